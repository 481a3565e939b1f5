// Package render runs the scenes of the game in a window.
package render

import (
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"math"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/assets"
	"battlestar/input"
	"battlestar/render/ui"
)

// Scene is one screen. Frame is run when something was put in, when the scene asked for it with ui.Wake, and when the
// window changed: it looks at the input and puts down what is to be seen.
type Scene interface {
	Frame(u *ui.UI, a *App)
}

// Overlay is a scene that lets the one below be seen, which then takes no input.
type Overlay interface {
	Scene
	Overlay()
}

// App is the window: a stack of scenes, of which the top one takes the input. It implements ebiten.Game.
type App struct {
	UI *ui.UI

	// Crashed, if it is set, makes the scene that is shown instead of all others when one of them panicked.
	Crashed func(a *App, problem any, stack []byte) Scene

	// Leaving, if it is set, is called when the game is left: what runs on coroutines has to be closed in Update.
	Leaving func()

	// Away, if it is set, is called when the window lost the keyboard or the machine slept, before the scenes see it.
	Away func()

	// FullScreen, if it is set, is called when F11 is struck, on any screen and in a window of any size.
	FullScreen func()

	// Above, if it is set, is called after the scenes in each frame: for what is so on all screens.
	Above func(u *ui.UI)

	first    func(a *App) Scene
	stack    []Scene
	moved    bool // the stack changed in this frame
	stopped  bool
	dirty    bool
	reader   input.Reader
	last     input.State
	w, h     float64 // of the picture, in pixels
	lost     bool    // the system may have lost the picture
	lostAt   int     // the tick at which that was last so
	present  bool    // the picture has to be shown again, whether it is another or not
	captures []func(*image.RGBA)
	final    ebiten.DrawImageOptions // kept, because those of a frame would be put on the heap
	nothing  *ebiten.Image           // a transparent pixel
	crashes  int                     // in a row
}

// New makes an app that begins with the scene that first makes. It is called in the first Update, because what a
// scene starts, coroutines above all, has to be started where it goes on.
func New(first func(a *App) Scene) (*App, error) {
	u, err := ui.New()
	if err != nil {
		return nil, err
	}
	return &App{UI: u, first: first, dirty: true, reader: input.Reader{Asleep: 5 * time.Second}}, nil
}

// mostHeap is what Go's heap may take before what is not used is given back: an evening needs about half of it.
const mostHeap = 112 << 20

