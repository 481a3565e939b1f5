package evening_test

import (
	"os"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
)

// These are whole games with Daybreak, by the pointer and by keys alone: home with a Leader, with all four boxes, and to New Caprica.
func TestWholeGameWithDaybreak(t *testing.T) {
	alone, all := []card.ID{"daybreak"}, []card.ID{"pegasus", "exodus", "daybreak"}
	home := []string{card.OptionSearchForHome, card.OptionCylonLeader}
	everything := append(slices.Clone(scenetest.AllOptions), home...)
	caprica := append(slices.Clone(scenetest.AllOptions), card.OptionNewCaprica, card.OptionCylonLeader)
	for i, c := range []wholeGame{
		{"home, pointer", 1280, 720, alone, home, false, 81, 5, 0},
		{"everything, pointer", 1280, 720, all, everything, false, 82, 7, 2},
		{"everything, keys", 1280, 720, all, everything, true, 88, 6, 2},
		{"keys", 1280, 720, alone, nil, true, 86, 4, 0},
		{"New Caprica", 1920, 1080, all, caprica, false, 85, 6, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			if i > 0 && os.Getenv("BATTLESTAR_LONG") == "" {
				t.Skip("with build/test -long only, as build/test has to stay under twenty minutes, and most of the same screens come up in the first")
			}
			c.play(t)
		})
	}
}

// exchangeMutiny gives the watched seat other Mutiny cards.
func exchangeMutiny(two *game.State) int {
	own, deck := two.Piles[game.MutinyHand(tabletest.Watched)], two.Piles[game.MutinyDeck]
	for i := range own {
		own[i].Card, deck[i].Card = deck[i].Card, own[i].Card
	}
	return len(own)
}

// Which Mutiny cards a player holds must show nowhere but behind the curtain.
func TestNothingOfAMutinyRemains(t *testing.T) {
	holds := func(v *game.View) bool {
		// A snapshot holds the moment where a step begins.
		return tabletest.KindIs(v, game.ChooseAction) && len(v.Piles[game.MutinyHand(tabletest.Watched)]) > 0 && tabletest.HoldsCards(2)(v)
	}
	nothingRemains(t, tabletest.TwinsOf(t, game.Setup{Boxes: []card.ID{"base", "daybreak"}, Seed: 12, Deal: true}, holds, exchangeMutiny))
}

// exchangeMotives gives the watched seat other Motives.
func exchangeMotives(two *game.State) int {
	own, deck := two.Piles[game.Motives(tabletest.Watched)], two.Piles[game.MotiveDeck]
	for i := range own {
		own[i].Card, deck[i].Card = deck[i].Card, own[i].Card
	}
	return len(own)
}

// What a Motive asks for, and whether that is met, must show nowhere but behind the curtain.
func TestNothingOfAMotiveRemains(t *testing.T) {
	setup := game.Setup{Boxes: []card.ID{"base", "daybreak"}, Options: []string{card.OptionCylonLeader}, Deal: true}
	leads := func(v *game.View) bool {
		return v.Seats[tabletest.Watched].Allegiance == game.Leader && tabletest.HoldsCards(2)(v)
	}
	for setup.Seed = 1; !tabletest.LeaderSits(t, setup); setup.Seed++ {
	}
	nothingRemains(t, tabletest.TwinsOf(t, setup, leads, exchangeMotives))
}
