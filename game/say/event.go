package say

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// EventLine returns the log line for an event, v being the observer's view after it. Its kind is NoLine if the event is not worth a line. Each kind
// of event is either told or silent here; a test finds those that are neither.
func (s lines) EventLine(v *game.View, e game.Event) Line {
	if e.Cause == game.ByCorrection {
		return s.byCorrection(v, e)
	}
	l := Line{
		Seat: e.Seat, Other: e.Other, Card: e.Card, Place: e.Place, Area: e.Area, Ship: e.Ship, Resource: e.Resource, Title: e.Title, N: e.N,
	}
	if kind, plain := plainEvents[e.Kind]; plain {
		l.Kind = kind
		return l
	}
	switch e.Kind {
	case game.TurnBegan:
		if l.Kind, l.Card = LogTurnOnly, characterOf(v, e.Seat); l.Card != "" {
			l.Kind = LogTurn
		}
	case game.CardMoved:
		return s.cardMoved(v, e)
	case game.CardsGathered:
		if d := e.To; d.Discards() != game.NoPile {
			if l.Kind, l.Pile = LogNewDeck, d; within[card.SearchSkills](s, e.Source) {
				l.Kind = LogShuffledIn
			}
		} // the cards of a check are told when they are revealed
	case game.Looked:
		return s.looked(v, e)
	case game.ResourceChanged:
		resourceChanged(&l, v)
	case game.JumpPrepMoved:
		jumpPrep(&l, v, e)
	case game.DistanceGained:
		if l.Kind = LogDistance; v != nil {
			l.Kind, l.M = LogDistanceTo, v.Distance
		}
	case game.ThresholdMet:
		if l.Kind = LogThreshold; s.wakesSleepers(e.N) {
			l.Kind = LogSleeperAgent
		}
	case game.NukesChanged:
		switch {
		case e.N < 0 && v != nil && v.NukesGone: // all of them are gone, which was told
		case e.N < 0:
			l.Kind, l.N = LogNukesSpent, -e.N
		case e.N > 0:
			l.Kind = LogNukesGained
		}
	case game.TitleGiven:
		if l.Kind = LogBecomes; e.Seat < 0 {
			l.Kind = LogNobodyIs
		}
	case game.CharacterMoved:
		s.characterMoved(&l, e)
	case game.TurnFreed:
		if e.N != 0 { // otherwise the reveal has been told
			l.Kind = LogTurnOver
		}
	case game.ShipMoved:
		shipMoved(&l, e)
	case game.BasestarPlaced:
		l.Kind, l.Area = LogBasestarAppears, e.ToArea
	case game.BasestarGone:
		// the only other cause is a hit
		//exhaustive:ignore
		switch l.Kind = LogBasestarDestroyed; e.Cause {
		case game.ByJump:
			l.Kind = NoLine // all ships are left behind
		case game.ByRemoval:
			l.Kind = LogBasestarRemoved
		}
	case game.BasestarMoved:
		l.Ship, l.N = card.Basestar, 1
		comesOrGoes(&l, e)
	case game.PursuitMoved:
		pursuit(&l, v)
	case game.ScarMoved:
		switch {
		case e.ToArea == card.NoArea && e.Cause == game.ByHit:
			l.Kind = LogScarDestroyed
		case e.ToArea == card.NoArea: // it is left behind with the others
		case e.Area == card.NoArea:
			l.Kind, l.Area = LogScarAppears, e.ToArea
		default:
			l.Kind, l.Area = LogScarFlies, e.ToArea
		}
	case game.PhaseBegan:
		l.Kind = [game.NumPhases]Kind{game.BeforeCrossroads: NoLine, game.AtCrossroads: LogCrossroads, game.AtTrial: LogTrial, game.AfterTrial: LogTrialOver}[e.Phase]
	case game.CenturionMoved:
		l.Space = int(e.ToAt)
		switch {
		case e.FromAt > e.ToAt && e.ToAt >= 0:
			l.Kind = LogCenturionsBack
		case e.ToAt < 0:
			l.Kind, l.N = LogCenturionsDestroyed, max(e.N, 1)
		case e.FromAt < 0:
			l.Kind = LogCenturionsEnter
		case int(e.ToAt) >= LastBoarding:
			l.Kind = LogCenturionsReach
		default:
			l.Kind = LogCenturionsAdvance
		}
	case game.ForceMoved:
		forceMoved(&l, e)
	case game.BecameCylon:
		l.Kind = madeCylon[e.Allegiance]
	case game.Infiltration:
		if l.Kind = LogInfiltrates; e.Allegiance == game.Leader || e.Allegiance == game.SympatheticCylon {
			l.Kind = LogReturns
		}
	case game.CrisisAdded:
		if e.N >= 0 { // otherwise it comes now, or not at all
			l.Kind = LogCrisisAdded
		}
	case game.TurnedDown:
		if l.Kind = LogTurnsDown; e.From == game.ActiveMission {
			l.Kind = LogMissionDown
		}
	case game.OnceUsed: // if it costs miracle tokens, one is gone; the rest of the cost follows
		if a := s.lib.Abilities.Of(e.Card); a != nil && e.N == 0 && s.miracles(a) > 0 {
			l.Kind, l.N = LogGivesUpMiracles, 1
		}
	case game.MiraclesChanged:
		if l.Kind = LogGainsMiracles; e.N < 0 {
			l.Kind, l.N = LogGivesUpMiracles, -e.N
		}
	case game.RebelsTurned:
		if l.Kind = LogRebelsCylon; game.RebelSide(e.N) == game.HumanRebels {
			l.Kind = LogRebelsHuman
		}
	default:
		return s.actLine(l, v, e)
	}
	return l
}

