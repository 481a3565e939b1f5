package say

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// PromptLine says who decides what. For a decision that is private to others, it tells only what they do.
func (s lines) PromptLine(v *game.View, d *game.Decision) Line {
	if d == nil {
		return Line{}
	}
	if d.Kind == game.AskWindow {
		return s.windowLine(v, d)
	}
	l := s.question(v, d)
	if d.Private && (v == nil || v.Seat != d.Seat()) {
		l.Kind = Watches
		return l
	}
	about := d.About != "" && d.Window == game.NoWindow && d.Kind != game.Contribute && d.Kind != game.ContributeCards
	if d.Kind == game.SeeCard && s.lib.Loyalty.Of(d.About) != nil {
		about = false // it is facedown until the player looks
	}
	if d.Kind == game.ChooseMutineer {
		about = false // the question names the card
	}
	switch {
	case about && d.Picks > 1:
		l.Kind = AsksAboutPick
	case about:
		l.Kind = AsksAbout
	case d.Picks > 1:
		l.Kind = AsksPick
	default:
		l.Kind = Asks
	}
	return l
}

// plainAsks are the questions of decisions that always ask the same. The others depend on more (few: question).
var plainAsks = [game.NumKinds]Ask{
	game.ChooseCharacter: AskCharacter, game.ChooseAssist: AskAssist, game.ChooseSkillType: AskSkillType, game.ChooseLeftOut: AskLeftOut,
	game.ChooseMove: AskMove, game.PayForMove: AskPayForMove, game.ChooseAction: AskAction, game.ChooseOrderMode: AskOrderMode,
	game.ChooseMoveOrAct: AskMoveOrAct, game.OrderStart: AskStart, game.DiscardToLimit: AskHandLimit, game.ReconTop: AskTopCard,
	game.ScoutTop: AskTopCard, game.SeeCards: AskSee, game.WindowOrder: AskWindowOrder,
	game.Contribute: AskContribute, game.ChooseCheckResult: AskCheckResult, game.ChooseZeroType: AskZeroType,
	game.ChooseDifficulty: AskDifficulty, game.ChooseCheckAbility: AskCheckAbility,
	game.ChooseCrisis: AskCrisis, game.ChooseBox: AskWhat, game.ChooseIgnore: AskIgnore,
	game.ChooseNewPresident: AskNewPresident, game.ChooseCharacterFor: AskCharacterFor, game.ChooseAreaOrder: AskAreaOrder,
	game.ChooseHeavyRaider: AskHeavyRaider, game.ChooseViper: AskViper, game.ChooseViperDeed: AskViperDeed,
	game.ChooseCivilians: AskCivilians, game.MoveCivilian: AskMoveCivilian, game.ChooseRepair: AskRepair, game.ChooseDamage: AskDamage,
	game.ChooseReaction: AskReaction, game.ChooseFallback: AskFallback, game.ChooseQuorum: AskQuorum,
	game.ChooseQuorumDraw: AskQuorumDraw, game.ChooseDestination: AskDestination, game.ChooseRestore: AskRestore,
	game.ChooseSuperCrisis: AskSuperCrisis, game.ChooseCaprica: AskCaprica, game.ChooseCylonFleet: AskCylonFleet,
	game.OrderFinalFive: AskFinalFive, game.TakeCard: AskTakeCard, game.SwapSuper: AskSwapSuper, game.ChooseMark: AskMark,
	game.FlyFurther: AskFlyFurther, game.ChooseCylonArea: AskCylonArea,
	game.DiscardAny: AskDiscardAny, game.ChooseDestiny: AskDestiny, game.ChooseTitle: AskTitle,
	game.LookAtTrauma: AskSeeTrauma, game.LayTrauma: AskLayTrauma, game.GiveUpTrauma: AskGiveUpTrauma, game.ChooseAlly: AskAlly,
	game.ChooseReplacer: AskReplacer, game.ChooseFate: AskFate, game.ChooseCondemned: AskCondemned, game.ChooseStrike: AskStrike,
	game.ChooseHull:      AskHull,
	game.ChooseMovement:  AskMovement,
	game.ChooseResource:  AskResource,
	game.ChooseDieChange: AskDieChange,
	game.ChooseLearned:   AskLearned,
	game.ChooseHeir:      AskHeirOfCylon,
	game.ChooseBorrowed:  AskBorrowed,
	game.GiveCard:        AskGiveCard,
	game.LayOnDestiny:    AskLayOnDestiny,
	game.LookAtAgenda:    AskAgenda,
	game.ChooseForce:     AskForce,
	game.ChooseGround:    AskGround,
	game.ChooseMutiny:    AskMutiny,
	game.MissionTop:      AskMission,
	game.TakeSkills:      AskTakeSkills,
	game.ChoosePayment:   AskPayment,
	game.ChooseStay:      AskStays,
	game.ForceHand:       AskForceHand,
	game.GiveQuorum:      AskGiveQuorum,
	game.PlayOrDiscard:   AskPlayOrDiscard,
	game.BuryQuorumCards: AskBuryQuorum,
	game.ChooseMutineer:  AskHeirOfMutineer,
	game.ShowCard:        AskShownCard,
	game.ChooseTimes:     AskOneMore,
	game.LookAtMotives:   AskMotives,
	game.ChooseAssault:   AskAssault,
	game.DiscardSuper:    AskDiscardSuper,
}

