package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// Tone is the color of a log line.
type Tone uint8

// The tones.
const (
	Neutral Tone = iota
	Good         // good for the humans
	Danger       // bad for the humans
	Private      // only some players know it
	Turn         // a turn or a step begins
)

// EventTone returns the tone of the line for an event.
func (s lines) EventTone(e game.Event) Tone {
	switch e.Kind {
	case game.TurnBegan, game.StepBegan:
		return Turn
	case game.ResourceChanged, game.JumpPrepMoved, game.NukesChanged:
		return sign(e.N)
	case game.DistanceGained, game.ThresholdMet, game.LastJumpIsNext, game.Jumped, game.Repaired:
		return Good
	case game.MiraclesChanged: // using one is no loss
		return sign(max(e.N, 0))
	case game.RebelsTurned:
		if game.RebelSide(e.N) == game.HumanRebels {
			return Good
		}
		return Danger
	case game.WasCaught, game.NukesBoxed:
		return Danger
	case game.HubLost, game.TruceBegan, game.PiecesBoxed:
		return Good
	case game.CardMoved, game.Looked:
		return s.cardTone(e)
	case game.CharacterMoved:
		if l := s.lib.Locations.Of(e.Place); l != nil && l.Hazardous {
			return Danger
		}
	case game.ShipMoved:
		return shipTone(e)
	case game.BasestarPlaced, game.BecameCylon, game.Executed, game.CharacterGone, game.Revealed, game.Boarded, game.Launched, game.ShipsActivated,
		game.BasestarMoved, game.FleetGrows, game.PegasusDestroyed, game.Landed, game.ForcesActivated:
		return Danger
	case game.BasestarGone, game.Escorted, game.GalacticaBack:
		return Good
	case game.PursuitMoved:
		return sign(-e.N)
	case game.CenturionMoved:
		if e.ToAt < 0 {
			return Good
		}
		return Danger
	case game.ForceMoved:
		if e.Cause == game.ByHit {
			return Good
		}
		return Danger
	case game.CheckEnded:
		if e.Result == game.Passed {
			return Good
		}
		return Danger
	case game.Consequence:
		return Danger
	case game.GameOver:
		if e.Over != nil && e.Over.HumansWin {
			return Good
		}
		return Danger
	case game.AttackMade, game.AttackMissed:
		if byCylons(e.RollFor) {
			return Danger
		}
	}
	return Neutral
}

// effectTone returns the tone of what a die may bring, where it is clear.
func effectTone(e card.Effect) Tone {
	switch e := e.(type) {
	case card.Change:
		return sign(e.By)
	case card.JumpPrep:
		return sign(e.By)
	case card.Pursuit:
		return sign(-e.By)
	case card.Placement:
		if e.Ship != card.Viper {
			return Danger
		}
	case card.Send, card.Discard, card.Damage, card.DamageVipers, card.Destroy, card.FailResult:
		return Danger
	}
	return Neutral
}

// sign returns the tone of a change to a number that the humans want high.
func sign(n int) Tone {
	switch {
	case n > 0:
		return Good
	case n < 0:
		return Danger
	default:
		return Neutral
	}
}

// byCylons reports whether a die is rolled for a Cylon ship.
func byCylons(roll game.RollFor) bool {
	return roll >= game.RollRaiderAtViper && roll <= game.RollBasestarAtGalactica
}

// cardTone returns Private if the observer sees what not everyone sees.
func (s lines) cardTone(e game.Event) Tone {
	switch {
	case e.Card != "" && e.Seen != game.All:
		return Private
	case e.Damages() != nil:
		return Danger
	case s.lib.Civilians.Of(e.Card) != nil && e.To == game.Removed:
		return Danger
	case isBasestarTokens(e.To):
		return Good
	default:
		return Neutral
	}
}

// shipTone returns the tone of a ship's move: losses of either side, repairs, and ships that appear.
func shipTone(e game.Event) Tone {
	cylon := e.Ship == card.Raider || e.Ship == card.HeavyRaider
	switch {
	case cylon && e.ToSpot == game.Supply:
		return Good
	case cylon && e.FromSpot == game.Supply:
		return Danger
	case e.FromSpot == game.Supply: // an assault raptor is gained
		return Good
	case e.ToSpot == game.DamagedBox || e.ToSpot == game.Destroyed:
		return Danger
	case e.FromSpot == game.DamagedBox || e.FromSpot == game.Destroyed:
		return Good
	default:
		return Neutral
	}
}
