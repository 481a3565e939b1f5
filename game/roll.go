package game

import (
	"battlestar/game/box"
	"battlestar/game/card"
)

// roll is a die being rolled.
type roll struct {
	why      RollFor
	by       Seat
	about    card.ID // the card or location that calls for the roll
	change   int     // fixed changes: damage tokens, cards in play
	upto     int     // the highest result that the card tells as low
	ship     card.Ship
	area     card.Area
	piloted  bool
	bonus    int // Strategic Planning
	planned  bool
	byPilot  bool // an attack by a viper that a player pilots, not yet rolled
	replaced bool // by Best of the Best: the attack is not rolled
	again    bool // FTL Operator had it rolled again
	fixed    bool // Longshot: the result stands, whatever else would change it
	evaded   int
	result   int
}

// notRolled is the result of a roll that a card replaced.
const notRolled = 0

// rollDie rolls the 8-sided die with all its windows and gives the result, 1 to 8 (B-DIE-01..04), or notRolled.
func (g *Game) rollDie(r roll) int {
	about := Decision{Roll: r.why, About: r.about, Ship: r.ship, Area: r.area, Other: r.by, Upto: r.upto}
	g.beforeRoll(&r, about)
	if r.replaced {
		return notRolled
	}
	r.byPilot = false
	g.throw(&r, "B-DIE-01")
	attacked := r.why == RollRaiderAtViper || r.why == RollRaiderAtPilot
	asked := func(s Seat) bool {
		if r.fixed {
			return false
		}
		return attacked && g.mayHold(s) || s == g.state.Current && g.has(s, card.ECOOfficer) && !g.used(card.ECOOfficer) || g.mayRepeat(s, &r)
	}
	about.N = r.result
	g.window(AfterRoll, about, asked, func(s Seat) bool {
		about.N = r.result
		return g.afterRoll(s, &r, about, attacked)
	})
	return r.result
}

// mayRepeat says whether a player can have this die rolled again: Gaeta that of FTL Control, once.
func (g *Game) mayRepeat(s Seat, r *roll) bool {
	return r.why == RollForFTL && !r.again && g.has(s, card.FTLOperator)
}

// beforeRoll is the window for Strategic Planning, one for each roll (B-DIE-02, B-CARD-09), for Longshot, and for Best of the Best, which must
// come first: once a card has changed the roll of an attack, the attack is being rolled.
func (g *Game) beforeRoll(r *roll, about Decision) {
	asked := func(s Seat) bool { return !r.replaced && !r.fixed && (!r.planned && g.mayHold(s) || g.mayFix(s)) }
	fits := func(id card.ID) bool {
		_, replaces := g.cat.Skill(id).Effect[0].(card.RaidersForAttack)
		return g.cat.Skill(id).Timing == card.BeforeDieRoll && (!replaces || r.byPilot)
	}
	g.window(BeforeRoll, about, asked, func(s Seat) bool {
		played, ok := g.playBeforeRoll(s, r, about, fits)
		if !ok {
			return r.fixed
		}
		switch e := played.Effect[0].(type) {
		case card.RollBonus:
			r.planned = true
			r.bonus = e.By
		case card.RaidersForAttack:
			r.replaced = true
			g.raidersForAttack(played.ID, r)
		}
		return true
	})
}

// raidersForAttack is Best of the Best: instead of the attack a die says how many raiders of the viper's area are destroyed.
func (g *Game) raidersForAttack(title card.ID, r *roll) {
	g.causing(title, func() {
		n := g.rollDie(roll{why: RollForCard, by: r.by, about: title})
		g.hitRaiders(r.by, n, r.area, n, "B-COMBAT-04")
	})
}

// mayFix says whether it is the turn of Anders, who may choose the result of a die in it.
func (g *Game) mayFix(s Seat) bool { return s == g.state.Current && g.has(s, card.Longshot) }

