package board

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// march is an occupation force on its way along the road of New Caprica, which ends at the locked ships (P-NC-21).
type march struct {
	from, to    pose
	space       int  // where it ends up; OutOfTrack for nowhere
	comes       bool // it comes out of the supply and is not visible before
	begin, long int
}

// ferry is a civilian ship on its way over the ground, to a pile.
type ferry struct {
	aloft
	pile game.Pile
	sky  bool // it comes out of the clouds and is not visible before
}

const (
	marchTicks = 46
	ferryTicks = 50
)

// settled returns New Caprica as last laid out, or nil if it is not on the table yet.
func (b *Board) settled() *laid {
	for i := range b.placed.laid {
		if l := &b.placed.laid[i]; l.stand == onGround {
			return l
		}
	}
	return nil
}

// post returns where the nth force at a space of the road stands. Before the first space, it comes onto the road. After the last, it is among the
// locked ships.
func (b *Board) post(l *laid, space, n int) pose {
	if space == game.OutOfTrack {
		return b.berth(l, game.LockedShips, 0)
	}
	var p pose
	for _, s := range l.plates {
		if game.PatrolAt(s.place) != max(0, space) {
			continue
		}
		x, y := forceBadge(s.rect).Center()
		p = pose{x, y, 28, 0}
		if l.icons {
			size := s.rect.H * 0.52
			p = pose{s.rect.X + 8 + size*(0.62*float64(n)+0.55), s.rect.Bottom() + size*0.62, size, 0}
		}
	}
	if space < 0 {
		p.x -= p.size * 2.4
	}
	return p
}

// berth returns where the nth civilian ship of a pile on the ground lies.
func (b *Board) berth(l *laid, pile game.Pile, n int) pose {
	for _, y := range l.yards {
		if y.pile != pile {
			continue
		}
		in := y.rect.InsetXY(10, 6)
		_, in = in.CutTop(b.placed.title+2, 2)
		if !l.icons {
			size := min(in.H*0.9, in.W/3)
			return pose{in.X + size*(0.6+0.8*float64(min(n, 2))), in.Y + in.H/2, size, 0}
		}
		const columns = 6 // as they are drawn
		n = min(n, 2*columns-1)
		step := min(in.W/columns, in.H/2)
		return pose{in.X + step*(float64(n%columns)+0.5), in.Y + step*(float64(n/columns)+0.5), step * 0.96, 0}
	}
	return pose{}
}

// forceMoved makes an occupation force march, or blows it up where it stood.
func (b *Board) forceMoved(e *game.Event, v *game.View) {
	m, l := &b.motion, b.settled()
	if l == nil || e.Cause == game.ByCorrection {
		return
	}
	from, to := int(e.FromAt), int(e.ToAt)
	standing := func(space int) int {
		if space < 0 || space >= game.PatrolSpaces {
			return 0
		}
		return v.NewCaprica.Forces[space]
	}
	was := b.post(l, from, standing(from))
	if e.Cause == game.ByHit {
		m.explode(was.x, was.y, was.size*1.3, m.cursor, blastTicks)
		m.cursor += m.ticks(nextTicks)
		return
	}
	m.marches = append(m.marches, march{was, b.post(l, to, max(0, standing(to)-1)), to, from < 0, m.cursor, m.ticks(marchTicks)})
	if to == game.OutOfTrack { // the ship that it destroys stays until it arrives
		m.cursor += m.ticks(marchTicks)
		return
	}
	m.cursor += m.ticks(nextTicks)
}

