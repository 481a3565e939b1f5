package evening_test

import (
	"os"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/render"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// The game must have the options and house rules chosen on the page, and the house rules must stay for the next game.
func TestNewGameWithOptionsAndHouseRules(t *testing.T) {
	s := tabletest.TestShell(t)
	h, app := tabletest.ShowScene(t, s, func() render.Scene { return menu.NewNewGame(s, nil) })
	for range 2 {
		h.ClickOn("players.less")
	}
	h.Key(ebiten.KeyF2)
	h.Ticks(3)
	h.ClickOn("house1.1")
	h.Key(ebiten.KeyEscape)
	h.Ticks(3)
	h.ClickOn("option." + game.Cooperative)
	setup := beginGame(t, s, app, h)
	if !slices.Equal(setup.Options, []string{game.TwoPlayers, game.Cooperative}) || !slices.Equal(setup.House, []game.House{game.CurrentPlayerActs}) {
		t.Errorf("the game has the options %v and the house rules %v", setup.Options, setup.House)
	}
	kept, err := shell.ReadSettings(s.Path)
	if err != nil || !slices.Equal(kept.House, setup.House) {
		t.Errorf("the settings keep the house rules %v: %v", kept.House, err)
	}
}

// Exodus can be switched on with its options; options of the base game alone must then be impossible.
func TestNewGameWithExodus(t *testing.T) {
	s := tabletest.TestShell(t)
	h, app := tabletest.ShowScene(t, s, func() render.Scene { return menu.NewNewGame(s, nil) })
	if scenetest.Shows(h, "option."+card.OptionCylonFleet) {
		t.Error("an option of Exodus is shown without the box")
	}
	h.ClickOn("box.exodus")
	for _, id := range []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet, card.OptionFinalFive} {
		for n := 0; !scenetest.Shows(h, "option."+id); n++ { // the list is longer than its place
			if n > 9 {
				t.Fatalf("the wheel does not lead to %s: %s", id, scenetest.Text(app))
			}
			h.Move(960, 450)
			h.Wheel(-1)
			if n == 4 {
				h.Wheel(9)
			}
		}
		h.ClickOn("option." + id)
	}
	h.Wheel(-9)
	if scenetest.Shows(h, "option."+game.Cooperative) {
		t.Error("a cooperative game can be chosen with Exodus")
	}
	h.Ticks(2)
	setup := beginGame(t, s, app, h)
	if !slices.Equal(setup.Boxes, []card.ID{"base", "exodus"}) || !slices.Equal(setup.Options, []string{card.OptionPersonalGoals, card.OptionCylonFleet}) {
		t.Errorf("the game is played with %v and %v", setup.Boxes, setup.Options)
	}
}

// Every switch of the house rules must be reachable by keys alone.
func TestHouseRulesByKeys(t *testing.T) {
	s := tabletest.TestShell(t)
	var chosen []game.House
	h, _ := tabletest.ShowScene(t, s, func() render.Scene {
		return menu.NewHouse(s, []card.ID{"base", "pegasus", "exodus", "daybreak"}, &chosen)
	})
	for range 250 {
		h.Key(ebiten.KeyTab)
		h.Key(ebiten.KeyEnter)
		if len(chosen) == len(game.Questions) {
			return
		}
	}
	t.Errorf("keys reach %d of %d house rules", len(chosen), len(game.Questions))
}

// These games are played on the screen to the end: one alone, one of two, and a cooperative one with the house rules.
func TestWholeGamesWithOptions(t *testing.T) {
	for name, clicks := range map[string][]string{
		"solo":        {"players.less", "players.less", "players.less"},
		"two players": {"players.less", "players.less"},
		"cooperative": {"players.less", "option." + game.Cooperative},
	} {
		if name != "cooperative" && os.Getenv("BATTLESTAR_LONG") == "" {
			continue // one game takes long enough; build/test -long plays all
		}
		t.Run(name, func(t *testing.T) {
			hands, _, shell := takeWhole(t, 1280, 720)
			if name == "cooperative" {
				for _, q := range game.Questions {
					shell.Settings.House = append(shell.Settings.House, q.House)
				}
			}
			p := newPlayer(t, hands, 1)
			hands.ClickOn("new")
			hands.Ticks(4)
			for _, id := range clicks {
				hands.ClickOn(id)
			}
			hands.ClickOn("begin")
			hands.Ticks(4)
			t.Logf("%d choices", p.play(20000))
			for _, problem := range hands.Problems() {
				t.Error(problem)
			}
		})
	}
}

// beginGame goes to the table from the new-game screen, and returns the setup that is then saved.
func beginGame(t *testing.T, s *shell.Shell, app *render.App, h *uitest.Hands) game.Setup {
	t.Helper()
	h.ClickOn("begin")
	h.Ticks(4)
	if !scenetest.Shows(h, "take") {
		t.Fatalf("the game does not begin: %s", scenetest.Text(app))
	}
	list, err := s.Store.List()
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	contents, err := save.Read(list[0].Path)
	if err != nil {
		t.Fatal(err)
	}
	return contents.Header.Setup
}

// A box that was never played at this laptop must be introduced between New game and the table, once.
func TestBoxIsIntroducedBeforeItsFirstGame(t *testing.T) {
	hands, app, s := takeWhole(t, 1280, 720)
	s.Settings.Guided = nil
	for _, introduced := range []bool{true, false} {
		hands.ClickOn("new")
		hands.Ticks(3)
		if introduced { // the next game begins with the same boxes
			hands.ClickOn("box.exodus")
		}
		hands.ClickOn("begin")
		hands.Ticks(4)
		if scenetest.Seen(app, "New with Exodus") != introduced {
			t.Fatalf("introduced: %t, want %t", !introduced, introduced)
		}
		if introduced {
			hands.ClickOn("continue")
			hands.Ticks(4)
		}
		if !scenetest.Shows(hands, "take") { // the choice of characters
			t.Fatal("the game does not begin")
		}
		hands.Key(ebiten.KeyEscape)
		hands.Ticks(3)
		hands.ClickOn("title")
		hands.Ticks(3)
		hands.ClickOn("title") // leaving asks first
		hands.Ticks(4)
	}
}
