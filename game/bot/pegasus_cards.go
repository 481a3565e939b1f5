package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// treacheryWorth is the worth of a Treachery card in a human's hand: it adds to no check, but can be discarded in place of a better one.
const treacheryWorth = 0.5

// drawWorth returns the worth of each card that an effect draws.
func drawWorth(e card.Draw) float64 {
	switch {
	case e.Who == card.EachCylon:
		return -cardWorth
	case len(e.Types) == 1 && e.Types[0] == card.Treachery:
		return treacheryWorth
	}
	return cardWorth
}

// weighPegasusCards weighs the effects of the cards of the Pegasus box.
func weighPegasusCards(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.DiscardThenDraw:
		return (treacheryWorth - cardWorth) * float64(heldBy(v, e.Who, e.N)), true
	case card.IntoDestiny:
		return -cardWorth * float64(e.N), true
	case card.NewDestiny:
		return -cardWorth * float64(e.N), true
	case card.DrawSuperCrisis:
		return crisisWorth * float64(e.N*number(v, e.Who)), true
	case card.ReleaseChosen:
		return brigWorth * one(len(at(v, card.Brig)) > 0), true
	case card.ExecuteIn:
		return -executionWorth / 2 * one(len(at(v, e.Place)) > 0), true // the player hopes for a Cylon
	case card.PutScar:
		return 2 * raiderWorth, true
	case card.DefendCivilian:
		if exposed(v) == 0 {
			return 0, true
		}
		return -raiderWorth*float64(min(e.Raiders, v.PlainRaidersInSpace())) + float64(e.Upto)/float64(game.DieFaces)*civilian(v), true
	case card.RepairBoth:
		return firstDamage*float64(min(e.Locations, v.DamagedLocations())) + viperWorth*float64(min(e.Vipers, v.AllVipers().Damaged)), true
	case card.LookAtBottom:
		return scoutWorth / 2, true
	case card.ArrangeCrises:
		return scoutWorth * float64(e.N) / 2, true
	case card.FindCrisis:
		return crisisWorth, true
	case card.Misjump:
		return distanceWorth, true // that of the replacement destination
	default:
		return 0, false
	}
}
