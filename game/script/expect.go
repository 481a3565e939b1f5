package script

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// expectations are the words after `expect`.
var expectations map[string]func(*run, []string) error

func init() {
	expectations = map[string]func(*run, []string) error{
		"area": (*run).expectArea, "behind": (*run).expectBehind, "at": (*run).expectAt, "hand": (*run).expectHand, "holds": (*run).expectHolds, "pile": (*run).expectPile,
		"damaged": (*run).expectDamaged, "over": (*run).expectOver, "not-over": (*run).expectNotOver, "asked": (*run).expectAsked, "not-asked": (*run).expectNotAsked, "won": (*run).expectWon, "order": (*run).expectOrder, "nuke-pool": (*run).expectNukePool,
		"offered": (*run).expectOffered, "not-offered": (*run).expectNotOffered, "options": (*run).expectOptions,
		"window": (*run).expectWindow, "no-window": (*run).expectNoWindow, "turn": (*run).expectTurn, "check": (*run).expectCheck,
		"seen": (*run).expectSeen, "unseen": (*run).expectUnseen, "event": (*run).expectEvent, "no-event": (*run).expectNoEvent,
		"about": (*run).expectAbout, "picks": (*run).expectPicks, "cost": (*run).expectCost, "turns": (*run).expectTurns, "events": (*run).expectEvents, "basestar": (*run).expectBasestar, "centurions": (*run).expectCenturions, "assist": (*run).expectAssist, "executed": (*run).expectExecuted, "used": (*run).expectUsed, "unused": (*run).expectUnused,
	}
	seatFacts := map[string]func(*run, game.Seat) bool{
		"president": func(r *run, s game.Seat) bool { return r.table().President() == s },
		"admiral":   func(r *run, s game.Seat) bool { return r.table().Admiral() == s },
		"cag":       func(r *run, s game.Seat) bool { return r.table().Holder(card.CAGTitle) == s },
		"cylon":     func(r *run, s game.Seat) bool { return r.table().Seats[s].Cylon },
		"human":     func(r *run, s game.Seat) bool { return !r.table().Seats[s].Cylon },
		"spent":     func(r *run, s game.Seat) bool { return r.table().Seats[s].Spent },
		"unspent":   func(r *run, s game.Seat) bool { return !r.table().Seats[s].Spent },
	}
	for name, fact := range seatFacts {
		expectations[name] = func(r *run, args []string) error {
			if len(args) == 0 {
				return errors.New("of which seat?")
			}
			for _, word := range args {
				s, err := r.seat(word)
				if err != nil {
					return err
				}
				if !fact(r, s) {
					return fmt.Errorf("%s is not%s", word, map[string]string{
						"president": "; it is " + r.seatName(r.table().President()), "admiral": "; it is " + r.seatName(r.table().Admiral()),
						"cag": "; it is " + r.seatName(r.table().Holder(card.CAGTitle)),
					}[name])
				}
			}
			return nil
		}
	}
	sevens := func(count func(game.Fleet) int) func(*game.Table) int {
		return func(t *game.Table) int {
			if t.CylonFleet == nil {
				return 0
			}
			return count(t.CylonFleet.MarkVII)
		}
	}
	counts := map[string]func(*game.Table) int{
		"mark-vii":           sevens(func(f game.Fleet) int { return f.InSpace() }),
		"mark-vii-reserves":  sevens(func(f game.Fleet) int { return f.Reserves }),
		"mark-vii-damaged":   sevens(func(f game.Fleet) int { return f.Damaged }),
		"mark-vii-destroyed": sevens(func(f game.Fleet) int { return f.Destroyed }),
		"pursuit": func(t *game.Table) int {
			if t.CylonFleet == nil {
				return 0
			}
			return t.CylonFleet.Pursuit
		},
		"distance": func(t *game.Table) int { return t.Distance }, "jump-prep": func(t *game.Table) int { return t.JumpPrep },
		"nukes": func(t *game.Table) int { return t.Nukes }, "raptors": func(t *game.Table) int { return t.Raptors },
		"reserves":           func(t *game.Table) int { return t.Vipers.Reserves },
		"damaged-vipers":     func(t *game.Table) int { return t.Vipers.Damaged },
		"destroyed-vipers":   func(t *game.Table) int { return t.Vipers.Destroyed },
		"raiders":            (*game.Table).RaidersInSpace,
		"heavy-raiders":      (*game.Table).HeavyRaidersInSpace,
		"civilians":          (*game.Table).CiviliansInSpace,
		"vipers":             func(t *game.Table) int { return t.Vipers.InSpace() },
		"thresholds":         func(t *game.Table) int { return t.Thresholds },
		"rolled":             func(t *game.Table) int { return t.Die },
		"basestars":          func(t *game.Table) int { return len(basestars(t)) },
		"centurions-in-all":  (*game.Table).CenturionsAboard,
		"damaged-in-all":     (*game.Table).DamagedLocations,
		"turns-in-all":       func(t *game.Table) int { return t.Turn },
		"unrevealed-loyalty": func(t *game.Table) int { return len(t.Piles[game.LoyaltyDeck]) },
	}
	for i, which := range card.Resources {
		counts[which.String()] = func(t *game.Table) int { return t.Resources[i] }
	}
	for name, count := range counts {
		expectations[name] = func(r *run, args []string) error {
			if len(args) != 1 {
				return fmt.Errorf("expect %s N", name)
			}
			want, err := number(args[0])
			if err != nil {
				return err
			}
			if which, ok := resources.values[name]; ok && strings.ContainsAny(args[0][:1], "+-") {
				want += r.before[which]
			}
			if got := count(r.table()); got != want {
				return fmt.Errorf("%s is %d, not %d", name, got, want)
			}
			return nil
		}
	}
}

