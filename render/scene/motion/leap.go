package motion

import (
	"battlestar/render/board"
	"battlestar/render/ui"
)

// Sky draws the stars: before a jump that is being seen those of where the fleet was, drawn out to lines.
func (p *Motion) Sky(u *ui.UI) {
	way, on := p.Board.Leap(u.Tick)
	if !on || way >= board.Flash {
		p.stars = board.Sky(p.View)
	}
	u.Space(u.Window(), p.stars, p.Board.Vantage())
	if on && way > board.Stretch && way < board.Flash {
		u.Streaks(u.Window(), (way-board.Stretch)/(board.Flash-board.Stretch))
	}
}

// WhiteOut is the flash in which the fleet is elsewhere.
func (p *Motion) WhiteOut(u *ui.UI) {
	way, on := p.Board.Leap(u.Tick)
	if !on {
		return
	}
	const rise = 0.1
	light := 1 - (way-board.Flash)/(1-board.Flash)
	if way < board.Flash {
		light = max(0, 1-(board.Flash-way)/rise)
	}
	u.Fill(u.Window(), ui.Alpha(ui.White, light*light))
	u.Wake(1)
}
