package game

import (
	"slices"

	"battlestar/game/card"
)

// idle reports whether nothing that anyone could hold is worth using in a window: a human who wants the fleet to live would change nothing. It goes
// by what everyone knows.
func (g *Game) idle(d *Decision) bool {
	if timing, is := playedIn[d.Window]; is && (d.Window != ReplaceCheck || d.Place != "") && g.allLieOpen(timing) { // a location's check can be replaced only by a card; in a crisis Boomer decides
		return true
	}
	// in the other windows, someone may always have a reason
	//exhaustive:ignore
	switch d.Window {
	case BeforeRoll:
		return g.idleBefore(d.Roll)
	case AfterRoll:
		return g.idleAfter(d)
	case StrengthTotaled:
		return !g.emergencyHelps()
	case TreacheryDiscarded: // there is nothing that could be damaged (P-NC-06)
		return g.frozen()
	}
	return false
}

// playedIn holds the windows where only cards of one timing are played. In ReplaceCheck, Boomer decides the check of a crisis without any card.
var playedIn = map[Window]card.Timing{
	ReplaceCheck: card.BeforeCheck, StrengthTotaled: card.AfterStrengthTotaled, RaidersToAct: card.BeforeRaidersAct, VictoryWon: card.AfterVictory,
	TreacheryDiscarded: card.TreacheryDropped, CheckPassed: card.AfterPass,
}

// allLieOpen reports whether everyone can see that nobody holds a card of a timing: all are in discard piles or among the revealed cards of a check.
func (g *Game) allLieOpen(timing card.Timing) bool {
	for _, pile := range skillPiles {
		for _, slot := range g.state.Piles[pile] {
			if slot.FaceUp() && pile.Owner() == NoSeat {
				continue
			}
			if sc := g.cat.Skill(slot.Card); sc != nil && sc.Timing == timing {
				return false
			}
		}
	}
	return true
}

// skillPiles are the piles that may hold Skill cards. The decks come first, since most facedown cards are there.
var skillPiles = func() (piles []Pile) {
	for p := range NumPiles {
		if slices.Contains(p.Decks(), card.SkillCards) {
			piles = append(piles, p)
		}
	}
	slices.SortStableFunc(piles, func(a, b Pile) int { return one(b.Skill() != card.AnySkill) - one(a.Skill() != card.AnySkill) })
	return piles
}()

// idleBefore reports whether a higher die would help only the Cylons, and nobody may choose another result.
func (g *Game) idleBefore(why RollFor) bool {
	// for the other rolls, whoever rolls wants a high result
	//exhaustive:ignore
	switch why {
	case RollRaiderAtViper, RollForHumanFleet, RollForCylonFleet:
		return true
	case RollRaiderAtPilot, RollRaiderAtGalactica, RollBasestarAtGalactica:
		return !g.mayFix(g.state.Current)
	}
	return false
}

// idleAfter reports whether no human would change the die result: an attack on humans missed, an attack by humans hit, or nothing depends on it.
func (g *Game) idleAfter(d *Decision) bool {
	misses := g.attackDoes(d.Roll, d.Ship, d.N) == Misses
	// a nuke can always do more, and for the other rolls nobody is asked
	//exhaustive:ignore
	switch d.Roll {
	case RollForCard, RollAtForces, RollForPresident:
		return d.Upto > 0 && d.N > d.Upto
	case RollForFTL:
		return d.N > FTLLosesUpTo
	case RollForCylonFleet:
		return true
	case RollRaiderAtViper, RollRaiderAtPilot, RollRaiderAtGalactica, RollBasestarAtGalactica:
		return misses
	case RollViperAtRaider, RollViperAtHeavyRaider, RollViperAtBasestar, RollAssaultAtBasestar, RollGalacticaAtRaider, RollGalacticaAtHeavyRaider, RollGalacticaAtBasestar, RollForArmory:
		return !misses
	}
	return false
}

// emergencyHelps reports whether a card that eases the check whose total is known would change its outcome (B-CHECK-11): the result, or whether the
// humans are spared, which everyone can see (E-CHECK-11).
func (g *Game) emergencyHelps() bool {
	most := 0
	for s := range g.cat.Skills.All() {
		if s.Timing == card.AfterStrengthTotaled {
			most = min(most, s.Effect[0].(card.Difficulty).By)
		}
	}
	check := g.state.Check
	turns := func(needed int) bool { return check.Total < needed && check.Total >= needed+most }
	return turns(check.Difficulty) || turns(check.Difficulty-check.Spared)
}
