package sim

import (
	"math/rand/v2"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
)

// midGame returns a checker in the middle of a game, between two answers.
func midGame(t *testing.T) *checker {
	m := &match{setup: game.Setup{Boxes: []card.ID{"base"}, Players: make([]game.Player, 4), Seed: 3, Deal: true}, bots: "random"}
	m.play()
	c := &checker{match: m, contents: newContents(m.setup), rng: rand.New(rand.NewPCG(1, 1))}
	c.tally = make([]int, len(c.cards))
	c.g = c.begin()
	for _, a := range m.answers[:len(m.answers)/4] {
		if c.stamp != stampOf(c.g.Uncovered()) {
			c.newSnapshot(c.g.Snapshot())
		}
		if err := c.g.Decide(a); err != nil {
			t.Fatal(err)
		}
		c.since = append(c.since, a)
	}
	if c.stamp != stampOf(c.g.Uncovered()) {
		c.newSnapshot(c.g.Snapshot())
	}
	t.Cleanup(c.g.Close)
	return c
}

// TestFaultsAreFound breaks one thing at a time on the table.
func TestFaultsAreFound(t *testing.T) {
	faults := []struct {
		want string
		make func(*game.Tabletop)
	}{
		{"", func(*game.Tabletop) {}},
		{"cards:", func(t *game.Tabletop) { t.Piles[game.CrisisDeck] = t.Piles[game.CrisisDeck][1:] }},
		{"cards:", func(t *game.Tabletop) { t.Piles[game.SuperDeck][0].Card = "no-such-card" }},
		{"cards:", func(t *game.Tabletop) { t.Piles[game.SuperDeck][0].Card = t.Piles[game.SuperDeck][1].Card }},
		{"cards:", func(t *game.Tabletop) {
			t.Piles[game.QuorumDeck][0], t.Piles[game.CrisisDeck][0] = t.Piles[game.CrisisDeck][0], t.Piles[game.QuorumDeck][0]
		}},
		{"cards:", func(t *game.Tabletop) {
			t.Piles[game.Loyalty(5)] = append(t.Piles[game.Loyalty(5)], t.Piles[game.LoyaltyUnused][0])
			t.Piles[game.LoyaltyUnused] = t.Piles[game.LoyaltyUnused][1:]
		}},
		{"sight:", func(t *game.Tabletop) { t.Piles[game.CrisisDeck][3].Seen = game.All }},
		{"sight:", func(t *game.Tabletop) { t.Piles[game.CrisisDeck][3].Seen = game.SeatsOf(game.Everyone) }},
		{"sight:", func(t *game.Tabletop) { t.Piles[game.Loyalty(0)][0].Seen = 0 }},
		{"pieces:", func(t *game.Tabletop) { t.Fleet(card.Viper).Reserves++ }},
		{"pieces:", func(t *game.Tabletop) { t.Fleet(card.Viper).Damaged -= 9; t.Fleet(card.Viper).Reserves += 9 }},
		{"pieces:", func(t *game.Tabletop) { t.Raptors-- }},
		{"pieces:", func(t *game.Tabletop) { t.Raiders[card.Bow] += 17 }},
		{"pieces:", func(t *game.Tabletop) { t.HeavyRaiders[card.Stern] = -1 }},
		{"pieces:", func(t *game.Tabletop) { t.Centurions[2] += 5 }},
		{"pieces:", func(t *game.Tabletop) {
			t.Basestars = [4]game.BasestarState{{Area: card.Bow}, {Area: card.Bow}, {Area: card.Bow}, {}}
		}},
		{"pieces:", func(t *game.Tabletop) {
			for n := range t.Basestars {
				t.Basestars[n].Area = card.NoArea
			}
			t.Piles[game.BasestarTokens(1)] = append(t.Piles[game.BasestarTokens(1)], t.Piles[game.BasestarDamagePile][0])
		}},
		{"places:", func(t *game.Tabletop) { t.Seats[1].OffBoard = !t.Seats[1].OffBoard }},
		{"places:", func(t *game.Tabletop) { t.Seats[1].Place, t.Seats[1].Area = "nowhere", card.NoArea }},
		{"places:", func(t *game.Tabletop) { t.Seats[1].Allegiance = game.CylonPlayer - t.Seats[1].Allegiance }},
		{"places:", func(t *game.Tabletop) { t.Seats[1].Character = t.Seats[0].Character }},
		{"places:", func(t *game.Tabletop) { t.Seats[1].Character = "nobody" }},
		{"pilots:", func(t *game.Tabletop) {
			t.Seats[1].Character, t.Seats[1].Place, t.Seats[1].Area = "laura-roslin", "", card.Bow
		}},
		{"pieces:", func(t *game.Tabletop) { t.Raiders[card.NoArea]++ }},
		{"sight:", func(t *game.Tabletop) { t.Piles[game.QuorumHand][0].Seen = 0 }},
		{"titles:", func(t *game.Tabletop) { t.SetHolder(card.PresidentTitle, game.NoSeat) }},
		{"titles:", func(t *game.Tabletop) {
			for i := range t.Seats {
				if t.Seats[i].Place == card.Brig {
					t.Seats[i].Place = card.Armory
				}
			}
			t.Seats[t.Admiral()].Place = card.Brig
		}},
		{"dials:", func(t *game.Tabletop) { t.Resources[card.Food] = 16 }},
		{"dials:", func(t *game.Tabletop) { t.Resources[card.Food] = -1 }},
		{"dials:", func(t *game.Tabletop) { t.JumpPrep = 6 }},
		{"dials:", func(t *game.Tabletop) { t.Nukes = 3 }},
	}
	c := midGame(t)
	for i, fault := range faults {
		table := c.g.State().Tabletop
		fault.make(&table)
		c.violations = nil
		c.checkCards(&table)
		c.checkPieces(&table)
		c.checkSeats(&table)
		c.checkDials(&table)
		expect(t, i, c, fault.want)
	}
}

