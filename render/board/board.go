// Package board draws the boards of the game from a view: Galactica in her six space areas, Colonial One, the Cylon locations. It draws
// only what everyone may see.
package board

import (
	"slices"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// Spot is something on the board that its host may offer as a choice.
type Spot struct {
	Rect    ui.Rect
	Outline []float64      // where it can be clicked, if it is no rectangle; Rect then has its ships
	ID      string         // of the widget, if it is not a choice
	Label   string         // what it is called
	Choices [3]game.Choice // any of which would choose it; the zero Choice is none
	Deck    card.Deck      // what is shown large
	Card    card.ID
	Rule    string  // what it is, if nothing is shown large
	Cut     float64 // corners of the focus mark
	Behind  bool    // it lies on the Cylon Fleet board
	Under   ui.Rect // the room under it for what stands at its edge; empty if that stands over it
}

// Mark is the state of a spot in the pending decision.
type Mark struct {
	Legal   bool // may be chosen
	Chosen  bool // was picked, or waits for the second click
	Hover   bool
	Carried bool // the pointer carries it
	Calm    bool // one of many that may be chosen: it is edged but does not glow
}

// Host decides what may be chosen and takes the clicks.
type Host interface {
	// Touch adds a widget for a spot and returns the spot's state. A spot with neither an ID nor a legal choice gets no widget.
	Touch(u *ui.UI, s Spot) Mark
	// Pawn adds a widget for the figure of a seat, or its ship, if it can be carried to where it goes.
	Pawn(u *ui.UI, s game.Seat, r ui.Rect) Mark
	// Ally draws the card at a place in the row of allies, small in r, with the token on it, and takes its clicks.
	Ally(u *ui.UI, n int, r ui.Rect)
	// Token draws the token of a location, which lies facedown.
	Token(u *ui.UI, place card.Place, r ui.Rect)
	// Legal finds a choice among the options of the pending decision.
	Legal(c game.Choice) (game.Option, bool)
	// Color and Emblem return a seat's color and emblem.
	Color(s game.Seat) ui.Color
	Emblem(s game.Seat) ui.Icon
}

// Board draws for one host.
type Board struct {
	Host  Host
	Say   *say.Speaker
	Flown Path
	// Aim is the attack that is not decided yet, or no event. Aside dims everything that has no part in it.
	Aim   game.Event
	Aside bool
	// Leap is how far the fleet jump on the screen has come, up to 1; 0 without a jump. Until the flash, the board shows what stood around Galactica
	// before. During the flash, it changes to what the rules have made of it.
	Leap float64
	// Before keeps the stage as it was before the last change, until something covers it.
	Before bool

	camera camera
	table  table // for which boards was made
	boards []*plan
	placed placing // the last arrangement of the boards
	// clusters are the ships of the areas being drawn.
	clusters [len(card.Areas)]cluster
	badges   []badge            // of this frame
	field    field              // as last laid out
	offered  bool               // a location may be chosen
	carried  func(x, y float64) // draws what the pointer carries
	motion   motion
}

// Words are the board's texts for which the rules have no word.
type Words struct {
	Titles        map[card.Board]string
	Sides         [game.NumRebelSides]string // of the Rebel Basestar
	MissionFailed string
	Damaged       string
	Destroyed     string // of a ship whose locations are all damaged
	Locked        string // of the civilian ships on New Caprica
	Prepared      string
	LostNext      string // how many of them the next activation of the forces takes
	Away, Frozen  string // of the ships while everyone is there, and of what they have left behind
	Patrol        string // what the occupation forces do
	Whole, Closer string // back to the whole board, and how to look closer
}

// Draw draws all boards into r.
func (b *Board) Draw(u *ui.UI, r ui.Rect, v *game.View, w Words) {
	stage := stageOf(v)
	if b.Before && stage > inSpace {
		stage--
	}
	b.draw(u, r, v, w, b.inPlay(v), stage)
}

// draw draws the given boards.
func (b *Board) draw(u *ui.UI, r ui.Rect, v *game.View, w Words, boards []*plan, stage act) {
	l := b.lies(u.Canvas, r, boards, stage, meets(v))
	field := l.field
	b.turnPage(u.Tick, v)
	was := b.field
	if len(l.ships) > 0 {
		b.camera.steer(u, field)
	} else { // there is no space to look closer at
		b.camera = camera{}
	}
	b.follow(u, v)
	b.field = b.camera.lay(l)
	f := &b.field
	b.motion.carry(&was, f)
	b.badges, b.carried = b.badges[:0], nil
	b.offered = b.offersPlace(l)
	var under spread
	if len(f.ships) > 0 {
		u.Ground(groundID, field, func() {
			b.within(u, field, func() {
				b.sectors(u, f, v, w)
				f.moor(u, field, v)
				f.solid(u)
				b.windUp(u, f)
				b.path(u, f, v)
				if !b.left(u) {
					under = b.ships(u, f, v)
				}
				letters := b.letter(u, f.slots)
				for _, p := range f.slots {
					b.plate(u, p, v, w, letters, false)
				}
				b.allies(u, f.slots, true, v)
			})
			b.camera.whole(u, field, w)
		})
	}
	for i := range l.laid {
		b.laid(u, &l.laid[i], v, w)
		b.allies(u, l.laid[i].plates, false, v)
	}
	b.fly(u, v, field, r)
	b.within(u, field, func() {
		b.aim(u, v, field)
		b.numbers(u)
	})
	if b.carried != nil {
		b.carried(u.Pointer())
		return
	}
	fan(u, field, under)
}

// placing is a layout, and what it was made for.
type placing struct {
	layout
	room        ui.Rect
	scale, text float64
	boards      int
	stage       act
	meets       bool
	name        string // of a location, which tells the language
}

// lies returns where the boards lie. It arranges them again only when something it depends on has changed.
func (b *Board) lies(u *ui.Canvas, r ui.Rect, boards []*plan, stage act, meets bool) *layout {
	now := placing{room: r, scale: u.Scale, text: u.TextFactor, boards: len(boards), stage: stage, meets: meets, name: b.Say.Place(boards[0].sites[0].place)}
	was := &b.placed
	if was.room != now.room || was.scale != now.scale || was.text != now.text || was.boards != now.boards || was.stage != now.stage || was.meets != now.meets || was.name != now.name {
		now.layout = arrange(u, b.Say, r, boards, stage, meets)
		*was = now
	}
	return &was.layout
}

// inPlay returns the boards in play and those whose slot waits for them, each with its locations. An overlay has more or different locations
// (D-LOC-01, D-LOC-09).
func (b *Board) inPlay(v *game.View) []*plan {
	now := table{boxes: v.Boxes, hubLost: v.HubLost()}
	for i, p := range plans {
		now.has[i] = v.HasBoard(p.id) || p.awaited(v)
	}
	if b.table == now {
		return b.boards
	}
	b.table, b.boards = now, nil
	b.placed = placing{}
	for i, p := range plans {
		if now.has[i] {
			lies := *p
			lies.sites = slices.DeleteFunc(slices.Clone(p.sites), func(s site) bool { return v.Boxes.Locations.Of(s.place) == nil || !v.Shows(s.place) })
			b.boards = append(b.boards, &lies)
		}
	}
	return b.boards
}

// table determines the boards in play.
type table struct {
	boxes   *box.Catalog
	hubLost bool
	has     [len(plans)]bool
}

// offersPlace reports whether a Colonial location may be chosen.
func (b *Board) offersPlace(l *layout) bool {
	legal := func(s slot) bool { return b.legal(placeChoices(s.place)) }
	return slices.ContainsFunc(b.field.slots, legal) ||
		slices.ContainsFunc(l.laid, func(l laid) bool { return l.stand != inRow && slices.ContainsFunc(l.plates, legal) })
}

// placeChoices returns the choices that a location stands for.
func placeChoices(p card.Place) [3]game.Choice {
	return [3]game.Choice{{Kind: game.ThePlace, Place: p}, {Kind: game.Locate, Place: p}}
}

// within runs f. While the camera is close, it clips what f draws to r.
func (b *Board) within(u *ui.UI, r ui.Rect, f func()) {
	if b.camera.close() {
		u.Clip(r, f)
		return
	}
	f()
}

// field is where things lie in space.
type field struct {
	rect         ui.Rect // all of it; the camera may see only a part
	x, y         float64 // middle of Galactica
	k            float64 // her size
	zoom         float64 // how close the camera is, 1 at least
	top          float64 // how much of it the Cylons' row takes
	nameW, nameH float64 // of the areas
	meeting      meeting
	ships        []vessel
	slots        []slot
}

// vessel is a ship in the middle of space.
type vessel struct {
	*plan
	y float64
}

// The smallest field in which Galactica, alone, has her full size.
const fieldW, fieldH, lowFieldW = 1286.0, 600.0, 1500.0

// For space with two ships: the height of what is over and under them, in units of Galactica, and the gap between them.
const (
	skyHigh = 180.0
	shipGap = 20.0
	// alliesHigh is the extra height where there are allies.
	alliesHigh = 42.0
)

// sail lays ships in space, one below the other and all at one scale.
func sail(l *layout) field {
	r, ships, top := l.field, l.ships, l.top
	f := field{rect: r, zoom: 1, top: top, nameW: l.nameW, nameH: nameH, meeting: l.meeting}
	if l.dies {
		f.nameH += dieH + 2
	}
	f.x, _ = r.Center()
	high := -shipGap
	for _, p := range ships {
		high += p.h + shipGap
	}
	sky, least := fieldH-galactica.h, 0.8
	if len(ships) > 1 {
		sky, least = skyHigh, 0.755
	}
	if l.snug {
		sky += alliesHigh
	}
	wide := fieldW
	if top > 0 { // space is low, so its sides must be wide
		wide = lowFieldW
	}
	f.k = max(least, min(1.35, r.W/wide, (r.H-top)/(high+sky)))
	f.dock(ships)
	return f
}

// dock lays the ships and their plates at the scale of the field.
func (f *field) dock(ships []*plan) {
	high := -shipGap
	for _, p := range ships {
		high += p.h + shipGap
	}
	y := f.rect.Y + f.top + (f.rect.H-f.top-high*f.k)/2
	f.ships, f.slots = f.ships[:0], f.slots[:0]
	for i, p := range ships {
		f.ships = append(f.ships, vessel{p, y + p.h*f.k/2})
		if i == 0 {
			f.y = y + p.h*f.k/2
		}
		for _, s := range p.sites {
			f.slots = append(f.slots, slot{s, ui.R(f.x+s.at.X*f.k, y+(p.h/2+s.at.Y)*f.k, s.at.W*f.k, s.at.H*f.k)})
		}
		y += (p.h + shipGap) * f.k
	}
}

// aboard reports whether a location is on a ship in space, which the camera may approach.
func (f *field) aboard(p card.Place) bool {
	return slices.ContainsFunc(f.slots, func(s slot) bool { return s.place == p })
}

// hull returns the rectangle that the ships fill.
func (f *field) hull() (r ui.Rect) {
	for _, s := range f.ships {
		r = both(r, ui.R(f.x-s.w/2*f.k, s.y-s.h/2*f.k, s.w*f.k, s.h*f.k))
	}
	return r
}

// slot is a location with its place on the screen.
type slot struct {
	site
	rect ui.Rect
}
