package english

import "battlestar/game/card"

// abilities is what the abilities of the characters do. Those that are no action have no effect in the data, since the
// rules ask for them by id, so their text is written here (reference: character.yaml and rules, B-CHAR).
var abilities = map[card.ID]string{
	"delusional-intuition":   "After you draw a crisis card, draw 1 skill card of any type.",
	"cylon-detector":         "Action: choose another player and look at all loyalty cards of that player.",
	"coward":                 "You start the game with 2 loyalty cards instead of 1.",
	"maintenance-engineer":   "Once during your turn, after you use a Repair card, you may take 1 more action.",
	"blind-devotion":         "After all cards have been added to a skill check and before they are turned up, choose a skill type. All cards of that type in the check have strength 0.",
	"reckless":               "Your hand limit is 8 skill cards instead of 10.",
	"expert-pilot":           "If you start your turn piloting a viper, you may take 2 actions in your action step instead of 1.",
	"secret-destiny":         "Right after a crisis card has been revealed, discard it and draw a new one in its place.",
	"insubordinate":          "When a player chooses you with Admiral’s Quarters, the difficulty of that skill check is 3 lower.",
	"eco-officer":            "Once during your turn, right after a die has been rolled, you may have it rolled again. The new result stands.",
	"moral-compass":          "After a player has made a choice on a crisis card, change that choice.",
	"stranded":               "You start the game off the board and cannot move, be moved, or take actions. At the start of your second turn, go to the Hangar Deck.",
	"religious-visions":      "When you draw a crisis card, draw 2 instead, choose 1 to resolve, and put the other at the bottom of the deck.",
	"skilled-politician":     "Action: draw 4 quorum cards, play 1 of them, and put the others at the bottom of the deck. You need not be President.",
	"terminal-illness":       "Before you activate a location, you must discard 2 skill cards. With fewer you cannot activate it.",
	"alert-viper-pilot":      "When a viper is placed in space from the Reserves without a pilot while you are at a Galactica location other than the Brig, you may pilot it at once and take 1 action.",
	"cag":                    "Action: activate unmanned vipers up to 6 times. The same viper may be activated several times.",
	"headstrong":             "When you are forced to discard skill cards, you discard them at random.",
	"cylon-hatred":           "When a player activates Admiral’s Quarters, you may lower the difficulty of that skill check by 3.",
	"declare-martial-law":    "Action: the Admiral receives the President title.",
	"alcoholic":              "At the start of any player’s turn, if you hold exactly 1 skill card, you must discard it.",
	"recon":                  "At the end of your turn, you may look at the top card of the crisis deck and put it back on top or at the bottom.",
	"mysterious-intuition":   "Before the skill check of a crisis card is made, choose its result: pass or fail. The check is not made.",
	"sleeper-agent":          "In the Sleeper Agent phase you receive 2 loyalty cards instead of 1, and then go to the Brig.",
	"friends-in-low-places":  "When a player activates Administration or the Brig, you may lower or raise the difficulty of that skill check by 2.",
	"unconventional-tactics": "Action: −1 population, and +1 fuel, +1 food or +1 morale.",
	"convicted-criminal":     "You cannot activate a location where another character is, except the Brig.",
	"inspirational-leader":   "When you draw a crisis card, every skill card of strength 1 counts as positive in its skill check.",
	"command-authority":      "After a skill check has been resolved, take all skill cards that were used in it into your hand instead of discarding them.",
	"emotionally-attached":   "You cannot activate Admiral’s Quarters.",

	"ftl-operator":           "When a player activates FTL Control, you may have the die rolled again. The new result stands.",
	"coup":                   "Action: if you are in the Brig, go to Command. Then receive the Admiral title.",
	"misguided":              "You can add at most 3 cards to a skill check.",
	"adaptable":              "After any player has played a quorum card, you may draw 2 skill cards of any types.",
	"influential":            "Action: look at the top 5 quorum cards and put them back on top in any order. You need not be President.",
	"amoral":                 "When a crisis card lets the current player choose and you are that player, you must take the first option.",
	"star-player":            "Action: discard any number of skill cards, then draw as many of 1 type of your skill set.",
	"longshot":               "When a die is to be rolled during your turn, choose its result instead. Nothing changes that result or has it rolled again.",
	"starts-on-the-bench":    "In your first turn you receive no skill cards.",
	"quick-fix":              "During your turn, once the cards of a skill check have been turned up, you may discard 1 of them, before skill check abilities are resolved and the strength is totaled.",
	"discharge-of-a-firearm": "Action: execute another character in your location.",
	"impulsive":              "You cannot add exactly 1 card to a skill check: add none, or 2 or more. In the Brig you may add 1.",
}

// tokens is what the damage tokens of basestars do; the rules ask for them by id (B-CYL-14, B-COMBAT-02, B-DMG-06).
var tokens = map[card.ID]string{
	"critical-hit":      "Counts as 2 damage tokens. 3 destroy the basestar.",
	"disabled-hangar":   "This basestar launches no raiders and no heavy raiders.",
	"disabled-weapons":  "This basestar does not attack Galactica.",
	"structural-damage": "Every roll that attacks this basestar +2.",
}

// kept is what Quorum cards do while they stay in play; the rules ask for them by id.
var kept = map[card.ID]string{
	"accept-prophecy":           "When a player activates Administration, or chooses the President with Admiral’s Quarters, the difficulty is 2 higher. Then discard this card.",
	"assign-arbitrator":         "When a player activates Admiral’s Quarters, the holder may discard this card to lower or raise the difficulty by 3.",
	"assign-mission-specialist": "When the fleet jumps next, the holder instead of the Admiral draws 3 destination cards and chooses 1. Then discard this card.",
	"assign-vice-president":     "As long as the holder is not President, nobody else may be chosen with Administration.",
}

// powers is what the titles bring besides their actions; they are rules (B-PRES-01, B-ADM-01, B-TITLE-03, B-TITLE-04).
var powers = map[card.Title][]string{
	card.PresidentTitle: {"You hold the quorum cards.", "You make the choices that cards give to the President."},
	card.AdmiralTitle: {
		"When the fleet jumps, you draw 2 destination cards, choose 1 and put the other at the bottom of the deck.",
		"You hold the nukes.", "You make the choices that cards give to the Admiral.", "You lose the title when you are sent to the Brig.",
	},
	card.CAGTitle: {
		"When a civilian ship is placed and no area is named, you choose the area: one without a civilian ship, if there is one.",
		"You make the choices that cards give to the CAG.", "You lose the title when you are sent to the Brig.",
	},
}

// goals is what the Personal Goals need, after "if".
var goals = map[card.GoalNeed]string{
	card.TwoTitles:          "you hold at least 2 titles",
	card.NoNukes:            "the Admiral has no nuke",
	card.PresidentInBrig:    "the President is in the Brig",
	card.SixVipersLost:      "at least 6 vipers are damaged or destroyed",
	card.InBrigOrSickbay:    "you are in the Brig or in Sickbay",
	card.TwentyStrength:     "you discard skill cards with a strength of at least 20 in all",
	card.TenRaiders:         "at least 10 raiders are in space on the main board",
	card.DistanceOneVisited: "the fleet has travelled to a destination of distance 1",
}
