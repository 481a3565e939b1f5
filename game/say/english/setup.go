package english

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
)

var variants = map[string]say.VariantText{
	game.NoSympathizer: {
		Name:   "No Sympathizer",
		Line:   fmt.Sprintf("A “not a Cylon” card in place of the Sympathizer; less food, morale and population; Cylon players draw %d cards; no Boomer.", game.CylonSkillsMore),
		Advice: "For 4 or 6 players. The rulebook offers it for those who dislike the Sympathizer; a first game is played with it.",
	},
	game.Cooperative: {
		Name:   "Cooperative",
		Line:   "Nobody is a Cylon. Less food, morale and population, " + some(nukesWith(game.Cooperative), "nuke") + ", 1 skill card less each turn; even the Brig draws crisis cards.",
		Advice: "For learning the game without a traitor. The rulebook’s advice for a first game is to leave it off.",
	},
	game.TwoPlayers: {
		Name:   "Two players",
		Line:   "No loyalty cards until the Sleeper Agent phase; the worse the fleet stands, the fewer Cylons. Any characters but Boomer.",
		Advice: "Needed with 2 players. The game is at its best with more.",
	},
	game.Solo: {
		Name:   "Solo",
		Line:   "You hold both titles and " + some(nukesWith(game.Solo), "nuke") + ". An assist character lends you skill cards and an ability, and may turn out a Cylon. No drawbacks.",
		Advice: "Needed with 1 player. Good for learning the turn.",
	},
	card.OptionPersonalGoals: {
		Name:   "Personal Goals",
		Line:   "Some “not a Cylon” cards are goals: a human whose goal is not reached costs the fleet a resource at the end.",
		Advice: "Half of Conflicted Loyalties. Leave it off for a first game with Exodus.",
	},
	card.OptionFinalFive: {
		Name:   "The Final Five",
		Line:   "Some “not a Cylon” cards strike when another player looks at them, or when their holder is executed.",
		Advice: "The other half of Conflicted Loyalties. Leave it off for a first game with Exodus.",
	},
	card.OptionIonianNebula: {
		Name:   "Ionian Nebula",
		Line:   "Allies aboard, trauma that nobody sees, and a Trial at the end of the way that may cost a player the game.",
		Advice: "For players who know the other options: a new objective, 35 allies, and nobody is safe until the last jump.",
	},
	card.OptionCylonLeader: {
		Name:   "Cylon Leader",
		Line:   "One player may be Cavil, Leoben or Caprica Six: openly a Cylon, with a secret agenda, who can infiltrate Galactica.",
		Advice: "For 4 to 7 players who know the game; with 7 somebody has to be one. At most as many Cylons are dealt as without.",
	},
	card.OptionSympatheticCylon: {
		Name:   "Sympathetic Cylon",
		Line:   "In place of the Sympathizer: a human who is dealt the card becomes a Cylon with a secret agenda of his own, and can infiltrate Galactica.",
		Advice: "For 4 or 6 players, without a Cylon Leader. For those who know the game and dislike the Sympathizer.",
	},
	card.OptionNewCaprica: {
		Name:   "New Caprica",
		Line:   "In place of Kobol: at a distance of 7 the fleet lands, the Cylons occupy the settlement, and Galactica has to come back for everybody.",
		Advice: "The objective of the Pegasus box, and a longer game. The rulebook’s advice for a first game with Pegasus is to leave it off.",
	},
	card.OptionSearchForHome: {
		Name:   "Search for Home",
		Line:   "In place of Kobol: the way to Earth, 10 long. From the Demetrius the humans fly missions, and some of them shorten it.",
		Advice: "The objective of the Daybreak box. For those who know its mutinies and miracles; leave it off for a first game with Daybreak.",
	},
	card.OptionCylonFleet: {
		Name:   "Cylon Fleet",
		Line:   "The Cylons pursue on a board of their own, in place of attack cards. A CAG, four Vipers Mark VII, other nukes.",
		Advice: "Longer fights in space. Leave it off for a first game with Exodus.",
	},
}

