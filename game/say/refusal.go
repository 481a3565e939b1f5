package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// plainRefusals is the reasons that are told in one way.
var plainRefusals = map[game.Reason]Kind{
	game.NothingAsked: RefuseOver, game.NotOutOfBrig: RefuseBrigAction, game.NotNowAction: RefuseMoveOver, game.NoCardToLand: RefuseLanding,
	game.NoCardToPay: RefuseOtherShip, game.NotNowMove: RefuseNotMove, game.ForCylons: RefuseForCylons, game.ForHumans: RefuseForHumans,
	game.ClosedByCard: RefuseByCard, game.IsNotThere: RefuseNotThere, game.IsInSpace: RefuseInSpace, game.IsDamaged: RefuseDamaged,
	game.HasNoAction: RefuseNoAction, game.NotOnBlue: RefuseNotOnBlue,
	game.NotPilot: RefusePilots, game.NoTarget: RefuseNoTarget, game.NoCenturion: RefuseNoCenturion, game.NoViper: RefuseNoViper,
	game.NotForSympathizer: RefuseSympathizer, game.NoCardsForDrawback: RefuseDrawbackCost, game.ForbiddenByDrawback: RefuseDrawback,
	game.NotOnSheet: RefuseOtherSheet, game.IsSpent: RefuseSpent, game.NoActionAbility: RefuseNoAbility, game.NobodyToLookAt: RefuseNobodyToSee,
	game.NoQuorumCard: RefuseNoQuorum, game.NoNuke: RefuseNoNuke, game.NoBasestar: RefuseNoBasestar, game.NotBeside: RefuseNotBeside,
	game.NoActionCard: RefuseNoActionCard, game.OtherMoment: RefuseNotNow, game.LimitReached: RefuseLimit, game.NobodyToOrder: RefuseNobodyElse,
	game.NothingToRisk: RefuseNoRaptor, game.NothingToRepair: RefuseNoRepair, game.NotCylonCard: RefuseNotCylon, game.IsFaceUp: RefuseFaceUp,
	game.NoCardToDiscard: RefuseNoCard, game.NobodyBeside: RefuseNobodyBeside, game.NotChosenFrom: RefuseNotChosen,
	game.IsDestroyed: RefuseDestroyed, game.NoCardsToPay: RefuseNoCardsToPay, game.TooFar: RefuseTooFar, game.IsTreachery: RefuseTreachery, game.NobodyJailed: RefuseNobodyJailed,
	game.IsBarred: RefuseBarred, game.IsOutOfReach: RefuseOutOfReach, game.TrackIsDead: RefuseDeadTrack, game.GalacticaNotThere: RefuseGalacticaAway,
	game.IsElsewhere: RefuseElsewhere, game.ForCylonPlayers: RefuseForCylonPlayers, game.ForHumanPlayers: RefuseForHumanPlayers, game.NoForceHere: RefuseNoForce,
	game.NoShipOnGround: RefuseNoShipOnGround,
}

// RefusalLine is why something cannot be chosen; its kind is NoLine if it can.
func (s lines) RefusalLine(r game.Refusal) Line {
	l := Line{Kind: plainRefusals[r.Why], Other: r.Seat, Place: r.Place, Card: r.Card}
	seat, of := r.Seat != game.NoSeat, r.Card != ""
	if l.Kind != NoLine {
		if r.Why == game.NoActionCard || r.Why == game.OtherMoment {
			l.Inner = s.timing(r.Card)
		}
		if r.Why == game.NoCardsForDrawback {
			if a := s.lib.Abilities.Of(r.Card); a != nil {
				cost, _ := a.Power.(card.DiscardToActivate)
				l.N = cost.N
			}
		}
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
		pick(seat, RefuseOtherInBrig, RefuseHazardous)
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
		pick(of, RefuseNoShipHere, RefuseNotHere)
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

// timing is when a Skill card is played.
func (s lines) timing(id card.ID) Kind {
	title, _ := card.SplitSkill(id)
	switch s.lib.Skills.Of(title).Timing {
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
	case card.InMovement, card.InMovementOrAction:
		return TimingInMovement
	case card.Action:
		return TimingAction
	}
	panic("a newcomer")
}
