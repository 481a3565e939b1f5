package table

import (
	"encoding/json"
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/save"
)

// Moment is a window and, for the windows of a die, what is rolled for. It is as fine as the table's settings of where to wait. The zero Moment is
// that of adding cards to a check, which asks each seat in turn and so needs no stop; a seat may have a wish for it.
type Moment struct {
	Window game.Window
	Roll   game.RollFor // for BeforeRoll and AfterRoll
}

// MomentOf returns the moment of an open window.
func MomentOf(d *game.Decision) Moment {
	if d.Window == game.BeforeRoll || d.Window == game.AfterRoll {
		return Moment{d.Window, d.Roll}
	}
	return Moment{Window: d.Window}
}

// String returns the name of the moment, such as "before-roll/ftl".
func (m Moment) String() string {
	switch {
	case m == Moment{}:
		return "contribute"
	case m.Roll == game.NoRoll:
		return m.Window.String()
	}
	return m.Window.String() + "/" + m.Roll.String()
}

// MarshalText returns the name.
func (m Moment) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText finds the moment by its name.
func (m *Moment) UnmarshalText(name []byte) error {
	for _, moment := range append(Moments(), Moment{}) {
		if moment.String() == string(name) {
			*m = moment
			return nil
		}
	}
	return fmt.Errorf("there is no moment %q at which a table may wait", name)
}

// Moments returns all moments at which the table may wait, in the order of a turn.
func Moments() []Moment {
	var list []Moment
	for w := game.NoWindow + 1; w < game.NumWindows; w++ {
		if w != game.BeforeRoll && w != game.AfterRoll {
			list = append(list, Moment{Window: w})
			continue
		}
		for r := game.NoRoll + 1; r < game.NumRolls; r++ {
			list = append(list, Moment{w, r})
		}
	}
	return list
}

// Stops are where the table waits for a click. At other moments it continues by itself after a bar that anyone can stop, or at once if a window is
// idle ([game.Decision].Idle). They can be compared.
type Stops struct {
	Waits [game.NumWindows][game.NumRolls]bool // by window and roll
	Idle  bool                                 // idle windows are asked like all others
}

// DefaultStops returns the stops for an evening at a good pace.
func DefaultStops() Stops {
	var s Stops
	for _, m := range Moments() {
		s.Waits[m.Window][m.Roll] = true
	}
	// only a few: the evening does not stop at the others
	s.Waits[game.BeforeRoll] = [game.NumRolls]bool{game.RollForCard: true, game.RollForFTL: true, game.RollForNuke: true, game.RollForAreaNuke: true, game.RollForArmory: true}
	s.Waits[game.AfterRoll] = s.Waits[game.BeforeRoll]
	// a hit on a player's own ship or an arrest of their character never passes by itself, whatever anybody holds
	for _, roll := range []game.RollFor{game.RollRaiderAtPilot, game.RollForBatteries, game.RollForDetention, game.RollForPresident} {
		s.Waits[game.BeforeRoll][roll], s.Waits[game.AfterRoll][roll] = true, true
	}
	return s
}

// EveryStop returns stops that wait everywhere, even where nothing could change.
func EveryStop() Stops {
	s := Stops{Idle: true}
	for _, m := range Moments() {
		s.Waits[m.Window][m.Roll] = true
	}
	return s
}

// At reports whether the table waits at a moment.
func (s *Stops) At(m Moment) bool { return s.Waits[m.Window][m.Roll] }

// idleStops is the name in a file for stops at idle windows.
const idleStops = "idle"

// MarshalJSON writes each moment by its name, so that later boxes with more moments can read it.
func (s Stops) MarshalJSON() ([]byte, error) {
	names := map[string]bool{idleStops: s.Idle}
	for _, m := range Moments() {
		names[m.String()] = s.At(m)
	}
	return json.Marshal(names)
}

// UnmarshalJSON reads the moments that it knows; the others stay unchanged.
func (s *Stops) UnmarshalJSON(data []byte) error {
	var names map[string]bool
	if err := json.Unmarshal(data, &names); err != nil {
		return err
	}
	for _, m := range Moments() {
		if stop, ok := names[m.String()]; ok {
			s.Waits[m.Window][m.Roll] = stop
		}
	}
	idle, ok := names[idleStops]
	s.Idle = idle || !ok && s.Waits == EveryStop().Waits // old files have no such name: waiting everywhere included idle windows
	return nil
}

// passes reports whether the table silently passes at a window.
func (s *Stops) passes(d *game.Decision) bool { return d.Idle && !s.Idle }

// waits reports whether the table waits at a window; check is the check that it is about, if any. For an ability whose owner has added no cards,
// the table continues after a bar. It still waits if the check is unresolved and that of a location, which decides about a character.
func (s *Stops) waits(d *game.Decision, check *game.CheckState) bool {
	personal := check.Place != "" && d.Window != game.CheckResolved
	if !s.Idle && ofCheck(d) && !personal && !slices.ContainsFunc(d.Seats.List(), func(s game.Seat) bool { return check.Added[s] > 0 }) {
		return false
	}
	return !s.passes(d) && s.At(MomentOf(d))
}

const stopsNote = "stops"

// Stops returns where this table waits for a click.
func (t *Table) Stops() Stops { return t.stops }

// SetStops changes where the table waits, from now on. The stops are saved with the game.
func (t *Table) SetStops(s Stops) {
	if s == t.stops {
		return
	}
	t.stops = s
	t.bar = 0
	t.note(stopsNote, s)
}

// note saves something that the rules do not know about.
func (t *Table) note(what string, data any) {
	blob, err := json.Marshal(data)
	if err != nil {
		panic(err) // plain data of our own
	}
	t.appendRecord(save.Note{What: what, Data: blob})
}
