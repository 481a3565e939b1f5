package game

import (
	"slices"
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
)

// The rows of the piles must agree with each other, and every deck that lies in piles must begin in one.
func TestHeaps(t *testing.T) {
	named := map[string]Pile{}
	laid := map[card.Deck]bool{card.LoyaltyCards: true} // they are dealt in groups
	for p := NoPile + 1; p < NumPiles; p++ {
		h := heaps[p]
		if other, taken := named[p.String()]; taken {
			t.Errorf("piles %d and %d are both called %s", other, p, p)
		}
		named[p.String()] = p
		if h.lies == Unseen && h.stream == ChanceFirst {
			t.Errorf("no chance shuffles %s", p)
		}
		if d := p.Discards(); d != NoPile && (d.Lies() != Discarded && d.Lies() != Open || !slices.Equal(d.Decks(), p.Decks())) {
			t.Errorf("cards of %s are discarded on %s", p, d)
		}
		if h.laid {
			laid[p.Deck()] = true
		}
	}
	for deck := card.AnyDeck; deck < card.NumDecks; deck++ {
		for c := range box.Everything().Cards(deck) {
			if !laid[deck] {
				t.Errorf("%s of the %s cards lies in no pile when the game begins", c.ID, deck)
				break
			}
		}
	}
}
