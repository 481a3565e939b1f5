package card

import (
	"cmp"
	"strings"

	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ui"
)

// The signs of the marks of trauma tokens, each with a shape of its own: a star in a ring, a fang in a square on its corner, a skull. The last one is
// a token from behind, which is cracked.
const (
	benevolentSign   ui.Icon = "l O12 12 10.3; f M12 3.2 L14.3 9.7 L20.8 12 L14.3 14.3 L12 20.8 L9.7 14.3 L3.2 12 L9.7 9.7 Z"
	antagonisticSign ui.Icon = "l M12 1 L23 12 L12 23 L1 12 Z; f M12 20 L6.2 7.6 L12 11 L17.8 7.6 Z"
	disasterSign     ui.Icon = "s M12 1.5 C6 1.5 2.6 5.8 2.6 10.8 C2.6 14.2 4.2 16.4 6.8 17.6 V22.4 H17.2 V17.6 C19.8 16.4 21.4 14.2 21.4 10.8 C21.4 5.8 18 1.5 12 1.5 Z; f O8.5 11.2 2.5; f O15.5 11.2 2.5; l M10.2 22 V18.8; l M13.8 22 V18.8"
	crackedSign      ui.Icon = "l O12 12 10.3; l M12.6 1.8 L9.4 7.4 L13.8 10.8 L9.8 15.4 L12.8 22.2; l M13.8 10.8 L18.6 9.4"
)

// The signs of the decks: someone who is encountered, and a way that parts.
const (
	allySign       ui.Icon = "s O8.5 7 3.7; s M1.8 21.5 V18 C1.8 14.2 4.4 12.6 8.5 12.6 C12.6 12.6 15.2 14.2 15.2 18 V21.5; f M19 2.5 L20.2 6.3 L24 7.5 L20.2 8.7 L19 12.5 L17.8 8.7 L14 7.5 L17.8 6.3 Z"
	crossroadsSign ui.Icon = "l M12 22.5 V14.5 L4.4 4.6; l M12 14.5 L19.6 4.6; l M3.6 10.4 L3.4 3.4 L10 5; l M20.4 10.4 L20.6 3.4 L14 5"
)

// MarkLook returns the color and the sign of a mark.
func MarkLook(m card.Mark) DeckLook {
	return [...]DeckLook{card.Benevolent: {ui.CyanIcon, benevolentSign}, card.Antagonistic: {ui.Red, antagonisticSign}, card.Disaster: {ui.White, disasterSign}}[m]
}

// Token draws a trauma token into the largest square of r, from behind if its id is empty. Its sign can be told apart at 24 pixels.
func (f *Faces) Token(u *ui.UI, r ui.Rect, id card.ID) {
	sq := r.Square()
	look := LookOf(card.TraumaTokens)
	ink := ui.Mix(look.Color, ui.White, 0.12)
	ground := 0.22
	if t := f.in.Trauma.Of(id); t != nil {
		look = MarkLook(t.Mark)
		ink, ground = look.Color, 0.12
	}
	u.Panel(sq, ui.Look{
		Top: ui.Mix(ui.PanelTop, look.Color, ground), Bottom: ui.Mix(ui.Void, look.Color, ground), LineTop: look.Color, LineBottom: ui.Mix(look.Color, ui.Void, 0.45),
		Line: max(1.2, sq.W*0.03), Cut: sq.W * 0.29, Shadow: true,
	})
	u.Icon(look.Icon, sq.Inset(sq.W*0.19), ink)
}

// person returns the id of an ally's face: that of the character who is the same person, if a box has one.
func (f *Faces) person(ally card.ID) card.ID {
	if a := f.in.Allies.Of(ally); a != nil && a.Is != "" {
		return a.Is
	}
	return ally
}

// The measures of a plain Ally or Crossroads card.
const fateW, fateH = 366.0, 560.0

// fateBands are the heights that the picture of such a card may have under its title, the best first, each with the smallest text size beside it.
var fateBands = [...]struct{ high, text float64 }{{230, 21}, {200, 20}, {170, 19}, {140, 18}, {110, 17}, {86, 16}}

// fateFace is the least height of a picture beside text of a larger size.
const fateFace = 110

// half is one of the two results of an Ally or Crossroads card.
type half struct {
	look  DeckLook
	label string
	body  body
	signs body // what it does, without words
}

