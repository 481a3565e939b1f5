package scene_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/gameover"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/rules"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/suspects"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// pageAt is a page as it is first seen, or after some input.
type pageAt struct {
	name  string
	open  func(t *testing.T, s *shell.Shell) render.Scene
	after func(h *uitest.Hands)
}

func tabOver(t *testing.T, s *shell.Shell, players int, seed uint64) render.Scene {
	return gameover.NewGameOver(s, scenetest.Saved(t, s, "Over", players, seed, scenetest.Never))
}

// settingsPath is where a player's settings are.
const settingsPath = "/home/somebody/.config/battlestar/settings.json"

// machinePage is the page whose contents are in English in all languages.
const machinePage = "settings, this machine"

var pages = []pageAt{
	{"title, first start", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewTitle(s) }, nil},
	{"title", func(t *testing.T, s *shell.Shell) render.Scene { scenetest.PutGames(t, s); return menu.NewTitle(s) }, nil},
	{"title with a notice", func(t *testing.T, s *shell.Shell) render.Scene {
		scenetest.PutGames(t, s)
		s.Notice = fmt.Sprintf(s.Text(say.SettingsDamaged), settingsPath)
		return menu.NewTitle(s)
	}, nil},
	{"characters", func(t *testing.T, s *shell.Shell) render.Scene {
		tab, err := scenetest.Table(6, 1)
		if err != nil {
			t.Fatal(err)
		}
		return scene.NewPlay(s, tab)
	}, func(h *uitest.Hands) {
		h.Key(ebiten.KeyEnter)
		h.ClickOn("sheet:kara-thrace")
		h.ClickOn("take")
		h.ClickOn("sheet:tom-zarek")
	}},
	{"new game", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewNewGame(s, nil) }, nil},
	{"new game of six", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewNewGame(s, nil) }, func(h *uitest.Hands) {
		h.ClickOn("players.more")
		h.ClickOn("players.more")
		h.ClickOn("seat5.name")
		h.Type("Maximilian Baron")
		h.ClickOn("seat1.who.more")
		h.ClickOn("characters.1")
	}},
	{"new game that cannot be", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewNewGame(s, nil) }, func(h *uitest.Hands) {
		h.ClickOn("seat0.name")
		h.Type("Zoë")
		h.ClickOn("seat1.name")
		h.Type("Zoë")
	}},
	{"new game of one", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewNewGame(s, nil) }, func(h *uitest.Hands) {
		for range 3 {
			h.ClickOn("players.less")
		}
	}},
	{"new game with options", func(_ *testing.T, s *shell.Shell) render.Scene {
		s.Settings.House = []game.House{game.BrowseDiscards, game.SkillsOneByOne}
		return menu.NewNewGame(s, nil)
	}, func(h *uitest.Hands) { h.ClickOn("option." + game.NoSympathizer) }},
	{"house rules", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewNewGame(s, nil) }, func(h *uitest.Hands) {
		h.ClickOn("house")
		h.Ticks(2)
		h.ClickOn("house1.1")
	}},
	{"the rules of a game", func(_ *testing.T, s *shell.Shell) render.Scene {
		return menu.NewAgreed(s, game.Setup{Boxes: []card.ID{"base"}, Options: []string{game.Cooperative}, House: []game.House{game.CiviliansAtRandom}, Players: make([]game.Player, 4)})
	}, nil},
	{"sign of a seat", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewNewGame(s, nil) }, func(h *uitest.Hands) { h.ClickOn("seat2.sign") }},
	{"load without a game", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewLoad(s) }, nil},
	{"load", func(t *testing.T, s *shell.Shell) render.Scene { scenetest.PutGames(t, s); return menu.NewLoad(s) }, nil},
	{"load, a dialog of the system", func(t *testing.T, s *shell.Shell) render.Scene {
		s.OpenFile = func(string, string, string) (string, error) { <-t.Context().Done(); return "", nil }
		return menu.NewLoad(s)
	}, func(h *uitest.Hands) { h.ClickOn("import"); h.Ticks(60) }},
	{"load, deleting", func(t *testing.T, s *shell.Shell) render.Scene { scenetest.PutGames(t, s); return menu.NewLoad(s) }, func(h *uitest.Hands) { h.ClickOn("delete") }},
	{"load, renaming", func(t *testing.T, s *shell.Shell) render.Scene { scenetest.PutGames(t, s); return menu.NewLoad(s) }, func(h *uitest.Hands) { h.ClickOn("save1"); h.ClickOn("rename") }},
	{"new game, what is recommended", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewNewGame(s, nil) }, func(h *uitest.Hands) { h.ClickOn("recommend") }},
	{"what Pegasus brings", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewIntro(s, "pegasus") }, nil},
	{"what Exodus brings", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewIntro(s, "exodus") }, nil},
	{"what Daybreak brings", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewIntro(s, "daybreak") }, nil},
	{"settings", func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewSettings(s, nil) }, nil},
	{machinePage, func(_ *testing.T, s *shell.Shell) render.Scene { return menu.NewSettings(s, nil) }, func(h *uitest.Hands) { h.ClickOn("machine") }},
	{"rules", func(_ *testing.T, s *shell.Shell) render.Scene { return rules.NewRules(s, game.Setup{}, "B-COMBAT-01") }, nil},
	{"rules searched", func(_ *testing.T, s *shell.Shell) render.Scene { return rules.NewRules(s, game.Setup{}, "") }, func(h *uitest.Hands) { h.ClickOn("find"); h.Type("viper") }},
	{"rules, nothing found", func(_ *testing.T, s *shell.Shell) render.Scene { return rules.NewRules(s, game.Setup{}, "") }, func(h *uitest.Hands) { h.ClickOn("find"); h.Type("elephant") }},
	{"game over", func(t *testing.T, s *shell.Shell) render.Scene { return tabOver(t, s, 4, 3) }, nil},
	{"game over of six, every card", func(t *testing.T, s *shell.Shell) render.Scene { return tabOver(t, s, 6, 8) }, func(h *uitest.Hands) { h.ClickOn("page.1") }},
	{"game over of six, who added what", func(t *testing.T, s *shell.Shell) render.Scene { return tabOver(t, s, 6, 9) }, func(h *uitest.Hands) { h.ClickOn("page.2") }},
	{"game over of six, in numbers", func(t *testing.T, s *shell.Shell) render.Scene { return tabOver(t, s, 6, 9) }, func(h *uitest.Hands) { h.ClickOn("page.3") }},
	{"who suspects whom", func(t *testing.T, s *shell.Shell) render.Scene {
		return suspects.New(scene.NewPlay(s, scenetest.Suspected(t, 6)).Session)
	}, func(h *uitest.Hands) { h.Key(ebiten.Key4) }},
	{"crash", func(_ *testing.T, s *shell.Shell) render.Scene {
		return scene.NewCrash(s, "a number that is too large", nil)
	}, nil},
	{"crash in a game", func(t *testing.T, s *shell.Shell) render.Scene {
		s.Playing = scenetest.Saved(t, s, "Friday", 4, 1, scenetest.InTurn(3))
		return scene.NewCrash(s, strings.Repeat("a long story of what went wrong ", 6), nil)
	}, nil},
	{"a solo game", func(t *testing.T, s *shell.Shell) render.Scene { return scene.NewPlay(s, scenetest.SoloTable(t, s, 3)) }, nil},
	{"the assist of a solo game", func(t *testing.T, s *shell.Shell) render.Scene {
		tab, err := table.New(game.Setup{Boxes: []card.ID{"base"}, Options: []string{game.Solo}, Players: make([]game.Player, 1)}, []table.SeatInfo{{Name: "Zoë"}}, s.Store, "Alone", s.Bots)
		if err != nil {
			t.Fatal(err)
		}
		return scene.NewPlay(s, tab)
	}, func(h *uitest.Hands) {
		h.ClickOn("sheet:kara-thrace")
		h.ClickOn("take")
		h.ClickOn("sheet:laura-roslin")
	}},
	{"menu of a game with open discard piles", func(t *testing.T, s *shell.Shell) render.Scene { return scene.NewPlay(s, scenetest.SoloTable(t, s, 3)) }, func(h *uitest.Hands) { h.Key(ebiten.KeyEscape); h.Ticks(5) }},
	{"open discard piles", func(t *testing.T, s *shell.Shell) render.Scene { return scene.NewPlay(s, scenetest.SoloTable(t, s, 9)) }, func(h *uitest.Hands) {
		h.Key(ebiten.KeyEscape)
		h.Ticks(5)
		h.ClickOn("discards")
	}},
	{"load with options", func(t *testing.T, s *shell.Shell) render.Scene {
		if err := scenetest.SoloTable(t, s, 3).Close(); err != nil {
			t.Fatal(err)
		}
		return menu.NewLoad(s)
	}, nil},
	{"title with options", func(t *testing.T, s *shell.Shell) render.Scene {
		if err := scenetest.SoloTable(t, s, 3).Close(); err != nil {
			t.Fatal(err)
		}
		return menu.NewTitle(s)
	}, nil},
	{"menu", func(t *testing.T, s *shell.Shell) render.Scene {
		return scene.NewPlay(s, scenetest.Saved(t, s, "Friday", 4, 1, scenetest.InTurn(3)))
	}, func(h *uitest.Hands) { h.Key(ebiten.KeyEscape); h.Ticks(5) }},
}

func TestPagesFitTheirWindow(t *testing.T) {
	for _, p := range pages {
		t.Run(p.name, func(t *testing.T) {
			for _, size := range scenetest.Sizes {
				for factor := range shell.TextFactors {
					if factor > 0 && size[1] > 720 {
						continue // larger windows have more room
					}
					s := tabletest.TestShell(t)
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
