package curtain

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/wording"
	"battlestar/render/ui"
)

// wishable returns the moments at which a seat may wish to be asked. Those of every check come first, then those that depend on a character, then the
// dice.
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
	return append(append(first, rest...), dice...)
}

// advance is the page where a seat says in advance when it wants to be asked.
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
		names := m != (table.Moment{}) && !ofAbility(m)
		if !names { // no card is named for a check or an ability
			modes.X, modes.W = named.X, modes.Right()-named.X
		}
		u.Text(ui.R(row.X, row.Y, row.W, 38), text.Name, ui.BodyBold, ui.TextMain, ui.Left)
		u.Text(ui.R(row.X, row.Y+38, row.W, 30), text.Line, ui.Small, ui.TextQuiet, ui.Left)
		modes.H, modes.Y = 52, modes.Y+8
		can, chosen := wishModes(m), 0
		if at >= 0 {
			chosen = modeOf(can, wishes[at])
		}
		var words []string
		for _, mode := range can {
			words = append(words, p.Say.Text(mode.text))
		}
		if u.Tabs("advance."+m.String(), modes, words, &chosen) {
			changed = true
			wishes = setWish(wishes, at, m, can[chosen].wish)
			return
		}
		if at >= 0 && names {
			changed = p.nameCard(u, ui.R(named.X, modes.Y, named.W, modes.H), seat, &wishes[at]) || changed
		}
	})
	if changed {
		p.NoteError(p.Table.SetWishes(wishes))
	}
}

// wishMode is a choice for a moment. No wish is one of them.
type wishMode struct {
	text say.Text
	wish *table.Wish // without its moment and card
}

// wishModes returns the choices for a moment.
func wishModes(m table.Moment) []wishMode {
	next, each := &table.Wish{}, &table.Wish{Always: true}
	if m == (table.Moment{}) {
		return []wishMode{{say.CurtainWishOpen, nil}, {say.CurtainWishAskNext, next}, {say.CurtainWishSkipNext, &table.Wish{None: true}}, {say.CurtainWishSkipAll, &table.Wish{None: true, Always: true}}}
	}
	if !ofAbility(m) {
		return []wishMode{{say.CurtainWishNo, nil}, {say.CurtainWishNextTime, next}, {say.CurtainWishEachTime, each}}
	}
	modes := []wishMode{{say.CurtainAskAsTable, nil}, {say.CurtainWishNextTime, next}, {say.CurtainWishEachTime, each}}
	if slices.Contains(table.Askings(m), table.AskWhenAdded) {
		modes = append(modes, wishMode{say.CurtainAskWhenAdded, &table.Wish{Added: true, Always: true}})
	}
	return append(modes, wishMode{say.CurtainAskNever, &table.Wish{None: true, Always: true}})
}

// ofAbility reports whether a seat is asked at a moment because of a faceup ability, so that it can say never.
func ofAbility(m table.Moment) bool { return len(table.Askings(m)) > 1 }

// modeOf returns the index of a wish among the modes of its moment.
func modeOf(modes []wishMode, w table.Wish) int {
	w.Moment, w.Card = table.Moment{}, ""
	return max(0, slices.IndexFunc(modes, func(m wishMode) bool { return m.wish != nil && *m.wish == w }))
}

// setWish changes the wish for a moment. That wish is at index at, or does not exist yet.
func setWish(wishes []table.Wish, at int, m table.Moment, mode *table.Wish) []table.Wish {
	if at >= 0 {
		wishes = append(wishes[:at:at], wishes[at+1:]...)
	}
	if mode == nil {
		return wishes
	}
	w := *mode
	w.Moment = m
	return append(wishes, w)
}

// nameCard chooses the card of the hand that the seat means to play. It reports whether the choice changed.
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
