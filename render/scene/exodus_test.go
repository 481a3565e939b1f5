package scene_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/parts"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// posed is the table of a game as it might stand: pose changes the view in every frame.
type posed struct {
	*scene.Play
	pose func(p *scene.Play, v *game.View)
}

func (c posed) Frame(u *ui.UI, a *render.App) {
	c.Refresh()
	v := *c.View
	v.Seats = slices.Clone(v.Seats)
	if v.CylonFleet != nil {
		fleet := *v.CylonFleet
		v.CylonFleet = &fleet
	}
	c.Now = table.Asked{For: table.Choice}
	c.pose(c.Play, &v)
	c.View = &v
	c.DrawTable(u, a)
	c.Rooms.Recap.Draw(u)
}

// poses are what the table of a game with the Cylon Fleet may come to, by name.
var poses = map[string]func(p *scene.Play, v *game.View){
	"fleet": func(p *scene.Play, v *game.View) { fleetOf(v) },
	"fleet-crowded": func(p *scene.Play, v *game.View) {
		fleetOf(v)
		v.CylonFleet.Raiders, v.CylonFleet.HeavyRaiders, v.CylonFleet.Pursuit = [7]int{}, [7]int{}, 3
		v.CylonFleet.Raiders[card.Bow], v.CylonFleet.HeavyRaiders[card.Bow] = 16, 3
		v.CylonFleet.HeavyRaiders[card.PortStern] = 1
		for n := range 2 {
			v.Basestars[n] = game.BasestarState{Behind: card.Bow}
		}
		for s := range v.Seats {
			if s > 1 {
				v.Seats[s].Place, v.Seats[s].Area, v.Seats[s].Allegiance = card.BasestarBridge, card.NoArea, game.CylonPlayer
			}
		}
	},
	"launch": func(p *scene.Play, v *game.View) {
		fleetOf(v)
		d := &game.Decision{Kind: game.ChooseViper, Seats: game.SeatsOf(1), Min: 1, Max: 1, Ship: card.Viper, Pick: 1, Picks: 2}
		d.Options = append(d.Options, game.Option{Choice: game.Choice{Kind: game.Pass}})
		for _, mark := range []card.Ship{card.NoShip, card.MarkVII} {
			for _, a := range []card.Area{card.PortBow, card.PortStern} {
				d.Options = append(d.Options, game.Option{Choice: game.Choice{Kind: game.Launch, Area: a, Ship: mark}})
			}
			d.Options = append(d.Options, game.Option{Choice: game.Choice{Kind: game.TheViper, Area: card.PortBow, Ship: mark}})
		}
		d.Options = append(d.Options, game.Option{Choice: game.Choice{Kind: game.TheViper, Area: card.PortStern}})
		v.Decision = d
	},
	"escort": func(p *scene.Play, v *game.View) {
		fleetOf(v)
		d := &game.Decision{Kind: game.ChooseViperDeed, Seats: game.SeatsOf(1), Min: 1, Max: 1, Area: card.PortStern, Ship: card.Viper}
		for _, c := range []game.Choice{
			{Kind: game.Fly, Area: card.PortBow}, {Kind: game.Fly, Area: card.Stern}, {Kind: game.Escort, Area: card.PortStern},
		} {
			d.Options = append(d.Options, game.Option{Choice: c})
		}
		v.Decision = d
	},
	"final-five": func(p *scene.Play, v *game.View) {
		fleetOf(v)
		p.Rooms.Recap.Dismiss()
		p.Rooms.Recap.Proclaim("Loyalty", 2, "Zoë is one of the Final Five.", "final-five-examiner-executed")
	},
	"fleet-asked": func(p *scene.Play, v *game.View) {
		fleetOf(v)
		d := &game.Decision{Kind: game.ChooseCylonArea, Seats: game.SeatsOf(1), Min: 1, Max: 1, Ship: card.Basestar, Place: card.BasestarBridge}
		for _, a := range card.Areas {
			d.Options = append(d.Options, game.Option{Choice: game.Choice{Kind: game.TheArea, Area: a}})
		}
		v.Decision = d
	},
}

// fleetOf sets up some ships on both boards.
func fleetOf(v *game.View) {
	v.CylonFleet.Pursuit = 2
	v.CylonFleet.Raiders[card.StarboardBow], v.CylonFleet.Raiders[card.Stern], v.CylonFleet.Raiders[card.PortBow] = 3, 1, 2
	v.CylonFleet.HeavyRaiders[card.StarboardStern] = 1
	v.Basestars[0], v.Basestars[1] = game.BasestarState{Behind: card.Bow}, game.BasestarState{Behind: card.PortStern}
	v.Raiders[card.StarboardBow], v.HeavyRaiders[card.PortBow] = 4, 1
	*v.Fleet(card.MarkVII) = game.Fleet{Craft: card.MarkVII, Reserves: 1, Damaged: 1, Space: [7]int{card.PortBow: 2}}
	*v.Fleet(card.Viper) = game.Fleet{Craft: card.Viper, Reserves: 2, Space: [7]int{card.PortBow: 1, card.PortStern: 2}}
	v.Seats[0].Place, v.Seats[0].Area, v.Seats[0].Craft = "", card.PortBow, card.MarkVII
	v.Piles[game.Civilians(card.Stern)] = make([]game.Slot, 3)
	v.Piles[game.Civilians(card.PortStern)] = make([]game.Slot, 1)
}

func newPose(name string) (*render.App, error) {
	return render.New(func(a *render.App) render.Scene {
		s := scene.NewShell(nil, nil, "")
		s.Settings.Motion, s.Settings.NoGuide = shell.Off, true
		t, err := scenetest.ExodusTable(len(name)%3+4, 2, scenetest.AllOptions...)
		if err != nil {
			panic(err)
		}
		if err := scenetest.PlayOn(t, tabletest.TestRand(2), func(v *game.View) bool { return v.Turn > 2 && tabletest.KindIs(v, game.ChooseAction) }); err != nil {
			panic(err)
		}
		return posed{scene.NewPlay(s, t), poses[name]}
	})
}

func init() {
	for name := range poses {
		guests["pose-"+name] = func() (*render.App, error) { return newPose(name) }
	}
}

func TestPosesOfTheCylonFleetHaveNoFaults(t *testing.T) {
	for name := range poses {
		for _, size := range scenetest.Sizes {
			app, err := newPose(name)
			if err != nil {
				t.Fatal(err)
			}
			h := uitest.Take(t, app, float64(size[0]), float64(size[1]))
			h.Ticks(3)
			for _, p := range h.Problems() {
				t.Error(name, size, p)
			}
		}
	}
}

// TestPosePictures takes a picture of each pose if BATTLESTAR_PICTURES names a folder; BATTLESTAR_MOMENTS selects which.
func TestPosePictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	only := os.Getenv("BATTLESTAR_MOMENTS")
	for name := range poses {
		if only != "" && !slices.Contains(strings.Split(only, ","), name) {
			continue
		}
		for _, size := range scenetest.Sizes[:2] {
			t.Run(fmt.Sprint(name, size[1]), func(t *testing.T) {
				s := uitest.Start(t, "pose-"+name, size[0], size[1])
				s.SaveShot(filepath.Join(dir, fmt.Sprintf("pose-%s-%d.png", name, size[1])))
			})
		}
	}
}

// With Exodus the crisis deck has more than a hundred cards, so numbers may have three figures.
func TestNumbersOfThreeFigures(t *testing.T) {
	if got := parts.Number(103) + parts.Number(-12) + parts.Number(7); got != "103−127" {
		t.Errorf("the numbers are %q", got)
	}
}
