package input

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// A touchpad can deliver the end of one click together with the next (hajimehoshi/ebiten#3137), and so can a slow tick. Neither may be lost, and the
// release of a drag must not make a click with the press that follows it.
func TestClicksWithinATick(t *testing.T) {
	const (
		down, up, both = "down", "up", "down and up"
		quiet          = ""
	)
	for name, c := range map[string]struct {
		read [][3]bool // went down, came up, is down
		told []string
	}{
		"a click":             {[][3]bool{{true, false, true}, {false, false, true}, {false, true, false}}, []string{down, quiet, up, quiet}},
		"in one tick":         {[][3]bool{{true, true, false}}, []string{both, quiet}},
		"twice in one tick":   {[][3]bool{{true, true, true}, {false, false, true}, {false, true, false}}, []string{both, down, up, quiet}},
		"a drag, and another": {[][3]bool{{true, false, true}, {true, true, true}, {false, false, true}, {false, true, false}}, []string{down, up, down, up, quiet}},
		"a drag, and a click": {[][3]bool{{true, false, true}, {true, true, false}, {false, false, false}}, []string{down, up, both, quiet}},
		"two pointers":        {[][3]bool{{true, false, true}, {true, false, true}, {false, true, false}}, []string{down, down, up, quiet}},
	} {
		var b button
		for i, want := range c.told {
			var read [3]bool
			if i < len(c.read) {
				read = c.read[i]
			}
			_, pressed, released := b.turn(read[0], read[1], read[2])
			got := map[[2]bool]string{{true, false}: down, {false, true}: up, {true, true}: both}[[2]bool{pressed, released}]
			if got != want {
				t.Errorf("%s: tick %d tells %q, want %q", name, i, got, want)
			}
		}
		if isDown, _, _ := b.turn(false, false, false); isDown {
			t.Errorf("%s: it stays down", name)
		}
	}
}

// Keys that are held in another window repeat when this one gets the keyboard; they must not count as struck here (SpecialKO/SpecialK#317).
func TestKeysHeldSinceAnotherWindow(t *testing.T) {
	var g ghosts
	tick := func(focused bool, keys ...string) string {
		s := State{Focused: focused}
		for _, key := range keys {
			var k ebiten.Key
			if err := k.UnmarshalText([]byte(key[1:])); err != nil {
				t.Fatal(err)
			}
			switch key[0] {
			case '+':
				s.First, s.Just, s.Held = append(s.First, k), append(s.Just, k), append(s.Held, k)
			case '=':
				s.Held = append(s.Held, k)
			case '-':
				s.Up = append(s.Up, k)
			}
		}
		g.turn(&s)
		return fmt.Sprint(s.First, s.Just, s.Held, s.Up)
	}
	const none = "[] [] [] []"
	for i, c := range []struct {
		focused bool
		keys    []string
		want    string
	}{
		{true, []string{"+Enter"}, "[Enter] [Enter] [Enter] []"}, // the first tick with the keyboard
		{false, []string{"-Enter"}, "[] [] [] [Enter]"},
		{false, nil, none},
		{true, nil, none},
		{true, []string{"+Enter", "+ShiftLeft"}, "[ShiftLeft] [ShiftLeft] [ShiftLeft] []"},
		{true, []string{"=Enter", "=ShiftLeft"}, "[] [] [ShiftLeft] []"},
		{true, []string{"-Enter", "=ShiftLeft"}, "[] [] [ShiftLeft] []"},
		{true, []string{"=ShiftLeft"}, "[] [] [ShiftLeft] []"},
		{true, []string{"=ShiftLeft"}, "[] [] [ShiftLeft] []"},
		{true, []string{"+Enter"}, "[Enter] [Enter] [Enter] []"}, // struck here
	} {
		if got := tick(c.focused, c.keys...); got != c.want {
			t.Errorf("tick %d, %q: %s, want %s", i, c.keys, got, c.want)
		}
	}
}

// A key that is released and struck again within one slow tick must still be read as the letter printed on it.
func TestKeyStruckAgainWithinATick(t *testing.T) {
	names := map[ebiten.Key]string{ebiten.KeyQ: "a", ebiten.KeyA: "q"}
	p := printed{name: func(k ebiten.Key) string { return names[k] }}
	q := []ebiten.Key{ebiten.KeyQ}
	for i, s := range []State{
		{First: slices.Clone(q), Held: slices.Clone(q)},
		{First: slices.Clone(q), Held: slices.Clone(q), Up: slices.Clone(q)},
		{Held: slices.Clone(q)},
	} {
		if p.turn(&s, Signs{}); !slices.Equal(s.Held, []ebiten.Key{ebiten.KeyA}) {
			t.Errorf("tick %d: held is %v", i, s.Held)
		}
	}
}

// On a Polish keyboard AltGr+A types a letter, so it must not count as Ctrl+A and select everything (wesnoth/wesnoth#5721).
func TestAltGrIsNoControl(t *testing.T) {
	for _, c := range []struct {
		held []ebiten.Key
		want bool
	}{
		{[]ebiten.Key{ebiten.KeyControl}, true},
		{[]ebiten.Key{ebiten.KeyMeta}, true},
		{[]ebiten.Key{ebiten.KeyControl, ebiten.KeyAlt}, false},
	} {
		if s := (State{Held: c.held}); s.Ctrl() != c.want {
			t.Errorf("%v: %v", c.held, s.Ctrl())
		}
	}
}
