package ui

import (
	"testing"

	"battlestar/render/ship"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

func TestFontsHaveTheLetters(t *testing.T) {
	u, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for font := range fontCount {
		for _, r := range "éáíóöőúüűßäÉÁÍÓÖŐÚÜŰÄ„“”’–−·×…•" {
			if g := text.AppendGlyphs(nil, string(r), u.fonts.face(font, 16), nil); len(g) != 1 || g[0].GID == 0 {
				t.Errorf("font %d has no %c", font, r)
			}
		}
	}
}

func TestShadersCompile(t *testing.T) {
	for name, source := range map[string][]byte{"panel": panelSource, "space": spaceSource, "sky": skySource, "planet": planetSource, "colours": colorsSource} {
		if _, err := ebiten.NewShader(source); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A key that is on no keyboard would panic only once its button is shown in a game.
func TestKeyNames(t *testing.T) {
	for _, k := range []Key{"A", "Z", "0", "9", "F1", "F12", "Enter", "Space", "Esc", "Tab", "Del", "Back", "PgUp", "PgDn", "+", "-"} {
		if _, ok := k.code(); !ok {
			t.Errorf("%s is no key", k)
		}
	}
}

// Equal frames must make equal lists, so that what is on the screen already is not drawn again and running a scene does not fill the memory.
func TestEqualFramesMakeEqualLists(t *testing.T) {
	u, err := New()
	if err != nil {
		t.Fatal(err)
	}
	frame := func() {
		u.Begin(u.In)
		u.Space(u.Window(), 1, Vantage{})
		u.Panel(R(0, 0, 100, 100), Plain)
		u.Text(R(0, 0, 100, 30), "text", Fact, TextMain, Left)
		u.Ring(R(0, 0, 100, 100), 0.5, Amber)
		u.Polygon([]float64{0, 0, 10, 0, 10, 10}, Amber, Amber, 1)
		u.Ship(ship.ViperII, 50, 50, 40, 30)
		u.End()
	}
	frame()
	first := append([]op(nil), u.ops...)
	frame()
	for i := range first {
		if first[i] != u.ops[i] {
			t.Errorf("op %d differs: %+v and %+v", i, first[i], u.ops[i])
		}
	}
}
