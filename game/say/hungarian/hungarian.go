// Package hungarian words the game in Hungarian.
package hungarian

import (
	"cmp"
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// hungarian words effects and names; the rest is not written yet.
//
// Grammar (glossary, HU 1–6): after a number, noun and verb are singular. The object takes -t. The verb has one form for an indefinite or counted
// object (húz 2 kártyát) and one for a definite one (eldobja a kártyát). In a request, a verbal prefix follows the verb (eldob, but dobj el).
// Endings follow the vowels of the word, and with places they follow custom. They are listed and never computed, except for the article, which is az
// before a vowel. Cards say "te" to the acting player.
type hungarian struct{ *say.Speaker }

var nouns = say.Nouns{
	Nothing:   "semmi",
	Player:    "Játékos",
	Resources: [4]string{"üzemanyag", "élelem", "morál", "népesség"},
	Skills:    [7]string{"tetszőleges típus", "politika", "vezetés", "taktika", "pilóta", "gépész", "árulás"},
	Titles:    [card.NumTitles]string{"nincs poszt", "Elnök", "Admirális", "CAG"},
	Areas:     [7]string{"nincs szektor", "orr", "jobb oldal elöl", "jobb oldal hátul", "far", "bal oldal hátul", "bal oldal elöl"},
	Ships:     [card.NumShips]string{"hajó", "raider", "nehéz raider", "báziscsillag", "civil hajó", "Viper", "Raptor", "centúrió", "Viper Mark VII", "roham-Raptor"},
	Steps: [12]string{
		"karakterválasztás", "előkészületek", "első szakértelemkártyák", "a kör kezdete", "szakértelem lapok húzása", "mozgás",
		"tevékenység", "krízis", "cylon hajók aktiválása", "ugrás-előkészítés", "a kör vége", "a játék vége",
	},
}

// names are the names of the components that have one yet.
var names = map[card.Deck]map[card.ID]string{
	card.Locations: {
		card.ID(card.FTLControl): "FTL-irányítás", card.ID(card.WeaponsControl): "Fegyverirányítás", card.ID(card.Communications): "Hírközpont",
		card.ID(card.ResearchLab): "Kutatólabor", card.ID(card.Command): "Parancsnoki híd", card.ID(card.AdmiralsQuarters): "Admirális szállása",
		card.ID(card.HangarDeck): "Hangárfedélzet", card.ID(card.Armory): "Fegyverraktár", card.ID(card.Sickbay): "Gyengélkedő", card.ID(card.Brig): "Fogda",
		"press-room": "Sajtószoba", card.ID(card.PresidentsOffice): "Elnöki iroda", card.ID(card.Administration): "Adminisztráció",
		card.ID(card.Caprica): "Caprica", card.ID(card.CylonFleet): "Cylon flotta", "human-fleet": "Emberi flotta",
		card.ID(card.ResurrectionShip): "Feltámadás hajó", card.ID(card.QuorumChamber): "Tanácsterem",
		card.ID(card.HubDestroyed): "Elpusztult Feltámadás-központ", card.ID(card.Bridge): "Híd", card.ID(card.TacticalPlot): "Taktikai asztal",
		card.ID(card.CaptainsCabin): "Kapitányi kabin", card.ID(card.HybridTank): "Hibridtartály", card.ID(card.Datastream): "Adatfolyam",
		card.ID(card.RaiderBay): "Raiderhangár",
	},
}

// hungarianPlaces are the locations as destinations and as places to be, with their articles.
var hungarianPlaces = map[card.Place]struct{ to, at string }{
	card.FTLControl:       {"az FTL-irányításra", "az FTL-irányításon"},
	card.WeaponsControl:   {"a Fegyverirányításra", "a Fegyverirányításon"},
	card.Communications:   {"a Hírközpontba", "a Hírközpontban"},
	card.ResearchLab:      {"a Kutatólaborba", "a Kutatólaborban"},
	card.Command:          {"a Parancsnoki hídra", "a Parancsnoki hídon"},
	card.AdmiralsQuarters: {"az Admirális szállására", "az Admirális szállásán"},
	card.HangarDeck:       {"a Hangárfedélzetre", "a Hangárfedélzeten"},
	card.Armory:           {"a Fegyverraktárba", "a Fegyverraktárban"},
	card.Sickbay:          {"a Gyengélkedőre", "a Gyengélkedőn"},
	card.Brig:             {"a Fogdába", "a Fogdában"},
	"press-room":          {"a Sajtószobába", "a Sajtószobában"},
	card.PresidentsOffice: {"az Elnöki irodába", "az Elnöki irodában"},
	card.Administration:   {"az Adminisztrációba", "az Adminisztrációban"},
	card.Caprica:          {"Capricára", "Capricán"},
	card.CylonFleet:       {"a Cylon flottába", "a Cylon flottában"},
	"human-fleet":         {"az Emberi flottába", "az Emberi flottában"},
	card.ResurrectionShip: {"a Feltámadás hajóra", "a Feltámadás hajón"},
	card.PegasusCIC:       {"a Pegasus hídjára", "a Pegasus hídján"},
	card.Airlock:          {"a Zsilipbe", "a Zsilipben"},
	card.MainBatteries:    {"a Fő ütegekhez", "a Fő ütegeknél"},
	card.EngineRoom:       {"a Gépházba", "a Gépházban"},

	card.MedicalCenter:       {"az Orvosi központba", "az Orvosi központban"},
	card.ResistanceHQ:        {"az Ellenállás főhadiszállására", "az Ellenállás főhadiszállásán"},
	card.Detention:           {"Elzárásba", "Elzárásban"},
	card.OccupationAuthority: {"a Megszálló hatósághoz", "a Megszálló hatóságnál"},
	card.BreedersCanyon:      {"a Tenyésztők kanyonjába", "a Tenyésztők kanyonjában"},
	card.Shipyard:            {"a Hajógyárba", "a Hajógyárban"},

	card.QuorumChamber: {"a Tanácsterembe", "a Tanácsteremben"},
	card.HubDestroyed:  {"az Elpusztult Feltámadás-központba", "az Elpusztult Feltámadás-központban"},
	card.Bridge:        {"a Demetrius hídjára", "a Demetrius hídján"},
	card.TacticalPlot:  {"a Taktikai asztalhoz", "a Taktikai asztalnál"},
	card.CaptainsCabin: {"a Kapitányi kabinba", "a Kapitányi kabinban"},
	card.HybridTank:    {"a Hibridtartályhoz", "a Hibridtartálynál"},
	card.Datastream:    {"az Adatfolyamhoz", "az Adatfolyamnál"},
	card.RaiderBay:     {"a Raiderhangárba", "a Raiderhangárban"},
}

var hungarianBoards = [...]string{"a Galacticán", "a Colonial One-on", "a cylon helyszíneken", "a Cylon flotta tábláján", "a Pegasuson", "Új-Capricán", "a Demetriuson", "a lázadó báziscsillagon"}

// hungarianInto says where in space something is placed.
var hungarianInto = [...]string{
	"", "az orrhoz", "a jobb oldalra elöl", "a jobb oldalra hátul", "a farhoz", "a bal oldalra hátul", "a bal oldalra elöl",
}

var hungarianZones = [...]string{"", "az Utánpótlásban ", "az űrben "}

// hungarianShips are the ships as objects.
var hungarianShips = [...]string{"hajót", "raidert", "nehéz raidert", "báziscsillagot", "civil hajót", "Vipert", "Raptort", "centúriót", "Viper Mark VII-et", "roham-Raptort"}

// hungarianCards are the Skill cards as objects.
var hungarianCards = [...]string{
	"szakértelemkártyát", "politikai kártyát", "vezetés kártyát", "taktikai kártyát", "pilóta kártyát", "gépész kártyát", "áruláskártyát",
}

// hungarianTypes are the Skill cards of each type as the subject.
var hungarianTypes = [...]string{
	"szakértelemkártya", "politikai kártya", "vezetés kártya", "taktikai kártya", "pilóta kártya", "gépész kártya", "áruláskártya",
}

// hungarianTimes says how often, and hungarianOf is a number as an object: "2-t".
var (
	hungarianTimes = [...]string{"", "egyszer", "kétszer", "háromszor", "négyszer", "ötször", "hatszor"}
	hungarianOf    = [...]string{"", "1-et", "2-t", "3-at", "4-et", "5-öt", "6-ot"}
)

// listed returns the form for n from a list, or if the list is too short, the number with the usual ending.
func listed(forms []string, n int, otherwise string) string {
	if n > 0 && n < len(forms) {
		return forms[n]
	}
	return fmt.Sprintf("%d%s", n, otherwise)
}

// hungarianVerb is a verb with an indefinite and with a definite object, in the third person and as a request; "…" marks the place of the object.
type hungarianVerb struct{ some, the, pleaseSome, pleaseThe string }

var (
	hungarianDraw    = hungarianVerb{some: "húz …", pleaseSome: "húzz …"}
	hungarianDiscard = hungarianVerb{"eldob …", "eldobja …", "dobj el …", "dobd el …"}
	hungarianChoose  = hungarianVerb{"választ …", "kiválasztja …", "válassz …", "válaszd ki …"}
	hungarianLook    = hungarianVerb{"megnéz …", "megnézi …", "nézz meg …", "nézd meg …"}
	hungarianRisk    = hungarianVerb{some: "kockáztat …", pleaseSome: "kockáztass …"}
	hungarianRoll    = hungarianVerb{some: "dob a kockával", pleaseSome: "dobj a kockával"}
	hungarianGo      = hungarianVerb{some: "… kerül", pleaseSome: "menj …"}
)

var hungarianWho = [...]string{"senki", "", "jelenlegi játékos", "Elnök", "Admirális", "minden játékos", "CAG", "minden másik játékos", "aki megnézte", "minden cylon játékos", "minden ember játékos"}

// one returns the verb with an indefinite or counted object.
func (v hungarianVerb) one(who card.Who, object string) string {
	form := v.some
	if who == card.You || who == card.Nobody {
		form = v.pleaseSome
	}
	return strings.Replace(form, "…", object, 1)
}

// known returns the verb with a definite object: one with an article, a possessive or a name.
func (v hungarianVerb) known(who card.Who, object string) string {
	form := v.the
	if who == card.You || who == card.Nobody {
		form = v.pleaseThe
	}
	return strings.Replace(form, "…", object, 1)
}

// az returns a word with its article, which is az before a vowel.
func az(word string) string {
	if strings.ContainsRune("aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ", []rune(word)[0]) {
		return "az " + word
	}
	return "a " + word
}

// tells puts a clause under the name of the player it is for.
func (hungarian) tells(who card.Who, clause string) string {
	if who == card.You || who == card.Nobody {
		return clause
	}
	return hungarianWho[who] + ": " + clause
}

// may words a clause that a player may decline.
func (hungarian) may(who card.Who, clause string) string {
	if who == card.You {
		return "ha akarod: " + clause
	}
	return hungarianWho[who] + ", ha akarja: " + clause
}

func (hu hungarian) placeTo(p card.Place) string {
	if place := hungarianPlaces[p]; place.to != "" {
		return place.to
	}
	return az(hu.Place(p)) + " helyszínre"
}

func (hu hungarian) placeAt(p card.Place) string {
	if place := hungarianPlaces[p]; place.at != "" {
		return place.at
	}
	return az(hu.Place(p)) + " helyszínen"
}

// counted formats n pieces as the subject: the noun stays singular.
func (hungarian) counted(n int, k card.Ship) string {
	return fmt.Sprintf("%d %s", n, nouns.Ships[k])
}

// object formats n pieces as the object.
func (hungarian) object(n int, k card.Ship) string {
	return fmt.Sprintf("%d %s", n, hungarianShips[k])
}

func (hu hungarian) effect(e card.Effect) string {
	switch e := e.(type) {
	case card.Change:
		return say.Signed(e.By) + " " + nouns.Resources[e.Resource]
	case card.JumpPrep:
		return "ugrás-előkészítés " + say.Signed(e.By)
	case card.IfAtMost:
		return fmt.Sprintf("ha %s legfeljebb %d: %s", az(nouns.Resources[e.Resource]), e.N, hu.List(e.Then))

	case card.Discard:
		cards := fmt.Sprintf("%d %s", e.N, hungarianCards[card.AnySkill])
		if e.Random {
			cards = fmt.Sprintf("%d véletlenszerű %s", e.N, hungarianCards[card.AnySkill])
		}
		return hu.tells(e.Who, hungarianDiscard.one(e.Who, cards))
	case card.DiscardHand:
		if e.Who == card.You {
			return hungarianDiscard.known(e.Who, "az összes szakértelemkártyádat")
		}
		return hu.tells(e.Who, hungarianDiscard.known(e.Who, "az összes szakértelemkártyáját"))
	case card.Draw:
		return hu.tells(e.Who, hungarianDraw.one(e.Who, hu.drawn(e)))
	case card.DrawQuorum:
		return hu.tells(e.Who, hungarianDraw.one(e.Who, fmt.Sprintf("%d tanácskártyát", e.N)))
	case card.DiscardNuke:
		return "Admirális: eldob 1 atomfegyvert (csak ha van)"

	case card.Send:
		return hu.tells(e.Who, hungarianGo.one(e.Who, hu.placeTo(e.To)))
	case card.Execute:
		if e.Who == card.You {
			return "a karakteredet kivégzik"
		}
		return hungarianWho[e.Who] + ": kivégzik"
	case card.SendChosen:
		return hu.sendChosen(e)
	case card.SendAllIn:
		return fmt.Sprintf("%s minden karakter %s kerül", hu.placeAt(e.From), hu.placeTo(e.To))
	case card.SendAllOn:
		return fmt.Sprintf("%s minden karakter %s kerül", hungarianBoards[e.From], hu.placeTo(e.To))
	case card.SendTarget:
		return fmt.Sprintf("a kiválasztott karakter %s kerül", hu.placeTo(e.To))
	case card.FreeFromBrig:
		return "hagyd el a Fogdát, és menj a Galactica bármelyik másik helyszínére, csak a Gyengélkedőre nem"
	case card.ReleaseOther:
		return "válassz egy másik karaktert a Fogdában, és mozgasd a Galactica bármelyik másik helyszínére, csak a Gyengélkedőre nem"
	case card.GiveTitle:
		return hu.giveTitle(e)

	case card.LookAtLoyalty:
		return hu.tells(e.By, hu.lookAtLoyalty(e))
	case card.GiveLoyalty:
		return fmt.Sprintf("ha a flotta által megtett távolság legfeljebb %d, az összes fel nem fedett hűségkártyádat átadhatod egy játékosnak", e.MaxDistance)
	case card.Sympathize:
		return "ha bármelyik erőforrás a piros zónában van, menj a Fogdába, és maradj ember játékos; ez a kártya ekkor „nem cylon” kártyának számít. " +
			"Különben cylon játékos leszel, nem kapsz szuperkrízis kártyát, és a Cylon flottát soha nem aktiválhatod"
	case card.BecomeSympathetic:
		return fmt.Sprintf("cylon játékos leszel, szuperkrízis kártya nélkül; húzz egy szimpatizáns célkártyát, és csak azzal nyerhetsz. Mostantól beépülhetsz, "+
			"ahogy egy Cylon vezető, és ekkor %d különböző típusú képességkártyát kapsz", game.CylonSkills+game.InfiltratorSkills)
	case card.SleeperAgent:
		return "Alvó ügynök fázis: minden játékos kap még 1 hűségkártyát"
	case card.NextJumpWins:
		return "a következő ugrás véget vet a játéknak: az emberek nyernek, ha minden erőforrás 0 fölött van"

	case card.Damage:
		if e.N == 1 {
			return "a Galactica megsérül"
		}
		return fmt.Sprintf("a Galactica %s megsérül", listed(hungarianTimes[:], e.N, "-szer"))
	case card.ChooseDamage:
		others := "a többit"
		if e.Draw-e.Resolve == 1 {
			others = "a másikat"
		}
		return fmt.Sprintf("húzz legfeljebb %d Galactica-sérülésjelzőt, hajts végre közülük %s, %s pedig tedd vissza", e.Draw, listed(hungarianOf[:], e.Resolve, "-t"), others)
	case card.Placement:
		return hu.placement(e)
	case card.Activate:
		return hungarianActivations[e.Ships]
	case card.ActivatePlaced:
		return fmt.Sprintf("csak az a %d raider aktiválódik, amelyet ez a kártya helyezett el", e.N)
	case card.Destroy:
		if e.Ship == card.Civilian {
			return fmt.Sprintf("%d véletlenszerűen húzott civil hajó megsemmisül", e.N)
		}
		return hu.counted(e.N, e.Ship) + " megsemmisül"
	case card.DamageVipers:
		damaged := hungarianZones[e.In] + hu.counted(e.N, card.Viper) + " megsérül"
		if e.Unmanned {
			damaged = fmt.Sprintf("%s%d pilóta nélküli Viper megsérül", hungarianZones[e.In], e.N)
		}
		if e.By == card.Nobody {
			return damaged
		}
		return damaged + "; választ: " + hungarianWho[e.By]
	case card.RecallVipers:
		return "az űrből minden Viper visszakerül az Utánpótlásba, a pilóta vezette is"
	case card.RestoreRaptor:
		return "1 megsemmisült Raptor visszakerül az Utánpótlásba"
	case card.RepairShips:
		return hu.may(card.Admiral, fmt.Sprintf("megjavít legfeljebb %s és legfeljebb %s, megsemmisültet is",
			hu.object(e.Vipers, card.Viper), hu.object(e.Raptors, card.Raptor)))

	default:
		return hu.actionEffect(e)
	}
}

// actionEffect words an effect that rolls a die, lets a player choose, or has players do something themselves.
func (hu hungarian) actionEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.Roll:
		return "kockadobás. " + hu.results(e)
	case card.Risk:
		risk := fmt.Sprintf("%s, és %s. %s", hungarianRisk.one(e.By, hu.object(e.N, e.Ship)), hungarianRoll.one(e.By, ""), hu.results(e.Roll))
		if e.By == card.Nobody || e.By == card.You {
			return risk
		}
		return hu.may(e.By, risk)
	case card.FailResult:
		return "a kártya kudarca következik be"
	case card.OneOf:
		return hu.tells(e.By, hu.choose(e))
	case card.May:
		return hu.may(e.Who, strings.TrimPrefix(hu.List(e.Then), hungarianWho[e.Who]+": "))

	case card.AnotherCrisis:
		return "miután a kártya hajói aktiválódtak, a jelenlegi játékos húz és végrehajt még 1 kríziskártyát"
	case card.KeepWithObjective:
		return "ez a kártya a célkártya mellett marad: távolság " + say.Signed(e.Distance)
	case card.Lasts:
		return hungarianLasting[e.What]

	case card.Target:
		return "válassz egy karaktert, majd hajts végre egy szakértelem próbát"
	case card.MakeCheck:
		return "hajts végre egy szakértelem próbát"
	case card.AllFaceUp:
		if e.ButDestiny {
			return "ebben a szakértelem próbában minden kártya képpel felfelé kerül le, csak a Végzet pakli lapjai nem"
		}
		return fmt.Sprintf("ebben a szakértelem próbában minden kártya képpel felfelé kerül le, a %d Végzet kártya is", game.DestinyAdded)
	case card.CountsPositive:
		return fmt.Sprintf("ebben a szakértelem próbában minden %s pozitívnak számít", hungarianTypes[e.Type])
	case card.Difficulty:
		return "a szakértelem próba nehézsége " + say.Signed(e.By)
	case card.RollBonus:
		return "ez a kockadobás " + say.Signed(e.By)
	case card.RerollAttack:
		return fmt.Sprintf("a támadás kockadobását meg kell ismételni; ha a Vipert pilóta vezeti, az új dobás %s", say.Signed(e.Piloted))

	case card.ExtraAction:
		return "végrehajthatsz még 1 tevékenységet"
	case card.Order:
		return "válassz egy másik ember játékost: mozoghat, majd végrehajt 1 tevékenységet, vagy marad, és végrehajt 2 tevékenységet"
	case card.LookAtTop:
		// No card names another deck.
		if e.Of == card.Crises {
			return "nézd meg a krízispakli felső lapját, és tedd vissza a tetejére vagy az aljára"
		}
		if e.Of == card.Destinations {
			return "nézd meg az úticél pakli felső lapját, és tedd vissza a tetejére vagy az aljára"
		}
		if e.Of == card.Missions {
			return "nézd meg a küldetéspakli felső lapját, és tedd vissza a tetejére vagy az aljára"
		}
		return "nézd meg a krízispakli vagy az úticél pakli felső lapját, és tedd vissza a tetejére vagy az aljára"
	case card.ViperAttacks:
		return fmt.Sprintf("támadj a Vipereddel legfeljebb %s", listed(hungarianTimes[:], e.N, "-szer"))
	case card.Repair:
		return fmt.Sprintf("javítsd meg a helyszínedet, vagy a Hangárfedélzeten javíts meg legfeljebb %d sérült Vipert", e.Vipers)
	case card.GiveThisCard:
		if e.Self {
			return "add át ezt a kártyát bármelyik ember játékosnak, akár magadnak; játékban marad"
		}
		return "add át ezt a kártyát egy másik játékosnak; játékban marad"
	case card.Mutiny:
		return fmt.Sprintf("válassz egy másik játékost, aki nem Admirális; dob a kockával. %s: %s. %s: ő lesz az Admirális",
			say.Span(1, e.Upto), hu.List(e.Low), say.Span(e.Upto+1, game.DieFaces))
	case card.ResolveQuorum:
		return fmt.Sprintf("húzz %d tanácskártyát, játssz ki közülük 1-et, a többit pedig tedd a pakli aljára; ehhez nem kell Elnöknek lenned", e.N)
	case card.DrawOrPlayQuorum:
		return "ezután húzhatsz még 1 tanácskártyát, vagy kijátszhatsz 1 tanácskártyát"
	case card.PlayQuorum:
		return "játssz ki 1 tanácskártyát"
	case card.LaunchNuke:
		return "vess be 1 atomfegyvert egy báziscsillag ellen, és dobj a kockával. " + say.Results(game.RollForNuke, onBasestar)
	case card.FTLRoll:
		return fmt.Sprintf("kockadobás. %s: elvész a flotta jelzőnél feltüntetett népesség (%s). %s: semmi sem vész el",
			say.Span(1, game.FTLLosesUpTo), say.Listed(say.FTLLosses(), " vagy "), say.Span(game.FTLLosesUpTo+1, game.DieFaces))
	case card.JumpFleet:
		return "a flotta ugrik"
	case card.GalacticaAttacks:
		return fmt.Sprintf("a Galactica megtámad %s, %s vagy %s bármelyik űrszektorban",
			hu.object(1, card.Raider), hu.object(1, card.HeavyRaider), hu.object(1, card.Basestar))
	case card.LookAtCivilians:
		if e.N == 0 {
			return "nézd meg az űrben lévő összes civil hajót; mindegyiket átmozgathatod egy szomszédos űrszektorba"
		}
		return hungarianLook.one(card.You, "legfeljebb "+hu.object(e.N, card.Civilian)+" az űrben") +
			"; mindegyiket átmozgathatod egy szomszédos űrszektorba"
	case card.ActivateVipers:
		return fmt.Sprintf("aktiválj legfeljebb %s egy pilóta nélküli Vipert: indítás, mozgás vagy támadás", listed(hungarianTimes[:], e.N, "-szer"))
	case card.LaunchSelf:
		return "indíts egy Vipert az Utánpótlásból, és te vezesd"
	case card.AttackCenturion:
		return "támadj meg 1 centúriót a Behatoló sávon, és dobj a kockával. " + say.Results(game.RollForArmory, onCenturion)
	case card.BringCrisis:
		icons := "a kártya alján lévő ikonok nem számítanak"
		if hu.HasExodus() { // E-RULE-08
			icons = "a kártya alján lévő ikonok közül csak az ugrásé számít"
		}
		return fmt.Sprintf("játszd ki a szuperkrízis kártyádat, vagy húzz %d kríziskártyát, hajts végre közülük 1-et, a többit pedig dobd el; %s", e.Draw, icons)
	case card.CommandFleet:
		return fmt.Sprintf("aktiváld a raidereket, a nehéz raidereket vagy a báziscsillagokat; vagy minden báziscsillag indít %s és %s",
			hu.object(e.Raiders, card.Raider), hu.object(e.HeavyRaiders, card.HeavyRaider))
	case card.Infiltrate:
		return "nézd meg bármelyik játékos kezét, és végy el belőle 1 szakértelemkártyát"
	case card.SwapSuperCrisis:
		return "eldobhatod a szuperkrízis kártyádat, és húzhatsz egy újat"
	case card.Pursuit, card.PlaceCivilians, card.ActivateViper, card.PassTitle, card.LaunchNukeAtArea, card.ChooseTwo, card.Reinforce, card.RollBelowRaiders:
		return hu.fleetEffect(e)
	default:
		return cmp.Or(hu.checkEffect(e), hu.exodusEffect(e), hu.ionianEffect(e), hu.pegasusEffect(e), hu.pegasusCardEffect(e), hu.newCapricaEffect(e), hu.daybreakEffect(e))
	}
}

