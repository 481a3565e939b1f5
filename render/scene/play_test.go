package scene_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// playAt returns an app that shows the table at a glimpse. Nothing moves.
func playAt(m tabletest.Glimpse) (*render.App, error) {
	return render.New(func(a *render.App) render.Scene {
		sh := scene.NewShell(nil, nil, "")
		sh.Settings.Motion, sh.Settings.NoGuide = shell.Off, true
		t, err := m.Find()
		if err != nil {
			panic(err)
		}
		return scene.NewPlay(sh, t)
	})
}

func init() {
	for _, area := range card.Areas {
		guests["crowd-"+area.String()] = func() (*render.App, error) { return crowded(area) }
	}
	for _, m := range tabletest.Glimpses {
		guests["play-"+m.Name] = func() (*render.App, error) { return playAt(m) }
	}
}

// crowd is the table with far more in space than any game brings: everything in one area, and all characters on one plate.
type crowd struct {
	*scene.Play
	area card.Area
}

func (c crowd) Frame(u *ui.UI, a *render.App) {
	c.Refresh()
	v := *c.View
	v.Raiders, v.HeavyRaiders, v.Fleet(card.Viper).Space = [7]int{}, [7]int{}, [7]int{}
	for _, area := range card.Areas {
		v.Piles[game.Civilians(area)] = nil
	}
	v.Raiders[c.area], v.HeavyRaiders[c.area], v.Fleet(card.Viper).Space[c.area] = 16, 4, 5
	v.Piles[game.Civilians(c.area)] = make([]game.Slot, 12)
	v.Seats = slices.Clone(v.Seats)
	for s := range v.Seats {
		v.Seats[s].Place, v.Seats[s].Area, v.Seats[s].OffBoard = card.Sickbay, card.NoArea, false
		if s >= 4 {
			v.Seats[s].Place, v.Seats[s].Area = "", c.area
		}
	}
	for n := range v.Basestars {
		v.Basestars[n].Area = card.NoArea
	}
	v.Basestars[0].Area, v.Basestars[1].Area = c.area, c.area
	v.Piles[game.BasestarTokens(0)] = make([]game.Slot, 2)
	d := &game.Decision{Kind: game.ChooseVictim, Seats: game.SeatsOf(0), Min: 1, Max: 1, Ship: card.Civilian}
	for i := range 12 {
		d.Options = append(d.Options, game.Option{Choice: game.Choice{Kind: game.TheShip, Ship: card.Civilian, Area: c.area, N: int8(i)}})
	}
	v.Decision = d
	c.View, c.Now = &v, table.Asked{For: table.Choice}
	c.DrawTable(u, a)
}

func crowded(area card.Area) (*render.App, error) {
	return render.New(func(a *render.App) render.Scene {
		t, err := scenetest.Table(6, 2)
		if err == nil {
			err = scenetest.PlayOn(t, rand.New(rand.NewPCG(4, 3)), scenetest.Asks(game.ChooseMove, 2))
		}
		if err != nil {
			panic(err)
		}
		sh := scene.NewShell(nil, nil, "")
		sh.Settings.Motion = shell.Off
		return crowd{scene.NewPlay(sh, t), area}
	})
}

// TestCrowdedSpace looks at an area with forty ships: none may lie on another, and each must take a click.
func TestCrowdedSpace(t *testing.T) {
	for _, area := range card.Areas {
		for _, size := range scenetest.Sizes {
			app, err := crowded(area)
			if err != nil {
				t.Fatal(err)
			}
			hands := uitest.Take(t, app, float64(size[0]), float64(size[1]))
			for _, problem := range hands.Problems() {
				t.Errorf("%v at %dx%d: %v", area, size[0], size[1], problem)
			}
			ships := 0
			for _, g := range hands.Targets() {
				if g.Glow {
					ships++
				}
			}
			if ships != 12 {
				t.Errorf("%v at %dx%d: %d of 12 ships can be clicked", area, size[0], size[1], ships)
			}
		}
	}
}

// TestPlayLayout looks at many glimpses of many games, at every size.
func TestPlayLayout(t *testing.T) {
	for _, m := range tabletest.Glimpses {
		for _, size := range scenetest.Sizes {
			app, err := playAt(m)
			if err != nil {
				t.Fatal(err)
			}
			hands := uitest.Take(t, app, float64(size[0]), float64(size[1]))
			for _, problem := range hands.Problems() {
				t.Errorf("%s at %dx%d: %v", m.Name, size[0], size[1], problem)
			}
		}
	}
}

// afterwards says what is done before a second picture.
var afterwards = map[string]func(s *uitest.Session){
	"attack": func(s *uitest.Session) {
		at := slices.IndexFunc(s.Targets(), func(g ui.Target) bool { return g.Glow })
		s.ClickOn(s.Targets()[at].ID)
		s.Ticks(30)
	},
	"move": func(s *uitest.Session) {
		s.MoveTo("option:place:hangar-deck")
		s.Ticks(30)
	},
	"after": func(s *uitest.Session) { s.Key(ebiten.KeyL) },
	"roll":  func(s *uitest.Session) { s.Key(ebiten.KeySpace) },
}

