package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// loyalties is what a player does with Loyalty cards, his own and those of others: when to reveal himself or a Personal Goal, whom to
// give them to and whose to look at.
type loyalties struct{ *mind }

// reveal is what a hidden Cylon gains by revealing himself: more the less he can do in hiding, and the nearer the humans are. Among many he
// is hard to find, and has few turns as a Cylon.
func (m loyalties) reveal() float64 {
	worth := -4 * float64(len(m.Playing()))
	if m.Thresholds > 0 { // after the Sleeper Agent phase nobody hides from more cards
		worth += 8
	}
	if jailed(m.View, m.me) {
		worth += 14
	}
	if m.Distance >= m.lastThreshold()-2 || m.LastJump {
		worth += 8
	}
	for _, r := range card.Resources {
		if m.Resources[r] <= 3 {
			worth += 4
		}
	}
	return worth + danger(m.View)/6
}

// lastThreshold is the distance of the last phase of the objective.
func (m loyalties) lastThreshold() int {
	last := 0
	for _, t := range m.Boxes.Objective().Thresholds {
		last = max(last, t.At)
	}
	return last
}

// goal is the worth of revealing a Personal Goal now: the resource that it would cost at the end, less the new Loyalty card, which may be a
// Cylon's, and the price. A hidden Cylon leaves it where it hurts.
func (m loyalties) goal(id card.ID) float64 {
	goal := m.Boxes.Loyalty.Of(id).Goal
	if m.side != human || !m.GoalMet(m.me, goal.Needs, m.Boxes, m.House) {
		return -1
	}
	worth := -0.7 * resource(m.View, goal.Costs, -1)
	if m.Distance <= game.LastNewCard {
		worth -= 4
	}
	if goal.Needs == card.TwentyStrength {
		worth -= 6 * cardWorth
	}
	return worth
}

// bestGoal is the best goal to reveal, 0 without one.
func (m loyalties) bestGoal() float64 {
	best := 0.0
	for _, slot := range m.Piles[game.Loyalty(m.me)] {
		if l := m.Boxes.Loyalty.Of(slot.Card); l != nil && l.Goal != nil && !slot.FaceUp() {
			best = max(best, m.goal(slot.Card))
		}
	}
	return best
}

// unrevealed is how many Cylon cards a Cylon player could still give away.
func (m loyalties) unrevealed() int {
	n := 0
	for _, slot := range m.Piles[game.Loyalty(m.me)] {
		if l := m.Boxes.Loyalty.Of(slot.Card); l != nil && l.Team == card.CylonTeam && !slot.FaceUp() {
			n++
		}
	}
	return n
}

// gift is who receives the Loyalty cards of a Cylon player: a human, if there is a Cylon card among them.
func (m loyalties) gift(to game.Seat) float64 {
	return float64(m.unrevealed()) * one(isHuman(m.View, to)) * (1 + m.usefulness(to))
}

// ownLoyalty is to look; and for a Cylon player who was dealt the Sympathizer, to give it to somebody whom it turns.
func (m loyalties) ownLoyalty(o game.Option) float64 {
	if o.Kind != game.TheSeat {
		return 0.5
	}
	for _, r := range card.Resources {
		if m.InRed(r) {
			return m.usefulness(o.Seat) / 2 // it puts him into the Brig
		}
	}
	return m.usefulness(o.Seat)
}

// unknown is how many Loyalty cards of a player this one has not seen.
func (m loyalties) unknown(s game.Seat) float64 {
	n := 0.0
	for _, slot := range m.Piles[game.Loyalty(s)] {
		n += one(slot.Card == "")
	}
	return n + 0.5*one(s == m.President() || s == m.Admiral())
}
