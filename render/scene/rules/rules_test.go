package rules

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/render"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// takeRules opens the rules at a rule, in a window.
func takeRules(t *testing.T, rule string, w, h float64) (*uitest.Hands, *Rules, *render.App) {
	t.Helper()
	s := scenetest.Shell(t)
	return showRules(t, s, game.Setup{}, rule, w, h)
}

func showRules(t *testing.T, s *shell.Shell, setup game.Setup, rule string, w, h float64) (*uitest.Hands, *Rules, *render.App) {
	t.Helper()
	p := NewRules(s, setup, rule)
	app, err := render.New(func(*render.App) render.Scene { return p })
	if err != nil {
		t.Fatal(err)
	}
	hands := uitest.Take(t, app, w, h)
	hands.Ticks(3)
	return hands, p, app
}

// reading returns the title of what is being read.
func reading(p *Rules) string {
	if now := p.page(); now.entry >= 0 {
		return p.book.Entries[now.entry].Title
	}
	return p.book.Chapters[p.page().chapter].Title
}

func TestRulesOpenAtTheRuleNamed(t *testing.T) {
	for _, e := range scenetest.Shell(t).Book().Entries {
		if len(e.Rules) > 0 && e.Rules[0][len(e.Rules[0])-1] != '3' {
			continue // a tenth of them, in all chapters
		}
		if len(e.Rules) == 0 {
			continue
		}
		_, p, app := takeRules(t, e.Rules[0], 1280, 720)
		if reading(p) != e.Title {
			t.Errorf("%s opens at %q, want %q", e.Rules[0], reading(p), e.Title)
		}
		if first := strings.Fields(e.Title)[0]; !slices.ContainsFunc(app.UI.Placed(), func(p ui.Placed) bool {
			return p.Kind == "text" && strings.HasPrefix(p.Text, first) && p.Rect.X > 450
		}) {
			t.Errorf("%s: %q is not to be seen", e.Rules[0], e.Title)
		}
	}
}

func TestRulesAreReadByPointer(t *testing.T) {
	h, p, _ := takeRules(t, "B-CHECK-11", 1280, 720)
	want := func(title string) {
		t.Helper()
		h.Ticks(3)
		if reading(p) != title {
			t.Errorf("%q is read, want %q", reading(p), title)
		}
	}
	click := func(label string) {
		t.Helper()
		for _, g := range h.Targets() {
			if g.Label == label {
				h.Click(g.Rect.Center())
				return
			}
		}
		t.Fatalf("there is no %q to click", label)
	}
	want("Declare Emergency")
	click("Card limits") // a link
	want("Card limits")
	h.ClickOn("read.back")
	want("Declare Emergency")
	h.ClickOn("read.forward")
	want("Card limits")
	h.ClickOn("after")
	want("The Destiny deck")
	h.ClickOn("before")
	want("Card limits")
	h.ClickOn("find")
	h.Type("brig")
	h.Key(ebiten.KeyEnter)
	want("Brig")
	click("In the Brig") // the text was found and is also a link of the glossary: the first is that of the list
	want("In the Brig")
}

func TestRulesAreReadByKeyboard(t *testing.T) {
	h, p, _ := takeRules(t, "", 1280, 720)
	h.Key(ebiten.KeyEqual)
	h.Key(ebiten.KeyEqual)
	if reading(p) != "A skill check" {
		t.Errorf("%q is read", reading(p))
	}
	h.Key(ebiten.KeyMinus)
	h.Key(ebiten.KeyBackspace)
	h.Key(ebiten.KeyBackspace)
	h.Key(ebiten.KeyF4)
	h.Key(ebiten.KeyF4)
	if reading(p) != "A turn" {
		t.Errorf("%q is read after going back and forward", reading(p))
	}
	h.Type("executive order") // typing starts a search from the first letter
	if p.find != "executive order" {
		t.Errorf("what is searched is %q", p.find)
	}
	h.Key(ebiten.KeyTab) // to the first result
	h.Key(ebiten.KeyEnter)
	h.Ticks(2)
	if reading(p) != "Executive Order" {
		t.Errorf("%q is read after a search", reading(p))
	}
}

