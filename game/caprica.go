package game

import (
	"fmt"
	"slices"

	"battlestar/game/card"
)

// The rules of New Caprica: the landing, the occupation, the return of Galactica and the departure (pegasus.md, section 12).

// frozen reports whether the fleet has landed and Galactica has not returned: nothing in space moves (P-NC-06).
func (g *Game) frozen() bool { return g.state.Stage() == Occupied }

// inOrbit reports whether Galactica has returned (P-NC-30).
func (g *Game) inOrbit() bool { return g.state.Stage() == InOrbit }

// landed reports whether the fleet has landed, whether or not Galactica is back.
func (g *Game) landed() bool { return g.frozen() || g.inOrbit() }

// onGround reports whether a player's character is on New Caprica.
func (g *Game) onGround(s Seat) bool { return s != NoSeat && g.on(s, card.NewCapricaBoard) }

// groundPlaces maps each location of Galactica that characters are sent to, to the one that stands for it on New Caprica (P-NC-09).
var groundPlaces = map[card.Place]card.Place{card.Brig: card.Detention, card.Sickbay: card.MedicalCenter}

// meant returns where a player really goes when sent to a place: on New Caprica, to the location that stands for it (P-NC-09).
func (g *Game) meant(s Seat, to card.Place) card.Place {
	if ground := groundPlaces[to]; ground != "" && (g.onGround(s) || g.frozen()) {
		return ground
	}
	return to
}

// standsFor reports whether a location is another one, or the New Caprica location that stands for it (P-NC-09).
func standsFor(p, other card.Place) bool { return p == other || p == groundPlaces[other] }

// Jailed reports whether a player is in the Brig or in Detention, which stands for it (P-NC-09).
func (s SeatState) Jailed() bool { return s.Place == card.Brig || s.Place == card.Detention }

// hurt reports whether a player is in Sickbay or in the Medical Center (P-NC-09).
func (s SeatState) hurt() bool { return s.Place == card.Sickbay || s.Place == card.MedicalCenter }

// resurrection returns where a Cylon comes back to life. Before Galactica returns, the Medical Center stands for the Resurrection Ship (P-NC-08).
func (g *Game) resurrection() card.Place {
	switch {
	case g.frozen():
		return card.MedicalCenter
	case g.state.HubLost(): // D-LOC-09
		return card.HubDestroyed
	}
	return card.ResurrectionShip
}

// nothingInOrbit says that nothing happens, because Galactica is not there.
func (g *Game) nothingInOrbit(c *cause) {
	g.nothing(GalacticaAway, Event{Rule: "P-NC-06", Card: c.id})
}

