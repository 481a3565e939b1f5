package log

import (
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	cards "battlestar/render/card"
	"battlestar/render/ui"
)

// executed is what the public log says about an execution after which a new character is chosen (E-EXEC-10): who, why, and what it cost.
type executed struct {
	Who, why, morale, cards string
	id                      card.ID // of the character
}

// LastExecuted returns the last execution of a seat. It is empty before the first turn.
func (p *Log) LastExecuted(s game.Seat) (x executed) {
	if p.Text == nil || p.View.Turn == 0 {
		return x
	}
	lines := p.Text.Lines
	at := len(lines) - 1
	for at >= 0 && (lines[at].Event.Kind != game.Executed || lines[at].Event.Seat != s) {
		at--
	}
	if at < 0 {
		return x
	}
	x.Who, x.id = lines[at].Text, lines[at].Event.Card
	for i := at - 1; i >= 0 && x.why == ""; i-- {
		if lines[i].Indent < lines[at].Indent {
			x.why = lines[i].Text
		}
	}
	for _, l := range lines[at+1:] {
		switch e := &l.Event; {
		case e.Cause != game.ByExecution:
		case e.Kind == game.ResourceChanged:
			x.morale = l.Text
		case e.Kind == game.CardMoved:
			x.cards += l.Text + " "
		}
	}
	return x
}

// parts returns an execution in sentences of a style, with the lost cards only if cards is set.
func (x *executed) parts(st ui.Style, cards bool) []executedPart {
	cost := x.morale
	if cards {
		cost = strings.TrimSpace(cost + " " + x.cards)
	}
	return []executedPart{{x.Who, ui.Fact, ui.RedText}, {x.why, st, ui.TextMain}, {cost, st, ui.TextSecond}}
}

type executedPart struct {
	text string
	st   ui.Style
	c    ui.Color
}

// Sizes in the note of an execution.
const executedPad, executedSign = 14.0, 74.0

// executedHeight returns the height of some sentences on the note.
func executedHeight(u *ui.UI, w float64, parts []executedPart) float64 {
	high := 2 * executedPad
	for i, part := range parts {
		at := w - 2*executedPad
		if i == 0 {
			at -= executedSign
		}
		high += u.ParagraphHeight(at, part.text, part.st) + 8
	}
	return high - 8
}

// ExecutedNote draws an execution in r, where nothing else is.
func (p *Log) ExecutedNote(u *ui.UI, r ui.Rect, x executed) {
	parts := x.parts(ui.Body, true)
	for _, st := range [...]ui.Style{ui.Body, ui.Small, smallPrint} {
		if executedHeight(u, r.W, parts) > r.H {
			parts = x.parts(st, false)
		}
	}
	tight, narrowest := smallPrint.Sized(1), narrow.Sized(1).In(ui.Note)
	tight.Leading, narrowest.Leading = 1.1, 1
	for _, st := range [...]ui.Style{tight, narrowest} {
		if executedHeight(u, r.W, parts) > r.H { // long words: the log tells what it cost
			parts = x.parts(st, false)[:2]
			parts[0].st = st
		}
	}
	r.H = min(r.H, executedHeight(u, r.W, parts))
	u.Panel(r, ui.Plain.Edged(ui.Red, 2).Filled(ui.Mix(ui.PanelTop, ui.RedField, 0.8), ui.Mix(ui.PanelBase, ui.RedField, 0.7)))
	in := r.InsetXY(executedPad, executedPad)
	p.Faces().Portrait(u, ui.R(in.X, in.Y, 62, 62), x.id, cards.Executed, ui.Red)
	for i, part := range parts {
		box := in
		if i == 0 {
			_, box = in.CutLeft(executedSign, 0)
		}
		used := u.Paragraph(box, part.text, part.st, part.c, ui.Left)
		in.Y, in.H = in.Y+used+8, in.H-used-8
	}
}
