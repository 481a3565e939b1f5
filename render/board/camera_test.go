package board

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/input"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// chooser is a host on which every spot can be clicked.
type chooser struct {
	alone
	clicked map[string]int
	at      map[string]ui.Rect
}

func (c *chooser) Touch(u *ui.UI, s Spot) Mark {
	id := s.ID
	if id == "" {
		id = "spot:" + s.Label + string(rune('0'+s.Choices[0].Area))
	}
	c.at[id] = s.Rect
	if u.Area(id, s.Label, s.Rect, ui.Options{}).Clicked {
		c.clicked[id]++
	}
	return Mark{}
}

// closeUp is a board under a pointer.
type closeUp struct {
	*stage
	host *chooser
	in   input.State
}

func newCloseUp(t *testing.T) *closeUp {
	s := newStage(t, func(int) int { return 0 })
	c := &closeUp{stage: s, host: &chooser{clicked: map[string]int{}, at: map[string]ui.Rect{}}, in: input.State{Focused: true}}
	s.b.Host = c.host
	s.v.Raiders[card.PortBow] = 3
	c.tick(2)
	return c
}

var boardRect = ui.R(330, 80, 1290, 800)

// tick lets n ticks pass; the input counts in the first one.
func (c *closeUp) tick(n int) {
	for range n {
		c.u.Begin(c.in)
		c.u.Tick++
		c.b.Draw(c.u, boardRect, &c.v, Words{Titles: titles, Damaged: "Damaged", Whole: "Whole board"})
		c.u.End()
		c.in = input.State{X: c.in.X, Y: c.in.Y, Down: c.in.Down, Focused: true}
	}
}

func (c *closeUp) point(x, y float64) { c.in.X, c.in.Y = x, y; c.tick(2) }
func (c *closeUp) wheel(n float64)    { c.in.WheelY = n; c.tick(2) }

func (c *closeUp) press(down bool) {
	c.in.Down[input.Left] = down
	c.in.Pressed[input.Left], c.in.Released[input.Left] = down, !down
	c.tick(2)
}

func (c *closeUp) key(k ebiten.Key) {
	c.in.Just, c.in.First = []ebiten.Key{k}, []ebiten.Key{k}
	c.tick(2)
}

// The wheel must zoom in on what lies under the pointer, which stays there, and clicks must hit what is seen.
func TestWheelLooksCloser(t *testing.T) {
	c := newCloseUp(t)
	const place = "place:" + string(card.Command)
	was := c.host.at[place]
	x, y := was.X+was.W*0.3, was.Y+was.H*0.6
	c.point(x, y)
	c.wheel(4)
	now := c.host.at[place]
	if now.W < was.W*1.5 {
		t.Fatalf("the plate was %v and is %v", was, now)
	}
	if fx, fy := (x-now.X)/now.W, (y-now.Y)/now.H; math.Abs(fx-0.3) > 0.02 || math.Abs(fy-0.6) > 0.02 {
		t.Errorf("the pointer is at %.2f, %.2f of the plate now", fx, fy)
	}
	c.press(true)
	c.press(false)
	if c.host.clicked[place] != 1 {
		t.Errorf("clicked: %v", c.host.clicked)
	}
	// Clicks must hit ships, too.
	c.key(ebiten.KeyDigit0)
	raiders := (&heap{ship: ship.Raider, pilot: game.NoSeat}).id(card.PortBow)
	far := c.host.at[raiders]
	c.point(far.Center())
	c.wheel(4)
	x, y = c.host.at[raiders].Center()
	c.point(x, y)
	c.press(true)
	c.press(false)
	if near := c.host.at[raiders]; near.W < far.W*1.2 || c.host.clicked[raiders] != 1 {
		t.Errorf("the raiders were %v and are %v; clicked: %v", far, near, c.host.clicked)
	}
	for _, target := range c.u.Targets() {
		if !target.Rect.Empty() && (target.Rect.X < boardRect.X-1 || target.Rect.Right() > boardRect.Right()+1 || target.Rect.Y < boardRect.Y-1 || target.Rect.Bottom() > boardRect.Bottom()+1) {
			t.Errorf("%s spills out of the board: %v", target.ID, target.Rect)
		}
	}
}

