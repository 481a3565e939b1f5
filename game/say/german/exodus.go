package german

import (
	"fmt"

	"battlestar/game/card"
	"battlestar/game/say"
)

// germanTitles are the titles as objects: "den Titel des Admirals".
var germanTitles = [...]string{
	card.PresidentTitle: "den Titel des Präsidenten", card.AdmiralTitle: "den Titel des Admirals", card.CAGTitle: "den Titel des CAG",
}

// exodusEffect words the effects that the Exodus box adds, as a clause with a verb.
func (de german) exodusEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.ExecuteHere:
		return "ein anderer Charakter an Ihrem Ort wird exekutiert; Sie wählen ihn"

	case card.DrawOwn:
		return de.tells(e.Who, germanDraw.says(e.Who, germanCards[card.AnySkill].acc(e.N)+" aus dem eigenen Fertigkeitsprofil"))
	case card.ExchangeSkills:
		return "werfen Sie beliebig viele Fertigkeitskarten ab und ziehen Sie ebenso viele von 1 Typ aus Ihrem Fertigkeitsprofil"
	case card.SearchDestiny:
		return de.tells(e.Who, fmt.Sprintf("%s, %s; die anderen werden gemischt",
			germanLook.says(e.Who, "alle Karten des Schicksalsstapels"), germanDiscard.says(e.Who, fmt.Sprintf("%d davon", e.N))))
	case card.TakeHand:
		return "der Zylonenspieler, der diese Karte ausgespielt hat, wählt einen Menschenspieler und nimmt alle seine Fertigkeitskarten; dieser kommt dann " + de.placeTo(e.To)

	case card.ExchangeQuorum:
		return "werfen Sie beliebig viele Zwölferratskarten von Ihrer Hand ab und ziehen Sie ebenso viele"
	case card.ArrangeQuorum:
		return fmt.Sprintf("sehen Sie sich die obersten %s an und legen Sie sie in beliebiger Reihenfolge zurück; Sie müssen nicht Präsident sein", germanQuorum.acc(e.N))
	case card.Appoint:
		var titles []string
		for _, title := range e.Titles {
			if title != card.CAGTitle || de.HasCAG() { // the CAG exists only with the Cylon Fleet
				titles = append(titles, germanTitles[title])
			}
		}
		return "wählen Sie einen beliebigen Menschenspieler, der " + say.Listed(titles, " oder ") + " erhält"
	case card.PassTitlesOn:
		return "jeder Titel des aktiven Spielers geht an den anderen Spieler, der in der Rangfolge am höchsten steht"
	case card.LeaveBrigFor:
		return "wenn Sie in der Brig sind, gehen Sie " + de.placeTo(e.To)

	case card.PlaceAnywhere:
		place := germanVerb{he: "platziert …", please: "platzieren Sie …"}
		if de.HasCAG() { // with the Cylon Fleet (E-FLEET-33)
			return de.tells(card.CAG, place.says(card.CAG, germanShips[card.Civilian].acc(e.N)+", jedes auf einem Weltraumfeld ohne Zivilschiff, solange es eines gibt"))
		}
		return de.tells(card.Admiral, place.says(card.Admiral, germanShips[card.Civilian].acc(e.N)+", jedes auf einem beliebigen Weltraumfeld"))
	case card.DestroyCylons:
		return "alle Zylonenschiffe rund um die Galactica werden zerstört"
	case card.ClearArea:
		return "wählen Sie ein Weltraumfeld rund um die Galactica; alle Zylonenschiffe dort werden entfernt"
	case card.DamagePlaced:
		if e.N == 1 {
			return "dieser Basisstern wird beschädigt"
		}
		return "dieser Basisstern wird " + germanTimes(e.N) + " beschädigt"
	case card.LaunchPilots:
		return "jeder Spieler mit Raumkampf im Fertigkeitsprofil, dessen Charakter auf der Galactica, aber nicht in der Brig ist, darf sofort eine Viper starten und sie selbst fliegen"
	case card.PrepareAfterJump:
		return "nach diesem Sprung: Sprungvorbereitung " + say.Signed(e.By)
	default:
		return ""
	}
}
