package bot

import (
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"

	"battlestar/game"
)

// Luck is all the chance that the computer players of a game have. It goes on exactly as it would have when a game is loaded or taken back.
type Luck uint64

// LuckOf returns the luck of the computer players in a game. It tells nothing of the seed of the game, or of what is to come.
func LuckOf(setup game.Setup) Luck { return Luck(hash("computer players", setup.Seed)[0]) }

// at returns the chance of a seat in a decision.
func (l Luck) at(s game.Seat, decision int) *rand.Rand {
	h := hash("decision", uint64(l), uint64(s), uint64(decision))
	return rand.New(rand.NewPCG(h[0], h[1]))
}

// hash is one-way: what comes out tells nothing of what went in.
func hash(what string, of ...uint64) [2]uint64 {
	data := []byte(what)
	for _, n := range of {
		data = binary.LittleEndian.AppendUint64(data, n)
	}
	sum := sha256.Sum256(data)
	return [2]uint64{binary.LittleEndian.Uint64(sum[:]), binary.LittleEndian.Uint64(sum[8:])}
}
