// Package english words the game in English.
package english

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

var nouns = say.Nouns{
	Nothing:   "no effect",
	Player:    "Player",
	Resources: [4]string{"fuel", "food", "morale", "population"},
	Skills:    [7]string{"any type", "politics", "leadership", "tactics", "piloting", "engineering", "treachery"},
	Titles:    [card.NumTitles]string{"no title", "President", "Admiral", "CAG"},
	Areas:     [7]string{"no area", "bow", "starboard bow", "starboard stern", "stern", "port stern", "port bow"},
	Ships:     [card.NumShips]string{"ship", "raider", "heavy raider", "basestar", "civilian ship", "viper", "raptor", "centurion", "Viper Mark VII", "assault raptor"},
	Steps: [12]string{
		"choice of characters", "setup", "first skill cards", "start of turn", "Receive Skills", "Movement", "Action", "Crisis",
		"Activate Cylon Ships", "Prepare for Jump", "end of turn", "game over",
	},
	Counters: [game.NumCounters]string{
		"nothing", "fuel", "food", "morale", "population", "distance", "jump preparation", "nukes", "pursuit", "Quorum cards in hand",
		"ability left", "cards to discard",
	},
}

// englishArticle holds the locations that take an article.
var englishArticle = map[card.Place]bool{
	card.Brig: true, card.HangarDeck: true, card.ResearchLab: true, card.Armory: true, card.PressRoom: true, card.PresidentsOffice: true,
	card.CylonFleet: true, card.HumanFleet: true, card.ResurrectionShip: true, card.Airlock: true, card.EngineRoom: true,
	card.MedicalCenter: true, card.Shipyard: true, card.QuorumChamber: true, card.Bridge: true, card.TacticalPlot: true,
	card.CaptainsCabin: true, card.HybridTank: true, card.Datastream: true, card.RaiderBay: true,
}

func (en english) placeTo(p card.Place) string {
	if englishArticle[p] {
		return "the " + en.Place(p)
	}
	return en.Place(p)
}

// placeAt says where a character is: "in the Brig", "on the Hangar Deck".
func (en english) placeAt(p card.Place) string {
	switch p {
	case card.HangarDeck, card.Bridge:
		return "on " + en.placeTo(p)
	case card.ResistanceHQ, card.OccupationAuthority, card.BreedersCanyon, card.Shipyard, card.HubDestroyed, card.TacticalPlot, card.HybridTank, card.Datastream:
		return "at " + en.placeTo(p)
	}
	return "in " + en.placeTo(p)
}

// subjects are the players whom clauses are about, as a clause names them.
var subjects = [...]string{
	card.Nobody: "no one", card.You: "you", card.Current: "the current player", card.President: "the President", card.Admiral: "the Admiral",
	card.EachPlayer: "each player", card.CAG: "the CAG", card.EachOther: "each other player", card.Examiner: "the player who looked",
	card.EachCylon: "each Cylon player", card.EachHuman: "each human player",
}

// tells says what a player does: "discard 2 skill cards" to the player who does it, and "the President discards 2 skill cards" about anyone else. A
// tilde marks each verb.
func (en english) tells(who card.Who, what string) string {
	if who == card.You && en.you == "" || who == card.Nobody || who == en.to {
		return strings.ReplaceAll(what, "~", "")
	}
	verbs := strings.Split(what, "~")
	for i, text := range verbs[1:] {
		verb, rest, _ := strings.Cut(text, " ")
		ending := "s"
		if verb == "go" {
			ending = "es"
		}
		verbs[1+i] = verb + ending + " " + rest
	}
	return en.subject(who) + " " + strings.Join(verbs, "")
}

// may begins a clause about what a player may do.
func (en english) may(who card.Who) string {
	if who == en.to {
		who = card.You
	}
	return en.subject(who) + " may "
}

// subject returns who a clause is about.
func (en english) subject(who card.Who) string {
	if who == card.You && en.you != "" {
		return en.you
	}
	return subjects[who]
}

// speakingTo words clauses for a player who does what they say.
func (en english) speakingTo(who card.Who) english {
	en.to = who
	return en
}

// clause words an effect within a line. An effect without words is given in the notation of the reference.
func (en english) clause(e card.Effect) string { return cmp.Or(en.effect(e), e.Notation()) }