// NeedsSpace reports whether an effect deals with ships in space, centurions or damage to the human ships. It is then ignored until Galactica returns
// (P-NC-06).
func NeedsSpace(e card.Effect) bool {
	switch e := e.(type) {
	case card.Destroy:
		return e.Ship != card.Raptor && e.Ship != card.Civilian
	case card.DamageVipers:
		return e.In != card.InReserves
	case card.InOrbit:
		return true
	case card.GainAssaultRaptor:
		return e.Launched
	case card.Damage, card.ChooseDamage, card.Placement, card.Activate, card.ActivatePlaced, card.RecallVipers, card.Repair, card.ViperAttacks, card.LaunchNuke,
		card.LaunchNukeAtArea, card.JumpFleet, card.BlindJump, card.FTLRoll, card.GalacticaAttacks, card.LookAtCivilians, card.ActivateVipers, card.LaunchSelf,
		card.AttackCenturion, card.CommandFleet, card.Pursuit, card.PlaceCivilians, card.ActivateViper, card.Reinforce, card.RollBelowRaiders, card.VipersIfStrong,
		card.PlaceAnywhere, card.DestroyCylons, card.ClearArea, card.DamagePlaced, card.LaunchPilots, card.FlyAndAttack, card.RaidersMiss, card.HeavyRaidersOnly,
		card.FirePegasus, card.FireBatteries, card.AddJumpIcon, card.Sacrifice, card.DefendCivilian, card.BringFleet, card.PutScar, card.PlaceTogether, card.RepelBoarders, card.LaunchEach, card.Exchange,
		card.ActivateOften, card.JoinPilot, card.HideCivilian:
		return true
	case card.ActivateAny, card.ActivateForce, card.ActivateForces, card.ActivateOneOf, card.ActivateOneViper, card.ActivateRaidersThere,
		card.ActivateSeveral, card.AddDestiny, card.AddNotCylon, card.AllFaceUp, card.Another, card.AnotherCrisis, card.Appoint, card.ArrangeCrises,
		card.ArrangeQuorum, card.AttackForces, card.BecomeSympathetic, card.BringCrisis, card.BringRebels, card.BuryQuorum, card.Change, card.ChangeDie,
		card.ChooseTwo, card.ClearBoard, card.CountsDouble, card.CountsPositive, card.CrossroadsPhase, card.DamageBasestar, card.DamageToRemove,
		card.DecideCheck, card.Defend, card.DestroyForces, card.DestroyHub, card.DestroyInArea, card.DestroyOnGround, card.DestroyRaidersHere, card.Detain,
		card.Difficulty, card.Discard, card.DiscardHand, card.DiscardNuke, card.DiscardQuorum, card.DiscardThenDraw, card.DiscardThis, card.DiscardTrauma,
		card.Draw, card.DrawByResult, card.DrawForChosen, card.DrawLoyalty, card.DrawMutiny, card.DrawOrPlayQuorum, card.DrawOwn, card.DrawQuorum,
		card.DrawSuperCrisis, card.DrawTrauma, card.DrawWithFew, card.EachDrawsType, card.ExchangeQuorum, card.ExchangeSkills, card.Execute,
		card.ExecuteAnother, card.ExecuteHere, card.ExecuteIn, card.ExecuteRevealed, card.ExecuteTarget, card.ExtraAction, card.FailResult,
		card.FindCrisis, card.FlyAlong, card.FlyMission, card.ForceTheirHand, card.FreeAll, card.FreeFromBrig, card.GainDistance, card.GainMiracle,
		card.GainNuke, card.GiveLoyalty, card.GiveThisCard, card.GiveTitle, card.IfAtMost, card.IfDistance, card.IfMourned, card.Incite, card.Infiltrate,
		card.InsteadOfPass, card.IntoDestiny, card.IronWill, card.JumpPrep, card.KeepWithObjective, card.Lasts, card.LaunchLastNuke, card.LeaveBrigFor,
		card.LeaveDetention, card.LeaveNewCaprica, card.LookAndLeave, card.LookAtBottom, card.LookAtLocked, card.LookAtLoyalty, card.LookAtTop,
		card.LoseHighest, card.LoseIfJailed, card.MakeCheck, card.May, card.MayDraw, card.MiracleForChosen, card.MiracleIfBeaten, card.Misjump,
		card.MoveAnywhere, card.MoveOrAct, card.Mutiny, card.MutinyForChosen, card.NeedsGround, card.NewCapricaPhase, card.NewDestiny, card.NextJumpWins,
		card.NoAbilities, card.NoDestiny, card.NoJumpStep, card.OfferQuorum, card.OnGround, card.OneAction, card.OneOf, card.Order, card.OrderCrises,
		card.Oust, card.PassMiracle, card.PassTitle, card.PassTitlesOn, card.PlaceForce, card.PlayOneMutiny, card.PlayQuorum, card.PrepareAfterJump,
		card.PrepareOrEvacuate, card.PushBack, card.PutOnDestiny, card.RaidersForAttack, card.RaiseAny, card.ReleaseAny, card.ReleaseChosen,
		card.ReleaseDetained, card.ReleaseOther, card.ReleaseTo, card.RemoveRaiders, card.RepairAllVipers, card.RepairAny, card.RepairBoth,
		card.RepairLocation, card.RepairShips, card.RerollAttack, card.ResolveCrisis, card.ResolveQuorum, card.RestoreRaptor, card.RestoreVipers,
		card.ReturnViper, card.Risk, card.Roll, card.RollBonus, card.SearchDestiny, card.SearchSkills, card.Send, card.SendAllIn, card.SendAllOn,
		card.SendChosen, card.SendOut, card.SendTarget, card.ShareQuorum, card.SleeperAgent, card.Spare, card.SwapHands, card.SwapSuperCrisis,
		card.SwapWithDestiny, card.Sympathize, card.TakeActions, card.TakeAndGive, card.TakeDestiny, card.TakeFromCheck, card.TakeHand, card.TakeOut,
		card.TakeRandom, card.Target, card.TreacheryForHumans, card.Treat, card.Truce, card.TurnMissionDown, card.VipersDestroy, card.ZeroesHelp:
		return false
	}
	panic(fmt.Sprintf("NeedsSpace does not name the verb %T", e))
}

