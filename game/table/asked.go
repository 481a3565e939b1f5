package table

import "battlestar/game"

// Waiting is the kind of thing that the table waits for.
type Waiting uint8

// What the table may wait for.
const (
	Nothing  Waiting = iota // the game is over
	Bots                    // bots only: call Tick
	Choice                  // a seat chooses in the open, by a click
	HandOver                // a seat must open its curtain
	Secret                  // a seat chooses behind its open curtain; also its action
	Window                  // whoever may interrupt: Act or GoOn
)

// Asked is what the table waits for.
type Asked struct {
	For    Waiting
	Seat   game.Seat  // who chooses, NoSeat for a window
	Seats  game.Seats // the humans who may still answer
	Bots   game.Seats // the bots who may still answer: call Tick
	Moment Moment     // of a window
	GoesOn bool       // it continues by itself when the bar is full
	Bar    float64    // the elapsed part of its time, 0 to 1
	Bundle bool       // a window that may be one of many alike: GoOnWithAll passes for those too
	Order  bool       // a choice of order alone: InOrder answers it, and those like it, in the order of the board
}

// Asked returns what the table waits for now.
func (t *Table) Asked() Asked {
	d := t.g.Decision(game.Everyone)
	if d == nil {
		return Asked{For: Nothing, Seat: game.NoSeat}
	}
	a := Asked{Seat: d.Seat(), Seats: d.Seats & t.humans(), Bots: d.Seats &^ t.humans()}
	switch {
	case a.Seats == 0:
		a.For = Bots
	case d.Kind == game.AskWindow:
		a.For, a.Seat, a.Moment = Window, game.NoSeat, MomentOf(d)
		wants := a.Seats &^ t.declined(d)
		if wants != 0 {
			a.Seats = wants
		}
		a.GoesOn = !t.held && (t.going(d) || wants == 0 || !t.stops.waits(d, &t.check))
		a.Bundle = bundled(d)
	case t.open != game.NoSeat && behind(d, t.open):
		a.For = Secret
	case !d.Private:
		a.For = Choice
		a.Order = ordered(d)
		a.GoesOn = a.Order && t.bundle.orders(d)
	default:
		a.For = HandOver
	}
	if a.GoesOn {
		a.Bar = min(1, float64(t.bar)/float64(t.barTime(d)))
	}
	return a
}

// sameWindow reports whether now is the same round of the same window as before, less the seats that have answered.
func sameWindow(before, now *game.Decision) bool {
	return before != nil && now != nil && before.Kind == game.AskWindow && now.Kind == game.AskWindow && before.Window == now.Window &&
		now.Seats&^before.Seats == 0 && now.Seats != before.Seats
}
