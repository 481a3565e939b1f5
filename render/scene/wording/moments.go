package wording

import (
	"battlestar/game"
	"battlestar/game/table"
)

// MomentText says what a moment is, and when it comes up: who may do what there.
type MomentText struct{ Name, Line string }

// windowTexts are the moments that are no dice.
var windowTexts = map[game.Window]MomentText{
	game.CrisisRevealed: {"A crisis is turned up", "With Kara Thrace at the table: once a game she may replace the card."},
	game.ChoiceMade:     {"A choice on a crisis was made", "With Karl Agathon at the table: once a game he may change it."},
	game.CheckAnnounced: {"A check of a location is announced", "When an ability or a card that lies open may change how difficult it is."},
	game.ReplaceCheck:   {"Before a check is made", "For Sharon Valerii, once a game, and for Political Prowess."},
	game.BeforeCards:    {"Before cards go into a check", "In every check: for Scientific Research and Investigative Committee."},
	game.CardsAdded:     {"All cards are in, none is turned up", "With Galen Tyrol at the table: once a game a type counts for nothing."},
	game.CardsRevealed:  {"The cards of a check lie open", "In a turn of Callandra Tyrol: she may discard one of them."},
	game.StrengthTotaled: {
		"The total of a check is known",
		"For Declare Emergency, where 2 less of difficulty change the result.",
	},
	game.CheckResolved: {"A check is over", "With William Adama at the table: once a game he takes its cards."},
	game.ViperPlaced:   {"A viper was launched by a card", "With Lee Adama at the table: he may fly it at once."},
	game.EndOfTurn:     {"The end of the turn", "In a turn of Sharon Valerii: she may look at the top crisis card."},
	game.RepairUsed:    {"Something was repaired", "With Galen Tyrol at the table: he may take one more action."},
}

// rollTexts name what a die is rolled for, after "a die for".
var rollTexts = [game.NumRolls]string{
	game.RollForCard: "a card or a location", game.RollForFTL: "a jump from FTL Control", game.RollForNuke: "a nuke",
	game.RollViperAtRaider: "a viper at a raider", game.RollViperAtHeavyRaider: "a viper at a heavy raider",
	game.RollViperAtBasestar: "a viper at a basestar", game.RollGalacticaAtRaider: "Galactica at a raider",
	game.RollGalacticaAtHeavyRaider: "Galactica at a heavy raider", game.RollGalacticaAtBasestar: "Galactica at a basestar",
	game.RollRaiderAtViper: "a raider at an unmanned viper", game.RollRaiderAtPilot: "a raider at a pilot",
	game.RollRaiderAtGalactica: "a raider at Galactica", game.RollBasestarAtGalactica: "a basestar at Galactica",
	game.RollForArmory: "the Armory at a centurion", game.RollForHumanFleet: "the Human Fleet",
	game.RollForCylonFleet: "a ship of the Cylon Fleet board", game.RollForBridge: "Basestar Bridge",
	game.RollForAreaNuke: "a nuke at a space area",
}

// Moment is what a moment is called and when it comes up.
func Moment(m table.Moment) MomentText {
	// the others come by their windows
	//exhaustive:ignore
	switch m.Window {
	case game.NoWindow:
		return MomentText{"Cards go into a check", "When it is your turn to add cards: be asked at once, or pass."}
	case game.BeforeRoll:
		return MomentText{"Before a die for " + rollTexts[m.Roll], "For Strategic Planning."}
	case game.AfterRoll:
		line := "In a turn of Karl Agathon: he may have it rolled again."
		if m.Roll == game.RollRaiderAtViper || m.Roll == game.RollRaiderAtPilot {
			line = "For Evasive Maneuvers, and in a turn of Karl Agathon."
		}
		return MomentText{"After a die for " + rollTexts[m.Roll], line}
	}
	return windowTexts[m.Window]
}