// ---- The landing ----

// landsBy reports whether a destination brings the fleet to New Caprica (P-NC-01).
func (g *Game) landsBy(d *card.Destination) bool {
	return g.with(card.OptionNewCaprica) && !g.landed() && g.state.Distance+d.Distance >= g.cat.Objective().At(card.NewCapricaPhase{})
}

// land begins the New Caprica phase: everyone goes there, and so does the rest of the fleet (P-NC-02, E-COMBO-13).
func (g *Game) land() {
	g.emit(Event{Kind: Landed, Rule: "P-NC-02"})
	g.depth++
	g.because(ByLanding, func() {
		g.together(func() {
			for _, s := range g.clockwiseFrom(g.state.Current) {
				to := card.ResistanceHQ // also from the Brig, and who infiltrates (P-NC-03)
				if g.seat(s).Cylon() {
					to = card.OccupationAuthority
				}
				if g.seat(s).OffBoard {
					continue // he arrives later (P-EXEC-16)
				}
				g.leaveViper(s, "P-NC-02")
				g.emit(Event{Kind: CharacterMoved, Rule: "P-NC-02", Seat: s, Place: to})
			}
		})
		if g.house(VipersComeDown) { // P-X-25
			g.recallVipers("P-X-25")
		}
		if f := g.state.Fleet(card.AssaultRaptor); f != nil { // D-RAP-08
			for _, a := range card.Areas {
				g.moveShips(card.AssaultRaptor, f.Space[a], SpotOf(a), Reserves, "D-RAP-08")
			}
		}
		g.together(func() {
			piles := []Pile{CivilianPile}
			for _, a := range card.Areas {
				piles = append(piles, Civilians(a))
			}
			for _, p := range piles {
				for g.state.Count(p) > 0 {
					g.move(p, 0, LockedShips, -1, 0, NoSeat, "P-NC-02")
				}
			}
		})
		g.shuffle(LockedShips, "P-NC-02")
		for _, p := range []Pile{CrisisDeck, CrisisDiscard} {
			if g.state.Count(p) > 0 {
				g.emit(Event{Kind: CardsGathered, Rule: "P-NC-02", From: p, To: OutOfGame})
			}
		}
		g.emit(Event{Kind: CardsGathered, Rule: "P-NC-02", From: GroundCrises, To: CrisisDeck})
		g.shuffle(CrisisDeck, "P-NC-02")
		if g.state.JumpPrep > 0 {
			g.emit(Event{Kind: JumpPrepMoved, Rule: "P-NC-02", N: -g.state.JumpPrep})
		}
	})
	g.depth--
}

// ---- Occupation forces ----

// moveForce moves an occupation force from one space of the track to another: -1 is the supply, OutOfTrack is out of the game.
func (g *Game) moveForce(from, to int, rule string) {
	g.emit(Event{Kind: ForceMoved, Rule: rule, N: 1, FromAt: int16(from), ToAt: int16(to)})
}

// placeForce places an occupation force at Occupation Authority, if one is left (P-NC-22).
func (g *Game) placeForce(rule string) {
	if g.state.ForcesLeft(g.cat) <= 0 {
		g.nothing(NoForceLeft, Event{Rule: "P-NC-22", Place: card.OccupationAuthority})
		return
	}
	g.moveForce(-1, 0, rule)
}

