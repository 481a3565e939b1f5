package scene

import (
	"battlestar/render"
	"battlestar/render/ui"
)

// table draws the table.
func (p *Play) table(u *ui.UI, a *render.App) {
	u.Space(u.Window(), 7)
}
