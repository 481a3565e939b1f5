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
		Line:   fmt.Sprintf("A “not a Cylon” card replaces the Sympathizer. Less food, morale and population. Cylon players draw %d cards. No Boomer.", game.CylonSkillsMore),
		Advice: "For 4 or 6 players. The rulebook offers it if you dislike the Sympathizer. Leave it off for a first game.",
	},
	game.Cooperative: {
		Name:   "Cooperative",
		Line:   "No player is a Cylon. Less food, morale and population, " + some(nukesWith(game.Cooperative), "nuke") + ", 1 fewer skill card each turn. You draw Crisis cards even in the Brig.",
		Advice: "For learning the game without a traitor. The rulebook advises you to leave it off for a first game.",
	},
	game.TwoPlayers: {
		Name:   "Two players",
		Line:   "No Loyalty cards until the Sleeper Agent phase. The worse off the fleet is, the fewer Cylons. Any characters except Boomer.",
		Advice: "Needed with 2 players. The game is at its best with more.",
	},
	game.Solo: {
		Name:   "Solo",
		Line:   "You hold both titles and " + some(nukesWith(game.Solo), "nuke") + ". An assisting character lends you skill cards and an ability, and may prove to be a Cylon. No drawbacks.",
		Advice: "Needed with 1 player. Good for learning the turn.",
	},
	card.OptionPersonalGoals: {
		Name:   "Personal Goals",
		Line:   "Some “not a Cylon” cards are goals. At the end, each human’s unreached goal costs the fleet a resource.",
		Advice: "Half of Conflicted Loyalties. Leave it off for a first game with Exodus.",
	},
	card.OptionFinalFive: {
		Name:   "The Final Five",
		Line:   "Some “not a Cylon” cards take effect when another player looks at them, or when their owner is executed.",
		Advice: "The other half of Conflicted Loyalties. Leave it off for a first game with Exodus.",
	},
	card.OptionIonianNebula: {
		Name:   "Ionian Nebula",
		Line:   "Allies aboard, secret trauma tokens, and a Trial at the journey’s end that may cost a player the game.",
		Advice: "For players who know the other options. A new objective, 35 allies, and no one is safe until the last jump.",
	},
	card.OptionCylonLeader: {
		Name:   "Cylon Leader",
		Line:   "One player may be Cavil, Leoben or Caprica Six: openly a Cylon, with a secret Agenda, and able to infiltrate Galactica.",
		Advice: "For 4–7 players who know the game. With 7, one player must be a Leader. No more Cylons are dealt than without one.",
	},
	card.OptionSympatheticCylon: {
		Name:   "Sympathetic Cylon",
		Line:   "Replaces the Sympathizer. A human dealt this card becomes a Cylon with their own secret Agenda, and can infiltrate Galactica.",
		Advice: "For 4 or 6 players, without a Cylon Leader. For those who know the game and dislike the Sympathizer.",
	},
	card.OptionNewCaprica: {
		Name:   "New Caprica",
		Line:   "Replaces Kobol. At a distance of 7, the fleet lands and the Cylons occupy the settlement. Galactica must come back for everyone.",
		Advice: "The objective of the Pegasus box, and a longer game. The rulebook advises you to leave it off for a first game with Pegasus.",
	},
	card.OptionSearchForHome: {
		Name:   "Search for Home",
		Line:   "Replaces Kobol with the way to Earth, a distance of 10. The humans fly missions from Demetrius, and some missions shorten it.",
		Advice: "The objective of the Daybreak box. For those who know its mutinies and miracles. Leave it off for a first game with Daybreak.",
	},
	card.OptionCylonFleet: {
		Name:   "Cylon Fleet",
		Line:   "The Cylons pursue on their own board, which replaces attack cards. A CAG, 4 Viper Mark VIIs, different nukes.",
		Advice: "Longer fights in space. Leave it off for a first game with Exodus.",
	},
}

