package game

import (
	"slices"

	"battlestar/game/card"
)

// What players may not do, and why. Anything without a reason here is offered.

// notMoving returns why a player cannot move to a location.
func (g *Game) notMoving(s Seat, to card.Place) Refusal {
	seat, l := g.seat(s), g.cat.Locations.Of(to)
	r := Refusal{Seat: NoSeat, Place: to}
	switch {
	case l == nil:
		r.Why, r.Rule = NotChosenFrom, "B-MOVE-09"
	case seat.Place == to:
		r.Why, r.Rule = IsThere, "B-MOVE-09"
	case l.Hazardous:
		r.Why, r.Rule = IsHazardous, "B-MOVE-04"
	case g.state.ForCylons(l.Board) && !seat.Cylon():
		r.Why, r.Rule = ForCylons, "B-MOVE-05"
	case g.state.ForHumans(l.Board) && !seat.Human():
		r.Why, r.Rule = ForHumans, "B-MOVE-05"
	case g.avoids(s, to):
		r.Why, r.Rule, r.Card = ForbiddenByDrawback, "P-LEAD-06", card.Clouded
	case g.tethered(s) && g.state.Count(SuperHand(s)) == 0:
		r.Why, r.Rule, r.Card = ForbiddenByDrawback, "D-CHAR-10", card.Heretic
	case g.closed(l) == ClosedByCard:
		r.Why, r.Rule = ClosedByCard, "B-CRISIS-08"
	case g.closed(l) == IsOutOfReach:
		r.Why, r.Rule = IsOutOfReach, "P-NC-05"
	case g.closed(l) != Offered:
		r.Why, r.Rule = g.closed(l), "P-PEG-09"
	case g.movePrice(s, l) > g.state.Count(Hand(s)):
		r.Why, r.Rule = NoCardToPay, "B-MOVE-02"
		if seat.Piloting() {
			r.Why, r.Rule = NoCardToLand, "B-MOVE-07"
		}
	}
	return r
}

// movePrice returns what a move to a location costs in Skill cards (B-MOVE-02, B-MOVE-07). Cylon players pay only to or from New Caprica (P-NC-32) or
// the Rebel Basestar.
func (g *Game) movePrice(s Seat, to *card.Location) int {
	seat := g.seat(s)
	if seat.Piloting() {
		return 1
	}
	from := g.cat.Locations.Of(seat.Place).Board
	costly := func(b card.Board) bool { return b == card.NewCapricaBoard || b == card.RebelBoard } // P-NC-32, D-REB-02
	return one(from != to.Board && (!seat.Cylon() || costly(from) || costly(to.Board)))
}

// notActivating returns why a player cannot activate a location (B-ACT-03..05).
func (g *Game) notActivating(s Seat, place card.Place) Refusal {
	seat := g.seat(s)
	no := func(why Reason, rule string) Refusal {
		return Refusal{Why: why, Rule: rule, Seat: NoSeat, Place: place}
	}
	location := g.cat.Locations.Of(place)
	switch {
	case seat.OffBoard:
		return no(IsAway, "B-CHAR-07")
	case seat.Piloting():
		return no(IsInSpace, "B-ACT-03")
	case seat.Place != place || location == nil:
		return no(IsNotThere, "B-ACT-01")
	case g.state.ForCylons(location.Board) && !seat.Cylon() && location.Board == card.RebelBoard:
		return no(ForCylons, "D-REB-02")
	case g.state.ForHumans(location.Board) && !seat.Human() && location.Board == card.RebelBoard:
		return no(ForHumans, "D-REB-02")
	}
	return g.notUsable(s, place, false)
}

