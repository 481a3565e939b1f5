package script

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// run is one scenario being carried out: the table is laid, then played on.
type run struct {
	scenario
	*lexicon
	dealer  *dealer
	chance  *chance
	witness *witness // nil while the table is being laid; it holds the play
	now     line
	checked bool // something was expected
}

// play carries out a scenario. If it passes and twice is true, play plays it again. The error says why it fails.
func (s scenario) play(twice bool) error {
	r := newRun(s)
	err := r.carryOut()
	if r.g != nil {
		defer r.g.Close()
	}
	if err == nil && twice {
		err = again(r.dealer.state, r.witness.answers, r.g)
	}
	if err != nil {
		return &Error{File: s.file, Line: r.now.at, Row: s.row, Rule: strings.Join(s.rules, ","), Why: err.Error()}
	}
	return nil
}

func newRun(s scenario) *run {
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: 1}
	words := &lexicon{setup: setup, box: newContent(setup)}
	decks := map[game.Pile]*queue{}
	return &run{scenario: s, lexicon: words, dealer: &dealer{lexicon: words, decks: decks, from: s.at}, chance: &chance{decks: decks}, now: line{at: s.at}}
}

// Lay returns the game after the last line of one scenario, for tests of bots that play on from there.
func Lay(text string) (*game.Game, error) {
	scenarios, err := parse("", []byte("rule B-SETUP-01 laid\n"+text))
	if err != nil {
		return nil, err
	}
	r := newRun(scenarios[0])
	if err := r.carryOutLines(); err != nil {
		return nil, err
	}
	return r.g, nil
}

// carryOutLines carries out all lines.
func (r *run) carryOutLines() error {
	if err := r.readDice(); err != nil {
		return err
	}
	// Lines about the game itself come first, so that a scenario can have other seats than its file.
	lines := slices.Clone(r.scenario.lines)
	slices.SortStableFunc(lines, func(a, b line) int { return isHead(b) - isHead(a) })
	for _, l := range lines {
		r.now = l
		if err := r.line(l); err != nil {
			return fmt.Errorf("%q: %w", l, err)
		}
	}
	return nil
}

// carryOut carries out the scenario.
func (r *run) carryOut() error {
	if err := r.carryOutLines(); err != nil {
		return err
	}
	for _, id := range r.rules {
		if !ruleID.MatchString(id) && !slices.Contains(r.box.all, id) {
			r.now = line{at: r.at}
			return unknown("card, character or location", id, r.box.all)
		}
	}
	switch {
	case r.witness == nil:
		return errors.New("the scenario has no line `turn`, so nothing is played")
	case !r.checked:
		return errors.New("the scenario expects nothing")
	}
	r.witness.held = false
	if err := r.witness.settle(); err != nil {
		return err
	}
	l, err := r.chance.left()
	if err != nil {
		r.now = l
	}
	return err
}

// readDice reads all scripted rolls, so that the game knows them from the beginning.
func (r *run) readDice() error {
	for _, l := range r.scenario.lines {
		if l.words[0] != "die" {
			continue
		}
		r.now = l
		if len(l.words) < 2 {
			return errors.New("die N…")
		}
		rolls, err := all(l.words[1:])
		if err != nil {
			return fmt.Errorf("%q: %w", l, err)
		}
		for _, word := range rolls {
			if n, err := number(word); err != nil || n < 1 || n > 8 {
				return fmt.Errorf("%q is no result of an 8-sided die", word)
			}
			n, _ := number(word)
			r.chance.dice = append(r.chance.dice, scriptedDie{n, l})
		}
	}
	return nil
}

// mostWords is the maximum number of words that a command takes. Commands not listed take any number.
var mostWords = map[string]int{
	"seed": 1, "fuel": 1, "food": 1, "morale": 1, "population": 1, "distance": 1, "jump-prep": 1, "nukes": 1, "raptors": 1, "president": 1, "admiral": 1,
	"sympathizer": 1, "sympathetic": 1, "ground": 1, "forces": 2, "turns": 2, "turn": 2, "begin": 1, "at": 3, "cag": 1, "pursuit": 1, "rebels": 1, "hub": 1,
	"ally": 3, "agenda": 2, "infiltrating": 2, "eliminated": 1, "mutineer": 1, "miracles": 2, "executions": 2, "played-super": 1, "token": 2, "pass": 1, "until": 2, "end": 1,
}

