package evening_test

import (
	"os"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render/scene/tabletest"
)

// These are whole games with Pegasus, by the pointer and by keys alone: without other boxes, and with Exodus.
func TestWholeGameWithPegasus(t *testing.T) {
	for i, c := range []wholeGame{
		{"pointer", 1280, 720, []card.ID{"pegasus"}, nil, false, 41, 0, 0},
		{"pointer, with Exodus", 1920, 1080, []card.ID{"pegasus", "exodus"}, tabletest.NebulaToo, false, 42, 0, 0},
		{"keys", 1280, 720, []card.ID{"pegasus"}, nil, true, 43, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			if i > 0 && os.Getenv("BATTLESTAR_LONG") == "" {
				t.Skip("with build/test -long only, as build/test has to stay under twenty minutes, and the same screens come up in the first")
			}
			c.play(t)
		})
	}
}

// These are whole games with an Agenda at the table: seven players with a Cylon Leader, four with the Sympathetic Cylon.
func TestWholeGameWithAnAgenda(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" {
		t.Skip("with build/test -long only, as build/test has to stay under twenty minutes; the scenes are looked at without it")
	}
	pegasus, leader := []card.ID{"pegasus"}, []string{card.OptionCylonLeader}
	for _, c := range []wholeGame{
		{"seven, pointer", 1280, 720, pegasus, leader, false, 51, 7, 0},
		{"seven, keys", 1280, 720, pegasus, leader, true, 52, 7, 0},
		{"sympathetic, pointer", 1280, 720, pegasus, []string{card.OptionSympatheticCylon}, false, 53, 4, 0},
	} {
		t.Run(c.name, c.play)
	}
}

// exchangeForTreachery exchanges cards in the watched seat's hand for Treachery cards that no one has seen.
func exchangeForTreachery(two *game.State) int {
	hand, deck := two.Piles[game.Hand(tabletest.Watched)], two.Piles[game.SkillDeck(card.Treachery)]
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

// Whether a hand holds Treachery must show nowhere but behind its curtain.
func TestNothingOfTreacheryRemains(t *testing.T) {
	setup := game.Setup{Boxes: []card.ID{"base", "pegasus"}, Seed: 1, Deal: true}
	pair := tabletest.TwinsOf(t, setup, tabletest.HoldsCards(3), exchangeForTreachery)
	nothingRemains(t, pair)
}

// nothingRemains lets the watched seats of two twins look behind the curtain. There they must see what differs, and no later frame may show it.
func nothingRemains(t *testing.T, pair [2]*table.Table) {
	t.Helper()
	one, seenOne := tabletest.Record(t, pair[0], 1, tabletest.Looks["hover and close"], nil)
	two, seenTwo := tabletest.Record(t, pair[1], 1, tabletest.Looks["hover and close"], nil)
	if seenOne == seenTwo {
		t.Error("nothing differs behind the curtain: this proves nothing")
	}
	if at := tabletest.Differs(one, two); at >= 0 {
		t.Errorf("frame %d shows what lay there:\n%s", at, tabletest.FirstLine(one[at], two[at]))
	}
}

// exchangeAgenda gives the watched seat another Agenda with the same back.
func exchangeAgenda(two *game.State) int {
	c := two.Setup.Catalog()
	own, deck := two.Piles[game.Agenda(tabletest.Watched)], two.Piles[game.AgendaDeck]
	for i := range deck {
		if c.Agendas.Of(deck[i].Card).Deck == c.Agendas.Of(own[0].Card).Deck {
			own[0].Card, deck[i].Card = deck[i].Card, own[0].Card
			return 1
		}
	}
	return 0
}

// What an Agenda says must show nowhere but behind its curtain.
func TestNothingOfAnAgendaRemains(t *testing.T) {
	setup := game.Setup{Boxes: []card.ID{"base", "pegasus"}, Options: []string{card.OptionCylonLeader}, Deal: true}
	leads := func(v *game.View) bool { return v.Seats[tabletest.Watched].HasAgenda() && tabletest.HoldsCards(2)(v) }
	for setup.Seed = 1; !tabletest.LeaderSits(t, setup); setup.Seed++ {
	}
	nothingRemains(t, tabletest.TwinsOf(t, setup, leads, exchangeAgenda))
}
