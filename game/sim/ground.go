package sim

import (
	"battlestar/game"
	"battlestar/game/card"
)

// checkGround checks New Caprica: who and what is where before the landing, during the occupation and after the return.
func (c *checker) checkGround(t *game.Tabletop) {
	o := t.NewCaprica
	if o == nil {
		return
	}
	if n := t.Forces() + o.Boxed + t.ForcesLeft(c.Catalog); n != c.Tokens(card.OccupationForce) || t.ForcesLeft(c.Catalog) < 0 || o.Boxed < 0 {
		c.broken("ground: %d occupation forces, %v on the track, %d out of the game", n, o.Forces, o.Boxed)
	}
	for space, n := range o.Forces {
		if n < 0 {
			c.broken("ground: %d occupation forces at %s", n, game.Patrolled(space))
		}
	}
	ships := t.Count(game.LockedShips) + t.Count(game.PreparedShips)
	ground := func(p game.Pile) (n int) {
		for _, slot := range t.Piles[p] {
			if x := c.Crises.Of(slot.Card); x != nil && x.Ground {
				n++
			}
		}
		return n
	}
	switch t.Stage() {
	case game.BeforeLanding:
		if ships > 0 || t.Forces() > 0 || ground(game.CrisisDeck)+ground(game.CrisisDiscard)+ground(game.CrisisOpen) > 0 {
			c.broken("ground: before the landing there are %d ships and %d forces on New Caprica, or its crises are in play", ships, t.Forces())
		}
	case game.Occupied:
		if n := t.CiviliansInSpace() + t.Count(game.CivilianPile); n > 0 && t.Count(game.LockedShips) > 0 {
			c.broken("ground: in the occupation %d civilian ships are not on New Caprica", n)
		}
		for _, s := range t.Seats {
			if s.Piloting() && t.Step != game.JumpStep {
				c.broken("ground: %s flies a viper in the occupation", s.Character)
			}
		}
	case game.InOrbit:
		if o.Returned <= 0 {
			c.broken("ground: Galactica returned in turn %d", o.Returned)
		}
	}
	if t.Stage() != game.BeforeLanding && t.Count(game.GroundCrises)+ground(game.OutOfGame)+ground(game.Removed) > 0 {
		c.broken("ground: crises of New Caprica are not in the Crisis deck")
	}
	for _, p := range []game.Pile{game.CrisisDeck, game.CrisisDiscard} {
		if n := t.Count(p); t.Stage() != game.BeforeLanding && ground(p) != n {
			c.broken("ground: of %d cards in %s only %d are of New Caprica", n, p, ground(p))
		}
	}
}

// atHome reports whether a character may be at a location, or if place is nil, at none (P-NC-05).
func atHome(t *game.Tabletop, s *game.SeatState, place *card.Location) bool {
	switch {
	case place == nil:
		return !s.Cylon()
	case place.Board == card.NewCapricaBoard:
		return t.Stage() != game.BeforeLanding && !(s.Cylon() && place.ID == card.Detention)
	case t.Stage() == game.Occupied, place.Board == card.ColonialOneBoard && t.Stage() == game.InOrbit:
		return false
	}
	if place.Board == card.RebelBoard { // its marker may be turned while a character is aboard (D-REB-01)
		return t.HasBoard(place.Board)
	}
	return place.Board.Cylon() == s.Cylon()
}
