package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// hands is which Skill cards a player draws and gives up. All parts ask mind.keep what a card is worth to them.
type hands struct{ *mind }

// giveUp scores a card to discard: the one that is worth least.
func (m hands) giveUp(o game.Option) float64 { return -m.keep(o.Card) }

// discard scores cards to give up: those of least use. For the price of a goal it is the strongest, because fewer are needed.
func (m hands) discard(o game.Option) float64 {
	if l := m.Boxes.Loyalty.Of(m.d.About); l != nil && l.Goal != nil {
		_, strength := card.SplitSkill(o.Card)
		return float64(strength)
	}
	return m.giveUp(o)
}

// takeCard scores the card that a Cylon takes from a hand.
func (m hands) takeCard(o game.Option) float64 {
	_, strength := card.SplitSkill(o.Card)
	return float64(strength)
}

// skillType scores which card to draw: what the next checks need, and not all of one type.
func (m hands) skillType(o game.Option) float64 {
	liking := [...]float64{card.Politics: 2.4, card.Leadership: 3, card.Tactics: 2.6, card.Piloting: 1.2, card.Engineering: 2, card.Treachery: 0}
	if m.side == revealed {
		// The types that most checks count as negative.
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
	return worth + 0.3*m.luck().Float64()
}

// weak returns how much less a card is worth than the one that may be drawn for it.
func (m hands) weak(o game.Option) float64 { return 2.5 - m.keep(o.Card) }

// exchange returns the worth of replacing the weak cards in the hand.
func (m hands) exchange() float64 {
	worth := 0.0
	for _, slot := range m.Piles[game.Hand(m.me)] {
		worth += max(0, m.weak(game.Option{Choice: game.Choice{Card: slot.Card}}))
	}
	return worth
}
