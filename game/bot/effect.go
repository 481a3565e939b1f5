package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// Worth returns what an effect is worth to the humans at the table that a View shows. It is positive if the effect helps them.
func Worth(v *game.View, e card.Effect) float64 {
	worth, _ := weigh(v, e, nil)
	return worth
}

// worthOf returns the worth of a list of effects. of is the card with the list, for effects that refer to it, or nil.
func worthOf(v *game.View, list card.Effects, of *card.Crisis) float64 {
	total := 0.0
	for _, e := range list {
		worth, _ := weigh(v, e, of)
		total += worth
	}
	return total
}

// weigh returns the worth of one effect. known is false for a verb that no function here weighs. Each verb belongs to one subject.
func weigh(v *game.View, e card.Effect, of *card.Crisis) (worth float64, known bool) {
	if v.Stage() == game.Occupied && game.NeedsSpace(e) {
		return 0, true // P-NC-06
	}
	if worth, known := weighBranch(v, e, of); known {
		return worth, true
	}
	for _, subject := range [...]func(*game.View, card.Effect) (float64, bool){
		weighTrack, weighCards, weighPlayers, weighLoyalty, weighShips, weighOwnShips, weighCheck, weighActions, weighNebula, weighPegasus, weighPegasusCards, weighLeader,
		weighNewCaprica, weighDaybreak,
	} {
		if worth, known := subject(v, e); known {
			return worth, true
		}
	}
	return 0, false
}

// weighBranch weighs effects that lead to others by chance, by condition or by choice.
func weighBranch(v *game.View, e card.Effect, of *card.Crisis) (worth float64, known bool) {
	switch e := e.(type) {
	case card.IfAtMost:
		// It usually follows a loss of the same resource.
		if v.Resources[e.Resource] <= e.N {
			return worthOf(v, e.Then, of), true
		}
		return 0, true
	case card.Roll:
		low := float64(e.Upto) / 8
		return low*worthOf(v, e.Low, of) + (1-low)*worthOf(v, e.High, of), true
	case card.Risk:
		if risked(v, e.Ship) < e.N {
			return 0, true
		}
		worth, _ := weigh(v, e.Roll, of)
		if e.By != card.Nobody {
			worth = max(worth, 0) // the player may decline
		}
		return worth, true
	case card.FailResult:
		if of != nil && of.Check != nil {
			return worthOf(v, of.Check.Fail, of), true
		}
		return crisisWorth, true
	case card.OneOf:
		best := worthOf(v, e.Options[0], of)
		for _, list := range e.Options[1:] {
			best = max(best, worthOf(v, list, of))
		}
		return best, true
	case card.May:
		return max(worthOf(v, e.Then, of), 0), true
	case card.Mutiny:
		return float64(e.Upto) / 8 * worthOf(v, e.Low, of), true
	case card.RollBelowRaiders:
		return min(float64(v.RaidersInSpace()), 8) / 8 * worthOf(v, e.Then, of), true
	case card.Another:
		return worthOf(v, e.Then, of), true
	case card.OnGround:
		if who := seatsOf(v, e.Who); len(who) > 0 && onNewCaprica(v, who[0]) {
			return worthOf(v, e.Then, of), true
		}
		return 0, true
	case card.InOrbit: // before Galactica returns, NeedsSpace covers it
		return worthOf(v, e.Then, of), true
	case card.IfDistance:
		if v.Distance <= e.AtMost {
			return worthOf(v, e.Then, of), true
		}
		return 0, true
	case card.IfMourned:
		if len(v.Executed) > v.Unmourned {
			return worthOf(v, e.Then, of), true
		}
		return 0, true
	case card.MoveAnywhere:
		return worthOf(v, e.First, of) + sickbayWorth/2, true
	case card.ChooseTwo:
		return 0, true // its worth depends on the location's options
	default:
		return 0, false
	}
}