// expectAssist is about the assist character of a solo game: who it is, or one of a few words.
func (r *run) expectAssist(args []string) error {
	t := r.table()
	for _, word := range args {
		is := word == string(t.Assist)
		switch word {
		case "here":
			is = !t.AssistGone
		case "gone":
			is = t.AssistGone
		case "spent":
			is = t.AssistSpent
		case "unspent":
			is = !t.AssistSpent
		}
		if !is {
			return fmt.Errorf("the assist %s is not %s", t.Assist, word)
		}
	}
	return nil
}

func basestars(t *game.Table) []int {
	var list []int
	for n, b := range t.Basestars {
		if b.Area != card.NoArea {
			list = append(list, n)
		}
	}
	return list
}

func (r *run) table() *game.Table { return r.g.Uncovered() }

// expect checks one expectation. Its error says too where the game stands.
func (r *run) expect(args []string) error {
	check := expectations[args[0]]
	if check == nil {
		return unknown("expectation", args[0], keys(expectations))
	}
	if args[0] != "window" && args[0] != "asked" { // these go to what they name by themselves
		if err := r.settle(); err != nil {
			return err
		}
	}
	if err := check(r, args[1:]); err != nil {
		if d := r.pending(); d != nil {
			return fmt.Errorf("%w (%s: %s)", err, r.seatNames(d.Seats), d.Kind)
		}
		return err
	}
	return nil
}

// list compares what is there with the words, stars allowed; "none" and "empty" are nothing.
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

func (r *run) expectArea(args []string) error {
	if len(args) < 2 {
		return errors.New("expect area AREA empty, or expect area AREA [only] SHIP N…")
	}
	a, err := areas.find(args[0])
	if err != nil {
		return err
	}
	t := r.table()
	there := map[string]int{"raider": t.Raiders[a], "heavy-raider": t.HeavyRaiders[a], "civilian": len(t.Piles[game.Civilians(a)]), "basestar": 0}
	for _, mark := range t.Marks() {
		there[shipName(mark)] = t.Fleet(mark).Space[a]
	}
	for _, n := range basestars(t) {
		if t.Basestars[n].Area == a {
			there["basestar"]++
		}
	}
	for s := range t.Seats {
		if t.Seats[s].Area == a {
			there[r.seatName(game.Seat(s))]++
		}
	}
	return r.isThere(a.String(), there, args[1:])
}

// expectBehind is `behind AREA empty | [only] SHIP [N]...`: the area of the Cylon Fleet board that mirrors one.
func (r *run) expectBehind(args []string) error {
	if len(args) < 2 {
		return errors.New("expect behind AREA empty, or expect behind AREA [only] SHIP N…")
	}
	a, err := areas.find(args[0])
	if err != nil {
		return err
	}
	there := map[string]int{}
	for _, ship := range []card.Ship{card.Raider, card.HeavyRaider, card.Basestar} {
		there[shipName(ship)] = r.table().Behind(ship, a)
	}
	return r.isThere(a.String(), there, args[1:])
}

// isThere holds what is in an area against `empty | [only] SHIP|SEAT [N]...`.
func (r *run) isThere(a string, there map[string]int, args []string) error {
	if args[0] == "empty" {
		args = []string{"only"}
	}
	only := args[0] == "only"
	if only {
		args = args[1:]
	}
	named := map[string]bool{}
	for i := 0; i < len(args); i++ {
		word := args[i]
		if there[word] == 0 {
			_, isSeat := r.seat(word)
			_, isShip := shipKinds.find(word)
			if isSeat != nil && isShip != nil {
				return isShip
			}
		}
		want := 1
		if i+1 < len(args) {
			if n, err := number(args[i+1]); err == nil {
				want = n
				i++
			}
		}
		if there[word] != want {
			return fmt.Errorf("in %s there is %s %d, not %d", a, word, there[word], want)
		}
		named[word] = true
	}
	for _, word := range keys(there) {
		if only && !named[word] && there[word] > 0 {
			return fmt.Errorf("in %s there is also %s %d", a, word, there[word])
		}
	}
	return nil
}

