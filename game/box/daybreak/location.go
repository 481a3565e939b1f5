package daybreak

import (
	"slices"

	"battlestar/game/card"
)

// locations returns the two overlays, which replace Colonial One and the Cylon locations, and the two ships of Search for Home.
func locations() []card.Location {
	return slices.Concat(overlays(), ships())
}

func overlays() []card.Location {
	return []card.Location{
		{
			ID: card.QuorumChamber, Board: card.ColonialOneBoard, Needs: card.NeedsPresident,
			Action: card.Do(card.DrawQuorum{N: 1}, card.DrawOrPlayQuorum{}),
		},
		{
			ID: card.PressRoom, Board: card.ColonialOneBoard,
			Action: card.Do(card.Incite{}),
		},
		{
			ID: card.PresidentsOffice, Board: card.ColonialOneBoard,
			Action: card.Do(card.Draw{Who: card.You, N: 2, Types: skills(card.Politics)}),
		},
		{
			ID: card.Administration, Board: card.ColonialOneBoard,
			Action: card.Do(mutiny(card.You), card.Oust{}),
		},

		{
			ID: card.Caprica, Board: card.CylonBoard,
			Action: card.Do(card.BringCrisis{Draw: 2, Bury: true}),
		},
		{
			ID: card.CylonFleet, Board: card.CylonBoard,
			Action: card.Do(card.CommandFleet{Raiders: 2, HeavyRaiders: 1}),
		},
		{
			ID: card.HumanFleet, Board: card.CylonBoard, Infiltrates: true,
			Action: card.Do(card.LookAtTop{}, anySkill(card.You, 2)),
		},
		{
			ID: card.ResurrectionShip, Board: card.CylonBoard, Hazardous: true, Draws: 1,
			Action: card.Do(card.DrawSuperCrisis{Who: card.You, N: 1}),
		},
		{ // the other side of the overlay, which only a mission reveals (D-LOC-09)
			ID: card.HubDestroyed, Board: card.CylonBoard, OnlyWith: card.OptionSearchForHome, Hazardous: true, NoDraws: true,
			Action: card.Do(discard(card.You, 3), card.DrawSuperCrisis{Who: card.You, N: 1}, send(card.You, card.CylonFleet)),
		},
	}
}

func ships() []card.Location {
	places := []card.Location{
		{
			ID: card.Bridge, Board: card.DemetriusBoard, Needs: card.NeedsNoMission,
			Action: card.Do(card.FlyMission{}),
		},
		{
			ID: card.TacticalPlot, Board: card.DemetriusBoard,
			Action: card.Do(lookAtTop(card.Missions)),
		},
		{
			ID: card.CaptainsCabin, Board: card.DemetriusBoard,
			Action: card.Do(card.EachDrawsType{N: 1}),
		},
		{
			ID: card.HybridTank, Board: card.RebelBoard, Price: true,
			Action: card.Do(card.OrderCrises{N: 5}),
		},
		{
			ID: card.Datastream, Board: card.RebelBoard, Price: true,
			Action: card.Do(card.SearchSkills{N: 3}),
		},
		{
			ID: card.RaiderBay, Board: card.RebelBoard, Price: true,
			Action: card.Do(card.SendOut{Raiders: 2, Vipers: 4}),
		},
	}
	for i := range places {
		places[i].OnlyWith = card.OptionSearchForHome
	}
	return places
}