// TestFaultsBetweenStepsAreFound breaks the state at the beginning of a turn.
func TestFaultsBetweenStepsAreFound(t *testing.T) {
	c := midGame(t)
	for i, fault := range []struct {
		want string
		make func(*game.State)
	}{
		{"", func(*game.State) {}},
		{"dials: distance", func(s *game.State) { s.Distance++ }},
		{"dials: 2 thresholds", func(s *game.State) { s.Thresholds = 2 }},
		{"cards: between", func(s *game.State) {
			s.Piles[game.CheckCards] = append(s.Piles[game.CheckCards], s.Piles[game.Destiny][0])
		}},
		{"dials: a check", func(s *game.State) { s.Check = &game.CheckState{} }},
		{"hands:", func(s *game.State) { s.Piles[game.Hand(1)] = make([]game.Slot, 11) }},
	} {
		s := c.g.Snapshot()
		s.Step = game.TurnStart
		for seat := range s.Seats { // in the middle of a turn a hand may exceed the limit
			s.Piles[game.Hand(game.Seat(seat))] = nil
		}
		fault.make(s)
		c.violations = nil
		c.checkBetweenSteps(s)
		expect(t, i, c, fault.want)
	}
}

// expect requires a violation of the given invariant, or none.
func expect(t *testing.T, fault int, c *checker, want string) {
	t.Helper()
	if want == "" && len(c.violations) == 0 {
		return
	}
	for _, v := range c.violations {
		if strings.Contains(v, ": "+want) && want != "" {
			return
		}
	}
	t.Errorf("fault %d: wanted %q, got %q", fault, want, c.violations)
}

// TestOtherGamesAreFound makes the checks compare a game with a different one.
func TestOtherGamesAreFound(t *testing.T) {
	c := midGame(t)
	c.checkSnapshot()
	expect(t, 0, c, "")
	c.snapshot.Resources[card.Food]--
	c.checkSnapshot()
	expect(t, 1, c, "snapshot:")

	c = midGame(t)
	for c.views[game.Everyone] == nil {
		c.checkEvents()
	}
	c.violations = nil
	c.views[game.Everyone].Nukes++
	for range 100 {
		c.checkEvents()
	}
	expect(t, 2, c, "events:")

	m := &match{setup: c.setup, bots: "random"}
	m.play()
	m.end.Nukes++
	c = &checker{match: m, contents: c.contents}
	c.check()
	expect(t, 3, c, "replay:")

	m.violations = nil
	m.answers[20].Picks = []game.Choice{{Kind: game.TheCard, Card: "no-such-card"}}
	c = &checker{match: m, contents: c.contents}
	c.check()
	expect(t, 4, c, "replay:")
}

