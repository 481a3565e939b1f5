package shot_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render/scene/shell"
)

// build builds the program and returns its path.
func build(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "battlestar")
	if runtime.GOOS == "windows" {
		path += ".exe"
	}
	if out, err := exec.Command("go", "build", "-o", path, "battlestar").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return path
}

// saved plays five turns of a game and returns the path of its file.
func saved(t *testing.T, dir string) string {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: 1, Deal: true, Players: make([]game.Player, 4)}
	seats := make([]table.SeatInfo, 4)
	for i := range seats {
		seats[i] = table.SeatInfo{Name: string(rune('A' + i)), Color: i, Emblem: i, Bot: "random"}
	}
	store := &save.Store{Dir: dir}
	tab, err := table.New(setup, seats, store, "Friday", shell.Bots())
	if err != nil {
		t.Fatal(err)
	}
	for tab.View().Turn < 5 {
		if _, err := tab.Tick(); err != nil {
			t.Fatal(err)
		}
	}
	path := tab.Path()
	if err := tab.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

func write(t *testing.T, path string, data []byte) string {
	t.Helper()
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// result is the outcome of a command.
type result struct {
	status   int
	out, err string
}

func start(t *testing.T, program string, env []string, args ...string) result {
	t.Helper()
	cmd := exec.Command(program, args...)
	var out, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &stderr
	cmd.Env = append(os.Environ(), env...)
	err := cmd.Run()
	status := 0
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		status = exit.ExitCode()
	} else if err != nil {
		t.Fatal(err)
	}
	return result{status, out.String(), stderr.String()}
}

