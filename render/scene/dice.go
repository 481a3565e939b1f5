package scene

import (
	"battlestar/game"
	"battlestar/render/ui"
)

type diceState struct{}

func (d *diceState) rolling(u *ui.UI) bool   { return false }
func (d *diceState) rolled(s game.StepTaken) {}
