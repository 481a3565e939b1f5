// Package german words the game in German.
package german

import (
	"cmp"
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

// german words effects and names; the rest is not written yet.
//
// Grammar (glossary, DE 1–6): the object is in the accusative, which shows only in masculine nouns. A digit replaces the article, so an adjective
// after it takes the strong ending. Separable verbs split in main clauses and join in the infinitive and in subordinate clauses. A place has one
// form for motion and one for rest. All these forms are listed, and none is computed. Cards say "Sie" to the acting player.
type german struct{ *say.Speaker }

var nouns = say.Nouns{
	Nothing:   "nichts",
	Player:    "Spieler",
	Resources: [4]string{"Treibstoff", "Nahrung", "Moral", "Bevölkerung"},
	Skills:    [7]string{"beliebiger Typ", "Politik", "Führerschaft", "Taktik", "Raumkampf", "Technik", "Verrat"},
	Titles:    [card.NumTitles]string{"kein Titel", "Präsident", "Admiral", "CAG"},
	Areas:     [7]string{"kein Feld", "Bug", "Steuerbord vorn", "Steuerbord achtern", "Heck", "Backbord achtern", "Backbord vorn"},
	Ships:     [card.NumShips]string{"Schiff", "Jäger", "Schwerer Jäger", "Basisstern", "Zivilschiff", "Viper", "Raptor", "Zenturio", "Viper Mark VII", "Kampfraptor"},
	Steps: [12]string{
		"Wahl der Charaktere", "Aufbau", "erste Fertigkeitskarten", "Beginn des Zuges", "Fertigkeiten", "Bewegung", "Aktion", "Krise",
		"Zylonenschiffe aktivieren", "Sprungvorbereitung", "Ende des Zugs", "Spielende",
	},
}

// names are the names of the components that have one yet.
var names = map[card.Deck]map[card.ID]string{
	card.Locations: {
		card.ID(card.FTLControl): "FTL-Kontrolle", card.ID(card.WeaponsControl): "Waffenkontrolle", card.ID(card.Communications): "Kommunikation",
		card.ID(card.ResearchLab): "Forschungslabor", card.ID(card.Command): "Kommandozentrale", card.ID(card.AdmiralsQuarters): "Admiralsquartier",
		card.ID(card.HangarDeck): "Hangardeck", card.ID(card.Armory): "Waffenkammer", card.ID(card.Sickbay): "Krankenstation", card.ID(card.Brig): "Brig",
		"press-room": "Presseraum", card.ID(card.PresidentsOffice): "Büro des Präsidenten", card.ID(card.Administration): "Verwaltung",
		card.ID(card.Caprica): "Caprica", card.ID(card.CylonFleet): "Zylonenflotte", "human-fleet": "Menschenflotte",
		card.ID(card.ResurrectionShip): "Auferstehungsschiff", card.ID(card.QuorumChamber): "Saal des Zwölferrats",
		card.ID(card.HubDestroyed): "Auferstehungszentrum zerstört", card.ID(card.Bridge): "Brücke", card.ID(card.TacticalPlot): "Taktiktisch",
		card.ID(card.CaptainsCabin): "Kapitänskajüte", card.ID(card.HybridTank): "Hybridentank", card.ID(card.Datastream): "Datenstrom",
		card.ID(card.RaiderBay): "Jägerhangar",
	},
}

// germanPlaces are the locations as destinations and as places to be.
var germanPlaces = map[card.Place]struct{ to, at string }{
	card.FTLControl:       {"in die FTL-Kontrolle", "in der FTL-Kontrolle"},
	card.WeaponsControl:   {"in die Waffenkontrolle", "in der Waffenkontrolle"},
	card.Communications:   {"in die Kommunikation", "in der Kommunikation"},
	card.ResearchLab:      {"ins Forschungslabor", "im Forschungslabor"},
	card.Command:          {"in die Kommandozentrale", "in der Kommandozentrale"},
	card.AdmiralsQuarters: {"ins Admiralsquartier", "im Admiralsquartier"},
	card.HangarDeck:       {"ins Hangardeck", "im Hangardeck"},
	card.Armory:           {"in die Waffenkammer", "in der Waffenkammer"},
	card.Sickbay:          {"in die Krankenstation", "in der Krankenstation"},
	card.Brig:             {"in die Brig", "in der Brig"},
	"press-room":          {"in den Presseraum", "im Presseraum"},
	card.PresidentsOffice: {"ins Büro des Präsidenten", "im Büro des Präsidenten"},
	card.Administration:   {"in die Verwaltung", "in der Verwaltung"},
	card.Caprica:          {"nach Caprica", "auf Caprica"},
	card.CylonFleet:       {"auf die Zylonenflotte", "auf der Zylonenflotte"},
	"human-fleet":         {"auf die Menschenflotte", "auf der Menschenflotte"},
	card.ResurrectionShip: {"zum Auferstehungsschiff", "auf dem Auferstehungsschiff"},
	card.PegasusCIC:       {"ins CIC der Pegasus", "im CIC der Pegasus"},
	card.Airlock:          {"in die Luftschleuse", "in der Luftschleuse"},
	card.MainBatteries:    {"in die Hauptgeschütze", "in den Hauptgeschützen"},
	card.EngineRoom:       {"in den Maschinenraum", "im Maschinenraum"},

	card.MedicalCenter:       {"ins Lazarett", "im Lazarett"},
	card.ResistanceHQ:        {"ins Hauptquartier des Widerstands", "im Hauptquartier des Widerstands"},
	card.Detention:           {"in die Haft", "in der Haft"},
	card.OccupationAuthority: {"zur Besatzungsbehörde", "bei der Besatzungsbehörde"},
	card.BreedersCanyon:      {"in den Breeder’s Canyon", "im Breeder’s Canyon"},
	card.Shipyard:            {"in die Schiffswerft", "in der Schiffswerft"},

	card.QuorumChamber: {"in den Saal des Zwölferrats", "im Saal des Zwölferrats"},
	card.HubDestroyed:  {"zu „Auferstehungszentrum zerstört“", "auf „Auferstehungszentrum zerstört“"},
	card.Bridge:        {"auf die Brücke der Demetrius", "auf der Brücke der Demetrius"},
	card.TacticalPlot:  {"zum Taktiktisch", "am Taktiktisch"},
	card.CaptainsCabin: {"in die Kapitänskajüte", "in der Kapitänskajüte"},
	card.HybridTank:    {"zum Hybridentank", "am Hybridentank"},
	card.Datastream:    {"zum Datenstrom", "am Datenstrom"},
	card.RaiderBay:     {"in den Jägerhangar", "im Jägerhangar"},
}

var germanBoards = [...]string{"auf der Galactica", "auf der Colonial One", "an einem Zylonenort", "auf dem Spielplan der Zylonenflotte", "auf der Pegasus", "auf New Caprica", "auf der Demetrius", "auf dem Rebellen-Basisstern"}

var germanAt = [...]string{
	"", "am Bug", "an Steuerbord vorn", "an Steuerbord achtern", "am Heck", "an Backbord achtern", "an Backbord vorn",
}

var germanZones = [...]string{"", " in der Reserve", " im Weltraum"}

// germanNoun is something countable: the singular as subject and as object, and the plural, which is the same in both cases.
type germanNoun struct{ one, object, many string }

var germanShips = [...]germanNoun{
	card.NoShip:      {"Schiff", "Schiff", "Schiffe"},
	card.Raider:      {"Jäger", "Jäger", "Jäger"},
	card.HeavyRaider: {"Schwerer Jäger", "Schweren Jäger", "Schwere Jäger"},
	card.Basestar:    {"Basisstern", "Basisstern", "Basissterne"},
	card.Civilian:    {"Zivilschiff", "Zivilschiff", "Zivilschiffe"},
	card.Viper:       {"Viper", "Viper", "Viper"},
	card.Raptor:      {"Raptor", "Raptor", "Raptoren"},
	card.Centurion:   {"Zenturio", "Zenturio", "Zenturios"},
	card.MarkVII:     {"Viper Mark VII", "Viper Mark VII", "Viper Mark VII"},

	card.AssaultRaptor: {"Kampfraptor", "Kampfraptor", "Kampfraptoren"},
}

var germanCards = [...]germanNoun{
	card.AnySkill:    {"Fertigkeitskarte", "Fertigkeitskarte", "Fertigkeitskarten"},
	card.Politics:    {"Politik-Karte", "Politik-Karte", "Politik-Karten"},
	card.Leadership:  {"Führerschaft-Karte", "Führerschaft-Karte", "Führerschaft-Karten"},
	card.Tactics:     {"Taktik-Karte", "Taktik-Karte", "Taktik-Karten"},
	card.Piloting:    {"Raumkampf-Karte", "Raumkampf-Karte", "Raumkampf-Karten"},
	card.Engineering: {"Technik-Karte", "Technik-Karte", "Technik-Karten"},
	card.Treachery:   {"Verrat-Karte", "Verrat-Karte", "Verrat-Karten"},
}

var (
	germanQuorum = germanNoun{"Zwölferratskarte", "Zwölferratskarte", "Zwölferratskarten"}
	germanCrisis = germanNoun{"Krisenkarte", "Krisenkarte", "Krisenkarten"}
)

// nom formats k things as the subject, acc as the object.
func (n germanNoun) nom(k int) string {
	if k == 1 {
		return "1 " + n.one
	}
	return fmt.Sprintf("%d %s", k, n.many)
}

func (n germanNoun) acc(k int) string {
	if k == 1 {
		return "1 " + n.object
	}
	return fmt.Sprintf("%d %s", k, n.many)
}

// germanVerb is a verb in the third person and as a request; "…" marks the place of the object.
type germanVerb struct{ he, please string }

var (
	germanDraw    = germanVerb{"zieht …", "ziehen Sie …"}
	germanDiscard = germanVerb{"wirft … ab", "werfen Sie … ab"}
	germanChoose  = germanVerb{"wählt …", "wählen Sie …"}
	germanLook    = germanVerb{"sieht sich … an", "sehen Sie sich … an"}
	germanGo      = germanVerb{"kommt …", "gehen Sie …"}
	germanRisk    = germanVerb{"riskiert …", "riskieren Sie …"}
	germanRoll    = germanVerb{"würfelt", "würfeln Sie"}
)

var germanWho = [...]string{"niemand", "", "aktiver Spieler", "Präsident", "Admiral", "jeder Spieler", "CAG", "jeder andere Spieler", "Betrachter", "jeder Zylonenspieler", "jeder Menschenspieler"}

// says returns the verb with its object, in the form for a player.
func (v germanVerb) says(who card.Who, object string) string {
	form := v.he
	if who == card.You || who == card.Nobody {
		form = v.please
	}
	return strings.Replace(form, "…", object, 1)
}

// tells puts a clause under the name of the player it is for.
func (german) tells(who card.Who, clause string) string {
	if who == card.You || who == card.Nobody {
		return clause
	}
	return germanWho[who] + ": " + clause
}

// may words a clause that a player may decline.
func (german) may(who card.Who, clause string) string {
	if who == card.You {
		return "freiwillig: " + clause
	}
	return germanWho[who] + ", freiwillig: " + clause
}

func (de german) placeTo(p card.Place) string {
	if place := germanPlaces[p]; place.to != "" {
		return place.to
	}
	return "nach " + de.Place(p)
}

func (de german) placeAt(p card.Place) string {
	if place := germanPlaces[p]; place.at != "" {
		return place.at
	}
	return "in " + de.Place(p)
}

// germanAre returns the verb for n things: "wird", "werden".
func germanAre(n int) string {
	if n == 1 {
		return "wird"
	}
	return "werden"
}

// germanTimes says how often: "2-mal".
func germanTimes(n int) string { return fmt.Sprintf("%d-mal", n) }

func (de german) effect(e card.Effect) string {
	switch e := e.(type) {
	case card.Change:
		return say.Signed(e.By) + " " + nouns.Resources[e.Resource]
	case card.JumpPrep:
		return "Sprungvorbereitung " + say.Signed(e.By)
	case card.IfAtMost:
		return fmt.Sprintf("bei höchstens %d %s: %s", e.N, nouns.Resources[e.Resource], de.List(e.Then))

	case card.Discard:
		cards := germanCards[card.AnySkill].acc(e.N)
		if e.Random {
			cards = strings.Replace(cards, " ", " zufällige ", 1)
		}
		return de.tells(e.Who, germanDiscard.says(e.Who, cards))
	case card.DiscardHand:
		return de.tells(e.Who, germanDiscard.says(e.Who, "alle Fertigkeitskarten"))
	case card.Draw:
		return de.tells(e.Who, germanDraw.says(e.Who, de.drawn(e)))
	case card.DrawQuorum:
		return de.tells(e.Who, germanDraw.says(e.Who, germanQuorum.acc(e.N)))
	case card.DiscardNuke:
		return "Admiral: wirft 1 Nuklearwaffe ab (nur, wenn vorhanden)"

	case card.Send:
		return de.tells(e.Who, germanGo.says(e.Who, de.placeTo(e.To)))
	case card.Execute:
		if e.Who == card.You {
			return "Ihr Charakter wird exekutiert"
		}
		return germanWho[e.Who] + " wird exekutiert"
	case card.SendChosen:
		return de.sendChosen(e)
	case card.SendAllIn:
		return fmt.Sprintf("jeder Charakter %s kommt %s", de.placeAt(e.From), de.placeTo(e.To))
	case card.SendAllOn:
		return fmt.Sprintf("jeder Charakter %s kommt %s", germanBoards[e.From], de.placeTo(e.To))
	case card.SendTarget:
		return "der gewählte Charakter kommt " + de.placeTo(e.To)
	case card.FreeFromBrig:
		return "verlassen Sie die Brig und gehen Sie an einen anderen Ort auf der Galactica, nur nicht in die Krankenstation"
	case card.ReleaseOther:
		return "wählen Sie einen anderen Charakter in der Brig und bewegen Sie ihn an einen anderen Ort auf der Galactica, nur nicht in die Krankenstation"
	case card.GiveTitle:
		return de.giveTitle(e)

	case card.LookAtLoyalty:
		return de.tells(e.By, de.lookAtLoyalty(e))
	case card.GiveLoyalty:
		return fmt.Sprintf("wenn die Flotte höchstens die Entfernung %d zurückgelegt hat, dürfen Sie alle Ihre nicht aufgedeckten Loyalitätskarten einem Spieler geben", e.MaxDistance)
	case card.Sympathize:
		return "wenn eine Ressource im roten Bereich ist, gehen Sie in die Brig und bleiben Menschenspieler; diese Karte zählt dann als „kein Zylon“. " +
			"Sonst werden Sie Zylonenspieler, erhalten keine Super-Krisenkarte und dürfen die Zylonenflotte nie aktivieren"
	case card.BecomeSympathetic:
		return fmt.Sprintf("werden Sie Zylonenspieler, ohne Super-Krisenkarte; ziehen Sie eine sympathisierende Absicht, nur durch sie gewinnen Sie. Von nun an dürfen "+
			"Sie wie ein Zylonenführer infiltrieren und erhalten dann %d Fertigkeitskarten verschiedener Typen", game.CylonSkills+game.InfiltratorSkills)
	case card.SleeperAgent:
		return "Schläfer-Phase: Jeder Spieler erhält 1 weitere Loyalitätskarte"
	case card.NextJumpWins:
		return "der nächste Sprung beendet das Spiel: Die Menschen gewinnen, wenn jede Ressource über 0 ist"

	case card.Damage:
		if e.N == 1 {
			return "die Galactica wird beschädigt"
		}
		return "die Galactica wird " + germanTimes(e.N) + " beschädigt"
	case card.ChooseDamage:
		others := "die anderen"
		if e.Draw-e.Resolve == 1 {
			others = "den anderen"
		}
		return fmt.Sprintf("ziehen Sie bis zu %d Galactica-Schadensmarker, führen Sie %d davon aus und legen Sie %s zurück", e.Draw, e.Resolve, others)
	case card.Placement:
		return de.placement(e)
	case card.Activate:
		return germanActivations[e.Ships]
	case card.ActivatePlaced:
		return fmt.Sprintf("nur die %d von dieser Karte platzierten Jäger werden aktiviert", e.N)
	case card.Destroy:
		return de.destroy(e)
	case card.DamageVipers:
		damaged := fmt.Sprintf("%s%s %s beschädigt", germanShips[card.Viper].nom(e.N), germanZones[e.In], germanAre(e.N))
		if e.Unmanned {
			damaged = fmt.Sprintf("%d unbemannte Vipern%s werden beschädigt", e.N, germanZones[e.In])
		}
		if e.By == card.Nobody {
			return damaged
		}
		return damaged + "; die Wahl trifft: " + germanWho[e.By]
	case card.RecallVipers:
		return "alle Viper im Weltraum kehren in die Reserve zurück, auch die bemannten"
	case card.RestoreRaptor:
		return "1 zerstörter Raptor kehrt in die Reserve zurück"
	case card.RepairShips:
		return de.may(card.Admiral, fmt.Sprintf("repariert bis zu %s und bis zu %s, auch zerstörte",
			germanShips[card.Viper].acc(e.Vipers), germanShips[card.Raptor].acc(e.Raptors)))

	default:
		return de.actionEffect(e)
	}
}

// actionEffect words an effect that rolls a die, lets a player choose, or has players do something themselves.
func (de german) actionEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.Roll:
		return "es wird gewürfelt. " + de.results(e)
	case card.Risk:
		risk := fmt.Sprintf("%s und %s. %s", germanRisk.says(e.By, germanShips[e.Ship].acc(e.N)), germanRoll.says(e.By, ""), de.results(e.Roll))
		if e.By == card.Nobody || e.By == card.You {
			return risk
		}
		return de.may(e.By, risk)
	case card.FailResult:
		return "der Misserfolg dieser Karte tritt ein"
	case card.OneOf:
		return de.tells(e.By, de.choose(e))
	case card.May:
		return de.may(e.Who, strings.TrimPrefix(de.List(e.Then), germanWho[e.Who]+": "))

	case card.AnotherCrisis:
		return "nachdem die Schiffe dieser Karte aktiviert wurden, wird eine weitere Krisenkarte gezogen und ausgeführt"
	case card.KeepWithObjective:
		return "diese Karte bleibt neben der Zielkarte liegen: Entfernung " + say.Signed(e.Distance)
	case card.Lasts:
		return germanLasting[e.What]

	case card.Target:
		return "wählen Sie einen Charakter und machen Sie dann einen Fertigkeits-Check"
	case card.MakeCheck:
		return "machen Sie einen Fertigkeits-Check"
	case card.AllFaceUp:
		if e.ButDestiny {
			return "in diesem Fertigkeits-Check werden alle Karten offen gelegt, nur die des Schicksalsstapels nicht"
		}
		return fmt.Sprintf("in diesem Fertigkeits-Check werden alle Karten offen gelegt, auch die %d Schicksalskarten", game.DestinyAdded)
	case card.CountsPositive:
		return fmt.Sprintf("in diesem Fertigkeits-Check zählt jede %s positiv", germanCards[e.Type].one)
	case card.Difficulty:
		return "Schwierigkeit dieses Fertigkeits-Checks " + say.Signed(e.By)
	case card.RollBonus:
		return "dieser Würfelwurf " + say.Signed(e.By)
	case card.RerollAttack:
		return fmt.Sprintf("der Würfelwurf dieses Angriffs wird wiederholt; ist die Viper bemannt, gilt für den neuen Wurf %s", say.Signed(e.Piloted))

	case card.ExtraAction:
		return "Sie dürfen 1 weitere Aktion ausführen"
	case card.Order:
		return "wählen Sie einen anderen Menschenspieler; er darf sich bewegen und führt dann 1 Aktion aus, oder er bleibt und führt 2 Aktionen aus"
	case card.LookAtTop:
		// No card names another deck.
		if e.Of == card.Crises {
			return "sehen Sie sich die oberste Krisenkarte an und legen Sie sie oben oder unten in ihren Stapel zurück"
		}
		if e.Of == card.Missions {
			return "sehen Sie sich die oberste Missionskarte an und legen Sie sie oben oder unten in ihren Stapel zurück"
		}
		if e.Of == card.Destinations {
			return "sehen Sie sich die oberste Zielortkarte an und legen Sie sie oben oder unten in ihren Stapel zurück"
		}
		return "sehen Sie sich die oberste Karte des Krisenstapels oder des Zielortstapels an und legen Sie sie oben oder unten zurück"
	case card.ViperAttacks:
		return "greifen Sie mit Ihrer Viper bis zu " + germanTimes(e.N) + " an"
	case card.Repair:
		return fmt.Sprintf("reparieren Sie Ihren Ort oder, im Hangardeck, bis zu %d beschädigte Viper", e.Vipers)
	case card.GiveThisCard:
		if e.Self {
			return "geben Sie diese Karte einem beliebigen Menschenspieler, auch sich selbst; sie bleibt im Spiel"
		}
		return "geben Sie diese Karte einem anderen Spieler; sie bleibt im Spiel"
	case card.Mutiny:
		return fmt.Sprintf("wählen Sie einen anderen Spieler, der nicht Admiral ist; er würfelt. %s: %s. %s: er wird Admiral",
			say.Span(1, e.Upto), de.List(e.Low), say.Span(e.Upto+1, game.DieFaces))
	case card.ResolveQuorum:
		return fmt.Sprintf("ziehen Sie %s, spielen Sie 1 davon aus und legen Sie die anderen unter den Stapel; Sie müssen nicht Präsident sein", germanQuorum.acc(e.N))
	case card.DrawOrPlayQuorum:
		return "dann dürfen Sie 1 weitere Zwölferratskarte ziehen oder 1 Zwölferratskarte ausspielen"
	case card.PlayQuorum:
		return "spielen Sie 1 Zwölferratskarte aus"
	case card.LaunchNuke:
		return "setzen Sie 1 Nuklearwaffe gegen einen Basisstern ein und würfeln Sie. " + say.Results(game.RollForNuke, onBasestar)
	case card.FTLRoll:
		return fmt.Sprintf("es wird gewürfelt. %s: die beim Flottenanzeiger genannte Bevölkerung geht verloren (%s). %s: nichts geht verloren",
			say.Span(1, game.FTLLosesUpTo), say.Listed(say.FTLLosses(), " oder "), say.Span(game.FTLLosesUpTo+1, game.DieFaces))
	case card.JumpFleet:
		return "die Flotte springt"
	case card.GalacticaAttacks:
		return fmt.Sprintf("die Galactica greift %s, %s oder %s auf einem beliebigen Weltraumfeld an",
			germanShips[card.Raider].acc(1), germanShips[card.HeavyRaider].acc(1), germanShips[card.Basestar].acc(1))
	case card.LookAtCivilians:
		if e.N == 0 {
			return "sehen Sie sich alle Zivilschiffe im Weltraum an; Sie dürfen jedes davon auf ein angrenzendes Weltraumfeld bewegen"
		}
		return fmt.Sprintf("sehen Sie sich bis zu %s im Weltraum an; Sie dürfen jedes davon auf ein angrenzendes Weltraumfeld bewegen", germanShips[card.Civilian].acc(e.N))
	case card.ActivateVipers:
		return fmt.Sprintf("aktivieren Sie bis zu %s eine unbemannte Viper: starten, bewegen oder angreifen", germanTimes(e.N))
	case card.LaunchSelf:
		return "starten Sie eine Viper aus der Reserve und fliegen Sie sie selbst"
	case card.AttackCenturion:
		return "greifen Sie 1 Zenturio auf der Enterkommando-Leiste an und würfeln Sie. " + say.Results(game.RollForArmory, onCenturion)
	case card.BringCrisis:
		icons := "die Symbole am Fuß der Karte gelten nicht"
		if de.HasExodus() { // E-RULE-08
			icons = "von den Symbolen am Fuß der Karte gilt nur das der Sprungvorbereitung"
		}
		return fmt.Sprintf("spielen Sie Ihre Super-Krisenkarte aus, oder ziehen Sie %s, führen Sie 1 davon aus und werfen Sie den Rest ab; %s",
			germanCrisis.acc(e.Draw), icons)
	case card.CommandFleet:
		return fmt.Sprintf("aktivieren Sie die Jäger, die Schweren Jäger oder die Basissterne; oder jeder Basisstern startet %s und %s",
			germanShips[card.Raider].acc(e.Raiders), germanShips[card.HeavyRaider].acc(e.HeavyRaiders))
	case card.Infiltrate:
		return "sehen Sie sich die Hand eines beliebigen Spielers an und nehmen Sie 1 Fertigkeitskarte daraus"
	case card.SwapSuperCrisis:
		return "Sie dürfen Ihre Super-Krisenkarte abwerfen und eine neue ziehen"
	case card.Pursuit, card.PlaceCivilians, card.ActivateViper, card.PassTitle, card.LaunchNukeAtArea, card.ChooseTwo, card.Reinforce, card.RollBelowRaiders:
		return de.fleetEffect(e)
	default:
		return cmp.Or(de.checkEffect(e), de.exodusEffect(e), de.ionianEffect(e), de.pegasusEffect(e), de.pegasusCardEffect(e), de.newCapricaEffect(e), de.daybreakEffect(e))
	}
}

