package motion

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// fate is somebody who turns out a Cylon, or who is executed.
type fate struct {
	seat     game.Seat
	card     card.ID // the Loyalty card, or the character that is executed
	text     string
	executed bool
}

// fateState is the moments in which the table stops to look, one after the other. Whatever is put in ends them, and counts.
type fateState struct {
	queue []fate
	began int // tick of the first, 0 for none
}

// revealTicks is how long a revelation lasts at the full pace, executionTicks an execution.
const revealTicks, executionTicks = 220, 150

// long is how long the moment lasts at the full pace.
func (m *fate) long() int {
	if m.executed {
		return executionTicks
	}
	return revealTicks
}

// Befalls has the table stop to look, and gives back until when.
func (p *Motion) Befalls(seat game.Seat, id card.ID, text string, executed bool) (until int) {
	m := fate{seat, id, text, executed}
	long := p.Shell.Settings.Ticks(m.long())
	if long == 0 {
		return p.Tick
	}
	p.fates.queue = append(p.fates.queue, m)
	if p.fates.began == 0 {
		p.fates.began = p.Tick
	}
	return p.Tick + long
}

// Fated says whether the table stops to look.
func (p *Motion) Fated() bool { return p.fates.began != 0 }

// EndFates ends all such moments.
func (p *Motion) EndFates() { p.fates = fateState{} }

// Fate draws the moment over the table.
func (p *Motion) Fate(u *ui.UI) {
	f := &p.fates
	if f.began == 0 {
		return
	}
	if u.Tick > f.began && Skips(&u.In) {
		*f = fateState{}
		return
	}
	m := f.queue[0]
	long := p.Shell.Settings.Ticks(m.long())
	if u.Tick-f.began >= long {
		f.queue, f.began = f.queue[1:], u.Tick
		if len(f.queue) == 0 {
			*f = fateState{}
		}
		u.Wake(1)
		return
	}
	u.Wake(1)
	t := float64(u.Tick-f.began) / float64(long)
	in, out := Ease(min(1, t/0.1)), Ease(min(1, (1-t)/0.14))
	seen := in * out
	if seen <= 0 {
		return
	}
	u.Fill(u.Window(), ui.Alpha(ui.Void, 0.86*seen))
	if m.executed {
		p.execution(u, &m, t, seen)
	} else {
		p.revelation(u, &m, t, seen)
	}
}

// band is the strip across the table in which a fate is told; it opens and closes like an eye.
func band(u *ui.UI, high, seen float64, top, bottom, line ui.Color) ui.Rect {
	win := u.Window()
	r := ui.R(win.X-20, win.Y+win.H*(1-high*seen)/2, win.W+40, win.H*high*seen)
	u.Panel(r, ui.Look{Top: ui.Alpha(top, seen), Bottom: ui.Alpha(bottom, seen), LineTop: ui.Alpha(line, seen), LineBottom: ui.Alpha(line, seen), Line: 3})
	return r
}

// revelation is the card that turns over, who it belongs to, and a red eye that goes to and fro.
func (p *Motion) revelation(u *ui.UI, m *fate, t, seen float64) {
	r := band(u, 0.62, math.Ceil(seen*20)/20, ui.Color{R: 0x3A, G: 0x0D, B: 0x0C, A: 255}, ui.Color{R: 0x14, G: 0x06, B: 0x07, A: 255}, ui.Red)
	x, y := r.Centre()
	sweep := x + math.Sin((t*revealTicks/60-0.5)*math.Pi)*r.W*0.36
	for _, edge := range [...]float64{r.Y + 6, r.Bottom() - 6} {
		u.Spark(sweep, edge, 300, ui.Alpha(ui.Red, 0.75*seen))
		u.Spark(sweep, edge, 70, ui.Alpha(ui.White, 0.5*seen))
	}
	u.Clip(r, func() {
		const begin, end = 0.14, 0.30 // of the turning over
		h := u.Window().H*0.62 - 90
		w := h * cards.Aspect(card.LoyaltyCards)
		at := ui.R(r.X+r.W*0.27-w/2, y-h/2, w, h)
		turned := math.Cos(math.Pi * Ease(max(0, min(1, (t-begin)/(end-begin)))))
		after := max(0, min(1, (t-(begin+end)/2)/0.1))
		cx, _ := at.Centre()
		u.Spark(cx, y, h*(0.6+0.3*after), ui.Alpha(ui.Red, (0.25+0.75*after*(1-after))*seen))
		grow := 0.82 + 0.18*Ease(min(1, t/end))
		u.Moved(at, ui.Pose{X: cx, Y: y, SX: grow * max(0.02, math.Abs(turned)), SY: grow, Fade: 1 - seen}, func() {
			if turned > 0 {
				p.Faces().Back(u, at, card.LoyaltyCards, cards.LookOf(card.LoyaltyCards).Color)
			} else {
				p.Faces().Any(u, at, card.LoyaltyCards, m.card, cards.State{})
			}
		})
		p.fateText(u, ui.R(at.Right()+70, y-h/2, r.Right()-at.Right()-150, h), m, ui.RedText, after*seen)
	})
}