// actLine returns the line for an event of a check, of the end of the game, or of a player's doing.
func (s lines) actLine(l Line, v *game.View, e game.Event) Line {
	switch e.Kind {
	case game.CheckChanged:
		return s.checkChanged(e)
	case game.DieRolled:
		dieRolled(&l, e)
	case game.GameOver:
		if l.Kind = LogGameOver; e.Over != nil {
			l = BecauseLine(*e.Over)
			l.Inner, l.Kind = l.Kind, LogCylonsWon
			if e.Over.HumansWin {
				l.Kind = LogHumansWon
			}
		}
	case game.AbilityUsed:
		s.abilityUsed(&l)
	case game.AttackMade:
		l = attackMade(e)
	case game.ShipsActivated:
		l.Kind = activatedLines[e.Activation]
	case game.ChoseBox:
		l.Kind = LogMakesChoice
		if e.N < 0 {
			l.Kind = LogChoosesCheck
		} else if c := s.lib.Crisis(e.Card); c != nil && e.N < len(c.Options) {
			l.Kind = LogChoosesOther
			if len(c.Options) > 1 {
				l.Kind, l.N = LogChoosesBox, e.N+1
			}
		}
	case game.CheckEnded:
		if l.Kind, l.About = checkResults[e.Result], e.Card; s.lib.Missions.Of(e.Card) != nil {
			l.Kind = missionResults[e.Result]
		}
	case game.Chosen:
		switch {
		case e.Seat == e.Other: // choosing oneself shows in what follows
		case e.Card != "":
			l.Kind = LogChoosesFor
		default:
			l.Kind = LogChooses
		}
	case game.Contributed:
		if l.Kind = LogAddsCards; e.N == 0 {
			l.Kind = LogAddsNone
		}
	case game.NothingHappens:
		l.Kind, l.Pile = nothings[e.Nothing], e.From
		if e.Nothing == game.NoEffect && e.Source != "" {
			l.Kind, l.Card = LogNoEffect, e.Source
		}
	case game.Scouted:
		if l.Kind, l.Pile = LogLeavesOnTop, e.From; e.N == 1 {
			l.Kind = LogPutsAtBottom
		}
	case game.AbilityResolved:
		l.Kind = LogCheckAbility
		l.Card, _ = card.SplitSkill(e.Card)
	case game.ResultDecided:
		l.Kind, l.Deck = [...]Kind{card.Benevolent: LogBenevolent, card.Antagonistic: LogAntagonistic, card.Disaster: LogDisasterSpares}[e.Mark], s.fateDeck(e.Card)
	case game.Judged:
		if l.Kind = LogJudged; e.N == 0 {
			l.Kind = LogCleared
		}
	case game.LossSpared:
		if l.Kind = LogLossSpared; e.N == 0 {
			l.Kind = LogLossIsLess
		}
	case game.Corrected:
		return s.corrected(e)
	case game.NoEvent, game.NumEvents, game.StepBegan, game.Shuffled, game.CardLaid, game.LimitUsed, game.BeganAt,
		game.IconsPending, game.Launched: // seen elsewhere on the screen, or told by another event
	default:
		l.Kind = LogUntold
	}
	return l
}

