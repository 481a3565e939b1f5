package board

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// With the Ionian Nebula, every Colonial location has room for the allies that can be encountered there, whether there are any or not: over or under
// its plate, clear of what stands at its edges.

// allyH and allyW are the size of an ally's card, allyGap the room between two, leastH the least height of a card in pixels.
const allyH, allyW, allyGap, leastH = 52.0, 93.0, 4.0, 34.0

// allyUnder is the distance from a plate to the allies under it. Over a plate it is allyOver: the tags that say that the plate can be used stand
// between.
const allyUnder = 27.0

func allyOver(u *ui.Canvas) float64 { return max(allyUnder, u.LineHeight(ui.SmallCaps)+6) }

// meeting is the room for allies at the locations of a layout; the zero meeting has none.
type meeting struct {
	over, under float64 // from a plate to the allies over it and under it
	least       float64 // their least height
	snug        bool    // they stand right at a plate, in the place of the tag of a damaged plate
}

// beside is the distance from a plate to the allies right at it.
const beside = 3.0

// meetingOn returns the room for allies aboard a number of ships. Beside two ships there is room only for the allies themselves.
func meetingOn(u *ui.Canvas, ships int) meeting {
	if ships > 1 {
		return meeting{beside, beside, leastH / u.Scale, true}
	}
	return meeting{allyOver(u), allyUnder, leastH / u.Scale, false}
}

// high returns the height of an ally's card at a scale of the ships.
func (m meeting) high(k float64) float64 { return max(allyH*k, m.least) }

// reach returns how far the allies over and under the plates of a ship extend.
func (m meeting) reach(k float64) (over, under float64) {
	if m.over == 0 {
		return 0, 0
	}
	return m.over + m.high(k) + 2, m.under + m.high(k) + 2
}

// underEdge is the distance from a plate to the allies under it where figures stand on its edge.
const underEdge = 13.0

// below returns the room for allies under the boards over space.
func (m meeting) below() float64 { return underEdge - hullEdge + m.high(1) + 2 }

// allyPlaces returns where the n allies at a location stand, on a ship or on a board outside space.
func (m meeting) allyPlaces(s slot, aboard bool, middle float64, n int) []ui.Rect {
	r := s.rect
	k := 1.0
	if aboard {
		k = r.H / plateH
	}
	high := m.high(k)
	row := ui.R(r.X, r.Bottom()+underEdge, r.W, high)
	switch {
	case aboard && r.Bottom() <= middle:
		row.Y = r.Y - m.over - high
	case aboard && r.Y < middle: // the nose and the neck of the ship, with nothing below
		row.Y = r.Bottom() + underEdge
	case aboard:
		row.Y = r.Bottom() + m.under
	}
	wide := min(high*allyW/allyH, (row.W+allyGap)/float64(n)-allyGap)
	places := make([]ui.Rect, 0, n)
	for i := range n {
		places = append(places, ui.R(row.X+float64(i)*(wide+allyGap), row.Y, wide, high))
	}
	return places
}

// tokenSide is the size of a location's token, which lies beside its plate.
const tokenSide = 30.0

// allies draws the allies at some plates, and the tokens of locations.
func (b *Board) allies(u *ui.UI, plates []slot, aboard bool, v *game.View) {
	if b.placed.meeting == (meeting{}) {
		return
	}
	for _, s := range plates {
		if here := alliesAt(v, s.place); len(here) > 0 {
			for i, r := range b.placed.meeting.allyPlaces(s, aboard, b.field.y, len(here)) {
				x, _ := r.Center()
				edge, end := s.rect.Bottom(), r.Y
				if r.Y < s.rect.Y {
					edge, end = s.rect.Y, r.Bottom()
				}
				u.Line(x, edge, x, end, 2, ui.Alpha(ui.TextSecond, 0.7))
				b.Host.Ally(u, here[i], r)
			}
		}
		if p := game.TraumaAt(s.place); p != game.NoPile && v.Count(p) > 0 {
			side := tokenSide * s.rect.H / plateH
			b.Host.Token(u, s.place, ui.R(s.rect.Right()-side*0.3, s.rect.Y-side*0.3, side, side))
		}
	}
}

// alliesAt returns the positions, in the row of allies, of those at a location.
func alliesAt(v *game.View, place card.Place) []int {
	return v.AlliesAt(place, func(id card.ID) card.Place { return v.Boxes.Allies.Of(id).At })
}

// meets reports whether a game has allies.
func meets(v *game.View) bool { return slices.Contains(v.Options, card.OptionIonianNebula) }
