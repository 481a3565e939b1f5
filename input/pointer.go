// Package input reads mouse, wheel, keys and typed characters once per tick into a plain value.
package input

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Button is a mouse button.
type Button int

// The mouse buttons that the game uses.
const (
	Left Button = iota
	Middle
	Right
	buttons
)

// State is all input of one tick. Positions are in physical pixels of the window. The zero State is a quiet tick without window focus; tests write
// their own.
type State struct {
	X, Y     float64
	Down     [buttons]bool // held at this tick
	Pressed  [buttons]bool // went down
	Released [buttons]bool // came up
	WheelX   float64
	WheelY   float64

	Held  []ebiten.Key // keys that are down
	Just  []ebiten.Key // keys that went down, and keys that repeat while they are held
	First []ebiten.Key // keys that went down, without repeats
	Up    []ebiten.Key // keys that came up
	Runes []rune       // characters typed

	Composing Composing
	Around    *Around // nil if what was typed replaces the selection, as it mostly does

	Focused bool // the window has the keyboard
	Hidden  bool // nothing of the window is visible, as far as the system tells
	Lost    bool // the system may have lost what the window showed
	Slept   bool // the machine slept since the tick before
	Late    bool // the tick before is so long ago that the pointer may have moved since a button went down
}

// Active reports whether there is any input that prev did not have: then a scene must look at it.
func (s *State) Active(prev *State) bool {
	return s.Struck() || s.X != prev.X || s.Y != prev.Y || s.Down != prev.Down || s.Composing != prev.Composing || s.Focused != prev.Focused || s.Hidden != prev.Hidden || s.Slept
}

// Struck reports whether a button or key went down or came up, the wheel turned, or something was typed.
func (s *State) Struck() bool {
	none := [buttons]bool{}
	return s.Pressed != none || s.Released != none || s.WheelX != 0 || s.WheelY != 0 || len(s.Just) > 0 || len(s.Up) > 0 || len(s.Runes) > 0
}

// Has reports whether key is in keys.
func Has(keys []ebiten.Key, key ebiten.Key) bool {
	for _, k := range keys {
		if k == key {
			return true
		}
	}
	return false
}

// Shift reports whether a shift key is held.
func (s *State) Shift() bool { return Has(s.Held, ebiten.KeyShift) }

// Ctrl reports whether a control key (on a Mac, the command key) is held. Control with Alt does not count: it types letters, as AltGr does.
func (s *State) Ctrl() bool {
	return Has(s.Held, ebiten.KeyControl) && !Has(s.Held, ebiten.KeyAlt) || Has(s.Held, ebiten.KeyMeta)
}

// Reader reads the state from Ebitengine.
type Reader struct {
	// Asleep is the time without a tick after which the machine counts as having slept; 0 turns that off.
	Asleep time.Duration

	last    time.Time
	buttons [buttons]button
	ghosts  ghosts
	printed printed
	signs   Signs
	watch   watch

	composer  textinput.Composer
	writing   Writing // the field that has the keyboard
	told      Writing // what the input method knows of it
	committed *textinput.Commit
	composing Composing
}

// Listen sets which signs the screen listens to, so that a key with both a sign and a digit is read correctly.
func (r *Reader) Listen(to Signs) { r.signs = to }

// A held key repeats after delay ticks, every interval ticks.
const (
	repeatDelay    = 24
	repeatInterval = 3
)

// Watch starts to listen for what the system reports about the window but Ebitengine does not pass on. Call it once, before the window exists.
func (r *Reader) Watch() { r.watch.begin() }

// Read reads the state of this tick. Call it in Update, once per tick.
func (r *Reader) Read() State {
	var s State
	x, y := ebiten.CursorPosition()
	s.X, s.Y = float64(x), float64(y)
	for b, eb := range [buttons]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonMiddle, ebiten.MouseButtonRight} {
		s.Down[b], s.Pressed[b], s.Released[b] = r.buttons[b].turn(
			inpututil.IsMouseButtonJustPressed(eb), inpututil.IsMouseButtonJustReleased(eb), inpututil.MouseButtonPressDuration(eb) > 0)
	}
	s.WheelX, s.WheelY = ebiten.Wheel()
	s.Held = inpututil.AppendPressedKeys(nil)
	s.First = inpututil.AppendJustPressedKeys(nil)
	s.Just = append(s.Just, s.First...)
	for _, k := range s.Held {
		if d := inpututil.KeyPressDuration(k); d > repeatDelay && (d-repeatDelay)%repeatInterval == 0 {
			s.Just = append(s.Just, k)
		}
	}
	s.Up = inpututil.AppendJustReleasedKeys(nil)
	s.Runes = ebiten.AppendInputChars(nil)
	s.Focused = ebiten.IsFocused()
	r.ghosts.turn(&s)
	if r.printed.name == nil {
		r.printed.name = ebiten.KeyName
	}
	r.printed.turn(&s, r.signs)
	if r.writing.Field != "" {
		r.compose(&s)
	}
	s.Lost, s.Hidden = r.watch.take()
	s.Hidden = s.Hidden || ebiten.IsWindowMinimized()
	now := time.Now()
	s.Late = now.Sub(r.last) > late
	s.Slept = r.slept(now)
	return s
}

// late is the time without a tick after which nobody knows where the pointer was when a button went down: the system reports only where it is now.
const late = 100 * time.Millisecond

// slept reports whether the machine slept since it was last asked.
func (r *Reader) slept(now time.Time) bool {
	now = now.Round(0) // the monotonic clock stops while a machine sleeps, so ask the wall clock
	slept := r.Asleep > 0 && !r.last.IsZero() && now.Sub(r.last) > r.Asleep
	r.last = now
	return slept
}
