package moment

import (
	"battlestar/render/board"
	"battlestar/render/ui"
)

// Leap returns how far the jump on the screen has come, up to 1; 0 if there is none.
func (m *Moments) Leap() float64 {
	if !m.On() || m.Still() || m.queue[0].kind.stage != leap {
		return 0
	}
	return m.part(&m.queue[0])
}

// Sky draws the stars. Before the flash of a jump on the screen, they are those of where the fleet was, stretched into lines.
func (m *Moments) Sky(u *ui.UI) {
	way := m.Leap()
	if way == 0 || way >= board.Flash {
		m.stars = board.Sky(m.View)
	}
	u.Space(u.Window(), m.stars, m.Board.Vantage())
	if way > board.Stretch && way < board.Flash {
		u.Streaks(u.Window(), (way-board.Stretch)/(board.Flash-board.Stretch))
	}
}

// whiteOut draws the flash in which the fleet arrives elsewhere.
func (m *Moments) whiteOut(u *ui.UI, way float64) {
	const rise = 0.1
	light := 1 - (way-board.Flash)/(1-board.Flash)
	if way < board.Flash {
		light = max(0, 1-(board.Flash-way)/rise)
	}
	u.Fill(u.Window(), ui.Alpha(ui.White, light*light))
}
