package board

import (
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// motion shows what happened as movement over a board that already lies as the rules have it: nothing waits for it, and nobody learns
// more from it than from the events that all may know.
type motion struct {
	ticks   func(n int) int // how long n ticks are in the settings: 0 when nothing moves
	now     int
	cursor  int               // tick at which the next thing begins
	pages   [2]map[thing]pose // of the frame that is being drawn, and of the one before
	flights []flight
	losses  []loss
	blasts  []blast
	shots   []shot
	attack  game.Event // made, but not yet told how it went
	aloft   []aloft
	crashed bool // the viper of a pilot who was shot down is moved next
	pawns   [game.MaxSeats]pawn
	hurt    map[card.Place]int // damaged plates, and the tick from which it is to be seen
	drawn   bool
}

// thing names a miniature, or the heap that it stands in. The viper of a pilot is a Viper Mark II here, whatever it is.
type thing struct {
	kind  ship.Kind
	area  card.Area
	slot  int       // of a basestar or a civilian ship
	pilot game.Seat // or NoSeat
}

// newest is the slot of the civilian ship of an area that came last, on which flights end.
const newest = -1

// pose is how a miniature lies.
type pose struct{ x, y, size, heading float64 }

// flight is a miniature on its way to a thing.
type flight struct {
	to          thing
	from        pose
	begin, long int
	jump        bool // there is no way: it comes out of a jump
}

// loss is a miniature that the rules have taken away, and that is seen until it blows up.
type loss struct {
	of    thing
	at    int
	quiet bool // it only vanishes
}

// blast is where something blows up.
type blast struct {
	x, y, size  float64
	begin, long int
}

// shot is fire from one place to another.
type shot struct {
	x0, y0, x1, y1 float64
	begin, long    int
	hit            bool
	color          ui.Color
	missile        bool
}

// aloft is a flight as it is drawn in this frame, above all that lies still.
type aloft struct {
	flight
	kind ship.Kind
	end  pose
}

// pawn is a character's figure on its way from plate to plate.
type pawn struct {
	place         card.Place
	x, y, size    float64
	fromX, fromY  float64
	begin         int
	known, flying bool
}

// How long things take, in ticks of the full pace. ShotTicks is a shot of one ship at another, NukeTicks a nuke on its way; each hits
// after three quarters of it.
const (
	flyTicks   = 54
	jumpTicks  = 34
	ShotTicks  = 22
	NukeTicks  = flyTicks
	blastTicks = 44
	pawnTicks  = 34
	nextTicks  = 7 // between two that begin one after the other
)

// Moving sets how long n ticks of a movement are: 0 when nothing is to move.
func (b *Board) Moving(ticks func(n int) int) { b.motion.ticks = ticks }

// Happened takes in what everybody saw happen at a tick, in the order of the events; at is when it is to be seen, which is later than now
// where a die has to come to rest before. v is the table after it.
func (b *Board) Happened(e *game.Event, v *game.View, now, at int) {
	m := &b.motion
	if m.ticks == nil || m.ticks(flyTicks) == 0 || !m.drawn {
		return
	}
	m.now = now
	m.cursor = max(m.cursor, at)
	if e.Kind == game.AttackMade {
		m.attack = *e
		return
	}
	if m.attack.Kind == game.AttackMade {
		if missed := e.Kind == game.AttackMissed; missed || Hits(e) {
			b.fired(&m.attack, v, !missed)
			m.attack = game.Event{}
		}
	}
	switch e.Kind {
	case game.ShipMoved:
		b.shipMoved(e)
	case game.CardMoved:
		b.cardMoved(e)
	case game.BasestarPlaced:
		to := thing{ship.Basestar, e.ToArea, e.N, game.NoSeat}
		m.fly(flight{to: to, long: jumpTicks * 2, jump: true})
	case game.BasestarGone:
		for _, a := range card.Areas {
			if p, ok := m.last()[thing{ship.Basestar, a, e.N, game.NoSeat}]; ok && Battle(e.Rule) {
				m.blasts = append(m.blasts, blast{p.x, p.y, p.size * 2, m.cursor, m.ticks(blastTicks * 3 / 2)})
			}
		}
	case game.BasestarMoved:
		b.basestarMoved(e)
	case game.CharacterMoved:
		b.pilotMoved(e, v)
	case game.Jumped:
		b.Settle()
	}
}

// basestars is how many basestars there can be on the board.
const basestars = len(game.Table{}.Basestars)

// Hits says whether an event is what a hit of an attack does.
func Hits(e *game.Event) bool {
	switch e.Kind {
	case game.ShipMoved, game.BasestarGone, game.CharacterMoved, game.CenturionMoved:
		return true
	case game.CardMoved:
		for n := range basestars {
			if e.To == game.BasestarTokens(n) {
				return true
			}
		}
		return e.To == game.DamageOnBoard || e.To == game.Removed
	}
	return false
}

// pilotMoved is a character who flies a viper, or is shot down in one: the viper itself is moved by an event of its own.
func (b *Board) pilotMoved(e *game.Event, v *game.View) {
	m := &b.motion
	kind := ship.ViperII
	if v.Seats[e.Seat].MarkVII {
		kind = ship.ViperVII
	}
	var was pose
	var flew bool
	for _, a := range card.Areas {
		if p, ok := m.last()[thing{ship.ViperII, a, 0, e.Seat}]; ok {
			was, flew = p, true
		}
	}
	switch {
	case e.ToArea != card.NoArea:
		if !flew {
			was = b.tube(e.ToArea)
			// The viper that was launched is this one.
			heap := thing{kind, e.ToArea, 0, game.NoSeat}
			m.flights = slices.DeleteFunc(m.flights, func(f flight) bool { return f.to == heap && f.begin >= m.now })
		}
		m.fly(flight{to: thing{ship.ViperII, e.ToArea, 0, e.Seat}, from: was, long: b.pace(kind)})
	case flew:
		m.crashed = e.Rule == "B-COMBAT-03"
		if m.crashed {
			m.blasts = append(m.blasts, blast{was.x, was.y, was.size, m.cursor, m.ticks(blastTicks)})
		}
	}
}

// Busy says whether something moves, or is about to.
func (b *Board) Busy() bool {
	m := &b.motion
	return len(m.flights)+len(m.losses)+len(m.blasts)+len(m.shots) > 0
}

// Settle ends all that moves, for a click.
func (b *Board) Settle() {
	m := &b.motion
	m.flights, m.losses, m.blasts, m.shots, m.cursor = m.flights[:0], m.losses[:0], m.blasts[:0], m.shots[:0], 0
	for p := range m.hurt {
		m.hurt[p] = 0
	}
	for s := range m.pawns {
		m.pawns[s].flying = false
	}
}

func (m *motion) last() map[thing]pose { return m.pages[1] }

// fly lets a flight begin after what came before it.
func (m *motion) fly(f flight) {
	f.begin, f.long = m.cursor, m.ticks(f.long)
	m.cursor += m.ticks(nextTicks)
	m.flights = append(m.flights, f)
}

// Battle says whether what a rule takes away blows up. With a jump, on boarding Galactica and by a correction it only vanishes.
func Battle(rule string) bool {
	switch rule {
	case "B-JUMP-06", "B-CIV-05", "B-CYL-09", game.Correction:
		return false
	}
	return true
}

// kindOf is the miniature of a kind of ship.
func kindOf(s card.Ship) ship.Kind {
	switch s {
	case card.Raider:
		return ship.Raider
	case card.HeavyRaider:
		return ship.HeavyRaider
	case card.Basestar:
		return ship.Basestar
	case card.Civilian:
		return ship.CivilianClosed
	case card.MarkVII:
		return ship.ViperVII
	default:
		return ship.ViperII
	}
}

// areaOf is the area of a spot, of either board, or NoArea.
func areaOf(s game.Spot) card.Area {
	main, behind := s.Areas()
	if behind != card.NoArea {
		return past(behind)
	}
	return main
}

// basestarMoved is a basestar that comes to the Cylon Fleet board, or goes from one board to the other.
func (b *Board) basestarMoved(e *game.Event) {
	to := thing{ship.Basestar, areaOf(e.ToSpot), e.N, game.NoSeat}
	from, known := b.motion.last()[thing{ship.Basestar, areaOf(e.FromSpot), e.N, game.NoSeat}]
	b.motion.fly(flight{to: to, from: from, long: jumpTicks * 2, jump: !known})
}

func (b *Board) shipMoved(e *game.Event) {
	m := &b.motion
	kind := kindOf(e.Ship)
	from, to := areaOf(e.FromSpot), areaOf(e.ToSpot)
	for range e.N {
		start, known := m.last()[thing{kind, from, 0, game.NoSeat}]
		switch {
		case to != card.NoArea && from != card.NoArea && known:
			m.fly(flight{to: thing{kind, to, 0, game.NoSeat}, from: start, long: b.pace(kind)})
		case to != card.NoArea && e.FromSpot == game.Reserves:
			m.fly(flight{to: thing{kind, to, 0, game.NoSeat}, from: b.tube(to), long: b.pace(kind)})
		case to != card.NoArea:
			b.arrive(kind, to)
		case from != card.NoArea && m.crashed:
			m.crashed = false // it blew up with its pilot
		case from != card.NoArea && known:
			m.losses = append(m.losses, loss{thing{kind, from, 0, game.NoSeat}, m.cursor, e.ToSpot == game.Reserves || !Battle(e.Rule)})
			m.cursor += m.ticks(nextTicks)
		}
	}
}

// pace is how long a kind of ship flies: a Mark VII is nearly twice as fast as a Mark II.
func (b *Board) pace(kind ship.Kind) int {
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

// arrive brings a Cylon ship: out of a basestar of the area if there is one, out of a jump otherwise.
func (b *Board) arrive(kind ship.Kind, a card.Area) {
	m := &b.motion
	to := thing{kind, a, 0, game.NoSeat}
	if kind == ship.Raider || kind == ship.HeavyRaider {
		for n := range basestars {
			if p, ok := m.last()[thing{ship.Basestar, a, n, game.NoSeat}]; ok {
				p.size *= 0.4
				m.fly(flight{to: to, from: p, long: b.pace(kind)})
				return
			}
		}
	}
	m.fly(flight{to: to, long: jumpTicks, jump: true})
}

// cardMoved looks for civilian ships, which are tokens.
func (b *Board) cardMoved(e *game.Event) {
	m := &b.motion
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
			m.fly(flight{to: thing{ship.CivilianClosed, to, newest, game.NoSeat}, from: p, long: b.pace(ship.CivilianClosed)})
		}
	case to != card.NoArea:
		m.fly(flight{to: thing{ship.CivilianClosed, to, newest, game.NoSeat}, long: jumpTicks, jump: true})
	case from != card.NoArea && Battle(e.Rule):
		if p, ok := m.civilian(from, int(e.FromAt)); ok {
			m.blasts = append(m.blasts, blast{p.x, p.y, p.size * 1.3, m.cursor, m.ticks(blastTicks)})
			m.cursor += m.ticks(nextTicks)
		}
	}
}

