package moment

import (
	"battlestar/game"
	"battlestar/render/scene/parts"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// nebulaSky is the number of the sky behind the Crossroads, the one of rust and gold.
const nebulaSky = 2

// The light of the nebula.
var (
	nebulaGold = ui.Color{R: 0xFF, G: 0xC8, B: 0x8A, A: 255}
	nebulaRose = ui.Color{R: 0xF0, G: 0x8A, B: 0xC0, A: 255}
)

// crossroads draws the nebula as its light grows, Galactica before it, and one basestar after another coming out of it.
func (m *Moments) crossroads(u *ui.UI, one *moment, t, seen float64) {
	win := u.Window()
	if t > 0.05 && t < 0.95 {
		u.Space(win, nebulaSky, ui.Vantage{})
		glow := part(t, 0.05, 0.6)
		u.Spark(win.W*0.66, win.H*0.36, win.H*(0.5+0.7*glow), ui.Alpha(nebulaGold, 0.5*glow))
		u.Spark(win.W*0.84, win.H*0.62, win.H*(0.4+0.5*glow), ui.Alpha(nebulaRose, 0.4*glow))
		u.Spark(win.W*0.40, win.H*0.18, win.H*(0.3+0.4*glow), ui.Alpha(nebulaRose, 0.2*glow))
		for i, at := range [...][2]float64{{0.80, 0.27}, {0.86, 0.60}} {
			x, y := win.W*at[0], win.H*at[1]
			in := t - 0.40 - 0.08*float64(i)
			if in > 0 {
				u.Ship(ship.Basestar, x, y, win.H*0.24, 20+50*float64(i))
				u.Spark(x, y, win.H*0.5, ui.Alpha(ui.White, max(0, 1-in/0.08)))
			}
		}
		u.Ship(ship.Galactica, win.W*(0.27+0.04*t), win.H*0.50, win.W*0.34, 96)
		u.Fill(win, ui.Alpha(ui.Void, max(1-part(t, 0.05, 0.25), part(t, 0.87, 0.95))))
	}
	m.captions(u, one, t, seen)
}

// captions draws the words of a moment that fills the window: its heading above, what comes of it below.
func (m *Moments) captions(u *ui.UI, one *moment, t, seen float64) {
	win := u.Window()
	head := ui.R(0, win.H*0.05, win.W, 130)
	shown(u, head, part(t, 0.16, 0.3), seen*(1-part(t, goesFrom, goesUntil)), 0, func() {
		u.Panel(ui.R(0, 0, win.W, head.Bottom()*1.25), ui.Look{Top: ui.Alpha(ui.Void, 0.72), Bottom: ui.Alpha(ui.Void, 0)}) // a dark ground for the words
		u.Text(head, one.head, ui.Title.Sized(120), ui.TextMain, ui.Center)
	})
	foot := ui.R(0, win.H*0.80, win.W, win.H*0.13)
	shown(u, foot, part(t, 0.3, 0.42), seen*(1-part(t, goesFrom, goesUntil)), 0, func() {
		u.Fill(foot, ui.Alpha(ui.Void, 0.6))
		u.Text(foot.InsetXY(win.W*0.06, 0), one.text, ui.Prompt.Sized(48), ui.TextMain, ui.Center)
	})
}

// trial draws everyone in the light in turn, each with the tokens that they hold, still facedown.
func (m *Moments) trial(u *ui.UI, one *moment, t, seen float64) {
	r := band(u, 0.5, 0.74, seen, ui.Color{R: 0x2A, G: 0x22, B: 0x18, A: 255}, ui.Color{R: 0x0C, G: 0x0A, B: 0x09, A: 255}, ui.LineTop)
	u.Clip(r, func() {
		stays := seen * (1 - part(t, goesFrom, goesUntil))
		head := ui.R(r.X, r.Y+22, r.W, 112)
		shown(u, head, part(t, 0.06, 0.18), stays, 0, func() { u.Text(head, one.head, ui.Title.Sized(104), ui.TextMain, ui.Center) })
		text := ui.R(r.X+r.W*0.06, head.Bottom(), r.W*0.88, 60)
		shown(u, text, part(t, 0.12, 0.24), stays, 0, func() { u.Text(text, one.text, ui.Prompt.Sized(42), ui.TextSecond, ui.Center) })
		n := m.Seats()
		row := ui.R(r.X+r.W*0.05, text.Bottom()+24, r.W*0.9, r.Bottom()-text.Bottom()-44)
		for s := range game.Seat(n) {
			cell := row.Cell(int(s), n, 20)
			at := 0.2 + 0.34*float64(s)/float64(n)
			in := part(t, at, at+0.1)
			if in == 0 {
				continue
			}
			side := min(cell.W, cell.H-110)
			face := ui.R(cell.X+(cell.W-side)/2, cell.Y, side, side)
			x, y := face.Center()
			u.Spark(x, y-side*0.3, side*1.1, ui.Alpha(nebulaGold, (0.25+0.5*in*(1-part(t, at+0.1, at+0.3)))*stays))
			shown(u, cell, in, stays, 0, func() {
				m.Faces().Portrait(u, face, m.Character(s), m.Plight(s), m.Color(s))
				u.Badge(ui.R(face.X-8, face.Bottom()-side*0.28, side*0.32, side*0.32), m.Emblem(s), m.Color(s))
				u.Text(ui.R(cell.X, face.Bottom()+4, cell.W, 44), parts.Shortened(u, m.Name(s), ui.Prompt.Sized(36), cell.W), ui.Prompt.Sized(36), m.Color(s), ui.Center)
				m.tokens(u, ui.R(cell.X, face.Bottom()+52, cell.W, 50), m.View.Count(game.Trauma(s)))
			})
		}
	})
}

// tokens draws n trauma tokens in a row, facedown; many of them overlap.
func (m *Moments) tokens(u *ui.UI, r ui.Rect, n int) {
	if n == 0 {
		return
	}
	step := min(r.H+6, (r.W-r.H)/float64(max(1, n-1)))
	x := r.X + (r.W-r.H-step*float64(n-1))/2
	for i := range n {
		m.Faces().Token(u, ui.R(x+step*float64(i), r.Y, r.H, r.H), "")
	}
}
