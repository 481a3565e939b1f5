package session

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// Trauma reports whether there are trauma tokens and allies, as told so far: with the Ionian Nebula until the Trial is over (E-ION-71).
func (p *Session) Trauma() bool { return p.Nebula && p.View.Phase < game.AfterTrial }

// Out reports whether a player has left the game (E-ION-67).
func (p *Session) Out(s game.Seat) bool { return !p.View.Seats[s].Playing() }

// Met returns the place in the row of the ally being encountered; false if there is none.
func (p *Session) Met() (int, bool) {
	if !p.Trauma() {
		return 0, false
	}
	for _, e := range slices.Backward(p.Log()) {
		switch e.Kind {
		case game.CardMoved:
			if e.To == game.Removed && e.From.Deck() == card.Allies && e.Cause != game.ByLeavingOut {
				return 0, false
			}
		case game.AllyMet:
			for n := range game.AlliesInPlay {
				if p.View.Top(game.Ally(n)) == e.Card {
					return n, true
				}
			}
			return 0, false
		case game.StepBegan, game.TurnBegan, game.PhaseBegan:
			return 0, false
		}
	}
	return 0, false
}

// AtCrossroads reports whether the Crossroads cards are dealt, or the Trial is on.
func (p *Session) AtCrossroads() bool {
	return p.View.Phase == game.AtTrial || p.View.Phase == game.AtCrossroads && p.View.Count(game.CrossroadsCard(p.View.Current)) > 0
}

// FateOpen reports whether an ally is being encountered, or the Crossroads or the Trial is on.
func (p *Session) FateOpen() bool {
	if !p.Nebula {
		return false
	}
	_, met := p.Met()
	return met || p.AtCrossroads()
}

// DeckOf returns the deck of a card, as meant on the table: an ally may be named like a character.
func (p *Session) DeckOf(id card.ID) card.Deck {
	for n := range game.AlliesInPlay {
		if id != "" && p.View.Top(game.Ally(n)) == id {
			return card.Allies
		}
	}
	return p.Faces().Deck(id)
}