// halves returns the results of a card with the words of its face.
func (f *Faces) halves(r *card.Results, lines []say.Clause) [2]half {
	of := [2]half{{look: MarkLook(card.Benevolent), body: f.items(r.Benevolent)}, {look: MarkLook(card.Antagonistic), body: f.items(r.Antagonistic)}}
	for i := range of {
		n := max(1, len(r.Of(card.Mark(i))))
		if len(lines) >= n { // otherwise the language has no words for it yet
			of[i].label = lines[0].Label
			if len(of[i].body) == 0 { // it does nothing, and says so
				of[i].body = body{{text: lines[0].Text}}
			}
			lines = lines[n:]
		}
		for _, e := range r.Of(card.Mark(i)) {
			it := f.items(card.Do(e))[0]
			it.text, it.num = "", cmp.Or(it.num, much(e))
			of[i].signs = append(of[i].signs, it)
		}
		if len(of[i].signs) == 0 {
			of[i].signs = body{{icons: []ui.Icon{ui.IconMinus}, color: ui.TextQuiet}}
		}
	}
	return of
}

// much returns how many cards or tokens an effect gives or takes, or nothing for other effects.
func much(e card.Effect) string {
	switch e := e.(type) {
	case card.Draw:
		return signed(e.N)
	case card.DrawTrauma:
		return signed(e.N)
	case card.Discard:
		return signed(-e.N)
	case card.DiscardTrauma:
		return signed(-e.N)
	}
	return ""
}

// fate draws an Ally or a Crossroads card: who or what it is about, and its two results one below the other. Each result has the shape, the sign and
// the name of its mark. If the card is too small for words, signs show the results.
func (f *Faces) fate(u *ui.UI, r ui.Rect, deck card.Deck, id card.ID, st State) ui.Rect {
	var at ui.Rect
	f.asLargeAsFits(u, func() { at = f.fateIn(u, r, deck, id, st) })
	return at
}

func (f *Faces) fateIn(u *ui.UI, r ui.Rect, deck card.Deck, id card.ID, st State) ui.Rect {
	face := f.say.Face(deck, id)
	look := LookOf(deck)
	k := r.W / fateW
	picture, results := pictures[id], (*card.Results)(nil)
	if c := f.in.Crossroads.Of(id); c != nil {
		results = &c.Results
	}
	if a := f.in.Allies.Of(id); a != nil {
		picture, results = pictures[card.ID(a.At)], &a.Results
	}
	if results == nil {
		return f.Back(u, r, deck, look.Color)
	}
	kind := ui.Style{Font: ui.Label600, Size: 17 * k, Class: ui.Note, Leading: 1.15, Tracking: 0.04, Caps: true}
	name := ui.CardTitle.Sized(34 * k).In(ui.Private)
	in := r.InsetXY(17*k, 0)
	kindH := min(u.ParagraphHeight(in.W, face.Kind, kind), 2*u.LineHeight(kind))
	nameH := min(u.ParagraphHeight(in.W, face.Title, name), 2*u.LineHeight(name))
	head := 9*k + kindH + nameH + 7*k
	halves := f.halves(results, face.Lines)
	rest := ui.R(r.X+11*k, 0, r.W-22*k, r.H-head-20*k)
	most := 22 * k
	if st.TextSize > 0 {
		most = min(most, st.TextSize)
	}
	set, band, words := f.shareFate(u, &halves, rest, k, most)
	if !words {
		return f.fateBySigns(u, r, deck, id, picture, &halves, st)
	}
	f.over = u.TextFactor > 1 && band < fateFace*k // larger words, but not at the cost of the face
	f.small, f.size = set.text.Class != ui.Private, sizeOf(set)
	r = plate(u, r, look.Color, 0, 20, k, st)
	bottom := r.Y + head + band
	f.fatePicture(u, r, deck, id, picture, head, band, k, st)
	u.Paragraph(ui.R(in.X, r.Y+9*k, in.W, kindH+1), face.Kind, kind, soft(look.Color), ui.Left)
	u.Paragraph(ui.R(in.X, r.Y+9*k+kindH, in.W, nameH+1), face.Title, name, st.ink(), ui.Left)
	f.drawHalves(u, &halves, ui.R(rest.X, bottom+9*k, rest.W, r.Bottom()-11*k-bottom-9*k), k, set, st)
	tab(u, r, st)
	return r
}

