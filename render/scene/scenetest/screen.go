package scenetest

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"battlestar/game/say/madeup"
	"battlestar/render"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// Shapes are windows from 3:2 to 21:9, in addition to Sizes.
var Shapes = [][2]float64{
	{1280, 720}, {1280, 800}, {1366, 768}, {1500, 1000}, {1920, 1080}, {1920, 1200}, {2560, 1080}, {2560, 1440}, {2560, 1600}, {3440, 1440}, {3840, 2160},
}

// Edges are the smallest windows that scenes are laid out for, the widest and the tallest. In small ones, letters are smaller than elsewhere, but
// still readable.
var Edges = [][2]float64{{1024, 600}, {960, 540}, {683, 768}, {5120, 1440}, {1080, 1920}}

// Small reports whether a window is one in which letters may be smaller than elsewhere.
func Small(shape [2]float64) bool { return shape[0] < 1280 }

// Wait lets ticks pass until another goroutine has made something true; on a busy machine, that may take long.
func Wait(t *testing.T, h *uitest.Hands, is func() bool) {
	t.Helper()
	for range 4000 {
		if is() {
			return
		}
		h.Ticks(6)
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("it does not happen")
}

// Seen reports whether a text is on the screen, ignoring case.
func Seen(app *render.App, text string) bool {
	return slices.ContainsFunc(app.UI.Placed(), func(p ui.Placed) bool { return strings.EqualFold(p.Text, text) })
}

// Has finds a target by its id.
func Has(targets []ui.Target, id string) (ui.Target, bool) {
	i := slices.IndexFunc(targets, func(g ui.Target) bool { return g.ID == id })
	if i < 0 {
		return ui.Target{}, false
	}
	return targets[i], true
}

// Begins reports whether a text on the screen has this prefix.
func Begins(app *render.App, text string) bool {
	for _, p := range app.UI.Placed() {
		if p.Kind == "text" && strings.HasPrefix(p.Text, text) {
			return true
		}
	}
	return false
}

// Sizes are the windows that every layout test checks.
var Sizes = [][2]int{{1280, 720}, {1920, 1080}, {3840, 2160}, {2560, 1080}, {1920, 1200}}

// Take drives a scene at the smallest window.
func Take(t *testing.T, open func() render.Scene) (*uitest.Hands, *render.App) {
	t.Helper()
	app, err := render.New(func(a *render.App) render.Scene { return open() })
	if err != nil {
		t.Fatal(err)
	}
	return uitest.Take(t, app, 1280, 720), app
}

// Shows reports whether a target is on the screen.
func Shows(h *uitest.Hands, id string) bool {
	_, ok := Has(h.Targets(), id)
	return ok
}

// Text returns all text on the screen.
func Text(app *render.App) string {
	var all []string
	for _, p := range app.UI.Placed() {
		if p.Kind == "text" {
			all = append(all, p.Text)
		}
	}
	return strings.Join(all, " | ")
}

// English returns the words on the screen of more than three letters that come from no made-up language. It leaves out the names of keys and rules,
// the title of the game, and what people have typed: names, a search, folders.
func English(app *render.App, typed ...string) []string {
	known := slices.Concat(Names, typed, []string{"BATTLESTAR GALACTICA", "Enter", "Space", "Back", "PgUp", "PgDn"})
	var words []string
	for _, text := range strings.Split(ruleID.ReplaceAllString(Text(app), ""), " | ") {
		for _, word := range strings.FieldsFunc(text, func(r rune) bool { return !madeup.Plain(r) }) {
			said := func(k string) bool { return strings.Contains(strings.ToLower(k), strings.ToLower(word)) } // the word may be cut short
			if len(word) > 3 && !slices.ContainsFunc(known, said) {
				words = append(words, word)
			}
		}
	}
	return words
}

var ruleID = regexp.MustCompile(`[BE]-[A-Z]+(-[0-9]+)?`)
