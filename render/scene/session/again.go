package session

import (
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/game/table"
)

// again is a replay of what happened, by the clock that told it first. Nobody is asked anything until it has reached the present.
type again struct {
	on    bool
	until int // how many events of the log are told before it waits
}

// Retell rewinds or advances to the state after the first told events of the open log, and waits there; at the end of the log, the replay is over.
// The events since that step began are told without being seen.
func (p *Session) Retell(told int) {
	began := told
	for log := p.Table.Log(); began > 0 && log[began-1].Kind != game.StepBegan; {
		began--
	}
	p.Table.Rewind(began)
	p.View = p.Table.Told()
	p.Stage.Forget()
	for p.told() < told {
		e, _ := p.Table.Next()
		p.View = p.Table.Told()
		p.Stage.Happens(&e)
	}
	p.Stage.Settle()
	p.clock, p.again = clock{}, again{on: p.Table.Untold() > 0, until: told}
	p.View, p.Now = p.Table.Told(), table.Asked{Seat: game.NoSeat}
	p.Line = p.LastLine()
	p.Refresh()
}

// LastLine returns the line of the log that was told last.
func (p *Session) LastLine() Line {
	for at := range slices.Backward(p.Log()) {
		if line, told := p.line(at); told {
			return line
		}
	}
	return Line{Seat: game.NoSeat}
}

// Retelling reports whether what happened is being replayed.
func (p *Session) Retelling() bool { return p.again.on }

// Waits reports whether the replay is waiting for somebody.
func (p *Session) Waits() bool { return p.again.on && p.told() >= p.again.until }

// told returns how many events of the open log are told.
func (p *Session) told() int { return len(p.Table.Log()) - p.Table.Untold() }

// GoesOn makes the replay continue by itself, or wait.
func (p *Session) GoesOn(on bool) {
	p.again.until = p.told()
	if on {
		p.again.until = math.MaxInt
	}
}

// StepOn replays the next step, and then waits.
func (p *Session) StepOn() {
	log := p.Table.Log()
	p.again.until = p.told() + 1
	for p.again.until < len(log) && !p.step(log, p.again.until) {
		p.again.until++
	}
}

// StepBack goes back to the previous step.
func (p *Session) StepBack() {
	log, at := p.Table.Log(), p.told()-1
	for at > 0 && !p.step(log, at) {
		at--
	}
	p.Retell(max(0, at))
}

// step reports whether a step ends after the first at events of a log: an event that the log has words for, with everything that came with it.
func (p *Session) step(log []game.Event, at int) bool {
	e := &log[at-1]
	return p.Say.EventLine(p.View, *e).Kind != say.LogUntold && (at == len(log) || e.Group == 0 || log[at].Group != e.Group)
}

// Turns returns, for each turn of the log, how many events are told when it has begun.
func (p *Session) Turns() []int {
	var list []int
	for i, e := range p.Table.Log() {
		if e.Kind == game.TurnBegan {
			list = append(list, i+1)
		}
	}
	return list
}

// Turn goes that many turns forward or back. Within a turn, back is to its beginning.
func (p *Session) Turn(by int) {
	turns, at := p.Turns(), 0
	for at < len(turns) && turns[at] < p.told() {
		at++
	}
	// at is the turn that begins here, or the next one
	switch {
	case by > 0 && at < len(turns) && turns[at] == p.told():
		at++
	case by < 0:
		at--
	}
	if at >= len(turns) {
		p.Retell(len(p.Table.Log()))
		return
	}
	if len(turns) > 0 {
		p.Retell(turns[max(0, at)])
	}
}
