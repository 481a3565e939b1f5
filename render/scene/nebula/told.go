package nebula

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// turnedUp returns the player whose Crossroads card was revealed last.
func (p *Nebula) turnedUp() (game.Seat, bool) {
	for _, e := range slices.Backward(p.Log()) {
		if e.Kind == game.PhaseBegan {
			break
		}
		if e.Kind == game.Looked && e.Cause == game.ByCrossroads && e.From.Deck() == card.Crossroads {
			return e.From.Owner(), true
		}
	}
	return game.NoSeat, false
}

// decided returns the mark that has decided on the result of a card; false if none has yet.
func (p *Nebula) decided(id card.ID) (card.Mark, bool) {
	for _, e := range slices.Backward(p.Log()) {
		switch e.Kind {
		case game.ResultDecided:
			if e.Card == id {
				return e.Mark, true
			}
		case game.PhaseBegan, game.AllyMet:
			return 0, false
		}
	}
	return 0, false
}
