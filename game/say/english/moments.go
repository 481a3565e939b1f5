package english

import (
	"battlestar/game"
	"battlestar/game/say"
)

// stopMoments are the moments at which the table can pause. A die's moment names what is rolled for.
var stopMoments = [game.NumWindows]say.MomentText{
	game.NoWindow:           {Name: "Cards are added to a check", Line: "When it is your turn to add cards, you are asked at once or you pass."},
	game.CrisisRevealed:     {Name: "A Crisis card is revealed", Line: "Once per game, Kara Thrace may replace the card."},
	game.ChoiceMade:         {Name: "A crisis choice is made", Line: "Once per game, Karl Agathon may change the choice."},
	game.CheckAnnounced:     {Name: "A location’s check is announced", Line: "An ability or a faceup card may change the check’s difficulty."},
	game.ReplaceCheck:       {Name: "Before a check is made", Line: "Political Prowess or, once per game, Sharon Valerii may decide the result."},
	game.BeforeCards:        {Name: "Before cards are added to a check", Line: "Scientific Research or Investigative Committee may be played."},
	game.CardsAdded:         {Name: "All cards are in, none revealed", Line: "Once per game, Galen Tyrol may make a skill type count as strength 0."},
	game.CardsRevealed:      {Name: "The cards of a check are revealed", Line: "On her turn, Callandra Tyrol may discard one of the cards."},
	game.StrengthTotaled:    {Name: "The total of a check is known", Line: "Declare Emergency may be played if it changes the result."},
	game.CheckResolved:      {Name: "A check is over", Line: "Once per game, William Adama may take the check’s cards."},
	game.BeforeRoll:         {Name: "Before a roll for %s", Line: "Strategic Planning may be played."},
	game.AfterRoll:          {Name: "After a roll for %s", Line: "On his turn, Karl Agathon may have the die rerolled."},
	game.ViperPlaced:        {Name: "A card launches a viper", Line: "Lee Adama may pilot the viper at once."},
	game.EndOfTurn:          {Name: "The end of the turn", Line: "On her turn, Sharon Valerii may look at the top Crisis card."},
	game.RepairUsed:         {Name: "Something is repaired", Line: "Galen Tyrol may take 1 more action."},
	game.QuorumUsed:         {Name: "A Quorum card is played", Line: "Tory Foster may draw cards."},
	game.RaidersToAct:       {Name: "Raiders are about to be activated", Line: "A pilot in the raiders’ area may play Run Interference."},
	game.VictoryWon:         {Name: "A basestar or a centurion is destroyed", Line: "The player who destroyed it may play Major Victory."},
	game.TreacheryDiscarded: {Name: "A treachery card is discarded", Line: "Cylon players may play Sabotage."},
	game.CheckPassed:        {Name: "A check is passed", Line: "Change of Plans may replace the pass result with drawing cards."},
	game.PopulationLost:     {Name: "Population is lost", Line: "Once per turn, Brendan Costanza may draw cards."},
	game.CivilianFound:      {Name: "A civilian ship is about to be destroyed", Line: "Brendan Costanza may lose a viper instead."},
	game.ShipsLeft:          {Name: "Ships are removed for a jump", Line: "Karl Agathon, the pilot, may spend fuel to save population."},
	game.DiscardOwed:        {Name: "A player must discard skill cards", Line: "Once per turn, Sharon Agathon may let a player discard 1 fewer card."},
	game.ShipsToAct:         {Name: "Cylon ships are about to be activated", Line: "Simon O’Neill may choose which ships act."},
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
	game.RollForCylonFleet:          "a ship on the Cylon Fleet board",
	game.RollForBridge:              "Basestar Bridge",
	game.RollForAreaNuke:            "a nuke against a space area",
	game.RollForPegasus:             "Pegasus against a basestar",
	game.RollForBatteries:           "Main Batteries",
	game.RollAtForces:               "an attack on an occupation force",
	game.RollForDetention:           "detaining a human on New Caprica",
	game.RollForPresident:           "capturing the President on New Caprica",
	game.RollAssaultAtBasestar:      "an assault raptor against a basestar",
}
