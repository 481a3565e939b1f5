package say

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
)

// plainRefusals are the reasons that are told in one way.
var plainRefusals = map[game.Reason]Kind{
	game.NothingAsked: RefuseOver, game.NotOutOfBrig: RefuseBrigAction, game.NotNowAction: RefuseMoveOver, game.NoCardToLand: RefuseLanding,
	game.NoCardToPay: RefuseOtherShip, game.NotNowMove: RefuseNotMove, game.ForCylons: RefuseForCylons, game.ForHumans: RefuseForHumans,
	game.ClosedByCard: RefuseByCard, game.IsNotThere: RefuseNotThere, game.IsInSpace: RefuseInSpace, game.IsDamaged: RefuseDamaged,
	game.HasNoAction: RefuseNoAction, game.NotOnBlue: RefuseNotOnBlue,
	game.NotPilot: RefusePilots, game.NoTarget: RefuseNoTarget, game.NoCenturion: RefuseNoCenturion, game.NoViper: RefuseNoViper,
	game.NotForSympathizer: RefuseSympathizer, game.NoCardsForDrawback: RefuseDrawbackCost, game.ForbiddenByDrawback: RefuseDrawback,
	game.NotOnSheet: RefuseOtherSheet, game.IsSpent: RefuseSpent, game.CameTooLate: RefuseCameTooLate, game.NoActionAbility: RefuseNoAbility, game.NobodyToLookAt: RefuseNobodyToSee,
	game.NoQuorumCard: RefuseNoQuorum, game.NoNuke: RefuseNoNuke, game.NoBasestar: RefuseNoBasestar, game.NotBeside: RefuseNotBeside,
	game.NoActionCard: RefuseNoActionCard, game.OtherMoment: RefuseNotNow, game.LimitReached: RefuseLimit, game.NobodyToOrder: RefuseNobodyElse,
	game.NothingToRisk: RefuseNoRaptor, game.NothingToRepair: RefuseNoRepair, game.NotCylonCard: RefuseNotCylon, game.IsFaceUp: RefuseFaceUp,
	game.NoCardToDiscard: RefuseNoCard, game.NobodyBeside: RefuseNobodyBeside, game.NotChosenFrom: RefuseNotChosen,
	game.IsDestroyed: RefuseDestroyed, game.NoCardsToPay: RefuseNoCardsToPay, game.TooFar: RefuseTooFar, game.IsTreachery: RefuseTreachery, game.NobodyJailed: RefuseNobodyJailed,
	game.IsBarred: RefuseBarred, game.IsOutOfReach: RefuseOutOfReach, game.TrackIsDead: RefuseDeadTrack, game.GalacticaNotThere: RefuseGalacticaAway,
	game.IsElsewhere: RefuseElsewhere, game.ForCylonPlayers: RefuseForCylonPlayers, game.ForHumanPlayers: RefuseForHumanPlayers, game.NoForceHere: RefuseNoForce,
	game.NoShipOnGround: RefuseNoShipOnGround, game.CannotHold: RefuseCannotHold, game.NoPayment: RefuseNoPayment,
	game.IsRevealedElsewhere: RefuseOnlyInBrig, game.NothingToUse: RefuseNothingToUse,
}

// RefusalLine says why something cannot be chosen; its kind is NoLine if it can.
func (s lines) RefusalLine(r game.Refusal) Line {
	l := Line{Kind: plainRefusals[r.Why], Other: r.Seat, Place: r.Place, Card: r.Card}
	seat, of := r.Seat != game.NoSeat, r.Card != ""
	if l.Kind != NoLine {
		s.refusalOf(&l, r)
		return l
	}
	pick := func(is bool, yes, no Kind) {
		if l.Kind = no; is {
			l.Kind = yes
		}
	}
	// the others are plain refusals; one that has no words at all fails TestEveryRefusalHasWords
	//exhaustive:ignore
	switch r.Why {
	case game.Offered:
	case game.OthersDecide:
		pick(seat, RefuseOthers, RefuseEverybody)
	case game.IsThere:
		pick(seat, RefuseOtherThere, RefuseThere)
	case game.IsHazardous:
		if pick(seat, RefuseOtherInBrig, RefuseHazardous); !seat && of {
			l.Kind = RefuseInBrig
		}
	case game.IsAway:
		pick(seat, RefuseOtherAway, RefuseAway)
	case game.NotHolder:
		l.Title = r.Title
		pick(r.Place != "", RefuseHolderHere, RefuseHolder)
	case game.IsCylonPlayer:
		pick(seat, RefuseOtherCylon, RefuseCylon)
	case game.NotPiloting:
		pick(of, RefuseViperOnly, RefuseNoPilot)
	case game.NotInArea:
		if pick(of, RefuseNoShipHere, RefuseNotHere); within[card.Exchange](s, r.Card) {
			l.Kind = RefuseNoCivilian
		}
	case game.NeedUnmet:
		if l.Needs = s.needsOf(r); len(l.Needs) == 0 {
			l.Kind = RefuseNotChosen
			break
		}
		pick(of, RefuseNeed, RefuseNeedHere)
	case game.GoalNotMet:
		l.Kind = RefuseGoalOpen
		if c := s.lib.Loyalty.Of(r.Card); c != nil && c.Goal != nil {
			l.Kind, l.N = RefuseGoal, int(c.Goal.Needs)
		}
	case game.OtherQuestion:
		l.Kind = RefuseElse
	}
	return l
}