// question returns what a decision asks its seat. If it is private to another player, only its kind is known, so the words for the others use nothing
// else.
func (s lines) question(v *game.View, d *game.Decision) Line {
	l := Line{
		Seat: d.Seat(), Other: d.Other, About: d.About, Place: d.Place, Area: d.Area, Ship: d.Ship, Roll: d.Roll,
		N: max(d.Max, 1), M: d.N, UpTo: d.Min != d.Max && d.Max != 0, Pick: d.Pick, Picks: d.Picks,
	}
	if int(d.Kind) < len(plainAsks) {
		l.Ask = plainAsks[d.Kind]
	}
	switch {
	case d.Kind == game.MoveCivilian:
		l.Card = civilianAt(v, d.Area, d.N)
	case d.Kind == game.ChooseCharacter && v != nil && v.Step != game.SetupCharacters: // after an execution
		l.Ask = AskNewCharacter
	}
	if l.Ask != NoAsk {
		return l
	}
	first := game.Option{}
	if len(d.Options) > 0 {
		first = d.Options[0]
	}
	other := d.Other >= 0 && d.Other != d.Seat()
	switch d.Kind {
	case game.LookAtOwnLoyalty:
		switch {
		case first.Kind == game.TheSeat: // B-X-03
			l.Ask = AskMustGiveCard
		case len(d.Options) > 1:
			l.Ask = AskMayGiveCard
		default:
			l.Ask = AskOwnLoyalty
		}
	case game.ChooseFromHand:
		l.Ask = AskFromHand
		if d.Window != game.NoWindow { // the private part of a window
			at := s.moment(v, d)
			at.Seat, at.Pick, at.Picks, at.Ask = l.Seat, l.Pick, l.Picks, AskPlay
			return at
		}
	case game.DiscardCards:
		l.Ask = AskDiscard
		if c := s.lib.Loyalty.Of(d.About); c != nil && c.Goal != nil {
			l.Ask = AskPayGoal
		}
	case game.SeeCard:
		l.Ask = AskSee
		if d.About != "" && other {
			l.Ask = AskSeeLoyalty
		}
	case game.ContributeCards:
		l.Ask = AskCards
		if d.Max > 0 && (d.Max < 3 || d.Max < len(d.Options)) {
			l.Ask = AskSomeCards
		}
	case game.ChooseMay:
		switch {
		case within[card.BringFleet](s, d.About) && d.Ship == card.Basestar:
			l.Ask = AskTakeBasestar
		case within[card.BringFleet](s, d.About):
			l.Ask = AskBringRaiders
		case within[card.FreeAll](s, d.About):
			l.Ask = AskLeavesBrig
		case mayAsks[d.About] != NoAsk:
			l.Ask = mayAsks[d.About]
		default:
			l.Ask, l.Effects, l.Who = s.mayAsk(v, d.About)
		}
	case game.ChoosePlayer:
		s.purpose(&l, v, d.About)
	case game.ChoosePlace:
		l.Ask = AskPlace
		switch {
		case other:
			l.Ask = AskPlaceOf
		case within[card.ActivateOneOf](s, d.About), within[card.ActivateSeveral](s, d.About), within[card.ActivateAny](s, d.About):
			l.Ask = AskActivated
		case d.About == card.Meticulous:
			l.Ask, l.Place = AskReturn, resurrection(v)
		case d.Place == card.HumanFleet:
			l.Ask = AskHideout
		}
	case game.ChooseArea:
		l.Ask = s.areaAsk(v, d)
	default:
		s.pieceQuestion(&l, d, first)
	}
	return l
}