// civilian is where a civilian ship of an area lay.
func (m *motion) civilian(a card.Area, n int) (pose, bool) {
	p, ok := m.last()[thing{ship.CivilianClosed, a, n, game.NoSeat}]
	if !ok {
		p, ok = m.last()[thing{ship.CivilianClosed, a, 0, game.NoSeat}]
	}
	return p, ok
}

// fired shows the fire of an attack.
func (b *Board) fired(e *game.Event, v *game.View, hit bool) {
	m := &b.motion
	heap := func(kind ship.Kind, a card.Area) (pose, bool) {
		p, ok := m.last()[thing{kind, a, 0, game.NoSeat}]
		return p, ok
	}
	target := func() (pose, bool) {
		if e.Ship == card.Basestar {
			p, ok := m.last()[thing{ship.Basestar, e.Area, e.N, game.NoSeat}]
			return p, ok
		}
		return heap(kindOf(e.Ship), e.Area)
	}
	var from, to pose
	var known, aimed bool
	c := ui.AmberTop
	switch e.RollFor {
	case game.RollViperAtRaider, game.RollViperAtHeavyRaider, game.RollViperAtBasestar:
		to, aimed = target()
		if e.Seat >= 0 && int(e.Seat) < len(v.Seats) && v.Seats[e.Seat].Area == e.Area {
			from, known = m.last()[thing{ship.ViperII, e.Area, 0, e.Seat}]
		}
		for _, kind := range [...]ship.Kind{ship.ViperII, ship.ViperVII} {
			if !known {
				from, known = heap(kind, e.Area)
			}
		}
	case game.RollGalacticaAtRaider, game.RollGalacticaAtHeavyRaider, game.RollGalacticaAtBasestar, game.RollForNuke:
		if to, aimed = target(); aimed {
			from, known = b.hullNear(to), true
		}
	case game.RollRaiderAtViper:
		c = ui.Red
		from, known = heap(ship.Raider, e.Area)
		if to, aimed = heap(kindOf(e.Ship), e.Area); !aimed {
			to, aimed = heap(ship.ViperVII, e.Area)
		}
	case game.RollRaiderAtPilot:
		c = ui.Red
		from, known = heap(ship.Raider, e.Area)
		to, aimed = m.last()[thing{ship.ViperII, e.Area, 0, e.Other}]
	case game.RollRaiderAtGalactica, game.RollBasestarAtGalactica:
		c = ui.Red
		from, known = heap(ship.Raider, e.Area)
		if e.RollFor == game.RollBasestarAtGalactica {
			from, known = m.last()[thing{ship.Basestar, e.Area, e.N, game.NoSeat}]
		}
		to, aimed = b.hullNear(from), known
	}
	if !known || !aimed {
		return
	}
	long := ShotTicks
	nuke := e.RollFor == game.RollForNuke
	if nuke {
		long = NukeTicks
	}
	s := shot{x0: from.x, y0: from.y, x1: to.x, y1: to.y, begin: m.cursor, long: m.ticks(long), hit: hit, color: c, missile: nuke}
	if !hit { // past it
		dx, dy := s.x1-s.x0, s.y1-s.y0
		s.x1, s.y1 = s.x1+dx*0.3-dy*0.16, s.y1+dy*0.3+dx*0.16
	}
	m.shots = append(m.shots, s)
	m.cursor = s.begin + s.long*3/4
	if hit {
		size := 46.0
		if nuke {
			size = 220
		}
		m.blasts = append(m.blasts, blast{to.x, to.y, size, m.cursor, m.ticks(blastTicks)})
	}
}

