package board

import (
	"math"
	"slices"
	"strconv"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// laid draws a board that lies outside space: its hull, its name, its locations.
func (b *Board) laid(u *ui.UI, l *laid, v *game.View, w Words) {
	title := w.Titles[l.id]
	if l.away {
		l.holds(u, l.title, v, b.Host)
		l.ghost(u, l.rect, l.hull(v))
		return
	}
	if l.awaited(v) {
		return
	}
	metal := l.hull(v)
	if metal == wreck && w.Destroyed != "" {
		title += " · " + w.Destroyed
	}
	if state := b.state(l.plan, v, w); state != "" && u.TextWidth(title+" · "+state, railTitle) <= l.title.W {
		title += " · " + state
	}
	if l.stand == onGround {
		u.Baked(metal.key(l.plan), l.rect, func() { paintGround(u, l.rect, l.plates, l.icons) })
	} else {
		u.Baked(metal.key(l.plan), l.rect.Inset(-40).Overlap(u.Window()), func() { l.paint(u, l.rect, metal) })
	}
	if !l.title.Empty() {
		c := ui.TextSecond
		if l.stand == inRow || metal == defected {
			c = ui.RedText
		}
		if l.stand == inRow {
			eye(u, ui.R(l.title.X+u.TextWidth(title, railTitle)+24, l.title.Y+5, min(300, l.title.W-u.TextWidth(title, railTitle)-48), 20))
		}
		u.Text(l.title, title, railTitle, c, ui.Left)
	}
	letters := b.letterStrip(u, l.plates, l.icons)
	for _, p := range l.plates {
		b.plate(u, p, v, w, letters, true)
	}
	if l.stand == onGround {
		b.ground(u, l, v, w)
	}
}

// holds shows, at the right of r, what is on a folded board: who stands there, and how many of its locations are damaged.
func (l *laid) holds(u *ui.UI, r ui.Rect, v *game.View, host Host) {
	right := r.Right()
	for s := range v.Seats {
		if slices.ContainsFunc(l.sites, func(site site) bool { return site.place == v.Seats[s].Place }) {
			u.Badge(ui.R(right-r.H, r.Y, r.H, r.H), host.Emblem(game.Seat(s)), host.Color(game.Seat(s)))
			right -= r.H + 4
		}
	}
	if n := damagedOf(l.plan, v); n > 0 {
		number := strconv.Itoa(n)
		wide := u.TextWidth(number, railTitle) + 2
		u.Text(ui.R(right-wide, r.Y, wide, r.H), number, railTitle, ui.RedText, ui.Right)
		u.Icon(ui.IconDamage, ui.R(right-wide-r.H, r.Y+2, r.H-4, r.H-4), ui.Red)
	}
}

// damagedOf returns the number of damaged locations of a board.
func damagedOf(p *plan, v *game.View) (n int) {
	for _, s := range p.sites {
		if v.Damaged(s.place) {
			n++
		}
	}
	return n
}

// CylonLook is the panel of everything that is the Cylons'.
var CylonLook = ui.Plain.Filled(ui.Color{R: 0x3A, G: 0x14, B: 0x14, A: 236}, ui.Color{R: 0x12, G: 0x08, B: 0x0A, A: 244}).Edged(ui.Color{R: 0x8A, G: 0x40, B: 0x38, A: 255}, 1.5)

// eye draws the slit that a centurion looks through.
func eye(u *ui.UI, r ui.Rect) {
	if r.W < 60 {
		return
	}
	u.Baked("eye", r.Inset(-2), func() { paintEye(u, r) })
}

func paintEye(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Look{Top: ui.Color{R: 0x06, G: 0x03, B: 0x04, A: 255}, Bottom: ui.Color{R: 0x1A, G: 0x06, B: 0x07, A: 255}, LineTop: ui.Color{R: 0x2A, G: 0x10, B: 0x10, A: 255}, LineBottom: ui.Color{R: 0x70, G: 0x30, B: 0x2A, A: 255}, Line: 1.2, Cut: 9})
	x, y := r.X+r.W*0.62, r.Y+r.H/2
	u.Clip(r.Inset(1), func() {
		for i := range 9 {
			d := float64(i-4) / 4
			u.Spark(x+d*r.W*0.26, y, r.H*(1.15-0.6*math.Abs(d)), ui.Alpha(ui.Color{R: 0xFF, G: 0x2A, B: 0x1C, A: 255}, 0.55*(1-0.8*math.Abs(d))))
		}
		u.Spark(x, y, r.H*0.42, ui.Alpha(ui.White, 0.8))
	})
}

