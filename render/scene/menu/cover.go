package menu

import (
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

const coverCut = 16

// cover draws a box of the game as a picture: what flies in it, its name, and a tick if it is in play. why is what prevents it, or "", and short is
// the same in two words.
func cover(u *ui.UI, r ui.Rect, id card.ID, title string, res ui.Response, on bool, why, short string) {
	look := ui.Plain.Cutting(coverCut)
	switch {
	case on:
		look = look.Edged(ui.Amber, 3).Glowing(ui.Alpha(ui.Amber, 0.4), 8)
	case why != "":
		look = ui.Dead.Cutting(coverCut)
	}
	if res.Hover && why == "" {
		look = look.Hovered()
		if !on {
			look = look.Edged(ui.Amber, 2)
		}
	}
	u.Panel(r, look)
	under := 56.0
	if why != "" { // two lines
		under = max(under, 2*u.LineHeight(ui.Small))
	}
	picture, foot := r.Inset(7).CutTop(r.H-14-under, 0)
	BoxPicture(u, picture, id)
	name := ui.TextMain
	switch {
	case why != "":
		u.Fill(picture, ui.Alpha(ui.PanelBase, 0.72))
		name = ui.TextOff
	case !on:
		u.Fill(picture, ui.Alpha(ui.PanelBase, 0.42))
		name = ui.TextSecond
	}
	// The corners of the picture are cut like the panel's.
	u.Panel(r, ui.Look{LineTop: look.LineTop, LineBottom: look.LineBottom, Line: look.Line, Cut: coverCut})
	text := foot.InsetXY(12, 0)
	if on {
		u.Icon(ui.IconTick, ui.R(text.Right()-28, text.Y+(text.H-28)/2, 28, 28), ui.AmberTop)
		text.W -= 36
	}
	if why == "" {
		u.Text(text, title, ui.Action, name, ui.Left)
		return
	}
	top, low := text.CutTop(text.H/2+2, 0)
	u.Text(top, title, ui.Action.Sized(22), name, ui.Left)
	u.Text(ui.R(low.X, low.Y-4, low.W, low.H), short, ui.Small, ui.TextOff, ui.Left)
}

// BoxPicture draws what a box adds, before a sky of its own light.
func BoxPicture(u *ui.UI, r ui.Rect, id card.ID) {
	u.Clip(r, func() { boxPicture(u, r, id) })
}

func boxPicture(u *ui.UI, r ui.Rect, id card.ID) {
	cx, cy := r.Center()
	at := func(kind ship.Kind, x, y, size, heading float64) { u.Ship(kind, cx+x*r.W, cy+y*r.H, size*r.H, heading) }
	sky := func(top, bottom ui.Color) { u.Panel(r, ui.Look{Top: top, Bottom: bottom}) }
	switch id {
	case "base":
		sky(ui.Color{R: 0x0B, G: 0x16, B: 0x24, A: 0xFF}, ui.Color{R: 0x1C, G: 0x34, B: 0x46, A: 0xFF})
		u.Scenery(ui.World, ui.R(r.X-r.W*0.3, cy, r.W*1.6, r.W*1.6*760/1600), 0.8)
		at(ship.Galactica, 0.03, -0.05, 1.7, 262)
		at(ship.ViperII, -0.32, 0.30, 0.24, 262)
		at(ship.ViperII, -0.17, 0.40, 0.2, 262)
	case "pegasus":
		sky(ui.Color{R: 0x1B, G: 0x10, B: 0x24, A: 0xFF}, ui.Color{R: 0x3C, G: 0x24, B: 0x2E, A: 0xFF})
		u.Spark(cx+r.W*0.3, cy-r.H*0.2, r.W*0.5, ui.Color{R: 0xC0, G: 0x70, B: 0x50, A: 0x70})
		at(ship.Pegasus, 0.02, -0.04, 1.8, 282)
		for i := range 2 {
			at(ship.ViperII, -0.32+0.16*float64(i), 0.34+0.08*float64(i), 0.2, 282)
		}
	case "exodus":
		sky(ui.Color{R: 0x1A, G: 0x0C, B: 0x0C, A: 0xFF}, ui.Color{R: 0x40, G: 0x18, B: 0x10, A: 0xFF})
		u.Spark(cx+r.W*0.12, cy-r.H*0.05, r.W*0.55, ui.Color{R: 0xE0, G: 0x60, B: 0x30, A: 0x80})
		at(ship.Basestar, 0.14, -0.04, 1.0, 12)
		for _, x := range [...][3]float64{{-0.36, -0.24, 0.26}, {-0.26, 0.04, 0.3}, {-0.4, 0.28, 0.34}, {0.42, 0.32, 0.26}} {
			at(ship.Raider, x[0], x[1], x[2], 270)
		}
	case "daybreak":
		sky(ui.Color{R: 0x12, G: 0x1A, B: 0x20, A: 0xFF}, ui.Color{R: 0x5A, G: 0x42, B: 0x22, A: 0xFF})
		u.Spark(cx-r.W*0.2, cy+r.H*0.5, r.W*0.7, ui.Color{R: 0xFF, G: 0xC0, B: 0x60, A: 0x90})
		at(ship.Demetrius, -0.06, -0.08, 1.0, 276)
		at(ship.AssaultRaptor, 0.3, 0.3, 0.3, 290)
		at(ship.AssaultRaptor, -0.34, 0.36, 0.24, 290)
	}
}
