package dice

import (
	"battlestar/game"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Dice is the dice of the last thing that happened: they are rolled one after the other, and the last one stays until something
// else happens.
type Dice struct {
	*session.Session
	moves *motion.Motion
	rolls []Cast
	shown int // rolls that came to rest
	since int // tick at which the one that rolls was thrown

	Attack game.Event // the last one that was made
	duel   Cast       // the die that is asked about
	Looked Cast       // the die of the attack under the pointer
}

// New makes the dice of a game.
func New(s *session.Session, moves *motion.Motion) *Dice {
	return &Dice{Session: s, moves: moves}
}

// How long a die rolls, and how long it lies before the next one.
const RollTicks, restTicks = 42, 34

// Begin is for news: what lies there belongs to what was before.
func (d *Dice) Begin() {
	if d.shown >= len(d.rolls) {
		d.rolls, d.shown = d.rolls[:0], 0
	}
}

// Add lets a die be thrown after those that roll.
func (d *Dice) Add(c Cast, tick int) {
	if len(d.rolls) == d.shown {
		d.since = tick
	}
	d.rolls = append(d.rolls, c)
}

// Landing is the tick at which the last die comes to rest.
func (d *Dice) Landing() int {
	s := &d.Shell.Settings
	return d.since + (len(d.rolls)-1-d.shown)*s.Ticks(RollTicks+restTicks) + s.Ticks(RollTicks)
}

// Rolling says whether a die still rolls.
func (d *Dice) Rolling() bool { return d.shown < len(d.rolls) }

// Pending is the die that rolls, else the one that is asked about.
func (d *Dice) Pending() *Cast {
	if d.shown < len(d.rolls) {
		return &d.rolls[d.shown]
	}
	return &d.duel
}

// advance lets the dice roll.
func (d *Dice) advance(u *ui.UI) {
	s := &d.Shell.Settings
	if d.shown >= len(d.rolls) {
		return
	}
	long := s.Ticks(RollTicks + restTicks)
	if long == 0 {
		d.Settle()
		return
	}
	for d.shown < len(d.rolls) && u.Tick-d.since >= long {
		d.shown++
		d.since += long
	}
	if d.shown < len(d.rolls) {
		u.Wake(3)
	}
}

// Draw shows the die that rolls, else the one that is asked about, else the last one.
func (d *Dice) Draw(u *ui.UI, work ui.Rect) {
	d.advance(u)
	switch {
	case d.shown < len(d.rolls):
		way := 1.0
		if long := d.Shell.Settings.Ticks(RollTicks); u.Tick-d.since < long {
			way = max(0, float64(u.Tick-d.since)/float64(long))
			u.Wake(1)
		}
		d.throw(u, work, &d.rolls[d.shown], d.shown, way)
	case d.Looked.roll != game.NoRoll && work.W >= throwLeast:
		d.throw(u, work, &d.Looked, 0, 1)
	case d.duel.roll != game.NoRoll:
		d.throw(u, work, &d.duel, 0, 1)
	case len(d.rolls) > 0:
		d.throw(u, work, &d.rolls[len(d.rolls)-1], len(d.rolls)-1, 1)
	}
}

// Settle lets all dice come to rest.
func (d *Dice) Settle() { d.shown = len(d.rolls) }
