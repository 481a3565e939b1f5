package say

import (
	"battlestar/game"
	"battlestar/game/card"
)

// HouseText is an open question of the rules as players read it.
type HouseText struct {
	Name        string // what is asked
	Recommended string // how it is played if nobody says otherwise
	Other       string // how the house rule plays it
	Why         string // why the one is recommended
}

// House is the words of a house rule.
func (s *Speaker) House(h game.House) HouseText { return s.house(h) }

func (english) house(h game.House) HouseText { return englishHouse[h] }

// VariantText is an option of a game as players read it.
type VariantText struct {
	Name   string
	Line   string // what it changes
	Advice string // for whom it is
}

// Variant is the words of an option, by its id.
func (s *Speaker) Variant(id string) VariantText { return s.variant(id) }

func (english) variant(id string) VariantText { return englishVariants[id] }

var englishVariants = map[string]VariantText{
	game.NoSympathizer: {
		"No Sympathizer",
		"A “not a Cylon” card in place of the Sympathizer; less food, morale and population; Cylon players draw 3 cards; no Boomer.",
		"For 4 or 6 players. The rulebook offers it for those who dislike the Sympathizer; a first game is played with it.",
	},
	game.Cooperative: {
		"Cooperative",
		"Nobody is a Cylon. Less food, morale and population, 1 nuke, 1 skill card less each turn; even the Brig draws crisis cards.",
		"For learning the game without a traitor. The rulebook’s advice for a first game is to leave it off.",
	},
	game.TwoPlayers: {
		"Two players",
		"No loyalty cards until the Sleeper Agent phase; the worse the fleet stands, the fewer Cylons. Any characters but Boomer.",
		"Needed with 2 players. The game is at its best with more.",
	},
	game.Solo: {
		"Solo",
		"You hold both titles and 1 nuke. An assist character lends you skill cards and an ability, and may turn out a Cylon. No drawbacks.",
		"Needed with 1 player. Good for learning the turn.",
	},
	card.OptionPersonalGoals: {
		"Personal Goals",
		"Some “not a Cylon” cards are goals: a human whose goal is not reached costs the fleet a resource at the end.",
		"Half of Conflicted Loyalties. Leave it off for a first game with Exodus.",
	},
	card.OptionFinalFive: {
		"The Final Five",
		"Some “not a Cylon” cards strike when another player looks at them, or when their holder is executed.",
		"The other half of Conflicted Loyalties. Leave it off for a first game with Exodus.",
	},
	card.OptionCylonFleet: {
		"Cylon Fleet",
		"The Cylons pursue on a board of their own, in place of attack cards. A CAG, four Vipers Mark VII, other nukes.",
		"Longer fights in space. Leave it off for a first game with Exodus.",
	},
}