// advanceForce moves an occupation force one space to the right. A force that leaves the Shipyard destroys a civilian ship (P-NC-21, P-NC-22).
func (g *Game) advanceForce(space int) {
	g.moveForce(space, space+1, "P-NC-21")
	if space+1 == OutOfTrack {
		g.destroyOnGround("P-NC-21")
	}
}

// activateForces activates all occupation forces, those furthest along first. If there are none, one is placed (P-NC-21).
func (g *Game) activateForces() {
	if !g.landed() {
		return
	}
	g.emit(Event{Kind: ForcesActivated, Rule: "P-NC-21"})
	g.depth++
	defer func() { g.depth-- }()
	if g.state.Forces() == 0 {
		g.placeForce("P-NC-21")
		return
	}
	before := g.state.NewCaprica.Forces
	g.together(func() {
		for space := PatrolSpaces - 1; space >= 0; space-- {
			for range before[space] {
				g.advanceForce(space)
			}
		}
	})
}

// activateForce activates one occupation force that a player chooses. If there are none, one is placed (P-NC-14, P-NC-44).
func (g *Game) activateForce(you Seat) {
	if g.state.Forces() == 0 {
		if !g.house(OneForceAtAuthority) { // P-X-19
			g.placeForce("P-NC-44")
		}
		return
	}
	g.advanceForce(g.chooseForce(1, you, card.ID(card.OccupationAuthority), "P-NC-14"))
}

// chooseForce asks for the next of take occupation forces to be taken from the track, and returns its space.
func (g *Game) chooseForce(take int, by Seat, about card.ID, rule string) int {
	var options []Option
	for space, n := range g.state.NewCaprica.Forces {
		if n > 0 {
			options = append(options, option(Choice{Kind: TheForce, N: int8(space)}))
		}
	}
	return int(g.chooseOf(take, g.state.Forces(), by, Decision{Kind: ChooseForce, Options: options, About: about, Rule: rule}).N)
}

// loseForce destroys an occupation force, which can come back (P-NC-22).
func (g *Game) loseForce(space int, rule string) {
	to := -1
	if g.house(ForcesBoxed) { // P-X-29
		to = OutOfTrack
	}
	g.because(ByHit, func() { g.moveForce(space, to, rule) })
}

// destroyForces destroys up to n occupation forces of a player's choice (P-NC-45).
func (g *Game) destroyForces(by Seat, n int, c *cause) {
	if g.state.Forces() == 0 {
		g.nothing(NothingToDestroy, Event{Rule: "P-NC-45", Card: c.id})
		return
	}
	g.together(func() {
		for ; n > 0 && g.state.Forces() > 0; n-- {
			g.loseForce(g.chooseForce(n, by, c.id, "P-NC-45"), "P-NC-45")
		}
	})
}

// attackForce attacks the occupation forces at a player's location (P-NC-17).
func (g *Game) attackForce(you Seat, e card.AttackForces) {
	place := g.seat(you).Place
	if g.rollDie(roll{why: RollAtForces, by: you, about: card.AttackOccupation, upto: e.From - 1}) < e.From {
		g.nothing(NoEffect, Event{Rule: "P-NC-17", Seat: you, Card: card.AttackOccupation})
		return
	}
	if g.state.ForcesAt(place) > 0 {
		g.loseForce(PatrolAt(place), "P-NC-17")
	}
}

// detain lets a Cylon player arrest a human at the same location (P-NC-18).
func (g *Game) detain(you Seat, e card.Detain) {
	target := g.choosePlayer(you, ChooseCharacterFor, card.DetainHuman, card.Detention, g.humansAt(g.seat(you).Place), "P-NC-18")
	if target == NoSeat {
		return
	}
	switch result := g.rollDie(roll{why: RollForDetention, by: you, about: card.DetainHuman, upto: e.Detention}); {
	case result <= e.Detention:
		g.send(target, card.Detention, "P-NC-18")
	case result <= e.Medical:
		g.send(target, card.MedicalCenter, "P-NC-18")
	default:
		g.nothing(NoEffect, Event{Rule: "P-NC-18", Seat: target, Card: card.DetainHuman})
	}
}

