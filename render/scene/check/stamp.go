package check

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// stampState is the result of the last check while it is shown over the table: the check itself is gone at once.
type stampState struct {
	text  string
	color ui.Color
	since int // tick, 0 for none
}

// stampTicks is how long a result is shown, strikeTicks how long the stamp comes down, VerdictTicks how long nothing else happens on the board. After
// that the stamp gives way to what happens there.
const stampTicks, strikeTicks, VerdictTicks = 100, 7, 48

// verdictOf returns a result in a word, with its color.
func verdictOf(words *say.Speaker, r game.CheckResult, partial int) (string, ui.Color) {
	switch r {
	case game.Passed:
		return words.Text(say.CheckPassed), ui.Green
	case game.Middle:
		return fmt.Sprintf(words.Text(say.CheckOrMore), partial), ui.AmberTop
	case game.Failed:
		return words.Text(say.CheckFailed), ui.Red
	}
	return "", ui.Color{}
}

// Ended takes in the result of a check.
func (p *Check) Ended(e *game.Event, at int) {
	partial := 0
	if c := p.Faces().Check(e.Card, e.Place); c != nil {
		partial = c.Partial
	}
	text, c := verdictOf(p.Say, e.Result, partial)
	p.stamped = stampState{text, c, at}
}

// Stamp shows the result of the check that ended, for a moment or until a click or a key. It waits for nothing and blocks nothing from the pointer.
func (p *Check) Stamp(u *ui.UI, work ui.Rect) {
	s := &p.stamped
	long := p.Shell.Settings.Ticks(stampTicks)
	if p.Board.Busy() {
		long = p.Shell.Settings.Ticks(VerdictTicks)
	}
	if s.since == 0 || s.text == "" || u.Tick >= s.since+long || u.In.Struck() && u.Tick > s.since {
		s.since = 0
		return
	}
	if u.Tick < s.since {
		u.Wake(s.since - u.Tick)
		return
	}
	if p.View.Check != nil && p.View.Check.Result != game.NoResult && p.moves.Covers() {
		u.Wake(s.since + long - u.Tick)
		return // the check has its own
	}
	k := 1.0
	if down := p.Shell.Settings.Ticks(strikeTicks); u.Tick-s.since < down {
		k += 0.35 * (1 - float64(u.Tick-s.since)/float64(down))
		u.Wake(1)
	} else {
		u.Wake(s.since + long - u.Tick)
	}
	u.Keep(work.Around(min(work.W-40, 620), 156))
	stamp(u, work.Around(min(work.W-40, 620)*k, 156*k), s.text, s.color)
}

// stamp draws a result as if stamped on paper.
func stamp(u *ui.UI, r ui.Rect, text string, c ui.Color) {
	st := ui.Title.Sized(r.H * 0.62)
	st.Caps = true
	face := ui.Mix(ui.PanelBase, c, 0.16)
	u.Panel(r, ui.Look{Top: face, Bottom: face, LineTop: c, LineBottom: c, Line: 5, Cut: 20, Shadow: true})
	u.Panel(r.Inset(10), ui.Look{LineTop: c, LineBottom: c, Line: 2, Cut: 14})
	for u.TextWidth(text, st) > r.W-44 && st.Size > 40 {
		st.Size -= 4
	}
	u.Text(r.InsetXY(18, 4), text, st, c, ui.Center)
}
