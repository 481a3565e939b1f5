package save

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"battlestar/game"
)

// goldens returns golden saves by name: all of them in long tests.
func goldens(t *testing.T) map[string][]byte {
	t.Helper()
	pattern := "evening-*"
	if os.Getenv("BATTLESTAR_LONG") != "" {
		pattern = "*"
	}
	paths, err := filepath.Glob(filepath.Join("testdata", pattern+Ext))
	if err != nil || len(paths) < 5 {
		t.Fatalf("%d golden saves: %v", len(paths), err)
	}
	list := map[string][]byte{}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		list[NameOf(path)] = data
	}
	return list
}

// asPlayed returns the golden saves whose answers all still have the same effect. The others are from before a rule was fixed: they continue from a
// snapshot, and have no unique history of states.
func asPlayed(t *testing.T) map[string][]byte {
	t.Helper()
	list := goldens(t)
	all := len(list)
	for name, data := range list {
		c, _, err := contents(data)
		if err != nil {
			t.Fatal(err)
		}
		g, diverged, err := Replay(c.Header.Setup, Standing(c.Records), nil)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		g.Close()
		if len(diverged) > 0 {
			t.Logf("%s is left out: %v", name, diverged[0])
			delete(list, name)
		}
	}
	if len(list) < all*3/4 {
		t.Fatalf("of %d golden saves only %d go on as they were played", all, len(list))
	}
	return list
}

// stood returns the state of a game after each record, as a hash.
func stood(t *testing.T, c *Contents) []uint64 {
	t.Helper()
	list := make([]uint64, len(c.Records))
	play := func(upTo int) {
		var standing []int // the indexes of the records that stand
		for i, r := range c.Records[:upTo] {
			if back, ok := r.(TakeBack); ok {
				left := back.from(pick(c.Records, standing))
				standing = standing[:len(left)]
			} else {
				standing = append(standing, i)
			}
		}
		n := 0
		g, diverged, err := Replay(c.Header.Setup, pick(c.Records, standing), func(g *game.Game, _ Record) {
			if list[standing[n]] == 0 {
				list[standing[n]] = g.State().Hash()
			}
			n++
		})
		if err != nil || len(diverged) > 0 {
			t.Fatalf("%v %v", diverged, err)
		}
		list[upTo-1] = g.State().Hash()
		g.Close()
	}
	for i, r := range c.Records {
		if _, ok := r.(TakeBack); ok {
			play(i)
			play(i + 1)
		}
	}
	play(len(c.Records))
	return list
}

func pick(records []Record, numbers []int) []Record {
	list := make([]Record, len(numbers))
	for i, n := range numbers {
		list[i] = records[n]
	}
	return list
}

// rescued rescues a game from damaged bytes and returns the hash of its state.
func rescued(t *testing.T, data []byte) (state uint64, c *Contents, lost int) {
	t.Helper()
	if _, _, err := contents(data); !errors.Is(err, ErrDamaged) {
		t.Fatalf("it is not found to be damaged: %v", err)
	}
	c, lost, err := rescue(data)
	if err != nil {
		t.Fatal(err)
	}
	g, diverged, err := Replay(c.Header.Setup, c.Records, nil)
	if err != nil || len(diverged) > 0 {
		t.Fatalf("%v %v", diverged, err)
	}
	defer g.Close()
	return g.State().Hash(), c, lost
}

