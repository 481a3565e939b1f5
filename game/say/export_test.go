package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// Odds returns the results of a roll with their chances. It is exported for the tests.
func (s *Speaker) Odds(v *game.View, roll game.RollFor, change int) string {
	return hints{s}.odds(v, roll, change)
}

// Told returns the line for several events. It is exported for the tests.
func (s *Speaker) Told(v *game.View, run []game.Event) string {
	if run[0].Kind == game.Looked {
		return s.allTurnedUp(v, run)
	}
	return s.Say(inOneLine(run))
}

// Question returns the question of a decision. It is exported for the tests.
func (s *Speaker) Question(v *game.View, d *game.Decision) Line { return s.question(v, d) }

// Attacks reports whether a roll decides an attack. It is exported for the tests.
var Attacks = attacks

// Windows and Rolls hold the lines of windows and rolls. They are exported for the tests.
var (
	Windows = windows
	Rolls   = rollKinds
)

// TokenText returns what a damage token of a basestar does. It is exported for the tests.
func (s *Speaker) TokenText(t *card.Token) string { return s.token(t) }
