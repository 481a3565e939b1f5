package scene

import (
	"math/rand/v2"
	"os"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render/scene/scenetest"
)

// The total in the middle is the one of the rules once the strength is totaled, with what All Hands on Deck adds (D-TRE-21).
func TestTheTotalIsThatOfTheRules(t *testing.T) {
	games := uint64(4)
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games = 100
	}
	compared, helped := 0, 0
	for seed := range games {
		setup := game.Setup{Boxes: []card.ID{"base", "daybreak"}, Seed: seed + 1, Deal: true}
		if seed%2 == 1 {
			setup.Boxes = []card.ID{"base", "pegasus", "exodus", "daybreak"}
		}
		var seats []table.SeatInfo
		for i := range 4 {
			setup.Players = append(setup.Players, game.Player{Name: scenetest.Names[i]})
			seats = append(seats, table.SeatInfo{Name: scenetest.Names[i], Colour: i, Emblem: i})
		}
		tab, err := table.New(setup, seats, nil, "", nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := scenetest.PlayOn(tab, rand.New(rand.NewPCG(seed, 3)), scenetest.InTurn(25)); err != nil {
			t.Fatal(err)
		}
		tab.CloseCurtain()
		p := NewPlay(NewShell(nil, nil, ""), tab)
		tab.Rewind(0)
		for tab.Untold() > 0 {
			e, _ := tab.Next()
			p.View = tab.Told()
			if e.Kind != game.CheckChanged || e.Check == nil || !e.Check.Revealed {
				continue
			}
			compared++
			count := p.check.Count()
			if count.Helper != "" {
				helped++
			}
			if count.Total() != e.Check.Total {
				t.Errorf("game %d, turn %d: the middle says %d, the rules %d, after %v", seed, p.View.Turn, count.Total(), e.Check.Total, e.Check.Resolved)
			}
		}
		tab.Close()
	}
	t.Logf("%d totals, %d with All Hands on Deck", compared, helped)
	if compared == 0 || helped == 0 {
		t.Error("too little was compared: this proves nothing")
	}
}
