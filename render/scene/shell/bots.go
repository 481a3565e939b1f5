package shell

import (
	"math/rand/v2"

	"battlestar/game/bot"
	"battlestar/game/card"
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
	bots[Accuser] = table.Bot(bot.Accuser(bot.Player(bots["good"]), Suspect))
	return bots
}

// Accuser is the name of the bot of the led first game, and Suspect the character that it accuses.
const (
	Accuser = "accuser"
	Suspect = card.ID("laura-roslin")
)
