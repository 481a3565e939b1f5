package uitest

import (
	"net"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render/ui"
)

// Window is a guest in a window of its own on the X11 screen. Input takes the whole path of a player's input: xdotool moves the pointer and presses
// the keys.
type Window struct {
	asker
	id   string
	x, y float64
	held string // the key
}

// Open starts a guest with the command for a test binary, which may be for another system.
func Open(t testing.TB, name string, cmd *exec.Cmd) *Window {
	t.Helper()
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal("uitest: ", err)
	}
	defer ln.Close()
	cmd.Env = append(cmd.Environ(), envGuest+"="+name, envHost+"=", envAsk+"="+ln.Addr().String())
	cmd.Stderr = os.Stderr
	cmd.WaitDelay = time.Second
	if err := cmd.Start(); err != nil {
		t.Fatal("uitest: ", err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	ask, err := accept(t, ln, time.Now().Add(3*time.Minute))
	if err != nil {
		t.Fatal("uitest: ", err)
	}
	w := &Window{asker: ask, id: windowOf(t, cmd.Process.Pid)}
	for len(w.Targets()) == 0 {
		w.Ticks(1)
	}
	return w
}

// windowOf returns the window of a process once it is visible. A search fails if another window closes meanwhile, as some do where Wine begins.
func windowOf(t testing.TB, pid int) string {
	t.Helper()
	for range 5 {
		out, err := exec.Command("xdotool", "search", "--sync", "--onlyvisible", "--pid", strconv.Itoa(pid)).Output()
		if err == nil {
			return strings.Fields(string(out))[0]
		}
		t.Log("uitest: search again: ", err)
		time.Sleep(time.Second)
	}
	t.Fatal("uitest: no window of process ", pid)
	return ""
}

func (w *Window) do(args ...string) {
	w.t.Helper()
	if out, err := exec.Command("xdotool", args...).CombinedOutput(); err != nil {
		w.t.Fatalf("uitest: xdotool %q: %v %s", args, err, out)
	}
}

// Ticks waits until n ticks have passed in the guest.
func (w *Window) Ticks(n int) {
	w.t.Helper()
	for until := w.layout(askTargets).Tick + int64(n); w.layout(askTargets).Tick < until; {
		time.Sleep(5 * time.Millisecond)
	}
}

// Move moves the pointer.
func (w *Window) Move(x, y float64) {
	w.t.Helper()
	w.x, w.y = x, y
	w.do("mousemove", "--window", w.id, strconv.Itoa(int(x)), strconv.Itoa(int(y)))
	w.Ticks(2)
}

// Press holds the left button down.
func (w *Window) Press() {
	w.t.Helper()
	w.do("mousedown", "1")
	w.Ticks(2)
}

// Release releases the left button.
func (w *Window) Release() {
	w.t.Helper()
	w.do("mouseup", "1")
	w.Ticks(3)
}

// Click clicks at a point.
func (w *Window) Click(x, y float64) {
	w.t.Helper()
	if w.x == x && w.y == y { // what has only just appeared under the pointer takes no click
		w.Ticks(ui.FreshTicks)
	}
	w.Move(x, y)
	w.Press()
	w.Release()
}

// KeyDown presses a key and holds it.
func (w *Window) KeyDown(k ebiten.Key) {
	w.t.Helper()
	w.held = keysym(k)
	w.do("keydown", w.held)
	w.Ticks(2)
}

// KeyUp releases the key.
func (w *Window) KeyUp() {
	w.t.Helper()
	w.do("keyup", w.held)
	w.Ticks(2)
}

// Key presses and releases a key.
func (w *Window) Key(k ebiten.Key) {
	w.t.Helper()
	w.KeyDown(k)
	w.KeyUp()
}

// keysym returns the X11 name of a key.
func keysym(k ebiten.Key) string {
	if k == ebiten.KeyEnter {
		return "Return"
	}
	if name := k.String(); name != "Tab" {
		return strings.ToLower(name)
	}
	return "Tab"
}
