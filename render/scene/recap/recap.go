package recap

import (
	"fmt"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/input"
	cards "battlestar/render/card"
	"battlestar/render/scene/log"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/scene/summary"
	"battlestar/render/ui"
)

// Recap is what happened last, told to people who come back, and what is proclaimed at the table.
type Recap struct {
	*session.Session
	Shown *recap // until it is dismissed
}

// New makes the recap of a game.
func New(s *session.Session) *Recap {
	return &Recap{Session: s}
}

// recap is what happened last, told to people who come back: after a week, or after a phone call.
type recap struct {
	title string
	lost  string // what changed rules have cost, if they did
	Turns []summary.Turn
	news  []string  // what changed at the table, if that is shown
	seat  game.Seat // the seat that the news are about, or NoSeat
	faces []card.ID // Loyalty cards shown with it faceup
	who   card.ID   // the character that the news are about, or ""
	since int       // tick at which it was first shown
}

// recapText is the width of the sentences.
const recapText = 926.0

// Open reports whether something is shown that has not been dismissed.
func (p *Recap) Open() bool { return p.Shown != nil }

// Dismiss ends the recap.
func (p *Recap) Dismiss() { p.Shown = nil }

// LastTime tells what happened last in a loaded game, from its log.
func (p *Recap) LastTime(log *say.Log) {
	c := &recap{title: p.Say.Text(say.RecapLastTime), Turns: summary.Of(p.Say, log, p.View)}
	if d := p.Table.Diverged(); d != nil {
		c.lost = p.Say.Text(say.RecapRulesWereMended) + save.WithoutCards(p.Shell.Clause(*d), p.Shell.Language().Names) + p.Say.Text(say.RecapChanceIsNew)
		for i := range c.Turns {
			c.Turns[i].Lines = summary.Mattered(c.Turns[i].Lines, summary.Lines-1) // to make room
		}
	}
	p.Shown = c
}

// bandHigh is the height of the picture above a recap.
const bandHigh = 150.0

// Draw draws the recap over the table. Any click or key dismisses it.
func (p *Recap) Draw(u *ui.UI) {
	c := p.Shown
	if c == nil {
		return
	}
	if c.since == 0 {
		c.since = u.Tick
	}
	win := u.Window()
	u.Fill(win, ui.Alpha(ui.Void, 0.72))
	u.Block(win)
	if c.news != nil {
		p.tellNews(u, c)
		return
	}
	rows := 0.0
	line := u.LineHeight(ui.Body) * 1.25
	for _, t := range c.Turns {
		rows += 56 + 14
		for i := range t.Lines {
			rows += max(line, u.ParagraphHeight(recapText, t.Lines[i].Text, ui.Body)+6)
		}
		if len(t.Lines) == 0 {
			rows += line
		}
	}
	lost := 0.0
	if c.lost != "" {
		lost = u.ParagraphHeight(1024, c.lost, ui.Body)
		rows += lost + 16
	}
	high := 110 + rows + 90 + 176
	band := 0.0
	if high+bandHigh <= win.H-60 { // the words come first
		band = bandHigh
	}
	r := win.Around(1120, min(win.H-60, high+band))
	u.Panel(r, ui.Important)
	if band > 0 {
		parts.FleetPicture(u, ui.R(r.X+8, r.Y+8, r.W-16, band), p.View.Distance, false, false)
	}
	in := ui.R(r.X, r.Y+band, r.W, r.H-band).InsetXY(48, 34)
	head, in := in.CutTop(64, 12)
	u.Text(head, c.title, ui.Prompt.Sized(52), ui.TextMain, ui.Left)
	if c.lost != "" {
		var row ui.Rect
		row, in = in.CutTop(lost+1, 15)
		u.Paragraph(row, c.lost, ui.Body, ui.AmberTop, ui.Left)
	}
	foot, in := in.CutBottom(72, 16)
	who, in := in.CutBottom(u.LineHeight(ui.Fact)+8, 10)
	fleet, in := in.CutBottom(60, 10)
	for _, t := range c.Turns {
		p.recapTurn(u, &in, &t, line)
	}
	parts.Resources(u, fleet.InsetXY(0, 2), p.View.Resources, p.View.Distance)
	now := ui.R(who.X, who.Y, who.W, who.H)
	if d := p.View.Decision; d != nil {
		if seat := d.Seat(); seat != game.NoSeat {
			u.Badge(ui.R(now.X, now.Y, now.H, now.H), p.Emblem(seat), p.Color(seat))
			p.Face(u, ui.R(now.X+now.H+8, now.Y-5, now.H+10, now.H+10), seat)
			now.X, now.W = now.X+2*now.H+32, now.W-2*now.H-32
		}
		u.Text(now, p.Say.Waiting(d)+".", ui.Fact, ui.AmberTop, ui.Left)
	}
	p.dismissRecap(u, foot)
}

