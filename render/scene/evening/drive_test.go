package evening_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// hands lists what uitest.Hands, uitest.Session and uitest.Window can all do.
type hands interface {
	Targets() []ui.Target
	Ticks(n int)
	Move(x, y float64)
	Click(x, y float64)
	Press()
	Release()
	Key(k ebiten.Key)
	Problems() []ui.Problem
}

// player plays the game on the screen at random, choosing among what glows and what goes on.
type player struct {
	t    *testing.T
	h    hands
	rng  *rand.Rand
	last string // the id clicked last
	same int    // how often in a row
	// press makes a choice: by the pointer, or by the keyboard.
	press func(g ui.Target)
	hold  func(g ui.Target)
	// each, if not nil, is called with the kind of screen before each choice.
	each func(kind string)
	// stop, if not nil, reports whether there is nothing more to choose.
	stop func() bool
}

func newPlayer(t *testing.T, h hands, seed uint64) *player {
	p := &player{t: t, h: h, rng: rand.New(rand.NewPCG(seed, 11))}
	p.press = func(g ui.Target) { p.h.Click(g.Rect.Center()) }
	p.hold = func(g ui.Target) {
		p.h.Move(g.Rect.Center())
		p.h.Press()
		p.h.Ticks(90)
		p.h.Release()
	}
	return p
}

// begin goes from the title to the table of a new game.
func (p *player) begin() {
	p.t.Helper()
	for _, id := range []string{"new", "begin"} {
		targets := p.h.Targets()
		g, ok := scenetest.Has(targets, id)
		if !ok {
			p.t.Fatalf("there is no %q to press", id)
		}
		p.look(targets)
		p.press(g)
		p.h.Ticks(4)
	}
}

func (p *player) look(targets []ui.Target) string {
	kind := tabletest.KindOf(targets)
	if p.each != nil {
		p.each(kind)
	}
	return kind
}

// step makes one choice, and reports whether the game is over.
func (p *player) step() (over bool) {
	p.t.Helper()
	var targets, list []ui.Target
	for range 400 { // until something can be chosen: dice roll, cards turn, bots answer one after the other
		if p.stop != nil && p.stop() {
			return false
		}
		targets = p.h.Targets()
		list = p.choices(targets)
		if kind := tabletest.KindOf(targets); kind != "nothing" && (kind != "table" && kind != "card" || list != nil) {
			break
		}
		p.h.Ticks(6)
	}
	if p.look(targets) == "game-over" {
		return true
	}
	if g, ok := scenetest.Has(targets, "handover.hold"); ok {
		p.hold(g)
		return false
	}
	if list == nil {
		var ids []string
		for _, g := range targets {
			ids = append(ids, g.ID)
		}
		p.t.Fatalf("nothing to choose; on the screen is %q", ids)
	}
	g := list[p.rng.IntN(len(list))]
	// What cannot be taken back is confirmed by a second click on the same target.
	if again, ok := scenetest.Has(list, p.last); ok && p.same == 0 && p.rng.IntN(3) > 0 {
		g = again
		p.same++
	} else {
		p.same = 0
	}
	p.last = g.ID
	p.press(g)
	return false
}

// choices returns what may be pressed: what goes on, which is preferred, or what glows.
func (p *player) choices(targets []ui.Target) []ui.Target {
	if p.rng.IntN(25) == 0 {
		if list := asides(targets); list != nil {
			return list
		}
	}
	if g, ok := scenetest.Has(targets, "large.close"); ok { // what was to be pressed no longer glowed when the click came
		return []ui.Target{g}
	}
	for _, id := range []string{"recap.close", "confirm", "curtain.confirm", "go-on", "hand-over"} {
		g, ok := scenetest.Has(targets, id)
		if ok && (id == "hand-over" || id == "recap.close" || p.rng.IntN(10) < 7) {
			return []ui.Target{g}
		}
	}
	var glow []ui.Target
	for _, g := range targets {
		if g.Glow || strings.Contains(g.ID, "option") {
			glow = append(glow, g)
		}
	}
	if glow == nil {
		for _, id := range []string{"confirm", "curtain.confirm", "go-on", "curtain.close"} {
			if g, ok := scenetest.Has(targets, id); ok {
				return []ui.Target{g}
			}
		}
	}
	return glow
}

// asides returns what may be pressed without answering anything: a look at one's own cards, wishes in advance, where the table waits.
func asides(targets []ui.Target) []ui.Target {
	var list []ui.Target
	for _, g := range targets {
		switch g.ID {
		case "stop-here", "go-on-all", "in-order", "wait", "curtain.log", "curtain.advance", "curtain.side", "curtain.cards":
			list = append(list, g)
		default:
			if strings.HasPrefix(g.ID, "advance.") || strings.HasPrefix(g.ID, "seat:") {
				list = append(list, g)
			}
		}
	}
	return list
}

