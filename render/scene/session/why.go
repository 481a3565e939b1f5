package session

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render/ui"
)

// Explained is the rule that is shown in place, over whatever asks for it.
type Explained struct {
	Rule string  // "" if there is none
	Said string  // what precedes it, a reason
	At   ui.Rect // what it is about
}

// Explain shows the rule behind something in a small panel beside it: a line of the log, a question, something that cannot be chosen. said is a sentence
// before the rule, or empty.
func (p *Session) Explain(rule, said string, at ui.Rect) {
	if _, ok := p.Shell.Book().Of(rule); ok {
		p.Explained = Explained{rule, said, at}
	}
}

// WhyAsked draws a button that shows the rule behind the pending question.
func (p *Session) WhyAsked(u *ui.UI, id string, r ui.Rect) {
	rule := RuleAsked(p.View.Decision)
	if _, ok := p.Shell.Book().Of(rule); !ok {
		return
	}
	if p.WhyButton(u, id, r, p.Say.Text(say.TableWhyAsked)) {
		p.Explain(rule, "", r)
	}
}

// WhyButton draws a question mark that can be clicked.
func (p *Session) WhyButton(u *ui.UI, id string, r ui.Rect, tip string) bool {
	res := u.Area(id, p.Say.Text(say.TableWhy), r, ui.Options{Key: "F1", Tip: tip})
	look, c := ui.Glass.Edged(ui.CyanBase, 1.5).Cutting(9), ui.Cyan
	if res.Hover {
		look, c = look.Hovered().Edged(ui.Amber, 2), ui.AmberTop
	}
	u.Panel(r, look)
	u.FocusRing(id, r, look.Cut)
	u.Text(r, "?", ui.Action, c, ui.Center)
	return res.Clicked
}

// RuleAsked returns the rule behind a question: for a window, what it is for.
func RuleAsked(d *game.Decision) string {
	if rule := d.Window.Rule(); rule != "" && d.Kind != game.WindowOrder {
		return rule
	}
	return d.Rule
}

// Refusals returns the reasons why a thing cannot be chosen now, as the eyes on the screen may know them; none if it can, or if there is nothing to
// choose about it.
func (p *Session) Refusals(t Thing) []game.Refusal {
	if p.View.Decision == nil || p.Now.For == table.Nothing || p.Now.For == table.Bots {
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
	switch deck := p.Faces().Deck(t.ID); {
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
			for n := range int8(4) { // of equal cards, all or none are offered
				if _, ok := p.Legal(game.Choice{Kind: game.TheCard, Card: t.ID, N: n}); ok {
					return nil
				}
			}
			add(game.Choice{Kind: game.TheCard, Card: t.ID})
		}
	}
	return list
}

// RefusedTip returns the tip of something on the board that cannot be chosen, while somebody chooses among things of its kind.
func (p *Session) RefusedTip(u *ui.UI, id string, deck card.Deck, thing card.ID) string {
	if !u.Hover(id) && u.Focus() != id || !p.OpenChoice() || deck != card.Locations {
		return ""
	}
	for _, r := range p.Refusals(Thing{deck, thing}) {
		return fmt.Sprintf(p.Say.Text(say.TableNotNow), p.Say.Refusal(r))
	}
	return ""
}
