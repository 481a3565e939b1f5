package base

import "battlestar/game/card"

// locations returns the locations of the base board. For what is always in force in Sickbay and the Brig, the rules check the place (B-TURN-03,
// B-BRIG-01).
func locations() []card.Location {
	return []card.Location{
		{
			ID: card.FTLControl, Board: card.GalacticaBoard, Damageable: true, Needs: card.NeedsBlueSpace,
			Action: card.Do(card.FTLRoll{}, card.JumpFleet{}),
		}, // the loss comes before the jump (B-JUMP-04)
		{
			ID: card.WeaponsControl, Board: card.GalacticaBoard, Damageable: true,
			Action: card.Do(card.GalacticaAttacks{}),
		},
		{
			ID: card.Communications, Board: card.GalacticaBoard,
			Action: card.Do(card.LookAtCivilians{N: 2}),
		},
		{
			ID: card.ResearchLab, Board: card.GalacticaBoard,
			Action: card.Do(card.Draw{Who: card.You, N: 1, Types: skills(card.Engineering, card.Tactics), Remark: true}),
		},
		{
			ID: card.Command, Board: card.GalacticaBoard, Damageable: true,
			Action: card.Do(card.ActivateVipers{N: 2}),
		},
		{
			ID: card.AdmiralsQuarters, Board: card.GalacticaBoard, Damageable: true,
			Action: card.Do(card.Target{}),
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Leadership, card.Tactics),
				Pass: card.Do(card.SendTarget{To: card.Brig}),
			},
		},
		{
			ID: card.HangarDeck, Board: card.GalacticaBoard, Damageable: true, Needs: card.NeedsPilot,
			Action: card.Do(card.LaunchSelf{}, card.ExtraAction{}),
		},
		{
			ID: card.Armory, Board: card.GalacticaBoard, Damageable: true,
			Action: card.Do(card.AttackCenturion{}),
		},
		{ID: card.Sickbay, Board: card.GalacticaBoard, Hazardous: true},
		{
			ID: card.Brig, Board: card.GalacticaBoard, Hazardous: true,
			Action: card.Do(card.MakeCheck{}),
			Check: &card.Check{
				Difficulty: 7, Skills: skills(card.Politics, card.Tactics),
				Pass: card.Do(card.FreeFromBrig{}),
			},
		},

		{
			ID: card.PressRoom, Board: card.ColonialOneBoard,
			Action: card.Do(card.Draw{Who: card.You, N: 2, Types: skills(card.Politics), Remark: true}),
		},
		{
			ID: card.PresidentsOffice, Board: card.ColonialOneBoard, Needs: card.NeedsPresident,
			Action: card.Do(card.DrawQuorum{N: 1}, card.DrawOrPlayQuorum{}),
		},
		{
			ID: card.Administration, Board: card.ColonialOneBoard,
			Action: card.Do(card.Target{}),
			Check: &card.Check{
				Difficulty: 5, Skills: skills(card.Politics, card.Leadership),
				Pass: card.Do(card.GiveTitle{Title: card.PresidentTitle, To: card.ToTarget}),
			},
		},

		{
			ID: card.Caprica, Board: card.CylonBoard,
			Action: card.Do(card.BringCrisis{Draw: 2}),
		},
		{
			ID: card.CylonFleet, Board: card.CylonBoard,
			Action: card.Do(card.CommandFleet{Raiders: 2, HeavyRaiders: 1}),
		},
		{
			ID: "human-fleet", Board: card.CylonBoard,
			Action: card.Do(card.Infiltrate{}, card.Roll{Upto: 4, High: card.Do(card.Damage{N: 1})}),
		},
		{
			ID: card.ResurrectionShip, Board: card.CylonBoard,
			Action: card.Do(card.SwapSuperCrisis{}, card.GiveLoyalty{MaxDistance: 7}),
		},
	}
}
