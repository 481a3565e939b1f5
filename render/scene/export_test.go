package scene

import (
	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/ui"
)

// BarRest is how many ticks a bar rests after what covered the table is gone.
const BarRest = barRest

// Covered reports whether something lies over the whole table.
func (p *Play) Covered() bool { return p.covered() }

// Skip ends all movement.
func (p *Play) Skip() { p.skip() }

// ForgetLight makes the light follow the danger at once.
func (p *Play) ForgetLight() { p.litAt = 0 }

// DrawTable draws the table without what lies over it.
func (p *Play) DrawTable(u *ui.UI, a *render.App) { p.table(u, a) }

// WayTo returns how far the fleet has come and how far it must go, as the bar at the top shows it.
func (p *Play) WayTo(v *game.View) (far say.Text, number string) {
	far, number, _, _, _ = p.wayTo(v)
	return far, number
}

// BotsWait has the computer players answer some ticks later.
func (p *Play) BotsWait(ticks int) { p.botAt = max(p.botAt, p.Tick) + ticks }
