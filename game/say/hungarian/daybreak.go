package hungarian

import (
	"cmp"
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// hungarianMutiny and hungarianMiracle are the countable things of Daybreak, as objects.
const (
	hungarianMutiny  = "zendüléskártyát"
	hungarianMiracle = "csodajelzőt"
)

var hungarianGain = hungarianVerb{some: "kap …", pleaseSome: "kapsz …"}

// hungarianFrom says from whom something is taken.
var hungarianFrom = map[card.Who]string{card.Current: "a jelenlegi játékostól", card.President: "az Elnöktől", card.Admiral: "az Admirálistól"}

// elsewhere says where a player who leaves the Brig may go.
const elsewhere = "a Galactica bármelyik másik helyszínére, csak a Gyengélkedőre nem"

// daybreakEffect words the effects of Daybreak's mutinies, miracles, missions, locations and characters, as a clause with a verb.
func (hu hungarian) daybreakEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.DrawMutiny:
		if e.Lacking {
			return "minden ember játékos, akinek nincs zendüléskártyája, húz " + listed(hungarianOf[:], e.N, "-t")
		}
		return hu.tells(e.Who, hungarianDraw.one(e.Who, fmt.Sprintf("%d %s", e.N, hungarianMutiny)))
	case card.MutinyForChosen:
		return hu.tells(e.By, hungarianChoose.one(e.By, "egy ember játékost, aki húz 1 "+hungarianMutiny))
	case card.DiscardThis:
		return "dobd el ezt a kártyát"
	case card.GainMiracle:
		if e.Lacking {
			return hungarianWho[e.Who] + ", akinek nincs csodajelzője, kap egyet"
		}
		return hu.tells(e.Who, hungarianGain.one(e.Who, "1 "+hungarianMiracle))
	case card.MiracleForChosen:
		return hu.tells(e.By, hungarianChoose.one(e.By, "egy másik játékost, aki kap 1 "+hungarianMiracle))

	case card.RaiseAny:
		return "egy általad választott erőforrás " + say.Signed(e.By)
	case card.PassMiracle:
		return "válassz egy másik játékost a helyszíneden; adj neki 1 " + hungarianMiracle + " a tieidből, vagy vedd el az övét"
	case card.PlayOneMutiny:
		others := "a többit"
		if e.Draw == 2 {
			others = "a másikat"
		}
		return fmt.Sprintf("húzz %d %s, játssz ki közülük 1-et, %s pedig tedd a pakli aljára; miattuk nem kerülsz a Fogdába", e.Draw, hungarianMutiny, others)
	case card.Incite:
		return fmt.Sprintf("válassz egy másik ember játékost; húz 1 %s, emiatt nem kerül a Fogdába, és csak 1-et tart meg; ezután eldobhatsz 1 %s", hungarianMutiny, hungarianMutiny)
	case card.Oust:
		return "ha az Elnöknek van zendüléskártyája, nevezz meg új Elnököt, akár magadat; ha „" + hu.CardName(card.AcceptProphecy) + "” van játékban, az Elnök eldobhatja, és akkor ő marad az Elnök"
	case card.TakeRandom:
		return fmt.Sprintf("vegyél el %s véletlenszerűen %d %s", hungarianFrom[e.From], e.N, hungarianCards[card.AnySkill])

	case card.ActivateOneOf:
		names := make([]string, len(e.Places))
		for i, p := range e.Places {
			names[i] = hu.Place(p)
		}
		return "aktiváld onnan, ahol vagy, akár sérült, akár nem: " + say.Listed(names, " vagy ")
	case card.ActivateSeveral:
		return fmt.Sprintf("ha nem vagy a Fogdában, aktiválj %d különböző sértetlen helyszínt, bárhol legyenek is, csak cylon helyszínt nem", e.N)
	case card.ActivateAny:
		return "aktiválj egy tetszőleges sértetlen helyszínt"
	case card.LookAndLeave:
		return "ha beépültél: nézd meg egy ember játékos 1 véletlenszerű hűségkártyáját; ezután a beépülésed véget ér, és menj " + hu.placeTo(card.ResurrectionShip)
	default:
		return cmp.Or(hu.daybreakCards(e), hu.daybreakShips(e))
	}
}

