package prompt

import (
	"slices"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/wording"
	"battlestar/render/ui"
)

// bundle draws beside "go on" the button that stops the bar, or the one that goes on for all similar dice. It returns where the next button begins.
func (p *Prompt) bundle(u *ui.UI, x float64, row ui.Rect) float64 {
	switch {
	case p.Now.GoesOn:
		return p.wait(u, x, row)
	case p.Now.Bundle:
		box := ui.R(x, row.Y, parts.ButtonWidth(u, p.Say.Text(say.PromptGoOnAll), "A", false), row.H)
		if u.Button("go-on-all", box, p.Say.Text(say.PromptGoOnAll), ui.Options{Key: "A", Tip: p.Say.Text(say.PromptPassAllDiceTip)}) {
			p.NoteError(p.Table.GoOnWithAll())
			p.Refresh()
		}
		return box.Right() + 12
	}
	return x
}

// wait draws the button that stops what continues by itself.
func (p *Prompt) wait(u *ui.UI, x float64, row ui.Rect) float64 {
	box := ui.R(x, row.Y, parts.ButtonWidth(u, p.Say.Text(say.PromptWait), "W", false), row.H)
	if u.Button("wait", box, p.Say.Text(say.PromptWait), ui.Options{Key: "W"}) {
		p.Table.Hold()
		p.Refresh()
		u.Wake(1)
	}
	return box.Right() + 12
}

// order draws the button that makes all choices of an order with one click or, while they are being made, the button that stops it.
func (p *Prompt) order(u *ui.UI, x float64, row ui.Rect) float64 {
	switch {
	case !p.Now.Order:
		return x
	case p.Now.GoesOn:
		box := ui.R(x, row.Y+row.H/2-4, 160, 8)
		u.Bar(box, p.Now.Bar, ui.Amber)
		return p.wait(u, box.Right()+12, row)
	}
	box := ui.R(x, row.Y, parts.ButtonWidth(u, p.Say.Text(say.PromptInOrder), "O", false), row.H)
	if u.Button("in-order", box, p.Say.Text(say.PromptInOrder), ui.Options{Primary: true, Key: "O", Tip: p.Say.Text(say.PromptSameChoiceTip)}) {
		p.NoteError(p.Table.InOrder())
		p.Refresh()
	}
	return box.Right() + 12
}

// stopHere draws, at the end of the last line, the switch for whether the table waits at this moment. It returns the rest of the line.
func (p *Prompt) stopHere(u *ui.UI, r ui.Rect) ui.Rect {
	if p.Now.For != table.Window {
		return r
	}
	stops, m, st := p.Table.Stops(), p.Now.Moment, ui.SmallCaps
	label, then := p.stopLabel()
	w := p.stopWidth(u)
	rest, box := ui.R(r.X, r.Y, r.W-w-14, r.H), ui.R(r.Right()-w, r.Y-4, w, r.H+8)
	text := wording.Moment(p.Shell.Language(), m)
	res := u.Area("stop-here", label, box, ui.Options{Key: "K", Tip: text.Name + ". " + text.Line})
	look, c := ui.Metal.Cutting(7), ui.TextSecond
	if res.Hover {
		look, c = look.Hovered().Edged(ui.Amber, 2), ui.AmberTop
	}
	u.Panel(box, look)
	u.FocusRing("stop-here", box, 7)
	u.Icon(then, ui.R(box.X+10, box.Y+(box.H-18)/2, 18, 18), c)
	k := u.KeyCap(ui.R(box.X+36, box.Y+4, box.W-44, box.H-8), "K", c)
	u.Text(ui.R(box.X+36, box.Y, k.X-8-box.X-36, box.H), label, st, c, ui.Left)
	if !res.Clicked {
		return rest
	}
	if seat, then := p.asking(); seat != game.NoSeat {
		p.Table.SetAsking(seat, m, then)
	} else {
		stops.Waits[m.Window][m.Roll] = !stops.At(m)
		p.Table.SetStops(stops)
	}
	p.Refresh()
	return rest
}

// stopLabel returns what can be set here about the open window.
func (p *Prompt) stopLabel() (label string, then ui.Icon) {
	if seat, then := p.asking(); seat != game.NoSeat {
		return p.Say.Text(askings[then].text), askings[then].icon
	}
	if stops := p.Table.Stops(); stops.At(p.Now.Moment) {
		return p.Say.Text(say.PromptAlwaysGoOn), ui.IconPlay
	}
	return p.Say.Text(say.PromptAlwaysWait), ui.IconLock
}

var askings = [table.NumAskings]struct {
	text say.Text
	icon ui.Icon
}{
	table.AskEachTime: {say.PromptAskEachTime, ui.IconLock}, table.AskWhenAdded: {say.PromptAskWhenAdded, ui.IconCards}, table.AskNever: {say.PromptAskNever, ui.IconPlay},
}

// asking returns the only seat that is asked for an ability of its own where the table waits, and how to ask it from now on instead. In other
// windows, it returns NoSeat.
func (p *Prompt) asking() (seat game.Seat, then table.Asking) {
	ways, list, stops := table.Askings(p.Now.Moment), p.Now.Seats.List(), p.Table.Stops()
	if len(list) != 1 || len(ways) == 1 || !p.Table.OfAbility() || !stops.At(p.Now.Moment) {
		return game.NoSeat, 0
	}
	at := slices.Index(ways, p.Table.Asking(list[0], p.Now.Moment))
	return list[0], ways[(at+1)%len(ways)]
}

// stopWidth returns the width of the button for that.
func (p *Prompt) stopWidth(u *ui.UI) float64 {
	label, _ := p.stopLabel()
	return u.TextWidth(label, ui.SmallCaps) + parts.CapWidth(u, "K") + 54
}
