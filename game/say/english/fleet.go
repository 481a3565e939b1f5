package english

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// fleetEffect words an effect of the Cylon Fleet option.
func (en english) fleetEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.Pursuit:
		return "pursuit " + say.Signed(e.By)
	case card.PlaceCivilians:
		return en.tells(card.CAG, "~place "+en.ships(e.N, card.Civilian)+" in space")
	case card.ActivateViper:
		switch {
		case e.May && e.By != card.Nobody:
			return en.may(e.By) + "activate 1 unmanned viper"
		case e.May:
			return "you may activate 1 unmanned viper"
		default:
			return en.tells(e.By, "~activate 1 unmanned viper")
		}
	case card.PassTitle:
		return fmt.Sprintf("give the %s title to another human player", nouns.Titles[e.Title])
	case card.LaunchNukeAtArea:
		return "spend 1 nuke on a space area and roll the die. " + say.Results(game.RollForAreaNuke, inArea)
	case card.ChooseTwo:
		return "name 2 different effects of these, then resolve them in that order"
	case card.Reinforce:
		return fmt.Sprintf("place %s or %s in any area of the Cylon Fleet board", en.ships(e.Basestars, card.Basestar), en.ships(e.Raiders, card.Raider))
	case card.RollBelowRaiders:
		return "roll the die. If the roll is less than the number of raiders on the main board: " + en.list(e.Then)
	default:
		return ""
	}
}