// under returns the room for what stands at the edge of a plate if it cannot stand over it: the name of a strip is there, or another plate of the
// ship.
func (b *Board) under(r ui.Rect, low bool) ui.Rect {
	room := ui.R(r.X-4, r.Bottom()-5, r.W, 40)
	switch {
	case low && r.H >= lowPawn: // beside the figure
		room.Y, room.H = r.Bottom()-12, 26
	case low:
		room.H = 26
	case r.Y <= b.field.y:
		return ui.Rect{}
	}
	return room
}

// plate draws a location and everyone there. In a strip it is low, and the icon stands beside the name.
func (b *Board) plate(u *ui.UI, s slot, v *game.View, w Words, letters lettering, low bool) {
	if l := v.Boxes.Locations.Of(s.place); l != nil && l.Hazardous { // with Pegasus, also the Resurrection Ship (P-HAZ-01)
		s.hazard = true
	}
	r, place, hazard := s.rect, s.place, s.hazard
	name := b.Say.Place(place)
	m := b.Host.Touch(u, Spot{
		Rect: r, ID: "place:" + string(place), Label: name, Deck: card.Locations, Card: card.ID(place), Cut: 12,
		Choices: placeChoices(place), Under: b.under(r, low),
	})
	damaged := b.damaged(u, place, v.Damaged(place), r)
	look, c, iconC := smoked, ui.TextMain, ui.CyanIcon
	switch {
	case damaged:
		look = look.Filled(ui.Color{R: 0x58, G: 0x18, B: 0x12, A: 226}, ui.Color{R: 0x1E, G: 0x08, B: 0x07, A: 240}).Striped(ui.Red, 6).Edged(ui.Red, 1.5)
		c, iconC = ui.RedText, ui.Red
		if m.Chosen { // red cannot be read on amber
			c = ui.White
		}
	case hazard:
		look = look.Striped(ui.HazardOn, stripes(low && letters.icon == 0))
		if b.offered { // gold marks what may be chosen
			look.HazardOn = straw
		}
		iconC = ui.Mix(ui.HazardOn, ui.White, 0.35)
	}
	u.Panel(r, lit(look, m, damaged))
	in := ui.R(r.X+plateEdge, r.Y+plateTop, r.W-2*plateEdge, r.H-plateTop-plateBottom)
	if damaged || hazard { // inside the stripes
		in.X, in.W, in.Y, in.H = in.X+2, in.W-4, in.Y+3, in.H-4
	}
	switch {
	case damaged && b.camera.close(): // a picture would have to be made again wherever the camera goes
		paintWreck(u, r)
	case damaged:
		u.Baked("wreck", r.Inset(8), func() { paintWreck(u, r) })
	}
	if low {
		text := stripText(r, letters.icon)
		lies := write(u, name, letters.name, text.W)
		picture(u, pictureRoom(u, r, text, lies, letters.name), place)
		if letters.icon > 0 {
			u.Icon(s.icon, ui.R(in.X, in.Y+2, stripIcon, stripIcon), iconC)
		}
		text.H = u.Paragraph(text, name, letters.name, c, ui.Left)
		free := r
		if r.H < lowPawn { // figures stand on its lower edge
			free.H += 12
		}
		left := r.X + 6
		if letters.icon == 0 && v.ForcesAt(place) > 0 { // in a row, they stand there
			left = forceBadge(r).Right() + 2
		}
		b.pawns(u, b.company(u, free, text, lies, letters.name, left, here(v, place)), v, place)
	} else {
		switch {
		case damaged && r.Y <= b.field.y:
			in.Y, in.H = in.Y+1, in.H-1 // under the word
		case damaged:
			in.H -= 4 // over it
		}
		text := in
		text.H = max(in.H, min(u.LeastHeight(2), r.Bottom()-in.Y)) // in a small window, two lines reach the edge
		text.H = u.Paragraph(text, name, letters.name, c, ui.Left)
		icon := ui.R(in.X, in.Bottom()-letters.icon, letters.icon, letters.icon)
		lies, n := write(u, name, letters.name, in.W), here(v, place)
		who := b.besideSigns(u, s, text, lies, letters.name, icon, damaged || hazard, n)
		over := who.foot <= icon.Y+2 // they stand over the signs
		if n == 0 || over || who.left >= icon.Right() {
			u.Icon(s.icon, icon, iconC)
			right := who.left
			if over {
				right = r.Right()
			}
			if !damaged {
				doing(u, icon, right, s.does)
			}
		}
		b.pawns(u, who, v, place)
	}
	switch snug := b.placed.meeting.snug && !low && len(alliesAt(v, place)) > 0; {
	case damaged && snug: // its edge is taken
		smallTag(u, ui.R(in.X, in.Bottom()-letters.icon, letters.icon, letters.icon))
	case damaged: // the word stands in front of the figures
		b.tag(u, r, w.Damaged)
	}
}

