package scene

import (
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/rules"
	"battlestar/render/scene/session"
)

// No bar runs while something lies over the table that people read, nor for one second after.
func TestNoBarRunsUnderACover(t *testing.T) {
	push := func(make func(p *Play) render.Scene) func(*Play, *render.App) {
		return func(p *Play, a *render.App) { a.Push(make(p)) }
	}
	pop := func(_ *Play, a *render.App) { a.Pop() }
	for name, cover := range map[string]struct{ lay, lift func(*Play, *render.App) }{
		"card":     {func(p *Play, _ *render.App) { p.Large = session.Thing{Deck: card.Locations, ID: "command"} }, func(p *Play, _ *render.App) { p.Large = session.Thing{} }},
		"log":      {func(p *Play, _ *render.App) { p.log.Open = true }, func(p *Play, _ *render.App) { p.log.Open = false }},
		"note":     {func(p *Play, _ *render.App) { p.Shell.Settings.NoGuide = false }, func(p *Play, _ *render.App) { p.Shell.Settings.NoGuide = true }},
		"menu":     {push(func(p *Play) render.Scene { return NewMenu(p) }), pop},
		"rules":    {push(func(p *Play) render.Scene { return rules.NewRules(p.Shell, game.Setup{}, "") }), pop},
		"settings": {push(func(p *Play) render.Scene { return menu.NewSettings(p.Shell, p.Table) }), pop},
	} {
		t.Run(name, func(t *testing.T) {
			at := 0
			for moments[at].name != "attack" {
				at++
			}
			tab, err := momentAt(at)
			if err != nil {
				t.Fatal(err)
			}
			h, p, app := takePlay(t, tab, 1920, 1080)
			p.Table.SetStops(table.Stops{Idle: true})
			h.Ticks(2 * barRest)
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
			h.Ticks(barRest - 8)
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
