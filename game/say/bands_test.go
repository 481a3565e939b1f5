package say_test

import (
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	. "battlestar/game/say"
)

func TestBands(t *testing.T) {
	s := speaker(English)
	v := &game.View{Table: game.Table{JumpPrep: 3}}
	for roll := game.RollForCard; roll < game.NumRolls; roll++ {
		bands := s.Bands(v, roll, card.NoShip, "")
		next := 1
		for _, b := range bands {
			if b.From != next || b.To < b.From || b.Text == "" {
				t.Errorf("%s: %v", roll, bands)
			}
			next = b.To + 1
		}
		if Attacks(roll) && len(bands) == 0 || len(bands) > 0 && next != 9 {
			t.Errorf("%s leaves results out: %v", roll, bands)
		}
	}
	for _, c := range []struct {
		roll  game.RollFor
		ship  card.Ship
		about card.ID
		want  []Band
	}{
		{game.RollRaiderAtViper, card.Viper, "", []Band{{1, 4, NoEffect, "Miss"}, {5, 7, Damage, "Damaged"}, {8, 8, Destruction, "Destroyed"}}},
		{game.RollRaiderAtViper, card.MarkVII, "", []Band{{1, 5, NoEffect, "Miss"}, {6, 7, Damage, "Damaged"}, {8, 8, Destruction, "Destroyed"}}},
		{game.RollForFTL, card.NoShip, "", []Band{{1, 6, Loss, "−3 population"}, {7, 8, NoEffect, "Nothing"}}},
		{game.RollForCard, card.NoShip, "jump-computer-failure", nil},
	} {
		got := s.Bands(v, c.roll, c.ship, c.about)
		if len(got) != len(c.want) {
			t.Errorf("%s: %v", c.roll, got)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: %v, not %v", c.roll, got[i], c.want[i])
			}
		}
	}
}

// What adds to a die before anybody plays a card: damage on the basestar that is attacked, and for unmanned vipers a card in play.
func TestRollChanges(t *testing.T) {
	s := speaker(English)
	v := &game.View{}
	v.Seats = make([]game.SeatState, 1)
	v.Piles[game.BasestarTokens(1)] = []game.Slot{{Card: "structural-damage", Seen: game.All}}
	at := func(roll game.RollFor, n int) int {
		sum := 0
		for _, c := range s.RollChanges(v, &game.Event{RollFor: roll, Area: card.Bow, N: n}) {
			sum += c.By
		}
		return sum
	}
	for _, c := range []struct {
		roll game.RollFor
		n    int
		want int
	}{{game.RollGalacticaAtBasestar, 1, 2}, {game.RollGalacticaAtBasestar, 0, 0}, {game.RollForNuke, 1, 2}, {game.RollBasestarAtGalactica, 1, 0}} {
		if got := at(c.roll, c.n); got != c.want {
			t.Errorf("%s at basestar %d: %d, not %d", c.roll, c.n, got, c.want)
		}
	}
	nebula := New(English, box.New([]card.ID{"base", "exodus"}, []string{card.OptionIonianNebula}), nil)
	v.Piles[game.BasestarTokens(1)] = []game.Slot{{Card: "basestar-damage-structural-damage", Seen: game.All}}
	if got := nebula.RollChanges(v, &game.Event{RollFor: game.RollForNuke, N: 1}); !slices.Equal(got, []RollChange{{2, "basestar-damage-structural-damage"}}) {
		t.Errorf("with the tokens of the Ionian Nebula the help names %v", got)
	}
	if got := s.RollBonus("strategic-planning/3"); got != 2 {
		t.Errorf("Strategic Planning adds %d", got)
	}
	if got := s.RollBonus("repair/1"); got != 0 {
		t.Errorf("Repair adds %d", got)
	}
}
