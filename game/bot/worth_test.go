package bot

import (
	"fmt"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// Every verb that the components use needs a worth.
func TestEveryVerbHasAWorth(t *testing.T) {
	g, err := game.New(game.Setup{Boxes: []card.ID{"base"}, Players: make([]game.Player, 4), Seed: 1, Deal: true})
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	v := g.View(0)
	seen := map[string]bool{}
	visit := func(of string, list card.Effects) {
		for e := range list.Deep() {
			verb := fmt.Sprintf("%T", e)
			if _, known := weigh(v, e, nil); !known && !seen[verb] {
				t.Errorf("%s of %s has no worth", verb, of)
			}
			seen[verb] = true
		}
	}
	for deck := card.AnyDeck + 1; deck < card.NumDecks; deck++ {
		for id := range box.Everything().IDs(deck) {
			for _, list := range box.Everything().Effects(deck, id) {
				visit(string(id), list)
			}
		}
	}
	t.Logf("%d verbs", len(seen))
}

// Losing a resource must hurt more the less of it is left: every worth builds on this.
func TestWorthGrowsWithNeed(t *testing.T) {
	last := 0.0
	for food := 1; food <= 8; food++ {
		v := &game.View{}
		v.Resources[card.Food] = food
		worth := Worth(v, card.Lose(card.Food, 1))
		if food > 1 && worth <= last || worth >= 0 {
			t.Errorf("losing 1 of %d food is worth %.1f, of %d %.1f", food, worth, food-1, last)
		}
		last = worth
	}
}
