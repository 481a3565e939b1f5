package pegasus

import "battlestar/game/card"

// loyalty returns the Loyalty cards. The Sympathetic Cylon belongs to a variant, in which it replaces the Sympathizer (P-SYM-01).
func loyalty() []card.Loyalty {
	return []card.Loyalty{
		{
			ID: "cylon-treachery", Variant: "makes players draw treachery", Count: 1, Team: card.CylonTeam,
			Effect: card.Do(card.TreacheryForHumans{N: 1}),
			Later:  card.Do(card.Draw{Who: card.You, N: 2, Types: skills(card.Treachery)}),
		},
		{
			ID: "sympathetic-cylon", Count: 1, OnlyWith: card.OptionSympatheticCylon, Team: card.AgendaTeam,
			Effect: card.Do(card.BecomeSympathetic{}),
		},
		{ID: "not-a-cylon", Count: 1, Team: card.HumanTeam},
	}
}