// Run opens the window and shows it until the game is left.
func (a *App) Run(title string, o *ebiten.RunGameOptions) error {
	// Reading and painting pictures leaves much behind at once, and then hardly anything is made: the heap would keep the room for it.
	debug.SetGCPercent(40)
	debug.SetMemoryLimit(mostHeap)
	ebiten.SetWindowTitle(title)
	if m := ebiten.Monitor(); m != nil {
		ebiten.SetWindowSize(firstSize(m.Size()))
	}
	ebiten.SetWindowSizeLimits(300, 200, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	// What did not change is not drawn again: see Draw.
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowClosingHandled(true)
	icons, err := icons()
	if err != nil {
		return err
	}
	ebiten.SetWindowIcon(icons)
	a.reader.Watch()
	return ebiten.RunGameWithOptions(a, o)
}

// firstSize is the window's at first, on a monitor of a size, in device-independent pixels: title bar, frame and panels have room beside it.
func firstSize(monitorW, monitorH int) (w, h int) {
	return min(1280, monitorW-80), min(720, monitorH-96)
}

// icons are the pictures of which the system takes the one that fits.
func icons() ([]image.Image, error) {
	files, err := fs.Glob(assets.Icons, "icon/*.png")
	if err != nil {
		return nil, err
	}
	var list []image.Image
	for _, name := range files {
		f, err := assets.Icons.Open(name)
		if err != nil {
			return nil, err
		}
		img, err := png.Decode(f)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		list = append(list, img)
	}
	return list, nil
}

// IgnoreSleep lets time pass between two ticks without the scenes being told that the machine slept, for a test.
func (a *App) IgnoreSleep() { a.reader.Asleep = 0 }

// Push shows a scene over the one that is shown.
func (a *App) Push(s Scene) {
	a.stack, a.moved = append(a.stack[:len(a.stack):len(a.stack)], s), true
}

// Pop goes back to the scene below; leaving the last one leaves the game.
func (a *App) Pop() {
	a.stack, a.moved = a.stack[:len(a.stack)-1:len(a.stack)-1], true
	a.stopped = len(a.stack) == 0
}

// Replace shows a scene in the place of the one that is shown.
func (a *App) Replace(s Scene) {
	a.stack, a.moved = append(a.stack[:len(a.stack)-1:len(a.stack)-1], s), true
}

// Clear shows a scene in the place of all others.
func (a *App) Clear(s Scene) { a.stack, a.moved = []Scene{s}, true }

// Quit leaves the game after this frame.
func (a *App) Quit() { a.stopped = true }

// SetTextSize sets the user's text size: 1, 1.15 or 1.3.
func (a *App) SetTextSize(factor float64) {
	a.UI.TextFactor = factor
	a.dirty = true
}

// SetApart reports whether the colours that say something are moved to where colour-blind eyes tell them apart.
func (a *App) SetApart(on bool) {
	a.UI.Apart = on
	a.dirty = true
	a.UI.Redraw()
}

// Capture hands the picture that is shown to f after the next Draw.
func (a *App) Capture(f func(*image.RGBA)) { a.captures = append(a.captures, f) }

// Update implements ebiten.Game.
func (a *App) Update() error {
	in := a.reader.Read()
	if ebiten.IsWindowBeingClosed() {
		a.Quit()
	}
	return a.Step(in)
}

// Step is one tick with an input of the caller's, for tests without a window; see Size.
func (a *App) Step(in input.State) error {
	a.begin()
	a.UI.Tick++
	a.notice(in)
	if a.FullScreen != nil && input.Has(in.First, ebiten.KeyF11) {
		a.FullScreen()
	}
	if in.Active(&a.last) || a.dirty || a.UI.Due() {
		a.dirty = false
		a.frame(in)
		a.reader.Write(a.UI.Writing())
		a.reader.Listen(a.UI.Signs())
	}
	a.last = in
	if !a.stopped {
		return nil
	}
	if a.Leaving != nil {
		a.Leaving()
		a.Leaving = nil
	}
	return ebiten.Termination
}

// When the picture is shown again, in ticks after the system may have lost it. Some drivers learn of a new size late, and show the next picture
// in the one before. After that the heart beats, for what no system tells: faster while somebody else has the keyboard, for then a curtain was
// closed, and the system must not go on showing what lay behind it.
const (
	showSoon      = 12
	showLater     = 60
	heartbeat     = 1800
	heartbeatAway = 60
)

// notice decides whether the picture has to be shown again, although it is the same.
func (a *App) notice(in input.State) {
	if a.lost || in.Lost || in.Slept || in.Focused != a.last.Focused || in.Hidden != a.last.Hidden {
		a.lost, a.lostAt = false, a.UI.Tick
	}
	beat := heartbeat
	if !in.Focused {
		beat = heartbeatAway
	}
	since := a.UI.Tick - a.lostAt
	if since == showSoon || since == showLater || since%beat == 0 {
		a.present = true
	}
}

// begin makes the first scene.
func (a *App) begin() {
	if a.first == nil {
		return
	}
	defer a.rescue()
	first := a.first
	a.first = nil
	a.stack = []Scene{first(a)}
}

// The smallest picture that scenes are laid out for, in physical pixels. In a smaller window it shrinks as a whole.
const leastW, leastH = 853, 480

// rescue shows the crash scene after a panic. When that scene itself panics there is nothing left to try.
func (a *App) rescue() {
	if a.Crashed == nil || a.crashes > 1 {
		return
	}
	problem := recover()
	if problem == nil {
		return
	}
	a.crashes++
	a.stack = []Scene{a.Crashed(a, problem, debug.Stack())}
	a.moved, a.dirty = false, true
	a.UI.Forget()
}

func (a *App) frame(in input.State) {
	defer a.rescue()
	u := a.UI
	u.Begin(in)
	if u.FocusLost() && a.Away != nil {
		a.Away()
	}
	stack := a.stack
	bottom := len(stack) - 1
	for bottom > 0 {
		if _, ok := stack[bottom].(Overlay); !ok {
			break
		}
		bottom--
	}
	for i := bottom; i < len(stack); i++ {
		if i == len(stack)-1 {
			stack[i].Frame(u, a)
		} else {
			u.Inert(func() { stack[i].Frame(u, a) })
		}
	}
	if a.Above != nil {
		a.Above(u)
	}
	u.End()
	a.crashes = 0
	if a.moved {
		// The click that led to the new scene must not touch anything in it.
		a.moved = false
		u.Forget()
	}
}

// Draw implements ebiten.Game. It leaves the window as it is when nothing changed, but for the times at which the picture is shown again.
func (a *App) Draw(screen *ebiten.Image) {
	defer a.rescue()
	if !a.UI.Draw(screen) && a.present {
		a.again(screen)
	}
	a.present = false
	if len(a.captures) == 0 {
		return
	}
	img := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(img.Pix)
	for _, f := range a.captures {
		f(img)
	}
	a.captures = nil
}

// again has Ebitengine show the picture as it is: it shows none on which nothing was drawn.
func (a *App) again(screen *ebiten.Image) {
	if a.nothing == nil {
		a.nothing = ebiten.NewImage(1, 1)
	}
	screen.DrawImage(a.nothing, nil)
}

// DrawFinalScreen implements ebiten.FinalScreenDrawer: it puts what was drawn into the window, pixel for pixel, and needs no memory for it.
func (a *App) DrawFinalScreen(screen ebiten.FinalScreen, drawn *ebiten.Image, at ebiten.GeoM) {
	if at.Element(0, 0) != 1 {
		ebiten.DefaultDrawFinalScreen(screen, drawn, at)
		return
	}
	a.final.GeoM = at
	screen.DrawImage(drawn, &a.final)
}

// Size tells the size of the window in physical pixels, and gives that of its picture: where the window is too small, it is larger.
func (a *App) Size(w, h float64) (pictureW, pictureH float64) {
	k := max(1, leastW/w, leastH/h)
	w, h = math.Round(w*k), math.Round(h*k)
	if w != a.w || h != a.h {
		a.w, a.h, a.dirty, a.lost = w, h, true, true
		a.UI.Resize(w, h)
	}
	return w, h
}

// LayoutF implements ebiten.LayoutFer: the game draws in physical pixels.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	return a.Size(max(1, w*scale), max(1, h*scale))
}

// Layout implements ebiten.Game; LayoutF takes its place.
func (a *App) Layout(w, h int) (int, int) { return w, h }
