package scene_test

import (
	"fmt"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// longNames are the widest names of sixteen letters that people have.
var longNames = []string{"Maximilian Baron", "Wilhelmina Gwynn", "Győző Habsburg-W", "MMMMMMMM WWWWWWW", "Anne-Marie Dumas", "Krisztina Nagyné"}

// Names of sixteen letters must be whole on the table, even beside the Cylon Fleet.
func TestLongNamesAreWhole(t *testing.T) {
	for _, boxes := range [][]card.ID{{"base"}, {"base", "exodus"}} {
		for people := 3; people <= 6; people++ {
			setup := game.Setup{Boxes: boxes, Seed: 3, Deal: true}
			if len(boxes) > 1 {
				setup.Options = scenetest.AllOptions
			}
			var seats []table.SeatInfo
			for i := range people {
				setup.Players = append(setup.Players, game.Player{Name: longNames[i]})
				seats = append(seats, table.SeatInfo{Name: longNames[i], Color: i, Emblem: i})
			}
			tab, err := table.New(setup, seats, nil, "", nil)
			if err != nil {
				t.Fatal(err)
			}
			if err := scenetest.PlayOn(tab, tabletest.TestRand(2), func(v *game.View) bool { return v.Turn > 2 && tabletest.KindIs(v, game.ChooseAction) }); err != nil {
				t.Fatal(err)
			}
			s := tabletest.TestShell(t)
			app, err := render.New(func(a *render.App) render.Scene { s.Apply(a); return scene.NewPlay(s, tab) })
			if err != nil {
				t.Fatal(err)
			}
			h := uitest.Take(t, app, 1280, 720)
			for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
				for text := range shell.TextFactors {
					s.Settings.TextSize = text
					s.Apply(app)
					app.Size(size[0], size[1])
					h.Ticks(3)
					where := fmt.Sprintf("%v, %d people, %gx%g at text size %d", boxes, people, size[0], size[1], text)
					for _, problem := range h.Problems() {
						if problem.Rule == "size" {
							continue // better small than cut in half
						}
						t.Errorf("%s: %v", where, problem)
					}
					for _, name := range longNames[:people] {
						first, last, _ := strings.Cut(name, " ")
						if !scenetest.Seen(app, name) && !(scenetest.Seen(app, first) && scenetest.Seen(app, last)) {
							t.Errorf("%s: %s does not stand on the table", where, name)
						}
					}
				}
			}
			tab.Close()
		}
	}
}