func (r *run) expectAt(args []string) error {
	if len(args) < 2 {
		return errors.New("expect at SEAT PLACE")
	}
	s, err := r.seat(args[0])
	if err != nil {
		return err
	}
	seat := r.table().Seats[s]
	got := string(seat.Place)
	switch {
	case seat.OffBoard:
		got = "off-board"
	case seat.Piloting():
		got = shipName(seat.Viper()) + " " + seat.Area.String()
	}
	want := strings.Join(args[1:], " ")
	if (args[1] == "viper" || args[1] == "mark-vii") && len(args) == 3 {
		_, err = areas.find(args[2])
	} else if args[1] != "off-board" {
		_, err = r.box.place(want)
	}
	if err == nil && got != want {
		err = fmt.Errorf("%s is at %s, not at %s", args[0], got, want)
	}
	return err
}

func (r *run) cards(p game.Pile) []string {
	var list []string
	for _, slot := range r.table().Piles[p] {
		list = append(list, string(slot.Card))
	}
	return list
}

func (r *run) known(words []string) error {
	words, err := all(words)
	if err != nil {
		return err
	}
	for _, word := range words {
		if _, err := r.box.card(word); err != nil {
			return err
		}
	}
	return nil
}

// expectHand is `hand SEAT N`, or exactly the cards.
func (r *run) expectHand(args []string) error {
	if len(args) < 2 {
		return errors.New("expect hand SEAT N, or expect hand SEAT CARD…")
	}
	s, err := r.seat(args[0])
	if err != nil {
		return err
	}
	return r.holdsExactly("hand of "+args[0], r.cards(game.Hand(s)), args[1:])
}

func (r *run) holdsExactly(what string, got, words []string) error {
	if n, err := number(words[0]); err == nil && len(words) == 1 {
		if len(got) != n {
			return fmt.Errorf("%s: %d (%s), not %d", what, len(got), words2text(got), n)
		}
		return nil
	}
	if words[0] != "empty" && words[0] != "none" {
		if err := r.known(words); err != nil {
			return err
		}
	}
	return list(what, got, words)
}

func (r *run) expectHolds(args []string) error {
	if len(args) < 2 {
		return errors.New("expect holds SEAT CARD…")
	}
	return r.expectPile([]string{"hand:" + args[0], "has", strings.Join(args[1:], " ")})
}

// expectPile is `pile NAME N | CARD... | empty | top CARD... | bottom CARD | has CARD... | lacks CARD...`.
func (r *run) expectPile(args []string) error {
	args = strings.Fields(strings.Join(args, " "))
	if len(args) < 2 {
		return errors.New("expect pile NAME N, or CARD..., or top|bottom|has|lacks CARD…")
	}
	p, err := r.pile(args[0])
	if err != nil {
		return err
	}
	got := r.cards(p)
	words, err := all(args[2:])
	if err != nil {
		return err
	}
	switch args[1] {
	case "top", "bottom", "has", "lacks":
		if len(words) == 0 {
			return errors.New("which card?")
		}
		if err := r.known(words); err != nil {
			return err
		}
	default:
		return r.holdsExactly(args[0], got, args[1:])
	}
	left := slices.Clone(got)
	for i, word := range words {
		at := slices.Index(left, word)
		switch {
		case args[1] == "top" && (i >= len(got) || got[i] != word),
			args[1] == "bottom" && (i >= len(got) || got[len(got)-1-i] != word):
			return fmt.Errorf("the %s of %s is not %s; it holds from the top %s", args[1], args[0], word, short(got))
		case args[1] == "has" && at < 0:
			return fmt.Errorf("%s has no %s (more); it holds %s", args[0], word, short(got))
		case args[1] == "lacks" && at >= 0:
			return fmt.Errorf("%s has %s", args[0], word)
		}
		if at >= 0 {
			left = slices.Delete(left, at, at+1)
		}
	}
	return nil
}

func short(got []string) string {
	if len(got) > 12 {
		return strings.Join(got[:12], " ") + " ..."
	}
	return words2text(got)
}

