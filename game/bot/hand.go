package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// hands is which Skill cards a player draws and gives up. What one is worth to him, mind.keep, is asked everywhere.
type hands struct{ *mind }

// giveUp is what to discard: what is worth least.
func (m hands) giveUp(o game.Option) float64 { return -m.keep(o.Card) }

// discard is what to give up: the cards of least use; for the price of a goal the strongest, which are fewest.
func (m hands) discard(o game.Option) float64 {
	if l := m.Boxes.Loyalty.Of(m.d.About); l != nil && l.Goal != nil {
		_, strength := card.SplitSkill(o.Card)
		return float64(strength)
	}
	return m.giveUp(o)
}

// takeCard is what a Cylon takes out of a hand.
func (m hands) takeCard(o game.Option) float64 {
	_, strength := card.SplitSkill(o.Card)
	return float64(strength)
}

// skillType is which card to draw: what the next checks ask for, and not all of a kind.
func (m hands) skillType(o game.Option) float64 {
	liking := [...]float64{card.Politics: 2.4, card.Leadership: 3, card.Tactics: 2.6, card.Piloting: 1.2, card.Engineering: 2, card.Treachery: 0}
	if m.side == revealed {
		// What most checks count against them.
		liking = [...]float64{card.Politics: 0.2, card.Leadership: 0, card.Tactics: 0.1, card.Piloting: 3, card.Engineering: 2.5, card.Treachery: 3}
	}
	held := 0.0
	for _, slot := range m.Piles[game.Hand(m.me)] {
		if s := m.Boxes.Skill(slot.Card); s != nil && s.Type == o.Skill {
			held++
		}
	}
	worth := liking[o.Skill] - 0.5*held
	if o.Skill == card.Engineering {
		worth += 0.6 * float64(min(3, m.DamagedLocations()))
	}
	if o.Skill == card.Piloting && m.Seats[m.me].Piloting() {
		worth += 1.5
	}
	return worth + 0.3*m.rng.Float64()
}

// weak is how much a card is below the one that may be drawn for it.
func (m hands) weak(o game.Option) float64 { return 2.5 - m.keep(o.Card) }

// exchange is the worth of discarding the weak cards of the hand for new ones.
func (m hands) exchange() float64 {
	worth := 0.0
	for _, slot := range m.Piles[game.Hand(m.me)] {
		worth += max(0, m.weak(game.Option{Choice: game.Choice{Card: slot.Card}}))
	}
	return worth
}
