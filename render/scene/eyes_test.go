package scene

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/ui/uitest"
)

// moments are what the curtain, a crisis and a check look like, each with the table that comes to it.
var moments = []struct {
	name string
	at   func(v *game.View) bool
	open bool // behind the curtain of whoever is asked
}{
	{"choice", func(v *game.View) bool { return kindIs(v, game.ChooseBox) && v.Decision.Options[0].Kind == game.TheBox }, false},
	{"check-or-choice", func(v *game.View) bool {
		return kindIs(v, game.ChooseBox) && v.Decision.Options[0].Kind == game.TheCheck
	}, false},
	{"contribute", func(v *game.View) bool { return kindIs(v, game.Contribute) && v.Decision.Seat() == v.Current }, false},
	{"revealed", func(v *game.View) bool {
		return v.Check != nil && v.Check.Revealed && v.Check.Result == game.NoResult && v.Count(game.CheckCards) > 5
	}, false},
	{"resolved", func(v *game.View) bool { return v.Check != nil && v.Check.Revealed && v.Check.Result != game.NoResult }, false},
	{"face-up", func(v *game.View) bool {
		return v.Check != nil && v.Check.FaceUp && kindIs(v, game.Contribute) && v.Count(game.Contribution(v.Decision.Seat())) == 0
	}, false},
	{"location", func(v *game.View) bool { return v.Check != nil && v.Check.Place != "" && kindIs(v, game.Contribute) }, false},
	{"attack", func(v *game.View) bool {
		return v.Step == game.CrisisStep && v.Check == nil && v.Count(game.CrisisOpen) > 0 && kindIs(v, game.AskWindow)
	}, false},
	{"hand-over", func(v *game.View) bool { return kindIs(v, game.ContributeCards) }, false},
	{"curtain-5", func(v *game.View) bool {
		return kindIs(v, game.ChooseFromHand) && v.Count(game.Hand(v.Decision.Seat())) == 5
	}, true},
	{"curtain-10", func(v *game.View) bool {
		return kindIs(v, game.ContributeCards) && v.Count(game.Hand(v.Decision.Seat())) >= 10
	}, true},
	{"curtain-12", func(v *game.View) bool {
		return kindIs(v, game.DiscardToLimit) && v.Count(game.Hand(v.Decision.Seat())) >= 12
	}, true},
	{"add", func(v *game.View) bool {
		return kindIs(v, game.ContributeCards) && v.Count(game.Hand(v.Decision.Seat())) == 5
	}, true},
	{"quorum", func(v *game.View) bool { return kindIs(v, game.ChooseQuorum) }, true},
	{"loyalty", func(v *game.View) bool {
		return kindIs(v, game.LookAtOwnLoyalty) && v.Count(game.Loyalty(v.Decision.Seat())) == 2
	}, true},
	{"destination", func(v *game.View) bool { return kindIs(v, game.ChooseDestination) }, true},
	{"crises", func(v *game.View) bool { return kindIs(v, game.ChooseCrisis) }, true},
	{"seen", func(v *game.View) bool { return kindIs(v, game.SeeCard) }, true},
	{"ships", func(v *game.View) bool { return kindIs(v, game.SeeCards) }, true},
	{"peek", func(v *game.View) bool {
		return v.Turn > 6 && v.Count(game.Hand(v.Decision.Seats.List()[0])) > 3 && kindIs(v, game.ChooseMove)
	}, true},
	{"act", func(v *game.View) bool { return kindIs(v, game.ChooseAction) && len(v.Decision.Options) > 6 }, true},
	{"order", func(v *game.View) bool { return kindIs(v, game.ChooseAreaOrder) && len(v.Decision.Options) > 2 }, false},
	{"scout", func(v *game.View) bool { return kindIs(v, game.ScoutTop) }, true},
}

func kindIs(v *game.View, k game.Kind) bool { return v.Decision != nil && v.Decision.Kind == k }