func (r *run) expectDamaged(args []string) error {
	if len(args) == 0 {
		return errors.New("expect damaged PLACE..., or none")
	}
	var got []string
	for _, id := range r.cards(game.DamageOnBoard) {
		got = append(got, strings.TrimPrefix(id, "damage-"))
	}
	if args[0] != "none" {
		for _, word := range args {
			if _, err := r.box.place(word); err != nil {
				return err
			}
		}
	}
	return list("damaged", got, args)
}

// expectOver is `over humans|cylons WHY [RESOURCE]`.
func (r *run) expectOver(args []string) error {
	if len(args) < 2 {
		return errors.New("expect over humans|cylons WHY")
	}
	side, err := names[bool]{"side", map[string]bool{"humans": true, "cylons": false}}.find(args[0])
	if err != nil {
		return err
	}
	why, err := endings.find(args[1])
	if err != nil {
		return err
	}
	over := r.table().Over
	if over == nil {
		return errors.New("the game goes on")
	}
	if over.HumansWin != side || over.Why != why {
		return fmt.Errorf("it is over: humans win %v, by %s", over.HumansWin, over.Why)
	}
	if len(args) > 2 {
		which, err := resources.find(args[2])
		if err != nil {
			return err
		}
		if over.Resource != which {
			return fmt.Errorf("it was %s that ran out", over.Resource)
		}
	}
	return nil
}

func (r *run) expectNotOver(args []string) error {
	if len(args) > 0 {
		return errors.New("expect not-over, and nothing more")
	}
	if over := r.table().Over; over != nil {
		return fmt.Errorf("the game is over: humans win %v, by %s", over.HumansWin, over.Why)
	}
	return nil
}

// expectWon is `won SEAT... | nobody`: exactly these seats have won.
func (r *run) expectWon(args []string) error {
	if len(args) == 0 {
		return errors.New("expect won SEAT..., or nobody")
	}
	var want game.Seats
	if len(args) > 1 || args[0] != "nobody" {
		for _, word := range args {
			s, err := r.seat(word)
			if err != nil {
				return err
			}
			want |= game.SeatsOf(s)
		}
	}
	if r.table().Over == nil {
		return errors.New("the game goes on")
	}
	if got := r.g.Winners(); got != want {
		return fmt.Errorf("won has %s", cmp.Or(r.seatNames(got), "nobody"))
	}
	return nil
}

// expectNukePool is `nuke-pool N`: the nuke tokens beside the board.
func (r *run) expectNukePool(args []string) error {
	if len(args) != 1 {
		return errors.New("expect nuke-pool N")
	}
	want, err := number(args[0])
	if err != nil {
		return err
	}
	if got := r.g.NukePool(); got != want {
		return fmt.Errorf("beside the board there are %d, not %d", got, want)
	}
	return nil
}

// expectAsked is `asked SEAT KIND [private|open]`. It stops at what it names.
func (r *run) expectAsked(args []string) error {
	if len(args) < 1 {
		return errors.New("expect asked SEAT KIND")
	}
	if args[0] == "nobody" {
		if err := r.settle(); err != nil {
			return err
		}
		if d := r.pending(); d != nil {
			return fmt.Errorf("%s is asked %s", r.seatNames(d.Seats), d.Kind)
		}
		return nil
	}
	s, err := r.seat(args[0])
	if err != nil {
		return err
	}
	stop := func(d *game.Decision) bool { return d.Kind != game.AskWindow && d.Seats.Has(s) }
	var kind game.Kind
	if len(args) > 1 {
		if kind, err = kinds.find(args[1]); err != nil {
			return err
		}
		stop = func(d *game.Decision) bool { return d.Kind == kind && d.Seats.Has(s) }
	}
	d := r.pending()
	if !r.held {
		if d, err = r.reach(stop); err != nil {
			return err
		}
	}
	if !d.Seats.Has(s) || kind != game.NoDecision && d.Kind != kind {
		return fmt.Errorf("it is not%s", r.offers(d))
	}
	if len(args) > 2 {
		private, err := names[bool]{"secrecy of a decision", map[string]bool{"private": true, "open": false}}.find(args[2])
		if err != nil {
			return err
		}
		if d.Private != private {
			return fmt.Errorf("the decision is private: %v", d.Private)
		}
	}
	if quiet(d) {
		r.held = true
	}
	return nil
}

// expectAbout is `about WORD...`: the card, place, seat, area, ship, number or rule of the pending decision.
func (r *run) expectAbout(args []string) error {
	if len(args) == 0 {
		return errors.New("expect about WORD…")
	}
	d := r.pending()
	if d == nil {
		return errors.New("nothing is asked")
	}
	about := []string{string(d.About), string(d.Place), kebab(d.Area.String()), kebab(d.Ship.String()), fmt.Sprint(d.N), d.Rule}
	if slices.Contains(kindsOfOther, d.Kind) || slices.Contains(windowsOfOther, d.Window) {
		about = append(about, r.seatName(d.Other))
	}
	for _, word := range args {
		if !slices.Contains(about, word) {
			return fmt.Errorf("%q is not; the decision is about %s", word, strings.Join(strings.Fields(strings.Join(about, " ")), ", "))
		}
	}
	return nil
}