// mayAsks are the questions for what may be done if no effect says it.
var mayAsks = map[card.ID]Ask{card.ForwardThinker: AskActsAfterOrder, card.Dutiful: AskActivatesAgain, card.AcceptProphecy: AskStaysPresident}

// pieceQuestion sets what a decision asks about ships, faceup cards, or a die.
func (s lines) pieceQuestion(l *Line, d *game.Decision, first game.Option) {
	switch d.Kind {
	case game.ChooseTarget:
		switch {
		case d.About == card.ID(card.Armory), within[card.RepelBoarders](s, d.About):
			l.Ask = AskCenturion
		case d.Ship != card.NoShip:
			l.Ask = AskDestroyed
		default:
			l.Ask = AskTarget
		}
	case game.ChooseVictim:
		switch {
		case d.Ship == card.Civilian:
			l.Ask = AskCivilianLost
		case s.destroysViper(d.About), d.About == card.EscortAbility:
			l.Ask = AskViperLost
		default:
			l.Ask = AskViperHit
		}
	case game.ChooseCivilian:
		l.Ask = AskHideCivilian
		switch {
		case within[card.DefendCivilian](s, d.About):
			l.Ask = AskDefended
		case within[card.Exchange](s, d.About):
			l.Ask = AskExchanged
		}
	case game.ScoutDeck:
		l.Ask = AskScoutDeck
		if within[card.LookAtBottom](s, d.About) {
			l.Ask = AskBottomDeck
		}
	case game.ChooseCrisisOrder:
		switch only := within[card.OrderCrises](s, d.About); { // they all stay on top
		case d.N == 1:
			l.Ask = AskCrisisBottom
		case d.Pick > 1 && only:
			l.Ask = AskCrisisThen
		case only:
			l.Ask = AskCrisisFirst
		case d.Pick > 1:
			l.Ask = AskCrisisNext
		default:
			l.Ask = AskCrisisTop
		}
	case game.ChooseShips:
		l.Ask = AskNextShip
		if d.Ship == card.NoShip {
			l.Ask = AskWhichShips
		}
	case game.ChooseBasestar:
		l.Ask = AskBasestar
		if d.About == "" {
			l.Ask = AskNextBasestar
		}
	case game.ChooseRisk:
		l.Ask = AskRiskShips
		if risk, ok := s.riskIn(d.About); ok {
			l.Ask, l.N, l.Ship = AskRisk, risk.N, risk.Ship
		}
	case game.ProveLoyalty:
		l.Ask = AskProve
		if first.Kind == game.TheCard {
			l.Ask = AskWhichCylon
		}
	case game.ChooseBridge:
		l.Ask = AskBridgeFirst
		if d.Pick == 2 {
			l.Ask = AskBridgeThen
		}
	case game.DiscardQuorum:
		l.Ask = AskQuorumLimit
		if d.Min == 0 {
			l.Ask = AskAnyQuorum
		}
	case game.ChooseQuorumOrder:
		l.Ask = AskQuorumTop
		if d.Pick > 1 {
			l.Ask = AskQuorumNext
		}
	case game.ChooseResult:
		l.Ask = AskResult
		if d.Roll != game.NoRoll {
			l.Ask = AskResultFor
		}
	default:
		s.daybreakQuestion(l, d)
	}
}

