package game

import "battlestar/game/card"

// Winners is the seats that won: all of the side that did, hidden Cylons with the Cylons (B-END-04), but nobody who is out of the game. Nobody has while the game goes on.
func (g *Game) Winners() Seats {
	var won Seats
	if g.state.Over == nil {
		return won
	}
	for s := range g.state.Seats {
		if g.stands(Seat(s)).playing && g.withTheCylons(Seat(s)) != g.state.Over.HumansWin {
			won |= SeatsOf(Seat(s))
		}
	}
	return won
}

// withTheCylons says whether a player is a Cylon, revealed or not: one card is enough, whatever the others say (B-LOY-01).
func (g *Game) withTheCylons(s Seat) bool {
	if g.seat(s).Cylon() {
		return true
	}
	for _, slot := range g.state.Piles[Loyalty(s)] {
		if g.cat.Loyalty.Of(slot.Card).Team == card.CylonTeam {
			return true
		}
	}
	return false
}
