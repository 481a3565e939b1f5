package ui_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/input"
	"battlestar/render"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// scene is a scene made of a function.
type scene func(u *ui.UI, a *render.App)

func (s scene) Frame(u *ui.UI, a *render.App) { s(u, a) }

// overlay is a scene made of a function that lies over another scene.
type overlay func(u *ui.UI, a *render.App)

func (s overlay) Frame(u *ui.UI, a *render.App) { s(u, a) }
func (s overlay) Overlay()                      {}

func show(t *testing.T, f func(u *ui.UI, a *render.App)) (*uitest.Hands, *render.App) {
	t.Helper()
	app, err := render.New(func(*render.App) render.Scene { return scene(f) })
	if err != nil {
		t.Fatal(err)
	}
	return uitest.Take(t, app, 1280, 720), app
}

func TestButtonPressedByPointerKeyAndFocus(t *testing.T) {
	got := map[string]int{}
	h, _ := show(t, func(u *ui.UI, a *render.App) {
		for i, id := range []string{"a", "b", "c"} {
			o := ui.Options{Key: ui.Key(strings.ToUpper(id))}
			if id == "c" {
				o.Disabled = "not now"
			}
			if u.Button(id, ui.R(100, 100+float64(i)*100, 300, 60), id, o) {
				got[id]++
			}
		}
	})
	h.ClickOn("a")
	h.Key(ebiten.KeyB)
	h.Key(ebiten.KeyC)
	h.Click(200, 220) // on c, in pixels
	h.Key(ebiten.KeyArrowDown)
	h.Key(ebiten.KeyArrowDown)
	h.Key(ebiten.KeyEnter)
	if want := (map[string]int{"a": 1, "b": 2}); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("pressed %v, want %v", got, want)
	}
	if n := len(h.Targets()); n != 2 {
		t.Errorf("%d targets, want the two that can be pressed", n)
	}
}

func TestWhatAClickChangedIsShown(t *testing.T) {
	n := 0
	h, app := show(t, func(u *ui.UI, a *render.App) {
		if u.Button("a", ui.R(100, 100, 300, 60), fmt.Sprint("pressed ", n), ui.Options{}) {
			n++
		}
	})
	h.ClickOn("a")
	h.Ticks(1)
	for _, p := range app.UI.Placed() {
		if p.Kind == "text" && p.Text != "PRESSED 1" {
			t.Errorf("the button says %q", p.Text)
		}
	}
}

func TestPressElsewhereOrReleaseElsewhereIsNoClick(t *testing.T) {
	n := 0
	h, _ := show(t, func(u *ui.UI, a *render.App) {
		if u.Button("a", ui.R(100, 100, 300, 60), "a", ui.Options{}) {
			n++
		}
	})
	h.MoveTo("a")
	h.Press()
	h.Move(600, 600)
	h.Release()
	h.Press()
	h.MoveTo("a")
	h.Release()
	if n != 0 {
		t.Errorf("%d clicks", n)
	}
}

func TestHoldIsNoClickAndIsBrokenByLostFocus(t *testing.T) {
	done := 0
	h, _ := show(t, func(u *ui.UI, a *render.App) {
		if _, ok := u.Hold("open", ui.R(100, 100, 300, 60), "Hold", 30, ui.Options{Key: "Space"}); ok {
			done++
		}
	})
	h.ClickOn("open")
	h.Key(ebiten.KeySpace)
	if done != 0 {
		t.Fatal("a click opened it")
	}
	h.MoveTo("open")
	h.Press()
	h.Ticks(20)
	h.Unfocus(true)
	h.Unfocus(false)
	h.Ticks(40)
	if done != 0 {
		t.Fatal("it opened after the window lost the focus")
	}
	h.Release()
	h.Press()
	h.Ticks(100)
	if done != 1 {
		t.Fatalf("done %d times in one long hold", done)
	}
	h.Release()
	h.KeyDown(ebiten.KeySpace)
	h.Ticks(40)
	h.KeyUp()
	if done != 2 {
		t.Fatal("the key does not hold")
	}
}

func TestFieldTakesRunesAndHidesHotkeys(t *testing.T) {
	name, hot := "", 0
	h, _ := show(t, func(u *ui.UI, a *render.App) {
		u.Field("name", ui.R(100, 100, 400, 56), &name, ui.FieldOptions{Max: 8})
		if u.Button("a", ui.R(100, 200, 300, 60), "a", ui.Options{Key: "A"}) {
			hot++
		}
	})
	h.ClickOn("name")
	h.Type("Győző")
	h.Key(ebiten.KeyA)
	h.Key(ebiten.KeyBackspace)
	h.Key(ebiten.KeyHome)
	h.Type("ßÉ")
	h.Type("too long")
	if name != "ßÉtoGyőz" {
		t.Errorf("the field holds %q", name)
	}
	if hot != 0 {
		t.Error("a letter typed into the field pressed a button")
	}
}

