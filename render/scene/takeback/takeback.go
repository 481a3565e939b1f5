package takeback

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// TakeBack is what could be undone now, and the request for everyone's consent.
type TakeBack struct {
	*session.Session
	Undo backState
}

// New makes the undo of a game.
func New(s *session.Session) *TakeBack {
	return &TakeBack{Session: s}
}

// backState is what could be undone now, in words. It is valid for as long as the view is.
type backState struct {
	view  *game.View
	Is    bool
	back  table.Back
	lines []string // who answered what, and what the log told of it
	asks  bool     // everyone is to be asked, as soon as this frame is over
	Open  bool     // they are being asked: nothing moves
}

// Backs keeps what could be undone in step with the view.
func (p *TakeBack) Backs() *backState {
	b := &p.Undo
	if b.view == p.View {
		return b
	}
	b.view = p.View
	if b.back, b.Is = p.Table.Back(); b.Is {
		b.lines = p.backLines(&b.back)
	}
	return b
}

// backLines returns what would be undone: the answer, then what the open log told because of it. It uses only what is public.
func (p *TakeBack) backLines(b *table.Back) []string {
	var lines []string
	for _, e := range b.Events {
		if text, told := p.Say.Event(nil, e); told {
			lines = append(lines, text)
		}
	}
	if answer := p.answered(b); answer != "" {
		lines = append([]string{answer}, lines...)
	}
	return lines
}

// answered returns an answer as everyone could see it; nothing for a correction, which the log tells.
func (p *TakeBack) answered(b *table.Back) string {
	switch {
	case b.Seat == game.NoSeat:
		return ""
	case b.Decision == nil:
		return p.Name(b.Seat) + p.Say.Text(say.TakeBackHasAnswered)
	case b.Decision.Private:
		return p.Say.Prompt(nil, b.Decision)
	case len(b.Picks) == 0:
		return p.Name(b.Seat) + p.Say.Text(say.TakeBackNone)
	case b.Decision.Kind == game.AskWindow && b.Picks[0].Kind == game.Pass:
		return p.Name(b.Seat) + p.Say.Text(say.TakeBackContinued)
	}
	var picks []string
	for _, c := range b.Picks {
		picks = append(picks, p.Say.Option(nil, b.Decision, game.Option{Choice: c}))
	}
	return p.Name(b.Seat) + ": " + strings.Join(picks, ", ")
}

// shortly returns what would be undone in one line: what the log first told of it, or the answer.
func (b *backState) shortly() string {
	if len(b.lines) > 1 && b.back.Seat != game.NoSeat {
		return b.lines[1]
	}
	return b.lines[0]
}

// label returns the text of the button: as much as there is room for, in whole sentences. The tip and the question to everyone say the rest.
func (p *TakeBack) label(b *backState, fits func(string) bool) string {
	least := p.Say.Text(say.TakeBack)
	bare := least
	if b.back.Consent {
		bare = p.Say.Text(say.TakeBackIfAllAgree)
	}
	for _, label := range [...]string{bare + ": " + b.shortly(), least + ": " + b.shortly(), least + ": " + b.lines[0], bare} {
		if fits(label) {
			return label
		}
	}
	return least
}

// learned returns what somebody has learned since, and what follows from it.
func (p *TakeBack) learned(b *backState) string {
	var what []string
	if n := b.back.Dice; n > 0 {
		what = append(what, p.Shell.Count(say.TakeBackDice, n))
	}
	if n := b.back.Cards; n > 0 {
		what = append(what, p.Shell.Count(say.TakeBackCards, n))
	}
	if what == nil {
		return p.Say.Text(say.TakeBackAllHaveToAgree)
	}
	return fmt.Sprintf(p.Say.Text(say.TakeBackSinceThen), strings.Join(what, p.Say.Text(say.TakeBackAnd)))
}

const backKey ui.Key = "Z"

// backW is the least width of the undo button, whatever it undoes, unless others need the room.
const backW = 430.0

// BackBare is the width of the button without its words.
const BackBare = 86.0

// Draw draws at the beginning of the last line what can be undone, always in the same place, and returns the rest of the line. The rest should be at
// least others wide.
func (p *TakeBack) Draw(u *ui.UI, r ui.Rect, others float64) ui.Rect {
	b := p.Backs()
	if !b.Is {
		if u.Typed(backKey) {
			p.Notice = p.Say.Text(say.TakeBackNothing)
			u.Wake(1)
		}
		return r
	}
	st := parts.FootStyle
	most := max(r.W-others-18, u.TextWidth(p.Say.Text(say.TakeBack), st)+BackBare)
	least := min(backW, r.W*0.5, most)
	label := p.label(b, func(label string) bool { return u.TextWidth(label, st)+BackBare <= most })
	if p.Telling() { // nobody has seen yet what would be undone with it
		label = p.Say.Text(say.TakeBack)
	}
	box, rest := r.CutLeft(max(least, min(most, u.TextWidth(label, st)+BackBare)), 18)
	box.Y, box.H = box.Y-4, box.H+8
	if p.backButton(u, "take-back", box, label, st) {
		p.back()
	}
	return rest
}

