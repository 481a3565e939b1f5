package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// cardMoved tells of a card that moves. Much of this is told by other events, or not worth a line.
func (s lines) cardMoved(_ *game.View, e game.Event) Line {
	l := Line{Seat: e.Seat, Card: e.Card, N: e.N}
	from, to := e.From.Owner(), e.To.Owner()
	loyalty := from != game.NoSeat && e.From == game.Loyalty(from)
	tell := func(kind Kind, deck card.Deck) { l.Kind, l.Deck = kind, deck }
	switch {
	case isSkillDeck(e.From) && to != game.NoSeat:
		tell(LogDraws, card.SkillCards)
		l.Skill = card.Skill(e.From - game.SkillDeck(card.AnySkill))
	case e.To == game.TurnedUp: // D-COMBO-02
		tell(LogTurnsUpSkill, card.AnyDeck)
		l.Pile = e.From
	case e.From == game.TurnedUp: // after it has had its effect
	case isSkillDiscard(e.To):
		switch {
		case e.Cause == game.ByTakingOut: // E-CHECK-08
			tell(LogTakenOut, card.AnyDeck)
		case e.Cause == game.ByPlay || e.From == game.CheckCards: // played, or from a check
		default:
			tell(LogDiscards, card.AnyDeck)
		}
	case e.From == game.CheckCards && to != game.NoSeat:
		tell(LogTakesFromCheck, card.AnyDeck)
	case isHand(e.From) && isHand(e.To) && e.Seat == from:
		tell(LogGives, card.AnyDeck)
		l.Other = to
	case isHand(e.From) && isHand(e.To):
		tell(LogTakesFromHand, card.AnyDeck)
		l.Other = from
	case isHand(e.From) && e.Card != "":
		tell(LogAddsCard, card.AnyDeck)
	case e.From == game.Destiny && e.Card != "":
		tell(LogDestinyAdds, card.AnyDeck)

	case (e.From == game.CrisisDrawn || e.From == game.CrisisDeck) && e.To == game.CrisisOpen:
		tell(LogRevealsCrisis, card.AnyDeck)
	case e.To == game.CrisisOpen:
		tell(LogPlaysSuper, card.AnyDeck)
	case e.To == game.InPlay:
		tell(LogStaysInPlay, card.AnyDeck)
	case e.From == game.InPlay && e.To == game.CrisisDeck:
		tell(LogBackToDeck, card.AnyDeck)
	case e.From == game.InPlay:
		tell(LogLeavesPlay, card.AnyDeck)
	case e.Cause == game.ByReplacement:
		tell(LogTakesPlaceOf, card.AnyDeck)
	case e.From == game.CrisisOpen && e.To == game.Traveled:
		tell(LogKeptBeside, card.AnyDeck)
	case e.From == game.CrisisDrawn && e.To == game.CrisisDeck:
		tell(LogBuries, card.Crises)
		l.Pile = e.To
	case e.From == game.CrisisDrawn && e.To == game.CrisisDiscard:
		tell(LogDiscardsCrisis, card.AnyDeck)
	case e.From == game.CrisisDeck && e.To == game.CrisisDrawn:
		if e.Card != "" {
			tell(LogDrawsCrisis, card.AnyDeck)
		}

	case e.From == game.SuperDeck:
		tell(LogDraws, card.SuperCrises)
	case e.To == game.SuperDiscard && from != game.NoSeat:
		tell(LogDiscards, card.SuperCrises)

	case e.From == game.QuorumDeck:
		tell(LogDraws, card.QuorumCards)
	case e.From == game.QuorumDrawn && e.To == game.QuorumHand:
		tell(LogGivesPresident, card.QuorumCards)
	case e.From == game.QuorumHand && e.To == game.QuorumDeck:
		tell(LogBuries, card.QuorumCards)
		l.Pile = e.To
	case e.From == game.QuorumOpen && to != game.NoSeat:
		tell(LogReceives, card.AnyDeck)
		l.Seat = to
	case e.To == game.QuorumInPlay:
		tell(LogStaysInPlay, card.AnyDeck)
	case e.From == game.QuorumOpen && e.To == game.Removed:
		tell(LogRemoved, card.AnyDeck)
	case e.To == game.QuorumDiscard && e.From != game.QuorumOpen:
		tell(LogDiscarded, card.AnyDeck)

	case e.From == game.LoyaltyDeck && e.To == game.AssistLoyalty:
		tell(LogAssistReceives, card.LoyaltyCards)
	case e.From == game.LoyaltyDeck && to != game.NoSeat:
		tell(LogReceives, card.LoyaltyCards)
		l.Seat = to
	case e.From == game.NotCylonDeck && e.Cause != game.BySetup:
		tell(LogNotACylon, card.AnyDeck)
	case loyalty && to == game.NoSeat:
		tell(LogLosesLoyalty, card.AnyDeck)
		l.Seat = from
	case loyalty && e.Cause == game.ByMutineer:
		tell(LogGivesMutineer, card.AnyDeck)
		l.Seat, l.Other = from, to
	case loyalty:
		tell(LogGives, card.LoyaltyCards)
		l.Seat, l.Other = from, to

	case e.To == game.Traveled && e.From != game.ActiveMission:
		tell(LogArrives, card.AnyDeck)
	case e.From == game.DestinationDeck && e.To == game.DestinationDrawn:
		tell(LogDraws, card.Destinations)
	default:
		if s.nebulaMoved(&l, e); l.Kind == NoLine {
			s.daybreakMoved(&l, e)
		}
		if l.Kind == NoLine {
			s.tokenMoved(&l, e)
		}
	}
	return l
}

