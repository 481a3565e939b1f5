package main

import (
	"bytes"
	"image"
	"math"
	"slices"
	"testing"

	"battlestar/assets/pictures"
	"battlestar/assets/ships/sheet"
)

// Every miniature of the sheet has a model, and there is no other.
func TestModels(t *testing.T) {
	for _, name := range sheet.Names {
		if models[name] == nil {
			t.Errorf("there is no model for %s", name)
		}
	}
	if len(models) != len(sheet.Names) {
		t.Errorf("%d models, but %d names", len(models), len(sheet.Names))
	}
}

// The same model gives the same bytes.
func TestSameBytes(t *testing.T) {
	draw := func() *maps {
		s := renderOne("nuke", 48, 2, false)
		s.bleed()
		m := newMaps(48, 48)
		m.put(s, 0, 0, sheet.Height)
		return m
	}
	a, b := draw(), draw()
	if !bytes.Equal(a.color.Pix, b.color.Pix) || !bytes.Equal(a.normal.Pix, b.normal.Pix) || !bytes.Equal(a.glow.Pix, b.glow.Pix) {
		t.Error("two runs differ")
	}
	if c := a.color.Pix[a.color.PixOffset(24, 24)+3]; c != 255 {
		t.Errorf("its middle has the cover %d", c)
	}
	if c := a.color.Pix[a.color.PixOffset(2, 24)+3]; c != 0 {
		t.Errorf("space has the cover %d", c)
	}
}

// The same run gives the same scenery, and the air of the world ends before its picture does.
func TestScenery(t *testing.T) {
	for name, draw := range map[string]func() *image.NRGBA{
		"world": func() *image.NRGBA { return world(160, 76) }, "door": func() *image.NRGBA { return doorHalf(640, 60, true) },
	} {
		if !bytes.Equal(draw().Pix, draw().Pix) {
			t.Errorf("two runs of the %s differ", name)
		}
	}
	sky := world(160, 76)
	for x := range 160 {
		if a := sky.NRGBAAt(x, 0).A; a > 8 {
			t.Errorf("the air of the world ends at the upper edge with the cover %d", a)
			break
		}
	}
}

func TestOutline(t *testing.T) {
	square := outline{-1, -1, 1, -1, 1, 1, -1, 1}
	half := outline{0, -1, 1, -1, 1, 1, 0, 1} // of the same square
	for _, c := range []struct{ x, y, want float64 }{{0, 0, -1}, {0.5, 0, -0.5}, {2, 0, 1}, {0, 3, 2}} {
		if got := square.dist(c.x, c.y); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("square at %v, %v: %v, want %v", c.x, c.y, got, c.want)
		}
		if got := half.dist(c.x, c.y); c.x > 0 && math.Abs(got-c.want) > 1e-9 {
			t.Errorf("half a square at %v, %v: %v, want %v", c.x, c.y, got, c.want)
		}
	}
}

// No solid may say that it is farther away than it is, or rays go through it.
func TestSolids(t *testing.T) {
	for name, s := range map[string]solid{
		"box": box(vec{0.1, 0, 0}, vec{0.3, 0.2, 0.1}, 0.02), "egg": egg(vec{}, vec{0.3, 0.2, 0.25}), "rod": rod(vec{-0.2, 0, 0}, vec{0.2, 0.1, 0}, 0.1, 0.05),
		"loft": loft(0, 0.01, section{0.4, 0.1, 0.1, 0, 2}, section{0, 0.2, 0.15, 0, 4}, section{-0.4, 0.15, 0.1, 0, 3}),
		"drum": drum(0, 0, -0.1, 0.1, 0.3, 0.02), "ring": ring(0, 0, 0, 0.4, 0.1, 0.05, 0.02),
		"row": row(box(vec{0, 0, 0}, vec{0.05, 0.05, 0.05}, 0.01), 4, vec{0.2, 0, 0}),
	} {
		for i := range 4000 {
			at := func(n int) float64 { return hash(i, n, 7)*2 - 1 }
			p, q := vec{at(1), at(2), at(3) * 0.6}, vec{}
			q = p.add(vec{at(4), at(5), at(6)}.mul(0.05))
			if d := math.Abs(s.dist(p) - s.dist(q)); s.dist(p) > 0 && s.dist(q) > 0 && d > 1.6*p.sub(q).len()+0.03 {
				t.Errorf("%s: from %v to %v the distance changes by %.3f", name, p, q, d)
				break
			}
		}
	}
}

// The same scene gives the same picture.
func TestSamePicture(t *testing.T) {
	a, b := painting("brig", 0.05), painting("brig", 0.05)
	if !bytes.Equal(a.Pix, b.Pix) {
		t.Error("two runs differ")
	}
	if bytes.Equal(a.Pix, painting("riot", 0.05).Pix) {
		t.Error("two scenes give the same picture")
	}
}

// Every scene has its picture in the program, and there is no picture without a scene.
func TestPicturesOfAllScenes(t *testing.T) {
	names := pictures.Names()
	for name := range scenes {
		if !slices.Contains(names, name) {
			t.Errorf("the scene %s has no picture: go run ./assets/gen -pictures -only %s", name, name)
		}
	}
	for _, name := range names {
		if scenes[name] == nil {
			t.Errorf("the picture %s has no scene", name)
		}
		img, err := pictures.Picture(name)
		if err != nil {
			t.Error(err)
		} else if img.Bounds().Dx() != pictures.Width || img.Bounds().Dy() != pictures.Height {
			t.Errorf("the picture %s has the size %v", name, img.Bounds())
		}
	}
}