// stripes returns the width of the edge of a hazardous location. If there is no room for icons, its name stands close to it.
func stripes(tight bool) float64 {
	if tight {
		return 3
	}
	return 6
}

// besideSigns places the figures on a plate of Galactica: beside all the signs, else above them, else beside the icon alone, else in place of the
// icon.
func (b *Board) besideSigns(u *ui.UI, s slot, text ui.Rect, name written, st ui.Style, icon ui.Rect, striped bool, n int) company {
	r := s.rect
	free := r
	if striped { // the stripes on the right stay visible
		free.W -= 5
	}
	over := free
	over.H = icon.Y + 4 - r.Y
	low := free
	low.H += 3 // over the lower edge
	signs := icon.Right() + 2
	if s.hazard || !striped {
		signs = max(signs, doingEnd(icon, s.does)+1)
	}
	who := b.company(u, free, text, name, st, signs, n)
	if above := b.company(u, over, text, name, st, r.X+6, n); above.size > who.size+0.5 {
		who = above
	}
	if n == 0 || who.size >= easyPawn {
		return who
	}
	for _, in := range [...]ui.Rect{free, low} {
		if who := b.company(u, in, text, name, st, icon.Right()+2, n); who.size > leastPawn {
			return who
		}
	}
	return b.company(u, free, text, name, st, r.X+6, n) // a crowd needs the room of the signs too
}

// straw is the color of the stripes of a hazardous location while another location may be chosen.
var straw = ui.Color{R: 0x86, G: 0x84, B: 0x7A, A: 255}

// smoked is the glass of a plate, through which the hull shows.
var smoked = ui.Look{
	Top: ui.Color{R: 0x16, G: 0x22, B: 0x30, A: 168}, Bottom: ui.Color{R: 0x07, G: 0x0B, B: 0x11, A: 206}, LineTop: ui.Color{R: 0x8E, G: 0xA0, B: 0xB0, A: 255}, LineBottom: ui.LineBase,
	Line: 1.5, Cut: 12, Fine: true, Shadow: true,
}

// tag marks a location as damaged. It lies at the edge of the plate that faces away from her middle, clear of the name and the figures.
func (b *Board) tag(u *ui.UI, r ui.Rect, word string) {
	const icon, lap = 20.0, 16.0
	high := max(24, u.LineHeight(plateFoot)+1)
	wide := u.TextWidth(word, plateFoot) + 18
	whole := wide+icon+2 <= armoryW*b.field.k+12 // on all plates or on none
	if whole {
		wide += icon + 2
	}
	alone := wide > r.W+lap // a long word would cover the plates beside it: only the sign is shown
	if alone {
		wide = icon + 18
	}
	box := ui.R(r.X+min(6, (r.W-wide)/2), r.Y+6-high, wide, high) // on a narrow plate it overlaps both sides
	if r.Y > b.field.y {
		box.Y = r.Bottom() - 6
	}
	u.Panel(box, tagLook)
	text := box.InsetXY(8, 0)
	if whole || alone {
		u.Icon(ui.IconDamage, ui.R(text.X-2, box.Y+(box.H-icon)/2, icon, icon), ui.Ink)
		text.X, text.W = text.X+icon+2, text.W-icon-2
	}
	if !alone {
		u.Text(text, word, plateFoot, ui.Ink, ui.Left)
	}
}

// smallTag shows the same in place of a location's icon.
func smallTag(u *ui.UI, icon ui.Rect) {
	u.Panel(icon.Inset(-3), tagLook)
	u.Icon(ui.IconDamage, icon.Inset(1), ui.Ink)
}

