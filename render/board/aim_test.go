package board

import (
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ship"
)

// Before it is decided, an attack must lead from the attacker to the target, wherever both lie.
func TestEndsOfAnAttack(t *testing.T) {
	s := newStage(t, none)
	s.v.HeavyRaiders[card.Bow], s.v.Fleet(card.Viper).Space[card.Bow] = 1, 2
	s.v.Basestars[1].Area = card.Bow
	s.v.Seats[1].Place, s.v.Seats[1].Area = "", card.Bow
	s.frame()
	at := func(k ship.Kind, slot int, pilot game.Seat) pose {
		p, ok := s.b.motion.last()[thing{k, card.Bow, slot, pilot}]
		if !ok {
			t.Fatalf("no %v at the bow", k)
		}
		return p
	}
	raider, viper, pilot := at(ship.Raider, 0, game.NoSeat), at(ship.ViperII, 0, game.NoSeat), at(ship.ViperII, 0, 1)
	heavy, basestar := at(ship.HeavyRaider, 0, game.NoSeat), at(ship.Basestar, 1, game.NoSeat)
	for _, c := range []struct {
		e        game.Event
		from, to pose
	}{
		{game.Event{RollFor: game.RollRaiderAtViper, Ship: card.Viper, Other: game.NoSeat}, raider, viper},
		{game.Event{RollFor: game.RollRaiderAtPilot, Ship: card.Viper, Other: 1}, raider, pilot},
		{game.Event{RollFor: game.RollViperAtRaider, Ship: card.Raider, Seat: 0}, viper, raider},
		{game.Event{RollFor: game.RollViperAtHeavyRaider, Ship: card.HeavyRaider, Seat: 1}, pilot, heavy},
		{game.Event{RollFor: game.RollGalacticaAtBasestar, Ship: card.Basestar, N: 1}, s.b.hullNear(basestar), basestar},
		{game.Event{RollFor: game.RollBasestarAtGalactica, Ship: card.Basestar, N: 1}, basestar, s.b.hullNear(basestar)},
	} {
		c.e.Kind, c.e.Area = game.AttackMade, card.Bow
		from, to, ok := s.b.ends(&c.e, &s.v)
		if !ok || from.pose != c.from || to.pose != c.to {
			t.Errorf("%s: from %v to %v, %v; want %v to %v", c.e.RollFor, from.pose, to.pose, ok, c.from, c.to)
		}
	}
	gone := game.Event{Kind: game.AttackMade, RollFor: game.RollRaiderAtViper, Ship: card.Viper, Area: card.Stern}
	if _, _, ok := s.b.ends(&gone, &s.v); ok {
		t.Error("an attack where no ships are has ends")
	}
}
