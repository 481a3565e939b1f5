package moment

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
)

// rare lists the kinds that random players hardly ever reach: they are expected only in many games.
var rare = []string{"last-jump", "sleeper", "execution", "revelation", "pegasus", "rebels", "hub"}

// Over whole games every kind of moment must come, and none may be told twice in a turn at full length. The moments must take a median of at most six
// seconds a turn, at full pace and with the default settings.
func TestMomentsOfGames(t *testing.T) {
	games, many := uint64(10), os.Getenv("BATTLESTAR_LONG") != ""
	if many {
		games = 100
	}
	came := map[string]int{}
	for _, of := range []struct {
		name string
		game func(seed uint64) (*table.Table, error)
	}{
		{"base and Exodus", func(seed uint64) (*table.Table, error) {
			if seed%2 == 1 {
				return scenetest.ExodusTable(5, seed, card.OptionCylonFleet, card.OptionFinalFive, card.OptionPersonalGoals)
			}
			return scenetest.Table(4, seed)
		}},
		{"the Ionian Nebula", scenetest.NebulaGame},
		{"Pegasus", scenetest.PegasusTable},
		{"a Cylon Leader", scenetest.LeaderGame},
		{"New Caprica", scenetest.CapricaGame},
		{"the Search for Home", scenetest.HomeGame},
	} {
		var perTurn []int
		for seed := range games {
			tab, err := of.game(seed)
			if err != nil {
				t.Fatal(err)
			}
			turns, names := momentsOf(t, tab, seed)
			perTurn = append(perTurn, turns...)
			for name, n := range names {
				came[name] += n
			}
		}
		slices.Sort(perTurn)
		median, most := perTurn[len(perTurn)/2], perTurn[len(perTurn)*9/10]
		t.Logf("%s: %d turns, a median of %.1f s, nine of ten within %.1f s", of.name, len(perTurn), float64(median)/60, float64(most)/60)
		if median > 6*60 {
			t.Errorf("%s: the moments of a turn take a median of %.1f s", of.name, float64(median)/60)
		}
	}
	t.Log(came)
	for i := range kinds {
		if k := kinds[i].name; came[k] == 0 && (many || !slices.Contains(rare, k)) {
			t.Errorf("no game has a moment %q", k)
		}
	}
}

// momentsOf returns the ticks that the moments of each turn of a game take, and how often each kind came.
func momentsOf(t *testing.T, tab *table.Table, seed uint64) (perTurn []int, came map[string]int) {
	t.Helper()
	defer tab.Close()
	if err := scenetest.PlayOn(tab, rand.New(rand.NewPCG(seed, 9)), scenetest.Never); err != nil {
		t.Fatal(err)
	}
	tab.CloseCurtain()
	all := session.New(shell.New(nil, nil, ""), tab)
	m := New(all)
	tab.Rewind(0)
	all.Tick = 1
	type told struct {
		name string
		of   game.Seat
		card card.ID // the character who is executed: two may be in a turn
	}
	came = map[string]int{}
	turn, ticks, full := 0, 0, map[told]bool{}
	for range tab.Log() {
		e, _ := tab.Next()
		all.View = tab.Told()
		if all.View.Turn != turn {
			if turn > 1 { // the first turn includes the beginning of the evening
				perTurn = append(perTurn, ticks)
			}
			turn, ticks = all.View.Turn, 0
			clear(full)
		}
		name := m.Of(&e)
		until := m.Happened(&e)
		if name == "" {
			if m.On() || until != all.Tick {
				t.Fatalf("nothing is told of %v, until %d", e.Kind, until)
			}
			continue
		}
		came[name]++
		if !m.On() {
			continue
		}
		one := m.queue[0]
		m.End()
		ticks += one.long
		this := told{name: name, of: one.seat}
		if e.Kind == game.Executed {
			this.card = e.Card
		}
		if one.long == one.kind.long {
			if full[this] {
				t.Errorf("seed %d, turn %d: %s is told twice at full length", seed, turn, name)
			}
			full[this] = true
		}
	}
	return perTurn, came
}

// A moment must be shorter with fast motion, and with motion off the table must not wait for it.
func TestPace(t *testing.T) {
	tab, err := scenetest.Table(4, 3)
	if err != nil {
		t.Fatal(err)
	}
	defer tab.Close()
	for _, c := range []struct {
		motion       shell.Motion
		waits, lasts int
	}{{shell.Full, 90, 90}, {shell.Fast, 30, 30}, {shell.Off, 0, 90}} {
		all := session.New(shell.New(nil, nil, ""), tab)
		all.Shell.Settings.Motion = c.motion
		all.View = tab.View()
		m := New(all)
		waits := m.Happened(&game.Event{Kind: game.AttackMade, RollFor: game.RollForNuke})
		if waits != c.waits || m.queue[0].long != c.lasts {
			t.Errorf("motion %d: the table waits for %d ticks and it lasts %d, want %d and %d", c.motion, waits, m.queue[0].long, c.waits, c.lasts)
		}
	}
}
