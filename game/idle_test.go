package game

import (
	"slices"
	"testing"

	"battlestar/game/card"
)

// A window is idle if the situation on the table harms nobody, or if only the Cylons would want another roll.
func TestIdleWindows(t *testing.T) {
	g, err := New(testSetup(4, 1))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	for _, c := range []struct {
		d    Decision
		idle bool
	}{
		{Decision{Window: BeforeRoll, Roll: RollRaiderAtViper, Ship: card.Viper}, true},
		{Decision{Window: BeforeRoll, Roll: RollRaiderAtGalactica}, true},
		{Decision{Window: BeforeRoll, Roll: RollBasestarAtGalactica}, true},
		{Decision{Window: BeforeRoll, Roll: RollViperAtRaider}, false},
		{Decision{Window: BeforeRoll, Roll: RollForFTL}, false},
		{Decision{Window: BeforeRoll, Roll: RollForCard, Upto: 4}, false},
		{Decision{Window: BeforeCards}, false},

		{Decision{Window: AfterRoll, Roll: RollRaiderAtViper, Ship: card.Viper, N: 4}, true},
		{Decision{Window: AfterRoll, Roll: RollRaiderAtViper, Ship: card.Viper, N: 5}, false},
		{Decision{Window: AfterRoll, Roll: RollRaiderAtViper, Ship: card.MarkVII, N: 5}, true}, // E-FLEET-37
		{Decision{Window: AfterRoll, Roll: RollRaiderAtViper, Ship: card.MarkVII, N: 6}, false},
		{Decision{Window: AfterRoll, Roll: RollRaiderAtPilot, Ship: card.Viper, N: 4}, true},
		{Decision{Window: AfterRoll, Roll: RollRaiderAtPilot, Ship: card.Viper, N: 5}, false},
		{Decision{Window: AfterRoll, Roll: RollRaiderAtGalactica, N: 7}, true},
		{Decision{Window: AfterRoll, Roll: RollRaiderAtGalactica, N: 8}, false},
		{Decision{Window: AfterRoll, Roll: RollViperAtRaider, Ship: card.Raider, N: 3}, true},
		{Decision{Window: AfterRoll, Roll: RollViperAtRaider, Ship: card.Raider, N: 2}, false},
		{Decision{Window: AfterRoll, Roll: RollForNuke, Ship: card.Basestar, N: 8}, false},
		{Decision{Window: AfterRoll, Roll: RollForFTL, N: FTLLosesUpTo}, false},
		{Decision{Window: AfterRoll, Roll: RollForFTL, N: FTLLosesUpTo + 1}, true},
		{Decision{Window: AfterRoll, Roll: RollForCard, Upto: 4, N: 4}, false},
		{Decision{Window: AfterRoll, Roll: RollForCard, Upto: 4, N: 5}, true},
		{Decision{Window: AfterRoll, Roll: RollForCard, N: 8}, false}, // the number of raiders shot down
	} {
		if got := g.idle(&c.d); got != c.idle {
			t.Errorf("%s of %s, %d: idle is %v", c.d.Window, c.d.Roll, c.d.N, got)
		}
	}
}

// Once a check's total is known, the window is idle unless a difficulty lower by 2 would change the outcome: the result, or whether Iron Will
// spares the humans.
func TestIdleWhereDeclareEmergencyDoesNotHelp(t *testing.T) {
	g, err := New(testSetup(4, 1))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	for _, c := range []struct {
		total, spared int
		helps         bool
	}{
		{10, 0, false},
		{9, 0, true},
		{8, 0, true},
		{7, 0, false},
		{10, 4, false},
		{9, 4, true},
		{7, 4, false},
		{6, 4, false},
		{5, 4, true},
		{4, 4, true},
		{3, 4, false},
	} {
		g.state.Check = &CheckState{Difficulty: 10, Total: c.total, Spared: c.spared}
		if idle := g.idle(&Decision{Window: StrengthTotaled}); idle == c.helps {
			t.Errorf("total %d, spared at %d less: idle is %v", c.total, c.spared, idle)
		}
	}
}

// Before a raider attacks a pilot nobody is asked, except on the turn of Anders, who may choose the result of the die (B-DIE-05).
func TestLongshotIsAsked(t *testing.T) {
	g, err := New(Setup{Boxes: []card.ID{"base", "exodus"}, Seed: 1, Deal: true, Players: make([]Player, 4)})
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	d := &Decision{Window: BeforeRoll, Roll: RollRaiderAtPilot}
	if !g.idle(d) {
		t.Fatal("anybody is asked")
	}
	g.state.Seats[g.state.Current].Character = g.cat.Owner(card.Longshot).ID
	if g.idle(d) {
		t.Error("he is not asked")
	}
	g.spend(g.state.Current, card.Longshot)
	if !g.idle(d) {
		t.Error("he is asked again")
	}
}

// If every copy of the only playable card is face up in a discard pile or in the check, everybody knows that nobody holds one: the window is idle.
func TestIdleWhereTheOnlyCardLiesOpen(t *testing.T) {
	setup := testSetup(4, 1)
	setup.Boxes = []card.ID{"base", "pegasus", "exodus", "daybreak"}
	g, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	lay := func(title card.ID, to Pile, seen Seats) {
		for pile := range NumPiles {
			g.state.Piles[pile] = slices.DeleteFunc(g.state.Piles[pile], func(s Slot) bool {
				of, _ := card.SplitSkill(s.Card)
				return of == title
			})
		}
		for c := range g.cat.Cards(card.SkillCards) {
			if of, _ := card.SplitSkill(c.ID); of == title {
				g.state.Piles[to] = append(g.state.Piles[to], Slot{Card: c.ID, Seen: seen})
			}
		}
	}
	for title, d := range map[card.ID]*Decision{
		"political-prowess": {Window: ReplaceCheck, Place: card.Brig},
		"change-of-plans":   {Window: CheckPassed},
		"run-interference":  {Window: RaidersToAct},
		"major-victory":     {Window: VictoryWon},
	} {
		for _, c := range []struct {
			lies Pile
			seen Seats
			idle bool
		}{
			{SkillDiscard(card.Politics), All, true},
			{CheckCards, All, true},
			{SkillDiscard(card.Politics), 0, false},
			{Contribution(1), SeatsOf(1), false},
			{Hand(1), SeatsOf(1), false},
			{Hand(1), All, false}, // everybody knows the card, but it can still be played
			{SkillDeck(card.Politics), All &^ SeatsOf(Everyone), false},
		} {
			lay(title, c.lies, c.seen)
			if got := g.idle(d); got != c.idle {
				t.Errorf("%s in %s, seen by %v: %s is idle: %v", title, c.lies, c.seen, d.Window, got)
			}
		}
	}
	lay("political-prowess", SkillDiscard(card.Politics), All)
	if g.idle(&Decision{Window: ReplaceCheck, About: card.MysteriousIntuition}) {
		t.Error("Boomer needs no card")
	}
}
