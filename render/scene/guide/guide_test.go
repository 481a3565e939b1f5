package guide_test

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
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/guide"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// takeGuided shows a table of people who play for the first time.
func takeGuided(t *testing.T, kind game.Kind, w, h float64) (*uitest.Hands, *scene.Play, *render.App) {
	t.Helper()
	tab := tabletest.OpenUntil(t, 4, 3, kind, func(v *game.View) bool { return !v.Seats[v.Current].Piloting() })
	hands, p, app := tabletest.TakePlay(t, tab, w, h)
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
		shown = append(shown, p.Rooms.Guide.Note.Name)
		for _, problem := range h.Problems() {
			t.Errorf("%s: %v", p.Rooms.Guide.Note.Name, problem)
		}
		h.Click(g.Rect.Center())
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
	if scenetest.Shows(h, "guide.ok") || !p.Shell.Settings.NoGuide {
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
	if !scenetest.Shows(h, "guide.ok") {
		t.Error("notes do not come back")
	}
	first := p.Rooms.Guide.Note.Name
	h.Key(ebiten.KeyF2)
	h.Ticks(3)
	if p.Rooms.Guide.Note.Name == first {
		t.Error("F2 does not put the note away")
	}
	h, p, _ = takeGuided(t, game.ChooseMove, 1280, 720)
	h.ClickOn("guide.more")
	h.Ticks(3)
	if p.Explained.Rule == "" {
		t.Error("More does not show the rule")
	}
}

// TestNotesAreShort checks the length of the notes, and their rules against the rule book. Each note must be shown, once, and must contain the
// numbers that it names.
func TestNotesAreShort(t *testing.T) {
	s := tabletest.TestShell(t)
	at := session.New(s, scenetest.Saved(t, s, "Friday", 4, 1, scenetest.InTurn(2)))
	names, shown := map[string]bool{}, map[say.GuideNote]bool{}
	all := slices.Concat(guide.Notes, guide.Lessons)
	for i := range all {
		n := &all[i]
		words := n.Said(at)
		if _, ok := s.Book().Of(n.Rule); !ok && n.Rule != "" {
			t.Errorf("%q leads to %q, which has no text", n.Name, n.Rule)
		}
		if names[n.Name] || shown[n.Words] || len(words.Text) > 190 || len(words.Title) > 30 {
			t.Errorf("%q is twice there, or too long: %d, %d", n.Name, len(words.Title), len(words.Text))
		}
		names[n.Name], shown[n.Words] = true, true
		for _, secret := range n.Secret {
			if shown[secret] = true; len(tabletest.NoteTexts[secret].Text) > 190 {
				t.Errorf("%q is too long for who looks: %d", n.Name, len(tabletest.NoteTexts[secret].Text))
			}
		}
		if strings.Contains(words.Text, "%") {
			t.Errorf("%q does not have the numbers that it names: %s", n.Name, words.Text)
		}
		if !n.Private && strings.Contains(strings.ToLower(words.Text), "your hand") && !strings.HasSuffix(n.Name, "action") {
			t.Errorf("%q speaks of a hand on the open table", n.Name)
		}
	}
	if delete(shown, say.NoGuideNote); len(shown) != int(say.NumGuideNotes)-1 {
		t.Errorf("%d notes have words, %d are shown", say.NumGuideNotes-1, len(shown))
	}
}

// TestNotesNeedWhatTheyName compares the words of the notes with what they take for granted: a note about a location must need one that works, and a
// note about a title must need someone who holds it.
func TestNotesNeedWhatTheyName(t *testing.T) {
	s := tabletest.TestShell(t)
	at := session.New(s, scenetest.Saved(t, s, "Friday", 4, 1, scenetest.InTurn(2)))
	needs := func(n *guide.Note, is guide.Need) bool { return slices.Contains(n.Needs, is) }
	named := 0
	for i := range guide.Notes {
		n := &guide.Notes[i]
		words := n.Said(at)
		all := words.Title + " " + words.Text
		for l := range at.Table.Setup().Catalog().Locations.All() {
			if l.Damageable && strings.Contains(all, at.Say.Place(l.ID)) && n.Name != "action" {
				if named++; !needs(n, guide.Need{Works: l.ID}) {
					t.Errorf("%q speaks of %s, damaged or not: %s", n.Name, l.ID, all)
				}
			}
		}
		for title := range card.NumTitles {
			if name := at.Say.Title(title); title != card.NoTitle && strings.Contains(all, name) && n.Name != "end" {
				if named++; !needs(n, guide.Need{Held: title}) {
					t.Errorf("%q speaks of the %s, whether there is one or not: %s", n.Name, name, all)
				}
			}
		}
	}
	if named < 6 {
		t.Errorf("only %d notes name something", named)
	}
}

// TestNotesWaitForTheTruth changes what notes take for granted, one thing at a time: then they must not come.
func TestNotesWaitForTheTruth(t *testing.T) {
	note := func(name string) *guide.Note {
		i := slices.IndexFunc(guide.Notes, func(n guide.Note) bool { return n.Name == name })
		if i < 0 {
			t.Fatalf("no note %q", name)
		}
		return &guide.Notes[i]
	}
	damage := func(v *game.View, p card.Place) {
		v.Piles[game.DamageOnBoard] = append(v.Piles[game.DamageOnBoard], game.Slot{Card: card.DamageTo(p)})
	}
	landed := func(v *game.View) { v.NewCaprica = &game.Occupation{Stage: game.Occupied} }
	orbit := func(v *game.View) { v.NewCaprica = &game.Occupation{Stage: game.InOrbit} }
	checked := func(v *game.View) { v.Check = &game.CheckState{Revealed: true} }
	for _, c := range []struct {
		name          string
		comes, spoils func(v *game.View)
	}{
		{"early", func(v *game.View) { v.JumpPrep = 3 }, func(v *game.View) { damage(v, card.FTLControl) }},
		{"early", func(v *game.View) { v.JumpPrep = 3 }, landed},
		{"jump", func(v *game.View) { v.JumpPrep = 1 }, landed},
		{"landing", landed, orbit},
		{"galactica-back", orbit, landed},
		{"forces", func(v *game.View) { landed(v); v.NewCaprica.Forces[1] = 1 }, landed},
		{"boarders", func(v *game.View) { v.Centurions[1] = 1 }, func(v *game.View) { damage(v, card.Armory) }},
		{"check", checked, func(v *game.View) { v.Check.FaceUp = true }},
		{"result", checked, func(v *game.View) { v.Check.OnesCount = true }},
		{"result", checked, func(v *game.View) { v.Check.Zero = card.Tactics }},
		{"cylon", func(v *game.View) { v.Seats[1].Allegiance = game.CylonPlayer }, func(v *game.View) { v.Seats[1].Allegiance = game.Leader }},
		{"titles", func(v *game.View) { v.Turn = 2 }, func(v *game.View) { v.Titles = nil }},
	} {
		s := tabletest.TestShell(t)
		at := session.New(s, scenetest.Saved(t, s, "Friday", 4, 1, scenetest.InTurn(2)))
		at.Refresh()
		at.View = at.View.Copy()
		c.comes(at.View)
		if !note(c.name).Comes(at) {
			t.Errorf("%q does not come", c.name)
		}
		c.spoils(at.View)
		if note(c.name).Comes(at) {
			t.Errorf("%q comes although it is not true", c.name)
		}
	}
}

// The note on how to play a Loyalty card must be the same for a human and a Cylon, in words, shape and place, until the card is looked at.
func TestNoteOnTheOwnSideBetraysNobody(t *testing.T) {
	var frames, looked [2]string
	for i, id := range []card.ID{"not-a-cylon", "cylon-damage"} {
		h, p := tabletest.AtMoment(t, "loyalty")
		p.Shell.Settings.NoGuide = false
		seat := p.View.Decision.Seat()
		if err := p.Table.OpenCurtain(seat, ""); err != nil {
			t.Fatal(err)
		}
		become := func() {
			for at := range p.View.Piles[game.Loyalty(seat)] {
				p.View.Piles[game.Loyalty(seat)][at].Card = id
			}
		}
		h.Move(5, 5)
		become()
		h.Ticks(3)
		for p.Rooms.Guide.Note.Name != "" && !strings.HasPrefix(p.Rooms.Guide.Note.Name, "own-side") {
			h.ClickOn("guide.ok")
			h.Ticks(3)
		}
		if become(); p.Rooms.Guide.Note.Name == "" {
			t.Fatal("the note does not come")
		}
		h.Ticks(3)
		frames[i] = tabletest.Words(h)
		h.KeyDown(ebiten.KeyX)
		h.Ticks(15)
		looked[i] = tabletest.Words(h)
		h.KeyUp()
	}
	if frames[0] != frames[1] {
		t.Errorf("a human reads\n%s\na Cylon\n%s", frames[0], frames[1])
	}
	if human, cylon := strings.Contains(looked[0], "help the fleet"), strings.Contains(looked[1], "pass for human"); !human || !cylon {
		t.Errorf("who looks reads\n%s\nor\n%s", looked[0], looked[1])
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
			s := scene.NewShell(nil, nil, "")
			s.Settings.Motion = shell.Off
			return render.New(func(*render.App) render.Scene { return scene.NewPlay(s, tab) })
		}
	}
}

// TestGuidePictures takes pictures of notes if BATTLESTAR_PICTURES names a folder.
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

// A tip about what is asked behind a curtain must come before those that fit every curtain, or a Cylon Leader who looks at Motives reads of Personal
// Goals.
func TestTipsAboutQuestionsComeFirst(t *testing.T) {
	at := func(name string) int {
		i := slices.IndexFunc(guide.Notes, func(n guide.Note) bool { return n.Name == name })
		if i < 0 {
			t.Fatalf("there is no %q", name)
		}
		return i
	}
	for _, about := range []string{"own-motives", "own-agenda"} {
		for _, fitting := range []string{"own-goals", "own-five", "own"} {
			if at(about) > at(fitting) {
				t.Errorf("%s comes after %s, which would take its place", about, fitting)
			}
		}
	}
}
