package summary

import (
	"slices"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// Glance is a saved game in a few sentences: what happened last, and whose turn it is.
type Glance struct {
	Path    string
	Text    string // what happened last
	Now     string // whom the table waits for
	Current *table.SeatInfo

	reading shell.Beside[*table.LastTurns]
}

// Look begins to read a saved game for a glance at it. Until it is read, or if it cannot be, the glance is empty.
func (g *Glance) Look(path string) {
	*g = Glance{Path: path}
	g.reading.Begin(path, func() *table.LastTurns {
		last, err := table.Last(path)
		if err != nil {
			return nil
		}
		return last
	})
}

// Take takes in what was read, if it is ready.
func (g *Glance) Take(u *ui.UI, s *shell.Shell) {
	last, ok := g.reading.Take(u, s.Patience)
	if !ok || last == nil {
		return
	}
	v := last.View
	speaker := s.SpeakerFor(last.Setup)
	for seat, info := range last.Seats {
		speaker.Rename(game.Seat(seat), shell.Called(speaker, &info, v.Seats[seat].Character))
	}
	log := speaker.NewLog(v, last.Events)
	for _, e := range last.Events {
		log.Tell(e)
	}
	// What mattered in the current turn, and as much of the one before as there is room for.
	var lines []say.LogLine
	for _, turn := range slices.Backward(Of(speaker, log, v)) {
		if room := glanceLines - len(lines); room > 0 {
			lines = append(Mattered(turn.Lines, room), lines...)
		}
	}
	for i := range lines {
		if i > 0 {
			g.Text += " "
		}
		g.Text += lines[i].Text
	}
	if v.Decision != nil {
		g.Now = speaker.Waiting(v.Decision) + "."
	}
	if v.Turn > 0 && int(v.Current) < len(last.Seats) {
		g.Current = &last.Seats[v.Current]
	}
}
