package say_test

import (
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	. "battlestar/game/say"
)

// A question about an ally or a Crossroads card must cover only the result that its token has decided, not the other one. Some allies share their
// id with their character.
func TestQuestionsAreAboutTheResultDecided(t *testing.T) {
	s := New(English, box.New([]card.ID{"base", "exodus"}, []string{card.OptionIonianNebula}), []string{"Ben", "Zoë"})
	lying := func(id card.ID) []game.Slot { return []game.Slot{{Card: id, Seen: game.All}} }
	view := func(ally, dealt, token card.ID) *game.View {
		v := &game.View{}
		v.Seats = make([]game.SeatState, 2)
		if ally != "" {
			v.Piles[game.Ally(1)], v.Piles[game.AllyTrauma(1)] = lying(ally), lying(token)
		} else {
			v.Piles[game.CrossroadsCard(0)], v.Piles[game.CrossroadsTrauma(0)] = lying(dealt), lying(token)
		}
		return v
	}
	asks := func(v *game.View, kind game.Kind, about card.ID) string {
		return s.Prompt(v, &game.Decision{Kind: kind, Seats: game.SeatsOf(0), About: about, Other: game.NoSeat, Min: 1, Max: 1})
	}
	for _, c := range []struct {
		dealt, token card.ID
		kind         game.Kind
		want         string
	}{
		{"strange-music", card.TraumaBenevolent, game.ChoosePlayer, "Ben: choose whose Loyalty cards to look at (Strange Music)."},
		{"strange-music", card.TraumaAntagonistic, game.ChoosePlayer, "Ben: choose a player to be dealt a Loyalty card (Strange Music)."},
		{"testimony", card.TraumaAntagonistic, game.ChoosePlayer, "Ben: choose another player to carry out the result (Testimony)."},
	} {
		said(t, asks(view("", c.dealt, c.token), c.kind, c.dealt), c.want)
	}
	if one, other := asks(view("", "perjury", card.TraumaBenevolent), game.ChooseMay, "perjury"), asks(view("", "perjury", card.TraumaAntagonistic), game.ChooseMay, "perjury"); one == other {
		t.Errorf("both results of Perjury ask %q", one)
	}
	d := &game.Decision{Kind: game.ChooseOneOf, Seats: game.SeatsOf(0), About: "felix-gaeta"}
	said(t, s.Option(view("felix-gaeta", "", card.TraumaAntagonistic), d, game.Option{Choice: game.Choice{Kind: game.TheBox, N: 1}}), "The current player discards 3 skill cards")
	// Cally is also a character of the same box, which has nothing to roll for.
	bands := s.Bands(view("callandra-tyrol", "", card.TraumaAntagonistic), game.RollForCard, card.NoShip, "callandra-tyrol")
	if len(bands) != 2 || bands[0].To != 4 || bands[0].Does != Loss || bands[1].Does != NoEffect {
		t.Errorf("the die of Cally as an ally does %v", bands)
	}
}
