package nebula

import (
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/motion"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Nebula is where allies are encountered, and where the Crossroads and the Trial are played.
type Nebula struct {
	*session.Session
	moves *motion.Motion
}

// New makes the Nebula of a game.
func New(s *session.Session, moves *motion.Motion) *Nebula { return &Nebula{Session: s, moves: moves} }

// Draw draws what covers the board.
func (p *Nebula) Draw(u *ui.UI, r ui.Rect) {
	u.Fill(r, ui.Alpha(ui.Void, 0.82))
	u.Block(r)
	if n, met := p.Met(); met {
		p.meeting(u, r, n)
		return
	}
	r = r.InsetXY(4, 4)
	if wide := 1500.0; r.W > wide {
		r.X, r.W = r.X+(r.W-wide)/2, wide
	}
	left, right := r.CutLeft(min(r.W*0.36, 520), 12)
	if p.View.Phase == game.AtTrial {
		p.legend(u, p.heading(u, left, say.TrialTitle, say.TrialNote))
		list := p.judged()
		p.rows(u, right, func(row ui.Rect, s game.Seat) { p.trialRow(u, row, s, &list[s]) })
		return
	}
	rest := p.heading(u, left, say.CrossroadsTitle, say.CrossroadsNote)
	if s, up := p.turnedUp(); up {
		p.fate(u, rest, card.Crossroads, game.CrossroadsCard(s), game.CrossroadsTrauma(s))
	}
	p.rows(u, right, func(row ui.Rect, s game.Seat) { p.crossroadsRow(u, row, s) })
}

// heading draws what happens here, in a panel; it returns the room left under the words.
func (p *Nebula) heading(u *ui.UI, r ui.Rect, title, note say.Text) ui.Rect {
	u.Panel(r, ui.Important)
	in := r.InsetXY(24, 16)
	st := ui.Prompt.Sized(40)
	head, in := in.CutTop(u.LineHeight(st), 4)
	u.Text(head, p.Say.Text(title), st, ui.Amber, ui.Left)
	text := p.Say.Text(note)
	high := u.ParagraphHeight(in.W, text, ui.Small)
	u.Paragraph(ui.R(in.X, in.Y, in.W, high+1), text, ui.Small, ui.TextSecond, ui.Left)
	_, in = in.CutTop(high, 12)
	return in
}

// legend says which token counts against whom.
func (p *Nebula) legend(u *ui.UI, r ui.Rect) {
	most := (r.H - 12) / 2
	for _, line := range [...]struct {
		token card.ID
		says  say.Text
	}{{card.TraumaAntagonistic, say.TrialAgainstHumans}, {card.TraumaBenevolent, say.TrialAgainstCylons}} {
		text := p.Say.Text(line.says)
		high := max(60, min(most, u.ParagraphHeight(r.W-76, text, ui.Body)))
		row, rest := r.CutTop(high, 12)
		p.Faces().Token(u, ui.R(row.X, row.Y+(high-60)/2, 60, 60), line.token)
		parts.Middle(u, ui.R(row.X+76, row.Y, row.W-76, high), text, ui.Body, ui.TextMain, ui.Left)
		r = rest
	}
}

// meeting draws the ally being encountered, and the token that decides.
func (p *Nebula) meeting(u *ui.UI, r ui.Rect, n int) {
	h := min(r.H-16, 760)
	w := min(h*cards.Aspect(card.Allies), r.W-20)
	p.fate(u, r.Around(w, h), card.Allies, game.Ally(n), game.AllyTrauma(n))
}

// markH is the height of the line under a card that says which result applies.
const markH = 64.0

// fate draws a card with two results in the upper part of r, and under it the token and what it has decided.
func (p *Nebula) fate(u *ui.UI, r ui.Rect, deck card.Deck, pile, trauma game.Pile) {
	under, r := r.CutBottom(markH, 8)
	w := min(r.W, r.H*cards.Aspect(deck))
	at := r.Around(w, min(r.H, w/cards.Aspect(deck)))
	id := p.View.Top(pile)
	p.moves.NotePlace(pile, at)
	mark, decided := p.decided(id)
	p.card(u, at, deck, id, cards.State{Decided: decided, Holds: mark})
	under = under.Around(max(at.W, 300), under.H)
	u.Panel(under, ui.Plain)
	token := ui.R(under.X+12, under.Y+8, under.H-16, under.H-16)
	p.moves.NotePlace(trauma, token)
	word := ui.R(token.Right()+14, under.Y, under.Right()-token.Right()-26, under.H)
	switch slots := p.View.Piles[trauma]; {
	case len(slots) > 0 && slots[0].FaceUp():
		p.Faces().Token(u, token, slots[0].Card)
	case len(slots) > 0:
		p.Faces().Token(u, token, "")
	case decided:
		p.Faces().Token(u, token, tokenOf(mark))
	}
	text, c := p.Say.Text(say.TokenFaceDown), ui.TextSecond
	switch {
	case decided:
		c = cards.MarkLook(mark).Color
		text = p.Say.Text(markNames[mark])
	case len(p.View.Piles[trauma]) == 0:
		text = p.Say.Text(say.MarkNone)
	}
	u.Text(word, text, ui.FactCaps.Sized(30).In(ui.Private), ui.Mix(c, ui.White, 0.2), ui.Left)
}

// card draws a card that can be inspected.
func (p *Nebula) card(u *ui.UI, r ui.Rect, deck card.Deck, id card.ID, st cards.State) {
	area := "fate." + string(id)
	res := u.Area(area, p.Say.CardName(id), r, ui.Options{})
	st.Hover = res.Hover
	p.Faces().Any(u, r, deck, id, st)
	u.FocusRing(area, r, 20)
	if res.Inspect || res.Clicked {
		p.Show(deck, id)
	}
}

// markNames are the names of the results, tokens the sides of a token that decide on them.
var (
	markNames = [...]say.Text{card.Benevolent: say.MarkBenevolent, card.Antagonistic: say.MarkAntagonistic, card.Disaster: say.MarkDisaster}
	tokens    = [...]card.ID{card.Benevolent: card.TraumaBenevolent, card.Antagonistic: card.TraumaAntagonistic, card.Disaster: card.TraumaDisaster}
)

func tokenOf(m card.Mark) card.ID { return tokens[m] }
