package pegasus

import "battlestar/game/card"

// loyalty is the Loyalty cards: 2, and the Sympathetic Cylon, which is a variant's.
func loyalty() []card.Loyalty {
	return []card.Loyalty{
		{
			ID: "cylon-treachery", Variant: "makes players draw treachery", Count: 1, Team: card.CylonTeam,
			Effect: card.Do(card.TreacheryForHumans{N: 1}),
			Later:  card.Do(card.Draw{Who: card.You, N: 2, Types: skills(card.Treachery)}),
		},
		{ID: "not-a-cylon", Count: 1, Team: card.HumanTeam},
	}
}
