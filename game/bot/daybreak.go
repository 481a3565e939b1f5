package bot

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

const (
	mutinyWorth  = -1.5 // a Mutiny card for a player who may hold it: it works against the fleet, but is also an action
	miracleWorth = 8.0  // a miracle token: one more use of an ability
	missionWorth = 15.0 // attempting a mission
	noCrisis     = 4.0  // a turn without a crisis, and without its icons
)

// uprisings is what a player does with Mutiny cards, miracle tokens, missions and the rest of Daybreak.
type uprisings struct{ *mind }

// ---- What the verbs are worth ----

// mutinyFor returns the cost of a player drawing a Mutiny card: a player who already holds the maximum goes to the Brig.
func mutinyFor(v *game.View, s game.Seat) float64 {
	switch {
	case !isHuman(v, s):
		return 0
	case v.Count(game.MutinyHand(s)) >= v.MostMutiny(s, v.Boxes) && !v.Seats[s].Jailed():
		return mutinyWorth - brigWorth
	}
	return mutinyWorth
}

// mutinyForOne returns the same cost for one player, picked by somebody on the humans' side.
func mutinyForOne(v *game.View) float64 {
	best := -brigWorth
	for s := range v.Seats {
		if isHuman(v, game.Seat(s)) {
			best = max(best, mutinyFor(v, game.Seat(s)))
		}
	}
	return best
}

// weighDaybreak weighs the effects of Daybreak.
func weighDaybreak(v *game.View, e card.Effect) (worth float64, known bool) {
	for _, subject := range [...]func(*game.View, card.Effect) (float64, bool){weighUprising, weighHome, weighDaybreakCards, weighDaybreakShips} {
		if worth, known := subject(v, e); known {
			return worth, true
		}
	}
	return 0, false
}

// weighUprising weighs Mutiny cards and miracle tokens.
func weighUprising(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.DrawMutiny:
		for _, s := range seatsOf(v, e.Who) {
			if s >= 0 && (!e.Lacking || v.Count(game.MutinyHand(s)) == 0) {
				worth += float64(e.N) * mutinyFor(v, s)
			}
		}
		return worth, true
	case card.MutinyForChosen, card.ForceTheirHand:
		return mutinyForOne(v), true
	case card.DiscardThis:
		return 0, true
	case card.GainMiracle:
		for _, s := range seatsOf(v, e.Who) {
			worth += miracleWorth * one(s >= 0 && v.Seats[s].Uses == 0)
		}
		return worth, true
	case card.MiracleForChosen:
		return miracleWorth, true
	case card.PassMiracle:
		return miracleWorth / 4, true
	case card.MiracleIfBeaten:
		return miracleWorth / 2, true
	case card.PlayOneMutiny:
		return 2 * actionWorth, true
	case card.Incite:
		return mutinyForOne(v) / 2, true
	case card.Oust:
		return 0, true // it depends on whom the player trusts
	case card.RaiseAny:
		low := card.Fuel
		for _, r := range card.Resources {
			if v.Resources[r] < v.Resources[low] {
				low = r
			}
		}
		return resource(v, low, e.By), true
	default:
		return 0, false
	}
}

// weighHome weighs what missions and the boards of Search for Home do.
func weighHome(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.FlyMission:
		return missionWorth, true // and there is no crisis
	case card.EachDrawsType:
		for _, s := range v.Playing() {
			if drawn := drawnWorth * float64(e.N) * thrift(v, s); v.Seats[s].Human() {
				worth += drawn
			} else {
				worth -= drawn
			}
		}
		return worth, true
	case card.ClearBoard:
		for _, ship := range e.Ships {
			switch ship {
			case card.Basestar:
				for _, b := range v.Basestars {
					worth -= basestarWorth * one(b.Area != card.NoArea)
				}
			case card.HeavyRaider:
				worth -= heavyWorth * float64(v.HeavyRaidersInSpace())
			case card.Centurion:
				worth += centurionStart * float64(v.CenturionsAboard())
			case card.NoShip, card.Raider, card.Civilian, card.Viper, card.Raptor, card.MarkVII, card.AssaultRaptor: // no mission removes these
			}
		}
		return worth - basestarWorth/2*float64(e.Boxed), true
	case card.BringRebels:
		if e.Humans {
			return missionWorth, true
		}
		return -missionWorth, true
	case card.DestroyHub:
		return missionWorth, true
	case card.GainDistance:
		return distanceWorth * float64(e.By), true
	case card.TurnMissionDown:
		return 0, true
	case card.RepairLocation:
		return firstDamage * one(v.DamagedLocations() > 0), true
	case card.OrderCrises:
		return scoutWorth * float64(e.N) / 3, true
	case card.SearchSkills:
		return cardWorth * float64(e.N), true
	case card.SendOut:
		return vipersAct(v, 2), true
	default:
		return 0, false
	}
}

