package wording

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/game/table"
)

// Moment returns what a moment is called and when it occurs: who may do what then.
func Moment(words *say.Language, m table.Moment) say.MomentText {
	text := words.Moments[m.Window]
	if m.Roll != game.NoRoll {
		text.Name = fmt.Sprintf(text.Name, words.Rolls[m.Roll])
	}
	if m.Window == game.AfterRoll && (m.Roll == game.RollRaiderAtViper || m.Roll == game.RollRaiderAtPilot) {
		text.Line = words.Texts[say.SharedEvasiveManeuvers]
	}
	return text
}
