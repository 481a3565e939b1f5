package board

import (
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui/uitest"
)

// damage damages the first n locations of a board.
func damage(v *game.View, p *plan, n int) {
	for _, s := range p.sites[:n] {
		v.Piles[game.DamageOnBoard] = append(v.Piles[game.DamageOnBoard], game.Slot{Card: "damage-" + card.ID(s.place), Seen: game.All})
	}
}

// A ship must be a wreck once its last location is damaged, and not before; the ground never is.
func TestWreck(t *testing.T) {
	for _, p := range []*plan{&pegasus, &demetrius, &colonialOne} {
		var v game.View
		damage(&v, p, len(p.sites)-1)
		if p.hull(&v) != sound {
			t.Errorf("%v is a wreck with a location left", p.sites[0].place)
		}
		damage(&v, p, len(p.sites))
		if p.hull(&v) != wreck || wreck.key(p) == sound.key(p) {
			t.Errorf("%v is no wreck, or has no picture of its own", p.sites[0].place)
		}
	}
	var v game.View
	damage(&v, &newCaprica, len(newCaprica.sites))
	if newCaprica.hull(&v) != sound {
		t.Error("the ground is a wreck")
	}
}

// A ship that is folded away must say how many of its locations are damaged, and a wreck must say that it is destroyed.
func TestFoldedBoardSaysWhatIsInIt(t *testing.T) {
	for _, c := range []struct {
		table tableOf
		hit   *plan
		n     int
		says  string
	}{
		{tableOf{"occupied", []*plan{&galactica, &pegasus, &cylonLocations, &newCaprica}, occupied, false}, &galactica, 3, "3"},
		{tableOf{"occupied", []*plan{&galactica, &pegasus, &cylonLocations, &newCaprica}, occupied, false}, &pegasus, 2, "2"},
		{tableOf{"home", []*plan{&galactica, &colonialOne, &cylonLocations, &demetrius}, inSpace, false}, &demetrius, len(demetrius.sites), titles[card.DemetriusBoard] + " · destroyed"},
	} {
		app, err := newScene(c.table, func(v *game.View) { damage(v, c.hit, c.n) })
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range works {
			h := uitest.Take(t, app, size.w, size.h)
			h.Ticks(2)
			said := false
			for _, p := range h.Placed() {
				said = said || strings.EqualFold(p.Text, c.says)
			}
			if !said {
				t.Errorf("%s, %gx%g: nothing says %q", c.table.name, size.w, size.h, c.says)
			}
			for _, problem := range h.Problems() {
				t.Errorf("%s, %gx%g: %v", c.table.name, size.w, size.h, problem)
			}
		}
	}
}
