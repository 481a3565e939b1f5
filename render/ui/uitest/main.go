// Package uitest drives the game in tests: without a window, as plain calls (Hands), or as a guest of Ebitengine's
// vmhost, with pictures (Session).
package uitest

import (
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"runtime"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render"
	"battlestar/render/ui"
)

// These environment variables tell a guest process which guest to be, where its host listens (or "" for a window of its own), and where to answer
// questions.
const (
	envGuest = "BATTLESTAR_UITEST_GUEST"
	envHost  = "BATTLESTAR_UITEST_HOST"
	envAsk   = "BATTLESTAR_UITEST_ASK"
)

// Guests makes the apps that a package's tests show, by name.
type Guests map[string]func() (*render.App, error)

// Main is the TestMain of a package that starts sessions. A process can run one game only, so the test binary is
// started again for each guest, and the first process hosts them all.
func Main(m *testing.M, guests Guests) {
	if name := os.Getenv(envGuest); name != "" {
		if err := beGuest(guests[name]); err != nil {
			fmt.Fprintln(os.Stderr, "uitest: guest", name+":", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		theHost.fail(errors.New("no display: run the tests under xvfb-run -a"))
		os.Exit(m.Run())
	}
	code := 0
	go func() {
		code = m.Run()
		theHost.stop()
	}()
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGameWithOptions(&theHost, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		theHost.fail(fmt.Errorf("no window can be opened, so there are no pictures: %w", err))
	}
	<-theHost.stopped
	os.Exit(code)
}

// theHost is the one game that Ebitengine lets this process run.
var theHost = host{work: make(chan func()), failed: make(chan struct{}), stopped: make(chan struct{})}

// host is a game without a picture that does the work of the sessions inside its frames.
type host struct {
	work    chan func()
	failed  chan struct{}
	err     error
	stopped chan struct{}
	once    sync.Once
}

func (h *host) fail(err error) {
	h.once.Do(func() {
		h.err = err
		close(h.failed)
	})
}

func (h *host) stop() { close(h.stopped) }

// do runs f inside a frame of the host.
func (h *host) do(f func()) error {
	done := make(chan struct{})
	select {
	case h.work <- func() { f(); close(done) }:
	case <-h.failed:
		return h.err
	}
	<-done
	return nil
}

func (h *host) Update() error {
	select {
	case f := <-h.work:
		f()
	case <-h.stopped:
		return ebiten.Termination
	case <-time.After(20 * time.Millisecond):
		// The test works between two calls; a frame now and then keeps the window alive without taking a core.
	}
	return nil
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(w, hh int) (int, int) { return w, hh }

// A guest is asked for everything, or for everything but what it put down, which is a lot.
const (
	askAll     = "all"
	askTargets = "targets"
)

// layout is a guest's report on its last frame.
type layout struct {
	Placed  []ui.Placed
	Targets []ui.Target
	W, H    float64
	Focus   string
	Tick    int64
}

// guest is the app with a lock, so that it can be asked between two ticks.
type guest struct {
	*render.App
	mu sync.Mutex
}

func (g *guest) Update() error {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.App.Update()
}

func beGuest(make func() (*render.App, error)) error {
	if make == nil {
		return errors.New("there is no such guest")
	}
	app, err := make()
	if err != nil {
		return err
	}
	app.IgnoreSleep()
	conn, err := net.Dial("tcp", os.Getenv(envAsk))
	if err != nil {
		return err
	}
	g := &guest{App: app}
	go func() {
		in, out := json.NewDecoder(conn), json.NewEncoder(conn)
		for {
			var q string
			if in.Decode(&q) != nil {
				os.Exit(0) // the host is gone
			}
			g.mu.Lock()
			win := app.UI.Window()
			l := layout{nil, app.UI.Targets(), win.W * app.UI.Scale, win.H * app.UI.Scale, app.UI.Focus(), ebiten.Tick()}
			if q == askAll {
				l.Placed = app.UI.Placed()
			}
			err := out.Encode(l)
			g.mu.Unlock()
			if err != nil {
				os.Exit(0)
			}
		}
	}()
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetScreenClearedEveryFrame(false)
	return ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{VMGuestEndpoint: os.Getenv(envHost)})
}
