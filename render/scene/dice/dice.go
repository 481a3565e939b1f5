package dice

import (
	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Dice is the die of the last event: it is rolled, and stays until something else is told.
type Dice struct {
	*session.Session
	moves  *motion.Motion
	rolled Cast
	told   bool // its result has been told
	depth  int8 // of its event
	since  int  // tick at which it was thrown
	nth    int  // the number of dice thrown before it

	Attack game.Event // the last one that was made
	duel   Cast       // the die of the current decision
	Looked Cast       // the die of the attack under the pointer
}

// New makes the dice of a game.
func New(s *session.Session, moves *motion.Motion) *Dice {
	return &Dice{Session: s, moves: moves}
}

// RollTicks is how long a die rolls, RestTicks how long it lies before the next one, in ticks of the full pace.
const RollTicks, RestTicks = 42, 34

// Throw makes a die tumble. Its result is told when it comes to rest.
func (d *Dice) Throw(e *game.Event) {
	d.rolled, d.told, d.depth, d.since, d.nth = d.fell(e), false, e.Depth, d.Tick, d.nth+1
}

// Happened takes in a public event: the die that is shown may belong to what came before.
func (d *Dice) Happened(e *game.Event) {
	switch e.Kind {
	case game.AttackMade:
		d.Attack = *e
		d.rolled = Cast{}
	case game.DieRolled:
		if d.rolled.n == 0 || d.told || d.Rolling() { // skipped ahead, or told again
			d.Throw(e)
			d.Settle()
		}
		d.told = true
	case game.TurnBegan, game.StepBegan, game.CheckChanged:
		d.rolled = Cast{}
	case game.CardMoved:
		if e.To == game.CrisisOpen {
			d.rolled = Cast{}
		}
	}
	if e.Depth < d.depth && d.told && d.Say.EventLine(d.View, *e).Kind != say.NoLine { // not a consequence of the die
		d.rolled = Cast{}
	}
}

// Landing returns the tick at which the last die thrown comes to rest.
func (d *Dice) Landing() int { return d.since + d.Shell.Settings.Ticks(RollTicks) }

// Rolling reports whether a die still rolls.
func (d *Dice) Rolling() bool { return d.rolled.n > 0 && d.Tick < d.Landing() }

// Pending returns the die that is rolling, else the one of the current decision.
func (d *Dice) Pending() *Cast {
	if d.Rolling() {
		return &d.rolled
	}
	return &d.duel
}

// Draw shows the die that is rolling, else the one of the current decision, else the last one.
func (d *Dice) Draw(u *ui.UI, work ui.Rect) {
	switch {
	case d.Rolling():
		d.throw(u, work, &d.rolled, d.nth, motion.Part(u.Tick, d.since, d.Landing()-d.since))
		u.Wake(1)
	case d.Looked.roll != game.NoRoll && work.W >= throwLeast:
		d.throw(u, work, &d.Looked, 0, 1)
	case d.duel.roll != game.NoRoll:
		d.throw(u, work, &d.duel, 0, 1)
	case d.rolled.n > 0:
		d.throw(u, work, &d.rolled, d.nth, 1)
	}
}

// Forget removes the die.
func (d *Dice) Forget() { d.rolled, d.Attack = Cast{}, game.Event{} }

// Settle brings the die to rest.
func (d *Dice) Settle() { d.since = min(d.since, d.Tick-d.Shell.Settings.Ticks(RollTicks)) }
