package correct_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/correct"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

func TestCorrectByPointerAndKeys(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		tab, err := scenetest.Table(5, 4)
		if err != nil {
			t.Fatal(err)
		}
		if err := scenetest.PlayOn(tab, rand.New(rand.NewPCG(4, 4)), func(v *game.View) bool { return v.Turn > 2 && scenetest.Asks(game.ChooseMove, 3)(v) }); err != nil {
			t.Fatal(err)
		}
		h, p, app := tabletest.Sized(t, tab, size[0], size[1])
		food, raiders, title := p.View.Resources[card.Food], p.View.Raiders[card.Bow], (p.View.President()+1)%5
		h.Key(ebiten.KeyC)
		h.ClickOn("set:food 0.more")
		if all := scenetest.Text(app); !strings.Contains(all, fmt.Sprintf("Food set to %d (was %d)", food+1, food)) || !strings.Contains(all, "at once") {
			t.Errorf("the page says %s", all)
		}
		h.ClickOn("correct.1")
		h.ClickOn("set:ships raider bow 0.more")
		h.ClickOn("set:ships raider bow 0.more")
		h.ClickOn("correct.3")
		h.ClickOn(fmt.Sprintf("set:title president %d", title))
		// Back at the table nothing may have happened yet, and what is gathered must still be there.
		h.Key(ebiten.KeyEscape)
		if p.View.Resources[card.Food] != food {
			t.Fatal("it was done before all agreed")
		}
		h.Key(ebiten.KeyEscape)
		h.ClickOn("correct")
		if all := scenetest.Text(app); !strings.Contains(all, fmt.Sprintf("Raiders at the bow set to %d (was %d)", raiders+2, raiders)) || !strings.Contains(all, p.Name(title)+" is President") {
			t.Errorf("the page says %s", all)
		}
		tabletest.Clean(t, h, "")
		h.ClickOn("agree")
		if p.View.Resources[card.Food] != food {
			t.Fatal("one click was enough")
		}
		h.Key(ebiten.KeyEnter)
		v := p.View
		if v.Resources[card.Food] != food+1 || v.Raiders[card.Bow] != raiders+2 || v.President() != title || tabletest.Offers(h, "agree") {
			t.Fatalf("food %d, raiders %d, President %d", v.Resources[card.Food], v.Raiders[card.Bow], v.President())
		}
		h.Ticks(3)
		if all := scenetest.Text(app); !strings.Contains(all, "By agreement") {
			t.Errorf("the log does not tell: %s", all)
		}
		// With the keyboard alone, and taken back again.
		h.Key(ebiten.KeyC)
		for n := 0; app.UI.Focus() != "set:food 0"; n++ {
			if h.Key(ebiten.KeyTab); n > 60 {
				t.Fatal("the keyboard does not come to the food")
			}
		}
		h.Key(ebiten.KeyArrowLeft)
		h.ClickOn("agree")
		h.ClickOn("agree")
		if p.View.Resources[card.Food] != food {
			t.Fatal("not set by the keyboard")
		}
		h.ClickOn("take-back")
		h.ClickOn("agree")
		if p.View.Resources[card.Food] != food+1 {
			t.Fatal("a correction was not taken back")
		}
	}
}

// fleetTable returns a game of five with the Cylon Fleet option, played until the view is as wanted.
func fleetTable(t *testing.T, until func(v *game.View) bool) *table.Table {
	t.Helper()
	for seed := range uint64(30) {
		tab, err := scenetest.ExodusTable(5, seed+4, card.OptionCylonFleet)
		if err != nil {
			t.Fatal(err)
		}
		if scenetest.PlayOn(tab, tabletest.TestRand(seed), until) == nil && tab.View().Decision != nil {
			return tab
		}
		tab.Close()
	}
	t.Fatal("no game comes to what is wanted")
	return nil
}

