package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// crises is what a player chooses when a card offers several results.
type crises struct{ *mind }

// box scores which box of a crisis to take.
func (m crises) box(o game.Option) float64 {
	c := m.Boxes.Crisis(m.d.About)
	if o.Kind == game.TheCheck {
		return m.open(checks(m).worth(c.Check, c))
	}
	if o.Kind == game.TheAbility { // Lee's ability: the current player pays for it
		return m.open(-cardWorth*float64(min(5, m.Count(game.Hand(m.Current))))) - m.patience()/2
	}
	return m.open(worthOf(m.View, c.Options[o.N], c) + m.mine(c.Options[o.N]))
}

// mine returns what a list also costs this player: the title of President.
func (m crises) mine(list card.Effects) float64 {
	if e, ok := findIn[card.GiveTitle](list); ok && e.Title == card.PresidentTitle && m.President() == m.me {
		return -presidentWorth
	}
	return 0
}

// oneOf scores which list inside a result to take.
func (m crises) oneOf(o game.Option) float64 {
	// Human Fleet used from afar: infiltrating is worth what it is as an action.
	if worth, ok := leaders(m).action(o); ok {
		return worth
	}
	e, ok := find[card.OneOf](m.View, m.d.About)
	if !ok || int(o.N) >= len(e.Options) {
		return 0
	}
	return m.open(worthOf(m.View, e.Options[o.N], m.Boxes.Crisis(m.d.About)) + m.mine(e.Options[o.N]))
}

// may scores whether to take an optional effect.
func (m crises) may(o game.Option) float64 {
	if _, brings := find[card.BringFleet](m.View, m.d.About); brings {
		return leaders(m).may(o)
	}
	if o.Kind == game.Pass {
		return 0
	}
	e, _ := find[card.May](m.View, m.d.About)
	if _, ok := findIn[card.SendChosen](e.Then); ok && m.side == human {
		return one(m.knowsCylonAtLarge()) - 0.5
	}
	_, ok1 := findIn[card.Draw](e.Then)
	_, ok2 := findIn[card.DrawOwn](e.Then)
	if ok1 || ok2 {
		return drawnWorth // for either side: a player who declines free cards is suspected
	}
	return m.secret(worthOf(m.View, e.Then, nil)) // a Cylon will be suspected either way
}

// ignore scores whether a Cylon player takes part in an effect: if it gives, but not if it takes.
func (m crises) ignore(o game.Option) float64 {
	_, gives := find[card.Draw](m.View, m.d.About)
	return one((o.Kind == game.Yes) == gives)
}
