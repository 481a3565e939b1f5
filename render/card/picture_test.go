package card

import (
	"slices"
	"testing"

	stored "battlestar/assets/pictures"
	"battlestar/game/box"
	"battlestar/game/card"
)

// Every card of the decks that have pictures has one, and no picture is asked for that is not there.
func TestEveryCardHasAPicture(t *testing.T) {
	names := stored.Names()
	for id, name := range pictures {
		if !slices.Contains(names, name) {
			t.Errorf("%s asks for the picture %s, which is not in assets/pictures", id, name)
		}
	}
	for _, b := range box.All() {
		var ids []card.ID
		for i := range b.Crises {
			ids = append(ids, b.Crises[i].ID)
		}
		for i := range b.SuperCrises {
			ids = append(ids, b.SuperCrises[i].ID)
		}
		for i := range b.Quorum {
			ids = append(ids, b.Quorum[i].ID)
		}
		for i := range b.Destinations {
			ids = append(ids, b.Destinations[i].ID)
		}
		for i := range b.Skills {
			ids = append(ids, b.Skills[i].ID)
		}
		for i := range b.Locations {
			if b.Locations[i].Check != nil {
				ids = append(ids, card.ID(b.Locations[i].ID))
			}
		}
		for _, id := range ids {
			if pictures[id] == "" {
				t.Errorf("%s has no picture", id)
			}
		}
	}
}

// However many pictures are looked at, only some stay in memory, and the one that was drawn last is among them.
func TestFewPicturesAreHeld(t *testing.T) {
	var g gallery
	for i := range 3 * mostHeld {
		name := string(rune('a'+i%26)) + string(rune('a'+i/26)) // none of them can be read, which counts as well
		g.image(name)
		if len(g.held) > mostHeld {
			t.Fatalf("%d pictures are held", len(g.held))
		}
		if g.held[name] == nil {
			t.Fatalf("%s was dropped at once", name)
		}
	}
}
