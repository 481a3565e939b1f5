package say

import "battlestar/game"

// Topic is the subject of a log line.
type Topic uint8

// The topics.
const (
	Turns    Topic = iota // whose turn it is, and how the game ends
	Actions               // what a player does
	Cards                 // cards drawn, discarded, given
	Checks                // crises and skill checks
	Ships                 // ships, attacks and what they hit
	Supplies              // resources, jumps and distance
	People                // loyalty, titles, who is sent where
	AtTable               // outside the rules: who sits where, what was undone
	// NumTopics is the number of topics.
	NumTopics
)

// EventTopic returns the topic of the line for an event.
func (s lines) EventTopic(e game.Event) Topic {
	switch e.Kind {
	case game.TurnBegan, game.StepBegan, game.GameOver, game.LastJumpIsNext, game.PhaseBegan, game.TurnPassed, game.Landed, game.GalacticaBack:
		return Turns
	case game.Corrected:
		return AtTable
	case game.CardMoved:
		return s.cardTopic(e)
	case game.Looked:
		return lookTopic(e)
	case game.CardsGathered, game.Shuffled, game.Scouted, game.WasTempted:
		return Cards
	case game.ResourceChanged, game.JumpPrepMoved, game.DistanceGained, game.ThresholdMet, game.NukesChanged, game.NukesBoxed, game.Jumped:
		return Supplies
	case game.TurnedDown:
		if isMissions(e.From) {
			return Checks
		}
		return People
	case game.TitleGiven, game.CharacterOff, game.CharacterGone, game.BecameCylon, game.Executed, game.Revealed,
		game.AllyMet, game.ResultDecided, game.Judged, game.Condemned, game.LeftGame, game.MiraclesChanged, game.OnceUsed, game.WasCaught:
		return People
	case game.CharacterMoved:
		if l := s.lib.Locations.Of(e.Place); l != nil && l.Hazardous {
			return People
		}
		return Actions
	case game.ShipMoved, game.BasestarPlaced, game.BasestarGone, game.CenturionMoved, game.AttackMade, game.AttackMissed, game.Launched,
		game.ShipsActivated, game.Boarded, game.Repaired, game.BasestarMoved, game.PursuitMoved, game.FleetGrows, game.Escorted, game.PegasusDestroyed, game.ScarMoved, game.ForceMoved, game.ForcesActivated,
		game.RebelsTurned, game.HubLost, game.TruceBegan, game.PiecesBoxed:
		return Ships
	case game.CrisisAdded, game.CrisisStepLost, game.CheckChanged, game.ChoseBox, game.CheckEnded, game.Contributed, game.AbilityResolved, game.Consequence:
		return Checks
	case game.DieRolled:
		if attacks(e.RollFor) {
			return Ships
		}
	case game.NothingHappens:
		if e.Nothing == game.NoBasestarAttacks || e.Nothing == game.NoneLaunched || e.Nothing == game.UnderTruce {
			return Ships
		}
	}
	return Actions
}

// attacks reports whether a die decides an attack.
func attacks(roll game.RollFor) bool {
	return roll == game.RollForNuke || roll == game.RollForAreaNuke || roll == game.RollAssaultAtBasestar || roll >= game.RollViperAtRaider && roll <= game.RollForArmory
}

func (s lines) cardTopic(e game.Event) Topic {
	owner := e.To.Owner()
	switch {
	case isCrises(e.From), isCrises(e.To), isMissions(e.From), isMissions(e.To), e.To == game.CheckCards, e.From == game.CheckCards, e.From == game.Destiny:
		return Checks
	case e.From == game.LoyaltyDeck, e.From == game.MotiveDeck, owner != game.NoSeat && e.To == game.Loyalty(owner):
		return People
	case isCivilians(e.From), isCivilians(e.To), isBasestarTokens(e.To), game.HullWith(e.From) != nil, game.HullWith(e.To) != nil, s.lib.Civilians.Of(e.Card) != nil,
		game.HullFrom(e.From) != nil, e.From == game.CivilianPile, e.From == game.LockedShips, e.From == game.PreparedShips:
		return Ships
	case e.To == game.Traveled, e.From == game.DestinationDeck:
		return Supplies
	}
	return Cards
}

func isCrises(p game.Pile) bool { return p >= game.CrisisDeck && p <= game.SuperDiscard }

func isMissions(p game.Pile) bool { return p >= game.MissionDeck && p <= game.ActiveMission }

func lookTopic(e game.Event) Topic {
	owner := e.From.Owner()
	switch {
	case e.From == game.CheckCards:
		return Checks
	case owner != game.NoSeat && (e.From == game.Loyalty(owner) || e.From == game.Motives(owner)):
		return People
	case isCivilians(e.From):
		return Ships
	}
	return Cards
}
