package touch

import (
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/board"
	"battlestar/render/scene/dice"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Touch is what pointer and keys do with what lies on the table.
type Touch struct {
	*session.Session
	BoardWords board.Words

	dice    *dice.Dice
	sheeted bool    // the options lie on a sheet over the board
	acting  ui.Rect // where the location lies whose action may be chosen
}

// New makes it for a game.
func New(s *session.Session, dice *dice.Dice) *Touch {
	return &Touch{Session: s, BoardWords: boardWords(s.Say), dice: dice}
}

// boardWords are the words on the board.
func boardWords(s *say.Speaker) board.Words {
	return board.Words{
		Titles: map[card.Board]string{
			card.ColonialOneBoard: s.Text(say.BoardColonialOne), card.CylonBoard: s.Text(say.BoardCylonLocations), card.CylonFleetBoard: s.Text(say.BoardCylonFleet),
		},
		Damaged: s.Text(say.BoardDamaged), Destroyed: s.Text(say.BoardDestroyed), Whole: s.Text(say.BoardWhole), Closer: s.Text(say.BoardCloser),
	}
}

// Begin begins a frame of the table; sheeted says whether the options lie on a sheet over the board.
func (p *Touch) Begin(sheeted bool) { p.sheeted, p.acting = sheeted, ui.Rect{} }

// Touch implements board.Host.
func (p *Touch) Touch(u *ui.UI, s board.Spot) board.Mark {
	if p.OpenChoice() && p.boardAsked(s) {
		for _, c := range s.Choices {
			if c == (game.Choice{}) {
				continue
			}
			if o, ok := p.Legal(c); ok && !(p.sheeted && session.OnBoard(o.Kind)) {
				return p.Offer(u, s, o)
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
	if why := p.RefusedTip(u, s.ID, s.Deck, s.Card); why != "" {
		tip = why + " " + strings.TrimPrefix(tip, s.Label+": ")
	}
	res := u.Area(s.ID, s.Label, s.Rect, ui.Options{Tip: tip, Tells: s.Card == ""})
	u.FocusRing(s.ID, s.Rect, s.Cut)
	switch {
	case s.Card != "" && (res.Inspect || res.Clicked):
		p.Show(s.Deck, s.Card)
	case res.Clicked:
		u.TipNow()
	}
	return board.Mark{Hover: res.Hover}
}

// Offer is a spot that is an option.
func (p *Touch) Offer(u *ui.UI, s board.Spot, o game.Option) board.Mark {
	id := session.OptionID(o.Choice)
	res := u.Area(id, p.Say.Option(p.View, p.View.Decision, o), s.Rect, ui.Options{Tip: p.Tip(o), Legal: true, Outline: s.Outline})
	u.FocusRing(id, s.Rect, s.Cut)
	if res.Inspect && s.Card != "" {
		p.Show(s.Deck, s.Card)
	}
	if res.Clicked {
		p.Click(o)
	}
	if p.Telling() { // it was the answer
		return board.Mark{Hover: res.Hover}
	}
	if p.Armed == id {
		p.ArmedAt = s.Rect
	}
	if o.Kind == game.Locate {
		p.acting = s.Rect
	}
	if res.Hover {
		p.dice.AimAt(o)
	}
	return board.Mark{Legal: true, Hover: res.Hover, Chosen: p.Armed == id || p.Picked(o.Choice), Calm: len(p.View.Decision.Options) > glowing && !res.Hover}
}

// glowing is how many things may glow at once; of more none does.
const glowing = 6

// ActionTag says on the plate of a location that it is what may be used there.
func (p *Touch) ActionTag(u *ui.UI) {
	if p.acting.Empty() {
		return
	}
	st := ui.SmallCaps
	w, h := u.TextWidth(p.Say.Text(say.TableAction), st)+44, u.LineHeight(st)+6
	r := ui.R(p.acting.Right()-w-8, p.acting.Y-h*0.97, w, h)
	u.Panel(r, ui.Gold.Cutting(6).Glowing(ui.Color{}, 0))
	u.Icon(ui.IconPlay, ui.R(r.X+9, r.Y+(r.H-16)/2, 16, 16), ui.Ink)
	u.Text(ui.R(r.X+30, r.Y, r.W-36, r.H), p.Say.Text(say.TableAction), st, ui.Ink, ui.Left)
}

// boardAsked says whether what is asked is about the board that a spot lies on: areas are called the same on both.
func (p *Touch) boardAsked(s board.Spot) bool {
	return s.Behind == (p.View.Decision.Kind == game.ChooseCylonArea) || s.Choices[0].Kind != game.TheArea
}
