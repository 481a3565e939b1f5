//go:build !windows && !darwin

package input

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/godbus/dbus/v5"
)

// The desktop portal is the service of a Linux desktop that shows the desktop's own dialogs for any program. Its documentation describes the
// protocol, under org.freedesktop.portal.FileChooser and org.freedesktop.portal.Request.
const (
	portalName  = "org.freedesktop.portal.Desktop"
	portalPath  = "/org/freedesktop/portal/desktop"
	fileChooser = "org.freedesktop.portal.FileChooser"
	request     = "org.freedesktop.portal.Request"
)

// patience is how long the bus and the portal may take to show the dialog.
const patience = 3 * time.Second

func openFile(title, dir, _ string) (string, error) {
	return choose("OpenFile", title, dir, map[string]dbus.Variant{})
}

func saveFile(title, dir, name string) (string, error) {
	return choose("SaveFile", title, dir, map[string]dbus.Variant{"current_name": dbus.MakeVariant(name)})
}

func choose(method, title, dir string, options map[string]dbus.Variant) (string, error) {
	// A bus or portal that never answers would keep the player waiting forever. Once the dialog is open, the player may take any time.
	ctx, giveUp := context.WithCancel(context.Background())
	defer giveUp()
	limit := time.AfterFunc(patience, giveUp)
	defer limit.Stop()
	bus, err := sessionBus(ctx)
	if err != nil {
		return "", &DialogError{Why: ErrNoDialog, Err: err}
	}
	defer bus.Close()

	// The portal answers with a signal. The user may be quicker than the reply that names the object it comes from, so listen to every such object
	// first. On this connection, which is ours alone, there is only one.
	if err := bus.AddMatchSignal(dbus.WithMatchInterface(request), dbus.WithMatchMember("Response")); err != nil {
		return "", &DialogError{Why: ErrNoDialog, Err: err}
	}
	answers := make(chan *dbus.Signal, 1)
	bus.Signal(answers)

	if dir != "" {
		options["current_folder"] = dbus.MakeVariant(append([]byte(dir), 0))
	}
	const parent = "" // no parent window
	call := bus.Object(portalName, portalPath).Call(fileChooser+"."+method, 0, parent, title, options)
	if call.Err != nil {
		return "", &DialogError{Why: ErrNoDialog, Err: call.Err}
	}
	var handle dbus.ObjectPath
	if err := call.Store(&handle); err != nil {
		return "", &DialogError{Why: ErrDialog, Err: err}
	}
	limit.Stop()
	for signal := range answers { // closed when the bus goes away
		if signal.Path == handle && signal.Name == request+".Response" {
			return portalAnswer(signal.Body)
		}
	}
	return "", &DialogError{Why: ErrDialog, Err: errors.New("the session bus went away")}
}

// sessionBus connects to the bus of the desktop, and never starts one: a bus of our own would have no portal. The connection ends with ctx.
func sessionBus(ctx context.Context) (*dbus.Conn, error) {
	bus, err := dbus.SessionBusPrivateNoAutoStartup(dbus.WithContext(ctx))
	if err != nil {
		return nil, err
	}
	if err := errors.Join(bus.Auth(nil), bus.Hello()); err != nil {
		bus.Close()
		return nil, err
	}
	return bus, nil
}

// portalAnswer reads the path from the portal's Response: a number, then a table in which "uris" lists the files.
func portalAnswer(body []any) (string, error) {
	var (
		code    uint32
		results map[string]dbus.Variant
	)
	if err := dbus.Store(body, &code, &results); err != nil {
		return "", &DialogError{Why: ErrDialog, Err: err}
	}
	if code == 1 {
		return "", ErrCanceled
	}
	if code != 0 {
		return "", &DialogError{Why: ErrDialog, Err: fmt.Errorf("the desktop portal closed it with response %d", code)}
	}
	uris, _ := results["uris"].Value().([]string)
	if len(uris) != 1 {
		return "", &DialogError{Why: ErrDialog, Err: fmt.Errorf("the desktop portal returned %d files instead of one", len(uris))}
	}
	u, err := url.Parse(uris[0])
	if err != nil || u.Scheme != "file" || !strings.HasPrefix(u.Path, "/") {
		return "", &DialogError{Why: ErrElsewhere, Path: uris[0]}
	}
	return u.Path, nil
}