// list words effects within a line.
func (en english) list(effects card.Effects) string {
	if len(effects) == 0 {
		return nouns.Nothing
	}
	return say.Clauses(en.clauses(effects))
}

// launched names the ships that a Cylon player makes every basestar launch.
func (en english) launched(e card.CommandFleet) string {
	return en.ships(e.Raiders, card.Raider) + " and " + en.ships(e.HeavyRaiders, card.HeavyRaider)
}

// some formats a number of things: "1 raider", "2 raiders".
func some(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return strconv.Itoa(n) + " " + plural(thing)
}

// times says how often: "once", "twice", "3 times".
func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return strconv.Itoa(n) + " times"
}

// plural returns the plural of a thing.
func plural(thing string) string {
	if mark, isMark := strings.CutPrefix(thing, "Viper "); isMark {
		return "Viper " + mark + "s"
	}
	return thing + "s"
}

func (en english) ships(n int, k card.Ship) string { return some(n, nouns.Ships[k]) }

// aOrAn returns a thing with its indefinite article.
func aOrAn(thing string) string {
	if strings.ContainsRune("aeiou", rune(thing[0])) {
		return "an " + thing
	}
	return "a " + thing
}

// orList returns "a", "a or b", "a, b or c".
func orList(words []string) string { return say.Listed(words, " or ") }

// andList returns "a", "a and b", "a, b and c".
func andList(words []string) string { return say.Listed(words, " and ") }

func (en english) skillNames(types []card.Skill) []string {
	names := make([]string, len(types))
	for i, k := range types {
		names[i] = nouns.Skills[k]
	}
	return names
}

func (en english) effect(e card.Effect) string {
	switch e := e.(type) {
	case card.Change:
		return say.Signed(e.By) + " " + nouns.Resources[e.Resource]
	case card.JumpPrep:
		return "jump preparation " + say.Signed(e.By)
	case card.IfAtMost:
		return fmt.Sprintf("if %s is %d or less, an additional %s", nouns.Resources[e.Resource], e.N, en.list(e.Then))

	case card.Discard:
		what := "~discard " + some(e.N, "skill card")
		if e.Random {
			what += " at random"
		}
		return en.tells(e.Who, what)
	case card.DiscardHand:
		return en.tells(e.Who, "~discard all skill cards")
	case card.Draw:
		return en.tells(e.Who, en.draw(e))
	case card.DrawQuorum:
		return en.tells(e.Who, "~draw "+some(e.N, "Quorum card"))
	case card.DiscardNuke:
		return en.tells(card.Admiral, "~discard 1 nuke, if there is one")

	case card.Send:
		return en.tells(e.Who, "~go to "+en.placeTo(e.To))
	case card.Execute:
		if e.Who == card.You {
			return "you are executed"
		}
		return "execute " + subjects[e.Who]
	case card.SendChosen:
		return en.sendChosen(e)
	case card.SendAllIn:
		return fmt.Sprintf("each character %s goes to %s", en.placeAt(e.From), en.placeTo(e.To))
	case card.SendAllOn:
		return fmt.Sprintf("each character on %s goes to %s", englishBoards[e.From], en.placeTo(e.To))
	case card.SendTarget:
		return "the chosen character goes to " + en.placeTo(e.To)
	case card.FreeFromBrig:
		return "leave the Brig for any other location on Galactica except Sickbay"
	case card.ReleaseOther:
		return "move another character from the Brig to any other location on Galactica except Sickbay"
	case card.GiveTitle:
		return en.giveTitle(e)

	case card.LookAtLoyalty:
		return en.tells(e.By, en.lookAtLoyalty(e))
	case card.GiveLoyalty:
		return fmt.Sprintf("if the fleet has traveled a distance of %d or less, you may give all your unrevealed Loyalty cards to one player", e.MaxDistance)
	case card.Sympathize:
		return "if any resource is in the red zone, go to the Brig and remain a human player: this card counts as “not a Cylon.” " +
			"Otherwise, become a Cylon player, but do not draw a Super Crisis card. You can never activate the Cylon Fleet"
	case card.BecomeSympathetic:
		return fmt.Sprintf("become a Cylon player, but do not draw a Super Crisis card. Draw a sympathetic Agenda: you win only by fulfilling it. From now on, you may infiltrate "+
			"like a Cylon Leader. While infiltrating, you receive %d skill cards of different types", game.CylonSkills+game.InfiltratorSkills)
	case card.SleeperAgent:
		return "Sleeper Agent phase: each player receives 1 more Loyalty card"
	case card.NextJumpWins:
		return "the next jump ends the game: if every resource is above 0, the humans win"

	case card.Damage:
		return "damage Galactica " + times(e.N)
	case card.ChooseDamage:
		others := "the others"
		if e.Draw-e.Resolve == 1 {
			others = "the other"
		}
		return fmt.Sprintf("draw up to %d Galactica damage tokens, resolve %d of them and put %s back", e.Draw, e.Resolve, others)
	case card.Placement:
		return en.placement(e)
	case card.Activate:
		return englishActivations[e.Ships]
	case card.ActivatePlaced:
		return fmt.Sprintf("activate only the %s that this card placed", en.ships(e.N, card.Raider))
	case card.Destroy:
		if e.Ship == card.Civilian {
			return "destroy " + en.ships(e.N, e.Ship) + " at random"
		}
		return "destroy " + en.ships(e.N, e.Ship)
	case card.DamageVipers:
		vipers := en.ships(e.N, card.Viper)
		if e.Unmanned {
			vipers = some(e.N, "unmanned viper")
		}
		return en.tells(e.By, "~damage "+vipers+englishZones[e.In])
	case card.RecallVipers:
		return "return all vipers in space, including piloted ones, to the Reserves"
	case card.RestoreRaptor:
		return "return 1 destroyed raptor to the Reserves"
	case card.RepairShips:
		return fmt.Sprintf("%srepair up to %s and up to %s, including destroyed ones",
			en.may(card.Admiral), en.ships(e.Vipers, card.Viper), en.ships(e.Raptors, card.Raptor))

	default:
		return en.actionEffect(e)
	}
}

