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
	"battlestar/render/ui/uitest"
)

// botsAlone returns a game of four bots and nobody else.
func botsAlone(seed uint64, set func(*shell.Settings)) (*scene.Play, error) {
	s := scene.NewShell(nil, shell.Bots(), "")
	s.Settings.NoGuide = true
	set(&s.Settings)
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}
	if seed%2 == 1 {
		setup.Boxes, setup.Options = append(setup.Boxes, "exodus"), scenetest.AllOptions
	}
	seats := make([]table.SeatInfo, 4)
	for i := range seats {
		setup.Players = append(setup.Players, game.Player{Name: scenetest.Names[i]})
		seats[i] = table.SeatInfo{Name: scenetest.Names[i], Color: i, Emblem: i, Bot: "random"}
	}
	tab, err := table.New(setup, seats, nil, "", s.Bots)
	if err != nil {
		return nil, err
	}
	tab.SetStops(s.Settings.Stops)
	return scene.NewPlay(s, tab), nil
}

func init() {
	for seed := range uint64(aloneGames) {
		guests[fmt.Sprint("alone-", seed)] = func() (*render.App, error) {
			return render.New(func(*render.App) render.Scene {
				p, err := botsAlone(2*seed, func(s *shell.Settings) { s.Motion = shell.Off }) // the base game: nothing is proclaimed
				if err != nil {
					panic(err)
				}
				return p
			})
		}
	}
}

// aloneGames is how many games bots play alone in a window of Ebitengine's.
const aloneGames = 8

// This is TestNobodySleepsWhileABotIsDue in a process of its own, through Ebitengine: with motion off, something on the screen must change at the
// latest after the longest silence.
func TestNobodySleepsInAWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a minute")
	}
	for seed := range uint64(aloneGames) {
		s := uitest.Start(t, fmt.Sprint("alone-", seed), 1280, 720)
		before, over := "", false
		for steps := 0; !over; steps++ {
			var now strings.Builder
			for _, p := range s.Placed() {
				if p.Kind == "text" {
					fmt.Fprintln(&now, p.Text)
				}
			}
			if now.String() == before {
				t.Fatalf("game %d stands still after %d ticks:\n%s", seed, steps*longestSilence, before)
			}
			before = now.String()
			s.Ticks(longestSilence)
			_, over = scenetest.Has(s.Targets(), "again")
		}
	}
}

// longestSilence is how many ticks may pass between two answers of bots, beyond the time for which something is told.
const longestSilence = 120

// When bots play alone without any input, the screen must never sleep while one of them is due, and must come to the end of the game by itself.
func TestNobodySleepsWhileABotIsDue(t *testing.T) {
	for name, set := range map[string]func(*shell.Settings){
		"as it is":         func(*shell.Settings) {},
		"slow":             func(s *shell.Settings) { s.Bots, s.Telling, s.Bars = shell.Slow, shell.Slow, shell.Slow },
		"fast":             func(s *shell.Settings) { s.Motion = shell.Fast },
		"nothing moves":    func(s *shell.Settings) { s.Motion = shell.Off },
		"stops everywhere": func(s *shell.Settings) { s.Motion, s.Stops = shell.Off, table.EveryStop() },
	} {
		t.Run(name, func(t *testing.T) {
			p, err := botsAlone(7, set)
			if err != nil {
				t.Fatal(err)
			}
			s, tab := p.Shell, p.Table
			app, err := render.New(func(*render.App) render.Scene { return p })
			if err != nil {
				t.Fatal(err)
			}
			h := uitest.Take(t, app, 1280, 720)
			minutes := 3
			if s.Settings.Motion == shell.Off { // a whole game
				minutes = 60
			}
			number, until := 0, 0
			for range minutes * 60 * 60 {
				h.Ticks(1)
				d := tab.View().Decision
				if d == nil {
					break
				}
				if p.Rooms.Recap.Open() { // a player would dismiss it
					p.Rooms.Recap.Dismiss()
					app.UI.Wake(1)
					number = 0
				}
				if d.Number != number || p.ToldUntil() > until || p.Rooms.Moments.Still() {
					number, until = d.Number, max(app.UI.Tick, p.ToldUntil())
				}
				if app.UI.Tick > until+longestSilence {
					t.Fatalf("turn %d, decision %d (%s): nobody has answered since tick %d, it is %d", p.View.Turn, d.Number, d.Kind, until, app.UI.Tick)
				}
			}
			if number < 50 {
				t.Errorf("in %d minutes there were %d answers", minutes, number)
			}
			if tab.View().Over == nil {
				if s.Settings.Motion == shell.Off {
					t.Error("the game does not end")
				}
				return
			}
			for range 30 * 60 {
				if _, over := scenetest.Has(h.Targets(), "again"); over {
					return
				}
				if p.Rooms.Recap.Open() {
					p.Rooms.Recap.Dismiss()
					app.UI.Wake(1)
				}
				h.Ticks(1)
			}
			t.Error("the end of the game is not shown")
		})
	}
}
