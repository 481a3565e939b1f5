package german

import (
	"cmp"
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

var (
	germanMutiny  = germanNoun{"Meutereikarte", "Meutereikarte", "Meutereikarten"}
	germanMiracle = germanNoun{"Wundermarke", "Wundermarke", "Wundermarken"}
	germanGain    = germanVerb{"erhält …", "erhalten Sie …"}
)

// germanOf holds the genitives of players: whose something is.
var germanOf = map[card.Who]string{card.Current: "des aktiven Spielers", card.President: "des Präsidenten", card.Admiral: "des Admirals"}

// elsewhere says where a player who leaves the Brig may go.
const elsewhere = "an einen anderen Ort auf der Galactica, nur nicht in die Krankenstation"

// daybreakEffect words the effects of Daybreak's mutinies, miracles, missions, locations and characters, as a clause with a verb.
func (de german) daybreakEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.DrawMutiny:
		if e.Lacking {
			return "jeder Menschenspieler, der keine hat, zieht " + germanMutiny.acc(e.N)
		}
		return de.tells(e.Who, germanDraw.says(e.Who, germanMutiny.acc(e.N)))
	case card.MutinyForChosen:
		return de.tells(e.By, germanChoose.says(e.By, "einen Menschenspieler, der "+germanMutiny.acc(1)+" zieht"))
	case card.DiscardThis:
		return "werfen Sie diese Karte ab"
	case card.GainMiracle:
		if e.Lacking {
			return germanWho[e.Who] + " ohne " + germanMiracle.one + " erhält eine"
		}
		return de.tells(e.Who, germanGain.says(e.Who, germanMiracle.acc(1)))
	case card.MiracleForChosen:
		return de.tells(e.By, germanChoose.says(e.By, "einen anderen Spieler, der "+germanMiracle.acc(1)+" erhält"))

	case card.RaiseAny:
		return "eine Ressource Ihrer Wahl " + say.Signed(e.By)
	case card.PassMiracle:
		return "wählen Sie einen anderen Spieler an Ihrem Ort; geben Sie ihm 1 Ihrer " + germanMiracle.many + ", oder nehmen Sie seine"
	case card.PlayOneMutiny:
		return fmt.Sprintf("ziehen Sie %s, spielen Sie 1 davon aus und legen Sie %s unter den Stapel; dafür kommen Sie nicht in die Brig", germanMutiny.acc(e.Draw), theOthers(e.Draw-1))
	case card.Incite:
		return fmt.Sprintf("wählen Sie einen anderen Menschenspieler; er zieht %s, ohne dafür in die Brig zu kommen, und behält nur 1; dann dürfen Sie %s abwerfen", germanMutiny.acc(1), germanMutiny.acc(1))
	case card.Oust:
		return "hat der Präsident eine " + germanMutiny.one + ", so bestimmen Sie einen neuen Präsidenten, auch sich selbst; liegt „" + de.CardName(card.AcceptProphecy) + "“ aus, so darf er sie abwerfen und bleibt es"
	case card.TakeRandom:
		return "nehmen Sie zufällig " + germanCards[card.AnySkill].acc(e.N) + " aus der Hand " + germanOf[e.From]

	case card.ActivateOneOf:
		names := make([]string, len(e.Places))
		for i, p := range e.Places {
			names[i] = de.Place(p)
		}
		return "aktivieren Sie von Ihrem Ort aus " + say.Listed(names, " oder ") + ", beschädigt oder nicht"
	case card.ActivateSeveral:
		return fmt.Sprintf("sind Sie nicht in der Brig, aktivieren Sie %d verschiedene unbeschädigte Orte, wo auch immer, nur keine Zylonenorte", e.N)
	case card.ActivateAny:
		return "aktivieren Sie einen beliebigen unbeschädigten Ort"
	case card.LookAndLeave:
		return "wenn Sie infiltrieren: sehen Sie sich 1 zufällige Loyalitätskarte eines Menschenspielers an; dann endet Ihre Infiltration, und Sie gehen " + de.placeTo(card.ResurrectionShip)
	default:
		return cmp.Or(de.daybreakCards(e), de.daybreakShips(e))
	}
}

// theOthers names the n remaining cards, as the object.
func theOthers(n int) string {
	if n == 1 {
		return "die andere"
	}
	return "die anderen"
}

