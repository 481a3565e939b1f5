package board

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// pile is a ship in space, or a pile of equal ones.
type pile struct {
	ship    ship.Kind
	kind    card.Ship
	n       int       // 0 is a viper that may be launched here
	slot    int       // of a basestar or a civilian ship
	after   int       // civilian ships of the area that lie after it
	tokens  int       // damage tokens on a basestar
	pilot   game.Seat // or NoSeat
	mark    string    // of vipers, where it has to be told
	icon    ui.Icon
	color   ui.Color
	choices [3]game.Choice
	label   string

	form form // as the area has room
}

// cluster is what is in an area, and the room that it has there.
type cluster struct {
	area  card.Area
	room  ui.Rect
	piles []pile
}

// Sizes of the miniatures, at a scale of 1.
func (p *pile) base() float64 {
	switch p.kind {
	case card.Basestar:
		return 108
	case card.Raider:
		return 60
	case card.HeavyRaider:
		return 64
	case card.Civilian:
		return 58
	default:
		return 56
	}
}

// form is how the ships of a pile lie: how many of them are drawn, in how many columns, and how far from each other, in sizes.
type form struct {
	most, columns int
	dx, dy        float64
}

// forms are the ways that a pile may lie, from loose to tight. The last ones draw fewer ships than there are; the number is told.
var forms = [...]form{
	{12, 6, 0.78, 0.70},
	{12, 6, 0.56, 0.52},
	{6, 6, 0.50, 0.46},
	{3, 3, 0.30, 0.14},
	{1, 1, 0, 0},
}

// tight says whether ships cover each other more than they have to.
func (f *form) tight() bool { return f.dx < forms[0].dx }

// tightest is the last of the forms that is rather taken than a smaller scale.
func tightest(k float64) int {
	switch {
	case k >= 1.1:
		return 0
	case k >= 0.85:
		return 1
	case k >= 0.65:
		return 3
	default:
		return len(forms) - 1
	}
}

// The scale of the miniatures in a picture. It is one for all areas, so that a kind of ship has one size.
const largest, smallest = 1.25, 0.4

// Numbers do not become smaller.
const badgeW, badgeH = 56.0, 28.0

// pileGap is between two piles.
const pileGap = 8.0

// scale lays the ships of all areas as large as they fit, and gives their scale. Zoom is how much larger than usual they may be.
func (b *Board) scale(zoom float64) float64 {
	const step = 0.05
	for k := largest; k > smallest; k -= step {
		if b.fit(k*zoom, tightest(k)) {
			return k * zoom
		}
	}
	b.fit(smallest*zoom, tightest(smallest))
	return smallest * zoom
}

// fit lays the ships of each area as loosely as it has room for, at most so tight, and says whether all areas have room.
func (b *Board) fit(k float64, tight int) bool {
	all := true
	for i := range b.clusters {
		fits := false
		for t := 0; t <= tight && !fits; t++ {
			fits = b.clusters[i].fit(k, forms[t])
		}
		all = all && fits
	}
	return all
}

func (c *cluster) fit(k float64, f form) bool {
	for i := range c.piles {
		c.piles[i].shape(f, c.room.W/(c.piles[i].base()*k))
	}
	return c.rows(k, nil) <= c.room.H
}

// loosen lets the piles lie as loosely as there is room for, in turn.
func (c *cluster) loosen(k float64) {
	for t := len(forms) - 1; t >= 0; t-- {
		for i := range c.piles {
			p := &c.piles[i]
			was := p.form
			if p.shape(forms[t], c.room.W/(p.base()*k)); p.form.dx < was.dx || c.rows(k, nil) > c.room.H {
				p.form = was
			}
		}
	}
}

// shape gives a pile its form in a room so wide, in sizes: side by side while there are few, in rows where there are more.
func (p *pile) shape(f form, wide float64) {
	if f.columns > 1 {
		f.columns = max(1, min(f.columns, p.n, 1+int((wide-1)/f.dx)))
	}
	if n := min(p.n, f.most); f.most > 3 && n > 3 {
		f.columns = min((n+1)/2, f.columns)
	}
	p.form = f
}

