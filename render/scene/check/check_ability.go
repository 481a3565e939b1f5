package check

import (
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/scene/parts"
	"battlestar/render/ui"
)

// abilityName is a skill check ability of a check, listed once by the title of its card (E-CHECK-05).
type abilityName struct {
	title card.ID
	done  bool
}

// abilities returns the skill check abilities of the current check: those that were resolved, in order, then those that wait.
func (p *Check) abilities() []abilityName {
	var list []abilityName
	for _, title := range p.View.Check.Resolved {
		list = append(list, abilityName{title, true})
	}
	for _, id := range p.inCheck() {
		title, _ := card.SplitSkill(id)
		known := slices.ContainsFunc(list, func(a abilityName) bool { return a.title == title })
		if p.Faces().Timing(id) == card.InCheck && !known {
			list = append(list, abilityName{title, false})
		}
	}
	return list
}

// consequence reports whether the check has a consequence at all.
func (p *Check) consequence() bool {
	check := p.Faces().Check(p.View.Check.Card, p.View.Check.Place)
	return check != nil && len(check.Consequence) > 0
}

const abilitiesH = 50.0

// abilityStrip draws, between the cards and the total, the skill check abilities, the cards taken out of the check, and the consequence.
func (p *Check) abilityStrip(u *ui.UI, r ui.Rect) {
	check := p.View.Check
	u.Panel(r, ui.Plain)
	in := r.InsetXY(16, 4)
	st := ui.Heading.Sized(25)
	if p.consequence() {
		label, c, icon := p.Say.Text(say.CheckConsequence), ui.TextQuiet, ui.IconClock
		switch {
		case check.Consequent:
			c, icon = ui.TextMain, ui.IconTick
		case check.Result != game.NoResult:
			icon = ui.IconCross
		}
		w := u.TextWidth(label, st) + 44
		var box ui.Rect
		box, in = in.CutRight(w, 16)
		u.Icon(icon, ui.R(box.X, box.Y+(box.H-24)/2, 24, 24), c)
		u.Text(ui.R(box.X+34, box.Y, box.W-34, box.H), label, st, c, ui.Left)
		u.Area("check.consequence", label, box, ui.Options{Tip: p.Say.Text(say.CheckConsequenceNote)})
	}
	if n := len(check.TakenOut); n > 0 {
		var names []string
		for _, id := range check.TakenOut {
			names = append(names, p.Say.CardName(id))
		}
		label := p.Say.Text(say.CheckOutCount) + parts.Number(n)
		var box ui.Rect
		box, in = in.CutRight(u.TextWidth(label, st)+44, 16)
		u.Icon(ui.IconMinus, ui.R(box.X, box.Y+(box.H-24)/2, 24, 24), ui.Red)
		u.Text(ui.R(box.X+34, box.Y, box.W-34, box.H), label, st, ui.RedText, ui.Left)
		u.Area("check.out", label, box, ui.Options{Tip: p.Say.Text(say.CheckTakenOut) + strings.Join(names, ", ")})
	}
	u.Icon(ui.IconAbility, ui.R(in.X, in.Y+(in.H-34)/2, 34, 34), ui.TextSecond)
	x := in.X + 46
	list := p.abilities()
	choosing := p.OpenChoice() && p.View.Decision.Kind == game.ChooseCheckAbility // which comes next
	if len(list) == 0 {
		u.Text(ui.R(x, in.Y, in.Right()-x, in.H), p.Say.Text(say.CheckNoAbility), st, ui.TextQuiet, ui.Left)
	}
	for i, a := range list {
		name, c := p.Say.CardName(a.title), ui.TextMain
		icon, sign := ui.IconClock, ui.TextQuiet // it waits
		switch {
		case a.done:
			icon, sign, c = ui.IconTick, ui.Green, ui.TextSecond
		case choosing:
			icon, sign, c = ui.IconNext, ui.Amber, ui.AmberTop
		}
		w := u.TextWidth(name, st)
		if x+26+w+34 > in.Right() {
			u.Text(ui.R(x, in.Y, max(40, in.Right()-x), in.H), "+"+parts.Number(len(list)-i), st, ui.TextSecond, ui.Left)
			break
		}
		u.Icon(icon, ui.R(x, in.Y+(in.H-20)/2, 20, 20), sign)
		x += 26
		u.Text(ui.R(x, in.Y, w+2, in.H), name, st, c, ui.Left)
		x += w + 24
	}
}

// choiceInCheck returns the option of a card of the check, the nth of its equals. An ability is resolved once for all cards of its title
// (E-CHECK-05), so each of them stands for it.
func (p *Check) choiceInCheck(id card.ID, nth int8) (game.Option, bool) {
	if !p.OpenChoice() {
		return game.Option{}, false
	}
	switch d := p.View.Decision; d.Kind {
	case game.ChooseCheckCard:
		return p.Legal(game.Choice{Kind: game.TheCard, Card: id, N: nth})
	case game.ChooseCheckAbility:
		title, _ := card.SplitSkill(id)
		for _, o := range d.Options {
			if of, _ := card.SplitSkill(o.Card); of == title {
				return o, true
			}
		}
	}
	return game.Option{}, false
}
