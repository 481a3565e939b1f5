package render_test

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render/scene/shell"
)

// TestRealWindow plays a round in the real program, in a real window, by the keys and clicks that a player has: three of the four seats are played
// by the computer, and each has had a turn when the save says that turn 5 has begun.
func TestRealWindow(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" {
		t.Skip("played with build/test -long only: it takes some minutes")
	}
	needWindow(t)
	home := t.TempDir()
	path := begun(t, home)
	cmd := exec.Command(build(t), "-load", path)
	cmd.Env = append(os.Environ(), "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home)
	var said strings.Builder
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	defer func() { _ = cmd.Process.Kill() }()
	awaitWindow(t, cmd)
	time.Sleep(time.Second)

	key := func(names ...string) {
		for _, name := range names {
			if out, err := exec.Command("xdotool", "key", "--delay", "40", name).CombinedOutput(); err != nil {
				t.Fatalf("xdotool key %s: %v %s", name, err, out)
			}
			time.Sleep(60 * time.Millisecond)
		}
	}
	hold := func(name string) {
		_ = exec.Command("xdotool", "keydown", name).Run()
		time.Sleep(2500 * time.Millisecond) // long enough where frames are slow
		_ = exec.Command("xdotool", "keyup", name).Run()
		time.Sleep(60 * time.Millisecond)
	}
	window, err := exec.Command("xdotool", "search", "--onlyvisible", "--pid", strconv.Itoa(cmd.Process.Pid)).Output()
	if err != nil {
		t.Fatal(err)
	}
	click := func(x, y int) {
		at := []string{"mousemove", "--window", strings.TrimSpace(string(window)), strconv.Itoa(x), strconv.Itoa(y), "sleep", "0.1", "click", "1"}
		if out, err := exec.Command("xdotool", at...).CombinedOutput(); err != nil {
			t.Fatalf("xdotool %v: %v %s", at, err, out)
		}
		time.Sleep(100 * time.Millisecond)
	}

	r := rand.New(rand.NewPCG(1, 2))
	began := time.Now()
	for turn := 0; turn < 5; {
		select {
		case err := <-ended:
			t.Fatalf("the program ended: %v\n%s", err, said.String())
		default:
		}
		if time.Since(began) > 11*time.Minute {
			shot := filepath.Join(os.TempDir(), "battlestar-window.png")
			_ = exec.Command("import", "-window", "root", shot).Run()
			t.Fatalf("the game stands in turn %d after 11 minutes; what the screen shows: %s", turn, shot)
		}
		switch r.IntN(8) {
		case 0, 1:
			hold("space") // opens a curtain, or goes on
		case 2:
			key("p", "0", "Return") // no action: on the table, and behind a curtain
		case 3, 4:
			key("n", "Return", "Return") // the next legal choice, and again where that is asked for
		case 5, 6:
			click(220+r.IntN(780), 400) // a card behind the curtain
			click(130, 680)             // and what confirms it
		default:
			key("n", "n", "Return", "Return")
		}
		turn = save.Describe(path).Turn
	}
	t.Logf("a round of four took %v by keys and clicks", time.Since(began).Round(time.Second))
}

// begun is the save of a game that has just begun, with one person and three computer players.
func begun(t *testing.T, dir string) string {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: 5, Deal: true, Players: make([]game.Player, 4)}
	seats := make([]table.SeatInfo, 4)
	for i := range seats {
		seats[i] = table.SeatInfo{Name: string(rune('A' + i)), Colour: i, Emblem: i, Bot: "good"}
	}
	seats[0].Bot = ""
	tb, err := table.New(setup, seats, &save.Store{Dir: dir}, "Window", shell.Bots(1))
	if err != nil {
		t.Fatal(err)
	}
	path := tb.Path()
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}
