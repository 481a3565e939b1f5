package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// loyalties is what a player does with their own and others' Loyalty cards: when to reveal a Cylon card or a Personal Goal, whom to give cards to,
// and whose to look at.
type loyalties struct{ *mind }

// reveal returns what a hidden Cylon gains by revealing: more if they can do less in hiding, and if the humans are nearer to winning. In a large
// group a Cylon is hard to find, and has few turns once revealed.
func (m loyalties) reveal() float64 {
	worth := m.temper.reveal - 4*float64(len(m.Playing()))
	if m.Thresholds > 0 { // after the Sleeper Agent phase, further Loyalty cards are no reason to hide
		worth += 8
	}
	if m.Seats[m.me].Jailed() {
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

// lastThreshold returns the distance of the objective's last phase.
func (m loyalties) lastThreshold() int {
	last := 0
	for _, t := range m.Boxes.Objective().Thresholds {
		last = max(last, t.At)
	}
	return last
}

// goal returns the worth of revealing a Personal Goal now: the resource that it would cost at the end, less its price and the new Loyalty card,
// which may be a Cylon card. A hidden Cylon leaves the goal where it hurts.
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

// bestGoal returns the worth of the best goal to reveal, or 0 without one.
func (m loyalties) bestGoal() float64 {
	best := 0.0
	for _, slot := range m.Piles[game.Loyalty(m.me)] {
		if l := m.Boxes.Loyalty.Of(slot.Card); l != nil && l.Goal != nil && !slot.FaceUp() {
			best = max(best, m.goal(slot.Card))
		}
	}
	return best
}

// unrevealed returns the number of Cylon cards that a Cylon player could still give away.
func (m loyalties) unrevealed() int {
	n := 0
	for _, slot := range m.Piles[game.Loyalty(m.me)] {
		if l := m.Boxes.Loyalty.Of(slot.Card); l != nil && l.Team == card.CylonTeam && !slot.FaceUp() {
			n++
		}
	}
	return n
}

// gift scores who receives a Cylon player's Loyalty cards: a human, if there is a Cylon card among them.
func (m loyalties) gift(to game.Seat) float64 {
	return float64(m.unrevealed()) * one(isHuman(m.View, to)) * (1 + m.usefulness(to))
}

// ownLoyalty scores looking at one's own Loyalty cards. A Cylon player who was dealt the Sympathizer gives it to a player whom it turns.
func (m loyalties) ownLoyalty(o game.Option) float64 {
	if o.Kind != game.TheSeat {
		return 0.5
	}
	for _, r := range card.Resources {
		if m.InRed(r) {
			return m.usefulness(o.Seat) / 2 // it sends that player to the Brig
		}
	}
	return m.usefulness(o.Seat)
}

// unknown returns how much a look at a player's Loyalty cards tells: the number that this player has not seen, more if it is open whether they are a
// Cylon, and a little more for the President or Admiral.
func (m loyalties) unknown(s game.Seat) float64 {
	n := 0.0
	for _, slot := range m.Piles[game.Loyalty(s)] {
		n += one(slot.Card == "")
	}
	p := m.odds()[s]
	return n + 4*p*(1-p) + 0.5*one(s == m.President() || s == m.Admiral())
}