// weighTrack weighs resources, jumps, the pursuit, and crises that are drawn or stay in play.
func weighTrack(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.Change:
		return resource(v, e.Resource, e.By), true
	case card.JumpPrep:
		return jumpPrep(v, e.By), true
	case card.PrepareAfterJump:
		return jumpPrepWorth * float64(e.By), true
	case card.FTLRoll:
		loss, _ := game.FTLPopulation(v.JumpPrep)
		return ftlRisk * resource(v, card.Population, -loss), true
	case card.JumpFleet:
		return jump(v), true
	case card.NextJumpWins:
		return 2 * distanceWorth, true
	case card.KeepWithObjective:
		return distanceWorth * float64(e.Distance), true
	case card.Pursuit:
		return pursuit(v, e.By), true
	case card.AnotherCrisis:
		return crisisWorth, true
	case card.BringCrisis:
		return 1.5 * crisisWorth, true
	case card.SwapSuperCrisis:
		return 0, true
	case card.Lasts:
		if e.What == card.NoLookingAtLoyalty { // for the rest of the game
			return -4 * lookWorth, true
		}
		return lastingWorth, true
	default:
		return 0, false
	}
}

// weighCards weighs Skill cards, Quorum cards, and looks at decks.
func weighCards(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.Discard:
		return -cardWorth * float64(heldBy(v, e.Who, e.N)), true
	case card.DiscardHand:
		return -cardWorth * float64(heldBy(v, e.Who, 99)), true
	case card.Draw:
		return drawWorth(e) * float64(e.N*number(v, e.Who)), true
	case card.DrawOwn:
		return cardWorth * float64(e.N*number(v, e.Who)), true
	case card.TakeHand:
		return -placeWorth(e.To) - 5*cardWorth, true
	case card.GiveThisCard:
		return cardWorth, true
	case card.ExchangeSkills, card.ArrangeQuorum, card.SearchDestiny:
		return 1, true
	case card.DrawQuorum:
		return quorumWorth * float64(e.N), true
	case card.DrawOrPlayQuorum, card.PlayQuorum:
		return quorumWorth, true
	case card.ResolveQuorum:
		return 2 * quorumWorth, true
	case card.ExchangeQuorum:
		return 0.5 * quorumWorth, true
	case card.LookAtTop:
		return scoutWorth, true
	default:
		return 0, false
	}
}

// weighPlayers weighs what happens to characters and titles.
func weighPlayers(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.Send:
		return sent(v, seatsOf(v, e.Who), e.To), true
	case card.SendChosen:
		return -placeWorth(e.To) * 0.7, true // the chooser may hit a Cylon
	case card.SendAllIn:
		return sent(v, at(v, e.From), e.To), true
	case card.SendAllOn:
		return sent(v, on(v, e.From), e.To), true
	case card.SendTarget:
		return 0, true // the acting player chose the target and weighed it
	case card.FreeFromBrig, card.ReleaseOther:
		return brigWorth, true
	case card.LeaveBrigFor:
		if isHuman(v, v.Seat) && v.Seats[v.Seat].Place == card.Brig {
			return brigWorth, true
		}
		return 0, true
	case card.Execute:
		return -executionWorth * float64(number(v, e.Who)), true
	case card.ExecuteHere:
		return -executionWorth / 2, true // the player hopes for a Cylon
	case card.GiveTitle, card.PassTitle, card.Appoint, card.PassTitlesOn:
		return 0, true
	default:
		return 0, false
	}
}

// weighLoyalty weighs looks at Loyalty cards, and extra Loyalty cards.
func weighLoyalty(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e.(type) {
	case card.LookAtLoyalty:
		return look(v), true
	case card.GiveLoyalty, card.Sympathize, card.BecomeSympathetic:
		return -brigWorth, true
	case card.SleeperAgent:
		return -2 * brigWorth, true
	case card.Infiltrate:
		return -cardWorth, true
	default:
		return 0, false
	}
}