// notUsable returns why a player cannot use the action of a location, wherever the player is. With evenDamaged, damage does not matter.
func (g *Game) notUsable(s Seat, place card.Place, evenDamaged bool) Refusal {
	seat := g.seat(s)
	no := func(why Reason, rule string) Refusal {
		return Refusal{Why: why, Rule: rule, Seat: NoSeat, Place: place}
	}
	location := g.cat.Locations.Of(place)
	switch {
	case location == nil || g.closed(location) != Offered && seat.Place != place:
		return no(IsOutOfReach, "P-NC-05")
	case g.state.Damaged(place) && !evenDamaged:
		return no(IsDamaged, "B-ACT-04")
	case location.Price && len(g.payments(s)) == 0:
		return no(NoPayment, "D-REB-04")
	case len(location.ActionOf(seat.Cylon())) == 0:
		return no(HasNoAction, "B-ACT-01")
	}
	if location.Board == card.NewCapricaBoard {
		if why := g.notOnGround(location, seat.Cylon()); why.Why != Offered {
			return why
		}
	}
	needs := location.Needs
	if location.Board == card.NewCapricaBoard && seat.Cylon() {
		needs = card.NoNeed
	}
	switch {
	case needs == card.NeedsBlueSpace && g.inOrbit():
		return no(TrackIsDead, "P-NC-30")
	case g.meets(s, needs):
	case needs == card.NeedsBlueSpace:
		return no(NotOnBlue, "B-LOC-01")
	case needs == card.NeedsPresident:
		r := no(NotHolder, "B-LOC-09")
		r.Title = card.PresidentTitle
		return r
	case needs == card.NeedsPilot:
		return no(NotPilot, "B-LOC-07")
	default:
		return no(NeedUnmet, "D-MIS-02")
	}
	for _, e := range location.Action {
		switch e := e.(type) {
		case card.GalacticaAttacks:
			if len(g.cylonShips(card.NoArea)) == 0 {
				return no(NoTarget, "B-ACT-05")
			}
		case card.AttackCenturion:
			switch {
			case g.inPlay(card.NoArmory):
				return no(ClosedByCard, "B-CRISIS-08")
			case g.state.CenturionsAboard() == 0:
				return no(NoCenturion, "B-LOC-08")
			}
		case card.Discard:
			if e.Who == card.You && location.Hazardous && g.state.Count(Hand(s)) < e.N { // D-LOC-09
				return no(NoCardsToPay, "D-LOC-09")
			}
		case card.FlyMission:
			if g.state.Count(MissionDeck)+g.state.Count(MissionDiscard) == 0 {
				return no(NotChosenFrom, "D-MIS-13")
			}
		case card.LaunchSelf:
			if g.freeVipers() == 0 {
				return no(NoViper, "B-LOC-07")
			}
		case card.LookAtCivilians:
			if g.inPlay(card.NoCommunications) {
				return no(ClosedByCard, "B-CRISIS-08")
			}
		case card.CommandFleet:
			if seat.Allegiance == Sympathizer {
				return no(NotForSympathizer, "B-SYMP-04")
			}
		case card.FirePegasus:
			if len(g.basestars()) == 0 && !g.house(PegasusFiresAtNothing) { // P-X-23
				return no(NoBasestar, "P-PEG-02")
			}
		case card.AddJumpIcon:
			if g.inOrbit() { // P-PEG-14
				return no(TrackIsDead, "P-NC-30")
			}
			if g.state.Count(Hand(s)) < e.Discard {
				return no(NoCardsToPay, "P-PEG-12")
			}
		}
	}
	drawback := func(why Reason, id card.ID, rule string) Refusal {
		return Refusal{Why: why, Rule: rule, Seat: NoSeat, Place: place, Card: id}
	}
	price, taxed := g.usePrice(s, place)
	switch {
	case g.state.Count(Hand(s)) < price:
		return drawback(NoCardsForDrawback, taxed, "B-CHAR-09")
	case g.has(s, card.EmotionallyAttached) && slices.Contains(power[card.NotActivate](g, card.EmotionallyAttached).Places, place):
		return drawback(ForbiddenByDrawback, card.EmotionallyAttached, "B-CHAR-05")
	case g.has(s, card.BentOnRevenge) && slices.Contains(power[card.NotActivate](g, card.BentOnRevenge).Places, place):
		return drawback(ForbiddenByDrawback, card.BentOnRevenge, "B-CHAR-05")
	case g.has(s, card.ConvictedCriminal) && !standsFor(place, power[card.NotWithOthers](g, card.ConvictedCriminal).But) && slices.ContainsFunc(g.charactersAt(place), func(other Seat) bool { return other != s }):
		return drawback(ForbiddenByDrawback, card.ConvictedCriminal, "B-CHAR-05")
	}
	return Refusal{Seat: NoSeat, Place: place}
}

