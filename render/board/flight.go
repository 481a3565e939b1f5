package board

import (
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// flight is a miniature on its way to a thing.
type flight struct {
	to          thing // the zero thing if no miniature stays
	from        pose
	begin, long int
	jump        bool // it does not fly: it comes out of a jump
	away        bool // it vanishes into a jump, from where it is
}

// aloft is a flight as drawn in this frame, above everything that lies still.
type aloft struct {
	flight
	kind ship.Kind
	end  pose
}

// pilotMoved shows a character who takes a viper into space or is shot down in one. The viper itself is moved by an event of its own.
func (b *Board) pilotMoved(e *game.Event, v *game.View) {
	m := &b.motion
	kind := KindOf(v.Seats[e.Seat].Craft)
	var was pose
	var flew bool
	for _, a := range card.Areas {
		if p, ok := m.last()[viperOf(e.Seat, a)]; ok {
			was, flew = p, true
		}
	}
	switch {
	case e.ToArea != card.NoArea:
		if !flew {
			was = b.tube(e.ToArea)
			// The viper that was launched is this one.
			heap := heapOf(kind, e.ToArea)
			m.flights = slices.DeleteFunc(m.flights, func(f flight) bool { return f.to == heap && f.begin >= m.now })
		}
		m.fly(flight{to: viperOf(e.Seat, e.ToArea), from: was, long: pace(kind)})
	case flew:
		if e.Cause == game.ByHit {
			m.crashed = e.Group
			m.explode(was.x, was.y, was.size, m.cursor, blastTicks)
		}
	}
}

// basestarMoved shows a basestar that comes to the Cylon Fleet board or goes from one board to the other.
func (b *Board) basestarMoved(e *game.Event) {
	b.jumpAway(basestarOf(areaOf(e.FromSpot), e.N))
	b.motion.fly(flight{to: basestarOf(areaOf(e.ToSpot), e.N), long: jumpTicks * 2, jump: true})
}

// jumpAway makes a ship vanish into a jump, from where it was: ships cannot fly between the boards. A fleet that jumps leaves them behind; that is
// shown separately.
func (b *Board) jumpAway(t thing) {
	m := &b.motion
	from, known := m.last()[t]
	if b.Leap > 0 || !known {
		return
	}
	m.lone = append(m.lone, aloft{flight{to: t, begin: m.cursor, long: m.ticks(jumpTicks), away: true}, t.kind, from})
}

func (b *Board) shipMoved(e *game.Event) {
	m := &b.motion
	kind := KindOf(e.Ship)
	from, to := areaOf(e.FromSpot), areaOf(e.ToSpot)
	for range e.N {
		start, known := m.last()[heapOf(kind, from)]
		if !known && e.Ship == card.Raider { // Scar alone
			start, known = m.last()[scarOf(from)]
		}
		switch {
		case e.Cause == game.ByJump && e.ToSpot == game.Supply: // left behind by the fleet
		case to != card.NoArea && from != card.NoArea && mirrored(to) == mirrored(from):
			b.jumpAway(heapOf(kind, from))
			m.fly(flight{to: heapOf(kind, to), long: jumpTicks, jump: true})
		case e.Ship == card.Raptor:
			b.raptorLost(e)
		case known && e.Ship == card.HeavyRaider && e.Cause == game.ByBoarding && to == card.NoArea:
			b.board(start)
		case to != card.NoArea && from != card.NoArea && known:
			m.fly(flight{to: heapOf(kind, to), from: start, long: pace(kind)})
		case to != card.NoArea && e.FromSpot == game.Reserves:
			m.fly(flight{to: heapOf(kind, to), from: b.tube(to), long: pace(kind)})
		case to != card.NoArea:
			b.arrive(kind, to)
		case from != card.NoArea && e.Group != 0 && e.Group == m.crashed:
			m.crashed = 0 // it blew up with its pilot
		case from != card.NoArea && known:
			m.losses = append(m.losses, loss{heapOf(kind, from), m.cursor, e.Cause != game.ByHit})
			m.cursor += m.ticks(nextTicks)
		}
	}
}

// scarMoved notes that the raider of the latest event is Scar.
func (b *Board) scarMoved(e *game.Event) {
	m := &b.motion
	for i := range slices.Backward(m.flights) {
		if f := &m.flights[i]; f.to == heapOf(ship.Raider, e.ToArea) {
			f.to = scarOf(e.ToArea)
			if p, ok := m.last()[scarOf(e.Area)]; ok && !f.jump {
				f.from = p
			}
			break
		}
	}
	if e.Cause != game.ByHit {
		return
	}
	for i := range slices.Backward(m.losses) {
		if l := &m.losses[i]; l.of == heapOf(ship.Raider, e.Area) {
			l.of = scarOf(e.Area)
			break
		}
	}
}

// pace returns how long a kind of ship flies: a Mark VII is nearly twice as fast as a Mark II.
func pace(kind ship.Kind) int {
	switch kind {
	case ship.ViperVII:
		return flyTicks * 11 / 20
	case ship.HeavyRaider:
		return flyTicks * 13 / 10
	case ship.CivilianClosed:
		return flyTicks * 3 / 2
	default:
		return flyTicks
	}
}

// arrive brings a Cylon ship out of a basestar of the area, or out of a jump if there is none.
func (b *Board) arrive(kind ship.Kind, a card.Area) {
	m := &b.motion
	to := heapOf(kind, a)
	if kind == ship.Raider || kind == ship.HeavyRaider {
		for n := range basestars {
			if p, ok := m.last()[basestarOf(a, n)]; ok {
				p.size *= 0.4
				m.fly(flight{to: to, from: p, long: pace(kind)})
				return
			}
		}
	}
	m.fly(flight{to: to, long: jumpTicks, jump: true})
}

// cardMoved looks for civilian ships and the damage of basestars, because both are tokens.
func (b *Board) cardMoved(e *game.Event) {
	m := &b.motion
	for n := range basestars {
		if e.To == game.BasestarTokens(n) {
			b.basestarHit(n)
		}
	}
	var from, to card.Area
	for _, a := range card.Areas {
		if e.From == game.Civilians(a) {
			from = a
		}
		if e.To == game.Civilians(a) {
			to = a
		}
	}
	switch {
	case to != card.NoArea && from != card.NoArea:
		if p, ok := m.civilian(from, int(e.FromAt)); ok {
			m.fly(flight{to: civilianOf(to, newest), from: p, long: pace(ship.CivilianClosed)})
		}
	case to != card.NoArea:
		m.fly(flight{to: civilianOf(to, newest), long: jumpTicks, jump: true})
	case from != card.NoArea && e.Cause == game.ByHit:
		if p, ok := m.civilian(from, int(e.FromAt)); ok {
			m.explode(p.x, p.y, p.size*1.3, m.cursor, blastTicks)
			m.cursor += m.ticks(nextTicks)
		}
	}
}

// basestarHit makes sparks fly from a damaged basestar.
func (b *Board) basestarHit(n int) {
	m := &b.motion
	for _, a := range card.Areas {
		if p, ok := m.last()[basestarOf(a, n)]; ok {
			m.sparks(ui.R(p.x, p.y, 0, 0).Around(p.size*0.7, p.size*0.7), m.cursor)
		}
	}
}

// civilian returns where a civilian ship of an area lay.
func (m *motion) civilian(a card.Area, n int) (pose, bool) {
	p, ok := m.last()[civilianOf(a, n)]
	if !ok {
		p, ok = m.last()[civilianOf(a, 0)]
	}
	return p, ok
}

// board flies a heavy raider to the hangar, where its centurions come aboard.
func (b *Board) board(from pose) {
	m := &b.motion
	end := from
	end.x, end.y = b.Hangar()
	end.size *= 0.45
	end.heading = math.Atan2(end.x-from.x, from.y-end.y) * 180 / math.Pi
	m.lone = append(m.lone, aloft{flight{from: from, begin: m.cursor, long: m.ticks(pace(ship.HeavyRaider))}, ship.HeavyRaider, end})
	m.cursor += m.ticks(nextTicks)
}

// Hangar returns the middle of the Hangar Deck, where centurions come aboard.
func (b *Board) Hangar() (x, y float64) {
	for _, p := range b.field.slots {
		if p.place == card.HangarDeck {
			x, y = p.rect.Center()
		}
	}
	return x, y
}

// Landed returns the tick at which everything that is on its way now has ended.
func (b *Board) Landed() int {
	m := &b.motion
	at := m.cursor
	for i := range m.lone {
		at = max(at, m.lone[i].begin+m.lone[i].long)
	}
	for i := range m.flights {
		at = max(at, m.flights[i].begin+m.flights[i].long)
	}
	return at
}

// launchScout is the Skill card that sends a raptor to scout ahead.
const launchScout = "launch-scout"

// beyond returns the edge of space, where a raptor jumps away.
func (b *Board) beyond() pose {
	f := &b.field
	return pose{f.x + 150*f.k, f.rect.Y + 46, 50 * f.k, 30}
}

// scoutAway flies a raptor out to where it jumps away.
func (b *Board) scoutAway() {
	m := &b.motion
	from, end := b.tube(card.StarboardStern), b.beyond()
	from.size = end.size * 0.7
	long := m.ticks(flyTicks * 5 / 4)
	m.lone = append(m.lone,
		aloft{flight{from: from, begin: m.cursor, long: long}, ship.Raptor, end},
		aloft{flight{begin: m.cursor + long, long: m.ticks(jumpTicks), away: true}, ship.Raptor, end})
	m.cursor += m.ticks(nextTicks)
}

// scoutHome brings the raptor back from scouting.
func (b *Board) scoutHome(e *game.Event) {
	if title, _ := card.SplitSkill(e.Source); title != launchScout {
		return
	}
	m := &b.motion
	from, end := b.beyond(), b.tube(card.StarboardStern)
	from.heading, end.heading, end.size = 210, 210, from.size*0.7
	m.lone = append(m.lone, aloft{flight{from: from, begin: m.cursor, long: m.ticks(flyTicks * 5 / 4)}, ship.Raptor, end})
	m.cursor += m.ticks(nextTicks)
}

// raptorLost blows up a destroyed raptor. For one that goes back to the Reserves, it shows nothing.
func (b *Board) raptorLost(e *game.Event) {
	m := &b.motion
	if p := b.beyond(); e.Cause == game.ByHit {
		m.explode(p.x, p.y, p.size, m.cursor, blastTicks)
		m.cursor += m.ticks(nextTicks)
	}
}

// tube returns the end of the launch tube by which a viper leaves Galactica for an area.
func (b *Board) tube(a card.Area) pose {
	f := &b.field
	p := pose{f.x - 60*f.k, f.y + podY*f.k, 30 * f.k, 180}
	if a == card.StarboardBow || a == card.StarboardStern {
		p.y, p.heading = f.y-podY*f.k, 0
	}
	if a == card.PortStern || a == card.StarboardStern || a == card.Stern {
		p.x = f.x + 60*f.k
	}
	return p
}

// leastBank is an invisible lean. It means that the ship looks different in each frame and is not worth keeping.
const leastBank = 0.01

func (a *aloft) draw(u *ui.UI) {
	t := part(u.Tick, a.begin, a.long)
	o := livery(a.kind)
	o.Bank = leastBank
	if a.away {
		light := t * (1 - t) * 4
		o.Flash, o.Fade, o.Lift = t, ease(t), -t
		u.Flying(a.kind, a.end.x, a.end.y, a.end.size, a.end.heading, o)
		u.Spark(a.end.x, a.end.y, a.end.size*(0.3+1.2*t), ui.Alpha(ui.White, 0.8*light))
		u.Spark(a.end.x, a.end.y, a.end.size*1.4, ui.Alpha(ui.Cyan, 0.5*light))
		return
	}
	if a.jump {
		if u.Tick < a.begin {
			return
		}
		light := 1 - t
		u.Spark(a.end.x, a.end.y, a.end.size*(0.4+1.1*t), ui.Alpha(ui.White, light*light))
		u.Spark(a.end.x, a.end.y, a.end.size*1.6, ui.Alpha(ui.Cyan, 0.5*light))
		if t > 0.15 {
			o.Flash, o.Lights, o.Fade = light*light*light, o.Lights+light, max(0, 0.5-t)
			u.Flying(a.kind, a.end.x, a.end.y, a.end.size, a.end.heading, o)
		}
		return
	}
	s := ease(t)
	dx, dy := a.end.x-a.from.x, a.end.y-a.from.y
	far := math.Hypot(dx, dy)
	// It swings out to one side, always the same for the same path.
	side := 0.2
	if dx+dy*0.7 < 0 {
		side = -side
	}
	if far > 500 {
		side *= 500 / far
	}
	cx, cy := a.from.x+dx/2-dy*side, a.from.y+dy/2+dx*side
	x := (1-s)*(1-s)*a.from.x + 2*s*(1-s)*cx + s*s*a.end.x
	y := (1-s)*(1-s)*a.from.y + 2*s*(1-s)*cy + s*s*a.end.y
	vx := 2*(1-s)*(cx-a.from.x) + 2*s*(a.end.x-cx)
	vy := 2*(1-s)*(cy-a.from.y) + 2*s*(a.end.y-cy)
	way := math.Atan2(vx, -vy) * 180 / math.Pi
	heading := turned(a.from.heading, way, ease(min(1, t/0.22)))
	heading = turned(heading, a.end.heading, ease(max(0, (t-0.72)/0.28)))
	if a.kind == ship.CivilianClosed { // a token slides
		heading = a.end.heading
		u.Flying(a.kind, x, y, a.end.size, heading, livery(a.kind))
		return
	}
	air := math.Sin(math.Pi * t)
	sin, cos := math.Sincos(heading * math.Pi / 180)
	u.Spark(x-sin*a.end.size*0.44, y+cos*a.end.size*0.44, a.end.size*(0.16+0.3*air), ui.Alpha(exhaust(a.kind), 0.85*air))
	size := a.from.size + (a.end.size-a.from.size)*s
	o.Bank, o.Lights, o.Lift = leastBank+46*air*air, o.Lights+0.9*air, 1.4*air
	u.Flying(a.kind, x, y, size*(1+0.12*air), heading, o)
}

// exhaust returns the color of a ship's engines.
func exhaust(k ship.Kind) ui.Color {
	if k == ship.Raider || k == ship.HeavyRaider {
		return ui.Color{R: 0xFF, G: 0x5A, B: 0x4A, A: 255}
	}
	return ui.Color{R: 0x5A, G: 0xB4, B: 0xFF, A: 255}
}

// turned returns the heading at fraction t of the shorter way from a to b, in degrees.
func turned(a, b, t float64) float64 {
	d := math.Mod(b-a+540, 360) - 180
	if d < -180 {
		d += 360
	}
	return a + d*t
}
