package board

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// follower leads a close camera to events out of its sight, and back to where the player had it. It never zooms. From far it never moves, because
// everything is visible there. With motion off it stays where it is. If the player takes hold of the board, the camera stays where they put it.
type follower struct {
	away  bool // from home
	home  point
	glide glide
	calls []call
	there int        // the tick at which it has reached what called it last
	aim   game.Event // the attack that is not decided yet
	aimed bool       // and calls the camera
	focus string     // the widget that the keyboard reached last
	cut   bool       // a player wants to see the end of what moves
}

// glide is a movement of the camera. It starts as fast as the camera was, so that one glide passes into the next, and ends at rest.
type glide struct {
	on          bool
	from, to    point
	pace        point // at its start, in fractions of the field per tick
	begin, long int
}

// call is the sight of an event: where, in fractions of the field, and when.
type call struct {
	at          ui.Rect
	begin, ends int
}

// How long things take, in ticks at full pace: glideTicks a glide, showTicks the sight that the camera has reached, with a moment to look at the
// outcome.
const (
	glideTicks = 36
	showTicks  = 110
)

// at returns where the camera is on its way, and how fast it moves.
func (g *glide) at(now int) (p, pace point) {
	long := float64(max(1, g.long))
	t := part(now, g.begin, g.long)
	axis := func(from, to, pace float64) (x, dx float64) {
		swing := pace * long
		x = from + swing*t*(1-t)*(1-t) + (to-from)*ease(t)
		dx = swing*(1-t)*(1-3*t) + (to-from)*6*t*(1-t)
		return x, dx / long
	}
	p.x, pace.x = axis(g.from.x, g.to.x, g.pace.x)
	p.y, pace.y = axis(g.from.y, g.to.y, g.pace.y)
	return p, pace
}

// take leaves the camera to the player where it is.
func (c *camera) take() {
	c.away, c.aimed, c.glide, c.calls = false, false, glide{}, c.calls[:0]
}

// heading returns where the camera will come to rest.
func (c *camera) heading() point {
	if c.glide.on {
		return c.glide.to
	}
	return c.point
}

// towards makes the camera glide to a point.
func (c *camera) towards(to point, now, long int) {
	const same = 1e-4 // an invisible fraction of the field
	if h := c.heading(); math.Abs(h.x-to.x) < same && math.Abs(h.y-to.y) < same {
		return
	}
	g := glide{on: true, from: c.point, to: to, begin: now, long: long}
	if c.glide.on {
		g.from, g.pace = c.glide.at(now)
	}
	c.glide = g
}

// toSee returns where the camera must be to see a part of the field, as near to p as possible.
func (c *camera) toSee(at ui.Rect, p point) point {
	seen := 1 / c.zoom
	if view := ui.R(p.x-seen/2, p.y-seen/2, seen, seen); both(view, at) == view {
		return p
	}
	axis := func(from, long, mid float64) float64 {
		margin := min(0.08*seen, (seen-long)/2)
		if margin < 0 { // more than it can see: its middle
			return from + long/2
		}
		return max(from+long+margin-seen/2, min(from-margin+seen/2, mid))
	}
	return c.held(point{axis(at.X, at.W, p.x), axis(at.Y, at.H, p.y)})
}

// follow moves the camera to what should be seen now, or back.
func (b *Board) follow(u *ui.UI, v *game.View) {
	c, now := &b.camera, u.Tick
	cut := c.cut
	c.cut = false
	c.noteAim(b)
	if u.GroundHeld(groundID) || !c.close() {
		c.take()
		return
	}
	if c.glide.on && u.HoverOffer() { // what the pointer is on stays where it is
		c.glide = glide{}
		return
	}
	long := 0
	if b.motion.ticks != nil {
		long = b.motion.ticks(glideTicks)
	}
	b.followFocus(u, long)
	at, called := b.called(v, now, long)
	switch {
	case long > 0 && called:
		to := c.toSee(at, c.heading())
		if !c.away {
			c.home, c.away = c.heading(), true
		}
		c.towards(to, now, long)
	case c.away:
		c.towards(c.home, now, long)
		c.away = c.glide.on
	}
	if c.glide.on {
		p, _ := c.glide.at(now)
		c.point = c.held(p) // a glide that was turned around swings out
		if cut || now >= c.glide.begin+c.glide.long {
			c.point, c.glide = c.glide.to, glide{}
		}
		u.Wake(1)
	}
	if len(c.calls) > 0 {
		u.Wake(6)
	}
}

// followFocus brings a widget into view when the keyboard reaches it. After that, the camera may leave it.
func (b *Board) followFocus(u *ui.UI, long int) {
	c := &b.camera
	r, on := u.FocusOn(groundID)
	was := c.focus
	c.focus = ""
	if on {
		c.focus = u.Focus()
	}
	if c.focus == "" || c.focus == was {
		return
	}
	if to := c.toSee(b.inField(r), c.heading()); to != c.heading() {
		c.take()
		c.towards(to, u.Tick, long)
	}
}

