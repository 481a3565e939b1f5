package save

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"battlestar/game"
)

// The program is killed while writing, or its file is damaged, at each record around the landing on New Caprica and the return of Galactica.
// Records that were written whole must survive, and a rescued game must be in a state that the table once had.
func TestLandingAndReturnOutlastAKill(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "caprica-in-orbit"+Ext))
	if err != nil {
		t.Fatal(err)
	}
	c, _, err := contents(data)
	if err != nil {
		t.Fatal(err)
	}
	states, whole := stood(t, c), ends(t, data)
	begins := map[game.Stage]uint64{} // the state at the beginning of each stage
	g, _, err := Replay(c.Header.Setup, Standing(c.Records), func(g *game.Game, _ Record) {
		if s := g.State(); begins[s.Stage()] == 0 {
			begins[s.Stage()] = s.Hash()
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	g.Close()
	path := filepath.Join(t.TempDir(), "killed"+Ext)
	for _, stage := range []game.Stage{game.Occupied, game.InOrbit} {
		at := 0
		for at < len(states) && states[at] != begins[stage] {
			at++
		}
		if at == len(states) {
			t.Fatalf("stage %d does not begin in the golden save", stage)
		}
		for n := at - 4; n < at+4; n++ { // the number of whole records before the torn one
			from, to := whole[n], whole[n+1]
			for _, cut := range []int{from + 1, (from + to) / 2, to - 1} {
				if err := os.WriteFile(path, data[:cut], 0o644); err != nil {
					t.Fatal(err)
				}
				j, left, err := Open(path)
				if err != nil {
					t.Fatalf("killed at byte %d, %d records behind the beginning of stage %d: %v", cut, n-at, stage, err)
				}
				if len(left.Records) != n || left.Torn != cut-from {
					t.Errorf("killed at byte %d: %d records and %d bytes more, not %d and %d", cut, len(left.Records), left.Torn, n, cut-from)
				}
				j.Close()
				g, diverged, err := Replay(left.Header.Setup, Standing(left.Records), nil)
				if err != nil || len(diverged) > 0 {
					t.Fatalf("killed at byte %d: %v %v", cut, diverged, err)
				}
				if g.State().Hash() != states[n-1] {
					t.Errorf("killed at byte %d, %d records behind the beginning of stage %d: another state than there was", cut, n-at, stage)
				}
				g.Close()
			}
			damaged := bytes.Clone(data)
			damaged[(from+to)/2] ^= 1
			if state, _, _ := rescued(t, damaged); !contains(states, state) {
				t.Errorf("damaged at record %d, %d behind the beginning of stage %d: rescued is a state that never was", n, n-at, stage)
			}
		}
	}
}
