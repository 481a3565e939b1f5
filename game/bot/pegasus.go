package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// seconds is how a player uses the Pegasus expansion: the second ship, Treachery, and the abilities of its characters.
type seconds struct{ *mind }

// weighPegasus weighs what the Skill cards, locations and characters of the Pegasus box do.
func weighPegasus(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.Spare:
		return 2 * float64(e.By), true
	case card.DrawWithFew:
		return 0.5 * cardWorth * float64(e.N*number(v, card.EachPlayer)), true
	case card.NoDestiny:
		return 0, true // its worth depends on the pending check
	case card.OneAction:
		return 4, true
	case card.FlyAndAttack:
		return 3, true
	case card.RaidersMiss:
		return 0.4 * viperWorth * float64(e.N), true
	case card.ChangeDie:
		return 1, true
	case card.HeavyRaidersOnly:
		return activation(v, card.HeavyRaiders) / 2, true
	case card.SwapWithDestiny:
		return -1.5, true
	case card.LoseIfJailed:
		if len(at(v, card.Brig)) == 0 {
			return 0, true
		}
		return resource(v, highest(v), -e.N), true
	case card.FirePegasus:
		own := float64(e.Hit) / 8
		twice := float64(8-e.Once) / 8
		return -(1-own+twice)*0.4*basestarWorth*one(starsOut(v)) - own*firstDamage*0.5, true
	case card.FireBatteries:
		return batteries(v, e), true
	case card.AddJumpIcon:
		return jumpPrep(v, 1) - cardWorth*float64(e.Discard), true
	case card.ExecuteTarget:
		return 0, true // the acting player chose the target and weighed it
	case card.TreacheryForHumans:
		return -cardWorth * float64(number(v, card.EachPlayer)), true
	case card.BlindJump:
		return jump(v), true
	case card.Sacrifice:
		return 2, true
	default:
		return 0, false
	}
}

// starsOut reports whether there is a basestar to fire at.
func starsOut(v *game.View) bool {
	for _, b := range v.Basestars {
		if b.Area != card.NoArea {
			return true
		}
	}
	return false
}

// highest returns the resource with the highest value.
func highest(v *game.View) card.Resource {
	best := card.Fuel
	for _, r := range card.Resources {
		if v.Resources[r] > v.Resources[best] {
			best = r
		}
	}
	return best
}

// batteries returns the worth of the Main Batteries in the best area.
func batteries(v *game.View, e card.FireBatteries) float64 {
	best := 0.0
	for _, a := range card.Areas {
		best = max(best, batteriesAt(v, e, a))
	}
	return best
}

// batteriesAt returns their worth in one area.
func batteriesAt(v *game.View, e card.FireBatteries, a card.Area) float64 {
	worth := 0.0
	for die := 1; die <= game.DieFaces; die++ {
		switch {
		case die <= e.Civilian:
			worth += civilian(v) * one(v.Count(game.Civilians(a)) > 0)
		case die <= e.Viper:
			worth -= viperWorth * one(v.VipersIn(a) > 0)
		case die <= e.Few:
			worth += raiderAt(v, a) * float64(min(e.Raiders, v.Raiders[a]))
		default:
			worth += raiderAt(v, a) * float64(min(e.More, v.Raiders[a]))
		}
	}
	return worth / float64(game.DieFaces)
}

// hull scores which ship takes the damage, for a player who wants the fleet to live: the one farther from destruction, with a bias to Pegasus.
func (m seconds) hull(o game.Option) float64 {
	h := game.HullFrom(o.Deck)
	left := h.Loses - m.Count(h.Damaged)
	worth := float64(left)
	if h.Board == card.GalacticaBoard {
		worth *= 0.9
		if left <= 2 {
			worth -= 5
		}
	}
	return m.open(worth)
}

// goesBackBelow is the minimum worth of a card used instead of moving.
const goesBackBelow = 0.2

// movement scores which card is used instead of moving.
func (m seconds) movement(o game.Option) float64 {
	if o.Kind == game.Pass {
		return goesBackBelow
	}
	worth := 0.0
	for _, list := range m.Boxes.Effects(card.SkillCards, o.Card) {
		worth += worthOf(m.View, list, nil)
	}
	return m.open(worth) - 0.5*m.keep(o.Card)
}

// bestMovement returns the worth of the best such card in the hand.
func (m seconds) bestMovement() float64 {
	best := 0.0
	for _, slot := range m.Piles[game.Hand(m.me)] {
		s := m.Boxes.Skill(slot.Card)
		if s == nil || s.Timing != card.InMovement && s.Timing != card.InMovementOrAction || (s.Type == card.Treachery) != (m.side == revealed) {
			continue
		}
		if s.Needs == card.NeedsPiloting && !m.Seats[m.me].Piloting() || s.Limit == card.OncePerTurnOrdered && m.usedThisTurn(card.ExecutiveOrder) {
			continue
		}
		best = max(best, m.movement(game.Option{Choice: game.Choice{Kind: game.TheCard, Card: slot.Card}}))
	}
	return best
}

// resource scores which resource to spare or raise: the lowest. Resources to lose are all equally high.
func (m seconds) resource(o game.Option) float64 { return -float64(m.Resources[o.N]) }

// dieChange raises a die roll, except those for the Cylons.
func (m seconds) dieChange(o game.Option) float64 {
	worth := 1.0
	if m.d.Roll >= game.RollRaiderAtViper && m.d.Roll <= game.RollBasestarAtGalactica {
		worth = -1
	}
	if o.Kind == game.Lower {
		worth = -worth
	}
	return m.open(worth)
}

// skillDeck scores the deck that Dee looks at: one that counts for the check.
func (m seconds) skillDeck(o game.Option) float64 {
	return one(m.Check != nil && m.Check.Skills[o.Skill])
}

// learned scores whether the cards go into the check.
func (m seconds) learned(o game.Option) float64 {
	_, s := checks(m).pending()
	return m.open(one(o.Kind == game.Yes)*(s.pass-s.fail) - 1)
}

// heir scores who receives Loyalty cards: the most trusted player, because a Cylon card among them hides best there.
func (m seconds) heir(o game.Option) float64 { return m.trust(o.Seat) }

// borrowed scores whether to take a title for the turn.
func (m seconds) borrowed(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	return one(o.Card == "admiral" && m.accuses(m.Admiral()) || o.Card == "president" && m.accuses(m.President()))
}