// tagLook is red-hot metal.
var tagLook = ui.Look{Top: ui.Color{R: 0xFF, G: 0x8D, B: 0x78, A: 255}, Bottom: ui.Color{R: 0xE2, G: 0x56, B: 0x45, A: 255}, LineTop: ui.RedText, LineBottom: ui.Red, Line: 1.2, Cut: 7, Shadow: true}

// paintWreck draws the marks of a hit on a plate: burst glass and embers.
func paintWreck(u *ui.UI, r ui.Rect) {
	ember := ui.Color{R: 0xFF, G: 0x7A, B: 0x2E, A: 255}
	x, y := r.X+r.W*0.70, r.Y+r.H*0.66
	u.Spark(x, y, r.H*0.75, ui.Alpha(ember, 0.42))
	d := r.W * 1.15
	u.Icon(cracks, ui.R(x-d/2, y-d/2+1.6, d, d), ui.Alpha(ember, 0.75))
	u.Icon(cracks, ui.R(x-d/2, y-d/2, d, d), ui.Color{R: 0x0B, G: 0x03, B: 0x03, A: 235})
	u.Spark(x, y, r.H*0.2, ui.Alpha(ui.AmberTop, 0.7))
	// The cracks fade where the name stands.
	dark := ui.Color{R: 0x48, G: 0x14, B: 0x10, A: 255}
	name, below := r.InsetXY(8, 8).CutTop(r.H*0.36, 0)
	fade, _ := below.CutTop(r.H*0.24, 0)
	u.Panel(name, ui.Look{Top: dark, Bottom: dark})
	u.Panel(fade, ui.Look{Top: dark, Bottom: ui.Alpha(dark, 0)})
}