// Decisions about another player; the others leave Other at 0, which is a seat too.
var (
	kindsOfOther   = []game.Kind{game.ChoosePlace, game.TakeCard, game.SeeCard}
	windowsOfOther = []game.Window{game.ChoiceMade, game.BeforeRoll, game.AfterRoll}
)

// expectPicks is `picks N [N]`: how many options must be chosen, at least and at most.
func (r *run) expectPicks(args []string) error {
	d := r.pending()
	if d == nil {
		return errors.New("nothing is asked")
	}
	var want []int
	for _, word := range args {
		n, err := number(word)
		if err != nil {
			return err
		}
		want = append(want, n)
	}
	if len(want) == 1 {
		want = append(want, want[0])
	}
	if len(want) != 2 {
		return errors.New("expect picks N, or expect picks AT-LEAST AT-MOST")
	}
	if d.Min != want[0] || d.Max != want[1] {
		return fmt.Errorf("at least %d and at most %d must be picked%s", d.Min, d.Max, r.offers(d))
	}
	return nil
}

// expectCost is `cost SEAT CHOICE N`: how many Skill cards a choice will cost.
func (r *run) expectCost(args []string) error {
	if len(args) != 3 {
		return errors.New("expect cost SEAT CHOICE N")
	}
	if err := r.expectOffered(args[:2]); err != nil {
		return err
	}
	want, err := number(args[2])
	if err != nil {
		return err
	}
	d, _, err := r.offeredTo(args[:2])
	if err != nil {
		return err
	}
	for _, o := range d.Options {
		if slices.Contains(r.called(o.Choice), args[1]) && int(o.Cost) != want {
			return fmt.Errorf("%s costs %d, not %d", r.called(o.Choice)[0], o.Cost, want)
		}
	}
	return nil
}

// expectTurns is `turns SEAT N`: the turns that a seat has begun.
func (r *run) expectTurns(args []string) error {
	if len(args) != 2 {
		return errors.New("expect turns SEAT N")
	}
	s, err := r.seat(args[0])
	if err != nil {
		return err
	}
	want, err := number(args[1])
	if err != nil {
		return err
	}
	if got := r.table().Seats[s].Turns; got != want {
		return fmt.Errorf("%s has begun %d turns, not %d", args[0], got, want)
	}
	return nil
}

// offeredTo is what a seat sees offered in the pending decision.
func (r *run) offeredTo(args []string) (*game.Decision, []string, error) {
	if len(args) < 2 {
		return nil, nil, errors.New("expect offered|not-offered|options SEAT CHOICE…")
	}
	s, err := r.observer(args[0])
	if err != nil {
		return nil, nil, err
	}
	d := r.g.Decision(s)
	if d == nil {
		return nil, nil, errors.New("nothing is asked")
	}
	words, err := all(args[1:])
	return d, words, err
}

func (r *run) expectOffered(args []string) error {
	d, words, err := r.offeredTo(args)
	if err != nil {
		return err
	}
	for _, word := range words {
		if !slices.ContainsFunc(d.Options, func(o game.Option) bool { return slices.Contains(r.called(o.Choice), word) }) {
			return r.notOffered(d, word)
		}
	}
	return nil
}

func (r *run) expectNotOffered(args []string) error {
	d, words, err := r.offeredTo(args)
	if err != nil {
		return err
	}
	for _, word := range words {
		if len(r.possible(word)) == 0 {
			return fmt.Errorf("%q names no choice of any decision%s", word, meant(word, r.words()))
		}
		if slices.ContainsFunc(d.Options, func(o game.Option) bool { return slices.Contains(r.called(o.Choice), word) }) {
			return fmt.Errorf("%q is%s", word, r.offers(d))
		}
	}
	return nil
}

func (r *run) expectOptions(args []string) error {
	if err := r.expectOffered(args); err != nil && !(len(args) == 2 && args[1] == "none") {
		return err
	}
	d, words, err := r.offeredTo(args)
	if err != nil {
		return err
	}
	for _, o := range d.Options {
		if !slices.ContainsFunc(r.called(o.Choice), func(name string) bool { return slices.Contains(words, name) }) {
			return fmt.Errorf("%s is offered too", r.called(o.Choice)[0])
		}
	}
	return nil
}

