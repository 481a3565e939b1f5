package game

import (
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// roll is a die being rolled.
type roll struct {
	why      RollFor
	by       Seat
	about    card.ID  // the card or location that calls for the roll
	changes  []Change // fixed changes: damage tokens, cards in play
	upto     int      // the highest result that the card counts as low
	ship     card.Ship
	area     card.Area
	piloted  bool
	bonus    []Change // Strategic Planning
	planned  bool
	byPilot  bool     // an attack by a viper that a player pilots, not yet rolled
	replaced bool     // by Best of the Best: the attack is not rolled
	again    bool     // rerolled by FTL Operator
	fixed    bool     // Longshot, Hotshot: the result stands, whatever else would change it
	changed  bool     // Calculations was played
	scar     bool     // an attack on Scar, which only a rolled die destroys (P-CLAR-03)
	evaded   []Change // Evasive Maneuvers, for the roll that they call for
	result   int
}

// all returns the changes to the next throw.
func (r *roll) all() []Change { return slices.Concat(r.changes, r.bonus, r.evaded) }

// Die is what altered a result: added to what the die shows, or, if the result was chosen, already included in it.
type Die struct{ Changes []Change }

// notRolled is the result of a roll that a card replaced.
const notRolled = 0

// rollDie rolls the 8-sided die with all its windows. It returns the result, 1 to 8 (B-DIE-01..04), or notRolled.
func (g *Game) rollDie(r roll) int {
	about := Decision{Roll: r.why, About: r.about, Ship: r.ship, Area: r.area, Other: r.by, Upto: r.upto, Changes: r.all()}
	g.step.dieByCard = false
	g.beforeRoll(&r, about)
	if r.replaced {
		return notRolled
	}
	r.byPilot = false
	g.throw(&r, "B-DIE-01")
	asked := func(s Seat) bool {
		if r.fixed {
			return false
		}
		return g.mayAnswer(s, &r) || g.mayFireAgain(s, &r) || s == g.state.Current && g.has(s, card.ECOOfficer) && !g.used(card.ECOOfficer) || g.mayRepeat(s, &r)
	}
	about.N = r.result
	g.window(AfterRoll, about, asked, func(s Seat) bool {
		about.N = r.result
		return g.afterRoll(s, &r, about)
	})
	return r.result
}

// answers returns the timings of the cards that can be played after this die.
func (g *Game) answers(r *roll) []card.Timing {
	var timings []card.Timing
	if r.why == RollRaiderAtViper || r.why == RollRaiderAtPilot {
		timings = append(timings, card.AfterViperAttacked)
	}
	if !r.changed && g.anyTimed(false, card.AfterDieRoll) {
		timings = append(timings, card.AfterDieRoll)
	}
	return timings
}

// mayAnswer reports whether, as far as everyone knows, a player could hold a card to play after this die.
func (g *Game) mayAnswer(s Seat, r *roll) bool { return g.mayHold(s) && len(g.answers(r)) > 0 }

// mayFireAgain reports whether a player could discard Maximum Firepower to reroll their attack on occupation forces (P-NC-17).
func (g *Game) mayFireAgain(s Seat, r *roll) bool {
	return r.why == RollAtForces && s == r.by && g.mayHold(s)
}

// mayRepeat reports whether a player can have this die rerolled: Gaeta can for FTL Control, once.
func (g *Game) mayRepeat(s Seat, r *roll) bool {
	return r.why == RollForFTL && !r.again && g.has(s, card.FTLOperator)
}

// beforeRoll is the window for Strategic Planning, one for each roll (B-DIE-02, B-CARD-09), for Longshot and for Best of the Best. Best of the Best
// must come first: once a card has changed the roll of an attack, the attack is being rolled.
func (g *Game) beforeRoll(r *roll, about Decision) {
	asked := func(s Seat) bool {
		return !r.replaced && !r.fixed && (!r.planned && g.mayHold(s) || g.fixes(s, r) != "")
	}
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
			r.bonus = []Change{{e.By, played.ID}}
		case card.RaidersForAttack:
			r.replaced = true
			g.raidersForAttack(played.ID, r)
		}
		return true
	})
}

// raidersForAttack is Best of the Best: instead of the attack, a die roll says how many raiders in the viper's area are destroyed.
func (g *Game) raidersForAttack(title card.ID, r *roll) {
	g.causing(title, func() {
		n := g.rollDie(roll{why: RollForCard, by: r.by, about: title})
		g.hitRaiders(r.by, n, r.area, n, "B-COMBAT-04")
	})
}

// mayFix reports whether a player is Anders on his own turn, when he may choose the result of a die.
func (g *Game) mayFix(s Seat) bool { return s == g.state.Current && g.has(s, card.Longshot) }

// fixes returns the ability with which a player may name the result of this die instead of rolling it, empty for none. Anders has Longshot; Kat has
// Hotshot for what she rolls in her own Action step.
func (g *Game) fixes(s Seat, r *roll) card.ID {
	switch {
	case g.mayFix(s):
		return card.Longshot
	case !r.scar && s == g.state.Current && r.by == s && g.state.Step == ActionStep && g.has(s, card.Hotshot) && g.state.Count(Hand(s)) > 0:
		return card.Hotshot
	}
	return ""
}

