package scene

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// holdTicks is how long "hold to open" has to be held.
const holdTicks = 48

// pinDigits is how long a PIN is.
const pinDigits = 4

// handover asks everyone to look up while the screen goes to a seat: all of it is public.
func (p *Play) handover(u *ui.UI) {
	seat := p.HandTo
	info := p.Table.Seats()
	if int(seat) >= len(info) || info[seat].Bot != "" {
		p.HandTo = game.NoSeat
		return
	}
	win := u.Window()
	c := p.Colour(seat)
	u.Block(win)
	lockers(u, win, c)

	band := ui.R(0, win.H*0.195, win.W, win.H*0.61)
	u.Fill(band, ui.Mix(ui.Void, c, 0.05))
	u.Fill(ui.R(0, band.Y, win.W, 14), ui.Mix(c, ui.Void, 0.15))
	u.Fill(ui.R(0, band.Bottom()-14, win.W, 14), ui.Mix(c, ui.Void, 0.15))
	if p.View.Turn > 0 {
		u.Text(ui.R(40, 36, 160, 40), fmt.Sprintf("Turn %d", p.View.Turn), ui.FactCaps, ui.TextMain, ui.Left)
	}

	x := win.W/2 - 200
	w := min(win.W-x-60, 1100)
	y := band.Y + 92
	u.Text(ui.R(x, y, w, 40), "The screen goes to", ui.FactCaps, ui.TextSecond, ui.Left)
	name := ui.Hero
	ink := u.Text(ui.R(x, y+40, w*0.7, 150), p.Name(seat), name, c, ui.Left)
	if id := p.character(seat); id != "" {
		u.Text(ui.R(ink.Right()+36, y+104, x+w-ink.Right()-36, 60), p.Say.ShortCharacter(id), ui.Prompt, ui.TextMain, ui.Left)
	}
	u.Paragraph(ui.R(x, y+206, w, 96), p.why(seat), ui.Prompt, ui.TextMain, ui.Left)

	hold := ui.R(x, y+312, 560, 104)
	asksPIN := info[seat].PIN != ""
	if asksPIN {
		field := ui.R(x, y+312, 250, 104)
		entered := u.Field("handover.pin", field.Inset(14), &p.drawer.pin, ui.FieldOptions{Max: pinDigits, Hint: "PIN", Secret: true, Digits: true})
		if u.Focus() == "handover.pin" && (entered || len(p.drawer.pin) == pinDigits) {
			u.SetFocus("handover.hold") // a field would keep Space to itself
		}
		if !strings.HasPrefix(u.Focus(), "handover.") { // the button that led here may still have it
			u.SetFocus("handover.pin")
		}
		hold.X += 270
		hold.W = 470
	}
	part, done := u.Hold("handover.hold", hold, "Hold to open", holdTicks, ui.Options{Primary: true, Icon: ui.IconClock, Key: "Space"})
	by := "with the mouse button or Space"
	if asksPIN {
		by = "your PIN first, then hold"
	}
	u.Text(ui.R(hold.Right()+26, hold.Y, max(1, win.W-hold.Right()-40), hold.H), by, ui.Body, ui.TextQuiet, ui.Left)
	u.Icon(ui.IconEye, ui.R(x, hold.Bottom()+24, 40, 40), ui.Amber)
	u.Text(ui.R(x+54, hold.Bottom()+24, w-54, 40), "Everyone else looks away from the screen.", ui.Fact, ui.TextMain, ui.Left)
	if p.Notice != "" {
		u.Text(ui.R(x, hold.Bottom()+72, w, 36), p.Notice, ui.Body, ui.RedText, ui.Left)
	}

	ring := ui.R(x-504, band.Y+(band.H-412)/2, 412, 412)
	u.Panel(ring.Inset(14), ui.Look{Top: ui.PanelBase, Bottom: ui.Void, LineTop: ui.Alpha(c, 0.3), LineBottom: ui.Alpha(c, 0.3), Line: 2, Cut: 112, Glow: ui.Alpha(c, 0.5), GlowSize: 16})
	u.Ring(ring, part, ui.Amber)
	u.Badge(ring.Inset(82), p.Emblem(seat), c)

	if u.Button("handover.back", ui.R(x, band.Bottom()+50, 400, 66), "Back to the table", ui.Options{Icon: ui.IconExit, Key: "Esc"}) {
		p.HandTo, p.drawer.pin, p.Notice = game.NoSeat, "", ""
		u.Forget()
		return
	}
	if done {
		p.openFor(u, seat)
	}
}

// openFor opens the curtain of a seat.
func (p *Play) openFor(u *ui.UI, seat game.Seat) {
	p.Notice = ""
	if err := p.Table.OpenCurtain(seat, p.drawer.pin); err != nil {
		p.drawer.pin = ""
		p.told(err)
		u.SetFocus("handover.pin") // to type it again
		return
	}
	p.HandTo = game.NoSeat
	p.refresh()
	u.Wake(1)
}

// why is what a seat is asked, as everyone may know, or that it only wants to look.
func (p *Play) why(seat game.Seat) string {
	d := p.View.Decision
	if d != nil && d.Private && d.Seats.Has(seat) {
		return p.Say.Prompt(p.View, d)
	}
	return "A look at your own cards"
}

// character is a seat's character, or "".
func (p *Play) character(seat game.Seat) card.ID {
	if seat < 0 || int(seat) >= len(p.View.Seats) {
		return ""
	}
	return p.View.Seats[seat].Character
}

// lockers draws a wall of locker doors in a breath of the seat's colour.
func lockers(u *ui.UI, win ui.Rect, c ui.Color) {
	n := int(win.W / 160)
	for i := range n {
		door := win.Cell(i, n, 0)
		u.Panel(door, ui.Look{Top: ui.Mix(ui.PanelTop, c, 0.05), Bottom: ui.Mix(ui.PanelBase, c, 0.07), LineTop: ui.LineBase, LineBottom: ui.Void, Line: 1.5, Fine: true})
		for _, y := range []float64{0.11, 0.118, 0.90, 0.908} {
			u.Fill(ui.R(door.X+door.W*0.3, win.H*y, door.W*0.4, 3), ui.Alpha(ui.Void, 0.8))
		}
		for _, y := range []float64{24, win.H - 30} {
			u.Fill(ui.R(door.X+16, y, 6, 6), ui.Alpha(ui.White, 0.2))
			u.Fill(ui.R(door.Right()-22, y, 6, 6), ui.Alpha(ui.White, 0.2))
		}
	}
}
