package board

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// sector is a space area on the screen.
type sector struct {
	area   card.Area
	points []float64
	ships  ui.Rect // where its ships are
	name   ui.Rect
	align  ui.Align
}

// nameH is the height of an area's name.
const nameH = 32.0

// sectors are the areas where they lie: the bow on the left, the ring clockwise from there.
func (f *field) sectors() [6]sector {
	r, h := f.rect, f.hull()
	mid := f.x
	left, right := h.X+90*f.k, h.Right()-40*f.k // where the lines meet the hull
	up, down := f.y-100*f.k, f.y+100*f.k
	top, bottom := h.Y-2, h.Bottom()+2
	side := min(150*f.zoom, (r.H-h.H)/2+40*f.zoom)
	sideW := h.X - r.X - 4
	rowH := top - r.Y - nameH
	const fire = 42 // of the engines, which reaches into the stern: two civilian ships still fit beside each other
	// The lines of the bow and of the stern come together towards her: ships are where they are far enough apart.
	slope := (up - r.Y - side) / (left - r.X)
	corner := max(40, (top-r.Y-side)/slope+8) // of the corner that a line cuts off the areas at the sides
	ahead := r.Y + side + max(nameH+24, slope*sideW+4)
	astern := r.Bottom() - side - max(12, slope*sideW+4)
	return [6]sector{
		{
			card.Bow,
			[]float64{r.X, r.Y + side, left, up, left, down, r.X, r.Bottom() - side},
			ui.R(r.X+8, ahead, sideW-8, astern-ahead), ui.R(r.X+6, r.Y+side+24, 120, nameH), ui.Left,
		},
		{
			card.StarboardBow,
			[]float64{r.X, r.Y, mid, r.Y, mid, f.y, left, up, r.X, r.Y + side},
			ui.R(r.X+corner, r.Y+nameH, mid-r.X-corner-8, rowH), ui.R(r.X+corner, r.Y, mid-r.X-corner-8, nameH), ui.Center,
		},
		{
			card.StarboardStern,
			[]float64{mid, r.Y, r.Right(), r.Y, r.Right(), r.Y + side, right, up, mid, f.y},
			ui.R(mid+8, r.Y+nameH, r.Right()-mid-corner-8, rowH), ui.R(mid+8, r.Y, r.Right()-mid-corner-8, nameH), ui.Center,
		},
		{
			card.Stern,
			[]float64{r.Right(), r.Y + side, right, up, right, down, r.Right(), r.Bottom() - side},
			ui.R(r.Right()-sideW+fire, ahead, sideW-fire-6, astern-ahead), ui.R(r.Right()-126, r.Y+side+24, 120, nameH), ui.Right,
		},
		{
			card.PortStern,
			[]float64{mid, f.y, right, down, r.Right(), r.Bottom() - side, r.Right(), r.Bottom(), mid, r.Bottom()},
			ui.R(mid+8, bottom, r.Right()-mid-corner-8, rowH), ui.R(mid+8, r.Bottom()-nameH, r.Right()-mid-corner-8, nameH), ui.Center,
		},
		{
			card.PortBow,
			[]float64{r.X, r.Bottom() - side, left, down, mid, f.y, mid, r.Bottom(), r.X, r.Bottom()},
			ui.R(r.X+corner, bottom, mid-r.X-corner-8, rowH), ui.R(r.X+corner, r.Bottom()-nameH, mid-r.X-corner-8, nameH), ui.Center,
		},
	}
}

// lightArea lights an area that can be chosen, and gives the colour of its name; false for one that cannot.
func lightArea(u *ui.UI, points []float64, m Mark) (ui.Color, bool) {
	switch {
	case m.Chosen:
		u.Polygon(points, ui.Alpha(ui.Amber, 0.26), ui.AmberTop, 4)
		return ui.AmberTop, true
	case m.Legal && m.Hover:
		u.Polygon(points, ui.Alpha(ui.Amber, 0.17), ui.Amber, 3)
		return ui.AmberTop, true
	case m.Legal:
		u.Polygon(points, ui.Alpha(ui.Amber, 0.08), ui.Amber, 2)
		return ui.Amber, true
	}
	return ui.Color{}, false
}

