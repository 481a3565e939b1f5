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

// sectors are the areas where they lie: the bow on the left, the ring clockwise from there.
func (f *field) sectors() [6]sector {
	r, h := f.rect, f.hull()
	mid := f.x
	// The lines of the bow and of the stern come from the sides towards her, and end at her hull.
	left, right := f.x-290*f.k, f.x+260*f.k
	up, down := f.y-118*f.k, f.y+118*f.k
	side := max(r.Y+nameH, f.y-236*f.k) - r.Y
	top, bottom := h.Y-2, h.Bottom()+2
	sideW := h.X - r.X - 4
	const fire = 34 // of the engines, which reaches into the stern
	// Ships are where the lines are far enough apart, and clear of the corners that they cut off the areas above and below.
	slopeBow, slopeStern := (up-r.Y-side)/(left-r.X), (up-r.Y-side)/(r.Right()-right)
	// The names of the areas above and below stand in the corners that the lines cut off them.
	const nameW = 186.0
	cut := top - r.Y - side
	cornerBow, cornerStern := max(nameW+6, cut/slopeBow+8), max(nameW+6, cut/slopeStern+8)
	named := side + 24 // where the names of the bow and the stern stand
	apart := func(slope float64) float64 { return max(named+nameH+6, side+slope*sideW+4) }
	bowY, sternY := apart(slopeBow), apart(slopeStern)
	return [6]sector{
		{
			card.Bow,
			[]float64{r.X, r.Y + side, left, up, left, down, r.X, r.Bottom() - side},
			ui.R(r.X+8, r.Y+bowY, sideW-8, r.H-2*bowY), ui.R(r.X+6, r.Y+named, 120, nameH), ui.Left,
		},
		{
			card.StarboardBow,
			[]float64{r.X, r.Y, mid, r.Y, mid, f.y, left, up, r.X, r.Y + side},
			ui.R(r.X+cornerBow, r.Y+4, mid-r.X-cornerBow-8, top-r.Y-4), ui.R(r.X+6, r.Y+4, nameW, nameH), ui.Left,
		},
		{
			card.StarboardStern,
			[]float64{mid, r.Y, r.Right(), r.Y, r.Right(), r.Y + side, right, up, mid, f.y},
			ui.R(mid+8, r.Y+4, r.Right()-mid-cornerStern-8, top-r.Y-4), ui.R(r.Right()-6-nameW, r.Y+4, nameW, nameH), ui.Right,
		},
		{
			card.Stern,
			[]float64{r.Right(), r.Y + side, right, up, right, down, r.Right(), r.Bottom() - side},
			ui.R(r.Right()-sideW+fire, r.Y+sternY, sideW-fire-6, r.H-2*sternY), ui.R(r.Right()-126, r.Y+named, 120, nameH), ui.Right,
		},
		{
			card.PortStern,
			[]float64{mid, f.y, right, down, r.Right(), r.Bottom() - side, r.Right(), r.Bottom(), mid, r.Bottom()},
			ui.R(mid+8, bottom, r.Right()-mid-cornerStern-8, r.Bottom()-4-bottom), ui.R(r.Right()-6-nameW, r.Bottom()-nameH-4, nameW, nameH), ui.Right,
		},
		{
			card.PortBow,
			[]float64{r.X, r.Bottom() - side, left, down, mid, f.y, mid, r.Bottom(), r.X, r.Bottom()},
			ui.R(r.X+cornerBow, bottom, mid-r.X-cornerBow-8, r.Bottom()-4-bottom), ui.R(r.X+6, r.Bottom()-nameH-4, nameW, nameH), ui.Left,
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
		if s.area == card.Bow || s.area == card.Stern { // the name is above the ships
			hit.Y, hit.H = s.name.Y, hit.Bottom()-s.name.Y
		}
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
	if align == ui.Right {
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
