package sheets

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/rules"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

const (
	whyWide  = 640.0
	whyLinks = 3
)

// DrawWhy draws the rule that was asked for. A click beside it or Esc closes it.
func (p *Large) DrawWhy(u *ui.UI, a *render.App) {
	at, ok := p.Shell.Book().Of(p.Explained.Rule)
	if !ok {
		return
	}
	e := &p.Shell.Book().Entries[at]
	win := u.Window().Inset(14)
	u.Fill(u.Window(), ui.Alpha(ui.Void, 0.35))
	if res := u.Area("why.away", "", u.Window(), ui.Options{}); res.Clicked || res.Inspect {
		p.Explained = session.Explained{}
		u.Wake(1)
		return
	}
	wide, pad := min(whyWide, win.W), 28.0
	text := rules.Leaded(ui.Body.Sized(22), 1.32)
	title, said := ui.Prompt.Sized(32).In(ui.Private), ui.BodyBold
	in := wide - 2*pad
	saidH, titleH := 0.0, u.ParagraphHeight(in, e.Title, title)
	if p.Explained.Said != "" {
		saidH = u.ParagraphHeight(in, p.Explained.Said, said) + 14
	}
	bold := ui.BodyBold.Sized(text.Size)
	bold.Leading = text.Leading
	lines := rules.AtThisTable(p.Say, p.Shell.Book(), p.Table.Setup(), at)
	lay := func(r ui.Rect, draw bool) float64 {
		tableH := 0.0
		if len(lines) > 0 {
			tableH = rules.LayAtThisTable(u, r, lines, bold, draw) + 10
		}
		return tableH + rules.LayText(u, ui.R(r.X, r.Y+tableH, r.W, 0), e.Text, text, draw)
	}
	textH := lay(ui.R(0, 0, in-18, 0), false)
	links := e.See[:min(len(e.See), whyLinks)]
	linksH := 0.0
	if len(links) > 0 {
		linksH = float64(len(links))*46 + 8
	}
	fixed := 2*pad + saidH + titleH + 10 + 16 + linksH + 60
	high := min(fixed+textH, win.H)
	r := whyPlace(win, p.Explained.At, wide, high)
	u.Block(r)
	u.Panel(r, ui.Important.Edged(ui.Cyan, 2))
	box := r.Inset(pad)
	y := box.Y
	if saidH > 0 {
		u.Paragraph(ui.R(box.X, y, in, saidH), p.Explained.Said, said, ui.AmberTop, ui.Left)
		y += saidH
	}
	u.Paragraph(ui.R(box.X, y, in, titleH+1), e.Title, title, ui.Cyan, ui.Left)
	y += titleH + 10
	room := ui.R(box.X, y, in, high-fixed)
	u.Scroll("why.text", room, textH, func(in ui.Rect) { lay(ui.R(in.X, in.Y, box.W-18, 0), true) })
	y = room.Bottom() + 16
	for i, rule := range links {
		other, _ := p.Shell.Book().Of(rule)
		label := p.Shell.Book().Entries[other].Title
		id := "why.link." + parts.Number(i)
		row := ui.R(box.X, y, in, 40)
		res := u.Area(id, label, row, ui.Options{})
		c := ui.Cyan
		if res.Hover {
			u.Panel(row, ui.Glass.Edged(ui.Amber, 1.5))
			c = ui.AmberTop
		}
		u.FocusRing(id, row, 8)
		u.Icon(ui.IconNext, ui.R(row.X+10, row.Y+12, 16, 16), c)
		u.Text(ui.R(row.X+38, row.Y, row.W-44, row.H), label, ui.Body.Sized(20), c, ui.Left)
		if res.Clicked {
			p.Explained.Rule, p.Explained.Said = rule, ""
			u.ScrollTo("why.text", 0)
		}
		y += 46
	}
	foot := ui.R(box.X, box.Bottom()-52, in, 52)
	if u.Button("why.close", ui.R(foot.Right()-180, foot.Y, 180, foot.H), p.Say.Text(say.TableClose), ui.Options{Key: "Esc"}) {
		p.Explained = session.Explained{}
		u.Wake(1)
	}
	if u.Button("why.rules", ui.R(foot.X, foot.Y, foot.W-196, foot.H), p.Say.Text(say.TableOpenInTheRules), ui.Options{Icon: ui.IconBook, Key: "F1"}) {
		rule := p.Explained.Rule
		p.Explained = session.Explained{}
		p.Table.CloseCurtain() // private cards are hidden first
		a.Push(rules.NewRules(p.Shell, p.Table.Setup(), rule))
	}
}

// whyPlace returns a rectangle of a size near another, and not on it if there is room.
func whyPlace(win, at ui.Rect, w, h float64) ui.Rect {
	x := max(win.X, min(at.X+at.W/2-w/2, win.Right()-w))
	switch {
	case at.Y-12-h >= win.Y:
		return ui.R(x, at.Y-12-h, w, h)
	case at.Bottom()+12+h <= win.Bottom():
		return ui.R(x, at.Bottom()+12, w, h)
	}
	y := max(win.Y, min(at.Y+at.H/2-h/2, win.Bottom()-h))
	if at.X-12-w >= win.X {
		return ui.R(at.X-12-w, y, w, h)
	}
	return ui.R(min(at.Right()+12, win.Right()-w), y, w, h)
}

// notNow draws why a thing that is shown large cannot be chosen, from the foot of r upwards. It returns the rest of r.
func (p *Large) notNow(u *ui.UI, r ui.Rect, list []game.Refusal) ui.Rect {
	for i := range list {
		text := fmt.Sprintf(p.Say.Text(say.TableNotNow), p.Say.Refusal(list[i]))
		high := max(44, u.ParagraphHeight(r.W-64, text, ui.Body)+8)
		var row ui.Rect
		row, r = r.CutBottom(high, 8)
		u.Fill(ui.R(row.X, row.Y, 4, row.H), ui.Amber)
		parts.Middle(u, ui.R(row.X+16, row.Y, row.W-16-60, row.H), text, ui.Body, ui.AmberTop, ui.Left)
	}
	return r
}

// whyNots draws the buttons to those reasons, on top of everything else.
func (p *Large) whyNots(u *ui.UI, r ui.Rect, list []game.Refusal) {
	for i := range list {
		text := fmt.Sprintf(p.Say.Text(say.TableNotNow), p.Say.Refusal(list[i]))
		high := max(44, u.ParagraphHeight(r.W-64, text, ui.Body)+8)
		var row ui.Rect
		row, r = r.CutBottom(high, 8)
		box := ui.R(row.Right()-44, row.Y+(row.H-44)/2, 44, 44)
		if p.WhyButton(u, "why.not."+parts.Number(i), box, p.Say.Text(say.TableWhyShowsTheRule)) {
			p.Explain(list[i].Rule, p.Say.Refusal(list[i]), box)
		}
	}
}
