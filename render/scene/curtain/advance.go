package curtain

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/wording"
	"battlestar/render/ui"
)

// wishable are the moments at which a seat may wish to be asked: those of every check first, then the dice, then what depends on a
// character.
func wishable() []table.Moment {
	first := []table.Moment{{}, {Window: game.BeforeCards}, {Window: game.StrengthTotaled}}
	var dice, rest []table.Moment
	for _, m := range table.Moments() {
		switch {
		case m == first[1] || m == first[2]:
		case m.Roll != game.NoRoll:
			dice = append(dice, m)
		default:
			rest = append(rest, m)
		}
	}
	return append(append(first, dice...), rest...)
}

// advance is where a seat says in advance when it wants to be asked.
func (p *Curtain) advance(u *ui.UI, r ui.Rect, seat game.Seat) {
	u.Panel(r, ui.Plain)
	in := r.InsetXY(22, 16)
	wish := p.Say.Text(say.CurtainSayWhenToBeAsked)
	about, in := in.CutTop(u.ParagraphHeight(in.W, wish, ui.Small)+6, 8)
	u.Paragraph(about, wish, ui.Small, ui.TextSecond, ui.Left)
	moments := wishable()
	wishes := p.Table.Wishes()
	changed := false
	const rowH = 84
	u.List("advance", in, len(moments), rowH, func(i int, r ui.Rect) {
		m := moments[i]
		at := -1
		for w := range wishes {
			if wishes[w].Moment == m {
				at = w
			}
		}
		text := wording.Moment(p.Shell.Language(), m)
		row := ui.R(r.X, r.Y+6, r.W-8, rowH-12)
		modes, row := row.CutRight(430, 16)
		named, row := row.CutRight(300, 16)
		if m == (table.Moment{}) {
			modes.X, modes.W = named.X, modes.Right()-named.X // no card is named for a check
		}
		u.Text(ui.R(row.X, row.Y, row.W, 38), text.Name, ui.BodyBold, ui.TextMain, ui.Left)
		u.Text(ui.R(row.X, row.Y+38, row.W, 30), text.Line, ui.Small, ui.TextQuiet, ui.Left)
		modes.H, modes.Y = 52, modes.Y+8
		chosen := wishMode(wishes, at)
		if u.Tabs("advance."+m.String(), modes, p.wishModes(m), &chosen) {
			changed = true
			wishes = setWish(wishes, at, m, chosen)
			return
		}
		if at >= 0 && m != (table.Moment{}) {
			changed = p.nameCard(u, ui.R(named.X, modes.Y, named.W, modes.H), seat, &wishes[at]) || changed
		}
	})
	if changed {
		p.Told(p.Table.SetWishes(wishes))
	}
}

// wishModes are what may be wished for a moment.
func (p *Curtain) wishModes(m table.Moment) []string {
	modes := []say.Text{say.CurtainWishNo, say.CurtainWishNextTime, say.CurtainWishEachTime}
	if m == (table.Moment{}) {
		modes = []say.Text{say.CurtainWishOpen, say.CurtainWishAskNext, say.CurtainWishSkipNext, say.CurtainWishSkipAll}
	}
	var names []string
	for _, mode := range modes {
		names = append(names, p.Say.Text(mode))
	}
	return names
}

func wishMode(wishes []table.Wish, at int) int {
	switch {
	case at < 0:
		return 0
	case wishes[at].Moment != (table.Moment{}):
		return 1 + parts.Btoi(wishes[at].Always)
	case !wishes[at].None:
		return 1
	default:
		return 2 + parts.Btoi(wishes[at].Always)
	}
}

// setWish changes the wish for a moment, which stands at a place or nowhere.
func setWish(wishes []table.Wish, at int, m table.Moment, mode int) []table.Wish {
	if at >= 0 {
		wishes = append(wishes[:at:at], wishes[at+1:]...)
	}
	if mode == 0 {
		return wishes
	}
	w := table.Wish{Moment: m, Always: mode == 2}
	if m == (table.Moment{}) {
		w.None, w.Always = mode >= 2, mode == 3
	}
	return append(wishes, w)
}

// nameCard chooses among the cards of the hand the one that the seat means to play; it says whether another one was named.
func (p *Curtain) nameCard(u *ui.UI, r ui.Rect, seat game.Seat, w *table.Wish) bool {
	cards := []card.ID{""}
	at := 0
	for _, slot := range p.View.Piles[game.Hand(seat)] {
		if cards[len(cards)-1] != slot.Card {
			cards = append(cards, slot.Card)
		}
		if slot.Card == w.Card {
			at = len(cards) - 1
		}
	}
	name := p.Say.Text(say.CurtainNoCardNamed)
	if w.Card != "" {
		name = p.Say.CardName(w.Card)
	}
	was := at
	if u.Spinner("advance.card."+w.Moment.String(), r, parts.Shortened(u, name, ui.Body, r.W-2*r.H-20), &at, len(cards), 0); at == was {
		return false
	}
	w.Card = cards[at]
	return true
}