// The adjective of the heavy raider has a weak ending after the article: "die Schweren Jäger".
var germanActivations = [...]string{
	"nichts wird aktiviert", "die Jäger werden aktiviert", "Jäger werden gestartet", "die Schweren Jäger werden aktiviert",
	"die Basissterne werden aktiviert",
}

var germanLasting = [...]string{
	card.NoLookingAtLoyalty:     "von nun an darf sich niemand die Loyalitätskarten eines anderen Spielers ansehen",
	card.UnmannedVipersRollLess: "jeder Angriffswurf einer unbemannten Viper " + say.Signed(-game.UnmannedLess),
	card.BasestarsLaunchMore:    "ein Basisstern, der Jäger oder Schwere Jäger startet, startet 1 davon mehr",
	card.NoCommunications:       "niemand darf die Kommunikation aktivieren",
	card.RelentlessPursuit:      "springt die Flotte, während diese Karte im Spiel ist, so wird sie in den Krisenstapel eingemischt",
	card.NoMovingToColonialOne:  "bis zum Ende des Spiels darf sich kein Charakter auf die Colonial One bewegen",
	card.ConstantBarrage:        fmt.Sprintf("immer wenn Jäger aktiviert werden, startet danach jeder Basisstern %s, die nicht mehr handeln", germanShips[card.Raider].acc(game.RaidersForNone)),
	card.PersonalVendetta:       fmt.Sprintf("immer wenn Jäger aktiviert werden, handelt Scar 2-mal; nur ein Wurf von %s zerstört Scar", say.Span(game.ScarFrom, game.DieFaces)),
	card.RaptorCrewCaptured:     "immer wenn ein Basisstern zerstört wird: " + say.Signed(-1) + " Moral, und 1 Raptor wird zerstört",
	card.DangerousRepairs:       "wenn die Flotte gesprungen ist, wird jeder Charakter im Maschinenraum oder in der FTL-Kontrolle exekutiert",
	card.NoOncePerGame:          "bis zum Ende des Spiels darf kein Menschenspieler eine Fähigkeit nutzen, die einmal pro Spiel gilt",
	card.VipersCostCard:         "wer eine Viper aktiviert, wirft jedes Mal zuvor 1 Fertigkeitskarte ab",
	card.NoPilotingAction:       "niemand darf eine Raumkampf-Karte als Aktion nutzen",
	card.NoArmory:               "niemand darf die Waffenkammer aktivieren",
}

