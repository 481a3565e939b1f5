package render_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render/scene/shell"
)

// TestKilledAnywhere starts the real program in a real window on the same save again and again, plays with real keys and computer players, and kills
// it at a random instant: while it loads, plays or writes. Nothing that was in the file may be lost, no answer may be missing, and the next start
// must go on from there.
func TestKilledAnywhere(t *testing.T) {
	needWindow(t)
	if runtime.GOOS != "linux" {
		// Elsewhere there is no xdotool. build/test runs on Linux, and tests the Windows build under Wine.
		t.Skip("the window is driven by xdotool, which there is for X11 only")
	}
	kills := 12
	if os.Getenv("BATTLESTAR_LONG") != "" {
		kills = 100
	}
	home := t.TempDir()
	program := build(t)
	k := newKilling(t, filepath.Join(home, "battlestar", "settings.json"), func(path string) *exec.Cmd {
		cmd := exec.Command(program, "-load", path)
		cmd.Env = append(os.Environ(), "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home)
		return cmd
	})
	k.often(kills)
	t.Attr("kills", fmt.Sprintf("%d, %d answers between them, %d lost", kills, k.answers, k.lost))
}

// newKilling prepares to kill a program that keeps its settings in the given file and is started with a save.
func newKilling(t *testing.T, settings string, start func(path string) *exec.Cmd) *killing {
	t.Helper()
	// An X server resets when its last client leaves, and refuses connections meanwhile; keep one client waiting so that it never does.
	client := exec.Command("xdotool", "search", "--sync", "--name", "no window is called so")
	if err := client.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = client.Process.Kill()
		_ = client.Wait()
	})
	k := &killing{
		t: t, start: start, kill: (*os.Process).Kill, saves: t.TempDir(), settings: settings,
		rng: rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1)), had: map[string]int{},
	}
	if err := os.MkdirAll(filepath.Dir(k.settings), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(k.settings, []byte(`{"motion": "off", "volume": 0, "no_guide": true, "seats": [{"Name": "Anna"}]}`), 0o644); err != nil {
		t.Fatal(err)
	}
	return k
}

// often kills the program the given number of times.
func (k *killing) often(kills int) {
	k.t.Helper()
	began := time.Now()
	bots, person := k.begin(4+k.rng.IntN(3), false), k.begin(4, true)
	for n := range kills {
		path := bots
		if n%10 == 9 {
			path = person // the person there answers with keys
		}
		k.round(path, n%5 == 3, path == person)
		if save.Describe(path).Over != nil {
			bots = k.begin(3+k.rng.IntN(4), false)
		}
	}
	if k.answers < kills {
		k.t.Errorf("only %d answers were given between %d kills", k.answers, kills)
	}
	k.t.Logf("%d kills in %v, %d of them before the first answer; %d answers; %d ends torn off, the longest of %d bytes; %d answers lost; %d times the graphics library was quicker",
		kills, time.Since(began).Round(time.Second), k.early, k.answers, k.torn, k.longest, k.lost, k.driver)
}

// killing holds the program that is killed again and again, and counts what comes of it.
type killing struct {
	t        *testing.T
	start    func(path string) *exec.Cmd // the command that opens a save, not yet started
	kill     func(*os.Process) error
	saves    string // a folder
	settings string // a file
	rng      *rand.Rand
	had      map[string]int // number of answers in each save after the last kill

	games, early, answers, torn, longest, lost, driver int
}

// begin writes the save of a game that has just begun, with computer players only or with one person among them, and returns its path.
func (k *killing) begin(players int, person bool) string {
	k.t.Helper()
	k.games++
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: k.rng.Uint64(), Deal: true, Players: make([]game.Player, players)}
	seats := make([]table.SeatInfo, players)
	for i := range seats {
		seats[i] = table.SeatInfo{Name: string(rune('A' + i)), Color: i, Emblem: i, Bot: "random"}
	}
	if person {
		seats[0].Bot = ""
	}
	store := &save.Store{Dir: k.saves}
	tb, err := table.New(setup, seats, store, store.Free("Killed"), shell.Bots())
	if err != nil {
		k.t.Fatal(err)
	}
	if err := tb.Close(); err != nil {
		k.t.Fatal(err)
	}
	return tb.Path()
}