// weighDaybreakCards weighs what Daybreak's cards do with cards, people and the Quorum.
func weighDaybreakCards(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.DiscardQuorum:
		return -quorumWorth * float64(min(e.N, v.Count(game.QuorumHand))), true
	case card.ReleaseTo, card.FreeAll, card.ReleaseAny, card.Defend:
		return brigWorth * one(len(at(v, card.Brig)) > 0), true
	case card.TakeRandom:
		return 0, true // a human holds them either way
	case card.DrawForChosen:
		return drawnWorth * float64(e.N), true
	case card.BuryQuorum:
		return -quorumWorth / 2, true
	case card.ShareQuorum:
		return 2 * quorumWorth, true
	case card.InsteadOfPass:
		return drawnWorth * float64(e.Draw*number(v, card.EachHuman)), true
	case card.DrawByResult:
		return drawnWorth * float64(e.Fail), true
	case card.TakeFromCheck, card.DamageToRemove, card.ZeroesHelp, card.NoAbilities:
		return cardWorth / 2, true // its worth depends on the check
	case card.ActivateOneOf, card.ActivateAny:
		return actionWorth, true
	case card.ActivateSeveral:
		return actionWorth * float64(e.N), true
	case card.Treat:
		return drawnWorth * float64(e.N), true
	case card.LookAndLeave:
		return -look(v), true
	default:
		return 0, false
	}
}

// weighDaybreakShips weighs what Daybreak's cards do with ships.
func weighDaybreakShips(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.GainAssaultRaptor:
		f := v.Fleet(card.AssaultRaptor)
		return (viperWorth + 1) * one(f != nil && f.Aside > 0), true
	case card.Truce:
		return -activation(v, card.Raiders), true
	case card.ActivateOften:
		return vipersAct(v, 1) * 1.5, true
	case card.JoinPilot:
		return vipersAct(v, e.N), true
	case card.RepairAllVipers:
		return viperWorth * float64(v.AllVipers().Damaged), true
	case card.PlaceTogether:
		return basestarWorth*float64(e.Basestars) + raiderWorth*float64(e.Raiders), true
	case card.RepelBoarders:
		return 0.5 * worstCenturion(v), true
	case card.LaunchLastNuke:
		return nuke(v) - nukeWorth*float64(max(0, v.Nukes-1)), true
	case card.LaunchEach:
		for _, b := range v.Basestars {
			worth += raiderWorth * float64(e.N) * one(b.Area != card.NoArea)
		}
		return worth, true
	case card.Exchange:
		return -civilian(v) / 4, true
	default:
		return 0, false
	}
}

// ---- What a player does ----

// meets reports whether this player meets the need of a Mutiny card, as far as they can see.
func (m uprisings) meets(need card.Need) bool {
	president := m.President()
	switch need {
	case card.NeedsFiveCards:
		return m.Count(game.Hand(m.me)) >= 5
	case card.NeedsNotAdmiral:
		return m.Admiral() != m.me
	case card.NeedsNotPresident:
		return president != m.me
	case card.NeedsFreedom, card.NeedsOutOfBrig:
		return !m.Seats[m.me].Jailed()
	case card.NeedsRichPresident:
		return president >= 0 && m.Count(game.Hand(president)) >= 3
	case card.NeedsViperInSpace, card.NeedsPilotInSpace:
		vipers := m.AllVipers()
		return need == card.NeedsViperInSpace && vipers.InSpace() > 0
	case card.NeedsPrisoner:
		return len(at(m.View, card.Brig))+len(at(m.View, card.Detention)) > 0
	case card.NeedsAdmiralsNuke, card.NeedsNuke:
		return m.Nukes > 0
	case card.NeedsRaptor:
		return m.Raptors > 0
	case card.NoNeed, card.NeedsPiloting, card.NeedsPilot, card.NeedsPresident, card.NeedsBlueSpace, card.NeedsRedSpace, card.NeedsDistance, card.NeedsOrbit,
		card.NeedsNoMission:
	}
	return true
}

// mutiny returns the worth of playing a Mutiny card as an action, or 0 if it cannot be played. A title that it gives is worth taking from a known
// Cylon.
func (m uprisings) mutiny(id card.ID) float64 {
	c := m.Boxes.Mutinies.Of(id)
	if c == nil || slices.ContainsFunc(c.Needs, func(n card.Need) bool { return !m.meets(n) }) {
		return 0
	}
	worth := worthOf(m.View, c.Effect, nil)
	if title, ok := findIn[card.GiveTitle](c.Effect); ok {
		if m.Seats[m.me].Infiltrating() {
			return 0 // D-MUT-13
		}
		worth += 5 * presidentWorth * one(m.accuses(m.Holder(title.Title)))
	}
	full := m.Count(game.MutinyHand(m.me)) >= m.MostMutiny(m.me, m.Boxes)
	return m.open(worth) + 3*one(full) // the next one would send this player to the Brig
}

