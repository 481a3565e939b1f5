package table

import (
	"reflect"
	"slices"

	"battlestar/game"
	"battlestar/game/save"
)

// begun locates a standing snapshot: its place in the standing records, and the length of the logs at it.
type begun struct{ at, log int }

// stepBegan marks a snapshot that was just added, before anything is answered after it.
func (t *Table) stepBegan(at int) {
	t.begun = slices.DeleteFunc(t.begun, func(b begun) bool { return b.at >= at })
	t.begun = append(t.begun, begun{at, logBegan(t.logs[game.Everyone])})
}

// logBegan returns where in a log the step began: after the event that says so, and after the corrections made at its beginning.
func logBegan(log []game.Event) int {
	at := len(log)
	for at > 0 && log[at-1].Kind != game.StepBegan {
		at--
	}
	for at < len(log) && log[at].Cause == game.ByCorrection {
		at++
	}
	return at
}

// thisStep returns the snapshot at the beginning of the step.
func (t *Table) thisStep() begun {
	for _, b := range slices.Backward(t.begun) {
		if b.at < len(t.standing) {
			return b
		}
	}
	return begun{}
}

// rewind cuts everything kept beside the game back to a place in the standing records and in the logs. It returns the records that it removes.
func (t *Table) rewind(at, log int) []save.Record {
	fallen := slices.Clone(t.standing[at:])
	t.standing = t.standing[:at]
	t.rewindLogs(log)
	t.remarks = slices.DeleteFunc(t.remarks, func(r Remark) bool { return (r.What == TakenBack || r.What == Claimed) && r.record >= at })
	for len(t.given) > 0 && t.given[len(t.given)-1].at >= at {
		last := t.given[len(t.given)-1]
		t.given = t.given[:len(t.given)-1]
		if last.done != nil {
			t.setWishes(last.seat, append(slices.Clone(t.wishes[last.seat]), last.done...))
		}
	}
	t.bundle, t.came = bundle{}, [len(t.came)]instance{}
	t.begun = slices.DeleteFunc(t.begun, func(b begun) bool { return b.at >= at })
	return fallen
}

func (t *Table) rewindLogs(log int) {
	for o := range t.logs {
		t.logs[o] = t.logs[o][:min(log, len(t.logs[o]))]
	}
	t.reasons = slices.DeleteFunc(t.reasons, func(b because) bool { return b.at >= log })
	t.telling.cut(log)
	t.belief = believed{}
	for i := range t.remarks {
		t.remarks[i].At = min(t.remarks[i].At, log)
	}
	for s := range t.looked {
		t.looked[s] = min(t.looked[s], log)
	}
}

// backRemark remarks at the end of the log that something was taken back, for the standing record at a place.
func (t *Table) backRemark(record int) {
	t.remarks = append(t.remarks, Remark{At: len(t.logs[game.Everyone]), What: TakenBack, record: record})
}

// Back is what taking back undoes, as everyone may know it.
type Back struct {
	Seat     game.Seat      // who answered; NoSeat for a correction
	Decision *game.Decision // the decision answered; its options are hidden if it was private
	Picks    []game.Choice  // the answer, unless it was private
	Edits    []game.Edit    // the correction that is taken back
	Events   []game.Event   // the events removed with it from the open table's log
	Dice     int            // dice rolled since
	Cards    int            // cards that somebody has seen for the first time since
	Consent  bool           // somebody learned something since
}

// Back returns what [Table.TakeBack] would undo now, or false if there is nothing to take back.
func (t *Table) Back() (Back, bool) {
	first := t.lastGiven()
	if first < 0 {
		return Back{}, false
	}
	g := t.given[first]
	b := Back{Seat: g.seat, Decision: g.decision, Picks: g.picks, Edits: g.edits, Events: t.logs[game.Everyone][g.log:]}
	b.Consent = slices.ContainsFunc(t.given[first:], func(g given) bool { return g.learned })
	for i := range b.Events {
		switch e := &b.Events[i]; e.Kind {
		case game.DieRolled:
			b.Dice++
		case game.CardMoved, game.Looked, game.Revealed:
			for o := range t.logs {
				if i+g.log < len(t.logs[o]) && learns(game.Seat(o), &t.logs[o][i+g.log]) {
					b.Cards++
					break
				}
			}
		}
	}
	return b, true
}

