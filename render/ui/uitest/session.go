package uitest

import (
	"image"
	"image/png"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"battlestar/render/ui"
)

// Session is a running guest. Positions are in physical pixels of its window.
type Session struct {
	asker
	guest  *vmhost.GuestSession
	text   *vmhost.GuestTextInput // the text input of the field that has the keyboard; nil until a field has had it
	screen *ebiten.Image
}

// Start starts a guest in a window of w by h. Without a display it skips the test with a message.
func Start(t testing.TB, name string, w, h int) *Session {
	t.Helper()
	if err := theHost.do(func() {}); err != nil {
		t.Skip("uitest: ", err)
	}
	// Two attempts, because the handshake fails now and then for reasons outside this program.
	s, err := start(t, name, w, h)
	if err != nil {
		t.Log("uitest: starting again after: ", err)
		s, err = start(t, name, w, h)
	}
	if err != nil {
		t.Fatal("uitest: ", err)
	}
	return s
}

func start(t testing.TB, name string, w, h int) (*Session, error) {
	dir, err := os.MkdirTemp("", "ui") // not t.TempDir, whose path may be too long for a socket
	if err != nil {
		return nil, err
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	hostLn, err := net.Listen("unix", filepath.Join(dir, "host"))
	if err != nil {
		return nil, err
	}
	defer hostLn.Close()
	askLn, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	defer askLn.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(hostLn.Addr())
	if err != nil {
		return nil, err
	}

	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), envGuest+"="+name, envHost+"="+endpoint, envAsk+"="+askLn.Addr().String())
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	deadline := time.Now().Add(20 * time.Second)
	hostLn.(*net.UnixListener).SetDeadline(deadline)
	ask, err := accept(t, askLn, deadline)
	if err != nil {
		return nil, err
	}
	conn, err := hostLn.Accept()
	if err != nil {
		return nil, err
	}
	s := &Session{asker: ask}
	g, err := vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: 60 * time.Second, OnTextInput: func(t *vmhost.GuestTextInput) { s.text = t }})
	if err != nil {
		return nil, err
	}
	s.guest = g
	t.Cleanup(func() { theHost.do(func() { g.Close() }) })
	s.Resize(w, h)
	s.Ticks(3)
	return s, nil
}

// Resize gives the window another size.
func (s *Session) Resize(w, h int) {
	s.t.Helper()
	s.do(func() {
		old := s.screen
		s.screen = ebiten.NewImage(w, h)
		if err := s.guest.SetOutsideScreen(s.screen); err != nil {
			s.t.Error("uitest: ", err)
		}
		if old != nil {
			old.Deallocate()
		}
	})
}

func (s *Session) do(f func()) {
	s.t.Helper()
	if err := theHost.do(f); err != nil {
		s.t.Fatal("uitest: ", err)
	}
}

// Ticks lets n ticks pass.
func (s *Session) Ticks(n int) {
	s.t.Helper()
	ok := true
	s.do(func() {
		s.guest.AdvanceTicks(n)
		ok = s.guest.WaitTicks()
	})
	if !ok {
		s.t.Fatal("uitest: the guest ended: ", s.guest.Err())
	}
}

// Move moves the pointer.
func (s *Session) Move(x, y float64) {
	s.t.Helper()
	s.guest.MoveCursor(x, y)
	s.Ticks(2)
}

// Press holds the left button down.
func (s *Session) Press() {
	s.t.Helper()
	s.guest.PressMouseButton(ebiten.MouseButtonLeft)
	s.Ticks(1)
}

// Release releases the left button.
func (s *Session) Release() {
	s.t.Helper()
	s.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	s.Ticks(3)
}

// Click clicks at a point. It moves, presses and releases in one go, because each call costs a frame of the host.
func (s *Session) Click(x, y float64) {
	s.t.Helper()
	ok := true
	s.do(func() {
		s.guest.MoveCursor(x, y)
		s.guest.AdvanceTicks(2)
		s.guest.PressMouseButton(ebiten.MouseButtonLeft)
		s.guest.AdvanceTicks(1)
		s.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
		s.guest.AdvanceTicks(3)
		ok = s.guest.WaitTicks()
	})
	if !ok {
		s.t.Fatal("uitest: the guest ended: ", s.guest.Err())
	}
}

// ClickOn clicks on the target with the given id.
func (s *Session) ClickOn(id string) {
	s.t.Helper()
	s.Click(find(s.t, s.Targets(), id))
}

// MoveTo moves the pointer to the target with the given id.
func (s *Session) MoveTo(id string) {
	s.t.Helper()
	s.Move(find(s.t, s.Targets(), id))
}

func find(t testing.TB, targets []ui.Target, id string) (x, y float64) {
	t.Helper()
	for _, g := range targets {
		if g.ID == id {
			return g.Rect.Center()
		}
	}
	var ids []string
	for _, g := range targets {
		ids = append(ids, g.ID)
	}
	t.Fatalf("uitest: no target %q; there are %q", id, ids)
	return 0, 0
}

// Wheel turns the wheel; up is positive.
func (s *Session) Wheel(dy float64) {
	s.t.Helper()
	s.guest.ScrollWheel(0, dy)
	s.Ticks(1)
	s.guest.ScrollWheel(0, 0)
	s.Ticks(2)
}

// Key presses and releases a key.
func (s *Session) Key(k ebiten.Key) {
	s.t.Helper()
	s.guest.PressKey(k)
	s.Ticks(1)
	s.guest.ReleaseKey(k)
	s.Ticks(2)
}

// Type types a text, through the input method if a field has the keyboard.
func (s *Session) Type(text string) {
	s.t.Helper()
	for _, r := range text {
		for n := 0; n < 3 && (s.text == nil || s.text.IsClosed()); n++ { // a field asks again after each commit
			s.Ticks(1)
		}
		if s.text != nil && !s.text.IsClosed() {
			s.text.Commit(string(r))
		} else {
			s.guest.TypeRune(r)
		}
		s.Ticks(1)
	}
	s.Ticks(1)
}

// Compose makes the input method hold a text that is not typed yet.
func (s *Session) Compose(text string) {
	s.t.Helper()
	if s.text == nil || s.text.IsClosed() {
		s.t.Fatal("uitest: no field has the keyboard")
	}
	s.text.SetComposition(text, len(text), len(text))
	s.Ticks(2)
}

// Shot takes a picture of what is shown.
func (s *Session) Shot() *image.RGBA {
	s.t.Helper()
	var img *image.RGBA
	s.do(func() {
		s.guest.AdvanceTicks(1)
		s.guest.AdvanceFrame()
		if s.guest.WaitFrame() && s.guest.CompositeFrame() {
			img = image.NewRGBA(s.screen.Bounds())
			s.screen.ReadPixels(img.Pix)
		}
	})
	if img == nil {
		s.t.Fatal("uitest: the guest made no picture: ", s.guest.Err())
	}
	return img
}

// SaveShot takes a picture and writes it as a PNG.
func (s *Session) SaveShot(path string) {
	s.t.Helper()
	img := s.Shot()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		s.t.Fatal(err)
	}
	f, err := os.Create(path)
	if err != nil {
		s.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		s.t.Fatal(err)
	}
}
