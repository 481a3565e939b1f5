package board

import (
	"fmt"
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// Wherever the fleet jumps, the next sky must differ from the last, and must exist.
func TestSkyChangesWithEachJump(t *testing.T) {
	for trip := range 8 { // each goes to other destinations
		v := &game.View{}
		was := Sky(v)
		for jump := range 12 {
			v.Piles[game.DestinationDrawn] = make([]game.Slot, 2)
			under := Sky(v) // while the Admiral chooses
			v.Piles[game.DestinationDrawn] = nil
			v.Piles[game.Traveled] = append(v.Piles[game.Traveled], game.Slot{Card: card.ID(fmt.Sprintf("destination-%d", (trip*jump)%5))})
			sky := Sky(v)
			if sky == was {
				t.Errorf("trip %d, jump %d: the same sky %d again", trip, jump, sky)
			}
			if sky != under {
				t.Errorf("trip %d, jump %d: the sky changes from %d to %d when the destination is turned up", trip, jump, under, sky)
			}
			if sky == 0 || sky >= ui.Skies {
				t.Errorf("there is no sky %d for the table", sky)
			}
			was = sky
		}
		v.Piles[game.Traveled] = append(v.Piles[game.Traveled], game.Slot{Card: "legendary-discovery"})
		if Sky(v) != was {
			t.Error("the sky changes without a jump")
		}
	}
}

// In games that are played the sky must change once for each jump, and never while the destination is being chosen or the other cards go back.
func TestSkyChangesOnceForAJump(t *testing.T) {
	jumps := 0
	for seed := range uint64(6) {
		before := jumps
		g, err := game.New(game.Setup{Boxes: []card.ID{"base"}, Players: make([]game.Player, 4), Deal: true, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		changes, was := 0, Sky(g.View(game.Everyone))
		for {
			for step := range g.Steps(game.Everyone) {
				if step.Event.Kind == game.CardMoved && step.Event.To == game.Traveled {
					jumps++
				}
				if sky := Sky(step.View); sky != was {
					was = sky
					changes++
				}
			}
			d := g.Decision(game.Everyone)
			if d == nil {
				break
			}
			if err := g.Decide(bot.Random(bot.Known{View: g.View(d.Seats.List()[0]), Luck: bot.Luck(seed)})); err != nil {
				t.Fatal(err)
			}
		}
		if made := jumps - before; changes < made || changes > made+1 { // the game may end while a destination is being chosen
			t.Errorf("seed %d: %d jumps, and the sky changed %d times", seed, made, changes)
		}
		g.Close()
	}
	if jumps == 0 {
		t.Error("nobody jumped")
	}
}
