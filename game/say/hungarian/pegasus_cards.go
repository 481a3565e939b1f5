package hungarian

import (
	"fmt"

	"battlestar/game/card"
	"battlestar/game/say"
)

// pegasusCardEffect words the effects of the Pegasus box's other cards, as a clause with a verb.
func (hu hungarian) pegasusCardEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.DiscardThenDraw:
		return hu.tells(e.Who, fmt.Sprintf("%s, majd %s; egymás után",
			hungarianDiscard.one(e.Who, fmt.Sprintf("%d %s", e.N, hungarianCards[card.AnySkill])), hungarianDraw.one(e.Who, fmt.Sprintf("%d %s", e.N, hungarianCards[e.Type]))))
	case card.IntoDestiny:
		return fmt.Sprintf("%d %s a Végzet pakliba kerül, amelyet meg kell keverni", e.N, hungarianTypes[e.Type])
	case card.NewDestiny:
		return fmt.Sprintf("a Végzet paklit el kell dobni; az új csak %d lapból áll: %s", e.N, hungarianTypes[e.Type])
	case card.DrawSuperCrisis:
		return hu.tells(e.Who, hungarianDraw.one(e.Who, fmt.Sprintf("%d szuperkrízis kártyát", e.N)))

	case card.ReleaseChosen:
		return hu.tells(e.By, hungarianChoose.one(e.By, "egy karaktert a Fogdában, és egy másik, nem veszélyes helyszínt, ahová az kerül"))
	case card.ExecuteIn:
		return fmt.Sprintf("válassz egy karaktert %s; kivégzésre kerül", hu.placeAt(e.Place))
	case card.IfMourned:
		return "ha ebben a játékban egy kivégzés morálba került: " + hu.List(e.Then)

	case card.PutScar:
		return "ez a raider lesz Scar: " + nouns.Areas[e.At]
	case card.DefendCivilian:
		return fmt.Sprintf("válassz egy civil hajót az űrben. A szektorában %s vagy %s megsemmisül. Ezután kockadobás. %s: az a civil hajó is megsemmisül",
			hu.counted(e.Raiders, card.Raider), hu.counted(e.HeavyRaiders, card.HeavyRaider), say.Span(1, e.Upto))
	case card.RepairBoth:
		return fmt.Sprintf("megjavíthatsz bármelyik hajón %d helyszínt, és legfeljebb %d sérült Vipert", e.Locations, e.Vipers)

	case card.LookAtBottom:
		return "válassz egy paklit, csak a hűségpaklit nem, és nézd meg az alsó lapját"
	case card.ArrangeCrises:
		return fmt.Sprintf("megnézi a felső %d kríziskártyát, és mindegyiket visszateszi a pakli tetejére vagy aljára, tetszőleges sorrendben", e.N)
	case card.FindCrisis:
		return "a kríziskártyát („" + hu.CardName(e.Card) + "”) meg kell keresni a krízispakliban vagy az eldobottak között, és azonnal végre kell hajtani; ezután a krízispaklit meg kell keverni"
	case card.Misjump:
		return "ezt a kártyát el kell dobni; helyette a következő úticél kártyát kell végrehajtani"
	default:
		return ""
	}
}
