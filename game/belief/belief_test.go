package belief_test

import (
	"math"
	"testing"

	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/script"
)

// lay returns what is believed at a table as a scenario lays it and plays on.
func lay(t *testing.T, scenario string) (*game.Game, *bot.Witness) {
	t.Helper()
	g, err := script.Lay(scenario)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(g.Close)
	return g, bot.Watch(g)
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

// Before anything has happened, every player with one Loyalty card is as suspicious as any other: 2 Cylon cards among 10 (B-SETUP-10).
func TestPriorIsTheLoyaltyDeck(t *testing.T) {
	for _, c := range []struct {
		characters          []card.ID
		cylons, deck, holds int
	}{
		{characters: []card.ID{"william-adama", "lee-adama", "laura-roslin", "kara-thrace", "saul-tigh"}, cylons: 2, deck: 10, holds: 1},
		{characters: []card.ID{"gaius-baltar", "lee-adama", "laura-roslin", "kara-thrace", "saul-tigh"}, cylons: 2, deck: 11, holds: 2},
		{characters: []card.ID{"william-adama", "lee-adama", "laura-roslin"}, cylons: 1, deck: 6, holds: 1},
	} {
		setup := game.Setup{Boxes: []card.ID{"base"}, Seed: 7}
		for _, id := range c.characters {
			setup.Players = append(setup.Players, game.Player{Character: id})
		}
		g, err := game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		w := bot.Watch(g)
		for g.Uncovered().Turn == 0 {
			if err := g.Decide(bot.Random(w.Known(g.Decision(game.Everyone).Seats.List()[0]))); err != nil {
				t.Fatal(err)
			}
		}
		b := w.Known(game.Everyone).Belief
		// The chance that none of the cards held is one of the Cylon cards among those in the deck.
		none := 1.0
		for i := range c.holds {
			none *= float64(c.deck-c.cylons-i) / float64(c.deck-i)
		}
		if got := b.Cylon(0); !near(got, 1-none) {
			t.Errorf("%v: %.4f, not %.4f", c.characters, got, 1-none)
		}
		g.Close()
	}
}

// A seat's own knowledge is a condition: whoever sees their own card knows more of the others, and a hidden Cylon looks at them like a human.
func TestGivenIsACondition(t *testing.T) {
	_, w := lay(t, "seats william-adama lee-adama laura-roslin kara-thrace\nloyalty william-adama cylon-brig\nturn lee-adama action")
	open := w.Known(game.Everyone).Belief
	cylon, human := w.Known(0), w.Known(1)
	if got := open.Given(cylon.View)[0]; got != 1 {
		t.Errorf("the Cylon believes himself to be one with chance %.2f", got)
	}
	if got := open.Given(human.View)[1]; got != 0 {
		t.Errorf("the human believes herself to be a Cylon with chance %.2f", got)
	}
	if as, is := open.AsHuman(0), open.Given(human.View); !near(as[2], is[2]) || as[0] != 0 {
		t.Errorf("as a human the Cylon believes %v, and a human %v", as, is)
	}
	if got := open.Given(cylon.View)[1]; got >= open.Cylon(1) {
		t.Errorf("the Cylon, who holds one of the cards, suspects the others with %.2f, the table with %.2f", got, open.Cylon(1))
	}
}

// A belief must refuse the view of a seat: it is for the open table only.
func TestBeliefsNeedTheOpenTable(t *testing.T) {
	g, _ := lay(t, "seats william-adama lee-adama laura-roslin kara-thrace\nturn lee-adama action")
	defer func() {
		if recover() == nil {
			t.Error("a seat's view was taken")
		}
	}()
	belief.New(g.View(0), game.Setup{Boxes: []card.ID{"base"}})
}
