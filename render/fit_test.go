package render_test

import (
	"fmt"
	"image"
	"testing"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// TestFirstWindowFitsTheScreen opens the program for the first time on small screens and at the scales of large ones. The window and its frame must
// lie on the screen, and not under a panel.
func TestFirstWindowFitsTheScreen(t *testing.T) {
	program := build(t)
	for _, c := range []struct {
		w, h    uint16
		dpi     int
		managed bool
	}{
		{1024, 600, 0, false},
		{1024, 600, 0, true},
		{1366, 768, 192, false},
		{1366, 768, 192, true},
		{1920, 1080, 144, true},
		{1366, 768, 0, true},
	} {
		t.Run(fmt.Sprintf("%dx%d, %d dpi, managed %v", c.w, c.h, c.dpi, c.managed), func(t *testing.T) {
			t.Parallel()
			s := newScreen(t, c.w, c.h, c.dpi)
			work := image.Rect(0, 0, int(c.w), int(c.h))
			if c.managed {
				s.run("openbox")
				const panel = 40
				s.panel(panel)
				work.Max.Y -= panel
			}
			w := s.open(program)
			s.settled(w)
			x, y, width, height := s.at(w)
			window := image.Rect(x, y, x+width, y+height)
			frame, err := xproto.GetProperty(s.conn, false, w, s.atom("_NET_FRAME_EXTENTS"), xproto.AtomCardinal, 0, 4).Reply()
			if err != nil {
				t.Fatal(err)
			}
			if c.managed != (len(frame.Value) == 16) {
				t.Fatalf("the frame of the window manager is %v", frame.Value)
			}
			if c.managed {
				side := func(i int) int { return int(xgb.Get32(frame.Value[4*i:])) }
				window.Min.X, window.Max.X = window.Min.X-side(0), window.Max.X+side(1)
				window.Min.Y, window.Max.Y = window.Min.Y-side(2), window.Max.Y+side(3)
			}
			if !window.In(work) {
				t.Errorf("the window lies at %v, and there is room at %v", window, work)
			}
			if least := 640; width < least {
				t.Errorf("the window is %d pixels wide, too narrow to play in", width)
			}
		})
	}
}

// panel puts a panel at the bottom of the screen, as desktops do; the window manager keeps other windows off it.
func (s *screen) panel(high uint32) {
	s.t.Helper()
	id, err := xproto.NewWindowId(s.conn)
	if err != nil {
		s.t.Fatal(err)
	}
	info := xproto.Setup(s.conn).DefaultScreen(s.conn)
	xproto.CreateWindow(s.conn, info.RootDepth, id, s.root, 0, int16(uint32(s.h)-high), s.w, uint16(high), 0, xproto.WindowClassInputOutput, info.RootVisual, xproto.CwBackPixel, []uint32{0x404040})
	set := func(name string, kind xproto.Atom, values ...uint32) {
		data := make([]byte, 4*len(values))
		for i, v := range values {
			xgb.Put32(data[4*i:], v)
		}
		xproto.ChangeProperty(s.conn, xproto.PropModeReplace, id, s.atom(name), kind, 32, uint32(len(values)), data)
	}
	set("_NET_WM_WINDOW_TYPE", xproto.AtomAtom, uint32(s.atom("_NET_WM_WINDOW_TYPE_DOCK")))
	set("_NET_WM_STRUT", xproto.AtomCardinal, 0, 0, 0, high)
	xproto.MapWindow(s.conn, id)
	s.sync()
}