func (de german) drawn(e card.Draw) string {
	if len(e.Types) == 0 {
		return germanCards[card.AnySkill].acc(e.N) + " beliebigen Typs"
	}
	cards := make([]string, len(e.Types))
	for i, k := range e.Types {
		cards[i] = germanCards[k].acc(e.N)
	}
	text := say.Listed(cards, " oder ")
	if e.Remark {
		text += ", auch außerhalb Ihres Fertigkeitsprofils"
	}
	return text
}

// sendChosen uses a subordinate clause, in which the separable verb joins: "der 5 Karten abwirft".
func (de german) sendChosen(e card.SendChosen) string {
	character := "einen Charakter"
	switch {
	case e.OnGalactica:
		character += " auf der Galactica"
	case e.OnGround:
		character = "einen Menschen auf New Caprica"
	case e.Another:
		character = "einen anderen Spieler"
	}
	who := "der "
	if e.Discard > 0 {
		who += germanCards[card.AnySkill].acc(e.Discard) + " abwirft und "
	}
	return de.tells(e.By, germanChoose.says(e.By, character+", "+who+de.placeTo(e.To)+" kommt"))
}

func (de german) giveTitle(e card.GiveTitle) string {
	title := germanTitles[e.Title]
	switch e.To {
	case card.ToChosenByPresident:
		return de.tells(card.President, germanChoose.says(card.President, "einen anderen Spieler, der "+title+" erhält"))
	case card.ToTarget:
		return "der gewählte Charakter erhält " + title
	case card.ToYou:
		return "Sie erhalten " + title
	case card.ToAnother:
		return germanChoose.says(card.You, "einen anderen Spieler, der "+title+" erhält")
	case card.ToAdmiral:
		return "der Admiral erhält " + title
	case card.ToNextInLine:
		return "der andere Spieler, der in der Rangfolge am höchsten steht, erhält " + title
	}
	panic(fmt.Sprintf("unknown card.NewHolder %d", e.To))
}

