// Package english words the game in English.
package english

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

var nouns = say.Nouns{
	Nothing:   "nothing",
	Player:    "Player",
	Resources: [4]string{"fuel", "food", "morale", "population"},
	Skills:    [7]string{"any type", "politics", "leadership", "tactics", "piloting", "engineering", "treachery"},
	Titles:    [card.NumTitles]string{"no title", "President", "Admiral", "CAG"},
	Areas:     [7]string{"no area", "bow", "starboard bow", "starboard stern", "stern", "port stern", "port bow"},
	Ships:     [card.NumShips]string{"ship", "raider", "heavy raider", "basestar", "civilian ship", "viper", "raptor", "centurion", "Viper Mark VII", "assault raptor"},
	Steps: [12]string{
		"choice of characters", "setup", "first skill cards", "start of turn", "receive skills", "movement", "action", "crisis",
		"activate Cylon ships", "prepare for jump", "end of turn", "game over",
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

var englishWho = [...]string{"nobody", "you", "current player", "President", "Admiral", "each player", "CAG", "each other player", "player who looked", "each Cylon player", "each human player"}

// tells says what a player does, in the imperative after the player's name: "President: discard 2 skill cards".
func (english) tells(who card.Who, what string) string {
	if who == card.You || who == card.Nobody {
		return what
	}
	return englishWho[who] + ": " + what
}

// may begins a clause about what a player may do.
func (english) may(who card.Who) string { return englishWho[who] + " may " }

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

// plural returns the plural of a thing.
func plural(thing string) string {
	if mark, isMark := strings.CutPrefix(thing, "Viper "); isMark {
		return "Vipers " + mark
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
		return fmt.Sprintf("if %s is %d or less, also: %s", nouns.Resources[e.Resource], e.N, en.List(e.Then))

	case card.Discard:
		what := "discard " + some(e.N, "skill card")
		if e.Random {
			what += " at random"
		}
		return en.tells(e.Who, what)
	case card.DiscardHand:
		return en.tells(e.Who, "discard all skill cards")
	case card.Draw:
		return en.tells(e.Who, en.draw(e))
	case card.DrawQuorum:
		return en.tells(e.Who, "draw "+some(e.N, "quorum card"))
	case card.DiscardNuke:
		return "Admiral: discard 1 nuke (only if there is one)"

	case card.Send:
		return en.tells(e.Who, "go to "+en.placeTo(e.To))
	case card.Execute:
		if e.Who == card.You {
			return "you are executed"
		}
		return "execute the " + englishWho[e.Who]
	case card.SendChosen:
		return en.sendChosen(e)
	case card.SendAllIn:
		return fmt.Sprintf("every character %s goes to %s", en.placeAt(e.From), en.placeTo(e.To))
	case card.SendAllOn:
		return fmt.Sprintf("every character on %s goes to %s", englishBoards[e.From], en.placeTo(e.To))
	case card.SendTarget:
		return "the chosen character goes to " + en.placeTo(e.To)
	case card.FreeFromBrig:
		return "leave the Brig and go to any other location on Galactica, except Sickbay"
	case card.ReleaseOther:
		return "choose another character in the Brig and move that character to any other location on Galactica, except Sickbay"
	case card.GiveTitle:
		return en.giveTitle(e)

	case card.LookAtLoyalty:
		return en.tells(e.By, en.lookAtLoyalty(e))
	case card.GiveLoyalty:
		return fmt.Sprintf("if the fleet has travelled a distance of %d or less, you may give all your unrevealed loyalty cards to one player", e.MaxDistance)
	case card.Sympathize:
		return "if any resource is in the red, go to the Brig and remain a human player; this card then counts as “not a Cylon”. " +
			"Otherwise become a Cylon player, without a super crisis card and never able to activate Cylon Fleet"
	case card.BecomeSympathetic:
		return fmt.Sprintf("become a Cylon player, without a super crisis card; draw a sympathetic agenda, and win only by it. From now on you may infiltrate "+
			"as a Cylon Leader does, and then receive %d skill cards of different types", game.CylonSkills+game.InfiltratorSkills)
	case card.SleeperAgent:
		return "Sleeper Agent phase: every player receives 1 more loyalty card"
	case card.NextJumpWins:
		return "the next jump ends the game: the humans win if every resource is above 0"

	case card.Damage:
		if e.N == 1 {
			return "damage Galactica once"
		}
		return fmt.Sprintf("damage Galactica %d times", e.N)
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
		return fmt.Sprintf("activate only the %s that this card has placed", en.ships(e.N, card.Raider))
	case card.Destroy:
		if e.Ship == card.Civilian {
			return "destroy " + en.ships(e.N, e.Ship) + ", drawn at random"
		}
		return "destroy " + en.ships(e.N, e.Ship)
	case card.DamageVipers:
		vipers := en.ships(e.N, card.Viper)
		if e.Unmanned {
			vipers = some(e.N, "unmanned viper")
		}
		return en.tells(e.By, "damage "+vipers+englishZones[e.In])
	case card.RecallVipers:
		return "return all vipers in space to the Reserves, piloted ones too"
	case card.RestoreRaptor:
		return "return 1 destroyed raptor to the Reserves"
	case card.RepairShips:
		return fmt.Sprintf("Admiral may repair up to %s and up to %s, even destroyed ones",
			en.ships(e.Vipers, card.Viper), en.ships(e.Raptors, card.Raptor))

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
		if len(e.Then) == 1 {
			if choice, ok := e.Then[0].(card.OneOf); ok && choice.By == e.Who {
				return en.may(e.Who) + en.choose(choice.Options)
			}
		}
		text := en.List(e.Then)
		switch first := e.Then[0].(type) {
		case card.Change, card.JumpPrep:
			return en.may(e.Who) + "cause " + text
		case card.Difficulty:
			return fmt.Sprintf("%schange the difficulty of this skill check by %s", en.may(e.Who), say.Signed(first.By))
		case card.Destroy: // the price of what follows
			return fmt.Sprintf("%s%s for %s", en.may(e.Who), en.Clause(first), en.List(e.Then[1:]))
		}
		return en.may(e.Who) + strings.TrimPrefix(text, englishWho[e.Who]+": ")

	case card.AnotherCrisis:
		return "after this card’s ships have been activated, draw and resolve another crisis card"
	case card.KeepWithObjective:
		return fmt.Sprintf("keep this card beside the objective: %s distance", say.Signed(e.Distance))
	case card.Lasts:
		return englishLasting[e.What]

	case card.Target:
		return "choose a character, then make a skill check"
	case card.MakeCheck:
		return "make a skill check"
	case card.AllFaceUp:
		if e.ButDestiny {
			return "in this skill check all cards are added face up, except those of the destiny deck"
		}
		return "in this skill check all cards are added face up, the " + some(game.DestinyAdded, "destiny card") + " too"
	case card.CountsPositive:
		return fmt.Sprintf("in this skill check every %s card counts as positive", nouns.Skills[e.Type])
	case card.Difficulty:
		return "difficulty of this skill check " + say.Signed(e.By)
	case card.RollBonus:
		return "this die roll " + say.Signed(e.By)
	case card.RerollAttack:
		return fmt.Sprintf("roll the die of that attack again; if the viper is piloted, the new roll gets %s", say.Signed(e.Piloted))

	case card.ExtraAction:
		return "you may take 1 more action"
	case card.Order:
		return "choose another human player; that player may move and then takes 1 action, or stays and takes 2 actions"
	case card.LookAtTop:
		if e.Of != card.AnyDeck {
			return fmt.Sprintf("look at the top %s and put it back on top or at the bottom of its deck", backs[e.Of])
		}
		return "look at the top card of the crisis deck or the destination deck and put it back on top or at the bottom"
	case card.ViperAttacks:
		return fmt.Sprintf("attack up to %d times with your viper", e.N)
	case card.Repair:
		return fmt.Sprintf("repair your location; or, on the Hangar Deck, repair up to %d damaged vipers instead", e.Vipers)
	case card.GiveThisCard:
		if e.Self {
			return "give this card to any human player, also to yourself; it stays in play"
		}
		return "give this card to another player; it stays in play"
	case card.Mutiny:
		return fmt.Sprintf("choose another player who is not Admiral; that player rolls the die. %s: %s. %s: that player becomes Admiral",
			say.Span(1, e.Upto), en.List(e.Low), say.Span(e.Upto+1, game.DieFaces))
	case card.ResolveQuorum:
		return fmt.Sprintf("draw %s, play 1 of them and put the others at the bottom of the deck; the President title is not needed", some(e.N, "quorum card"))
	case card.DrawOrPlayQuorum:
		return "then you may draw 1 more quorum card or play 1 quorum card"
	case card.PlayQuorum:
		return "play 1 quorum card"
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
			return "look at every civilian ship in space; you may move each of them to an adjacent area"
		}
		return fmt.Sprintf("look at up to %s in space; you may move each of them to an adjacent area", en.ships(e.N, card.Civilian))
	case card.ActivateVipers:
		return fmt.Sprintf("activate unmanned vipers up to %d times; each time launch one, move one, or attack with one", e.N)
	case card.LaunchSelf:
		return "launch a viper from the Reserves and pilot it"
	case card.AttackCenturion:
		return "attack 1 centurion on the boarding party track and roll the die. " + say.Results(game.RollForArmory, onCenturion)
	case card.BringCrisis:
		others := "the others"
		if e.Draw == 2 {
			others = "the other"
		}
		icons := "the icons at the foot of the card are ignored"
		if en.HasExodus() { // E-RULE-08
			icons = "of the icons at the foot of the card only that of the jump counts"
		}
		if e.Bury {
			return fmt.Sprintf("play a super crisis card of yours, or draw %s, resolve 1 and put %s at the bottom of the deck; "+
				"of the icons at the foot of the card only that of the jump counts", some(e.Draw, "crisis card"), others)
		}
		return fmt.Sprintf("play your super crisis card, or draw %s, resolve 1 and discard %s; %s", some(e.Draw, "crisis card"), others, icons)
	case card.CommandFleet:
		return fmt.Sprintf("activate the raiders, the heavy raiders or the basestars; or every basestar launches %s", en.launched(e))
	case card.Infiltrate:
		return "look at the hand of any other player and take 1 skill card from it"
	case card.SwapSuperCrisis:
		return "you may discard your super crisis card and draw a new one"
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
	card.NoLookingAtLoyalty:     "from now on nobody may look at the loyalty cards of another player",
	card.UnmannedVipersRollLess: "every attack roll of an unmanned viper " + say.Signed(-game.UnmannedLess),
	card.BasestarsLaunchMore:    "a basestar that launches raiders or heavy raiders launches 1 more of them",
	card.NoCommunications:       "nobody may activate Communications",
	card.RelentlessPursuit:      "if the fleet jumps while this card is in play, shuffle it into the crisis deck",
	card.NoMovingToColonialOne:  "for the rest of the game no character may move to Colonial One",
	card.ConstantBarrage:        fmt.Sprintf("each time raiders are activated, every basestar then launches %d raiders, which do not act any more", game.RaidersForNone),
	card.PersonalVendetta:       fmt.Sprintf("each time raiders are activated, Scar acts twice; only a roll of %s destroys Scar", say.Span(game.ScarFrom, game.DieFaces)),
	card.RaptorCrewCaptured:     "whenever a basestar is destroyed: " + say.Signed(-1) + " morale, and 1 raptor is destroyed",
	card.DangerousRepairs:       "when the fleet has jumped, every character in the Engine Room or in FTL Control is executed",
	card.NoOncePerGame:          "for the rest of the game no human player may use an ability that counts once per game",
	card.VipersCostCard:         "each time a viper is to be activated, the player who activates it first discards 1 skill card",
	card.NoPilotingAction:       "nobody may use a piloting card as an action",
	card.NoArmory:               "nobody may activate the Armory",
}

func (en english) draw(e card.Draw) string {
	if len(e.Types) == 0 {
		if e.N == 1 {
			return "draw 1 skill card of any type"
		}
		return fmt.Sprintf("draw %d skill cards of any types", e.N)
	}
	cards := make([]string, len(e.Types))
	for i, k := range e.Types {
		cards[i] = some(e.N, nouns.Skills[k]+" card")
	}
	text := "draw " + orList(cards)
	if e.Remark {
		text += ", even outside your skill set"
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
		character = "the character of another player"
	}
	if e.Discard > 0 {
		return en.tells(e.By, fmt.Sprintf("choose %s, who discards %s and goes to %s", character, some(e.Discard, "skill card"), en.placeTo(e.To)))
	}
	return en.tells(e.By, fmt.Sprintf("choose %s to go to %s", character, en.placeTo(e.To)))
}

func (en english) giveTitle(e card.GiveTitle) string {
	title := nouns.Titles[e.Title]
	switch e.To {
	case card.ToChosenByPresident:
		return fmt.Sprintf("President: choose another player, who receives the %s title", title)
	case card.ToTarget:
		return fmt.Sprintf("the chosen character receives the %s title", title)
	case card.ToYou:
		return fmt.Sprintf("you receive the %s title", title)
	case card.ToAnother:
		return fmt.Sprintf("choose another player, who receives the %s title", title)
	case card.ToAdmiral:
		return fmt.Sprintf("the Admiral receives the %s title", title)
	case card.ToNextInLine:
		return fmt.Sprintf("the %s title goes to the other player highest in its line of succession", title)
	}
	panic(fmt.Sprintf("unknown card.NewHolder %d", e.To))
}

func (english) lookAtLoyalty(e card.LookAtLoyalty) string {
	switch {
	case e.All:
		return "choose another player and look at all loyalty cards of that player"
	case e.Of == card.AnotherPlayer:
		return "choose another player and look at 1 random loyalty card of that player"
	case e.Of == card.PresidentOrAdmiral:
		return "choose the President or the Admiral and look at 1 random loyalty card of that player"
	case e.Of == card.CurrentPlayer:
		return "look at 1 random loyalty card of the current player"
	case e.Of == card.ChosenPlayer:
		return "look at 1 random loyalty card of that player"
	default:
		return "choose any other player and look at 1 random loyalty card of that player"
	}
}

func (en english) placement(e card.Placement) string {
	switch {
	case e.Ship == card.Centurion:
		return fmt.Sprintf("place %s at the start of the boarding party track", en.ships(e.N, e.Ship))
	default:
		return fmt.Sprintf("place %s at the %s", en.ships(e.N, e.Ship), nouns.Areas[e.At])
	}
}

// results says what the results of a die do.
func (en english) results(e card.Roll) string {
	low := say.Span(1, e.Upto) + ": " + en.List(e.Low)
	high := say.Span(e.Upto+1, game.DieFaces) + ": " + en.List(e.High)
	return low + ". " + high
}

func (en english) oneOf(e card.OneOf) string {
	choose := en.choose(e.Options)
	if e.By == card.You {
		return choose
	}
	return en.tells(e.By, choose)
}

// choose words a choice between lists of effects. Short lists are joined in one sentence; if one has several clauses or sentences, each gets a
// letter.
func (en english) choose(options []card.Effects) string {
	words := make([]string, len(options))
	for i, option := range options {
		words[i] = en.List(option)
		if strings.ContainsAny(words[i], ":;.") {
			return "choose one. " + en.Lettered(options)
		}
	}
	return "choose one: " + say.Listed(words, ", or ")
}
