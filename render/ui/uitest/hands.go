package uitest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/input"
	"battlestar/render"
	"battlestar/render/ui"
)

// Hands drives an app in this process without any window: there is no picture, but all the layout and all the input, and thousands of ticks a second.
type Hands struct {
	t   testing.TB
	app *render.App
	in  input.State
}

// Take returns hands that drive an app in an invisible window of w by h physical pixels.
func Take(t testing.TB, app *render.App, w, h float64) *Hands {
	t.Helper()
	app.Size(w, h)
	hands := &Hands{t: t, app: app, in: input.State{X: -1, Y: -1, Focused: true}}
	hands.Ticks(3)
	return hands
}

// Ticks lets n ticks pass; the input counts in the first one.
func (h *Hands) Ticks(n int) {
	h.t.Helper()
	for range n {
		if err := h.app.Step(h.in); err != nil && err != ebiten.Termination {
			h.t.Fatal(err)
		}
		h.in = input.State{X: h.in.X, Y: h.in.Y, Down: h.in.Down, Held: h.in.Held, Focused: h.in.Focused}
	}
}

// Move moves the pointer.
func (h *Hands) Move(x, y float64) {
	h.t.Helper()
	h.in.X, h.in.Y = x, y
	h.Ticks(2)
}

// Press holds the left button down.
func (h *Hands) Press() {
	h.t.Helper()
	h.in.Down[input.Left], h.in.Pressed[input.Left] = true, true
	h.Ticks(1)
}

// Release releases the left button.
func (h *Hands) Release() {
	h.t.Helper()
	h.in.Down[input.Left], h.in.Released[input.Left] = false, true
	h.Ticks(3)
}

// Click clicks at a point.
func (h *Hands) Click(x, y float64) {
	h.t.Helper()
	if h.in.X == x && h.in.Y == y { // what has only just appeared under the pointer takes no click
		h.Ticks(ui.FreshTicks)
	}
	h.Move(x, y)
	h.Press()
	h.Release()
}

// RightClick clicks at a point with the right button.
func (h *Hands) RightClick(x, y float64) {
	h.t.Helper()
	h.Move(x, y)
	h.in.Down[input.Right], h.in.Pressed[input.Right] = true, true
	h.Ticks(1)
	h.in.Down[input.Right], h.in.Released[input.Right] = false, true
	h.Ticks(3)
}

// ClickOn clicks on the target with the given id.
func (h *Hands) ClickOn(id string) {
	h.t.Helper()
	h.Click(find(h.t, h.Targets(), id))
}

// MoveTo moves the pointer to the target with the given id.
func (h *Hands) MoveTo(id string) {
	h.t.Helper()
	h.Move(find(h.t, h.Targets(), id))
}

// Wheel turns the wheel; up is positive.
func (h *Hands) Wheel(dy float64) {
	h.t.Helper()
	h.in.WheelY = dy
	h.Ticks(3)
}

// KeyDown presses a key and holds it.
func (h *Hands) KeyDown(k ebiten.Key) {
	h.t.Helper()
	h.in.Held = append(h.in.Held[:len(h.in.Held):len(h.in.Held)], k)
	h.in.Just, h.in.First = []ebiten.Key{k}, []ebiten.Key{k}
	h.Ticks(1)
}

// KeyUp releases all keys.
func (h *Hands) KeyUp() {
	h.t.Helper()
	h.in.Up, h.in.Held = h.in.Held, nil
	h.Ticks(2)
}

// Key presses and releases a key.
func (h *Hands) Key(k ebiten.Key) {
	h.t.Helper()
	h.KeyDown(k)
	h.KeyUp()
}

// Type types a text.
func (h *Hands) Type(text string) {
	h.t.Helper()
	for _, r := range text {
		h.in.Runes = []rune{r}
		h.Ticks(1)
	}
	h.Ticks(1)
}

// Compose makes an input method hold a text that is not typed yet. If around is not nil, it is the text around what is typed next.
func (h *Hands) Compose(text string, around *input.Around) {
	h.t.Helper()
	h.in.Composing = input.Composing{Text: text, At: len(text)}
	if h.in.Around = around; around == nil {
		h.Ticks(1)
	}
}

// Unfocus takes the keyboard from the window, or gives it back.
func (h *Hands) Unfocus(away bool) {
	h.t.Helper()
	h.in.Focused = !away
	h.Ticks(1)
}

// Sleep lets the machine sleep between two ticks.
func (h *Hands) Sleep() {
	h.t.Helper()
	h.in.Slept = true
	h.Ticks(1)
}

// Targets lists what can be clicked now.
func (h *Hands) Targets() []ui.Target { return h.app.UI.Targets() }

// Focus returns the id of the widget that has the keyboard focus.
func (h *Hands) Focus() string { return h.app.UI.Focus() }

// Placed lists what the last frame put down.
func (h *Hands) Placed() []ui.Placed { return h.app.UI.Placed() }

// Problems checks the layout of the last frame.
func (h *Hands) Problems() []ui.Problem {
	win := h.app.UI.Window()
	return ui.Check(h.app.UI.Placed(), win.W*h.app.UI.Scale, win.H*h.app.UI.Scale)
}

// Missed checks that each outline of what may be chosen takes the clicks inside it.
func (h *Hands) Missed() []ui.Problem { return ui.Missed(h.app.UI.Placed(), h.app.UI.At) }
