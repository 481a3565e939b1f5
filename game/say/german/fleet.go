package german

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// fleetEffect words an effect of the Cylon Fleet option.
func (de german) fleetEffect(e card.Effect) string {
	const activate = "1 unbemannte Viper"
	switch e := e.(type) {
	case card.Pursuit:
		return "Verfolgung " + say.Signed(e.By)
	case card.PlaceCivilians:
		return "CAG: stellt " + germanShips[card.Civilian].acc(e.N) + " in den Weltraum"
	case card.ActivateViper:
		switch {
		case e.May && e.By != card.Nobody:
			return de.may(e.By, "aktiviert "+activate)
		case e.May:
			return "Sie dürfen " + activate + " aktivieren"
		case e.By == card.Nobody, e.By == card.You:
			return "aktivieren Sie " + activate
		default:
			return de.tells(e.By, "aktiviert "+activate)
		}
	case card.PassTitle:
		return "geben Sie den Titel " + nouns.Titles[e.Title] + " einem anderen Menschenspieler"
	case card.LaunchNukeAtArea:
		return "setzen Sie 1 Nuklearwaffe gegen ein Weltraumfeld ein und würfeln Sie. " + say.Results(game.RollForAreaNuke, inArea)
	case card.ChooseTwo:
		return "nennen Sie 2 verschiedene der folgenden Möglichkeiten und führen Sie sie dann nacheinander aus"
	case card.Reinforce:
		return fmt.Sprintf("stellen Sie %s oder %s auf ein Feld der Zylonenflotte", germanShips[card.Basestar].acc(e.Basestars), germanShips[card.Raider].acc(e.Raiders))
	case card.RollBelowRaiders:
		return "würfeln Sie. Ist das Ergebnis kleiner als die Zahl der Jäger auf dem Hauptspielplan: " + de.List(e.Then)
	default:
		return ""
	}
}