// plainEvents are the events that are always told, in one way.
var plainEvents = map[game.EventKind]Kind{
	game.CharacterTaken: LogPlaysCharacter, game.AssistTaken: LogAssists, game.AssistLeft: LogAssistLeaves, game.LastJumpIsNext: LogLastJump, game.CharacterOff: LogOffBoard, game.CharacterGone: LogCharacterGone,
	game.Executed: LogExecuted, game.Activated: LogActivates, game.CardPlayed: LogPlays, game.AttackMissed: LogMisses, game.Jumped: LogJumps,
	game.Revealed: LogReveals, game.Ignored: LogIgnores, game.Boarded: LogBoarded, game.Repaired: LogRepaired, game.Consequence: LogConsequence,
	game.FleetGrows: LogFleetGrows, game.Escorted: LogEscorts, game.PegasusDestroyed: LogPegasusDestroyed, game.JumpDue: LogJumpDue, game.JumpIconAdded: LogJumpIconAdded, game.TitleLent: LogTitleLent, game.AllyMet: LogMeets, game.Condemned: LogCondemned, game.LeftGame: LogLeavesGame,
	game.TurnPassed: LogTurnPasses, game.Landed: LogLanded, game.GalacticaBack: LogGalacticaBack, game.ForcesActivated: LogForcesActivated,
	game.JumpStepLost: LogNoJumpStep, game.HubLost: LogHubLost, game.CrisisStepLost: LogNoCrisisStep, game.TruceBegan: LogTruce,
	game.WasTempted: LogTempted, game.WasCaught: LogCaught, game.PiecesBoxed: LogBoxed, game.NukesBoxed: LogNukesBoxed,
}

// wakesSleepers reports whether the Sleeper Agent phase comes at a distance.
func (s lines) wakesSleepers(distance int) bool {
	for objective := range s.lib.Objectives.All() {
		for _, t := range objective.Thresholds {
			if t.At == distance && slices.ContainsFunc(t.Effect, func(e card.Effect) bool { return e == card.Effect(card.SleeperAgent{}) }) {
				return true
			}
		}
	}
	return false
}

// fateDeck returns the deck of a card with two results: allies or Crossroads cards.
func (s lines) fateDeck(id card.ID) card.Deck {
	if s.lib.Crossroads.Of(id) != nil {
		return card.Crossroads
	}
	return card.Allies
}

func characterOf(v *game.View, seat game.Seat) card.ID {
	if v == nil || seat < 0 || int(seat) >= len(v.Seats) {
		return ""
	}
	return v.Seats[seat].Character
}

// forceMoved tells of occupation forces on their track.
func forceMoved(l *Line, e game.Event) {
	at := func(space int16) card.Place { return game.Patrolled(min(max(int(space), 0), game.PatrolSpaces-1)) }
	l.N, l.Place = max(e.N, 1), at(e.ToAt)
	switch {
	case e.Cause == game.ByHit || e.ToAt < 0:
		l.Kind, l.Place = LogForceDestroyed, at(e.FromAt)
	case e.ToAt == game.OutOfTrack:
		l.Kind = LogForceLeaves
	case e.FromAt < 0:
		l.Kind = LogForceComes
	default:
		l.Kind = LogForceMoves
	}
}

