package save

import (
	"errors"
	"fmt"
	"strings"

	"battlestar/game"
)

// Divergence is a place where a replayed journal differs from the original game, because the rules have been fixed since.
type Divergence struct {
	Answer int   // the number of the decision
	Why    error // what differs
	Turn   int   // the turn and step where the game continues
	Step   game.Step
	Lost   int // answers after the last snapshot that are lost; 0 if a later snapshot makes up for them
}

// Error describes the divergence for the command line; where a game must not diverge, it is an error.
func (d Divergence) Error() string {
	text := fmt.Sprintf("at decision %d, %v", d.Answer, d.Why)
	if d.Lost == 0 {
		return text + fmt.Sprintf("; from turn %d (%s) on, everything matches", d.Turn, d.Step)
	}
	return text + fmt.Sprintf("; the game continues from turn %d (%s), decisions lost: %d", d.Turn, d.Step, d.Lost)
}

// begun returns a game that has just begun, if a state is that of its beginning, or else nil.
func begun(setup game.Setup, s *game.State) *game.Game {
	g, err := safely(func() (*game.Game, error) { return game.New(setup) })
	if err != nil {
		return nil
	}
	if g.Snapshot().Hash() != s.Hash() {
		g.Close()
		return nil
	}
	return g
}

// Replay plays standing records (see [Standing]) from the first on, and returns the game at their end and where it diverged. after, if not nil, is
// called after each record with the game at that point. After a divergence that is another game, and answers that do not fit are left out. If a
// note says that the file was [Damaged], the game continues from the snapshot after it. The error is that no state could be restored at all.
func Replay(setup game.Setup, records []Record, after func(g *game.Game, r Record)) (*game.Game, []Divergence, error) {
	var g *game.Game
	var diverged []Divergence
	var off error // why the records do not fit, until the next snapshot
	offAt := 0
	var good *game.State // the last snapshot that could be restored
	sinceGood := 0       // answers after it
	damaged := false     // what led to the next snapshot is lost

	lose := func(number int, err error) { off, offAt = err, number }
	resume := func(s *game.State, lost int) error {
		restored, err := safely(func() (*game.Game, error) { return game.Restore(s) })
		if err != nil {
			return err
		}
		if g != nil {
			g.Close()
		}
		g = restored
		if off != nil {
			diverged = append(diverged, Divergence{Answer: offAt, Why: off, Turn: s.Turn, Step: s.Step, Lost: lost})
		}
		off = nil
		return nil
	}

	for _, r := range records {
		switch r := r.(type) {
		case Snapshot:
			if g == nil && off == nil && !damaged {
				g = begun(setup, r.State) // with what happened before anybody was asked
			}
			if g != nil && off == nil && !damaged && g.Snapshot().Hash() != r.State.Hash() {
				lose(r.State.Asked, ErrOtherTable)
			}
			if g == nil || off != nil || damaged {
				if err := resume(r.State, 0); err != nil {
					lose(r.State.Asked, err)
					break
				}
			}
			good, sinceGood = r.State, 0
		case Answer:
			sinceGood++
			if g == nil && off == nil {
				var err error
				if g, err = safely(func() (*game.Game, error) { return game.New(setup) }); err != nil {
					return nil, nil, err
				}
			}
			if off == nil {
				if err := decide(g, r); err != nil {
					lose(r.Number, err)
				}
			}
		case Reseed:
			if off == nil && g != nil {
				g.Reseed(r.Seed)
			}
		case Correction:
			if off == nil && g != nil {
				corrected, err := safely(func() (*game.Game, error) { return r.Correct(g) })
				if err != nil {
					lose(g.Snapshot().Asked, err)
					break
				}
				g = corrected
			}
		}
		note, ok := r.(Note)
		damaged = ok && note.What == Damaged
		if after != nil && off == nil && g != nil {
			after(g, r)
		}
	}

	if g == nil && off == nil { // not even a first snapshot
		g, err := safely(func() (*game.Game, error) { return game.New(setup) })
		return g, nil, err
	}
	if off != nil {
		if good == nil {
			return nil, nil, &FileError{Why: ErrUnplayable, Err: off}
		}
		if err := resume(good, sinceGood); err != nil {
			return nil, nil, err
		}
	}
	return g, diverged, nil
}

// decide gives a recorded answer to the game.
func decide(g *game.Game, r Answer) error {
	d := g.Decision(r.Seat)
	if d == nil {
		return ErrWouldBeOver
	}
	if d.Number != r.Number || fingerprint(d) != r.Fingerprint {
		return ErrOtherQuestion
	}
	a, err := r.answer(d)
	if err != nil {
		return err
	}
	_, err = safely(func() (*game.Game, error) { return g, g.Decide(a) })
	return err
}

// safely turns a panic into an error, for rules that meet a state they would not have made.
func safely(do func() (*game.Game, error)) (g *game.Game, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &FileError{Why: ErrRules, Err: short(fmt.Errorf("%v", r))}
			return
		}
		err = short(err)
	}()
	return do()
}

// short returns an error as one sentence of bearable length: it may quote the file, which may hold anything.
func short(err error) error {
	const most = 300
	if err == nil || len(err.Error()) <= most && !strings.ContainsAny(err.Error(), "\r\n") {
		return err
	}
	text := strings.Join(strings.Fields(err.Error()), " ")
	if runes := []rune(text); len(runes) > most {
		text = string(runes[:most]) + "…"
	}
	return errors.New(text)
}