// cracks run from a hit in the middle of the grid.
const cracks ui.Icon = "f M16.56 12.50 L17.45 12.13 L17.92 11.27 L18.19 10.34 L18.57 9.44 L19.16 8.67 L19.16 8.67 L18.53 9.39 L18.12 10.26 L17.83 11.18 L17.31 11.97 L16.41 12.33 Z; f M20.55 12.84 L20.57 13.80 L21.30 14.45 L21.52 15.39 L22.27 16.02 L23.11 16.54 L23.11 16.54 L22.34 16.00 L21.66 15.34 L21.44 14.40 L20.75 13.73 L20.76 12.76 Z; f M11.99 12.21 L14.27 11.97 L16.48 12.54 L18.65 11.79 L20.65 12.86 L22.51 14.16 L22.51 14.16 L20.66 12.74 L18.67 11.53 L16.49 12.28 L14.30 11.51 L12.01 11.79 Z; f M14.64 14.06 L15.36 14.01 L15.97 14.35 L16.67 14.51 L17.36 14.66 L18.02 14.92 L18.02 14.92 L17.37 14.61 L16.69 14.39 L16.00 14.20 L15.39 13.80 L14.68 13.84 Z; f M17.45 16.06 L18.05 15.67 L18.66 15.31 L19.32 15.04 L19.94 14.68 L20.54 14.27 L20.54 14.27 L19.92 14.61 L19.28 14.93 L18.59 15.13 L17.96 15.46 L17.36 15.85 Z; f M11.83 12.12 L13.40 12.76 L14.53 14.04 L15.97 14.96 L17.37 15.98 L18.74 17.01 L18.74 17.01 L17.44 15.93 L16.19 14.81 L14.79 13.86 L13.74 12.53 L12.17 11.88 Z; f M12.02 15.07 L12.69 15.33 L13.41 15.40 L14.12 15.32 L14.84 15.33 L15.45 15.70 L15.45 15.70 L14.87 15.27 L14.16 15.20 L13.46 15.26 L12.77 15.09 L12.10 14.86 Z; f M12.25 18.40 L12.57 19.04 L12.69 19.71 L13.34 19.98 L13.60 20.63 L14.14 21.11 L14.14 21.11 L13.65 20.60 L13.46 19.89 L12.80 19.64 L12.78 18.89 L12.43 18.27 Z; f M11.79 11.99 L10.93 13.49 L11.90 14.96 L12.30 16.63 L12.27 18.33 L12.61 20.01 L12.61 20.01 L12.40 18.34 L12.46 16.64 L12.22 14.97 L11.47 13.51 L12.21 12.01 Z; f M10.23 14.41 L9.67 13.98 L8.98 13.80 L8.29 14.00 L7.59 13.90 L7.04 13.46 L7.04 13.46 L7.58 13.97 L8.28 14.11 L8.96 13.94 L9.64 14.18 L10.20 14.63 Z; f M7.62 16.78 L7.80 17.47 L8.12 18.11 L8.65 18.62 L9.05 19.23 L9.01 19.93 L9.01 19.93 L9.11 19.21 L8.78 18.59 L8.32 18.06 L8.01 17.42 L7.84 16.73 Z; f M11.83 11.88 L11.50 13.54 L10.10 14.44 L8.68 15.35 L7.68 16.72 L6.35 17.76 L6.35 17.76 L7.78 16.79 L8.85 15.47 L10.33 14.60 L11.88 13.81 L12.17 12.12 Z; f M8.52 11.79 L7.90 12.14 L7.57 12.78 L7.28 13.44 L6.97 14.09 L6.52 14.64 L6.52 14.64 L7.02 14.13 L7.36 13.51 L7.68 12.88 L8.06 12.28 L8.69 11.94 Z; f M5.63 11.90 L5.34 11.25 L4.74 10.87 L4.14 10.48 L3.42 10.39 L3.01 9.82 L3.01 9.82 L3.38 10.44 L4.07 10.59 L4.63 11.03 L5.21 11.44 L5.51 12.10 Z; f M11.98 11.79 L10.28 11.63 L8.59 11.72 L7.04 11.06 L5.56 11.94 L3.92 11.59 L3.92 11.59 L5.58 12.06 L7.07 11.28 L8.62 12.01 L10.33 12.09 L12.02 12.21 Z; f M10.49 10.42 L10.08 10.21 L9.66 10.02 L9.21 10.17 L8.75 10.08 L8.28 10.12 L8.28 10.12 L8.74 10.12 L9.18 10.26 L9.62 10.17 L10.03 10.38 L10.42 10.64 Z; f M8.91 8.84 L8.50 9.08 L8.06 8.90 L7.74 9.27 L7.30 9.42 L6.88 9.63 L6.88 9.63 L7.30 9.47 L7.75 9.38 L8.09 9.10 L8.52 9.25 L8.94 9.07 Z; f M12.16 11.87 L11.19 11.34 L10.58 10.43 L9.83 9.62 L8.97 8.91 L7.91 8.53 L7.91 8.53 L8.87 8.99 L9.63 9.78 L10.32 10.63 L10.90 11.57 L11.84 12.13 Z; f M12.81 7.38 L12.17 6.67 L11.95 5.74 L11.75 4.79 L11.15 4.04 L10.33 3.52 L10.33 3.52 L11.11 4.09 L11.67 4.88 L11.86 5.83 L12.05 6.78 L12.65 7.54 Z; f M14.84 3.55 L15.70 3.97 L16.65 3.85 L17.61 3.69 L18.56 3.79 L19.49 3.52 L19.49 3.52 L18.55 3.74 L17.59 3.56 L16.63 3.67 L15.67 3.79 L14.81 3.32 Z; f M12.21 12.03 L12.65 9.78 L12.93 7.49 L13.53 5.29 L14.86 3.44 L13.85 1.35 L13.85 1.35 L14.79 3.43 L13.37 5.27 L12.54 7.43 L12.28 9.72 L11.79 11.97 Z; f M13.79 11.08 L14.22 11.26 L14.67 11.33 L14.96 11.65 L15.31 11.95 L15.78 11.96 L15.78 11.96 L15.33 11.89 L15.00 11.56 L14.75 11.13 L14.29 11.09 L13.88 10.87 Z; f M15.96 10.18 L15.98 9.71 L16.10 9.26 L16.40 8.92 L16.65 8.54 L16.97 8.22 L16.97 8.22 L16.61 8.52 L16.29 8.85 L15.93 9.16 L15.80 9.61 L15.76 10.06 Z; f M12.11 12.18 L12.84 11.34 L13.93 11.12 L14.90 10.65 L15.89 10.16 L16.83 9.60 L16.83 9.60 L15.83 10.08 L14.81 10.50 L13.74 10.83 L12.67 11.07 L11.89 11.82 Z"

// pictureRoom returns where the picture of a location lies on its plate: under the first line of its name, and beside the second.
func pictureRoom(u *ui.UI, r, text ui.Rect, name written, st ui.Style) ui.Rect {
	in := r.Inset(3)
	if name.lines > 1 {
		_, in = in.CutLeft(text.X+name.last-in.X, 0)
	}
	const empty = 0.3 // of the height of a picture, at its top
	under := (in.Bottom() - text.Y - u.LineHeight(st)) / (1 - empty)
	_, in = in.CutTop(max(0, in.H-under), 0)
	return in
}