// playBeforeRoll is playFromHand, with Longshot beside the cards for who has it: it fixes the result.
func (g *Game) playBeforeRoll(s Seat, r *roll, about Decision, fits func(card.ID) bool) (*box.Skill, bool) {
	if !g.mayFix(s) {
		return g.playFromHand(s, BeforeRoll, about, fits)
	}
	d := about
	d.Kind, d.Window, d.Seats, d.Private, d.Rule = ChooseFromHand, BeforeRoll, SeatsOf(s), true, "B-SECRET-03"
	if !r.planned {
		d.Options = g.handOptions(Hand(s), fits)
	}
	d.Options = append(d.Options, Option{Choice: Choice{Kind: Pass}, Private: true}, option(Choice{Kind: TheAbility, Card: card.Longshot}))
	switch picked := g.ask(d).Picks[0]; picked.Kind {
	case TheCard:
		g.play(s, picked.Card, "B-ACT-02")
		return g.cat.Skill(picked.Card), true
	case TheAbility:
		g.spend(s, card.Longshot)
		g.emit(Event{Kind: AbilityUsed, Rule: "B-DIE-05", Seat: s, Card: card.Longshot})
		var options []Option
		for n := range int8(DieFaces) {
			options = append(options, option(Choice{Kind: TheResult, N: n + 1}))
		}
		r.result = int(g.pick(s, Decision{Kind: ChooseResult, Options: options, About: card.Longshot, Roll: r.why, Other: r.by, Rule: "B-DIE-05"}).N)
		r.fixed = true
	}
	return nil, false
}

// throw rolls; the result is clamped after all changes (B-DIE-03).
func (g *Game) throw(r *roll, rule string) {
	if r.fixed { // no die is thrown (B-DIE-05)
		g.emit(Event{Kind: DieRolled, Rule: "B-DIE-05", Seat: r.by, N: r.result, RollFor: r.why, Card: r.about, Ship: r.ship, Area: r.area})
		return
	}
	die := g.state.draw(ChanceDice, DieFaces) + 1
	if len(g.state.Dice) > 0 {
		die, g.state.Dice = g.state.Dice[0], g.state.Dice[1:]
	}
	r.result = min(max(die+r.change+r.bonus+r.evaded, 1), DieFaces)
	g.emit(Event{Kind: DieRolled, Rule: rule, Seat: r.by, N: r.result, Natural: int8(die), RollFor: r.why, Card: r.about, Ship: r.ship, Area: r.area})
}

// afterRoll is the window for rerolls: Helo's in his own turn, and Evasive Maneuvers after an attack on a viper (B-CARD-16).
func (g *Game) afterRoll(s Seat, r *roll, about Decision, attacked bool) bool {
	eco := s == g.state.Current && g.has(s, card.ECOOfficer) && !g.used(card.ECOOfficer)
	useEco := eco
	if g.mayRepeat(s, r) {
		useEco, r.again = false, true
		g.emit(Event{Kind: AbilityUsed, Rule: "B-DIE-04", Seat: s, Card: card.FTLOperator})
	}
	if attacked && g.mayHold(s) {
		d := about
		d.Kind, d.Window, d.Seats, d.Private, d.Rule = ChooseFromHand, AfterRoll, SeatsOf(s), true, "B-CARD-16"
		d.Options = append(g.handOptions(Hand(s), g.timed(card.AfterViperAttacked)), Option{Choice: Choice{Kind: Pass}, Private: true})
		if eco {
			d.Options = append(d.Options, option(Choice{Kind: TheAbility, Card: card.ECOOfficer}))
		}
		picked := g.ask(d).Picks[0]
		switch picked.Kind {
		case Pass:
			return false
		case TheCard:
			g.play(s, picked.Card, "B-CARD-16")
			if r.piloted {
				r.evaded = g.cat.Skill(picked.Card).Effect[0].(card.RerollAttack).Piloted
			}
			useEco = false
		}
	}
	if useEco {
		g.emit(Event{Kind: AbilityUsed, Rule: "B-DIE-04", Seat: s, Card: card.ECOOfficer})
		g.emit(Event{Kind: LimitUsed, Rule: "B-DIE-04", Seat: s, Card: card.ECOOfficer})
		r.evaded = 0 // only the roll that Evasive Maneuvers calls for is lowered
	}
	g.beforeRoll(r, about) // a modifier not yet used may still be added (B-DIE-04)
	g.throw(r, "B-DIE-04")
	return true
}
