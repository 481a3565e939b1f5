package scene

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/ui/uitest"
)

// testShell keeps its games in a folder of the test.
func testShell(t testing.TB) *Shell {
	t.Helper()
	dir := t.TempDir()
	s := NewShell(&save.Store{Dir: filepath.Join(dir, "saves")}, Bots(1), filepath.Join(dir, "settings.json"))
	s.Reports = filepath.Join(dir, "reports")
	s.Settings.Motion, s.Settings.NoGuide = Off, true
	return s
}

// savedTable is a kept game of bots, played until a view is as wanted.
func savedTable(t testing.TB, s *Shell, name string, players int, seed uint64, until func(*game.View) bool) *table.Table {
	t.Helper()
	return agreedTable(t, s, name, game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}, players, until)
}

// agreedTable is savedTable with options and house rules.
func agreedTable(t testing.TB, s *Shell, name string, setup game.Setup, players int, until func(*game.View) bool) *table.Table {
	t.Helper()
	var seats []table.SeatInfo
	for i := range players {
		setup.Players = append(setup.Players, game.Player{Name: testNames[i]})
		seats = append(seats, table.SeatInfo{Name: testNames[i], Colour: i, Emblem: i, Bot: "random"})
	}
	tab, err := table.New(setup, seats, s.Store, name, s.Bots)
	if err != nil {
		t.Fatal(err)
	}
	for !until(tab.View()) && tab.View().Over == nil {
		if _, err := tab.Tick(); err != nil {
			t.Fatal(err)
		}
	}
	return tab
}

// soloTable is a solo game with every house rule of the base box.
func soloTable(t testing.TB, s *Shell, turns int) *table.Table {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base"}, Options: []string{game.Solo}, Seed: 5, Deal: true}
	for _, q := range game.Questions {
		if q.Box == "base" {
			setup.House = append(setup.House, q.House)
		}
	}
	return agreedTable(t, s, "Alone", setup, 1, turn(turns))
}

func turn(n int) func(*game.View) bool { return func(v *game.View) bool { return v.Turn >= n } }

func never(*game.View) bool { return false }

// put keeps some games in the shell's folder, one of them damaged, one over.
func put(t testing.TB, s *Shell) {
	t.Helper()
	for i, until := range []func(*game.View) bool{turn(1), turn(5), never} {
		tab := savedTable(t, s, fmt.Sprintf("An evening with a long name %d", i+1), 3+i, uint64(i+1), until)
		if err := tab.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(s.Store.Dir, "Broken"+save.Ext), []byte("this is a letter"), 0o644); err != nil {
		t.Fatal(err)
	}
}

// pageAt is a page as it is first seen, or after some input.
type pageAt struct {
	name  string
	open  func(t *testing.T, s *Shell) render.Scene
	after func(h *uitest.Hands)
}

func tabOver(t *testing.T, s *Shell, players int, seed uint64) render.Scene {
	return NewGameOver(s, savedTable(t, s, "Over", players, seed, never))
}

