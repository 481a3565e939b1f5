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
		Line:   fmt.Sprintf("Replaces the Sympathizer with a “not a Cylon” card. Start with less food, morale and population. Cylon players draw %d cards. No Boomer.", game.CylonSkillsMore),
		Advice: "For 4 or 6 players who dislike the Sympathizer. Leave it off for a first game.",
	},
	game.Cooperative: {
		Name:   "Cooperative",
		Line:   "No player is a Cylon. Start with less food, morale and population and " + some(nukesWith(game.Cooperative), "nuke") + ". Receive 1 fewer skill card per turn. Draw Crisis cards even in the Brig.",
		Advice: "Lets you learn the game without a traitor. The rulebook advises leaving it off for a first game.",
	},
	game.TwoPlayers: {
		Name:   "Two players",
		Line:   "Loyalty cards are dealt only in the Sleeper Agent phase. The worse off the fleet, the smaller the chance of a Cylon. Boomer is not used.",
		Advice: "Required with 2 players. The game is at its best with more.",
	},
	game.Solo: {
		Name:   "Solo",
		Line:   "You hold both titles and " + some(nukesWith(game.Solo), "nuke") + ". An assisting character lends you skill cards and an ability, but may be a Cylon. Ignore drawbacks.",
		Advice: "Required with 1 player. Good for learning how a turn works.",
	},
	card.OptionPersonalGoals: {
		Name:   "Personal Goals",
		Line:   "Some “not a Cylon” cards are goals. At the end, the fleet loses 1 resource for each goal a human has not achieved.",
		Advice: "One half of Conflicted Loyalties. Leave it off for a first game with Exodus.",
	},
	card.OptionFinalFive: {
		Name:   "The Final Five",
		Line:   "Some “not a Cylon” cards take effect when another player looks at them or when their owner is executed.",
		Advice: "The other half of Conflicted Loyalties. Leave it off for a first game with Exodus.",
	},
	card.OptionIonianNebula: {
		Name:   "Ionian Nebula",
		Line:   "Adds allies, secret trauma tokens and a Trial at the journey’s end that can eliminate players.",
		Advice: "For players who know the other options. It adds an objective and 35 allies. No one is safe until the last jump.",
	},
	card.OptionCylonLeader: {
		Name:   "Cylon Leader",
		Line:   "One player may be a Cylon Leader, openly a Cylon, with a secret aim and the ability to infiltrate Galactica.",
		Advice: "For 4–7 players who know the game. With 7, one player must be a Leader. A Leader adds no Cylon cards to the deal.",
	},
	card.OptionSympatheticCylon: {
		Name:   "Sympathetic Cylon",
		Line:   "Replaces the Sympathizer. The human player dealt this card becomes a Cylon with a secret Agenda and can infiltrate Galactica.",
		Advice: "For 4 or 6 players who know the game and dislike the Sympathizer. Not used with a Cylon Leader.",
	},
	card.OptionNewCaprica: {
		Name:   "New Caprica",
		Line:   "Replaces Kobol. At a distance of 7, the fleet lands and the Cylons occupy the settlement. Galactica must return to rescue everyone.",
		Advice: "The Pegasus objective makes for a longer game. The rulebook advises leaving it off for a first game with Pegasus.",
	},
	card.OptionSearchForHome: {
		Name:   "Search for Home",
		Line:   "Replaces Kobol with Earth, at a distance of 10. The humans fly missions from Demetrius, and some missions shorten the journey.",
		Advice: "The Daybreak objective, for players who know its mutinies and miracles. Leave it off for a first game with Daybreak.",
	},
	card.OptionCylonFleet: {
		Name:   "Cylon Fleet",
		Line:   "Replaces attack cards with a pursuit on a separate board. Adds a CAG, 4 Viper Mark VIIs and different nukes.",
		Advice: "Makes for longer fights in space. Leave it off for a first game with Exodus.",
	},
}

