package curtain

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	cards "battlestar/render/card"
	"battlestar/render/scene/parts"
	"battlestar/render/ui"
)

// reveal draws the page of a card that may be revealed: its full text, and the button that reveals it, or why that is not possible now. It looks
// alike for humans and Cylons until it is read.
func (p *Curtain) reveal(u *ui.UI, r ui.Rect, seat game.Seat) {
	id := p.Drawer.reveals
	deck := p.Faces().Deck(id)
	u.Panel(r, ui.Important.Edged(ui.Cyan, 2.5))
	in := r.InsetXY(24, 20)
	left, text := in.CutLeft(min(in.H*cards.Aspect(deck), in.W*0.4), 32)
	p.Faces().Any(u, left, deck, id, cards.State{})
	foot, text := text.CutBottom(72, 16)
	face := p.Say.Face(deck, id)
	parts.FaceText(u, "reveal.text", text, &face)

	choice, label := p.revealing(deck, id)
	if why := p.notRevealing(choice); why != "" {
		parts.Middle(u, foot, why, ui.Body, ui.AmberTop, ui.Left)
		return
	}
	name := p.Say.Text(label)
	w := min(foot.W, parts.ButtonWidth(u, name, "", false)+60)
	if !u.Button("curtain.reveal", ui.R(foot.X, foot.Y, w, foot.H), name, ui.Options{Primary: true}) {
		return
	}
	p.Drawer.Page = ownCards
	u.Wake(1)
	if choice.Kind == game.Unveil {
		p.Answer(seat, choice)
		return
	}
	p.take(choice)
}

// revealing returns the choice that reveals a card, and the label of its button.
func (p *Curtain) revealing(deck card.Deck, id card.ID) (game.Choice, say.Text) {
	switch {
	case deck == card.Motives:
		return game.Choice{Kind: game.Unveil, Card: id}, say.CurtainRevealMotive
	case p.Faces().Goal(id):
		return game.Choice{Kind: game.Reveal, Card: id}, say.CurtainRevealGoal
	}
	return game.Choice{Kind: game.Reveal, Card: id}, say.CurtainRevealCylon
}

// notRevealing says why a card cannot be revealed now, or returns "". A Motive can be revealed whatever is being asked (D-MOT-02).
func (p *Curtain) notRevealing(c game.Choice) string {
	switch {
	case c.Kind == game.Unveil && slices.Contains(p.View.Unveilable(), c.Card), c.Kind == game.Reveal && p.may(c):
		return ""
	case c.Kind == game.Unveil:
		return p.Say.Text(say.CurtainMotiveNotNow)
	}
	return p.Say.Refusal(p.Table.Refused(c))
}
