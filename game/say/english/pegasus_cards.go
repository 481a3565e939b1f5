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
		return en.tells(e.Who, fmt.Sprintf("~discard %s, then ~draw %s, one player at a time", some(e.N, "skill card"), some(e.N, nouns.Skills[e.Type]+" card")))
	case card.IntoDestiny:
		return fmt.Sprintf("shuffle %s into the Destiny deck", some(e.N, nouns.Skills[e.Type]+" card"))
	case card.NewDestiny:
		return fmt.Sprintf("discard the Destiny deck and build a new one of only %s", some(e.N, nouns.Skills[e.Type]+" card"))
	case card.DrawSuperCrisis:
		return en.tells(e.Who, "~draw "+some(e.N, "Super Crisis card"))

	case card.ReleaseChosen:
		return en.tells(e.By, "~move a character from the Brig to any other location that is not hazardous")
	case card.ExecuteIn:
		return fmt.Sprintf("execute a character %s", en.placeAt(e.Place))
	case card.IfMourned:
		return "if an execution has cost morale this game, " + en.list(e.Then)

	case card.PutScar:
		return fmt.Sprintf("that raider at the %s is Scar", nouns.Areas[e.At])
	case card.DefendCivilian:
		return fmt.Sprintf("choose a civilian ship in space and destroy %s or %s in its area. Then roll the die. %s: destroy that civilian ship too",
			en.ships(e.Raiders, card.Raider), en.ships(e.HeavyRaiders, card.HeavyRaider), say.Span(1, e.Upto))
	case card.RepairBoth:
		return fmt.Sprintf("you may repair %s on any ship and up to %s", some(e.Locations, "location"), some(e.Vipers, "damaged viper"))

	case card.LookAtBottom:
		return "look at the bottom card of any deck except the Loyalty deck"
	case card.ArrangeCrises:
		return fmt.Sprintf("look at the top %s and put each on the top or bottom of the deck, in any order", some(e.N, "Crisis card"))
	case card.FindCrisis:
		return fmt.Sprintf("find “%s” in the Crisis deck or its discard pile and resolve it now. Then shuffle the Crisis deck", en.CardName(e.Card))
	case card.Misjump:
		return "discard this card and resolve the next Destination card instead"
	default:
		return ""
	}
}