// Without a number, the noun is plural.
var hungarianActivations = [...]string{
	"semmi sem aktiválódik", "a raiderek aktiválódnak", "a báziscsillagok raidereket indítanak", "a nehéz raiderek aktiválódnak",
	"a báziscsillagok aktiválódnak",
}

var hungarianLasting = [...]string{
	card.NoLookingAtLoyalty:     "ettől kezdve senki sem nézheti meg más játékos hűségkártyáit",
	card.UnmannedVipersRollLess: "pilóta nélküli Viper minden támadó dobása " + say.Signed(-game.UnmannedLess),
	card.BasestarsLaunchMore:    "ha egy báziscsillag raidert vagy nehéz raidert indít, eggyel többet indít",
	card.NoCommunications:       "senki sem aktiválhatja a Hírközpontot",
	card.RelentlessPursuit:      "ha a flotta akkor ugrik, amikor ez a kártya játékban van, bele kell keverni a krízispakliba",
	card.NoMovingToColonialOne:  "a játék végéig egyetlen karakter sem mozoghat a Colonial One-ra",
	card.ConstantBarrage:        fmt.Sprintf("valahányszor a raiderek aktiválódnak, utána minden báziscsillag indít %d %s, amelyek már nem aktiválódnak", game.RaidersForNone, hungarianShips[card.Raider]),
	card.PersonalVendetta:       fmt.Sprintf("valahányszor a raiderek aktiválódnak, Scar kétszer aktiválódik; Scart csak a %s dobás semmisíti meg", say.Span(game.ScarFrom, game.DieFaces)),
	card.RaptorCrewCaptured:     "valahányszor egy báziscsillag megsemmisül: " + say.Signed(-1) + " morál, és 1 Raptor megsemmisül",
	card.DangerousRepairs:       "miután a flotta ugrott, a Gépházban és az FTL-irányításon minden karaktert kivégeznek",
	card.NoOncePerGame:          "a játék végéig egyetlen ember játékos sem használhat olyan képességet, amely játékonként egyszer használható",
	card.VipersCostCard:         "aki Vipert aktivál, előtte minden alkalommal eldob 1 szakértelemkártyát",
	card.NoPilotingAction:       "senki sem használhat pilóta kártyát tevékenységként",
	card.NoArmory:               "senki sem aktiválhatja a Fegyverraktárat",
}