func resourceChanged(l *Line, v *game.View) {
	switch {
	case l.N == 0:
		return
	case l.N < 0:
		l.Kind, l.N = LogFalls, -l.N
	default:
		l.Kind = LogRises
	}
	if v != nil { // the kinds with the new value follow those without
		l.Kind, l.M = l.Kind+1, v.Resources[l.Resource]
	}
}

func jumpPrep(l *Line, v *game.View, e game.Event) {
	switch {
	case e.N == 0, e.Cause == game.ByJump:
		return
	case e.N > 0:
		l.Kind = LogMarkerAdvances
	default:
		l.Kind = LogMarkerBack
	}
	if v != nil {
		l.Kind, l.Space = l.Kind+1, v.JumpPrep
	}
}

func (s lines) characterMoved(l *Line, e game.Event) {
	switch l.Area = e.ToArea; {
	case e.Place == "" && e.ToArea == card.NoArea: // out of a viper; the next event says where to
	case e.Place == "" && e.Cause == game.ByFlight:
		l.Kind = LogFliesTo
	case e.Place == "":
		l.Kind, l.Ship = LogPilots, game.Choice{Ship: e.Ship}.Mark()
	case e.Cause == game.BySetup:
		l.Kind = LogStarts
	case s.hazardous(e.Place):
		l.Kind = LogIsSent
	default:
		l.Kind = LogGoes
	}
}

func (s lines) hazardous(p card.Place) bool {
	l := s.lib.Locations.Of(p)
	return l != nil && l.Hazardous
}

// spot returns the area that a spot of ships is, or NoArea for the boxes.
func spot(s game.Spot) card.Area {
	if s < game.Supply {
		return card.Area(s)
	}
	return card.NoArea
}

func shipMoved(l *Line, e game.Event) {
	from, to := spot(e.FromSpot), spot(e.ToSpot)
	l.Area = from
	switch {
	case max(e.FromSpot, e.ToSpot) > game.Destroyed:
		comesOrGoes(l, e)
	case e.FromSpot == game.DamagedBox && e.ToSpot == game.Reserves:
		l.Kind = LogShipsRepaired
	case e.FromSpot == game.Destroyed:
		l.Kind = LogShipsReturn
	case e.ToSpot == game.DamagedBox:
		l.Kind = LogShipsDamaged
	case e.ToSpot == game.Destroyed:
		l.Kind = LogShipsDestroyed
	case e.ToSpot == game.Supply && (e.Cause == game.ByJump || e.Cause == game.ByBoarding): // left behind in a jump, or aboard Galactica
	case e.ToSpot == game.Supply && e.Cause == game.ByRemoval:
		l.Kind = LogShipsRemoved
	case e.ToSpot == game.Supply:
		l.Kind = LogShipsDestroyed
	case e.FromSpot == game.Supply && e.ToSpot == game.Reserves:
		l.Kind = LogShipsGained
	case e.FromSpot == game.Supply && e.Cause == game.ByLaunch:
		l.Kind, l.Area = LogBasestarLaunches, to
	case e.FromSpot == game.Supply:
		l.Kind, l.Area = LogShipsAppear, to
	case e.FromSpot == game.Reserves:
		l.Kind, l.Area = LogShipsLaunch, to
	case e.ToSpot == game.Reserves && e.Cause == game.ByJump:
	case e.ToSpot == game.Reserves:
		l.Kind = LogShipsReturn
	default:
		l.Kind, l.From, l.Area = LogShipsFly, from, to
	}
}

// comesOrGoes tells of a ship that moves between the boards, or from the supply to the Cylon Fleet board.
func comesOrGoes(l *Line, e game.Event) {
	l.Spot = e.ToSpot
	switch _, behind := e.ToSpot.Areas(); {
	case behind == card.NoArea:
		l.Kind = LogShipsArrive
	case e.FromSpot == game.Supply:
		l.Kind = LogShipsJoin
	} // otherwise a jump: all of them stay behind there
}

func pursuit(l *Line, v *game.View) {
	switch {
	case l.N < 0:
		l.Kind = LogPursuitBack
	case v == nil || !v.HasBoard(card.CylonFleetBoard):
		l.Kind = LogPursuitAdvances
	case v.PursuitAt() == game.AutoAttack:
		l.Kind = LogPursuitAttack
	default:
		l.Kind, l.N, l.M = LogPursuitTo, v.PursuitAt(), game.AutoAttack
	}
}