func (r *run) line(l line) error {
	args := l.words[1:]
	if most, limited := mostWords[l.words[0]]; limited && len(args) > most {
		return fmt.Errorf("%s takes at most %d words", l.words[0], most)
	}
	if len(args) == 0 {
		return fmt.Errorf("%s needs more words", l.words[0])
	}
	switch playing := r.witness != nil; {
	case !playing && isHead(l) == 1:
		return r.head(l.words[0], args)
	case !playing:
		if err := r.quietTable(); err != nil {
			return err
		}
	case l.words[0] == "expect":
		r.checked = true
		return r.witness.expect(args)
	}
	switch l.words[0] {
	case "die":
		rolls, err := all(args)
		r.chance.written += len(rolls)
		return err
	case "refuse":
		r.checked = true
	case "turn", "begin":
		if r.witness == nil {
			return r.begin(l)
		}
	}
	if r.witness == nil {
		return r.dealer.setupLine(l)
	}
	return r.witness.playLine(l)
}

// headWords begin the lines that say which game is played.
var headWords = []string{"boxes", "option", "house", "seed", "seats"}

func isHead(l line) int {
	if slices.Contains(headWords, l.words[0]) {
		return 1
	}
	return 0
}

// head carries out a line that says which game is played.
func (r *run) head(word string, args []string) error {
	if word == "boxes" || word == "seed" || word == "seats" {
		if err := r.dealer.say(word, r.now); err != nil {
			return err
		}
	}
	switch word {
	case "boxes":
		r.setup.Boxes = nil
		for _, word := range args {
			if known := boxes(); !slices.Contains(known, word) {
				return unknown("box that is built", word, known)
			}
			r.setup.Boxes = append(r.setup.Boxes, card.ID(word))
		}
	case "option":
		r.setup.Options = append(r.setup.Options, args...)
	case "house":
		for _, word := range args {
			r.setup.House = append(r.setup.House, game.House(word))
		}
	case "seed":
		n, err := number(args[0])
		if err == nil && n < 0 {
			err = errors.New("a seed is not below 0")
		}
		r.setup.Seed = uint64(n)
		return err
	case "seats":
		return r.seats(args)
	}
	return nil
}

// seats carries out `seats CHARACTER...`.
func (r *run) seats(args []string) error {
	r.setup.Players = nil
	r.box = newContent(r.setup)
	for _, word := range args {
		player := game.Player{Name: word}
		if word != "?" {
			player.Character = card.ID(word)
			if r.box.Characters.Of(player.Character) == nil {
				return unknown("character", word, r.box.words(card.Characters))
			}
			if slices.Contains(r.setup.Players, player) {
				return fmt.Errorf("%s sits twice", word)
			}
		}
		r.setup.Players = append(r.setup.Players, player)
	}
	return nil
}

// quietTable lays the table before the first line of the setup.
func (r *run) quietTable() error {
	if len(r.setup.Players) == 0 {
		return errors.New("`seats CHARACTER...` must come first")
	}
	if r.dealer.state != nil {
		return nil
	}
	r.box = newContent(r.setup)
	return r.dealer.lay()
}

// begin ends the laying. The game continues from the table that was laid.
func (r *run) begin(l line) error {
	if err := r.dealer.begin(l); err != nil {
		return err
	}
	state := r.dealer.state
	state.Dice = nil
	for _, die := range r.chance.dice {
		state.Dice = append(state.Dice, die.n)
	}
	g, err := game.Restore(state)
	if err != nil {
		return err
	}
	r.g, r.first = g, make([]card.ID, len(state.Seats))
	turns := make([]int, len(state.Seats))
	for s := range state.Seats {
		turns[s] = state.Seats[s].Turns
	}
	r.chance.setupPlay = l.words[0] == "begin"
	r.witness = &witness{
		play:   &play{lexicon: r.lexicon, chance: r.chance, began: state.Step, turns: turns, flying: r.dealer.flying},
		before: state.Resources,
	}
	return r.witness.watch()
}