// daybreakQuestion sets what a decision asks if Daybreak brought the decision, or added another question to it.
func (s lines) daybreakQuestion(l *Line, d *game.Decision) {
	switch d.Kind {
	case game.ChooseCheckCard:
		l.Ask = AskCheckCard
		switch {
		case within[card.TakeFromCheck](s, d.About):
			l.Ask = AskTakesFromCheck
		case within[card.DamageToRemove](s, d.About):
			l.Ask = AskDogfight
		}
	case game.ChooseCylonShips:
		l.Ask = AskCylonShips
		if within[card.SendOut](s, d.About) {
			l.Ask = AskSendOut
		}
	case game.ChooseSkillDeck:
		l.Ask = AskSkillDeck
		if within[card.SearchSkills](s, d.About) {
			l.Ask = AskSearched
		}
	case game.ChooseOneOf:
		l.Ask = AskWhat
		if ofSides(d) {
			l.Ask = AskWhichSide
		}
	case game.DiscardMutiny:
		l.Ask = AskMutinyLimit
		if d.Min == 0 {
			l.Ask = AskAnyMutiny
		}
	case game.GiveMutiny:
		l.Ask = AskGiveMutiny
		if d.Other == d.Seat() {
			l.Ask = AskKeepMutiny
		}
	case game.ScoutMore:
		switch {
		case d.N == 1:
			l.Ask = AskScoutBottom
		case d.Pick > 1:
			l.Ask = AskScoutNext
		default:
			l.Ask = AskScoutTop
		}
	default:
		l.Ask = AskSomething
	}
}

// ofSides reports whether a choice is between a location's effects for humans and its effects for Cylon players.
func ofSides(d *game.Decision) bool {
	return d.Kind == game.ChooseOneOf && d.Place != "" && d.About == card.ID(d.Place)
}

func (s lines) areaAsk(v *game.View, d *game.Decision) Ask {
	switch {
	case d.About == "launch-nuke":
		return AskNukeArea
	case d.Ship == card.NoShip:
		return AskArea
	case v != nil && d.Ship == card.Civilian && v.Holder(card.CAGTitle) == d.Seat():
		return AskCAGArea
	default:
		return AskShipArea
	}
}

// mayAsk returns the question about what a component lets a player do or leave: what is done, and by whom.
func (s lines) mayAsk(v *game.View, id card.ID) (Ask, card.Effects, card.Who) {
	for _, list := range s.openEffects(v, id) {
		for e := range list.Deep() {
			if may, ok := e.(card.May); ok {
				return AskMay, may.Then, may.Who
			}
		}
	}
	return AskMayDo, nil, card.Nobody
}

// purpose sets what a player is chosen for, from the effects of the component.
func (s lines) purpose(l *Line, v *game.View, id card.ID) {
	switch id {
	case "": // no component: the Mutineer has not been revealed (D-MTR-08)
		l.Ask = AskDealtLoyalty
		return
	case card.ForLove: // it has no effects
		l.Ask = AskSpared
		return
	}
	for _, list := range s.openEffects(v, id) {
		for _, e := range list {
			switch e := e.(type) {
			case card.LookAtLoyalty:
				l.Ask = AskLoyaltyOf
				if e.All {
					l.Ask = AskLoyaltiesOf
				}
			case card.LookAndLeave:
				l.Ask = AskLoyaltyOf
			case card.GiveLoyalty:
				l.Ask = AskHeir
			case card.Infiltrate:
				l.Ask = AskWhoseHand
			case card.Order:
				l.Ask = AskOrdered
			case card.ReleaseOther, card.ReleaseChosen, card.Defend:
				l.Ask = AskFreed
			case card.ReleaseAny:
				if l.Ask = AskFreed; l.Place == "" { // the prisoner is free; a player is chosen for what comes next
					continue
				}
			case card.GiveThisCard:
				l.Ask = AskHolder
			case card.Mutiny:
				l.Ask = AskMutineer
			case card.SendTarget:
				l.Ask, l.Place = AskSent, e.To
			case card.GiveTitle:
				l.Ask, l.Title = AskTitled, e.Title
			case card.TakeHand:
				l.Ask = AskRobbed
			case card.Appoint:
				l.Ask = AskAppointed
			case card.ExecuteHere, card.ExecuteAnother, card.ExecuteIn:
				l.Ask = AskExecuted
			case card.DrawLoyalty:
				l.Ask = AskDealtLoyalty
			case card.Another:
				l.Ask = AskBefalls
			case card.MutinyForChosen:
				l.Ask = AskDrawsMutiny
			case card.Incite:
				l.Ask = AskIncited
			case card.MiracleForChosen:
				l.Ask = AskGainsMiracle
			case card.PassMiracle:
				l.Ask = AskPassesMiracle
			case card.DrawForChosen:
				l.Ask = AskDrawsSkills
			case card.Treat:
				l.Ask = AskTreated
			default:
				continue
			}
			return
		}
	}
	if l.Ask = AskPlayer; within[card.ReleaseTo](s, id) { // within something optional
		l.Ask = AskFreed
	}
}

