package say_test

import (
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	. "battlestar/game/say"
)

func TestEveryHouseRuleAndVariantHasWords(t *testing.T) {
	s := New(English, box.Everything(), nil)
	for _, q := range game.Questions {
		h := s.House(q.House)
		if h.Name == "" || h.Recommended == "" || h.Other == "" || h.Why == "" || h.Recommended == h.Other {
			t.Errorf("%s: %+v", q.House, h)
		}
	}
	for _, v := range game.Variants {
		if w := s.Variant(v.ID); w.Name == "" || w.Line == "" || w.Advice == "" {
			t.Errorf("%s: %+v", v.ID, w)
		}
	}
	if len(English.House) != len(game.Questions) {
		t.Errorf("words for %d house rules, there are %d", len(English.House), len(game.Questions))
	}
}

// The line about the Loyalty deck before a game must match the deck, for every number of players and option, even for a number of players that only
// a future box allows.
func TestLoyaltyIsToldAsItIsDealt(t *testing.T) {
	defer box.Try(func() card.Box {
		return card.Box{ID: "seven-at-table", LoyaltyMakeups: []card.LoyaltyMakeup{
			{Players: 7, Cylon: 2, NotCylon: 9, Sympathizer: true}, {Players: 7, Leader: true, Cylon: 2, NotCylon: 10, Mutineer: true},
		}}
	})()
	base, exodus := []card.ID{"base"}, []card.ID{"base", "exodus"}
	for _, tt := range []struct {
		players int
		boxes   []card.ID
		option  string
		want    string
	}{
		{4, base, game.Cooperative, "Cooperative: no one is a Cylon, and there are no Loyalty cards."},
		{1, base, game.Solo, "Solo game: only your assisting character can be revealed as a Cylon."},
		{2, base, game.TwoPlayers, "Two players: no one is a Cylon until the Sleeper Agent phase. Then one of you may be."},
		{3, base, "", "Three players: one Cylon card is among the Loyalty cards."},
		{4, base, "", "Four players: one Cylon card is among the Loyalty cards, and the Sympathizer is added later."},
		{4, base, game.NoSympathizer, "Four players: one Cylon card is among the Loyalty cards."},
		{5, base, "", "Five players: two Cylon cards are among the Loyalty cards."},
		{6, base, "", "Six players: two Cylon cards are among the Loyalty cards, and the Sympathizer is added later."},
		{6, base, game.NoSympathizer, "Six players: two Cylon cards are among the Loyalty cards."},
		{3, exodus, "", "Three players: one Cylon card is among the Loyalty cards, unless it is the one card never dealt."},
		{4, exodus, "", "Four players: one Cylon card is among the Loyalty cards, and the Sympathizer is added later. One card is never dealt."},
		{5, exodus, "", "Five players: two Cylon cards are among the Loyalty cards; one card, possibly a Cylon, is never dealt."},
		{6, exodus, "", "Six players: two Cylon cards are among the Loyalty cards, and the Sympathizer is added later. One card is never dealt."},
		{7, []card.ID{"base", "seven-at-table"}, "", "Seven players: two Cylon cards are among the Loyalty cards, and the Sympathizer is added later."},
		{
			7,
			[]card.ID{"base", "seven-at-table"},
			card.OptionCylonLeader,
			"The Cylon Leader has separate aims. Of the 6 other players, 2 are Cylons, perhaps not until the Sleeper Agent phase. The Mutineer is one of the cards.",
		},
	} {
		setup := game.Setup{Boxes: tt.boxes, Players: make([]game.Player, tt.players)}
		if tt.option != "" {
			setup.Options = []string{tt.option}
		}
		if got := New(English, nil, nil).Say(LoyaltyLine(setup)); got != tt.want {
			t.Errorf("%d players, %v %s: %q", tt.players, tt.boxes, tt.option, got)
		}
	}
}
