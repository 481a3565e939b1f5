package board

import (
	"fmt"
	"strconv"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// dies are the die results that bring a Cylon ship to an area of the Cylon Fleet board (E-FLEET-05).
var dies = func() (numbers [len(card.Areas) + 1]string) {
	for n := 1; n <= game.DieFaces; n++ {
		if at := &numbers[game.FleetArea(n)]; *at == "" {
			*at = strconv.Itoa(n)
		} else {
			*at += "–" + strconv.Itoa(n) // for an area with two results
		}
	}
	return numbers
}()

// lurking returns the number of ships of a kind in an area of the Cylon Fleet board.
func lurking(v *game.View, kind card.Ship, a card.Area) int {
	// beside these, only basestars lie there
	//exhaustive:ignore
	switch kind {
	case card.Raider:
		return v.CylonFleet.Raiders[a]
	case card.HeavyRaider:
		return v.CylonFleet.HeavyRaiders[a]
	}
	n := 0
	for i := range v.Basestars {
		if v.Basestars[i].Behind == a {
			n++
		}
	}
	return n
}

// lurkers are the kinds of ships that wait there, and how they are shown.
var lurkers = [...]struct {
	kind card.Ship
	look ship.Kind
	icon ui.Icon
}{
	{card.Basestar, ship.Basestar, ui.IconBasestar}, {card.HeavyRaider, ship.HeavyRaider, ui.IconHeavyRaider}, {card.Raider, ship.Raider, ui.IconRaider},
}

// The line under the name of an area: a die with its numbers, and the ships that wait behind.
const dieH, lurkIcon, lurkGap = 34.0, 24.0, 8.0

var (
	dieNumber  = ui.Fact.Sized(24).In(ui.Private)
	lurkNumber = ui.Fact.Sized(26).In(ui.Private)
)

// glow draws the red light of the ships that wait behind an area.
func glow(u *ui.UI, f *field, v *game.View) {
	for _, s := range f.sectors() {
		n := 0
		for _, l := range lurkers {
			n += lurking(v, l.kind, s.area)
		}
		if n == 0 {
			continue
		}
		x, y := s.name.X-6, s.name.Y+s.name.H/2
		if s.align == ui.Right {
			x = s.name.Right() + 6
		}
		for i := range 3 {
			u.Spark(x, y, float64(70+60*i), ui.Alpha(ui.Red, 0.22))
		}
	}
}

// behind draws, at the edge of an area, which die results bring ships behind it and which ships wait there.
func (b *Board) behind(u *ui.UI, s *sector, v *game.View, w Words) {
	name := b.Say.Area(s.area)
	m := b.Host.Touch(u, Spot{
		Rect: s.name.Inset(-2), ID: "behind:" + name, Label: w.Titles[card.CylonFleetBoard] + ", " + name + ": " + dies[s.area], Rule: "E-FLEET-05", Cut: 8, Behind: true,
		Choices: [3]game.Choice{{Kind: game.TheArea, Area: s.area}},
	})
	c := ui.RedText
	if m.Legal || m.Chosen {
		u.Panel(s.name.Inset(-2), marked(ui.Look{Top: ui.Alpha(ui.Amber, 0.10), Bottom: ui.Alpha(ui.Amber, 0.06), Cut: 8}, m))
		c = ui.AmberTop
	}
	_, line := s.name.CutTop(nameH, 2)
	wide := u.TextWidth(dies[s.area], dieNumber) + 20
	die, line := line.CutLeft(wide, lurkGap)
	if s.align == ui.Right {
		line = ui.R(s.name.X, line.Y, line.W, line.H)
		die.X = s.name.Right() - wide
	}
	u.Panel(die, ui.Look{Top: ui.Mix(ui.Void, c, 0.14), Bottom: ui.Mix(ui.Void, c, 0.07), LineTop: c, LineBottom: ui.Alpha(c, 0.6), Line: 1.5, Cut: 9})
	u.Text(die, dies[s.area], dieNumber, ui.TextMain, ui.Center)
	var box ui.Rect
	for _, l := range lurkers {
		n := lurking(v, l.kind, s.area)
		count := strconv.Itoa(n)
		part := lurkIcon + 3 + u.TextWidth(count, lurkNumber)
		if s.align == ui.Right {
			box = ui.R(line.Right()-part, line.Y, part, line.H)
		} else {
			box = ui.R(line.X, line.Y, part, line.H)
		}
		x, y := box.X+lurkIcon/2, box.Y+box.H/2
		b.motion.lurk(thing{l.look, past(s.area), 0, game.NoSeat}, l.look, pose{x, y, lurkIcon * 1.6, 0})
		if n == 0 {
			continue
		}
		if l.kind == card.Basestar {
			for i := range v.Basestars {
				if v.Basestars[i].Behind == s.area {
					b.motion.lurk(basestarOf(past(s.area), i), l.look, pose{x, y, lurkIcon * 1.6, 0})
				}
			}
		}
		u.Backdrop(box, ui.Color{R: 0x30, G: 0x10, B: 0x12, A: 255})
		b.Host.Touch(u, Spot{Rect: box, ID: fmt.Sprintf("lurk:%d.%d", s.area, l.kind), Label: b.counted(l.kind, n), Rule: Rules[l.kind], Cut: 4})
		u.Icon(l.icon, ui.R(box.X, box.Y+(box.H-lurkIcon)/2, lurkIcon, lurkIcon), ui.Red)
		u.Text(ui.R(box.X+lurkIcon+3, box.Y, part-lurkIcon, box.H), count, lurkNumber, ui.TextMain, ui.Left)
		if s.align == ui.Right {
			line.W -= part + lurkGap
		} else {
			line.X, line.W = line.X+part+lurkGap, line.W-part-lurkGap
		}
	}
}

// lurk notes where something is that is shown only as a number, and brings whatever is on its way there out of its jump.
func (m *motion) lurk(t thing, look ship.Kind, at pose) {
	m.pages[0][t] = at
	for i := range m.flights {
		if m.flights[i].to == t {
			m.aloft = append(m.aloft, aloft{m.flights[i], look, at})
		}
	}
}

// past returns the area of the Cylon Fleet board that mirrors a, as a number after all areas of the main board.
func past(a card.Area) card.Area { return a + card.Area(len(card.Areas)) }

// mirrored returns the area of the main board that a is or mirrors.
func mirrored(a card.Area) card.Area {
	if int(a) > len(card.Areas) {
		return a - card.Area(len(card.Areas))
	}
	return a
}
