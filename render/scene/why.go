package scene

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/rules"
	"battlestar/render/ui"
)

const (
	textWhyAsked = "Why? Shows the rule behind this question."
	textNotNow   = "Not now"
)

// explained is the rule that is shown in place, over whatever asks for it.
type explained struct {
	rule string  // "" while none is
	said string  // what goes before it, a reason
	at   ui.Rect // what it is about
}

// Why shows the rule behind something in a small panel beside it: a line of the log, a question, something that cannot be chosen.
// said is a sentence that goes before the rule, or empty.
func (p *Play) Why(rule, said string, at ui.Rect) {
	if _, ok := p.Shell.Book.Of(rule); ok {
		p.explained = explained{rule, said, at}
	}
}

// whyAsked is a button that tells the rule behind the pending question.
func (p *Play) whyAsked(u *ui.UI, id string, r ui.Rect) {
	rule := ruleAsked(p.View.Decision)
	if _, ok := p.Shell.Book.Of(rule); !ok {
		return
	}
	if p.whyButton(u, id, r, textWhyAsked) {
		p.Why(rule, "", r)
	}
}

// whyButton is a question mark.
func (p *Play) whyButton(u *ui.UI, id string, r ui.Rect, tip string) bool {
	res := u.Area(id, "Why?", r, ui.Options{Key: "F1", Tip: tip})
	look, c := ui.Glass.Edged(ui.CyanBase, 1.5).Cutting(9), ui.Cyan
	if res.Hover {
		look, c = look.Hovered().Edged(ui.Amber, 2), ui.AmberTop
	}
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	u.Text(r, "?", ui.Action, c, ui.Center)
	return res.Clicked
}

// windowRules are the rules behind the windows.
var windowRules = [game.NumWindows]string{
	game.CrisisRevealed: "B-CRISIS-02", game.ChoiceMade: "B-CRISIS-05", game.CheckAnnounced: "B-CHECK-10", game.ReplaceCheck: "B-CHECK-02",
	game.BeforeCards: "B-CHECK-02", game.CardsAdded: "B-CHECK-08", game.CardsRevealed: "E-CHECK-03", game.StrengthTotaled: "B-CHECK-11", game.CheckResolved: "B-CHECK-12",
	game.BeforeRoll: "B-DIE-02", game.AfterRoll: "B-DIE-04", game.ViperPlaced: "B-CHAR-11", game.EndOfTurn: "B-TURN-10",
	game.RepairUsed: "B-ACT-06",
}

// ruleAsked is the rule behind a question: of a window, what it is for.
func ruleAsked(d *game.Decision) string {
	if d.Kind == game.WindowOrder || windowRules[d.Window] == "" {
		return d.Rule
	}
	return windowRules[d.Window]
}

const (
	whyWide  = 640.0
	whyLinks = 3
)

// whyPanel draws the rule that was asked for. Any click beside it and Esc close it.
func (p *Play) whyPanel(u *ui.UI, a *render.App) {
	at, ok := p.Shell.Book.Of(p.explained.rule)
	if !ok {
		return
	}
	e := &p.Shell.Book.Entries[at]
	win := u.Window().Inset(14)
	u.Fill(u.Window(), ui.Alpha(ui.Void, 0.35))
	if u.Area("why.away", "", u.Window(), ui.Options{}).Clicked {
		p.explained = explained{}
		u.Wake(1)
		return
	}
	wide, pad := min(whyWide, win.W), 28.0
	text := rules.Leaded(ui.Body.Sized(22), 1.32)
	title, said := ui.Prompt.Sized(32).In(ui.Private), ui.BodyBold
	in := wide - 2*pad
	saidH, titleH := 0.0, u.ParagraphHeight(in, e.Title, title)
	if p.explained.said != "" {
		saidH = u.ParagraphHeight(in, p.explained.said, said) + 14
	}
	bold := ui.BodyBold.Sized(text.Size)
	bold.Leading = text.Leading
	lines := rules.AtThisTable(p.Say, p.Shell.Book, p.Table.Setup(), at)
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
	r := whyPlace(win, p.explained.at, wide, high)
	u.Block(r)
	u.Panel(r, ui.Important.Edged(ui.Cyan, 2))
	box := r.Inset(pad)
	y := box.Y
	if saidH > 0 {
		u.Paragraph(ui.R(box.X, y, in, saidH), p.explained.said, said, ui.AmberTop, ui.Left)
		y += saidH
	}
	u.Paragraph(ui.R(box.X, y, in, titleH+1), e.Title, title, ui.Cyan, ui.Left)
	y += titleH + 10
	room := ui.R(box.X, y, in, high-fixed)
	u.Scroll("why.text", room, textH, func(in ui.Rect) { lay(ui.R(in.X, in.Y, box.W-18, 0), true) })
	y = room.Bottom() + 16
	for i, rule := range links {
		other, _ := p.Shell.Book.Of(rule)
		label := p.Shell.Book.Entries[other].Title
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
			p.explained.rule, p.explained.said = rule, ""
			u.ScrollTo("why.text", 0)
		}
		y += 46
	}
	foot := ui.R(box.X, box.Bottom()-52, in, 52)
	if u.Button("why.close", ui.R(foot.Right()-180, foot.Y, 180, foot.H), "Close", ui.Options{Key: "Esc"}) {
		p.explained = explained{}
		u.Wake(1)
	}
	if u.Button("why.rules", ui.R(foot.X, foot.Y, foot.W-196, foot.H), "Open in the rules", ui.Options{Icon: ui.IconBook, Key: "F1"}) {
		rule := p.explained.rule
		p.explained = explained{}
		p.Table.CloseCurtain() // what is private is put away first
		a.Push(rules.NewRules(p.Shell, p.Table.Setup(), rule))
	}
}

