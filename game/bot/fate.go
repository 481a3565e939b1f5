package bot

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// Conflicted Loyalties: when to reveal a Personal Goal, and how dear a look is where the Final Five may lie.

// lookRisk is what a look is worth less where it may show one of the Final Five.
const lookRisk = 2.5

// look is the worth of a look at a Loyalty card.
func look(v *game.View) float64 {
	if slices.Contains(v.Options, card.OptionFinalFive) {
		return lookWorth - lookRisk
	}
	return lookWorth
}

// goal is the worth of revealing a Personal Goal now: the resource that it would cost at the end, less the new Loyalty card, which may be a
// Cylon's, and the price. A hidden Cylon leaves it where it hurts.
func (m *mind) goal(id card.ID) float64 {
	goal := m.Boxes.Loyalty.Of(id).Goal
	if m.side != human || !m.GoalMet(m.me, goal.Needs, m.Boxes) {
		return -1
	}
	worth := -0.7 * resource(m.View, goal.Costs, -1)
	if m.Distance <= 6 {
		worth -= 4
	}
	if goal.Needs == card.TwentyStrength {
		worth -= 6 * cardWorth
	}
	return worth
}

// bestGoal is the best goal to reveal, 0 without one.
func (m *mind) bestGoal() float64 {
	best := 0.0
	for _, slot := range m.Piles[game.Loyalty(m.me)] {
		if l := m.Boxes.Loyalty.Of(slot.Card); l != nil && l.Goal != nil && !slot.FaceUp() {
			best = max(best, m.goal(slot.Card))
		}
	}
	return best
}

// discard is what to give up: the cards of least use; for the price of a goal the strongest, which are fewest.
func (m *mind) discard(o game.Option) float64 {
	if l := m.Boxes.Loyalty.Of(m.d.About); l != nil && l.Goal != nil {
		_, strength := card.SplitSkill(o.Card)
		return float64(strength)
	}
	return m.giveUp(o)
}
