package retell

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Key replays the last turn.
const Key ui.Key = "R"

// Retell is the bar for going through what happened. Nobody is asked anything meanwhile.
type Retell struct {
	*session.Session
	plays bool // it continues by itself
}

// New makes the bar of a game.
func New(s *session.Session) *Retell { return &Retell{Session: s} }

// Can reports whether there is a turn to replay, and the open table to see it on.
func (p *Retell) Can() bool {
	return p.Table.Eyes() == game.Everyone && p.HandTo == game.NoSeat && len(p.Turns()) > 0
}

// LastTurn replays the previous turn, step by step, and then the current one.
func (p *Retell) LastTurn() {
	turns := p.Turns()
	p.from(turns[max(0, len(turns)-2)])
}

// FirstTurn replays the whole game.
func (p *Retell) FirstTurn() { p.from(p.Turns()[0]) }

func (p *Retell) from(told int) {
	p.plays = false
	p.Notice, p.Armed, p.Picks = "", "", nil
	p.Retell(told)
}

// Draw draws the bar in the place of the prompt.
func (p *Retell) Draw(u *ui.UI, r ui.Rect) {
	text := p.Say.Text
	u.Panel(r, ui.Important.Edged(ui.Cyan, 2.5))
	u.Fill(ui.R(r.X+1, r.Y+24, 5, r.H-48), ui.Cyan)
	p.now(u, ui.R(r.X+18, r.Y+14, r.W-36, r.H-14-76))
	row := ui.R(r.X+18, r.Bottom()-68, r.W-36, 56)
	at := 0.0
	place := func(w float64) ui.Rect {
		box := ui.R(row.X+at, row.Y, w, row.H)
		at += w + 10
		return box
	}
	const bare = 124
	if u.Button("retell.turn-back", place(bare), "", ui.Options{Icon: ui.IconTurnBack, Key: "PgUp", Tip: text(say.RetellTurnBack)}) {
		p.Turn(-1)
	}
	if u.Button("retell.back", place(bare), "", ui.Options{Icon: ui.IconPrevious, Key: "Back", Tip: text(say.RetellStepBack)}) {
		p.plays = false
		p.StepBack()
	}
	play := ui.Options{Icon: ui.IconPlay, Key: "Space", Primary: true}
	word := text(say.RetellPlay)
	if p.plays = p.plays && !p.Waits(); p.plays {
		play.Icon, word = ui.IconHalt, text(say.RetellHalt)
	}
	w := max(parts.ButtonWidth(u, text(say.RetellPlay), "Space", true), parts.ButtonWidth(u, text(say.RetellHalt), "Space", true))
	if u.Button("retell.play", place(w), word, play) {
		p.plays = !p.plays
		p.GoesOn(p.plays)
	}
	if u.Button("retell.on", place(bare), "", ui.Options{Icon: ui.IconNext, Key: "Enter", Tip: text(say.RetellStepOn)}) {
		p.plays = false
		p.StepOn()
	}
	if u.Button("retell.turn-on", place(bare), "", ui.Options{Icon: ui.IconTurnOn, Key: "PgDn", Tip: text(say.RetellTurnOn)}) {
		p.Turn(1)
	}
	back := text(say.SharedBackToTheTable)
	wide := parts.ButtonWidth(u, back, "Esc", true)
	if u.Button("retell.end", ui.R(row.Right()-wide, row.Y, wide, row.H), back, ui.Options{Icon: ui.IconCross, Key: "Esc"}) || u.Typed(Key) {
		p.Retell(len(p.Table.Log()))
		return
	}
	foot := fmt.Sprintf(text(say.RetellTurnOf), p.View.Turn, len(p.Turns()))
	free := ui.R(row.X+at+10, row.Y, row.W-at-wide-30, row.H)
	u.Text(free, parts.Shortened(u, foot, parts.FootStyle, free.W), parts.FootStyle, ui.TextSecond, ui.Left)
}

// now draws what was told last.
func (p *Retell) now(u *ui.UI, r ui.Rect) {
	line := &p.Line
	if line.Seat != game.NoSeat {
		p.Sitter(u, ui.R(r.X, r.Y, r.H, r.H).Around(min(84, r.H), min(84, r.H)), line.Seat)
	}
	in := ui.R(r.X+r.H+14, r.Y, r.W-r.H-14, r.H)
	st := ui.Prompt.Sized(38)
	for u.ParagraphHeight(in.W, line.Text, st) > in.H && st.Size > 22 {
		st.Size -= 2
	}
	u.Paragraph(ui.R(in.X, in.Y+(in.H-u.ParagraphHeight(in.W, line.Text, st))/2, in.W, in.H), line.Text, st, ui.TextMain, ui.Left)
}
