package board

import (
	"fmt"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/input"
	"battlestar/render/ui"
)

// newLeaning returns a board with motion, on which a player looks closely at the port stern: the bow is out of sight.
func newLeaning(t *testing.T, ticks func(n int) int) *closeUp {
	c := newCloseUp(t)
	c.b.Moving(ticks)
	c.v.Raiders[card.Bow] = 3
	c.tick(2)
	c.point(boardRect.Right()-120, boardRect.Bottom()-80)
	c.wheel(6)
	c.point(3, 3)
	if x, _ := c.bow(); x > fieldOf(boardRect).X {
		t.Fatal("the bow is in sight: this proves nothing")
	}
	return c
}

// fieldOf returns where the field is seen.
func fieldOf(r ui.Rect) ui.Rect {
	_, field := r.CutTop(railHigh, 6)
	return field
}

// bow returns where the ships of the bow are.
func (c *closeUp) bow() (x, y float64) { return c.b.field.middle(card.Bow) }

// arrives makes a raider come to the bow.
func (c *closeUp) arrives() {
	c.v.Raiders[card.Bow]++
	e := game.Event{Kind: game.ShipMoved, Ship: card.Raider, N: 1, FromSpot: game.Supply, ToSpot: game.SpotOf(card.Bow)}
	c.b.Happened(&e, &c.v, c.u.Tick)
}

// seesBow reports whether the bow is in sight.
func (c *closeUp) seesBow() bool {
	x, y := c.bow()
	return fieldOf(boardRect).Contains(x, y)
}

// The camera must glide to what happens out of sight without zooming and without a jerk, be there when it begins, and come back to exactly where the
// player had it.
func TestCameraFollowsAndComesBack(t *testing.T) {
	c := newLeaning(t, full)
	was := c.b.field.rect
	c.arrives()
	last, fastest := was, 0.0
	pace := 0.0
	for range glideTicks {
		c.tick(1)
		now := c.b.field.rect
		if math.Abs(now.W-was.W) > 1e-9 {
			t.Fatal("it zooms")
		}
		step := math.Hypot(now.X-last.X, now.Y-last.Y)
		if math.Abs(step-pace) > 12 {
			t.Fatalf("a jerk: from %.1f units in a tick to %.1f", pace, step)
		}
		pace, fastest, last = step, max(fastest, step), now
	}
	c.tick(1)
	if !c.seesBow() {
		t.Error("it does not come to the bow")
	}
	if fastest == 0 {
		t.Error("it does not move")
	}
	if n := len(c.b.motion.flights); n != 1 || c.b.motion.flights[0].begin > c.u.Tick+1 || c.u.Tick > c.b.motion.flights[0].begin+3 {
		t.Errorf("tick %d: of the raider that comes there is to be seen %v", c.u.Tick, c.b.motion.flights)
	}
	c.tick(3 * showTicks)
	if now := c.b.field.rect; now != was {
		t.Errorf("it comes back to %v, not to %v", now, was)
	}
	if c.u.Due() {
		t.Error("at rest it asks for more frames")
	}
}

// The camera must not move for what is in sight already, nor for anything while the whole board is seen.
func TestCameraStaysWhereAllIsSeen(t *testing.T) {
	for _, close := range []bool{false, true} {
		c := newLeaning(t, full)
		if close {
			c.point(boardRect.X+60, boardRect.Y+450)
			c.wheel(-20)
			c.wheel(2)
			c.point(3, 3)
		} else {
			c.key(ebiten.KeyDigit0)
		}
		was := c.b.field.rect
		c.arrives()
		for range 2 * glideTicks {
			c.tick(1)
			if now := c.b.field.rect; now != was {
				t.Fatalf("close: %v: the field lay at %v and lies at %v", close, was, now)
			}
		}
	}
}

// With motion off the camera must stay where the player has it.
func TestCameraStaysWithoutMotion(t *testing.T) {
	c := newLeaning(t, none)
	was := c.b.field.rect
	c.arrives()
	for range 2 * glideTicks {
		c.tick(1)
		if now := c.b.field.rect; now != was {
			t.Fatalf("the field lay at %v and lies at %v", was, now)
		}
	}
}

// While players hold the board it must not move by itself, and it must stay where they leave it.
func TestCameraIsHeld(t *testing.T) {
	c := newLeaning(t, full)
	c.point(fieldOf(boardRect).Center())
	for _, when := range []string{"before", "on the way"} {
		c.tick(3 * showTicks)
		if when == "before" {
			c.press(true)
		}
		c.arrives()
		c.tick(glideTicks / 2)
		if when != "before" {
			c.press(true)
		}
		was := c.b.field.rect
		for range 2 * glideTicks {
			c.tick(1)
			if now := c.b.field.rect; now != was {
				t.Fatalf("pressed %s: the field lay at %v and lies at %v", when, was, now)
			}
		}
		c.in.X, c.in.Y = c.in.X-40, c.in.Y-10
		c.tick(1)
		if got := c.b.field.rect; math.Abs(got.X-was.X+40) > 0.5 {
			t.Errorf("pressed %s: dragged from %v it lies at %v", when, was.X, got.X)
		}
		was = c.b.field.rect
		c.press(false)
		c.tick(2 * showTicks)
		if now := c.b.field.rect; now != was {
			t.Errorf("pressed %s: let go at %v it lies at %v", when, was, now)
		}
	}
}

