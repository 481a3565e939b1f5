package sim

import (
	"os"
	"testing"

	"battlestar/game/card"
)

// TestHabits plays games with good bots. In fewer than one check in ten may they add cards whose expected total is more than 4 above the
// difficulty, and no bot may immediately undo its previous choice. The long run plays 1,000 games.
func TestHabits(t *testing.T) {
	games := 15
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games = 250
	}
	for _, boxes := range [][]card.ID{{"base"}, {"base", "exodus"}} {
		for _, players := range []int{4, 5} {
			r, err := Run(Options{Games: games, Players: players, Boxes: boxes, Seed: 30_000, Bots: "good", Unchecked: true})
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%v, %d players: humans won %d of %d, %d checks, %d passed, %d overspent, %d above by more than 4 by luck too",
				boxes, players, r.HumanWins, games, r.ChecksTried, r.ChecksPassed, r.ChecksOverspent, r.ChecksExceeded)
			if r.ChecksTried < 5*games || 10*r.ChecksOverspent >= r.ChecksTried {
				t.Errorf("%v, %d players: %d of %d checks are overspent", boxes, players, r.ChecksOverspent, r.ChecksTried)
			}
			if len(r.Undone) > 0 {
				t.Errorf("%v, %d players: undone at once: %v", boxes, players, r.Undone)
			}
			if won := float64(r.HumanWins) / float64(games); games > 100 && (won < 0.3 || won > 0.75) {
				t.Errorf("%v, %d players: humans won %.0f %%", boxes, players, 100*won)
			}
		}
	}
}

// Random players do things that sensible players do not, and the statistics must show it.
func TestHabitsOfChance(t *testing.T) {
	r, err := Run(Options{Games: 100, Players: 4, Seed: 1, Bots: "random", Unchecked: true})
	if err != nil {
		t.Fatal(err)
	}
	if r.Undone["a character's move"] == 0 || r.Undone["a viper's flight"] == 0 || r.ChecksTried == 0 || r.ChecksOverspent == 0 {
		t.Errorf("%d of %d checks are overspent, undone at once: %v", r.ChecksOverspent, r.ChecksTried, r.Undone)
	}
}