// whyPlace is a rectangle of a size near another, and not on it if there is room.
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

// refusals are the reasons why a thing cannot be chosen now, as the eyes on the screen may know them; none if it can, or if there is nothing
// to choose about it.
func (p *Play) refusals(t Thing) []game.Refusal {
	if p.View.Decision == nil || p.now.For == table.Nothing || p.now.For == table.Bots {
		return nil
	}
	var list []game.Refusal
	add := func(choices ...game.Choice) {
		for _, c := range choices {
			if _, ok := p.Legal(c); ok {
				return
			}
		}
		for _, c := range choices {
			if r := p.Table.Refused(c); r.Why != game.Offered && r.Why != game.NotNowMove && r.Why != game.NotOnSheet {
				list = append(list, r)
				return
			}
		}
	}
	switch deck := p.faces().Deck(t.ID); {
	case t.Deck == card.Locations:
		place := card.Place(t.ID)
		switch p.View.Decision.Kind {
		case game.ChooseMove:
			add(game.Choice{Kind: game.ThePlace, Place: place})
		case game.ChooseAction:
			add(game.Choice{Kind: game.Locate, Place: place})
		}
	case t.Deck == card.Characters:
		if p.View.Decision.Kind == game.ChooseAction && p.View.Decision.Seat() != game.NoSeat && p.View.Seats[p.View.Decision.Seat()].Character == t.ID {
			for _, id := range p.Say.ActionsOf(t.ID) {
				add(game.Choice{Kind: game.TheAbility, Card: id})
			}
		}
	case t.Deck == card.LoyaltyCards:
		if p.Table.Eyes() != game.Everyone {
			add(game.Choice{Kind: game.Reveal, Card: t.ID})
		}
	case t.Deck == card.Titles:
		if p.View.Decision.Kind == game.ChooseAction {
			for _, id := range p.Say.ActionsOf(t.ID) {
				add(game.Choice{Kind: game.TheAction, Card: id})
			}
		}
	case deck == card.SkillCards || deck == card.QuorumCards:
		if p.Table.Eyes() != game.Everyone {
			for n := range int8(4) { // equal cards are offered all or none
				if _, ok := p.Legal(game.Choice{Kind: game.TheCard, Card: t.ID, N: n}); ok {
					return nil
				}
			}
			add(game.Choice{Kind: game.TheCard, Card: t.ID})
		}
	}
	return list
}

// notNow draws why a thing that is shown large cannot be chosen, from the foot of r upwards, and gives back the rest of r.
func (p *Play) notNow(u *ui.UI, r ui.Rect, list []game.Refusal) ui.Rect {
	for i := range list {
		text := textNotNow + ". " + p.Say.Refusal(list[i])
		high := max(44, u.ParagraphHeight(r.W-64, text, ui.Body)+8)
		var row ui.Rect
		row, r = r.CutBottom(high, 8)
		u.Fill(ui.R(row.X, row.Y, 4, row.H), ui.Amber)
		parts.Middle(u, ui.R(row.X+16, row.Y, row.W-16-60, row.H), text, ui.Body, ui.AmberTop, ui.Left)
	}
	return r
}

// whyNots are the buttons to those reasons, which lie over all else.
func (p *Play) whyNots(u *ui.UI, r ui.Rect, list []game.Refusal) {
	for i := range list {
		text := textNotNow + ". " + p.Say.Refusal(list[i])
		high := max(44, u.ParagraphHeight(r.W-64, text, ui.Body)+8)
		var row ui.Rect
		row, r = r.CutBottom(high, 8)
		box := ui.R(row.Right()-44, row.Y+(row.H-44)/2, 44, 44)
		if p.whyButton(u, "why.not."+parts.Number(i), box, "Why? Shows the rule.") {
			p.Why(list[i].Rule, p.Say.Refusal(list[i]), box)
		}
	}
}

// refusedTip is the tip of something on the board that cannot be chosen, while somebody chooses among its like.
func (p *Play) refusedTip(u *ui.UI, id string, deck card.Deck, thing card.ID) string {
	if !u.Hover(id) && u.Focus() != id || !p.openChoice() || deck != card.Locations {
		return ""
	}
	for _, r := range p.refusals(Thing{deck, thing}) {
		return textNotNow + ". " + p.Say.Refusal(r)
	}
	return ""
}
