package hungarian

import (
	"fmt"

	"battlestar/game/card"
	"battlestar/game/say"
)

// exodusEffect words the effects that the Exodus box adds, as a clause with a verb.
func (hu hungarian) exodusEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.ExecuteHere:
		return "válassz egy másik karaktert a helyszíneden; kivégzésre kerül"

	case card.DrawOwn:
		return hu.tells(e.Who, hungarianDraw.one(e.Who, fmt.Sprintf("%d %s a saját szakértelemlistájáról", e.N, hungarianCards[card.AnySkill])))
	case card.ExchangeSkills:
		return "dobj el akárhány szakértelemkártyát, majd húzz ugyanannyit a szakértelemlistád 1 típusából"
	case card.SearchDestiny:
		return hu.tells(e.Who, fmt.Sprintf("%s, %s; a többit meg kell keverni",
			hungarianLook.known(e.Who, "a Végzet pakli összes lapját"), hungarianDiscard.one(e.Who, fmt.Sprintf("%d lapot közülük", e.N))))
	case card.TakeHand:
		return "a kártyát kijátszó cylon játékos kiválaszt egy ember játékost, és elveszi az összes szakértelemkártyáját; ez a játékos ezután " + hu.placeTo(e.To) + " kerül"

	case card.ExchangeQuorum:
		return "dobj el akárhány tanácskártyát a kezedből, és húzz ugyanannyit"
	case card.ArrangeQuorum:
		return fmt.Sprintf("nézd meg a felső %d tanácskártyát, és tedd vissza őket tetszőleges sorrendben; ehhez nem kell Elnöknek lenned", e.N)
	case card.Appoint:
		var titles []string
		for _, title := range e.Titles {
			if title != card.CAGTitle || hu.HasCAG() { // the CAG exists only with the Cylon Fleet
				titles = append(titles, az(nouns.Titles[title])+" posztját")
			}
		}
		return "válassz egy tetszőleges ember játékost, aki megkapja " + say.Listed(titles, " vagy ")
	case card.PassTitlesOn:
		return "a jelenlegi játékos minden posztja ahhoz a másik játékoshoz kerül, aki a rangsorban a legelöl áll"
	case card.LeaveBrigFor:
		return fmt.Sprintf("ha a Fogdában vagy, menj %s", hu.placeTo(e.To))

	case card.PlaceAnywhere:
		if hu.HasCAG() { // with the Cylon Fleet (E-FLEET-33)
			return hu.tells(card.CAG, fmt.Sprintf("elhelyez %s, mindegyiket olyan űrszektorban, ahol nincs civil hajó, amíg van ilyen", hu.object(e.N, card.Civilian)))
		}
		return hu.tells(card.Admiral, fmt.Sprintf("elhelyez %s, mindegyiket egy tetszőleges űrszektorban", hu.object(e.N, card.Civilian)))
	case card.DestroyCylons:
		return "a Galactica körül minden cylon hajó megsemmisül"
	case card.ClearArea:
		return "válassz egy űrszektort a Galactica körül; onnan minden cylon hajó lekerül"
	case card.DamagePlaced:
		if e.N == 1 {
			return "ez a báziscsillag megsérül"
		}
		return fmt.Sprintf("ez a báziscsillag %s megsérül", listed(hungarianTimes[:], e.N, "-szer"))
	case card.LaunchPilots:
		return "minden játékos, akinek a szakértelemlistáján van pilóta, és akinek karaktere a Galacticán, de nem a Fogdában van, azonnal indíthat egy Vipert, és ő vezeti"
	case card.PrepareAfterJump:
		return "az ugrás után: ugrás-előkészítés " + say.Signed(e.By)
	default:
		return ""
	}
}
