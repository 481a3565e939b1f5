package script

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// expectations are the words after `expect`.
var expectations = allExpectations()

func allExpectations() map[string]func(*witness, []string) error {
	known := map[string]func(*witness, []string) error{
		// the board
		"area": (*witness).expectArea, "behind": (*witness).expectBehind, "at": (*witness).expectAt, "damaged": (*witness).expectDamaged, "basestar": (*witness).expectBasestar, "scar": (*witness).expectScar,
		"centurions": (*witness).expectCenturions, "nuke-pool": (*witness).expectNukePool,
		"miracles": (*witness).expectMiracles, "rebels": (*witness).expectRebels, "hub": (*witness).expectHub, "mission": (*witness).expectMission,
		"ground": (*witness).expectGround, "forces": (*witness).expectForces, "locked": expectStack("locked"), "prepared": expectStack("prepared"),
		// cards
		"hand": (*witness).expectHand, "holds": (*witness).expectHolds, "pile": (*witness).expectPile, "seen": (*witness).expectSeen, "unseen": (*witness).expectUnseen, "sees": (*witness).expectSees, "ally": (*witness).expectAlly,
		"allies": (*witness).expectAllies, "phase": (*witness).expectPhase, "assist": (*witness).expectAssist, "executed": (*witness).expectExecuted,
		// what is asked
		"asked": (*witness).expectAsked, "not-asked": (*witness).expectNotAsked, "about": (*witness).expectAbout, "picks": (*witness).expectPicks,
		"cost":     expectTaken("cost", func(o *game.Option) int8 { return o.Cost }),
		"use-cost": expectTaken("use-cost", func(o *game.Option) int8 { return o.Use }),
		"harder":   expectTaken("harder", func(o *game.Option) int8 { return o.Change }),
		"offered":  (*witness).expectOffered, "not-offered": (*witness).expectNotOffered, "options": (*witness).expectOptions, "window": (*witness).expectWindow, "no-window": (*witness).expectNoWindow,
		// the turn, the last check and the end
		"turn": (*witness).expectTurn, "turns": (*witness).expectTurns, "used": (*witness).expectUsed, "unused": (*witness).expectUnused, "check": (*witness).expectCheck,
		"over": (*witness).expectOver, "not-over": (*witness).expectNotOver, "won": (*witness).expectWon,
		// events
		"event": (*witness).expectEvent, "no-event": (*witness).expectNoEvent, "events": (*witness).expectEvents, "order": (*witness).expectOrder, "together": (*witness).expectTogether,
	}
	for name, fact := range seatFacts {
		known[name] = expectSeats(name, fact)
	}
	all := maps.Clone(counts)
	for _, c := range game.Crafts {
		if !c.Plain {
			maps.Copy(all, countsOf(c))
		}
	}
	for name, count := range all {
		known[name] = expectCount(name, count)
	}
	for i, which := range card.Resources {
		known[which.String()] = expectCount(which.String(), func(t *game.Tabletop) int { return t.Resources[i] })
	}
	return known
}

// seatFacts are the facts that can be true of a seat.
var seatFacts = map[string]func(*game.Tabletop, game.Seat) bool{
	"president":  func(t *game.Tabletop, s game.Seat) bool { return t.President() == s },
	"admiral":    func(t *game.Tabletop, s game.Seat) bool { return t.Admiral() == s },
	"cag":        func(t *game.Tabletop, s game.Seat) bool { return t.Holder(card.CAGTitle) == s },
	"cylon":      func(t *game.Tabletop, s game.Seat) bool { return t.Seats[s].Cylon() },
	"human":      func(t *game.Tabletop, s game.Seat) bool { return t.Seats[s].Human() },
	"eliminated": func(t *game.Tabletop, s game.Seat) bool { return t.Seats[s].Allegiance == game.Eliminated },
	"spent":      func(t *game.Tabletop, s game.Seat) bool { return t.Seats[s].Uses == 0 },
	"unspent":    func(t *game.Tabletop, s game.Seat) bool { return t.Seats[s].Uses > 0 },
}

// expectSeats returns an expectation that a fact is true of each seat named.
func expectSeats(name string, fact func(*game.Tabletop, game.Seat) bool) func(*witness, []string) error {
	return func(w *witness, args []string) error {
		if len(args) == 0 {
			return errors.New("of which seat?")
		}
		for _, word := range args {
			s, err := w.seat(word)
			if err != nil {
				return err
			}
			if !fact(w.table(), s) {
				return fmt.Errorf("%s is not%s", word, map[string]string{
					"president": "; it is " + w.seatName(w.table().President()), "admiral": "; it is " + w.seatName(w.table().Admiral()),
					"cag": "; it is " + w.seatName(w.table().Holder(card.CAGTitle)),
				}[name])
			}
		}
		return nil
	}
}

