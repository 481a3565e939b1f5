package hungarian

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
)

// checkEffect words the effects of the Skill cards of Exodus.
func (hu hungarian) checkEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.TakeOut:
		return fmt.Sprintf("dobd el e szakértelem próba minden %d-ös vagy %d-os erősségű kártyáját", e.From, e.To)
	case card.IronWill:
		return fmt.Sprintf("ha a szakértelem próba legfeljebb %d híján sikertelen, a sikertelenség hatása elmarad; ha az összeg 0 vagy kevesebb: %s",
			e.Short, hu.Clause(card.Lose(card.Morale, e.Morale)))
	case card.AddDestiny:
		return fmt.Sprintf("tedd a végzetpakli felső %d lapját képpel felfelé e szakértelem próbába; próbaképességeik is érvényesülnek", e.N)
	case card.VipersIfStrong:
		return fmt.Sprintf("ha e szakértelem próba %s kártyáinak együttes erőssége legalább %d, az aktív játékos aktiválhat %d pilóta nélküli Vipert",
			nouns.Skills[e.Type], e.Strength, e.Vipers)
	case card.CountsDouble:
		return fmt.Sprintf("e szakértelem próbában minden %s kártya duplán számít", nouns.Skills[e.Type])
	case card.DecideCheck:
		return "egy helyszín szakértelem próbája helyett te döntöd el, hogy sikeres vagy sikertelen"
	case card.MoveOrAct:
		return "minden játékos, veled kezdve, az óramutató járása szerint, mozoghat vagy végrehajthat 1 tevékenységet"
	case card.RaidersForAttack:
		return "egy pilóta vezette Viper támadása helyett dobj a kockával: ennyi raider semmisül meg a mezőjén"
	case card.GainNuke:
		return fmt.Sprintf("az Admirális kap 1 atomfegyvert (legfeljebb %d)", game.MaxNukes)
	default:
		return ""
	}
}
