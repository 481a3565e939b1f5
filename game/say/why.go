package say

import (
	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/bot"
)

// whyLines are the words for bots' reasons. For a reason that is about a player, the words name nobody.
var whyLines = [bot.NumPurposes]Kind{
	bot.StopBasestar: WhyStopBasestar, bot.StopRaiders: WhyStopRaiders, bot.StopBoarders: WhyStopBoarders, bot.SaveCivilians: WhySaveCivilians,
	bot.MeetCylons: WhyMeetCylons, bot.StandReady: WhyStandReady, bot.KeepViper: WhyKeepViper, bot.JumpAway: WhyJumpAway, bot.JumpOn: WhyJumpOn,
	bot.MoreCards: WhyMoreCards, bot.MoreQuorum: WhyMoreQuorum, bot.MoreNukes: WhyMoreNukes, bot.ForResource: WhyForResource,
	bot.AgainstLoss: WhyAgainstLoss, bot.AgainstDamage: WhyAgainstDamage, bot.PassCheck: WhyPassCheck, bot.EaseCheck: WhyEaseCheck,
	bot.BetterRoll: WhyBetterRoll, bot.CanBePassed: WhyCanBePassed, bot.LesserLoss: WhyLesserLoss, bot.SafeWithout: WhySafeWithout,
	bot.LittleAtStake: WhyLittleAtStake, bot.FewCards: WhyFewCards, bot.OutOfReach: WhyOutOfReach, bot.KeepCards: WhyKeepCards,
	bot.LookAhead: WhyLookAhead, bot.SeeCivilians: WhySeeCivilians, bot.MendShip: WhyMendShip, bot.OthersAct: WhyOthersAct,
	bot.OneMoreAction: WhyOneMoreAction, bot.KnowLoyalty: WhyKnowLoyalty, bot.Mistrust: WhyMistrust, bot.Trusts: WhyTrustsHimself,
	bot.LeastMissed: WhyTakesItOn, bot.SetFree: WhySetFree, bot.GetOut: WhyGetOut, bot.HurtHumans: WhyHurtHumans,
	bot.SeemedBest: WhySeemedBest, bot.Suspects: WhySuspects,
}

// whyOf are the words for reasons that are about another player.
var whyOf = [bot.NumPurposes]Kind{
	bot.OthersAct: WhyOtherActs, bot.KnowLoyalty: WhyKnowLoyaltyOf, bot.Mistrust: WhyMistrustOf, bot.Trusts: WhyTrusts,
	bot.LeastMissed: WhyLeastMissed, bot.SetFree: WhySetFreeWho,
}

// Reason returns the reason for what a player did, in a few words that follow the deed; "" for none.
func (s *Speaker) Reason(by game.Seat, r bot.Reason) string {
	if r.Clue.What != belief.NoClue {
		l := clueLine(r.Clue)
		l.Kind, l.Inner = WhyMistrustFor, l.Kind
		if r.Why == bot.Suspects { // the clue is of a check, and needs no other player
			l.Kind, l.Other = WhySuspects, r.By
		}
		return s.Say(l)
	}
	l := Line{Kind: whyLines[r.Why], Other: r.Seat, Resource: r.Resource}
	if of := whyOf[r.Why]; of != NoLine && r.Seat != game.NoSeat && r.Seat != by {
		l.Kind = of
	}
	if l.Kind == NoLine {
		return ""
	}
	return s.Say(l)
}
