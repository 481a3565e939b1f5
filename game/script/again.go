package script

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"battlestar/game"
	"battlestar/game/save"
	"battlestar/game/table"
)

// played is an answer or a correction of the first play, and what was asked before it.
type played struct {
	game.Answer
	asked string
	edits []game.Edit
}

// again plays the answers of a scenario a second time, at a table that saves them in a journal. Each is given, taken back and given
// again. If somebody learned something from it, taking it back changes chance, so the game is loaded from what was saved before it. The
// table must ask the same throughout, and the state saved at the end must be the state at the end of the first play.
func again(from *game.State, answers []played, first *game.Game) (err error) {
	dir, err := os.MkdirTemp("", "battlestar")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	l := laptop{file: filepath.Join(dir, "again"+save.Ext)}
	defer func() { err = errors.Join(err, l.close()) }()
	if err := l.begin(from); err != nil {
		return err
	}
	for i, a := range answers {
		if err := l.twice(a); err != nil {
			return fmt.Errorf("played again, answer %d: %w", i+1, err)
		}
	}
	if got, want := l.asked(), asks(first); got != want {
		return fmt.Errorf("played again, the game asks at the end %s, not %s", got, want)
	}
	if err := l.close(); err != nil {
		return err
	}
	return saved(l.file, from.Setup, first.State().Hash())
}

// saved checks that a journal, replayed from its beginning, ends in the state with the hash want.
func saved(path string, setup game.Setup, want uint64) error {
	contents, err := save.Read(path)
	if err != nil {
		return err
	}
	g, diverged, err := save.Replay(setup, save.Standing(contents.Records), nil)
	if err != nil {
		return err
	}
	defer g.Close()
	if len(diverged) > 0 {
		return fmt.Errorf("taken back, saved and loaded: %s", diverged[0])
	}
	if g.State().Hash() != want {
		return errors.New("taken back, saved and loaded, the game ends with another state")
	}
	return nil
}

// laptop is the table at which a scenario is played again.
type laptop struct {
	*table.Table
	file string
}

// begin opens a table on a game saved at the beginning of the scenario.
func (l *laptop) begin(from *game.State) error {
	journal, err := save.Create(l.file, from.Setup, nil)
	if err != nil {
		return err
	}
	err = journal.Append(save.Snapshot{State: from})
	if err := errors.Join(err, journal.Close()); err != nil {
		return err
	}
	l.Table, err = table.Load(l.file, nil)
	return err
}

// loadFrom loads the game as it was when its file had the given size.
func (l *laptop) loadFrom(size int64) error {
	if err := l.close(); err != nil {
		return err
	}
	err := os.Truncate(l.file, size)
	if err != nil {
		return err
	}
	if l.Table, err = table.Load(l.file, nil); err != nil {
		return err
	}
	if d := l.Diverged(); d != nil {
		return d
	}
	return nil
}

func (l *laptop) close() error {
	if l.Table == nil {
		return nil
	}
	err := l.Close()
	l.Table = nil
	return err
}

// twice gives an answer, takes it back, and gives it again.
func (l *laptop) twice(a played) error {
	before, err := os.Stat(l.file)
	if err != nil {
		return err
	}
	if err := l.give(a); err != nil {
		return err
	}
	after := l.asked()
	switch err := l.TakeBack(false); {
	case err == nil:
	case errors.Is(err, table.ErrNeedsConsent):
		if l.asked() != after {
			return errors.New("a take-back without consent was refused, but changed what is asked")
		}
		if err := l.TakeBack(true); err != nil {
			return err
		}
		if got := l.asked(); got != a.asked {
			return fmt.Errorf("taken back it asks %s, not %s", got, a.asked)
		}
		if err := l.loadFrom(before.Size()); err != nil {
			return err
		}
	default:
		return err
	}
	if err := l.give(a); err != nil {
		return fmt.Errorf("after going back: %w", err)
	}
	if got := l.asked(); got != after {
		return fmt.Errorf("the second time it leads to %s, not %s", got, after)
	}
	return nil
}

// give repeats an answer or a correction of the first play. The same must be asked as then.
func (l *laptop) give(a played) error {
	if got := l.asked(); got != a.asked {
		return fmt.Errorf("it is asked %s, not %s", got, a.asked)
	}
	if a.edits != nil {
		return l.Correct(a.edits)
	}
	return l.Answer(a.Seat, a.Picks...)
}

// asked returns what is asked, as whoever is asked sees it. If it is private, their curtain is open from then on.
func (l *laptop) asked() string {
	d := l.View().Decision
	if d != nil && d.Private && l.Eyes() != d.Seat() {
		if err := l.OpenCurtain(d.Seat(), ""); err != nil {
			return err.Error()
		}
		d = l.View().Decision
	}
	return fingerprint(d)
}

// asks returns what a game asks, as whoever is asked sees it.
func asks(g *game.Game) string {
	d := g.Decision(game.Everyone)
	if d != nil && d.Private {
		d = g.Decision(d.Seat())
	}
	return fingerprint(d)
}

// fingerprint returns everything that a decision says.
func fingerprint(d *game.Decision) string {
	if d == nil {
		return "nothing"
	}
	return fmt.Sprint(d.Kind, *d)
}