// within reports whether a component has an effect of type E.
func within[E card.Effect](s lines, id card.ID) bool {
	for _, list := range effectsOf(s.lib, id) {
		for e := range list.Deep() {
			if _, is := e.(E); is {
				return true
			}
		}
	}
	return false
}

// riskIn returns what a component risks.
func (s lines) riskIn(id card.ID) (card.Risk, bool) {
	for _, list := range effectsOf(s.lib, id) {
		for _, e := range list {
			if risk, ok := e.(card.Risk); ok {
				return risk, true
			}
		}
	}
	return card.Risk{}, false
}

// destroysViper reports whether a destination may cost a viper.
func (s lines) destroysViper(id card.ID) bool {
	d := s.lib.Destinations.Of(id)
	if d == nil {
		return false
	}
	for _, e := range d.Effect {
		if may, ok := e.(card.May); ok && slices.Contains(may.Then, card.Effect(card.Destroy{N: 1, Ship: card.Viper})) {
			return true
		}
	}
	return false
}

// windows say when each window is.
var windows = [game.NumWindows]Kind{
	game.CrisisRevealed:     WindowCrisis,
	game.ChoiceMade:         WindowChoice,
	game.CheckAnnounced:     WindowAnnounced,
	game.ReplaceCheck:       WindowReplace,
	game.BeforeCards:        WindowBeforeCards,
	game.CardsAdded:         WindowAdded,
	game.CardsRevealed:      WindowOpen,
	game.StrengthTotaled:    WindowTotaled,
	game.CheckResolved:      WindowResolved,
	game.BeforeRoll:         WindowBeforeRoll,
	game.AfterRoll:          WindowAfterRoll,
	game.ViperPlaced:        WindowViper,
	game.EndOfTurn:          WindowTurnEnds,
	game.RepairUsed:         WindowRepair,
	game.QuorumUsed:         WindowQuorum,
	game.RaidersToAct:       WindowRaiders,
	game.VictoryWon:         WindowVictory,
	game.TreacheryDiscarded: WindowTreachery,
	game.CheckPassed:        WindowPassed,
	game.PopulationLost:     WindowPopulation,
	game.CivilianFound:      WindowCivilian,
	game.ShipsLeft:          WindowLeft,
	game.DiscardOwed:        WindowOwed,
	game.ShipsToAct:         WindowShips,
}

// windowsOf are the same with the name of the card or location.
var windowsOf = map[game.Window]Kind{
	game.CrisisRevealed: WindowCrisisOf,
	game.ChoiceMade:     WindowChoiceOf,
	game.CheckAnnounced: WindowAnnouncedOf,
	game.BeforeCards:    WindowBeforeCardsOf,
	game.ReplaceCheck:   WindowReplaceOf,
}

// moment says when a window is, with what is known of it, as an inner line.
func (s lines) moment(v *game.View, d *game.Decision) Line {
	l := Line{Inner: windows[d.Window], Other: d.Other, Area: d.Area, Roll: d.Roll, Card: d.About}
	// the other windows need no more than their name
	//exhaustive:ignore
	switch d.Window {
	case game.BeforeRoll:
		if d.Roll != game.NoRoll {
			l.Inner = WindowBeforeRollFor
		}
	case game.AfterRoll:
		if d.N > 0 {
			l.Inner, l.N = WindowRolled, d.N
			if d.Roll != game.NoRoll {
				l.Inner = WindowRolledFor
			}
		}
	case game.CrisisRevealed, game.ChoiceMade, game.BeforeCards, game.CheckAnnounced, game.ReplaceCheck:
		if d.About != "" && d.Window != game.ReplaceCheck { // there About is the deciding ability
			l.Inner, l.About = windowsOf[d.Window], d.About
		} else if d.Place != "" {
			l.Inner, l.Place = windowsOf[d.Window], d.Place
		}
	case game.StrengthTotaled:
		if v != nil && v.Check != nil {
			l.Inner, l.N, l.M = WindowTotaledAt, v.Check.Total, v.Check.Difficulty
		}
	}
	return l
}