// sectors draws the areas and their names.
func (b *Board) sectors(u *ui.UI, f *field, v *game.View) {
	px, py := u.Pointer()
	for _, s := range f.sectors() {
		name := b.Say.Area(s.area)
		hit := s.ships
		hit.Y, hit.H = min(hit.Y, s.name.Y), hit.H+nameH
		choices := [3]game.Choice{{Kind: game.TheArea, Area: s.area}, {Kind: game.Fly, Area: s.area}, {Kind: game.Launch, Area: s.area}}
		if v.CylonFleet != nil {
			choices[2] = game.Choice{} // of which mark is chosen among those that stand ready there
		}
		m := b.Host.Touch(u, Spot{Rect: hit, Label: name, Cut: 12, Choices: choices})
		c, lit := lightArea(u, s.points, m)
		if !lit {
			c = ui.Color{R: 0xB4, G: 0xDC, B: 0xEA, A: 255}
			line, fill := ui.Color{R: 0x6A, G: 0xB4, B: 0xD2, A: 80}, ui.Color{}
			if f.rect.Contains(px, py) && !u.IsInert() && inside(s.points, px, py) {
				line, fill = ui.Color{R: 0x6F, G: 0xDC, B: 0xF2, A: 150}, ui.Color{R: 0x6F, G: 0xDC, B: 0xF2, A: 14}
			}
			u.Polygon(s.points, fill, line, 1)
		}
		b.areaName(u, s.name, name, c, s.align)
	}
}

// areaName sets the name of an area on a strip of smoked glass, as the sky under it may be bright.
func (b *Board) areaName(u *ui.UI, r ui.Rect, name string, c ui.Color, align ui.Align) {
	st := ui.SmallCaps.Sized(20)
	w := min(r.W, u.TextWidth(name, st)+24)
	box := ui.R(r.X, r.Y+2, w, r.H-4)
	switch align {
	case ui.Center:
		box.X = r.X + (r.W-w)/2
	case ui.Right:
		box.X = r.Right() - w
	}
	u.Panel(box, ui.Look{Top: ui.Color{R: 0x06, G: 0x0A, B: 0x10, A: 150}, Bottom: ui.Color{R: 0x06, G: 0x0A, B: 0x10, A: 150}, Cut: 8})
	u.Backdrop(box, ui.Color{R: 0x18, G: 0x20, B: 0x2C, A: 255})
	u.Text(box, name, st, c, ui.Center)
}

// inside says whether a point lies in a shape: a line from it to the right crosses its edges an odd number of times.
func inside(points []float64, x, y float64) bool {
	in := false
	for i, j := 0, len(points)-2; i < len(points); i, j = i+2, i {
		xi, yi, xj, yj := points[i], points[i+1], points[j], points[j+1]
		if (yi > y) != (yj > y) && x < (xj-xi)*(y-yi)/(yj-yi)+xi {
			in = !in
		}
	}
	return in
}

// ships draws what is in space.
func (b *Board) ships(u *ui.UI, f *field, v *game.View) {
	for _, s := range f.sectors() {
		b.collect(v, s.area)
		b.flow(u, s.ships, s.area)
	}
}

// item is a piece, or a heap of equal ones, in an area.
type item struct {
	ship    ship.Kind
	n       int
	size    float64 // of the miniature
	w, h    float64
	kind    card.Ship
	slot    int       // of a basestar or a civilian ship
	after   int       // civilian ships of the area that lie after it
	tokens  int       // damage tokens on a basestar
	pilot   game.Seat // or NoSeat
	mark    string    // of vipers, where there are several
	badge   float64   // room for the number of a heap, or its mark
	columns int       // that a heap flies in
	rows    int
	under   bool // the number of a heap stands under it
	ready   bool // a viper that may be launched here
	icon    ui.Icon
	color   ui.Color
	choices [3]game.Choice
	label   string
}

// bigBasestar is the size of a basestar that has room.
const bigBasestar = 150.0

// badgeW is the room for the number of a heap.
const badgeW, badgeH = 58.0, 30.0

// markW is the room for the mark and number of vipers.
const markW = 68.0

// readyW is the room for the mark of a viper that may be launched.
const readyW = 46.0

