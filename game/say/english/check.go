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
		return fmt.Sprintf("discard each card of strength %d or %d from this skill check", e.From, e.To)
	case card.IronWill:
		return fmt.Sprintf("if this skill check fails by %d or less, ignore its fail effect. If the total is 0 or less, %s",
			e.Short, gainOrLose(card.Lose(card.Morale, e.Morale)))
	case card.AddDestiny:
		return fmt.Sprintf("add the top %d cards of the Destiny deck to this skill check, faceup. Resolve their skill check abilities too", e.N)
	case card.VipersIfStrong:
		return fmt.Sprintf("if the %s cards in this skill check have a total strength of %d or more, the current player may activate %s",
			nouns.Skills[e.Type], e.Strength, some(e.Vipers, "unmanned viper"))
	case card.CountsDouble:
		return fmt.Sprintf("each %s card in this skill check counts double", nouns.Skills[e.Type])
	case card.DecideCheck:
		return "instead of making a location’s skill check, choose whether it passes or fails"
	case card.MoveOrAct:
		return "starting with you and going clockwise, each player may move or take 1 action"
	case card.RaidersForAttack:
		return "instead of attacking with a piloted viper, roll a die and destroy that many raiders in its area"
	case card.GainNuke:
		return fmt.Sprintf("the Admiral receives 1 nuke (%d at most)", game.MaxNukes)
	default:
		return ""
	}
}
