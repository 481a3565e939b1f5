package say

import (
	"battlestar/game"
	"battlestar/game/belief"
)

// Clue words what speaks for or against a player, in a sentence without its full stop.
func (s *Speaker) Clue(c belief.Clue) string {
	if c.What == belief.NoClue {
		return ""
	}
	return s.Say(clueLine(c))
}

func clueLine(c belief.Clue) Line {
	l := Line{Seat: c.Seat, Other: c.By, About: c.Card, Place: c.Place, N: c.N, Skill: c.Skill, Seats: c.Drawers.List()}
	switch c.What {
	case belief.NoClue:
	case belief.AddedNone:
		l.Kind = ClueAddedNone
	case belief.AddedCards:
		l.Kind = ClueAddedCards
	case belief.CardsAgainst:
		switch {
		case len(l.Seats) > 0 && len(l.Seats) <= fewDrawers && c.Drawers.Has(c.Seat):
			l.Kind = ClueAgainstOnly
		case c.N > c.Destiny:
			l.Kind = ClueAgainstMore
		default:
			l.Kind = ClueAgainst
		}
	case belief.NoneAgainst:
		l.Kind = ClueNoneAgainst
	case belief.GivenCards:
		l.Kind = ClueGivenCards
	case belief.ProvedHuman:
		l.Kind = ClueProvedHuman
	case belief.SaidCylon:
		l.Kind = ClueSaidCylon
	case belief.SaidHuman:
		l.Kind = ClueSaidHuman
	case belief.SaidAllHuman:
		l.Kind = ClueSaidAllHuman
	}
	return l
}

// ClueBy is Clue in the words of one of the players.
func (s *Speaker) ClueBy(by game.Seat, c belief.Clue) string {
	l := clueLine(c)
	if l.Kind == ClueAgainstOnly && by != c.Seat && c.Drawers == game.SeatsOf(by, c.Seat) {
		l.Kind = SaysOnlyWe
	}
	return s.Say(l)
}

// fewDrawers is how many players may draw a type before it says little of each.
const fewDrawers = 2

// Claim words what a computer player says to the table.
func (s *Speaker) Claim(c belief.Claim) string {
	l := Line{Kind: SaysHuman, Seat: c.By, Other: c.About}
	switch {
	case c.Cylon:
		l.Kind = SaysCylon
	case c.All:
		l.Kind = SaysAllHuman
	}
	return s.Say(l)
}
