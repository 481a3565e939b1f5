package menu

import (
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

// The table of the led first game must be one that the rules accept, with what the lessons speak of.
func TestFirstGameIsLaid(t *testing.T) {
	laid, err := Laid(1)
	if err != nil {
		t.Fatal(err)
	}
	g, err := game.Restore(laid)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	v := g.View(game.Everyone)
	switch {
	case len(v.Seats) != firstSeats || v.Seats[2].Character != "galen-tyrol":
		t.Errorf("at the table are %v", v.Seats)
	case v.RaidersInSpace() != 2 || v.VipersIn(card.Bow)+v.VipersIn(card.PortBow) != 2:
		t.Errorf("%d raiders, and vipers in other areas", v.RaidersInSpace())
	case v.Turn != 1 || v.Admiral() != 0:
		t.Errorf("turn %d, and seat %d is the Admiral", v.Turn, v.Admiral())
	}
}