// tube is the end of the launch tube that a viper leaves Galactica by for an area.
func (b *Board) tube(a card.Area) pose {
	f := &b.field
	p := pose{f.x - 60*f.k, f.y + podY*f.k, 30 * f.k, 180}
	switch a {
	case card.StarboardBow, card.StarboardStern:
		p.y, p.heading = f.y-podY*f.k, 0
	}
	switch a {
	case card.PortStern, card.StarboardStern, card.Stern:
		p.x = f.x + 60*f.k
	}
	return p
}

// hullNear is the place on Galactica's hull that is nearest to something.
func (b *Board) hullNear(p pose) pose {
	f := &b.field
	dx := max(-420*f.k, min(420*f.k, p.x-f.x))
	dy := max(-bodyHalf*f.k*0.8, min(bodyHalf*f.k*0.8, p.y-f.y))
	return pose{f.x + dx, f.y + dy, 60, 0}
}

// turnPage begins a frame: what was drawn is what was before. A click or a key ends what still moves.
func (b *Board) turnPage(now int, struck bool, v *game.View) {
	m := &b.motion
	if struck {
		b.Settle()
	}
	m.now = now
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
				m.blasts = append(m.blasts, blast{p.x, p.y, p.size, l.at, m.ticks(blastTicks)})
			}
		}
	}
	m.losses = slices.DeleteFunc(m.losses, func(l loss) bool { return now >= l.at })
	m.blasts = slices.DeleteFunc(m.blasts, func(b blast) bool { return now >= b.begin+b.long })
	m.shots = slices.DeleteFunc(m.shots, func(s shot) bool { return now >= s.begin+s.long })
}

