package board

import (
	"fmt"
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// heap is what lies in an area as one: several equal ships, or a single ship.
type heap struct {
	ship    ship.Kind
	kind    card.Ship
	n       int       // 0 for a viper that may be launched here
	slot    int       // of a basestar or a civilian ship
	after   int       // civilian ships of the area that lie after it
	tokens  int       // damage tokens on a basestar
	pilot   game.Seat // or NoSeat
	mark    string    // of vipers, where it must be shown
	icon    ui.Icon
	color   ui.Color
	choices [3]game.Choice
	label   string
	rule    string // what it is

	form form // as loose as the area has room for
}

// cluster is what is in an area, and its room there.
type cluster struct {
	area  card.Area
	room  ui.Rect
	heaps []heap
}

// base returns the size of its miniatures at a scale of 1.
func (p *heap) base() float64 {
	// all others are as large as a viper
	//exhaustive:ignore
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

// form is how the ships of a heap lie: how many are drawn, in how many columns, and how far apart, in sizes.
type form struct {
	most, columns int
	dx, dy        float64
}

// forms are the ways that a heap may lie, from loose to tight. The last ones draw fewer ships than there are; the badge shows the number.
var forms = [...]form{
	{12, 6, 0.78, 0.70},
	{12, 6, 0.56, 0.52},
	{6, 6, 0.50, 0.46},
	{3, 3, 0.30, 0.14},
	{1, 1, 0, 0},
}

// tight reports whether ships cover each other more than they must.
func (f *form) tight() bool { return f.dx < forms[0].dx }

// tightest returns the last form that is preferred to a smaller scale.
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

// The limits of the scale of the miniatures. All areas share one scale, so that a kind of ship has one size.
const largest, smallest = 1.25, 0.4

// Numbers do not become smaller.
const badgeW, badgeH = 56.0, 28.0

// heapGap is the gap between two heaps.
const heapGap = 10.0

// scale lays the ships of all areas as large as they fit and returns their scale. zoom is how much larger than usual they may be.
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

// fit lays the ships of each area as loosely as there is room, but no tighter than tight, and reports whether all areas have room.
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
	for i := range c.heaps {
		c.heaps[i].shape(f, c.room.W/(c.heaps[i].base()*k))
	}
	return c.rows(k, nil) <= c.room.H
}

// loosen loosens the heaps in turn, as far as there is room.
func (c *cluster) loosen(k float64) {
	for t := len(forms) - 1; t >= 0; t-- {
		for i := range c.heaps {
			p := &c.heaps[i]
			was := p.form
			if p.shape(forms[t], c.room.W/(p.base()*k)); p.form.dx < was.dx || c.rows(k, nil) > c.room.H {
				p.form = was
			}
		}
	}
}

// shape gives a heap its form in a room of a width, in sizes: side by side if there are few ships, in rows if there are more.
func (p *heap) shape(f form, wide float64) {
	if f.columns > 1 {
		f.columns = max(1, min(f.columns, p.n, 1+int((wide-1)/f.dx)))
	}
	if n := min(p.n, f.most); f.most > 3 && n > 3 {
		f.columns = min((n+1)/2, f.columns)
	}
	p.form = f
}

// shown returns how many ships of a heap are drawn.
func (p *heap) shown() int { return max(1, min(p.n, p.form.most)) }

func (p *heap) lines() int { return (p.shown() + p.form.columns - 1) / p.form.columns }

// hasBadge reports whether a badge stands under a heap: for the number of several ships, and for the mark of a viper if either mark may be meant.
func (p *heap) hasBadge() bool { return p.n > 1 || p.mark != "" }

// hides reports whether some ships of a heap are hard to see.
func (p *heap) hides() bool { return p.n > p.shown() || p.n > 1 && p.form.tight() }

// badgeGap is the gap between the ships of a heap and its badge, in sizes.
const badgeGap = 0.06

// room returns how much room a heap takes at a scale.
func (p *heap) room(k float64) (w, h float64) {
	size := p.base() * k
	if p.pilot != game.NoSeat {
		return size + tokenSize(size), size
	}
	w = size * (1 + p.form.dx*float64(p.form.columns-1))
	h = size * (1 + p.form.dy*float64(p.lines()-1))
	if p.staggered() {
		w += size * p.form.dx / 2
	}
	if p.hasBadge() {
		w, h = max(w, badgeW), h+size*badgeGap+badgeH
	}
	return w, h
}

// tokenSize returns the size of a pilot's token beside a viper of the given size.
func tokenSize(size float64) float64 { return max(30, size*0.56) }

// staggered reports whether every other row of a heap is shifted by half a column.
func (p *heap) staggered() bool { return p.lines() > 1 && p.form.columns > 1 }

// stands returns where ship i of a heap is, in sizes from the middle of all that are drawn.
func (p *heap) stands(i int) (dx, dy float64) {
	row, column := i/p.form.columns, i%p.form.columns
	here := min(p.form.columns, p.shown()-row*p.form.columns)
	dx, dy = (float64(column)-float64(here-1)/2)*p.form.dx, (float64(row)-float64(p.lines()-1)/2)*p.form.dy
	if p.staggered() && here == p.form.columns {
		dx += (float64(row%2) - 0.5) * p.form.dx / 2
	}
	return dx, dy
}

// rows breaks the heaps into rows and returns their height. It calls each with every row, its width and its height. If each is nil and a heap is too
// wide, the height is infinite.
func (c *cluster) rows(k float64, each func(row []heap, w, h float64)) float64 {
	total := 0.0
	for from := 0; from < len(c.heaps); {
		w, h := c.heaps[from].room(k)
		to := from + 1
		for ; to < len(c.heaps); to++ {
			pw, ph := c.heaps[to].room(k)
			if w+heapGap+pw > c.room.W {
				break
			}
			w, h = w+heapGap+pw, max(h, ph)
		}
		if w > c.room.W && each == nil {
			return math.Inf(1)
		}
		if total > 0 {
			total += heapGap
		}
		total += h
		if each != nil {
			each(c.heaps[from:to], w, h)
		}
		from = to
	}
	return total
}

// ships draws what is in space and returns the heap to spread out.
func (b *Board) ships(u *ui.UI, f *field, v *game.View) spread {
	for i, s := range f.sectors() {
		c := &b.clusters[i]
		c.area, c.room, c.heaps = s.area, s.ships, c.heaps[:0]
		b.collect(c, v)
	}
	return b.place(u, f.zoom)
}

// spread is a heap under the pointer whose ships cover each other, and where it lies.
type spread struct {
	heap heap
	at   ui.Rect
}

// place lays out what was collected, draws it, and returns the heap to spread out.
func (b *Board) place(u *ui.UI, zoom float64) spread {
	var out spread
	px, py := u.Pointer()
	k := b.scale(zoom)
	for i := range b.clusters {
		c := &b.clusters[i]
		c.loosen(k)
		y := c.room.Y + max(0, (c.room.H-c.rows(k, nil))/2)
		c.rows(k, func(row []heap, w, h float64) {
			x := c.room.X + (c.room.W-w)/2
			told := false
			for i := range row {
				told = told || row[i].hasBadge()
			}
			for i := range row {
				pw, ph := row[i].room(k)
				foot := h - ph // the badges of a row are in line
				if !row[i].hasBadge() {
					if foot /= 2; told {
						foot = max(0, foot-badgeH/2)
					}
				}
				r := ui.R(x, y+foot, pw, ph)
				b.heap(u, r, &row[i], row[i].base()*k, c.area)
				if row[i].hides() && r.Contains(px, py) && !u.IsInert() {
					out = spread{row[i], r}
				}
				x += pw + heapGap
			}
			y += h + heapGap
		})
	}
	return out
}

// heading returns where a ship points: Cylons at Galactica, vipers away from her, civilian ships the way she flies.
func heading(kind card.Ship, a card.Area) float64 {
	if kind == card.Civilian {
		return -90
	}
	in := [...]float64{0, 90, 150, -150, -90, -30, 30}[mirrored(a)]
	switch {
	case game.CraftOf(kind) != nil:
		return in + 180
	case kind == card.Basestar:
		return 0
	}
	return in // along their orbit
}

// livery returns how a ship is painted and lit to stand out against the sky: the Cylons' slightly red with bright eyes, the others' white.
func livery(k ship.Kind) ship.Options {
	switch k {
	case ship.Raider, ship.HeavyRaider, ship.Basestar, ship.BasestarDamaged:
		return ship.Options{Tint: [3]float32{1.22, 1.06, 1.08}, Lights: 0.6}
	case ship.CivilianClosed:
		return ship.Options{Tint: [3]float32{1.5, 1.55, 1.6}}
	}
	return ship.Options{Tint: [3]float32{1.2, 1.22, 1.28}, Lights: 0.4}
}

// heap draws a ship or a heap in r, its ships of the given size.
func (b *Board) heap(u *ui.UI, r ui.Rect, p *heap, size float64, a card.Area) {
	r = r.Inset(-1)
	m := b.Host.Touch(u, Spot{Rect: r, ID: p.id(a), Label: p.label, Choices: p.choices, Rule: p.rule, Cut: 10})
	if m.Legal || m.Chosen {
		look := ui.Look{Top: ui.Alpha(ui.Amber, 0.10), Bottom: ui.Alpha(ui.Amber, 0.06), Cut: 10}
		u.Panel(r, marked(look, m))
	}
	r = r.Inset(1)
	if p.pilot != game.NoSeat && !m.Legal {
		m.Carried = b.Host.Pawn(u, p.pilot, r).Carried
	}
	if m.Carried {
		b.carried = func(px, py float64) { u.Ship(p.ship, px, py, size, heading(p.kind, a)) }
	}
	turn := heading(p.kind, a)
	ships := r // without the badge
	if p.hasBadge() {
		at := ui.R(r.X+(r.W-badgeW)/2, r.Bottom()-badgeH, badgeW, badgeH)
		b.badges = append(b.badges, badge{at, a, p.icon, p.mark, p.n, p.color})
		ships.H -= badgeH + size*badgeGap
	}
	x, y := ships.Center()
	switch {
	case p.pilot != game.NoSeat:
		c, token := b.Host.Color(p.pilot), tokenSize(size)
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

// id returns the id of the widget of a heap that may not be chosen.
func (p *heap) id(a card.Area) string {
	return fmt.Sprintf("ship:%d.%d.%d.%d.%s", a, p.ship, p.slot, p.pilot, p.mark)
}

// thing returns what ship i of a heap is to the motion. The ships of a heap are one thing, but each basestar is its own.
func (p *heap) thing(i int, a card.Area) thing {
	switch {
	case p.pilot != game.NoSeat:
		return viperOf(p.pilot, a)
	case p.kind == card.Basestar:
		return basestarOf(a, p.slot+i)
	}
	return thing{p.ship, a, p.slot, game.NoSeat}
}

// spreadSize is the size of the ships of a heap that is spread out.
const spreadSize = 46.0

// fan draws a heap ship by ship, over all others.
func fan(u *ui.UI, within ui.Rect, s spread) {
	p := &s.heap
	if p.n == 0 {
		return
	}
	const edge, columns = spreadSize + 8, 6
	rows := (p.n + columns - 1) / columns
	w, h := float64(min(p.n, columns))*edge+20, float64(rows)*edge+20
	x, _ := s.at.Center()
	box := ui.R(max(within.X+6, min(x-w/2, within.Right()-6-w)), s.at.Bottom()+6, w, h)
	if box.Bottom() > within.Bottom() {
		box.Y = s.at.Y - 6 - h
	}
	u.Panel(box, ui.Glass.Filled(ui.Color{R: 0x12, G: 0x1A, B: 0x23, A: 248}, ui.Color{R: 0x0A, G: 0x10, B: 0x17, A: 250}).Edged(p.color, 2))
	for i := range p.n {
		u.Ship(p.ship, box.X+10+(float64(i%columns)+0.5)*edge, box.Y+10+(float64(i/columns)+0.5)*edge, spreadSize, 0)
	}
}