// daybreakCards words an effect on the Brig, cards or skill checks as a clause.
func (hu hungarian) daybreakCards(e card.Effect) string {
	cards := hungarianCards[card.AnySkill]
	switch e := e.(type) {
	case card.ReleaseTo:
		return hu.tells(e.By, hungarianChoose.one(e.By, "egy karaktert a Fogdában, aki "+hu.placeTo(e.To)+" kerül"))
	case card.FreeAll:
		return "a Fogdából minden karakter átmehet " + elsewhere
	case card.ReleaseAny:
		return "válassz egy karaktert a Fogdában, akár a sajátodat, és mozgasd " + elsewhere
	case card.Defend:
		return "mozgass egy karaktert a Fogdából a Galactica egyik nem veszélyes helyszínére; ha másik játékosé, vedd el annak a játékosnak az összes szakértelemkártyáját"

	case card.DiscardQuorum:
		return hu.tells(card.President, hungarianDiscard.one(card.President, fmt.Sprintf("véletlenszerűen %d tanácskártyát", e.N)))
	case card.ShareQuorum:
		return "húzz 2 tanácskártyát, adj közülük 1-et az Elnöknek, a másikat pedig játszd ki vagy dobd el"
	case card.BuryQuorum:
		return fmt.Sprintf("nézd meg az Elnök tanácskártyáit, és tegyél közülük %s a pakli aljára, tetszőleges sorrendben", listed(hungarianOf[:], e.N, "-t"))
	case card.DrawForChosen:
		return fmt.Sprintf("válassz egy ember játékost, aki húz %d tetszőleges %s", e.N, cards)
	case card.EachDrawsType:
		return fmt.Sprintf("válassz egy szakértelemtípust; minden játékos, a cylon játékosok is, húz belőle %d lapot", e.N)
	case card.SearchSkills:
		return fmt.Sprintf("nézz át egy szakértelempaklit és a dobópakliját, vegyél el belőlük tetszőleges %d lapot, majd keverd a dobópaklit a pakliba", e.N)
	case card.Treat:
		return fmt.Sprintf("válassz egy másik ember játékost; húzz %d %s az ő szakértelemlistájáról, majd adj neki tetszőleges %d lapot a kezedből", e.N, cards, e.N)
	case card.OrderCrises:
		return fmt.Sprintf("nézd meg a felső %d kríziskártyát, és tedd vissza őket a pakli tetejére, tetszőleges sorrendben", e.N)

	case card.ForceTheirHand:
		return hu.tells(card.Current, "ha ember, betesz 1 "+cards+" képpel felfelé ebbe a szakértelem próbába, vagy húz 1 "+hungarianMutiny)
	case card.ZeroesHelp:
		return "a szakértelem próba összege " + say.Signed(e.By) + " minden benne lévő 0 erősségű kártyáért, bármilyen típusú is"
	case card.NoAbilities:
		return "e szakértelem próba egyik kártyájának próbaképessége sem érvényesül"
	case card.InsteadOfPass:
		return fmt.Sprintf("a siker hatása helyett minden ember játékos húz %d %s", e.Draw, cards)
	case card.TakeFromCheck:
		return hu.may(card.Current, fmt.Sprintf("kezébe vesz ebből a szakértelem próbából 1 legfeljebb %d erősségű kártyát, de ilyen nevűt nem", e.Most))
	case card.DamageToRemove:
		return hu.may(card.Current, "megrongál 1 Vipert az űrben vagy az Utánpótlásban, és ezért kivesz 1 másik kártyát ebből a szakértelem próbából")
	case card.DrawByResult:
		return hu.tells(card.Current, hungarianDraw.one(card.Current, fmt.Sprintf("%d %s, ha ez a szakértelem próba sikeres, különben %s",
			e.Pass, hungarianCards[e.Type], listed(hungarianOf[:], e.Fail, "-t"))))
	case card.MiracleIfBeaten:
		return fmt.Sprintf("ha az összeg meghaladja a nyomtatott nehézséget, és a különbség legalább %d, a jelenlegi játékos kap 1 %s", e.By, hungarianMiracle)
	default:
		return ""
	}
}

