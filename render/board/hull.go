package board

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// Galactica from above, her bow to the left. Measures are in units of her box of 1000, from its middle.
const (
	hullBox  = 1000.0
	bodyHalf = 120.0
	podY     = 160.0
	podHalf  = 17.0
)

// bowLeft is the heading at which she lies on the board.
const bowLeft = 270

// moor draws the ships where the camera sees them in r.
func (f *field) moor(u *ui.UI, r ui.Rect, v *game.View) {
	f.galactica(u, r)
	for _, s := range f.ships[1:] {
		box := ui.R(f.x-s.w/2*f.k, s.y-s.h/2*f.k, s.w*f.k, s.h*f.k)
		if f.zoom > 1 {
			s.paint(u, box, s.hull(v))
			continue
		}
		u.Baked(s.hull(v).key(s.plan), box.Inset(-70*f.k).Overlap(r), func() { s.paint(u, box, s.hull(v)) })
	}
}

// ghost draws a ship that is away, as small as a strip.
func (p *plan) ghost(u *ui.UI, r ui.Rect, how hull) {
	k := min(r.W/p.w, r.H/p.h)
	x, y := r.Center()
	if m := p.miniature; m != nil {
		u.Flying(m.kind, x, y, m.long*k, bowLeft, how.light())
		return
	}
	small := *p
	small.outline = nil
	for _, c := range p.outline {
		small.outline = append(small.outline, corner{c.aft, c.x * k, c.y})
	}
	small.nose, small.tail, small.engines = p.nose*k, p.tail*k, nil
	small.paint(u, ui.R(x-p.w*k/2, y-p.h*k/2, p.w*k, p.h*k), how)
}

// hull is the condition of a hull.
type hull uint8

const (
	sound    hull = iota
	wreck         // all its locations are damaged: it lies dark where it was
	defected      // it flies for the Cylons
)

// hull returns the condition of a board's hull.
func (p *plan) hull(v *game.View) hull {
	if p.stand != onGround && damagedOf(p, v) == len(p.sites) {
		return wreck
	}
	if p.id == card.RebelBoard && v.RebelsAre() == game.CylonRebels {
		return defected
	}
	return sound
}

// key returns the name of the picture of a hull.
func (h hull) key(p *plan) string {
	switch h {
	case wreck:
		return "wreck." + string(p.sites[0].place)
	case defected:
		return "defected." + string(p.sites[0].place)
	case sound:
	}
	return "hull." + string(p.sites[0].place)
}

// light returns the lighting of a miniature.
func (h hull) light() ship.Options {
	if h == wreck {
		return ship.Options{Tint: [3]float32{0.42, 0.33, 0.32}, Lights: -1}
	}
	return ship.Options{}
}

// fly draws a miniature on the stage at a place, with the light of its engines and the lamps of its pods.
func (m *miniature) fly(u *ui.UI, x, y, k float64, how hull, light ui.Color) {
	if how == wreck {
		u.Flying(m.kind, x, y, m.long*k, bowLeft, how.light())
		return
	}
	u.Flying(m.kind, x, y, m.long*k, bowLeft, ship.Options{Tint: [3]float32{1.30, 1.32, 1.40}, Lights: 0.55})
	u.Spark(x+(m.stern+15)*k, y, 3.7*m.bell*k, ui.Alpha(light, 0.34))
	for _, b := range m.bells {
		u.Spark(x+m.stern*k, y+b*k, m.bell*k, ui.Alpha(light, 0.6))
	}
	for i := range 11 {
		at := x + (float64(i)-5.125)*m.lamps*k
		u.Spark(at, y-m.pods*k, 30*k, ui.Alpha(m.lamp, 0.20))
		u.Spark(at, y+m.pods*k, 30*k, ui.Alpha(m.lamp, 0.20))
	}
}

