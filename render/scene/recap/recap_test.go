package recap_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/summary"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
)

// A loaded game must first say what happened. One key or one click must lead to the table, and do nothing else there.
func TestRecap(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		h, p, _ := tabletest.TakeKept(t, size[0], size[1])
		if tabletest.KindOf(h.Targets()) != "recap" || len(p.Rooms.Recap.Shown.Turns) != 2 {
			t.Fatalf("a loaded game begins with %q, %+v", tabletest.KindOf(h.Targets()), p.Rooms.Recap.Shown)
		}
		tabletest.Clean(t, h, "recap")
		number, log := p.View.Decision.Number, len(p.Table.Log())
		h.Ticks(600)
		if !p.Rooms.Recap.Open() || p.View.Decision.Number != number {
			t.Fatal("the game goes on behind the recap")
		}
		switch size[0] {
		case 1280:
			h.Key(ebiten.KeyA)
		default:
			h.Click(300, 300)
		}
		if h.Ticks(4); p.Rooms.Recap.Open() || p.View.Decision.Number != number || len(p.Table.Log()) != log || p.HandTo != game.NoSeat {
			t.Fatal("the click that dismisses the recap does something else too, or does not dismiss it")
		}
	}
}

// The recap may tell only what is in the log of the open table, and the sums of what the resources lost and gained.
func TestRecapTellsTheLog(t *testing.T) {
	_, p, s := tabletest.TakeKept(t, 1280, 720)
	for _, turn := range p.Rooms.Recap.Shown.Turns {
		if turn.Turn != p.View.Turn && turn.Turn != p.View.Turn-1 || turn.Name == "" {
			t.Errorf("the recap of turn %d tells of turn %d", p.View.Turn, turn.Turn)
		}
		for _, line := range turn.Lines {
			if line.Event.Kind == game.ResourceChanged {
				continue
			}
			if !slices.ContainsFunc(p.Rooms.Log.Text.Lines, func(l say.LogLine) bool { return l.Text == line.Text && l.Turn == turn.Turn }) {
				t.Errorf("%q is not in the log of turn %d", line.Text, turn.Turn)
			}
		}
	}
	var g summary.Glance
	u, err := ui.New()
	if err != nil {
		t.Fatal(err)
	}
	g.Look(p.Table.Path())
	g.Take(u, s)
	if g.Text == "" || g.Now == "" || g.Current == nil || g.Current.Name != p.Name(p.View.Current) {
		t.Fatalf("a glance at the save gives %+v", g)
	}
	for _, line := range summary.Mattered(p.Rooms.Recap.Shown.Turns[len(p.Rooms.Recap.Shown.Turns)-1].Lines, 3) {
		if !strings.Contains(g.Text, line.Text) {
			t.Errorf("the title tells %q, without %q", g.Text, line.Text)
		}
	}
}

// A pause must hide everything, stop everything, and say only by name whose turn it is.
func TestPause(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		h, p, _ := tabletest.TakeKept(t, size[0], size[1])
		h.Key(ebiten.KeyEnter)
		h.Ticks(3)
		h.Key(ebiten.KeyDigit2)
		h.KeyDown(ebiten.KeySpace)
		h.Ticks(curtain.HoldTicks + 5)
		h.KeyUp()
		if p.Table.Eyes() != 1 {
			t.Fatal("the curtain does not open")
		}
		h.Key(ebiten.KeyF9)
		h.Ticks(3)
		if tabletest.KindOf(h.Targets()) != "pause" || p.Table.Eyes() != game.Everyone {
			t.Fatalf("F9 behind a curtain leads to %q, and the eyes are %v", tabletest.KindOf(h.Targets()), p.Table.Eyes())
		}
		tabletest.Clean(t, h, "pause")
		if len(h.Targets()) != 1 {
			t.Errorf("on the pause screen can be clicked: %v", h.Targets())
		}
		answers := p.View.Decision.Number
		h.Ticks(1200)
		h.Click(size[0]/2, size[1]/2)
		h.Key(ebiten.KeyEnter)
		h.Key(ebiten.KeyEscape)
		if tabletest.KindOf(h.Targets()) != "pause" || p.Table.View().Decision.Number != answers {
			t.Fatal("a click or a key ends the pause, or the game goes on in it")
		}
		h.KeyDown(ebiten.KeySpace)
		h.Ticks(curtain.HoldTicks + 5)
		h.KeyUp()
		h.Ticks(3)
		if k := tabletest.KindOf(h.Targets()); k == "pause" || k == "curtain" {
			t.Fatalf("held, it leads to %q", k)
		}
	}
}
