package render_test

import (
	"fmt"
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

// TestRealWindow plays a round in the real program, in a real window, with the keys and clicks that a player has. The computer plays three of the
// four seats, and each seat has had a turn when the save says that turn 5 has begun.
func TestRealWindow(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" {
		t.Skip("played with build/test -long only: it takes some minutes")
	}
	needWindow(t)
	home := t.TempDir()
	path := begun(t, home, 5, "")
	cmd := exec.Command(build(t), "-load", path)
	cmd.Env = append(os.Environ(), "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home)
	playTurns(t, cmd, path, 5)
}

// playTurns starts the program and plays with keys and clicks until the save says that the given turn has begun.
func playTurns(t *testing.T, cmd *exec.Cmd, path string, until int) {
	t.Helper()
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
		time.Sleep(2500 * time.Millisecond) // long enough even where frames are slow
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
	size, stands := int64(0), 0 // of the save, and how many tries have not changed it
	for turn := 0; turn < until; {
		select {
		case err := <-ended:
			t.Fatalf("the program ended: %v\n%s", err, said.String())
		default:
		}
		if time.Since(began) > 20*time.Minute { // beside other tests it takes up to 8
			shot := filepath.Join(os.TempDir(), "battlestar-window.png")
			_ = exec.Command("import", "-window", "root", shot).Run()
			t.Fatalf("the game stands in turn %d after 20 minutes; what the screen shows: %s", turn, shot)
		}
		switch r.IntN(8) {
		case 0, 1:
			hold("space") // opens a curtain, or goes on
		case 2:
			key("1", "p", "p", "Return") // the curtain again; no action, on the table and behind a curtain
		case 3, 4:
			key("n", "Return", "Return") // the next legal choice, and once more where it has to be confirmed
		case 5, 6:
			click(220+r.IntN(780), 400) // a card behind the curtain
			click(130, 680)             // and the button that confirms it
		default:
			key("n", "n", "Return", "Return")
		}
		key("F2") // a note of the guide, for which the computer players wait
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if stands++; info.Size() != size {
			size, stands = info.Size(), 0
		}
		if stands%8 == 7 { // seldom: what is asked behind a curtain can only be chosen there
			click(1187, 341) // closes the curtain, for which the computer players wait too
		}
		turn = save.Describe(path).Turn
	}
	t.Logf("to turn %d of four players took %v by keys and clicks", until, time.Since(began).Round(time.Second))
}

// begun writes the save of a game that has just begun and returns its path. There are three computer players, and at the first seat the given bot or,
// for "", a person.
func begun(t *testing.T, dir string, seed uint64, first string) string {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true, Players: make([]game.Player, 4)}
	seats := make([]table.SeatInfo, 4)
	for i := range seats {
		seats[i] = table.SeatInfo{Name: string(rune('A' + i)), Color: i, Emblem: i, Bot: "good"}
	}
	seats[0].Bot = first
	tb, err := table.New(setup, seats, &save.Store{Dir: dir}, fmt.Sprint("Window ", seed), shell.Bots())
	if err != nil {
		t.Fatal(err)
	}
	path := tb.Path()
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestBotsInAWindow leaves bots alone in the real program, in a real window, for five minutes of games, without any input. With motion off there is
// nothing to wait for, so they must never stand still. Where ticks can be counted, another test bounds them; here the frames of a busy machine come
// late.
func TestBotsInAWindow(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" {
		t.Skip("watched with build/test -long only: it takes five minutes")
	}
	needWindow(t)
	program := build(t)
	var longest time.Duration
	began, games, grown := time.Now(), uint64(0), 0
	for time.Since(began) < 5*time.Minute {
		games++
		home := t.TempDir()
		s := shell.New(nil, nil, filepath.Join(home, "battlestar", "settings.json"))
		s.Settings.Motion, s.Settings.Mute, s.Settings.NoGuide = shell.Off, true, true
		s.Keep()
		path := begun(t, home, games, "good")
		cmd := exec.Command(program, "-load", path)
		cmd.Env = append(os.Environ(), "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		awaitWindow(t, cmd)
		time.Sleep(time.Second)
		for range 3 { // to the table
			_ = exec.Command("xdotool", "key", "Return").Run()
			time.Sleep(200 * time.Millisecond)
		}
		size, since := int64(0), time.Now()
		for {
			time.Sleep(50 * time.Millisecond)
			file, err := os.Stat(path)
			if err != nil {
				t.Fatal(err)
			}
			if silent := time.Since(since); file.Size() != size {
				longest = max(longest, silent)
				size, since, grown = file.Size(), time.Now(), grown+1
			} else if silent > mostSilent {
				last, err := table.Last(path)
				if err != nil {
					t.Fatal(err)
				}
				if last.View.Over == nil {
					t.Errorf("game %d stands still in turn %d since %v (never more than %v before): asked is %s", games, last.View.Turn, silent, longest, last.View.Decision.Kind)
				}
				break
			}
		}
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		if t.Failed() {
			return
		}
	}
	if grown < 100 {
		t.Errorf("the saves grew only %d times", grown)
	}
	t.Logf("%d games, never more than %v between two answers", games, longest.Round(time.Millisecond))
}

// mostSilent bounds how long bots may stand still in a window.
const mostSilent = 30 * time.Second