// daybreakMoved tells of Mutiny cards, missions and Motives.
func (s lines) daybreakMoved(l *Line, e game.Event) {
	from, to := e.From.Owner(), e.To.Owner()
	tell := func(kind Kind, deck card.Deck) { l.Kind, l.Deck = kind, deck }
	switch {
	case e.From == game.MutinyDeck:
		tell(LogDraws, card.Mutinies)
	case e.From == game.MutinyDrawn && e.To == game.MutinyDeck:
		tell(LogBuries, card.Mutinies)
		l.Pile = e.To
	case e.From == game.MutinyDrawn && to == e.Seat:
		tell(LogKeepsMutiny, card.Mutinies)
	case e.From == game.MutinyDrawn && to != game.NoSeat:
		tell(LogGives, card.Mutinies)
		l.Other = to
	case from != game.NoSeat && e.From == game.MutinyHand(from) && e.To == game.MutinyDiscard:
		tell(LogDiscardsMutiny, card.Mutinies)
	case e.From == game.MutinyOpen && e.To == game.Removed:
		tell(LogRemoved, card.Mutinies)
	case e.From == game.MissionDeck && e.To == game.ActiveMission:
		tell(LogMission, card.Missions)
	case e.From == game.ActiveMission && e.To == game.Traveled:
		tell(LogMissionBeside, card.Missions)
	case e.From == game.ActiveMission && e.To == game.MissionDeck:
		tell(LogMissionBack, card.Missions)
	case e.From == game.ActiveMission:
		tell(LogMissionAway, card.Missions)
	case e.From == game.MotiveDeck:
		tell(LogReceives, card.Motives)
		l.Seat = to
	}
}

// nebulaMoved tells of trauma tokens, Ally and Crossroads cards.
func (s lines) nebulaMoved(l *Line, e game.Event) {
	from, to := e.From.Owner(), e.To.Owner()
	held := func(owner game.Seat, p game.Pile) bool { return owner != game.NoSeat && p == game.Trauma(owner) }
	tell := func(kind Kind, deck card.Deck) { l.Kind, l.Deck, l.N = kind, deck, 1 }
	switch {
	case held(to, e.To):
		tell(LogDrawsTrauma, card.TraumaTokens)
	case held(from, e.From) && e.Cause == game.ByDisaster:
		tell(LogDisaster, card.TraumaTokens)
	case held(from, e.From) && e.Cause == game.ByTrial:
		tell(LogGivesUpTrauma, card.TraumaTokens)
		l.Items = []Item{{Card: e.Card, N: 1}}
	case held(from, e.From) && e.To == game.TraumaPool:
		tell(LogLosesTrauma, card.TraumaTokens)
	case held(from, e.From):
		tell(LogLaysTrauma, card.TraumaTokens)
	case e.From == game.AllyDeck && e.Cause == game.ByLeavingOut:
		tell(LogAllyLeftOut, card.Allies)
	case e.From == game.AllyDeck:
		if tell(LogAllyCalled, card.Allies); e.Seat < 0 {
			l.Kind = LogAllyComes
		}
	case e.To == game.Removed && e.From.Deck() == card.Allies:
		tell(LogAllyLeaves, card.Allies)
	case e.From == game.CrossroadsDeck:
		tell(LogDealtCrossroads, card.Crossroads)
		l.Seat = to
	}
}

// tokenMoved tells of damage tokens and civilian ships.
func (s lines) tokenMoved(l *Line, e game.Event) {
	switch {
	case e.Damages() != nil && e.To == game.Removed:
		l.Kind = LogHitCosts
	case e.Damages() != nil:
		if l.Kind, l.Place = LogHitCard, s.placeOfToken(e.Card); l.Place != "" {
			l.Kind = LogHitPlace
		}
	case isBasestarTokens(e.To):
		l.Kind = LogHitBasestar
	case e.To == game.PreparedShips:
		l.Kind = LogPrepared
	case e.From == game.PreparedShips && isCivilians(e.To):
		l.Kind, l.Area = LogEvacuated, areaOf(e.To)
	case (e.From == game.LockedShips || e.From == game.PreparedShips) && e.To == game.Removed:
		l.Kind = LogGroundLost
	case e.To == game.LockedShips: // the landing tells it
	case isCivilians(e.From) && e.To == game.CivilianPile && (e.Cause == game.ByRemoval || e.Source == card.EscortAbility): // otherwise its escort tells it
		l.Kind, l.Area = LogCivilianBack, areaOf(e.From)
	case isCivilians(e.To) && isCivilians(e.From):
		l.Kind, l.From, l.Area = LogCivilianMoved, areaOf(e.From), areaOf(e.To)
	case isCivilians(e.To):
		l.Kind, l.Ship, l.Area, l.N = LogCiviliansAppear, card.Civilian, areaOf(e.To), max(e.N, 1)
	case e.To == game.Removed && isCivilians(e.From):
		l.Kind, l.Area = LogCivilianLostAt, areaOf(e.From)
	case e.To == game.Removed && e.From == game.CivilianPile:
		l.Kind = LogCivilianLost
	}
}