// Each golden save is damaged at some of its records, one at a time. If a snapshot after the damage is readable, the game must continue where it
// ended, otherwise where it was before the damage. It may never be in a state that the table never had.
func TestRescueFromDamageAtEveryRecord(t *testing.T) {
	every := 60
	if os.Getenv("BATTLESTAR_LONG") != "" {
		every = 40
	}
	rng := rand.New(rand.NewPCG(1, 1))
	whole, before, between := 0, 0, 0
	for name, data := range asPlayed(t) {
		c, _, err := contents(data)
		if err != nil {
			t.Fatal(err)
		}
		states := stood(t, c)
		raws, _, err := scan(data)
		if err != nil {
			t.Fatal(err)
		}
		whereEnds := ends(t, data)
		chance := rng.IntN(every)
		for k := range len(raws) - 1 { // damage in the last record is cut off
			if k > 2 && k%every != chance && raws[k].kind != kindTakeBack {
				continue
			}
			from := preamble
			if k > 0 {
				from = whereEnds[k-1]
			}
			damaged := bytes.Clone(data)
			damaged[from+rng.IntN(whereEnds[k]-from)] ^= byte(1 + rng.IntN(255))
			state, held, lost := rescued(t, damaged)
			number := 0
			for _, r := range held.Records {
				if a, ok := r.(Answer); ok {
					if a.Number <= number {
						t.Fatalf("%s, damaged at record %d (%c): answer %d stands behind answer %d", name, k, raws[k].kind, a.Number, number)
					}
					number = a.Number
				}
			}

			// What should the rest of the file make up for? records[k-1] is the damaged one, since raws begins with the header.
			snapshot, backs := false, false
			for j := k + 1; j < len(raws); j++ {
				readable := raws[j].kind == kindSnapshot && (raws[k].kind != kindSnapshot || raws[j].payload[0] == 1)
				snapshot = snapshot || readable
				backs = backs || raws[j].kind == kindTakeBack
			}
			end := states[len(states)-1]
			switch {
			case k == 0 && !snapshot:
				t.Errorf("%s without its header is not to be rescued, but was", name)
			case state == end && lost == 0: // some snapshots are readable although the one before is lost
				whole++
			case !snapshot && k > 0 && lost > 0 && (k == 1 || state == states[k-2]):
				before++
			case snapshot && backs && lost > 0 && contains(states[max(0, k-2):], state):
				between++ // a take-back after the damage: nobody knows what it took back
			default:
				t.Errorf("%s, damaged at record %d (%c) of %d: snapshot behind %v, the end %v, %d lost", name, k, raws[k].kind, len(raws), snapshot, state == end, lost)
			}
		}
	}
	t.Logf("%d go on where they stood, %d before the damage, %d before a take-back behind it", whole, before, between)
	if whole < 5*before || whole < 5*between {
		t.Error("too much is lost")
	}
}

func contains(list []uint64, x uint64) bool {
	for _, y := range list {
		if x == y {
			return true
		}
	}
	return false
}

// Whole blocks become zeros or random bytes, as on a failing disk, also at the beginning of the file. A rescued game must be in a state that the
// table once had.
func TestRescueFromLostBlocks(t *testing.T) {
	rounds := 2
	if os.Getenv("BATTLESTAR_LONG") != "" {
		rounds = 10
	}
	rng := rand.New(rand.NewPCG(2, 2))
	tried, nothing := 0, 0
	for name, data := range asPlayed(t) {
		c, _, err := contents(data)
		if err != nil {
			t.Fatal(err)
		}
		states := stood(t, c)
		for round := range rounds {
			damaged := bytes.Clone(data)
			for range 1 + rng.IntN(3) {
				from := rng.IntN(len(data)) &^ 511
				if round%3 == 0 {
					from = 0
				}
				block := damaged[from:min(len(data), from+512<<rng.IntN(4))]
				zeros := rng.IntN(2) == 0
				for i := range block {
					block[i] = byte(rng.IntN(256))
					if zeros {
						block[i] = 0
					}
				}
			}
			tried++
			c, _, err := rescue(damaged)
			if err != nil {
				known(t, err)
				nothing++
				continue
			}
			g, _, err := Replay(c.Header.Setup, c.Records, nil)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if state := g.State().Hash(); len(c.Records) > 1 && !contains(states, state) {
				t.Errorf("%s, round %d: a state that never was", name, round)
			}
			g.Close()
		}
	}
	t.Logf("of %d files nothing could be rescued in %d", tried, nothing)
}

