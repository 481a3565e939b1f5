package sim

import (
	"battlestar/game"
	"battlestar/game/card"
)

// checkUprising checks Daybreak between two steps: nobody holds more Mutiny cards or miracle tokens than allowed, and nothing is still being
// resolved.
func (c *checker) checkUprising(s *game.State) {
	if !c.With("daybreak") || s.Step < game.SetupSkills {
		return
	}
	for i := range s.Seats {
		seat := game.Seat(i)
		held := s.Count(game.MutinyHand(seat))
		switch {
		case held > s.MostMutiny(seat, c.Catalog):
			c.broken("uprising: seat %d holds %d Mutiny cards", i, held)
		case held > 0 && !s.Seats[i].Human():
			c.broken("uprising: seat %d, who is no human player, holds %d Mutiny cards", i, held)
		}
		if most := c.g.MostMiracles(seat); int(s.Seats[i].Uses) > most || s.Seats[i].Uses < 0 {
			c.broken("uprising: seat %d has %d miracle tokens, of %d", i, s.Seats[i].Uses, most)
		}
		for _, slot := range s.Piles[game.Loyalty(seat)] {
			if l := c.Loyalty.Of(slot.Card); l.Team == card.MutineerTeam && s.Seats[i].Human() && !slot.FaceUp() {
				c.broken("uprising: seat %d hides the Mutineer", i)
			}
		}
	}
	for _, p := range []game.Pile{game.MutinyOpen, game.MutinyDrawn} {
		if n := s.Count(p); n > 0 {
			c.broken("uprising: %d cards lie in %s between two steps", n, p)
		}
	}
	if n := s.Count(game.ActiveMission); n > 1 {
		c.broken("uprising: %d missions are active", n)
	}
}
