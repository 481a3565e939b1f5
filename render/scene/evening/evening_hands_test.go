package evening_test

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
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render/scene"
	"battlestar/render/scene/curtain"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// people sit at the laptop: the interface says what they can do, and what they see.
type people interface {
	hands
	Type(text string)
	Placed() []ui.Placed
}

// gathering is an evening that is acted out: everything is done by hand and counted, and the screen must show what is expected.
type gathering struct {
	people
	t   *testing.T
	rng *rand.Rand
	// shot takes a picture, if pictures are wanted.
	shot func(name string)

	actions, handovers int
	last               string // the id clicked last at random
	pin                string // the PIN of a player at the table
}

// tellEvening acts out an evening in the whole program, once without pictures and, if BATTLESTAR_PICTURES names a folder, once more with them. before
// fills the folder of saves with what was played on other evenings.
func tellEvening(t *testing.T, name string, before func(t *testing.T, store *save.Store), story func(e *gathering)) {
	prepare := func(t *testing.T) (dir string) {
		dir = t.TempDir()
		if before != nil {
			before(t, &save.Store{Dir: filepath.Join(dir, "saves")})
		}
		return dir
	}
	t.Run("told", func(t *testing.T) {
		app, shell, err := tabletest.WholeApp(prepare(t))
		if err != nil {
			t.Fatal(err)
		}
		app.Crashed = nil
		t.Cleanup(func() { scene.Leave(shell) })
		e := newGathering(t, uitest.Take(t, app, 1280, 720))
		story(e)
		t.Logf("%d actions, %d hand-overs", e.actions, e.handovers)
	})
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		return
	}
	size := [2]int{1280, 720}
	if os.Getenv("BATTLESTAR_SIZE") == "1080" {
		size = [2]int{1920, 1080}
	}
	t.Run("shown", func(t *testing.T) {
		t.Setenv(tabletest.EnvSaves, prepare(t))
		s := uitest.Start(t, "whole", size[0], size[1])
		e := newGathering(t, s)
		n := 0
		e.shot = func(what string) {
			n++
			s.SaveShot(filepath.Join(dir, fmt.Sprintf("%s-%d-%02d-%s.png", name, size[1], n, what)))
		}
		story(e)
	})
}

func newGathering(t *testing.T, p people) *gathering {
	return &gathering{people: p, t: t, rng: rand.New(rand.NewPCG(4, 1)), shot: func(string) {}}
}

// screen returns all text on the screen in lower case, since some styles use capitals.
func (e *gathering) screen() string {
	var words []string
	for _, p := range e.Placed() {
		if p.Kind == "text" {
			words = append(words, p.Text)
		}
	}
	return strings.ToLower(strings.Join(words, " "))
}

// reads reports whether a text is on the screen.
func (e *gathering) reads(text string) bool {
	return strings.Contains(e.screen(), strings.ToLower(text))
}

// see fails the test unless all texts are on the screen, with nothing cut or covered.
func (e *gathering) see(texts ...string) {
	e.t.Helper()
	e.Ticks(3)
	all := e.screen()
	for _, text := range texts {
		if !strings.Contains(all, strings.ToLower(text)) {
			e.t.Fatalf("%q does not stand on the screen: %s", text, all)
		}
	}
	for _, problem := range e.Problems() {
		e.t.Error(problem)
	}
}

// hidden fails the test if one of the texts is on the screen.
func (e *gathering) hidden(texts ...string) {
	e.t.Helper()
	all := e.screen()
	for _, text := range texts {
		if strings.Contains(all, strings.ToLower(text)) {
			e.t.Fatalf("%q stands on the screen: %s", text, all)
		}
	}
}

// can reports whether something can be clicked.
func (e *gathering) can(id string) bool {
	_, ok := scenetest.Has(e.Targets(), id)
	return ok
}

func (e *gathering) ids() (ids []string) {
	for _, g := range e.Targets() {
		ids = append(ids, g.ID)
	}
	return ids
}

// click clicks on targets one after the other.
func (e *gathering) click(ids ...string) {
	e.t.Helper()
	for _, id := range ids {
		g, ok := scenetest.Has(e.Targets(), id)
		if !ok {
			e.t.Fatalf("there is no %q to click; there are %q on %s", id, e.ids(), e.screen())
		}
		e.actions++
		e.Click(g.Rect.Center())
		e.Ticks(3)
	}
}

// strike presses a key.
func (e *gathering) strike(k ebiten.Key) {
	e.actions++
	e.Key(k)
	e.Ticks(3)
}

// hold holds a button until what it opens is open.
func (e *gathering) hold(id string) {
	e.t.Helper()
	g, ok := scenetest.Has(e.Targets(), id)
	if !ok {
		e.t.Fatalf("there is no %q to hold; there are %q", id, e.ids())
	}
	e.actions++
	e.Move(g.Rect.Center())
	e.Press()
	e.Ticks(curtain.HoldTicks + 5)
	e.Release()
	e.Ticks(3)
}

