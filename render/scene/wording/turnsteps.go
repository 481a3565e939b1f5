package wording

import (
	"battlestar/game"
	"battlestar/game/say"
)

// turnStep is a step of a turn and its short name.
type turnStep struct {
	Step game.Step
	Name say.Text
}

// TurnSteps are the steps of a turn.
var TurnSteps = [...]turnStep{
	{game.ReceiveSkills, say.TurnSkills},
	{game.Movement, say.TurnMove},
	{game.ActionStep, say.TurnAction},
	{game.CrisisStep, say.TurnCrisis},
	{game.ActivateStep, say.TurnActivate},
	{game.JumpStep, say.TurnJump},
}
