package scene

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// revealState is the moment in which somebody turns out a Cylon: the table stops to look. Whatever is put in ends it, and counts.
type revealState struct {
	seat  game.Seat
	card  card.ID
	text  string
	began int // tick, 0 for none
}

// revealTicks is how long it lasts at the full pace.
const revealTicks = 210

// reveal draws the moment over the table.
func (p *Play) reveal(u *ui.UI) {
	m := &p.revealed
	long := p.Shell.Settings.Ticks(revealTicks)
	if m.began == 0 || u.Tick-m.began >= long || u.Tick > m.began && u.In.Struck() {
		m.began = 0
		return
	}
	u.Wake(1)
	t := float64(u.Tick-m.began) / float64(long)
	in := min(1, t/0.08)
	out := min(1, (1-t)/0.1)
	win := u.Window()
	u.Fill(win, ui.Alpha(ui.Void, 0.82*in*out))
	band := ui.R(win.X-20, win.Y+win.H*0.2, win.W+40, win.H*0.6)
	if in < 1 {
		h := band.H * in * in
		band.Y, band.H = band.Y+(band.H-h)/2, h
	}
	u.Panel(band, ui.Look{
		Top: ui.Alpha(ui.Color{R: 0x3A, G: 0x0D, B: 0x0C, A: 255}, out), Bottom: ui.Alpha(ui.Color{R: 0x14, G: 0x06, B: 0x07, A: 255}, out),
		LineTop: ui.Alpha(ui.Red, out), LineBottom: ui.Alpha(ui.Red, out), Line: 3,
	})
	if in < 1 || out < 0.6 {
		return
	}
	u.Clip(band, func() { p.revealBand(u, band, t) })
}

// revealBand is the card that turns over, who it belongs to, and a red eye that goes to and fro.
func (p *Play) revealBand(u *ui.UI, band ui.Rect, t float64) {
	m := &p.revealed
	c := p.Colour(m.seat)
	x, _ := band.Centre()
	eye := x + math.Sin(t*revealTicks/60*math.Pi)*band.W*0.32
	u.Spark(eye, band.Y+8, 260, ui.Alpha(ui.Red, 0.8))
	u.Spark(eye, band.Bottom()-8, 260, ui.Alpha(ui.Red, 0.5))
	h := band.H - 96
	w := h * cards.Aspect(say.LoyaltyCards)
	at := ui.R(band.X+band.W*0.27-w/2, band.Y+48, w, h)
	const begin, end = 0.18, 0.30 // of the turning over
	switch {
	case t < begin:
		cards.Back(u, at, cards.LookOf(say.LoyaltyCards).Icon, false, ui.Cyan)
	case t < (begin+end)/2:
		half := at.W * (1 - (t-begin)/(end-begin)*2)
		cards.Back(u, at.Around(max(24, half), h), cards.LookOf(say.LoyaltyCards).Icon, false, ui.Cyan)
	default:
		open := min(1, (t-(begin+end)/2)/(end-begin)*2)
		cx, cy := at.Centre()
		u.Spark(cx, cy, h*(0.6+0.5*open), ui.Alpha(ui.Red, 1-open*0.6))
		u.Clip(at.Around(at.W*open+8, h+20), func() { p.faces().Any(u, at, say.LoyaltyCards, m.card, cards.State{}) })
	}
	if t < (begin+end)/2 {
		return
	}
	text := ui.R(at.Right()+70, band.Y, band.Right()-at.Right()-140, band.H)
	u.Badge(ui.R(text.X, text.Y+text.H*0.5-176, 150, 150), p.Emblem(m.seat), c)
	u.Text(ui.R(text.X+180, text.Y+text.H*0.5-186, text.W-180, 160), p.Name(m.seat), ui.Title.Sized(150), c, ui.Left)
	line := ui.R(text.X, text.Y+text.H*0.5+6, text.W, text.H*0.5-40)
	u.Paragraph(ui.R(line.X, line.Y, line.W, min(line.H, u.ParagraphHeight(line.W, m.text, ui.Prompt.Sized(52)))), m.text, ui.Prompt.Sized(52), ui.RedText, ui.Left)
}
