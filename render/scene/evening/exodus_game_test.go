package evening_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/guide"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
)

// This is a whole game with Exodus and all its options, by the pointer on the screen from the title to the end.
func TestWholeGameWithExodus(t *testing.T) {
	for i, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		if i > 0 && testing.Short() {
			t.Skip("the other size takes as long again")
		}
		hands, _, shell := takeWhole(t, size[0], size[1])
		shell.Settings.Boxes, shell.Settings.Options = []card.ID{"exodus"}, scenetest.AllOptions
		p := newPlayer(t, hands, uint64(i)+21)
		seen, problems := map[string]int{}, map[string]bool{}
		p.each = func(kind string) {
			seen[kind]++
			if kind == "curtain" && seen[kind]%7 > 0 {
				return // checked often enough
			}
			for _, problem := range hands.Problems() {
				if !problems[problem.String()] {
					problems[problem.String()] = true
					t.Errorf("%v, %s: %v", size, kind, problem)
				}
			}
		}
		p.begin()
		n := p.play(30000)
		t.Logf("%v: %d choices; screens seen: %v", size, n, seen)
		list, err := shell.Store.List()
		if err != nil || len(list) != 1 || list[0].Over == nil {
			t.Errorf("the store holds %+v, %v", list, err)
		}
	}
}

// exchangeLoyalty gives the watched seat another "not a Cylon" card: a Personal Goal or one of the Final Five in place of one that is neither, or the
// other way round.
func exchangeLoyalty(s *game.State) int {
	kind := func(id card.ID) string { return fmt.Sprint(id)[:5] } // goal-, final, not-a
	for i, own := range s.Piles[game.Loyalty(tabletest.Watched)] {
		deck := s.Piles[game.NotCylonDeck]
		at := slices.IndexFunc(deck, func(slot game.Slot) bool { return kind(slot.Card) != kind(own.Card) })
		if kind(own.Card) != "cylon" && at >= 0 {
			s.Piles[game.Loyalty(tabletest.Watched)][i].Card, deck[at].Card = deck[at].Card, own.Card
			return 1
		}
	}
	return 0
}

// What everyone sees of a game with all of Exodus, including the Cylon Fleet board, must not depend on which "not a Cylon" card a player has looked
// at.
func TestNothingOfALoyaltyCardRemains(t *testing.T) {
	look := tabletest.Looks["click, focus by key and wait"]
	for _, seed := range []uint64{3, 5} { // seeds with which the watched seat holds no Cylon card
		setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, Options: scenetest.AllOptions, Seed: seed, Deal: true}
		own := card.ID("")
		pairs := func(v *game.View) bool {
			if !tabletest.HoldsCards(3)(v) {
				return false
			}
			own = v.Piles[game.Loyalty(tabletest.Watched)][0].Card
			return true
		}
		pair := tabletest.TwinsOf(t, setup, pairs, exchangeLoyalty)
		one, seenOne := tabletest.Record(t, pair[0], seed, look, nil)
		two, seenTwo := tabletest.Record(t, pair[1], seed, look, nil)
		if seenOne == seenTwo {
			t.Errorf("seed %d: the loyalty (%s) does not differ behind the curtain: this proves nothing", seed, own)
		}
		if at := tabletest.Differs(one, two); at >= 0 {
			t.Errorf("seed %d: frame %d shows the loyalty:\n%s", seed, at, tabletest.FirstLine(one[at], two[at]))
		}
	}
}

// notesBehind returns the names of the notes that the guide shows the watched seat behind its curtain, dismissed one by one, and what the seat holds.
func notesBehind(t *testing.T, tab *table.Table) (names []string, held []game.Slot) {
	t.Helper()
	h, p, _ := tabletest.TakePlay(t, tab, 1280, 720)
	p.Shell.Settings.NoGuide = false
	p.HandTo = tabletest.Watched
	h.Ticks(3)
	h.KeyDown(ebiten.KeySpace)
	h.Ticks(curtain.HoldTicks + 5)
	h.KeyUp()
	for range len(guide.Notes) {
		h.Ticks(3)
		if !scenetest.Shows(h, "guide.ok") {
			break
		}
		names = append(names, p.Rooms.Guide.Note.Name)
		h.ClickOn("guide.ok")
	}
	return names, p.View.Piles[game.Loyalty(tabletest.Watched)]
}

// The guide must tell every player of Personal Goals and the Final Five behind the curtain, at the same moment and equally often, whatever they hold.
func TestNotesOnLoyaltyCardsBetrayNobody(t *testing.T) {
	setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, Options: scenetest.AllOptions, Seed: 3, Deal: true}
	pair := tabletest.TwinsOf(t, setup, tabletest.HoldsCards(3), exchangeLoyalty)
	one, heldOne := notesBehind(t, pair[0])
	two, heldTwo := notesBehind(t, pair[1])
	if fmt.Sprint(heldOne) == fmt.Sprint(heldTwo) {
		t.Fatalf("both hold %v: this proves nothing; told was %v", heldOne, one)
	}
	if !slices.Equal(one, two) {
		t.Errorf("with %v the notes are %v, with %v they are %v", heldOne, one, heldTwo, two)
	}
	for _, name := range []string{"own-goals", "own-five"} {
		if !slices.Contains(one, name+" · "+scenetest.Names[tabletest.Watched]) {
			t.Errorf("the note %q is not told: %v", name, one)
		}
	}
}
