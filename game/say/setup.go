package say

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// LoyaltyLine tells, before a game, how the number of players, the boxes and the options shape the Loyalty deck (B-SETUP-09, B-VAR-01..04,
// E-LOY-02..07, D-LOY-01).
func LoyaltyLine(s game.Setup) Line {
	with := func(option string) bool { return slices.Contains(s.Options, option) }
	switch {
	case with(game.Cooperative):
		return Line{Kind: LoyaltyNone}
	case with(game.Solo):
		return Line{Kind: LoyaltySolo}
	case with(game.TwoPlayers):
		return Line{Kind: LoyaltyTwo}
	}
	if with(card.OptionCylonLeader) {
		deck := s.LoyaltyMakeup(true)
		l := Line{Kind: LoyaltyLeader, N: deck.Cylon, M: len(s.Players) - 1}
		if s.SpareLoyalty() > 0 {
			l.Kind = LoyaltyLeaderSpare
		}
		return withMutineer(l, deck)
	}
	deck := s.LoyaltyMakeup(false)
	l := Line{Kind: LoyaltyDealt, N: deck.Cylon, M: len(s.Players)}
	if with(card.OptionSympatheticCylon) {
		if l.Kind = LoyaltyDealtSympathetic; s.SpareLoyalty() > 0 {
			l.Kind = LoyaltySpareSympathetic
		}
		return l
	}
	sympathizer := deck.Sympathizer && !with(game.NoSympathizer)
	switch spare := s.SpareLoyalty() > 0; {
	case spare && sympathizer:
		l.Kind = LoyaltySpareSympathizer
	case spare:
		l.Kind = LoyaltySpare
	case sympathizer:
		l.Kind = LoyaltyDealtSympathizer
	}
	return withMutineer(l, deck)
}

// withMutineer adds the Mutineer to the line, if the deck holds it (D-LOY-01).
func withMutineer(l Line, deck card.LoyaltyMakeup) Line {
	if deck.Mutineer {
		l.Kind, l.Inner = LoyaltyMutineer, l.Kind
	}
	return l
}