// round starts the program, lets it play for a while, kills it, and checks what is left.
func (k *killing) round(path string, early, person bool) {
	k.t.Helper()
	before := k.read(path)
	cmd := k.start(path)
	var said bytes.Buffer
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		k.t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	if early {
		time.Sleep(time.Duration(k.rng.IntN(1500)) * time.Millisecond)
	} else {
		k.play(path, person)
	}
	time.Sleep(time.Duration(k.rng.IntN(20000)) * time.Microsecond)
	seen := k.read(path)
	select {
	case err := <-ended:
		// A crash inside the graphics library, which the program cannot catch, is one more way to be killed. Any other end is the program's own
		// fault.
		if !strings.Contains(said.String(), "signal arrived during cgo execution") {
			k.t.Fatalf("the program ended by itself: %v\n%s", err, &said)
		}
		first, _, _ := strings.Cut(said.String(), "\ngoroutine ")
		k.t.Logf("the graphics library ended the program: %s", first[max(0, len(first)-300):])
		k.driver++
	default:
		if err := k.kill(cmd.Process); err != nil {
			k.t.Fatal(err)
		}
		<-ended // the error says that it was killed
	}
	if !early && len(seen) == len(before) {
		k.t.Errorf("the program does not go on with %s: for two minutes nothing was saved; it said %q", filepath.Base(path), &said)
	}
	k.check(path, seen)
}

// play presses keys until an answer and a random number of further bytes have been saved, or for two minutes. What opening a game writes does not
// count as an answer.
func (k *killing) play(path string, person bool) {
	more := 1 + k.rng.IntN(600) // bytes
	if person {
		more = 0
	}
	began := time.Now()
	looked, answered := 0, 0 // the size of the save when it was last read, and at the first answer
	var pressed time.Time
	for ; time.Since(began) < 2*time.Minute; time.Sleep(time.Millisecond) {
		file, err := os.Stat(path)
		if err != nil {
			k.t.Fatal(err)
		}
		now := int(file.Size())
		if answered == 0 && now != looked {
			looked = now
			if c, err := save.Read(path); err == nil && k.numbered(c) > k.had[path] {
				answered = now
			}
		}
		if answered > 0 && now >= answered+more {
			return
		}
		if answered > 0 && !person || time.Since(pressed) < 150*time.Millisecond {
			continue
		}
		pressed = time.Now()
		keys := [][]string{{"key", "Return"}} // dismisses the latest report; then the computer players play
		if person {
			keys = [][]string{{"keydown", "space", "sleep", "1.5", "keyup", "space"}, {"key", "--delay", "60", "n", "Return", "Return"}, {"key", "p"}}
		}
		_ = exec.Command("xdotool", keys[k.rng.IntN(len(keys))]...).Run()
	}
}

func (k *killing) read(path string) []byte {
	k.t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		k.t.Fatalf("a file is gone: %v", err)
	}
	return data
}

// check compares what is left with what was seen just before the kill.
func (k *killing) check(path string, seen []byte) {
	k.t.Helper()
	beside := filepath.Join(k.t.TempDir(), "seen"+save.Ext)
	if err := os.WriteFile(beside, seen, 0o644); err != nil {
		k.t.Fatal(err)
	}
	was, err := save.Read(beside)
	if err != nil {
		k.t.Fatalf("what was seen while it played: %v", err)
	}
	left := k.read(path)
	if whole := seen[:len(seen)-was.Torn]; !bytes.HasPrefix(left, whole) {
		k.t.Fatalf("of %d whole bytes seen before the kill, the %d left are not the continuation", len(whole), len(left))
	}
	c, err := save.Read(path)
	if err != nil {
		k.t.Fatalf("what is left: %v", err)
	}
	if c.Torn > 0 {
		k.torn++
		k.longest = max(k.longest, c.Torn)
	}
	n := k.numbered(c)
	k.lost += max(0, k.had[path]-n, k.numbered(was)-n)
	if k.lost > 0 {
		k.t.Fatalf("answers are lost: %d stood after the kill before, %d were seen before this one, %d are left", k.had[path], k.numbered(was), n)
	}
	if n == k.had[path] {
		k.early++
	}
	k.answers += n - k.had[path]
	k.had[path] = n
	g, diverged, err := save.Replay(c.Header.Setup, save.Standing(c.Records), nil)
	if err != nil || len(diverged) > 0 {
		k.t.Fatalf("replayed: %v %v", err, diverged)
	}
	if d := g.Decision(game.Everyone); d != nil && d.Number != n+1 {
		k.t.Fatalf("%d answers stand, and decision %d is asked", n, d.Number)
	}
	g.Close()
	if _, err := os.Stat(k.settings); err != nil {
		k.t.Fatalf("the settings: %v", err)
	}
	if saves, err := filepath.Glob(filepath.Join(k.saves, "*"+save.Ext)); err != nil || len(saves) != k.games {
		k.t.Fatalf("%d saves are left of %d: %v", len(saves), k.games, err)
	}
}

// numbered returns how many answers stand, and checks that they are numbered consecutively.
func (k *killing) numbered(c *save.Contents) int {
	k.t.Helper()
	n := 0
	for _, r := range save.Standing(c.Records) {
		if a, ok := r.(save.Answer); ok {
			if n++; a.Number != n {
				k.t.Fatalf("answer %d stands where %d should", a.Number, n)
			}
		}
	}
	return n
}