// playBeforeRoll is playFromHand that also offers a player's ability that fixes the result.
func (g *Game) playBeforeRoll(s Seat, r *roll, about Decision, fits func(card.ID) bool) (*box.Skill, bool) {
	ability := g.fixes(s, r)
	if r.planned {
		fits = func(card.ID) bool { return false }
	}
	played, used := g.playOrUse(s, BeforeRoll, about, fits, ability)
	switch {
	case used == "":
		return played, played != nil
	case ability == card.Longshot:
		r.changes = []Change{{0, ability}}
		g.spend(s, card.Longshot)
		g.emit(Event{Kind: AbilityUsed, Rule: "B-DIE-05", Seat: s, Card: card.Longshot})
		var options []Option
		for n := range int8(DieFaces) {
			options = append(options, option(Choice{Kind: TheResult, N: n + 1}))
		}
		r.result = int(g.pick(s, Decision{Kind: ChooseResult, Options: options, About: card.Longshot, Roll: r.why, Other: r.by, Rule: "B-DIE-05"}).N)
	default:
		g.emit(Event{Kind: AbilityUsed, Rule: "P-CLAR-03", Seat: s, Card: ability})
		paid := g.pickDiscards(s, 1, DiscardCards, ability, "P-CLAR-03")
		g.step.dieByCard = true
		r.changes = []Change{{power[card.CardForDie](g, ability).More, ability}}
		r.result = min(g.cat.Skill(paid[0].Card).Strength+Sum(r.changes), DieFaces)
		g.causing(ability, func() { g.discardChosen(s, discards{cards: paid, counts: true}, "P-CLAR-03") })
	}
	r.fixed = true
	return nil, false
}

// throw rolls the die. The result is clamped after all changes (B-DIE-03).
func (g *Game) throw(r *roll, rule string) {
	if r.fixed { // no die is thrown (B-DIE-05)
		g.emit(Event{Kind: DieRolled, Rule: "B-DIE-05", Seat: r.by, N: r.result, RollFor: r.why, Card: r.about, Ship: r.ship, Area: r.area, Die: &Die{r.changes}})
		return
	}
	die := g.state.draw(ChanceDice, DieFaces) + 1
	if len(g.state.Dice) > 0 {
		die, g.state.Dice = g.state.Dice[0], g.state.Dice[1:]
	}
	changes := r.all()
	r.result = min(max(die+Sum(changes), 1), DieFaces)
	g.emit(Event{Kind: DieRolled, Rule: rule, Seat: r.by, N: r.result, Natural: int8(die), RollFor: r.why, Card: r.about, Ship: r.ship, Area: r.area, Die: &Die{changes}})
}

// afterRoll is the window for rerolls and for Calculations (P-DIE-01). Rerolls are Helo's on his own turn, Gaeta's for FTL Control, and Evasive
// Maneuvers after an attack on a viper (B-CARD-16).
func (g *Game) afterRoll(s Seat, r *roll, about Decision) bool {
	ability := card.ID("")
	switch {
	case g.mayRepeat(s, r):
		ability = card.FTLOperator
	case s == g.state.Current && g.has(s, card.ECOOfficer) && !g.used(card.ECOOfficer):
		ability = card.ECOOfficer
	}
	var played *box.Skill
	if g.mayAnswer(s, r) || g.mayFireAgain(s, r) {
		timings, used := g.answers(r), card.ID("")
		about.Rule = "B-CARD-16"
		fits := func(id card.ID) bool {
			return slices.Contains(timings, g.cat.Skill(id).Timing) || g.mayFireAgain(s, r) && g.cat.Skill(id).ID == card.MaximumFirepower
		}
		if played, used = g.playOrUse(s, AfterRoll, about, fits, ability); played == nil && used == "" {
			return false
		}
	}
	if played != nil {
		if e, changes := played.Effect[0].(card.ChangeDie); changes {
			g.changeDie(s, r, e.By, played)
			return true
		}
		if evades, is := played.Effect[0].(card.RerollAttack); is && r.piloted {
			r.evaded = []Change{{evades.Piloted, played.ID}}
		}
	} else {
		g.emit(Event{Kind: AbilityUsed, Rule: "B-DIE-04", Seat: s, Card: ability})
		if ability == card.FTLOperator {
			r.again = true
		} else {
			g.emit(Event{Kind: LimitUsed, Rule: "B-DIE-04", Seat: s, Card: ability})
			r.evaded = nil // only the roll that Evasive Maneuvers calls for is lowered
		}
	}
	about.Rule, about.Changes = "", r.all()
	g.beforeRoll(r, about) // a modifier not yet used may still be added (B-DIE-04)
	g.throw(r, "B-DIE-04")
	return true
}

// changeDie raises or lowers a result after the roll (P-DIE-01).
func (g *Game) changeDie(s Seat, r *roll, by int, played *box.Skill) {
	r.changed = true
	options := []Option{option(Choice{Kind: Raise, Card: played.ID}), option(Choice{Kind: Lower, Card: played.ID})}
	if g.pick(s, Decision{Kind: ChooseDieChange, Options: options, About: played.ID, Roll: r.why, Other: r.by, N: r.result, Rule: "P-DIE-01"}).Kind == Lower {
		by = -by
	}
	r.result = min(max(r.result+by, 1), DieFaces)
	change := Change{by, played.ID}
	all := append(r.all(), change)
	if r.why == RollAtForces { // P-NC-17
		r.bonus = append(r.bonus, change)
	}
	g.emit(Event{Kind: DieRolled, Cause: ResultChanged, Rule: "P-DIE-01", Seat: r.by, N: r.result, RollFor: r.why, Card: r.about, Ship: r.ship, Area: r.area, Die: &Die{all}})
}