// weighShips weighs ships of both sides that arrive, act or are destroyed.
func weighShips(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.Placement:
		return placement(v, e), true
	case card.PlaceCivilians:
		return stray(v, e.N), true
	case card.PlaceAnywhere:
		return 0.15 * civilian(v) * float64(e.N), true
	case card.LookAtCivilians:
		seen := exposed(v)
		if e.N > 0 {
			seen = min(seen, e.N)
		}
		return 0.4 * float64(seen) * -civilian(v), true
	case card.Activate:
		return activation(v, e.Ships), true
	case card.ActivatePlaced:
		return float64(e.N) * civilian(v) * 0.4, true
	case card.CommandFleet:
		return min(activation(v, card.Raiders), activation(v, card.HeavyRaiders), activation(v, card.Basestars)), true
	case card.Reinforce:
		return float64(e.Raiders) * raiderWorth / 2, true
	case card.Destroy:
		return destroyed(v, e), true
	case card.DestroyCylons:
		return cylonShips(v), true
	case card.ClearArea:
		return cylonShips(v) / 2, true
	case card.DamagePlaced:
		return -basestarWorth / 3 * float64(e.N), true
	default:
		return 0, false
	}
}

// weighOwnShips weighs what Galactica, her vipers, raptors and nukes do and suffer.
func weighOwnShips(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.Damage:
		return damage(v, e.N), true
	case card.ChooseDamage:
		return 1.3 * damage(v, e.Resolve), true
	case card.Repair:
		return firstDamage, true
	case card.DamageVipers:
		return -viperWorth * float64(min(e.N, ready(v))), true
	case card.RecallVipers:
		vipers := v.AllVipers()
		return -viperWorth * float64(vipers.InSpace()) * danger(v) / 20, true
	case card.RestoreRaptor:
		return raptorWorth * float64(min(1, v.RaptorsLost)), true
	case card.RepairShips:
		vipers := v.AllVipers()
		return viperWorth*float64(min(e.Vipers, vipers.Damaged+vipers.Destroyed)) + raptorWorth*float64(min(e.Raptors, v.RaptorsLost)), true
	case card.GalacticaAttacks:
		return bestShot(v, card.NoArea, true, false), true
	case card.ActivateVipers:
		return vipersAct(v, e.N), true
	case card.ActivateViper:
		return vipersAct(v, 1), true
	case card.VipersIfStrong:
		return 0.5 * vipersAct(v, e.Vipers), true
	case card.ViperAttacks:
		return -raiderWorth * float64(e.N) * 0.7, true
	case card.RaidersForAttack:
		return -2 * raiderWorth, true
	case card.RerollAttack:
		return viperWorth, true
	case card.LaunchSelf:
		return danger(v) / 8, true
	case card.LaunchPilots:
		return viperWorth / 2 * float64(len(on(v, card.GalacticaBoard))) / 2, true
	case card.AttackCenturion:
		return 0.25 * worstCenturion(v), true
	case card.LaunchNuke, card.LaunchNukeAtArea:
		return nuke(v), true
	case card.GainNuke:
		if v.Nukes >= game.MaxNukes {
			return 0, true
		}
		return nukeWorth, true
	case card.DiscardNuke:
		return -nukeWorth, true
	default:
		return 0, false
	}
}

// weighCheck weighs changes to a check or a roll, seen from outside it. A player in the check weighs them again (see checks).
func weighCheck(_ *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.Target, card.MakeCheck:
		return 0, true // its worth depends on the check that follows
	case card.AllFaceUp, card.CountsPositive:
		return cardWorth, true
	case card.IronWill, card.AddDestiny, card.CountsDouble, card.DecideCheck:
		return cardWorth, true // its worth depends on the check
	case card.TakeOut:
		return -cardWorth, true
	case card.Difficulty:
		return -2 * float64(e.By), true
	case card.RollBonus:
		return 2 * float64(e.By), true
	default:
		return 0, false
	}
}

// weighActions weighs extra actions for players.
func weighActions(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e.(type) {
	case card.ExtraAction:
		return actionWorth, true
	case card.Order:
		return 2 * actionWorth, true
	case card.MoveOrAct:
		return actionWorth * float64(len(v.Playing())) / 2, true
	default:
		return 0, false
	}
}
