package parts

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// Resources draws the state of the fleet in one line.
func Resources(u *ui.UI, r ui.Rect, values [4]int, distance int) {
	state := game.Tabletop{Resources: values}
	for i, v := range values {
		c, icon := ui.TextMain, ui.TextSecond
		if state.InRed(card.Resource(i)) {
			c, icon = ui.Red, ui.Red
		}
		fact(u, r.Cell(i, 5, 8), cards.ResourceIcon(card.Resource(i)), v, icon, c)
	}
	fact(u, r.Cell(4, 5, 8), ui.IconDistance, distance, ui.Cyan, ui.TextMain)
}

func fact(u *ui.UI, r ui.Rect, icon ui.Icon, value int, ic, c ui.Color) {
	u.Icon(icon, ui.R(r.X, r.Y+(r.H-38)/2, 38, 38), ic)
	u.Text(ui.R(r.X+48, r.Y, r.W-48, r.H), fmt.Sprint(value), ui.Fact.Sized(40), c, ui.Left)
}