// daybreakShips words an effect on ships, missions or the way to Earth as a clause.
func (hu hungarian) daybreakShips(e card.Effect) string {
	switch e := e.(type) {
	case card.GainAssaultRaptor:
		if e.Launched {
			return hu.tells(card.Current, "elhelyez 1 új "+hungarianShips[card.AssaultRaptor]+" egy Viper-indító szektorban, és azonnal aktiválhatja")
		}
		return "1 új " + nouns.Ships[card.AssaultRaptor] + " kerül az Utánpótlásba"
	case card.ActivateOften:
		return fmt.Sprintf("aktiváld legfeljebb %s ugyanazt a pilóta nélküli Vipert, az űrben vagy az Utánpótlásból", listed(hungarianTimes[:], e.N, "-szer"))
	case card.JoinPilot:
		return fmt.Sprintf("helyezz legfeljebb %d pilóta nélküli Vipert az Utánpótlásból egy olyan űrszektorba, ahol pilóta vezette Viper van, és aktiváld mindegyiket", e.N)
	case card.SendOut:
		return fmt.Sprintf("helyezz egy űrszektorba %s, vagy az Utánpótlásból %d pilóta nélküli Vipert, és csak ezeket aktiváld", hu.object(e.Raiders, card.Raider), e.Vipers)
	case card.RepairAllVipers:
		return "javíts meg minden sérült Vipert"
	case card.Exchange:
		return "nézd meg az űrben lévő összes civil hajót, és cserélj ki közülük egyet egy újra; a régit vissza kell keverni a fel nem használtak közé"

	case card.PlaceTogether:
		return fmt.Sprintf("helyezz %s és %s egy általad választott űrszektorba", hu.object(e.Basestars, card.Basestar), hu.object(e.Raiders, card.Raider))
	case card.LaunchEach:
		return "minden báziscsillag indít " + hu.object(e.N, e.Ship)
	case card.Truce:
		return "a kör végéig cylon hajót sem indítani, sem aktiválni nem lehet"
	case card.RepelBoarders:
		return fmt.Sprintf("támadj meg 1 centúriót a Behatoló sávon, ha van ott; a kockadobás %s", say.Signed(e.Bonus))
	case card.LaunchLastNuke:
		at, results := "egy báziscsillag", say.Results(game.RollForNuke, onBasestar)
		if hu.HasCAG() { // with the Cylon Fleet (D-MUT-16)
			at, results = "egy űrszektor", say.Results(game.RollForAreaNuke, inArea)
		}
		return fmt.Sprintf("vesd be az Admirális 1 atomfegyverét %s ellen, és dobj a kockával. %s. Ezután minden atomfegyver kikerül a játékból", at, results)
	case card.ClearBoard:
		all, boxed := make([]string, len(e.Ships)), make([]string, len(e.Ships))
		for i, ship := range e.Ships {
			all[i], boxed[i] = "az összes "+hungarianShips[ship], hu.object(e.Boxed, ship)
		}
		return fmt.Sprintf("vedd le a tábláról %s, majd vegyél ki a játékból %s", say.Listed(all, " és "), say.Listed(boxed, " és "))

	case card.FlyMission:
		return "fordítsd fel a felső küldetéskártyát, és hajtsd végre; ha ez a te köröd, ebben nem húzol kríziskártyát"
	case card.GainDistance:
		return fmt.Sprintf("a távolság azonnal %s; a következő ugráskor ez a kártya a célkártya mellé kerül", say.Signed(e.By))
	case card.TurnMissionDown:
		return "fordítsd le ezt a kártyát; a következő ugráskor vissza kell keverni a paklijába"
	case card.RepairLocation:
		return hu.tells(card.Current, "megjavít 1 sérült helyszínt")
	case card.BringRebels:
		side := "a cylonok"
		if e.Humans {
			side = "az emberek"
		}
		return "a lázadó báziscsillag " + side + " oldalán játékba kerül"
	case card.DestroyHub:
		return fmt.Sprintf("%s lép %s helyére, mindenkinek, aki ott van, és mindenhol, ahol említik", az(hu.Place(card.HubDestroyed)), az(hu.Place(card.ResurrectionShip)))
	default:
		return ""
	}
}
