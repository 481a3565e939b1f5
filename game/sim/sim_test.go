package sim

import (
	"encoding/json"
	"flag"
	"fmt"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

var (
	games = flag.Int("games", 6, "games to play for each number of players, kind of bots and distance")
	seed  = flag.Uint64("seed", 1, "seed of the first game")
)

// TestVariants plays with every option, from the beginning and from the distance where the late rules begin.
func TestVariants(t *testing.T) {
	for _, kind := range []struct {
		players int
		options []string
	}{
		{1, []string{game.Solo}},
		{2, []string{game.TwoPlayers}},
		{4, []string{game.NoSympathizer}},
		{6, []string{game.NoSympathizer}},
		{3, []string{game.Cooperative}},
		{5, []string{game.Cooperative}},
		{2, []string{game.TwoPlayers, game.Cooperative}},
	} {
		for _, bots := range []string{"random", "good"} {
			for _, distance := range []int{0, 3} {
				t.Run(fmt.Sprintf("%v/%d/%s/from-%d", kind.options, kind.players, bots, distance), func(t *testing.T) {
					r, err := Run(Options{Games: max(*games/3, 1), Players: kind.players, Options: kind.options, Bots: bots, Seed: *seed, Distance: distance})
					if err != nil {
						t.Fatal(err)
					}
					for _, v := range r.Violations {
						t.Error(v)
					}
				})
			}
		}
	}
}

// TestHouseRules plays with each house rule on its own and with all of them.
func TestHouseRules(t *testing.T) {
	var all []game.House
	for _, q := range game.Questions {
		all = append(all, q.House)
	}
	for i := range append(all, "all") {
		house, name := all, "all"
		if i < len(all) {
			house, name = all[i:i+1], string(all[i])
		}
		t.Run(name, func(t *testing.T) {
			boxes, options := []card.ID{"base"}, []string(nil)
			needs := func(box card.ID) bool { return i == len(all) || game.Questions[i].Box == box }
			if needs("pegasus") {
				boxes = append(boxes, "pegasus")
			}
			if needs("exodus") {
				boxes, options = append(boxes, "exodus"), []string{card.OptionPersonalGoals, card.OptionFinalFive}
			}
			if needs("daybreak") {
				boxes = append(boxes, "daybreak")
				if i < len(all) {
					options = append(options, card.OptionSearchForHome)
				}
			}
			r, err := Run(Options{
				Games: *games, Players: 3 + i%4, Boxes: boxes, Options: options, Bots: "random", House: house, Seed: *seed, Distance: []int{0, 3, 7}[i%3],
			})
			if err != nil {
				t.Fatal(err)
			}
			for _, v := range r.Violations {
				t.Error(v)
			}
		})
	}
}

// TestGames plays whole games from the beginning and from the distances where the late rules begin.
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

// TestCylonFleetGames plays with the Cylon Fleet option: ships on both boards, and a CAG who passes the title on.
func TestCylonFleetGames(t *testing.T) {
	for _, bots := range []string{"random", "good"} {
		for players := 3; players <= 6; players++ {
			r, err := Run(Options{
				Games: *games, Players: players, Boxes: []card.ID{"base", "exodus"}, Options: []string{card.OptionCylonFleet},
				Bots: bots, Seed: *seed, Distance: []int{0, 3, 7}[players%3],
			})
			if err != nil {
				t.Fatal(err)
			}
			for _, v := range r.Violations {
				t.Errorf("%d players, %s: %s", players, bots, v)
			}
		}
	}
}
