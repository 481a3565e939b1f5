package bot

import (
	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/card"
)

// Purpose is a player's reason for an action, as anyone at the table can tell.
type Purpose uint8

// The reasons. The comment completes the name, or says which fields of [Reason] count.
const (
	NoPurpose     Purpose = iota
	StopBasestar          //
	StopRaiders           //
	StopBoarders          // heavy raiders and centurions
	SaveCivilians         // raiders beside them can destroy them
	MeetCylons            // with a viper
	StandReady            // with a viper, away from Cylon ships
	KeepViper             // that is attacked
	JumpAway              // from Cylon ships
	JumpOn                // with no Cylon ships near
	MoreCards             //
	MoreQuorum            //
	MoreNukes             //
	ForResource           // Resource: it should rise
	AgainstLoss           // Resource: a check that fails, or a list of a card, would take it
	AgainstDamage         // likewise
	PassCheck             //
	EaseCheck             //
	BetterRoll            //
	CanBePassed           // the check, rather than the other choice
	LesserLoss            //
	SafeWithout           // more cards
	LittleAtStake         //
	FewCards              // in hand
	OutOfReach            // the check
	KeepCards             // for later
	LookAhead             //
	SeeCivilians          //
	MendShip              //
	OthersAct             // Seat, or everyone, can do more with it now
	OneMoreAction         //
	KnowLoyalty           //
	Mistrust              // Seat, or any player
	Trusts                // Seat
	LeastMissed           // Seat
	SetFree               // Seat
	GetOut                // of the Brig
	HurtHumans            // by a revealed Cylon
	SeemedBest            // the table shows no more
	Suspects              // By suspects Seat, for Clue: no reason, but a comment on what happened
	NumPurposes
)

// Reason is why a player did something.
type Reason struct {
	Why      Purpose
	Seat     game.Seat
	Resource card.Resource
	Clue     belief.Clue // of Mistrust and Suspects: what speaks most against Seat
	By       game.Seat   // of Suspects
}

// act is something done in the open, and the open table before it.
type act struct {
	Known
	by    game.Seat
	Event *game.Event
}

// Explain returns why a player did what an event of their answer shows. It uses what everyone could see: the open table before the answer, with its
// decision, what that table told, and the event as redacted for it. It knows neither the player's cards nor their side, so a Cylon who pretends gets a human's
// reasons. For an event that nobody caused on purpose, it returns the zero Reason.
func Explain(before Known, by game.Seat, e *game.Event) Reason {
	if before.Seat != game.Everyone {
		panic("a reason is told from the open table alone")
	}
	a := act{before, by, e}
	r := a.reason()
	if r.Why != NoPurpose && before.Seats[by].Cylon() {
		return Reason{Why: HurtHumans}
	}
	if r.Why == Mistrust && r.Seat != game.NoSeat {
		r.Clue = suspicion(before.Belief, r.Seat)
	}
	return r
}

// suspicion returns what speaks most against a player, or the zero Clue.
func suspicion(b *belief.Belief, s game.Seat) belief.Clue {
	for _, c := range b.Clues(s) {
		if c.Odds > 0 {
			return c
		}
	}
	return belief.Clue{}
}

// because returns a reason with nothing more to say.
func because(why Purpose) Reason { return Reason{Why: why} }

// or returns the reason, or because(why) if there is none.
func (r Reason) or(why Purpose) Reason {
	if r.Why == NoPurpose {
		return because(why)
	}
	return r
}

func (a act) reason() Reason {
	switch {
	case a.Event.Kind == game.ShipMoved: // nobody's reason, except a viper that the player flies
		return a.viperMoved()
	case a.Event.Kind == game.Condemned && a.Decision.Kind == game.ChooseCondemned && a.Seats[a.Event.Seat].Human():
		return Reason{Why: LeastMissed, Seat: a.Event.Seat}
	}
	if a.Event.Seat != a.by {
		return Reason{}
	}
	switch a.Event.Kind {
	case game.Activated:
		return a.use(a.Event.Place)
	case game.CharacterMoved:
		return a.moved()
	case game.AttackMade:
		if a.Decision.Kind == game.ChooseViperDeed { // it was told when the vipers were activated
			return Reason{}
		}
		return a.attack()
	case game.CardPlayed:
		return a.played()
	case game.AbilityUsed:
		return a.ability()
	case game.ChoseBox:
		return a.chose()
	case game.Chosen:
		return a.picked()
	case game.Contributed:
		return a.contributed()
	case game.Escorted:
		return because(SaveCivilians)
	case game.Repaired:
		return because(MendShip)
	case game.Scouted:
		return because(LookAhead)
	case game.Revealed:
		return because(HurtHumans)
	case game.AllyMet:
		if a.Decision.Kind == game.ChooseAlly { // the ally's token is unknown: use the hoped-for result
			return a.effects(a.Boxes.Allies.Of(a.Event.Card).Benevolent).or(SeemedBest)
		}
	case game.ResultDecided:
		if a.Decision.Kind == game.ChooseFate {
			return a.effects(a.Boxes.Crossroads.Of(a.Event.Card).Of(a.Event.Mark)).or(LesserLoss)
		}
	}
	return Reason{}
}

