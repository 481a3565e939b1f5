package save

import (
	"bufio"
	"errors"
	"os"
	"os/exec"
	"testing"
	"time"
)

// A second program must be refused while the first has the save open, and must get it after the first is killed, which never unlocks anything
// itself.
func TestTwoProcesses(t *testing.T) {
	if path := os.Getenv("BATTLESTAR_TEST_HOLDS"); path != "" {
		j, _, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := j.Append(Reseed{Seed: 5}); err != nil {
			t.Fatal(err)
		}
		os.Stdout.WriteString("open\n")
		time.Sleep(time.Hour) // until killed; without a pending timer the program would end on its own
	}
	s := &Store{Dir: t.TempDir()}
	keep(t, s, "evening", 20)
	path, _ := s.Path("evening")
	records := func() int {
		c, err := Read(path)
		if err != nil {
			t.Fatal(err)
		}
		return len(c.Records)
	}
	for round := range 3 {
		had := records()
		first := exec.Command(os.Args[0], "-test.run=^TestTwoProcesses$")
		first.Env = append(os.Environ(), "BATTLESTAR_TEST_HOLDS="+path)
		out, err := first.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := first.Start(); err != nil {
			t.Fatal(err)
		}
		if lines := bufio.NewScanner(out); !lines.Scan() || lines.Text() != "open" {
			t.Fatalf("the first program says %q", lines.Text())
		}
		if _, _, err := Open(path); !errors.Is(err, ErrInUse) {
			t.Errorf("round %d: a second program opens it: %v", round, err)
		} else {
			clear(t, err)
		}
		if err := s.Delete("evening"); !errors.Is(err, ErrInUse) {
			t.Errorf("round %d: a second program deletes it: %v", round, err)
		}
		if list, err := s.List(); err != nil || len(list) != 1 || list[0].Err != nil {
			t.Errorf("round %d: a second program cannot list it: %v %+v", round, err, list)
		}
		if err := first.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		if err := first.Wait(); err == nil {
			t.Fatal("the first program was not killed")
		}
		j, c, err := Open(path)
		if err != nil || len(c.Records) != had+1 {
			t.Fatalf("round %d: after the first was killed: %v", round, err)
		}
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