// shown is how many ships of a pile are drawn.
func (p *pile) shown() int { return max(1, min(p.n, p.form.most)) }

func (p *pile) lines() int { return (p.shown() + p.form.columns - 1) / p.form.columns }

// told says whether a badge stands under a pile: the number wherever there are several, and the mark of a viper where both may be meant.
func (p *pile) told() bool { return p.n > 1 || p.mark != "" }

// hides says whether not all ships of a pile are seen well.
func (p *pile) hides() bool { return p.n > p.shown() || p.n > 1 && p.form.tight() }

// badgeGap is from the ships of a pile to its badge, in sizes.
const badgeGap = 0.06

// room is how much a pile takes at a scale.
func (p *pile) room(k float64) (w, h float64) {
	size := p.base() * k
	if p.pilot != game.NoSeat {
		return size*(1+pilotGap) + tokenSize(size), size
	}
	w = size * (1 + p.form.dx*float64(p.form.columns-1))
	h = size * (1 + p.form.dy*float64(p.lines()-1))
	if p.staggered() {
		w += size * p.form.dx / 2
	}
	if p.told() {
		w, h = max(w, badgeW), h+size*badgeGap+badgeH
	}
	return w, h
}

// The token of a pilot stands beside the viper.
const pilotGap = 0.05

func tokenSize(size float64) float64 { return max(28, size*0.5) }

// staggered says whether every other row of a pile lies half a column further.
func (p *pile) staggered() bool { return p.lines() > 1 && p.form.columns > 1 }

// stands is where ship i of a pile is, in sizes from the middle of all that are drawn.
func (p *pile) stands(i int) (dx, dy float64) {
	row, column := i/p.form.columns, i%p.form.columns
	here := min(p.form.columns, p.shown()-row*p.form.columns)
	dx, dy = (float64(column)-float64(here-1)/2)*p.form.dx, (float64(row)-float64(p.lines()-1)/2)*p.form.dy
	if p.staggered() && here == p.form.columns {
		dx += (float64(row%2) - 0.5) * p.form.dx / 2
	}
	return dx, dy
}

// rows breaks the piles into rows and gives their height, which has no end where one pile is too wide; each is called with a row, its width and its height.
func (c *cluster) rows(k float64, each func(row []pile, w, h float64)) float64 {
	total := 0.0
	for from := 0; from < len(c.piles); {
		w, h := c.piles[from].room(k)
		to := from + 1
		for ; to < len(c.piles); to++ {
			pw, ph := c.piles[to].room(k)
			if w+pileGap+pw > c.room.W {
				break
			}
			w, h = w+pileGap+pw, max(h, ph)
		}
		if w > c.room.W && each == nil {
			return math.Inf(1)
		}
		if total > 0 {
			total += pileGap
		}
		total += h
		if each != nil {
			each(c.piles[from:to], w, h)
		}
		from = to
	}
	return total
}

// ships draws what is in space, and gives the pile that is to be spread out.
func (b *Board) ships(u *ui.UI, f *field, v *game.View) spread {
	for i, s := range f.sectors() {
		c := &b.clusters[i]
		c.area, c.room, c.piles = s.area, s.ships, c.piles[:0]
		b.collect(c, v)
	}
	return b.place(u, f.zoom)
}

// spread is a pile under the pointer whose ships cover each other, and where it lies.
type spread struct {
	pile pile
	at   ui.Rect
}

