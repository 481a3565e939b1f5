package board

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// behind is an area of the Cylon Fleet board on the screen. It lies as the area of the main board does that it mirrors (E-FLEET-05).
type behind struct {
	area   card.Area
	die    string // the numbers that bring a ship there
	points []float64
	ships  ui.Rect
	label  ui.Rect
}

const (
	bridgeW, bridgeH = 168.0, 84.0
	dieH             = 34.0
)

// behinds are the areas round Basestar Bridge.
func behinds(r ui.Rect) [6]behind {
	const slope = 14.0 // of the lines between ahead, behind and the sides
	x, y := r.Centre()
	mid := r.H * 0.42 / 2
	inX, outX := x-bridgeW/2-10, x+bridgeW/2+10
	up, down := y-mid, y+mid
	labelled := func(box ui.Rect, below bool) (label, ships ui.Rect) {
		if below {
			label, ships = box.CutBottom(dieH, 4)
		} else {
			label, ships = box.CutTop(dieH, 4)
		}
		return label, ships
	}
	at := func(a card.Area, die string, box ui.Rect, below bool, points ...float64) behind {
		label, ships := labelled(box, below)
		return behind{a, die, points, ships, label}
	}
	half := func(right, below bool) ui.Rect {
		box := ui.R(r.X+6, r.Y+7, r.W/2-12, up-r.Y-7-slope)
		if right {
			box.X = x + 6
		}
		if below {
			box.Y = down + slope
		}
		return box
	}
	side := func(right bool) ui.Rect {
		box := ui.R(r.X+5, up+7, inX-r.X-9, down-up-12)
		if right {
			box.X = outX + 4
		}
		return box
	}
	return [6]behind{
		at(card.Bow, "7–8", side(false), false, r.X, up-slope, inX, up+slope, inX, down-slope, r.X, down+slope),
		at(card.StarboardBow, "5–6", half(false, false), false, r.X, r.Y, x, r.Y, x, up+slope, inX, up+slope, r.X, up-slope),
		at(card.StarboardStern, "3", half(true, false), false, x, r.Y, r.Right(), r.Y, r.Right(), up-slope, outX, up+slope, x, up+slope),
		at(card.Stern, "1", side(true), false, r.Right(), up-slope, outX, up+slope, outX, down-slope, r.Right(), down+slope),
		at(card.PortStern, "2", half(true, true), true, x, down-slope, outX, down-slope, r.Right(), down+slope, r.Right(), r.Bottom(), x, r.Bottom()),
		at(card.PortBow, "4", half(false, true), true, r.X, down+slope, inX, down-slope, x, down-slope, x, r.Bottom(), r.X, r.Bottom()),
	}
}

// Fleet draws the areas of the Cylon Fleet board with the ships there, and Basestar Bridge in their midst.
func (b *Board) Fleet(u *ui.UI, r ui.Rect, v *game.View, w Words) {
	line := ui.Color{R: 0xC8, G: 0x5A, B: 0x4C, A: 110}
	areas := behinds(r)
	b.cylonSky(u, r)
	colours := [len(areas)]ui.Color{}
	for i, s := range areas {
		m := b.Host.Touch(u, Spot{Rect: s.ships, Label: b.Say.Area(s.area), Cut: 10, Behind: true, Choices: [3]game.Choice{{Kind: game.TheArea, Area: s.area}}})
		c, lit := lightArea(u, s.points, m)
		if !lit {
			c = ui.RedText
			edge, fill := line, ui.Color{}
			if px, py := u.Pointer(); !u.IsInert() && inside(s.points, px, py) {
				edge, fill = ui.Alpha(ui.Red, 0.8), ui.Alpha(ui.Red, 0.07)
			}
			u.Polygon(s.points, fill, edge, 1.5)
		}
		colours[i] = c
	}
	die := true
	for _, s := range areas {
		die = die && b.dieLabelW(u, s)+dieIcon+dieGap <= s.label.W
	}
	for i, s := range areas {
		c := colours[i]
		b.dieLabel(u, s, die, c)
		b.collectBehind(&b.clusters[i], s, v)
	}
	from := len(b.badges)
	under := b.place(u, 1)
	for i := range b.badges[from:] {
		b.badges[from+i].draw(u)
	}
	b.badges = b.badges[:from]
	bridge := slot{cylonFleet.sites[0], r.Around(bridgeW, bridgeH)}
	b.plate(u, bridge, v, w, b.letter(u, []slot{bridge}), false)
	b.fan(u, r, under)
}

// The label of an area: a die where all have room for one, the numbers that bring a ship there, and the name of the area.
var (
	dieNumber = ui.Fact.Sized(26).In(ui.Private)
	dieName   = mixedCase(ui.Plate.Sized(20)).In(ui.Private)
)

const diePad, dieIcon, dieGap = 8.0, 20.0, 5.0

// dieLabelW is how wide the label of an area is without its die.
func (b *Board) dieLabelW(u *ui.UI, s behind) float64 {
	return 2*diePad + u.TextWidth(s.die, dieNumber) + dieGap + u.TextWidth(b.Say.Area(s.area), dieName)
}