func (p *TakeBack) backButton(u *ui.UI, id string, r ui.Rect, label string, st ui.Style) bool {
	b := p.Backs()
	tip := ""
	if !p.Telling() {
		tip = p.Say.Text(say.TakeBackTakesBack) + b.shortly()
		if b.back.Consent {
			tip += " " + p.learned(b)
		}
	}
	name := label
	if name == "" {
		name = p.Say.Text(say.TakeBack)
	}
	res := u.Area(id, name, r, ui.Options{Key: backKey, Tip: tip})
	look, c := ui.Metal.Cutting(7), ui.TextSecond
	if res.Hover {
		look, c = look.Hovered().Edged(ui.Amber, 2), ui.AmberTop
	}
	u.Panel(r, look)
	u.FocusRing(id, r, 7)
	u.Icon(ui.IconPrevious, ui.R(r.X+8, r.Y+(r.H-18)/2, 18, 18), c)
	k := u.KeyCap(ui.R(r.X+32, r.Y, 34, r.H), backKey, c)
	u.Text(ui.R(k.Right()+10, r.Y, r.Right()-k.Right()-14, r.H), label, st, c, ui.Left)
	return res.Clicked
}

// Behind draws, behind the curtain of the seat that is asked, the undo button for what this seat itself can undo there.
func (p *TakeBack) Behind(u *ui.UI, r ui.Rect, seat game.Seat) {
	b := p.Backs()
	if d := p.View.Decision; !b.Is || b.back.Seat != seat || d == nil || !d.Seats.Has(seat) {
		return
	}
	if p.backButton(u, "curtain.take-back", r, p.Say.Text(say.TakeBack), ui.Action) {
		p.back()
	}
}

// back undoes, or arranges for everyone to be asked.
func (p *TakeBack) back() {
	b := p.Backs()
	if b.back.Consent {
		p.Finish() // they must know what they agree to
		p.Table.CloseCurtain()
		p.HandTo = game.NoSeat
		b.asks = true
		p.Refresh()
		return
	}
	p.Notice, p.Armed, p.Picks = "", "", nil
	p.NoteError(p.Table.TakeBack(false))
	p.Refresh()
}

// AskAll opens the question to the table, once somebody has asked for it.
func (p *TakeBack) AskAll(a *render.App) {
	if p.Undo.asks {
		p.Undo.asks, p.Undo.Open = false, true
		a.Push(&consent{back: p, at: p.View})
	}
}

// consent asks everyone at the table whether to undo something that somebody has learned from.
type consent struct {
	back *TakeBack
	at   *game.View
}

// Overlay marks the scene as one over the table, which stays visible.
func (c *consent) Overlay() {}

// Frame implements render.Scene.
func (c *consent) Frame(u *ui.UI, a *render.App) {
	p, b := c.back, c.back.Backs()
	win := u.Window()
	u.Fill(win, ui.Alpha(ui.Void, 0.72))
	u.Block(win)
	r := win.Around(1040, 760)
	u.Panel(r, ui.Important.Edged(ui.Amber, 2.5))
	in := r.Inset(40)
	head, in := in.CutTop(54, 10)
	u.Text(head, p.Say.Text(say.TakeBackThis), ui.Prompt, ui.TextMain, ui.Left)
	foot, in := in.CutBottom(70, 20)
	who, in := in.CutBottom(64, 16)
	learned, in := in.CutBottom(72, 16)
	if p.View == c.at {
		linesList(u, "back", in, b.lines)
		u.Paragraph(learned, p.learned(b), ui.Body.Sized(24), ui.AmberTop, ui.Left)
	}
	p.Humans(u, who)
	u.Group("consent", foot, func() {
		yes, no := foot.CutLeft(foot.W*0.62, 20)
		if u.Button("agree", yes, p.Say.Text(say.TakeBackAllAgree), ui.Options{Primary: true, Icon: ui.IconTick, Key: "Enter"}) {
			p.Notice, p.Armed, p.Picks = "", "", nil
			if p.View == c.at {
				p.NoteError(p.Table.TakeBack(true))
			}
			c.leave(a)
		}
		if u.Button("leave", no, p.Say.Text(say.TakeBackLeaveIt), ui.Options{Icon: ui.IconCross, Key: "Esc"}) {
			c.leave(a)
		}
	})
}

func (c *consent) leave(a *render.App) {
	c.back.Undo.Open = false
	c.back.Refresh()
	a.Pop()
}

// linesList lists sentences, possibly many, with the first as a heading.
func linesList(u *ui.UI, id string, r ui.Rect, lines []string) {
	st := ui.Body.Sized(24)
	high := u.LineHeight(st) + 10
	u.Panel(r, ui.Plain)
	u.List(id, r.InsetXY(20, 12), len(lines), high, func(i int, r ui.Rect) {
		c := ui.TextSecond
		if i == 0 {
			c = ui.TextMain
		} else {
			r.X, r.W = r.X+28, r.W-28
		}
		u.Text(r, parts.Shortened(u, lines[i], st, r.W), st, c, ui.Left)
	})
}

// Humans draws the players who have to agree.
func (p *TakeBack) Humans(u *ui.UI, r ui.Rect) {
	x := u.Text(ui.R(r.X, r.Y, 200, r.H), p.Say.Text(say.TakeBackToAgree), ui.Body, ui.TextQuiet, ui.Left).Right() + 18
	for s := range p.Seated {
		if p.Seated[s].Bot != "" {
			continue
		}
		seat := game.Seat(s)
		u.Badge(ui.R(x, r.Y+(r.H-40)/2, 40, 40), p.Emblem(seat), p.Color(seat))
		name := parts.Shortened(u, p.Name(seat), ui.Fact, 130)
		ink := u.Text(ui.R(x+48, r.Y, 140, r.H), name, ui.Fact, p.Color(seat), ui.Left)
		x = ink.Right() + 22
	}
}