// notUsing returns why a player cannot use an ability of their sheet as an action.
func (g *Game) notUsing(s Seat, id card.ID) Refusal {
	no := func(why Reason, rule string) Refusal { return Refusal{Why: why, Rule: rule, Seat: NoSeat, Card: id} }
	a := g.ability(s, id)
	switch {
	case a == nil:
		return no(NotOnSheet, "B-CHAR-01")
	case !g.stands(s).sheet:
		return no(IsCylonPlayer, "B-CHAR-06")
	case id == card.CylonDetector && g.seat(s).NoDetector:
		return no(CameTooLate, "P-EXEC-09")
	case a.Kind == card.OncePerGame && g.barred(s, a):
		return no(IsBarred, "B-CRISIS-08")
	case a.Kind == card.OncePerGame && !g.has(s, id):
		return no(IsSpent, "B-CHAR-04")
	case a.Kind == card.Drawback:
		return no(NoActionAbility, "B-CHAR-05")
	case a.When != card.AsAction:
		return no(NoActionAbility, "B-ACT-02")
	case a.Needs == card.NeedsPiloting && !g.meets(s, a.Needs):
		return no(NotPiloting, "B-ACT-05")
	case a.Needs == card.NeedsDistance && !g.meets(s, a.Needs):
		return no(TooFar, "B-ACT-05")
	case g.frozen() && len(a.Effect) > 0 && NeedsSpace(a.Effect[0]):
		return no(GalacticaNotThere, "P-NC-06")
	}
	return g.notDone(s, id, a.Effect)
}

// titleRules are the rules that reserve actions for the holders of titles.
var titleRules = [card.NumTitles]string{card.PresidentTitle: "B-PRES-01", card.AdmiralTitle: "B-ADM-01", card.CAGTitle: "E-FLEET-30"}

// notTitled returns why a player cannot take an action of a title.
func (g *Game) notTitled(s Seat, id card.ID) Refusal {
	if a := g.cat.BoardActions.Of(id); a != nil {
		return g.notOnBoard(s, a)
	}
	for _, held := range g.state.Titles {
		for _, a := range g.cat.Titles.Of(held.Title).Actions {
			switch {
			case a.ID != id:
			case held.Holder == s && a.Needs == card.NeedsPiloting && !g.meets(s, a.Needs): // E-FLEET-31
				return Refusal{Why: NotPiloting, Rule: "E-FLEET-31", Seat: NoSeat, Card: id}
			case held.Holder == s && a.Limit != card.NoLimit && g.used(id):
				return Refusal{Why: LimitReached, Rule: "E-FLEET-31", Seat: NoSeat, Card: id}
			case held.Holder == s && a.Needs == card.NeedsOrbit && !g.meets(s, a.Needs):
				return Refusal{Why: GalacticaNotThere, Rule: "P-NC-34", Seat: NoSeat, Card: id}
			case held.Holder == s && g.frozen() && NeedsSpace(a.Effect[0]):
				return Refusal{Why: GalacticaNotThere, Rule: "P-NC-06", Seat: NoSeat, Card: id}
			case held.Holder == s:
				return g.notDone(s, id, a.Effect)
			default:
				return Refusal{Why: NotHolder, Rule: titleRules[held.Title], Seat: NoSeat, Card: id, Title: held.Title}
			}
		}
	}
	return Refusal{Seat: NoSeat, Card: id}
}

// notOnBoard returns why a player cannot take an action of a whole board (P-NC-17, P-NC-18).
func (g *Game) notOnBoard(s Seat, a *card.BoardAction) Refusal {
	no := func(why Reason, rule string) Refusal { return Refusal{Why: why, Rule: rule, Seat: NoSeat, Card: a.ID} }
	switch seat := g.seat(s); {
	case !g.on(s, a.Board):
		return no(IsElsewhere, "P-NC-41")
	case a.Cylon && !seat.Cylon():
		return no(ForCylonPlayers, "P-NC-18")
	case !a.Cylon && !seat.Human():
		return no(ForHumanPlayers, "P-NC-17")
	case g.state.ForcesAt(seat.Place) == 0:
		return no(NoForceHere, "P-NC-17")
	case a.Cylon && len(g.humansAt(seat.Place)) == 0:
		return no(NobodyBeside, "P-NC-18")
	}
	return Refusal{Seat: NoSeat, Card: a.ID}
}

