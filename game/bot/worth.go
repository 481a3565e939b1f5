package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// What things are worth to the humans, in points. A resource far from its end is about ten, a Skill card three. The numbers are
// guesses that won more games than others did.
const (
	cardWorth       = 3.0  // a Skill card in a human hand
	quorumWorth     = 4.0  // a Quorum card
	nukeWorth       = 14.0 // a nuke not yet used
	raptorWorth     = 4.0
	viperWorth      = 3.0 // a viper that is not damaged
	brigWorth       = 14.0
	sickbayWorth    = 6.0
	executionWorth  = 20.0 // a character executed: morale, cards and titles, less the Cylon that it may unmask
	lookWorth       = 4.0  // a look at a Loyalty card
	crisisWorth     = -9.0 // a Crisis card more
	distanceWorth   = 22.0
	centurionStart  = 9.0
	basestarWorth   = -11.0
	heavyWorth      = -5.0
	raiderWorth     = -2.0
	actionWorth     = 5.0 // an action of somebody who can use it
	presidentWorth  = 4.0 // the title in known hands rather than in a Cylon's
	scoutWorth      = 4.0
	lastingWorth    = -6.0
	firstDamage     = 9.0 // of the first location; each next one is worse
	eachMoreDamage  = 5.0
	jumpPrepWorth   = 8.0
	lostGame        = 200.0
	ftlRisk         = 1.1  // the chance to lose population is 0.75, but it is what most games are lost by
	destinyStrength = 2.14 // the mean strength of a Skill card
)

// Worth is what an effect is worth to the humans at the table that a View shows: more than nothing if it helps them.
func Worth(v *game.View, e card.Effect) float64 {
	worth, _ := weigh(v, e, nil)
	return worth
}

// worthOf is the worth of a list. The crisis is the card that it stands on, for what refers to it, or nil.
func worthOf(v *game.View, list card.Effects, of *card.Crisis) float64 {
	total := 0.0
	for _, e := range list {
		worth, _ := weigh(v, e, of)
		total += worth
	}
	return total
}