// revealed returns the Cylon players (P-TERM-03).
func (g *Game) revealed() []Seat {
	return g.seatsWhere(func(s Seat) bool { return g.seat(s).Cylon() })
}

// humansAt returns the human players at a location.
func (g *Game) humansAt(p card.Place) []Seat {
	return slices.DeleteFunc(g.charactersAt(p), func(s Seat) bool { return !g.human(s) })
}

// ---- Civilian ships on the ground ----

// prepareShip moves the top Locked ship under the Prepared ones, unseen (P-NC-24).
func (g *Game) prepareShip(by Seat) {
	if g.state.Count(LockedShips) == 0 {
		g.nothing(NoCivilianShip, Event{Rule: "P-NC-24", Ship: card.Civilian})
		return
	}
	g.move(LockedShips, 0, PreparedShips, -1, 0, by, "P-NC-24")
}

// evacuateShip brings the top Prepared ship into a launch area of the current player's choice (P-NC-25, E-COMBO-16). It reports whether there was one.
func (g *Game) evacuateShip() bool {
	if g.state.Count(PreparedShips) == 0 {
		g.nothing(NoCivilianShip, Event{Rule: "P-NC-25", Ship: card.Civilian})
		return false
	}
	a := g.chooseArea(g.current(), ChooseArea, "", card.Civilian, launchAreas, "P-NC-25")
	g.move(PreparedShips, 0, Civilians(a), -1, 0, NoSeat, "P-NC-25")
	return true
}

// shipDeeds returns what can be done now with the civilian ships on the ground (P-NC-26).
func (g *Game) shipDeeds() []Option {
	var options []Option
	if g.state.Count(LockedShips) > 0 {
		options = append(options, option(Choice{Kind: Prepare}))
	}
	if g.inOrbit() && g.state.Count(PreparedShips) > 0 {
		options = append(options, option(Choice{Kind: Evacuate}))
	}
	return options
}

// prepareOrEvacuate prepares or evacuates a ship, as the player chooses. It reports whether a ship was evacuated.
func (g *Game) prepareOrEvacuate(you Seat, c *cause) bool {
	options := g.shipDeeds()
	if len(options) == 0 {
		g.nothing(NoCivilianShip, Event{Rule: "P-NC-26", Card: c.id, Ship: card.Civilian})
		return false
	}
	if g.choose(you, Decision{Kind: ChooseGround, Options: options, About: c.id, Rule: "P-NC-26"}).Kind == Evacuate {
		return g.evacuateShip()
	}
	g.prepareShip(you)
	return false
}

// groundPile returns the pile whose top civilian ship is destroyed next: the Locked ships, else the Prepared ones, or NoPile for none (P-NC-27).
func (g *Game) groundPile() Pile {
	for _, p := range []Pile{LockedShips, PreparedShips} {
		if g.state.Count(p) > 0 {
			return p
		}
	}
	return NoPile
}

func (g *Game) destroyOnGround(rule string) {
	p := g.groundPile()
	if p == NoPile {
		g.nothing(NoCivilianShip, Event{Rule: rule, Ship: card.Civilian})
		return
	}
	g.destroyCivilian(p, 0, rule)
}

// flyAlong lets a player who has evacuated a ship move to Galactica for free (P-NC-16).
func (g *Game) flyAlong(you Seat) {
	options := []Option{option(Choice{Kind: Pass})}
	for p := range g.cat.Locations.All() {
		if p.Board == card.GalacticaBoard && !p.Hazardous && !g.avoids(you, p.ID) {
			options = append(options, option(Choice{Kind: ThePlace, Place: p.ID}))
		}
	}
	if to := g.pick(you, Decision{Kind: ChoosePlace, Options: options, Place: card.Shipyard, Other: you, Rule: "P-NC-16"}); to.Kind == ThePlace {
		g.emit(Event{Kind: CharacterMoved, Rule: "P-NC-16", Seat: you, Place: to.Place})
	}
}

