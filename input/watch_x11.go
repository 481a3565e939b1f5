//go:build !windows && !darwin

package input

import (
	"io"
	"os"
	"sync/atomic"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// watch listens at the X server for what happens to the program's window. Ebitengine does not pass that on. Without a compositor the server keeps no
// picture: the part that another window covered is lost, and when the window was hidden, all of it is.
type watch struct {
	lost   atomic.Bool // since the last take
	hidden atomic.Bool // nothing of the window is visible
	unseen atomic.Bool // the window was hidden at some time since the last take, even if it came back
}

func (w *watch) take() (lost, hidden bool) {
	return w.lost.Swap(false), w.unseen.Swap(false) || w.hidden.Load()
}

func (w *watch) hide() {
	w.hidden.Store(true)
	w.unseen.Store(true)
}

// begin listens until the window is gone. If no server can be reached, nothing is ever reported.
func (w *watch) begin() {
	xgb.Logger.SetOutput(io.Discard) // it would write to stderr what nobody can do anything about
	conn, err := xgb.NewConn()
	if err != nil {
		return
	}
	go func() {
		defer conn.Close()
		if w.find(conn) {
			w.listen(conn)
		}
	}()
}

// find waits until the program has a window, asks the server to report what happens to it, and reports whether that worked.
func (w *watch) find(conn *xgb.Conn) bool {
	pid, err := xproto.InternAtom(conn, false, uint16(len("_NET_WM_PID")), "_NET_WM_PID").Reply()
	if err != nil {
		return false
	}
	root := xproto.Setup(conn).DefaultScreen(conn).Root
	for range 600 { // a minute
		if window := ownWindow(conn, root, pid.Atom); window != 0 {
			const mask = xproto.EventMaskExposure | xproto.EventMaskVisibilityChange | xproto.EventMaskStructureNotify
			err := xproto.ChangeWindowAttributesChecked(conn, window, xproto.CwEventMask, []uint32{mask}).Check()
			w.lost.Store(true) // whatever happened before it listened
			return err == nil
		}
		time.Sleep(100 * time.Millisecond)
	}
	return false
}

// ownWindow returns the window under another, at any depth, that says it belongs to this process; 0 if there is none.
func ownWindow(conn *xgb.Conn, under xproto.Window, pid xproto.Atom) xproto.Window {
	tree, err := xproto.QueryTree(conn, under).Reply()
	if err != nil {
		return 0 // it is gone by now
	}
	for _, child := range tree.Children {
		owner, err := xproto.GetProperty(conn, false, child, pid, xproto.AtomCardinal, 0, 1).Reply()
		if err == nil && owner.Format == 32 && len(owner.Value) == 4 && xgb.Get32(owner.Value) == uint32(os.Getpid()) {
			return child
		}
		if window := ownWindow(conn, child, pid); window != 0 {
			return window
		}
	}
	return 0
}

// listen handles what the server reports until the window is gone.
func (w *watch) listen(conn *xgb.Conn) {
	for {
		event, err := conn.WaitForEvent()
		if event == nil && err == nil {
			return
		}
		switch e := event.(type) {
		case xproto.UnmapNotifyEvent:
			w.hide()
		case xproto.VisibilityNotifyEvent:
			if e.State == xproto.VisibilityFullyObscured {
				w.hide()
			} else {
				w.hidden.Store(false)
			}
		case xproto.MapNotifyEvent:
			w.hidden.Store(false)
			w.lost.Store(true)
		case xproto.ExposeEvent, xproto.ConfigureNotifyEvent:
			w.lost.Store(true)
		case xproto.DestroyNotifyEvent:
			return
		}
	}
}
