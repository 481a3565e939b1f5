package script

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// run is one scenario being carried out.
type run struct {
	scenario
	setup     game.Setup
	box       content
	full      *game.State // the table as it was before anything was laid
	state     *game.State // the table being laid
	decks     map[game.Pile]*queue
	laid      bool // a line of the setup changed the table
	setupPlay bool // the game began with its setup, in which cards are drawn unscripted
	now       line

	g       *game.Game
	answers []played
	dice    []line // the line of each scripted roll
	written int    // rolls of the lines carried out so far
	rolled  int
	read    int           // events watched so far
	mark    int           // the first event since the last line that acted
	opened  []game.Window // windows passed since then
	asked   []question    // all that was asked so far
	recent  int           // the first of them since the last line that acted
	held    bool          // an expectation waits at what is pending
	checked bool          // something was expected
	began   game.Step     // the step in which the game, or what was set right of it, begins
	before  [4]int        // the resources at the beginning
	check   *game.CheckState
	flying  bool  // whose turn it is was laid in a viper and has two actions for it
	later   bool  // the turn of the scenario is over
	drawing bool  // skills of a later turn are being drawn
	late    error // a crisis was drawn by chance: that ends what can be played
}

// play carries out a scenario, twice if it passes and that is wanted, and says why it fails.
func (s scenario) play(twice bool) error {
	r := &run{scenario: s, decks: map[game.Pile]*queue{}, now: line{at: s.at}}
	err := r.carryOut()
	if r.g != nil {
		defer r.g.Close()
	}
	if err == nil && twice {
		err = again(r.state, r.answers, r.g)
	}
	if err != nil {
		return &Error{File: s.file, Line: r.now.at, Row: s.row, Rule: strings.Join(s.rules, ","), Why: err.Error()}
	}
	return nil
}

// lines carries out all lines.
func (r *run) carryOut() error {
	r.setup = game.Setup{Boxes: []card.ID{"base"}, Seed: 1}
	r.box = newContent(r.setup)
	for _, l := range r.scenario.lines {
		if l.words[0] != "die" {
			continue
		}
		r.now = l
		if len(l.words) < 2 {
			return errors.New("die N…")
		}
		for _, word := range l.words[1:] {
			if n, err := number(word); err != nil || n < 1 || n > 8 {
				return fmt.Errorf("%q is no result of an 8-sided die", word)
			}
			r.dice = append(r.dice, l)
		}
	}
	// What the game is comes before what lies on the table, so that a scenario can have other seats than its file.
	lines := slices.Clone(r.scenario.lines)
	slices.SortStableFunc(lines, func(a, b line) int { return isHead(b) - isHead(a) })
	for _, l := range lines {
		r.now = l
		if err := r.line(l); err != nil {
			return fmt.Errorf("%q: %w", l, err)
		}
	}
	for _, id := range r.rules {
		if !ruleID.MatchString(id) && !slices.Contains(r.box.all, id) {
			r.now = line{at: r.at}
			return unknown("card, character or location", id, r.box.all)
		}
	}
	switch {
	case r.g == nil:
		return errors.New("the scenario has no line `turn`, so nothing is played")
	case !r.checked:
		return errors.New("the scenario expects nothing")
	}
	r.held = false
	if err := r.settle(); err != nil {
		return err
	}
	if r.rolled < len(r.dice) {
		r.now = r.dice[r.rolled]
		return fmt.Errorf("%q: only %d of %d scripted dice were rolled", r.now, r.rolled, len(r.dice))
	}
	for _, q := range r.decks {
		for _, c := range q.cards {
			if c.must && !c.used {
				r.now = c.at
				return fmt.Errorf("%q: %s was never drawn (cards after `then` may stay)", c.at, c.id)
			}
		}
	}
	return nil
}

// mostWords is how many words a command takes at most; those that are not here take any number.
var mostWords = map[string]int{
	"seed": 1, "fuel": 1, "food": 1, "morale": 1, "population": 1, "distance": 1, "jump-prep": 1, "nukes": 1, "raptors": 1, "president": 1, "admiral": 1,
	"sympathizer": 1, "turns": 2, "turn": 2, "begin": 1, "at": 3, "pass": 1, "until": 2, "end": 1,
}