// execution is the character who dies: the colour leaves his face. There is nothing to it but that.
func (p *Motion) execution(u *ui.UI, m *fate, t, seen float64) {
	r := band(u, 0.5, math.Ceil(seen*20)/20, ui.Color{R: 0x1A, G: 0x22, B: 0x2C, A: 255}, ui.Color{R: 0x0A, G: 0x0F, B: 0x15, A: 255}, ui.LineTop)
	_, y := r.Centre()
	u.Clip(r, func() {
		h := u.Window().H*0.5 - 70
		at := ui.R(r.X+r.W*0.27-h/2, y-h/2, h, h)
		gone := Ease(max(0, min(1, (t-0.3)/0.4)))
		u.Moved(at, ui.Pose{X: at.X + h/2, Y: y + 10*gone, SX: 1 - 0.03*gone, SY: 1 - 0.03*gone, Fade: 1 - seen}, func() {
			p.turns(u, at, m.card, cards.AtLarge, cards.Executed, gone)
		})
		p.fateText(u, ui.R(at.Right()+70, y-h/2, r.Right()-at.Right()-150, h), m, ui.TextSecond, min(1, t/0.2)*seen)
	})
}

// turns draws a face whose plight becomes another one.
func (p *Motion) turns(u *ui.UI, r ui.Rect, id card.ID, was, is cards.Plight, part float64) {
	cx, cy := r.Centre()
	edge := p.Faces().Own(id)
	p.Faces().Portrait(u, r, id, was, edge)
	u.Moved(r, ui.Pose{X: cx, Y: cy, SX: 1, SY: 1, Fade: 1 - part}, func() { p.Faces().Portrait(u, r, id, is, edge) })
}

// fateText is whom it befalls, and what.
func (p *Motion) fateText(u *ui.UI, r ui.Rect, m *fate, ink ui.Color, seen float64) {
	if seen <= 0 {
		return
	}
	c := p.Colour(m.seat)
	st, big := ui.Prompt.Sized(52), 0.0
	if !m.executed {
		st, big = ui.Prompt.Sized(40), 120
		face := min(340, r.W*0.32)
		at := ui.R(r.X, r.Y+(r.H-face)/2, face, face)
		r.X, r.W = r.X+face+50, r.W-face-50
		cx, cy := at.Centre()
		u.Moved(at, ui.Pose{X: cx, Y: cy, SX: 1, SY: 1, Fade: 1 - seen}, func() {
			p.turns(u, at, p.Character(m.seat), cards.AtLarge, cards.Revealed, seen)
		})
	}
	high := u.ParagraphHeight(r.W, m.text, st)
	y := r.Y + (r.H-170-big-high)/2
	pose := func(box ui.Rect) ui.Pose {
		cx, cy := box.Centre()
		return ui.Pose{X: cx, Y: cy, SX: 1, SY: 1, Fade: 1 - seen}
	}
	u.Moved(r, pose(r), func() {
		u.Badge(ui.R(r.X, y, 150, 150), p.Emblem(m.seat), c)
		u.Text(ui.R(r.X+180, y-8, r.W-180, 160), p.Name(m.seat), ui.Title.Sized(130), c, ui.Left)
		if big > 0 {
			u.Text(ui.R(r.X, y+156, r.W, big), p.Say.Text(say.FateIsACylon), ui.Title.Sized(96), ui.Red, ui.Left)
		}
		u.Paragraph(ui.R(r.X, y+170+big, r.W, high+4), m.text, st, ink, ui.Left)
	})
}