// noteAim makes another undecided attack call the camera.
func (c *camera) noteAim(b *Board) {
	aim := b.Aim
	if !b.Aside {
		aim = game.Event{} // only looked at, by the pointer
	}
	if aim != c.aim {
		c.aim, c.aimed = aim, aim.Kind == game.AttackMade
	}
}

// called returns the part of the field to see now, or by the time the camera can be there. It returns false if there is none.
func (b *Board) called(v *game.View, now, lead int) (at ui.Rect, ok bool) {
	c := &b.camera
	rest := c.calls[:0]
	for _, call := range c.calls {
		if now < call.ends {
			rest = append(rest, call)
		}
		if now < call.ends && now >= call.begin-lead {
			at, ok = both(at, call.at), true
		}
	}
	c.calls = rest
	if c.aimed {
		if from, to, known := b.ends(&c.aim, v); known {
			at, ok = both(at, b.inField(both(from.box(), to.box()))), true
		}
	}
	return at, ok
}

// call brings the camera to an event that is due at a tick, and returns the tick at which it can be seen.
func (b *Board) call(e *game.Event, v *game.View, now, at int) int {
	c, m := &b.camera, &b.motion
	if !c.close() || e.Cause == game.ByCorrection {
		return at
	}
	where, ok := b.scene(e, v)
	if !ok {
		return at
	}
	part := b.inField(where)
	if lead := m.ticks(glideTicks); c.glide.on || c.toSee(part, c.point) != c.point {
		at = max(at, now+lead)
		c.there = now + lead
	}
	begin := max(at, m.cursor)
	c.calls = append(c.calls, call{part, begin, begin + m.ticks(showTicks)})
	return at
}

// core is the part of an area, in each direction, that holds most of its ships.
const core = 0.6

// scene returns where on the main board an event is visible. It returns false if it is not.
func (b *Board) scene(e *game.Event, v *game.View) (r ui.Rect, ok bool) {
	area := func(a card.Area) {
		for _, s := range b.field.sectors() {
			if s.area == a {
				r, ok = both(r, s.ships.Around(s.ships.W*core, s.ships.H*core)), true
			}
		}
	}
	place := func(p card.Place) {
		for _, s := range b.field.slots {
			if s.place == p {
				r, ok = both(r, s.rect), true
			}
		}
	}
	switch e.Kind {
	case game.AttackMade:
		from, to, known := b.ends(e, v)
		if known {
			return both(from.box(), to.box()), true
		}
		area(e.Area)
	case game.ShipMoved, game.BasestarMoved:
		from, _ := e.FromSpot.Areas()
		to, _ := e.ToSpot.Areas()
		area(from)
		area(to)
		if e.Cause == game.ByBoarding {
			place(card.HangarDeck)
		}
	case game.BasestarPlaced:
		area(e.ToArea)
	case game.BasestarGone:
		for _, a := range card.Areas {
			if p, known := b.motion.last()[basestarOf(a, e.N)]; known {
				return p.box(), true
			}
		}
	case game.CharacterMoved:
		area(e.ToArea)
		place(e.Place)
	case game.CardMoved:
		for _, a := range card.Areas {
			if e.From == game.Civilians(a) || e.To == game.Civilians(a) {
				area(a)
			}
		}
		if e.Damages() != nil {
			for _, s := range b.field.slots {
				if e.Card == card.DamageTo(s.place) {
					return s.rect, true
				}
			}
		}
	case game.Repaired:
		place(e.Place)
	}
	return r, ok
}

// Side returns where on the board an event is visible, from -1 (left) to 1. It returns 0 if the event is not visible there.
func (b *Board) Side(e *game.Event, v *game.View) float64 {
	if r, ok := b.groundScene(e); ok {
		x, _ := r.Center()
		all := b.placed.room
		return min(max(2*(x-all.X)/all.W-1, -1), 1)
	}
	if b.field.rect.Empty() {
		return 0 // it has not been drawn yet, or everyone is on the ground
	}
	r, ok := b.scene(e, v)
	if !ok {
		return 0
	}
	part := b.inField(r)
	return min(max(2*(part.X+part.W/2)-1, -1), 1)
}

// inField returns a rectangle of the screen in fractions of the field, as it lies there.
func (b *Board) inField(r ui.Rect) ui.Rect {
	f := b.field.rect
	return ui.R((r.X-f.X)/f.W, (r.Y-f.Y)/f.H, r.W/f.W, r.H/f.H)
}

// box returns the square that a miniature fills.
func (p pose) box() ui.Rect { return ui.R(p.x-p.size/2, p.y-p.size/2, p.size, p.size) }

// both returns the smallest rectangle that holds the two; an empty one does not count.
func both(a, b ui.Rect) ui.Rect {
	if a.Empty() {
		return b
	}
	if b.Empty() {
		return a
	}
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return ui.R(x, y, max(a.Right(), b.Right())-x, max(a.Bottom(), b.Bottom())-y)
}