// tellNews draws what changed at the table.
func (p *Recap) tellNews(u *ui.UI, c *recap) {
	rows := 0.0
	for _, line := range c.news {
		rows += u.ParagraphHeight(recapText, line, ui.Fact) + 14
	}
	high := 64.0
	if c.who != "" {
		high = 170
	}
	r := u.Window().Around(recapText+96, rows+196+high+c.facesHigh())
	u.Panel(r, ui.Important.Edged(ui.Amber, 2))
	in := r.InsetXY(48, 34)
	head, in := in.CutTop(high, 16)
	if c.who != "" {
		var face ui.Rect
		face, head = head.CutRight(high, 18)
		p.Faces().Portrait(u, face, c.who, cards.AtLarge, p.Color(c.seat))
	}
	if c.seat != game.NoSeat {
		var badge ui.Rect
		badge, head = head.CutLeft(60, 18)
		u.Badge(badge.Around(60, 60), p.Emblem(c.seat), p.Color(c.seat))
	}
	u.Text(head, c.title, ui.Prompt.Sized(52), ui.TextMain, ui.Left)
	foot, in := in.CutBottom(72, 16)
	if len(c.faces) > 0 {
		var row ui.Rect
		row, in = in.CutBottom(faceHigh, 20)
		p.proclaimedFaces(u, row, c)
	}
	for _, line := range c.news {
		var row ui.Rect
		row, in = in.CutTop(u.ParagraphHeight(recapText, line, ui.Fact)+1, 13)
		u.Paragraph(row, line, ui.Fact, ui.AmberTop, ui.Left)
	}
	p.dismissRecap(u, foot)
}

// dismissRecap takes the click or the key that dismisses the recap.
func (p *Recap) dismissRecap(u *ui.UI, foot ui.Rect) {
	pressed := u.Button("recap.close", foot.Around(420, 66), p.Say.Text(say.RecapToTheTable), ui.Options{Primary: true, Icon: ui.IconPlay, Key: "Enter"})
	c := p.Shown
	if pressed || u.Tick > c.since+2 && !u.IsInert() && (u.In.Pressed[input.Left] && !u.Hover("recap.close") || anyKey(&u.In)) {
		p.Shown = nil
		u.Wake(1)
	}
}

// anyKey reports whether a key was pressed that may dismiss something: any but Enter and Space, which press a button, Tab, and F11.
func anyKey(in *input.State) bool {
	for _, k := range in.First {
		if k != ebiten.KeyF11 && !slices.Contains(focusKeys, k) { // F11 toggles full screen everywhere
			return true
		}
	}
	return false
}

func (p *Recap) recapTurn(u *ui.UI, in *ui.Rect, t *summary.Turn, line float64) {
	var head ui.Rect
	head, *in = in.CutTop(48, 8)
	if t.Seat != game.NoSeat {
		u.Badge(ui.R(head.X, head.Y+2, 44, 44), p.Emblem(t.Seat), p.Color(t.Seat))
		p.Face(u, ui.R(head.X+52, head.Y-3, 54, 54), t.Seat)
		head.X, head.W = head.X+60, head.W-60
	}
	label := fmt.Sprintf(p.Say.Text(say.TableTurnNumber), t.Turn) + "  "
	at := u.Text(ui.R(head.X+58, head.Y, head.W-58, head.H), label, ui.FactCaps, ui.TextSecond, ui.Left)
	if t.Seat != game.NoSeat {
		u.Text(ui.R(at.Right()+18, head.Y, head.Right()-at.Right()-18, head.H), t.Name, ui.Fact, p.Color(t.Seat), ui.Left)
	}
	if len(t.Lines) == 0 {
		var row ui.Rect
		row, *in = in.CutTop(line, 0)
		u.Text(ui.R(row.X+58, row.Y, row.W-58, row.H), p.Say.Text(say.RecapItHasJustBegun), ui.Body, ui.TextQuiet, ui.Left)
	}
	for i := range t.Lines {
		l := &t.Lines[i]
		var row ui.Rect
		h := u.ParagraphHeight(recapText, l.Text, ui.Body)
		row, *in = in.CutTop(max(line, h+6), 0)
		mark, c := log.ToneColor(l.Tone)
		u.Icon(log.LineIcon(l), ui.R(row.X+58, row.Y+(line-26)/2, 26, 26), mark)
		u.Paragraph(ui.R(row.X+98, row.Y+(row.H-h)/2, recapText, h+1), l.Text, ui.Body, c, ui.Left)
	}
	_, *in = in.CutTop(14, 0)
}

// focusKeys move the focus or press what has it.
var focusKeys = []ebiten.Key{ebiten.KeyTab, ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace, ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight}