// ---- Detention ----

// groundOptions returns the locations of New Caprica to which a player can be released: none that are hazardous (P-NC-10).
func (g *Game) groundOptions(by, who Seat) []Option {
	var options []Option
	for p := range g.cat.Locations.All() {
		if p.Board == card.NewCapricaBoard && !p.Hazardous && !(by == who && g.avoids(who, p.ID)) { // P-LEAD-06
			options = append(options, option(Choice{Kind: ThePlace, Place: p.ID}))
		}
	}
	return options
}

// letGo moves a character out of Detention.
func (g *Game) letGo(by, who Seat, about card.ID, rule string) {
	if g.seat(who).Place != card.Detention {
		g.nothing(NoEffect, Event{Rule: rule, Seat: who})
		return
	}
	options := g.groundOptions(by, who)
	if len(options) == 0 {
		g.nothing(NoEffect, Event{Rule: "P-LEAD-06", Seat: who})
		return
	}
	to := g.pick(by, Decision{Kind: ChoosePlace, Options: options, About: about, Other: who, Rule: rule}).Place
	g.emit(Event{Kind: CharacterMoved, Rule: rule, Seat: who, Place: to})
}

// releaseDetained lets a player choose someone in Detention to release, and where that character goes.
func (g *Game) releaseDetained(by Seat, c *cause) {
	if who := g.choosePlayer(by, ChoosePlayer, c.id, card.Detention, g.charactersAt(card.Detention), "P-NC-10"); who != NoSeat {
		g.letGo(by, who, c.id, "P-NC-10")
	}
}

// ---- The President there ----

// CaughtUpTo is the highest die result that detains the President for playing a Quorum card on New Caprica (P-NC-19).
const CaughtUpTo = 3

// caught rolls the die after the President has played a Quorum card there from the hand (P-NC-19).
func (g *Game) caught(s Seat) {
	if g.rollDie(roll{why: RollForPresident, by: s, upto: CaughtUpTo}) <= CaughtUpTo {
		g.send(s, card.Detention, "P-NC-19")
	}
}

// offerQuorum is the human action of Occupation Authority (P-NC-14).
func (g *Game) offerQuorum(you Seat) {
	ask := func(id card.ID) bool {
		options := []Option{option(Choice{Kind: Pass}), option(Choice{Kind: TheAction, Card: id})}
		return g.pick(you, Decision{Kind: ChooseQuorumDraw, Options: options, Place: card.OccupationAuthority, Rule: "P-NC-14"}).Kind != Pass
	}
	if ask("draw-quorum") {
		g.drawQuorum("P-NC-14")
	}
	if g.state.Count(QuorumHand) > 0 && ask("play-quorum") {
		g.playQuorum(you, QuorumHand, "P-NC-14")
	}
}

// ---- The return and the departure ----

// galacticaReturns brings Galactica back when the fleet marker reaches the end of its track (P-NC-29).
func (g *Game) galacticaReturns() {
	g.emit(Event{Kind: GalacticaBack, Rule: "P-NC-29", N: g.state.Turn})
	g.depth++
	var battle []card.Placement
	for _, e := range g.cat.Objective().Battle {
		battle = append(battle, e.(card.Placement))
	}
	g.placeAll(battle, "P-NC-29")
	g.depth--
}

// evacuates resolves the evacuation icons of crises (P-NC-31).
func (g *Game) evacuates(crises ...card.ID) {
	if g.house(EvacuationNextTurn) && g.state.NewCaprica.Returned == g.state.Turn { // P-X-30
		return
	}
	for _, id := range crises {
		if g.cat.Crises.Of(id).Icons.Evacuate {
			g.causing(id, func() { g.evacuateShip() })
		}
	}
}

