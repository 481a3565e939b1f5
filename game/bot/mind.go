package bot

import (
	"math/rand/v2"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// side is whom a player plays for.
type side uint8

const (
	human side = iota
	hidden
	revealed
)

// loyal is 1 for a human and less than nothing for others.
func (s side) loyal() float64 {
	if s == human {
		return 1
	}
	return -1
}

// mind is a player thinking about one decision: what he sees, whom he plays for, and what all parts of his play ask: how an option
// looks to the others, whom to trust, what his own cards are worth to him. Each part of his play, as [checks] or [actions], is a mind by
// another name and has no state of its own, so that a subject can be read alone; where one needs another it says so: checks(m).
type mind struct {
	*game.View
	d    *game.Decision
	me   game.Seat
	side side
	rng  *rand.Rand

	toMission *float64 // what a mission is worth, once it has been asked: many of his options lead to one
}

// sideOf is the side that his own Loyalty cards put this player on.
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

// open gives points by what something is worth to the humans, for a choice that all can see: a hidden Cylon pretends.
func (m *mind) open(worth float64) float64 {
	if m.side == revealed {
		return -worth
	}
	return worth
}

// secret is open for a choice that nobody can tell.
func (m *mind) secret(worth float64) float64 {
	if m.side != human {
		return -worth
	}
	return worth
}

// knownCylon reports whether somebody is known to play for the Cylons: revealed, or by a card that this player has seen.
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

// trust is from -1 for a Cylon to 1 for a human, as far as this player knows.
func (m *mind) trust(s game.Seat) float64 {
	switch {
	case s == m.me:
		return 1
	case m.knownCylon(s):
		return -1
	case m.Seats[s].Infiltrating(): // from which deck his Agenda comes all know: four of six hostile ones are against the humans, two of six others
		if m.Boxes.LoyaltyDeck(len(m.Seats), true).Agenda == card.Hostile {
			return -0.3
		}
		return 0.3
	default:
		return 0.6
	}
}

// usefulness is how much a player can do for the humans, as far as this player knows.
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
	for _, slot := range m.Piles[game.Loyalty(s)] {
		if l := m.Boxes.Loyalty.Of(slot.Card); l != nil && l.Team == card.HumanTeam {
			worth += 2
		}
	}
	return worth
}

// knowsCylonAtLarge reports whether this player knows a hidden Cylon who is neither in the Brig nor in Detention.
func (m *mind) knowsCylonAtLarge() bool {
	for i := range m.Seats {
		if s := game.Seat(i); m.accuses(s) && isHuman(m.View, s) && !jailed(m.View, s) {
			return true
		}
	}
	return false
}

// accuses reports whether this player would see somebody locked up. What a hidden Cylon knows of himself and of his like he keeps to himself.
func (m *mind) accuses(s game.Seat) bool {
	return m.side == human && s != m.me && m.knownCylon(s)
}

// keep is what a Skill card in the own hand is worth to this player.
func (m *mind) keep(id card.ID) float64 {
	title, strength := card.SplitSkill(id)
	if m.side == revealed {
		return float64(strength) // of use only in checks
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

// patience is what an ability that can be used once has to be worth above another: much while the fleet is far from its end.
func (m *mind) patience() float64 { return max(28-2*float64(m.Distance), 14) }

// thrift is how dear cards are: what lies above the hand limit will be lost anyway.
func (m *mind) thrift() float64 { return thrift(m.View, m.me) }

// thrift is how dear cards are to a player, by how many all can see that he holds.
func thrift(v *game.View, s game.Seat) float64 {
	return min(max(1.45-0.12*float64(v.Count(game.Hand(s))), 0.2), 1)
}

// holds reports whether this player holds a card of a title.
func (m *mind) holds(title card.ID) bool {
	for _, slot := range m.Piles[game.Hand(m.me)] {
		if t, _ := card.SplitSkill(slot.Card); t == title {
			return true
		}
	}
	return false
}

// able reports whether this player's sheet has an ability.
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

// usedThisTurn reports whether a card or ability of which a turn allows one has been used in this one.
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

// one is 1 for true.
func one(b bool) float64 {
	if b {
		return 1
	}
	return 0
}
