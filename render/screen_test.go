package render_test

import (
	"bytes"
	"fmt"
	"image"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

// screen is a test's own X server. It has no window manager and no compositor until the test starts one.
type screen struct {
	t    *testing.T
	env  []string
	conn *xgb.Conn
	root xproto.Window
	w, h uint16

	covers xproto.Window // a window of another program, over everything
}

// newScreen starts a server with a screen of w by h pixels. dpi is the resolution that the desktop announces (144 for a scale of 1.5), or 0 for none.
func newScreen(t *testing.T, w, h uint16, dpi int) *screen {
	t.Helper()
	if _, err := exec.LookPath("Xvfb"); err != nil {
		t.Skip("Xvfb is not installed; build/test installs it")
	}
	number, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	home := t.TempDir()
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", w, h), "-noreset", "-nolisten", "tcp")
	server.ExtraFiles = []*os.File{write}
	s := &screen{t: t, w: w, h: h}
	s.start(server)
	write.Close()
	line := make([]byte, 16)
	n, err := number.Read(line)
	if err != nil {
		t.Fatal(err)
	}
	display := ":" + strings.TrimSpace(string(line[:n]))
	s.env = append(os.Environ(), "DISPLAY="+display, "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home, "XDG_STATE_HOME="+home)
	xgb.Logger.SetOutput(io.Discard)
	if s.conn, err = xgb.NewConnDisplay(display); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.conn.Close)
	s.root = xproto.Setup(s.conn).DefaultScreen(s.conn).Root
	if err := xtest.Init(s.conn); err != nil {
		t.Fatal(err)
	}
	if dpi > 0 {
		value := fmt.Sprintf("Xft.dpi:\t%d\n", dpi)
		xproto.ChangeProperty(s.conn, xproto.PropModeReplace, s.root, xproto.AtomResourceManager, xproto.AtomString, 8, uint32(len(value)), []byte(value))
	}
	s.point(w-1, h-1)
	return s
}

// start starts a program that is killed when the test ends.
func (s *screen) start(cmd *exec.Cmd) {
	s.t.Helper()
	if err := cmd.Start(); err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
}

// run starts a window manager or a compositor, and gives it time to begin.
func (s *screen) run(name string, args ...string) {
	s.t.Helper()
	if _, err := exec.LookPath(name); err != nil {
		s.t.Skip(name + " is not installed; build/test installs it")
	}
	cmd := exec.Command(name, args...)
	cmd.Env = s.env
	s.start(cmd)
	time.Sleep(2 * time.Second)
}

// open starts the program and waits for its window.
func (s *screen) open(program string, args ...string) xproto.Window {
	s.t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Env = s.env
	return s.window(cmd)
}

// window starts a program and waits for its window.
func (s *screen) window(cmd *exec.Cmd) xproto.Window {
	s.t.Helper()
	s.start(cmd)
	pid := s.atom("_NET_WM_PID")
	var window xproto.Window
	s.within("a window", func() bool {
		s.windows(s.root, func(w xproto.Window) {
			owner, err := xproto.GetProperty(s.conn, false, w, pid, xproto.AtomCardinal, 0, 1).Reply()
			if err == nil && len(owner.Value) == 4 && int(xgb.Get32(owner.Value)) == cmd.Process.Pid && s.viewable(w) {
				window = w
			}
		})
		return window != 0
	})
	return window
}

// tell runs a program and waits until it ends.
func (s *screen) tell(name string, args ...string) {
	s.t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Env = s.env
	if out, err := cmd.CombinedOutput(); err != nil {
		s.t.Fatalf("%s %v: %v %s", name, args, err, out)
	}
}

func (s *screen) atom(name string) xproto.Atom {
	s.t.Helper()
	reply, err := xproto.InternAtom(s.conn, false, uint16(len(name)), name).Reply()
	if err != nil {
		s.t.Fatal(err)
	}
	return reply.Atom
}

// windows calls yield for every window under the given one, at any depth.
func (s *screen) windows(under xproto.Window, yield func(xproto.Window)) {
	tree, err := xproto.QueryTree(s.conn, under).Reply()
	if err != nil {
		return // it has been closed meanwhile
	}
	for _, child := range tree.Children {
		yield(child)
		s.windows(child, yield)
	}
}

func (s *screen) viewable(w xproto.Window) bool {
	attributes, err := xproto.GetWindowAttributes(s.conn, w).Reply()
	return err == nil && attributes.MapState == xproto.MapStateViewable
}

// at returns where a window lies on the screen, without the frame of a window manager.
func (s *screen) at(w xproto.Window) (x, y, width, height int) {
	s.t.Helper()
	size, err := xproto.GetGeometry(s.conn, xproto.Drawable(w)).Reply()
	if err != nil {
		s.t.Fatal(err)
	}
	place, err := xproto.TranslateCoordinates(s.conn, w, s.root, 0, 0).Reply()
	if err != nil {
		s.t.Fatal(err)
	}
	return int(place.DstX), int(place.DstY), int(size.Width), int(size.Height)
}

// shows returns what the screen shows where a window lies.
func (s *screen) shows(w xproto.Window) []byte {
	s.t.Helper()
	return s.part(s.at(w))
}

// part returns what the screen shows in a rectangle, as far as that lies on the screen.
func (s *screen) part(x, y, w, h int) []byte {
	s.t.Helper()
	r := image.Rect(x, y, x+w, y+h).Intersect(image.Rect(0, 0, int(s.w), int(s.h)))
	if r.Empty() {
		return nil
	}
	img, err := xproto.GetImage(s.conn, xproto.ImageFormatZPixmap, xproto.Drawable(s.root), int16(r.Min.X), int16(r.Min.Y), uint16(r.Dx()), uint16(r.Dy()), 1<<32-1).Reply()
	if err != nil {
		s.t.Fatal(err)
	}
	return img.Data
}

// settled returns what the screen shows where a window lies, once it is a picture that stays the same.
func (s *screen) settled(w xproto.Window) []byte {
	s.t.Helper()
	var picture []byte
	still := time.Now()
	s.within("a picture that stays", func() bool {
		now := s.shows(w)
		if !bytes.Equal(now, picture) || black(now) {
			picture, still = now, time.Now()
		}
		return time.Since(still) > 3*time.Second
	})
	return picture
}

// black reports whether a picture is mostly of one color, so that nothing is to be seen.
func black(picture []byte) bool {
	return bytes.Count(picture, picture[:4]) > len(picture)/5
}

// within waits until so returns true. A minute would be long for a person, but machines are busy.
func (s *screen) within(what string, so func() bool) {
	s.t.Helper()
	for began := time.Now(); !so(); time.Sleep(50 * time.Millisecond) {
		if time.Since(began) > time.Minute {
			s.t.Fatalf("after a minute there is not %s; the screen shows %s", what, s.keep())
		}
	}
}

// keep writes what the screen shows to a file, for a person to look at, and returns its path.
func (s *screen) keep() string {
	path := filepath.Join(os.TempDir(), "battlestar-screen.png")
	cmd := exec.Command("import", "-window", "root", path)
	cmd.Env = s.env
	if err := cmd.Run(); err != nil {
		return err.Error()
	}
	return path
}

// again waits until a window shows a picture that it showed before, without any input.
func (s *screen) again(w xproto.Window, want []byte) {
	s.t.Helper()
	for began := time.Now(); !bytes.Equal(s.shows(w), want); time.Sleep(50 * time.Millisecond) {
		// This is less than the slow heartbeat, so that the picture comes back because the loss was noticed, and not by chance.
		if time.Since(began) > 4*time.Second {
			s.t.Errorf("the picture does not come back; black: %v; the screen shows %s", black(s.shows(w)), s.keep())
			return
		}
	}
}

// point moves the pointer.
func (s *screen) point(x, y uint16) {
	xtest.FakeInput(s.conn, xproto.MotionNotify, 0, 0, s.root, int16(x), int16(y), 0)
	s.sync()
}

// press presses the left button at a point of a window, and releases it after a while.
func (s *screen) press(w xproto.Window, x, y int, held time.Duration) {
	left, top, _, _ := s.at(w)
	s.point(uint16(left+x), uint16(top+y))
	time.Sleep(300 * time.Millisecond)
	s.button(xproto.ButtonPress)
	time.Sleep(held)
	s.button(xproto.ButtonRelease)
}

// button presses or releases the left button.
func (s *screen) button(what byte) {
	xtest.FakeInput(s.conn, what, 1, 0, s.root, 0, 0, 0)
	s.sync()
}

// sync waits until the server has handled every request so far.
func (s *screen) sync() { _, _ = xproto.GetInputFocus(s.conn).Reply() }

// another lays a white window of another program over a part of the screen. A window manager leaves it alone.
func (s *screen) another(x, y int, w, h uint16) xproto.Window {
	s.t.Helper()
	id, err := xproto.NewWindowId(s.conn)
	if err != nil {
		s.t.Fatal(err)
	}
	info := xproto.Setup(s.conn).DefaultScreen(s.conn)
	xproto.CreateWindow(s.conn, info.RootDepth, id, s.root, int16(x), int16(y), w, h, 0, xproto.WindowClassInputOutput, info.RootVisual,
		xproto.CwBackPixel|xproto.CwOverrideRedirect, []uint32{0xffffff, 1})
	xproto.MapWindow(s.conn, id)
	s.sync()
	return id
}

func (s *screen) resize(w xproto.Window, width, height uint32) {
	xproto.ConfigureWindow(s.conn, w, xproto.ConfigWindowWidth|xproto.ConfigWindowHeight, []uint32{width, height})
	s.sync()
}

// ask sends a message about a window to the window manager.
func (s *screen) ask(w xproto.Window, what string, data ...uint32) {
	s.t.Helper()
	message := xproto.ClientMessageEvent{Format: 32, Window: w, Type: s.atom(what), Data: xproto.ClientMessageDataUnionData32New(append(data, make([]uint32, 5-len(data))...))}
	xproto.SendEvent(s.conn, false, s.root, xproto.EventMaskSubstructureNotify|xproto.EventMaskSubstructureRedirect, string(message.Bytes()))
	s.sync()
}

func (s *screen) unmap(w xproto.Window)  { xproto.UnmapWindow(s.conn, w); s.sync() }
func (s *screen) mapped(w xproto.Window) { xproto.MapWindow(s.conn, w); s.sync() }

func (s *screen) cover(xproto.Window) { s.covers = s.another(0, 0, s.w, s.h) }

func (s *screen) uncover(xproto.Window) { xproto.DestroyWindow(s.conn, s.covers); s.sync() }

func (s *screen) minimize(w xproto.Window) {
	const iconic = 3
	s.ask(w, "WM_CHANGE_STATE", iconic)
}

func (s *screen) activate(w xproto.Window) {
	const pager = 2
	s.ask(w, "_NET_ACTIVE_WINDOW", pager)
}

func (s *screen) otherDesktop(xproto.Window) { s.ask(s.root, "_NET_CURRENT_DESKTOP", 1) }
func (s *screen) firstDesktop(xproto.Window) { s.ask(s.root, "_NET_CURRENT_DESKTOP", 0) }