// collect lists what is in an area.
func (b *Board) collect(v *game.View, a card.Area) {
	b.items = b.items[:0]
	for n := range v.Basestars {
		if v.Basestars[n].Area != a {
			continue
		}
		look := ship.Basestar
		if v.Count(game.BasestarTokens(n)) > 0 {
			look = ship.BasestarDamaged
		}
		b.items = append(b.items, item{
			ship: look, n: 1, size: bigBasestar, w: bigBasestar, h: bigBasestar * 0.96, kind: card.Basestar, slot: n,
			tokens: v.Count(game.BasestarTokens(n)), pilot: game.NoSeat, label: b.Say.Ship(card.Basestar),
			choices: [3]game.Choice{{Kind: game.TheBasestar, N: int8(n), Area: a}, {Kind: game.FireAt, Ship: card.Basestar, Area: a, N: int8(n)}, {Kind: game.TheBasestar, N: int8(n)}},
		})
	}
	b.heap(a, card.Raider, ship.Raider, v.Raiders[a], 70, ui.IconRaider, ui.Red,
		[3]game.Choice{{Kind: game.FireAt, Ship: card.Raider, Area: a}, {Kind: game.TheShip, Ship: card.Raider, Area: a}})
	b.heap(a, card.HeavyRaider, ship.HeavyRaider, v.HeavyRaiders[a], 72, ui.IconHeavyRaider, ui.Red,
		[3]game.Choice{{Kind: game.FireAt, Ship: card.HeavyRaider, Area: a}, {Kind: game.TheShip, Ship: card.HeavyRaider, Area: a}})
	b.vipers(v, a)
	for s := range v.Seats {
		if v.Seats[s].Area == a {
			look := ship.ViperII
			if v.Seats[s].MarkVII {
				look = ship.ViperVII
			}
			b.items = append(b.items, item{
				ship: look, n: 1, size: 62, w: 88, h: 74, kind: card.Viper, pilot: game.Seat(s),
				label: b.Say.Name(game.Seat(s)), choices: [3]game.Choice{{Kind: game.ThePilot, Seat: game.Seat(s), Area: a}},
			})
		}
	}
	civilians := v.Count(game.Civilians(a))
	asked := false // one by one only if there are few, or one of them is to be chosen
	for i := range civilians {
		_, legal := b.Host.Legal(game.Choice{Kind: game.TheShip, Ship: card.Civilian, Area: a, N: int8(i)})
		_, escorted := b.Host.Legal(game.Choice{Kind: game.Escort, Area: a, N: int8(i)})
		asked = asked || legal || escorted
	}
	if civilians > 4 && !asked {
		b.heap(a, card.Civilian, ship.CivilianClosed, civilians, 64, ui.IconCivilian, ui.TextSecond, [3]game.Choice{})
		return
	}
	for i := range civilians {
		b.items = append(b.items, item{
			ship: ship.CivilianClosed, n: 1, size: 64, w: 92, h: 46, kind: card.Civilian, slot: i, after: civilians - 1 - i, pilot: game.NoSeat,
			label: b.Say.Ship(card.Civilian), choices: [3]game.Choice{
				{Kind: game.TheShip, Ship: card.Civilian, Area: a, N: int8(i)}, {Kind: game.Escort, Area: a, N: int8(i)},
			},
		})
	}
}

// heap lists equal pieces, if there are any.
func (b *Board) heap(a card.Area, kind card.Ship, ship ship.Kind, n int, size float64, icon ui.Icon, c ui.Color, choices [3]game.Choice) {
	n += b.motion.lost(thing{ship, a, 0, game.NoSeat})
	if n == 0 {
		return
	}
	badge := 0.0
	if n > 1 {
		badge = badgeW
	}
	b.items = append(b.items, item{
		ship: ship, n: n, size: size, badge: badge, kind: kind, pilot: game.NoSeat, icon: icon, color: c,
		label: b.Say.Ship(kind), choices: choices,
	})
}

// As many ships of a heap are drawn at most; how many there are stands beside them.
const mostDrawn = 12

// form has a heap fly in rows: side by side while there are few, in up to columns where there are more, and smaller then.
func (it *item) form(columns int) {
	n := min(it.n, mostDrawn)
	switch {
	case n > 6:
		it.size *= 0.70
	case n > 3:
		it.size *= 0.84
	}
	it.columns = min(n, columns)
	if n > 3 {
		it.columns = min((n+1)/2, columns)
	}
	it.rows = (n + it.columns - 1) / it.columns
	it.w, it.h = it.size*(1+stepX*float64(it.columns-1)), it.size*(1+stepY*float64(it.rows-1))
	if it.rows > 1 {
		it.w += it.size * stepX / 2
	} else if n == 3 {
		it.h += it.size * 0.16
	}
	it.under = columns < 4 // there is no room for the number but under them
	switch {
	case it.badge == 0:
	case it.under:
		it.h += badgeH
		it.w = max(it.w, it.badge)
	default:
		it.w += it.badge
	}
}

