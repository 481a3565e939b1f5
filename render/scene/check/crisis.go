package check

import (
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// DrawCrisis draws the faceup Crisis card over the board, with the given room left beside it. Its boxes are clicked where they lie.
func (p *Check) DrawCrisis(u *ui.UI, r ui.Rect, beside float64) {
	id := p.Crisis()
	if next := p.moves.Arrives(); next != "" {
		id = next
	}
	if id == "" {
		return
	}
	u.Fill(r, ui.Alpha(ui.Void, 0.55))
	u.Block(r)
	h := min(r.H-16, 860)
	w := min(h*cards.CrisisW/cards.CrisisH, 500)
	h = min(h, w*cards.CrisisH/cards.CrisisW)
	at := ui.R(r.X+(r.W-w)/2, r.Y+(r.H-h)/2, w, h)
	if beside > 0 {
		at.X = r.X + max(0, r.W-w-beside)/2
	}
	p.crisisCard(u, at, id, cards.CrisisState{})
}

// crisisCard draws a Crisis card. Legal boxes can be chosen on the card.
func (p *Check) crisisCard(u *ui.UI, r ui.Rect, id card.ID, st cards.CrisisState) {
	states := []*cards.State{&st.Check, &st.Options[0], &st.Options[1]}
	p.moves.NotePlace(game.CrisisOpen, r)
	if p.moves.Arriving(u, r, id) {
		return
	}
	offered := p.OpenChoice() && p.View.Decision.Kind == game.ChooseBox && p.View.Decision.About == id
	taken, told := p.boxTaken()
	for i, c := range crisisChoices {
		states[i].Chosen = told && c == taken
		if o, ok := p.Legal(c); ok && offered {
			states[i].Legal, st.Letters[i] = true, p.crisisLetter(c)
			states[i].Hover = u.Hover("card." + session.OptionID(o.Choice))
			states[i].Chosen = p.Armed == session.OptionID(o.Choice)
		}
	}
	whole := "card." + string(id)
	res := u.Area(whole, p.Say.CardName(id), r, ui.Options{Tip: p.Spelled(u, whole, p.DeckOfCrisis(id), id)})
	st.Hover = res.Hover
	boxes := p.Faces().Crisis(u, r, id, st)
	u.FocusRing(whole, r, 22)
	p.name(u, p.Faces().Check(id, ""), boxes)
	inspect := res.Inspect || res.Clicked
	for i, box := range []ui.Rect{boxes.Check, boxes.Options[0], boxes.Options[1]} {
		if !states[i].Legal || box.Empty() {
			continue
		}
		o, _ := p.Legal(crisisChoices[i])
		name := "card." + session.OptionID(o.Choice)
		res := u.Area(name, p.Say.Option(p.View, p.View.Decision, o), box, ui.Options{Legal: true, Tip: p.Tip(o)})
		u.FocusRing(name, box, 10)
		if states[i].Chosen {
			p.ArmedAt = box
		}
		inspect = inspect || res.Inspect
		if res.Clicked {
			p.Click(o)
		}
	}
	if inspect {
		p.Show(p.DeckOfCrisis(id), id)
	}
}

// name says what stands on a Crisis card without words.
func (p *Check) name(u *ui.UI, check *card.Check, boxes cards.Boxes) {
	if check != nil && !boxes.Types.Empty() {
		var types []string
		for _, s := range check.Skills {
			types = append(types, p.Say.Skill(s))
		}
		p.Named(u, "crisis.difficulty", "", "B-CHECK-09", boxes.Difficulty)
		p.Named(u, "crisis.types", strings.Join(types, ", "), "B-CHECK-08", boxes.Types)
	}
	if !boxes.Icons.Empty() {
		p.Named(u, "crisis.icons", "", "B-TURN-07", boxes.Icons)
	}
}

// TakenTicks is how long the chosen box stays lit before its effects begin.
const TakenTicks = 45

// boxTaken returns the box of the current Crisis card that an event says was chosen, or false before that.
func (p *Check) boxTaken() (game.Choice, bool) {
	for _, e := range slices.Backward(p.Log()) {
		switch {
		case e.Kind == game.CardMoved && e.To == game.CrisisOpen:
			return game.Choice{}, false
		case e.Kind == game.ChoseBox && e.N < 0:
			return game.Choice{Kind: game.TheCheck}, true
		case e.Kind == game.ChoseBox:
			return game.Choice{Kind: game.TheBox, N: int8(e.N)}, true
		}
	}
	return game.Choice{}, false
}

// crisisLetter returns the letter of a box that may be chosen, in the order of the card: the same letter as on its button.
func (p *Check) crisisLetter(c game.Choice) string {
	at := 0
	for _, choice := range crisisChoices {
		if choice == c {
			return string(rune('A' + at))
		}
		if _, ok := p.Legal(choice); ok {
			at++
		}
	}
	return ""
}

var crisisChoices = [...]game.Choice{{Kind: game.TheCheck}, {Kind: game.TheBox, N: 0}, {Kind: game.TheBox, N: 1}}

// crisisBare is what a button of a box needs beside its text, crisisGap the gap between two buttons, crisisH their height.
const crisisBare, crisisGap, crisisH = 82.0, 10.0, 66.0

// crisisStyle is the style of the text of a box on its button, in up to two lines.
var crisisStyle = ui.Style{Font: ui.Label600, Size: 25, Class: ui.Private, Leading: 1.1}

// twoLines returns the least width in which a text fits in two lines, or in one if it is short.
func twoLines(u *ui.UI, text string, st ui.Style) float64 {
	one := u.TextWidth(text, st) + 2
	if one < 260 {
		return one
	}
	w := one / 2
	for w < one && u.ParagraphHeight(w, text, st) > 2*u.LineHeight(st)+1 {
		w += 12
	}
	return min(w, one)
}

// crisisWords returns the text of a box on its button: all of it if the buttons have the room, and always with large text. Otherwise only the first
// of several effects is named: the card above has them all.
func (p *Check) crisisWords(o game.Option, whole bool) string {
	label := p.Label(o)
	if first, _, more := strings.Cut(label, "; "); more && !whole {
		return first + " …"
	}
	return label
}

// crisisLeast returns the width of the text on those buttons: the same for all, with room for the longest in two lines.
func (p *Check) crisisLeast(u *ui.UI, st ui.Style, whole bool) float64 {
	w := 0.0
	for _, o := range p.View.Decision.Options {
		w = max(w, twoLines(u, p.crisisWords(o, whole), st))
	}
	return w
}

// ButtonsWidth returns the least width of those buttons at the intended text size.
func (p *Check) ButtonsWidth(u *ui.UI) float64 {
	whole := u.TextFactor > shell.TextFactors[0]
	return float64(len(p.View.Decision.Options)) * (p.crisisLeast(u, crisisStyle, whole) + crisisBare + crisisGap)
}

// Buttons draws the boxes of the card as buttons of the prompt bar.
func (p *Check) Buttons(u *ui.UI, row ui.Rect) {
	row = ui.R(row.X, row.Y+(row.H-crisisH)/2, row.W, crisisH)
	st := crisisStyle
	most := (row.W+crisisGap)/float64(len(p.View.Decision.Options)) - crisisBare - crisisGap
	whole := u.TextFactor > shell.TextFactors[0] || p.crisisLeast(u, st, true) <= most
	for p.crisisLeast(u, st, whole) > most && st.Size > 16 { // rather smaller than cut off
		st.Size--
	}
	w := min(p.crisisLeast(u, st, whole), most)
	one := 0.0
	for _, o := range p.View.Decision.Options {
		one = max(one, u.TextWidth(p.crisisWords(o, whole), st)+2)
	}
	if one <= min(most, 480) { // short texts take one line each
		w = one
	}
	for _, c := range crisisChoices {
		o, ok := p.Legal(c)
		if !ok {
			continue
		}
		label := p.crisisWords(o, whole)
		box := ui.R(row.X, row.Y, w+crisisBare, row.H)
		id := session.OptionID(o.Choice)
		res := u.Area(id, p.Label(o), box, ui.Options{Legal: true, Tip: p.Tip(o), Key: ui.Key(p.crisisLetter(c))})
		chosen := p.Armed == id
		look := ui.Metal.Legal()
		if chosen {
			look = ui.Metal.Taken()
			if res.Hover {
				p.ArmedAt = box
			}
		}
		if res.Hover {
			look = look.Hovered()
		}
		u.Panel(box, look)
		u.FocusRing(id, box, look.Cut)
		cards.Letter(u, ui.R(box.X+12, box.Y+(box.H-36)/2, 36, 36), p.crisisLetter(c), chosen)
		parts.Middle(u, ui.R(box.X+62, box.Y, w+8, box.H), label, st, ui.TextMain, ui.Left)
		if res.Clicked {
			p.Click(o)
			return
		}
		row.X = box.Right() + crisisGap
	}
}
