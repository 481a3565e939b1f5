package ui

import (
	"testing"

	"battlestar/input"
)

// N must lead to every legal choice in turn, even to one that the camera has left out of sight, and the ground must say where that lies.
func TestFocusReachesWhatIsCutOff(t *testing.T) {
	u, err := New()
	if err != nil {
		t.Fatal(err)
	}
	far := R(900, 10, 50, 50)
	frame := func(lead bool) {
		u.Begin(input.State{X: -1, Y: -1, Focused: true})
		u.Tick++
		u.Ground("ground", R(0, 0, 400, 400), func() {
			u.Clip(R(0, 0, 400, 400), func() {
				u.Area("near", "near", R(10, 10, 50, 50), Options{Legal: true})
				u.Area("quiet", "quiet", R(80, 10, 50, 50), Options{})
				u.Area("far", "far", far, Options{Legal: true})
			})
		})
		if lead {
			u.FocusLegal()
		}
		u.End()
	}
	frame(false)
	for _, want := range []string{"near", "far", "near"} {
		frame(true)
		if got := u.Focus(); got != want {
			t.Errorf("it leads to %q, want %q", got, want)
		}
		frame(false)
		if at, ok := u.FocusOn("ground"); want == "far" && (!ok || at != far) {
			t.Errorf("what has the focus lies at %v, %v; want %v", at, ok, far)
		}
	}
}

// Players count as gone once the window loses the keyboard, and also when it can no longer be seen though another window had the keyboard already.
func TestWhenTheWindowIsLeft(t *testing.T) {
	u, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range []struct {
		in   input.State
		left bool
	}{
		{input.State{Focused: true}, false},
		{input.State{}, true},
		{input.State{}, false},
		{input.State{Hidden: true}, true},
		{input.State{Hidden: true}, false},
		{input.State{}, false},
		{input.State{Focused: true}, false},
		{input.State{Focused: true, Hidden: true}, true},
		{input.State{Slept: true}, true},
	} {
		u.Begin(c.in)
		u.End()
		if u.FocusLost() != c.left {
			t.Errorf("frame %d, %+v: left is %v", i, c.in, u.FocusLost())
		}
	}
}