var house = map[game.House]say.HouseText{
	game.FTLRollAfterJump: {
		Name:        "Early jump: when to roll",
		Recommended: "At FTL Control, you roll for the population at risk before the jump.",
		Other:       "At FTL Control, you roll after the jump, so the last jump of the game puts no one at risk.",
		Why:         "The rulebook’s example and its reference sheet say so. Only a play aid reverses the order.",
	},
	game.CurrentPlayerActs: {
		Name:        "Early jump: who rolls",
		Recommended: "Under an Executive Order, the acting player rolls at FTL Control or leaves the Brig.",
		Other:       "Under an Executive Order, the current player rolls at FTL Control, and a player in the Brig stays there when ordered to act.",
		Why:         "The official FAQ says so. Read literally, the board would let no one be ordered out of the Brig.",
	},
	game.SympathizerMustBeGiven: {
		Name:        "Sympathizer dealt to a Cylon",
		Recommended: "You may give the card to a human player to resolve, or keep it, with no effect.",
		Other:       "You must give the card to a human player to resolve.",
		Why:         "The rulebook says “may.” Pegasus says “must.”",
	},
	game.LoyaltyOnlyToHumans: {
		Name:        "Loyalty cards from the Resurrection Ship",
		Recommended: "You give the cards to any other player, including a revealed Cylon.",
		Other:       "You give the cards only to a human player.",
		Why:         "The board says “any player.” Some summaries say “human.”",
	},
	game.ResourcesBelowZero: {
		Name:        "Resources below 0",
		Recommended: "A dial stops at 0, and a later gain counts from 0.",
		Other:       "A resource can fall below 0, and later gains must first make up the shortfall.",
		Why:         "The dials do not go below 0.",
	},
	game.SkillsOneByOne: {
		Name:        "Drawing skill cards of several types",
		Recommended: "You name all the types before you look at any cards.",
		Other:       "You draw and look at each card before you name the next type.",
		Why:         "The rules do not say. This is quicker, and no card tells you what to take next.",
	},
	game.HeavyRaidersFirst: {
		Name:        "Heavy raiders or centurions first",
		Recommended: "Centurions aboard advance first, then heavy raiders board or move.",
		Other:       "Heavy raiders board or move first, then centurions already aboard advance.",
		Why:         "The reference sheet uses this order. Either way, a centurion that has just boarded does not advance.",
	},
	game.LaunchAfterBoarding: {
		Name:        "Heavy raiders that have just boarded",
		Recommended: "Basestars launch heavy raiders only if none was in space when the activation started.",
		Other:       "Every basestar launches 1 heavy raider if none is left in space at the end of the activation.",
		Why:         "The rules most tables use say so. The other way is harder on the humans.",
	},
	game.UnmannedVipersFragile: {
		Name:        "Attacks on unmanned vipers",
		Recommended: attackLine(game.RollRaiderAtViper) + ", as with a piloted viper.",
		Other:       attackLine(game.RollRaiderAtViper, game.UnmannedVipersFragile) + ".",
		Why:         "The rulebook’s attack table has one row for all vipers.",
	},
	game.HandLimitOfCurrentPlayer: {
		Name:        "Who discards to the hand limit",
		Recommended: fmt.Sprintf("At the end of each turn, every player with more than %d cards discards down to the limit.", game.HandLimit),
		Other:       "At the end of each turn, only the current player discards down to the limit.",
		Why:         "The rulebook names all players.",
	},
	game.BrowseDiscards: {
		Name:        "Browsing discard piles",
		Recommended: "You see only the top card of a discard pile.",
		Other:       "You may look through a discard pile at any time.",
		Why:         "Counting cards slows the game. With open piles, there is less to remember.",
	},
	game.DiscardBeforeReveal: {
		Name:        "Reveal: effect or discard first",
		Recommended: fmt.Sprintf("The Loyalty card takes effect first, then you discard down to %d skill cards.", game.KeptByCylon),
		Other:       fmt.Sprintf("You discard down to %d skill cards first, then the Loyalty card takes effect.", game.KeptByCylon),
		Why:         "The card and the rulebook name the effect first.",
	},
	game.BrigExitAnywhere: {
		Name:        "Where you go from the Brig",
		Recommended: "You go to any location on Galactica except Sickbay.",
		Other:       "You go to any location on Galactica or Colonial One except Sickbay.",
		Why:         "The board says “any location.” The rulebook limits this to Galactica.",
	},
	game.ApolloInSetupViper: {
		Name:        "Apollo’s viper",
		Recommended: "Apollo pilots a third viper, in addition to the 2 that every setup places.",
		Other:       "Apollo pilots one of the 2 vipers in every setup.",
		Why:         "Apollo’s sheet says “launch,” and vipers launch from the Reserves.",
	},
	game.CiviliansAtRandom: {
		Name:        "Which civilian ship raiders destroy",
		Recommended: "If there are several, the current player chooses one, still facedown.",
		Other:       "If there are several, one is chosen at random.",
		Why:         "The rules do not say. Summaries say the current player, who may know what a ship carries.",
	},
	game.TwoRaidersAtSetup: {
		Name:        "Raiders at the start",
		Recommended: some(game.StartShips(card.Raider), "raider") + " start in front of Galactica.",
		Other:       some(game.StartShips(card.Raider)-1, "raider") + " start in front of Galactica, which is a little easier for the humans.",
		Why:         fmt.Sprintf("The rulebook says %d. Only a play aid says %d.", game.StartShips(card.Raider), game.StartShips(card.Raider)-1),
	},
	game.LoyaltyAlwaysPassedOn: {
		Name:        "Keeping Loyalty cards after a reveal",
		Recommended: fmt.Sprintf("Up to a distance of %d, you give your other Loyalty cards to one human player. Farther out, you keep them.", game.LastGivenAway),
		Other:       "You always give your other Loyalty cards to one human player.",
		Why:         "The publisher’s later FAQ adds the distance. The rulebook has none.",
	},
	game.DifferentTypesAlways: {
		Name:        "When a Cylon player’s draws must differ",
		Recommended: "A Cylon player must draw different types only in the Receive Skills step.",
		Other:       "Whenever a Cylon player draws several skill cards, each must be of a different type.",
		Why:         "The rulebook names the step twice, but its summary says only “when drawing.”",
	},
	game.NoSabotageOfExecutions: {
		Name:        "Sabotage at an execution or a reveal",
		Recommended: "Sabotage can be played when an execution discards treachery cards, since a human discards them.",
		Other:       "Sabotage cannot be played when an execution discards treachery cards.",
		Why:         "The card applies whenever a human discards, for any reason.",
	},
	game.PegasusFiresAtNothing: {
		Name:        "Pegasus CIC without a basestar",
		Recommended: "Without a basestar on the board, Pegasus CIC cannot be used.",
		Other:       "Pegasus CIC can be used even without a basestar on the board: a low roll damages Pegasus, and any other roll has no effect.",
		Why:         "Pegasus cannot fire without a target.",
	},
	game.ScarAgainAtTheEnd: {
		Name:        "Scar’s second activation",
		Recommended: "Scar acts a second time immediately, while the raiders in its area are acting.",
		Other:       "Scar acts a second time after all other raiders have acted.",
		Why:         "The card says that Scar activates twice, but not when.",
	},
	game.SuperCrisesNotIgnored: {
		Name:        "Ignoring a Super Crisis card",
		Recommended: "A revealed Cylon may ignore the harmful effects of Crisis and Super Crisis cards.",
		Other:       "A revealed Cylon may ignore the harm of Crisis cards, but not of Super Crisis cards.",
		Why:         "The rules mention Crisis cards, but do not say whether that includes Super Crisis cards.",
	},
	game.OneForceAtAuthority: {
		Name:        "Occupation Authority with no force on the track",
		Recommended: "A Cylon player’s action places 2 forces: 1 because none can activate and 1 for the action itself.",
		Other:       "A Cylon player’s action places only 1 force.",
		Why:         "The rulebook places 1 force whenever forces would activate and none are on the track.",
	},
	game.DetentionBarsTitles: {
		Name:        "Receiving a title in Detention",
		Recommended: "In Detention, you can receive any title, and the Admiral keeps the title.",
		Other:       "In Detention, you cannot receive titles that are lost in the Brig, but the Admiral still keeps the title.",
		Why:         "The rules only say that the Admiral keeps the title in Detention.",
	},
	game.VipersComeDown: {
		Name:        "Unmanned vipers in space when the fleet lands",
		Recommended: "The vipers stay where they are and do nothing until Galactica returns.",
		Other:       "The vipers return to the Reserves.",
		Why:         "The rules mention only Cylon ships and piloted vipers.",
	},
	game.HeloArrivesAtOnce: {
		Name:        "Helo replaces a character executed on New Caprica",
		Recommended: "Helo misses a turn, as always, then arrives at Resistance HQ.",
		Other:       "Helo starts at Resistance HQ at once.",
		Why:         "The rules say where everyone starts, but do not mention Helo’s sheet.",
	},
	game.ForcesBoxed: {
		Name:        "Occupation forces that humans destroy",
		Recommended: "Destroyed forces can be placed again.",
		Other:       "Destroyed forces are removed from the game, as are forces that pass the Shipyard.",
		Why:         "The rules say “removed,” as they do for all destroyed ships.",
	},
	game.EvacuationNextTurn: {
		Name:        "Galactica returns before the Prepare for Jump step",
		Recommended: "Evacuation icons count from that step on.",
		Other:       "Evacuation icons count from the next turn on.",
		Why:         "The rules say “in each following step.”",
	},
	game.NoEvacuationAtCaprica: {
		Name:        "A Cylon player plays a Crisis card with an evacuation icon",
		Recommended: "The evacuation icon takes effect: a civilian ship is evacuated.",
		Other:       "The evacuation icon does not count, and no ship is evacuated.",
		Why:         "The player’s Prepare for Jump step is no longer skipped, and the icon is resolved in that step.",
	},
	game.CloudedReturn: {
		Name:        "Clouded and the way back",
		Recommended: "Leoben can end his infiltration no matter who is on the Resurrection Ship.",
		Other:       "Leoben cannot end his infiltration while another character is on the Resurrection Ship.",
		Why:         "Leoben’s sheet limits the locations he chooses. His return offers no choice of location.",
	},
	game.LoyaltyToInfiltrators: {
		Name:        "Leftover Loyalty cards and infiltrators",
		Recommended: "You give the cards to a human player who has Loyalty cards, which rules out infiltrators.",
		Other:       "You may give the cards to an infiltrator too, without effect.",
		Why:         "The rulebook says “a human player.” It also says that a Cylon Leader never has Loyalty cards.",
	},
	game.ReturnInOwnTurn: {
		Name:        "Ending an infiltration out of turn",
		Recommended: "Any action can end an infiltration, including one that another player grants.",
		Other:       "Only an action on the infiltrator’s own turn can end an infiltration.",
		Why:         "The card says “Action.” The rulebook mentions the action on the Leader’s own turn.",
	},
	game.LostPegasusUncounted: {
		Name:        "Reduce Them to Ruins and a lost Pegasus",
		Recommended: "The 4 locations of a destroyed Pegasus count as damaged, since they are lost for good.",
		Other:       "The 4 locations of a destroyed Pegasus do not count.",
		Why:         "The Agenda counts damaged locations, but does not mention a destroyed ship.",
	},
	game.EfficientAnywhere: {
		Name:        "How far Efficient moves a ship",
		Recommended: "Each civilian ship moves to an adjacent area, as with Communications.",
		Other:       "Each civilian ship moves to any area.",
		Why:         "The sheet says how many ships move, but not how far.",
	},
	game.ExecutionAfterCrisis: {
		Name:        "The current player is executed during a crisis",
		Recommended: "Once the effect is resolved, the turn ends. Skip the rest of the crisis, Cylon ships and jump preparation.",
		Other:       "The Crisis card is resolved in full, including its icons, and then the turn ends.",
		Why:         "The rules say that the turn ends, but do not mention the rest of the crisis.",
	},
	game.AllyTokenBackAtOnce: {
		Name:        "When an encountered ally’s token goes back",
		Recommended: "The token goes back once the result is resolved, before the new ally arrives.",
		Other:       "The token goes back as soon as it is revealed, so a result that draws tokens may draw it again.",
		Why:         "The rules mention this step last, but say “after it is revealed.”",
	},
	game.MetAllyReplacedByPlayer: {
		Name:        "The result damages the encountered ally’s location",
		Recommended: "The ally is removed like every ally there and replaced once, by a Cylon player with tokens if there is one.",
		Other:       "The player who encountered the ally replaces it, using one of their own tokens.",
		Why:         "The rules do not say. The same happens when the result executes that player.",
	},
	game.RaidersThereGrowFleet: {
		Name:        "A card activates raiders on the main board, but no Cylon ship is there",
		Recommended: "Nothing happens, since the card names that board.",
		Other:       "With the Cylon Fleet, a raider is placed on the Cylon Fleet board, as in any activation without ships.",
		Why:         "The rules do not say.",
	},
	game.FinalFiveTextTwice: {
		Name:        "A Final Five card executes its owner",
		Recommended: "Only its “When another player looks at it” text takes effect.",
		Other:       "Its “When an execution reveals it” text also takes effect.",
		Why:         "The rules do not say. A card that is already revealed is not revealed again.",
	},
	"bridge-by-anyone": {
		Name:        "The Bridge in another player’s turn",
		Recommended: "The Crisis card is skipped only if the current player has used the Bridge.",
		Other:       "The Crisis card is skipped if any player has used the Bridge that turn, including under an Executive Order.",
		Why:         "The board says “this turn” but names no one. The rulebook mentions the current player.",
	},
	"president-renamed": {
		Name:        "Naming the current President",
		Recommended: "Administration cannot name the current President, only another player.",
		Other:       "Administration may name the current President, to no effect.",
		Why:         "The rules do not say. Naming the current President would have no effect.",
	},
	"baltar-reveals-anywhere": {
		Name:        "Baltar’s Spiritual Crisis",
		Recommended: "Baltar can reveal himself as a Cylon only in the Brig, where Loyalty cards have no effect.",
		Other:       "Baltar can reveal himself as a Cylon anywhere, but without the card’s effect.",
		Why:         "Baltar’s sheet forbids the card’s action, and revealing the card is part of that action.",
	},
	"mutineer-after-first-deal": {
		Name:        "When the Mutineer joins the deck",
		Recommended: "The Mutineer is shuffled into the Loyalty deck before the first deal.",
		Other:       "The Mutineer is shuffled into the Loyalty deck after the first deal, like the Sympathizer.",
		Why:         "The printed chart includes the card in the deck. Only a play aid says to add it later.",
	},
	"other-self-returns": {
		Name:        "The other sheet after an execution",
		Recommended: "An executed character’s other sheet cannot be chosen, since it shows the same person.",
		Other:       "An executed character’s other sheet can be chosen like any other sheet.",
		Why:         "The rules say only that the two sheets cannot be in play together.",
	},
	"missions-unlimited": {
		Name:        "Character sheet limits on missions",
		Recommended: "On missions, Simon, Gaeta and Doral add cards as their sheets say, as in any other skill check.",
		Other:       "On missions, Simon, Gaeta and Doral add cards like everyone else.",
		Why:         "No ability changes a mission, but limits on adding cards still apply.",
	},
	"fleet-board-counts": {
		Name:        "What counts as the board",
		Recommended: "For Motives and Personal Goals, only the main board counts.",
		Other:       "For Motives and Personal Goals, the Cylon Fleet board also counts.",
		Why:         "The rules do not say. Ships on the other board have not reached the fleet.",
	},
	"mutiny-after-move": {
		Name:        "A Mutiny card during a move",
		Recommended: "You draw the card before you move. If it sends you to the Brig, you do not move.",
		Other:       "You move first, then draw the card.",
		Why:         "The rules do not say. A cost and its consequences come before the benefit.",
	},
	"nuke-needs-basestar": {
		Name:        "Unauthorized Usage without a basestar",
		Recommended: "The card can be played. It hits nothing, and all nukes are out of the game.",
		Other:       "The card can be played only while a basestar is on the board.",
		Why:         "The card requires the Admiral to have a nuke, but does not require a target.",
	},
	"both-titles-one-card": {
		Name:        "Dangerous Plots with both titles",
		Recommended: "A player who is both Admiral and President draws 2 Mutiny cards, one at a time.",
		Other:       "A player who is both Admiral and President draws 1 Mutiny card.",
		Why:         "The rules do not say. The holder of each title draws.",
	},
	"missions-reach-fleet-board": {
		Name:        "Missions and the Cylon Fleet board",
		Recommended: "A mission removes Cylon ships from the main board only.",
		Other:       "A mission also removes Cylon ships from the Cylon Fleet board.",
		Why:         "The rules do not say. Ships on the other board have not reached the fleet.",
	},
	"centurions-under-truce": {
		Name:        "Centurions under Negotiation",
		Recommended: "When heavy raiders would activate, centurions stay where they are.",
		Other:       "When heavy raiders would activate, centurions still advance, since they are not ships.",
		Why:         "Activating heavy raiders also activates the centurions aboard.",
	},
	"oracle-is-no-choice": {
		Name:        "Consult the Oracle discards Bait or DRADIS Contact",
		Recommended: "The President draws a Mutiny card, as when discarding the card from hand.",
		Other:       "The President draws no Mutiny card.",
		Why:         "The President chooses which cards to discard, and the skill card requires nothing else.",
	},
	"acting-at-crossroads": {
		Name:        "Another player brings the fleet to the Crossroads",
		Recommended: "During the phase, the player whose turn it is stays the current player.",
		Other:       "During the phase, the player who brought the fleet there is the current player.",
		Why:         "The phase interrupts the turn and is not part of the effect that caused it.",
	},
}

// nukesWith returns how many nukes the Admiral begins with under an option.
func nukesWith(option string) int { return game.Setup{Options: []string{option}}.Nukes() }
