package wording

import (
	"battlestar/game"
	"battlestar/game/say"
)

// turnStep is a step of a turn and its short name.
type turnStep struct {
	Step game.Step
	Name say.Text
	Rule string
}

// TurnSteps are the steps of a turn.
var TurnSteps = [...]turnStep{
	{game.ReceiveSkills, say.TurnSkills, "B-TURN-02"},
	{game.Movement, say.TurnMove, "B-TURN-04"},
	{game.ActionStep, say.TurnAction, "B-TURN-05"},
	{game.CrisisStep, say.TurnCrisis, "B-TURN-06"},
	{game.ActivateStep, say.TurnActivate, "B-TURN-07"},
	{game.JumpStep, say.TurnJump, "B-TURN-08"},
}
