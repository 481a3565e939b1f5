package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// openEffects returns the effects that a question about a component may be about, usually all. For an ally or a Crossroads card in play, it returns only the
// result that the token has decided, and none before that. An ally may share its id with a character, so what lies on the table counts.
func (s lines) openEffects(v *game.View, id card.ID) []card.Effects {
	results, token := s.fate(v, id)
	switch {
	case results == nil:
		return effectsOf(s.lib, id)
	case len(token) > 0 && token[0].FaceUp():
		return []card.Effects{results.Of(s.lib.Trauma.Of(token[0].Card).Mark)}
	}
	return nil
}

// fate returns the results of an ally or a Crossroads card in play, and the token on or beside it.
func (s lines) fate(v *game.View, id card.ID) (*card.Results, []game.Slot) {
	if v == nil || id == "" {
		return nil, nil
	}
	for n := range game.AlliesInPlay {
		if v.Top(game.Ally(n)) == id {
			return &s.lib.Allies.Of(id).Results, v.Piles[game.AllyTrauma(n)]
		}
	}
	for seat := range v.Seats {
		if v.Top(game.CrossroadsCard(game.Seat(seat))) == id {
			return &s.lib.Crossroads.Of(id).Results, v.Piles[game.CrossroadsTrauma(game.Seat(seat))]
		}
	}
	return nil, nil
}
