package evening_test

import (
	"fmt"
	"strings"
	"testing"

	"battlestar/render"
	"battlestar/render/scene/guide"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
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
			p := newPlayer(t, hands, uint64(c.people))
			l := &lessons{player: p, hands: hands, app: app, told: map[string]bool{}, small: scenetest.Small([2]float64{c.w, c.h}), follows: c.follows}
			p.stop = func() bool { return l.over() || scenetest.Shows(hands, "guide.ok") }
			hands.ClickOn("first")
			hands.Ticks(3)
			hands.ClickOn(fmt.Sprintf("people.%d", c.people-1))
			hands.Ticks(3)
			l.clean("the page before it")
			hands.ClickOn("begin")
			hands.Ticks(4)
			for range 1200 {
				if l.over() {
					break
				}
				l.step()
				if t.Failed() {
					return
				}
			}
			if !l.over() {
				t.Fatalf("the lesson does not end; told were %v", l.told)
			}
			l.clean("the page at the end")
			want := []string{"welcome", "own", "move", "crisis", "icons"}
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
			hands.ClickOn("continue") // the game can be played on
			hands.Ticks(4)
			if !scenetest.Shows(hands, "menu") {
				t.Error("the game does not continue")
			}
		})
	}
}

// lessons plays the led first game.
type lessons struct {
	*player
	hands   *uitest.Hands
	app     *render.App
	told    map[string]bool
	small   bool // the window is too small for the sizes of text that the rest must have
	follows bool // does what a lesson points at
}

func (l *lessons) over() bool { return scenetest.Seen(l.app, "Now you know the game") }

func (l *lessons) clean(where string) {
	l.t.Helper()
	for _, problem := range l.hands.Problems() {
		if problem.Rule == "size" && l.small {
			continue
		}
		l.t.Errorf("%s: %v", where, problem)
	}
}

// step reads the lesson on the screen, if there is one, and does what it points at. Otherwise it chooses at random.
func (l *lessons) step() {
	targets := l.hands.Targets()
	ok, shown := scenetest.Has(targets, "guide.ok")
	if !shown {
		l.player.step()
		l.hands.Ticks(4)
		return
	}
	name := tabletest.LastLesson(l.app)
	if l.told[name] && name != "lesson-adding" && name != "lesson-destination" { // these are told to each player
		l.t.Errorf("%s is told twice", name)
	}
	l.told[name] = true
	if !l.small { // there, a lesson may cover what it is not about
		tabletest.Lies(l.t, l.app, targets)
	}
	l.clean(name)
	pointed := ""
	for _, d := range l.app.UI.Placed() {
		if id, found := strings.CutPrefix(d.ID, guide.Points); found {
			pointed = id
		}
	}
	l.hands.Click(ok.Rect.Centre())
	l.hands.Ticks(3)
	for range 2 { // the second click confirms
		if g, there := scenetest.Has(l.hands.Targets(), pointed); l.follows && there && strings.HasPrefix(pointed, "option:") {
			l.hands.Move(g.Rect.Centre())
			l.hands.Ticks(30)
			l.press(g)
			l.hands.Ticks(30)
		}
	}
}
