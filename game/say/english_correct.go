package say

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
)

// edit is what the table sets right, without a capital and a full stop; was is the number that lies there.
func (en english) edit(e game.Edit, was int) string {
	who := en.Name(e.Seat)
	counted := func(what string) string { return fmt.Sprintf("%s %d instead of %d", what, e.N, was) }
	switch e.Kind {
	case game.SetResource:
		return counted(en.nouns().resources[e.Resource])
	case game.SetDistance:
		return counted("distance")
	case game.SetJumpPrep:
		return counted("jump preparation")
	case game.SetNukes:
		return counted("nukes")
	case game.SetRaptors:
		return counted("raptors")
	case game.SetShips:
		what := en.nouns().ships[e.Ship] + "s"
		switch e.Ship {
		case card.Viper:
			what = "unmanned vipers"
		case card.MarkVII:
			what = "unmanned Vipers Mark VII"
		}
		return counted(fmt.Sprintf("%s at the %s", what, en.nouns().areas[e.Area]))
	case game.SetDamaged:
		return counted("damaged vipers")
	case game.SetDestroyed:
		return counted("destroyed vipers")
	case game.SetBoarding:
		return counted("centurions on " + englishBoarding(e.Space) + " of the boarding party track")
	case game.SetLocation:
		if e.N == 1 {
			return en.placeTo(e.Place) + " is damaged"
		}
		return en.placeTo(e.Place) + " is not damaged"
	case game.SetToken:
		if e.N == 1 {
			return fmt.Sprintf("basestar %d has the damage %s", e.Space+1, en.CardName(e.Card))
		}
		return fmt.Sprintf("basestar %d does not have the damage %s", e.Space+1, en.CardName(e.Card))
	case game.SetPlace:
		return fmt.Sprintf("%s is in %s", who, en.placeTo(e.Place))
	case game.SetPilot:
		return fmt.Sprintf("%s flies a viper%s", who, en.at(e.Area))
	case game.SetPursuit:
		return counted("pursuit")
	case game.SetBehind:
		return counted(en.nouns().ships[e.Ship] + "s" + en.behind(e.Area))
	case game.SetMarkVIIDamaged:
		return counted("damaged Vipers Mark VII")
	case game.SetMarkVIIDestroyed:
		return counted("destroyed Vipers Mark VII")
	case game.SetMarkVIIPilot:
		return fmt.Sprintf("%s flies a Viper Mark VII%s", who, en.at(e.Area))
	case game.SetTitle:
		return fmt.Sprintf("%s is %s", who, en.Title(e.Title))
	case game.SetSpent:
		if e.N == 1 {
			return who + " has used the once-per-game ability"
		}
		return who + " still has the once-per-game ability"
	case game.SetTurn:
		return "a turn of " + who + " begins"
	case game.SetQuorumHand:
		return counted("Quorum cards in the President’s hand")
	case game.DrawSkills:
		return fmt.Sprintf("%s draws %s", who, some(e.N, en.nouns().skills[e.Skill]+" card"))
	case game.TakeDiscarded:
		return fmt.Sprintf("%s takes the top card of the %s discard pile", who, en.nouns().skills[e.Skill])
	case game.OweDiscards:
		return fmt.Sprintf("%s discards %s", who, some(e.N, "card"))
	case game.RemoveFromPlay:
		return en.CardName(e.Card) + " leaves play"
	case game.DrawCrisisAgain:
		return "the crisis is drawn again instead of " + en.CardName(e.Card)
	default:
		return ""
	}
}

// corrected is the line of the log for an edit.
func (en english) corrected(e game.Event) string {
	if e.Edit == nil {
		return ""
	}
	return "Set right by all: " + en.edit(*e.Edit, e.N) + "."
}

// byCorrection tells what follows from an edit: only what the edit does not say, which cards somebody drew or lost.
func (en english) byCorrection(v *game.View, e game.Event) string {
	switch {
	case e.Kind == game.Corrected:
		return en.corrected(e)
	case e.Kind == game.CardMoved && (isHand(e.To) && e.Card != "" || isHand(e.From) || e.To == game.QuorumHand && e.Card != ""):
		return en.cardMoved(v, e)
	}
	return ""
}
