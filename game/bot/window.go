package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// windows is when a player interrupts: in the windows of a check, and around a roll, where they may add to it, reroll or choose the result.
type windows struct{ *mind }

// timings maps a window to the timing of its cards.
var timings = map[game.Window]card.Timing{
	game.ReplaceCheck: card.BeforeCheck,
	game.BeforeCards:  card.BeforeCardsAdded, game.StrengthTotaled: card.AfterStrengthTotaled,
	game.BeforeRoll: card.BeforeDieRoll, game.AfterRoll: card.AfterViperAttacked,
	game.CheckPassed:  card.AfterPass,
	game.RaidersToAct: card.BeforeRaidersAct, game.VictoryWon: card.AfterVictory, game.TreacheryDiscarded: card.TreacheryDropped,
}

// window scores whether to interrupt.
func (m windows) window(o game.Option) float64 {
	if o.Kind == game.Pass {
		return 0
	}
	switch m.d.Window {
	case game.RaidersToAct, game.VictoryWon, game.TreacheryDiscarded:
		return m.bestCard()
	case game.BeforeCards, game.StrengthTotaled, game.BeforeRoll, game.AfterRoll:
		best := m.bestCard()
		if m.d.Window == game.BeforeCards && m.keeps(card.ChiefOfStaff) {
			best = max(best, m.interrupt(game.Choice{Kind: game.TheAbility, Card: card.ChiefOfStaff}))
		}
		if m.d.Window == game.AfterRoll && m.able(card.ECOOfficer) && !m.usedThisTurn(card.ECOOfficer) && m.Current == m.me {
			best = max(best, m.interrupt(game.Choice{Kind: game.TheAbility, Card: card.ECOOfficer}))
		}
		if m.d.Window == game.AfterRoll && m.d.Roll == game.RollForFTL && m.able(card.FTLOperator) {
			best = max(best, m.rerollGain())
		}
		if m.d.Window == game.BeforeRoll && m.able(card.Longshot) && m.Current == m.me {
			best = max(best, m.interrupt(game.Choice{Kind: game.TheAbility, Card: card.Longshot}))
		}
		return best
	case game.CrisisRevealed:
		return m.open(-14-decks(m).crisisValue(m.d.About)) - one(m.side == hidden)*100
	case game.ChoiceMade:
		return -1 // the chooser has already weighed it
	case game.CheckAnnounced:
		return m.bestDifficulty()
	case game.ReplaceCheck:
		if m.d.Place != "" {
			return m.bestCard()
		}
		return m.replacing()
	case game.CardsRevealed:
		return m.fixing()
	case game.CardsAdded:
		return m.zeroing()
	case game.CheckResolved:
		return float64(m.Count(game.CheckCards)) - 6.5
	case game.ViperPlaced:
		return m.side.loyal() * (danger(m.View) - 14)
	case game.EndOfTurn, game.RepairUsed, game.QuorumUsed:
		return 1
	case game.CheckPassed, game.PopulationLost, game.CivilianFound, game.ShipsLeft, game.DiscardOwed, game.ShipsToAct:
		return uprisings(m).window()
	case game.NoWindow:
	}
	return 0
}

// bestCard returns what the best card for the window is worth to this player.
func (m windows) bestCard() float64 {
	best := -1.0
	for _, slot := range m.Piles[game.Hand(m.me)] {
		if s := m.Boxes.Skill(slot.Card); s != nil && s.Timing == timings[m.d.Window] {
			best = max(best, m.interrupt(game.Choice{Kind: game.TheCard, Card: slot.Card}))
		}
	}
	return best
}

