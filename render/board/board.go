// Package board draws the boards of the game from a view: Galactica in her six space areas, Colonial One, the Cylon locations. It draws
// only what everyone may see.
package board

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// Spot is something on the board that its host may make a choice of.
type Spot struct {
	Rect    ui.Rect
	ID      string         // of the widget, if it is no choice
	Label   string         // what it is called
	Choices [3]game.Choice // any of which would choose it; the zero Choice is none
	Deck    card.Deck      // what is shown large
	Card    card.ID
	Cut     float64 // corners of the mark of the focus
	Behind  bool    // it lies on the Cylon Fleet board
}

// Mark is how a spot stands in the pending decision.
type Mark struct {
	Legal  bool // may be chosen
	Chosen bool // was picked, or waits for the second click
	Hover  bool
	Calm   bool // one of many that may be chosen: it is edged, and does not glow
}

// Host says what may be chosen and takes the clicks.
type Host interface {
	// Touch puts a widget down for a spot and says how the spot stands. A spot without ID and without a legal choice gets none.
	Touch(u *ui.UI, s Spot) Mark
	// Legal finds a choice among the options of the pending decision.
	Legal(c game.Choice) (game.Option, bool)
	// Colour and Emblem are a seat's.
	Colour(s game.Seat) ui.Color
	Emblem(s game.Seat) ui.Icon
}

// Board draws for one host.
type Board struct {
	Host Host
	Say  *say.Speaker
	// Beside draws the Cylon Fleet board, with the Cylon locations, where it lies beside the main board; nil where not.
	Beside func()
	Flown  Path
	// Aim is the attack that is not decided yet; no event where there is none. Aside dims what has no part in it.
	Aim   game.Event
	Aside bool

	camera camera
	// clusters are the ships of the areas that are being drawn.
	clusters [len(card.Areas)]cluster
	badges   []badge // of this frame
	field    field   // as it was laid last
	offered  bool    // some location may be chosen
	motion   motion
}

// Words are what the board says that the rules have no word for.
type Words struct {
	ColonialOne, Cylons, Damaged string
	Whole, Closer                string // back to the whole board, and how to look closer
}

// stripHeight is the height of Colonial One and the Cylon locations.
const stripHeight = 134

// Draw draws all boards into r.
func (b *Board) Draw(u *ui.UI, r ui.Rect, v *game.View, w Words) {
	strip, field := r.CutTop(stripHeight, 6)
	left, right := strip.CutLeft(strip.W*0.455, 10)
	if b.Beside != nil {
		left = strip
	}
	b.turnPage(u.Tick, v)
	was := b.field
	b.camera.steer(u, field)
	b.follow(u, v)
	b.field = b.camera.lay(field, b.Beside != nil)
	f := &b.field
	b.motion.carry(&was, f)
	b.badges = b.badges[:0]
	b.offered = b.offersPlace(f)
	var under spread
	u.Ground(groundID, field, func() {
		b.within(u, field, func() {
			b.sectors(u, f, v)
			f.galactica(u, field)
			b.windUp(u, f)
			b.path(u, f, v)
			if !b.left(u) {
				under = b.ships(u, f, v)
			}
			plates := f.plates()
			letters := b.letter(u, plates[:])
			for _, p := range plates {
				b.plate(u, p, v, w, letters, false)
			}
		})
		b.camera.whole(u, field, w)
	})
	b.strip(u, left, v, w, &colonialOne, w.ColonialOne)
	if b.Beside == nil {
		b.strip(u, right, v, w, &cylonLocations, w.Cylons)
	} else {
		b.Beside()
	}
	b.fly(u, v, field, r)
	b.within(u, field, func() {
		b.aim(u, v, field)
		b.numbers(u)
	})
	b.fan(u, field, under)
}

// offersPlace says whether some location of the Colonials may be chosen.
func (b *Board) offersPlace(f *field) bool {
	for _, p := range f.plates() {
		if b.legal(placeChoices(p.place)) {
			return true
		}
	}
	return slices.ContainsFunc(colonialOne.sites, func(s site) bool { return b.legal(placeChoices(s.place)) })
}

// placeChoices are the choices that a location stands for.
func placeChoices(p card.Place) [3]game.Choice {
	return [3]game.Choice{{Kind: game.ThePlace, Place: p}, {Kind: game.Locate, Place: p}}
}

// within runs f, and cuts off what it draws outside r while the camera is close.
func (b *Board) within(u *ui.UI, r ui.Rect, f func()) {
	if b.camera.close() {
		u.Clip(r, f)
		return
	}
	f()
}

// field is where things lie in space.
type field struct {
	rect ui.Rect // all of it, of which the camera may see a part
	x, y float64 // middle of Galactica
	k    float64 // her size
	zoom float64 // how close the camera is, 1 at least
}

// The smallest field that she has her full size in.
const fieldW, fieldH = 1286.0, 600.0

// besideW is what she has her full size in beside the Cylon Fleet board.
const besideW = 1170.0

func lay(r ui.Rect) field {
	f := field{rect: r, zoom: 1, k: max(0.8, min(1.35, r.W/fieldW, r.H/fieldH))}
	f.x, f.y = r.Centre()
	return f
}

// onHull says whether a location is one of Galactica's, which the camera may come closer to.
func onHull(p card.Place) bool {
	return slices.ContainsFunc(galactica.sites, func(s site) bool { return s.place == p })
}

// hull is the rectangle that she fills.
func (f *field) hull() ui.Rect {
	w, h := galactica.w*f.k, galactica.h*f.k
	return ui.R(f.x-w/2, f.y-h/2, w, h)
}

// slot is a location where it lies on the screen.
type slot struct {
	site
	rect ui.Rect
}

// plates are the locations of Galactica, where they lie.
func (f *field) plates() [10]slot {
	var plates [10]slot
	for i, s := range galactica.sites {
		plates[i] = slot{s, ui.R(f.x+s.at.X*f.k, f.y+s.at.Y*f.k, s.at.W*f.k, s.at.H*f.k)}
	}
	return plates
}