// fatePicture lays the picture over the upper part of a card, its head and a band, and the ally in front of it. The ally's hair lies under the name.
func (f *Faces) fatePicture(u *ui.UI, r ui.Rect, deck card.Deck, id card.ID, picture string, head, band, k float64, st State) {
	line, bottom := plateLine(st), r.Y+head+band
	topPicture(u, r, picture, head, bottom, 20*k, line, LookOf(deck).Color)
	if deck == card.Allies {
		room := band + 0.4*head
		side := min(r.W-2*line, max(room, min(room/0.62, 0.62*r.W))) // if there is little room, only the head
		at := ui.R(r.Right()-line-side, r.Y+0.6*head, side, side)
		u.Clip(ui.R(at.X, at.Y, side, bottom-at.Y), func() { f.Bust(u, at, id, Bust{Words: 2}) })
		u.Backdrop(ui.R(r.X+17*k, r.Y, r.W-34*k, head), under)
	}
	dim(u, r, bottom, 20*k, st)
}

// fateBySigns draws a card that is too small for words, which the large view shows: who or what it is, and what the results do, as signs.
func (f *Faces) fateBySigns(u *ui.UI, r ui.Rect, deck card.Deck, id card.ID, picture string, halves *[2]half, st State) ui.Rect {
	f.over, f.small = true, true
	k := r.W / fateW
	big := max(k, 0.42/u.Scale) // of what must be recognizable
	for i := range halves {
		h := &halves[i]
		h.label, h.body = "", h.signs
		for j := range h.body {
			if r.W*u.Scale < 150 {
				h.body[j].num = ""
			}
		}
	}
	set := setting{num: 30 * big, text: ui.Style{Font: ui.Body400, Size: 10 * big, Class: ui.Note, Leading: 1}}
	title := f.say.NameIn(deck, id)
	name := ui.CardTitle.In(ui.Note).Sized(34 * k)
	in := r.InsetXY(14*k, 0)
	for name.Size > 13 && u.LongestWord(title, name) > in.W {
		name.Size--
	}
	nameH := min(u.ParagraphHeight(in.W, title, name), 3*u.LineHeight(name))
	head := 10*k + nameH + 5*k
	low := fateTall(u, halves, r.W-14*k, big, set) + 10*k
	r = plate(u, r, LookOf(deck).Color, 0, 20, k, st)
	band := max(0, r.H-head-low-8*k)
	f.fatePicture(u, r, deck, id, picture, head, band, k, st)
	u.Paragraph(ui.R(in.X, r.Y+10*k, in.W, nameH+1), title, name, st.ink(), ui.Left)
	f.drawHalves(u, halves, ui.R(r.X+7*k, r.Bottom()-low, r.W-14*k, low-8*k), big, set, st)
	tab(u, r, st)
	return r
}

// shareFate returns the setting of the results and the height of the picture's band; words is false if there is no room for them.
func (f *Faces) shareFate(u *ui.UI, halves *[2]half, rest ui.Rect, k, most float64) (set setting, band float64, words bool) {
	all := settings(u, most, 16)
	for _, b := range fateBands {
		for _, s := range all {
			if s.text.Font != ui.Body400 || s.text.Class != ui.Private || s.text.Size < b.text*min(1, k) {
				break
			}
			if spare := rest.H - fateTall(u, halves, rest.W, k, s); spare >= b.high*k {
				return s, min(spare, 290*k), true
			}
		}
	}
	for _, s := range all {
		spare := rest.H - fateTall(u, halves, rest.W, k, s)
		whole := u.LongestWord(halves[0].words()+" "+halves[1].words(), s.text) <= rest.W-(fateSign+3*fatePad)*k-u.LineHeight(s.text)*1.12-8
		if spare >= 60*k && whole {
			return s, spare, true
		}
	}
	return setting{}, 0, false
}

// fateSign is the size of a result's sign, fatePad the free space around its words, fateGap the gap between the two: in units of a plain card.
const fateSign, fatePad, fateGap = 38.0, 8.0, 8.0

func fateTall(u *ui.UI, halves *[2]half, w, k float64, s setting) float64 {
	tall := fateGap * k
	for i := range halves {
		tall += halves[i].tall(u, w, k, s)
	}
	return tall
}

// tall returns the height of a result in a setting.
func (h *half) tall(u *ui.UI, w, k float64, s setting) float64 {
	text := h.body.height(u, w-(fateSign+3*fatePad)*k, s)
	if h.label != "" {
		text += u.LineHeight(s.label)
	}
	return max(text, fateSign*k) + 2*fatePad*k
}