func (b *Board) dieLabel(u *ui.UI, s behind, die bool, c ui.Color) {
	wide := b.dieLabelW(u, s)
	if die {
		wide += dieIcon + dieGap
	}
	box := s.label.Around(min(wide, s.label.W), dieH)
	u.Panel(box, ui.Look{Top: ui.Mix(ui.Void, c, 0.12), Bottom: ui.Mix(ui.Void, c, 0.06), LineTop: c, LineBottom: ui.Alpha(c, 0.6), Line: 1.5, Cut: 9})
	in := box.InsetXY(diePad, 0)
	if die {
		var sign ui.Rect
		sign, in = in.CutLeft(dieIcon, dieGap)
		u.Icon(ui.IconDie, sign.Around(dieIcon, dieIcon), c)
	}
	number, name := in.CutLeft(u.TextWidth(s.die, dieNumber), dieGap)
	u.Text(number, s.die, dieNumber, ui.TextMain, ui.Left)
	u.Text(name, b.Say.Area(s.area), dieName, c, ui.Left)
}

// cylonSky draws what lies behind the Cylon Fleet: a red cloud, stars, and the basestar that Basestar Bridge is on.
func (b *Board) cylonSky(u *ui.UI, r ui.Rect) {
	u.Panel(r, ui.Look{Top: ui.Color{R: 0x1A, G: 0x08, B: 0x0B, A: 255}, Bottom: ui.Color{R: 0x0A, G: 0x04, B: 0x07, A: 255}, LineTop: ui.Alpha(ui.Red, 0.35), LineBottom: ui.Alpha(ui.Red, 0.25), Line: 1, Cut: 12})
	u.Baked("cylon-sky", r.Inset(2), func() {
		red := ui.Color{R: 0xD8, G: 0x30, B: 0x24, A: 255}
		for _, c := range [...]struct{ x, y, r, light float64 }{
			{0.5, 0.5, 0.75, 0.34}, {0.16, 0.24, 0.5, 0.20}, {0.86, 0.70, 0.55, 0.22}, {0.78, 0.14, 0.36, 0.14}, {0.2, 0.88, 0.42, 0.16},
		} {
			u.Spark(r.X+c.x*r.W, r.Y+c.y*r.H, c.r*r.W, ui.Alpha(red, c.light))
		}
		for i := range 56 {
			x, y := math.Mod(float64(i)*0.6180339887+0.11, 1), math.Mod(float64(i*i)*0.7548776662+float64(i)*0.137, 1)
			d := 1 + float64(i%3)*0.5
			u.Fill(ui.R(r.X+x*r.W, r.Y+y*r.H, d, d), ui.Color{R: 0xFF, G: 0xD8, B: 0xCC, A: uint8(60 + i*37%120)})
		}
		x, y := r.Centre()
		size := min(r.W*0.5, r.H*0.48) // clear of the ships round it
		u.Spark(x, y, size*0.62, ui.Alpha(red, 0.30))
		u.Flying(ship.Basestar, x, y, size, 0, ship.Options{Tint: [3]float32{0.52, 0.42, 0.44}, Lights: 0.5})
	})
}

// collectBehind lists what is in an area of the Cylon Fleet board.
func (b *Board) collectBehind(c *cluster, s behind, v *game.View) {
	c.area, c.room, c.heaps = past(s.area), s.ships, c.heaps[:0]
	for n := range v.Basestars {
		if v.Basestars[n].Behind == s.area {
			c.heaps = append(c.heaps, heap{
				ship: ship.Basestar, n: 1, kind: card.Basestar, slot: n, pilot: game.NoSeat, icon: ui.IconBasestar, color: ui.Red, label: b.Say.Ship(card.Basestar),
			})
		}
	}
	b.add(c, card.Raider, ship.Raider, v.CylonFleet.Raiders[s.area], ui.IconRaider, ui.Red, [3]game.Choice{})
	b.add(c, card.HeavyRaider, ship.HeavyRaider, v.CylonFleet.HeavyRaiders[s.area], ui.IconHeavyRaider, ui.Red, [3]game.Choice{})
}

// CylonPlaces draws the Cylon locations of the main board in two rows, beside the Cylon Fleet board.
func (b *Board) CylonPlaces(u *ui.UI, r ui.Rect, v *game.View, w Words) {
	var plates []slot
	for i, s := range cylonLocations.sites {
		plates = append(plates, slot{s, r.Row(i/2, 2, 8).Cell(i%2, 2, 8)})
	}
	letters := b.letterStrip(u, plates)
	for _, p := range plates {
		b.plate(u, p, v, w, letters, true)
	}
}

// past is an area of the Cylon Fleet board, by the one that it mirrors, among all areas that ships move between.
func past(a card.Area) card.Area { return a + card.Area(len(card.Areas)) }

// mirrored is the area of the main board that such an area is, or mirrors.
func mirrored(a card.Area) card.Area {
	if int(a) > len(card.Areas) {
		return a - card.Area(len(card.Areas))
	}
	return a
}
