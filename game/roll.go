package game

import (
	"battlestar/game/card"
)

// roll is a die being rolled.
type roll struct {
	why      RollFor
	by       Seat
	about    card.ID // the card or location that calls for the roll
	change   int     // fixed changes: damage tokens, cards in play
	ship     card.Ship
	area     card.Area
	piloted  bool
	bonus    int // Strategic Planning
	planned  bool
	byPilot  bool // an attack by a viper that a player pilots, not yet rolled
	replaced bool // by Best of the Best: the attack is not rolled
	evaded   int
	result   int
}

// notRolled is the result of a roll that a card replaced.
const notRolled = 0

// rollDie rolls the 8-sided die with all its windows and gives the result, 1 to 8 (B-DIE-01..04), or notRolled.
func (g *Game) rollDie(r roll) int {
	about := Decision{Roll: r.why, About: r.about, Ship: r.ship, Area: r.area, Other: r.by}
	g.beforeRoll(&r, about)
	if r.replaced {
		return notRolled
	}
	r.byPilot = false
	g.throw(&r, "B-DIE-01")
	attacked := r.why == RollRaiderAtViper || r.why == RollRaiderAtPilot
	asked := func(s Seat) bool {
		return attacked && g.mayHold(s) || s == g.state.Current && g.has(s, "eco-officer") && !g.used("eco-officer")
	}
	about.N = r.result
	g.window(AfterRoll, about, asked, func(s Seat) bool {
		about.N = r.result
		return g.afterRoll(s, &r, about, attacked)
	})
	return r.result
}

// beforeRoll is the window for Strategic Planning, one for each roll (B-DIE-02, B-CARD-09), and for Best of the Best, which must come
// first: once a card has changed the roll of an attack, the attack is being rolled.
func (g *Game) beforeRoll(r *roll, about Decision) {
	asked := func(s Seat) bool { return !r.planned && !r.replaced && g.mayHold(s) }
	fits := func(id card.ID) bool {
		_, replaces := g.cat.skills[id].Effect[0].(card.RaidersForAttack)
		return g.cat.skills[id].Timing == card.BeforeDieRoll && (!replaces || r.byPilot)
	}
	g.window(BeforeRoll, about, asked, func(s Seat) bool {
		played, ok := g.playFromHand(s, BeforeRoll, about, fits)
		if !ok {
			return false
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
		g.moveShips(card.Raider, min(n, g.state.Raiders[r.area]), SpotOf(r.area), Supply, "B-COMBAT-04")
	})
}

// throw rolls; the result is clamped after all changes (B-DIE-03).
func (g *Game) throw(r *roll, rule string) {
	die := g.state.draw(ChanceDice, 8) + 1
	if len(g.state.Dice) > 0 {
		die, g.state.Dice = g.state.Dice[0], g.state.Dice[1:]
	}
	r.result = min(max(die+r.change+r.bonus+r.evaded, 1), 8)
	g.emit(Event{Kind: DieRolled, Rule: rule, Seat: r.by, N: r.result, Natural: int8(die), RollFor: r.why, Card: r.about, Ship: r.ship, Area: r.area})
}

// afterRoll is the window for rerolls: Helo's in his own turn, and Evasive Maneuvers after an attack on a viper (B-CARD-16).
func (g *Game) afterRoll(s Seat, r *roll, about Decision, attacked bool) bool {
	eco := s == g.state.Current && g.has(s, "eco-officer") && !g.used("eco-officer")
	useEco := eco
	if attacked && g.mayHold(s) {
		d := about
		d.Kind, d.Window, d.Seats, d.Private, d.Rule = ChooseFromHand, AfterRoll, SeatsOf(s), true, "B-CARD-16"
		d.Options = append(g.handOptions(Hand(s), g.timed(card.AfterViperAttacked)), Option{Choice: Choice{Kind: Pass}, Private: true})
		if eco {
			d.Options = append(d.Options, option(Choice{Kind: TheAbility, Card: "eco-officer"}))
		}
		picked := g.ask(d).Picks[0]
		switch picked.Kind {
		case Pass:
			return false
		case TheCard:
			g.play(s, picked.Card, "B-CARD-16")
			if r.piloted {
				r.evaded = g.cat.skills[picked.Card].Effect[0].(card.RerollAttack).Piloted
			}
			useEco = false
		}
	}
	if useEco {
		g.emit(Event{Kind: AbilityUsed, Rule: "B-DIE-04", Seat: s, Card: "eco-officer"})
		g.emit(Event{Kind: LimitUsed, Rule: "B-DIE-04", Seat: s, Card: "eco-officer"})
		r.evaded = 0 // only the roll that Evasive Maneuvers calls for is lowered
	}
	g.beforeRoll(r, about) // a modifier not yet used may still be added (B-DIE-04)
	g.throw(r, "B-DIE-04")
	return true
}