func TestCommandLine(t *testing.T) {
	program := build(t)
	dir := t.TempDir()
	good := saved(t, dir)
	data, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	flipped := bytes.Clone(data)
	flipped[len(flipped)/2] ^= 0x10
	newer := bytes.Clone(data)
	newer[8], newer[9] = 0xFF, 0xFF
	path := func(name string, data []byte) string { return write(t, filepath.Join(dir, name), data) }
	missing := filepath.Join(dir, "missing.bsg")
	damaged, foreign := path("damaged.bsg", flipped), path("letter.bsg", []byte("Dear Saul,\n"))
	empty, short, future := path("empty.bsg", nil), path("short.bsg", data[:30]), path("newer.bsg", newer)
	noDisplay := []string{"DISPLAY=", "WAYLAND_DISPLAY="}
	picture := filepath.Join(dir, "shot.png")

	bad := []struct {
		name string
		env  []string
		args []string
		says string // part of the sentence
	}{
		{"unknown command", nil, []string{"dance"}, `there is no command "dance"`},
		{"unknown flag", nil, []string{"-dance"}, "-dance"},
		{"argument after a flag", nil, []string{"-version", "now"}, `"now"`},
		{"a game alone", noDisplay, []string{path("FRIDAY.BSG", data)}, "no display"},
		{"a game alone: missing", nil, []string{missing}, "missing"},
		{"a game alone: damaged", nil, []string{damaged}, "damaged"},
		{"two games", nil, []string{missing, missing}, "no command"},
		{"empty command", nil, []string{""}, `""`},
		{"sim: unknown flag", nil, []string{"sim", "-dance"}, "-dance"},
		{"sim: unknown box", nil, []string{"sim", "-boxes", "base,razor"}, `"razor"`},
		{"sim: unknown option", nil, []string{"sim", "-options", "dancing"}, `"dancing"`},
		{"sim: unknown bots", nil, []string{"sim", "-bots", "best"}, `"best"`},
		{"sim: no games", nil, []string{"sim", "-games", "0"}, "0"},
		{"sim: too many players", nil, []string{"sim", "-players", "9"}, "9 players"},
		{"sim: too few players", nil, []string{"sim", "-players", "-1"}, "players"},
		{"sim: not a number", nil, []string{"sim", "-games", "many"}, `"many"`},
		{"sim: an argument", nil, []string{"sim", "all"}, `"all"`},
		{"content: an argument", nil, []string{"content", "all"}, `"all"`},
		{"scenario: no file", nil, []string{"scenario"}, "needs the files"},
		{"replay: nothing", nil, []string{"replay"}, "one saved game"},
		{"replay: missing", nil, []string{"replay", missing}, "missing"},
		{"replay: a folder", nil, []string{"replay", dir}, "director"},
		{"replay: damaged", nil, []string{"replay", damaged}, "damaged"},
		{"replay: foreign", nil, []string{"replay", foreign}, "not a saved game"},
		{"replay: empty", nil, []string{"replay", empty}, "not a saved game"},
		{"replay: truncated", nil, []string{"replay", short}, "saved game"},
		{"replay: newer", nil, []string{"replay", future}, "newer"},
		{"load: missing", nil, []string{"-load", missing}, "missing"},
		{"load: damaged", nil, []string{"-load", damaged}, "damaged"},
		{"load: foreign", nil, []string{"-load", foreign}, "not a saved game"},
		{"load: truncated", nil, []string{"-load", short}, "saved game"},
		{"window: no display", noDisplay, []string{"-load", good}, "display"},
		{"window: a display that is not there", []string{"DISPLAY=:987"}, nil, "display"},
		{"shot: no display", noDisplay, []string{"shot", "-o", picture}, "display"},
		{"shot: unknown scene", nil, []string{"shot", "-scene", "bar"}, `"bar"`},
		{"shot: unknown size", nil, []string{"shot", "-size", "large"}, `"large"`},
		{"shot: no size", nil, []string{"shot", "-size", "0x0"}, "0x0"},
		{"shot: too large", nil, []string{"shot", "-size", "100000x100000"}, "100000x100000"},
		{"shot: unknown seat", nil, []string{"shot", "-seat", "12"}, "12"},
		{"shot: load and seed", nil, []string{"shot", "-seed", "1", "-load", good}, "not of both"},
		{"shot: load missing", nil, []string{"shot", "-load", missing}, "missing"},
		{"shot: nowhere to write", []string{"DISPLAY=:987"}, []string{"shot", "-o", filepath.Join(dir, "no", "shot.png")}, "shot.png"},
		{"shot: a display that is not there", []string{"DISPLAY=:987"}, []string{"shot", "-scene", "settings", "-o", picture}, "display"},
	}
	for _, c := range bad {
		t.Run(c.name, func(t *testing.T) {
			if len(c.env) > 0 && runtime.GOOS != "linux" {
				t.Skip("displays are named so under Linux only")
			}
			r := start(t, program, c.env, c.args...)
			if r.status != 1 {
				t.Errorf("exit status %d", r.status)
			}
			lines := strings.Split(strings.TrimSuffix(r.err, "\n"), "\n")
			if len(lines) != 1 || !strings.HasPrefix(r.err, "battlestar: ") {
				t.Errorf("not one sentence on stderr: %q", r.err)
			}
			if !strings.Contains(strings.ToLower(r.err), strings.ToLower(c.says)) {
				t.Errorf("%q does not say %q", r.err, c.says)
			}
			if strings.Contains(r.err+r.out, "goroutine") || strings.Contains(r.err+r.out, "panic") {
				t.Errorf("a stack trace: %q", r.err+r.out)
			}
			if r.out != "" {
				t.Errorf("on stdout: %q", r.out)
			}
		})
	}

	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"-version"}, "battlestar "},
		{[]string{"-help"}, "usage:"},
		{[]string{"sim", "-help"}, "-players"},
		{[]string{"shot", "-help"}, "-scene"},
		{[]string{"sim", "-games", "2", "-players", "3", "-json"}, `"violations":[]`},
		{[]string{"sim", "-bots", "good"}, "1 games"},
		{[]string{"content", "-json"}, `"id": "laura-roslin"`},
		{[]string{"content"}, "base crisis "},
		{[]string{"replay", good}, "A "},
	} {
		r := start(t, program, noDisplay, c.args...)
		if r.status != 0 || r.err != "" || !strings.Contains(r.out, c.says) {
			t.Errorf("%q: status %d, stderr %q, stdout without %q: %.300q", c.args, r.status, r.err, c.says, r.out)
		}
	}
}
