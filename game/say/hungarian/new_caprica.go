package hungarian

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// newCapricaEffect words the effects of New Caprica, as a clause with a verb.
func (hu hungarian) newCapricaEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.NewCapricaPhase:
		return "a flotta leszáll Új-Capricára: mindenki oda kerül, a megmaradt civil hajókat lezárják"
	case card.ActivateForces:
		return "aktiváld a megszálló csapatokat"
	case card.ActivateForce:
		return "aktiválj 1 megszálló csapatot"
	case card.PlaceForce:
		return "1 megszálló csapat kerül a Megszálló hatósághoz"
	case card.DestroyForces:
		return hu.tells(e.By, fmt.Sprintf("%d megszálló csapat megsemmisül", e.N))
	case card.AttackForces:
		return fmt.Sprintf("támadj meg egy megszálló csapatot a helyszíneden, és dobj a kockával. %s: semmi. %s: megsemmisül. A „Maximum Firepower” kártyáért újra dobhatsz",
			say.Span(1, e.From-1), say.Span(e.From, game.DieFaces))
	case card.Detain:
		return fmt.Sprintf("válassz egy embert a helyszíneden, ahol megszálló csapat is van, és dobj a kockával. %s: Elzárásba kerül. %s: az Orvosi központba. %s: semmi",
			say.Span(1, e.Detention), say.Span(e.Detention+1, e.Medical), say.Span(e.Medical+1, game.DieFaces))
	case card.ExecuteRevealed:
		return "egy cylon játékos kivégzésre kerül"
	case card.LeaveNewCaprica:
		return "a flotta elhagyja Új-Capricát, a játék véget ér: a földön maradt civil hajók megsemmisülnek, az ott lévő ember játékosok kivégzésre kerülnek"

	case card.PrepareOrEvacuate:
		return "készíts elő 1 civil hajót, vagy ha a Galactica visszatért, menekíts ki egyet"
	case card.FlyAlong:
		return "ha kimenekítettél egyet, a Galactica bármelyik nem veszélyes helyszínére mehetsz"
	case card.LookAtLocked:
		return "nézd meg a felső lezárt civil hajót, és tedd vissza felülre vagy alulra"
	case card.DestroyOnGround:
		return "a felső lezárt civil hajó megsemmisül, vagy ha nincs lezárt, a felső előkészített"
	case card.OnGround:
		return fmt.Sprintf("ha %s Új-Capricán van: %s", az(hungarianWho[e.Who]), hu.List(e.Then))
	case card.NeedsGround:
		return fmt.Sprintf("csak amíg %s Új-Capricán van", az(hungarianWho[e.Who]))
	case card.InOrbit:
		return "ha a Galactica visszatért: " + hu.List(e.Then)
	case card.ReleaseDetained:
		return hu.tells(e.By, hungarianChoose.one(e.By, "egy karaktert az Elzárásban, és egy másik, nem veszélyes helyszínt Új-Capricán, ahová az kerül"))
	case card.LeaveDetention:
		return "hagyd el az Elzárást, és menj Új-Caprica bármelyik másik helyszínére, csak az Orvosi központba nem"
	case card.NoJumpStep:
		return "ebben a körben nincs ugrás-előkészítés"
	case card.ResolveCrisis:
		return "húzz egy kríziskártyát, és hajtsd végre, az aktiválás ikonjaival együtt"
	case card.LoseHighest:
		return fmt.Sprintf("a legmagasabb erőforrás %s, több közül te választasz", say.Signed(-e.N))
	case card.OfferQuorum:
		return "húzhatsz 1 kvórumkártyát, majd kijátszhatsz 1 kvórumkártyát"
	case card.MayDraw:
		return hu.may(e.Who, hungarianDraw.one(e.Who, fmt.Sprintf("%d %s a saját típusaiból", e.N, hungarianCards[card.AnySkill])))
	default:
		return ""
	}
}