func (german) lookAtLoyalty(e card.LookAtLoyalty) string {
	const one = "1 zufällige Loyalitätskarte dieses Spielers"
	two := func(chosen, seen string) string {
		return germanChoose.says(e.By, chosen) + " und " + germanLook.says(e.By, seen)
	}
	switch {
	case e.All:
		return two("einen anderen Spieler", "alle Loyalitätskarten dieses Spielers")
	case e.Of == card.AnotherPlayer:
		return two("einen anderen Spieler", one)
	case e.Of == card.PresidentOrAdmiral:
		return two("den Präsidenten oder den Admiral", one)
	case e.Of == card.CurrentPlayer:
		return germanLook.says(e.By, "1 zufällige Loyalitätskarte des aktiven Spielers")
	case e.Of == card.ChosenPlayer:
		return germanLook.says(e.By, one)
	default:
		return two("einen beliebigen Spieler", one)
	}
}

func (de german) placement(e card.Placement) string {
	ships := germanShips[e.Ship].nom(e.N)
	switch {
	case e.Ship == card.Centurion:
		return fmt.Sprintf("%s %s auf das Startfeld der Enterkommando-Leiste gelegt", ships, germanAre(e.N))
	default:
		return fmt.Sprintf("%s %s %s platziert", ships, germanAre(e.N), germanAt[e.At])
	}
}