// picture draws the picture of a Cylon location, at the lower right of a room on its plate.
func picture(u *ui.UI, in ui.Rect, place card.Place) {
	size := min(in.W, in.H)
	if size < 34 { // a speck
		return
	}
	x, y := in.Right()-size*0.5, in.Bottom()-size*0.32
	dim := ship.Options{Tint: [3]float32{0.55, 0.53, 0.58}, Lift: -1}
	draw := func(k ship.Kind, dx, dy, of, heading float64) {
		u.Flying(k, x+dx*size, y+dy*size, of*size, heading, dim)
	}
	switch place {
	case card.Caprica:
		u.Baked("caprica", in, func() { u.Globe(in.Right()-size*0.42, in.Bottom()-size*0.06, size*0.56) })
	case card.CylonFleet:
		u.Baked("cylon-fleet", in, func() {
			draw(ship.Basestar, 0.06, -0.02, 0.78, 10)
			if in.W > size*1.7 {
				draw(ship.Raider, -0.62, 0.10, 0.34, -60)
				draw(ship.Raider, -0.95, -0.04, 0.28, -60)
			}
		})
	case card.HumanFleet:
		u.Baked("human-fleet", in, func() {
			draw(ship.CivilianLiner, 0.1, -0.12, 0.66, -90)
			draw(ship.CivilianRing, -0.1, 0.16, 0.32, -90)
			draw(ship.CivilianDome, 0.16, 0.16, 0.4, -90)
		})
	case card.ResurrectionShip:
		u.Baked("resurrection-ship", in, func() {
			dim.Tint = [3]float32{0.62, 0.34, 0.32}
			u.Spark(x, y, size*0.6, ui.Alpha(ui.Red, 0.3))
			draw(ship.CivilianHulk, 0.04, 0.1, 0.56, -70)
		})
	}
}

// larger returns how much larger than usual things are on a plate that the camera is close to.
func larger(r ui.Rect) float64 { return max(1, min(1.5, r.H/(1.3*plateH))) }

// marked returns the look of something that may be chosen.
func marked(l ui.Look, m Mark) ui.Look {
	switch {
	case m.Chosen:
		l = l.Taken()
		l.Hazard = 0
	case m.Legal && m.Calm:
		l = l.Filled(ui.Mix(l.Top, ui.Amber, 0.30), ui.Mix(l.Bottom, ui.Amber, 0.16)).Offering().Edged(ui.Amber, 2)
		l.Hazard = 0
	case m.Legal:
		l = l.Filled(ui.Mix(l.Top, ui.Amber, 0.22), ui.Mix(l.Bottom, ui.Amber, 0.12)).Legal()
		l.Hazard = 0
	}
	if m.Hover {
		l = l.Hovered()
		if !m.Legal && !m.Chosen {
			l = l.Edged(ui.TextQuiet, l.Line)
		}
	}
	return l
}

// lit returns the look of a plate: light shines through the glass of one that may be chosen.
func lit(l ui.Look, m Mark, damaged bool) ui.Look {
	stripes := l.Hazard
	look := marked(l, m)
	if !m.Legal || m.Chosen {
		return look
	}
	top, bottom := litTop, litBottom
	if damaged {
		top, bottom = ui.Mix(l.Top, litTop, 0.4), ui.Mix(l.Bottom, litBottom, 0.4)
		top.A, bottom.A = 245, 245
	} else {
		look.Hazard, look.HazardOn = stripes, ui.AmberTop
	}
	if m.Hover {
		top, bottom = ui.Mix(top, ui.White, 0.10), ui.Mix(bottom, ui.White, 0.07)
	}
	look = look.Filled(top, bottom)
	if m.Calm {
		look = look.Edged(ui.AmberTop, 2.5).Glowing(ui.Alpha(ui.Amber, 0.5), 7)
	}
	return look
}

// litTop and litBottom are the glass of a plate that may be chosen.
var litTop, litBottom = ui.Color{R: 0x5E, G: 0x42, B: 0x0C, A: 240}, ui.Color{R: 0x80, G: 0x56, B: 0x09, A: 240}

// here returns the number of characters at a place.
func here(v *game.View, place card.Place) int {
	n := 0
	for s := range v.Seats {
		if v.Seats[s].Place == place && !v.Seats[s].OffBoard {
			n++
		}
	}
	return n
}