// place lays what was collected, draws it, and gives the pile that is to be spread out.
func (b *Board) place(u *ui.UI, zoom float64) spread {
	var out spread
	px, py := u.Pointer()
	k := b.scale(zoom)
	for i := range b.clusters {
		c := &b.clusters[i]
		c.loosen(k)
		y := c.room.Y + max(0, (c.room.H-c.rows(k, nil))/2)
		c.rows(k, func(row []pile, w, h float64) {
			x := c.room.X + (c.room.W-w)/2
			told := false
			for i := range row {
				told = told || row[i].told()
			}
			for i := range row {
				pw, ph := row[i].room(k)
				foot := h - ph // the badges of a row stand in one line
				if !row[i].told() {
					if foot /= 2; told {
						foot = max(0, foot-badgeH/2)
					}
				}
				r := ui.R(x, y+foot, pw, ph)
				b.pile(u, r, &row[i], row[i].base()*k, c.area)
				if row[i].hides() && r.Contains(px, py) && !u.IsInert() {
					out = spread{row[i], r}
				}
				x += pw + pileGap
			}
			y += h + pileGap
		})
	}
	return out
}

// collect lists what is in an area.
func (b *Board) collect(c *cluster, v *game.View) {
	b.basestars(c, v)
	a := c.area
	b.heap(c, card.Raider, ship.Raider, v.Raiders[a], ui.IconRaider, ui.Red,
		[3]game.Choice{{Kind: game.FireAt, Ship: card.Raider, Area: a}, {Kind: game.TheShip, Ship: card.Raider, Area: a}})
	b.heap(c, card.HeavyRaider, ship.HeavyRaider, v.HeavyRaiders[a], ui.IconHeavyRaider, ui.Red,
		[3]game.Choice{{Kind: game.FireAt, Ship: card.HeavyRaider, Area: a}, {Kind: game.TheShip, Ship: card.HeavyRaider, Area: a}})
	b.vipers(c, v)
	b.pilots(c, v)
	b.civilians(c, v)
}

// basestars lists the basestars of an area: two that are alike and not to be told apart are a pile.
func (b *Board) basestars(c *cluster, v *game.View) {
	from := len(c.piles)
	alike := true
	for n := range v.Basestars {
		if v.Basestars[n].Area != c.area {
			continue
		}
		p := pile{
			ship: ship.Basestar, n: 1, kind: card.Basestar, slot: n, tokens: v.Count(game.BasestarTokens(n)), pilot: game.NoSeat,
			icon: ui.IconBasestar, color: ui.Red, label: b.Say.Ship(card.Basestar),
			choices: [3]game.Choice{{Kind: game.TheBasestar, N: int8(n), Area: c.area}, {Kind: game.FireAt, Ship: card.Basestar, Area: c.area, N: int8(n)}, {Kind: game.TheBasestar, N: int8(n)}},
		}
		if p.tokens > 0 {
			p.ship = ship.BasestarDamaged
		}
		alike = alike && p.tokens == 0 && !b.legal(p.choices)
		c.piles = append(c.piles, p)
	}
	if n := len(c.piles) - from; n > 1 && alike {
		c.piles = c.piles[:from+1]
		c.piles[from].n, c.piles[from].choices = n, [3]game.Choice{}
	}
}

// heap lists equal ships, if there are any.
func (b *Board) heap(c *cluster, kind card.Ship, look ship.Kind, n int, icon ui.Icon, color ui.Color, choices [3]game.Choice) {
	n += b.motion.lost(thing{look, c.area, 0, game.NoSeat})
	if n == 0 {
		return
	}
	c.piles = append(c.piles, pile{
		ship: look, kind: kind, n: n, pilot: game.NoSeat, icon: icon, color: color, label: b.Say.Ship(kind), choices: choices,
	})
}