func (hungarian) drawn(e card.Draw) string {
	if len(e.Types) == 0 {
		return fmt.Sprintf("%d tetszőleges %s", e.N, hungarianCards[card.AnySkill])
	}
	cards := make([]string, len(e.Types))
	for i, k := range e.Types {
		cards[i] = fmt.Sprintf("%d %s", e.N, hungarianCards[k])
	}
	text := say.Listed(cards, " vagy ")
	if e.Remark {
		text += ", akkor is, ha nincs a szakértelemlistádon"
	}
	return text
}

func (hu hungarian) sendChosen(e card.SendChosen) string {
	character := "egy karaktert"
	switch {
	case e.OnGalactica:
		character += " a Galacticán"
	case e.OnGround:
		character = "egy embert Új-Capricán"
	case e.Another:
		character = "egy másik játékost"
	}
	who := ", aki " + hu.placeTo(e.To) + " kerül"
	if e.Discard > 0 {
		who = fmt.Sprintf(", aki eldob %d %s, és %s kerül", e.Discard, hungarianCards[card.AnySkill], hu.placeTo(e.To))
	}
	return hu.tells(e.By, hungarianChoose.one(e.By, character+who))
}

func (hu hungarian) giveTitle(e card.GiveTitle) string {
	title := az(nouns.Titles[e.Title]) + " posztját" // definite: megkapja
	switch e.To {
	case card.ToChosenByPresident:
		return hu.tells(card.President, hungarianChoose.one(card.President, "egy másik játékost, aki megkapja "+title))
	case card.ToTarget:
		return "a kiválasztott karakter megkapja " + title
	case card.ToYou:
		return "megkapod " + title
	case card.ToAnother:
		return hungarianChoose.one(card.You, "egy másik játékost, aki megkapja "+title)
	case card.ToAdmiral:
		return "az Admirális megkapja " + title
	case card.ToNextInLine:
		return "az a másik játékos, aki a rangsorban a legelöl áll, megkapja " + title
	}
	panic(fmt.Sprintf("unknown card.NewHolder %d", e.To))
}

