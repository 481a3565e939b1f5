package gameover

import (
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

// Shots of the Cylons must count for no seat, a miss must cancel a hit, and a die must count as it fell.
func TestDeedsAreCounted(t *testing.T) {
	var s story
	for _, e := range []game.Event{
		{Kind: game.TurnBegan, Seat: 1, N: 1},
		{Kind: game.AttackMade, Seat: 1, RollFor: game.RollViperAtRaider},
		{Kind: game.DieRolled, Seat: 1, RollFor: game.RollViperAtRaider, N: 4, Natural: 2},
		{Kind: game.AttackMade, Seat: 1, RollFor: game.RollViperAtRaider},
		{Kind: game.AttackMissed, Seat: 1, RollFor: game.RollViperAtRaider},
		{Kind: game.AttackMade, RollFor: game.RollRaiderAtGalactica},
		{Kind: game.AttackMissed, RollFor: game.RollRaiderAtGalactica},
		{Kind: game.CharacterMoved, Seat: 0, Place: card.Brig},
	} {
		s.count(&e)
	}
	if got, want := s.seats[1], (deeds{turns: 1, shots: shots{2, 1, 1.5}, rolls: 1, pips: 2}); got != want {
		t.Errorf("seat 1 did %+v, not %+v", got, want)
	}
	if got, want := s.seats[0], (deeds{brig: 1}); got != want {
		t.Errorf("seat 0 did %+v, not %+v", got, want)
	}
	if s.theirs != (shots{1, 0, 0.125}) || s.faces[2] != 1 {
		t.Errorf("the Cylons: %+v; faces: %v", s.theirs, s.faces)
	}
}
