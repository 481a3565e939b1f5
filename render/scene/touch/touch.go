package touch

import (
	"slices"
	"strconv"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/board"
	"battlestar/render/scene/dice"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Touch handles pointer and keys on what lies on the table.
type Touch struct {
	*session.Session
	BoardWords board.Words

	dice    *dice.Dice
	moves   *motion.Motion
	near    near
	drop    drop
	sheeted bool  // the options lie on a sheet over the board
	tags    []tag // the labels at plates that may be chosen
}

// tag is the label at the edge of a plate: that its action may be chosen, and what choosing it costs.
type tag struct {
	at     ui.Rect // the plate
	under  ui.Rect // the room for the tag under the plate, if there is none above it
	action bool
	cards  int // how many it costs
}

// New makes the Touch of a game.
func New(s *session.Session, moves *motion.Motion, dice *dice.Dice) *Touch {
	return &Touch{Session: s, BoardWords: boardWords(s.Say), dice: dice, moves: moves}
}

// boardWords returns the words on the board.
func boardWords(s *say.Speaker) board.Words {
	return board.Words{
		Titles: map[card.Board]string{
			card.ColonialOneBoard: s.Text(say.BoardColonialOne), card.CylonBoard: s.Text(say.BoardCylonLocations), card.CylonFleetBoard: s.Text(say.BoardCylonFleet),
			card.PegasusBoard: s.Text(say.BoardPegasus), card.NewCapricaBoard: s.Text(say.BoardNewCaprica),
			card.DemetriusBoard: s.Text(say.BoardDemetrius), card.RebelBoard: s.Text(say.BoardRebelBasestar),
		},
		Sides:         [game.NumRebelSides]string{game.HumanRebels: s.Text(say.BoardRebelsHuman), game.CylonRebels: s.Text(say.BoardRebelsCylon)},
		MissionFailed: s.Text(say.BoardMissionFailed),
		Damaged:       s.Text(say.BoardDamaged), Destroyed: s.Text(say.BoardDestroyed), Whole: s.Text(say.BoardWhole), Closer: s.Text(say.BoardCloser),
		Locked: s.Text(say.BoardLocked), Prepared: s.Text(say.BoardPrepared), LostNext: s.Text(say.BoardLostNext),
		Away: s.Text(say.BoardAway), Frozen: s.Text(say.BoardFrozen), Patrol: s.Text(say.BoardPatrol),
	}
}

// Begin begins a frame of the table; sheeted reports whether the options lie on a sheet over the board.
func (p *Touch) Begin(sheeted bool) {
	p.sheeted, p.tags = sheeted, p.tags[:0]
	p.land()
}

// Touch implements board.Host.
func (p *Touch) Touch(u *ui.UI, s board.Spot) board.Mark {
	if p.OpenChoice() && p.boardAsked(s) {
		for _, c := range s.Choices {
			if c == (game.Choice{}) {
				continue
			}
			if o, ok := p.Legal(c); ok && !(p.sheeted && session.OnBoard(p.View.Decision, &o)) {
				p.drop.note(u, &s, o)
				return p.Offer(u, s, o)
			}
		}
	}
	if s.ID == "" {
		return board.Mark{}
	}
	tip := p.Meaning(u, s.ID, s.Label, s.Rule)
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
	case res.Inspect:
		p.Explain(s.Rule, s.Label, s.Rect)
	case res.Clicked:
		u.TipNow()
	}
	return board.Mark{Hover: res.Hover}
}