// interrupt returns the worth of a card or ability in the decision's window, less the card. A hidden Cylon stays quiet.
func (m windows) interrupt(c game.Choice) float64 {
	if m.d.Window == game.TreacheryDiscarded {
		return 1
	}
	if m.side != human {
		return -1
	}
	cost := 0.0
	if c.Kind == game.TheCard {
		cost = m.keep(c.Card)
	}
	// a matter of taste: in the other windows, an ability is worth what it does
	//exhaustive:ignore
	switch m.d.Window {
	case game.RaidersToAct:
		return 0.4*viperWorth*float64(min(4, m.Raiders[m.Seats[m.me].Area])) - cost
	case game.VictoryWon:
		return 0.5*resource(m.View, card.Morale, 1) - cost
	case game.ReplaceCheck:
		return m.deciding(c.Card)
	case game.BeforeCards:
		return m.beforeCards(c.Card) - cost
	case game.StrengthTotaled:
		_, s := checks(m).pending()
		short := m.Check.Difficulty - m.Check.Total
		if short > 0 && short <= 2 && !m.Check.Emergency {
			return s.pass - max(s.fail, s.middle*one(m.Check.Partial > 0)) - cost
		}
		return -1
	case game.BeforeRoll:
		if s := m.Boxes.Skill(c.Card); s != nil && s.ID == "best-of-the-best" {
			return m.raidersHit() - cost
		}
		if c.Kind == game.TheAbility {
			return m.longshot()
		}
		return m.rollGain() - cost
	case game.AfterRoll:
		return m.rerollGain() - cost
	case game.CheckPassed:
		return uprisings(m).window()
	default:
		return -1
	}
}

// beforeCards returns the worth of a card that changes how a check is made.
func (m windows) beforeCards(id card.ID) float64 {
	title, _ := card.SplitSkill(id)
	switch title {
	case "scientific-research":
		return m.positive(card.Engineering)
	case card.ChiefOfStaff:
		return m.positive(card.Politics)
	case "investigative-committee":
		_, s := checks(m).pending()
		return (s.pass-s.fail)*0.1 - 4
	case "a-second-chance":
		return miracleWorth / 3 * one(m.Seats[m.Current].Uses == 0)
	default:
		return 0
	}
}

// positive returns the worth of counting a skill type as positive in the check.
func (m windows) positive(skill card.Skill) float64 {
	if m.Check.Skills[skill] {
		return 0
	}
	c := checks(m)
	check, s := c.pending()
	with := m.Check.Skills
	with[skill] = true
	more := c.destiny(with) - c.destiny(m.Check.Skills)
	for i := range m.Seats {
		if seat := game.Seat(i); isHuman(m.View, seat) {
			more += 0.5 * (c.handStrength(seat, with) - c.handStrength(seat, m.Check.Skills))
		}
	}
	return (s.pass - s.fail) * min(0.12*more, 0.6) * (1 - c.chance(check.Skills, float64(m.Check.Difficulty)+3))
}

// deciding returns the worth of deciding a location's check with a card.
func (m windows) deciding(id card.ID) float64 {
	c := checks(m)
	check, s := c.pending()
	pass := c.chance(check.Skills, float64(m.Check.Difficulty))
	return max((1-pass)*s.pass, -pass*s.pass) - m.keep(id)
}

// replacing returns the worth of deciding a check instead of making it.
func (m windows) replacing() float64 {
	c := checks(m)
	check, s := c.pending()
	gain := s.pass - s.fail
	return gain*(1-c.chance(check.Skills, float64(m.Check.Difficulty))) - m.patience() - one(m.side == hidden)*100
}

// bestDifficulty returns the worth of the best change to the difficulty.
func (m windows) bestDifficulty() float64 {
	_, s := checks(m).pending()
	return max(s.pass, -s.pass) - 2
}

// fixing returns the worth of the best discard from the check.
func (m windows) fixing() float64 {
	best := -1.0
	for _, slot := range m.Piles[game.CheckCards] {
		best = max(best, checks(m).against(game.Option{Choice: game.Choice{Kind: game.TheCard, Card: slot.Card}}))
	}
	return best
}

