package moment

import (
	"math"

	"battlestar/game"
	"battlestar/game/card"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// The heights of a strip, and its beats: fractions of its length during which something comes in.
const (
	stripHigh  = 0.235 // of the window
	lowHigh    = 0.185 // of a strip without a picture
	inAll      = 0.7   // of a moment, when everything has come in
	goesFrom   = 0.88
	goesUntil  = 0.97 // together with the band
	comesFrom  = 0.04
	comesUntil = 0.24
	saidFrom   = 0.14
	saidUntil  = 0.32
)

// shown draws something that comes in from a side, as far as it has come in.
func shown(u *ui.UI, r ui.Rect, in, seen, from float64, draw func()) {
	if in*seen >= 1 {
		draw()
		return
	}
	x, y := r.Center()
	u.Moved(r, ui.Pose{X: x + (1-in)*from, Y: y, SX: 1, SY: 1, Fade: 1 - in*seen}, draw)
}

// highOf returns the height of a moment's strip, as a fraction of the window.
func highOf(one *moment) float64 {
	if one.picture == "" && one.card == "" {
		return lowHigh
	}
	return stripHigh
}

// strip draws side by side a picture, the face of the player concerned, and what has happened.
func (m *Moments) strip(u *ui.UI, one *moment, in ui.Rect, t, seen float64) {
	h := u.Window().H*highOf(one) - 20
	y := in.Y + (in.H-h)/2
	comes, said := part(t, comesFrom, comesUntil), part(t, saidFrom, saidUntil)
	x := in.X
	if one.picture != "" {
		at := ui.R(x, y, h*1.6, h)
		shown(u, at, comes, seen, -120, func() { m.Faces().Painting(u, at, one.picture) })
		x = at.Right() + 36
	}
	if one.card != "" {
		at := ui.R(x, y+10, (h-20)*cards.Aspect(one.deck), h-20)
		shown(u, at, comes, seen, -60, func() { m.Faces().Any(u, at, one.deck, one.card, cards.State{}) })
		x = at.Right() + 36
	}
	if one.seat != game.NoSeat {
		x = m.who(u, one, ui.R(x, y+10, 0, h-20), t, seen) + 36
	} else if one.icon != "" {
		at := ui.R(x, y+h*0.22, h*0.56, h*0.56)
		shown(u, at, comes, seen, -60, func() { u.Icon(one.icon, at, lineOf(one)) })
		x = at.Right() + 36
	}
	m.words(u, ui.R(x, y, in.Right()-x, h), one, said, seen)
}

// stand draws a moment when motion is off: its strip as it is once everything has come in.
func (m *Moments) stand(u *ui.UI, one *moment, free ui.Rect) {
	high := u.Window().H * highOf(one)
	r := ui.R(free.X, free.Bottom()-high, free.W, high)
	u.Panel(r, ui.Important.Edged(lineOf(one), 3))
	u.Block(r)
	still := *one
	if one.deck == card.LoyaltyCards { // a card this low has no room for its words
		still.card = ""
	}
	u.Clip(r, func() { m.strip(u, &still, r.InsetXY(30, 10), inAll, 1) })
}

// lineOf returns the color of a moment's edges: whose it is, or how bad.
func lineOf(one *moment) ui.Color {
	switch one.kind.light {
	case danger:
		return ui.Red
	case loss:
		return ui.Amber
	case deed:
		return ui.AmberTop
	}
	return ui.Cyan
}

// who draws the face and badge of the player concerned; a title comes from the face of its last holder.
func (m *Moments) who(u *ui.UI, one *moment, r ui.Rect, t, seen float64) (right float64) {
	side := r.H
	face := func(x float64, s game.Seat, p cards.Plight, in float64) ui.Rect {
		at := ui.R(x, r.Y, side, side)
		shown(u, at, in, seen, -60, func() {
			id := m.Character(s)
			if s == one.seat && one.face != "" {
				id = one.face
			}
			m.Faces().Portrait(u, at, id, p, m.Color(s))
			u.Badge(ui.R(at.X-10, at.Bottom()-side*0.3, side*0.34, side*0.34), m.Emblem(s), m.Color(s))
		})
		return at
	}
	plight := one.plight
	if plight == cards.AtLarge && one.face == "" {
		plight = m.Plight(one.seat)
	}
	if one.icon == "" || one.other == game.NoSeat {
		at := face(r.X, one.seat, plight, part(t, comesFrom, comesUntil))
		if one.icon != "" {
			m.insignia(u, one.icon, at.Right()-side*0.1, at.Y+side*0.2, side*0.42, seen*part(t, 0.2, 0.4))
		}
		return at.Right()
	}
	from := face(r.X, one.other, m.Plight(one.other), part(t, comesFrom, comesUntil))
	to := face(from.Right()+side*0.5, one.seat, plight, part(t, comesFrom+0.06, comesUntil+0.06))
	goes := part(t, 0.3, 0.6)
	x0, y0 := from.Center()
	x1, _ := to.Center()
	m.insignia(u, one.icon, x0+(x1-x0)*goes, y0-side*0.25*math.Sin(math.Pi*goes), side*0.42, seen*part(t, 0.1, 0.2))
	return to.Right()
}

// insignia draws the sign of a title in a glow of light.
func (m *Moments) insignia(u *ui.UI, icon ui.Icon, x, y, side, seen float64) {
	if seen <= 0 {
		return
	}
	box := ui.R(x-side/2, y-side/2, side, side)
	u.Spark(x, y, side*1.2, ui.Alpha(ui.Amber, 0.6*seen))
	u.Moved(box, ui.Pose{X: x, Y: y, SX: 1, SY: 1, Fade: 1 - seen}, func() {
		u.Panel(box, ui.Important.Edged(ui.Amber, 3).Cutting(side*0.26))
		u.Icon(icon, box.Inset(side*0.2), ui.Amber)
	})
}

// words draws what has happened, in two sizes.
func (m *Moments) words(u *ui.UI, r ui.Rect, one *moment, said, seen float64) {
	head, text := ui.Title.Sized(min(104, r.H*0.4)), ui.Prompt.Sized(min(44, r.H*0.19))
	for u.TextWidth(one.head, head) > r.W && head.Size > 40 {
		head = head.Sized(head.Size - 4)
	}
	high := u.ParagraphHeight(r.W, one.text, text)
	below, note := 0.0, ui.Body.Sized(min(30, r.H*0.13))
	if one.means != "" {
		below = u.ParagraphHeight(r.W, one.means, note) + 8
	}
	top := u.LineHeight(head)
	if one.head == "" {
		top = 0
	}
	y := r.Y + (r.H-top-high-below)/2
	ink := ui.TextMain
	if one.seat != game.NoSeat {
		ink = m.Color(one.seat)
	}
	shown(u, r, said, seen, 80, func() {
		if one.head != "" {
			u.Text(ui.R(r.X, y, r.W, top), one.head, head, ink, ui.Left)
		}
		u.Paragraph(ui.R(r.X, y+top, r.W, high+4), one.text, text, ui.TextSecond, ui.Left)
		if one.means != "" {
			u.Paragraph(ui.R(r.X, y+top+high+8, r.W, below), one.means, note, ui.Cyan, ui.Left)
		}
	})
}

// opening draws the beginning of the evening: the fleet out of the dark, then each player by face and name.
func (m *Moments) opening(u *ui.UI, one *moment, t, seen float64) {
	win := u.Window()
	if t > 0.06 && t < 0.95 {
		u.Space(win, 23, ui.Vantage{})
		u.Spark(win.W*0.86, win.H*0.1, win.H*0.9, ui.Alpha(ui.Cyan, 0.2))
		x, y := win.W*(0.42+0.05*t), win.H*0.33
		for i, at := range [...][3]float64{{0.26, -0.17, 0.15}, {0.33, 0.04, 0.14}, {0.22, 0.16, 0.12}, {0.42, -0.07, 0.16}, {-0.30, -0.16, 0.11}} {
			u.Ship(ship.CivilianLiner+ship.Kind(i%4), x+at[0]*win.W, y+at[1]*win.H, at[2]*win.H, 264)
		}
		u.Ship(ship.Galactica, x, y, win.W*0.36, 264)
		for i := range 3 {
			u.Ship(ship.ViperII, x-win.W*(0.22+0.025*float64(i)), y+win.H*(0.10-0.07*float64(i)), win.H*0.055, 264)
		}
		u.Fill(win, ui.Alpha(ui.Void, max(1-part(t, 0.06, 0.32), part(t, 0.86, 0.95))))
	}
	n := m.Seats()
	row := ui.R(win.W*0.06, win.H*0.58, win.W*0.88, win.H*0.34)
	shown(u, ui.R(row.X, win.H*0.03, row.W, 120), part(t, 0.06, 0.2), seen, 0, func() {
		u.Text(ui.R(row.X, win.H*0.03, row.W, 120), one.head, ui.Title, ui.TextMain, ui.Center)
	})
	for s := range n {
		cell := row.Cell(s, n, 20)
		in := part(t, 0.14+0.36*float64(s)/float64(n), 0.24+0.36*float64(s)/float64(n))
		shown(u, cell, in, seen, 40, func() {
			side := min(cell.W, cell.H-92)
			at := ui.R(cell.X+(cell.W-side)/2, cell.Y, side, side)
			m.Faces().Portrait(u, at, m.Character(game.Seat(s)), cards.AtLarge, m.Color(game.Seat(s)))
			u.Badge(ui.R(at.X-8, at.Bottom()-side*0.28, side*0.32, side*0.32), m.Emblem(game.Seat(s)), m.Color(game.Seat(s)))
			u.Text(ui.R(cell.X, at.Bottom()+6, cell.W, 46), parts.Shortened(u, m.Name(game.Seat(s)), ui.Prompt.Sized(38), cell.W), ui.Prompt.Sized(38), m.Color(game.Seat(s)), ui.Center)
			who := m.Say.NameIn(card.Characters, m.Character(game.Seat(s)))
			u.Text(ui.R(cell.X, at.Bottom()+50, cell.W, 36), parts.Shortened(u, who, ui.Fact, cell.W), ui.Fact, ui.TextSecond, ui.Center)
		})
	}
}

// turnsFrom and turnsUntil are when the card of a moment turns over, as fractions of its length.
const turnsFrom, turnsUntil = 0.14, 0.30

// turnsOut draws the card that turns over, whose it is, and a red eye that sweeps to and fro.
func (m *Moments) turnsOut(u *ui.UI, one *moment, t, seen float64) {
	r := band(u, 0.5, 0.62, seen, ui.Color{R: 0x3A, G: 0x0D, B: 0x0C, A: 255}, ui.Color{R: 0x14, G: 0x06, B: 0x07, A: 255}, ui.Red)
	x, y := r.Center()
	sweep := x + math.Sin((t*3.7-0.5)*math.Pi)*r.W*0.36
	for _, edge := range [...]float64{r.Y + 6, r.Bottom() - 6} {
		u.Spark(sweep, edge, 300, ui.Alpha(ui.Red, 0.75*seen))
		u.Spark(sweep, edge, 70, ui.Alpha(ui.White, 0.5*seen))
	}
	u.Clip(r, func() {
		h := u.Window().H*0.62 - 90
		w := h * cards.Aspect(card.LoyaltyCards)
		at := ui.R(r.X+r.W*0.22-w/2, y-h/2, w, h)
		turned := math.Cos(math.Pi * part(t, turnsFrom, turnsUntil))
		after := max(0, min(1, (t-(turnsFrom+turnsUntil)/2)/0.1))
		cx, _ := at.Center()
		u.Spark(cx, y, h*(0.6+0.3*after), ui.Alpha(ui.Red, (0.25+0.75*after*(1-after))*seen))
		grow := 0.82 + 0.18*part(t, 0, turnsUntil)
		u.Moved(at, ui.Pose{X: cx, Y: y, SX: grow * max(0.02, math.Abs(turned)), SY: grow, Fade: 1 - seen}, func() {
			if turned > 0 {
				m.Faces().Back(u, at, card.LoyaltyCards, cards.LookOf(card.LoyaltyCards).Color)
			} else {
				m.Faces().Any(u, at, card.LoyaltyCards, one.card, cards.State{})
			}
		})
		m.fallen(u, ui.R(at.Right()+60, y-h/2, r.Right()-at.Right()-130, h), one, cards.Revealed, part(t, 0.3, 0.5), after*seen)
	})
}

// dies draws the character who is executed: the color leaves the face, and nothing else happens.
func (m *Moments) dies(u *ui.UI, one *moment, t, seen float64) {
	r := band(u, 0.5, 0.5, seen, ui.Color{R: 0x1A, G: 0x22, B: 0x2C, A: 255}, ui.Color{R: 0x0A, G: 0x0F, B: 0x15, A: 255}, ui.LineTop)
	u.Clip(r, func() {
		h := u.Window().H*0.5 - 70
		m.fallen(u, ui.R(r.X+r.W*0.14, r.Y+(r.H-h)/2, r.W*0.8, h), one, cards.Executed, part(t, 0.3, 0.7), min(1, t/0.2)*seen)
	})
}

// fallen draws the face, the name and the words of a player who is executed or revealed. The face changes to their new state.
func (m *Moments) fallen(u *ui.UI, r ui.Rect, one *moment, is cards.Plight, becomes, seen float64) {
	if seen <= 0 {
		return
	}
	id := one.face
	if id == "" {
		id = m.Character(one.seat)
	}
	c := m.Color(one.seat)
	side := min(r.H, r.W*0.34)
	at := ui.R(r.X, r.Y+(r.H-side)/2, side, side)
	shown(u, at, 1, seen, 0, func() { m.Faces().Portrait(u, at, id, cards.AtLarge, c) })
	shown(u, at, becomes, seen, 0, func() { m.Faces().Portrait(u, at, id, is, c) })
	text := ui.R(at.Right()+40, r.Y, r.Right()-at.Right()-40, r.H)
	big, st := ui.Title.Sized(86), ui.Prompt.Sized(40)
	high := u.ParagraphHeight(text.W, one.text, st)
	headHigh := 0.0
	if one.head != "" {
		headHigh = 92
	}
	y := text.Y + (text.H-110-headHigh-high)/2
	shown(u, text, 1, seen, 0, func() {
		u.Badge(ui.R(text.X, y+8, 84, 84), m.Emblem(one.seat), c)
		u.Text(ui.R(text.X+104, y, text.W-104, 100), parts.Shortened(u, m.Name(one.seat), big, text.W-104), big, c, ui.Left)
		if one.head != "" {
			u.Text(ui.R(text.X, y+104, text.W, headHigh), one.head, ui.Title.Sized(72), ui.Red, ui.Left)
		}
		u.Paragraph(ui.R(text.X, y+110+headHigh, text.W, high+4), one.text, st, ui.TextSecond, ui.Left)
	})
}

// ending draws the fleet before a new world, or Galactica dead, and why.
func (m *Moments) ending(u *ui.UI, one *moment, t, seen float64) {
	win := u.Window()
	if t > 0.06 && t < 0.95 {
		u.Fill(win, ui.Void)
		parts.FleetPicture(u, ui.R(win.X, win.H*0.1, win.W, win.H*0.5), m.View.Distance, one.won, !one.won)
		u.Fill(win, ui.Alpha(ui.Void, max(1-part(t, 0.06, 0.4), part(t, 0.86, 0.95))))
	}
	ink := ui.Red
	if one.won {
		ink = ui.Cyan
	}
	at := ui.R(win.W*0.08, win.H*0.64, win.W*0.84, win.H*0.26)
	shown(u, at, part(t, 0.3, 0.5), seen, 0, func() {
		u.Text(ui.R(at.X, at.Y, at.W, 120), one.head, ui.Title.Sized(110), ink, ui.Center)
		u.Paragraph(ui.R(at.X, at.Y+130, at.W, 120), one.text, ui.Prompt, ui.TextSecond, ui.Center)
	})
}
