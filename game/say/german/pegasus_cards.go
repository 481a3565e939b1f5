package german

import (
	"fmt"

	"battlestar/game/card"
	"battlestar/game/say"
)

// pegasusCardEffect words the effects of the Pegasus box's other cards, as a clause with a verb.
func (de german) pegasusCardEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.DiscardThenDraw:
		return de.tells(e.Who, fmt.Sprintf("%s und %s; einer nach dem anderen",
			germanDiscard.says(e.Who, germanCards[card.AnySkill].acc(e.N)), germanDraw.says(e.Who, germanCards[e.Type].acc(e.N))))
	case card.IntoDestiny:
		return fmt.Sprintf("%s %s in den Schicksalsstapel gemischt", germanCards[e.Type].nom(e.N), germanAre(e.N))
	case card.NewDestiny:
		return fmt.Sprintf("der Schicksalsstapel wird abgeworfen und neu gebildet, nur aus %d %s", e.N, germanCards[e.Type].many)
	case card.DrawSuperCrisis:
		return de.tells(e.Who, germanDraw.says(e.Who, germanNoun{"Super-Krisenkarte", "Super-Krisenkarte", "Super-Krisenkarten"}.acc(e.N)))

	case card.ReleaseChosen:
		return de.tells(e.By, germanChoose.says(e.By, "einen Charakter in der Brig")+"; er kommt an einen anderen Ort nach derselben Wahl, nur nicht an einen gefährlichen")
	case card.ExecuteIn:
		return fmt.Sprintf("wählen Sie einen Charakter %s, der exekutiert wird", de.placeAt(e.Place))
	case card.IfMourned:
		return "wenn eine Exekution in diesem Spiel Moral gekostet hat: " + de.List(e.Then)

	case card.PutScar:
		return "dieser Jäger " + germanAt[e.At] + " ist Scar"
	case card.DefendCivilian:
		return fmt.Sprintf("wählen Sie ein Zivilschiff im Weltraum. Auf seinem Weltraumfeld %s %s oder %s zerstört. Dann wird gewürfelt. %s: auch dieses Zivilschiff wird zerstört",
			germanAre(e.Raiders), germanShips[card.Raider].nom(e.Raiders), germanShips[card.HeavyRaider].nom(e.HeavyRaiders), say.Span(1, e.Upto))
	case card.RepairBoth:
		return fmt.Sprintf("Sie dürfen %d Ort eines beliebigen Schiffes und bis zu %d beschädigte Viper reparieren", e.Locations, e.Vipers)

	case card.LookAtBottom:
		return "wählen Sie einen Stapel, nur nicht den Loyalitätsstapel, und sehen Sie sich seine unterste Karte an"
	case card.ArrangeCrises:
		return fmt.Sprintf("sieht sich die obersten %s an und legt jede davon oben oder unten in den Stapel zurück, in beliebiger Reihenfolge", germanCrisis.acc(e.N))
	case card.FindCrisis:
		return "die Krisenkarte „" + de.CardName(e.Card) + "“ wird im Krisenstapel oder unter den abgeworfenen gesucht und sofort ausgeführt; dann wird der Krisenstapel gemischt"
	case card.Misjump:
		return "diese Karte wird abgeworfen; stattdessen wird die nächste Zielortkarte ausgeführt"
	default:
		return ""
	}
}
