package pegasus

import "battlestar/game/card"

// locations returns the locations of the Pegasus, and the overlay that replaces the Cylon locations.
func locations() []card.Location {
	return []card.Location{
		{
			ID: card.PegasusCIC, Board: card.PegasusBoard, Damageable: true,
			Action: card.Do(card.FirePegasus{Hit: 3, Once: 6}),
		},
		{
			ID: card.Airlock, Board: card.PegasusBoard, Damageable: true,
			Action: card.Do(card.Target{}),
			Check: &card.Check{
				Difficulty: 12, Skills: skills(card.Politics, card.Tactics, card.Treachery), InBrig: -4,
				Pass: card.Do(card.ExecuteTarget{}),
			},
		},
		{
			ID: card.MainBatteries, Board: card.PegasusBoard, Damageable: true,
			Action: card.Do(card.FireBatteries{Civilian: 1, Viper: 3, Few: 6, Raiders: 2, More: 4}),
		},
		{
			ID: card.EngineRoom, Board: card.PegasusBoard, Damageable: true,
			Action: card.Do(card.AddJumpIcon{Discard: 2}),
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
			Action: card.Do(card.LookAtTop{}, card.Draw{Who: card.You, N: 2}),
		},
		{
			ID: card.ResurrectionShip, Board: card.CylonBoard, Hazardous: true, Draws: 1,
			Action: card.Do(card.DrawSuperCrisis{Who: card.You, N: 1}),
		},
	}
}

// ground returns the locations of New Caprica (P-NC-10..16).
func ground() []card.Location {
	places := []card.Location{
		{ID: card.MedicalCenter, Hazardous: true, Draws: 1},
		{
			ID:     card.ResistanceHQ,
			Action: card.Do(card.Target{}),
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Leadership, card.Tactics, card.Treachery),
				Pass: card.Do(card.ExecuteTarget{}),
			},
		},
		{
			ID: card.Detention, Hazardous: true,
			Action: card.Do(card.MakeCheck{}),
			Check: &card.Check{
				Difficulty: 9, Skills: skills(card.Politics, card.Tactics),
				Pass: card.Do(card.LeaveDetention{}),
			},
		},
		{
			ID: card.OccupationAuthority, Needs: card.NeedsPresident,
			Action:      card.Do(card.OfferQuorum{}),
			CylonAction: card.Do(card.ActivateForce{}, card.PlaceForce{Here: true}),
		},
		{
			ID:          card.BreedersCanyon,
			Action:      card.Do(card.LoseHighest{N: 1}, card.JumpPrep{By: 1}),
			CylonAction: card.Do(card.ResolveCrisis{}, card.NoJumpStep{}),
		},
		{
			ID:          card.Shipyard,
			Action:      card.Do(card.PrepareOrEvacuate{}, card.FlyAlong{}),
			CylonAction: card.Do(card.LookAtLocked{}),
		},
	}
	for i := range places {
		places[i].Board, places[i].OnlyWith = card.NewCapricaBoard, card.OptionNewCaprica
	}
	return places
}

// boardActions returns the actions that are available everywhere on New Caprica (P-NC-17, P-NC-18).
func boardActions() []card.BoardAction {
	return []card.BoardAction{
		{ID: card.AttackOccupation, OnlyWith: card.OptionNewCaprica, Board: card.NewCapricaBoard, Effect: card.Do(card.AttackForces{From: 5})},
		{ID: card.DetainHuman, OnlyWith: card.OptionNewCaprica, Board: card.NewCapricaBoard, Cylon: true, Effect: card.Do(card.Detain{Detention: 3, Medical: 7})},
	}
}
