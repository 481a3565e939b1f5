package render_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
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

// quickSettings writes settings with which nothing has to be waited for: no guide, no sound, fast ships. The program's own code writes and reads
// them, so that none of them goes by another name.
func quickSettings(t *testing.T, path string) {
	t.Helper()
	s := shell.New(nil, nil, path)
	s.Settings.Motion, s.Settings.Mute, s.Settings.NoGuide = shell.Fast, true, true
	s.Settings.Bots, s.Settings.Telling, s.Settings.Bars = shell.Quick, shell.Quick, shell.Quick
	s.Keep()
	if s.Notice != "" {
		t.Fatal(s.Notice)
	}
	got, err := shell.ReadSettings(path)
	if err != nil || got.Motion != shell.Fast || got.Bots != shell.Quick || got.Telling != shell.Quick || got.Bars != shell.Quick || !got.Mute || !got.NoGuide {
		t.Fatalf("the settings read are %+v, %v", got, err)
	}
}

// TestQuickSettings checks that the settings of the evening are read as they were meant, even where the evening itself is skipped.
func TestQuickSettings(t *testing.T) {
	quickSettings(t, filepath.Join(t.TempDir(), "battlestar", "settings.json"))
}

// mostOfAnEvening bounds what the process may take over an evening, in MB: the pictures of cards that were looked at in large stay for a while.
const mostOfAnEvening = 400

// TestMemoryOfAnEvening watches the memory of the real program in a real window while it plays a whole seven-player game with all boxes. Ships fly,
// the fleet jumps to other skies, and meanwhile the test looks at things in large, at the log, the menu and the whole board. The memory must stay
// within its bound and must not grow in the last third of the evening.
func TestMemoryOfAnEvening(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" {
		t.Skip("watched with build/test -long only: it plays for some minutes")
	}
	needWindow(t)
	home := t.TempDir()
	quickSettings(t, filepath.Join(home, "battlestar", "settings.json"))
	setup := game.Setup{
		Boxes: []card.ID{"base", "pegasus", "exodus", "daybreak"}, Seed: 5, Deal: true, Players: make([]game.Player, 7),
		Options: []string{card.OptionCylonFleet, card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonLeader, card.OptionSearchForHome},
	}
	seats := make([]table.SeatInfo, len(setup.Players))
	for i := range seats {
		seats[i] = table.SeatInfo{Name: string(rune('A' + i)), Color: i, Emblem: i, Bot: "random"}
	}
	store := &save.Store{Dir: home}
	tb, err := table.New(setup, seats, store, store.Free("Evening"), shell.Bots())
	if err != nil {
		t.Fatal(err)
	}
	if err := tb.Close(); err != nil {
		t.Fatal(err)
	}

	cmd := exec.Command(build(t), "-load", tb.Path())
	cmd.Env = append(os.Environ(), "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home)
	var said strings.Builder // the stack trace, if it dies
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	defer func() {
		_ = cmd.Process.Kill()
		<-ended
	}()
	awaitWindow(t, cmd)
	// What a player does meanwhile, one after the other; Return dismisses what is told, and lets the game go on.
	looks := []string{
		"key Return", "mousemove 640 350 mousedown 2 sleep 1 mouseup 2", "key Tab", "key Return", "key l sleep 1 key l", "mousemove 1000 660 mousedown 2 sleep 1 mouseup 2",
		"key Escape sleep 1 key Escape", "key Return", "mousemove 400 120 mousedown 2 sleep 1 mouseup 2", "mousemove 120 200 sleep 1 key Tab", "key Return",
	}
	pid := strconv.Itoa(cmd.Process.Pid)
	var taken []int // in MB, one sample every second or two
	began := time.Now()
	for n := 0; time.Since(began) < 5*time.Minute && save.Describe(tb.Path()).Over == nil; n++ {
		_ = exec.Command("xdotool", strings.Fields(looks[n%len(looks)])...).Run()
		time.Sleep(time.Second)
		select {
		case err := <-ended:
			ended <- err
			t.Fatalf("the program ended by itself: %v\n%s", err, said.String())
		default:
		}
		taken = append(taken, memoryOf(t, pid, "VmRSS"))
	}
	info := save.Describe(tb.Path())
	if len(taken) < 30 || info.Turn < 5 {
		t.Fatalf("the evening ended at turn %d after %d looks: this shows little", info.Turn, len(taken))
	}
	third := len(taken) / 3
	first, middle, last := slices.Max(taken[:third]), slices.Max(taken[third:2*third]), slices.Max(taken[2*third:])
	before, most := max(first, middle), slices.Max(taken)
	t.Attr("memory-of-an-evening", fmt.Sprintf("%d MB at most; in the first third %d, in the second %d, in the last %d", most, first, middle, last))
	t.Logf("%v, %d turns, over: %v; memory in MB: %v", time.Since(began).Round(time.Second), info.Turn, info.Over != nil, taken)
	if most > mostOfAnEvening {
		t.Errorf("the process takes %d MB, more than %d", most, mostOfAnEvening)
	}
	if last > before+before/10 { // until then much is drawn for the first time
		t.Errorf("the memory grows over the evening, in the last third to %d MB from %d before", last, before)
	}
}
