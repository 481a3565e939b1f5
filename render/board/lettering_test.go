package board

import (
	"fmt"
	"testing"

	"battlestar/game/card"
	"battlestar/render/ui"
)

// lettered returns a board in a window, and the sizes in pixels of the names on its plates.
func lettered(t *testing.T, w, h, factor float64) (*closeUp, map[card.Place]float64) {
	t.Helper()
	c := newCloseUp(t)
	c.u.Resize(w, h)
	c.u.TextFactor = factor
	c.tick(2)
	px := map[card.Place]float64{}
	for _, panel := range panels() {
		for _, place := range panel {
			r := c.host.at["place:"+string(place)]
			for _, p := range c.u.Placed() {
				x, y := p.Rect.Center()
				if p.Kind == "text" && p.Text == c.b.Say.Place(place) && r.Contains(x/c.u.Scale, y/c.u.Scale) {
					px[place] = p.Px
					if p.Shrunk || p.Clipped {
						t.Errorf("%gx%g, text %g: %s does not fit its plate", w, h, factor, p.Text)
					}
				}
			}
			if px[place] == 0 {
				t.Fatalf("%gx%g, text %g: no name on the plate of %s", w, h, factor, place)
			}
		}
	}
	return c, px
}

// panels returns the groups of locations that lie together.
func panels() [][]card.Place {
	return [][]card.Place{placesOf(&galactica), placesOf(without(colonialOne, card.QuorumChamber)), placesOf(without(cylonLocations, card.HubDestroyed))}
}

func placesOf(p *plan) (places []card.Place) {
	for _, s := range p.sites {
		places = append(places, s.place)
	}
	return places
}

var windows = [...][2]float64{{1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {3840, 2160}}

// All names of a panel must have one size, and a larger one with large text.
func TestNamesOfAPanelHaveOneSize(t *testing.T) {
	for _, w := range windows {
		t.Run(fmt.Sprintf("%gx%g", w[0], w[1]), func(t *testing.T) {
			was := map[card.Place]float64{}
			for _, factor := range [...]float64{1, 1.15, 1.3} {
				_, px := lettered(t, w[0], w[1], factor)
				for _, panel := range panels() {
					for _, place := range panel {
						if px[place] != px[panel[0]] {
							t.Errorf("text %g: %s has %g px, %s %g", factor, place, px[place], panel[0], px[panel[0]])
						}
					}
					if place := panel[0]; px[place] < was[place] || factor == 1.3 && px[place] <= was[place] {
						t.Errorf("text %g: %s has %g px, with smaller text %g", factor, place, px[place], was[place])
					}
				}
				if factor == 1 {
					was = px
				}
			}
		})
	}
}

// Every plate of Galactica must bear its icon, as large as the others', under its name and clear of the figures there.
func TestEveryPlateHasItsIcon(t *testing.T) {
	for _, w := range windows {
		for _, factor := range [...]float64{1, 1.15, 1.3} {
			c, _ := lettered(t, w[0], w[1], factor)
			plates := c.b.field.slots
			letters := c.b.letter(c.u, plates)
			for _, p := range plates {
				in, name := plateText(p.rect), c.b.Say.Place(p.place)
				if high := c.u.ParagraphHeight(in.W, name, letters.name); letters.icon < plateIconLeast || high+letters.icon > in.H+0.5 {
					t.Errorf("%gx%g, text %g: %s has %g for an icon of %g", w[0], w[1], factor, name, in.H-high, letters.icon)
				}
				box, icon := ui.R(in.X, in.Y, in.W, 40), ui.R(in.X, in.Bottom()-letters.icon, letters.icon, letters.icon)
				for n := range 8 {
					if who := c.b.company(c.u, p.rect, box, write(c.u, name, letters.name, in.W), letters.name, icon.Right()+2, n); who.left < icon.Right() {
						t.Errorf("%gx%g, text %g: %d figures at %s stand on its icon", w[0], w[1], factor, n, name)
					}
				}
			}
		}
	}
}