func (s lines) checkChanged(e game.Event) Line {
	if e.Check == nil {
		return Line{}
	}
	c := e.Check
	l := Line{About: c.Card, Place: c.Place, N: c.Difficulty}
	switch {
	case e.Cause == game.CheckOpens:
		if l.Kind = LogCheck; c.Mission {
			l.Kind = LogMissionCheck
		}
		for k, counts := range c.Skills {
			if counts {
				l.Skills = append(l.Skills, card.Skill(k))
			}
		}
	case c.Stage == game.CheckAnnounced && c.Result == game.NoResult:
		l.Kind = LogDifficulty
	case e.Cause == game.CheckGoesOn:
		l.Kind = LogCheckGoesOn
	case c.Zero != card.AnySkill && c.Stage == game.CardsAdded:
		l.Kind, l.Skill = LogCardsZero, c.Zero
	case e.Cause == game.CheckDoubles:
		l.Kind, l.Skill = LogCardsDouble, c.Double
	case e.Cause == game.CheckEased:
		l.Kind = LogDifficulty
	case e.Cause == game.CheckTotals:
		l.Kind, l.N, l.M = LogTotal, c.Total, c.Difficulty
	}
	return l
}

// dieRolled also tells what the die shows, if that is not the number that counts.
func dieRolled(l *Line, e game.Event) {
	other := e.Natural > 0 && int(e.Natural) != e.N
	switch l.M = int(e.Natural); {
	case e.Cause == game.ResultChanged:
		l.Kind = LogResultNow
	case e.Natural == 0: // B-DIE-05
		l.Kind = LogNotRolled
	case other:
		l.Kind = LogRollsDie
	default:
		l.Kind = LogRolls
	}
	if e.RollFor != game.RollForCard {
		l.Card = ""
	}
}

func (s lines) abilityUsed(l *Line) {
	a := s.lib.Abilities.Of(l.Card)
	switch {
	case s.lib.LocationOptions.Of(l.Card) != nil:
		l.Kind, l.Deck = LogBridge, card.TitleActions
	case s.lib.TitleActions.Of(l.Card) != nil:
		l.Kind, l.Deck = LogUsesTitle, card.TitleActions
		for title := range s.lib.Titles.All() {
			if slices.ContainsFunc(title.Actions, func(a card.TitleAction) bool { return a.ID == l.Card }) {
				l.Kind, l.Title = LogActsAs, title.ID
			}
		}
	case l.Seat == game.NoSeat:
		l.Kind = LogTakesEffect
	case a != nil && a.Kind == card.Drawback:
		l.Kind = LogDrawback
	default:
		l.Kind = LogUses
	}
}

func attackMade(e game.Event) Line {
	l := Line{Kind: LogViperAttacks, Seat: e.Seat, Other: e.Other, Area: e.Area, Ship: e.Ship}
	// in all others a viper attacks
	//exhaustive:ignore
	switch e.RollFor {
	case game.RollForNuke:
		l.Kind = LogNukeAtBasestar
	case game.RollForAreaNuke:
		l.Kind = LogNukeAtArea
	case game.RollForArmory:
		l.Kind = LogAttacksCenturion
	case game.RollAssaultAtBasestar:
		l.Kind = LogAssaultRaptor
	case game.RollRaiderAtViper:
		l.Kind, l.Ship = LogRaiderAtViper, game.Choice{Ship: e.Ship}.Mark()
	case game.RollRaiderAtPilot:
		l.Kind = LogRaiderAtPilot
	case game.RollRaiderAtGalactica:
		l.Kind = LogRaiderAtGalactica
	case game.RollBasestarAtGalactica:
		l.Kind = LogBasestarAttacks
	case game.RollGalacticaAtRaider, game.RollGalacticaAtHeavyRaider, game.RollGalacticaAtBasestar:
		l.Kind = LogGalacticaAttacks
	}
	return l
}

