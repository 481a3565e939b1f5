package render_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb/xproto"

	"battlestar/render"
	"battlestar/render/ui"
)

// named lists the keys that the program names, with the names that xdotool has for them.
var named = []struct{ key, x string }{
	{"+", "plus"},
	{"-", "minus"},
	{"Enter", "Return"},
	{"Space", "space"},
	{"Esc", "Escape"},
	{"Del", "Delete"},
	{"Back", "BackSpace"},
	{"PgUp", "Prior"},
	{"PgDn", "Next"},
	{"Home", "Home"},
	{"End", "End"},
	{"Pause", "Pause"},
	{"F1", "F1"},
	{"F2", "F2"},
	{"F3", "F3"},
	{"F9", "F9"},
	{"+", "KP_Add"},
	{"-", "KP_Subtract"},
	{"Enter", "KP_Enter"},
}

// listener prints each key that it hears on a line, after a first line that says its window is ready.
type listener struct {
	keys  []ui.Key
	ready bool
}

func (l *listener) Frame(u *ui.UI, _ *render.App) {
	// Ebitengine shows the window after the first picture, and takes the keyboard focus for it twice.
	if u.Tick < 10 {
		u.Wake(1)
	} else if !l.ready {
		l.ready = true
		fmt.Println("ready")
	}
	for _, k := range l.keys {
		if u.Typed(k) {
			fmt.Println(k)
		}
	}
}

// listening is the environment variable that turns this test into a program with a window; its value lists the keys to listen to.
const listening = "BATTLESTAR_LISTEN"

// TestKeysInAWindow strikes every key that the program names, in a real window on six keyboards: that key must be heard, and nothing else. Without
// BATTLESTAR_LONG it tries only the three keyboards that differ most.
func TestKeysInAWindow(t *testing.T) {
	if keys := os.Getenv(listening); keys != "" {
		l := &listener{}
		for _, k := range strings.Fields(keys) {
			l.keys = append(l.keys, ui.Key(k))
		}
		app, err := render.New(func(*render.App) render.Scene { return l })
		if err != nil {
			t.Fatal(err)
		}
		t.Fatal(app.Run("keys", nil))
	}
	needWindow(t)
	if _, err := exec.LookPath("setxkbmap"); err != nil {
		t.Skip("setxkbmap is not installed; build/test installs it")
	}

	var keys, strokes, want []string
	for c := 'A'; c <= 'Z'; c++ {
		strokes, want = append(strokes, strings.ToLower(string(c))), append(want, string(c))
	}
	for c := '0'; c <= '9'; c++ {
		strokes, want = append(strokes, string(c), "KP_"+string(c)), append(want, string(c), string(c))
	}
	for _, k := range named {
		strokes, want = append(strokes, k.x), append(want, k.key)
	}
	for _, k := range want {
		if !slices.Contains(keys, k) {
			keys = append(keys, k)
		}
	}
	for _, k := range keysOfScenes(t) {
		if !slices.Contains(keys, k) {
			t.Errorf("the program names the key %s, which is struck by nobody here", k)
		}
	}

	unsigned := slices.DeleteFunc(slices.Clone(keys), func(k string) bool { return k == "+" || k == "-" })
	digits := []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "0"}
	row := []string{"10", "11", "12", "13", "14", "15", "16", "17", "18", "19"} // keycodes of the digit row, struck without Shift
	nothing := map[string]string{"de": "20 21 34 47 48", "hu": "19 20 21", "fr": "20 58 59", "cz": "20 21", "ch": "20 21"}
	s := newScreen(t, 1600, 900, 0) // a screen of its own, so that no other test's keyboard changes
	all, bare := listen(s, keys), listen(s, unsigned)
	layouts := []string{"us", "hu", "fr", "de", "cz", "ch"}
	if os.Getenv("BATTLESTAR_LONG") == "" {
		layouts = layouts[:3]
	}
	for _, on := range layouts {
		s.tell("setxkbmap", on)
		all.strike(on, strokes, want)
		all.silent(on, strings.Fields(nothing[on]))
		if on == "hu" { // 0 lies left of 1
			row[9] = "49"
		} else {
			row[9] = "19"
		}
		bare.strike(on, row, digits)
	}
}

// window is a listener with its window.
type window struct {
	s     *screen
	id    xproto.Window
	lines chan string
}

// listen starts a listener and waits until it is ready. Its window takes the keyboard from the one that has it.
func listen(s *screen, keys []string) *window {
	s.t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^TestKeysInAWindow$")
	cmd.Env = append(s.env, listening+"="+strings.Join(keys, " "))
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		s.t.Fatal(err)
	}
	w := &window{s: s, id: s.window(cmd), lines: make(chan string, 1000)}
	go func() {
		for lines := bufio.NewScanner(out); lines.Scan(); {
			w.lines <- lines.Text()
		}
		close(w.lines)
	}()
	if line := w.next(); line != "ready" {
		s.t.Fatalf("the window says %q", line)
	}
	return w
}

// next returns the key that is heard next.
func (w *window) next() string {
	w.s.t.Helper()
	select {
	case line := <-w.lines:
		return line
	case <-time.After(20 * time.Second):
		w.s.t.Fatalf("nothing is heard; the screen shows %s", w.s.keep())
		return ""
	}
}

// strike strikes the keys one by one, since two in one tick could be heard in any order, and reports those that are heard as another key.
func (w *window) strike(on string, keys, want []string) {
	w.s.t.Helper()
	xproto.SetInputFocus(w.s.conn, xproto.InputFocusParent, w.id, xproto.TimeCurrentTime)
	w.s.sync()
	time.Sleep(time.Second) // a key that is down when the focus comes counts as held since before
	for i, key := range keys {
		w.s.tell("xdotool", "key", key)
		if got := w.next(); got != want[i] {
			w.s.t.Errorf("%s: for %s is heard %s, not %s", on, key, got, want[i])
		}
	}
}

// silent strikes keys that must not be heard.
func (w *window) silent(on string, keys []string) {
	w.s.t.Helper()
	for _, key := range keys {
		w.s.tell("xdotool", "key", key, "sleep", "0.1", "key", "F1")
		if got := w.next(); got != "F1" {
			w.s.t.Errorf("%s: for %s is heard %s", on, key, got)
			w.next()
		}
	}
}

// keysOfScenes returns the keys that the source of the scenes names.
func keysOfScenes(t *testing.T) []string {
	t.Helper()
	var keys []string
	for _, pattern := range []string{"scene/*.go", "scene/*/*.go", "board/*.go"} {
		paths, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range paths {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			for _, found := range regexp.MustCompile(`(?:Key: *|Typed\(|ui\.Key\(|Key += *|Key ui\.Key = )"([^"]+)"`).FindAllStringSubmatch(string(text), -1) {
				keys = append(keys, found[1])
			}
		}
	}
	if len(keys) < 50 {
		t.Fatalf("the scenes name %d keys", len(keys))
	}
	return keys
}
