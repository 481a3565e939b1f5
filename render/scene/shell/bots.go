package shell

import (
	"math/rand/v2"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/table"
)

// Bots are the players that the program can play itself, by the names that saves know them by.
func Bots(seed uint64) map[string]table.Bot {
	bots := map[string]table.Bot{}
	for i, kind := range []struct {
		name string
		make func(*rand.Rand) bot.Player
	}{{"random", bot.Random}, {"good", bot.Good}} {
		play := kind.make(rand.New(rand.NewPCG(seed, uint64(i))))
		bots[kind.name] = func(v *game.View, _ *game.Decision) game.Answer { return play(v) }
	}
	return bots
}