// paint draws a hull, as long as a box.
func (p *plan) paint(u *ui.UI, box ui.Rect, how hull) {
	if p.miniature != nil {
		x, y := box.Center()
		p.miniature.fly(u, x, y, box.W/p.w, how, p.light)
		return
	}
	if how == wreck {
		dark := *p
		dark.engines, dark.metal = nil, p.metal.Filled(ui.Mix(p.metal.Top, ui.Void, 0.7), ui.Mix(p.metal.Bottom, ui.Void, 0.8)).Edged(ui.Mix(p.metal.LineTop, ui.Void, 0.6), 1.5)
		p = &dark
	}
	if how == defected {
		theirs := *p
		theirs.metal = CylonLook
		p = &theirs
	}
	_, y := box.Center()
	points := make([]float64, 0, 2*len(p.outline))
	for _, c := range p.outline {
		x := box.X + c.x
		if c.aft {
			x = box.Right() - p.tail + c.x
		}
		points = append(points, x, y+c.y*box.H/2)
	}
	for _, e := range p.engines {
		u.Spark(box.Right()-8, y+e*box.H/2, box.H*0.5, ui.Alpha(p.light, 0.5))
		u.Spark(box.Right()-8, y+e*box.H/2, box.H*0.22, p.light)
	}
	u.Polygon(points, ui.Mix(p.metal.Top, p.metal.Bottom, 0.35), p.metal.LineTop, 1.5)
	from, to := box.X+p.nose, box.Right()-p.tail
	for i := range 4 { // light from above, and shadow below
		d := box.H / 2 * (0.8 - 0.05*float64(i))
		u.Line(from, y-d, to, y-d, 3, ui.Alpha(ui.White, 0.10-0.02*float64(i)))
		u.Line(from, y+d, to, y+d, 3, ui.Alpha(ui.Void, 0.30-0.06*float64(i)))
	}
	const seam = 26.0 // between its plating sheets
	for x := from + seam; x < to-seam/2; x += seam {
		u.Line(x, y-box.H*0.41, x, y-box.H*0.36, 1.5, ui.Alpha(ui.Void, 0.5))
		u.Line(x, y+box.H*0.36, x, y+box.H*0.41, 1.5, ui.Alpha(ui.Void, 0.5))
	}
}

// galactica draws her where the camera sees her in r.
func (f *field) galactica(u *ui.UI, r ui.Rect) {
	w, h := 1320*f.k, 470*f.k
	box := ui.R(f.x-w/2+60*f.k, f.y-h/2, w, h)
	if f.zoom > 1 { // she is larger than a picture should be
		f.paintGalactica(u)
		return
	}
	u.Baked("galactica", box.Overlap(r), func() { f.paintGalactica(u) })
}

// paintGalactica draws her, with the light of her engines, and the launch tubes of her port pod (B-SETUP-05).
func (f *field) paintGalactica(u *ui.UI) {
	galactica.miniature.fly(u, f.x, f.y, f.k, sound, galactica.light)
	for _, x := range [...]float64{-tubeX, tubeX} {
		f.launchTube(u, f.x+x*f.k, f.y+(podY+podHalf)*f.k)
	}
}

// hulls are what the ship and her pods fill: a click on her is not a click on the area behind her.
var hulls = [...]ui.Rect{
	ui.R(-470, -84, 150, 168), ui.R(-320, -122, 500, 244), ui.R(180, -76, 142, 152), ui.R(322, -118, 148, 236),
	ui.R(-266, -podY-podHalf, 496, 2*podHalf), ui.R(-266, podY-podHalf, 496, 2*podHalf),
}

// solid keeps the pointer off the areas behind the ships.
func (f *field) solid(u *ui.UI) {
	for _, r := range hulls {
		u.Block(ui.R(f.x+r.X*f.k, f.y+r.Y*f.k, r.W*f.k, r.H*f.k))
	}
	for _, s := range f.ships[1:] {
		u.Block(ui.R(f.x-s.w/2*f.k, s.y-s.h/2*f.k, s.w*f.k, s.h*f.k))
	}
}

// tubeX is the distance of the launch tubes from the middle.
const tubeX = 60.0

// launchTube draws a tube in the outer side of a pod, and the way out of it.
func (f *field) launchTube(u *ui.UI, x, y float64) {
	k := f.k
	u.Polygon([]float64{x - 15*k, y - 6*k, x + 15*k, y - 6*k, x + 12*k, y + 9*k, x - 12*k, y + 9*k}, ui.Color{R: 0x05, G: 0x0A, B: 0x10, A: 255}, ui.Color{R: 0x9A, G: 0xA8, B: 0xB4, A: 255}, 1.5)
	u.Spark(x, y+4*k, 20*k, ui.Alpha(ui.Cyan, 0.65))
	for i := range 2 {
		top := y + (13+9*float64(i))*k
		u.Polygon([]float64{x - 12*k, top, x, top + 7*k, x + 12*k, top, x + 12*k, top + 4*k, x, top + 11*k, x - 12*k, top + 4*k}, ui.Alpha(ui.Cyan, 0.85-0.35*float64(i)), ui.Color{}, 0)
	}
}