// stepX and stepY are how far the ships of a heap fly from each other, in sizes.
const stepX, stepY = 0.74, 0.66

// stands is where ship i of a heap is, in sizes from the middle of the heap.
func (it *item) stands(i int) (dx, dy float64) {
	n := min(it.n, mostDrawn)
	row, column := i/it.columns, i%it.columns
	here := min(it.columns, n-row*it.columns)
	dx, dy = (float64(column)-float64(here-1)/2)*stepX, (float64(row)-float64(it.rows-1)/2)*stepY
	if it.rows > 1 && here == it.columns {
		dx += (float64(row%2) - 0.5) * stepX / 2
	}
	if it.rows == 1 && n == 3 && column != 1 { // a wedge
		dy += 0.16
	}
	return dx, dy
}

// vipers lists the unmanned vipers of an area. Where there are two marks, each is named too.
func (b *Board) vipers(v *game.View, a card.Area) {
	if v.CylonFleet == nil {
		b.heap(a, card.Viper, ship.ViperII, v.Vipers.Space[a], 60, ui.IconViper, ui.Cyan, [3]game.Choice{{Kind: game.TheViper, Area: a}})
		return
	}
	from := len(b.items)
	b.heap(a, card.Viper, ship.ViperII, v.Vipers.Space[a], 60, ui.IconViper, ui.TextMain, [3]game.Choice{{Kind: game.TheViper, Area: a}})
	b.heap(a, card.MarkVII, ship.ViperVII, v.CylonFleet.MarkVII.Space[a], 64, ui.IconViper, ui.Cyan, [3]game.Choice{{Kind: game.TheViper, Area: a, Ship: card.MarkVII}})
	for i := from; i < len(b.items); i++ {
		it := &b.items[i]
		it.mark = "II"
		if it.kind == card.MarkVII {
			it.mark = "VII"
		}
		it.badge = markW
	}
	for _, ready := range [...]struct {
		mark card.Ship
		name string
		look ship.Kind
	}{{card.NoShip, "II", ship.ViperII}, {card.MarkVII, "VII", ship.ViperVII}} {
		launch := game.Choice{Kind: game.Launch, Area: a, Ship: ready.mark}
		if _, ok := b.Host.Legal(launch); ok {
			b.items = append(b.items, item{
				ship: ready.look, size: 60, w: 60 + readyW, h: 60, badge: readyW, mark: ready.name, ready: true, kind: card.Viper, pilot: game.NoSeat,
				label: b.Say.Area(a), choices: [3]game.Choice{launch},
			})
		}
	}
}

// scaled is the room that an item takes at a size. Numbers do not become smaller.
func (it *item) scaled(k float64) (w, h float64) {
	switch {
	case it.kind == card.Civilian && it.n == 1:
		return max(56, it.w*k), max(34, it.h*k)
	case it.under && it.badge > 0:
		return max(it.badge, it.w*k), (it.h-badgeH)*k + badgeH
	case it.badge > 0:
		return (it.w-it.badge)*k + it.badge, max(badgeH+2, it.h*k)
	default:
		return it.w * k, it.h * k
	}
}

// flow lays the items of an area in rows, as large as they fit.
func (b *Board) flow(u *ui.UI, r ui.Rect, a card.Area) {
	const gap = 8.0
	columns := 6
	if r.W < 260 {
		columns = 2
	}
	for i := range b.items {
		switch it := &b.items[i]; {
		case it.kind == card.Basestar:
			it.size = min(it.size, r.H*1.06, r.W)
			if len(b.items) > 4 {
				it.size *= 0.75 // so that it does not make all others small
			}
			it.w, it.h = it.size, it.size*0.96
		case !it.ready && it.pilot == game.NoSeat && !(it.kind == card.Civilian && it.n == 1):
			it.form(columns)
		}
	}
	largest := 1.0
	if int(a) <= len(card.Areas) { // the camera is over the main board
		largest = b.field.zoom
	}
	for k := largest; ; k -= 0.03 {
		high := b.rows(r.W, k, gap, nil)
		if high <= r.H && b.widest(k) <= r.W || k < 0.45 {
			y := r.Y + max(0, (r.H-high)/2)
			b.rows(r.W, k, gap, func(row []item, w, h float64) {
				x := r.X + (r.W-w)/2
				for i := range row {
					iw, ih := row[i].scaled(k)
					b.item(u, ui.R(x, y+(h-ih)/2, iw, ih), &row[i], k, a)
					x += iw + gap
				}
				y += h + gap*0.75
			})
			return
		}
	}
}