func (r *run) line(l line) error {
	if most, limited := mostWords[l.words[0]]; limited && len(l.words)-1 > most {
		return fmt.Errorf("%s takes at most %d words", l.words[0], most)
	}
	if len(l.words) == 1 {
		return fmt.Errorf("%s needs more words", l.words[0])
	}
	if r.g != nil {
		return r.playLine(l)
	}
	args := l.words[1:]
	switch l.words[0] {
	case "boxes":
		r.setup.Boxes = nil
		for _, word := range args {
			if known := boxes(); !slices.Contains(known, word) {
				return unknown("box that is built", word, known)
			}
			r.setup.Boxes = append(r.setup.Boxes, card.ID(word))
		}
		return nil
	case "option":
		r.setup.Options = append(r.setup.Options, args...)
		return nil
	case "house":
		for _, word := range args {
			r.setup.House = append(r.setup.House, game.House(word))
		}
		return nil
	case "seed":
		n, err := number(args[0])
		if err == nil && n < 0 {
			err = errors.New("a seed is not below 0")
		}
		r.setup.Seed = uint64(n)
		return err
	case "seats":
		r.setup.Players = nil
		r.box = newContent(r.setup)
		for _, word := range args {
			player := game.Player{Name: word}
			if word != "?" {
				player.Character = card.ID(word)
				if r.box.characters[player.Character] == nil {
					return unknown("character", word, keysOf(r.box.characters))
				}
			}
			if word != "?" && slices.Contains(r.setup.Players, player) {
				return fmt.Errorf("%s sits twice", word)
			}
			r.setup.Players = append(r.setup.Players, player)
		}
		return nil
	}
	if len(r.setup.Players) == 0 {
		return errors.New("`seats CHARACTER...` must come first")
	}
	if r.state == nil {
		r.box = newContent(r.setup)
		if err := r.lay(); err != nil {
			return err
		}
	}
	if l.words[0] == "die" {
		r.written += len(args)
		return nil
	}
	if l.words[0] != "turn" && l.words[0] != "begin" {
		return r.setupLine(l)
	}
	if err := r.begin(l); err != nil {
		return err
	}
	r.state.Dice = nil
	for i := 0; i < len(r.dice); {
		for _, word := range r.dice[i].words[1:] {
			n, _ := number(word)
			r.state.Dice = append(r.state.Dice, n)
			i++
		}
	}
	r.before, r.began = r.state.Resources, r.state.Step
	g, err := game.Restore(r.state)
	if err != nil {
		return err
	}
	r.g = g
	return r.watch()
}

func isHead(l line) int {
	if slices.Contains([]string{"boxes", "option", "house", "seed", "seats"}, l.words[0]) {
		return 1
	}
	return 0
}

func keysOf[T any](m map[card.ID]T) []string {
	var list []string
	for id := range m {
		list = append(list, string(id))
	}
	slices.Sort(list)
	return list
}

var playWords = []string{"do", "play", "add", "act", "pass", "die", "refuse", "correct", "expect", "until", "end"}

func (r *run) playLine(l line) error {
	args := l.words[1:]
	if l.words[0] == "expect" {
		r.checked = true
		return r.expect(args)
	}
	if l.words[0] == "die" {
		r.written += len(args)
		return nil
	}
	if r.late != nil && l.words[0] != "refuse" {
		return r.late
	}
	r.held = false
	switch l.words[0] {
	case "do", "play":
		seat, err := r.seat(args[0])
		if err != nil {
			return err
		}
		steps := split(args[1:], "then")
		if l.words[0] == "play" {
			steps = append([][]string{{"from-hand"}}, steps...)
		}
		for i, picks := range steps {
			if err := r.do(seat, picks, i == 0); err != nil {
				return err
			}
		}
		return nil
	case "add":
		return r.add(args)
	case "act":
		return r.act(args)
	case "pass":
		return r.pass(args)
	case "refuse":
		r.checked = true
		return r.refuse(args)
	case "correct":
		return r.correct(args)
	case "until":
		if len(args) != 2 {
			return errors.New("until SEAT STEP")
		}
		seat, err := r.seat(args[0])
		if err != nil {
			return err
		}
		step, err := steps.find(args[1])
		if err != nil {
			return err
		}
		return r.until(func(e game.Event, current game.Seat) bool {
			return e.Kind == game.StepBegan && e.Step == step && current == seat
		})
	case "end":
		if len(args) != 1 || args[0] != "turn" {
			return errors.New("end turn")
		}
		return r.until(func(e game.Event, _ game.Seat) bool { return e.Kind == game.TurnBegan })
	}
	if slices.Contains(setupWords, l.words[0]) {
		return fmt.Errorf("%q belongs to the setup, above the line `turn`", l.words[0])
	}
	return unknown("line of a scenario", l.words[0], playWords)
}