var pages = []pageAt{
	{"title, first start", func(_ *testing.T, s *Shell) render.Scene { return NewTitle(s) }, nil},
	{"title", func(t *testing.T, s *Shell) render.Scene { put(t, s); return NewTitle(s) }, nil},
	{"title with a notice", func(t *testing.T, s *Shell) render.Scene {
		put(t, s)
		s.Notice = "The settings file /home/somebody/.config/battlestar/settings.json is damaged, so the game starts with its own settings."
		return NewTitle(s)
	}, nil},
	{"characters", func(t *testing.T, s *Shell) render.Scene {
		tab, err := testTable(6, 1)
		if err != nil {
			t.Fatal(err)
		}
		return NewPlay(s, tab)
	}, func(h *uitest.Hands) {
		h.Key(ebiten.KeyEnter)
		h.ClickOn("sheet:kara-thrace")
		h.ClickOn("take")
		h.ClickOn("sheet:tom-zarek")
	}},
	{"new game", func(_ *testing.T, s *Shell) render.Scene { return NewNewGame(s, nil) }, nil},
	{"new game of six", func(_ *testing.T, s *Shell) render.Scene { return NewNewGame(s, nil) }, func(h *uitest.Hands) {
		h.ClickOn("players.more")
		h.ClickOn("players.more")
		h.ClickOn("seat5.name")
		h.Type("Maximilian Baron")
		h.ClickOn("seat1.who.more")
		h.ClickOn("characters.1")
	}},
	{"new game that cannot be", func(_ *testing.T, s *Shell) render.Scene { return NewNewGame(s, nil) }, func(h *uitest.Hands) {
		h.ClickOn("seat0.name")
		h.Type("Zoë")
		h.ClickOn("seat1.name")
		h.Type("Zoë")
	}},
	{"new game of one", func(_ *testing.T, s *Shell) render.Scene { return NewNewGame(s, nil) }, func(h *uitest.Hands) {
		for range 3 {
			h.ClickOn("players.less")
		}
	}},
	{"new game with options", func(_ *testing.T, s *Shell) render.Scene {
		s.Settings.House = []game.House{game.BrowseDiscards, game.SkillsOneByOne}
		return NewNewGame(s, nil)
	}, func(h *uitest.Hands) { h.ClickOn("option." + game.NoSympathizer) }},
	{"house rules", func(_ *testing.T, s *Shell) render.Scene { return NewNewGame(s, nil) }, func(h *uitest.Hands) {
		h.ClickOn("house")
		h.Ticks(2)
		h.ClickOn("house1.1")
	}},
	{"the rules of a game", func(_ *testing.T, s *Shell) render.Scene {
		return NewAgreed(s, game.Setup{Boxes: []card.ID{"base"}, Options: []string{game.Cooperative}, House: []game.House{game.CiviliansAtRandom}, Players: make([]game.Player, 4)})
	}, nil},
	{"sign of a seat", func(_ *testing.T, s *Shell) render.Scene { return NewNewGame(s, nil) }, func(h *uitest.Hands) { h.ClickOn("seat2.sign") }},
	{"load without a game", func(_ *testing.T, s *Shell) render.Scene { return NewLoad(s) }, nil},
	{"load", func(t *testing.T, s *Shell) render.Scene { put(t, s); return NewLoad(s) }, nil},
	{"load, deleting", func(t *testing.T, s *Shell) render.Scene { put(t, s); return NewLoad(s) }, func(h *uitest.Hands) { h.ClickOn("delete") }},
	{"load, renaming", func(t *testing.T, s *Shell) render.Scene { put(t, s); return NewLoad(s) }, func(h *uitest.Hands) { h.ClickOn("save1"); h.ClickOn("rename") }},
	{"settings", func(_ *testing.T, s *Shell) render.Scene { return NewSettings(s, nil) }, nil},
	{"rules", func(_ *testing.T, s *Shell) render.Scene { return NewRules(s, game.Setup{}, "B-COMBAT-01") }, nil},
	{"rules searched", func(_ *testing.T, s *Shell) render.Scene { return NewRules(s, game.Setup{}, "") }, func(h *uitest.Hands) { h.ClickOn("find"); h.Type("viper") }},
	{"rules, nothing found", func(_ *testing.T, s *Shell) render.Scene { return NewRules(s, game.Setup{}, "") }, func(h *uitest.Hands) { h.ClickOn("find"); h.Type("elephant") }},
	{"game over", func(t *testing.T, s *Shell) render.Scene { return tabOver(t, s, 4, 3) }, nil},
	{"game over of six, every card", func(t *testing.T, s *Shell) render.Scene { return tabOver(t, s, 6, 8) }, func(h *uitest.Hands) { h.ClickOn("page.1") }},
	{"game over of six, who added what", func(t *testing.T, s *Shell) render.Scene { return tabOver(t, s, 6, 9) }, func(h *uitest.Hands) { h.ClickOn("page.2") }},
	{"game over of six, in numbers", func(t *testing.T, s *Shell) render.Scene { return tabOver(t, s, 6, 9) }, func(h *uitest.Hands) { h.ClickOn("page.3") }},
	{"crash", func(_ *testing.T, s *Shell) render.Scene { return NewCrash(s, "a number that is too large", nil) }, nil},
	{"crash in a game", func(t *testing.T, s *Shell) render.Scene {
		s.Playing(savedTable(t, s, "Friday", 4, 1, turn(3)))
		return NewCrash(s, strings.Repeat("a long story of what went wrong ", 6), nil)
	}, nil},
	{"a solo game", func(t *testing.T, s *Shell) render.Scene { return NewPlay(s, soloTable(t, s, 3)) }, nil},
	{"the assist of a solo game", func(t *testing.T, s *Shell) render.Scene {
		tab, err := table.New(game.Setup{Boxes: []card.ID{"base"}, Options: []string{game.Solo}, Players: make([]game.Player, 1)}, []table.SeatInfo{{Name: "Zoë"}}, s.Store, "Alone", s.Bots)
		if err != nil {
			t.Fatal(err)
		}
		return NewPlay(s, tab)
	}, func(h *uitest.Hands) {
		h.ClickOn("sheet:kara-thrace")
		h.ClickOn("take")
		h.ClickOn("sheet:laura-roslin")
	}},
	{"menu of a game with open discard piles", func(t *testing.T, s *Shell) render.Scene { return NewPlay(s, soloTable(t, s, 3)) }, func(h *uitest.Hands) { h.Key(ebiten.KeyEscape); h.Ticks(5) }},
	{"open discard piles", func(t *testing.T, s *Shell) render.Scene { return NewPlay(s, soloTable(t, s, 9)) }, func(h *uitest.Hands) {
		h.Key(ebiten.KeyEscape)
		h.Ticks(5)
		h.ClickOn("discards")
	}},
	{"load with options", func(t *testing.T, s *Shell) render.Scene {
		if err := soloTable(t, s, 3).Close(); err != nil {
			t.Fatal(err)
		}
		return NewLoad(s)
	}, nil},
	{"title with options", func(t *testing.T, s *Shell) render.Scene {
		if err := soloTable(t, s, 3).Close(); err != nil {
			t.Fatal(err)
		}
		return NewTitle(s)
	}, nil},
	{"menu", func(t *testing.T, s *Shell) render.Scene {
		return NewPlay(s, savedTable(t, s, "Friday", 4, 1, turn(3)))
	}, func(h *uitest.Hands) { h.Key(ebiten.KeyEscape); h.Ticks(5) }},
}

func TestPagesFitTheirWindow(t *testing.T) {
	for _, p := range pages {
		t.Run(p.name, func(t *testing.T) {
			for _, size := range sizes {
				for factor := range textFactors {
					if factor > 0 && size[1] > 720 {
						continue // larger windows have more room
					}
					s := testShell(t)
					s.Settings.TextSize = factor
					app, err := render.New(func(a *render.App) render.Scene {
						s.Apply(a)
						return p.open(t, s)
					})
					if err != nil {
						t.Fatal(err)
					}
					hands := uitest.Take(t, app, float64(size[0]), float64(size[1]))
					if p.after != nil {
						p.after(hands)
					}
					hands.Ticks(3)
					for _, problem := range hands.Problems() {
						t.Errorf("%dx%d at text size %d: %v", size[0], size[1], factor, problem)
					}
				}
			}
		})
	}
}

// wait lets ticks pass until something is so that another goroutine does; on a busy machine that may take long.
func wait(t *testing.T, h *uitest.Hands, is func() bool) {
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