// widest is the width of the widest item at a size.
func (b *Board) widest(k float64) float64 {
	most := 0.0
	for i := range b.items {
		w, _ := b.items[i].scaled(k)
		most = max(most, w)
	}
	return most
}

// rows breaks the items into rows of at most wide and gives their height; each is called with the row, its width and its height.
func (b *Board) rows(wide, k, gap float64, each func(row []item, w, h float64)) float64 {
	total := 0.0
	for from := 0; from < len(b.items); {
		w, h := b.items[from].scaled(k)
		to := from + 1
		for ; to < len(b.items); to++ {
			iw, ih := b.items[to].scaled(k)
			if w+gap+iw > wide {
				break
			}
			w, h = w+gap+iw, max(h, ih)
		}
		if w > wide && each == nil {
			return math.Inf(1) // not even one fits
		}
		if total > 0 {
			total += gap * 0.75
		}
		total += h
		if each != nil {
			each(b.items[from:to], w, h)
		}
		from = to
	}
	return total
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

// item draws one piece or heap.
func (b *Board) item(u *ui.UI, r ui.Rect, it *item, k float64, a card.Area) {
	m := b.Host.Touch(u, Spot{Rect: r, Label: it.label, Choices: it.choices, Cut: 10})
	if m.Legal || m.Chosen {
		look := ui.Look{Top: ui.Alpha(ui.Amber, 0.10), Bottom: ui.Alpha(ui.Amber, 0.06), Cut: 10}
		u.Panel(r.Inset(-1), marked(look, m))
	}
	x, y := r.Centre()
	size := it.size * k
	turn := heading(it.kind, a)
	switch {
	case it.kind == card.Civilian && it.n == 1:
		u.Panel(r, marked(ui.Glass.Cutting(9), m))
		size = min(size, r.W-30)
		b.put(u, thing{it.ship, a, it.slot, game.NoSeat}, it.ship, pose{r.X + 4 + size/2, y, size, turn}, it.after)
		u.Text(ui.R(r.Right()-28, r.Y, 24, r.H), "?", ui.Fact.Sized(26).In(ui.Private), ui.TextMain, ui.Center)
	case it.pilot != game.NoSeat:
		c := b.Host.Colour(it.pilot)
		ring := ui.R(r.X, r.Bottom()-r.H*0.94, r.H*0.94, r.H*0.94)
		u.Ring(ring, 1, c)
		cx, cy := ring.Centre()
		b.put(u, thing{ship.ViperII, a, 0, it.pilot}, it.ship, pose{cx, cy, size * 0.92, turn}, 0)
		badge := 30 * max(0.8, k)
		u.Badge(ui.R(r.Right()-badge, r.Y, badge, badge), b.Host.Emblem(it.pilot), c)
	case it.ready:
		u.Flying(it.ship, r.X+size/2, y, size*0.9, turn, ship.Options{Fade: 0.45, Lights: -1, Lift: -1})
		u.Icon(ui.IconPlus, ui.R(r.X+size/2-9, y-9, 18, 18), ui.AmberTop)
		u.Text(ui.R(r.Right()-it.badge, y-15, it.badge-4, 30), it.mark, ui.Heading.Sized(20), ui.AmberTop, ui.Center)
	case it.columns > 0:
		shown := min(it.n, mostDrawn)
		at := ui.R(r.Right()-it.badge, y-badgeH/2, it.badge, badgeH)
		if it.under {
			at = ui.R(x-it.badge/2, r.Bottom()-badgeH, it.badge, badgeH)
			y -= badgeH / 2
		} else {
			x -= it.badge / 2
		}
		for i := range shown {
			dx, dy := it.stands(i)
			b.put(u, thing{it.ship, a, 0, game.NoSeat}, it.ship, pose{x + dx*size, y + dy*size, size, turn}, shown-1-i)
		}
		switch {
		case it.mark != "" || it.n > 1:
			b.badges = append(b.badges, badge{at, a, it.icon, it.mark, it.n, it.color})
		}
		if px, py := u.Pointer(); (it.n > shown || it.n > 1 && size < 40) && r.Contains(px, py) && !u.IsInert() {
			b.spread, b.spreadAt = *it, r
		}
	default:
		at := thing{it.ship, a, 0, game.NoSeat}
		if it.kind == card.Basestar {
			at.kind, at.slot = ship.Basestar, it.slot
		}
		b.put(u, at, it.ship, pose{x, y, size, turn}, 0)
	}
	if it.tokens > 0 {
		for i := range it.tokens {
			edge := 30 * max(0.55, k)
			box := ui.R(r.Right()-edge-float64(i)*edge*0.85, r.Y+2, edge, edge)
			u.Panel(box, ui.Look{Top: ui.RedField, Bottom: ui.RedField, LineTop: ui.Red, LineBottom: ui.Red, Line: 1.5, Cut: 8})
			u.Icon(ui.IconDamage, box.Inset(edge*0.13), ui.Red)
		}
	}
}

// spreadSize is how large the ships of a heap are when they are spread out.
const spreadSize = 46.0

// fan draws the heap under the pointer ship by ship, over all others.
func (b *Board) fan(u *ui.UI, within ui.Rect) {
	it := &b.spread
	if it.n == 0 {
		return
	}
	columns := min(it.n, 6)
	rows := (it.n + columns - 1) / columns
	w, h := float64(columns)*(spreadSize+8)+20, float64(rows)*(spreadSize+8)+20
	cx, _ := b.spreadAt.Centre()
	box := ui.R(max(within.X+6, min(cx-w/2, within.Right()-6-w)), b.spreadAt.Bottom()+6, w, h)
	if box.Bottom() > within.Bottom() {
		box.Y = b.spreadAt.Y - 6 - h
	}
	u.Panel(box, ui.Glass.Filled(ui.Color{R: 0x12, G: 0x1A, B: 0x23, A: 248}, ui.Color{R: 0x0A, G: 0x10, B: 0x17, A: 250}).Edged(it.color, 2))
	for i := range it.n {
		x := box.X + 10 + (float64(i%columns)+0.5)*(spreadSize+8)
		y := box.Y + 10 + (float64(i/columns)+0.5)*(spreadSize+8)
		u.Ship(it.ship, x, y, spreadSize, 0)
	}
	b.spread = item{}
}

var digits = [...]string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"}

// Number is a small number as text.
func Number(n int) string {
	if n >= 0 && n < len(digits) {
		return digits[n]
	}
	return "20+"
}

// Count draws a number with its icon in a frame.
func Count(u *ui.UI, r ui.Rect, icon ui.Icon, n int, c ui.Color) {
	u.Panel(r, ui.Look{Top: ui.Mix(ui.Void, c, 0.12), Bottom: ui.Mix(ui.Void, c, 0.06), LineTop: c, LineBottom: ui.Alpha(c, 0.7), Line: 1.5, Cut: 5})
	u.Icon(icon, ui.R(r.X+5, r.Y+4, r.H-8, r.H-8), c)
	u.Text(ui.R(r.X+r.H-2, r.Y, r.W-r.H, r.H), Number(n), ui.Fact.Sized(24).In(ui.Private), ui.TextMain, ui.Center)
}

// badge is the number of a heap.
type badge struct {
	rect  ui.Rect
	area  card.Area
	icon  ui.Icon
	mark  string // of vipers; "" of others
	n     int
	color ui.Color
}

// numbers draws the numbers of all heaps: over the ships, and over the rings of an attack, which dims those of the areas that have no part in it.
func (b *Board) numbers(u *ui.UI) {
	for i := range b.badges {
		n := &b.badges[i]
		if n.mark != "" {
			marks(u, n.rect, n.mark, n.n, n.color)
		} else {
			Count(u, n.rect, n.icon, n.n, n.color)
		}
		if b.Aside && b.Aim.Kind == game.AttackMade && n.area != b.Aim.Area && !b.Busy() {
			u.Panel(n.rect, ui.Look{Top: ui.Alpha(ui.Void, 0.42), Bottom: ui.Alpha(ui.Void, 0.42), Cut: 5})
		}
	}
}

// marks draws a number of vipers with their mark in a frame.
func marks(u *ui.UI, r ui.Rect, mark string, n int, c ui.Color) {
	u.Panel(r, ui.Look{Top: ui.Mix(ui.Void, c, 0.12), Bottom: ui.Mix(ui.Void, c, 0.06), LineTop: c, LineBottom: ui.Alpha(c, 0.7), Line: 1.5, Cut: 5})
	name, count := r.CutLeft(38, 0)
	u.Text(name, mark, ui.Heading.Sized(20), c, ui.Center)
	u.Text(ui.R(count.X, count.Y, count.W-6, count.H), Number(n), ui.Fact.Sized(24).In(ui.Private), ui.TextMain, ui.Center)
}