// zeroing returns the worth of counting a type as nothing: much when a Cylon has added cards.
func (m windows) zeroing() float64 {
	c := checks(m)
	_, s := c.pending()
	total, _ := c.expected()
	short := float64(m.Check.Difficulty) - total
	return m.side.loyal()*((s.pass-s.fail)*one(short > 0 && short < 3)) - 20
}

// ---- Rolls ----

// rollGain returns the worth of adding 2 to the die.
func (m windows) rollGain() float64 {
	// a matter of taste: the other rolls gain nothing from 2 more
	//exhaustive:ignore
	switch m.d.Roll {
	case game.RollForCard, game.RollForHumanFleet:
		return m.rollOfCard()
	case game.RollForFTL:
		loss, _ := game.FTLPopulation(m.JumpPrep)
		return -0.25 * resource(m.View, card.Population, -loss)
	case game.RollForNuke:
		return -0.25 * basestarWorth
	case game.RollViperAtRaider, game.RollGalacticaAtRaider:
		return 0.25 * raiderAt(m.View, m.d.Area)
	case game.RollViperAtHeavyRaider, game.RollGalacticaAtHeavyRaider:
		return 0.25 * heavyAt(m.View, m.d.Area)
	case game.RollViperAtBasestar, game.RollAssaultAtBasestar, game.RollGalacticaAtBasestar:
		return -0.25 * 0.4 * basestarWorth
	case game.RollForArmory:
		return 0.25 * worstCenturion(m.View)
	default:
		return 0 // do not help rolls against us
	}
}

// rollOfCard returns the worth of 2 more on the roll of the card being resolved: the faceup crisis, or what the acting player does. Only a crisis
// can be told from the table.
func (m windows) rollOfCard() float64 {
	best := 0.0
	for _, p := range []game.Pile{game.CrisisOpen, game.QuorumOpen} {
		for _, slot := range m.Piles[p] {
			if r, ok := find[card.Roll](m.View, slot.Card); ok {
				of := m.Boxes.Crisis(slot.Card)
				best = max(best, 0.25*(worthOf(m.View, r.High, of)-worthOf(m.View, r.Low, of)))
			}
		}
	}
	return best
}

// rerollGain returns the worth of rolling again after the result N.
func (m windows) rerollGain() float64 {
	does := game.AttackDoes(m.d.Roll, m.d.Ship, m.House, m.d.N)
	// a matter of taste: the other rolls are not rerolled
	//exhaustive:ignore
	switch m.d.Roll {
	case game.RollRaiderAtViper:
		if does != game.Misses {
			return 0.5*viperWorth + 2*one(does == game.Destroys)
		}
	case game.RollRaiderAtPilot:
		if does != game.Misses {
			return 0.7 * (viperWorth + sickbayWorth)
		}
	case game.RollForFTL:
		if m.d.N <= game.FTLLosesUpTo {
			loss, _ := game.FTLPopulation(m.JumpPrep)
			return -0.25 * resource(m.View, card.Population, -loss)
		}
	case game.RollForArmory:
		if does == game.Misses {
			return 2
		}
	case game.RollViperAtRaider, game.RollGalacticaAtRaider:
		if does == game.Misses {
			return 1
		}
	case game.RollBasestarAtGalactica:
		if does != game.Misses {
			return 3
		}
	}
	return -1
}

// raidersHit returns how much more a die of destroyed raiders is worth than a viper's attack in an area.
func (m windows) raidersHit() float64 {
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

// longshot returns the worth of choosing a result, which is possible once.
func (m windows) longshot() float64 {
	const patience = 6
	return 2*m.rollGain() - patience
}

// dieResult scores a die result that is chosen, not rolled: high, but low for the Cylons' rolls.
func (m windows) dieResult(o game.Option) float64 {
	n := float64(o.N)
	if m.d.Roll >= game.RollRaiderAtViper && m.d.Roll <= game.RollBasestarAtGalactica {
		n = -n
	}
	return m.open(n)
}
