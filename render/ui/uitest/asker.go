package uitest

import (
	"encoding/json"
	"net"
	"testing"
	"time"

	"battlestar/render/ui"
)

// asker asks a guest what it shows.
type asker struct {
	t   testing.TB
	in  *json.Decoder
	out *json.Encoder
}

// accept waits for the guest.
func accept(t testing.TB, ln net.Listener, deadline time.Time) (asker, error) {
	ln.(*net.TCPListener).SetDeadline(deadline)
	conn, err := ln.Accept()
	if err != nil {
		return asker{}, err
	}
	t.Cleanup(func() { conn.Close() }) // then the guest ends
	return asker{t, json.NewDecoder(conn), json.NewEncoder(conn)}, nil
}

// layout asks the guest for its last frame.
func (a *asker) layout(question string) layout {
	a.t.Helper()
	var l layout
	if err := a.out.Encode(question); err != nil {
		a.t.Fatal("uitest: ", err)
	}
	if err := a.in.Decode(&l); err != nil {
		a.t.Fatal("uitest: ", err)
	}
	return l
}

// Targets lists what can be clicked now.
func (a *asker) Targets() []ui.Target { return a.layout(askTargets).Targets }

// Focus returns the id of the widget that has the keyboard focus.
func (a *asker) Focus() string { return a.layout(askTargets).Focus }

// Placed lists what the last frame put down.
func (a *asker) Placed() []ui.Placed { return a.layout(askAll).Placed }

// Problems checks the layout of the last frame.
func (a *asker) Problems() []ui.Problem {
	l := a.layout(askAll)
	return ui.Check(l.Placed, l.W, l.H)
}