// A rescue must create a new file next to the damaged one and leave that unchanged. Both are in the list.
func TestRescueBeside(t *testing.T) {
	s := &Store{Dir: t.TempDir()}
	damaged := bytes.Clone(goldens(t)["evening-six"])
	damaged[len(damaged)/2] ^= 1
	path, _ := s.Path("Friday")
	if err := os.WriteFile(path, damaged, 0o644); err != nil {
		t.Fatal(err)
	}
	info := Describe(path)
	if !errors.Is(info.Err, ErrDamaged) || info.Rescue == nil || info.Rescue.Lost != 0 || info.Turn == 0 || len(info.Players) != 6 {
		t.Fatalf("described: %+v", info)
	}
	for _, want := range []string{"Friday (rescued)", "Friday (rescued) 2"} {
		name, err := s.Rescue("Friday", 1)
		if err != nil || name != want {
			t.Fatalf("rescued as %q: %v", name, err)
		}
		there, _ := s.Path(name)
		got := Describe(there)
		if got.Err != nil || got.Rescue != nil || got.Turn != info.Turn || got.Step != info.Step || got.Resources != info.Resources {
			t.Errorf("offered was %+v, rescued is %+v", info, got)
		}
	}
	if now, err := os.ReadFile(path); err != nil || !bytes.Equal(now, damaged) {
		t.Errorf("the damaged file has changed: %v", err)
	}
	if list, err := s.List(); err != nil || len(list) != 3 {
		t.Errorf("the list: %v %+v", err, list)
	}
	// Chance must begin again if answers are lost, and only then.
	reseeded := func(name string) bool {
		path, _ := s.Path(name)
		c, err := Read(path)
		if err != nil {
			t.Fatal(err)
		}
		seed, ok := c.Records[len(c.Records)-1].(Reseed)
		return ok && seed.Seed == 7
	}
	lossy := bytes.Clone(goldens(t)["evening-six"])
	for at := len(lossy) - 5; ; at -= 11 {
		lossy[at] ^= 1
		if _, lost, err := rescue(lossy); err == nil && lost > 0 {
			break
		}
		lossy[at] ^= 1
	}
	lossyPath, _ := s.Path("Lossy")
	if err := os.WriteFile(lossyPath, lossy, 0o644); err != nil {
		t.Fatal(err)
	}
	if name, err := s.Rescue("Lossy", 7); err != nil || !reseeded(name) {
		t.Errorf("answers are lost, and chance is as it was: %v", err)
	}
	if name, err := s.Rescue("Friday", 7); err != nil || reseeded(name) {
		t.Errorf("no answer is lost, and chance begins anew: %v", err)
	}
	// These are a name already of maximum length, an unknown one, and a file with nothing left.
	long := string(bytes.Repeat([]byte("x"), maxName))
	if path, err := s.Path(long); err != nil || os.WriteFile(path, damaged, 0o644) != nil {
		t.Fatal(err)
	}
	if name, err := s.Rescue(long, 1); err != nil || len(name) > maxName {
		t.Errorf("a long name: %q %v", name, err)
	}
	if _, err := s.Rescue("none", 1); !errors.Is(err, ErrMissing) {
		t.Errorf("none: %v", err)
	}
	if _, err := s.Rescue("", 1); !errors.Is(err, ErrName) {
		t.Errorf("no name: %v", err)
	}
	hopeless, _ := s.Path("Hopeless")
	if err := os.WriteFile(hopeless, append(bytes.Clone(damaged[:preamble]), make([]byte, 500)...), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Rescue("Hopeless", 1); !errors.Is(err, ErrDamaged) || Describe(hopeless).Rescue != nil {
		t.Errorf("nothing is left: %v", err)
	}
}

// A damaged game must be imported unchanged if some of it can be rescued.
func TestImportOfADamagedGame(t *testing.T) {
	s := &Store{Dir: t.TempDir()}
	damaged := bytes.Clone(goldens(t)["evening-four"])
	damaged[len(damaged)/3] ^= 1
	from := filepath.Join(t.TempDir(), "Friday"+Ext)
	if err := os.WriteFile(from, damaged, 0o644); err != nil {
		t.Fatal(err)
	}
	name, err := s.Import(from)
	if err != nil {
		t.Fatal(err)
	}
	path, _ := s.Path(name)
	if now, err := os.ReadFile(path); err != nil || !bytes.Equal(now, damaged) || Describe(path).Rescue == nil {
		t.Errorf("taken in: %v", err)
	}
}