// expectWindow is `window NAME SEAT...`: open for just these seats. It waits there.
func (r *run) expectWindow(args []string) error {
	if len(args) < 2 {
		return errors.New("expect window NAME SEAT…")
	}
	w, err := windows.find(args[0])
	if err != nil {
		return err
	}
	var want game.Seats
	for _, word := range args[1:] {
		s, err := r.seat(word)
		if err != nil {
			return err
		}
		want |= game.SeatsOf(s)
	}
	r.held = false
	d, err := r.window(w, nil)
	if err != nil {
		return err
	}
	r.held = true
	if d.Seats != want {
		return fmt.Errorf("it is open for %s", r.seatNames(d.Seats))
	}
	return nil
}

// expectNoWindow says that no window of the name opened since the last line that acted.
func (r *run) expectNoWindow(args []string) error {
	if len(args) != 1 {
		return errors.New("expect no-window NAME")
	}
	w, err := windows.find(args[0])
	if err != nil {
		return err
	}
	if slices.Contains(r.opened, w) || r.pending() != nil && r.pending().Window == w && r.pending().Kind == game.AskWindow {
		return errors.New("it opened")
	}
	return nil
}

func (r *run) expectTurn(args []string) error {
	if len(args) != 2 {
		return errors.New("expect turn SEAT STEP")
	}
	s, err := r.seat(args[0])
	if err != nil {
		return err
	}
	step, err := steps.find(args[1])
	if err != nil {
		return err
	}
	if d := r.pending(); d != nil && r.spare(d) && step > game.ActionStep {
		if err := r.skip(d); err != nil {
			return err
		}
		if err := r.settle(); err != nil {
			return err
		}
	}
	if t := r.table(); t.Current != s || t.Step != step {
		return fmt.Errorf("it is %s's turn, step %s", r.seatName(t.Current), t.Step)
	}
	return nil
}

// expectCheck looks at the last check: difficulty N, partial N, total N, result passed, SEAT N for the cards that a seat added, and what
// happened to its cards.
func (r *run) expectCheck(args []string) error {
	if len(args) < 2 || len(args)%2 != 0 {
		return errors.New("expect check [difficulty N] [partial N] [total N] [SEAT|destiny N] [result passed|middle|failed]")
	}
	if r.check == nil {
		return errors.New("there was no check")
	}
	for i := 0; i < len(args); i += 2 {
		if args[i] == "result" {
			want, err := results.find(args[i+1])
			if err != nil {
				return err
			}
			if r.check.Result != want {
				return fmt.Errorf("it %s, with %d of %d", resultNames[r.check.Result], r.check.Total, r.check.Difficulty)
			}
			continue
		}
		if got, ok := r.checkWords()[args[i]]; ok {
			if got != args[i+1] {
				return fmt.Errorf("%s is %s, not %s", args[i], got, args[i+1])
			}
			continue
		}
		facts := map[string]int{
			"difficulty": r.check.Difficulty, "total": r.check.Total, "partial": r.check.Partial,
			"destiny": int(r.check.Added[game.Everyone]),
		}
		for s := range r.setup.Players {
			facts[r.seatName(game.Seat(s))] = int(r.check.Added[s])
		}
		got, ok := facts[args[i]]
		if !ok {
			return unknown("fact of a check", args[i], append(append(keys(facts), keys(r.checkWords())...), "result"))
		}
		want, err := number(args[i+1])
		if err != nil {
			return err
		}
		if got != want {
			return fmt.Errorf("the %s is %d, not %d", args[i], got, want)
		}
	}
	return nil
}

// checkWords is what happened to the cards of the last check, each in a word.
func (r *run) checkWords() map[string]string {
	list := func(ids []card.ID) string {
		if len(ids) == 0 {
			return "none"
		}
		var words []string
		for _, id := range ids {
			words = append(words, string(id))
		}
		return strings.Join(words, ",")
	}
	out := slices.Sorted(slices.Values(r.check.TakenOut)) // cards lie in the check as they were shuffled
	words := map[string]string{"resolved": list(r.check.Resolved), "taken-out": list(out), "double": "none", "consequence": "none"}
	if r.check.Double != card.AnySkill {
		words["double"] = r.check.Double.String()
	}
	if r.check.Consequent {
		words["consequence"] = "yes"
	}
	return words
}

// knows counts the cards of an id that an observer sees in a pile.
func (r *run) knows(args []string) (int, error) {
	if len(args) != 3 {
		return 0, errors.New("expect seen|unseen SEAT PILE CARD")
	}
	s, err := r.observer(args[0])
	if err != nil {
		return 0, err
	}
	p, err := r.pile(args[1])
	if err != nil {
		return 0, err
	}
	if err := r.known(args[2:]); err != nil {
		return 0, err
	}
	n := 0
	for _, slot := range r.g.View(s).Piles[p] {
		if string(slot.Card) == args[2] {
			n++
		}
	}
	return n, nil
}

