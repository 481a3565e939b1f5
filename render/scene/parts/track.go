package parts

import (
	"battlestar/game"
	"battlestar/render/ui"
)

// The looks of the spaces of a track.
var (
	TrackRed  = ui.Look{Top: ui.Mix(ui.RedField, ui.PanelBase, 0.2), Bottom: ui.RedField, LineTop: ui.Color{R: 0x7A, G: 0x3A, B: 0x34, A: 255}, LineBottom: ui.Color{R: 0x5A, G: 0x2A, B: 0x26, A: 255}, Line: 1.5, Cut: 8}
	TrackBlue = ui.Look{Top: ui.CyanBase, Bottom: ui.Mix(ui.CyanBase, ui.Void, 0.4), LineTop: ui.CyanTop, LineBottom: ui.CyanTop, Line: 1.5, Cut: 8}
	TrackGray = ui.Look{Top: ui.MetalBase, Bottom: ui.PanelBase, LineTop: ui.LineTop, LineBottom: ui.LineBase, Line: 1.5, Cut: 8}
)

// Track draws the head of a track and returns its spaces. The state of the track, or "", stands at the right if there is room.
func Track(u *ui.UI, r ui.Rect, icon ui.Icon, c ui.Color, title, state string) ui.Rect {
	u.Panel(r, ui.Plain)
	h := u.LineHeight(ui.Heading)
	u.Icon(icon, ui.R(r.X+14, r.Y+6, 24, 24), c)
	head := ui.R(r.X+48, r.Y+5, r.W-60, h)
	least := u.TextWidth(title, ui.Heading.In(ui.Private).Sized(1))
	if st := ui.SmallCaps.In(ui.Note); state != "" && least+6+u.TextWidth(state, st) <= head.W {
		at := u.Text(head, state, st, ui.Cyan, ui.Right)
		head.W = at.X - 6 - head.X
	}
	u.Text(head, title, ui.Heading.Sized(22), ui.TextMain, ui.Left)
	return ui.R(r.X+12, r.Y+8+h, r.W-24, r.H-h-16)
}

// JumpSpaces draws the spaces of the Jump Preparation track with the fleet marker. If away is set, it is Galactica's way back, and no jump costs
// anything (P-NC-29).
func JumpSpaces(u *ui.UI, cells ui.Rect, marker int, away bool) {
	for i := range game.AutoJump + 1 {
		box := cells.Cell(i, game.AutoJump+1, 4)
		look, c, text := TrackRed, ui.RedText, Number(i)
		if away {
			look, c = TrackGray, ui.TextSecond
		} else if loss, allowed := game.FTLPopulation(i); allowed {
			look, c, text = TrackBlue, ui.Cyan, Number(-loss)
		}
		if i == game.AutoJump {
			look, c, text = TrackGray, ui.Green, ""
		}
		if i == marker {
			look = look.Filled(ui.Cyan, ui.Color{R: 0x38, G: 0xA8, B: 0xC4, A: 255}).Edged(ui.White, 2)
			c = ui.Ink
		}
		u.Panel(box, look)
		if text == "" {
			u.Icon(ui.IconJump, box.Around(26, 26), c)
			continue
		}
		u.Text(box.InsetXY(1, 0), text, ui.Heading.Sized(20), c, ui.Center)
	}
}
