package english

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
)

// checkEffect words the effects of the Skill cards of Exodus; "" for any other effect.
func (en english) checkEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.TakeOut:
		return fmt.Sprintf("discard every card of strength %d or %d from this skill check", e.From, e.To)
	case card.IronWill:
		return fmt.Sprintf("if this skill check fails by %d or less, its fail effect is not resolved; at a total of 0 or less: %s",
			e.Short, en.Clause(card.Lose(card.Morale, e.Morale)))
	case card.AddDestiny:
		return fmt.Sprintf("add the top %d destiny cards to this skill check, face up; their skill check abilities are resolved too", e.N)
	case card.VipersIfStrong:
		return fmt.Sprintf("if the %s cards in this skill check have a strength of %d or more in all, the current player may activate %s",
			nouns.Skills[e.Type], e.Strength, some(e.Vipers, "unmanned viper"))
	case card.CountsDouble:
		return fmt.Sprintf("every %s card in this skill check counts double", nouns.Skills[e.Type])
	case card.DecideCheck:
		return "instead of making the skill check of a location, choose whether it passes or fails"
	case card.MoveOrAct:
		return "every player, you first and then clockwise, may move or take 1 action"
	case card.RaidersForAttack:
		return "instead of the attack of a piloted viper, roll a die and destroy that many raiders in its area"
	case card.GainNuke:
		return fmt.Sprintf("the Admiral receives 1 nuke (%d at most)", game.MaxNukes)
	default:
		return ""
	}
}
