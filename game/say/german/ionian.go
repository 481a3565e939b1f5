package german

import (
	"fmt"

	"battlestar/game/card"
)

// ionianEffect words the effects that the Ionian Nebula adds, as a clause with a verb.
func (de german) ionianEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.CrossroadsPhase:
		return "Scheideweg-Phase: ein Kampf, eine Scheidewegkarte für jeden Spieler und das Urteil"
	case card.DrawTrauma:
		return de.tells(e.Who, germanDraw.says(e.Who, trauma(e.N)))
	case card.DiscardTrauma:
		what := trauma(e.N)
		if e.Random {
			what = "zufällig " + what
		}
		return de.tells(e.Who, germanDiscard.says(e.Who, what))
	case card.Another:
		return "wählen Sie einen anderen Spieler, für den gilt: " + de.List(e.Then)
	case card.IfDistance:
		return fmt.Sprintf("wenn die Flotte eine Entfernung von höchstens %d zurückgelegt hat: %s", e.AtMost, de.List(e.Then))
	case card.AddNotCylon:
		return "eine Karte „Kein Zylon“ wird in den Loyalitätsstapel gemischt"
	case card.DrawLoyalty:
		if e.Chosen {
			return "wählen Sie einen Menschenspieler, der 1 Loyalitätskarte zieht"
		}
		return "ziehen Sie 1 Loyalitätskarte"
	case card.ExecuteAnother:
		return "wählen Sie den Charakter eines anderen Menschenspielers, der exekutiert wird"
	case card.MoveAnywhere:
		const what = "gehen Sie an einen beliebigen Ort auf der Galactica oder der Colonial One, außer Krankenstation und Brig"
		if len(e.First) == 0 {
			return "verlassen Sie die Brig: " + what
		}
		return de.List(e.First) + "; danach " + what
	case card.TakeDestiny:
		return fmt.Sprintf("nehmen Sie die obersten %d Karten des Schicksalsstapels auf die Hand", e.N)
	default:
		return de.ionianShips(e)
	}
}

// trauma formats n tokens as the object.
func trauma(n int) string {
	if n == 1 {
		return "1 Traumamarker"
	}
	return fmt.Sprintf("%d Traumamarker", n)
}

// ionianShips words an effect on ships as a clause.
func (de german) ionianShips(e card.Effect) string {
	switch e := e.(type) {
	case card.DestroyRaidersHere:
		return fmt.Sprintf("bis zu %s auf dem Weltraumfeld dieses Basissterns werden zerstört", germanShips[card.Raider].nom(e.N))
	case card.RepairAny:
		return fmt.Sprintf("reparieren Sie bis zu %d beschädigte Orte auf der Galactica oder bis zu %d beschädigte Vipern", e.Locations, e.Vipers)
	case card.RestoreVipers:
		return fmt.Sprintf("reparieren Sie bis zu %d beschädigte Vipern", e.N)
	case card.ReturnViper:
		return "1 zerstörte Viper kommt in die Reserve zurück"
	case card.ActivateOneViper:
		return fmt.Sprintf("wählen Sie eine unbemannte Viper und aktivieren Sie sie %s", germanTimes(e.Times))
	case card.VipersDestroy:
		return "jede unbemannte Viper darf 1 Jäger auf ihrem Weltraumfeld zerstören"
	case card.DestroyInArea:
		if e.Raiders == 0 {
			return "wählen Sie ein Weltraumfeld rund um die Galactica; alle Zylonenschiffe dort werden zerstört"
		}
		return fmt.Sprintf("wählen Sie ein Weltraumfeld rund um die Galactica; dort %s %s zerstört", germanAre(e.Raiders), germanShips[card.Raider].nom(e.Raiders))
	case card.RemoveRaiders:
		return fmt.Sprintf("entfernen Sie %s Ihrer Wahl rund um die Galactica", germanShips[card.Raider].acc(e.N))
	case card.ActivateRaidersThere:
		return "alle Jäger rund um die Galactica werden aktiviert"
	case card.DamageBasestar:
		if e.N == 1 {
			return "ein Basisstern Ihrer Wahl wird beschädigt"
		}
		return "ein Basisstern Ihrer Wahl wird " + germanTimes(e.N) + " beschädigt"
	case card.HideCivilian:
		return "mischen Sie ein Zivilschiff aus dem Weltraum unter die unbenutzten zurück"
	case card.PushBack:
		return "jeder Zenturio auf der Enterleiste geht 1 Feld zurück"
	default:
		return ""
	}
}