// actionEffect words an effect that rolls a die, lets a player choose, or has players do something themselves.
func (en english) actionEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.Roll:
		return "roll the die. " + en.results(e)
	case card.Risk:
		risk := "risk " + en.ships(e.N, e.Ship) + " and roll the die. " + en.results(e.Roll)
		if e.By == card.Nobody || e.By == card.You {
			return risk
		}
		return en.may(e.By) + risk
	case card.FailResult:
		return "the fail result of this card"
	case card.OneOf:
		return en.oneOf(e)
	case card.May:
		return en.may(e.Who) + en.speakingTo(e.Who).offer(e.Then)

	case card.AnotherCrisis:
		return "after this card’s ships have been activated, draw and resolve another Crisis card"
	case card.KeepWithObjective:
		return fmt.Sprintf("keep this card with the Objective card: %s distance", say.Signed(e.Distance))
	case card.Lasts:
		return englishLasting[e.What]

	case card.Target:
		return "choose a character, then make a skill check"
	case card.MakeCheck:
		return "make a skill check"
	case card.AllFaceUp:
		if e.ButDestiny {
			return "add all cards to this skill check faceup, except those from the Destiny deck"
		}
		return "add all cards to this skill check faceup, including the " + some(game.DestinyAdded, "Destiny card")
	case card.CountsPositive:
		return fmt.Sprintf("each %s card in this skill check counts as positive", nouns.Skills[e.Type])
	case card.Difficulty:
		return fmt.Sprintf("%s this skill check’s difficulty by %d", raise(e.By), max(e.By, -e.By))
	case card.RollBonus:
		return fmt.Sprintf("add %d to this die roll", e.By)
	case card.RerollAttack:
		return fmt.Sprintf("reroll the die of that attack. If the viper is piloted, subtract %d from the new roll", -e.Piloted)

	case card.ExtraAction:
		return "you may take 1 more action"
	case card.Order:
		return "choose another human player to move and then take 1 action, or to stay and take 2 actions"
	case card.LookAtTop:
		if e.Of != card.AnyDeck {
			return fmt.Sprintf("look at the top %s and put it on the top or bottom of its deck", backs[e.Of])
		}
		return "look at the top card of the Crisis or Destination deck and put it on the top or bottom of that deck"
	case card.ViperAttacks:
		return fmt.Sprintf("attack up to %d times with your viper", e.N)
	case card.Repair:
		return fmt.Sprintf("repair your location. On the Hangar Deck, you may repair up to %d damaged vipers instead", e.Vipers)
	case card.GiveThisCard:
		if e.Self {
			return "give this card to any human player, including yourself. It stays in play"
		}
		return "give this card to another player. It stays in play"
	case card.Mutiny:
		return fmt.Sprintf("choose another player who is not Admiral to roll the die. %s: %s. %s: that player becomes Admiral",
			say.Span(1, e.Upto), en.list(e.Low), say.Span(e.Upto+1, game.DieFaces))
	case card.ResolveQuorum:
		return fmt.Sprintf("draw %s, play 1 of them and put the others on the bottom of the deck. You need not be President", some(e.N, "Quorum card"))
	case card.DrawOrPlayQuorum:
		return "then you may draw 1 more Quorum card or play 1 Quorum card"
	case card.PlayQuorum:
		return "play 1 Quorum card"
	case card.LaunchNuke:
		return "spend 1 nuke on a basestar and roll the die. " + say.Results(game.RollForNuke, onBasestar)
	case card.FTLRoll:
		return fmt.Sprintf("roll the die. %s: lose the population shown at the fleet marker (%s). %s: lose nothing",
			say.Span(1, game.FTLLosesUpTo), orList(say.FTLLosses()), say.Span(game.FTLLosesUpTo+1, game.DieFaces))
	case card.JumpFleet:
		return "the fleet jumps"
	case card.GalacticaAttacks:
		return "Galactica attacks 1 raider, heavy raider or basestar in any area"
	case card.LookAtCivilians:
		if e.N == 0 {
			return "look at each civilian ship in space. You may move each of them to an adjacent area"
		}
		return fmt.Sprintf("look at up to %s in space. You may move each of them to an adjacent area", en.ships(e.N, card.Civilian))
	case card.ActivateVipers:
		return fmt.Sprintf("activate unmanned vipers up to %d times. Each time, launch, move or attack with 1 viper", e.N)
	case card.LaunchSelf:
		return "launch a viper from the Reserves and pilot it"
	case card.AttackCenturion:
		return "attack 1 centurion on the Boarding Party track and roll the die. " + say.Results(game.RollForArmory, onCenturion)
	case card.BringCrisis:
		others := "the others"
		if e.Draw == 2 {
			others = "the other"
		}
		icons := "Ignore that card’s icons"
		if en.HasExodus() { // E-RULE-08
			icons = "On the resolved card, only the jump preparation icon counts"
		}
		if e.Bury {
			return fmt.Sprintf("play one of your Super Crisis cards, or draw %s, resolve 1 and put %s on the bottom of the deck. "+
				"On the resolved card, only the jump preparation icon counts", some(e.Draw, "Crisis card"), others)
		}
		return fmt.Sprintf("play your Super Crisis card, or draw %s, resolve 1 and discard %s. %s", some(e.Draw, "Crisis card"), others, icons)
	case card.CommandFleet:
		return fmt.Sprintf("activate raiders, heavy raiders or basestars, or have each basestar launch %s", en.launched(e))
	case card.Infiltrate:
		return "look at any other player’s hand and take 1 skill card from it"
	case card.SwapSuperCrisis:
		return "you may discard your Super Crisis card to draw a new one"
	case card.Pursuit, card.PlaceCivilians, card.ActivateViper, card.PassTitle, card.LaunchNukeAtArea, card.ChooseTwo, card.Reinforce, card.RollBelowRaiders:
		return en.fleetEffect(e)
	default:
		return cmp.Or(en.checkEffect(e), en.exodusEffect(e), en.ionianEffect(e), en.pegasusEffect(e), en.pegasusCardEffect(e), en.newCapricaEffect(e), en.daybreakEffect(e))
	}
}