var house = map[game.House]say.HouseText{
	game.FTLRollAfterJump: {
		Name:        "Early jump: when is the die rolled?",
		Recommended: "FTL Control: first the die for the population at risk, then the jump.",
		Other:       "FTL Control: first the jump, then the die; so the last jump of the game risks nobody.",
		Why:         "The example in the rulebook and its reference sheet say so; only a play aid turns it round.",
	},
	game.CurrentPlayerActs: {
		Name:        "Who rolls at FTL Control and leaves the Brig under an Executive Order?",
		Recommended: "The player who takes the action.",
		Other:       "The current player, as the letter of the board has it: whoever was ordered to act rolls for nothing and stays in the Brig.",
		Why:         "The official answers to questions read it so; by the letter nobody could be ordered out of the Brig.",
	},
	game.SympathizerMustBeGiven: {
		Name:        "A revealed Cylon is dealt the Sympathizer",
		Recommended: "He may give it to a human player, who resolves it; if he keeps it, it does nothing.",
		Other:       "He has to give it to a human player, who resolves it.",
		Why:         "The rulebook says “may”; Pegasus makes the gift a duty.",
	},
	game.LoyaltyOnlyToHumans: {
		Name:        "Resurrection Ship: who may be given Loyalty cards?",
		Recommended: "Any other player, a revealed Cylon too.",
		Other:       "A human player only.",
		Why:         "The board says “any player”; some summaries say “human”.",
	},
	game.ResourcesBelowZero: {
		Name:        "Can a resource fall below 0?",
		Recommended: "No. A dial stops at 0, and a later gain counts from there.",
		Other:       "Yes. What is lost below 0 has to be gained back first.",
		Why:         "The dials have no number below 0.",
	},
	game.SkillsOneByOne: {
		Name:        "Drawing skill cards of several types",
		Recommended: "All types are named first, then the cards are looked at.",
		Other:       "Each card is drawn and looked at before the type of the next one is named.",
		Why:         "It is quicker and nobody can fish for an answer; the rules do not say.",
	},
	game.HeavyRaidersFirst: {
		Name:        "Heavy raiders and centurions: who goes first?",
		Recommended: "The centurions aboard advance, then heavy raiders board or move.",
		Other:       "Heavy raiders board or move, then the centurions that were aboard before advance.",
		Why:         "The reference sheet has this order. Nobody gains by the other: who has just boarded does not advance.",
	},
	game.LaunchAfterBoarding: {
		Name:        "The last heavy raiders have just boarded",
		Recommended: "Nothing is launched: whether there is a heavy raider in space is asked when the activation begins.",
		Other:       "It is asked at the end: every basestar launches 1 heavy raider if none is left.",
		Why:         "So say the rules that most tables play by; the other is harder on the humans.",
	},
	game.UnmannedVipersFragile: {
		Name:        "A raider attacks an unmanned viper",
		Recommended: attackLine(game.RollRaiderAtViper) + ", like a viper with a pilot.",
		Other:       attackLine(game.RollRaiderAtViper, game.UnmannedVipersFragile) + ".",
		Why:         "The attack table of the rulebook has one line for all vipers.",
	},
	game.HandLimitOfCurrentPlayer: {
		Name:        "Whose hand limit is checked at the end of a turn?",
		Recommended: fmt.Sprintf("Everybody's: who holds more than %d cards discards.", game.HandLimit),
		Other:       "Only that of the player whose turn ends.",
		Why:         "The rulebook says all players.",
	},
	game.BrowseDiscards: {
		Name:        "Discard piles",
		Recommended: "Only the top card of a discard pile is seen.",
		Other:       "Anybody may look through a discard pile at any time.",
		Why:         "Counting cards makes an evening long. Who plays it open remembers less.",
	},
	game.DiscardBeforeReveal: {
		Name:        "A Cylon reveals himself: which comes first?",
		Recommended: fmt.Sprintf("The effect of his card, then he discards down to %d skill cards.", game.KeptByCylon),
		Other:       fmt.Sprintf("He discards down to %d skill cards, then the effect of his card.", game.KeptByCylon),
		Why:         "Card and rulebook name the effect first.",
	},
	game.BrigExitAnywhere: {
		Name:        "Where to from the Brig?",
		Recommended: "To any location on Galactica, except Sickbay.",
		Other:       "To any location on Galactica or Colonial One, except Sickbay.",
		Why:         "The rulebook narrows what the board says to Galactica.",
	},
	game.ApolloInSetupViper: {
		Name:        "Apollo at the beginning",
		Recommended: "He flies a third viper, besides the two that every game begins with.",
		Other:       "He flies one of the two vipers that every game begins with.",
		Why:         "His sheet says “launch”, and that is done from the Reserves.",
	},
	game.CiviliansAtRandom: {
		Name:        "Raiders find several civilian ships: which one is destroyed?",
		Recommended: "The current player picks one of them, face down.",
		Other:       "Chance picks one of them.",
		Why:         "The rules are silent; summaries name the current player, who may know what he picks.",
	},
	game.TwoRaidersAtSetup: {
		Name:        "Raiders in front of Galactica at the beginning",
		Recommended: some(game.StartShips(card.Raider), "raider") + ".",
		Other:       some(game.StartShips(card.Raider)-1, "raider") + ", a little easier for the humans.",
		Why:         fmt.Sprintf("The rulebook says %d; only a play aid says %d.", game.StartShips(card.Raider), game.StartShips(card.Raider)-1),
	},
	game.LoyaltyAlwaysPassedOn: {
		Name:        "A Cylon reveals himself: his other Loyalty cards",
		Recommended: fmt.Sprintf("He gives them to one human player up to a distance of %d; farther out he keeps them.", game.LastGivenAway),
		Other:       "He always gives them to one human player.",
		Why:         "A later answer of the publisher adds the distance; the rulebook has none.",
	},
	game.DifferentTypesAlways: {
		Name:        "When do the cards of a Cylon player have to differ in type?",
		Recommended: "In his step of receiving skill cards only.",
		Other:       "Whenever he draws several.",
		Why:         "The rulebook names the step twice; its summary says “when drawing”.",
	},
	game.NoSabotageOfExecutions: {
		Name:        "Treachery among the cards that an execution takes",
		Recommended: "It may be answered by Sabotage: whoever is executed discards as a human.",
		Other:       "It cannot be answered by Sabotage.",
		Why:         "The card speaks of a human who discards, whatever makes him do it.",
	},
	game.PegasusFiresAtNothing: {
		Name:        "Pegasus CIC without a basestar on the board",
		Recommended: "It cannot be used.",
		Other:       "It may be used: a low roll damages the Pegasus, any other does nothing.",
		Why:         "Nothing is fired where there is no target.",
	},
	game.ScarAgainAtTheEnd: {
		Name:        "When does Scar act for the second time?",
		Recommended: "At once, while the raiders of his area act.",
		Other:       "After all other raiders have acted.",
		Why:         "The card says that he is activated twice, and not when.",
	},
	game.SuperCrisesNotIgnored: {
		Name:        "May a revealed Cylon ignore what a super crisis would do to him?",
		Recommended: "Yes, like what a crisis would do.",
		Other:       "No, only what a crisis would do.",
		Why:         "The rules speak of Crisis cards, and do not say whether these are among them.",
	},
	game.OneForceAtAuthority: {
		Name:        "Occupation Authority, and no occupation force on the track",
		Recommended: "A Cylon player’s action brings 2: one because none can be activated, one because one is placed.",
		Other:       "It brings 1.",
		Why:         "The rulebook says that one is placed whenever forces are activated and none is there.",
	},
	game.DetentionBarsTitles: {
		Name:        "May somebody in Detention receive a title?",
		Recommended: "Yes; who is Admiral keeps the title there too.",
		Other:       "Not the titles that are lost in the Brig. Who is Admiral keeps the title all the same.",
		Why:         "The rules only say that the Admiral keeps the title in Detention.",
	},
	game.VipersComeDown: {
		Name:        "Unmanned vipers in space when the fleet lands",
		Recommended: "They stay where they are, and do nothing until Galactica returns.",
		Other:       "They return to the Reserves.",
		Why:         "The rules name Cylon ships only, and only the vipers of pilots.",
	},
	game.HeloArrivesAtOnce: {
		Name:        "Helo comes in for somebody executed on New Caprica",
		Recommended: "He misses a turn, as always, and then arrives at Resistance HQ.",
		Other:       "He is at Resistance HQ at once.",
		Why:         "The rules say where everybody starts, and do not weigh what his sheet says.",
	},
	game.ForcesBoxed: {
		Name:        "Occupation forces that humans destroy",
		Recommended: "They can come again.",
		Other:       "They are out of the game, like those that pass the Shipyard.",
		Why:         "The rules say “removed”, as of all ships that are destroyed.",
	},
	game.EvacuationNextTurn: {
		Name:        "Galactica returns before the step of preparing for the jump",
		Recommended: "Evacuation icons already count in that step.",
		Other:       "They count from the next turn on.",
		Why:         "The rules say “in each following step”.",
	},
	game.NoEvacuationAtCaprica: {
		Name:        "A Cylon player brings a crisis with an evacuation icon",
		Recommended: "The icon counts: a civilian ship is evacuated.",
		Other:       "It does not count.",
		Why:         "His step of preparing for the jump is no longer left out, and the icon belongs to it.",
	},
	game.CloudedReturn: {
		Name:        "Leoben, clouded, ends his infiltration",
		Recommended: "He returns to the Resurrection Ship whoever is there.",
		Other:       "He cannot return as long as another character is on the Resurrection Ship.",
		Why:         "The sheet speaks of going somewhere of his own will, and the return leaves him no choice of place.",
	},
	game.LoyaltyToInfiltrators: {
		Name:        "Loyalty cards left over, and an infiltrator",
		Recommended: "Who reveals gives them to a human player who has loyalty cards, so not to an infiltrator.",
		Other:       "An infiltrator may get them too. They have no effect on him.",
		Why:         "The rulebook says “a human player”, but also that a Cylon Leader never has loyalty cards.",
	},
	game.ReturnInOwnTurn: {
		Name:        "When is an infiltration ended?",
		Recommended: "With any action, one that another player grants too.",
		Other:       "Only with an action in the turn of the infiltrator himself.",
		Why:         "The card says “Action”; the rulebook speaks of the action of his turn.",
	},
	game.LostPegasusUncounted: {
		Name:        "Reduce Them to Ruins, and the Pegasus lost",
		Recommended: "Her four locations count as damaged: they are so for good.",
		Other:       "A destroyed Pegasus is gone, and counts nothing.",
		Why:         "The agenda asks for damaged locations, and does not say what a destroyed ship counts.",
	},
	game.EfficientAnywhere: {
		Name:        "How far does Efficient move civilian ships?",
		Recommended: "To an adjacent area, as Communications does.",
		Other:       "To any area.",
		Why:         "Her sheet names a number of ships and no distance.",
	},
	game.ExecutionAfterCrisis: {
		Name:        "The current player is executed in the middle of a crisis",
		Recommended: "The turn is over as soon as the effect is resolved: no rest of the crisis, no Cylon ships, no jump preparation.",
		Other:       "The crisis card is played out with all that belongs to it, its icons too; then the turn is over.",
		Why:         "The rules say that the turn ends, and nothing of a crisis that goes on without its turn.",
	},
	game.AllyTokenBackAtOnce: {
		Name:        "When does the token of a met ally go back?",
		Recommended: "When the result is resolved, before the new ally comes.",
		Other:       "As soon as it is turned up: a result that draws tokens may draw it again.",
		Why:         "The rules tell it last, but word it “after it is turned up”.",
	},
	game.MetAllyReplacedByPlayer: {
		Name:        "The result damages the location of the ally being met",
		Recommended: "He is removed like every ally there, and replaced once, by a Cylon player with tokens if there is one.",
		Other:       "The player who met him replaces him, with one of his own tokens.",
		Why:         "The rules do not say. So it is when the result executes the player who met him.",
	},
	game.RaidersThereGrowFleet: {
		Name:        "A card activates all raiders of the main board, and there is no Cylon ship",
		Recommended: "Nothing happens: the card speaks of that board.",
		Other:       "With the Cylon Fleet a raider comes to its board, as by every activation that finds nothing.",
		Why:         "The rules do not say.",
	},
	game.FinalFiveTextTwice: {
		Name:        "A Final Five card executes its owner",
		Recommended: "Only the text for being looked at counts.",
		Other:       "Its text for an execution counts too, since the execution reveals the card.",
		Why:         "The rules do not say. A card that is revealed already is not revealed a second time.",
	},
	"bridge-by-anyone": {
		Name:        "The Bridge of the Demetrius: who spares the current player his crisis?",
		Recommended: "Only he himself, by using the Bridge in his own turn.",
		Other:       "Whoever uses the Bridge in that turn, also under an Executive Order.",
		Why:         "The board says “this turn” and names nobody; the rulebook speaks of the current player who uses it.",
	},
	"president-renamed": {
		Name:        "Administration: may the one who is President be named again?",
		Recommended: "No. Somebody else has to be named.",
		Other:       "Yes, and then nothing changes.",
		Why:         "The rules do not say. To name him again would be to do nothing.",
	},
	"baltar-reveals-anywhere": {
		Name:        "Gaius Baltar, support: where may he reveal himself as a Cylon?",
		Recommended: "In the Brig only, where nobody’s card has an effect.",
		Other:       "Anywhere, but without the effect of the card.",
		Why:         "His sheet forbids the action of the card, and to reveal it is part of that action.",
	},
	"mutineer-after-first-deal": {
		Name:        "When is the Mutineer shuffled into the Loyalty deck?",
		Recommended: "Before the first deal.",
		Other:       "After the first deal, as the Sympathizer is.",
		Why:         "The printed chart counts the card in the deck; only a play aid adds it later.",
	},
	"other-self-returns": {
		Name:        "Somebody was executed: may the other sheet of the same person come in?",
		Recommended: "No. It is the same person.",
		Other:       "Yes, like any other character.",
		Why:         "The rules only say that the two sheets are not in play together.",
	},
	"missions-unlimited": {
		Name:        "Do the rules of Simon, Gaeta and Doral for adding cards hold in a mission?",
		Recommended: "Yes, as in every skill check.",
		Other:       "No. There they add cards like everybody else.",
		Why:         "No ability changes a mission, but limits on adding cards hold in it.",
	},
	"fleet-board-counts": {
		Name:        "“On the board”, on Motives and Personal Goals, with the Cylon Fleet",
		Recommended: "Only the main board counts.",
		Other:       "The Cylon Fleet board counts too.",
		Why:         "The rules do not say. What waits on the other board has not reached the fleet.",
	},
	"mutiny-after-move": {
		Name:        "The card discarded for a move makes its owner draw a mutiny card",
		Recommended: "That comes first: if it sends him to the Brig, he does not move.",
		Other:       "The move is made first, then he draws.",
		Why:         "The rules do not say. A price is paid, with all that comes of it, before what it buys.",
	},
	"nuke-needs-basestar": {
		Name:        "Unauthorized Usage without a basestar on the board",
		Recommended: "It may be played: nothing is hit, and all nukes are out of the game.",
		Other:       "It can be played only while there is a basestar.",
		Why:         "The card asks for a nuke of the Admiral, and for no target.",
	},
	"both-titles-one-card": {
		Name:        "Dangerous Plots, and one player is both Admiral and President",
		Recommended: "He draws 2 mutiny cards, one after the other.",
		Other:       "He draws 1.",
		Why:         "The rules do not say. Each title has its holder draw.",
	},
	"missions-reach-fleet-board": {
		Name:        "A mission takes Cylon ships off the board, with the Cylon Fleet",
		Recommended: "Only those of the main board.",
		Other:       "Those of the Cylon Fleet board too.",
		Why:         "The rules do not say. What waits on the other board has not reached the fleet.",
	},
	"centurions-under-truce": {
		Name:        "Negotiation, and heavy raiders would be activated: do the centurions advance?",
		Recommended: "No. They stay where they are.",
		Other:       "Yes. They are no ships.",
		Why:         "To activate heavy raiders includes the centurions aboard.",
	},
	"oracle-is-no-choice": {
		Name:        "Consult the Oracle discards Bait or DRADIS Contact from the Destiny deck",
		Recommended: "The President draws a Mutiny card, as for a card discarded from hand.",
		Other:       "No Mutiny card is drawn for it.",
		Why:         "The President picks the cards, and the card only asks for that.",
	},
	"acting-at-crossroads": {
		Name:        "Another player brings the fleet to the Crossroads: who is the current player of that phase?",
		Recommended: "The player whose turn it is.",
		Other:       "The player who has brought the fleet there.",
		Why:         "The phase interrupts the turn, and is no part of what brought it about.",
	},
}

// nukesWith returns how many nukes the Admiral begins with under an option.
func nukesWith(option string) int { return game.Setup{Options: []string{option}}.Nukes() }