// lowPawn is the height of a plate below which a name of two lines leaves no room for a figure under it.
const lowPawn = 78.0

// bigPawn is the size of a figure with enough room, easyPawn the size at which it is recognized at a glance, leastPawn its smallest size. pawnHigh is
// its height with its foot, in widths.
const bigPawn, easyPawn, leastPawn, pawnHigh = 42.0, 30.0, 28.0, 1.2

// overlap is how much of a figure, on its narrow sides, the one beside it or in front of it may hide.
const overlap = 0.12

// company is how the figures at a place stand on its plate: in one row or more, at the lower right, as large as possible without covering the name.
// In several rows, they stand without their feet.
type company struct {
	n, row      int // figures, and figures in each row
	size, step  float64
	left        float64 // of the leftmost figure
	right, foot float64 // where they stand
}

func (c *company) rows() int { return (c.n + c.row - 1) / c.row }

// high returns the height of a figure, with its foot if it has one.
func (c *company) high() float64 {
	if c.rows() > 1 {
		return c.size
	}
	return c.size * pawnHigh
}

// company places n figures on a plate, beside or under its name, which lies in box. No figure is further left than left.
func (b *Board) company(u *ui.UI, r, box ui.Rect, name written, st ui.Style, left float64, n int) company {
	c := company{n: n, row: 1, left: r.Right() - 6, right: r.Right() - 5, foot: r.Bottom() - 2}
	if n == 0 {
		return c
	}
	line := u.LineHeight(st)
	after := max(left, box.X+name.last+4)
	beside := ui.R(after, box.Bottom()-line, c.right-after, c.foot-box.Bottom()+line)
	under := ui.R(left, box.Bottom(), c.right-left, c.foot-box.Bottom())
	most := bigPawn * larger(r)
	for rows := 1; rows <= min(n, 3); rows++ {
		row := (n + rows - 1) / rows
		high := 1 + (1-overlap)*float64(rows-1)
		if rows == 1 {
			high = pawnHigh
		}
		for _, room := range [...]ui.Rect{beside, under} {
			size := min(most, room.W/(1+(1-overlap)*float64(row-1)), room.H/high)
			if size > c.size+0.5 {
				c.size, c.row, c.step = size, row, min(size+1, (room.W-size)/max(1, float64(row-1)))
			}
		}
	}
	if c.size < leastPawn { // better over the name than tiny
		room := c.right - left - leastPawn
		c.size, c.row = leastPawn, max(1, min(n, 1+int(room/(leastPawn*(1-overlap)))))
		c.step = min(leastPawn+1, room/max(1, float64(c.row-1)))
	}
	c.left = c.right - c.size - c.step*float64(c.row-1)
	return c
}

// pawns draws the characters at a place.
func (b *Board) pawns(u *ui.UI, c company, v *game.View, place card.Place) {
	i := 0
	for s := range v.Seats {
		if v.Seats[s].Place != place || v.Seats[s].OffBoard {
			continue
		}
		row := i / c.row
		of := min(c.row, c.n-row*c.row)
		x := c.right - c.size - c.step*float64(of-1-i%c.row)
		y := c.foot - c.high() - c.size*(1-overlap)*float64(c.rows()-1-row)
		b.step(u, game.Seat(s), place, x, y, c.size, c.rows() == 1)
		i++
	}
}

// Pawn draws a character's figure with its upper left at (x, y): an octagon size wide on a foot, a little higher than wide.
func Pawn(u *ui.UI, x, y, size float64, c ui.Color, e ui.Icon) {
	foot := ui.R(x-size*0.04, y+size*0.53, size*1.08, size*1.08)
	u.Icon(disc, foot.Move(0, size*0.10), ui.Color{A: 150})
	u.Icon(disc, foot.Move(0, size*0.055), ui.Mix(c, ui.Void, 0.66))
	u.Icon(disc, foot, ui.Mix(c, ui.Void, 0.22))
	u.Badge(ui.R(x, y, size, size), e, c)
}

// disc is the foot of a figure, seen from above at a slant.
const disc ui.Icon = "f M23 12 C23 14.4 18.1 16.2 12 16.2 C5.9 16.2 1 14.4 1 12 C1 9.6 5.9 7.8 12 7.8 C18.1 7.8 23 9.6 23 12 Z"
