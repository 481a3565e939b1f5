package board

import (
	"battlestar/game"
	"battlestar/game/card"
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

// sideNameW is the width of the name of the bow and of the stern.
const sideNameW = 120.0

// airHigh is the least height of the room for ships over and under the hulls. If there is less, they lie over the pods.
const airHigh = 104.0

// sectors returns the areas where they lie: the bow on the left, then the ring clockwise.
func (f *field) sectors() [6]sector {
	r, h := f.rect, f.hull()
	mid, last := f.x, f.ships[len(f.ships)-1]
	// The lines of the bow and of the stern come from the sides toward the ships and end at their hulls.
	left, right := f.x-290*f.k, f.x+260*f.k
	up, down := f.y-118*f.k, f.y+118*f.k
	if len(f.ships) > 1 {
		down = last.y
	}
	yUp, yDown := max(r.Y+f.nameH, up-118*f.k), min(r.Bottom()-f.nameH, down+118*f.k)
	roof, floor := r.Y+f.top+4, r.Bottom()-4
	over, under := f.meeting.reach(f.k)
	if last.id != card.GalacticaBoard { // the Pegasus has no allies aboard (ally.yaml)
		under = 0
	}
	deck, keel := f.y+upper*f.k-over, last.deck(f.k)+under
	top, bottom := min(h.Y, deck)-2, max(h.Bottom(), keel)+2
	if roof+airHigh > top { // ships lie over the pods
		top = min(roof+airHigh, deck-6)
		yUp = max(yUp, min(top, up))
	}
	if floor-airHigh < bottom {
		bottom = max(floor-airHigh, keel+6)
		yDown = min(yDown, max(bottom, down))
	}
	bowUp, sternUp := (up-yUp)/(left-r.X), (up-yUp)/(r.Right()-right)
	bowDown, sternDown := (yDown-down)/(left-r.X), (yDown-down)/(r.Right()-right)
	sideW := h.X - r.X - 4
	const fire = 34 // of the engines, which reaches into the stern
	// Ships lie where the lines are far enough apart, clear of the corners that the lines cut off the areas above and below: the names stand there.
	corner := func(cut, slope float64) float64 { return max(f.nameW+6, cut/max(slope, 1e-3)+8) }
	starboardBow, starboardStern := corner(top-yUp, bowUp), corner(top-yUp, sternUp)
	portBow, portStern := corner(yDown-bottom, bowDown), corner(yDown-bottom, sternDown)
	named := func(slope float64) float64 { // where the names of the bow and the stern stand
		if f.nameH > nameH {
			return yUp + max(6, slope*sideNameW/2)
		}
		return yUp + 24
	}
	side := func(x, up, down float64) ui.Rect {
		y := max(named(up)+f.nameH+6, yUp+up*sideW+4)
		return ui.R(x, y, sideW-8, min(yDown-down*sideW, r.Bottom()-f.nameH)-4-y) // over the names at the foot
	}
	bow, stern := side(r.X+8, bowUp, bowDown), side(r.Right()-sideW+fire, sternUp, sternDown)
	stern.W = sideW - fire - 6
	return [6]sector{
		{
			card.Bow,
			[]float64{r.X, yUp, left, up, left, down, r.X, yDown},
			bow, ui.R(r.X+6, named(bowUp), sideNameW, f.nameH), ui.Left,
		},
		{
			card.StarboardBow,
			[]float64{r.X, r.Y, mid, r.Y, mid, f.y, left, up, r.X, yUp},
			ui.R(r.X+starboardBow, roof, mid-r.X-starboardBow-8, top-roof), ui.R(r.X+6, r.Y+4, f.nameW, f.nameH), ui.Left,
		},
		{
			card.StarboardStern,
			[]float64{mid, r.Y, r.Right(), r.Y, r.Right(), yUp, right, up, mid, f.y},
			ui.R(mid+8, roof, r.Right()-mid-starboardStern-8, top-roof), ui.R(r.Right()-6-f.nameW, r.Y+4, f.nameW, f.nameH), ui.Right,
		},
		{
			card.Stern,
			[]float64{r.Right(), yUp, right, up, right, down, r.Right(), yDown},
			stern, ui.R(r.Right()-6-sideNameW, named(sternUp), sideNameW, f.nameH), ui.Right,
		},
		{
			card.PortStern,
			[]float64{mid, f.y, right, down, r.Right(), yDown, r.Right(), r.Bottom(), mid, r.Bottom()},
			ui.R(mid+8, bottom, r.Right()-mid-portStern-8, floor-bottom), ui.R(r.Right()-6-f.nameW, r.Bottom()-f.nameH-4, f.nameW, f.nameH), ui.Right,
		},
		{
			card.PortBow,
			[]float64{r.X, yDown, left, down, mid, f.y, mid, r.Bottom(), r.X, r.Bottom()},
			ui.R(r.X+portBow, bottom, mid-r.X-portBow-8, floor-bottom), ui.R(r.X+6, r.Bottom()-f.nameH-4, f.nameW, f.nameH), ui.Left,
		},
	}
}

// deck returns how far down the plates of a ship reach.
func (s *vessel) deck(k float64) float64 {
	low := 0.0
	for _, p := range s.sites {
		low = max(low, p.at.Bottom())
	}
	return s.y + low*k
}

// lightArea lights an area that can be chosen and returns the color of its name. It returns false for an area that cannot be chosen.
func lightArea(u *ui.UI, points []float64, m Mark) (ui.Color, bool) {
	if m.Chosen || m.Legal {
		u.Offer(points)
	}
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
func (b *Board) sectors(u *ui.UI, f *field, v *game.View, w Words) {
	if f.nameH > nameH {
		glow(u, f, v)
	}
	px, py := u.Pointer()
	for _, s := range f.sectors() {
		name := b.Say.Area(s.area)
		hit := s.ships
		if (s.area == card.Bow || s.area == card.Stern) && f.nameH == nameH { // the name is above the ships
			hit.Y, hit.H = s.name.Y, hit.Bottom()-s.name.Y
		}
		choices := [3]game.Choice{{Kind: game.TheArea, Area: s.area}, {Kind: game.Fly, Area: s.area}, {Kind: game.Launch, Area: s.area}}
		if len(v.Fleets) > 1 {
			choices[2] = game.Choice{} // the mark is chosen among the vipers that stand ready there
		}
		m := b.Host.Touch(u, Spot{Rect: hit, Outline: s.points, Label: name, Cut: 12, Choices: choices})
		c, lit := lightArea(u, s.points, m)
		if !lit {
			c = ui.Color{R: 0xB4, G: 0xDC, B: 0xEA, A: 255}
			line, fill := ui.Color{R: 0x6A, G: 0xB4, B: 0xD2, A: 80}, ui.Color{}
			if f.rect.Contains(px, py) && !u.IsInert() && ui.Inside(s.points, px, py) {
				line, fill = ui.Color{R: 0x6F, G: 0xDC, B: 0xF2, A: 150}, ui.Color{R: 0x6F, G: 0xDC, B: 0xF2, A: 14}
			}
			u.Polygon(s.points, fill, line, 1)
		}
		title := s.name
		title.H = nameH
		areaName(u, title, name, c, s.align)
		if f.nameH > nameH {
			b.behind(u, &s, v, w)
		}
	}
}

// areaName sets the name of an area on a strip of smoked glass, because the sky under it may be bright.
func areaName(u *ui.UI, r ui.Rect, name string, c ui.Color, align ui.Align) {
	st := areaTitle
	w := min(r.W, u.TextWidth(name, st)+24)
	box := ui.R(r.X, r.Y+2, w, r.H-4)
	if align == ui.Right {
		box.X = r.Right() - w
	}
	u.Panel(box, ui.Look{Top: ui.Color{R: 0x06, G: 0x0A, B: 0x10, A: 150}, Bottom: ui.Color{R: 0x06, G: 0x0A, B: 0x10, A: 150}, Cut: 8})
	u.Backdrop(box, ui.Color{R: 0x18, G: 0x20, B: 0x2C, A: 255})
	u.Text(box, name, st, c, ui.Center)
}

// areaTitle is the style of an area's name.
var areaTitle = ui.SmallCaps.Sized(20)