// vipers lists the unmanned vipers of an area, and those that may be launched into it.
func (b *Board) vipers(c *cluster, v *game.View) {
	a, from := c.area, len(c.piles)
	b.heap(c, card.Viper, ship.ViperII, v.Vipers.Space[a], ui.IconViper, ui.TextMain, [3]game.Choice{{Kind: game.TheViper, Area: a}})
	if v.CylonFleet == nil {
		return
	}
	b.heap(c, card.MarkVII, ship.ViperVII, v.CylonFleet.MarkVII.Space[a], ui.IconViper, ui.Cyan, [3]game.Choice{{Kind: game.TheViper, Area: a, Ship: card.MarkVII}})
	both := len(c.piles)-from > 1
	for i := from; i < len(c.piles); i++ {
		if p := &c.piles[i]; both || p.n > 1 {
			p.mark = markName(p.kind)
		}
	}
	for _, mark := range [...]card.Ship{card.NoShip, card.MarkVII} {
		launch := game.Choice{Kind: game.Launch, Area: a, Ship: mark}
		if _, ok := b.Host.Legal(launch); ok {
			c.piles = append(c.piles, pile{
				ship: kindOf(mark), kind: card.Viper, pilot: game.NoSeat, mark: markName(mark), icon: ui.IconViper, color: ui.AmberTop,
				label: b.Say.Area(a), choices: [3]game.Choice{launch},
			})
		}
	}
}

func markName(kind card.Ship) string {
	if kind == card.MarkVII {
		return "VII"
	}
	return "II"
}

// pilots lists the characters who fly a viper in an area.
func (b *Board) pilots(c *cluster, v *game.View) {
	for s := range v.Seats {
		if v.Seats[s].Area != c.area {
			continue
		}
		look := ship.ViperII
		if v.Seats[s].MarkVII {
			look = ship.ViperVII
		}
		c.piles = append(c.piles, pile{
			ship: look, kind: card.Viper, n: 1, pilot: game.Seat(s),
			label: b.Say.Name(game.Seat(s)), choices: [3]game.Choice{{Kind: game.ThePilot, Seat: game.Seat(s), Area: c.area}},
		})
	}
}

// legal says whether any of the choices may be made.
func (b *Board) legal(choices [3]game.Choice) bool {
	for _, c := range choices {
		if c == (game.Choice{}) {
			continue
		}
		if _, ok := b.Host.Legal(c); ok {
			return true
		}
	}
	return false
}

// civilians lists the civilian ships of an area: one by one where one of them is to be chosen.
func (b *Board) civilians(c *cluster, v *game.View) {
	n := v.Count(game.Civilians(c.area))
	choices := func(i int) [3]game.Choice {
		return [3]game.Choice{{Kind: game.TheShip, Ship: card.Civilian, Area: c.area, N: int8(i)}, {Kind: game.Escort, Area: c.area, N: int8(i)}}
	}
	asked := false
	for i := range n {
		asked = asked || b.legal(choices(i))
	}
	if n > 1 && !asked {
		b.heap(c, card.Civilian, ship.CivilianClosed, n, ui.IconCivilian, ui.TextSecond, [3]game.Choice{})
		return
	}
	for i := range n {
		c.piles = append(c.piles, pile{
			ship: ship.CivilianClosed, kind: card.Civilian, n: 1, slot: i, after: n - 1 - i, pilot: game.NoSeat,
			label: b.Say.Ship(card.Civilian), choices: choices(i),
		})
	}
}

// heading is where a ship looks: Cylons at Galactica, vipers away from her, civilian ships along.
func heading(kind card.Ship, a card.Area) float64 {
	if kind == card.Civilian {
		return -90
	}
	in := [...]float64{0, 90, 150, -150, -90, -30, 30}[mirrored(a)]
	switch kind {
	case card.Viper, card.MarkVII:
		return in + 180
	case card.Basestar:
		return 0
	}
	return in
}

// livery is how a ship is painted and lit so that it is seen against the sky: the Cylons' a little red, with bright eyes, the others' white.
func livery(k ship.Kind) ship.Options {
	switch k {
	case ship.Raider, ship.HeavyRaider, ship.Basestar, ship.BasestarDamaged:
		return ship.Options{Tint: [3]float32{1.22, 1.06, 1.08}, Lights: 0.6}
	case ship.CivilianClosed:
		return ship.Options{Tint: [3]float32{1.5, 1.55, 1.6}}
	}
	return ship.Options{Tint: [3]float32{1.2, 1.22, 1.28}, Lights: 0.4}
}

