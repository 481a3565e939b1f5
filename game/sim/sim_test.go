package sim

import (
	"encoding/json"
	"flag"
	"fmt"
	"testing"
)

var (
	games = flag.Int("games", 6, "games to play for each number of players, kind of bots and distance")
	seed  = flag.Uint64("seed", 1, "seed of the first game")
)

// TestGames plays whole games from their beginning, and from where the late rules begin.
func TestGames(t *testing.T) {
	for _, bots := range []string{"random", "good"} {
		for players := 3; players <= 6; players++ {
			for _, distance := range []int{0, 3, 7} {
				t.Run(fmt.Sprintf("%s/%d/from-%d", bots, players, distance), func(t *testing.T) {
					r, err := Run(Options{Games: *games, Players: players, Bots: bots, Seed: *seed, Distance: distance})
					if err != nil {
						t.Fatal(err)
					}
					for _, v := range r.Violations {
						t.Error(v)
					}
					text, _ := json.Marshal(r)
					t.Logf("%s", text)
				})
			}
		}
	}
}