// momentAt is a table at a moment; games are tried one after the other, as not every one comes there.
func momentAt(i int) (*table.Table, error) {
	m := moments[i]
	var err error
	for seed := uint64(1); seed < 60; seed++ {
		var t *table.Table
		if t, err = scenetest.Table(3+int(seed)%3, seed); err != nil {
			return nil, err
		}
		if err = scenetest.PlayOn(t, rand.New(rand.NewPCG(seed, 5)), m.at); err == nil && m.at(t.View()) {
			return t, nil
		}
		t.Close()
		if err == nil {
			err = fmt.Errorf("no game comes to %s", m.name)
		}
	}
	return nil, err
}

func newMoment(i int) (*render.App, error) {
	return render.New(func(a *render.App) render.Scene {
		s := NewShell(nil, nil, "")
		s.Settings.Motion = shell.Off
		s.Apply(a)
		t, err := momentAt(i)
		if err != nil {
			panic(err)
		}
		p := NewPlay(s, t)
		d := t.View().Decision
		if moments[i].open {
			if err := t.OpenCurtain(d.Seat(), ""); err != nil {
				panic(err)
			}
		} else if moments[i].name == "hand-over" {
			p.HandTo = d.Seat()
		}
		return p
	})
}

func init() {
	for i := range moments {
		guests["moment-"+moments[i].name] = func() (*render.App, error) { return newMoment(i) }
	}
}

func TestMomentsHaveNoFaults(t *testing.T) {
	for i, m := range moments {
		t.Run(m.name, func(t *testing.T) {
			app, err := newMoment(i)
			if err != nil {
				t.Fatal(err)
			}
			for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}, {1920, 1200}, {2560, 1080}} {
				h := uitest.Take(t, app, size[0], size[1])
				for _, p := range h.Problems() {
					t.Error(size, p)
				}
				if m.name == "peek" || m.name == "add" {
					for _, page := range []string{"curtain.log", "curtain.advance"} {
						h.ClickOn(page)
						h.Ticks(2)
						for _, p := range h.Problems() {
							t.Error(size, page, p)
						}
						h.ClickOn("curtain.cards")
					}
				}
				if m.name != "add" && m.name != "curtain-10" {
					continue
				}
				picks := []string{"curtain.card.0", "curtain.card.2"}
				for _, id := range picks {
					h.ClickOn(id)
				}
				for _, p := range h.Problems() {
					t.Error(size, "picked: ", p)
				}
				for _, id := range picks {
					h.ClickOn(id)
				}
			}
		})
	}
}

// TestMomentPictures takes a picture of each moment where BATTLESTAR_PICTURES names a folder; BATTLESTAR_MOMENTS says which.
func TestMomentPictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	only := os.Getenv("BATTLESTAR_MOMENTS")
	for _, m := range moments {
		if only != "" && !slices.Contains(splitList(only), m.name) {
			continue
		}
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {3840, 2160}} {
			if size[1] == 2160 && os.Getenv("BATTLESTAR_LARGE") == "" {
				continue
			}
			t.Run(fmt.Sprint(m.name, size[1]), func(t *testing.T) { // a guest lives as long as its test
				s := uitest.Start(t, "moment-"+m.name, size[0], size[1])
				if m.name == "add" || m.name == "curtain-10" {
					s.ClickOn("curtain.card.0")
					s.ClickOn("curtain.card.2")
				}
				s.SaveShot(fmt.Sprintf("%s/moment-%s-%d.png", dir, m.name, size[1]))
				if m.name == "peek" {
					s.MoveTo("curtain.look")
					s.Press()
					s.Ticks(15)
					s.SaveShot(fmt.Sprintf("%s/moment-looked-at-%d.png", dir, size[1]))
					s.Release()
					s.ClickOn("curtain.log")
					s.SaveShot(fmt.Sprintf("%s/moment-own-log-%d.png", dir, size[1]))
					s.ClickOn("curtain.cards")
					s.ClickOn("curtain.advance")
					s.ClickOn("advance.before-cards.1")
					s.SaveShot(fmt.Sprintf("%s/moment-advance-%d.png", dir, size[1]))
				}
			})
		}
	}
}

func splitList(s string) []string {
	var list []string
	for len(s) > 0 {
		i := 0
		for i < len(s) && s[i] != ',' {
			i++
		}
		list = append(list, s[:i])
		s = s[min(len(s), i+1):]
	}
	return list
}