// leaveNewCaprica ends the game: ships and human players still on the ground are lost (P-NC-34, P-NC-35, P-NC-47).
func (g *Game) leaveNewCaprica() {
	g.emit(Event{Kind: Jumped, Rule: "P-NC-34"})
	g.depth++
	g.step.leaving = true
	g.springTrap()
	for p := g.groundPile(); p != NoPile; p = g.groundPile() {
		g.destroyCivilian(p, 0, "P-NC-35")
	}
	for _, s := range g.clockwiseFrom(g.state.Current) {
		if g.human(s) && g.onGround(s) {
			g.execute(s, "P-NC-35")
		}
	}
	g.payForGoals()
	g.depth--
	won := true
	for _, r := range card.Resources {
		won = won && g.state.Resources[r] > 0
	}
	g.end(Over{HumansWin: won, Why: EndedByJump}, "P-NC-36")
}

// ---- Effects ----

// resolveNewCaprica resolves the effects that New Caprica adds. It reports whether e is one of them.
func (g *Game) resolveNewCaprica(e card.Effect, c *cause) bool {
	return g.resolveOccupation(e, c) || g.resolveGround(e, c)
}

// resolveOccupation resolves the effects that deal with the occupation forces and the end of the phase.
func (g *Game) resolveOccupation(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.NewCapricaPhase:
		g.land()
	case card.ActivateForces:
		g.activateForces()
	case card.ActivateForce:
		g.activateForce(you)
	case card.PlaceForce:
		g.placeForce("P-NC-22")
	case card.DestroyForces:
		by := g.decider(c)
		if e.By != card.Nobody {
			by = g.who(e.By)[0]
		}
		g.destroyForces(by, e.N, c)
	case card.AttackForces:
		g.attackForce(you, e)
	case card.Detain:
		g.detain(you, e)
	case card.ExecuteRevealed:
		if s := g.choosePlayer(g.who(e.By)[0], ChoosePlayer, c.id, "", g.revealed(), "P-TERM-03"); s != NoSeat {
			g.executeFor(s, c.id, "P-TERM-03")
		}
	case card.LeaveNewCaprica:
		g.leaveNewCaprica()
	default:
		return false
	}
	return true
}

// resolveGround resolves the effects on the people and ships on New Caprica.
func (g *Game) resolveGround(e card.Effect, c *cause) bool {
	you := g.you()
	switch e := e.(type) {
	case card.PrepareOrEvacuate:
		c.evacuated = g.prepareOrEvacuate(g.decider(c), c)
	case card.FlyAlong:
		if c.evacuated && g.human(you) && g.onGround(you) {
			g.flyAlong(you)
		}
	case card.LookAtLocked:
		g.scout(you, LockedShips, ScoutTop, card.ID(card.Shipyard))
	case card.DestroyOnGround:
		g.destroyOnGround("P-NC-27")
	case card.OnGround:
		if s := g.who(e.Who)[0]; g.onGround(s) {
			*c = g.resolve(e.Then, *c)
		} else {
			g.nothing(NotOnGround, Event{Rule: "P-NC-46", Seat: s, Card: c.id})
		}
	case card.NeedsGround: // weighed when the option is chosen
	case card.InOrbit:
		*c = g.resolve(e.Then, *c)
	case card.ReleaseDetained:
		g.releaseDetained(g.who(e.By)[0], c)
	case card.LeaveDetention:
		g.letGo(you, you, "", "P-NC-10")
	case card.NoJumpStep:
		g.emit(Event{Kind: JumpStepLost, Rule: "P-NC-15", Card: c.id})
	case card.ResolveCrisis:
		g.drawCrisis(you)
	case card.LoseHighest:
		g.change(g.chooseResource(you, g.highest(), c.id, "P-NC-15"), -e.N, "P-NC-15")
	case card.OfferQuorum:
		g.offerQuorum(you)
	case card.MayDraw:
		for _, s := range g.who(e.Who) {
			if g.askWhether(s, ChooseMay, c.id, "B-TERM-11") {
				g.drawByEffect(s, g.ownDraw(s, e.N))
			}
		}
	default:
		return false
	}
	return true
}
