package scene_test

import (
	"fmt"
	"os"
	"slices"
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
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// isBadge reports whether a panel is a badge on the board: what something costs, or that it can be used.
func isBadge(badge ui.Placed, after []ui.Placed) bool {
	return badge.Kind == "panel" && badge.Rect.W < 160 && badge.Rect.H < 45 && slices.ContainsFunc(after[:min(len(after), 5)], func(q ui.Placed) bool {
		x, y := q.Rect.Center()
		return q.Kind == "text" && badge.Rect.Contains(x, y) && (strings.HasPrefix(q.Text, "−") || strings.EqualFold(q.Text, "Action"))
	})
}

// No badge on the board, whether for a cost or for something that can be used, may lie on a name or on any other words.
func TestBadgesCoverNoName(t *testing.T) {
	badges, each := 0, 3
	if os.Getenv("BATTLESTAR_LONG") != "" {
		each = 8
	}
	for _, c := range []struct {
		boxes   []card.ID
		options []string
	}{
		{[]card.ID{"base"}, nil},
		{[]card.ID{"base", "pegasus"}, []string{card.OptionNewCaprica}},
		{[]card.ID{"base", "pegasus", "exodus", "daybreak"}, []string{card.OptionIonianNebula, card.OptionCylonLeader}},
		{[]card.ID{"base", "pegasus", "exodus", "daybreak"}, []string{card.OptionSearchForHome, card.OptionCylonLeader, card.OptionCylonFleet}},
	} {
		for players := 3; players <= 7; players++ {
			setup := game.Setup{Boxes: c.boxes, Options: c.options, Seed: uint64(players), Deal: true}
			var seats []table.SeatInfo
			for i := range players {
				setup.Players = append(setup.Players, game.Player{Name: scenetest.Names[i]})
				seats = append(seats, table.SeatInfo{Name: scenetest.Names[i], Color: i, Emblem: i})
			}
			tab, err := table.New(setup, seats, nil, "", nil)
			if err != nil {
				continue // not possible with so many players
			}
			seen := map[string]bool{}
			for range each {
				var what string
				err := scenetest.PlayOn(tab, tabletest.TestRand(2), func(v *game.View) bool {
					if v.Turn < 1 || !tabletest.KindIs(v, game.ChooseMove) && !tabletest.KindIs(v, game.ChooseAction) {
						return false
					}
					what = fmt.Sprint(v.Decision.Kind, v.Seats[v.Decision.Seat()].Place, v.Seats[v.Decision.Seat()].Cylon())
					return !seen[what] && slices.ContainsFunc(v.Decision.Options, func(o game.Option) bool { return o.Cost > 0 || o.Kind == game.Locate })
				})
				if err != nil || tab.View().Over != nil {
					break
				}
				seen[what] = true
				p := scene.NewPlay(tabletest.TestShell(t), tab)
				app, err := render.New(func(*render.App) render.Scene { return p })
				if err != nil {
					t.Fatal(err)
				}
				h := uitest.Take(t, app, 1280, 720)
				for _, factor := range shell.TextFactors {
					app.SetTextSize(factor)
					app.Size(1280, 720)
					h.Move(5, 5)
					h.Ticks(3)
					placed := h.Placed()
					for i, badge := range placed {
						if !isBadge(badge, placed[i+1:]) {
							continue
						}
						badges++
						for _, q := range placed[:i] {
							if o := q.Rect.Overlap(badge.Rect); q.Kind == "text" && q.Text != "" && o.W > 1 && o.H > 1 {
								t.Errorf("%d players, %v, %s, text ×%v: a badge at %v lies on %q at %v", players, c.boxes, what, factor, badge.Rect, q.Text, q.Rect)
							}
						}
					}
				}
			}
		}
	}
	if badges < 100 {
		t.Errorf("%d badges are seen", badges)
	}
}