// lost is how many miniatures of a heap are still to be seen though they are gone.
func (m *motion) lost(t thing) int {
	n := 0
	for i := range m.losses {
		if m.losses[i].of == t {
			n++
		}
	}
	return n
}

// damaged says whether a location is seen to be damaged yet: the hit comes first.
func (b *Board) damaged(u *ui.UI, place card.Place, is bool, r ui.Rect) bool {
	m := &b.motion
	if !is {
		delete(m.hurt, place)
		return false
	}
	at, known := m.hurt[place]
	if !known {
		if m.drawn && m.ticks != nil && m.ticks(blastTicks) > 0 {
			at = max(u.Tick, m.cursor)
			x, y := r.Centre()
			m.blasts = append(m.blasts, blast{x, y, 110, at, m.ticks(blastTicks)})
		}
		if m.hurt == nil {
			m.hurt = map[card.Place]int{}
		}
		m.hurt[place] = at
	}
	return u.Tick >= at
}

// step draws the figure of a seat at a place, or on its way there.
func (b *Board) step(u *ui.UI, s game.Seat, place card.Place, x, y, size float64) {
	m := &b.motion
	p := &m.pawns[s]
	if p.known && p.place != place && m.ticks != nil && m.ticks(pawnTicks) > 0 {
		p.flying, p.begin, p.fromX, p.fromY = true, u.Tick, p.x, p.y
	}
	p.known, p.place, p.x, p.y, p.size = true, place, x, y, size
	if p.flying && u.Tick < p.begin+m.ticks(pawnTicks) {
		return // drawn above all
	}
	p.flying = false
	Pawn(u, x, y, size, b.Host.Colour(s), b.Host.Emblem(s))
}

