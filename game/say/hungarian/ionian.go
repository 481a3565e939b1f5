package hungarian

import (
	"fmt"

	"battlestar/game/card"
)

// ionianEffect words the effects that the Ionian Nebula adds, as a clause with a verb.
func (hu hungarian) ionianEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.CrossroadsPhase:
		return "Válaszút szakasz: egy csata, minden játékosnak egy válaszútkártya, majd az ítélet"
	case card.DrawTrauma:
		return hu.tells(e.Who, hungarianDraw.one(e.Who, fmt.Sprintf("%d traumajelzőt", e.N)))
	case card.DiscardTrauma:
		what := fmt.Sprintf("%d traumajelzőt", e.N)
		if e.Random {
			what = "véletlenszerűen " + what
		}
		return hu.tells(e.Who, hungarianDiscard.one(e.Who, what))
	case card.Another:
		return "válassz egy másik játékost, akire ez vonatkozik: " + hu.List(e.Then)
	case card.IfDistance:
		return fmt.Sprintf("ha a flotta legfeljebb %d távolságot tett meg: %s", e.AtMost, hu.List(e.Then))
	case card.AddNotCylon:
		return "keverj egy „Nem vagy cylon” kártyát a hűségpakliba"
	case card.DrawLoyalty:
		if e.Chosen {
			return "válassz egy ember játékost, aki húz 1 hűségkártyát"
		}
		return "húzz 1 hűségkártyát"
	case card.ExecuteAnother:
		return "válaszd ki egy másik ember játékos karakterét; kivégzésre kerül"
	case card.MoveAnywhere:
		const what = "menj a Galactica vagy a Colonial One bármelyik helyszínére, a Gyengélkedő és a Fogda kivételével"
		if len(e.First) == 0 {
			return "hagyd el a Fogdát: " + what
		}
		return hu.List(e.First) + "; ezután " + what
	case card.TakeDestiny:
		return fmt.Sprintf("vedd a kezedbe a Végzet pakli felső %d lapját", e.N)
	default:
		return hu.ionianShips(e)
	}
}

// ionianShips words an effect on ships as a clause.
func (hu hungarian) ionianShips(e card.Effect) string {
	switch e := e.(type) {
	case card.DestroyRaidersHere:
		return "legfeljebb " + hu.counted(e.N, card.Raider) + " megsemmisül a báziscsillag űrszektorában"
	case card.RepairAny:
		return fmt.Sprintf("javíts meg a Galacticán legfeljebb %d sérült helyszínt, vagy legfeljebb %d sérült Vipert", e.Locations, e.Vipers)
	case card.RestoreVipers:
		return fmt.Sprintf("javíts meg legfeljebb %d sérült Vipert", e.N)
	case card.ReturnViper:
		return "1 megsemmisült Viper visszakerül a tartalékba"
	case card.ActivateOneViper:
		return fmt.Sprintf("válassz egy pilóta nélküli Vipert, és aktiváld %s", listed(hungarianTimes[:], e.Times, "-szer"))
	case card.VipersDestroy:
		return "minden pilóta nélküli Viper megsemmisíthet 1 raidert a saját űrszektorában"
	case card.DestroyInArea:
		if e.Raiders == 0 {
			return "válassz egy űrszektort a Galactica körül; ott minden cylon hajó megsemmisül"
		}
		return "válassz egy űrszektort a Galactica körül; ott " + hu.counted(e.Raiders, card.Raider) + " megsemmisül"
	case card.RemoveRaiders:
		return fmt.Sprintf("vegyél le %s a Galactica körül, amelyiket választod", hu.object(e.N, card.Raider))
	case card.ActivateRaidersThere:
		return "a Galactica körül minden raider aktiválódik"
	case card.DamageBasestar:
		if e.N == 1 {
			return "egy választott báziscsillag megsérül"
		}
		return fmt.Sprintf("egy választott báziscsillag %s megsérül", listed(hungarianTimes[:], e.N, "-szer"))
	case card.HideCivilian:
		return "keverj vissza egy civil hajót az űrből a fel nem használtak közé"
	case card.PushBack:
		return "minden centúrió 1 mezőt hátrál a behatolási sávon"
	default:
		return ""
	}
}