// daybreakCards words an effect on the Brig, cards or skill checks as a clause.
func (de german) daybreakCards(e card.Effect) string {
	switch e := e.(type) {
	case card.ReleaseTo:
		return de.tells(e.By, germanChoose.says(e.By, "einen Charakter in der Brig, der "+de.placeTo(e.To)+" kommt"))
	case card.FreeAll:
		return "jeder Charakter in der Brig darf " + elsewhere + ", gehen"
	case card.ReleaseAny:
		return "wählen Sie einen Charakter in der Brig, auch Ihren eigenen, und bewegen Sie ihn " + elsewhere
	case card.Defend:
		return "bewegen Sie einen Charakter aus der Brig an einen ungefährlichen Ort auf der Galactica; gehört er einem anderen Spieler, nehmen Sie alle Fertigkeitskarten dieses Spielers"

	case card.DiscardQuorum:
		return de.tells(card.President, germanDiscard.says(card.President, "zufällig "+germanQuorum.acc(e.N)))
	case card.ShareQuorum:
		return "ziehen Sie 2 Zwölferratskarten, geben Sie 1 davon dem Präsidenten und spielen Sie die andere aus oder werfen Sie sie ab"
	case card.BuryQuorum:
		return fmt.Sprintf("sehen Sie sich die Zwölferratskarten des Präsidenten an und legen Sie %d davon in beliebiger Reihenfolge unter den Stapel", e.N)
	case card.DrawForChosen:
		return "wählen Sie einen Menschenspieler, der " + germanCards[card.AnySkill].acc(e.N) + " beliebigen Typs zieht"
	case card.EachDrawsType:
		return fmt.Sprintf("wählen Sie einen Typ; jeder Spieler, auch jeder Zylonenspieler, zieht %s dieses Typs", germanCards[card.AnySkill].acc(e.N))
	case card.SearchSkills:
		return fmt.Sprintf("sehen Sie einen Fertigkeitsstapel und seinen Ablagestapel durch und nehmen Sie beliebige %d Karten daraus auf die Hand; dann wird der Ablagestapel in den Stapel gemischt", e.N)
	case card.Treat:
		return fmt.Sprintf("wählen Sie einen anderen Menschenspieler; ziehen Sie %s aus seinem Fertigkeitsprofil und geben Sie ihm dann beliebige %d Ihrer Hand", germanCards[card.AnySkill].acc(e.N), e.N)
	case card.OrderCrises:
		return fmt.Sprintf("sehen Sie sich die obersten %s an und legen Sie sie in beliebiger Reihenfolge zurück", germanCrisis.acc(e.N))

	case card.ForceTheirHand:
		return de.tells(card.Current, "legt als Menschenspieler 1 Fertigkeitskarte offen zu diesem Fertigkeits-Check oder zieht "+germanMutiny.acc(1))
	case card.ZeroesHelp:
		return "Summe dieses Fertigkeits-Checks " + say.Signed(e.By) + " für jede Karte der Stärke 0 darin, gleich welchen Typs"
	case card.NoAbilities:
		return "die Check-Fähigkeiten aller Karten dieses Fertigkeits-Checks entfallen"
	case card.InsteadOfPass:
		return "statt des Erfolgs zieht jeder Menschenspieler " + germanCards[card.AnySkill].acc(e.Draw)
	case card.TakeFromCheck:
		return de.may(card.Current, fmt.Sprintf("nimmt 1 Karte der Stärke %d oder weniger aus diesem Fertigkeits-Check auf die Hand, nur keine dieses Namens", e.Most))
	case card.DamageToRemove:
		return de.may(card.Current, "beschädigt 1 Viper im Weltraum oder in der Reserve und nimmt dafür 1 andere Karte aus diesem Fertigkeits-Check")
	case card.DrawByResult:
		return de.tells(card.Current, germanDraw.says(card.Current, germanCards[e.Type].acc(e.Pass))+fmt.Sprintf(", wenn dieser Fertigkeits-Check gelingt, sonst %d", e.Fail))
	case card.MiracleIfBeaten:
		return fmt.Sprintf("liegt die Summe um %d oder mehr über der aufgedruckten Schwierigkeit, so erhält der aktive Spieler %s", e.By, germanMiracle.acc(1))
	default:
		return ""
	}
}