func (r *run) expectSeen(args []string) error {
	n, err := r.knows(args)
	if err == nil && n == 0 {
		err = errors.New("it is not")
	}
	return err
}

func (r *run) expectUnseen(args []string) error {
	n, err := r.knows(args)
	if err == nil && n > 0 {
		err = errors.New("it is seen")
	}
	return err
}

// Events that are nobody's, and those of two players; the others leave Seat or Other at 0, which is a seat too.
var (
	seatless = []game.EventKind{
		game.StepBegan, game.CardsGathered, game.Shuffled, game.ResourceChanged, game.JumpPrepMoved, game.DistanceGained, game.ThresholdMet, game.LastJumpIsNext,
		game.NukesChanged, game.ShipMoved, game.BasestarPlaced, game.BasestarGone, game.BasestarMoved, game.PursuitMoved, game.CenturionMoved, game.LimitUsed, game.TurnFreed, game.IconsPending,
		game.CrisisAdded, game.CheckChanged, game.GameOver, game.Launched, game.ShipsActivated, game.Jumped, game.CheckEnded, game.Boarded,
		game.FleetGrows,
	}
	eventsOfOther = []game.EventKind{game.Chosen, game.TitleGiven, game.AttackMade, game.AttackMissed}
)

// eventWords is all that can be said of an event.
func (r *run) eventWords(e game.Event) []string {
	list := []string{
		e.Rule, string(e.Card), string(e.Place), string(e.Source), shipName(e.Ship), kebab(e.Activation.String()),
		e.Area.String(), e.ToArea.String(), fmt.Sprint(e.N),
	}
	switch {
	case slices.Contains(seatless, e.Kind), e.Kind == game.Looked && e.Seat == game.NoSeat: // turned up for all
		list = append(list, r.seatName(game.Everyone))
	default:
		list = append(list, r.seatName(e.Seat))
	}
	if slices.Contains(eventsOfOther, e.Kind) {
		list = append(list, r.seatName(e.Other))
	}
	if title, strength := game.SplitSkill(e.Card); strength >= 0 {
		list = append(list, string(title))
	}
	switch e.Kind {
	case game.ResourceChanged:
		list = append(list, e.Resource.String())
	case game.TitleGiven:
		list = append(list, e.Title.String())
	case game.StepBegan:
		list = append(list, e.Step.String())
	case game.ShipMoved, game.BasestarMoved:
		list = append(list, spotName(e.FromSpot), spotName(e.ToSpot))
	}
	return list
}

// spotName is the area or the box of a spot.
func spotName(s game.Spot) string {
	for name, box := range spots {
		if box == s {
			return name
		}
	}
	return card.Area(s).String()
}

var spots = map[string]game.Spot{"supply": game.Supply, "reserves": game.Reserves, "damaged": game.DamagedBox, "destroyed": game.Destroyed}

// eventWord checks that a word can be said of some event.
func (r *run) eventWord(word string) error {
	known := append(append(append(r.words(), keys(shipKinds.values)...), keys(activations.values)...), keys(areas.values)...)
	known = append(append(append(append(known, keys(resources.values)...), keys(steps.values)...), keys(spots)...), "president", "admiral", "cag",
		r.seatName(game.Everyone), r.seatName(game.NoSeat))
	if _, err := number(word); err == nil || ruleID.MatchString(word) || slices.Contains(known, word) || r.isTitle(word) {
		return nil
	}
	return unknown("word of an event (rule, seat, place, card, ability, ship, activation, area, resource, title, step, number)", word, known)
}

// fits is what says whether an event is the one that `KIND [WORD]...` means.
func (r *run) fits(args []string) (func(game.Event) bool, error) {
	if len(args) == 0 {
		return nil, errors.New("expect event KIND [WORD]…")
	}
	kind, err := events.find(args[0])
	if err != nil {
		return nil, err
	}
	for _, word := range args[1:] {
		if err := r.eventWord(word); err != nil {
			return nil, err
		}
	}
	return func(e game.Event) bool {
		if e.Kind != kind {
			return false
		}
		said := r.eventWords(e)
		return !slices.ContainsFunc(args[1:], func(word string) bool { return !slices.Contains(said, word) })
	}, nil
}

// happened counts the events since the last line that acted that fit `KIND [WORD]...`.
func (r *run) happened(args []string) (int, error) {
	fits, err := r.fits(args)
	if err != nil {
		return 0, err
	}
	n := 0
	for _, e := range r.g.UncoveredEvents(r.mark) {
		if fits(e) {
			n++
		}
	}
	return n, nil
}

