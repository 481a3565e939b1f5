package scene

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/render"
	"battlestar/render/scene/guide"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// takeGuided shows a table of people who play for the first time.
func takeGuided(t *testing.T, kind game.Kind, w, h float64) (*uitest.Hands, *Play, *render.App) {
	t.Helper()
	tab := openUntil(t, 4, 3, kind, func(*game.View) bool { return true })
	hands, p, app := takePlay(t, tab, w, h)
	p.Shell.Settings.NoGuide = false
	hands.Move(3, 3)
	hands.Ticks(3)
	return hands, p, app
}

func TestNotesComeOneAtATimeAndOnce(t *testing.T) {
	h, p, app := takeGuided(t, game.ChooseMove, 1280, 720)
	var shown []string
	for range len(guide.Notes) {
		g, ok := scenetest.Has(h.Targets(), "guide.ok")
		if !ok {
			break
		}
		shown = append(shown, p.guide.Note.Name)
		for _, problem := range h.Problems() {
			t.Errorf("%s: %v", p.guide.Note.Name, problem)
		}
		h.Click(g.Rect.Centre())
		h.Ticks(3)
	}
	if !slices.Contains(shown, "move") || slices.Contains(shown, "action") {
		t.Errorf("shown before a move: %v", shown)
	}
	if again := slices.Sorted(slices.Values(shown)); len(slices.Compact(again)) != len(shown) {
		t.Errorf("shown twice: %v", shown)
	}
	kept, err := shell.ReadSettings(p.Shell.Path)
	if err != nil || !slices.Equal(kept.Guided, shown) {
		t.Errorf("kept %v, %v; shown %v", kept.Guided, err, shown)
	}
	if scenetest.Seen(app, "Got it") {
		t.Error("a note is left")
	}
}

func TestNotesAreSentAwayAndCalledBack(t *testing.T) {
	h, p, _ := takeGuided(t, game.ChooseMove, 1280, 720)
	h.ClickOn("guide.off")
	h.Ticks(3)
	if isTarget(h, "guide.ok") || !p.Shell.Settings.NoGuide {
		t.Error("notes are still shown")
	}
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)
	h.ClickOn("settings")
	h.Ticks(3)
	h.ClickOn("guide")
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)
	if !isTarget(h, "guide.ok") {
		t.Error("notes do not come back")
	}
	first := p.guide.Note.Name
	h.Key(ebiten.KeyF2)
	h.Ticks(3)
	if p.guide.Note.Name == first {
		t.Error("F2 does not put the note away")
	}
	h, p, _ = takeGuided(t, game.ChooseMove, 1280, 720)
	h.ClickOn("guide.more")
	h.Ticks(3)
	if p.Explained.Rule == "" {
		t.Error("More does not show the rule")
	}
}

// TestNotesCoverNothing plays games with the guide on: no note lies on anything that glows or goes on, on the table or behind a curtain,
// and none stands before the own curtain of another. Notes are left as they are, and put away now and then.
func TestNotesCoverNothing(t *testing.T) {
	told := map[string]bool{}
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		hands, app, shell := takeWhole(t, size[0], size[1])
		shell.Settings.NoGuide = false
		p := newPlayer(t, hands, uint64(size[1]))
		chance := rand.New(rand.NewPCG(1, uint64(size[1])))
		p.begin()
		for range 500 {
			targets := hands.Targets()
			if ok, shown := scenetest.Has(targets, "guide.ok"); shown {
				lies(t, app, targets)
				for _, problem := range hands.Problems() {
					if n := lastNote(app); strings.Contains(problem.What, titleOf(n)) || strings.Contains(problem.What, "guide.") {
						t.Errorf("%s: %v", n, problem)
					}
				}
				if chance.IntN(3) == 0 {
					told[lastNote(app)] = true
					hands.Click(ok.Rect.Centre())
					hands.Ticks(3)
				}
			}
			if p.step() {
				break
			}
		}
		for _, name := range shell.Settings.Guided {
			told[strings.Split(name, " · ")[0]] = true
		}
	}
	t.Logf("%d told: %v", len(told), told)
	for _, name := range []string{"skills", "move", "action", "handover", "own-loyalty", "window"} {
		if !told[name] {
			t.Errorf("the note %q was not told", name)
		}
	}
}