var house = map[game.House]say.HouseText{
	game.FTLRollAfterJump: {
		Name:        "Early jump: when to roll",
		Recommended: "At FTL Control, you roll for the population at risk before the jump.",
		Other:       "At FTL Control, you roll after the jump, so the last jump of the game risks no one.",
		Why:         "The rulebook’s example and its reference sheet say so. Only a play aid reverses the order.",
	},
	game.CurrentPlayerActs: {
		Name:        "Early jump: who rolls",
		Recommended: "Under an Executive Order, the acting player rolls at FTL Control, or leaves the Brig.",
		Other:       "Under an Executive Order, the current player rolls at FTL Control, and the player who was ordered to act stays in the Brig.",
		Why:         "The official answers say so. Read literally, the board lets no one be ordered out of the Brig.",
	},
	game.SympathizerMustBeGiven: {
		Name:        "Sympathizer dealt to a Cylon",
		Recommended: "You may give it to a human player to resolve, or keep it without effect.",
		Other:       "You must give it to a human player to resolve.",
		Why:         "The rulebook says “may.” Pegasus says “must.”",
	},
	game.LoyaltyOnlyToHumans: {
		Name:        "Loyalty cards from the Resurrection Ship",
		Recommended: "You give them to any other player, including a revealed Cylon.",
		Other:       "You give them only to a human player.",
		Why:         "The board says “any player.” Some summaries say “human.”",
	},
	game.ResourcesBelowZero: {
		Name:        "Resources below 0",
		Recommended: "A dial stops at 0, and a later gain counts from there.",
		Other:       "A resource can fall below 0, and what is lost there must be gained back first.",
		Why:         "The dials have no number below 0.",
	},
	game.SkillsOneByOne: {
		Name:        "Drawing skill cards of several types",
		Recommended: "You name all types first, then look at the cards.",
		Other:       "You draw and look at each card before you name the type of the next one.",
		Why:         "It is quicker, and no card tells you what to take next. The rules do not say.",
	},
	game.HeavyRaidersFirst: {
		Name:        "Heavy raiders or centurions first",
		Recommended: "The centurions aboard advance first, then heavy raiders board or move.",
		Other:       "Heavy raiders board or move first, then the centurions that were already aboard advance.",
		Why:         "The reference sheet has this order. Either way, a centurion that has just boarded does not advance.",
	},
	game.LaunchAfterBoarding: {
		Name:        "Heavy raiders that just boarded",
		Recommended: "Basestars launch heavy raiders only if none was in space when the activation began.",
		Other:       "Every basestar launches 1 heavy raider if none is left in space at the end of the activation.",
		Why:         "The rules that most tables use say so. The other way is harder on the humans.",
	},
	game.UnmannedVipersFragile: {
		Name:        "Attacks on unmanned vipers",
		Recommended: attackLine(game.RollRaiderAtViper) + ", as with a piloted viper.",
		Other:       attackLine(game.RollRaiderAtViper, game.UnmannedVipersFragile) + ".",
		Why:         "The rulebook’s attack table has one row for all vipers.",
	},
	game.HandLimitOfCurrentPlayer: {
		Name:        "Whose hand limit",
		Recommended: fmt.Sprintf("At the end of each turn, all players with more than %d cards discard down to the limit.", game.HandLimit),
		Other:       "At the end of each turn, only the player whose turn ends discards down to the limit.",
		Why:         "The rulebook says all players.",
	},
	game.BrowseDiscards: {
		Name:        "Browsing discard piles",
		Recommended: "You see only the top card of a discard pile.",
		Other:       "You may look through a discard pile at any time.",
		Why:         "Counting cards makes for a long evening. With open piles, you have less to remember.",
	},
	game.DiscardBeforeReveal: {
		Name:        "Reveal: effect or discard first",
		Recommended: fmt.Sprintf("The effect of the Loyalty card comes first, then you discard down to %d skill cards.", game.KeptByCylon),
		Other:       fmt.Sprintf("You first discard down to %d skill cards, then the effect of the Loyalty card follows.", game.KeptByCylon),
		Why:         "Card and rulebook name the effect first.",
	},
	game.BrigExitAnywhere: {
		Name:        "Where you go from the Brig",
		Recommended: "You go to any location on Galactica, except Sickbay.",
		Other:       "You go to any location on Galactica or Colonial One, except Sickbay.",
		Why:         "The board says any location. The rulebook narrows this to Galactica.",
	},
	game.ApolloInSetupViper: {
		Name:        "Apollo’s viper",
		Recommended: "Apollo pilots a third viper, besides the 2 that every game begins with.",
		Other:       "Apollo pilots one of the 2 vipers that every game begins with.",
		Why:         "His sheet says “launch,” and vipers launch from the Reserves.",
	},
	game.CiviliansAtRandom: {
		Name:        "Which civilian ship raiders destroy",
		Recommended: "If there are several, the current player chooses one, facedown.",
		Other:       "If there are several, one is chosen at random.",
		Why:         "The rules do not say. Summaries name the current player, who may know what is on the ship.",
	},
	game.TwoRaidersAtSetup: {
		Name:        "Raiders at the start",
		Recommended: some(game.StartShips(card.Raider), "raider") + " start in front of Galactica.",
		Other:       some(game.StartShips(card.Raider)-1, "raider") + " start in front of Galactica, a little easier for the humans.",
		Why:         fmt.Sprintf("The rulebook says %d. Only a play aid says %d.", game.StartShips(card.Raider), game.StartShips(card.Raider)-1),
	},
	game.LoyaltyAlwaysPassedOn: {
		Name:        "Keeping Loyalty cards after a reveal",
		Recommended: fmt.Sprintf("You give your other Loyalty cards to one human player up to a distance of %d, and keep them farther out.", game.LastGivenAway),
		Other:       "You always give your other Loyalty cards to one human player.",
		Why:         "A later answer from the publisher adds the distance. The rulebook has none.",
	},
	game.DifferentTypesAlways: {
		Name:        "When a Cylon player’s draws must differ",
		Recommended: "The types must differ only in the Cylon player’s Receive Skills step.",
		Other:       "The types must differ whenever a Cylon player draws several cards.",
		Why:         "The rulebook names the step twice. Its summary says “when drawing.”",
	},
	game.NoSabotageOfExecutions: {
		Name:        "Sabotage at an execution or a reveal",
		Recommended: "Treachery cards discarded by an execution can be answered with Sabotage, since a human discards them.",
		Other:       "Treachery cards discarded by an execution cannot be answered with Sabotage.",
		Why:         "The card speaks of a human who discards, whatever the reason.",
	},
	game.PegasusFiresAtNothing: {
		Name:        "Pegasus CIC without a basestar",
		Recommended: "Without a basestar on the board, Pegasus CIC cannot be used.",
		Other:       "Without a basestar on the board, Pegasus CIC can be used: a low roll damages Pegasus, any other does nothing.",
		Why:         "Nothing can fire without a target.",
	},
	game.ScarAgainAtTheEnd: {
		Name:        "Scar’s second activation",
		Recommended: "Scar acts for the second time at once, while the raiders of its area act.",
		Other:       "Scar acts for the second time after all other raiders have acted.",
		Why:         "The card says that Scar is activated twice, but not when.",
	},
	game.SuperCrisesNotIgnored: {
		Name:        "Ignoring a Super Crisis card",
		Recommended: "A revealed Cylon may ignore its harm, as with a Crisis card.",
		Other:       "A revealed Cylon may ignore the harm of Crisis cards, but not of Super Crisis cards.",
		Why:         "The rules speak of Crisis cards. They do not say whether these are included.",
	},
	game.OneForceAtAuthority: {
		Name:        "Occupation Authority with no force on the track",
		Recommended: "A Cylon player’s action places 2 forces: 1 because none can be activated, and 1 for the action itself.",
		Other:       "A Cylon player’s action places only 1 force.",
		Why:         "The rulebook places 1 force whenever forces are activated and none is there.",
	},
	game.DetentionBarsTitles: {
		Name:        "Receiving a title in Detention",
		Recommended: "You can receive any title there, and the Admiral keeps the title.",
		Other:       "You cannot receive the titles that are lost in the Brig, but the Admiral still keeps the title.",
		Why:         "The rules only say that the Admiral keeps the title in Detention.",
	},
	game.VipersComeDown: {
		Name:        "Unmanned vipers in space when the fleet lands",
		Recommended: "They stay where they are, and do nothing until Galactica returns.",
		Other:       "They return to the Reserves.",
		Why:         "The rules name only Cylon ships and the vipers of pilots.",
	},
	game.HeloArrivesAtOnce: {
		Name:        "Helo replaces a character executed on New Caprica",
		Recommended: "Helo misses a turn, as always, and then arrives at Resistance HQ.",
		Other:       "Helo is at Resistance HQ at once.",
		Why:         "The rules say where everyone starts. They do not mention his sheet.",
	},
	game.ForcesBoxed: {
		Name:        "Occupation forces that humans destroy",
		Recommended: "They can be placed again.",
		Other:       "They are out of the game, like those that pass the Shipyard.",
		Why:         "The rules say “removed,” as for all destroyed ships.",
	},
	game.EvacuationNextTurn: {
		Name:        "Galactica returns before the Prepare for Jump step",
		Recommended: "Evacuation icons count from that step on.",
		Other:       "Evacuation icons count from the next turn on.",
		Why:         "The rules say “in each following step.”",
	},
	game.NoEvacuationAtCaprica: {
		Name:        "A Cylon player plays a Crisis card with an evacuation icon",
		Recommended: "The evacuation icon counts, and a civilian ship is evacuated.",
		Other:       "The evacuation icon does not count, and no ship is evacuated.",
		Why:         "The player’s Prepare for Jump step is no longer skipped, and the icon belongs to it.",
	},
	game.CloudedReturn: {
		Name:        "Clouded and the way back",
		Recommended: "Leoben can end his infiltration no matter who is on the Resurrection Ship.",
		Other:       "Leoben cannot end his infiltration while another character is on the Resurrection Ship.",
		Why:         "The sheet speaks of places that he chooses. The return leaves him no choice.",
	},
	game.LoyaltyToInfiltrators: {
		Name:        "Leftover Loyalty cards and infiltrators",
		Recommended: "You give them to a human player who has Loyalty cards, and so not to an infiltrator.",
		Other:       "You may give them to an infiltrator too, without effect.",
		Why:         "The rulebook says “a human player.” It also says that a Cylon Leader never has Loyalty cards.",
	},
	game.ReturnInOwnTurn: {
		Name:        "Ending an infiltration out of turn",
		Recommended: "Any action can end an infiltration, including one that another player grants.",
		Other:       "Only an action in the infiltrator’s own turn can end an infiltration.",
		Why:         "The card says “Action.” The rulebook mentions the action of the Leader’s own turn.",
	},
	game.LostPegasusUncounted: {
		Name:        "Reduce Them to Ruins and a lost Pegasus",
		Recommended: "The 4 locations of a destroyed Pegasus count as damaged, since they are lost for good.",
		Other:       "The 4 locations of a destroyed Pegasus do not count.",
		Why:         "The Agenda counts damaged locations. It does not mention a destroyed ship.",
	},
	game.EfficientAnywhere: {
		Name:        "How far Efficient moves a ship",
		Recommended: "Each civilian ship moves to an adjacent area, as with Communications.",
		Other:       "Each civilian ship moves to any area.",
		Why:         "The sheet names a number of ships, but no distance.",
	},
	game.ExecutionAfterCrisis: {
		Name:        "The current player is executed during a crisis",
		Recommended: "The turn ends once the effect is resolved, without the rest of the crisis, Cylon ships or jump preparation.",
		Other:       "The Crisis card is resolved in full, including its icons, and then the turn ends.",
		Why:         "The rules say that the turn ends. They do not mention the rest of the crisis.",
	},
	game.AllyTokenBackAtOnce: {
		Name:        "When the token of an encountered ally goes back",
		Recommended: "It goes back once the result is resolved, before the new ally arrives.",
		Other:       "It goes back as soon as it is revealed, so a result that draws tokens may draw it again.",
		Why:         "The rules mention it last, but say “after it is revealed.”",
	},
	game.MetAllyReplacedByPlayer: {
		Name:        "The result damages the encountered ally’s location",
		Recommended: "The ally is removed like every ally there, and replaced once, by a Cylon player with tokens if there is one.",
		Other:       "The player who encountered the ally makes the replacement, with one of their own tokens.",
		Why:         "The rules do not say. It works this way when the result executes that player.",
	},
	game.RaidersThereGrowFleet: {
		Name:        "A card activates raiders on the main board, but no Cylon ship is there",
		Recommended: "Nothing happens, since the card speaks of that board.",
		Other:       "With the Cylon Fleet, a raider is placed on its board, as when any activation finds no ships.",
		Why:         "The rules do not say.",
	},
	game.FinalFiveTextTwice: {
		Name:        "A Final Five card executes its owner",
		Recommended: "Only its text for being looked at takes effect.",
		Other:       "Its text for an execution takes effect too, since the execution reveals the card.",
		Why:         "The rules do not say. A card that is already revealed is not revealed a second time.",
	},
	"bridge-by-anyone": {
		Name:        "The Bridge in another player’s turn",
		Recommended: "The Crisis card is skipped only if the current player has used the Bridge.",
		Other:       "The Crisis card is skipped if any player has used the Bridge that turn, including under an Executive Order.",
		Why:         "The board says “this turn” and names no one. The rulebook speaks of the current player.",
	},
	"president-renamed": {
		Name:        "Naming the current President",
		Recommended: "Administration cannot name the current President, only another player.",
		Other:       "Administration may name the current President, and then nothing changes.",
		Why:         "The rules do not say. Naming the current President would have no effect.",
	},
	"baltar-reveals-anywhere": {
		Name:        "Baltar’s Spiritual Crisis",
		Recommended: "Baltar can reveal himself as a Cylon only in the Brig, where no Loyalty card has its effect.",
		Other:       "Baltar can reveal himself as a Cylon anywhere, but without the effect of the card.",
		Why:         "His sheet forbids the action of the card, and revealing it is part of that action.",
	},
	"mutineer-after-first-deal": {
		Name:        "When the Mutineer joins the deck",
		Recommended: "The Mutineer is shuffled into the Loyalty deck before the first deal.",
		Other:       "The Mutineer is shuffled into the Loyalty deck after the first deal, like the Sympathizer.",
		Why:         "The printed chart counts the card in the deck. Only a play aid adds it later.",
	},
	"other-self-returns": {
		Name:        "The other sheet after an execution",
		Recommended: "The other sheet of an executed character cannot be chosen, since it is the same person.",
		Other:       "The other sheet of an executed character can be chosen like any other.",
		Why:         "The rules only say that the two sheets are not in play together.",
	},
	"missions-unlimited": {
		Name:        "Character sheet limits on missions",
		Recommended: "In a mission, Simon, Gaeta and Doral add cards as their sheets say, as in every skill check.",
		Other:       "In a mission, Simon, Gaeta and Doral add cards like everyone else.",
		Why:         "No ability changes a mission, but limits on adding cards apply in it.",
	},
	"fleet-board-counts": {
		Name:        "What counts as the board",
		Recommended: "For Motives and Personal Goals, only the main board counts.",
		Other:       "For Motives and Personal Goals, the Cylon Fleet board counts too.",
		Why:         "The rules do not say. Ships on the other board have not reached the fleet.",
	},
	"mutiny-after-move": {
		Name:        "A Mutiny card during a move",
		Recommended: "You draw it before you move, and if it sends you to the Brig, you do not move.",
		Other:       "You move first, and then draw it.",
		Why:         "The rules do not say. A cost is paid in full, consequences included, before its benefit.",
	},
	"nuke-needs-basestar": {
		Name:        "Unauthorized Usage without a basestar",
		Recommended: "It can be played: nothing is hit, and all nukes are out of the game.",
		Other:       "It can be played only while a basestar is on the board.",
		Why:         "The card requires the Admiral to have a nuke, but no target.",
	},
	"both-titles-one-card": {
		Name:        "Dangerous Plots with both titles",
		Recommended: "A player who is both Admiral and President draws 2 Mutiny cards, one after the other.",
		Other:       "A player who is both Admiral and President draws 1 Mutiny card.",
		Why:         "The rules do not say. Each title has its holder draw.",
	},
	"missions-reach-fleet-board": {
		Name:        "Missions and the Cylon Fleet board",
		Recommended: "A mission removes Cylon ships from the main board only.",
		Other:       "A mission removes Cylon ships from the Cylon Fleet board too.",
		Why:         "The rules do not say. Ships on the other board have not reached the fleet.",
	},
	"centurions-under-truce": {
		Name:        "Centurions under Negotiation",
		Recommended: "When heavy raiders would be activated, the centurions stay where they are.",
		Other:       "When heavy raiders would be activated, the centurions still advance, since they are not ships.",
		Why:         "Activating heavy raiders includes the centurions aboard.",
	},
	"oracle-is-no-choice": {
		Name:        "Consult the Oracle discards Bait or DRADIS Contact",
		Recommended: "The President draws a Mutiny card, as for a card discarded from hand.",
		Other:       "The President draws no Mutiny card for it.",
		Why:         "The President chooses the cards, and the skill card requires no more.",
	},
	"acting-at-crossroads": {
		Name:        "Another player brings the fleet to the Crossroads",
		Recommended: "In that phase, the current player is the player whose turn it is.",
		Other:       "In that phase, the current player is the player who brought the fleet there.",
		Why:         "The phase interrupts the turn. It is not part of what caused it.",
	},
}

// nukesWith returns how many nukes the Admiral begins with under an option.
func nukesWith(option string) int { return game.Setup{Options: []string{option}}.Nukes() }
