package scene

import (
	"battlestar/game"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// diceState is the dice of the last thing that happened: they are rolled one after the other, and the last one stays until something
// else happens.
type diceState struct {
	rolls []cast
	shown int // rolls that came to rest
	since int // tick at which the one that rolls was thrown
}

// How long a die rolls, and how long it lies before the next one.
const rollTicks, restTicks = 42, 34

// begin is for news: what lies there belongs to what was before.
func (d *diceState) begin() {
	if d.shown >= len(d.rolls) {
		d.rolls, d.shown = d.rolls[:0], 0
	}
}

func (d *diceState) add(c cast, tick int) {
	if len(d.rolls) == d.shown {
		d.since = tick
	}
	d.rolls = append(d.rolls, c)
}

// landing is the tick at which the last die comes to rest.
func (d *diceState) landing(s *shell.Settings) int {
	return d.since + (len(d.rolls)-1-d.shown)*s.Ticks(rollTicks+restTicks) + s.Ticks(rollTicks)
}

// rolling says whether a die still rolls.
func (d *diceState) rolling(u *ui.UI) bool { return d.shown < len(d.rolls) }

// pending is the die that rolls, else the one that is asked about.
func (d *diceState) pending(asked *cast) *cast {
	if d.shown < len(d.rolls) {
		return &d.rolls[d.shown]
	}
	return asked
}

// advance lets the dice roll.
func (d *diceState) advance(u *ui.UI, p *Play) {
	s := &p.Shell.Settings
	if d.shown >= len(d.rolls) {
		return
	}
	long := s.Ticks(rollTicks + restTicks)
	if long == 0 {
		d.settle()
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

// draw shows the die that rolls, else the one that is asked about, else the last one.
func (d *diceState) draw(u *ui.UI, p *Play, work ui.Rect) {
	d.advance(u, p)
	switch {
	case d.shown < len(d.rolls):
		way := 1.0
		if long := p.Shell.Settings.Ticks(rollTicks); u.Tick-d.since < long {
			way = max(0, float64(u.Tick-d.since)/float64(long))
			u.Wake(1)
		}
		p.throw(u, work, &d.rolls[d.shown], d.shown, way)
	case p.looked.roll != game.NoRoll && work.W >= throwLeast:
		p.throw(u, work, &p.looked, 0, 1)
	case p.duel.roll != game.NoRoll:
		p.throw(u, work, &p.duel, 0, 1)
	case len(d.rolls) > 0:
		p.throw(u, work, &d.rolls[len(d.rolls)-1], len(d.rolls)-1, 1)
	}
}

// settle lets all dice come to rest.
func (d *diceState) settle() { d.shown = len(d.rolls) }