// lookAtLoyalty holds the button that turns up what lies face down behind a curtain, and checks what is seen then.
func (e *gathering) lookAtLoyalty(texts ...string) {
	e.t.Helper()
	e.actions++
	g, _ := scenetest.Has(e.Targets(), "curtain.look")
	e.Move(g.Rect.Center())
	e.Press()
	e.Ticks(15)
	e.see(texts...)
	e.shot("loyalty")
	e.Release()
	e.Ticks(3)
}

// takeLaptop does what the player does to whom the screen was handed.
func (e *gathering) takeLaptop(name string) {
	e.t.Helper()
	if e.can("curtain.close") { // the player was at the screen already
		e.see(name, "for your eyes only")
		return
	}
	e.see("The screen goes to", name)
	e.handovers++
	e.hold("handover.hold")
	e.see(name, "for your eyes only")
}

// write puts a text into a field.
func (e *gathering) write(field, text string) {
	e.t.Helper()
	e.click(field)
	for range 16 {
		e.Key(ebiten.KeyBackspace)
	}
	e.actions++
	e.Type(text)
}

// glowing returns the ids that may be chosen and have the given prefix.
func (e *gathering) glowing(prefix string) (ids []string) {
	for _, g := range e.Targets() {
		if g.Glow && strings.HasPrefix(g.ID, prefix) {
			ids = append(ids, g.ID)
		}
	}
	return ids
}

// one makes some choice of those on the screen, as people do who are new to the game: what goes on, or else something that glows.
func (e *gathering) one() {
	e.t.Helper()
	for range 100 {
		if id := e.choose(); id != "" {
			switch {
			case id == "handover.hold":
				if e.can("handover.pin") {
					e.actions++
					e.Type(e.pin)
				}
				e.handovers++
				e.hold(id)
			default:
				e.click(id)
			}
			return
		}
		e.Ticks(6) // dice roll, a bot thinks
	}
	e.t.Fatalf("nothing can be chosen among %q on %s", e.ids(), e.screen())
}

func (e *gathering) choose() string {
	targets := e.Targets()
	for _, id := range []string{"guide.ok", "recap.close", "handover.hold", "confirm", "curtain.confirm", "go-on", "hand-over"} {
		if _, ok := scenetest.Has(targets, id); ok {
			return id
		}
	}
	var list []string
	for _, g := range targets {
		if (g.Glow || strings.Contains(g.ID, "option")) && !strings.HasPrefix(g.ID, "curtain.tray") {
			list = append(list, g.ID)
		}
	}
	if slices.Contains(list, e.last) && e.can("menu") {
		id := e.last // what cannot be taken back is confirmed by a second click
		e.last = ""
		return id
	}
	if len(list) > 0 {
		e.last = list[e.rng.IntN(len(list))]
		return e.last
	}
	if _, ok := scenetest.Has(targets, "curtain.close"); ok {
		return "curtain.close"
	}
	return ""
}

// until lets the people play on until a condition holds.
func (e *gathering) until(what string, is func() bool) {
	e.t.Helper()
	for range 600 {
		if is() {
			return
		}
		e.one()
	}
	e.t.Fatalf("%s does not come; on the screen is %s", what, e.screen())
}

// openTable reports whether the table itself is seen, and not a player's cards or a page.
func (e *gathering) openTable() bool { return e.can("menu") }

// asked returns which of the people is asked a question, or "".
func (e *gathering) asked(names []string, question string) string {
	all := e.screen()
	for _, name := range names {
		for _, between := range []string{" : ", ": ", " "} {
			if between == " " && question == "" {
				continue // a name alone does not ask anyone
			}
			asks := strings.ToLower(name + between + question)
			for at := strings.Index(all, asks); at >= 0; {
				before := all[:at] // an offer to take back has the same words as the question
				if !strings.HasSuffix(before, "take back: ") && !strings.HasSuffix(before, "take back, if all agree: ") {
					return name
				}
				next := strings.Index(all[at+1:], asks)
				if next < 0 {
					break
				}
				at += 1 + next
			}
		}
	}
	return ""
}

// turn returns the number of the turn, from the bar at the top.
func (e *gathering) turn() (n int) {
	_, after, _ := strings.Cut(e.screen(), "/ 8 turn ")
	fmt.Sscan(after, &n)
	return n
}

// friday saves a game of people who have met before, up to the point where they left it. It takes the first game, from the given seed on, that gets
// there.
func friday(t *testing.T, store *save.Store, names []string, seed uint64, left func(tab *table.Table, v *game.View) bool) {
	t.Helper()
	for ; seed < 60; seed++ {
		setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}
		var seats []table.SeatInfo
		for i, name := range names {
			setup.Players = append(setup.Players, game.Player{Name: name})
			seats = append(seats, table.SeatInfo{Name: name, Color: i, Emblem: i})
		}
		tab, err := table.New(setup, seats, store, "Friday", shell.Bots())
		if err != nil {
			t.Fatal(err)
		}
		if err := scenetest.PlayOn(tab, rand.New(rand.NewPCG(seed, 3)), func(v *game.View) bool { return left(tab, v) }); err != nil {
			t.Fatal(err)
		}
		over := tab.View().Over != nil
		if err := tab.Close(); err != nil {
			t.Fatal(err)
		}
		if !over {
			return
		}
		if err := os.Remove(tab.Path()); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("no game comes to where that evening ended")
}