// put draws a miniature where it stands, or notes that it is on its way there: nth counts back from the last of its heap.
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
}

// fly draws all that moves, over all that lies still.
func (b *Board) fly(u *ui.UI) {
	m := &b.motion
	for i := range m.shots {
		m.shots[i].draw(u)
	}
	for i := range m.aloft {
		m.aloft[i].draw(u)
	}
	for i := range m.blasts {
		m.blasts[i].draw(u)
	}
	for s := range m.pawns {
		p := &m.pawns[s]
		if !p.flying {
			continue
		}
		t := ease(part(u.Tick, p.begin, m.ticks(pawnTicks)))
		x, y := p.fromX+(p.x-p.fromX)*t, p.fromY+(p.y-p.fromY)*t-34*math.Sin(math.Pi*t)
		Pawn(u, x, y, p.size*(1+0.15*math.Sin(math.Pi*t)), b.Host.Colour(game.Seat(s)), b.Host.Emblem(game.Seat(s)))
		u.Wake(1)
	}
	if b.Busy() {
		u.Wake(1)
	}
	m.pages[0], m.pages[1] = m.pages[1], m.pages[0]
	m.drawn = true
}

// part is how much of a time has passed, 0 to 1.
func part(now, begin, long int) float64 {
	return max(0, min(1, float64(now-begin)/float64(max(1, long))))
}

func ease(t float64) float64 { return t * t * (3 - 2*t) }

