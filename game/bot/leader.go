package bot

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// leaders is how a Cylon Leader plays: for the side that their Agenda names, and for what it demands.
type leaders struct{ *mind }

// agenda returns this player's Agenda, or nil.
func (m *mind) agenda() *card.Agenda { return m.Boxes.Agendas.Of(m.Top(game.Agenda(m.me))) }

// leaderSide returns the side that a Cylon Leader plays for. A Leader who infiltrates against the humans pretends, as a hidden Cylon does.
func (m *mind) leaderSide() side {
	a := m.agenda()
	ours, theirs := m.motives()
	switch {
	case ours > theirs:
		return human
	case a != nil && a.Winner == card.HumanTeam:
		return human
	case m.Seats[m.me].Human():
		return hidden
	default:
		return revealed
	}
}

// demands reports whether this player's Agenda demands something that is not yet true.
func (m leaders) demands(d card.Demand) bool {
	a := m.agenda()
	return a != nil && slices.Contains(a.Demands, d) && !m.Demanded(d, m.me)
}

// A Leader's plans, measured in points for an action.
const (
	planned  = 20.0 // what the Agenda demands
	asCylon  = 9.0  // what hurts the humans most
	idleUses = 0.5
)

// caps lists the resources that a demand wants to be low at the end, and how low.
var caps = map[card.Demand]struct {
	of   []card.Resource
	most int
}{
	card.MoraleAtMost3:     {[]card.Resource{card.Morale}, 3},
	card.FoodAtMost2:       {[]card.Resource{card.Food}, 2},
	card.PopulationAtMost2: {[]card.Resource{card.Population}, 2},
	card.OneAtMost2:        {[]card.Resource{card.Food}, 2}, // one of the three is enough
	card.AllAtMost3:        {card.Resources[:], 3},
}

// aim returns what the viewer's Agenda adds to the worth that a step of a resource has for the humans. A resource that must be low is let go. Until
// it is low, nothing else may end the game.
func aim(v *game.View, r card.Resource, level int) float64 {
	if v.Seat < 0 || int(v.Seat) >= len(v.Seats) {
		return 0
	}
	agenda := v.Boxes.Agendas.Of(v.Top(game.Agenda(v.Seat)))
	if agenda == nil {
		return 0
	}
	total := 0.0
	for _, d := range agenda.Demands {
		low, is := caps[d]
		switch withHumans := agenda.Winner == card.HumanTeam; {
		case !is || v.Demanded(d, v.Seat):
		case slices.Contains(low.of, r) && level > low.most && withHumans:
			total -= 2 * step(level)
		case slices.Contains(low.of, r) && level > low.most:
			total += step(level)
		case !withHumans && level <= 2: // too early to end the game
			total -= 2 * step(level)
		}
	}
	return total
}

// wantsCell reports whether this player's Agenda still demands ending in the Brig: they have not been executed yet.
func (m leaders) wantsCell() bool {
	a := m.agenda()
	return a != nil && slices.Contains(a.Demands, card.JailedOrExecuted) && m.Seats[m.me].Executions == 0
}

// move scores what the Leader does in the Movement step. It returns false if the Leader moves like others on the same side.
func (m leaders) move(o game.Option) (float64, bool) {
	seat := m.Seats[m.me]
	here := seat.Place
	switch {
	case o.Kind == game.TheAbility:
		return m.instead(o.Card), true
	case !seat.Cylon() && m.wantsCell() && seat.Place != card.Brig:
		if o.Kind == game.ThePlace {
			here = o.Place
		}
		return planned*one(here == card.AdmiralsQuarters) - 0.1*one(o.Kind == game.ThePlace), true
	case !seat.Cylon():
		return 0, false
	case o.Kind == game.ThePlace:
		here = o.Place
	}
	return m.plan(here) - 0.1*one(o.Kind == game.ThePlace), true
}

// wantsSuper reports whether this player's Agenda demands playing a Super Crisis card and they have none.
func (m leaders) wantsSuper() bool {
	return m.demands(card.SuperCrisisPlayed) && m.Count(game.SuperHand(m.me)) == 0
}

// plan returns the worth of a Cylon location for the Leader's plan.
func (m leaders) plan(place card.Place) float64 {
	switch {
	case m.wantsSuper(): // nobody goes to the Resurrection Ship by choice: the way is to infiltrate and return
		return planned*one(place == card.ResurrectionShip) + planned/2*one(place == card.HumanFleet)
	case m.demands(card.SuperCrisisPlayed):
		return planned * one(place == card.Caprica)
	case m.side == human, m.wantsCell():
		return planned * one(place == card.HumanFleet)
	default:
		return cylons(m).use(place)
	}
}

// instead scores an ability to use in place of a move.
func (m leaders) instead(id card.ID) float64 {
	switch against := one(m.side != human); id {
	case "aggressive-tactics":
		return asCylon*2*against*one(m.plan(m.Seats[m.me].Place) > 0) - idleUses
	case "intimate":
		return 2*against - idleUses
	default:
		return idleUses
	}
}

// action scores what the Leader does as an action. It returns false for what others on the same side do too.
func (m leaders) action(o game.Option) (float64, bool) {
	cylon := m.Seats[m.me].Cylon()
	switch {
	case o.Kind == game.Infiltrate:
		return 2*planned*one(m.wantsCell() || m.side == human && (m.wantsSuper() || !m.demands(card.SuperCrisisPlayed))) - 1, true
	case o.Kind == game.Locate && !cylon && m.wantsCell() && o.Place == card.AdmiralsQuarters:
		return planned, true
	case o.Kind == game.Locate && !cylon && m.wantsCell() && o.Place == card.Brig:
		return -1, true
	case o.Kind == game.Return:
		return planned*one(m.demands(card.SuperCrisisPlayed) || m.side != human && !m.wantsCell()) - 1, true
	case o.Kind == game.TheAbility && o.Card == "primacy":
		return asCylon * m.open(-1), true
	case o.Kind == game.TheAbility && o.Card == "cryptic-message":
		most := 0
		for s := range m.Seats {
			if game.Seat(s) != m.me {
				most = max(most, m.Count(game.Hand(game.Seat(s))))
			}
		}
		return cardWorth * float64(most-m.Count(game.Hand(m.me))-4) * one(m.side != human), true
	case cylon && o.Kind == game.Locate:
		return m.plan(o.Place), true
	case cylon && o.Card == card.DetainHuman:
		return ground(m).cylonAction(o) * one(m.side != human), true
	case cylon:
		return 0, o.Kind != game.FromHand
	}
	return 0, false
}

// may scores whether Cavil brings more ships.
func (m leaders) may(o game.Option) float64 {
	return m.open(-1) * one((o.Kind == game.Yes) == (m.d.Ship == card.Raider))
}

// weighLeader weighs what the character sheets of the Cylon Leaders do.
func weighLeader(_ *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.BringFleet:
		return -asCylon, true
	case card.TakeActions:
		return 4 * float64(e.N), true
	case card.PutOnDestiny, card.SwapHands, card.TakeAndGive:
		return 0, true
	default:
		return 0, false
	}
}