// bestMutiny returns the worth of the best Mutiny card that this player can play.
func (m uprisings) bestMutiny() float64 {
	best := 0.0
	for _, slot := range m.Piles[game.MutinyHand(m.me)] {
		best = max(best, m.mutiny(slot.Card))
	}
	return best
}

// discard scores which Mutiny card to discard: the one that serves this player least. They discard no more than they must.
func (m uprisings) discard(o game.Option) float64 { return -0.1 - m.secret(m.value(o.Card)) }

// value returns what a Mutiny card is worth to the humans, whoever plays it.
func (m uprisings) value(id card.ID) float64 {
	c := m.Boxes.Mutinies.Of(id)
	if c == nil {
		return 0
	}
	return worthOf(m.View, c.Effect, nil)
}

// give scores which Mutiny card Zarek gives away. play scores which of the drawn cards he plays.
func (m uprisings) give(o game.Option) float64 { return m.secret(m.value(o.Card)) }
func (m uprisings) play(o game.Option) float64 { return m.secret(m.value(o.Card)) }

// pay scores the price at a rebel location: whatever is of less use.
func (m uprisings) pay(o game.Option) float64 { return one(o.Kind != game.TheMiracle) }

// stay scores whether an assault raptor stays behind when the fleet jumps. If there is nothing to do there, it comes home.
func (m uprisings) stay(o game.Option) float64 { return 0.5 * one(o.Kind == game.Pass) }

// force scores adding a card faceup to the check instead of drawing a Mutiny card.
func (m uprisings) force(o game.Option) float64 {
	if o.Kind == game.Pass {
		return m.open(mutinyFor(m.View, m.me))
	}
	_, s := checks(m).pending()
	worth := (s.pass - s.fail) * float64(checks(m).strengthOf(o.Card)) / 12
	return m.open(worth) - m.keep(o.Card)
}

// playOrDiscard scores whether to play the Quorum card that was looked at.
func (m uprisings) playOrDiscard(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	return m.open(quorumCards(m).value(o.Card))
}

// heir scores who is given the Mutineer: the player whom it hurts most.
func (m uprisings) heir(o game.Option) float64 { return m.usefulness(o.Seat) }

// show scores which of the added cards is faceup: the weakest.
func (m uprisings) show(o game.Option) float64 { return -float64(checks(m).strengthOf(o.Card)) }

// assault scores which ships Simon activates.
func (m uprisings) assault(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	return m.secret(activation(m.View, card.Activation(o.N))) - 6
}

// window returns the worth of interrupting in a window that Daybreak opens.
func (m uprisings) window() float64 {
	spends := m.patience() / 2
	// the other windows belong to every game
	//exhaustive:ignore
	switch m.d.Window {
	case game.CheckPassed:
		if !m.holds("change-of-plans") || m.Check == nil {
			return -1
		}
		_, s := checks(m).pending()
		return m.open(drawnWorth*2*float64(number(m.View, card.EachHuman))-s.pass) - m.keep(card.SkillID("change-of-plans", 5))
	case game.PopulationLost:
		return 1
	case game.CivilianFound:
		return m.open(-civilian(m.View)-viperWorth) - spends
	case game.ShipsLeft:
		return m.open(resource(m.View, card.Fuel, -1)+resource(m.View, card.Population, 2)) - spends
	case game.DiscardOwed:
		return m.open(cardWorth)
	case game.ShipsToAct:
		return m.secret(min(activation(m.View, card.Raiders), activation(m.View, card.HeavyRaiders), activation(m.View, card.Basestars))) - 6
	default:
		return -1
	}
}

// ---- Motives ----

// motives returns how many of a Cylon Leader's Motives, revealed or not, favor each side.
func (m *mind) motives() (human, cylon int) {
	for _, slot := range m.Piles[game.Motives(m.me)] {
		switch c := m.Boxes.Motives.Of(slot.Card); {
		case c == nil:
		case c.Side == card.CylonTeam:
			cylon++
		default:
			human++
		}
	}
	return human, cylon
}

// unveils returns a Motive for a Cylon Leader to reveal now, or "" for none: one of the Leader's own side, as soon as it is true.
func (m *mind) unveils() card.ID {
	for _, id := range m.Unveilable() {
		if (m.Boxes.Motives.Of(id).Side == card.HumanTeam) == (m.side == human) {
			return id
		}
	}
	return ""
}
