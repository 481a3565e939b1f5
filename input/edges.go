package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// button is what is told of a mouse button. Within a slow tick it can come up and go down again, and Ebitengine tells only that it did both: a
// touchpad gives the end of one click together with the next. What went down after it had come up is told in the next tick, so that one click
// ends before another begins.
type button struct {
	is   bool   // down, by what was read last
	ways []bool // it went and is not told yet: true for down
	told bool   // that it is down
}

// turn takes what was read in a tick, with how it is at the end of it, and tells the next step. What goes down and comes up within a tick is
// told at once, as both were in the same place.
func (b *button) turn(pressed, released, down bool) (isDown, wentDown, cameUp bool) {
	if pressed && released {
		for way, n := !b.is, 1; ; way, n = !way, n+1 {
			b.ways = append(b.ways, way)
			if n > 1 && way == down {
				break
			}
		}
	} else if pressed || released {
		b.ways = append(b.ways, pressed) // a second pointer may press what is pressed already
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

// ghosts are keys that somebody holds since another window had the keyboard. They repeat, and where the keyboard comes back the first repeat
// looks as if the key had been struck here.
type ghosts struct {
	had   bool // the keyboard
	lost  bool // and lost it
	since int  // ticks since it came back
	keys  []ebiten.Key
}

// comesBack is for how many ticks after the keyboard came back a key counts as held before: keys repeat every 40 ms or so, and nobody is that quick.
const comesBack = 6

// turn takes the keys out of a tick that were not struck in this window. Modifiers stay: they do nothing alone.
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
