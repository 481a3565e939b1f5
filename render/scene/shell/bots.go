package shell

import (
	"math/rand/v2"

	"battlestar/game/bot"
	"battlestar/game/table"
)

// Bots returns the players that the program itself can play, by their names in saves.
func Bots(seed uint64) map[string]table.Bot {
	bots := map[string]table.Bot{}
	for i, kind := range []struct {
		name string
		make func(*rand.Rand) bot.Player
	}{{"random", bot.Random}, {"good", bot.Good}} {
		bots[kind.name] = table.Bot(kind.make(rand.New(rand.NewPCG(seed, uint64(i)))))
	}
	bots[Partner] = table.Bot(bot.Partner(bot.Player(bots["good"]), "galen-tyrol", "laura-roslin"))
	return bots
}

// Partner is the name of the bot that plays in the led first game.
const Partner = "partner"