// expectOrder is `order KIND [WORD]..., KIND [WORD]... [in STEP]`: each happened after the one named before it.
func (r *run) expectOrder(args []string) error {
	args, events, err := r.period(args)
	if err != nil {
		return err
	}
	parts := split(strings.Fields(strings.ReplaceAll(strings.Join(args, " "), ",", " , ")), ",")
	if len(parts) < 2 {
		return errors.New("expect order KIND [WORD]..., KIND [WORD]... [in STEP]")
	}
	left := events
	for i, part := range parts {
		fits, err := r.fits(part)
		if err != nil {
			return err
		}
		name := strings.Join(part, " ")
		at := slices.IndexFunc(left, fits)
		if at < 0 && slices.ContainsFunc(events, fits) {
			return fmt.Errorf("%s happened, but not after %s", name, strings.Join(parts[i-1], " "))
		}
		if at < 0 {
			return fmt.Errorf("%s did not happen", name)
		}
		left = left[at+1:]
	}
	return nil
}

// period cuts `in STEP` off, and gives what happened in the last step of that name; without it, what did since the last line that acted.
func (r *run) period(args []string) ([]string, []game.Event, error) {
	n := len(args)
	if n < 3 || args[n-2] != "in" {
		return args, r.g.UncoveredEvents(r.mark), nil
	}
	step, err := steps.find(args[n-1])
	if err != nil {
		return nil, nil, err
	}
	all := r.g.UncoveredEvents(0)
	from, to, now := -1, 0, r.began
	if now == step {
		from = 0
	}
	for i, e := range all {
		if e.Kind == game.StepBegan {
			now = e.Step
			if now == step {
				from = i
			}
		}
		if now == step {
			to = i + 1
		}
	}
	if from < 0 {
		return nil, nil, fmt.Errorf("there was no step %s", step)
	}
	return args[:n-2], all[from:to], nil
}

// expectEvents is `events N KIND [WORD]...`: it happened so many times.
func (r *run) expectEvents(args []string) error {
	if len(args) < 2 {
		return errors.New("expect events N KIND [WORD]…")
	}
	want, err := number(args[0])
	if err != nil {
		return err
	}
	n, err := r.happened(args[1:])
	if err == nil && n != want {
		err = fmt.Errorf("it happened %d times, not %d", n, want)
	}
	return err
}

func (r *run) expectEvent(args []string) error {
	n, err := r.happened(args)
	if err == nil && n == 0 {
		var list []string
		for _, e := range r.g.UncoveredEvents(r.mark) {
			list = append(list, e.Kind.String())
		}
		err = fmt.Errorf("it did not happen since the last line that acted; what did: %s", words2text(list))
	}
	return err
}

func (r *run) expectNoEvent(args []string) error {
	n, err := r.happened(args)
	if err == nil && n > 0 {
		err = errors.New("it happened")
	}
	return err
}

// expectBasestar is `basestar AREA TOKEN...`, or none.
func (r *run) expectBasestar(args []string) error {
	if len(args) < 2 {
		return errors.New("expect basestar AREA TOKEN..., or none")
	}
	a, err := areas.find(args[0])
	if err != nil {
		return err
	}
	for _, n := range basestars(r.table()) {
		if r.table().Basestars[n].Area == a {
			return r.holdsExactly("basestar in "+args[0], r.cards(game.BasestarTokens(n)), args[1:])
		}
	}
	return errors.New("there is none")
}

func (r *run) expectCenturions(args []string) error {
	var got []string
	for _, n := range r.table().Centurions {
		got = append(got, fmt.Sprint(n))
	}
	if len(args) == len(got)-1 {
		args = append(args, "0")
	}
	if !slices.Equal(got, args) {
		return fmt.Errorf("by space from Start there are %s", strings.Join(got, " "))
	}
	return nil
}

func (r *run) usedWord(args []string) (bool, error) {
	if len(args) != 1 {
		return false, errors.New("expect used|unused ABILITY")
	}
	if !r.box.abilities[card.ID(args[0])] && !r.isTitle(args[0]) {
		return false, unknown("ability or card that is used once a turn", args[0], r.limited())
	}
	return slices.Contains(r.table().UsedThisTurn, card.ID(args[0])), nil
}

func (r *run) expectUsed(args []string) error {
	used, err := r.usedWord(args)
	if err == nil && !used {
		err = errors.New("it is not")
	}
	return err
}

func (r *run) expectUnused(args []string) error {
	used, err := r.usedWord(args)
	if err == nil && used {
		err = errors.New("it is used")
	}
	return err
}