func (a *aloft) draw(u *ui.UI) {
	t := part(u.Tick, a.begin, a.long)
	if a.jump {
		if u.Tick < a.begin {
			return
		}
		light := 1 - t
		u.Spark(a.end.x, a.end.y, a.end.size*(0.4+1.1*t), ui.Alpha(ui.White, light*light))
		u.Spark(a.end.x, a.end.y, a.end.size*1.6, ui.Alpha(ui.Cyan, 0.5*light))
		if t > 0.15 {
			u.Flying(a.kind, a.end.x, a.end.y, a.end.size, a.end.heading, ship.Options{Flash: light, Lights: light, Fade: max(0, 0.5-t)})
		}
		return
	}
	s := ease(t)
	dx, dy := a.end.x-a.from.x, a.end.y-a.from.y
	far := math.Hypot(dx, dy)
	// It swings out to one side, always the same for the same way.
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
		u.Ship(a.kind, x, y, a.end.size, heading)
		return
	}
	air := math.Sin(math.Pi * t)
	size := a.from.size + (a.end.size-a.from.size)*s
	u.Flying(a.kind, x, y, size*(1+0.12*air), heading, ship.Options{Bank: 0.01 + 46*air*air, Lights: 0.9 * air, Lift: 1.4 * air})
}

// turned is the heading on the shorter way from a to b, in degrees.
func turned(a, b, t float64) float64 {
	d := math.Mod(b-a+540, 360) - 180
	if d < -180 {
		d += 360
	}
	return a + d*t
}

func (s *shot) draw(u *ui.UI) {
	if u.Tick < s.begin {
		return
	}
	t := part(u.Tick, s.begin, s.long)
	dx, dy := s.x1-s.x0, s.y1-s.y0
	if s.missile {
		k := ease(t)
		u.Flying(ship.Nuke, s.x0+dx*k, s.y0+dy*k, 44, math.Atan2(dx, -dy)*180/math.Pi, ship.Options{Bank: 0.01, Lights: 1, Lift: 1})
		return
	}
	far := max(1, math.Hypot(dx, dy))
	length := min(0.5, 30/far)
	for i := range 3 { // three tracers one after the other
		head := t*1.9 - float64(i)*0.28
		if head <= 0 || head > 1+length {
			continue
		}
		a, b := max(0, head-length), min(1, head)
		if a >= b {
			continue
		}
		u.Line(s.x0+dx*a, s.y0+dy*a, s.x0+dx*b, s.y0+dy*b, 3, s.color)
		u.Spark(s.x0+dx*b, s.y0+dy*b, 9, s.color)
	}
	if t < 0.6 {
		u.Spark(s.x0, s.y0, 16, ui.Alpha(s.color, 0.8*(1-t/0.6)))
	}
}

// embers are the ways that the sparks of a blast fly.
const embers = 9

func (bl *blast) draw(u *ui.UI) {
	if u.Tick < bl.begin {
		return
	}
	t := part(u.Tick, bl.begin, bl.long)
	left := 1 - t
	fire := ui.Color{R: 0xFF, G: 0xA5, B: 0x4A, A: 255}
	u.Spark(bl.x, bl.y, bl.size*(0.5+0.9*t), ui.Alpha(fire, left*left))
	if t < 0.4 {
		u.Spark(bl.x, bl.y, bl.size*(0.7-t), ui.Alpha(ui.White, 1-t/0.4))
	}
	for i := range embers {
		a := float64(i)*2*math.Pi/embers + float64(i%3)*0.37
		speed := bl.size * (0.75 + 0.4*float64(i*5%7)/7)
		out := speed * (1 - left*left)
		in := speed * (1 - (left+0.12)*(left+0.12))
		sin, cos := math.Sincos(a)
		u.Line(bl.x+cos*max(0, in), bl.y+sin*max(0, in), bl.x+cos*out, bl.y+sin*out, 2, ui.Alpha(ui.Mix(fire, ui.White, left*0.6), left))
	}
}
