package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// EditLine is what the table sets right; was is the number that lies there.
func EditLine(e game.Edit, was int) Line {
	l := Line{
		Seat: e.Seat, Card: e.Card, Place: e.Place, Area: e.Area, Ship: e.Ship, Resource: e.Resource, Skill: e.Skill, Title: e.Title,
		N: e.N, M: was,
	}
	yes := func(is, not Kind) Kind {
		if e.N == 1 {
			return is
		}
		return not
	}
	switch e.Kind {
	case game.SetResource:
		l.Kind = EditResource
	case game.SetDistance:
		l.Kind = EditDistance
	case game.SetJumpPrep:
		l.Kind = EditJumpPrep
	case game.SetNukes:
		l.Kind = EditNukes
	case game.SetRaptors:
		l.Kind = EditRaptors
	case game.SetShips:
		l.Kind = EditShips
		if e.Ship == card.Viper || e.Ship == card.MarkVII {
			l.Kind = EditUnmanned
		}
	case game.SetDamaged:
		l.Kind, l.Ship = EditDamaged, card.Viper
	case game.SetDestroyed:
		l.Kind, l.Ship = EditDestroyed, card.Viper
	case game.SetMarkVIIDamaged:
		l.Kind, l.Ship = EditDamaged, card.MarkVII
	case game.SetMarkVIIDestroyed:
		l.Kind, l.Ship = EditDestroyed, card.MarkVII
	case game.SetBoarding:
		l.Kind, l.Space = EditBoarding, e.Space
	case game.SetLocation:
		l.Kind = yes(EditPlaceDamaged, EditPlaceWhole)
	case game.SetToken:
		l.Kind, l.N = yes(EditToken, EditNoToken), e.Space+1
	case game.SetPlace:
		l.Kind = EditIsIn
	case game.SetPilot:
		l.Kind, l.Ship = EditFlies, card.Viper
	case game.SetMarkVIIPilot:
		l.Kind, l.Ship = EditFlies, card.MarkVII
	case game.SetPursuit:
		l.Kind = EditPursuit
	case game.SetBehind:
		l.Kind = EditBehind
	case game.SetTitle:
		l.Kind = EditTitle
	case game.SetSpent:
		l.Kind = yes(EditSpent, EditUnspent)
	case game.SetTurn:
		l.Kind = EditTurn
	case game.SetQuorumHand:
		l.Kind = EditQuorumHand
	case game.DrawSkills:
		l.Kind = EditDraws
	case game.TakeDiscarded:
		l.Kind = EditTakesDiscard
	case game.OweDiscards:
		l.Kind = EditDiscards
	case game.RemoveFromPlay:
		l.Kind = EditLeavesPlay
	case game.DrawCrisisAgain:
		l.Kind = EditCrisisAgain
	}
	return l
}

// corrected is the line of the log for an edit.
func corrected(e game.Event) Line {
	if e.Edit == nil {
		return Line{}
	}
	l := EditLine(*e.Edit, e.N)
	l.Kind, l.Inner = LogSetRight, l.Kind
	return l
}

// byCorrection tells what follows from an edit: only what the edit does not say, which cards somebody drew or lost.
func (s *Speaker) byCorrection(v *game.View, e game.Event) Line {
	switch {
	case e.Kind == game.Corrected:
		return corrected(e)
	case e.Kind == game.CardMoved && (isHand(e.To) && e.Card != "" || isHand(e.From) || e.To == game.QuorumHand && e.Card != ""):
		return s.cardMoved(v, e)
	}
	return Line{}
}