// play plays until the game is over, and returns the number of choices.
func (p *player) play(most int) int {
	p.t.Helper()
	for n := range most {
		if p.step() {
			return n
		}
	}
	p.t.Fatalf("the game is not over after %d choices; the screen is %q", most, tabletest.KindOf(p.h.Targets()))
	return 0
}

// takeWhole drives the whole program in this process.
func takeWhole(t *testing.T, w, h float64) (*uitest.Hands, *render.App, *shell.Shell) {
	t.Helper()
	app, shell, err := tabletest.WholeApp(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	app.Crashed = nil
	t.Cleanup(func() { scene.Leave(shell) })
	return uitest.Take(t, app, w, h), app, shell
}

func TestWholeGameByPointer(t *testing.T) {
	hands, _, shell := takeWhole(t, 1280, 720)
	p := newPlayer(t, hands, 1)
	seen := map[string]int{}
	p.each = func(kind string) { seen[kind]++ }
	p.begin()
	n := p.play(20000)
	t.Logf("%d choices; screens seen: %v", n, seen)
	list, err := shell.Store.List()
	if err != nil || len(list) != 1 || list[0].Over == nil {
		t.Errorf("the store holds %+v, %v", list, err)
	}
	for _, problem := range hands.Problems() {
		t.Error(problem)
	}
}

func TestWholeGameByKeyboard(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" {
		t.Skip("takes a minute; build/test -long plays it")
	}
	hands, _, _ := takeWhole(t, 1280, 720)
	p := newPlayer(t, hands, 2)
	p.byKeyboard(t, hands)
	p.begin()
	t.Logf("%d choices", p.play(20000))
}

// keyboard lists what uitest.Hands and uitest.Window can both do.
type keyboard interface {
	hands
	KeyDown(k ebiten.Key)
	KeyUp()
	Focus() string
}

// byKeyboard makes the player use the keyboard alone.
func (p *player) byKeyboard(t *testing.T, hands keyboard) {
	// focus moves the focus to a target with Tab; the target may be gone meanwhile, if a window went on by itself.
	focus := func(g ui.Target) bool {
		for range 400 {
			if hands.Focus() == g.ID {
				return true
			}
			hands.Key(ebiten.KeyTab)
			if _, ok := scenetest.Has(hands.Targets(), g.ID); !ok {
				return false
			}
		}
		t.Fatalf("Tab does not lead to %q; the focus is %q", g.ID, hands.Focus())
		return false
	}
	p.press = func(g ui.Target) {
		if focus(g) {
			hands.Key(ebiten.KeyEnter)
		}
	}
	p.hold = func(g ui.Target) {
		hands.KeyDown(ebiten.KeySpace)
		hands.Ticks(90)
		hands.KeyUp()
	}
}

// TestWholeGameAsGuest plays the program in a process of its own, through Ebitengine and its renderer, and keeps a picture of each kind
// of screen.
func TestWholeGameAsGuest(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" {
		t.Skip("takes two minutes; build/test -long plays it")
	}
	t.Setenv(tabletest.EnvSaves, t.TempDir())
	s := uitest.Start(t, "whole", 1280, 720)
	p := newPlayer(t, s, 3)
	dir := filepath.Join("..", "..", "..", ".out", "screens")
	kept := map[string]bool{}
	p.each = func(kind string) {
		if !kept[kind] {
			kept[kind] = true
			s.SaveShot(filepath.Join(dir, kind+".png"))
		}
	}
	p.begin()
	n := p.play(20000)
	for _, page := range []string{"page.1", "page.2", "page.3"} {
		s.ClickOn(page)
		s.SaveShot(filepath.Join(dir, "game-over-"+page+".png"))
	}
	s.ClickOn("title")
	s.SaveShot(filepath.Join(dir, "title-again.png"))
	s.ClickOn("load")
	s.SaveShot(filepath.Join(dir, "load.png"))
	t.Logf("%d choices; pictures in .out/screens: %v", n, kept)
	for _, kind := range []string{"title", "new-game", "characters", "hand-over", "curtain", "table", "window", "card", "game-over"} {
		if !kept[kind] {
			t.Errorf("no picture of %s", kind)
		}
	}
}

