package moment

import (
	"math/rand/v2"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
)

// Over whole games every kind of moment comes; none is told twice at full length in a turn; and together they take a median of at most six seconds a
// turn.
func TestMomentsOfGames(t *testing.T) {
	games := uint64(10)
	came := map[string]int{}
	var perTurn []int
	for seed := range games {
		tab, err := scenetest.Table(4, seed)
		if seed%2 == 1 {
			tab, err = scenetest.ExodusTable(5, seed, card.OptionCylonFleet, card.OptionFinalFive, card.OptionPersonalGoals)
		}
		if err != nil {
			t.Fatal(err)
		}
		chance := rand.New(rand.NewPCG(seed, 9))
		if err := scenetest.PlayOn(tab, chance, func(v *game.View) bool { return v.Over != nil }); err != nil {
			t.Fatal(err)
		}
		tab.CloseCurtain()
		all := session.New(shell.New(nil, nil, ""), tab)
		m := New(all)
		log := tab.Log()
		tab.Rewind(0)
		all.Tick = 1
		turn, ticks, full := 0, 0, map[string]bool{}
		for range log {
			e, _ := tab.Next()
			all.View = tab.Told()
			if all.View.Turn != turn {
				if turn > 1 { // the first has the evening's beginning
					perTurn = append(perTurn, ticks)
				}
				turn, ticks = all.View.Turn, 0
				clear(full)
			}
			name := m.Of(&e)
			long := m.Happened(&e) - all.Tick
			if name == "" {
				if long != 0 {
					t.Fatalf("nothing is told of %v, for %d ticks", e.Kind, long)
				}
				continue
			}
			came[name]++
			ticks += long
			for i := range kinds {
				if k := &kinds[i]; k.name == name && long == k.long && k.again != k.long {
					if full[name] {
						t.Errorf("seed %d, turn %d: %s is told twice at full length", seed, turn, name)
					}
					full[name] = true
				}
			}
		}
		tab.Close()
	}
	slices.Sort(perTurn)
	median, most := perTurn[len(perTurn)/2], perTurn[len(perTurn)*9/10]
	t.Logf("%d turns: a median of %.1f s, nine of ten within %.1f s; %v", len(perTurn), float64(median)/60, float64(most)/60, came)
	if median > 6*60 {
		t.Errorf("the moments of a turn take a median of %.1f s", float64(median)/60)
	}
	for i := range kinds {
		switch k := kinds[i].name; {
		case k == "last-jump" || k == "sleeper": // far away, for players by chance
		case came[k] == 0:
			t.Errorf("no game has a moment %q", k)
		}
	}
}
