package daybreak

import "battlestar/game/card"

// motives returns the 14 Motive cards of the Cylon Leaders. A Motive that is not for the end of the game can be revealed at any time.
func motives() []card.Motive {
	now := func(id card.ID, side card.Team, demands ...card.Demand) card.Motive {
		return card.Motive{ID: id, Side: side, Demands: demands}
	}
	atEnd := func(id card.ID, side card.Team, demand card.Demand) card.Motive {
		return card.Motive{ID: id, Side: side, AtEnd: true, Demands: []card.Demand{demand}}
	}
	return []card.Motive{
		atEnd("a-false-sense-of-security", card.CylonTeam, card.MoraleAtLeast3),
		now("a-justified-response", card.CylonTeam, card.BlueAndClear),
		now("end-the-chase", card.HumanTeam, card.KeyLocationDamaged),
		atEnd("fight-with-honor", card.CylonTeam, card.ThreeTreachery),
		atEnd("harvest-their-resources", card.CylonTeam, card.FoodAtLeast2),
		atEnd("improve-efficiency", card.HumanTeam, card.ThreeTypes),
		atEnd("keep-them-docile", card.HumanTeam, card.FoodAtMost4),
		atEnd("learn-to-cherish", card.HumanTeam, card.PopulationAtMost6),
		now("make-an-ally", card.HumanTeam, card.AllyInBrig),
		now("no-unnecessary-force", card.CylonTeam, card.FiveUnboarded),
		atEnd("pressure-their-leaders", card.HumanTeam, card.MoraleAtMost5),
		atEnd("remove-the-threat", card.HumanTeam, card.FourVipersLost),
		atEnd("savor-their-demise", card.CylonTeam, card.SevenTraveled),
		atEnd("subjects-for-study", card.CylonTeam, card.PopulationAtLeast4),
	}
}
