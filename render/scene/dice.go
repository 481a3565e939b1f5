package scene

import (
	"battlestar/game"
	"battlestar/input"
	"battlestar/render/ui"
)

// rolled is a die that came to rest, and what it was for in a sentence.
type rolled struct {
	n    int
	text string
}

// diceState is the dice of the last thing that happened: they are rolled one after the other, and the last one stays until something
// else happens.
type diceState struct {
	rolls []rolled
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

func (d *diceState) add(e game.Event, text string, tick int) {
	if len(d.rolls) == d.shown {
		d.since = tick
	}
	d.rolls = append(d.rolls, rolled{e.N, text})
}

// landing is the tick at which the last die comes to rest.
func (d *diceState) landing(s *Settings) int {
	return d.since + (len(d.rolls)-1-d.shown)*s.Ticks(rollTicks+restTicks) + s.Ticks(rollTicks)
}

// rolling says whether a die still rolls.
func (d *diceState) rolling(u *ui.UI) bool { return d.shown < len(d.rolls) }

// advance lets the dice roll; a click ends it.
func (d *diceState) advance(u *ui.UI, p *Play) {
	s := &p.Shell.Settings
	if d.shown >= len(d.rolls) {
		return
	}
	long := s.Ticks(rollTicks + restTicks)
	if long == 0 || u.In.Pressed[input.Left] && u.Tick > d.since {
		d.shown = len(d.rolls)
		p.board.Settle()
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

// draw shows the die over the board, or beside the card that lies there: the number, and the sentence that says what it was for.
func (d *diceState) draw(u *ui.UI, p *Play, work ui.Rect) {
	d.advance(u, p)
	if len(d.rolls) == 0 {
		return
	}
	at := min(d.shown, len(d.rolls)-1)
	now := &d.rolls[at]
	text, way := now.text, 1.0
	if long := p.Shell.Settings.Ticks(rollTicks); d.shown < len(d.rolls) && u.Tick-d.since < long {
		text, way = "", max(0, float64(u.Tick-d.since)/float64(long))
		u.Wake(1)
	}
	w := min(work.W-40, 150+max(180, min(520, u.TextWidth(now.text, ui.Fact))))
	r := ui.R(work.X+(work.W-w)/2, work.Y+140, w, 108)
	if p.covers() { // beside the card
		w = min(w, 370)
		r = ui.R(work.Right()-w-14, work.Y+work.H*0.42, w, 120)
	}
	u.Panel(r, ui.Important.Edged(ui.Amber, 2))
	die := ui.R(r.X+8, r.Y+r.H/2-52, 104, 104)
	u.Die(die, now.n, at, way)
	if text != "" {
		box := ui.R(die.Right()+16, r.Y+12, r.Right()-die.Right()-32, r.H-24)
		h := min(box.H, u.ParagraphHeight(box.W, text, ui.Fact))
		u.Paragraph(box.Around(box.W, h), text, ui.Fact, ui.TextMain, ui.Left)
	}
}

// settle lets all dice come to rest.
func (d *diceState) settle() { d.shown = len(d.rolls) }