// What the Cylon Fleet option brings can be set right with the pointer, and must be named as the rules name it.
func TestCorrectTheCylonFleet(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		pilot := func(v *game.View) int {
			return slices.IndexFunc(v.Seats, func(s game.SeatState) bool { return s.Piloting() && s.Craft != card.MarkVII })
		}
		tab := fleetTable(t, func(v *game.View) bool { return v.Turn > 0 && tabletest.KindIs(v, game.ChooseMove) && pilot(v) >= 0 })
		h, p, app := tabletest.Sized(t, tab, size[0], size[1])
		before, cag, flies := *p.View.CylonFleet, (p.View.Holder(card.CAGTitle)+1)%5, pilot(p.View)
		sevens := *p.View.Fleet(card.MarkVII)
		h.Key(ebiten.KeyC)
		click := func(tab int, ids ...string) {
			h.ClickOn(fmt.Sprint("correct.", tab))
			for _, id := range ids {
				h.ClickOn(id)
			}
			tabletest.Clean(t, h, "")
		}
		click(0, "set:ships viper-mark-vii damaged 0.less", "set:ships viper-mark-vii damaged 0.less", "set:nukes 0.more", "set:pursuit 0.more")
		click(1, "set:ships viper-mark-vii bow 0.more")
		click(3, fmt.Sprintf("set:title cag %d", cag), fmt.Sprintf("place:%d.more", flies))
		click(5, "set:ships raider behind:stern 0.more", "set:ships heavy-raider behind:bow 0.more")
		all := scenetest.Text(app)
		for _, want := range []string{
			fmt.Sprintf("Damaged Viper Mark VIIs set to %d (was %d)", sevens.Damaged-2, sevens.Damaged), p.Name(cag) + " is CAG",
			fmt.Sprintf("Pursuit set to %d (was %d)", before.Pursuit+1, before.Pursuit), p.Name(game.Seat(flies)) + " pilots a Viper Mark VII at the ",
			fmt.Sprintf("Raiders at the stern of the Cylon Fleet board set to %d (was", before.Raiders[card.Stern]+1),
		} {
			if !strings.Contains(all, want) {
				t.Errorf("the page does not say %q: %s", want, all)
			}
		}
		h.ClickOn("agree")
		h.ClickOn("agree")
		now := p.View.CylonFleet
		if now.Pursuit != before.Pursuit+1 || now.Raiders[card.Stern] != before.Raiders[card.Stern]+1 ||
			now.HeavyRaiders[card.Bow] != before.HeavyRaiders[card.Bow]+1 || p.View.Fleet(card.MarkVII).Damaged != sevens.Damaged-2 ||
			p.View.Holder(card.CAGTitle) != cag || !(p.View.Seats[flies].Craft == card.MarkVII) {
			t.Errorf("set right it is %+v, CAG %d, %+v", *now, p.View.Holder(card.CAGTitle), p.View.Seats[flies])
		}
	}
}

// What cannot be set must be refused with a sentence, and nothing may be done.
func TestCorrectionRefusedOnThePage(t *testing.T) {
	tab := tabletest.MustUndo(t, false, tabletest.AnyBack)
	h, p, app := tabletest.Sized(t, tab, 1280, 720)
	h.Key(ebiten.KeyC)
	h.ClickOn("correct.1")
	for range 3 {
		h.ClickOn("set:ships basestar bow 0.more")
	}
	if all := scenetest.Text(app); !strings.Contains(all, "there are only 2 basestars") {
		t.Errorf("the page says %s", all)
	}
	stars := p.View.Basestars
	h.Key(ebiten.KeyEnter)
	if tabletest.Offers(h, "agree") || p.View.Basestars != stars || !tabletest.Offers(h, "set:ships basestar bow 0.more") {
		t.Error("it was done all the same")
	}
}

// crowdedCorrect returns the page with many edits, some of which replay the step.
func crowdedCorrect(s *shell.Shell, tab int) (render.Scene, error) {
	t, err := scenetest.Table(6, 3)
	if err != nil {
		return nil, err
	}
	err = scenetest.PlayOn(t, rand.New(rand.NewPCG(3, 3)), func(v *game.View) bool {
		return v.Turn > 4 && v.Check != nil && v.Decision.Kind == game.AskWindow && v.RaidersInSpace() > 0
	})
	p := scene.NewPlay(s, t)
	c := p.Rooms.Correct
	c.ShowTab(tab)
	for _, text := range []string{
		"food 9", "ships raider bow 3", "ships viper starboard-stern 1", "damage command 1", "place 2 sickbay", "title president 3",
		"draw 4 engineering 2", "discard 1 1", "boarding 2 1", "jump-preparation 3", "turn 2",
	} {
		e, err := game.ParseEdit(text)
		if err != nil {
			return nil, err
		}
		c.Put(e, true)
	}
	return c, err
}