var englishBoards = [...]string{"Galactica", "Colonial One", "the Cylon locations", "the Cylon Fleet board", "Pegasus", "New Caprica", "Demetrius", "the Rebel Basestar"}

var englishActivations = [...]string{"nothing is activated", "activate raiders", "launch raiders", "activate heavy raiders", "activate basestars"}

var englishZones = [...]string{"", " in the Reserves", " in space"}

var englishLasting = [...]string{
	card.NoLookingAtLoyalty:     "from now on, no player may look at another player’s Loyalty cards",
	card.UnmannedVipersRollLess: fmt.Sprintf("subtract %d from each attack roll of an unmanned viper", game.UnmannedLess),
	card.BasestarsLaunchMore:    "when a basestar launches raiders or heavy raiders, it launches 1 more",
	card.NoCommunications:       "no one may activate Communications",
	card.RelentlessPursuit:      "if the fleet jumps while this card is in play, shuffle it into the Crisis deck",
	card.NoMovingToColonialOne:  "for the rest of the game, no character may move to Colonial One",
	card.ConstantBarrage:        fmt.Sprintf("each time raiders have been activated, each basestar launches %d raiders. The new raiders do not act", game.RaidersForNone),
	card.PersonalVendetta:       fmt.Sprintf("each time raiders are activated, Scar acts twice. Only a roll of %s destroys Scar", say.Span(game.ScarFrom, game.DieFaces)),
	card.RaptorCrewCaptured:     "each time a basestar is destroyed, lose 1 morale and destroy 1 raptor",
	card.DangerousRepairs:       "after the fleet jumps, each character in the Engine Room or in FTL Control is executed",
	card.NoOncePerGame:          "for the rest of the game, human players cannot use once-per-game abilities",
	card.VipersCostCard:         "each time a player activates a viper, that player must first discard 1 skill card",
	card.NoPilotingAction:       "no one may use a piloting card as an action",
	card.NoArmory:               "no one may activate the Armory",
}

