package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// Odds is what a die does with which chance, for the tests.
func (s *Speaker) Odds(v *game.View, roll game.RollFor, change int) string {
	return hints{s}.odds(v, roll, change)
}

// Told is the line for several events, for the tests.
func (s *Speaker) Told(v *game.View, run []game.Event) string { return s.inOneLine(v, run) }

// Question is what a decision asks, for the tests.
func (s *Speaker) Question(v *game.View, d *game.Decision) Line { return s.question(v, d) }

// Attacks reports whether a die decides an attack, for the tests.
var Attacks = attacks

// Windows and Rolls are the lines of windows and rolls, for the tests.
var (
	Windows = windows
	Rolls   = rollKinds
)

// TokenText is what a damage token of a basestar does, for the tests.
func (s *Speaker) TokenText(t *card.Token) string { return s.token(t) }