// notOnGround returns why the human or Cylon action of a New Caprica location can do nothing (B-ACT-05).
func (g *Game) notOnGround(l *card.Location, cylon bool) Refusal {
	no := func(why Reason, rule string) Refusal { return Refusal{Why: why, Rule: rule, Seat: NoSeat, Place: l.ID} }
	for _, e := range l.ActionOf(cylon) {
		switch e.(type) {
		case card.JumpPrep:
			if g.inOrbit() {
				return no(TrackIsDead, "P-NC-15")
			}
		case card.PrepareOrEvacuate:
			if len(g.shipDeeds()) == 0 {
				return no(NoShipOnGround, "P-NC-26")
			}
		case card.LookAtLocked:
			if g.state.Count(LockedShips) == 0 {
				return no(NoShipOnGround, "P-NC-16")
			}
		}
	}
	return Refusal{Seat: NoSeat, Place: l.ID}
}

// notDone returns why an action of a sheet or a title has nothing to work on.
func (g *Game) notDone(s Seat, id card.ID, effects card.Effects) Refusal {
	r := Refusal{Seat: NoSeat, Card: id}
	for _, e := range effects {
		switch e := e.(type) {
		case card.PlayQuorum:
			if g.state.Count(QuorumHand) == 0 {
				r.Why, r.Rule = NoQuorumCard, "B-PRES-02"
			}
			return r
		case card.LaunchNuke:
			switch {
			case !g.meets(s, card.NeedsNuke):
				r.Why, r.Rule = NoNuke, "B-NUKE-01"
			case len(g.basestars()) == 0:
				r.Why, r.Rule = NoBasestar, "B-NUKE-01"
			}
			return r
		case card.DrawSuperCrisis:
			if g.frozen() {
				r.Why, r.Rule = GalacticaNotThere, "P-NC-39"
			}
			return r
		case card.LaunchNukeAtArea:
			if !g.meets(s, card.NeedsNuke) {
				r.Why, r.Rule = NoNuke, "E-FLEET-50"
			}
			return r
		case card.LookAtLoyalty:
			if len(g.loyaltyToLookAt(s, e.Of)) == 0 {
				r.Why, r.Rule = NobodyToLookAt, "B-LOY-03"
			}
			return r
		case card.ExchangeSkills:
			if g.state.Count(Hand(s)) == 0 {
				r.Why, r.Rule = NoCardToDiscard, "B-CARD-04"
			}
			return r
		case card.ExecuteHere:
			if len(g.besides(s)) == 0 {
				r.Why, r.Rule = NobodyBeside, "B-CHAR-01"
			}
			return r
		case card.PassMiracle:
			if len(g.believers(s)) == 0 {
				r.Why, r.Rule = NobodyBeside, "D-MIR-05"
			}
			return r
		case card.ActivateSeveral:
			if g.seat(s).Jailed() {
				r.Why, r.Rule = IsHazardous, "D-CHAR-03"
			}
			return r
		case card.Defend:
			if len(g.jailedWith(s)) == 0 {
				r.Why, r.Rule = NobodyJailed, "D-CHAR-08"
			}
			return r
		case card.Treat:
			if len(g.otherHumans(s)) == 0 {
				r.Why, r.Rule = NobodyToOrder, "D-CHAR-01"
			}
			return r
		case card.Exchange:
			if g.state.CiviliansInSpace() == 0 {
				r.Why, r.Rule = NotInArea, "D-CHAR-01"
			}
			return r
		case card.LookAndLeave:
			switch {
			case !g.seat(s).Infiltrating():
				r.Why, r.Rule = ForHumanPlayers, "D-CHAR-10"
			case len(g.loyaltyToLookAt(s, card.AnotherHuman)) == 0:
				r.Why, r.Rule = NobodyToLookAt, "B-LOY-03"
			}
			return r
		}
	}
	return r
}