// lookAtLoyalty looks at a player's cards, which are definite: megnézi, nézd meg.
func (hungarian) lookAtLoyalty(e card.LookAtLoyalty) string {
	look := hungarianLook.known(e.By, "1 véletlenszerű hűségkártyáját")
	switch {
	case e.All:
		return hungarianChoose.one(e.By, "egy másik játékost") + ", és " + hungarianLook.known(e.By, "az összes hűségkártyáját")
	case e.Of == card.AnotherPlayer:
		return hungarianChoose.one(e.By, "egy másik játékost") + ", és " + look
	case e.Of == card.PresidentOrAdmiral:
		return hungarianChoose.known(e.By, "az Elnököt vagy az Admirálist") + ", és " + look
	case e.Of == card.CurrentPlayer:
		return hungarianLook.known(e.By, "a jelenlegi játékos 1 véletlenszerű hűségkártyáját")
	case e.Of == card.ChosenPlayer:
		return look
	default:
		return hungarianChoose.one(e.By, "egy tetszőleges játékost") + ", és " + look
	}
}

func (hu hungarian) placement(e card.Placement) string {
	switch {
	case e.Ship == card.Centurion:
		return hu.counted(e.N, e.Ship) + " kerül a Behatoló sáv Start mezőjére"
	default:
		return hu.counted(e.N, e.Ship) + " kerül " + hungarianInto[e.At]
	}
}

func (hu hungarian) results(e card.Roll) string {
	return say.Span(1, e.Upto) + ": " + hu.List(e.Low) + ". " + say.Span(e.Upto+1, game.DieFaces) + ": " + hu.List(e.High)
}

func (hu hungarian) choose(e card.OneOf) string {
	words := make([]string, len(e.Options))
	letters := false
	for i, option := range e.Options {
		words[i] = hu.List(option)
		letters = letters || strings.ContainsAny(words[i], ":;.")
	}
	if letters {
		return hungarianChoose.one(e.By, "egyet") + ". " + say.Lettered(words)
	}
	return hungarianChoose.one(e.By, "egyet") + ": " + say.Listed(words, " vagy ")
}

// Language returns Hungarian as far as it is written: effects and some names. It is not offered.
func Language() *say.Language {
	return &say.Language{
		ID: "hu", Name: "Magyar", Nouns: nouns, Names: names,
		Effect: func(s *say.Speaker, e card.Effect) string { return hungarian{s}.effect(e) },
	}
}
