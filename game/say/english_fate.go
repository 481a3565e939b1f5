package say

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// englishGoals is what the Personal Goals need, after "Reveal it if ".
var englishGoals = [...]string{
	card.TwoTitles:          "you hold at least 2 titles",
	card.NoNukes:            "the Admiral has no nuke",
	card.PresidentInBrig:    "the President is in the Brig",
	card.SixVipersLost:      "at least 6 vipers are damaged or destroyed",
	card.InBrigOrSickbay:    "you are in the Brig or in Sickbay",
	card.TwentyStrength:     "you discard skill cards with a strength of at least 20 in all",
	card.TenRaiders:         "at least 10 raiders are in space on the main board",
	card.DistanceOneVisited: "the fleet has travelled to a destination of distance 1",
}

// goalFace is the text of a Personal Goal.
func (en english) goalFace(f *Face, goal *card.Goal) {
	f.Timing = "Action: reveal this card"
	f.add("", "You win with the humans, unless another of your loyalty cards says that you are a Cylon.")
	f.add("Goal", "Reveal it if "+englishGoals[goal.Needs]+".")
	f.add("When revealed", "If the fleet has travelled a distance of 6 or less, a “not a Cylon” card is shuffled into the loyalty deck, then you draw 1 loyalty card.")
	f.add("If it was not revealed", fmt.Sprintf("When the fleet has made its last jump: %s.", en.effect(card.Lose(goal.Costs, 1))))
	f.note("It costs nothing while you are a Cylon player.")
}

// finalFace is the text of a Final Five card.
func (en english) finalFace(f *Face, final *card.FinalFive) {
	f.add("", "You win with the humans, unless another of your loyalty cards says that you are a Cylon.")
	f.add("When another player looks at it", "It is shown to all.")
	f.add("", en.Effects(final.Examined)...)
	if !slices.Contains(final.Examined, card.Effect(card.Execute{Who: card.You})) {
		f.add("", "Then it is turned face down again and shuffled with your other loyalty cards.")
	}
	f.add("When an execution reveals it", en.Effects(final.Executed)...)
	f.add("", "Then it leaves the game.")
	f.note("Cylon players are not affected. Looking at your own card, or handing it on, does nothing.")
}

// finalFive says which of the Final Five cards one is, by what it does: their names are alike.
func (en english) finalFive(id card.ID) string {
	if l := en.lib.Loyalty.Of(id); l != nil && l.Final != nil {
		return en.list(l.Final.Examined)
	}
	return ""
}

// loyaltyShown is a Loyalty card that is turned up in the middle of the game and by no reveal.
func (en english) loyaltyShown(e game.Event, owner string) string {
	switch e.Cause {
	case game.ByGoal:
		return fmt.Sprintf("%s reveals a Personal Goal: %s.", owner, strings.TrimPrefix(en.CardName(e.Card), "Personal Goal: "))
	case game.ByMissedGoal:
		return fmt.Sprintf("%s has not reached the Personal Goal %s.", owner, strings.TrimPrefix(en.CardName(e.Card), "Personal Goal: "))
	case game.ByExamination:
		return fmt.Sprintf("%s is shown to be one of the Final Five: %s.", owner, en.finalFive(e.Card))
	case game.ByExecution, game.BySympathizer:
		return fmt.Sprintf("%s reveals a loyalty card: %s.", owner, en.CardName(e.Card))
	}
	return ""
}
