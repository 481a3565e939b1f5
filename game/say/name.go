package say

import (
	"strconv"

	"battlestar/game"
	"battlestar/game/card"
)

// CardName is the name of any component; of a Skill card with its strength, as in "Executive Order 2". A component that no box
// knows is called by its id.
func (s *Speaker) CardName(id card.ID) string {
	l := s.lib
	deck := l.Find(id)
	name := l.Name(deck, id)
	switch deck {
	case card.SkillCards:
		if _, strength := card.SplitSkill(id); strength >= 0 {
			name += " " + strconv.Itoa(strength)
		}
	case card.Locations:
		return s.Place(card.Place(id))
	case card.Titles:
		return s.Title(l.Title(id).ID)
	case card.CivilianShips:
		return s.Ship(card.Civilian)
	case card.TitleActions:
		return s.titleAction(id)
	}
	if name == "" {
		return string(id)
	}
	return curly(name)
}

// What lies in a pile.

func isSkillDeck(p game.Pile) bool {
	return p >= game.SkillDeck(card.AnySkill) && p < game.SkillDiscard(card.AnySkill)
}

func isSkillDiscard(p game.Pile) bool {
	return p >= game.SkillDiscard(card.AnySkill) && p < game.Civilians(card.NoArea)
}

func isCivilians(p game.Pile) bool {
	return p >= game.Civilians(card.NoArea) && p < game.BasestarTokens(0)
}

func isBasestarTokens(p game.Pile) bool {
	return p >= game.BasestarTokens(0) && p < game.Hand(0)
}