// words returns all that it says.
func (h *half) words() string {
	var all []string
	for _, it := range h.body {
		all = append(all, it.text)
	}
	return strings.Join(all, " ")
}

// drawHalves draws the results from the top of r; they share the room that is left over.
func (f *Faces) drawHalves(u *ui.UI, halves *[2]half, r ui.Rect, k float64, s setting, st State) {
	more := max(0, r.H-fateTall(u, halves, r.W, k, s)) / 2
	y := r.Y
	for i := range halves {
		h := &halves[i]
		box := ui.R(r.X, y, r.W, h.tall(u, r.W, k, s)+more)
		y = box.Bottom() + fateGap*k
		c := h.look.Color
		cut := 12 * k // the ring's box has cut corners, the fang's sharp ones
		if i == 1 {
			cut = 0
		}
		look := ui.Look{Top: ui.Mix(ui.PanelBase, c, 0.13), Bottom: ui.Mix(ui.PanelBase, c, 0.05), LineTop: ui.Alpha(c, 0.75), LineBottom: ui.Alpha(c, 0.35), Line: max(1, 1.6*k), Cut: cut}
		switch {
		case st.Decided && st.Holds == card.Mark(i):
			look = look.Filled(ui.Mix(ui.PanelBase, c, 0.3), ui.Mix(ui.PanelBase, c, 0.2)).Edged(c, max(2, 4*k))
		case st.Decided:
			look, c = look.Filled(ui.PanelBase, ui.PanelBase).Edged(ui.LineOff, max(1, 1.6*k)), ui.TextQuiet
		}
		u.Panel(box, look)
		in := box.Inset(fatePad * k)
		u.Icon(h.look.Icon, ui.R(in.X, in.Y+(in.H-fateSign*k)/2, fateSign*k, fateSign*k), c)
		in.X, in.W = in.X+(fateSign+fatePad)*k, in.W-(fateSign+fatePad)*k
		text := h.body.height(u, in.W, s)
		labelH := 0.0
		if h.label != "" {
			labelH = u.LineHeight(s.label)
		}
		top := in.Y + max(0, (in.H-text-labelH)/2)
		if h.label != "" {
			u.Text(ui.R(in.X, top, in.W, labelH), h.label, s.label, soft(c), ui.Left)
		}
		h.body.inked(st.ink()).draw(u, ui.R(in.X, top+labelH, in.W, text), s)
	}
}

// trauma draws a trauma token with its meaning, or alone if there is no room for words.
func (f *Faces) trauma(u *ui.UI, r ui.Rect, id card.ID, st State) ui.Rect {
	face := f.say.Face(card.TraumaTokens, id)
	t := f.in.Trauma.Of(id)
	if t == nil {
		return f.Back(u, r, card.TraumaTokens, LookOf(card.TraumaTokens).Color)
	}
	k := r.W / SkillW
	look := MarkLook(t.Mark)
	r = plate(u, r, look.Color, 0, 20, k, st)
	text := f.faceBody(card.TraumaTokens, id, &face)
	name := ui.CardTitle.Sized(24 * k).In(ui.Note)
	in := r.InsetXY(14*k, 14*k)
	nameH := min(u.ParagraphHeight(in.W, face.Title, name), 2*u.LineHeight(name))
	room := in.H - 84*k - nameH - 16*k
	set := text.fit(u, in.W, room, 20*k, 16)
	high := text.height(u, in.W, set)
	f.over = high > room
	if f.over || set.text.Class != ui.Private {
		f.small = true
	}
	x, _ := in.Center()
	if f.over { // the sign and the name are enough
		f.Token(u, ui.R(in.X, in.Y, in.W, max(0, in.H-nameH-6*k)), id)
		u.Paragraph(ui.R(in.X, in.Bottom()-nameH, in.W, nameH+1), face.Title, name, st.ink(), ui.Center)
		tab(u, r, st)
		return r
	}
	f.size = sizeOf(set)
	side := min(in.H-high-nameH-16*k, in.W*0.8) // the sign has the room that the words leave
	gap := (in.H - side - nameH - high) / 3
	f.Token(u, ui.R(x-side/2, in.Y+gap/2, side, side), id)
	u.Paragraph(ui.R(in.X, in.Y+side+gap, in.W, nameH+1), face.Title, name, st.ink(), ui.Center)
	text.inked(st.ink()).draw(u, ui.R(in.X, in.Bottom()-high, in.W, high), set)
	tab(u, r, st)
	return r
}
