package pegasus

import "battlestar/game/card"

// agendas returns the 12 Agendas of the Cylon Leaders.
func agendas() []card.Agenda {
	agenda := func(id card.ID, deck card.AgendaDeck, winner card.Team, demands ...card.Demand) card.Agenda {
		return card.Agenda{ID: id, Deck: deck, Winner: winner, Demands: demands}
	}
	return []card.Agenda{
		agenda("show-their-true-nature", card.Hostile, card.CylonTeam, card.JailedOrExecuted),
		agenda("siege-warfare", card.Hostile, card.CylonTeam, card.AllInTheRed),
		agenda("reduce-them-to-ruins", card.Hostile, card.CylonTeam, card.FourLocationsDamaged, card.MoraleAtMost3),
		agenda("genocide", card.Hostile, card.CylonTeam, card.FoodAtMost2, card.PopulationAtMost2),
		agenda("mutual-annihilation", card.Hostile, card.HumanTeam, card.SuperCrisisPlayed),
		agenda("grant-mercy", card.Hostile, card.HumanTeam, card.OneAtMost2),

		agenda("guide-them-to-destiny", card.Sympathetic, card.HumanTeam, card.PopulationNearMorale),
		agenda("convert-the-infidels", card.Sympathetic, card.HumanTeam, card.AllAtMost3),
		agenda("join-the-colonials", card.Sympathetic, card.HumanTeam, card.IsInfiltrating, card.IsAtLarge),
		agenda("the-illusion-of-hope", card.Sympathetic, card.CylonTeam, card.SixTraveled),
		agenda("prove-their-worth", card.Sympathetic, card.HumanTeam, card.FiveCraftLost),
		agenda("salvage-their-equipment", card.Sympathetic, card.CylonTeam, card.TwoLocationsDamaged),
	}
}

// loyaltyDecks returns the table of P-SETUP-10, for games with a Cylon Leader. Without one, the decks of the base game apply (P-SETUP-09).
func loyaltyDecks() []card.LoyaltyMakeup {
	return []card.LoyaltyMakeup{
		{Players: 4, Cylon: 1, NotCylon: 5, Leader: true, Agenda: card.Sympathetic},
		{Players: 5, Cylon: 1, NotCylon: 7, Leader: true, Agenda: card.Hostile},
		{Players: 6, Cylon: 2, NotCylon: 8, Leader: true, Agenda: card.Sympathetic},
		{Players: 7, Cylon: 2, NotCylon: 10, Leader: true, Agenda: card.Hostile}, // P-SEVEN-01
	}
}
