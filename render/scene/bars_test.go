package scene_test

import (
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/rules"
	"battlestar/render/scene/session"
	"battlestar/render/scene/tabletest"
)

// No bar may run while something that people read lies over the table, nor for one second after.
func TestNoBarRunsUnderACover(t *testing.T) {
	push := func(make func(p *scene.Play) render.Scene) func(*scene.Play, *render.App) {
		return func(p *scene.Play, a *render.App) { a.Push(make(p)) }
	}
	pop := func(_ *scene.Play, a *render.App) { a.Pop() }
	for name, cover := range map[string]struct {
		lay, lift func(*scene.Play, *render.App)
	}{
		"card":     {func(p *scene.Play, _ *render.App) { p.Large = session.Thing{Deck: card.Locations, ID: "command"} }, func(p *scene.Play, _ *render.App) { p.Large = session.Thing{} }},
		"log":      {func(p *scene.Play, _ *render.App) { p.Rooms.Log.Open = true }, func(p *scene.Play, _ *render.App) { p.Rooms.Log.Open = false }},
		"note":     {func(p *scene.Play, _ *render.App) { p.Shell.Settings.NoGuide = false }, func(p *scene.Play, _ *render.App) { p.Shell.Settings.NoGuide = true }},
		"menu":     {push(func(p *scene.Play) render.Scene { return scene.NewMenu(p) }), pop},
		"rules":    {push(func(p *scene.Play) render.Scene { return rules.NewRules(p.Shell, game.Setup{}, "") }), pop},
		"settings": {push(func(p *scene.Play) render.Scene { return menu.NewSettings(p.Shell, p.Table) }), pop},
	} {
		t.Run(name, func(t *testing.T) {
			at := 0
			for tabletest.Moments[at].Name != "attack" {
				at++
			}
			tab, err := tabletest.MomentAt(at)
			if err != nil {
				t.Fatal(err)
			}
			h, p, app := tabletest.TakePlay(t, tab, 1920, 1080)
			p.Table.SetStops(table.Stops{Idle: true})
			h.Ticks(2 * scene.BarRest)
			before := p.Table.Asked()
			if !before.GoesOn || before.Bar == 0 {
				t.Fatalf("no bar runs: %+v", before)
			}
			cover.lay(p, app)
			h.Move(5, 5)
			h.Ticks(3)
			laid := p.Table.Asked().Bar
			h.Ticks(90)
			cover.lift(p, app)
			h.Move(6, 6)
			h.Ticks(scene.BarRest - 8)
			if now := p.Table.Asked().Bar; now != laid {
				t.Errorf("the bar ran from %v to %v", laid, now)
			}
			h.Ticks(40)
			if now := p.Table.Asked().Bar; now == laid {
				t.Error("the bar does not run on")
			}
		})
	}
}
