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

	"github.com/hajimehoshi/ebiten/v2"
)

// bareWindow is the environment variable that turns this test binary into a bare Ebitengine window, to compare the game with.
const bareWindow = "BATTLESTAR_BARE_WINDOW"

func TestMain(m *testing.M) {
	if os.Getenv(bareWindow) != "" {
		ebiten.SetWindowSize(1280, 720)
		if err := ebiten.RunGame(bare{}); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// bare is a game that draws nothing in its window.
type bare struct{}

func (bare) Update() error              { return nil }
func (bare) Draw(*ebiten.Image)         {}
func (bare) Layout(w, h int) (int, int) { return w, h }

// mostMemory bounds the peak memory of the process, in MB. The peak comes with the first picture of a table, and about 300 are needed.
const mostMemory = 350

// TestIdle reports how much of a processor the idle game uses and how long its first picture takes (Ebitengine shows a window once it has drawn it),
// as ratios to a bare window measured in the same minute, and beside them their targets. It does not assert these, as such figures are noisy. It does
// assert a bound on the memory.
func TestIdle(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" {
		t.Skip("measured with build/test -long only: it takes a minute and asserts nothing")
	}
	needWindow(t)
	program := build(t)
	save := filepath.Join(t.TempDir(), "idle.bsg")
	data, err := os.ReadFile("../game/save/testdata/base-four.bsg")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(save, data, 0o644); err != nil {
		t.Fatal(err)
	}
	var first, idleTitle, idleTable []float64
	var most int
	for round := range 3 {
		bareStart, bareIdle, bareMemory := measure(t, exec.Command(os.Args[0]), bareWindow+"=1")
		titleStart, titleIdle, titleMemory := measure(t, exec.Command(program))
		_, tableIdle, tableMemory := measure(t, exec.Command(program, "-load", save))
		t.Logf("round %d: peak memory %d MB bare, %d MB title, %d MB table", round, bareMemory, titleMemory, tableMemory)
		if now := max(titleMemory, tableMemory); now > mostMemory {
			t.Errorf("the process takes %d MB, more than %d", now, mostMemory)
		}
		most = max(most, titleMemory, tableMemory)
		first = append(first, float64(titleStart)/float64(bareStart))
		idleTitle, idleTable = append(idleTitle, titleIdle/bareIdle), append(idleTable, tableIdle/bareIdle)
		t.Logf("round %d: first window %v bare, %v title (%.2f times); idle %.1f %% of a core bare, title %.1f %% (%.2f times), table %.1f %% (%.2f times)",
			round, bareStart, titleStart, float64(titleStart)/float64(bareStart), bareIdle, titleIdle, titleIdle/bareIdle, tableIdle, tableIdle/bareIdle)
	}
	figure := func(key string, rounds []float64) {
		slices.Sort(rounds)
		t.Attr(key, fmt.Sprintf("%.2f times a bare window, at most 1.50 (%.2f to %.2f)", rounds[1], rounds[0], rounds[2]))
	}
	figure("first-picture", first)
	figure("idle-title", idleTitle)
	figure("idle-table", idleTable)
	t.Attr("peak-memory-of-a-window", fmt.Sprintf("%d MB, at most %d", most, mostMemory))
}

// needWindow skips a test where no real window can be opened and driven.
func needWindow(t *testing.T) {
	t.Helper()
	if os.Getenv("DISPLAY") == "" {
		t.Skip("there is no display") // build/test always provides one, with xvfb-run
	}
	if _, err := exec.LookPath("xdotool"); err != nil {
		// build/test installs it; without it, a plain go test still runs all tests that need no real window.
		t.Skip("xdotool, which finds windows and presses keys, is not installed")
	}
}

// build builds the program as it is shipped.
func build(t *testing.T) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "battlestar")
	cmd := exec.Command("go", "build", "-o", program, "battlestar")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return program
}

// awaitWindow waits until a program shows its window.
func awaitWindow(t *testing.T, cmd *exec.Cmd) {
	t.Helper()
	began := time.Now()
	for exec.Command("xdotool", "search", "--onlyvisible", "--pid", strconv.Itoa(cmd.Process.Pid)).Run() != nil {
		if time.Since(began) > 3*time.Minute { // Wine sets up its Windows first, and the machine may be busy
			t.Fatalf("%s shows no window", cmd.Path)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// measure starts a program with a window. It returns the time until the window appears, the share of a core that it uses in ten idle seconds, in
// percent, and its peak memory in MB.
func measure(t *testing.T, cmd *exec.Cmd, env ...string) (start time.Duration, idle float64, memory int) {
	t.Helper()
	home := t.TempDir()
	cmd.Env = append(append(os.Environ(), "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home), env...)
	began := time.Now()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}()
	awaitWindow(t, cmd)
	start = time.Since(began).Round(time.Millisecond)
	pid := strconv.Itoa(cmd.Process.Pid)
	time.Sleep(5 * time.Second)
	before := ticks(t, pid)
	time.Sleep(10 * time.Second)
	return start, float64(ticks(t, pid)-before) / 10, memoryOf(t, pid, "VmHWM") // 100 ticks a second: percent of a core
}

// memoryOf returns the memory that a process has (VmRSS) or has had at most (VmHWM), in MB. Under software GL it includes what would otherwise lie on
// the graphics card.
func memoryOf(t *testing.T, pid, which string) int {
	t.Helper()
	data, err := os.ReadFile("/proc/" + pid + "/status")
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(data), which+":")
	kB, err := strconv.Atoi(strings.Fields(after)[0])
	if err != nil {
		t.Fatal(err)
	}
	return kB / 1024
}

// ticks returns the processor time that a process has used, in hundredths of a second.
func ticks(t *testing.T, pid string) int {
	t.Helper()
	data, err := os.ReadFile("/proc/" + pid + "/stat")
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(data), ") ")
	fields := strings.Fields(after)
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return user + system
}
