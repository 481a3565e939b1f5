package save

import (
	"encoding/json"
	"time"

	"battlestar/game"
)

// Header is the beginning of a journal.
type Header struct {
	Program string    // version of the program that began the game
	Begun   time.Time // when
	Setup   game.Setup
	Table   json.RawMessage // what package table wants to know when it opens the game again
}

// Record is one of [Answer], [Snapshot], [TakeBack], [Reseed], [Correction] and [Note].
type Record interface{ kind() byte }

// Answer is a seat's answer to a decision.
type Answer struct {
	Number      int // of the decision
	Seat        game.Seat
	Picks       []string // each a game.Choice as a string
	Fingerprint uint32   // of the decision
	Follows     bool     // given by the program after the previous answer (a bot's, the rest of "go on"): both are taken back together
}

// Snapshot is the state at the beginning of a step.
type Snapshot struct{ State *game.State }

// TakeBack takes back all answers to decisions after the one numbered To, and what came with them. If Keep is not 0, it instead takes back all
// standing records except the first Keep.
type TakeBack struct{ To, Keep int }

// Reseed gives the game new chance from here on; see [game.Game.Reseed].
type Reseed struct{ Seed uint64 }

// Correction is what the table corrected: each edit is a [game.Edit] as a string. If all may be made at once ([game.Edit.AtOnce]), they were made
// at the pending decision. Otherwise the answers back to the beginning of the step are taken back, and they were made there, with new chance if
// Seed is not 0.
type Correction struct {
	Edits []string
	Seed  uint64 `json:",omitempty"`
}

// Note is something else worth keeping; What says what it is, and Data is for whoever wrote it. The rules do not need it.
type Note struct {
	What string
	Data json.RawMessage
}

// SeatChanged is the What of a note that somebody else sits at a seat from here on. Its Data begins with the fields of [Sitting].
const SeatChanged = "seat"

// Damaged is the What of a note in a rescued game, where its file was damaged: the game continues from the snapshot after it.
const Damaged = "damaged"

// Opened is the What of a note that the game was begun, or opened to be continued; in the second case a [Reseed] follows it. Its Data is an
// [Opening].
const Opened = "opened"

// Opening says in which order the games of a folder were played: the last has the highest number. A machine's clock may be wrong.
type Opening struct{ Played int }

// Sitting is who sits at a seat, for [Info].
type Sitting struct {
	Seat game.Seat
	Name string
}

// The kinds of records, as they stand in the file.
const (
	kindHeader   = 'H'
	kindAnswer   = 'A'
	kindSnapshot = 'S'
	kindTakeBack = 'B'
	kindReseed   = 'R'
	kindNote     = 'N'

	kindCorrection = 'C'
)

var kinds = []byte{kindHeader, kindAnswer, kindSnapshot, kindTakeBack, kindReseed, kindNote, kindCorrection}

func (Answer) kind() byte   { return kindAnswer }
func (Snapshot) kind() byte { return kindSnapshot }
func (TakeBack) kind() byte { return kindTakeBack }
func (Reseed) kind() byte   { return kindReseed }
func (Note) kind() byte     { return kindNote }

func (Correction) kind() byte { return kindCorrection }

// Contents is all that a journal holds.
type Contents struct {
	Header  Header
	Records []Record
	Torn    int // bytes of an unfinished record at the end, which are ignored
}

// Standing returns the records without those that were taken back, and without the take-backs.
func Standing(records []Record) []Record {
	var standing []Record
	for _, r := range records {
		if back, ok := r.(TakeBack); ok {
			standing = back.from(standing)
		} else {
			standing = append(standing, r)
		}
	}
	return standing
}

// from returns what is left of the standing records.
func (b TakeBack) from(standing []Record) []Record {
	return standing[:b.keeps(len(standing), func(i int) int {
		a, _ := standing[i].(Answer)
		return a.Number
	})]
}

// keeps returns how many of n standing records are left. number returns the number of the answer in one of them, or 0 for another record.
func (b TakeBack) keeps(n int, number func(int) int) int {
	if b.Keep > 0 {
		return min(b.Keep, n)
	}
	for i := range n {
		if number(i) > b.To {
			return i
		}
	}
	return n
}

// AnswerTo returns an answer as the journal keeps it. d is the decision before it is answered.
func AnswerTo(d *game.Decision, a game.Answer, follows bool) Answer {
	r := Answer{Number: d.Number, Seat: a.Seat, Fingerprint: fingerprint(d), Follows: follows}
	for _, pick := range a.Picks {
		r.Picks = append(r.Picks, pick.String())
	}
	return r
}

// answer finds the picks of a record among the options of a decision.
func (r Answer) answer(d *game.Decision) (game.Answer, error) {
	a := game.Answer{Seat: r.Seat}
	for _, pick := range r.Picks {
		found := false
		for i := range d.Options {
			if d.Options[i].Choice.String() == pick {
				a.Picks = append(a.Picks, d.Options[i].Choice)
				found = true
				break
			}
		}
		if motive, ok := game.UnveilNamed(pick); ok {
			a.Picks, found = append(a.Picks, motive), true
		}
		if !found {
			return a, ErrNotOnOffer
		}
	}
	return a, nil
}

// fingerprint distinguishes decisions by what stays the same between versions: who is asked, in which window, and what is on offer in any order,
// all by name. (Decision.Fingerprint is faster, but made of numbers that later boxes shift.)
func fingerprint(d *game.Decision) uint32 {
	sum := hash32(d.Window.String()) ^ uint32(d.Seats)<<16 ^ uint32(d.Min)<<8 ^ uint32(d.Max)
	for i := range d.Options {
		sum += hash32(d.Options[i].Choice.String())
	}
	return sum
}

// hash32 is FNV-1a.
func hash32(s string) uint32 {
	h := uint32(2166136261)
	for i := range len(s) {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return h
}

// CorrectionOf returns a correction as the journal keeps it.
func CorrectionOf(edits []game.Edit, seed uint64) Correction {
	c := Correction{Seed: seed}
	for _, e := range edits {
		c.Edits = append(c.Edits, e.String())
	}
	return c
}

// AtOnce reports whether the correction is made at the pending decision.
func (c Correction) AtOnce() bool {
	edits, err := c.Read()
	return err == nil && game.AtOnce(edits)
}

// Read returns the edits. The error is a word that this version does not know.
func (c Correction) Read() ([]game.Edit, error) {
	edits := make([]game.Edit, len(c.Edits))
	for i, text := range c.Edits {
		var err error
		if edits[i], err = game.ParseEdit(text); err != nil {
			return nil, err
		}
	}
	return edits, nil
}

// Correct makes the correction and returns the game that continues. If that is another game, the one given is closed.
func (c Correction) Correct(g *game.Game) (*game.Game, error) {
	edits, err := c.Read()
	if err != nil {
		return nil, err
	}
	if game.AtOnce(edits) {
		return g, g.Correct(edits)
	}
	corrected, err := game.Correct(g.Snapshot(), c.Seed, edits)
	if err != nil {
		return nil, err
	}
	g.Close()
	return corrected, nil
}