func (en english) draw(e card.Draw) string {
	if len(e.Types) == 0 {
		if e.N == 1 {
			return "~draw 1 skill card of any type"
		}
		return fmt.Sprintf("~draw %d skill cards of any type", e.N)
	}
	cards := make([]string, len(e.Types))
	for i, k := range e.Types {
		cards[i] = some(e.N, nouns.Skills[k]+" card")
	}
	text := "~draw " + orList(cards)
	if e.Remark {
		text += ", even from outside your skill set"
	}
	return text
}

func (en english) sendChosen(e card.SendChosen) string {
	character := "a character"
	switch {
	case e.OnGalactica:
		character += " on Galactica"
	case e.OnGround:
		character = "a human on New Caprica"
	case e.Another:
		character = "another player’s character"
	}
	if e.Discard > 0 {
		return en.tells(e.By, fmt.Sprintf("~send %s to %s. That player discards %s", character, en.placeTo(e.To), some(e.Discard, "skill card")))
	}
	return en.tells(e.By, fmt.Sprintf("~send %s to %s", character, en.placeTo(e.To)))
}

func (en english) giveTitle(e card.GiveTitle) string {
	title := nouns.Titles[e.Title]
	switch e.To {
	case card.ToChosenByPresident:
		return en.tells(card.President, fmt.Sprintf("~choose another player to receive the %s title", title))
	case card.ToTarget:
		return fmt.Sprintf("the chosen character receives the %s title", title)
	case card.ToYou:
		return fmt.Sprintf("you receive the %s title", title)
	case card.ToAnother:
		return fmt.Sprintf("choose another player to receive the %s title", title)
	case card.ToAdmiral:
		return fmt.Sprintf("the Admiral receives the %s title", title)
	case card.ToNextInLine:
		return fmt.Sprintf("give the %[1]s title to the player highest in its line of succession, other than the current %[1]s", title)
	}
	panic(fmt.Sprintf("unknown card.NewHolder %d", e.To))
}

func (english) lookAtLoyalty(e card.LookAtLoyalty) string {
	switch {
	case e.All:
		return "~look at all of another player’s Loyalty cards"
	case e.Of == card.PresidentOrAdmiral:
		return "~look at a random Loyalty card of the President or the Admiral"
	case e.Of == card.CurrentPlayer:
		return "~look at a random Loyalty card of the current player"
	case e.Of == card.ChosenPlayer:
		return "~look at a random Loyalty card of that player"
	default:
		return "~look at a random Loyalty card of another player"
	}
}