func (german) destroy(e card.Destroy) string {
	ships := germanShips[e.Ship].nom(e.N)
	if e.Ship == card.Civilian { // neuter: strong "gezogenes" after a digit, plural "gezogene"
		ships = "1 zufällig gezogenes Zivilschiff"
		if e.N > 1 {
			ships = fmt.Sprintf("%d zufällig gezogene Zivilschiffe", e.N)
		}
	}
	return fmt.Sprintf("%s %s zerstört", ships, germanAre(e.N))
}

func (de german) results(e card.Roll) string {
	return say.Span(1, e.Upto) + ": " + de.List(e.Low) + ". " + say.Span(e.Upto+1, game.DieFaces) + ": " + de.List(e.High)
}

func (de german) choose(e card.OneOf) string {
	words := make([]string, len(e.Options))
	letters := false
	for i, option := range e.Options {
		words[i] = de.List(option)
		letters = letters || strings.ContainsAny(words[i], ":;.")
	}
	if letters {
		return germanChoose.says(e.By, "eines") + ". " + say.Lettered(words)
	}
	return germanChoose.says(e.By, "eines") + ": " + say.Listed(words, " oder ")
}

// Language returns German as far as it is written: effects and some names. It is not offered.
func Language() *say.Language {
	return &say.Language{
		ID: "de", Name: "Deutsch", Nouns: nouns, Names: names,
		Effect: func(s *say.Speaker, e card.Effect) string { return german{s}.effect(e) },
	}
}