// TestSoak gives the program random input for four minutes of the game's time, or with BATTLESTAR_LONG other input for an hour: there must be no
// panic and no growth of the heap. The game's time is counted in its ticks, which pass here as fast as they can.
func TestSoak(t *testing.T) {
	length, seed := 4*time.Minute, uint64(1)
	switch {
	case os.Getenv("BATTLESTAR_LONG") != "":
		length, seed = time.Hour, uint64(time.Now().UnixNano())
	case testing.Short():
		length = time.Minute
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	var before, warm, games, inputs, ticks int
	began := time.Now()
	for ; ticks < int(length.Seconds())*60 || games <= warm; games++ {
		n, passed := soak(t, seed, rng)
		inputs += n
		ticks += passed
		if warm == 0 && ticks >= int(length.Seconds())*30 {
			before, warm = heap(), games+1
		}
	}
	after := heap()
	t.Logf("seed %d: %d windows, %d inputs, %d ticks in %v, heap %d kB after %d windows and %d kB at the end", seed, games, inputs, ticks,
		time.Since(began).Round(time.Second), before>>10, warm, after>>10)
	if after > before+mayGrow {
		t.Errorf("the heap grew from %d to %d kB", before>>10, after>>10)
	}
}

// mayGrow is by how much the heap may grow in the second half of the time, in bytes. Alone it does not grow; among all other tests of this package it
// differs by 5 MB without any leak.
const mayGrow = 8 << 20

func heap() int {
	runtime.GC()
	runtime.GC() // what was in a pool is free after the second call
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc)
}

// soak opens the program once and gives it up to 800 inputs. It returns how many there were, and how many ticks passed.
func soak(t *testing.T, seed uint64, rng *rand.Rand) (inputs, ticks int) {
	t.Helper()
	dir, err := os.MkdirTemp("", "soak")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(dir)
	app, shell, err := tabletest.WholeApp(dir)
	if err != nil {
		t.Fatal(err)
	}
	var crash string
	app.Crashed = func(_ *render.App, problem any, stack []byte) render.Scene {
		crash = fmt.Sprintf("%v\n%s", problem, stack)
		return scene.NewCrash(shell, problem, stack)
	}
	shell.Seed = rng.Uint64
	defer scene.Leave(shell)
	h := uitest.Take(t, app, 1280, 720)
	p := newPlayer(t, h, rng.Uint64())
	for range 800 {
		if crash != "" {
			t.Fatalf("seed %d: %s", seed, crash)
		}
		targets := h.Targets()
		if len(targets) == 0 {
			h.Ticks(30)
			continue
		}
		g := targets[rng.IntN(len(targets))]
		if g.ID == "quit" || g.ID == "delete" {
			continue // would end it too soon
		}
		switch k := rng.IntN(100); {
		case k < 40:
			// Follow the game, so that the soak gets somewhere.
			switch kind := tabletest.KindOf(targets); kind {
			case "title", "new-game", "game-over":
				p.press(g)
			default:
				if list := p.choices(targets); list != nil {
					p.press(list[rng.IntN(len(list))])
				} else if hold, ok := scenetest.Has(targets, "handover.hold"); ok {
					p.hold(hold)
				}
			}
		case k < 60:
			h.Click(g.Rect.Center())
		case k < 66:
			h.Click(rng.Float64()*1280, rng.Float64()*720)
		case k < 70:
			h.Move(g.Rect.Center())
			h.Ticks(30) // a tip
		case k < 74:
			h.Move(g.Rect.Center())
			h.Wheel(float64(rng.IntN(7) - 3))
		case k < 77:
			h.Move(g.Rect.Center())
			h.Press()
			h.Move(rng.Float64()*1280, rng.Float64()*720)
			h.Ticks(rng.IntN(60))
			h.Release()
		case k < 92:
			if key := soakKeys[rng.IntN(len(soakKeys))]; key != ebiten.KeyQ || strings.HasPrefix(tabletest.KindOf(targets), "t") {
				h.Key(key)
			}
		case k < 94:
			h.Type("Zoë ő1")
		case k < 96:
			h.Unfocus(true)
			h.Unfocus(false)
		case k < 98:
			size := scenetest.Sizes[rng.IntN(len(scenetest.Sizes))]
			app.Size(float64(size[0]), float64(size[1]))
			h.Ticks(3)
		case k < 99:
			app.Size(300, 200)
			h.Ticks(3)
			app.Size(1280, 720)
			h.Ticks(3)
		default:
			h.Ticks(200)
		}
	}
	return 800, app.UI.Tick
}

var soakKeys = []ebiten.Key{
	ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter, ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeySpace, ebiten.KeyEscape, ebiten.KeyArrowDown,
	ebiten.KeyArrowUp, ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyPageDown, ebiten.KeyPageUp, ebiten.KeyBackspace, ebiten.KeyHome,
	ebiten.KeyA, ebiten.KeyB, ebiten.KeyC, ebiten.KeyG, ebiten.KeyH, ebiten.KeyL, ebiten.KeyN, ebiten.KeyO, ebiten.KeyP, ebiten.KeyR, ebiten.KeyS,
	ebiten.KeyT, ebiten.KeyW, ebiten.KeyF1, ebiten.KeyF2, ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyDelete,
}
