package moment

import (
	"fmt"
	"math"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// onGround reports whether a pile holds civilian ships on New Caprica.
func onGround(p game.Pile) bool { return p == game.LockedShips || p == game.PreparedShips }

// stranded returns the humans on New Caprica. When the fleet leaves, they are executed (P-NC-35).
func stranded(v *game.View) (list []game.Seat) {
	for s := range v.Seats {
		seat := &v.Seats[s]
		if l := v.Boxes.Locations.Of(seat.Place); l != nil && l.Board == card.NewCapricaBoard && seat.Human() && !seat.OffBoard {
			list = append(list, game.Seat(s))
		}
	}
	return list
}

// shipsLeft returns the number of civilian ships still on the ground.
func shipsLeft(v *game.View) int { return v.Count(game.LockedShips) + v.Count(game.PreparedShips) }

// leftBehind says what the fleet leaves on New Caprica.
func (c *cause) leftBehind() string {
	var said, names []string
	if n := shipsLeft(c.v); n > 0 {
		said = append(said, fmt.Sprintf(c.say.Text(say.MomentShipsLeft), n))
	}
	for _, s := range stranded(c.v) {
		names = append(names, c.seats(s))
	}
	if len(names) > 0 {
		said = append(said, fmt.Sprintf(c.say.Text(say.MomentPeopleLeft), strings.Join(names, ", ")))
	}
	if len(said) == 0 {
		return c.say.Text(say.MomentNobodyLeft)
	}
	return strings.Join(said, " ")
}

// The beats of a vista: its picture emerges from the light of the moment, and fades back into it.
const (
	clears = 0.30
	closes = 0.84
	closed = 0.90
)

// vista draws a picture that fills the window and drifts down by a fraction of its height (up if by is negative). In front of it, it calls before.
func (m *Moments) vista(u *ui.UI, one *moment, t, seen, by float64, before func()) {
	win := u.Window()
	if t > veiled && t < closed {
		const wide = 1.08 // of the window
		high := win.H * (1 + math.Abs(by))
		y := win.Y - math.Abs(by)*win.H/2 + by*win.H*(part(t, veiled, closed)-0.5)
		m.Faces().Vista(u, ui.R(win.X-win.W*(wide-1)/2, y, win.W*wide, high), one.picture)
		before()
		clear := part(t, veiled, clears) * (1 - part(t, closes, closed))
		u.Fill(win, ui.Alpha(one.kind.light.color, 1-clear))
	}
	m.captions(u, one, t, seen)
}

// landing draws the settlement under a gray sky, with one ship after another coming down over it.
func (m *Moments) landing(u *ui.UI, one *moment, t, seen float64) {
	win := u.Window()
	m.vista(u, one, t, seen, -0.16, func() {
		for i, s := range [...]struct {
			kind                 ship.Kind
			x, from, to, size, t float64
		}{
			{ship.CivilianLiner, 0.79, -0.06, 0.30, 0.07, 0.14},
			{ship.CivilianTanker, 0.22, -0.10, 0.32, 0.10, 0.20},
			{ship.CivilianLiner, 0.68, -0.24, 0.25, 0.19, 0.24},
		} {
			down := part(t, s.t, s.t+0.52)
			if down == 0 {
				continue
			}
			x, y := win.W*(s.x-0.03*down), win.H*(s.from+(s.to-s.from)*down)
			haze := 0.5 + 0.06*float64(i)
			for j := range 3 { // the engines that hold it up
				u.Spark(x+win.H*s.size*0.3*float64(j-1), y+win.H*s.size*0.13, win.H*s.size*(0.13+0.02*math.Sin(float64(u.Tick+5*j))), ui.Alpha(ui.AmberTop, 0.55))
			}
			u.Flying(s.kind, x, y, win.H*s.size, 268, ship.Options{Tint: [3]float32{float32(haze), float32(haze * 1.02), float32(haze * 1.05)}, Bank: 0.01, Lift: -1, Lights: -0.5})
			u.Spark(x, y, win.H*s.size*0.75, ui.Alpha(clouds.color, 0.45-0.08*float64(i))) // far away in the haze
		}
		for i := range 5 { // clouds between them and the viewer
			x := math.Mod(win.W*(0.07+0.27*float64(i))+win.W*0.2*t, win.W*1.3) - win.W*0.15
			u.Spark(x, win.H*(0.12+0.05*float64(i%3)), win.H*(0.22+0.05*float64(i%2)), ui.Alpha(clouds.color, 0.35))
		}
	})
}

// homecoming draws Galactica falling through the air of New Caprica in flames, and the vipers that she launches in the fall.
func (m *Moments) homecoming(u *ui.UI, one *moment, t, seen float64) {
	win := u.Window()
	m.vista(u, one, t, seen, 0.22, func() {
		for i := range 9 { // the fire licks
			x, y := win.W*(0.24+0.065*float64(i)), win.H*(0.50-0.016*float64(i)+0.2*(part(t, veiled, closed)-0.5))
			u.Spark(x, y, win.H*(0.10+0.035*math.Sin(float64(u.Tick)*0.31+2.1*float64(i))), ui.Alpha(ui.Color{R: 0xFF, G: 0xA0, B: 0x48, A: 255}, 0.30))
		}
		for i := range 6 {
			out := part(t, 0.42+0.03*float64(i), 0.74+0.03*float64(i))
			if out == 0 || out == 1 {
				continue
			}
			side := float64(i%2)*2 - 1
			x, y := win.W*(0.5+side*(0.06+0.5*out)+0.02*float64(i/2)), win.H*(0.46+0.05*float64(i/2)+0.42*out*out)
			size := win.H * (0.02 + 0.10*out)
			u.Spark(x-side*size*0.4, y-size*0.4, size*0.5, ui.Alpha(ui.Cyan, 0.6))
			u.Flying(ship.ViperII, x, y, size, 180-side*58, ship.Options{Bank: 0.01, Lift: -1, Lights: 0.6})
		}
	})
}

// departure draws ships that rise and jump away, and in front of them the faces of those left behind.
func (m *Moments) departure(u *ui.UI, one *moment, t, seen float64) {
	win := u.Window()
	left := stranded(m.View)
	m.vista(u, one, t, seen, 0.16, func() {
		for i, s := range [...]struct{ x, y, size, t float64 }{{0.09, 0.40, 0.11, 0.22}, {0.91, 0.44, 0.13, 0.30}, {0.80, 0.36, 0.08, 0.38}, {0.20, 0.38, 0.09, 0.46}} {
			up := part(t, s.t, s.t+0.24)
			x, y := win.W*s.x, win.H*(s.y-0.20*up*up)
			switch flash := part(t, s.t+0.22, s.t+0.32); {
			case up == 0 || flash == 1:
			case flash > 0:
				u.Spark(x, y, win.H*s.size*(0.6+1.4*flash), ui.Alpha(ui.White, 1-flash))
			default:
				u.Spark(x, y+win.H*s.size*0.1, win.H*s.size*0.4, ui.Alpha(ui.AmberTop, 0.5*up))
				u.Flying([...]ship.Kind{ship.CivilianTanker, ship.CivilianLiner}[i%2], x, y, win.H*s.size, 268, ship.Options{Tint: [3]float32{0.62, 0.52, 0.44}, Bank: 0.01, Lift: -1, Fade: 1 - min(1, up*8)})
			}
		}
	})
	m.faces(u, ui.R(win.W*0.1, win.H*0.52, win.W*0.8, win.H*0.26), left, t, seen)
}

// faces draws some of the players by face and name, one after another; the color drains from their faces.
func (m *Moments) faces(u *ui.UI, r ui.Rect, who []game.Seat, t, seen float64) {
	stays := seen * (1 - part(t, goesFrom, goesUntil))
	const gap = 28.0
	side := r.H - 56
	x := r.X + (r.W-(side+gap)*float64(len(who))+gap)/2
	for i, s := range who {
		at := ui.R(x, r.Y, side, side)
		x += side + gap
		from := 0.34 + 0.24*float64(i)/float64(len(who))
		shown(u, ui.R(at.X-gap/2, at.Y, side+gap, r.H), part(t, from, from+0.1), stays, 0, func() {
			m.Faces().Portrait(u, at, m.Character(s), cards.AtLarge, m.Color(s))
			name := ui.R(at.X-gap/2+2, at.Bottom()+6, side+gap-4, 46)
			u.Panel(name, ui.Look{Top: ui.Alpha(ui.Void, 0.7), Bottom: ui.Alpha(ui.Void, 0.7), Cut: 8})
			u.Text(name, parts.Shortened(u, m.Name(s), ui.Prompt.Sized(34), name.W-8), ui.Prompt.Sized(34), m.Color(s), ui.Center)
			u.Badge(ui.R(at.X-8, at.Bottom()-side*0.28, side*0.32, side*0.32), m.Emblem(s), m.Color(s))
		})
		shown(u, at, part(t, from+0.16, from+0.3), stays, 0, func() { m.Faces().Portrait(u, at, m.Character(s), cards.Executed, m.Color(s)) })
	}
}
