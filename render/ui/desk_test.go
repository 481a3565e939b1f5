package ui

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/input"
)

// desk runs a frame of widgets on input states.
type desk struct {
	u    *UI
	draw func(u *UI)
}

func newDesk(t *testing.T, draw func(u *UI)) *desk {
	t.Helper()
	u, err := New()
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{u, draw}
	d.put(input.State{X: -1, Y: -1, Focused: true}, input.State{X: -1, Y: -1, Focused: true})
	return d
}

// put runs one tick for each state.
func (d *desk) put(list ...input.State) {
	for _, in := range list {
		d.u.Begin(in)
		d.u.Tick++
		d.draw(d.u)
		d.u.End()
	}
}

// at returns a state with the left button at a point and the keyboard in the window. The button is "down", "held", "up", or "click" for down and up
// within a tick.
func at(x, y float64, button string) input.State {
	in := input.State{X: x, Y: y, Focused: true}
	in.Pressed[input.Left] = button == "down" || button == "click"
	in.Released[input.Left] = button == "up" || button == "click"
	in.Down[input.Left] = button == "down" || button == "click" || button == "held"
	return in
}

// A click whose press and release come in one tick must do what any click does, wherever the pointer came from.
func TestClickWithinATick(t *testing.T) {
	pressed, on, value, page, text := 0, false, 3, 0, "Zoë"
	d := newDesk(t, func(u *UI) {
		if u.Button("button", R(100, 100, 300, 60), "Go on", Options{}) {
			pressed++
		}
		u.Toggle("toggle", R(100, 200, 300, 60), "Sound", &on, Options{})
		u.Stepper("stepper", R(100, 300, 300, 60), &value, 0, 9)
		u.Tabs("tabs", R(100, 400, 300, 60), []string{"a", "b"}, &page)
		u.Field("field", R(100, 500, 300, 60), &text, FieldOptions{})
	})
	for _, y := range []float64{130, 230, 330, 430, 530} {
		d.put(at(370, y, "click"), at(370, y, ""))
	}
	if got := fmt.Sprintf("%d %v %d %d %s", pressed, on, value, page, d.u.Focus()); got != "1 true 4 1 field" {
		t.Errorf("it did %s", got)
	}
	d.put(at(370, 330, "click"), at(370, 330, "click"))
	if value != 6 {
		t.Errorf("two more clicks in ticks after each other make it %d", value)
	}
}

// If a tick takes long, a whole click within it was made where the pointer was before (imgui-rs/imgui-rs#492, zed-industries/zed#11240). What the
// pointer has reached since must not be clicked, and no panel may be sent away.
func TestLateClickIsNotForWhatThePointerCameTo(t *testing.T) {
	got := map[string]int{}
	d := newDesk(t, func(u *UI) {
		for i, id := range []string{"a", "b"} {
			if u.Button(id, R(100, 100+100*float64(i), 300, 60), id, Options{}) {
				got[id]++
			}
		}
		if u.ClickedBeside(R(100, 100, 300, 160)) {
			got["beside"]++
		}
	})
	late := func(x, y float64) input.State {
		in := at(x, y, "click")
		in.Late = true
		return in
	}
	d.put(at(200, 130, ""), late(200, 230), at(200, 230, ""))
	d.put(late(600, 600), at(600, 600, ""))
	if len(got) > 0 {
		t.Errorf("clicked: %v", got)
	}
	d.put(at(200, 130, ""), late(210, 130))
	if got["a"] != 1 {
		t.Errorf("a late click where the pointer was before: %v", got)
	}
}

// With two pointers at once, a finger and the mouse, each click needs its press and its release in one place (libsdl-org/SDL#4518), and what one
// holds must be let go when the other comes.
func TestTwoPointers(t *testing.T) {
	got := map[string]int{}
	d := newDesk(t, func(u *UI) {
		for i, id := range []string{"a", "b"} {
			if u.Button(id, R(100, 100+100*float64(i), 300, 60), id, Options{}) {
				got[id]++
			}
		}
		if _, done := u.Hold("hold", R(100, 300, 300, 60), "Hold", 30, Options{}); done {
			got["hold"]++
		}
	})
	// The mouse is held on a, a finger taps b, the mouse is let go: Ebitengine reports only one release.
	d.put(at(200, 130, "down"), at(200, 230, "down"), at(200, 230, "up"), at(200, 130, ""))
	if fmt.Sprint(got) != "map[b:1]" {
		t.Errorf("clicked %v", got)
	}
	// A finger goes down beside what the mouse holds, and the pointer comes back.
	d.put(at(200, 330, "down"), at(200, 330, "held"), at(600, 600, "down"))
	for range 60 {
		d.put(at(200, 330, "held"))
	}
	if got["hold"] > 0 {
		t.Error("what was let go of opens")
	}
}

// On Alt+Tab during a drag the system releases the button, in the tick in which the keyboard goes or in the next. Nothing may be dropped, clicked or
// sent away, and a key that stays held must open nothing when the keyboard comes back.
func TestFocusGoesWhileSomethingIsHeld(t *testing.T) {
	for _, after := range []bool{false, true} {
		got := map[string]int{}
		d := newDesk(t, func(u *UI) {
			res := u.Area("pawn", "pawn", R(100, 100, 60, 60), Options{Carries: true})
			if res.Dropped {
				got["dropped"]++
			}
			if res.Clicked || u.Button("place", R(300, 100, 60, 60), "", Options{}) {
				got["clicked"]++
			}
			if u.ClickedBeside(R(100, 100, 400, 60)) {
				got["beside"]++
			}
			if _, done := u.Hold("hold", R(100, 300, 300, 60), "Hold", 30, Options{Key: "Space"}); done {
				got["hold"]++
			}
		})
		gone := func(x, y float64) []input.State {
			away := at(x, y, "held")
			up := at(x, y, "up")
			away.Focused, up.Focused = false, false
			if after {
				return []input.State{away, up}
			}
			return []input.State{up}
		}
		d.put(at(130, 130, ""), at(130, 130, "down"), at(220, 130, "held"), at(330, 130, "held"))
		d.put(gone(330, 130)...)
		d.put(at(330, 130, ""), at(130, 130, ""), at(130, 130, "down"))
		d.put(gone(130, 130)...)
		d.put(at(700, 700, ""), at(700, 700, "down"))
		d.put(gone(700, 700)...)
		space := input.State{Focused: true, Held: []ebiten.Key{ebiten.KeySpace}}
		struck := space
		struck.First, struck.Just = space.Held, space.Held
		d.put(struck, space, input.State{Held: space.Held})
		for range 60 {
			d.put(space)
		}
		if len(got) > 0 {
			t.Errorf("released in the tick after: %v; it did %v", after, got)
		}
	}
}

// A wheel with 120 small steps to a notch must scroll as far as one with whole notches (libsdl-org/SDL#1113).
func TestFineWheelScrolls(t *testing.T) {
	scrolled := func(steps int) float64 {
		d := newDesk(t, func(u *UI) {
			u.List("list", R(100, 100, 300, 300), 100, 50, func(int, Rect) {})
		})
		for range steps {
			in := at(200, 200, "")
			in.WheelY = -1 / float64(steps)
			d.put(in)
		}
		return d.u.scrolls["list"]
	}
	if whole, fine := scrolled(1), scrolled(120); whole == 0 || fine < whole-0.01 || fine > whole+0.01 {
		t.Errorf("a notch scrolls %v, its 120 parts %v", whole, fine)
	}
}