// Offer handles a spot that is an option.
func (p *Touch) Offer(u *ui.UI, s board.Spot, o game.Option) board.Mark {
	id := session.OptionID(o.Choice)
	res := u.Area(id, p.Say.Option(p.View, p.View.Decision, o), s.Rect, ui.Options{Tip: p.Tip(o), Legal: true, Outline: s.Outline, Carries: p.carries(o)})
	u.FocusRing(id, s.Rect, s.Cut)
	switch {
	case res.Inspect && s.Card != "":
		p.Show(s.Deck, s.Card)
	case res.Inspect:
		p.Explain(s.Rule, s.Label, s.Rect)
	case res.Clicked:
		p.Click(o)
	case res.Dropped:
		p.let(u, o)
	}
	if p.Telling() || p.View.Decision == nil { // it was the answer, or it ended the game
		return board.Mark{Hover: res.Hover}
	}
	if p.Armed == id {
		p.ArmedAt = s.Rect
	}
	if o.Kind == game.Locate || o.Cost > 0 {
		p.tags = append(p.tags, tag{s.Rect, s.Under, o.Kind == game.Locate, int(o.Cost)})
	}
	if res.Hover {
		p.dice.AimAt(o)
	}
	return board.Mark{Legal: true, Hover: res.Hover, Carried: res.Carried, Chosen: p.Armed == id || p.Picked(o.Choice), Calm: len(p.View.Decision.Options) > glowing && !res.Hover}
}

// glowing is the most things that may glow at once; if there are more, none glows.
const glowing = 6

// Tags draws at the plates of locations which of them may be used, and what going there or using it costs.
func (p *Touch) Tags(u *ui.UI) {
	for i := range p.tags {
		p.tag(u, &p.tags[i])
	}
}

// tag draws a tag where it covers no words: above the plate or under it, at its foot, hanging from it, over its foot, or without the word.
func (p *Touch) tag(u *ui.UI, t *tag) {
	const sign = 16.0
	st := ui.SmallCaps
	word, price := "", ""
	w, wordW, h := 16.0, 0.0, u.LineHeight(st)+6
	if t.action {
		w += sign
		if t.under.H == 0 || h <= t.under.H {
			word = p.Say.Text(say.BoardAction)
			wordW = 5 + u.TextWidth(word, st) + 6
			w += wordW
		}
	}
	if t.cards > 0 {
		price = "−" + strconv.Itoa(t.cards)
		w += u.TextWidth(price, st) + 5 + sign
	}
	r := ui.R(t.at.Right()-w-8, t.at.Y-h*0.97, w, h)
	look := ui.Gold.Cutting(6).Glowing(ui.Color{}, 0)
	c := ui.Ink
	if t.under.H > 0 && t.action {
		r.H = min(h, t.under.H)
		r.X, r.Y = t.under.X, t.under.Y
	}
	if !t.action { // one of many
		r.Y = t.at.Bottom() - h*0.62
		look, c = ui.Metal.Cutting(6).Edged(ui.Amber, 1.5), ui.AmberTop
	}
	at := func(x, y float64) ui.Rect { return ui.R(x, y, r.W, r.H) }
	foot, short := t.at.Bottom(), ui.R(t.at.X+8, r.Y, w-wordW, r.H)
	if r = free(u, r, at(r.X, foot-13), at(r.X, foot-5), at(r.X, foot-8-r.H), at(t.at.X, r.Y), at(r.X, t.at.Y-r.H*0.97), short); r == short {
		word = ""
	}
	u.Panel(r, look)
	x := r.X + 9
	if t.action {
		u.Icon(ui.IconPlay, ui.R(x, r.Y+(r.H-sign)/2, sign, sign), c)
		x += sign + 5
		if word != "" {
			x = u.Text(ui.R(x, r.Y, r.W, r.H), word, st, c, ui.Left).Right() + 8
		}
	}
	if t.cards > 0 {
		x = u.Text(ui.R(x, r.Y, r.Right()-x, r.H), price, st, c, ui.Left).Right() + 5
		u.Icon(ui.IconCards, ui.R(x, r.Y+(r.H-sign)/2, sign, sign), c)
	}
}

// free returns the first place that covers no words, or the first of all.
func free(u *ui.UI, places ...ui.Rect) ui.Rect {
	at := slices.IndexFunc(places, func(r ui.Rect) bool { return u.WordsUnder(r) == 0 })
	return places[max(0, at)]
}

// boardAsked reports whether the question is about the board that a spot lies on: areas have the same names on both.
func (p *Touch) boardAsked(s board.Spot) bool {
	return s.Behind == (p.View.Decision.Kind == game.ChooseCylonArea) || s.Choices[0].Kind != game.TheArea
}