// weigh is the worth of one effect; known is false for a verb that nobody has given a worth to.
func weigh(v *game.View, e card.Effect, of *card.Crisis) (worth float64, known bool) {
	switch e := e.(type) {
	case card.Change:
		return resource(v, e.Resource, e.By), true
	case card.JumpPrep:
		return jumpPrep(v, e.By), true
	case card.IfAtMost:
		// It usually stands behind a loss of the same resource.
		if v.Resources[e.Resource] <= e.N {
			return worthOf(v, e.Then, of), true
		}
		return 0, true

	case card.Discard:
		return -cardWorth * float64(heldBy(v, e.Who, e.N)), true
	case card.DiscardHand:
		return -cardWorth * float64(heldBy(v, e.Who, 99)), true
	case card.Draw:
		return cardWorth * float64(e.N*number(v, e.Who)), true
	case card.DrawQuorum:
		return quorumWorth * float64(e.N), true
	case card.DiscardNuke:
		return -nukeWorth, true

	case card.Send:
		return sent(v, seatsOf(v, e.Who), e.To), true
	case card.Execute:
		return -executionWorth * float64(number(v, e.Who)), true
	case card.SendChosen:
		return -placeWorth(e.To) * 0.7, true // the chooser may hit a Cylon
	case card.SendAllIn:
		return sent(v, at(v, e.From), e.To), true
	case card.SendAllOn:
		return sent(v, on(v, e.From), e.To), true
	case card.SendTarget:
		return 0, true // whom the acting player chose: his affair
	case card.FreeFromBrig, card.ReleaseOther:
		return brigWorth, true
	case card.GiveTitle:
		return 0, true

	case card.LookAtLoyalty:
		return look(v), true
	case card.GiveLoyalty:
		return -brigWorth, true
	case card.SleeperAgent:
		return -2 * brigWorth, true
	case card.NextJumpWins:
		return 2 * distanceWorth, true
	case card.Sympathize:
		return -brigWorth, true

	case card.Damage:
		return damage(v, e.N), true
	case card.ChooseDamage:
		return 1.3 * damage(v, e.Resolve), true
	case card.Placement:
		return placement(v, e), true
	case card.Activate:
		return activation(v, e.Ships), true
	case card.ActivatePlaced:
		return float64(e.N) * civilian(v) * 0.4, true
	case card.Destroy:
		return destroyed(v, e), true
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

	case card.Roll:
		low := float64(e.Upto) / 8
		return low*worthOf(v, e.Low, of) + (1-low)*worthOf(v, e.High, of), true
	case card.Risk:
		if risked(v, e.Ship) < e.N {
			return 0, true
		}
		worth, _ := weigh(v, e.Roll, of)
		if e.By != card.Nobody {
			worth = max(worth, 0) // he may decline
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

	case card.AnotherCrisis:
		return crisisWorth, true
	case card.KeepWithObjective:
		return distanceWorth * float64(e.Distance), true
	case card.Lasts:
		return lastingWorth, true

	case card.Target, card.MakeCheck:
		return 0, true // by the check that follows
	case card.AllFaceUp, card.CountsPositive:
		return cardWorth, true
	case card.Difficulty:
		return -2 * float64(e.By), true
	case card.RollBonus:
		return 2 * float64(e.By), true
	case card.RerollAttack:
		return viperWorth, true

	case card.ExtraAction:
		return actionWorth, true
	case card.Order:
		return 2 * actionWorth, true
	case card.LookAtTop:
		return scoutWorth, true
	case card.ViperAttacks:
		return -raiderWorth * float64(e.N) * 0.7, true
	case card.Repair:
		return firstDamage, true
	case card.GiveThisCard:
		return cardWorth, true
	case card.Mutiny:
		return float64(e.Upto) / 8 * worthOf(v, e.Low, of), true
	case card.ResolveQuorum:
		return 2 * quorumWorth, true
	case card.DrawOrPlayQuorum, card.PlayQuorum:
		return quorumWorth, true
	case card.LaunchNuke:
		return nuke(v), true

	case card.FTLRoll:
		loss, _ := game.FTLPopulation(v.JumpPrep)
		return ftlRisk * resource(v, card.Population, -loss), true
	case card.JumpFleet:
		return jump(v), true
	case card.GalacticaAttacks:
		return bestShot(v, card.NoArea, true, false), true
	case card.LookAtCivilians:
		return 0.4 * float64(min(e.N, exposed(v))) * -civilian(v), true
	case card.ActivateVipers:
		return vipersAct(v, e.N), true
	case card.LaunchSelf:
		return danger(v) / 8, true
	case card.AttackCenturion:
		return 0.25 * worstCenturion(v), true

	case card.TakeOut:
		return -cardWorth, true
	case card.IronWill, card.AddDestiny, card.CountsDouble, card.DecideCheck:
		return cardWorth, true // by the check that it is for
	case card.VipersIfStrong:
		return 0.5 * vipersAct(v, e.Vipers), true
	case card.MoveOrAct:
		return actionWorth * float64(len(v.Seats)) / 2, true
	case card.RaidersForAttack:
		return -2 * raiderWorth, true
	case card.GainNuke:
		if v.Nukes >= game.MaxNukes {
			return 0, true
		}
		return nukeWorth, true
	case card.Pursuit:
		return pursuit(v, e.By), true
	case card.PlaceCivilians:
		return stray(v, e.N), true
	case card.ActivateViper:
		return vipersAct(v, 1), true
	case card.PassTitle:
		return 0, true
	case card.LaunchNukeAtArea:
		return nuke(v), true
	case card.ChooseTwo:
		return 0, true // by the options of the location
	case card.Reinforce:
		return float64(e.Raiders) * raiderWorth / 2, true
	case card.RollBelowRaiders:
		return min(float64(v.RaidersInSpace()), 8) / 8 * worthOf(v, e.Then, of), true

	case card.BringCrisis:
		return 1.5 * crisisWorth, true
	case card.CommandFleet:
		return min(activation(v, card.Raiders), activation(v, card.HeavyRaiders), activation(v, card.Basestars)), true
	case card.Infiltrate:
		return -cardWorth, true
	case card.SwapSuperCrisis:
		return 0, true
	default:
		return weighExodus(v, e)
	}
}

// ---- Resources and tracks ----

// resource is the worth of a change of a dial: the nearer to its end the more each step weighs, and the last step is the game.
func resource(v *game.View, r card.Resource, by int) float64 {
	now := v.Resources[r]
	to := min(max(now+by, 0), game.MaxResource)
	worth := 0.0
	for level := now; level > to; level-- {
		worth -= step(level)
	}
	for level := now + 1; level <= to; level++ {
		worth += step(level)
	}
	return worth
}

// step is what lies between a level and the one below it.
func step(level int) float64 {
	if level <= 1 {
		return lostGame
	}
	return 5 + 45/float64(level)
}

func jumpPrep(v *game.View, by int) float64 {
	to := min(max(v.JumpPrep+by, 0), game.AutoJump)
	worth := jumpPrepWorth * float64(to-v.JumpPrep)
	if to == game.AutoJump {
		worth += jump(v) / 2
	}
	return worth
}

// jump is the worth of a jump now rather than when the track is full.
func jump(v *game.View) float64 {
	if v.LastJump {
		return lostGame
	}
	return danger(v) + jumpPrepWorth*float64(game.AutoJump-v.JumpPrep)
}

// ---- Players ----

// seatsOf is the seats that an effect names. You is taken for the seat of the View.
func seatsOf(v *game.View, who card.Who) []game.Seat {
	switch who {
	case card.Nobody:
		return nil
	case card.You:
		return []game.Seat{v.Seat}
	case card.Current:
		return []game.Seat{v.Current}
	case card.President:
		return []game.Seat{v.President()}
	case card.Admiral:
		return []game.Seat{v.Admiral()}
	case card.CAG:
		if v.CylonFleet == nil {
			return nil
		}
		return []game.Seat{v.Holder(card.CAGTitle)}
	case card.EachPlayer, card.EachOther, card.Examiner:
		var all []game.Seat
		for s := range v.Seats {
			all = append(all, game.Seat(s))
		}
		return all
	}
	panic("a newcomer")
}

func number(v *game.View, who card.Who) int { return len(seatsOf(v, who)) }

// heldBy is how many of n cards the named players can lose.
func heldBy(v *game.View, who card.Who, n int) int {
	held := 0
	for _, s := range seatsOf(v, who) {
		if isHuman(v, s) {
			held += min(n, v.Count(game.Hand(s)))
		}
	}
	return held
}

func isHuman(v *game.View, s game.Seat) bool {
	return s >= 0 && int(s) < len(v.Seats) && !v.Seats[s].Cylon()
}

func at(v *game.View, place card.Place) []game.Seat {
	var seats []game.Seat
	for s := range v.Seats {
		if v.Seats[s].Place == place {
			seats = append(seats, game.Seat(s))
		}
	}
	return seats
}

func on(v *game.View, board card.Board) []game.Seat {
	var seats []game.Seat
	for s := range v.Seats {
		if l := v.Boxes.Locations.Of(v.Seats[s].Place); l != nil && l.Board == board {
			seats = append(seats, game.Seat(s))
		}
	}
	return seats
}

func sent(v *game.View, seats []game.Seat, to card.Place) float64 {
	worth := 0.0
	for _, s := range seats {
		if isHuman(v, s) && v.Seats[s].Place != card.Brig {
			worth -= placeWorth(to)
		}
	}
	return worth
}

func placeWorth(to card.Place) float64 {
	if to == card.Brig {
		return brigWorth
	}
	return sickbayWorth
}

// ---- Ships ----

// danger is what the Cylon ships on the board will cost if nobody does anything.
func danger(v *game.View) float64 {
	threat := -heavyWorth*float64(v.HeavyRaidersInSpace()) - raiderWorth*float64(v.RaidersInSpace())
	for _, b := range v.Basestars {
		if b.Area != card.NoArea {
			threat -= basestarWorth
		}
	}
	return threat - 0.4*civilian(v)*float64(exposed(v))
}

// exposed is how many civilian ships the raiders beside them can destroy.
func exposed(v *game.View) int {
	n := 0
	for _, a := range card.Areas {
		n += min(v.Raiders[a], v.Count(game.Civilians(a)))
	}
	return n
}

// civilian is the worth of losing a civilian ship: on average a little more than a population.
func civilian(v *game.View) float64 { return 1.15 * resource(v, card.Population, -1) }

func placement(v *game.View, p card.Placement) float64 {
	n := float64(p.N)
	// no card places the others
	//exhaustive:ignore
	switch p.Ship {
	case card.Raider:
		return raiderWorth * n
	case card.HeavyRaider:
		return heavyWorth * n
	case card.Basestar:
		return basestarWorth * n
	case card.Civilian:
		return 0.15 * civilian(v) * n
	case card.Viper:
		return 0.5 * viperWorth * float64(min(p.N, v.AllVipers().Reserves))
	case card.Centurion:
		return -centurionStart * n
	default:
		return 0
	}
}

func destroyed(v *game.View, e card.Destroy) float64 {
	// no card destroys the others
	//exhaustive:ignore
	switch e.Ship {
	case card.Raptor:
		return -raptorWorth * float64(min(e.N, v.Raptors))
	case card.Civilian:
		return civilian(v) * float64(e.N)
	case card.Viper:
		return -viperWorth * float64(min(e.N, v.Fleet(card.Viper).Reserves+v.Fleet(card.Viper).Damaged))
	case card.Raider:
		return -raiderWorth * float64(min(e.N, v.RaidersInSpace()))
	case card.HeavyRaider:
		return -heavyWorth * float64(min(e.N, v.HeavyRaidersInSpace()))
	case card.Centurion:
		if v.CenturionsAboard() == 0 {
			return 0
		}
		return worstCenturion(v)
	default:
		return 0
	}
}

// damage is the worth of n damage tokens on Galactica.
func damage(v *game.View, n int) float64 {
	worth := 0.0
	for i := range n {
		worth -= firstDamage + eachMoreDamage*float64(v.DamagedLocations()+i)
	}
	if v.DamagedLocations()+n >= game.DamagedToLose {
		worth -= lostGame / 2
	}
	return worth
}

// centurion is what a centurion on a space of the boarding party track costs.
func centurion(space int) float64 {
	return [...]float64{centurionStart, 16, 30, 70, lostGame}[space]
}

// worstCenturion is what it is worth to destroy the one that is farthest.
func worstCenturion(v *game.View) float64 {
	for space := len(v.Centurions) - 1; space >= 0; space-- {
		if v.Centurions[space] > 0 {
			return centurion(space)
		}
	}
	return 0
}

// ready is the vipers that are not damaged, but for piloted ones.
func ready(v *game.View) int {
	vipers := v.AllVipers()
	return vipers.Reserves + vipers.InSpace()
}

func risked(v *game.View, ship card.Ship) int {
	if ship == card.Raptor {
		return v.Raptors
	}
	return ready(v)
}

// activation is the worth of an activation of Cylon ships.
func activation(v *game.View, ships card.Activation) float64 {
	basestars := 0.0
	for _, b := range v.Basestars {
		if b.Area != card.NoArea {
			basestars++
		}
	}
	if basestars == 0 {
		switch {
		case ships == card.Raiders && v.RaidersInSpace() == 0:
			return growth(v, raiderWorth)
		case ships == card.HeavyRaiders && v.HeavyRaidersInSpace()+v.CenturionsAboard() == 0:
			return growth(v, heavyWorth)
		case ships == card.LaunchRaiders, ships == card.Basestars:
			return growth(v, basestarWorth)
		}
	}
	switch ships {
	case card.Raiders:
		if v.RaidersInSpace() == 0 {
			return 2 * raiderWorth * basestars
		}
		worth := 0.0
		for _, a := range card.Areas {
			n, vipers := v.Raiders[a], v.VipersIn(a)+len(pilots(v, a))
			switch {
			case n == 0:
			case vipers > 0:
				worth -= 0.5 * viperWorth * float64(n)
			case v.Count(game.Civilians(a)) > 0:
				worth += civilian(v) * float64(min(n, v.Count(game.Civilians(a))))
			case v.CiviliansInSpace() > 0:
				worth -= float64(n)
			default:
				worth += damage(v, 1) * float64(n) / 8
			}
		}
		return worth
	case card.LaunchRaiders:
		return 3 * raiderWorth * basestars
	case card.HeavyRaiders:
		if v.HeavyRaidersInSpace()+v.CenturionsAboard() == 0 {
			return heavyWorth * basestars
		}
		worth := -3 * float64(v.HeavyRaidersInSpace())
		for space, n := range v.Centurions {
			if n > 0 && space+1 < len(v.Centurions) {
				worth -= float64(n) * (centurion(space+1) - centurion(space))
			}
		}
		for _, a := range card.Areas {
			if a.Launches() {
				worth -= centurionStart * float64(v.HeavyRaiders[a])
			}
		}
		return worth
	case card.Basestars:
		return 0.6 * damage(v, 1) * basestars
	default:
		return 0
	}
}

func pilots(v *game.View, a card.Area) []game.Seat {
	var seats []game.Seat
	for s := range v.Seats {
		if v.Seats[s].Area == a && a != card.NoArea {
			seats = append(seats, game.Seat(s))
		}
	}
	return seats
}
