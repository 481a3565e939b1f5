package pegasus

import "battlestar/game/card"

// locations is those of the Pegasus, and the overlay that replaces those of the Cylons.
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
