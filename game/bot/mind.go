package bot

import (
	"math/rand/v2"
	"slices"

	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/card"
)

// side is the side that a player plays for.
type side uint8

const (
	human side = iota
	hidden
	revealed
)

// loyal returns 1 for a human and -1 for others.
func (s side) loyal() float64 {
	if s == human {
		return 1
	}
	return -1
}

// mind is a player thinking about one decision: what they see, their side, and what all parts of their play ask. Those are how an option looks to
// the others, whom to trust, and what their own cards are worth. Each part, such as [checks] or [actions], is a mind by another name without its own
// state, so that it can be read alone. A part that needs another says so: checks(m).
type mind struct {
	Known
	d    *game.Decision
	me   game.Seat
	side side
	temper

	rng       *rand.Rand   // made when first asked for
	suspected *belief.Odds // likewise
	toMission *float64     // what a mission is worth, likewise: many options lead to one
}

// sideOf returns the side that this player's own Loyalty cards put them on.
func (m *mind) sideOf() side {
	if m.Seats[m.me].HasAgenda() {
		return m.leaderSide()
	}
	if m.Seats[m.me].Cylon() {
		return revealed
	}
	for _, slot := range m.Piles[game.Loyalty(m.me)] {
		if l := m.Boxes.Loyalty.Of(slot.Card); l != nil && l.Team == card.CylonTeam {
			return hidden
		}
	}
	return human
}

// luck returns the player's chance in this decision.
func (m *mind) luck() *rand.Rand {
	if m.rng == nil {
		m.rng = m.Luck.at(m.me, m.d.Number)
	}
	return m.rng
}

// odds returns the chance of each player to be against the humans, as this player sees the table. A hidden Cylon looks at it like a human.
func (m *mind) odds() *belief.Odds {
	if m.suspected == nil {
		odds := m.Belief.Given(m.View)
		if m.side == hidden {
			odds = m.Belief.AsHuman(m.me)
		}
		odds = m.sees(odds)
		m.suspected = &odds
	}
	return m.suspected
}

// open scores an option by its worth to the humans, for a choice that everyone can see: a hidden Cylon pretends.
func (m *mind) open(worth float64) float64 {
	if m.side == revealed {
		return -worth
	}
	return worth
}

// secret is like open, for a choice that the others cannot see.
func (m *mind) secret(worth float64) float64 {
	if m.side != human {
		return -worth
	}
	return worth
}

// knownCylon reports whether a player is known to play for the Cylons: revealed, or by a card that this player has seen.
func (m *mind) knownCylon(s game.Seat) bool {
	if m.Seats[s].Cylon() {
		return true
	}
	for _, slot := range m.Piles[game.Loyalty(s)] {
		if l := m.Boxes.Loyalty.Of(slot.Card); l != nil && l.Team == card.CylonTeam {
			return true
		}
	}
	return false
}

// trust returns a value from -1 for a Cylon to 1 for a human, as far as this player knows.
func (m *mind) trust(s game.Seat) float64 {
	switch {
	case s == m.me:
		return 1
	case m.knownCylon(s):
		return -1
	default:
		return 1 - 1.6*m.odds()[s]
	}
}

// reliance returns how far a player's help is counted on, from 0 to 1: fully as long as they are not suspected more than others.
func (m *mind) reliance(s game.Seat) float64 {
	if s == m.me {
		return 1
	}
	return min(1.3*(1-m.odds()[s]), 1)
}

// usefulness returns how much a player can do for the humans, as far as this player knows.
func (m *mind) usefulness(s game.Seat) float64 {
	if m.knownCylon(s) || !m.Seats[s].Playing() {
		return -5
	}
	worth := 2 + 0.5*float64(m.Count(game.Hand(s)))
	if m.President() == s {
		worth += 2
	}
	if m.Admiral() == s {
		worth += 2
	}
	p := m.odds()[s]
	return (1-p)*worth - 5*p
}

// knowsCylonAtLarge reports whether this player knows a hidden Cylon who is neither in the Brig nor in Detention.
func (m *mind) knowsCylonAtLarge() bool {
	for i := range m.Seats {
		if s := game.Seat(i); m.accuses(s) && isHuman(m.View, s) && !m.Seats[s].Jailed() {
			return true
		}
	}
	return false
}

// accuses reports whether this player wants a player locked up. A hidden Cylon accuses nobody, whatever they know.
func (m *mind) accuses(s game.Seat) bool {
	return m.side == human && s != m.me && m.knownCylon(s)
}

// keep returns what a Skill card in this player's own hand is worth to them.
func (m *mind) keep(id card.ID) float64 {
	title, strength := card.SplitSkill(id)
	if m.side == revealed {
		return float64(strength) // useful only in checks
	}
	worth := 1.2 + 0.5*float64(strength)
	switch title {
	case card.ExecutiveOrder:
		worth += 2
	case card.RepairCard:
		worth += 0.5 + 0.5*float64(m.DamagedLocations())
	case "strategic-planning", "declare-emergency":
		worth += 0.7
	case card.MaximumFirepower:
		worth += 1.5 * one(m.Seats[m.me].Piloting())
	case "launch-scout":
		worth -= 0.3
	}
	return worth
}

// patience returns how much a once-per-game ability must gain to be worth using now: much while the fleet is far from the end.
func (m *mind) patience() float64 { return m.temper.patience * max(28-2*float64(m.Distance), 14) }

// thrift returns how valuable cards are to this player: those above the hand limit will be lost anyway.
func (m *mind) thrift() float64 { return thrift(m.View, m.me) }

// thrift returns how valuable cards are to a player, by the number that everyone can see in their hand.
func thrift(v *game.View, s game.Seat) float64 {
	return min(max(1.45-0.12*float64(v.Count(game.Hand(s))), 0.2), 1)
}

// holds reports whether this player holds a card with a given title.
func (m *mind) holds(title card.ID) bool {
	for _, slot := range m.Piles[game.Hand(m.me)] {
		if t, _ := card.SplitSkill(slot.Card); t == title {
			return true
		}
	}
	return false
}

// able reports whether this player has an ability that they can use, on their sheet or their assisting character's.
func (m *mind) able(id card.ID) bool {
	for _, a := range m.Boxes.Characters.Of(m.Seats[m.me].Character).Abilities {
		if a.ID == id && !(id == card.CylonDetector && m.Seats[m.me].NoDetector) {
			return a.Kind != card.OncePerGame || m.Seats[m.me].Uses > 0 && !m.lasts(card.NoOncePerGame)
		}
	}
	assist := m.Boxes.Characters.Of(m.Assist)
	return assist != nil && !m.AssistGone && m.AssistUses > 0 &&
		slices.ContainsFunc(assist.Abilities, func(a card.Ability) bool { return a.ID == id && a.Kind == card.OncePerGame }) // B-VAR-03
}

// usedThisTurn reports whether a card or ability that is limited to once per turn has been used this turn.
func (m *mind) usedThisTurn(id card.ID) bool {
	for _, used := range m.UsedThisTurn {
		if used == id {
			return true
		}
	}
	return false
}

// lasts reports whether a card in play has a lasting rule.
func (m *mind) lasts(rule card.Lasting) bool {
	for _, slot := range m.Piles[game.InPlay] {
		if e, ok := find[card.Lasts](m.View, slot.Card); ok && e.What == rule {
			return true
		}
	}
	return false
}

// one returns 1 for true and 0 for false.
func one(b bool) float64 {
	if b {
		return 1
	}
	return 0
}
