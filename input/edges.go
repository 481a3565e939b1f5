package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// button tracks what is reported of a mouse button. Within a slow tick it can come up and go down again, and Ebitengine reports only that both
// happened: a touchpad delivers the end of one click together with the next. A press after a release is reported in the next tick, so that one click
// ends before another begins.
type button struct {
	is   bool   // down, according to the last reading
	ways []bool // changes that are not reported yet: true for down
	told bool   // reported as down
}

// turn takes what was read in a tick, with the state at its end, and reports the next step. A press and release within a tick are reported at once,
// as both were in the same place.
func (b *button) turn(pressed, released, down bool) (isDown, wentDown, cameUp bool) {
	if pressed && released {
		for way, n := !b.is, 1; ; way, n = !way, n+1 {
			b.ways = append(b.ways, way)
			if n > 1 && way == down {
				break
			}
		}
	} else if pressed || released {
		b.ways = append(b.ways, pressed) // a second pointer may press a button that is already pressed
	}
	b.is = down
	next := func(way bool) bool {
		if len(b.ways) == 0 || b.ways[0] != way {
			return false
		}
		b.ways, b.told = b.ways[1:], way
		return true
	}
	wentDown = next(true)
	cameUp = next(false)
	return b.told || wentDown, wentDown, cameUp
}

// ghosts are keys held since another window had the keyboard. They repeat, and when the keyboard comes back, the first repeat looks like a key struck
// here.
type ghosts struct {
	had   bool // the window had the keyboard
	lost  bool // and lost it
	since int  // ticks since it came back
	keys  []ebiten.Key
}

// comesBack is for how many ticks after the keyboard came back a new key counts as held before: keys repeat every 40 ms or so, and nobody is that
// quick.
const comesBack = 6

// turn removes from a tick the keys that were not struck in this window. Modifiers stay: they do nothing alone.
func (g *ghosts) turn(s *State) {
	if !s.Focused {
		g.lost, g.since = g.had, 0
		return
	}
	g.had = true
	if g.since++; g.lost && g.since <= comesBack {
		for _, k := range s.First {
			if !slices.Contains(modifiers, k) {
				g.keys = append(g.keys, k)
			}
		}
	}
	if len(g.keys) == 0 {
		return
	}
	isGhost := func(k ebiten.Key) bool { return slices.Contains(g.keys, k) }
	up := slices.Clone(s.Up)
	for _, keys := range []*[]ebiten.Key{&s.Held, &s.Just, &s.First, &s.Up} {
		*keys = slices.DeleteFunc(*keys, isGhost)
	}
	g.keys = slices.DeleteFunc(g.keys, func(k ebiten.Key) bool { return slices.Contains(up, k) })
}

var modifiers = []ebiten.Key{
	ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControlLeft, ebiten.KeyControlRight,
	ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMetaLeft, ebiten.KeyMetaRight,
}