// windowAbility returns the one ability that a window is for, or "" if cards may be played in it too.
func windowAbility(d *game.Decision) card.ID {
	if d.Kind != game.AskWindow {
		return ""
	}
	// the other windows ask about cards in hand
	//exhaustive:ignore
	switch d.Window {
	case game.CrisisRevealed:
		return "secret-destiny"
	case game.ChoiceMade:
		return "moral-compass"
	case game.EndOfTurn:
		return "recon"
	case game.ReplaceCheck, game.CardsAdded, game.CardsRevealed, game.CheckResolved, game.ViperPlaced, game.RepairUsed, game.QuorumUsed,
		game.PopulationLost, game.CivilianFound, game.ShipsLeft, game.DiscardOwed, game.ShipsToAct:
		return d.About
	default:
		return ""
	}
}

func (s lines) windowLine(v *game.View, d *game.Decision) Line {
	l := s.moment(v, d)
	l.Seat = d.Seat()
	switch ability := windowAbility(d); {
	case ability != "" && l.Seat != game.NoSeat:
		l.Kind, l.Card = AsksUse, ability
	case d.Window == game.CheckAnnounced && l.Seat != game.NoSeat:
		l.Kind = AsksChange
	case d.Window == game.CheckAnnounced:
		l.Kind = AsksDifficulty
	case d.Window == game.BeforeRoll:
		l.Kind = AsksBeforeDie
	default: // the same words for all players as for the last one asked
		l.Kind = AsksAll
	}
	return l
}

// WaitingLine says who the game waits for.
func WaitingLine(d *game.Decision) Line {
	if d == nil {
		return Line{}
	}
	return Line{Kind: WaitsFor, Seats: d.Seats.List()}
}

// rollKinds say what a die is rolled for.
var rollKinds = [game.NumRolls]Kind{
	game.RollForCard:                RollCard,
	game.RollForFTL:                 RollFTL,
	game.RollForNuke:                RollNuke,
	game.RollViperAtRaider:          RollViperRaider,
	game.RollViperAtHeavyRaider:     RollViperHeavy,
	game.RollViperAtBasestar:        RollViperBasestar,
	game.RollGalacticaAtRaider:      RollGalacticaRaider,
	game.RollGalacticaAtHeavyRaider: RollGalacticaHeavy,
	game.RollGalacticaAtBasestar:    RollGalacticaBasestar,
	game.RollRaiderAtViper:          RollRaiderViper,
	game.RollRaiderAtPilot:          RollRaiderPilot,
	game.RollRaiderAtGalactica:      RollRaiderGalactica,
	game.RollBasestarAtGalactica:    RollBasestarGalactica,
	game.RollForArmory:              RollCenturion,
	game.RollForHumanFleet:          RollHumanFleet,
	game.RollForCylonFleet:          RollFleetArea,
	game.RollForBridge:              RollBridge,
	game.RollForAreaNuke:            RollAreaNuke,
	game.RollForPegasus:             RollPegasus,
	game.RollForBatteries:           RollBatteries,
	game.RollAtForces:               RollForces,
	game.RollForDetention:           RollDetention,
	game.RollForPresident:           RollPresident,
	game.RollAssaultAtBasestar:      RollAssaultBasestar,
}

// RolledBare names what a die is rolled for: the card itself if it is known.
func (s *Speaker) RolledBare(roll game.RollFor, about card.ID) string {
	if roll == game.RollForCard && about != "" {
		return s.CardName(about)
	}
	if int(roll) < len(rollKinds) {
		return s.Say(Line{Kind: rollKinds[roll]})
	}
	return ""
}
