package hungarian

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// pegasusEffect words the effects that the Pegasus box adds, as a clause with a verb.
func (hu hungarian) pegasusEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.Spare:
		return fmt.Sprintf("válassz egy nyersanyagot: a következő vesztesége ebben a körben %d-gyel kevesebb", e.By)
	case card.DrawWithFew:
		return fmt.Sprintf("minden ember játékos, akinek legfeljebb %d szakértelemkártyája van, húzhat %d lapot", e.Holds, e.N)
	case card.NoDestiny:
		return "ehhez a próbához nem kerülnek végzetkártyák"
	case card.OneAction:
		return "hajts végre 1 tevékenységet"
	case card.FlyAndAttack:
		return "a Vipered bármelyik űrszektorba repülhet, és ott megtámadhat 1 cylon hajót"
	case card.RaidersMiss:
		return fmt.Sprintf("az űrszektorodban elsőként cselekvő %d raider célt téveszt", e.N)
	case card.ChangeDie:
		return fmt.Sprintf("növeld vagy csökkentsd a dobás eredményét %d-gyel", e.By)
	case card.HeavyRaidersOnly:
		return "aktiváld a nehéz raidereket; a centúriók nem lépnek előre"
	case card.SwapWithDestiny:
		return "tedd ezt a lapot a Végzet pakli tetejére, és vedd a kezedbe az ott lévő lapot"
	case card.LoseIfJailed:
		return fmt.Sprintf("ha egy ember játékos a Fogdában van: a legmagasabb nyersanyag −%d", e.N)
	case card.FirePegasus:
		return fmt.Sprintf("válassz egy báziscsillagot, és dobj a kockával. %s: a Pegasus sérül. %s: a báziscsillag egyszer sérül. %s: kétszer",
			say.Span(1, e.Hit), say.Span(e.Hit+1, e.Once), say.Span(e.Once+1, game.DieFaces))
	case card.FireBatteries:
		return fmt.Sprintf("válassz egy űrszektort, és dobj a kockával. %s: 1 ottani civil hajó megsemmisül. %s: 1 ottani Viper megsérül. "+
			"%s: legfeljebb %d ottani raider megsemmisül. %s: legfeljebb %d", say.Span(1, e.Civilian), say.Span(e.Civilian+1, e.Viper),
			say.Span(e.Viper+1, e.Few), e.Raiders, say.Span(e.Few+1, game.DieFaces), e.More)
	case card.AddJumpIcon:
		return fmt.Sprintf("dobj el %d szakértelemkártyát; a körben következő kríziskártyán úgy tekintendő, hogy van ugrásikon", e.Discard)
	case card.ExecuteTarget:
		return "a kiválasztott karakter kivégzésre kerül"
	case card.TreacheryForHumans:
		return fmt.Sprintf("minden ember játékos eldob véletlenszerűen %d szakértelemkártyát, majd húz %d áruláskártyát", e.N, e.N)
	case card.BlindJump:
		return "a flotta ugrik, akár felkészült, akár nem; az Admirális csak 1 úticélkártyát húz"
	case card.Sacrifice:
		return fmt.Sprintf("menj a Gyengélkedőre; az elhagyott űrszektorban megsemmisül %d raider, vagy %d nehéz raider, vagy %d báziscsillag, vagy %d civil hajó",
			e.Raiders, e.HeavyRaiders, e.Basestars, e.Civilians)
	case card.BringFleet:
		return "tegyél 1 bázishajót az orr elé; ha nincs több, helyette levehetsz 1 bázishajót a tábláról. Utána letehetsz " +
			fmt.Sprintf("%d vadászt az orr elé és %d civil hajót a tat mögé", e.Raiders.N, e.Civilians.N)
	case card.TakeActions:
		return fmt.Sprintf("hajts végre %d akciót", e.N)
	case card.PutOnDestiny:
		return fmt.Sprintf("tegyél a kezedből %d lapot a Végzet pakli tetejére", e.N)
	case card.SwapHands:
		return "cseréld el a kezedben lévő összes képességlapot egy másik játékoséival"
	case card.TakeAndGive:
		return "vegyél el egy másik játékostól 1 véletlen képességlapot; ő ezután 1 lapot húz az általad választott fajtából"
	default:
		return ""
	}
}
