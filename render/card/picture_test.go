package card

import (
	"math"
	"slices"
	"testing"

	stored "battlestar/assets/pictures"
	"battlestar/assets/portraits"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/render/ui"
)

// Every card of the decks that have pictures must have one, and every picture that is asked for must exist.
func TestEveryCardHasAPicture(t *testing.T) {
	names := stored.Names()
	in := box.Everything()
	faces := New(in, say.New(english.Language(), in, nil))
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
			ids = append(ids, card.ID(b.Locations[i].ID))
		}
		for i := range b.Loyalty {
			ids = append(ids, b.Loyalty[i].ID)
		}
		for i := range b.Characters {
			ids = append(ids, b.Characters[i].ID)
		}
		for i := range b.Agendas {
			ids = append(ids, b.Agendas[i].ID)
		}
		for i := range b.Crossroads {
			ids = append(ids, b.Crossroads[i].ID)
		}
		for i := range b.Allies {
			ids = append(ids, card.ID(b.Allies[i].At)) // the place stands behind the ally
			if _, err := portraits.Portrait(string(faces.person(b.Allies[i].ID))); err != nil {
				t.Errorf("the ally %s has no face: %v", b.Allies[i].ID, err)
			}
		}
		for _, list := range [][]card.Token{b.GalacticaDamage, b.BasestarDamage, b.Civilians} {
			for i := range list {
				ids = append(ids, list[i].ID)
			}
		}
		for _, id := range ids {
			if pictures[id] == "" {
				t.Errorf("%s has no picture", id)
			}
		}
	}
}

// From across the table nobody may be able to tell by its colors who holds which Loyalty card: the frames must be the same, and the pictures nearly
// so.
func TestLoyaltyCardsLookAlike(t *testing.T) {
	in := box.Everything()
	f := New(in, say.New(english.Language(), in, nil))
	var first ui.Color
	var mean [3]float64
	for i, id := range slices.Sorted(in.IDs(card.LoyaltyCards)) {
		img, err := stored.Picture(pictures[id])
		if err != nil {
			t.Fatal(err)
		}
		var sum [3]float64
		for y := range stored.Height {
			for x := range stored.Width {
				r, g, b, _ := img.At(x, y).RGBA()
				for c, v := range [3]uint32{r, g, b} {
					sum[c] += float64(v>>8) / (stored.Width * stored.Height)
				}
			}
		}
		look := f.signOf(card.LoyaltyCards, id).Color
		if i == 0 {
			first, mean = look, sum
		}
		if look != first {
			t.Errorf("the frame of %s is %v, of others %v", id, look, first)
		}
		for c := range sum {
			if math.Abs(sum[c]-mean[c]) > 8 {
				t.Errorf("the picture of %s is %.0f on the whole, of others %.0f", id, sum, mean)
				break
			}
		}
	}
}
