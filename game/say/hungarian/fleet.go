package hungarian

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// fleetEffect words an effect of the Cylon Fleet option.
func (hu hungarian) fleetEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.Pursuit:
		return "üldözés " + say.Signed(e.By)
	case card.PlaceCivilians:
		return "CAG: elhelyez " + hu.object(e.N, card.Civilian) + " az űrbe"
	case card.ActivateViper:
		switch {
		case e.May && e.By != card.Nobody:
			return hu.may(e.By, "aktivál 1 pilóta nélküli Vipert")
		case e.May:
			return "aktiválhatsz 1 pilóta nélküli Vipert"
		case e.By == card.Nobody, e.By == card.You:
			return "aktiválj 1 pilóta nélküli Vipert"
		default:
			return hu.tells(e.By, "aktivál 1 pilóta nélküli Vipert")
		}
	case card.PassTitle:
		return az(nouns.Titles[e.Title]) + " posztját add át egy másik ember játékosnak"
	case card.LaunchNukeAtArea:
		return "vess be 1 atomfegyvert egy űrszektor ellen, és dobj a kockával. " + say.Results(game.RollForAreaNuke, inArea)
	case card.ChooseTwo:
		return "nevezz meg 2 különbözőt az alábbiak közül, majd hajtsd végre őket egymás után"
	case card.Reinforce:
		return fmt.Sprintf("helyezz %s vagy %s a Cylon flotta egyik szektorába", hu.object(e.Basestars, card.Basestar), hu.object(e.Raiders, card.Raider))
	case card.RollBelowRaiders:
		return "dobj a kockával. Ha az eredmény kisebb, mint a raiderek száma a fő játéktáblán: " + hu.List(e.Then)
	default:
		return ""
	}
}