// The camera must come no closer than its limit, and go no farther than the whole board.
func TestCameraBounds(t *testing.T) {
	c := newCloseUp(t)
	was := c.host.at["place:"+string(card.Brig)]
	c.point(was.Center())
	c.wheel(40)
	if k := c.host.at["place:"+string(card.Brig)].W / was.W; math.Abs(k-closest) > 0.01 {
		t.Errorf("it is %.2f times as large at the closest", k)
	}
	c.wheel(-60)
	if now := c.host.at["place:"+string(card.Brig)]; now != was {
		t.Errorf("from far it is at %v, and was at %v", now, was)
	}
}

// A drag must move the board wherever it begins, and must not count as a click; a key goes back.
func TestDragMovesTheBoard(t *testing.T) {
	c := newCloseUp(t)
	const place = "place:" + string(card.HangarDeck)
	far := c.host.at[place]
	c.point(far.Center())
	c.wheel(5)
	was := c.host.at[place]
	c.press(true)
	c.in.X, c.in.Y = c.in.X-40, c.in.Y+25
	c.tick(1)
	c.in.X -= 20
	c.tick(1)
	c.press(false)
	now := c.host.at[place]
	if now.W != was.W || math.Abs(now.X-was.X+60) > 0.5 || math.Abs(now.Y-was.Y-25) > 0.5 {
		t.Errorf("from %v it was dragged to %v", was, now)
	}
	if len(c.host.clicked) > 0 {
		t.Errorf("a drag clicked: %v", c.host.clicked)
	}
	c.key(ebiten.KeyDigit0)
	if c.host.at[place] != far {
		t.Errorf("back at %v, not %v", c.host.at[place], far)
	}
	c.key(ebiten.KeyEqual)
	if c.host.at[place].W <= far.W {
		t.Error("+ does not look closer")
	}
	c.key(ebiten.KeyHome)
	if c.host.at[place] != far {
		t.Error("Home does not go back")
	}
}

// The board under a card or a dialog must stay as it is.
func TestInertBoardStays(t *testing.T) {
	c := newCloseUp(t)
	was := c.b.field.rect
	c.in.X, c.in.Y, c.in.WheelY = 960, 500, 3
	c.u.Begin(c.in)
	c.u.Tick++
	c.u.Inert(func() { c.b.Draw(c.u, boardRect, &c.v, Words{}) })
	c.u.End()
	if now := c.b.field.rect; now != was {
		t.Errorf("the field was at %v and is at %v", was, now)
	}
}

// Pawn implements Host.
func (*chooser) Pawn(*ui.UI, game.Seat, ui.Rect) Mark { return Mark{} }

// A wheel with 120 small steps to a notch must zoom in and back out as one with whole notches does (anegostudios/VintageStory-Issues#9710).
func TestFineWheelComesCloser(t *testing.T) {
	zoomed := func(steps int) (near, far float64) {
		c := newCloseUp(t)
		c.in.X, c.in.Y = (boardRect.X+boardRect.W/2)*c.u.Scale, (boardRect.Y+boardRect.H/2)*c.u.Scale
		c.tick(2)
		for _, way := range []float64{1, -1} {
			for range steps * 3 {
				c.in.WheelY = way / float64(steps)
				c.tick(1)
			}
			near, far = max(near, c.b.camera.zoom), c.b.camera.zoom
		}
		return near, far
	}
	near, far := zoomed(1)
	if fine, back := zoomed(120); near < 1.4 || math.Abs(fine-near) > 0.01 || far != 0 || back != 0 {
		t.Errorf("three notches zoom to %v and back to %v, their parts to %v and %v", near, far, fine, back)
	}
}