var activatedLines = [...]Kind{
	card.NoActivation: NoLine, card.Raiders: LogActivatesRaiders, card.LaunchRaiders: LogLaunchesRaiders, card.HeavyRaiders: LogActivatesHeavy,
	card.Basestars: LogActivatesBasestars,
}

var checkResults = [...]Kind{game.NoResult: LogCheckOver, game.Passed: LogCheckPasses, game.Middle: LogCheckBetween, game.Failed: LogCheckFails}

// missionResults are the endings of a mission: it does not pass or fail like a check, but is an undertaking.
var missionResults = [...]Kind{game.NoResult: LogMissionOver, game.Passed: LogMissionPasses, game.Middle: LogMissionBetween, game.Failed: LogMissionFails}

// madeCylon says how a player becomes a Cylon player.
var madeCylon = map[game.Allegiance]Kind{
	game.CylonPlayer: LogIsCylon, game.Sympathizer: LogMadeCylon, game.SympatheticCylon: LogMadeSympathetic,
}

// nothings are the reasons why nothing happens.
var nothings = [game.NumNothings]Kind{
	game.CannotHoldTitle: LogCannotBecome, game.EmptySkillDeck: LogNoCardIn, game.EmptyDeck: LogNoCardInDeck, game.CutShort: LogRestFalls,
	game.SympathizerIdle: LogSympathizerNone, game.NoLoyaltyToSee: LogNoLoyalty, game.TooFewToRisk: LogTooFewToRisk,
	game.NoCylonShip: LogNoCylonShip, game.NothingToDestroy: LogNothingToDestroy, game.NoneStrongEnough: LogNoneStrong, game.TooWeak: LogTooWeak,
	game.FailsByLittle: LogFailsByLittle, game.NoMoreNukes: LogNukesFull, game.NoTitleToLose: LogNoTitle, game.NoQuorumToDiscard: LogNoQuorum,
	game.TitleLost: LogNoLongerIs, game.NobodyForTitle: LogNobodyForTitle, game.NobodyToChoose: LogNobodyToChoose, game.NotSent: LogNotSent,
	game.NoBasestarAttacks: LogNoBasestarFires, game.NoCivilianShip: LogNoCivilian, game.NoViperToDamage: LogNoViper,
	game.NoViperToActivate: LogNoUnmanned, game.NoCivilianToPlace: LogNoCivilianToPlace, game.NoBasestarThere: LogNoBasestarThere,
	game.NoneLeftToPlace: LogNoneToPlace, game.NoDamageToken: LogNoDamageToken, game.NoneLaunched: LogNoneLaunched, game.NoEffect: LogNothing,
	game.NoAllyLeft: LogNoAllyLeft, game.NeitherResult: LogNeitherResult, game.NobodyCondemned: LogNobodyCondemned, game.NoTraumaToGiveUp: LogNoTrauma,
	game.LeftBe: LogLeftBe, game.GalacticaAway: LogGalacticaAway, game.NotOnGround: LogNotOnGround, game.NoForceLeft: LogNoForceLeft,
	game.NoMoreMiracles: LogNoMoreMiracles, game.NoRaptorAside: LogNoRaptorAside, game.UnderTruce: LogUnderTruce, game.NoMissionLeft: LogNoMission,
}

// EndingLine says who won.
func EndingLine(o game.Over) Line {
	if o.HumansWin {
		return Line{Kind: HumansWin}
	}
	return Line{Kind: CylonsWin}
}

// BecauseLine says why the game ended, in a sentence that may follow a colon.
func BecauseLine(o game.Over) Line {
	l := Line{Resource: o.Resource}
	switch o.Why {
	case game.EndedByJump:
		if l.Kind = EndRunOut; o.HumansWin {
			l.Kind = EndSafe
		}
	case game.EndedByResource:
		l.Kind = EndResource
	case game.EndedByDamage:
		l.Kind = EndDamage
	case game.EndedByBoarding:
		l.Kind = EndBoarding
	case game.EndedByExecution:
		l.Kind = EndNobodyLeft
	}
	return l
}
