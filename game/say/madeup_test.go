package say_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	. "battlestar/game/say"
	"battlestar/game/say/madeup"
)

// Whole games and every card are worded in a made-up language, in which no English may remain.
func TestNoEnglishInAnotherLanguage(t *testing.T) {
	l := madeup.Language(English)
	names := []string{"ó", "ú", "ä", "ö"}
	in := box.Everything()
	s := New(l, in, names)
	foreign := func(what, text string) {
		t.Helper()
		if plain := strings.IndexFunc(text, madeup.Plain); plain >= 0 && !t.Failed() {
			t.Errorf("%s in English: %q", what, text)
		}
	}
	for _, c := range components() {
		f := s.Face(c.deck, c.id)
		foreign(string(c.id), f.Title+f.Kind+f.Timing+f.Note)
		for _, line := range f.Lines {
			foreign(string(c.id), line.Label+line.Text)
		}
	}
	for seed := range uint64(4) {
		setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, Seed: seed, Deal: true, Options: []string{card.OptionCylonFleet, card.OptionFinalFive, card.OptionPersonalGoals}}
		for _, name := range names {
			setup.Players = append(setup.Players, game.Player{Name: name})
		}
		g, err := game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 3))
		s := New(l, setup.Catalog(), names)
		for !t.Failed() {
			for step := range g.Steps(game.Everyone) {
				text, _ := s.Event(step.View, step.Event)
				foreign("log", text)
			}
			open := g.View(game.Everyone)
			if open.Decision == nil {
				break
			}
			foreign("prompt", s.Prompt(open, open.Decision)+s.Waiting(open.Decision))
			seats := open.Decision.Seats.List()
			seat := seats[rng.IntN(len(seats))]
			v := g.View(seat)
			d := v.Decision
			foreign("prompt", s.Prompt(v, d))
			for _, o := range d.Options {
				foreign("option", s.Option(v, d, o))
				foreign("hint", s.Hint(v, d, o))
			}
			picks := []game.Choice{{Kind: game.Pass}}
			if d.Kind != game.AskWindow {
				n := d.Min + rng.IntN(d.Max-d.Min+1)
				for !d.Allows(n) {
					n++
				}
				picks = nil
				for _, i := range rng.Perm(len(d.Options))[:n] {
					picks = append(picks, d.Options[i].Choice)
				}
			}
			if err := g.Decide(game.Answer{Seat: seat, Picks: picks}); err != nil {
				t.Fatal(err)
			}
		}
		g.Close()
	}
	for why := range game.NotChosenFrom + 1 {
		foreign("refusal", s.Refusal(game.Refusal{Why: why, Seat: 1, Card: "launch-scout/1", Place: card.Brig}))
	}
}
