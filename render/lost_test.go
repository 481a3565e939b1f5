package render_test

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb/xproto"
)

// TestPictureComesBack hides the window, covers part of it with another, moves it off the screen and changes its size twice at once. Each time the
// whole picture must come back, though nothing in it changes and there is no input. With a compositor the system keeps most of the picture; without
// one, nothing.
func TestPictureComesBack(t *testing.T) {
	program := build(t)
	for _, compositor := range []string{"", "xcompmgr"} {
		t.Run("compositor "+compositor, func(t *testing.T) {
			t.Parallel()
			s := newScreen(t, 1920, 1080, 0)
			if compositor != "" {
				s.run(compositor)
			}
			w := s.open(program)
			want := s.settled(w)
			x, y, _, _ := s.at(w)

			t.Log("hidden and shown")
			xproto.UnmapWindow(s.conn, w)
			time.Sleep(2 * time.Second)
			xproto.MapWindow(s.conn, w)
			s.again(w, want)
			xproto.SetInputFocus(s.conn, xproto.InputFocusParent, w, xproto.TimeCurrentTime)
			s.again(w, want)

			t.Log("covered in part")
			other := s.another(x+100, y+100, 600, 400)
			time.Sleep(2 * time.Second)
			xproto.DestroyWindow(s.conn, other)
			s.again(w, want)

			t.Log("moved out of the screen and back")
			xproto.ConfigureWindow(s.conn, w, xproto.ConfigWindowX|xproto.ConfigWindowY, []uint32{1700, 900})
			time.Sleep(2 * time.Second)
			xproto.ConfigureWindow(s.conn, w, xproto.ConfigWindowX|xproto.ConfigWindowY, []uint32{uint32(x), uint32(y)})
			s.again(w, want)

			t.Log("two sizes at once")
			want = nil
			for range 4 {
				s.resize(w, 800, 480)
				s.settled(w)
				s.resize(w, 1280, 720)
				s.resize(w, 1024, 600)
				if want == nil {
					time.Sleep(10 * time.Second) // on a busy machine, the picture before may stay until then
					want = s.settled(w)
					continue
				}
				// The ships are drawn slightly differently the first time that a size comes up.
				s.within("the whole picture of the last size", func() bool { return alike(s.shows(w), want) })
			}
		})
	}
}

// TestCurtainClosesUnseen opens the curtain with the pointer alone, even while another window has the keyboard, and takes the window out of sight.
// When the window comes back, it must never show what lay behind the curtain.
func TestCurtainClosesUnseen(t *testing.T) {
	program := build(t)
	type way struct {
		name       string
		away, back func(s *screen, w xproto.Window)
	}
	hidden := way{"hidden", (*screen).unmap, (*screen).mapped}
	covered := way{"covered", (*screen).cover, (*screen).uncover}
	minimized := way{"minimized", (*screen).minimize, (*screen).activate}
	moment := way{"hidden for a moment", func(s *screen, w xproto.Window) { s.unmap(w); s.mapped(w) }, func(*screen, xproto.Window) {}}
	elsewhere := way{"on another desktop", (*screen).otherDesktop, (*screen).firstDesktop}
	for _, c := range []struct {
		desk string // names of programs
		ways []way
	}{
		{"", []way{moment, hidden, covered}},
		{"openbox xcompmgr", []way{minimized}},
		{"xcompmgr", []way{hidden}},
		{"openbox", []way{minimized, elsewhere}},
	} {
		if os.Getenv("BATTLESTAR_LONG") == "" {
			if c.ways = c.ways[:1]; c.desk == "xcompmgr" || c.desk == "openbox" {
				continue
			}
		}
		t.Run("desk "+c.desk, func(t *testing.T) {
			t.Parallel()
			s := newScreen(t, 1920, 1080, 0)
			for _, name := range strings.Fields(c.desk) {
				s.run(name)
			}
			w := s.open(program, "-load", begun(t, t.TempDir(), 5, ""))
			s.settled(w)
			if !strings.Contains(c.desk, "openbox") {
				other := s.another(0, 0, 50, 50)
				xproto.SetInputFocus(s.conn, xproto.InputFocusParent, other, xproto.TimeCurrentTime)
				time.Sleep(time.Second)
			}
			for _, way := range c.ways {
				t.Log(way.name)
				open := s.openCurtain(w)
				way.away(s, w)
				time.Sleep(2 * time.Second)
				way.back(s, w)
				s.neverShows(w, open)
			}
		})
	}
}

// openCurtain opens the curtain of a game that has just begun, with the pointer, and returns what lies behind it. A busy machine may stall for so
// long that the program takes that for a sleep and closes the curtain, or never opens it; openCurtain then tries again.
func (s *screen) openCurtain(w xproto.Window) []byte {
	s.t.Helper()
	table := s.settled(w)
	for range 5 {
		if alike(s.shows(w), table) {
			s.press(w, 220, 656, 100*time.Millisecond) // Hand the screen over, or Open my curtain
			s.within("a closed curtain", func() bool { return !alike(s.shows(w), table) })
		}
		s.settled(w)
		doors := s.doors(w)
		x, y, _, _ := s.at(w)
		s.point(uint16(x+876), uint16(y+447)) // Hold to open
		time.Sleep(500 * time.Millisecond)
		s.button(xproto.ButtonPress)
		for began := time.Now(); alike(s.doors(w), doors) && time.Since(began) < 20*time.Second; {
			time.Sleep(50 * time.Millisecond)
		}
		s.button(xproto.ButtonRelease)
		s.point(s.w-1, s.h-1)
		var open []byte
		still := time.Now()
		s.within("a picture behind the curtain that stays", func() bool {
			if now := s.behind(w); !bytes.Equal(now, open) {
				open, still = now, time.Now()
			}
			return time.Since(still) > 2*time.Second
		})
		if !alike(s.doors(w), doors) && !alike(s.shows(w), table) {
			return open
		}
	}
	s.t.Fatalf("the curtain does not stay open; the screen shows %s", s.keep())
	return nil
}

// neverShows watches a window that came back, for some seconds and until there is a picture in it, and fails if it shows what lies behind the
// curtain.
func (s *screen) neverShows(w xproto.Window, open []byte) {
	s.t.Helper()
	began := time.Now()
	s.within("a picture again", func() bool {
		if alike(s.behind(w), open) {
			s.t.Fatalf("%v after it came back the window shows what lies behind the curtain: %s", time.Since(began).Round(time.Millisecond), s.keep())
		}
		return time.Since(began) > 3*time.Second && !black(s.shows(w))
	})
}

// doors returns the top of a window of 1280 by 720, where the doors of a closed curtain stay still while it is opened.
func (s *screen) doors(w xproto.Window) []byte {
	s.t.Helper()
	x, y, _, _ := s.at(w)
	return s.part(x, y, 1280, 130)
}

// behind returns the middle of a window of 1280 by 720, where the curtain opens.
func (s *screen) behind(w xproto.Window) []byte {
	s.t.Helper()
	x, y, _, _ := s.at(w)
	return s.part(x+200, y+280, 750, 300)
}

// alike reports whether two pictures have the same size and are mostly equal.
func alike(a, b []byte) bool {
	if len(a) != len(b) {
		return false
	}
	same := 0
	for i := range a {
		if a[i] == b[i] {
			same++
		}
	}
	return same > len(a)*9/10
}
