package wording

import (
	"battlestar/game"
)

// turnStep is a step of a turn and its short name.
type turnStep struct {
	Step game.Step
	Name string
}

// TurnSteps are the steps of a turn.
var TurnSteps = [...]turnStep{
	{game.ReceiveSkills, "Skills"},
	{game.Movement, "Move"},
	{game.ActionStep, "Action"},
	{game.CrisisStep, "Crisis"},
	{game.ActivateStep, "Activate"},
	{game.JumpStep, "Jump"},
}