func lastNote(app *render.App) string {
	for _, n := range guide.Notes {
		if scenetest.Seen(app, noteTexts[n.Words].Title) {
			return n.Name
		}
	}
	return ""
}

func titleOf(name string) string {
	return noteTexts[guide.Notes[slices.IndexFunc(guide.Notes, func(n guide.Note) bool { return n.Name == name })].Words].Title
}

var noteTexts = english.Language().Guide

// lies looks that the note on the screen is the topmost there, and that nothing that glows lies under it.
func lies(t *testing.T, app *render.App, targets []ui.Target) {
	t.Helper()
	ok, _ := scenetest.Has(targets, "guide.ok")
	off, _ := scenetest.Has(targets, "guide.off")
	note := ui.R(ok.Rect.X, ok.Rect.Y-120*app.UI.Scale, off.Rect.Right()-ok.Rect.X, ok.Rect.Bottom()-ok.Rect.Y+120*app.UI.Scale)
	for _, g := range targets {
		if !strings.HasPrefix(g.ID, "guide.") && (g.Glow || g.ID == "go-on" || g.ID == "curtain.confirm" || g.ID == "curtain.close") && !note.Overlap(g.Rect).Empty() {
			t.Errorf("the note %q covers %s", lastNote(app), g.ID)
		}
	}
}

// TestNotesAreShort holds the notes to their measure, and their rules to the book. Each is shown, once, and its numbers are those that it names.
func TestNotesAreShort(t *testing.T) {
	s := testShell(t)
	at := session.New(s, scenetest.Saved(t, s, "Friday", 4, 1, scenetest.InTurn(2)))
	names, shown := map[string]bool{}, map[say.GuideNote]bool{}
	for i := range guide.Notes {
		n := &guide.Notes[i]
		words := n.Said(at)
		if _, ok := s.Book().Of(n.Rule); !ok && n.Rule != "" {
			t.Errorf("%q leads to %q, which has no text", n.Name, n.Rule)
		}
		if names[n.Name] || shown[n.Words] || len(words.Text) > 190 || len(words.Title) > 30 {
			t.Errorf("%q is twice there, or too long: %d, %d", n.Name, len(words.Title), len(words.Text))
		}
		names[n.Name], shown[n.Words] = true, true
		if strings.Contains(words.Text, "%") {
			t.Errorf("%q does not have the numbers that it names: %s", n.Name, words.Text)
		}
		if !n.Private && strings.Contains(strings.ToLower(words.Text), "your hand") && n.Name != "action" {
			t.Errorf("%q speaks of a hand on the open table", n.Name)
		}
	}
	if len(shown) != int(say.NumGuideNotes)-1 {
		t.Errorf("%d notes have words, %d are shown", say.NumGuideNotes-1, len(shown))
	}
}

func init() {
	for _, kind := range []game.Kind{game.ChooseMove, game.ChooseBox, game.Contribute} {
		guests[fmt.Sprintf("guide-%d", kind)] = func() (*render.App, error) {
			tab, err := scenetest.Table(4, 3)
			if err != nil {
				return nil, err
			}
			if err := scenetest.PlayOn(tab, rand.New(rand.NewPCG(3, 3)), scenetest.Asks(kind, 2)); err != nil {
				return nil, err
			}
			s := NewShell(nil, nil, "")
			s.Settings.Motion = shell.Off
			return render.New(func(*render.App) render.Scene { return NewPlay(s, tab) })
		}
	}
}

// TestGuidePictures takes pictures of notes where BATTLESTAR_PICTURES names a folder.
func TestGuidePictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	for _, kind := range []game.Kind{game.ChooseMove, game.ChooseBox, game.Contribute} {
		name := fmt.Sprintf("guide-%d", kind)
		s := uitest.Start(t, name, 1280, 720)
		s.Ticks(3)
		s.SaveShot(filepath.Join(dir, name+"-720.png"))
		s.Resize(1920, 1080)
		s.Key(ebiten.KeyF2)
		s.Ticks(3)
		s.SaveShot(filepath.Join(dir, name+"-1080.png"))
	}
}
