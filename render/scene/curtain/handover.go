package curtain

import (
	"fmt"
	"math"
	"strings"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// HoldTicks is how long "hold to open" must be held.
const HoldTicks = 48

// pinDigits is how long a PIN is.
const pinDigits = 4

// octagonCut is what is cut off the corners of a square to make a regular octagon, as a part of its side.
const octagonCut = 1 - math.Sqrt2/2

// handover asks everyone to look up while the screen goes to a seat. All of it is public.
func (p *Curtain) handover(u *ui.UI) {
	seat := p.HandTo
	info := p.Table.Seats()
	if int(seat) >= len(info) || info[seat].Bot != "" || p.Out(seat) {
		p.HandTo = game.NoSeat
		return
	}
	win := u.Window()
	c := p.Color(seat)
	u.Block(win)
	band := ui.R(0, math.Round(win.H*0.195), win.W, math.Round(win.H*0.61))
	doors(u, win, band, c)
	if p.View.Turn > 0 {
		turn := ui.R(40, 40, 150, 56)
		u.Panel(turn, ui.Glass)
		u.Text(turn.InsetXY(14, 0), fmt.Sprintf(p.Say.Text(say.CurtainTurn), p.View.Turn), ui.FactCaps, ui.TextMain, ui.Center)
	}

	const ringW, gap, textW, faceW = 440.0, 64.0, 800.0, 300.0
	left := (win.W - ringW - gap - textW) / 2
	x, w := left+ringW+gap, textW
	if p.Character(seat) != "" {
		left -= (faceW + gap) / 2
		x = left + ringW + gap + faceW + gap
		p.Face(u, ui.R(left+ringW+gap, band.Y+(band.H-faceW)/2, faceW, faceW), seat)
	}
	y := band.Y + 92
	u.Text(ui.R(x, y, w, 40), p.Say.Text(say.CurtainScreenGoesTo), ui.FactCaps, ui.TextSecond, ui.Left)
	name := ui.Hero
	ink := u.Text(ui.R(x, y+40, w*0.7, 150), p.Name(seat), name, c, ui.Left)
	if id := p.Character(seat); id != "" {
		u.Text(ui.R(ink.Right()+36, y+104, x+w-ink.Right()-36, 60), p.Say.ShortCharacter(id), ui.Prompt, ui.TextMain, ui.Left)
	}
	u.Paragraph(ui.R(x, y+206, w, 96), p.why(seat), ui.Prompt, ui.TextMain, ui.Left)

	hold := ui.R(x, y+316, 640, 104)
	asksPIN := info[seat].PIN != ""
	if asksPIN {
		field := ui.R(x, y+316, 250, 104)
		entered := u.Field("handover.pin", field.Inset(14), &p.Drawer.pin, ui.FieldOptions{Max: pinDigits, Hint: p.Say.Text(say.CurtainPIN), Secret: true, Digits: true})
		if u.Focus() == "handover.pin" && (entered || len(p.Drawer.pin) == pinDigits) {
			u.SetFocus("handover.hold") // a field would keep Space to itself
		}
		if !strings.HasPrefix(u.Focus(), "handover.") { // the button that led here may still have the focus
			u.SetFocus("handover.pin")
		}
		hold.X += 262
		hold.W = 470
	}
	part, done := u.Hold("handover.hold", hold, p.Say.Text(say.CurtainHoldToOpen), HoldTicks, ui.Options{Primary: true, Icon: ui.IconHold, Key: "Space"})
	under := ui.R(x, hold.Bottom()+18, w, 40)
	if p.Notice != "" {
		u.Text(under, p.Notice, ui.Body, ui.RedText, ui.Left)
	} else if asksPIN {
		u.Text(under, p.Say.Text(say.CurtainPINFirst), ui.Fact, ui.TextSecond, ui.Left)
	}
	p.lookAway(u, ui.R(0, 0, win.W, band.Y))

	ring := ui.R(left, band.Y+(band.H-ringW)/2, ringW, ringW)
	cx, cy := ring.Center()
	u.Spark(cx, cy, ringW*0.78, ui.Alpha(c, 0.20+0.25*part))
	u.Panel(ring.Inset(14), ui.Look{
		Top: ui.PanelBase, Bottom: ui.Void, LineTop: ui.Alpha(c, 0.3), LineBottom: ui.Alpha(c, 0.3), Line: 2, Cut: 120, Glow: ui.Alpha(c, 0.4), GlowSize: 14,
	})
	for i := range 24 { // the marks of a dial
		sin, cos := math.Sincos(float64(i) * math.Pi / 12)
		u.Line(cx+cos*ringW*0.35, cy+sin*ringW*0.35, cx+cos*ringW*0.385, cy+sin*ringW*0.385, 3, ui.Alpha(c, 0.75))
	}
	u.Ring(ring, part, ui.Amber)
	for i, edge := range [...]ui.Rect{ring, ring.Inset(ringW * 0.05)} { // it is raised: light from above
		look := ui.Look{LineTop: ui.Alpha(ui.White, 0.34), LineBottom: ui.Alpha(ui.Void, 0.7), Line: 2.5, Cut: edge.W * octagonCut}
		if i > 0 {
			look.LineTop, look.LineBottom = ui.Alpha(ui.Void, 0.8), ui.Alpha(ui.White, 0.2)
		}
		u.Panel(edge, look)
	}
	u.Badge(ring.Inset(104), p.Emblem(seat), c)
	p.Player(u, "handover.player", ring.Inset(104), seat)

	if u.Button("handover.back", ui.R(cx-200, band.Bottom()+(win.H-band.Bottom()-66)/2+14, 400, 66), p.Say.Text(say.CurtainBackToTheTable), ui.Options{Icon: ui.IconExit, Key: "Esc"}) {
		p.HandTo, p.Drawer.pin, p.Notice = game.NoSeat, "", ""
		u.Forget()
		return
	}
	if done {
		p.openFor(u, seat)
	}
}

// lookAway is for those who sit furthest from the screen, so it is larger than everything but the name.
func (p *Curtain) lookAway(u *ui.UI, door ui.Rect) {
	const eye = 76.0
	text := p.Say.Text(say.CurtainEveryoneElseLooksAway)
	st := ui.Title.Sized(64)
	st.Caps = true
	wide := u.TextWidth(text, st)
	r := door.Around(wide+eye+110, 116)
	u.Panel(r, ui.Important.Edged(ui.Amber, 3).Filled(ui.Mix(ui.PanelTop, ui.Amber, 0.06), ui.PanelBase))
	u.Icon(ui.IconEye, ui.R(r.X+36, r.Y+(r.H-eye)/2, eye, eye), ui.Amber)
	u.Text(ui.R(r.X+36+eye+28, r.Y, wide+4, r.H), text, st, ui.AmberTop, ui.Left)
}

// ForgetPIN drops a partly typed PIN.
func (p *Curtain) ForgetPIN() { p.Drawer.pin = "" }

// openFor opens the curtain of a seat.
func (p *Curtain) openFor(u *ui.UI, seat game.Seat) {
	p.Notice = ""
	p.Finish() // behind it the current state is shown
	if err := p.Table.OpenCurtain(seat, p.Drawer.pin); err != nil {
		p.Drawer.pin = ""
		p.NoteError(err)
		u.SetFocus("handover.pin") // to type it again
		return
	}
	p.HandTo = game.NoSeat
	p.Refresh()
	u.Wake(1)
}

// why returns what a seat is asked, as far as everyone may know, or that it only wants to look.
func (p *Curtain) why(seat game.Seat) string {
	d := p.View.Decision
	if d != nil && d.Private && d.Seats.Has(seat) {
		return p.Say.Prompt(p.View, d)
	}
	return p.Say.Text(say.CurtainLookNote)
}

// doors draws the two halves of a blast door, and between them the dark that they open on, with a hint of the seat's color.
func doors(u *ui.UI, win, band ui.Rect, c ui.Color) {
	u.Fill(win, ui.Mix(ui.Void, c, 0.035))
	for _, half := range []struct {
		piece ui.Scenery
		r     ui.Rect
	}{{ui.DoorUpper, ui.R(0, 0, win.W, band.Y)}, {ui.DoorLower, ui.R(0, band.Bottom(), win.W, win.H-band.Bottom())}} {
		w := half.r.H * 640 / 280
		n := math.Ceil(win.W/w/2) * 2 // whole pieces on both sides of the middle
		for i := range int(n) {
			u.Scenery(half.piece, ui.R(win.W/2+(float64(i)-n/2)*w, half.r.Y, w, half.r.H), 0.82)
		}
		u.Fill(half.r, ui.Alpha(c, 0.05))
		u.Backdrop(half.r, ui.PanelTop)
	}
	dark := ui.Look{Top: ui.Alpha(ui.Void, 0.75), Bottom: ui.Alpha(ui.Void, 0)}
	u.Panel(ui.R(0, 0, win.W, band.Y*0.8), dark)
	u.Panel(ui.R(0, win.H-band.Y*0.8, win.W, band.Y*0.8), ui.Look{Top: dark.Bottom, Bottom: dark.Top})
	// The edges throw light and shadow into the gap.
	u.Panel(ui.R(0, band.Y, win.W, 150), ui.Look{Top: ui.Alpha(c, 0.16), Bottom: ui.Alpha(c, 0)})
	u.Panel(ui.R(0, band.Bottom()-150, win.W, 150), ui.Look{Top: ui.Alpha(c, 0), Bottom: ui.Alpha(c, 0.16)})
	for _, y := range []float64{band.Y, band.Bottom() - 8} {
		u.Fill(ui.R(0, y-3, win.W, 14), ui.Alpha(c, 0.25))
		u.Fill(ui.R(0, y, win.W, 8), ui.Mix(c, ui.White, 0.12))
	}
}
