package english

import (
	"battlestar/game"
	"battlestar/game/say"
)

// stopMoments are the moments at which the table can pause. A die's moment names what is rolled for.
var stopMoments = [game.NumWindows]say.MomentText{
	game.NoWindow:           {Name: "Cards go into a check", Line: "When it is your turn to add cards: be asked at once, or pass."},
	game.CrisisRevealed:     {Name: "A crisis is turned up", Line: "With Kara Thrace at the table: once a game she may replace the card."},
	game.ChoiceMade:         {Name: "A choice on a crisis was made", Line: "With Karl Agathon at the table: once a game he may change it."},
	game.CheckAnnounced:     {Name: "A check of a location is announced", Line: "When an ability or a card that lies open may change how difficult it is."},
	game.ReplaceCheck:       {Name: "Before a check is made", Line: "For Sharon Valerii, once a game, and for Political Prowess."},
	game.BeforeCards:        {Name: "Before cards go into a check", Line: "In every check: for Scientific Research and Investigative Committee."},
	game.CardsAdded:         {Name: "All cards are in, none is turned up", Line: "With Galen Tyrol at the table: once a game a type counts for nothing."},
	game.CardsRevealed:      {Name: "The cards of a check lie open", Line: "In a turn of Callandra Tyrol: she may discard one of them."},
	game.StrengthTotaled:    {Name: "The total of a check is known", Line: "For Declare Emergency, where 2 less of difficulty change the result."},
	game.CheckResolved:      {Name: "A check is over", Line: "With William Adama at the table: once a game he takes its cards."},
	game.BeforeRoll:         {Name: "Before a die for %s", Line: "For Strategic Planning."},
	game.AfterRoll:          {Name: "After a die for %s", Line: "In a turn of Karl Agathon: he may have it rolled again."},
	game.ViperPlaced:        {Name: "A viper was launched by a card", Line: "With Lee Adama at the table: he may fly it at once."},
	game.EndOfTurn:          {Name: "The end of the turn", Line: "In a turn of Sharon Valerii: she may look at the top crisis card."},
	game.RepairUsed:         {Name: "Something was repaired", Line: "With Galen Tyrol at the table: he may take one more action."},
	game.QuorumUsed:         {Name: "A Quorum card was played", Line: "With Tory Foster at the table: she may draw cards."},
	game.RaidersToAct:       {Name: "Raiders are to be activated", Line: "With a pilot among them: for Run Interference."},
	game.VictoryWon:         {Name: "A basestar or a centurion was destroyed", Line: "For Major Victory of the player who did it."},
	game.TreacheryDiscarded: {Name: "A Treachery card was discarded", Line: "For Sabotage of the Cylon players."},
	game.CheckPassed:        {Name: "A check has been passed", Line: "For Change of Plans: cards in place of what a pass brings."},
	game.PopulationLost:     {Name: "Population was lost", Line: "With Brendan Costanza at the table: once a turn he may draw cards."},
	game.CivilianFound:      {Name: "A civilian ship is about to be destroyed", Line: "With Brendan Costanza at the table: he may lose a viper in its place."},
	game.ShipsLeft:          {Name: "Ships are removed for a jump", Line: "With Karl Agathon, the pilot: he may spend fuel to save population."},
	game.DiscardOwed:        {Name: "Somebody has to discard skill cards", Line: "With Sharon Agathon at the table: once a turn she may spare another one card."},
	game.ShipsToAct:         {Name: "Cylon ships are to be activated", Line: "With Simon O’Neill at the table: he may say which of them act."},
}

// dieFor says what a die is rolled for, after "a die for".
var dieFor = [game.NumRolls]string{
	game.RollForCard:                "a card or a location",
	game.RollForFTL:                 "a jump from FTL Control",
	game.RollForNuke:                "a nuke",
	game.RollViperAtRaider:          "a viper at a raider",
	game.RollViperAtHeavyRaider:     "a viper at a heavy raider",
	game.RollViperAtBasestar:        "a viper at a basestar",
	game.RollGalacticaAtRaider:      "Galactica at a raider",
	game.RollGalacticaAtHeavyRaider: "Galactica at a heavy raider",
	game.RollGalacticaAtBasestar:    "Galactica at a basestar",
	game.RollRaiderAtViper:          "a raider at an unmanned viper",
	game.RollRaiderAtPilot:          "a raider at a pilot",
	game.RollRaiderAtGalactica:      "a raider at Galactica",
	game.RollBasestarAtGalactica:    "a basestar at Galactica",
	game.RollForArmory:              "the Armory at a centurion",
	game.RollForHumanFleet:          "the Human Fleet",
	game.RollForCylonFleet:          "a ship of the Cylon Fleet board",
	game.RollForBridge:              "Basestar Bridge",
	game.RollForAreaNuke:            "a nuke at a space area",
	game.RollForPegasus:             "the Pegasus at a basestar",
	game.RollForBatteries:           "the main batteries of the Pegasus",
	game.RollAtForces:               "an attack on an occupation force",
	game.RollForDetention:           "the arrest of a human on New Caprica",
	game.RollForPresident:           "the President in hiding",
	game.RollAssaultAtBasestar:      "an assault raptor at a basestar",
}
