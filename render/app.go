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

// Scene is one screen. Frame runs when there was input, when the scene asked for it with ui.Wake, and when the window changed. It looks at the input
// and puts down what is visible.
type Scene interface {
	Frame(u *ui.UI, a *App)
}

// Overlay is a scene that leaves the one below visible; the one below then takes no input.
type Overlay interface {
	Scene
	Overlay()
}

// App is the window: a stack of scenes, of which the top one takes the input. It implements ebiten.Game.
type App struct {
	UI *ui.UI

	// Crashed, if set, makes the scene that replaces all others when one of them panicked.
	Crashed func(a *App, problem any, stack []byte) Scene

	// Leaving, if set, is called when the game is left: whatever runs on coroutines must be closed in Update.
	Leaving func()

	// Away, if set, is called when the window lost the keyboard or the machine slept, before the scenes see it.
	Away func()

	// FullScreen, if set, is called when F11 is struck, on any screen and in a window of any size.
	FullScreen func()

	// Above, if set, is called after the scenes in each frame: for what is the same on all screens.
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
	lostAt   int     // the last tick at which lost was set
	present  bool    // the picture must be shown again, changed or not
	captures []func(*image.RGBA)
	final    ebiten.DrawImageOptions // kept, because one per frame would be put on the heap
	nothing  *ebiten.Image           // a transparent pixel
	crashes  int                     // in a row
}

// New makes an app that begins with the scene that first makes. first is called in the first Update: whatever a scene starts, coroutines above all,
// must be started where it continues.
func New(first func(a *App) Scene) (*App, error) {
	u, err := ui.New()
	if err != nil {
		return nil, err
	}
	return &App{UI: u, first: first, dirty: true, reader: input.Reader{Asleep: 5 * time.Second}}, nil
}

// mostHeap is what Go's heap may take before unused memory is given back: an evening needs about half of it.
const mostHeap = 112 << 20

// Run opens the window and shows it until the game is left.
func (a *App) Run(title string, o *ebiten.RunGameOptions) error {
	// Reading and painting pictures leaves much garbage at once, and afterward hardly anything is allocated: the heap would keep the room for it.
	debug.SetGCPercent(40)
	debug.SetMemoryLimit(mostHeap)
	ebiten.SetWindowTitle(title)
	if m := ebiten.Monitor(); m != nil {
		ebiten.SetWindowSize(firstSize(m.Size()))
	}
	ebiten.SetWindowSizeLimits(300, 200, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	// An unchanged picture is not drawn again: see Draw.
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

// firstSize returns the window's first size on a monitor of a size, in device-independent pixels. It leaves room for title bar, frame and panels.
func firstSize(monitorW, monitorH int) (w, h int) {
	return min(1280, monitorW-80), min(720, monitorH-96)
}

// icons returns the pictures from which the system takes the one that fits.
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

// IgnoreSleep lets time pass between two ticks without telling the scenes that the machine slept, for a test.
func (a *App) IgnoreSleep() { a.reader.Asleep = 0 }

// Top returns the scene that takes the input.
func (a *App) Top() Scene { return a.stack[len(a.stack)-1] }

// Push shows a scene over the current one.
func (a *App) Push(s Scene) {
	a.stack, a.moved = append(a.stack[:len(a.stack):len(a.stack)], s), true
}

// Pop returns to the scene below; leaving the last one leaves the game.
func (a *App) Pop() {
	a.stack, a.moved = a.stack[:len(a.stack)-1:len(a.stack)-1], true
	a.stopped = len(a.stack) == 0
}

// Replace shows a scene in place of the current one.
func (a *App) Replace(s Scene) {
	a.stack, a.moved = append(a.stack[:len(a.stack)-1:len(a.stack)-1], s), true
}

// Clear shows a scene in place of all others.
func (a *App) Clear(s Scene) { a.stack, a.moved = []Scene{s}, true }

// Quit leaves the game after this frame.
func (a *App) Quit() { a.stopped = true }

// SetTextSize sets the user's text size: 1, 1.15 or 1.3.
func (a *App) SetTextSize(factor float64) {
	a.UI.TextFactor = factor
	a.dirty = true
}

// SetApart sets whether the colors that have a meaning are shifted so that color-blind people can tell them apart.
func (a *App) SetApart(on bool) {
	a.UI.Apart = on
	a.dirty = true
	a.UI.Redraw()
}

// Capture passes the picture that is shown to f after the next Draw.
func (a *App) Capture(f func(*image.RGBA)) { a.captures = append(a.captures, f) }

// Update implements ebiten.Game.
func (a *App) Update() error {
	in := a.reader.Read()
	if ebiten.IsWindowBeingClosed() {
		a.Quit()
	}
	return a.Step(in)
}

// Step runs one tick with the caller's input, for tests without a window; see Size.
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

// The ticks after which the picture is shown again, once the system may have lost it. Some drivers learn of a new size late, and show the next
// picture at the old size. Then a heartbeat follows, for losses that no system reports. It is faster while another window has the keyboard: a curtain
// was closed then, and the system must not go on showing what was behind it.
const (
	showSoon      = 12
	showLater     = 60
	heartbeat     = 1800
	heartbeatAway = 60
)

// notice decides whether the picture must be shown again, although it is the same.
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

// The smallest picture that scenes are laid out for, in physical pixels. In a smaller window, the whole picture shrinks.
const leastW, leastH = 853, 480

// rescue shows the crash scene after a panic. If that scene itself panics, there is nothing left to try.
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

// Draw implements ebiten.Game. If nothing changed, it leaves the window as it is, unless the picture must be shown again.
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

// again makes Ebitengine show the picture as it is: Ebitengine shows no picture on which nothing was drawn.
func (a *App) again(screen *ebiten.Image) {
	if a.nothing == nil {
		a.nothing = ebiten.NewImage(1, 1)
	}
	screen.DrawImage(a.nothing, nil)
}

// DrawFinalScreen implements ebiten.FinalScreenDrawer. It puts what was drawn into the window pixel for pixel, and needs no memory for it.
func (a *App) DrawFinalScreen(screen ebiten.FinalScreen, drawn *ebiten.Image, at ebiten.GeoM) {
	if at.Element(0, 0) != 1 {
		ebiten.DefaultDrawFinalScreen(screen, drawn, at)
		return
	}
	a.final.GeoM = at
	screen.DrawImage(drawn, &a.final)
}

// Size takes the size of the window in physical pixels and returns that of its picture: if the window is too small, the picture is larger.
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

// Layout implements ebiten.Game; LayoutF replaces it.
func (a *App) Layout(w, h int) (int, int) { return w, h }
