package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// effects returns all lists of effects of a card or component, such as the one that a decision is about.
func effects(v *game.View, id card.ID) []card.Effects { return v.Boxes.Effects(v.Boxes.Find(id), id) }

// find returns the first effect of a kind in the lists of a component, however deep.
func find[E card.Effect](v *game.View, id card.ID) (E, bool) {
	for _, list := range effects(v, id) {
		if e, ok := findIn[E](list); ok {
			return e, true
		}
	}
	var none E
	return none, false
}

func findIn[E card.Effect](list card.Effects) (E, bool) {
	for e := range list.Deep() {
		if found, ok := e.(E); ok {
			return found, true
		}
	}
	var none E
	return none, false
}
