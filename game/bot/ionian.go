package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

const (
	traumaWorth = 1.6 // one more trauma token for a human: it may count at the Trial, or be a disaster
	cleanWorth  = 2.0 // getting rid of a token that would count against its holder
)

// fates is what a player does with trauma tokens, allies, Crossroads cards and the Trial.
type fates struct{ *mind }

// harmful reports whether a token counts against this player at the Trial. An unrevealed Cylon is judged as a human (E-ION-61).
func (m fates) harmful(token card.ID) bool {
	if m.Seats[m.me].Cylon() {
		return token == card.TraumaBenevolent
	}
	return token == card.TraumaAntagonistic
}

// burden returns the number of such tokens that this player holds.
func (m fates) burden() float64 {
	n := 0.0
	for _, slot := range m.Piles[game.Trauma(m.me)] {
		n += one(m.harmful(slot.Card))
	}
	return n
}

// rid returns the worth of getting rid of a token: the more of them count, the more it is worth.
func (m fates) rid(token card.ID) float64 {
	if m.harmful(token) {
		return cleanWorth + 0.8*m.burden()
	}
	return 0
}

// results returns the two results of an ally or a Crossroads card, or nil if it is neither.
func (m *mind) results(id card.ID) *card.Results {
	if c := m.Boxes.Crossroads.Of(id); c != nil {
		return &c.Results
	}
	if a := m.Boxes.Allies.Of(id); a != nil {
		return &a.Results
	}
	return nil
}

// markOf returns the mark of a token, or a disaster if the token is unknown.
func (m *mind) markOf(token card.ID) card.Mark {
	if t := m.Boxes.Trauma.Of(token); t != nil {
		return t.Mark
	}
	return card.Disaster
}

// lay scores which token to put on a card. Nobody can tell which others the player had. What counts is what the token does, and what the player is
// left with at the Trial. A result that someone may decline does no harm.
func (m fates) lay(o game.Option) float64 {
	results := m.results(m.d.About)
	if results == nil {
		return m.rid(o.Card)
	}
	share := 1.0
	if m.Boxes.Allies.Of(m.d.About) != nil { // perhaps nobody will encounter the ally
		share = 0.5
	}
	return share*m.secret(worthOf(m.View, results.Of(m.markOf(o.Card)), nil)) + m.rid(o.Card)
}

// giveUp scores which tokens to discard: those that count.
func (m fates) giveUp(o game.Option) float64 { return 0.1 + m.rid(o.Card) }

// met returns what encountering an ally is worth to the humans. It uses the ally's token if this player knows it, otherwise what most players would
// put there.
func (m fates) met(n int) float64 {
	results := m.results(m.Top(game.Ally(n)))
	if results == nil {
		return 0
	}
	if token := m.Top(game.AllyTrauma(n)); token != "" {
		return worthOf(m.View, results.Of(m.markOf(token)), nil)
	}
	return 0.5*worthOf(m.View, results.Benevolent, nil) + 0.5*worthOf(m.View, results.Antagonistic, nil)
}

// ally scores which ally to encounter, in full view of everyone.
func (m fates) ally(o game.Option) float64 {
	for n := range game.AlliesInPlay {
		if m.Top(game.Ally(n)) == o.Card {
			return m.open(m.met(n))
		}
	}
	return 0
}

// meeting returns what a place is worth for the allies encountered there.
func (m fates) meeting(place card.Place) float64 {
	best, any := 0.0, false
	for n := range game.AlliesInPlay {
		ally := m.Boxes.Allies.Of(m.Top(game.Ally(n)))
		if ally == nil || ally.At != place {
			continue
		}
		if worth := m.met(n); !any || worth > best {
			best, any = worth, true
		}
	}
	return best
}

// fate scores a result of a Crossroads card without a token.
func (m fates) fate(o game.Option) float64 {
	return m.open(worthOf(m.View, m.results(m.d.About).Of(card.Mark(o.N)), nil))
}

// condemned scores which of the players with the most tokens is eliminated: whomever the President misses least, but never the President.
func (m fates) condemned(o game.Option) float64 {
	return -m.usefulness(o.Seat) - 50*one(o.Seat == m.me)
}

// strike scores an area: the one with the most Cylon ships.
func (m fates) strike(o game.Option) float64 {
	worth := -raiderWorth*float64(m.Raiders[o.Area]) - heavyWorth*float64(m.HeavyRaiders[o.Area])
	for _, b := range m.Basestars {
		worth -= basestarWorth * one(b.Area == o.Area)
	}
	return m.open(worth + 0.5*float64(m.Count(game.Civilians(o.Area))))
}

// hide scores a civilian ship: the one in most danger.
func (m fates) hide(o game.Option) float64 { return m.open(-safety(m.View, o.Area)) }

// weighNebula weighs the effects of the Ionian Nebula.
func weighNebula(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.CrossroadsPhase:
		return 2 * basestarWorth, true
	case card.DrawTrauma:
		worth := 0.0
		for _, s := range seatsOf(v, e.Who) {
			if isHuman(v, s) {
				worth -= traumaWorth * float64(e.N)
			} else {
				worth += 0.5 * traumaWorth * float64(e.N)
			}
		}
		return worth, true
	case card.DiscardTrauma:
		worth := 0.0
		for _, s := range seatsOf(v, e.Who) {
			if isHuman(v, s) {
				worth += traumaWorth * float64(min(e.N, v.Count(game.Trauma(s))))
			}
		}
		return worth, true
	case card.AddNotCylon:
		return 0.5, true
	case card.DrawLoyalty:
		return -brigWorth / 4, true
	case card.ExecuteAnother:
		return -executionWorth, true
	case card.TakeDestiny:
		return cardWorth * float64(e.N), true
	case card.DestroyRaidersHere:
		return -raiderWorth * float64(e.N) / 2, true
	case card.RepairAny:
		return max(firstDamage*float64(min(e.Locations, v.DamagedLocations())), viperWorth*float64(min(e.Vipers, v.AllVipers().Damaged))), true
	case card.RestoreVipers:
		return viperWorth * float64(min(e.N, v.AllVipers().Damaged)), true
	case card.ReturnViper:
		return viperWorth * float64(min(1, v.AllVipers().Destroyed)), true
	case card.ActivateOneViper:
		return vipersAct(v, max(1, e.Times/2)), true
	case card.VipersDestroy:
		worth := 0.0
		for _, a := range card.Areas {
			worth -= raiderWorth * float64(min(v.Raiders[a], v.VipersIn(a)))
		}
		return worth, true
	case card.DestroyInArea:
		if e.Raiders == 0 {
			return cylonShips(v) / 2, true
		}
		return -raiderWorth * float64(min(e.Raiders, v.RaidersInSpace())), true
	case card.RemoveRaiders:
		return -raiderWorth * float64(min(e.N, v.RaidersInSpace())), true
	case card.ActivateRaidersThere:
		return activation(v, card.Raiders), true
	case card.DamageBasestar:
		return -basestarWorth / 3 * float64(e.N), true
	case card.HideCivilian:
		return -0.3 * civilian(v) * float64(min(1, exposed(v))), true
	case card.PushBack:
		return 3 * float64(v.CenturionsAboard()), true
	default:
		return 0, false
	}
}
