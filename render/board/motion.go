package board

import (
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// motion shows what happened as movement over a board that already lies as the rules have it. Nothing waits for it, and it reveals no more than the
// public events do.
type motion struct {
	ticks   func(n int) int // how long n ticks are in the settings: 0 when nothing moves
	now     int
	cursor  int               // tick at which the next thing begins
	pages   [2]map[thing]pose // of the frame being drawn, and of the one before
	flights []flight
	losses  []loss
	blasts  []blast
	shots   []shot
	attack  game.Event // made, but with no result yet
	aloft   []aloft
	crashed int32 // the group of a pilot who was shot down: the viper that is moved in it blew up too
	pawns   [game.MaxSeats]pawn
	stood   []standing         // what the frame being drawn shows in space
	left    []standing         // what the fleet jumps away from
	lone    []aloft            // flights to where no miniature stays
	fused   bool               // the die for a nuke at an area has been rolled
	hurt    map[card.Place]int // damaged plates, and the tick from which the damage shows
	marches []march
	ferries []ferry
	drawn   bool
}

// thing names a miniature, or the heap in which it stands. The viper of a pilot is a Viper Mark II here, whatever it is.
type thing struct {
	kind  ship.Kind
	area  card.Area
	slot  int       // of a basestar or a civilian ship
	pilot game.Seat // or NoSeat
}

func heapOf(kind ship.Kind, a card.Area) thing   { return thing{kind, a, 0, game.NoSeat} }
func scarOf(a card.Area) thing                   { return thing{ship.Raider, a, 1, game.NoSeat} }
func basestarOf(a card.Area, n int) thing        { return thing{ship.Basestar, a, n, game.NoSeat} }
func civilianOf(a card.Area, n int) thing        { return thing{ship.CivilianClosed, a, n, game.NoSeat} }
func viperOf(pilot game.Seat, a card.Area) thing { return thing{ship.ViperII, a, 0, pilot} }

// behind reports whether it is on the Cylon Fleet board.
func (t thing) behind() bool { return t.area != mirrored(t.area) }

// newest is the slot of the latest civilian ship of an area, on which flights end.
const newest = -1

// pose is how a miniature lies.
type pose struct{ x, y, size, heading float64 }

// loss is a miniature that the rules have removed, and that stays visible until it blows up.
type loss struct {
	of    thing
	at    int
	quiet bool // it only vanishes
}

// How long things take, in ticks at full pace. ShotTicks is a shot of one ship at another, NukeTicks a nuke in flight; each hits after three quarters
// of it.
const (
	flyTicks   = 54
	jumpTicks  = 34
	ShotTicks  = 22
	NukeTicks  = flyTicks
	blastTicks = 44
	pawnTicks  = 34
	nextTicks  = 7 // between the starts of two successive things
)

// Moving sets how long n ticks of a movement are: 0 if nothing should move.
func (b *Board) Moving(ticks func(n int) int) { b.motion.ticks = ticks }

// Happened takes in a public event at a tick. v is the table after it. It returns the tick at which the event is seen: later if a close camera must
// get there first.
func (b *Board) Happened(e *game.Event, v *game.View, now int) (at int) {
	m := &b.motion
	if m.ticks == nil || m.ticks(flyTicks) == 0 || !m.drawn {
		return now
	}
	m.now = now
	at = b.call(e, v, now, now)
	m.cursor = max(m.cursor, at)
	if e.Kind == game.AttackMade {
		m.attack = *e
		return at
	}
	b.comesOf(e, v)
	switch e.Kind {
	case game.ShipMoved:
		b.shipMoved(e)
	case game.CardMoved:
		if !b.groundMoved(e, v) {
			b.cardMoved(e)
		}
	case game.ScarMoved:
		b.scarMoved(e)
	case game.BasestarPlaced:
		to := basestarOf(e.ToArea, e.N)
		m.fly(flight{to: to, long: jumpTicks * 2, jump: true})
	case game.BasestarGone:
		for _, a := range card.Areas {
			if p, ok := m.last()[basestarOf(a, e.N)]; ok && e.Cause == game.ByHit {
				m.explode(p.x, p.y, p.size*2, m.cursor, blastTicks*3/2)
			}
		}
	case game.BasestarMoved:
		b.basestarMoved(e)
	case game.CharacterMoved:
		b.pilotMoved(e, v)
	case game.CardPlayed:
		if title, _ := card.SplitSkill(e.Card); title == launchScout {
			b.scoutAway()
		}
	case game.Scouted:
		b.scoutHome(e)
	case game.ForceMoved:
		b.forceMoved(e, v)
	case game.Jumped:
		b.leapAway()
	}
	return at
}

// Next returns the tick at which the next thing can begin to move.
func (b *Board) Next() int { return b.motion.cursor }

// comesOf fires the attack that was made, once an event gives its result.
func (b *Board) comesOf(e *game.Event, v *game.View) {
	m := &b.motion
	if m.attack.Kind != game.AttackMade {
		return
	}
	if m.attack.RollFor == game.RollForAreaNuke { // it goes off whatever it hits (E-FLEET-50)
		m.fused = m.fused || e.Kind == game.DieRolled && e.RollFor == game.RollForAreaNuke
		if m.fused && (Hits(e) || e.Kind == game.NothingHappens) {
			b.fired(&m.attack, v, true)
			m.attack, m.fused = game.Event{}, false
		}
		return
	}
	if missed := e.Kind == game.AttackMissed; missed || Hits(e) {
		b.fired(&m.attack, v, !missed)
		m.attack = game.Event{}
	}
}

// basestars is the number of basestars that there can be on the board.
const basestars = len(game.Tabletop{}.Basestars)

// Busy reports whether something moves or is about to.
func (b *Board) Busy() bool {
	m := &b.motion
	return len(m.flights)+len(m.losses)+len(m.blasts)+len(m.shots)+len(m.lone)+len(m.marches)+len(m.ferries) > 0 || b.Leap > 0
}

// acts reports whether something moves already.
func (b *Board) acts(now int) bool {
	m := &b.motion
	return b.Leap > 0 || slices.ContainsFunc(m.flights, func(f flight) bool { return now >= f.begin }) ||
		slices.ContainsFunc(m.blasts, func(b blast) bool { return now >= b.begin }) ||
		slices.ContainsFunc(m.shots, func(s shot) bool { return now >= s.begin }) ||
		slices.ContainsFunc(m.lone, func(a aloft) bool { return now >= a.begin }) ||
		slices.ContainsFunc(m.marches, func(s march) bool { return now >= s.begin }) ||
		slices.ContainsFunc(m.ferries, func(f ferry) bool { return now >= f.begin })
}

// Settle ends all motion, for a click. The camera returns to where the player had it, unless the click takes hold of the board.
func (b *Board) Settle() {
	b.camera.calls, b.camera.cut, b.camera.there = b.camera.calls[:0], true, 0
	m := &b.motion
	m.flights, m.losses, m.blasts, m.shots, m.cursor = m.flights[:0], m.losses[:0], m.blasts[:0], m.shots[:0], 0
	m.lone, m.crashed, b.Leap = m.lone[:0], 0, 0
	m.marches, m.ferries = m.marches[:0], m.ferries[:0]
	for p := range m.hurt {
		m.hurt[p] = 0
	}
	for s := range m.pawns {
		m.pawns[s].flying = false
	}
}

// Forget ends all motion, and treats what lies on the boards next as if it had always been there.
func (b *Board) Forget() {
	b.Settle()
	m := &b.motion
	clear(m.hurt)
	m.left = m.left[:0]
	m.pawns, m.attack, m.drawn = [len(m.pawns)]pawn{}, game.Event{}, false
}

func (m *motion) last() map[thing]pose { return m.pages[1] }

// fly makes a flight begin after what came before it.
func (m *motion) fly(f flight) {
	f.begin, f.long = m.cursor, m.ticks(f.long)
	m.cursor += m.ticks(nextTicks)
	m.flights = append(m.flights, f)
}

// kinds are the miniatures of the kinds of ships. A choice that names no ship means a Viper Mark II.
var kinds = [card.NumShips]ship.Kind{
	card.NoShip: ship.ViperII, card.Viper: ship.ViperII, card.MarkVII: ship.ViperVII, card.Raider: ship.Raider, card.HeavyRaider: ship.HeavyRaider,
	card.Basestar: ship.Basestar, card.AssaultRaptor: ship.AssaultRaptor, card.Civilian: ship.CivilianClosed, card.Raptor: ship.Raptor, card.Centurion: ship.Centurion,
}

// KindOf returns the miniature of a kind of ship.
func KindOf(s card.Ship) ship.Kind { return kinds[s] }

// areaOf returns the area of a spot on either board, or NoArea.
func areaOf(s game.Spot) card.Area {
	main, behind := s.Areas()
	if behind != card.NoArea {
		return past(behind)
	}
	return main
}

// turnPage begins a frame: what was drawn becomes the frame before.
func (b *Board) turnPage(now int, v *game.View) {
	m := &b.motion
	m.now = now
	m.stood = m.stood[:0]
	if m.pages[0] == nil {
		m.pages[0] = map[thing]pose{}
	}
	clear(m.pages[0])
	m.aloft = m.aloft[:0]
	for s := range v.Seats {
		if v.Seats[s].Place == "" || v.Seats[s].OffBoard {
			m.pawns[s] = pawn{}
		}
	}
	m.flights = slices.DeleteFunc(m.flights, func(f flight) bool { return now >= f.begin+f.long })
	for i := range m.losses {
		if l := &m.losses[i]; now >= l.at && !l.quiet {
			if p, ok := m.last()[l.of]; ok {
				m.blasts = append(m.blasts, blast{p.x, p.y, p.size, l.at, m.ticks(blastTicks), l.of.behind()})
			}
		}
	}
	m.losses = slices.DeleteFunc(m.losses, func(l loss) bool { return now >= l.at })
	m.blasts = slices.DeleteFunc(m.blasts, func(b blast) bool { return now >= b.begin+b.long })
	m.shots = slices.DeleteFunc(m.shots, func(s shot) bool { return now >= s.begin+s.long })
	m.lone = slices.DeleteFunc(m.lone, func(a aloft) bool { return now >= a.begin+a.long })
	m.marches = slices.DeleteFunc(m.marches, func(s march) bool { return now >= s.begin+s.long })
	m.ferries = slices.DeleteFunc(m.ferries, func(f ferry) bool { return now >= f.begin+f.long })
}

// lost returns the number of miniatures of a heap that are still visible though they are gone.
func (m *motion) lost(t thing) int {
	n := 0
	for i := range m.losses {
		if m.losses[i].of == t {
			n++
		}
	}
	return n
}

// carry moves whatever is in motion along with a field that has moved since the last frame. The Cylon Fleet board stays.
func (m *motion) carry(was, now *field) {
	if was.rect.Empty() || now.rect.Empty() || was.rect == now.rect { // there is no space while the ground is the stage
		return
	}
	kx, ky, k := now.rect.W/was.rect.W, now.rect.H/was.rect.H, now.k/was.k
	place := func(x, y *float64) {
		*x, *y = now.rect.X+(*x-was.rect.X)*kx, now.rect.Y+(*y-was.rect.Y)*ky
	}
	stand := func(p *pose) {
		place(&p.x, &p.y)
		p.size *= k
	}
	for i := range m.flights {
		if f := &m.flights[i]; !f.to.behind() {
			stand(&f.from)
		}
	}
	for i := range m.lone {
		if a := &m.lone[i]; !a.to.behind() {
			stand(&a.from)
			stand(&a.end)
		}
	}
	for i := range m.shots {
		s := &m.shots[i]
		place(&s.x0, &s.y0)
		place(&s.x1, &s.y1)
	}
	for i := range m.blasts {
		if b := &m.blasts[i]; !b.behind {
			place(&b.x, &b.y)
			b.size *= k
		}
	}
	for i := range m.left {
		stand(&m.left[i].pose)
	}
	for s := range m.pawns {
		if p := &m.pawns[s]; p.fromHull {
			place(&p.fromX, &p.fromY)
		}
	}
}

// put draws a miniature where it stands, or notes that it is on its way there. nth counts back from the last of its heap.
func (b *Board) put(u *ui.UI, t thing, look ship.Kind, end pose, nth int) {
	m := &b.motion
	m.pages[0][t] = end
	if t.kind == ship.CivilianClosed {
		t.slot = newest
	}
	for i := range m.flights {
		if m.flights[i].to != t {
			continue
		}
		if nth == 0 {
			m.aloft = append(m.aloft, aloft{m.flights[i], look, end})
			return
		}
		nth--
	}
	u.Flying(look, end.x, end.y, end.size, end.heading, livery(look))
	if !t.behind() {
		m.stood = append(m.stood, standing{look, end})
	}
}

// fly draws everything that moves, above everything that lies still: in the field, on the Cylon Fleet board, and between all boards.
func (b *Board) fly(u *ui.UI, v *game.View, field, all ui.Rect) {
	m := &b.motion
	b.fight(u, v)
	b.within(u, field, func() { m.draw(u, false) })
	m.ashore(u)
	b.within(u, ui.R(0, all.Y, all.Right(), all.H), func() {
		m.draw(u, true)
		b.hop(u)
	})
	if b.Busy() {
		u.Wake(1)
	}
	m.pages[0], m.pages[1] = m.pages[1], m.pages[0]
	m.drawn = true
}

// draw draws what moves in the field, or behind it on the Cylon Fleet board.
func (m *motion) draw(u *ui.UI, behind bool) {
	for i := range m.shots {
		if !behind {
			m.shots[i].draw(u)
		}
	}
	for i := range m.aloft {
		if m.aloft[i].to.behind() == behind {
			m.aloft[i].draw(u)
		}
	}
	for i := range m.lone {
		if l := &m.lone[i]; l.to.behind() == behind && u.Tick >= l.begin {
			l.draw(u)
		}
	}
	for i := range m.blasts {
		if m.blasts[i].behind == behind {
			m.blasts[i].draw(u)
		}
	}
}

// hop draws the pawns that are on their way.
func (b *Board) hop(u *ui.UI) {
	m := &b.motion
	for s := range m.pawns {
		p := &m.pawns[s]
		if !p.flying {
			continue
		}
		t := ease(part(u.Tick, p.begin, m.ticks(pawnTicks)))
		x, y := p.fromX+(p.x-p.fromX)*t, p.fromY+(p.y-p.fromY)*t-34*math.Sin(math.Pi*t)
		Pawn(u, x, y, p.size*(1+0.15*math.Sin(math.Pi*t)), b.Host.Color(game.Seat(s)), b.Host.Emblem(game.Seat(s)))
		u.Wake(1)
	}
}

// part returns how much of a time has passed, 0 to 1.
func part(now, begin, long int) float64 {
	return max(0, min(1, float64(now-begin)/float64(max(1, long))))
}

func ease(t float64) float64 { return t * t * (3 - 2*t) }