// fleetCorrect returns the page with edits of what the Cylon Fleet option brings.
func fleetCorrect(s *shell.Shell, tab int) (*correct.Correct, error) {
	t, err := scenetest.ExodusTable(6, 3, scenetest.AllOptions...)
	if err != nil {
		return nil, err
	}
	err = scenetest.PlayOn(t, tabletest.TestRand(3), func(v *game.View) bool { return v.Turn > 4 && tabletest.KindIs(v, game.ChooseAction) })
	p := scene.NewPlay(s, t)
	c := p.Rooms.Correct
	c.ShowTab(tab)
	pilot := slices.IndexFunc(p.View.Seats, func(s game.SeatState) bool { return s.Piloting() })
	for _, text := range []string{
		"pursuit 2", "behind raider bow 12", "behind heavy-raider starboard-stern 2", "behind basestar port-bow 1", "ships viper-mark-vii bow 1",
		"damaged-mark-vii 1", "destroyed-mark-vii 1", "title cag 3", "nukes 3", fmt.Sprintf("pilot-mark-vii %d starboard-stern", max(0, pilot)),
	} {
		e, err := game.ParseEdit(text)
		if err != nil {
			return nil, err
		}
		c.Put(e, true)
	}
	return c, err
}

func init() {
	for tab := range 6 {
		guests[fmt.Sprintf("correct-fleet-%d", tab)] = func() (*render.App, error) {
			scene, err := fleetCorrect(scene.NewShell(nil, nil, ""), tab)
			if err != nil {
				return nil, err
			}
			return render.New(func(a *render.App) render.Scene { return scene })
		}
	}
	for tab := range 5 {
		guests[fmt.Sprintf("correct-%d", tab)] = func() (*render.App, error) {
			s := scene.NewShell(nil, nil, "")
			scene, err := crowdedCorrect(s, tab)
			if err != nil {
				return nil, err
			}
			return render.New(func(a *render.App) render.Scene { return scene })
		}
	}
	guests["take-back"] = func() (*render.App, error) {
		tab, err := tabletest.Undoable(true, func(b table.Back, _ *game.View) bool { return b.Dice > 0 && len(b.Events) > 4 })
		if err != nil {
			return nil, err
		}
		s := scene.NewShell(nil, nil, "")
		s.Settings.Motion = shell.Off
		return render.New(func(a *render.App) render.Scene { return scene.NewPlay(s, tab) })
	}
}

func TestCorrectPageFits(t *testing.T) {
	for tab := range 11 {
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {1920, 1200}, {2560, 1080}, {3840, 2160}} {
			var scene render.Scene
			var err error
			if tab < 5 {
				scene, err = crowdedCorrect(tabletest.TestShell(t), tab)
			} else {
				scene, err = fleetCorrect(tabletest.TestShell(t), tab-5)
			}
			if err != nil {
				t.Fatal(err)
			}
			app, err := render.New(func(a *render.App) render.Scene { return scene })
			if err != nil {
				t.Fatal(err)
			}
			h := uitest.Take(t, app, size[0], size[1])
			for _, problem := range h.Problems() {
				t.Error(tab, size, problem)
			}
		}
	}
}

// TestCorrectPictures takes pictures if BATTLESTAR_PICTURES names a folder.
func TestCorrectPictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	for _, name := range []string{
		"correct-0", "correct-1", "correct-2", "correct-3", "correct-4", "take-back",
		"correct-fleet-0", "correct-fleet-1", "correct-fleet-3", "correct-fleet-5",
	} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {3840, 2160}} {
			if size[1] == 2160 && os.Getenv("BATTLESTAR_LARGE") == "" {
				continue
			}
			t.Run(fmt.Sprint(name, size[1]), func(t *testing.T) {
				s := uitest.Start(t, name, size[0], size[1])
				if name == "take-back" {
					s.ClickOn("take-back")
				}
				s.SaveShot(fmt.Sprintf("%s/%s-%d.png", dir, name, size[1]))
			})
		}
	}
}