func split(words []string, at string) [][]string {
	parts := [][]string{nil}
	for _, w := range words {
		if w == at {
			parts = append(parts, nil)
			continue
		}
		parts[len(parts)-1] = append(parts[len(parts)-1], w)
	}
	return parts
}

// pending is what is asked, all options shown.
func (r *run) pending() *game.Decision {
	d := r.g.Decision(game.Everyone)
	if d == nil {
		return nil
	}
	if s := d.Seat(); s != game.NoSeat {
		return r.g.Decision(s)
	}
	return d
}

// quiet says whether a decision is answered by itself when the scenario does not mention it: a window, or a look with one button.
func quiet(d *game.Decision) bool {
	return d.Kind == game.AskWindow || len(d.Options) == 1 && d.Options[0].Kind == game.Yes
}

// answer gives an answer and looks at what follows.
func (r *run) answer(seat game.Seat, picks []game.Choice) error {
	a := played{game.Answer{Seat: seat, Picks: picks}, asks(r.g), nil}
	if err := r.g.Decide(a.Answer); err != nil {
		return err
	}
	r.answers = append(r.answers, a)
	return r.watch()
}

// skip answers a quiet decision: a window is passed by everybody.
func (r *run) skip(d *game.Decision) error {
	if d.Kind == game.AskWindow {
		r.opened = append(r.opened, d.Window)
	}
	if r.spare(d) {
		return r.answer(d.Seat(), []game.Choice{{Kind: game.Pass}})
	}
	seats := d.Seats.List()
	number := d.Number
	for _, s := range seats {
		if d := r.pending(); d == nil || d.Kind != game.AskWindow && d.Number != number {
			return nil
		}
		if err := r.answer(s, []game.Choice{d.Options[0].Choice}); err != nil {
			return err
		}
	}
	return nil
}

// spare says whether a decision is the second action of whoever was laid in a viper, which no line need mention.
func (r *run) spare(d *game.Decision) bool {
	if !r.flying || r.later || d.Kind != game.ChooseAction || !d.Seats.Has(r.table().Current) {
		return false
	}
	return slices.ContainsFunc(r.asked, func(q question) bool { return q.kind == d.Kind && q.seats == d.Seats && q.number < d.Number })
}

// settle passes windows and looks until a decision that must be scripted.
func (r *run) settle() error {
	if r.held {
		return nil
	}
	for d := r.pending(); d != nil && quiet(d); d = r.pending() {
		if err := r.skip(d); err != nil {
			return err
		}
	}
	return nil
}

// reach passes windows and looks until stop says so or a decision must be scripted.
func (r *run) reach(stop func(*game.Decision) bool) (*game.Decision, error) {
	for {
		d := r.pending()
		if d == nil {
			return nil, errors.New("the game is over, nothing is asked")
		}
		if stop(d) || !quiet(d) && !r.spare(d) {
			return d, nil
		}
		if err := r.skip(d); err != nil {
			return nil, err
		}
	}
}

// begins marks that a line acts now: what is expected to have happened is counted from here.
func (r *run) begins() {
	r.mark = r.g.EventCount()
	r.opened = nil
	r.recent = len(r.asked)
}

func (r *run) do(seat game.Seat, words []string, first bool) error {
	if len(words) == 0 {
		return errors.New("do what?")
	}
	words, err := all(words)
	if err != nil {
		return err
	}
	d, err := r.reach(func(d *game.Decision) bool {
		return d.Kind != game.AskWindow && d.Seats.Has(seat) && (len(words) == 1 && words[0] == "yes" || r.spare(d) && slices.Contains(r.namesOf(d), words[0]))
	})
	if err != nil {
		return err
	}
	if !d.Seats.Has(seat) {
		return fmt.Errorf("%s is not asked%s", r.seatName(seat), r.offers(d))
	}
	now, rest := words, []string(nil)
	if d.Max == 1 {
		now, rest = words[:1], words[1:]
	}
	picks, err := r.resolve(d, now)
	if err != nil {
		return err
	}
	if first {
		r.begins()
	}
	if err := r.answer(seat, picks); err != nil || len(rest) == 0 {
		return err
	}
	if err := r.do(seat, rest, false); err != nil {
		return fmt.Errorf("after %q, which is all that is asked there: %w", now[0], err)
	}
	return nil
}