// ---- Places and vipers ----

// use returns the reason for a location's action.
func (a act) use(place card.Place) Reason {
	switch place {
	case card.Brig, card.Detention:
		return because(GetOut)
	case card.AdmiralsQuarters, card.Administration, card.Airlock, card.ResistanceHQ:
		return Reason{Why: Mistrust, Seat: game.NoSeat}
	}
	if l := a.Boxes.Locations.Of(place); l != nil {
		if r := a.effects(l.Action); r.Why != NoPurpose {
			return r
		}
	}
	return because(SeemedBest)
}

// moved returns why a player goes to a location, or flies. An involuntary move has no reason.
func (a act) moved() Reason {
	switch a.Decision.Kind {
	case game.ChooseMove, game.PayForMove, game.ChoosePlace:
		if a.Event.Place != "" && a.Damaged(a.Event.Place) {
			return because(MendShip)
		}
		if a.Event.Place != "" {
			return a.use(a.Event.Place)
		}
	case game.ChooseAction, game.ChooseArea, game.ChooseMark, game.ChooseReaction, game.FlyFurther:
	default:
		return Reason{}
	}
	if a.Event.ToArea == card.NoArea {
		return Reason{}
	}
	return a.flies(a.Event.ToArea)
}

// viperMoved returns why an unmanned viper is launched, or flies.
func (a act) viperMoved() Reason {
	switch a.Decision.Kind {
	case game.ChooseViper, game.ChooseViperDeed, game.ChooseArea, game.ChooseMark, game.FlyFurther:
		if to, _ := a.Event.ToSpot.Areas(); to != card.NoArea && (a.Event.Ship == card.Viper || a.Event.Ship == card.MarkVII) {
			return a.flies(to)
		}
	}
	return Reason{}
}

// flies returns the purpose of a viper in an area.
func (a act) flies(to card.Area) Reason {
	cylons, civilians := a.cylonsIn(to), a.Count(game.Civilians(to)) > 0
	switch {
	case civilians && (cylons || a.cylonsIn(to.Clockwise()) || a.cylonsIn(to.Counterclockwise())):
		return because(SaveCivilians)
	case cylons || a.cylonsIn(to.Clockwise()) || a.cylonsIn(to.Counterclockwise()):
		return because(MeetCylons)
	default:
		return because(StandReady)
	}
}

func (a act) cylonsIn(area card.Area) bool {
	for _, b := range a.Basestars {
		if b.Area == area {
			return true
		}
	}
	return a.Raiders[area]+a.HeavyRaiders[area] > 0
}

// attack returns what an attack should stop.
func (a act) attack() Reason {
	// the others are rolled by Cylon ships, or are not attacks
	//exhaustive:ignore
	switch a.Event.RollFor {
	case game.RollForNuke, game.RollForAreaNuke, game.RollViperAtBasestar, game.RollGalacticaAtBasestar:
		return because(StopBasestar)
	case game.RollForArmory, game.RollViperAtHeavyRaider, game.RollGalacticaAtHeavyRaider:
		return because(StopBoarders)
	case game.RollViperAtRaider, game.RollGalacticaAtRaider:
		if a.Count(game.Civilians(a.Event.Area)) > 0 {
			return because(SaveCivilians)
		}
		return because(StopRaiders)
	}
	return Reason{}
}

// ---- Cards, abilities and choices ----

// played returns why a card is played.
func (a act) played() Reason {
	id := a.Event.Card
	if r := a.inWindow(); r.Why != NoPurpose {
		return r
	}
	if title, _ := card.SplitSkill(id); title == card.ExecutiveOrder || title == card.StateOfEmergency {
		return Reason{Why: OthersAct, Seat: game.NoSeat}
	}
	return a.effects(a.Boxes.Effects(a.Boxes.Find(id), id)...).or(SeemedBest)
}

