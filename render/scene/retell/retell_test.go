package retell_test

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/ui/uitest"
)

// whatHappened returns a game of some turns on the screen, at rest.
func whatHappened(t *testing.T, turns int) (*scene.Play, *uitest.Hands) {
	t.Helper()
	tab, err := scenetest.Table(4, 6)
	if err != nil {
		t.Fatal(err)
	}
	tab.SetStops(table.EveryStop())
	rng := rand.New(rand.NewPCG(6, 6))
	for tab.View().Turn < turns || tab.Asked().GoesOn {
		if err := scenetest.AnswerAny(tab, rng); err != nil {
			t.Fatal(err)
		}
		tab.CloseCurtain()
	}
	s := scene.NewShell(nil, nil, "")
	s.Settings.NoGuide = true
	p := scene.NewPlay(s, tab)
	app, err := render.New(func(*render.App) render.Scene { return p })
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	h.Move(3, 3)
	h.Ticks(5)
	return p, h
}

// One key must tell the last turn again, step by step, forwards and backwards. Then the table must be as it was, and ask what it asked.
func TestWhatHappened(t *testing.T) {
	p, h := whatHappened(t, 6)
	asked, log := p.View.Decision.Number, len(p.Table.Log())
	h.Key(ebiten.KeyR)
	if !p.Retelling() || p.View.Turn != 5 || p.View.Decision != nil || p.View.Count(game.CrisisOpen) > 0 {
		t.Fatalf("R tells turn %d again, want the beginning of turn 5", p.View.Turn)
	}
	seen := map[int]*game.View{}
	var places []int
	for range 12 {
		h.Key(ebiten.KeyEnter)
		h.Ticks(600)
		if !p.Waits() {
			t.Fatal("a step is told, and it does not wait")
		}
		at := len(p.Log())
		if len(places) > 0 && at <= places[len(places)-1] {
			t.Fatal("a step on does not go on")
		}
		seen[at], places = p.View.Copy(), append(places, at)
	}
	h.Ticks(3000)
	if len(p.Log()) != places[len(places)-1] {
		t.Fatal("it goes on although it waits")
	}
	for i := len(places) - 2; i >= 0; i-- {
		h.Key(ebiten.KeyBackspace)
		h.Ticks(3)
		if at := len(p.Log()); at != places[i] || p.View.JumpPrep != seen[at].JumpPrep || p.View.Resources != seen[at].Resources {
			t.Fatalf("a step back is at %d of the log, want %d", at, places[i])
		}
	}
	h.Key(ebiten.KeyPageDown)
	if p.View.Turn != 6 {
		t.Fatalf("a turn on is turn %d", p.View.Turn)
	}
	h.Key(ebiten.KeyPageUp)
	h.Key(ebiten.KeyPageUp)
	if p.View.Turn != 4 {
		t.Fatalf("two turns back is turn %d", p.View.Turn)
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)
	if p.Retelling() || p.View.Decision == nil || p.View.Decision.Number != asked || len(p.Log()) != log {
		t.Fatal("back at the table it does not ask what it asked")
	}
}

// Left alone, the retelling must go on to where the game is, and only then may a player be asked again.
func TestWhatHappenedPlays(t *testing.T) {
	p, h := whatHappened(t, 3)
	asked := p.View.Decision.Number
	h.Key(ebiten.KeyR)
	h.Key(ebiten.KeySpace)
	for n := 0; p.Retelling(); n++ {
		if n > 60*60*5 {
			t.Fatal("it never comes to its end")
		}
		if p.View.Decision != nil {
			t.Fatal("somebody is asked meanwhile")
		}
		h.Ticks(10)
	}
	h.Ticks(600)
	if p.View.Decision == nil || p.View.Decision.Number != asked {
		t.Fatal("told to the end, it does not ask what it asked")
	}
}