// A key, or a click beside the board, must end the camera's trip with everything else that moves.
func TestSettlingBringsTheCameraBack(t *testing.T) {
	c := newLeaning(t, full)
	was := c.b.field.rect
	c.arrives()
	c.tick(glideTicks / 2)
	if c.b.field.rect == was {
		t.Fatal("it has not moved: this proves nothing")
	}
	c.b.Settle()
	c.tick(2)
	if now := c.b.field.rect; now != was {
		t.Errorf("it lies at %v, not at %v", now, was)
	}
}

// What flies must keep its place in space while the camera moves, whatever moves it.
func TestFlightsMoveWithTheField(t *testing.T) {
	c := newLeaning(t, full)
	c.point(fieldOf(boardRect).Center())
	c.wheel(-20)
	c.wheel(3)
	c.v.Raiders[card.PortBow]--
	c.v.Raiders[card.PortStern]++
	e := game.Event{Kind: game.ShipMoved, Ship: card.Raider, N: 1, FromSpot: game.SpotOf(card.PortBow), ToSpot: game.SpotOf(card.PortStern)}
	c.b.Happened(&e, &c.v, c.u.Tick)
	c.tick(5)
	before := c.b.inField(c.b.motion.flights[0].from.box())
	c.wheel(2)
	c.in.WheelY = -1
	c.tick(1)
	if len(c.b.motion.flights) != 1 {
		t.Fatal("it flies no more")
	}
	after := c.b.inField(c.b.motion.flights[0].from.box())
	if math.Abs(after.X-before.X) > 1e-6 || math.Abs(after.Y-before.Y) > 1e-6 || math.Abs(after.W-before.W) > 1e-6 {
		t.Errorf("it set off from %v, and from %v now", before, after)
	}
}

// When the keyboard reaches something out of sight, the camera must follow and stay there.
func TestCameraFollowsTheKeyboard(t *testing.T) {
	for _, ticks := range []func(int) int{full, none} {
		c := newLeaning(t, ticks)
		const place = "place:" + string(card.FTLControl)
		if r := c.host.at[place]; r.X > fieldOf(boardRect).X {
			t.Fatal("it is in sight: this proves nothing")
		}
		c.u.SetFocus(place)
		c.tick(glideTicks + 3)
		r, field := c.host.at[place], fieldOf(boardRect)
		if r.X < field.X || r.Y < field.Y || r.Bottom() > field.Bottom() {
			t.Errorf("it lies at %v, of which %v is seen", r, field)
		}
		was := c.b.field.rect
		c.tick(2 * showTicks)
		if c.b.field.rect != was {
			t.Error("the camera does not stay there")
		}
	}
}

// Wherever the camera goes, and wherever a glide is broken off, it must not show anything beside the field.
func TestCameraNeverLooksBesideTheField(t *testing.T) {
	c := newLeaning(t, full)
	field := fieldOf(boardRect)
	look := func(what string) {
		t.Helper()
		all := c.b.field.rect
		const tol = 1e-6
		if all.X > field.X+tol || all.Y > field.Y+tol || all.Right() < field.Right()-tol || all.Bottom() < field.Bottom()-tol {
			t.Fatalf("%s: the field lies at %v, and %v of it is to be seen", what, all, field)
		}
	}
	for i, a := range card.Areas {
		e := game.Event{Kind: game.ShipMoved, Ship: card.Raider, N: 1, FromSpot: game.Supply, ToSpot: game.SpotOf(a)}
		c.v.Raiders[a]++
		c.b.Happened(&e, &c.v, c.u.Tick)
		for n := range 25 + 20*i { // some glides are broken off by the next
			c.tick(1)
			look(fmt.Sprintf("area %v after %d ticks", a, n))
		}
	}
	c.in = input.State{X: c.in.X, Y: c.in.Y, Focused: true}
}

// While the camera moves, a pawn must set off from where it stood on Galactica, and must not set off before the camera is there.
func TestPawnsMoveWithTheField(t *testing.T) {
	c := newLeaning(t, full)
	p := &c.b.motion.pawns[1]
	stood := c.b.inField(ui.R(p.x, p.y, 1, 1))
	c.v.Seats[1].Place = card.FTLControl
	e := game.Event{Kind: game.CharacterMoved, Seat: 1, Place: card.FTLControl}
	c.b.Happened(&e, &c.v, c.u.Tick)
	was := c.b.field.rect
	for range glideTicks {
		c.tick(1)
		if from := c.b.inField(ui.R(p.fromX, p.fromY, 1, 1)); math.Abs(from.X-stood.X) > 0.002 || math.Abs(from.Y-stood.Y) > 0.002 {
			t.Fatalf("it stood at %v, and sets off from %v", stood, from)
		}
	}
	if c.b.field.rect == was {
		t.Error("the camera does not move: this proves nothing")
	}
	if !p.flying || p.begin < c.u.Tick-1 {
		t.Error("it does not wait for the camera")
	}
}

// What happens at a side of the board must be heard there; what is not seen on it, in the middle.
func TestEventsHaveASide(t *testing.T) {
	c := newCloseUp(t)
	f := c.b.field.rect
	for _, a := range card.Areas {
		x, _ := c.b.field.middle(a)
		e := game.Event{Kind: game.ShipMoved, Ship: card.Raider, N: 1, FromSpot: game.Supply, ToSpot: game.SpotOf(a)}
		if got, want := c.b.Side(&e, &c.v), 2*(x-f.X)/f.W-1; math.Abs(got-want) > 0.15 {
			t.Errorf("%v lies at %.2f across the board, and is heard at %.2f", a, want, got)
		}
	}
	if got := c.b.Side(&game.Event{Kind: game.ResourceChanged, N: -1}, &c.v); got != 0 {
		t.Errorf("a resource is heard at %.2f", got)
	}
}