// counts is what can be counted on the table.
var counts = map[string]func(*game.Tabletop) int{
	"pursuit":  (*game.Tabletop).PursuitAt,
	"distance": func(t *game.Tabletop) int { return t.Distance }, "jump-prep": func(t *game.Tabletop) int { return t.JumpPrep },
	"nukes": func(t *game.Tabletop) int { return t.Nukes }, "raptors": func(t *game.Tabletop) int { return t.Raptors },
	"reserves":           func(t *game.Tabletop) int { return t.Fleet(card.Viper).Reserves },
	"damaged-vipers":     func(t *game.Tabletop) int { return t.Fleet(card.Viper).Damaged },
	"destroyed-vipers":   func(t *game.Tabletop) int { return t.Fleet(card.Viper).Destroyed },
	"raiders":            (*game.Tabletop).RaidersInSpace,
	"heavy-raiders":      (*game.Tabletop).HeavyRaidersInSpace,
	"civilians":          (*game.Tabletop).CiviliansInSpace,
	"vipers":             func(t *game.Tabletop) int { return t.Fleet(card.Viper).InSpace() },
	"thresholds":         func(t *game.Tabletop) int { return t.Thresholds },
	"rolled":             func(t *game.Tabletop) int { return t.Die },
	"basestars":          func(t *game.Tabletop) int { return len(basestars(t)) },
	"centurions-in-all":  (*game.Tabletop).CenturionsAboard,
	"damaged-in-all":     (*game.Tabletop).DamagedLocations,
	"turns-in-all":       func(t *game.Tabletop) int { return t.Turn },
	"unrevealed-loyalty": func(t *game.Tabletop) int { return len(t.Piles[game.LoyaltyDeck]) },
}

// countsOf returns what can be counted of a craft that choices name.
func countsOf(c game.Craft) map[string]func(*game.Tabletop) int {
	of := func(count func(*game.Fleet) int) func(*game.Tabletop) int {
		return func(t *game.Tabletop) int {
			if f := t.Fleet(c.Ship); f != nil {
				return count(f)
			}
			return 0
		}
	}
	return map[string]func(*game.Tabletop) int{
		c.Word: of((*game.Fleet).InSpace), c.Word + "-reserves": of(func(f *game.Fleet) int { return f.Reserves }),
		c.Word + "-aside": of(func(f *game.Fleet) int { return f.Aside }), c.Word + "-damaged": of(func(f *game.Fleet) int { return f.Damaged }), c.Word + "-destroyed": of(func(f *game.Fleet) int { return f.Destroyed }),
	}
}

// expectCount returns an expectation of a number. For a resource, a number with a sign is relative to the beginning.
func expectCount(name string, count func(*game.Tabletop) int) func(*witness, []string) error {
	return func(w *witness, args []string) error {
		if len(args) != 1 {
			return fmt.Errorf("expect %s N", name)
		}
		want, err := number(args[0])
		if err != nil {
			return err
		}
		if which, ok := resources.values[name]; ok && strings.ContainsAny(args[0][:1], "+-") {
			want += w.before[which]
		}
		if got := count(w.table()); got != want {
			return fmt.Errorf("%s is %d, not %d", name, got, want)
		}
		return nil
	}
}

// witness checks what a scenario expects.
type witness struct {
	*play
	before [4]int // the resources at the beginning
}

// expect checks one expectation. Its error also says what is asked now.
func (w *witness) expect(args []string) error {
	check := expectations[args[0]]
	if check == nil {
		return unknown("expectation", args[0], keys(expectations))
	}
	if args[0] != "window" && args[0] != "asked" { // these find what they name by themselves
		if err := w.settle(); err != nil {
			return err
		}
	}
	if err := check(w, args[1:]); err != nil {
		if d := w.pending(); d != nil {
			return fmt.Errorf("%w (%s: %s)", err, w.seatNames(d.Seats), d.Kind)
		}
		return err
	}
	return nil
}

// list compares what is there with the words, in any order. Stars are allowed, and "none" and "empty" mean nothing.
func list(what string, got []string, words []string) error {
	want, err := all(words)
	if err != nil {
		return err
	}
	if len(want) == 1 && (want[0] == "none" || want[0] == "empty") {
		want = nil
	}
	got = slices.Clone(got)
	sort.Strings(got)
	sort.Strings(want)
	if !slices.Equal(got, want) {
		return fmt.Errorf("%s: there is %s, not %s", what, words2text(got), words2text(want))
	}
	return nil
}

func words2text(list []string) string {
	if len(list) == 0 {
		return "nothing"
	}
	return strings.Join(list, " ")
}

func short(got []string) string {
	if len(got) > 12 {
		return strings.Join(got[:12], " ") + " ..."
	}
	return words2text(got)
}
