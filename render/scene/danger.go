package scene

import (
	"math"

	"battlestar/render/scene/sounds"
	"battlestar/render/ui"
)

// The light follows the danger in small steps, so slowly that nobody sees it move.
const (
	lightTicks = 12
	lightStep  = 0.012
	mostLight  = 0.34
)

// danger lights the space around the table by how bad the public situation is. Red rises behind the boards, and the text on them stays as it is.
func (p *Play) danger(u *ui.UI) {
	want := sounds.Danger(p.View)
	switch {
	case p.Shell.Settings.Ticks(lightTicks) == 0 || p.litAt == 0:
		p.lit, p.litAt = want, u.Tick
	case p.lit != want:
		if u.Tick >= p.litAt+lightTicks {
			p.lit += math.Copysign(min(lightStep, math.Abs(want-p.lit)), want-p.lit)
			p.litAt = u.Tick
		}
		if p.lit != want {
			u.Wake(lightTicks)
		}
	}
	u.Fill(u.Window(), ui.Alpha(ui.Color{R: 0x8A, G: 0x0E, B: 0x08, A: 255}, mostLight*p.lit))
}
