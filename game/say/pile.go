package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// The kinds of piles.

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
