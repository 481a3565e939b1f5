package say_test

import (
	"testing"

	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/bot"
	"battlestar/game/card"
)

// Every clue must be worded with what it counts, and name only players whom it is about.
func TestClueWords(t *testing.T) {
	s := speaker(English)
	zero, one, two := s.Name(0), s.Name(1), s.Name(2)
	of := belief.Clue{Seat: 0, Card: "prisoner-revolt", N: 3, Destiny: 2, Skill: card.Engineering, Drawers: game.SeatsOf(0, 1, 2), By: 1}
	for _, c := range []struct {
		change func(*belief.Clue)
		want   string
	}{
		{func(c *belief.Clue) { c.What = belief.NoClue }, ""},
		{func(c *belief.Clue) { c.What = belief.AddedNone }, zero + " added no cards to the check for Prisoner Revolt"},
		{func(c *belief.Clue) { c.What, c.N = belief.AddedCards, 1 }, zero + " added a card to the check for Prisoner Revolt"},
		{func(c *belief.Clue) { c.What, c.Card, c.Place = belief.AddedNone, "", card.Brig }, zero + " added no cards to the check for the Brig"},
		{func(c *belief.Clue) { c.What = belief.CardsAgainst }, zero + " added cards to the check for Prisoner Revolt, and 3 cards hurt it, more than Destiny adds"},
		{func(c *belief.Clue) { c.What, c.N = belief.CardsAgainst, 1 }, zero + " added cards to the check for Prisoner Revolt, and a card hurt it"},
		{
			func(c *belief.Clue) { c.What, c.Drawers = belief.CardsAgainst, game.SeatsOf(0, 2) },
			"engineering cards hurt the check for Prisoner Revolt, and only " + zero + " and " + two + " or Destiny could have added them",
		},
		{func(c *belief.Clue) { c.What = belief.NoneAgainst }, zero + " added 3 cards to the check for Prisoner Revolt, and no card hurt it"},
		{func(c *belief.Clue) { c.What = belief.GivenCards }, zero + " received Loyalty cards from " + one},
		{func(c *belief.Clue) { c.What = belief.ProvedHuman }, zero + "’s revealed Loyalty cards show no Cylon"},
		{func(c *belief.Clue) { c.What = belief.SaidCylon }, one + " says that " + zero + " holds a Cylon card"},
		{func(c *belief.Clue) { c.What = belief.SaidAllHuman }, one + " says that " + zero + " holds no Cylon card"},
		{func(c *belief.Clue) { c.What = belief.SaidHuman }, one + " says that " + zero + "’s Loyalty card is not a Cylon card"},
	} {
		clue := of
		c.change(&clue)
		said(t, s.Clue(clue), c.want)
	}
	of.What, of.Drawers = belief.CardsAgainst, game.SeatsOf(0, 2)
	said(t, s.ClueBy(2, of), "engineering cards hurt the check for Prisoner Revolt, and only "+zero+", Destiny or I could have added them")
	said(t, s.ClueBy(1, of), s.Clue(of))
	of.What = belief.AddedNone
	said(t, s.ClueBy(0, of), s.Clue(of))
	said(t, s.Reason(1, bot.Reason{Why: bot.Mistrust, Seat: 0, Clue: of}), zero+" seems suspicious: "+zero+" added no cards to the check for Prisoner Revolt")
	said(t, s.Reason(1, bot.Reason{Why: bot.Suspects, Seat: 0, By: 2, Clue: of}), two+" suspects "+zero+": "+zero+" added no cards to the check for Prisoner Revolt")
	said(t, s.Claim(belief.Claim{By: 1, About: 0, Cylon: true}), one+" tells everyone that "+zero+" holds a Cylon card.")
	said(t, s.Claim(belief.Claim{By: 1, About: 0}), one+" tells everyone that "+zero+"’s Loyalty card is not a Cylon card.")
}