// The first page is the game in brief: a newcomer reads it without scrolling, and no numbers of rules stand in the way.
func TestBriefIsOnePage(t *testing.T) {
	_, p, app := takeRules(t, "", 1280, 720)
	brief := &p.book.Chapters[0]
	last := p.book.Entries[brief.End-1].Text
	words := strings.Fields(last[len(last)-1].Text)
	end := words[len(words)-1]
	if !slices.ContainsFunc(app.UI.Placed(), func(p ui.Placed) bool {
		return p.Kind == "text" && strings.HasSuffix(p.Text, end) && p.Rect.Bottom() < 960 // above the buttons, in units
	}) {
		t.Errorf("the last words of the game in brief are not to be seen: %q", last[len(last)-1].Text)
	}
	for _, e := range p.book.Entries[brief.First:brief.End] {
		if len(e.Rules) > 0 {
			t.Errorf("%q has rules, which belong to the chapters after it", e.Title)
		}
	}
}

// Numbers of rules are for whoever wants them: behind a key.
func TestRuleNumbersAreBehindAKey(t *testing.T) {
	h, _, app := takeRules(t, "B-CHECK-11", 1280, 720)
	shown := func() bool {
		return slices.ContainsFunc(app.UI.Placed(), func(p ui.Placed) bool { return p.Kind == "text" && p.Text == "B-CHECK-11" })
	}
	if shown() {
		t.Error("the number is shown at once")
	}
	h.Key(ebiten.KeyF2)
	h.Ticks(2)
	if !shown() {
		t.Error("F2 does not show the number")
	}
	h.Key(ebiten.KeyF2)
	h.Ticks(2)
	if shown() {
		t.Error("F2 does not hide the number again")
	}
}

// TestEveryPictureIsDrawn compares the pictures that the texts name with those that exist, and checks that what is written in them fits.
func TestEveryPictureIsDrawn(t *testing.T) {
	used := map[string]bool{}
	for _, e := range scenetest.Shell(t).Book().Entries {
		if e.Picture == "" {
			continue
		}
		if _, ok := rulePictures[e.Picture]; !ok {
			t.Errorf("%q shows %q, which is no picture", e.Title, e.Picture)
		}
		if used[e.Picture] || len(e.Rules) == 0 {
			continue
		}
		used[e.Picture] = true
		for _, size := range scenetest.Sizes {
			for factor := range shell.TextFactors {
				h, _, app := takeRules(t, e.Rules[0], float64(size[0]), float64(size[1]))
				app.SetTextSize(shell.TextFactors[factor])
				h.Ticks(3)
				for _, problem := range h.Problems() {
					t.Errorf("%s, %dx%d at text size %d: %v", e.Picture, size[0], size[1], factor, problem)
				}
			}
		}
	}
	for name := range rulePictures {
		if !used[name] {
			t.Errorf("no rule shows %q", name)
		}
	}
}

// pictured returns the rules at the first entry that shows a picture.
func pictured(s *shell.Shell, picture string) *Rules {
	for _, e := range s.Book().Entries {
		if e.Picture == picture && len(e.Rules) > 0 {
			return NewRules(s, game.Setup{}, e.Rules[0])
		}
	}
	return NewRules(s, game.Setup{}, "")
}

func init() {
	for name := range rulePictures {
		guests["rules-"+name] = func() (*render.App, error) {
			return render.New(func(*render.App) render.Scene { return pictured(shell.New(nil, nil, ""), name) })
		}
	}
}

// TestRulePictures takes a picture of the rules at each of their pictures if BATTLESTAR_PICTURES names a folder.
func TestRulePictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	for name := range rulePictures {
		s := uitest.Start(t, "rules-"+name, 1280, 720)
		s.SaveShot(filepath.Join(dir, "rules-"+name+".png"))
	}
}
