package table

import (
	"battlestar/game"
	"battlestar/game/save"
)

// LastTurns is the end of a saved game as everyone may know it, for a glance without opening it.
type LastTurns struct {
	Setup  game.Setup
	Seats  []SeatInfo
	View   *game.View   // the table as it stands
	Events []game.Event // of the current turn and the one before it
}

// Last reads the end of a saved game. The errors are those of [save.Read] and [save.Replay].
func Last(path string) (*LastTurns, error) {
	contents, err := save.Read(path)
	if err != nil {
		return nil, err
	}
	standing := save.Standing(contents.Records)
	last := &LastTurns{Setup: contents.Header.Setup, Seats: SeatsIn(contents)}
	// Start at the last step before the previous turn.
	from, turn := 0, lastSnapshot(standing).Turn
	for i, r := range standing {
		if s, ok := r.(save.Snapshot); ok && s.State.Turn < turn-1 {
			from = i
		}
	}
	g, _, err := save.Replay(last.Setup, standing[from:], nil)
	if err != nil {
		return nil, err
	}
	defer g.Close()
	last.View = g.View(game.Everyone)
	for _, e := range g.Events(game.Everyone, 0) {
		if e.Kind == game.TurnBegan && e.N < turn-1 {
			last.Events = nil
		}
		last.Events = append(last.Events, e)
	}
	return last, nil
}
