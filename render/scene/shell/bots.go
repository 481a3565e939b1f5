package shell

import "battlestar/game/bot"

// Bots returns the players that the program itself can play, by their names in saves.
func Bots() map[string]bot.Player {
	return map[string]bot.Player{bot.NameRandom: bot.Random, bot.NameGood: bot.Good, Partner: bot.Partner(bot.Good, "galen-tyrol", "laura-roslin")}
}

// Partner is the name of the bot that plays in the led first game.
const Partner = "partner"