// add is a contribution to a skill check.
func (r *run) add(args []string) error {
	if len(args) < 2 {
		return errors.New("add SEAT none, or add SEAT CARD…")
	}
	seat, err := r.seat(args[0])
	if err != nil {
		return err
	}
	d, err := r.reach(func(*game.Decision) bool { return false })
	if err != nil {
		return err
	}
	if d.Kind != game.Contribute || !d.Seats.Has(seat) {
		why := ""
		if r.table().Count(game.Hand(seat)) == 0 {
			why = ", with no card in hand"
		}
		return fmt.Errorf("%s is not asked for cards%s%s", r.seatName(seat), why, r.offers(d))
	}
	r.begins()
	if len(args) == 2 && args[1] == "none" {
		return r.answer(seat, []game.Choice{{Kind: game.Pass}})
	}
	if err := r.answer(seat, []game.Choice{{Kind: game.Act}}); err != nil {
		return err
	}
	picks, err := r.resolve(r.pending(), args[1:])
	if err != nil {
		return err
	}
	return r.answer(seat, picks)
}

// window passes windows until one of the given name opens for the seats.
func (r *run) window(w game.Window, seats []game.Seat) (*game.Decision, error) {
	d, err := r.reach(func(d *game.Decision) bool {
		return d.Kind == game.AskWindow && d.Window == w && d.Seats&game.SeatsOf(seats...) == game.SeatsOf(seats...)
	})
	if err != nil {
		return nil, fmt.Errorf("no window %s opens for %s: %w", w, r.seatNames(game.SeatsOf(seats...)), err)
	}
	if d.Kind != game.AskWindow {
		return nil, fmt.Errorf("no window %s opens for %s before %s is asked %s", w, r.seatNames(game.SeatsOf(seats...)), r.seatNames(d.Seats), d.Kind)
	}
	return d, nil
}

// act has seats want to play in a window, while the others pass.
func (r *run) act(args []string) error {
	if len(args) < 2 {
		return errors.New("act SEAT... WINDOW")
	}
	w, err := windows.find(args[len(args)-1])
	if err != nil {
		return err
	}
	var seats []game.Seat
	for _, word := range args[:len(args)-1] {
		seat, err := r.seat(word)
		if err != nil {
			return err
		}
		seats = append(seats, seat)
	}
	d, err := r.window(w, seats)
	if err != nil {
		return err
	}
	r.begins()
	for _, s := range seats {
		if err := r.answer(s, []game.Choice{{Kind: game.Act}}); err != nil {
			return err
		}
	}
	for _, s := range d.Seats.List() {
		if !slices.Contains(seats, s) {
			if err := r.answer(s, []game.Choice{{Kind: game.Pass}}); err != nil {
				return err
			}
		}
	}
	return nil
}

// pass passes windows up to and with the next of a name, or so many of them.
func (r *run) pass(args []string) error {
	name, n, err := times(args[0])
	if err != nil {
		return err
	}
	w, err := windows.find(name)
	if err != nil {
		return err
	}
	for range n {
		d, err := r.window(w, nil)
		if err != nil {
			return err
		}
		r.begins()
		if err := r.skip(d); err != nil {
			return err
		}
	}
	return nil
}

// refuse demands that an answer is refused and changes nothing.
func (r *run) refuse(args []string) error {
	if len(args) < 2 {
		return errors.New("refuse SEAT CHOICE…")
	}
	seat, err := r.seat(args[0])
	if err != nil {
		return err
	}
	if err := r.settle(); err != nil {
		return err
	}
	r.begins()
	d := r.pending()
	words, err := all(args[1:])
	if err != nil {
		return err
	}
	tries := [][]game.Choice{nil}
	if !(len(words) == 1 && words[0] == "none") {
		for _, word := range words {
			choices := r.possible(word)
			if d != nil {
				for _, o := range d.Options {
					if slices.Contains(r.called(o.Choice), word) && !slices.Contains(choices, o.Choice) {
						choices = append(choices, o.Choice)
					}
				}
			}
			if len(choices) == 0 {
				return fmt.Errorf("%q names no choice of any decision%s", word, meant(word, r.words()))
			}
			var longer [][]game.Choice
			for _, t := range tries {
				for _, c := range choices {
					longer = append(longer, append(slices.Clone(t), c))
				}
			}
			tries = longer
		}
	}
	before := r.g.State().Hash()
	for _, picks := range tries {
		err := r.g.Decide(game.Answer{Seat: seat, Picks: picks})
		switch {
		case err == nil:
			return fmt.Errorf("%s was accepted", picks)
		case !errors.Is(err, game.ErrIllegal):
			return err
		}
	}
	if r.g.State().Hash() != before {
		return errors.New("it was refused, but changed the state")
	}
	return nil
}