// lastGiven returns the index of the last answer or correction that does not follow another, or −1 if there is none.
func (t *Table) lastGiven() int {
	first := len(t.given) - 1
	for first >= 0 && t.given[first].follows {
		first--
	}
	return first
}

// Settables returns everything that can be corrected; see [game.Game.Settables].
func (t *Table) Settables() []game.Settable { return t.g.Settables() }

// Again is what is played again if something is corrected at the beginning of the step.
type Again struct {
	Answers int          // the number given since, which are lost
	Events  []game.Event // of the open table's log, likewise
}

// CanCorrect checks whether edits can be made, and returns what of this step is then played again: nothing if all of them can be made at once. The
// error, which wraps [game.ErrCorrection], says why they cannot be made.
func (t *Table) CanCorrect(edits []game.Edit) (Again, error) {
	if game.AtOnce(edits) {
		return Again{}, nil
	}
	g, err := game.Correct(t.g.Snapshot(), 0, edits)
	if err != nil {
		return Again{}, err
	}
	g.Close()
	began := t.thisStep()
	a := Again{Events: t.logs[game.Everyone][began.log:]}
	for _, g := range t.given {
		a.Answers += btoi(g.at > began.at)
	}
	return a, nil
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Correct makes a correction that the table has agreed to. Dials are set at once. Anything else is set at the beginning of the step. The step is
// then played again, with new chance if anything was answered in it. The error is that of CanCorrect, and changes nothing.
func (t *Table) Correct(edits []game.Edit) error {
	if t.View().Decision == nil {
		return ErrOver
	}
	record := save.CorrectionOf(edits, 0)
	given := given{number: t.View().Decision.Number, log: len(t.logs[game.Everyone]), seat: game.NoSeat, edits: slices.Clone(edits), learned: true}
	if record.AtOnce() {
		if err := t.g.Correct(edits); err != nil {
			return err
		}
		given.at = len(t.standing)
		t.appendRecord(record)
		t.collect()
		t.given = append(t.given, given)
	} else {
		began := t.thisStep()
		answered := slices.ContainsFunc(t.standing[began.at+1:], func(r save.Record) bool { _, note := r.(save.Note); return !note })
		if answered {
			record.Seed = t.Seed() | 1
		}
		g, err := game.Correct(t.g.Snapshot(), record.Seed, edits)
		if err != nil {
			return err
		}
		t.g.Close()
		t.g, t.read = g, 0
		if answered {
			t.keep(save.TakeBack{Keep: began.at + 1})
			t.seatsAgain(t.rewind(began.at+1, began.log), began.at+1)
			t.backRemark(len(t.standing))
		} else {
			t.rewind(len(t.standing), began.log)
		}
		given.at, given.log = len(t.standing), began.log
		t.appendRecord(record)
		t.collect()
		t.given = append(t.given, given)
		t.step = stampOf(g.Snapshot())
		t.appendRecord(save.Snapshot{State: g.Snapshot()})
		t.stepBegan(len(t.standing) - 1)
	}
	t.mark(t.g.View(game.Everyone))
	t.toldAll()
	t.CloseCurtain()
	t.Anybody()
	t.asked = nil
	t.refresh()
	return nil
}

// corrected applies a standing correction while loading.
func (t *Table) corrected(r save.Correction, at int) {
	log := len(t.logs[game.Everyone])
	if !r.AtOnce() {
		log = t.thisStep().log
		t.rewindLogs(log)
		if r.Seed != 0 {
			t.backRemark(at)
		}
	}
	t.collect()
	t.mark(t.g.View(game.Everyone))
	edits, _ := r.Read() // no error: it has been made
	t.given = append(t.given, given{at: at, log: log, seat: game.NoSeat, edits: edits, learned: true})
}

// place returns where a record is in the standing records, at or after a place.
func (t *Table) place(r save.Record, from int) int {
	for from < len(t.standing) && !reflect.DeepEqual(t.standing[from], r) {
		from++
	}
	return from
}

// picksOf finds the picks among the options that everyone could see.
func picksOf(d *game.Decision, picks []string) []game.Choice {
	var found []game.Choice
	for _, pick := range picks {
		if motive, ok := game.UnveilNamed(pick); ok {
			found = append(found, motive)
		}
		for i := range d.Options {
			if d.Options[i].Choice.String() == pick {
				found = append(found, d.Options[i].Choice)
				break
			}
		}
	}
	return found
}
