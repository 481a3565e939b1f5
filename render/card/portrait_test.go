package card

import (
	"math"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// Every character must have a portrait at every size, with its corners cut.
func TestEveryCharacterHasAPortrait(t *testing.T) {
	for _, b := range box.All() {
		for i := range b.Characters {
			for _, side := range []int{32, 48, 200} {
				p := portrait{id: b.Characters[i].ID, side: side, cut: float64(side) * 0.16}
				pix := p.pixels()
				if pix == nil {
					t.Fatalf("%s has no portrait", p.id)
				}
				if pix.RGBAAt(0, 0).A != 0 || pix.RGBAAt(side/2, side/2).A != 255 {
					t.Errorf("%s at %d: the corner shows %v, the middle %v", p.id, side, pix.RGBAAt(0, 0), pix.RGBAAt(side/2, side/2))
				}
			}
		}
	}
}

// TestPlightsAreToldApart takes the color from faces of 48 pixels: what is left must still tell the plights of a character apart.
func TestPlightsAreToldApart(t *testing.T) {
	gray := func(p portrait) (list []float64) {
		pix := p.pixels()
		for y := range p.side {
			for x := range p.side {
				c := pix.RGBAAt(x, y)
				list = append(list, light{float64(c.R), float64(c.G), float64(c.B)}.gray())
			}
		}
		return list
	}
	apart := func(a, b []float64) float64 { // the root mean square
		sum := 0.0
		for i := range a {
			sum += (a[i] - b[i]) * (a[i] - b[i])
		}
		return math.Sqrt(sum / float64(len(a)))
	}
	const least = 12
	for _, b := range box.All() {
		for i := range b.Characters {
			id := b.Characters[i].ID
			var seen [Executed + 1][]float64
			for p := range Executed + 1 {
				seen[p] = gray(portrait{id: id, side: 48, cut: 7, plight: p})
				for q := range p {
					if d := apart(seen[p], seen[q]); d < least {
						t.Errorf("%s: %v differs from %v by %.0f of 255, want %d", id, p, q, d, least)
					}
				}
			}
		}
	}
}

func TestPlightIsWhatEverybodyKnows(t *testing.T) {
	dead := []card.ID{"tom-zarek"}
	for want, s := range map[Plight]game.SeatState{
		AtLarge:   {Character: "kara-thrace", Place: card.Command},
		InSickbay: {Character: "kara-thrace", Place: card.Sickbay},
		InBrig:    {Character: "kara-thrace", Place: card.Brig},
		Revealed:  {Character: "kara-thrace", Allegiance: game.CylonPlayer},
		Executed:  {Character: "tom-zarek", OffBoard: true},
	} {
		if got := PlightOf(&s, dead); got != want {
			t.Errorf("%+v is %v, want %v", s, got, want)
		}
	}
}