// notRevealing returns why a player cannot reveal one of their Loyalty cards (B-REV-01).
func (g *Game) notRevealing(s Seat, id card.ID) Refusal {
	no := func(why Reason, rule string) Refusal { return Refusal{Why: why, Rule: rule, Seat: NoSeat, Card: id} }
	if g.stands(s).known {
		return no(IsCylonPlayer, "B-REV-05")
	}
	held := false
	for _, slot := range g.state.Piles[Loyalty(s)] {
		if slot.Card == id && !slot.FaceUp() {
			held = true
		}
	}
	l := g.cat.Loyalty.Of(id)
	switch {
	case !held:
		return no(IsFaceUp, "B-REV-05")
	case l.Goal != nil && !g.state.GoalMet(s, l.Goal.Needs, g.cat, g.state.Setup.House):
		return no(GoalNotMet, "E-CL-03")
	case l.Goal == nil && l.Team != card.CylonTeam:
		return no(NotCylonCard, "B-REV-01")
	case l.Goal == nil && g.has(s, card.SpiritualCrisis) && !g.seat(s).Jailed() && !g.house(BaltarRevealsAnywhere): // D-CHAR-02, C-12
		return no(IsRevealedElsewhere, "D-CHAR-02")
	}
	return Refusal{Seat: NoSeat, Card: id}
}

// notAction returns why a Skill card in hand cannot be played as an action now.
func (g *Game) notAction(s Seat, id card.ID) Refusal {
	no := func(why Reason, rule string) Refusal { return Refusal{Why: why, Rule: rule, Seat: NoSeat, Card: id} }
	sc := g.cat.Skill(id)
	if sc.Timing != card.Action && sc.Timing != card.InMovementOrAction {
		return no(NoActionCard, "B-ACT-02")
	}
	if why := g.notText(s, id); why.Why != Offered {
		return why
	}
	switch {
	case g.inPlay(card.NoPilotingAction) && sc.Type == card.Piloting:
		return no(ClosedByCard, "B-CRISIS-08")
	case g.state.Count(Hand(s)) <= g.reluctant(s):
		return Refusal{Why: NoCardsForDrawback, Rule: "D-CHAR-03", Seat: NoSeat, Card: card.Reluctant}
	case g.has(s, card.Specialized) && power[card.NoActionsOf](g, card.Specialized).Type == sc.Type:
		return Refusal{Why: ForbiddenByDrawback, Rule: "D-CHAR-01", Seat: NoSeat, Card: card.Specialized}
	}
	for _, e := range sc.Effect {
		switch e := e.(type) {
		case card.Order:
			if len(g.orderable(s)) == 0 {
				return no(NobodyToOrder, "B-ACT-07")
			}
		case card.Risk:
			if g.risked(e.Ship) < e.N {
				return no(NothingToRisk, "B-CARD-18")
			}
		case card.ViperAttacks:
			switch {
			case !g.seat(s).Piloting():
				return no(NotPiloting, "B-CARD-17")
			case len(g.cylonShips(g.seat(s).Area)) == 0:
				return no(NotInArea, "B-CARD-17")
			}
		case card.ActivateOneOf:
			left := g.state.Count(Hand(s)) - 1 - g.reluctant(s) // B-ACT-11
			usable := func(p card.Place) bool {
				price, _ := g.usePrice(s, p)
				return left >= price && g.notUsable(s, p, true).Why == Offered
			}
			if !slices.ContainsFunc(e.Places, usable) {
				return no(NothingToUse, "B-ACT-05")
			}
		case card.ActivateOften:
			if g.freeVipers() == 0 {
				return no(NoViper, "B-ACT-05")
			}
		case card.JoinPilot:
			if g.state.AllVipers().Reserves == 0 {
				return no(NoViper, "B-ACT-05")
			}
		case card.LoseIfJailed:
			if len(g.jailed()) == 0 {
				return no(NobodyJailed, "B-ACT-05")
			}
		case card.Repair:
			if !g.state.Damaged(g.seat(s).Place) && (g.seat(s).Place != card.HangarDeck || g.state.AllVipers().Damaged == 0) {
				return no(NothingToRepair, "B-CARD-15")
			}
		}
	}
	if !g.meets(s, sc.Needs) {
		return no(NeedUnmet, "B-ACT-05")
	}
	return Refusal{Seat: NoSeat, Card: id}
}

