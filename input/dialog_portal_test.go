//go:build linux

package input

import (
	"bufio"
	"errors"
	"net"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"
)

func TestNoBusIsNoDialog(t *testing.T) {
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+t.TempDir()+"/none")
	if _, err := OpenFile("Open", "", ".bsg"); !errors.Is(err, ErrNoDialog) {
		t.Errorf("OpenFile without a bus: %v, want ErrNoDialog", err)
	}
}

func TestBusWithoutPortalIsNoDialog(t *testing.T) {
	startBus(t)
	if _, err := SaveFile("Save", "", "evening"); !errors.Is(err, ErrNoDialog) {
		t.Errorf("SaveFile on a bus without portal: %v, want ErrNoDialog", err)
	}
}

// A service that accepts the request and never answers counts as missing after a few seconds, whether the bus or the portal falls silent.
func TestSilentServiceIsNoDialog(t *testing.T) {
	silent := func(t *testing.T) {
		t.Helper()
		done := make(chan error, 1)
		go func() {
			_, err := OpenFile("Open", "", ".bsg")
			done <- err
		}()
		select {
		case err := <-done:
			if !errors.Is(err, ErrNoDialog) {
				t.Errorf("%v, want ErrNoDialog", err)
			}
		case <-time.After(20 * time.Second):
			t.Error("it waits for ever")
		}
	}
	t.Run("bus", func(t *testing.T) {
		path := t.TempDir() + "/bus"
		bus, err := net.Listen("unix", path)
		if err != nil {
			t.Fatal(err)
		}
		defer bus.Close()
		t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+path)
		silent(t)
	})
	t.Run("portal", func(t *testing.T) {
		startBus(t)
		bus, err := sessionBus(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer bus.Close()
		if _, err := bus.RequestName(portalName, 0); err != nil {
			t.Fatal(err)
		}
		asleep := make(chan bool)
		defer close(asleep)
		if err := bus.ExportMethodTable(map[string]any{"OpenFile": func(string, string, map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
			<-asleep
			return "/", nil
		}}, portalPath, fileChooser); err != nil {
			t.Fatal(err)
		}
		silent(t)
	})
}

func TestPortal(t *testing.T) {
	startBus(t)
	bus, err := sessionBus(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer bus.Close()
	if _, err := bus.RequestName(portalName, 0); err != nil {
		t.Fatal(err)
	}

	open := func() (string, error) { return OpenFile("Open a game", "/home/kara", ".bsg") }
	save := func() (string, error) { return SaveFile("Save", "", "week two") }
	here := []string{"file:///home/kara/week%20one.save"}
	for _, c := range []struct {
		name  string
		ask   func() (string, error)
		code  uint32
		uris  []string
		asked asked
		path  string
		err   error // nil with an empty path means any other error
	}{
		{"open", open, 0, here, asked{"Open a game", "/home/kara\x00", ""}, "/home/kara/week one.save", nil},
		{"save", save, 0, here, asked{"Save", "", "week two"}, "/home/kara/week one.save", nil},
		{"cancel", save, 1, nil, asked{"Save", "", "week two"}, "", ErrCanceled},
		{"ended by the portal", save, 2, nil, asked{"Save", "", "week two"}, "", nil},
		{"no file", save, 0, nil, asked{"Save", "", "week two"}, "", nil},
		{"on the web", save, 0, []string{"https://example.org/week.save"}, asked{"Save", "", "week two"}, "", nil},
	} {
		p := &portal{bus, c.code, c.uris, make(chan asked, 1)}
		if err := bus.Export(p, portalPath, fileChooser); err != nil {
			t.Fatal(err)
		}
		path, err := c.ask()
		if got := <-p.asked; got != c.asked {
			t.Errorf("%s: the portal was asked %q, want %q", c.name, got, c.asked)
		}
		if path != c.path || c.err != nil && err != c.err || (err == nil) != (path != "") {
			t.Errorf("%s: %q, %v; want %q, %v", c.name, path, err, c.path, c.err)
		}
	}
}

// portal stands in for the desktop portal. Its user answers before the request itself has returned.
type portal struct {
	bus   *dbus.Conn
	code  uint32
	uris  []string
	asked chan asked
}

type asked struct{ title, folder, name string }

func (p *portal) OpenFile(_, title string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	const handle = "/org/freedesktop/portal/desktop/request/1"
	folder, _ := options["current_folder"].Value().([]byte)
	name, _ := options["current_name"].Value().(string)
	p.asked <- asked{title, string(folder), name}
	results := map[string]dbus.Variant{"uris": dbus.MakeVariant(p.uris)}
	if err := p.bus.Emit(handle, request+".Response", p.code, results); err != nil {
		return "", dbus.MakeFailedError(err)
	}
	return handle, nil
}

func (p *portal) SaveFile(parent, title string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	return p.OpenFile(parent, title, options)
}

// startBus runs a session bus for the duration of the test.
func startBus(t *testing.T) {
	daemon := exec.Command("dbus-daemon", "--session", "--nofork", "--print-address")
	out, err := daemon.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := daemon.Start(); errors.Is(err, exec.ErrNotFound) {
		t.Skip("dbus-daemon is not installed; build/test installs it")
	} else if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		daemon.Process.Kill()
		daemon.Wait()
	})
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", strings.TrimSpace(address))
}
