package scene

import (
	"strings"

	"battlestar/game"
	"battlestar/game/table"
	"battlestar/render/board"
	"battlestar/render/scene/wording"
	"battlestar/render/ui"
)

var boardWords = board.Words{ColonialOne: "Colonial One", Cylons: "Cylon locations", Damaged: "Damaged", Whole: "Whole board", Closer: "Back to the whole board. The wheel looks closer, a drag moves the board."}

// optionID is the id of the widget of an option.
func optionID(c game.Choice) string { return "option:" + c.String() }

// openChoice says whether the options of the pending decision are chosen on the table: by a human, and not in private.
func (p *Play) openChoice() bool {
	d := p.View.Decision
	return d != nil && !d.Private && p.now.For == table.Choice
}

// Touch implements board.Host.
func (p *Play) Touch(u *ui.UI, s board.Spot) board.Mark {
	if p.openChoice() && p.boardAsked(s) {
		for _, c := range s.Choices {
			if c == (game.Choice{}) {
				continue
			}
			if o, ok := p.Legal(c); ok && !(p.sheeted && onBoard(o.Kind)) {
				return p.offer(u, s, o)
			}
		}
	}
	if s.ID == "" {
		return board.Mark{}
	}
	tip := s.Label
	if s.Card != "" {
		if place := s.Choices[0]; place.Kind == game.ThePlace {
			tip += ": " + p.Say.Hint(p.View, nil, game.Option{Choice: place})
		}
	}
	if why := p.refusedTip(u, s.ID, s.Deck, s.Card); why != "" {
		tip = why + " " + strings.TrimPrefix(tip, s.Label+": ")
	}
	res := u.Area(s.ID, s.Label, s.Rect, ui.Options{Tip: tip})
	u.FocusRing(s.ID, s.Rect, s.Cut)
	switch {
	case s.Card != "" && (res.Inspect || res.Clicked):
		p.Show(s.Deck, s.Card)
	case res.Clicked:
		u.TipNow()
	}
	return board.Mark{Hover: res.Hover}
}

// offer is a spot that is an option.
func (p *Play) offer(u *ui.UI, s board.Spot, o game.Option) board.Mark {
	id := optionID(o.Choice)
	res := u.Area(id, p.Say.Option(p.View, p.View.Decision, o), s.Rect, ui.Options{Tip: p.tip(o), Legal: true})
	u.FocusRing(id, s.Rect, s.Cut)
	if res.Inspect && s.Card != "" {
		p.Show(s.Deck, s.Card)
	}
	if res.Clicked {
		p.click(o)
	}
	if p.armed == id {
		p.armedAt = s.Rect
	}
	if o.Kind == game.Locate {
		p.acting = s.Rect
	}
	if res.Hover {
		p.aimAt(o)
	}
	return board.Mark{Legal: true, Hover: res.Hover, Chosen: p.armed == id || p.Picked(o.Choice), Calm: len(p.View.Decision.Options) > glowing && !res.Hover}
}

// glowing is how many things may glow at once; of more none does.
const glowing = 6

// actionTag says on the plate of a location that it is what may be used there.
func (p *Play) actionTag(u *ui.UI) {
	if p.acting.Empty() {
		return
	}
	st := ui.SmallCaps
	w, h := u.TextWidth(wording.Action, st)+44, u.LineHeight(st)+6
	r := ui.R(p.acting.Right()-w-8, p.acting.Y-h*0.97, w, h)
	u.Panel(r, ui.Gold.Cutting(6).Glowing(ui.Color{}, 0))
	u.Icon(ui.IconPlay, ui.R(r.X+9, r.Y+(r.H-16)/2, 16, 16), ui.Ink)
	u.Text(ui.R(r.X+30, r.Y, r.W-36, r.H), wording.Action, st, ui.Ink, ui.Left)
}

// tip is what an option would do.
func (p *Play) tip(o game.Option) string {
	tip := p.Say.Option(p.View, p.View.Decision, o)
	if hint := p.Say.Hint(p.View, p.View.Decision, o); hint != "" {
		tip += ": " + hint
	}
	return tip
}

// click is a click on an option: what cannot be taken back needs a second one.
func (p *Play) click(o game.Option) {
	id := optionID(o.Choice)
	if !p.Multiple() && confirms(p.View.Decision, o) && p.armed != id {
		p.armed = id
		return
	}
	p.armed = ""
	p.Pick(o.Choice)
}

// confirms says whether a choice is confirmed by a second click: if it rolls a die, draws a card, destroys something, or decides for
// all. What is often done and does little is done at once.
func confirms(d *game.Decision, o game.Option) bool {
	switch o.Kind {
	case game.Locate, game.FireAt, game.TheShip, game.TheBasestar, game.TheCenturion, game.ThePilot, game.TheBox, game.TheCheck,
		game.TheAbility, game.TheAction, game.TheActivation, game.Reveal, game.PassCheck, game.FailCheck, game.TheRaptor:
		return true
	case game.TheSeat:
		return d.Kind != game.WindowOrder
	case game.TheCard:
		return d.Kind != game.ChooseCheckAbility
	case game.TheToken:
		return true
	case game.Yes:
		return d.Kind == game.ChooseRisk || d.Kind == game.ChooseMay
	}
	return false
}

// onBoard says whether an option lies on the board, so that no card may cover it.
func onBoard(k game.ChoiceKind) bool {
	switch k {
	case game.ThePlace, game.Locate, game.TheArea, game.Launch, game.Fly, game.TheShip, game.FireAt, game.TheViper, game.ThePilot,
		game.TheBasestar, game.Escort:
		return true
	}
	return false
}

// boardAsked says whether what is asked is about the board that a spot lies on: areas are called the same on both.
func (p *Play) boardAsked(s board.Spot) bool {
	return s.Behind == (p.View.Decision.Kind == game.ChooseCylonArea) || s.Choices[0].Kind != game.TheArea
}

// asButton says whether an option is a button of the prompt bar: what lies nowhere on the table.
func asButton(d *game.Decision, o *game.Option) bool {
	switch o.Kind {
	case game.TheSeat, game.TheSkill, game.TheCenturion:
		return false
	case game.TheViper:
		return d.Kind == game.ChooseRestore || d.Kind == game.ChooseRepair || d.Kind == game.ChooseMark
	case game.TheShip:
		return d.Kind == game.ChooseCylonShips
	case game.TheDeck:
		return !isDrawn(o.Deck)
	}
	return !onBoard(o.Kind)
}