func (en english) placement(e card.Placement) string {
	switch {
	case e.Ship == card.Centurion:
		return fmt.Sprintf("place %s at the start of the Boarding Party track", en.ships(e.N, e.Ship))
	default:
		return fmt.Sprintf("place %s at the %s", en.ships(e.N, e.Ship), nouns.Areas[e.At])
	}
}

// results says what the results of a die do.
func (en english) results(e card.Roll) string {
	low := say.Span(1, e.Upto) + ": " + en.list(e.Low)
	high := say.Span(e.Upto+1, game.DieFaces) + ": " + en.list(e.High)
	return low + ". " + high
}

func (en english) oneOf(e card.OneOf) string {
	chooser := en.speakingTo(e.By)
	for _, option := range e.Options {
		if !chooser.isTold(option) {
			return en.tells(e.By, "~choose one. "+say.Lettered(en.options(e.Options)))
		}
	}
	return en.tells(e.By, chooser.choose(e.Options))
}

// isTold reports whether effects are told to the player to whom clauses speak, rather than to the table.
func (en english) isTold(effects card.Effects) bool {
	for _, e := range effects {
		switch e.(type) {
		case card.Change, card.JumpPrep:
		default:
			if en.to != card.You && en.clause(e) == en.speakingTo(card.Nobody).clause(e) {
				return false
			}
		}
	}
	return true
}

// offer words what a player may do, after "may". What it costs comes first: "lose 1 morale to gain 1 fuel".
func (en english) offer(effects card.Effects) string {
	if len(effects) == 0 {
		return nouns.Nothing
	}
	switch effects[0].(type) {
	case card.Change, card.Destroy, card.Discard, card.DiscardTrauma, card.JumpPrep, card.OneOf:
		deeds := en.deeds(effects)
		if len(deeds) > 1 {
			return deeds[0] + " to " + andList(deeds[1:])
		}
		return deeds[0]
	}
	return en.list(effects)
}

// deeds words effects as what a player does, one after the other, for a player who pays the first for the others: "lose 1 morale", "gain 1 fuel".
func (en english) deeds(effects card.Effects) []string {
	deeds := make([]string, len(effects))
	for i, e := range effects {
		switch e := e.(type) {
		case card.Change:
			deeds[i] = gainOrLose(e)
		case card.JumpPrep:
			deeds[i] = fmt.Sprintf("%s jump preparation by %d", raise(e.By), max(e.By, -e.By))
		case card.OneOf:
			var options []string
			for _, option := range e.Options {
				options = append(options, andList(en.deeds(option)))
			}
			deeds[i] = either(options)
		default:
			deeds[i] = en.clause(e)
		}
	}
	return deeds
}

// either returns "gain 1 fuel or 1 food" for "gain 1 fuel" and "gain 1 food", and "a or b" for what begins in different ways.
func either(deeds []string) string {
	verb, _, _ := strings.Cut(deeds[0], " ")
	rest := slices.Clone(deeds)
	for i, deed := range deeds[1:] {
		object, same := strings.CutPrefix(deed, verb+" ")
		if !same {
			return orList(deeds)
		}
		rest[1+i] = object
	}
	return orList(rest)
}

// gainOrLose words a change of a resource as what a player does.
func gainOrLose(e card.Change) string {
	if e.By < 0 {
		return fmt.Sprintf("lose %d %s", -e.By, nouns.Resources[e.Resource])
	}
	return fmt.Sprintf("gain %d %s", e.By, nouns.Resources[e.Resource])
}

// choose words a choice between lists of effects. Short lists are joined in one sentence; if one has several clauses or sentences, each gets a
// letter.
func (en english) choose(options []card.Effects) string {
	words := en.options(options)
	if strings.ContainsAny(strings.Join(words, ""), ":;.") {
		return "~choose one. " + say.Lettered(words)
	}
	if text := either(words); text != orList(words) && unicode.IsLower(rune(text[0])) {
		return "~" + text
	}
	return "~choose one: " + orList(words)
}

// options words the lists of effects of a choice.
func (en english) options(options []card.Effects) []string {
	words := make([]string, len(options))
	for i, option := range options {
		words[i] = en.list(option)
	}
	return words
}