// daybreakShips words an effect on ships, missions or the way to Earth as a clause.
func (de german) daybreakShips(e card.Effect) string {
	switch e := e.(type) {
	case card.GainAssaultRaptor:
		raptor := germanShips[card.AssaultRaptor]
		if e.Launched {
			return de.tells(card.Current, "platziert 1 neuen "+raptor.object+" auf einem Viper-Startfeld und darf ihn sofort aktivieren")
		}
		return "1 neuer " + raptor.one + " kommt in die Reserve"
	case card.ActivateOften:
		return fmt.Sprintf("aktivieren Sie ein und dieselbe unbemannte Viper, im Weltraum oder aus der Reserve, bis zu %s", germanTimes(e.N))
	case card.JoinPilot:
		return fmt.Sprintf("platzieren Sie bis zu %d unbemannte Viper aus der Reserve auf einem Weltraumfeld mit einer bemannten Viper und aktivieren Sie jede davon", e.N)
	case card.SendOut:
		return fmt.Sprintf("platzieren Sie auf einem Weltraumfeld %s oder %d unbemannte Viper aus der Reserve und aktivieren Sie nur diese", germanShips[card.Raider].acc(e.Raiders), e.Vipers)
	case card.RepairAllVipers:
		return "reparieren Sie alle beschädigten Viper"
	case card.Exchange:
		return "sehen Sie sich alle Zivilschiffe im Weltraum an und tauschen Sie eines davon gegen ein neues; das alte wird unter die unbenutzten zurückgemischt"

	case card.PlaceTogether:
		return fmt.Sprintf("platzieren Sie %s und %s auf einem Weltraumfeld Ihrer Wahl", germanShips[card.Basestar].acc(e.Basestars), germanShips[card.Raider].acc(e.Raiders))
	case card.LaunchEach:
		return "jeder Basisstern startet " + germanShips[e.Ship].acc(e.N)
	case card.Truce:
		return "bis zum Ende dieses Zuges werden Zylonenschiffe weder gestartet noch aktiviert"
	case card.RepelBoarders:
		return fmt.Sprintf("greifen Sie 1 Zenturio auf der Enterkommando-Leiste an, wenn dort einer ist; Würfelwurf %s", say.Signed(e.Bonus))
	case card.LaunchLastNuke:
		at, results := "einen Basisstern", say.Results(game.RollForNuke, onBasestar)
		if de.HasCAG() { // with the Cylon Fleet (D-MUT-16)
			at, results = "ein Weltraumfeld", say.Results(game.RollForAreaNuke, inArea)
		}
		return fmt.Sprintf("setzen Sie 1 Nuklearwaffe des Admirals gegen %s ein und würfeln Sie. %s. Dann sind alle Nuklearwaffen aus dem Spiel", at, results)
	case card.ClearBoard:
		all, boxed := make([]string, len(e.Ships)), make([]string, len(e.Ships))
		for i, ship := range e.Ships {
			all[i] = strings.Replace(germanShips[ship].many, "Schwere ", "Schweren ", 1) // weak declension after "alle"
			boxed[i] = germanShips[ship].acc(e.Boxed)
		}
		return fmt.Sprintf("nehmen Sie alle %s vom Spielplan und dann %s aus dem Spiel", say.Listed(all, " und "), say.Listed(boxed, " und "))

	case card.FlyMission:
		return "decken Sie die oberste Missionskarte auf und führen Sie sie aus; ist dies Ihr Zug, so ziehen Sie darin keine Krisenkarte"
	case card.GainDistance:
		return fmt.Sprintf("Entfernung sofort %s; beim nächsten Sprung kommt diese Karte neben die Zielkarte", say.Signed(e.By))
	case card.TurnMissionDown:
		return "drehen Sie diese Karte um; beim nächsten Sprung wird sie in ihren Stapel zurückgemischt"
	case card.RepairLocation:
		return de.tells(card.Current, "repariert 1 beschädigten Ort")
	case card.BringRebels:
		side := "der Zylonen"
		if e.Humans {
			side = "der Menschen"
		}
		return "der Rebellen-Basisstern kommt auf der Seite " + side + " ins Spiel"
	case card.DestroyHub:
		return fmt.Sprintf("„%s“ tritt an die Stelle des Ortes „%s“, für alle dort und alles, was ihn nennt", de.Place(card.HubDestroyed), de.Place(card.ResurrectionShip))
	default:
		return ""
	}
}
