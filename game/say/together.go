package say

import (
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// inOneLine returns the line that several events share (see the function together).
func inOneLine(run []game.Event) Line {
	first := &run[0]
	// the others are cards
	//exhaustive:ignore
	switch first.Kind {
	case game.AttackMade:
		return attackTold(run)
	case game.NukesChanged:
		return attackMade(run[1])
	}
	if first.Cause == game.ByTrial {
		l := Line{Kind: LogGivesUpTrauma, Seat: first.From.Owner()}
		if first.Kind == game.Looked {
			l.Kind = LogHeldTrauma
		}
		for i := range run {
			l.Items = addItem(l.Items, Item{Card: run[i].Card, N: 1})
		}
		return l
	}
	l := Line{Kind: LogDiscardsSkills, Seat: first.Seat}
	if draws(first) {
		l.Kind = LogDrawsSkills
	}
	for i := range run {
		it := Item{Card: run[i].Card, N: 1}
		if l.Kind == LogDrawsSkills && it.Card == "" {
			it.Skill, it.N = card.Skill(run[i].From-game.SkillDeck(0)), max(1, run[i].N)
		}
		l.Items = addItem(l.Items, it)
	}
	return l
}

// attackTold returns the line for an attack with its die, and with its miss if it misses.
func attackTold(run []game.Event) Line {
	l := attackMade(run[0])
	if len(run) == 1 {
		return l
	}
	l.Inner, l.N, l.M = l.Kind, run[1].N, int(run[1].Natural)
	shows := l.M > 0 && l.M != l.N
	switch missed := len(run) > 2; {
	case shows && missed:
		l.Kind = LogAttackDieMiss
	case shows:
		l.Kind = LogAttackRollsDie
	case missed:
		l.Kind = LogAttackRollsMiss
	default:
		l.Kind = LogAttackRolls
	}
	return l
}

// allTurnedUp words the cards of a check: those that count for it, those that count against it, and the rest.
func (s *Speaker) allTurnedUp(v *game.View, run []game.Event) string {
	sides := [...]Line{{Kind: LogCardsFor}, {Kind: LogCardsAgainst}, {Kind: LogCardsNeither}}
	for i := range run {
		title, strength := card.SplitSkill(run[i].Card)
		c := s.lib.Skills.Of(title)
		if c == nil || v.Check == nil {
			continue
		}
		n, side := v.Check.Strength(c.Type, strength), 2
		switch {
		case n > 0:
			side = 0
		case n < 0:
			side = 1
		}
		sides[side].Items = addItem(sides[side].Items, Item{Card: run[i].Card, N: 1})
		sides[side].N += n
	}
	var parts []string
	for _, l := range sides {
		if len(l.Items) > 0 {
			parts = append(parts, s.Say(l))
		}
	}
	return strings.Join(parts, "; ") + "."
}