// TestDecisionsAreJudged checks decisions that no game may ask.
func TestDecisionsAreJudged(t *testing.T) {
	two := []game.Option{{Choice: game.Choice{Kind: game.Pass}}, {Choice: game.Choice{Kind: game.Act}}}
	hidden := []game.Option{{Choice: game.Choice{Kind: game.Pass}, Private: true}}
	good := game.Decision{Kind: game.ChooseMove, Seats: game.SeatsOf(1), Options: two, Min: 1, Max: 1}
	for i, fault := range []struct {
		want string
		make func(open, d *game.Decision)
	}{
		{"", func(_, _ *game.Decision) {}},
		{"decision: kind", func(_, d *game.Decision) { d.Options = nil }},
		{"decision: kind", func(_, d *game.Decision) { d.Max = 3 }},
		{"decision: kind", func(_, d *game.Decision) { d.Min = 2 }},
		{"decision: kind", func(open, d *game.Decision) {
			open.Seats, d.Private = game.SeatsOf(1)|game.SeatsOf(2), true
			open.Options = nil
		}},
		{"decision: everybody sees", func(_, d *game.Decision) { d.Private = true }},
		{"decision: kind", func(open, _ *game.Decision) { open.Seats |= game.SeatsOf(2) }},
		{"decision: kind", func(_, d *game.Decision) { d.Options = hidden }},
		{"decision: kind", func(_, d *game.Decision) { d.Options = []game.Option{two[0], two[0]} }},
	} {
		open, d := good, good
		fault.make(&open, &d)
		c := &checker{match: &match{}}
		c.judge(&open, &d)
		expect(t, i, c, fault.want)
	}
	c := midGame(t)
	c.checkDecision(&game.Decision{}, c.g.Uncovered())
	expect(t, -1, c, "decision: the seats")
}

// TestEndsAreJudged checks tables that do not fit the way the game ended.
func TestEndsAreJudged(t *testing.T) {
	full := [4]int{1, 1, 1, 1}
	for _, end := range []struct {
		table game.Tabletop
		over  game.Over
		right bool
	}{
		{game.Tabletop{}, game.Over{Why: game.EndedByResource}, true},
		{game.Tabletop{}, game.Over{Why: game.EndedByResource, HumansWin: true}, false},
		{game.Tabletop{Resources: full}, game.Over{Why: game.EndedByResource}, false},
		{game.Tabletop{}, game.Over{Why: game.EndedByDamage}, false},
		{game.Tabletop{}, game.Over{Why: game.EndedByBoarding}, false},
		{game.Tabletop{Resources: full, LastJump: true}, game.Over{Why: game.EndedByJump, HumansWin: true}, true},
		{game.Tabletop{Resources: full}, game.Over{Why: game.EndedByJump, HumansWin: true}, false},
		{game.Tabletop{Resources: full, LastJump: true}, game.Over{Why: game.EndedByJump}, false},
		{game.Tabletop{}, game.Over{}, false},
	} {
		end.table.Over = &end.over
		if endsRight(&end.table) != end.right {
			t.Errorf("%+v is right: %v", end.over, !end.right)
		}
	}
	c := midGame(t)
	c.checkEnd()
	expect(t, 0, c, "end: the replay goes on")
	c.violations = nil
	c.since = []game.Answer{{Seat: 9}}
	c.checkSnapshot()
	expect(t, 1, c, "snapshot: an answer since")
	c.violations = nil
	c.snapshot.Version++
	c.checkSnapshot()
	expect(t, 2, c, "snapshot:")
}

// TestGamesLeftOpenAreFound does not close a game.
func TestGamesLeftOpenAreFound(t *testing.T) {
	c := midGame(t)
	c.violations = nil
	c.noneLeft(0)
	expect(t, 0, c, "close:")
}

// TestPlayersMayFail lets players panic and cheat.
func TestPlayersMayFail(t *testing.T) {
	m := &match{setup: game.Setup{Boxes: []card.ID{"base"}, Players: make([]game.Player, 4), Seed: 3}, bots: "random"}
	m.player = func(bot.Known) game.Answer { panic("out of ideas") }
	m.play()
	if len(m.violations) != 1 || !strings.Contains(m.violations[0], "end: panic: out of ideas") {
		t.Error(m.violations)
	}
	m.violations = nil
	m.player = func(bot.Known) game.Answer { return game.Answer{} }
	m.play()
	if len(m.violations) != 1 {
		t.Error(m.violations)
	}
}