// pile draws a ship or a pile in r, its ships so large.
func (b *Board) pile(u *ui.UI, r ui.Rect, p *pile, size float64, a card.Area) {
	m := b.Host.Touch(u, Spot{Rect: r, Label: p.label, Choices: p.choices, Cut: 10})
	if m.Legal || m.Chosen {
		look := ui.Look{Top: ui.Alpha(ui.Amber, 0.10), Bottom: ui.Alpha(ui.Amber, 0.06), Cut: 10}
		u.Panel(r.Inset(-1), marked(look, m))
	}
	turn := heading(p.kind, a)
	ships := r // without the badge
	if p.told() {
		at := ui.R(r.X+(r.W-badgeW)/2, r.Bottom()-badgeH, badgeW, badgeH)
		b.badges = append(b.badges, badge{at, a, p.icon, p.mark, p.n, p.color})
		ships.H -= badgeH + size*badgeGap
	}
	x, y := ships.Centre()
	switch {
	case p.pilot != game.NoSeat:
		c, token := b.Host.Colour(p.pilot), tokenSize(size)
		u.Spark(r.X+size/2, y, size*0.8, ui.Alpha(c, 0.35))
		b.put(u, p.thing(0, a), p.ship, pose{r.X + size/2, y, size, turn}, 0)
		u.Badge(ui.R(r.Right()-token, y-token/2, token, token), b.Host.Emblem(p.pilot), c)
	case p.n == 0:
		u.Flying(p.ship, x, y, size, turn, ship.Options{Fade: 0.45, Lights: -1, Lift: -1})
		u.Icon(ui.IconPlus, ui.R(x-9, y-9, 18, 18), ui.AmberTop)
	default:
		for i := range p.shown() {
			dx, dy := p.stands(i)
			b.put(u, p.thing(i, a), p.ship, pose{x + dx*size, y + dy*size, size, turn}, p.after+p.shown()-1-i)
		}
	}
	for i := range p.tokens {
		edge := max(17, size*0.24)
		box := ui.R(r.Right()-edge-float64(i)*edge*0.85, r.Y+2, edge, edge)
		u.Panel(box, ui.Look{Top: ui.RedField, Bottom: ui.RedField, LineTop: ui.Red, LineBottom: ui.Red, Line: 1.5, Cut: 8})
		u.Icon(ui.IconDamage, box.Inset(edge*0.13), ui.Red)
	}
}

// thing is what ship i of a pile is to the motion: all of a pile are one, but each basestar is itself.
func (p *pile) thing(i int, a card.Area) thing {
	switch {
	case p.pilot != game.NoSeat:
		return thing{ship.ViperII, a, 0, p.pilot}
	case p.kind == card.Basestar:
		return thing{ship.Basestar, a, p.slot + i, game.NoSeat}
	}
	return thing{p.ship, a, p.slot, game.NoSeat}
}

// spreadSize is how large the ships of a pile are when they are spread out.
const spreadSize = 46.0

// fan draws a pile ship by ship, over all others.
func (b *Board) fan(u *ui.UI, within ui.Rect, s spread) {
	p := &s.pile
	if p.n == 0 {
		return
	}
	const edge, columns = spreadSize + 8, 6
	rows := (p.n + columns - 1) / columns
	w, h := float64(min(p.n, columns))*edge+20, float64(rows)*edge+20
	x, _ := s.at.Centre()
	box := ui.R(max(within.X+6, min(x-w/2, within.Right()-6-w)), s.at.Bottom()+6, w, h)
	if box.Bottom() > within.Bottom() {
		box.Y = s.at.Y - 6 - h
	}
	u.Panel(box, ui.Glass.Filled(ui.Color{R: 0x12, G: 0x1A, B: 0x23, A: 248}, ui.Color{R: 0x0A, G: 0x10, B: 0x17, A: 250}).Edged(p.color, 2))
	for i := range p.n {
		u.Ship(p.ship, box.X+10+(float64(i%columns)+0.5)*edge, box.Y+10+(float64(i/columns)+0.5)*edge, spreadSize, 0)
	}
}