func isHand(p game.Pile) bool { return p.Owner() != game.NoSeat && p == game.Hand(p.Owner()) }

func areaOf(p game.Pile) card.Area { return card.Area(p - game.Civilians(card.NoArea)) }

// looked tells that a player looks at a card. If the observer sees the card, it says which one it is.
func (s lines) looked(v *game.View, e game.Event) Line {
	if e.From == game.CheckCards {
		return s.turnedUp(v, e)
	}
	if l := turnedUpFate(e); l.Kind != NoLine {
		return l
	}
	if e.Seat < 0 {
		return s.turnedUpForAll(e)
	}
	owner := e.From.Owner()
	l := Line{Seat: e.Seat, Other: owner, Card: e.Card, Pile: e.From}
	switch {
	case owner == e.Seat, e.From == game.QuorumHand: // their own cards
	case owner != game.NoSeat && e.From == game.Loyalty(owner):
		l.Kind = LogLooksLoyalty
	case owner != game.NoSeat:
		if e.Card != "" { // a hand is looked at card by card
			l.Kind = LogSeesInHand
		}
	case isCivilians(e.From):
		l.Kind, l.Area = LogLooksCivilian, areaOf(e.From)
	case e.Card != "" && !within[card.LookAtBottom](s, e.Source) && (e.From == game.CrisisDeck || e.From == game.DestinationDeck || e.From == game.MissionDeck):
		l.Kind = LogSeesTop
	case isSkillDeck(e.From) && within[card.SearchSkills](s, e.Source): // they see them all, and what they take is told
	case e.Card != "": // otherwise told when it is left or buried
		l.Kind = LogLooksCard
	}
	return l
}

// turnedUpFate tells of a trauma token or a Crossroads card that is revealed to all.
func turnedUpFate(e game.Event) Line {
	l := Line{Seat: e.From.Owner(), Card: e.Card, Deck: e.From.Deck(), N: 1}
	// the others reveal other things
	//exhaustive:ignore
	switch e.Cause {
	case game.ByMeeting:
		l.Kind = LogTokenShows
	case game.ByCrossroads:
		if l.Kind = LogTokenShows; l.Deck == card.Crossroads {
			l.Kind = LogCrossroadsCard
		}
	case game.ByTrial:
		l.Kind, l.Items = LogHeldTrauma, []Item{{Card: e.Card, N: 1}}
	}
	return l
}

// turnedUpForAll tells of a Loyalty card or a Motive that is revealed to all: the Sympathizer, the Mutineer, or every card at the end of the game.
// The reveal of a Cylon has an event of its own.
func (s lines) turnedUpForAll(e game.Event) Line {
	owner := e.From.Owner()
	l := Line{Seat: owner, Card: e.Card}
	switch {
	case e.Cause == game.ByMotive:
		l.Kind = LogMotive
	case owner != game.NoSeat && e.From == game.Motives(owner): // at the end, when it is too late
		l.Kind = LogHeldMotive
	case e.Cause == game.ByMutineer:
		l.Kind = LogMutineer
	case e.From == game.AssistLoyalty && e.Cause == game.ByReveal:
		l.Kind = LogAssistRevealed
	case e.From == game.AssistLoyalty:
		l.Kind = LogAssistHeld
	case owner == game.NoSeat || e.From != game.Loyalty(owner) || e.Cause == game.ByReveal:
	case e.Cause == game.ByEnd:
		l.Kind = LogHeld
	case e.Cause == game.ByGoal:
		l.Kind = LogRevealsGoal
	case e.Cause == game.ByMissedGoal:
		l.Kind = LogGoalMissed
	case e.Cause == game.ByExamination:
		l.Kind = LogFinalFive
		if c := s.lib.Loyalty.Of(e.Card); c != nil && c.Final != nil {
			l.Effects = c.Final.Examined
		}
	case e.Cause == game.ByExecution, e.Cause == game.BySympathizer:
		l.Kind = LogReveals
	}
	return l
}

// turnedUp tells of a card of a check when it is revealed, with what it counts.
func (s lines) turnedUp(v *game.View, e game.Event) Line {
	title, strength := card.SplitSkill(e.Card)
	c := s.lib.Skills.Of(title)
	if c == nil || v == nil || v.Check == nil {
		return Line{}
	}
	l := Line{Kind: LogCounts, Card: e.Card, Skill: c.Type, N: v.Check.Strength(c.Type, strength)}
	if l.N == 0 {
		l.Kind = LogCountsNothing
	}
	return l
}