// TestPlayPictures takes a picture of each glimpse if BATTLESTAR_PICTURES names a folder.
func TestPlayPictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	only := os.Getenv("BATTLESTAR_MOMENT")
	if only == "crowd" {
		for _, area := range card.Areas {
			s := uitest.Start(t, "crowd-"+area.String(), 1280, 720)
			s.SaveShot(filepath.Join(dir, "crowd-"+area.String()+".png"))
		}
	}
	for _, m := range tabletest.Glimpses {
		if only != "" && only != m.Name {
			continue
		}
		s := uitest.Start(t, "play-"+m.Name, 1920, 1080)
		for _, size := range scenetest.Sizes {
			if len(os.Getenv("BATTLESTAR_SIZE")) > 0 && os.Getenv("BATTLESTAR_SIZE") != fmt.Sprint(size[1]) {
				continue
			}
			s.Resize(size[0], size[1])
			s.Ticks(3)
			name := filepath.Join(dir, fmt.Sprintf("%s-%dx%d", m.Name, size[0], size[1]))
			s.SaveShot(name + ".png")
			if then := afterwards[m.Name]; then != nil && size[1] <= 1080 {
				then(s)
				s.SaveShot(name + "-then.png")
			}
		}
	}
}

// TestEveryOptionIsOnTheTable plays games with the pointer: every option of an open choice must be clickable, and choosing it must answer the
// decision. Private decisions are answered without the screen.
func TestEveryOptionIsOnTheTable(t *testing.T) {
	seeds := 4
	if testing.Short() {
		seeds = 1
	}
	for seed := range uint64(seeds) {
		tab, err := scenetest.Table(3+int(seed), seed*2+140)
		if err != nil {
			t.Fatal(err)
		}
		var p *scene.Play
		app, err := render.New(func(a *render.App) render.Scene {
			sh := scene.NewShell(nil, nil, "")
			sh.Settings.Motion = shell.Off
			p = scene.NewPlay(sh, tab)
			return p
		})
		if err != nil {
			t.Fatal(err)
		}
		hands := uitest.Take(t, app, 1280, 720)
		r := rand.New(rand.NewPCG(seed, 5))
		y := 1.0
		for range 1500 {
			d := tab.View().Decision
			if d == nil {
				break
			}
			if p.HandTo != game.NoSeat && !d.Private { // players who drew something have seen it
				p.HandTo = game.NoSeat
				app.UI.Wake(1)
				hands.Ticks(2)
			}
			for p.Rooms.Moments.Still() { // it may lie over the options, and takes the first click
				hands.Ticks(1)
			}
			if d.Private {
				if err := scenetest.AnswerAny(tab, r); err != nil {
					t.Fatal(err)
				}
				tab.CloseCurtain()
				p.HandTo = game.NoSeat
				y = 10 - y // the table changed without any input
				hands.Move(1, y)
				continue
			}
			if d.Kind == game.AskWindow {
				hands.Key(ebiten.KeySpace)
			} else {
				hands.Move(1, y) // what appears under a resting pointer takes no click for a moment
				option := clickAll(t, hands, tab, d)
				o := option[r.IntN(len(option))]
				hands.ClickOn(o)
				if d.Min != 1 || d.Max != 1 {
					for _, i := range r.Perm(len(option)) {
						if len(p.Picks) < d.Max && !slices.Contains([]string{o}, option[i]) {
							hands.ClickOn(option[i])
						}
					}
					hands.ClickOn("confirm")
				} else if next := tab.View().Decision; next != nil && next.Number == d.Number {
					hands.ClickOn(o)
				}
			}
			if next := tab.View().Decision; next != nil && next.Number == d.Number {
				t.Fatalf("seed %d: decision %d of kind %v is not answered by its clicks; notice %q", seed, d.Number, d.Kind, p.Notice)
			}
		}
	}
}

// clickAll returns the widgets of all options of a decision, and fails the test if one is missing.
func clickAll(t *testing.T, hands *uitest.Hands, tab *table.Table, d *game.Decision) []string {
	t.Helper()
	targets := hands.Targets()
	var found []string
	for _, o := range d.Options {
		for _, id := range []string{session.OptionID(o.Choice), "card." + session.OptionID(o.Choice)} {
			if slices.ContainsFunc(targets, func(g ui.Target) bool { return g.ID == id }) {
				found = append(found, id)
				break
			}
		}
	}
	if len(found) != len(d.Options) {
		var ids []string
		for _, g := range targets {
			ids = append(ids, g.ID)
		}
		t.Fatalf("turn %d: of the %d options %v of kind %v only %v can be clicked; there are %v", tab.View().Turn, len(d.Options), d.Options, d.Kind, found, ids)
	}
	return found
}

// TestTableRests checks that nothing is drawn again while nothing happens, and that the keyboard alone finds what may be chosen.
func TestTableRests(t *testing.T) {
	m := tabletest.Glimpses[slices.IndexFunc(tabletest.Glimpses, func(m tabletest.Glimpse) bool { return m.Name == "move" })]
	app, err := playAt(m)
	if err != nil {
		t.Fatal(err)
	}
	hands := uitest.Take(t, app, 1920, 1080)
	hands.Ticks(30)
	if app.UI.Due() {
		t.Error("the table asks to be drawn again while it waits for a choice")
	}
	seen := map[string]bool{}
	for range 40 {
		hands.Key(ebiten.KeyN)
		seen[app.UI.Focus()] = true
	}
	for _, g := range hands.Targets() {
		if g.Glow && !seen[g.ID] {
			t.Errorf("the key does not lead to %s", g.ID)
		}
	}
}