// words is what choices are made of, to suggest from.
func (r *run) words() []string {
	list := append(keysOf(r.box.cards), keysOf(r.box.abilities)...)
	for _, p := range r.box.places {
		list = append(list, string(p))
	}
	for s := range r.setup.Players {
		list = append(list, r.seatName(game.Seat(s)))
	}
	return append(list, "pass", "yes", "none", "activate-location", "from-hand")
}

// until plays on until an event: nobody moves, acts or adds cards. Any other decision must be scripted.
func (r *run) until(done func(game.Event, game.Seat) bool) error {
	r.begins()
	current := r.g.Uncovered().Current
	from := r.g.EventCount()
	for {
		for _, e := range r.g.Events(game.Everyone, from) {
			from++
			if e.Kind == game.TurnBegan {
				current = e.Seat
			}
			if done(e, current) {
				return nil
			}
		}
		d := r.pending()
		switch {
		case d == nil:
			return errors.New("the game is over before that")
		case quiet(d):
			if err := r.skip(d); err != nil {
				return err
			}
		case d.Kind == game.ChooseMove || d.Kind == game.ChooseAction || d.Kind == game.Contribute:
			if err := r.answer(d.Seat(), []game.Choice{{Kind: game.Pass}}); err != nil {
				return err
			}
		default:
			return fmt.Errorf("before that a choice must be scripted%s", r.offers(d))
		}
	}
}

// ---- Chance ----

// watch reads the events since the last time: dice and drawn cards must be scripted.
func (r *run) watch() error {
	r.noteAsked()
	var why error
	for _, e := range r.g.UncoveredEvents(r.read) {
		r.read++
		switch e.Kind {
		case game.TurnBegan:
			r.later = true
		case game.StepBegan:
			r.drawing = e.Step == game.ReceiveSkills && r.later
			if e.Step == game.TurnStart {
				r.setupPlay = false
			}
		case game.CheckChanged:
			if e.Check != nil {
				r.check = e.Check
			}
		case game.CheckEnded:
			if r.check != nil {
				ended := *r.check
				ended.Result = e.Result
				r.check = &ended
			}
		case game.DieRolled:
			if e.Natural == 0 {
				continue // its result was chosen, no die was thrown
			}
			r.rolled++
			if r.rolled > r.written && why == nil {
				why = fmt.Errorf("a die was rolled (%s) that no `die` line up to here fixes", rollName(e))
			}
		case game.CardMoved:
			if isDeck(e.From) && e.FromAt == 0 {
				why = errors.Join(why, r.drawn(e, true))
			}
		case game.Looked:
			if isDeck(e.From) && e.FromAt == 0 {
				why = errors.Join(why, r.drawn(e, false))
			}
		case game.Shuffled:
			if q := r.decks[e.To]; q != nil && e.To != game.LoyaltyDeck { // of that one a deck line says what is drawn, shuffled or not
				for i := q.next; i < len(q.cards); i++ {
					if q.cards[i].must && !q.cards[i].used {
						why = errors.Join(why, fmt.Errorf("the deck with %s of line %d was shuffled before it was drawn", q.cards[i].id, q.cards[i].at.at))
						q.cards[i].used = true
					}
				}
				q.next = len(q.cards)
			}
		}
	}
	return why
}

func rollName(e game.Event) string {
	if e.Source != "" {
		return string(e.Source)
	}
	if e.Ship != card.NoShip {
		return e.Ship.String()
	}
	return e.Rule
}

func isDeck(p game.Pile) bool {
	for _, deck := range decks.values {
		if p == deck {
			return true
		}
	}
	return false
}

// drawn takes note of a card that left a deck, or was looked at.
func (r *run) drawn(e game.Event, left bool) error {
	q := r.decks[e.From]
	if q == nil || q.next >= len(q.cards) {
		if q != nil && q.any || r.setupPlay || r.drawing && e.To.Owner() != game.NoSeat {
			return nil
		}
		if q == nil && e.From == game.NotCylonDeck || e.From == game.LoyaltyDeck && len(r.table().Piles[e.From]) == 0 {
			return nil // a plain card, or the only one that there was
		}
		err := fmt.Errorf("%s was drawn from the %s by chance: a `deck` line must lay it (or say `any`)", e.Card, e.From)
		if e.From == game.CrisisDeck {
			r.late = err
			return nil
		}
		return err
	}
	c := &q.cards[q.next]
	if c.id != e.Card {
		return fmt.Errorf("%s was drawn from the %s, not %s as line %d says", e.Card, e.From, c.id, c.at.at)
	}
	c.used = true
	if left {
		q.next++
	}
	return nil
}