func TestListScrollsByWheelAndFocus(t *testing.T) {
	seen, clicked := map[int]bool{}, -1
	h, _ := show(t, func(u *ui.UI, a *render.App) {
		clear(seen)
		u.List("l", ui.R(100, 100, 400, 300), 50, 60, func(i int, r ui.Rect) {
			seen[i] = true
			if u.Area(fmt.Sprint("row", i), "row", r, ui.Options{}).Clicked {
				clicked = i
			}
		})
	})
	if seen[20] {
		t.Fatal("row 20 was put down though it cannot be seen")
	}
	h.MoveTo("row1")
	for range 20 {
		h.Wheel(-1)
	}
	h.ClickOn("row21")
	if clicked != 21 {
		t.Errorf("clicked %d", clicked)
	}
	for range 10 {
		h.Key(ebiten.KeyArrowDown)
	}
	h.Key(ebiten.KeyEnter)
	if clicked < 30 {
		t.Errorf("the arrows went from row 21 to %d only", clicked)
	}
}

func TestOverlayKeepsTheSceneBelowFromInput(t *testing.T) {
	below, above := 0, 0
	h, app := show(t, func(u *ui.UI, a *render.App) {
		if u.Button("below", ui.R(100, 100, 300, 60), "below", ui.Options{Key: "B"}) {
			below++
			a.Push(overlay(func(u *ui.UI, a *render.App) {
				if u.Button("above", ui.R(600, 100, 300, 60), "above", ui.Options{Key: "Esc"}) {
					above++
					a.Pop()
				}
			}))
		}
	})
	h.ClickOn("below")
	h.Click(150, 80)
	h.Key(ebiten.KeyB)
	if below != 1 {
		t.Error("the scene under the overlay took input")
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(2)
	h.Key(ebiten.KeyB)
	if below != 2 || above != 1 {
		t.Errorf("below %d, above %d", below, above)
	}
	app.Quit()
}

func TestQuietSceneIsNotRun(t *testing.T) {
	frames := 0
	h, _ := show(t, func(u *ui.UI, a *render.App) {
		frames++
		u.Button("a", ui.R(100, 100, 300, 60), "a", ui.Options{})
	})
	h.Ticks(10)
	frames = 0
	h.Ticks(600)
	if frames != 0 {
		t.Errorf("%d frames without any input", frames)
	}
	h.MoveTo("a")
	if frames == 0 {
		t.Error("no frame after the pointer moved")
	}
}

func TestInspectByHoldingDoesNotClick(t *testing.T) {
	large, clicks := 0, 0
	h, _ := show(t, func(u *ui.UI, a *render.App) {
		res := u.Area("card", "card", ui.R(100, 100, 300, 60), ui.Options{})
		if res.Inspect {
			large++
		}
		if res.Clicked {
			clicks++
		}
	})
	h.MoveTo("card")
	h.Press()
	h.Ticks(60)
	h.Release()
	if large != 1 || clicks != 0 {
		t.Errorf("shown large %d times, clicked %d times", large, clicks)
	}
}

// A key that opens something must not also answer what is opened, even if that has the same key.
func TestKeyDoesOneThing(t *testing.T) {
	opened, answered := false, 0
	h, _ := show(t, func(u *ui.UI, a *render.App) {
		if u.Button("open", ui.R(100, 100, 200, 56), "Open", ui.Options{Key: "2"}) {
			opened = true
		}
		if opened && u.Button("answer", ui.R(100, 200, 200, 56), "Answer", ui.Options{Key: "2"}) {
			answered++
		}
	})
	h.Key(ebiten.KeyDigit2)
	if !opened || answered != 0 {
		t.Errorf("opened: %v, answered %d times", opened, answered)
	}
}

// A text can be selected with the pointer and with keys, and the selection must be replaced, cut, copied and pasted.
func TestFieldSelects(t *testing.T) {
	name, pin := "Nora Adama", "1234"
	h, _ := show(t, func(u *ui.UI, a *render.App) {
		u.Field("name", ui.R(100, 100, 400, 56), &name, ui.FieldOptions{Max: 16})
		u.Field("pin", ui.R(100, 200, 400, 56), &pin, ui.FieldOptions{Max: 4, Secret: true, Digits: true})
	})
	want := func(what, text string) {
		t.Helper()
		if name != text {
			t.Errorf("%s: the field holds %q, not %q", what, name, text)
		}
	}
	ctrl := func(k ebiten.Key) {
		h.KeyDown(ebiten.KeyControl)
		h.KeyDown(k)
		h.KeyUp()
	}
	shift := func(keys ...ebiten.Key) {
		h.KeyDown(ebiten.KeyShift)
		for _, k := range keys {
			h.KeyDown(k)
		}
		h.KeyUp()
	}
	h.ClickOn("name")
	h.Key(ebiten.KeyHome)
	shift(ebiten.KeyArrowRight, ebiten.KeyArrowRight)
	h.Type("Dó")
	want("two letters are replaced", "Dóra Adama")
	ctrl(ebiten.KeyArrowRight)
	h.KeyDown(ebiten.KeyShift)
	h.KeyDown(ebiten.KeyControl)
	h.KeyDown(ebiten.KeyArrowRight)
	h.KeyUp()
	ctrl(ebiten.KeyX)
	want("a word is cut", "Dóra")
	h.Key(ebiten.KeyHome)
	ctrl(ebiten.KeyV)
	want("and pasted", " AdamaDóra")
	ctrl(ebiten.KeyA)
	h.Type("Zoë")
	want("all is replaced", "Zoë")
	ctrl(ebiten.KeyA)
	ctrl(ebiten.KeyC)
	h.Key(ebiten.KeyEnd)
	for range 8 {
		ctrl(ebiten.KeyV)
	}
	want("no more than it takes", "ZoëZoëZoëZoëZoëZ")
	ctrl(ebiten.KeyBackspace)
	want("a word is deleted", "")
	h.Type("Baron Zarek")
	x, y := 118.0, 128.0 // where the text begins
	scale := 1280.0 / 1920
	h.Move(x*scale, y*scale)
	h.Press()
	h.Release()
	h.Press()
	h.Release()
	h.Type("Tom")
	want("a word is taken by a second click", "Tom Zarek")
	h.Move(x*scale-4, y*scale)
	h.Ticks(40)
	h.Press()
	h.Move(470*scale, y*scale)
	h.Release()
	h.Type("X")
	want("all is dragged over", "X")
	h.ClickOn("pin")
	ctrl(ebiten.KeyA)
	ctrl(ebiten.KeyX)
	if pin != "1234" {
		t.Errorf("a PIN can be cut out: %q is left", pin)
	}
	h.Type("a9")
	if pin != "9" {
		t.Errorf("the PIN is %q", pin)
	}
	h.ClickOn("name")
	ctrl(ebiten.KeyA)
	ctrl(ebiten.KeyV)
	want("a PIN is not copied", "Zoë")
}

// What an input method holds must be seen in the text before it is part of it, and may replace what stands around the caret.
func TestFieldComposes(t *testing.T) {
	name := "Gy"
	h, app := show(t, func(u *ui.UI, a *render.App) {
		u.Field("name", ui.R(100, 100, 400, 56), &name, ui.FieldOptions{Max: 16})
	})
	h.ClickOn("name")
	h.Key(ebiten.KeyEnd)
	if w := app.UI.Writing(); w.Field != "name" || w.Before != "Gy" || w.After != "" || w.Caret.Empty() {
		t.Errorf("the input method is told %+v", w)
	}
	h.Compose("´", nil)
	if name != "Gy" || !shows(app, "Gy´") {
		t.Errorf("while it is composed the field holds %q", name)
	}
	h.Type("é")
	if name != "Gyé" || shows(app, "Gyé´") {
		t.Errorf("the field holds %q", name)
	}
	h.Compose("", &input.Around{Before: "Gy", After: ""})
	h.Type("ő")
	if name != "Győ" {
		t.Errorf("what is put in the place of the last letter makes it %q", name)
	}
	h.Key(ebiten.KeyTab)
}

// shows reports whether a text is on the screen.
func shows(app *render.App, text string) bool {
	return slices.ContainsFunc(app.UI.Placed(), func(p ui.Placed) bool { return p.Text == text })
}

// No tip may come up where the pointer rests after a click: it must come once the pointer has moved again.
func TestNoTipWhereThePointerClicked(t *testing.T) {
	h, app := show(t, func(u *ui.UI, a *render.App) {
		u.Button("one", ui.R(100, 300, 300, 60), "one", ui.Options{Tip: "does this"})
	})
	h.MoveTo("one")
	h.Ticks(60)
	if !shows(app, "does this") {
		t.Fatal("no tip comes where the pointer rests")
	}
	h.Press()
	h.Release()
	h.Ticks(120)
	if shows(app, "does this") {
		t.Error("the pointer rests where it has clicked, and a tip comes up")
	}
	r := h.Targets()[0].Rect
	x, y := r.Center()
	h.Move(x+20, y)
	h.Ticks(60)
	if !shows(app, "does this") {
		t.Error("the pointer has moved again, and no tip comes up")
	}
}

// A tip must not cover text that is being read, whether it belongs to something beside that text or to a part of it.
func TestTipLiesOverNothingThatIsRead(t *testing.T) {
	read := ui.R(60, 400, 1800, 220)
	for name, at := range map[string]ui.Rect{
		"below": ui.R(300, 640, 200, 60), "above": ui.R(300, 320, 200, 60), "part": ui.R(300, 540, 200, 60), "at the top": ui.R(300, 20, 200, 300),
	} {
		h, app := show(t, func(u *ui.UI, a *render.App) {
			u.Keep(read)
			u.Button(name, at, name, ui.Options{Tip: strings.Repeat("does this and that ", 12)})
		})
		h.MoveTo(name)
		h.Ticks(60)
		var tips int
		for _, p := range app.UI.Placed() {
			if !p.Tip {
				continue
			}
			tips++
			k := app.UI.Scale // what was put down is in pixels
			if !p.Rect.Overlap(ui.R(read.X*k, read.Y*k, read.W*k, read.H*k)).Empty() {
				t.Errorf("%s: the tip %v lies over what is read", name, p.Rect)
			}
		}
		if tips == 0 {
			t.Errorf("%s: no tip", name)
		}
	}
}
