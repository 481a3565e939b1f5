package english

import (
	"fmt"

	"battlestar/game/card"
	"battlestar/game/say"
)

// pegasusCardEffect words the effects of the Pegasus box's other cards, as a clause with a verb.
func (en english) pegasusCardEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.DiscardThenDraw:
		return en.tells(e.Who, fmt.Sprintf("discard %s, then draw %s; one player after the other", some(e.N, "skill card"), some(e.N, nouns.Skills[e.Type]+" card")))
	case card.IntoDestiny:
		return fmt.Sprintf("shuffle %s into the destiny deck", some(e.N, nouns.Skills[e.Type]+" card"))
	case card.NewDestiny:
		return fmt.Sprintf("discard the destiny deck and build a new one of %s alone", some(e.N, nouns.Skills[e.Type]+" card"))
	case card.DrawSuperCrisis:
		return en.tells(e.Who, "draw "+some(e.N, "super crisis card"))

	case card.ReleaseChosen:
		return en.tells(e.By, "choose a character in the Brig and move that character to any other location that is not hazardous")
	case card.ExecuteIn:
		return fmt.Sprintf("choose a character %s, who is executed", en.placeAt(e.Place))
	case card.IfMourned:
		return "if an execution has cost morale in this game: " + en.List(e.Then)

	case card.PutScar:
		return fmt.Sprintf("that raider at the %s is Scar", nouns.Areas[e.At])
	case card.DefendCivilian:
		return fmt.Sprintf("choose a civilian ship in space. In its area destroy %s or %s. Then roll the die. %s: that civilian ship is destroyed too",
			en.ships(e.Raiders, card.Raider), en.ships(e.HeavyRaiders, card.HeavyRaider), say.Span(1, e.Upto))
	case card.RepairBoth:
		return fmt.Sprintf("you may repair %s, of any ship, and up to %s", some(e.Locations, "location"), some(e.Vipers, "damaged viper"))

	case card.LookAtBottom:
		return "choose a deck, but not the loyalty deck, and look at its bottom card"
	case card.ArrangeCrises:
		return fmt.Sprintf("look at the top %s and put each of them on the top or at the bottom of the deck, in any order", some(e.N, "crisis card"))
	case card.FindCrisis:
		return fmt.Sprintf("find “%s” in the crisis deck or among the discarded crisis cards and resolve it now; then shuffle the crisis deck", en.CardName(e.Card))
	case card.Misjump:
		return "discard this card; resolve the next destination card instead"
	default:
		return ""
	}
}
