package evening_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"battlestar/render/scene/guide"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// The led first game must come to its end by pointer, for any number of people, in a small window too, whether they follow the lessons or not. What a
// lesson points at must be there, and no lesson may cover what can be chosen.
func TestFirstGame(t *testing.T) {
	for _, c := range []struct {
		people  int
		w, h    float64
		text    int
		follows bool
	}{
		{1, 1280, 720, 0, true},
		{4, 1280, 720, 0, true},
		{1, 1024, 600, 2, true},
		{4, 1024, 600, 2, true},
		{3, 1280, 720, 0, false},
	} {
		t.Run(fmt.Sprintf("%d at %.0fx%.0f, text %d, following: %t", c.people, c.w, c.h, c.text, c.follows), func(t *testing.T) {
			hands, app, sh := takeWhole(t, c.w, c.h)
			sh.Settings.TextSize = c.text
			app.SetTextSize(shell.TextFactors[c.text])
			hands.Ticks(2)
			l := newLessons(t, hands, c.people)
			l.follows, l.small = c.follows, scenetest.Small([2]float64{c.w, c.h})
			if !l.small { // there, a lesson may cover what it is not about
				l.lies = func() { tabletest.Lies(t, app, hands.Targets()) }
			}
			l.play(c.people)
			want := []string{"welcome", "own", "move", "crisis", "icons"}
			if c.people == 1 {
				want[1] = "own-alone"
			}
			if c.follows {
				want = append(want, "action", "viper", "deed", "check", "adding", "result", "jump", "destination")
				if c.people == 1 {
					want = append(want, "bot", "bot-accuses")
				} else {
					want = append(want, "second", "accuse", "accuse-now", "accused")
				}
			}
			for _, name := range want {
				if !l.told["lesson-"+name] {
					t.Errorf("the lesson %q was not told; told were %v", name, l.told)
				}
			}
			l.clickOn("continue") // the game can be played on
			if !scenetest.Shows(hands, "menu") {
				t.Error("the game does not continue")
			}
		})
	}
}

// TestFirstGamePictures takes a picture of each lesson if BATTLESTAR_PICTURES names a folder.
func TestFirstGamePictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder") // it makes pictures for people to look at and checks nothing that TestFirstGame does not
	}
	for _, people := range []int{1, 4} {
		t.Run(fmt.Sprint(people), func(t *testing.T) {
			t.Setenv(tabletest.EnvSaves, t.TempDir())
			s := uitest.Start(t, "whole", 1280, 720)
			l := newLessons(t, s, people)
			l.follows = true
			n := 0
			l.shot = func(name string) {
				n++
				s.SaveShot(filepath.Join(dir, fmt.Sprintf("first-%d-%02d-%s.png", people, n, name)))
			}
			l.play(people)
		})
	}
}

// lessons plays the led first game.
type lessons struct {
	*player
	screen  people
	alone   bool // one person, with three computer players
	told    map[string]bool
	small   bool // the window is too small for the sizes of text that the rest must have
	follows bool // does what a lesson points at
	lies    func()
	shot    func(name string)
}

func newLessons(t *testing.T, screen people, number int) *lessons {
	l := &lessons{player: newPlayer(t, screen, uint64(number)), screen: screen, alone: number == 1, told: map[string]bool{}, lies: func() {}, shot: func(string) {}}
	l.stop = func() bool {
		_, told := scenetest.Has(screen.Targets(), "guide.ok")
		return told || l.over()
	}
	return l
}

// play plays from the title to the page at the end of the lessons.
func (l *lessons) play(people int) {
	l.t.Helper()
	l.shot("title")
	l.clickOn("first")
	l.clickOn(fmt.Sprintf("people.%d", people-1))
	l.clean("the page before it")
	l.shot("page")
	l.clickOn("begin")
	for range 1200 {
		if l.over() {
			break
		}
		l.step()
		if l.t.Failed() {
			l.t.FailNow()
		}
	}
	if !l.over() {
		l.t.Fatalf("the lessons do not end; told were %v", l.told)
	}
	l.clean("the page at the end")
	l.shot("end")
}

func (l *lessons) clickOn(id string) {
	l.t.Helper()
	g, ok := scenetest.Has(l.screen.Targets(), id)
	if !ok {
		l.t.Fatalf("there is no %q to press", id)
	}
	l.press(g)
	l.screen.Ticks(4)
}

func (l *lessons) over() bool {
	return slices.ContainsFunc(l.screen.Placed(), func(p ui.Placed) bool { return p.Text == "Now you know the basics" })
}

func (l *lessons) clean(where string) {
	l.t.Helper()
	for _, problem := range l.screen.Problems() {
		if problem.Rule == "size" && l.small {
			continue
		}
		l.t.Errorf("%s: %v", where, problem)
	}
}

// step reads the lesson on the screen, if there is one, and does what it points at. Otherwise it chooses at random.
func (l *lessons) step() {
	ok, shown := scenetest.Has(l.screen.Targets(), "guide.ok")
	if !shown {
		l.player.step()
		l.screen.Ticks(4)
		return
	}
	placed := l.screen.Placed()
	name := tabletest.LastLesson(placed)
	if l.told[name] && !strings.HasPrefix(name, "lesson-adding") && name != "lesson-destination" { // these are told to each player
		l.t.Errorf("%s is told twice", name)
	}
	l.told[name] = true
	if name == "lesson-accused" && l.alone && !slices.ContainsFunc(placed, func(p ui.Placed) bool { return p.Text == "About Roslin" }) {
		l.t.Error("the computer player does not accuse the President, as the lesson said")
	}
	l.lies()
	l.clean(name)
	l.shot(name)
	pointed := ""
	for _, d := range placed {
		if id, found := strings.CutPrefix(d.ID, guide.Points); found {
			pointed = id
		}
	}
	l.screen.Move(ok.Rect.Center())
	l.screen.Ticks(ui.FreshTicks) // it may have come under the pointer
	l.press(ok)
	l.screen.Ticks(3)
	for range 2 { // the second click confirms
		if g, there := scenetest.Has(l.screen.Targets(), pointed); l.follows && there && strings.HasPrefix(pointed, "option:") {
			l.screen.Move(g.Rect.Center())
			l.screen.Ticks(30)
			l.press(g)
			l.screen.Ticks(30)
		}
	}
}
