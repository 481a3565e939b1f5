package game

import "testing"

// Attacks by Cylon ships concern no player: an unset seat must not be mistaken for the first player's.
func TestWho(t *testing.T) {
	for _, c := range []struct {
		e    Event
		want Seat
	}{
		{Event{Kind: AttackMade, RollFor: RollBasestarAtGalactica}, NoSeat},
		{Event{Kind: AttackMissed, RollFor: RollRaiderAtPilot, Other: 2}, NoSeat},
		{Event{Kind: AttackMade, RollFor: RollForNuke, Seat: 2}, 2},
		{Event{Kind: ResourceChanged, N: 1}, NoSeat},
		{Event{Kind: CheckEnded}, NoSeat},
		{Event{Kind: CardPlayed, Seat: 1}, 1},
		{Event{Kind: CardMoved, Seat: NoSeat}, NoSeat},
	} {
		if got := c.e.Who(); got != c.want {
			t.Errorf("%v with seat %d is about %d, want %d", c.e.Kind, c.e.Seat, got, c.want)
		}
	}
}
