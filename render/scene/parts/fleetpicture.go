package parts

import (
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// FleetPicture draws how the fleet of a game stands, in a band at the head of a panel: on its way, at a new world that rises with the distance, or
// dead.
func FleetPicture(u *ui.UI, r ui.Rect, distance int, arrived, dead bool) {
	u.Clip(r, func() {
		cx, cy := r.Center()
		u.Panel(r, ui.Look{Top: ui.Color{R: 0x0A, G: 0x12, B: 0x1C, A: 0xFF}, Bottom: ui.Color{R: 0x14, G: 0x22, B: 0x30, A: 0xFF}, Cut: 14})
		if dead {
			u.Spark(cx, cy, r.W*0.5, ui.Color{R: 0xB0, G: 0x30, B: 0x18, A: 0x70})
			u.Flying(ship.Galactica, cx, cy, 330, 262, ship.Options{Tint: [3]float32{0.45, 0.36, 0.35}, Lights: -1, Lift: -1})
			u.Spark(cx-40, cy, 50, ui.Color{R: 0xFF, G: 0x8A, B: 0x30, A: 0xB0})
			u.Spark(cx+70, cy-12, 36, ui.Color{R: 0xFF, G: 0x8A, B: 0x30, A: 0xB0})
			return
		}
		rise := 0.46 + 0.04*float64(min(8, distance))
		if arrived {
			rise = 0.8
		}
		w := r.W * 1.5
		u.Scenery(ui.World, ui.R(cx-w*0.42, r.Bottom()-r.H*rise, w, w*760/1600), 0.85)
		u.Ship(ship.Galactica, cx, cy-14, 360, 264)
		u.Ship(ship.ViperII, cx-226, cy+26, 42, 264)
		u.Ship(ship.ViperII, cx-188, cy+50, 36, 264)
	})
	u.Fill(ui.R(r.X, r.Bottom(), r.W, 1.5), ui.LineTop)
}
