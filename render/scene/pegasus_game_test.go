package scene

import (
	"os"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

// Whole games with Pegasus, by the pointer and by keys alone: alone, and with Exodus.
func TestWholeGameWithPegasus(t *testing.T) {
	for i, c := range []wholeGame{
		{"pointer", 1280, 720, []card.ID{"pegasus"}, nil, false, 41},
		{"pointer, with Exodus", 1920, 1080, []card.ID{"pegasus", "exodus"}, nebulaToo, false, 42},
		{"keys", 1280, 720, []card.ID{"pegasus"}, nil, true, 43},
	} {
		t.Run(c.name, func(t *testing.T) {
			if i > 0 && os.Getenv("BATTLESTAR_LONG") == "" {
				t.Skip("with build/test -long only, as build/test has to stay under twenty minutes, and the same screens come up in the first")
			}
			c.play(t)
		})
	}
}

// exchangeForTreachery exchanges cards in the watched seat's hand for Treachery cards that nobody has seen.
func exchangeForTreachery(two *game.State) int {
	hand, deck := two.Piles[game.Hand(watched)], two.Piles[game.SkillDeck(card.Treachery)]
	changed := 0
	for i := range hand {
		at := slices.IndexFunc(deck, func(slot game.Slot) bool { return slot.Seen == 0 })
		if at < 0 || slices.ContainsFunc(deck, func(slot game.Slot) bool { return slot.Card == hand[i].Card }) {
			continue
		}
		hand[i].Card, deck[at].Card = deck[at].Card, hand[i].Card
		changed++
	}
	return changed
}

// Whether a hand holds Treachery shows nowhere but behind its curtain.
func TestNothingOfTreacheryRemains(t *testing.T) {
	setup := game.Setup{Boxes: []card.ID{"base", "pegasus"}, Seed: 1, Deal: true}
	pair := twinsOf(t, setup, holdsCards(3), exchangeForTreachery)
	one, seenOne := record(t, pair[0], 1, looks["hover and close"], nil)
	two, seenTwo := record(t, pair[1], 1, looks["hover and close"], nil)
	if seenOne == seenTwo {
		t.Error("the hands do not differ behind the curtain: this proves nothing")
	}
	if at := differs(one, two); at >= 0 {
		t.Errorf("frame %d shows that the seat held Treachery:\n%s", at, firstLine(one[at], two[at]))
	}
}