var englishHouse = map[game.House]HouseText{
	game.FTLRollAfterJump: {
		"Early jump: when is the die rolled?",
		"FTL Control: first the die for the population at risk, then the jump.",
		"FTL Control: first the jump, then the die; so the last jump of the game risks nobody.",
		"The example in the rulebook and its reference sheet say so; only a play aid turns it round.",
	},
	game.CurrentPlayerActs: {
		"Who rolls at FTL Control and leaves the Brig under an Executive Order?",
		"The player who takes the action.",
		"The current player, as the letter of the board has it: whoever was ordered to act rolls for nothing and stays in the Brig.",
		"The official answers to questions read it so; by the letter nobody could be ordered out of the Brig.",
	},
	game.SympathizerMustBeGiven: {
		"A revealed Cylon is dealt the Sympathizer",
		"He may give it to a human player, who resolves it; if he keeps it, it does nothing.",
		"He has to give it to a human player, who resolves it.",
		"The rulebook says “may”; Pegasus makes the gift a duty.",
	},
	game.LoyaltyOnlyToHumans: {
		"Resurrection Ship: who may be given Loyalty cards?",
		"Any other player, a revealed Cylon too.",
		"A human player only.",
		"The board says “any player”; some summaries say “human”.",
	},
	game.ResourcesBelowZero: {
		"Can a resource fall below 0?",
		"No. A dial stops at 0, and a later gain counts from there.",
		"Yes. What is lost below 0 has to be gained back first.",
		"The dials have no number below 0.",
	},
	game.SkillsOneByOne: {
		"Drawing skill cards of several types",
		"All types are named first, then the cards are looked at.",
		"Each card is drawn and looked at before the type of the next one is named.",
		"It is quicker and nobody can fish for an answer; the rules do not say.",
	},
	game.HeavyRaidersFirst: {
		"Heavy raiders and centurions: who goes first?",
		"The centurions aboard advance, then heavy raiders board or move.",
		"Heavy raiders board or move, then the centurions that were aboard before advance.",
		"The reference sheet has this order. Nobody gains by the other: who has just boarded does not advance.",
	},
	game.LaunchAfterBoarding: {
		"The last heavy raiders have just boarded",
		"Nothing is launched: whether there is a heavy raider in space is asked when the activation begins.",
		"It is asked at the end: every basestar launches 1 heavy raider if none is left.",
		"So say the rules that most tables play by; the other is harder on the humans.",
	},
	game.UnmannedVipersFragile: {
		"A raider attacks an unmanned viper",
		"5–7 damages it, 8 destroys it, like a viper with a pilot.",
		"5–6 damages it, 7–8 destroys it.",
		"The attack table of the rulebook has one line for all vipers.",
	},
	game.HandLimitOfCurrentPlayer: {
		"Whose hand limit is checked at the end of a turn?",
		"Everybody's: who holds more than 10 cards discards.",
		"Only that of the player whose turn ends.",
		"The rulebook says all players.",
	},
	game.BrowseDiscards: {
		"Discard piles",
		"Only the top card of a discard pile is seen.",
		"Anybody may look through a discard pile at any time.",
		"Counting cards makes an evening long. Who plays it open remembers less.",
	},
	game.DiscardBeforeReveal: {
		"A Cylon reveals himself: which comes first?",
		"The effect of his card, then he discards down to 3 skill cards.",
		"He discards down to 3 skill cards, then the effect of his card.",
		"Card and rulebook name the effect first.",
	},
	game.BrigExitAnywhere: {
		"Where to from the Brig?",
		"To any location on Galactica, except Sickbay.",
		"To any location on Galactica or Colonial One, except Sickbay.",
		"The rulebook narrows what the board says to Galactica.",
	},
	game.ApolloInSetupViper: {
		"Apollo at the beginning",
		"He flies a third viper, besides the two that every game begins with.",
		"He flies one of the two vipers that every game begins with.",
		"His sheet says “launch”, and that is done from the Reserves.",
	},
	game.CiviliansAtRandom: {
		"Raiders find several civilian ships: which one is destroyed?",
		"The current player picks one of them, face down.",
		"Chance picks one of them.",
		"The rules are silent; summaries name the current player, who may know what he picks.",
	},
	game.TwoRaidersAtSetup: {
		"Raiders in front of Galactica at the beginning",
		"3 raiders.",
		"2 raiders, a little easier for the humans.",
		"The rulebook says 3; only a play aid says 2.",
	},
	game.ExecutionAfterCrisis: {
		"The current player is executed in the middle of a crisis",
		"The turn is over as soon as the effect is resolved: no rest of the crisis, no Cylon ships, no jump preparation.",
		"The crisis card is played out with all that belongs to it, its icons too; then the turn is over.",
		"The rules say that the turn ends, and nothing of a crisis that goes on without its turn.",
	},
	game.FinalFiveTextTwice: {
		"A Final Five card executes its owner",
		"Only the text for being looked at counts.",
		"Its text for an execution counts too, since the execution reveals the card.",
		"The rules do not say. A card that is revealed already is not revealed a second time.",
	},
}