// ability returns why an ability, or a title's action, is used.
func (a act) ability() Reason {
	id := a.Event.Card
	switch id {
	case card.AlertViperPilot:
		return because(MeetCylons)
	case card.Recon, card.DelusionalIntuition:
		return because(LookAhead)
	case card.MaintenanceEngineer:
		return because(OneMoreAction)
	case card.StartsOnTheBench:
		return Reason{} // it happens to the player
	}
	if r := a.inWindow(); r.Why != NoPurpose {
		return r
	}
	return a.effects(a.Boxes.Effects(a.Boxes.Find(id), id)...).or(SeemedBest)
}

// inWindow returns why a player interrupts.
func (a act) inWindow() Reason {
	// in the other windows, what the player does shows the reason
	//exhaustive:ignore
	switch a.Decision.Window {
	case game.CheckAnnounced, game.BeforeCards:
		return because(EaseCheck)
	case game.ReplaceCheck, game.CardsAdded, game.CardsRevealed, game.StrengthTotaled:
		return a.stakes()
	case game.CheckResolved, game.QuorumUsed:
		return because(MoreCards)
	case game.CrisisRevealed, game.ChoiceMade:
		return because(LesserLoss)
	case game.BeforeRoll, game.AfterRoll:
		if r := a.Decision.Roll; r == game.RollRaiderAtViper || r == game.RollRaiderAtPilot {
			return because(KeepViper)
		}
		return because(BetterRoll)
	}
	return Reason{}
}

// chose returns why a box of a crisis is taken.
func (a act) chose() Reason {
	if a.Event.N < 0 {
		return because(CanBePassed)
	}
	return because(LesserLoss)
}

// picked returns why a player is chosen for something.
func (a act) picked() Reason {
	who := Reason{Seat: a.Event.Other}
	_, looks := find[card.LookAtLoyalty](a.View, a.Event.Card)
	switch {
	case a.Event.Card == card.ExecutiveOrder:
		who.Why = OthersAct
	case looks:
		who.Why = KnowLoyalty
	case a.Event.Place == card.AdmiralsQuarters, a.Event.Place == card.Airlock, a.Event.Place == card.ResistanceHQ, a.Event.Card == "arrest-order":
		who.Why = Mistrust
	case (a.Decision.Place == card.Brig || a.Decision.Place == card.Detention) && a.Decision.Kind == game.ChoosePlayer, a.Event.Card == "presidential-pardon":
		who.Why = SetFree
	case a.Decision.Kind == game.ChooseCharacterFor:
		who.Why = LeastMissed
	default:
		who.Why = Trusts
	}
	return who
}

// ---- Checks ----

// contributed returns why a player adds cards to a check, or adds none.
func (a act) contributed() Reason {
	stakes := a.stakes()
	if a.Event.N > 0 {
		return stakes
	}
	c, total := a.Check, 0.0
	if c == nil {
		return because(KeepCards)
	}
	m := checks{&mind{Known: a.Known, d: a.Decision, me: a.by}}
	total = m.destiny(c.Skills)
	for s := range a.Seats {
		switch n := a.Count(game.Contribution(game.Seat(s))); {
		case a.Seats[s].Cylon():
			total -= belief.MeanStrength * float64(n)
		default:
			total += belief.AddedStrength(n)
		}
	}
	_, worth := m.pending()
	switch {
	case total >= float64(c.Difficulty)+tempers[a.Luck.Temper(a.by)].margin: // as help would have it
		return because(SafeWithout)
	case a.Count(game.Hand(a.by)) <= 2:
		return because(FewCards)
	case worth.pass-worth.fail < 3*cardWorth:
		return because(LittleAtStake)
	case float64(c.Difficulty)-total > 4*belief.MeanStrength:
		return because(OutOfReach)
	}
	return because(KeepCards)
}

// stakes returns the purpose of passing the check: what failure would cost, or what success would bring.
func (a act) stakes() Reason {
	if a.Check == nil {
		return because(PassCheck)
	}
	switch a.Check.Place {
	case card.Brig, card.Detention:
		return Reason{Why: SetFree, Seat: a.Current}
	case card.AdmiralsQuarters, card.Airlock, card.ResistanceHQ:
		return Reason{Why: Mistrust, Seat: a.Check.Target}
	case card.Administration:
		return Reason{Why: Trusts, Seat: a.Check.Target}
	}
	c := a.Boxes.Crisis(a.Check.Card)
	if c == nil || c.Check == nil {
		return because(PassCheck)
	}
	worst := because(PassCheck)
	least := 0.0
	for e := range c.Check.Fail.Deep() {
		switch e := e.(type) {
		case card.Change:
			if worth := resource(a.View, e.Resource, e.By); worth < least {
				worst, least = Reason{Why: AgainstLoss, Resource: e.Resource}, worth
			}
		case card.Damage, card.ChooseDamage:
			if worth := damage(a.View, 1); worth < least {
				worst, least = because(AgainstDamage), worth
			}
		}
	}
	if worst.Why == PassCheck {
		for e := range c.Check.Pass.Deep() {
			if e, ok := e.(card.Change); ok && e.By > 0 {
				return Reason{Why: ForResource, Resource: e.Resource}
			}
		}
	}
	return worst
}

