package bot

import (
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// ---- Skill check abilities ----

// abilityWorth is what the skill check ability of a card is worth to the humans in the pending check.
func (m *mind) abilityWorth(id card.ID) float64 {
	check, s := m.pending()
	gain := s.pass - s.fail
	total, _ := m.expected()
	near := max(0, 1-math.Abs(float64(m.Check.Difficulty)-total)/8) // how open the result is
	title, _ := card.SplitSkill(id)
	worth := 0.0
	switch title {
	case "red-tape": // the strong cards are those of the humans
		worth = -0.25 * gain * near
	case "iron-will":
		worth = -0.4 * min(s.fail, 0) * near
	case "trust-instincts":
		worth = gain * near * m.destiny(m.Check.Skills) / 12
	case "establish-network":
		sign := -1.0
		if m.Check.Skills[card.Engineering] {
			sign = 1
		}
		worth = sign * gain * near / 4
	case "protect-the-fleet":
		if m.Check.Skills[card.Piloting] {
			worth = 0.6 * vipersAct(m.View, 1)
		}
	}
	if !m.Check.HasAbility { // as far as all can see another card brings the consequence anyway
		worth += 0.7 * worthOf(m.View, check.Consequence, m.Boxes.Crisis(m.Check.Card))
	}
	return worth
}

// abilities is the cards with a skill check ability that this player adds to what it adds already, at most so many.
func (m *mind) abilities(most int) []game.Choice {
	if m.side == hidden && (m.Check.FaceUp || (m.Turn+int(m.me))%3 > 0) {
		return nil // it would be noticed
	}
	var picks []game.Choice
	for _, slot := range m.Piles[game.Hand(m.me)] {
		c := game.Choice{Kind: game.TheCard, Card: slot.Card}
		skill := m.Boxes.Skill(slot.Card)
		if skill == nil || skill.Timing != card.InCheck || slices.Contains(picks, c) || len(picks) >= most {
			continue
		}
		if m.secret(m.abilityWorth(slot.Card)) > m.keep(slot.Card) {
			picks = append(picks, c)
		}
	}
	return picks
}

// checkAbility is which skill check ability comes next: what takes cards out, before more come in; what counts cards, after.
func (m *mind) checkAbility(o game.Option) float64 {
	title, _ := card.SplitSkill(o.Card)
	switch title {
	case "red-tape":
		return 3
	case "trust-instincts":
		return 2
	default:
		return 1
	}
}

// checkCard is which card of a check to discard: one that counts against what the player wants.
func (m *mind) checkCard(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	_, s := m.pending()
	worth := -float64(m.strengthOf(o.Card))
	if s.pass < s.fail {
		worth = -worth
	}
	return m.open(worth)
}

// fixing is whether there is a card that is better discarded.
func (m *mind) fixing() float64 {
	best := -1.0
	for _, slot := range m.Piles[game.CheckCards] {
		best = max(best, m.checkCard(game.Option{Choice: game.Choice{Kind: game.TheCard, Card: slot.Card}}))
	}
	return best
}

// deciding is what it is worth to decide the check of a location by a card.
func (m *mind) deciding(id card.ID) float64 {
	check, s := m.pending()
	pass := m.chance(check.Skills, float64(m.Check.Difficulty))
	return max((1-pass)*s.pass, -pass*s.pass) - m.keep(id)
}

// raidersHit is what a die of destroyed raiders is worth more than the attack of a viper in an area.
func (m *mind) raidersHit() float64 {
	here := m.Raiders[m.d.Area]
	piloted := m.d.Other >= 0 && int(m.d.Other) < len(m.Seats) && m.Seats[m.d.Other].Area == m.d.Area
	if m.d.Roll < game.RollViperAtRaider || m.d.Roll > game.RollViperAtBasestar || !piloted {
		return -1
	}
	hit := 0.0
	for die := 1; die <= 8; die++ {
		hit += float64(min(die, here)) / 8
	}
	return (hit - 0.75) * raiderAt(m.View, m.d.Area)
}

// ---- State of Emergency ----

// emergency is what a move or an action of everybody is worth to the humans.
func (m *mind) emergency() float64 {
	worth := 0.0
	for i := range m.Seats {
		switch s := game.Seat(i); {
		case s == m.me: // an action for an action
		case m.knownCylon(s):
			worth += 0.5 * crisisWorth
		default:
			worth += 0.8 * max(m.use(s, m.Seats[s].Place), 0.6*m.bestUse(s), 0.8*quorumWorth*one(m.President() == s))
		}
	}
	return worth
}

// moveOrAct is to act where one stands, or to go where one can act next time.
func (m *mind) moveOrAct(o game.Option) float64 {
	here := m.use(m.me, m.Seats[m.me].Place)
	switch o.Kind {
	case game.JustAct:
		if m.side == revealed {
			return 1
		}
		return max(here, m.bestFromHand(), 0.8*quorumWorth*one(m.President() == m.me))
	case game.JustMove:
		return 0.4 * (m.bestUse(m.me) - here)
	default:
		return 0.05
	}
}