// groundMoved makes a civilian ship land, go from field to field, take off or blow up on the ground. It returns false for any other card. v is the
// table after the event.
func (b *Board) groundMoved(e *game.Event, v *game.View) bool {
	lies := func(p game.Pile) bool { return p == game.LockedShips || p == game.PreparedShips }
	m, l := &b.motion, b.settled()
	if l == nil || !lies(e.From) && !lies(e.To) {
		return false
	}
	was := b.berth(l, e.From, 0)
	switch {
	case lies(e.To):
		end := b.berth(l, e.To, v.Count(e.To)-1)
		f := ferry{aloft{flight{from: was, begin: m.cursor, long: m.ticks(ferryTicks)}, ship.CivilianClosed, end}, e.To, !lies(e.From)}
		if f.sky {
			f.from = pose{end.x - end.size, l.rect.Y + end.size, end.size, 0}
		}
		m.ferries = append(m.ferries, f)
		m.cursor += m.ticks(nextTicks)
	case e.Cause == game.ByHit:
		m.explode(was.x, was.y, was.size*1.3, m.cursor, blastTicks)
		m.cursor += m.ticks(nextTicks)
	default:
		for _, a := range card.Areas {
			if e.To == game.Civilians(a) {
				m.fly(flight{to: civilianOf(a, newest), from: was, long: pace(ship.CivilianClosed)})
			}
		}
	}
	return true
}

// marching returns the number of forces still on their way to a space of the road.
func (m *motion) marching(space int) int {
	n := 0
	for i := range m.marches {
		if m.marches[i].space == space {
			n++
		}
	}
	return n
}

// ferried returns the number of civilian ships still on their way to a pile on the ground.
func (m *motion) ferried(pile game.Pile) int {
	n := 0
	for i := range m.ferries {
		if m.ferries[i].pile == pile {
			n++
		}
	}
	return n
}

// ashore draws what moves on the ground.
func (m *motion) ashore(u *ui.UI) {
	for i := range m.ferries {
		if f := &m.ferries[i]; !f.sky || u.Tick >= f.begin {
			u.Spark(f.end.x+3, f.end.y+f.end.size*0.25, f.end.size*0.42*part(u.Tick, f.begin, f.long), ui.Color{A: 120}) // its shadow, where it lands
			f.draw(u)
		}
	}
	for i := range m.marches {
		m.marches[i].draw(u)
	}
}

// draw draws a walking force, step by step.
func (s *march) draw(u *ui.UI) {
	if s.comes && u.Tick < s.begin {
		return
	}
	t := part(u.Tick, s.begin, s.long)
	bob := math.Abs(math.Sin(t*math.Pi*4)) * s.from.size * 0.10
	x, y := s.from.x+(s.to.x-s.from.x)*t, s.from.y+(s.to.y-s.from.y)*t
	size := s.from.size + (s.to.size-s.from.size)*t
	fade := 1.0
	if s.space == game.OutOfTrack {
		size, fade = s.from.size, min(1, (1-t)*4)
	}
	at := ui.R(x, y-bob, 0, 0).Around(size, size)
	if 0 < t && t < 1 {
		u.Spark(x, y, size, ui.Alpha(ui.Red, 0.45*math.Sin(math.Pi*t)))
	}
	u.Icon(disc, at.Move(0, size*0.42+bob), ui.Color{A: uint8(150 * fade)})
	u.Icon(ui.IconForce, at.Move(2, 2), ui.Color{A: uint8(200 * fade)})
	u.Icon(ui.IconForce, at, ui.Alpha(ui.Mix(ui.RedText, ui.White, 0.25), fade))
}

// groundScene returns where on New Caprica an event is visible. It returns false if it is not.
func (b *Board) groundScene(e *game.Event) (r ui.Rect, ok bool) {
	l := b.settled()
	if l == nil {
		return r, false
	}
	for _, s := range l.plates {
		moved := e.Kind == game.ForceMoved && game.PatrolAt(s.place) >= 0 && (game.PatrolAt(s.place) == int(e.FromAt) || game.PatrolAt(s.place) == int(e.ToAt))
		if moved || e.Kind == game.CharacterMoved && s.place == e.Place {
			r, ok = both(r, s.rect), true
		}
	}
	for _, y := range l.yards {
		if e.Kind == game.CardMoved && (e.From == y.pile || e.To == y.pile) {
			r, ok = both(r, y.rect), true
		}
	}
	return r, ok
}