// ---- Effects ----

// effects returns the reason for the first effect in the lists that has one.
func (a act) effects(lists ...card.Effects) Reason {
	for _, list := range lists {
		for e := range list.Deep() {
			if r := a.effect(e); r.Why != NoPurpose {
				return r
			}
		}
	}
	return Reason{}
}

func (a act) effect(e card.Effect) Reason {
	switch e := e.(type) {
	case card.Change:
		if e.By > 0 {
			return Reason{Why: ForResource, Resource: e.Resource}
		}
	case card.FTLRoll, card.JumpFleet, card.JumpPrep:
		if danger(a.View) > 0 {
			return because(JumpAway)
		}
		return because(JumpOn)
	case card.GalacticaAttacks:
		return a.worstShip()
	case card.AttackCenturion:
		return because(StopBoarders)
	case card.LaunchNuke, card.LaunchNukeAtArea, card.DamageBasestar:
		return because(StopBasestar)
	case card.DestroyCylons, card.ClearArea, card.RaidersForAttack, card.DestroyInArea, card.RemoveRaiders, card.VipersDestroy:
		return because(StopRaiders)
	case card.DestroyForces, card.AttackForces, card.PushBack:
		return because(StopBoarders)
	case card.HideCivilian, card.PrepareOrEvacuate:
		return because(SaveCivilians)
	case card.Destroy:
		// nobody destroys our own ships on purpose
		//exhaustive:ignore
		switch e.Ship {
		case card.Raider:
			return because(StopRaiders)
		case card.HeavyRaider, card.Centurion:
			return because(StopBoarders)
		case card.Basestar:
			return because(StopBasestar)
		}
	case card.GainNuke:
		return because(MoreNukes)
	case card.ActivateVipers, card.ActivateViper, card.ActivateOneViper, card.LaunchSelf, card.LaunchPilots, card.ViperAttacks, card.VipersIfStrong:
		if danger(a.View) > 0 {
			return because(MeetCylons)
		}
		return because(StandReady)
	case card.Draw, card.DrawOwn, card.GiveThisCard, card.ExchangeSkills, card.TakeDestiny, card.DiscardThenDraw:
		return because(MoreCards)
	case card.DrawQuorum, card.DrawOrPlayQuorum, card.PlayQuorum, card.ResolveQuorum, card.ExchangeQuorum, card.ArrangeQuorum, card.OfferQuorum:
		return because(MoreQuorum)
	case card.LookAtTop, card.SearchDestiny, card.LookAtBottom, card.ArrangeCrises:
		return because(LookAhead)
	case card.LookAtCivilians:
		return because(SeeCivilians)
	case card.Repair, card.RepairShips, card.RestoreRaptor, card.RepairAny, card.RestoreVipers, card.ReturnViper, card.RepairBoth:
		return because(MendShip)
	case card.Order, card.MoveOrAct, card.ExtraAction:
		return Reason{Why: OthersAct, Seat: game.NoSeat}
	case card.LookAtLoyalty:
		return Reason{Why: KnowLoyalty, Seat: game.NoSeat}
	case card.Send, card.SendChosen, card.SendTarget, card.Execute, card.ExecuteHere, card.ExecuteIn:
		return Reason{Why: Mistrust, Seat: game.NoSeat}
	case card.FreeFromBrig, card.ReleaseOther, card.ReleaseChosen, card.LeaveBrigFor, card.ReleaseDetained:
		return Reason{Why: SetFree, Seat: game.NoSeat}
	}
	return Reason{}
}

// worstShip returns the reason to stop the worst Cylon ship on the board.
func (a act) worstShip() Reason {
	switch {
	case exposed(a.View) > 0:
		return because(SaveCivilians)
	case a.HeavyRaidersInSpace() > 0:
		return because(StopBoarders)
	case a.RaidersInSpace() > 0:
		return because(StopRaiders)
	default:
		return because(StopBasestar)
	}
}