// notText returns why a player cannot use the text of a Skill card at all, whatever the moment. Cylon players use Treachery cards and no others,
// human players the reverse (P-TREACH-03).
func (g *Game) notText(s Seat, id card.ID) Refusal {
	no := func(why Reason, rule string) Refusal { return Refusal{Why: why, Rule: rule, Seat: NoSeat, Card: id} }
	sc := g.cat.Skill(id)
	switch limit := limitOf(sc.SkillCard); {
	case g.human(s) && sc.Type == card.Treachery:
		return no(IsTreachery, "P-TREACH-03")
	case !g.human(s) && sc.Type != card.Treachery:
		return no(IsCylonPlayer, "B-REV-06")
	case limit != "" && g.used(limit):
		return no(LimitReached, "B-CARD-09")
	case sc.Needs == card.NeedsPiloting && !g.seat(s).Piloting():
		return no(NotPiloting, "B-CARD-17")
	}
	return Refusal{Seat: NoSeat, Card: id}
}

// notMovement returns why a Skill card in hand cannot be used instead of moving now (P-MOVE-01).
func (g *Game) notMovement(s Seat, id card.ID) Refusal {
	sc := g.cat.Skill(id)
	switch {
	case sc.Timing != card.InMovement && sc.Timing != card.InMovementOrAction:
		return Refusal{Why: OtherMoment, Rule: "P-MOVE-01", Seat: NoSeat, Card: id}
	case g.inPlay(card.NoPilotingAction) && sc.Type == card.Piloting: // D-COMBO-05
		return Refusal{Why: ClosedByCard, Rule: "D-COMBO-05", Seat: NoSeat, Card: id}
	case g.state.Count(Hand(s)) <= g.reluctant(s):
		return Refusal{Why: NoCardsForDrawback, Rule: "D-COMBO-05", Seat: NoSeat, Card: card.Reluctant}
	case g.has(s, card.Specialized) && power[card.NoActionsOf](g, card.Specialized).Type == sc.Type:
		return Refusal{Why: ForbiddenByDrawback, Rule: "D-COMBO-05", Seat: NoSeat, Card: card.Specialized}
	}
	return g.notText(s, id)
}

// ---- What actions need ----

// meets reports whether a player meets a need of an action.
func (g *Game) meets(s Seat, need card.Need) bool {
	switch need {
	case card.NoNeed:
	case card.NeedsFiveCards:
		return g.state.Count(Hand(s)) >= fiveCards
	case card.NeedsNotAdmiral:
		return g.state.Admiral() != s
	case card.NeedsNotPresident:
		return g.state.President() != s
	case card.NeedsFreedom:
		return !g.seat(s).Jailed()
	case card.NeedsOutOfBrig:
		return !g.jailedFor(s)
	case card.NeedsRichPresident:
		president := g.state.President()
		return president != NoSeat && g.state.Count(Hand(president)) >= richPresident
	case card.NeedsViperInSpace:
		return g.vipersInSpace() > 0
	case card.NeedsPilotInSpace:
		return len(g.seatsWhere(func(s Seat) bool { return g.seat(s).Piloting() })) > 0
	case card.NeedsPrisoner:
		return len(g.jailedWith(s)) > 0
	case card.NeedsAdmiralsNuke:
		return g.state.Nukes > 0 && !(g.house(NukeNeedsBasestar) && len(g.basestars()) == 0) // O-7
	case card.NeedsNoMission:
		return g.state.Count(ActiveMission) == 0
	case card.NeedsRaptor:
		return g.state.Raptors > 0
	case card.NeedsPiloting:
		return g.seat(s).Piloting()
	case card.NeedsPilot:
		return g.sheetPilots(s)
	case card.NeedsPresident:
		return g.state.President() == s
	case card.NeedsBlueSpace, card.NeedsRedSpace:
		_, blue := FTLPopulation(g.state.JumpPrep)
		return blue == (need == card.NeedsBlueSpace)
	case card.NeedsNuke:
		return g.state.Nukes > 0
	case card.NeedsDistance:
		return g.state.Distance <= card.LastBlindJump
	case card.NeedsOrbit:
		return g.inOrbit()
	}
	return true
}

// The numbers in these needs.
const (
	fiveCards     = 5
	richPresident = 3
)
