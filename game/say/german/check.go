package german

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
)

// checkEffect words the effects of the Skill cards of Exodus.
func (de german) checkEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.TakeOut:
		return fmt.Sprintf("werfen Sie jede Karte der Stärke %d oder %d aus diesem Fertigkeits-Check ab", e.From, e.To)
	case card.IronWill:
		return fmt.Sprintf("fehlen diesem Fertigkeits-Check höchstens %d zum Erfolg, so wird sein Misserfolg nicht ausgeführt; bei einer Summe von 0 oder weniger: %s",
			e.Short, de.Clause(card.Lose(card.Morale, e.Morale)))
	case card.AddDestiny:
		return fmt.Sprintf("legen Sie die obersten %d Schicksalskarten offen zu diesem Fertigkeits-Check; auch ihre Check-Fähigkeiten werden ausgeführt", e.N)
	case card.VipersIfStrong:
		return fmt.Sprintf("haben die Karten des Typs %s in diesem Fertigkeits-Check zusammen Stärke %d oder mehr, so darf der aktive Spieler %d unbemannte Viper aktivieren",
			nouns.Skills[e.Type], e.Strength, e.Vipers)
	case card.CountsDouble:
		return fmt.Sprintf("in diesem Fertigkeits-Check zählt jede %s doppelt", germanCards[e.Type].one)
	case card.DecideCheck:
		return "statt den Fertigkeits-Check eines Ortes zu machen, wählen Sie, ob er gelingt oder misslingt"
	case card.MoveOrAct:
		return "jeder Spieler, Sie zuerst und dann im Uhrzeigersinn, darf sich bewegen oder 1 Aktion ausführen"
	case card.RaidersForAttack:
		return "statt des Angriffs einer bemannten Viper wird gewürfelt: so viele Jäger auf ihrem Feld werden zerstört"
	case card.GainNuke:
		return fmt.Sprintf("der Admiral erhält 1 Nuklearwaffe (höchstens %d)", game.MaxNukes)
	default:
		return ""
	}
}
