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
	v := &game.View{Tabletop: game.Tabletop{JumpPrep: 3}}
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
		{game.RollForFTL, card.NoShip, "", []Band{{1, 6, Loss, "−3 population"}, {7, 8, NoEffect, "No effect"}}},
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

// Some changes to a roll apply before anybody plays a card: damage on the attacked basestar, and a card in play that affects unmanned vipers.
func TestFireChanges(t *testing.T) {
	s := speaker(English)
	v := &game.View{}
	v.Piles[game.BasestarTokens(1)] = []game.Slot{{Card: "structural-damage", Seen: game.All}}
	v.Piles[game.InPlay] = []game.Slot{{Card: "ambush", Seen: game.All}}
	damaged, ambushed := game.Change{By: 2, ID: "structural-damage"}, game.Change{By: -2, ID: "ambush"}
	for _, c := range []struct {
		kind game.Kind
		ship card.Ship
		n    int8
		want []game.Change
	}{
		{game.ChooseTarget, card.Basestar, 1, []game.Change{damaged}},
		{game.ChooseTarget, card.Basestar, 0, nil},
		{game.ChooseTarget, card.Raider, 1, nil},
		{game.ChooseViperDeed, card.Raider, 0, []game.Change{ambushed}},
		{game.ChooseViperDeed, card.Basestar, 1, []game.Change{damaged, ambushed}},
	} {
		o := game.Option{Choice: game.Choice{Kind: game.FireAt, Ship: c.ship, N: c.n}}
		if got := s.FireChanges(v, &game.Decision{Kind: c.kind}, o); !slices.Equal(got, c.want) {
			t.Errorf("%v at %v %d: %v, not %v", c.kind, c.ship, c.n, got, c.want)
		}
	}
	nebula := New(English, box.New([]card.ID{"base", "exodus"}, []string{card.OptionIonianNebula}), nil)
	v.Piles[game.BasestarTokens(1)] = []game.Slot{{Card: "basestar-damage-structural-damage", Seen: game.All}}
	nuke := game.Option{Choice: game.Choice{Ship: card.Basestar, N: 1}}
	if got := nebula.FireChanges(v, &game.Decision{}, nuke); !slices.Equal(got, []game.Change{{By: 2, ID: "basestar-damage-structural-damage"}}) {
		t.Errorf("with the tokens of the Ionian Nebula the help names %v", got)
	}
	if got := s.RollBonus("strategic-planning/3"); got != 2 {
		t.Errorf("Strategic Planning adds %d", got)
	}
	if got := s.RollBonus("repair/1"); got != 0 {
		t.Errorf("Repair adds %d", got)
	}
}