// refusalOf tells a plain refusal of a location from the same refusal of a card. It also adds what it costs or when it may be used.
func (s lines) refusalOf(l *Line, r game.Refusal) {
	ofCard := r.Place == "" && r.Card != ""
	a := s.lib.Abilities.Of(r.Card)
	// the others read the same whatever they are about
	//exhaustive:ignore
	switch r.Why {
	case game.NoActionCard, game.OtherMoment:
		l.Inner = s.timing(r.Card)
	case game.NoCardsForDrawback:
		if a == nil {
			break
		}
		switch cost := a.Power.(type) {
		case card.DiscardToActivate:
			l.N = cost.N
		case card.PaysForActions:
			l.Kind, l.N = RefusePaysForAction, cost.N
		}
	case game.ForbiddenByDrawback:
		if ofCard {
			l.Kind = RefuseDrawbackOf
		}
	case game.ClosedByCard:
		if ofCard {
			l.Kind = RefuseCardByCard
		}
	case game.NoViper:
		if ofCard {
			l.Kind = RefuseNoViperFor
		}
	case game.CannotHold:
		l.Title = r.Title
	case game.IsSpent:
		if a != nil && s.miracles(a) > 0 {
			l.Kind, l.N = RefuseMiracles, s.miracles(a)
		}
	case game.NotChosenFrom:
		if within[card.FlyMission](s, card.ID(r.Place)) {
			l.Kind = RefuseNoMission
		}
	}
}

// needsOf returns what the card or location of a refusal needs.
func (s lines) needsOf(r game.Refusal) []card.Need {
	title, _ := card.SplitSkill(r.Card)
	at, skill, mutiny := s.lib.Locations.Of(r.Place), s.lib.Skills.Of(title), s.lib.Mutinies.Of(r.Card)
	switch {
	case mutiny != nil:
		return mutiny.Needs
	case skill != nil && skill.Needs != card.NoNeed:
		return []card.Need{skill.Needs}
	case at != nil && at.Needs != card.NoNeed:
		return []card.Need{at.Needs}
	}
	return nil
}

// timing says when a card in hand is played; anything but a Skill card is an action.
func (s lines) timing(id card.ID) Kind {
	title, _ := card.SplitSkill(id)
	skill := s.lib.Skills.Of(title)
	if skill == nil {
		return TimingAction
	}
	switch skill.Timing {
	case card.BeforeCardsAdded:
		return TimingBeforeCards
	case card.AfterStrengthTotaled:
		return TimingTotal
	case card.BeforeDieRoll:
		return TimingBeforeDie
	case card.InCheck:
		return TimingInCheck
	case card.BeforeCheck:
		return TimingBeforeCheck
	case card.AfterViperAttacked:
		return TimingAttacked
	case card.AfterVictory:
		return TimingVictory
	case card.BeforeRaidersAct:
		return TimingRaiders
	case card.AfterDieRoll:
		return TimingAfterDie
	case card.TreacheryDropped:
		return TimingTreachery
	case card.AfterPass:
		return TimingAfterPass
	case card.InMovement, card.InMovementOrAction:
		return TimingInMovement
	case card.Action:
		return TimingAction
	}
	panic(fmt.Sprintf("unknown card.Timing %d", skill.Timing))
}
