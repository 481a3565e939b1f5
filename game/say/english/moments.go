package english

import (
	"battlestar/game"
	"battlestar/game/say"
)

// stopMoments are the moments at which the table can pause. A die's moment names what is rolled for.
var stopMoments = [game.NumWindows]say.MomentText{
	game.NoWindow:           {Name: "Cards are added to a check", Line: "On your turn to add cards: be asked at once, or pass."},
	game.CrisisRevealed:     {Name: "A Crisis card is revealed", Line: "With Kara Thrace: once per game, she may replace the card."},
	game.ChoiceMade:         {Name: "A crisis choice was made", Line: "With Karl Agathon: once per game, he may change it."},
	game.CheckAnnounced:     {Name: "A location’s check is announced", Line: "When an ability or a faceup card may change its difficulty."},
	game.ReplaceCheck:       {Name: "Before a check is made", Line: "For Sharon Valerii, once per game, and for Political Prowess."},
	game.BeforeCards:        {Name: "Before cards are added to a check", Line: "In every check: for Scientific Research and Investigative Committee."},
	game.CardsAdded:         {Name: "All cards are in, none revealed", Line: "With Galen Tyrol: once per game, a type may count for nothing."},
	game.CardsRevealed:      {Name: "The cards of a check are revealed", Line: "On Callandra Tyrol’s turn: she may discard one of them."},
	game.StrengthTotaled:    {Name: "The total of a check is known", Line: "For Declare Emergency, when 2 less difficulty changes the result."},
	game.CheckResolved:      {Name: "A check is over", Line: "With William Adama: once per game, he may take its cards."},
	game.BeforeRoll:         {Name: "Before a roll for %s", Line: "For Strategic Planning."},
	game.AfterRoll:          {Name: "After a roll for %s", Line: "On Karl Agathon’s turn: he may have it rerolled."},
	game.ViperPlaced:        {Name: "A card has launched a viper", Line: "With Lee Adama: he may pilot it at once."},
	game.EndOfTurn:          {Name: "The end of the turn", Line: "On Sharon Valerii’s turn: she may look at the top Crisis card."},
	game.RepairUsed:         {Name: "Something was repaired", Line: "With Galen Tyrol: he may take 1 more action."},
	game.QuorumUsed:         {Name: "A Quorum card was played", Line: "With Tory Foster: she may draw cards."},
	game.RaidersToAct:       {Name: "Raiders are about to be activated", Line: "With a piloted viper among them: for Run Interference."},
	game.VictoryWon:         {Name: "A basestar or a centurion was destroyed", Line: "For Major Victory, held by the player who did it."},
	game.TreacheryDiscarded: {Name: "A treachery card was discarded", Line: "For the Cylon players’ Sabotage."},
	game.CheckPassed:        {Name: "A check was passed", Line: "For Change of Plans: draw cards instead of the pass result."},
	game.PopulationLost:     {Name: "Population was lost", Line: "With Brendan Costanza: once per turn, he may draw cards."},
	game.CivilianFound:      {Name: "A civilian ship is about to be destroyed", Line: "With Brendan Costanza: he may lose a viper instead."},
	game.ShipsLeft:          {Name: "Ships are removed for a jump", Line: "With Karl Agathon, the pilot: he may spend fuel to save population."},
	game.DiscardOwed:        {Name: "A player must discard skill cards", Line: "With Sharon Agathon: once per turn, she may spare a player 1 card."},
	game.ShipsToAct:         {Name: "Cylon ships are about to be activated", Line: "With Simon O’Neill: he may choose which of them act."},
}

// dieFor says what a die is rolled for, after "a roll for".
var dieFor = [game.NumRolls]string{
	game.RollForCard:                "a card or a location",
	game.RollForFTL:                 "a jump from FTL Control",
	game.RollForNuke:                "a nuke",
	game.RollViperAtRaider:          "a viper against a raider",
	game.RollViperAtHeavyRaider:     "a viper against a heavy raider",
	game.RollViperAtBasestar:        "a viper against a basestar",
	game.RollGalacticaAtRaider:      "Galactica against a raider",
	game.RollGalacticaAtHeavyRaider: "Galactica against a heavy raider",
	game.RollGalacticaAtBasestar:    "Galactica against a basestar",
	game.RollRaiderAtViper:          "a raider against an unmanned viper",
	game.RollRaiderAtPilot:          "a raider against a pilot",
	game.RollRaiderAtGalactica:      "a raider against Galactica",
	game.RollBasestarAtGalactica:    "a basestar against Galactica",
	game.RollForArmory:              "the Armory against a centurion",
	game.RollForHumanFleet:          "the Human Fleet",
	game.RollForCylonFleet:          "a ship of the Cylon Fleet board",
	game.RollForBridge:              "Basestar Bridge",
	game.RollForAreaNuke:            "a nuke at a space area",
	game.RollForPegasus:             "Pegasus against a basestar",
	game.RollForBatteries:           "Main Batteries",
	game.RollAtForces:               "an attack on an occupation force",
	game.RollForDetention:           "the arrest of a human on New Caprica",
	game.RollForPresident:           "the President in hiding",
	game.RollAssaultAtBasestar:      "an assault raptor against a basestar",
}
