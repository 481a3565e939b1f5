package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/ui/uitest"
)

// Moments are situations of the curtain, a crisis and a check, each with a condition that recognizes a table that has come to it.
var Moments = []struct {
	Name string
	at   func(v *game.View) bool
	open bool // behind the curtain of the player who is asked
}{
	{"choice", func(v *game.View) bool { return KindIs(v, game.ChooseBox) && v.Decision.Options[0].Kind == game.TheBox }, false},
	{"check-or-choice", func(v *game.View) bool {
		return KindIs(v, game.ChooseBox) && v.Decision.Options[0].Kind == game.TheCheck
	}, false},
	{"contribute", func(v *game.View) bool { return KindIs(v, game.Contribute) && v.Decision.Seat() == v.Current }, false},
	{"revealed", func(v *game.View) bool {
		return v.Check != nil && v.Check.Revealed && v.Check.Result == game.NoResult && v.Count(game.CheckCards) > 5
	}, false},
	{"resolved", func(v *game.View) bool { return v.Check != nil && v.Check.Revealed && v.Check.Result != game.NoResult }, false},
	{"face-up", func(v *game.View) bool {
		return v.Check != nil && v.Check.FaceUp && KindIs(v, game.Contribute) && v.Count(game.Contribution(v.Decision.Seat())) == 0
	}, false},
	{"location", func(v *game.View) bool { return v.Check != nil && v.Check.Place != "" && KindIs(v, game.Contribute) }, false},
	{"attack", func(v *game.View) bool {
		return v.Step == game.CrisisStep && v.Check == nil && v.Count(game.CrisisOpen) > 0 && KindIs(v, game.AskWindow)
	}, false},
	{"hand-over", func(v *game.View) bool { return KindIs(v, game.ContributeCards) }, false},
	{"curtain-5", func(v *game.View) bool {
		return KindIs(v, game.ChooseFromHand) && v.Count(game.Hand(v.Decision.Seat())) == 5
	}, true},
	{"curtain-10", func(v *game.View) bool {
		return KindIs(v, game.ContributeCards) && v.Count(game.Hand(v.Decision.Seat())) >= 10
	}, true},
	{"curtain-12", func(v *game.View) bool {
		return KindIs(v, game.DiscardToLimit) && v.Count(game.Hand(v.Decision.Seat())) >= 12
	}, true},
	{"add", func(v *game.View) bool {
		return KindIs(v, game.ContributeCards) && v.Count(game.Hand(v.Decision.Seat())) == 5
	}, true},
	{"quorum", func(v *game.View) bool { return KindIs(v, game.ChooseQuorum) }, true},
	{"loyalty", func(v *game.View) bool {
		return KindIs(v, game.LookAtOwnLoyalty) && v.Count(game.Loyalty(v.Decision.Seat())) == 2
	}, true},
	{"destination", func(v *game.View) bool { return KindIs(v, game.ChooseDestination) }, true},
	{"crises", func(v *game.View) bool { return KindIs(v, game.ChooseCrisis) }, true},
	{"seen", func(v *game.View) bool { return KindIs(v, game.SeeCard) }, true},
	{"ships", func(v *game.View) bool { return KindIs(v, game.SeeCards) }, true},
	{"peek", func(v *game.View) bool {
		return v.Turn > 6 && v.Count(game.Hand(v.Decision.Seats.List()[0])) > 3 && KindIs(v, game.ChooseMove)
	}, true},
	{"act", func(v *game.View) bool { return KindIs(v, game.ChooseAction) && len(v.Decision.Options) > 6 }, true},
	{"order", func(v *game.View) bool { return KindIs(v, game.ChooseAreaOrder) && len(v.Decision.Options) > 2 }, false},
	{"scout", func(v *game.View) bool { return KindIs(v, game.ScoutTop) }, true},
}

// MomentAt returns a table at a moment. It tries one game after another, since not every game gets there.
func MomentAt(i int) (*table.Table, error) {
	m := Moments[i]
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
			err = fmt.Errorf("no game comes to %s", m.Name)
		}
	}
	return nil, err
}

// NewMoment shows a moment.
func NewMoment(i int) (*render.App, error) {
	return render.New(func(a *render.App) render.Scene {
		s := scene.NewShell(nil, nil, "")
		s.Settings.Motion = shell.Off
		s.Apply(a)
		t, err := MomentAt(i)
		if err != nil {
			panic(err)
		}
		p := scene.NewPlay(s, t)
		d := t.View().Decision
		if Moments[i].open {
			if err := t.OpenCurtain(d.Seat(), ""); err != nil {
				panic(err)
			}
		} else if Moments[i].Name == "hand-over" {
			p.HandTo = d.Seat()
		}
		return p
	})
}

// AtMoment shows a moment by its name.
func AtMoment(t *testing.T, name string) (*uitest.Hands, *scene.Play) {
	t.Helper()
	for i := range Moments {
		if Moments[i].Name != name {
			continue
		}
		tab, err := MomentAt(i)
		if err != nil {
			t.Fatal(err)
		}
		return ShowTable(t, tab)
	}
	t.Fatalf("no moment %q", name)
	return nil, nil
}

// Glimpse is a point in a game to look at.
type Glimpse struct {
	Name    string
	Players int
	Seed    uint64
	Is      func(v *game.View) bool
}

// Find plays games until one reaches the glimpse.
func (m Glimpse) Find() (*table.Table, error) {
	for seed := m.Seed; seed < m.Seed+60; seed += 2 {
		t, err := scenetest.Table(m.Players, seed)
		if err != nil {
			return nil, err
		}
		if err := scenetest.PlayOn(t, rand.New(rand.NewPCG(seed, 3)), m.Is); err != nil {
			return nil, err
		}
		if t.View().Over == nil {
			return t, nil
		}
		t.Close()
	}
	return nil, fmt.Errorf("no game comes to %s", m.Name)
}

// Glimpses are the kinds of open questions.
var Glimpses = []Glimpse{
	{"skills", 4, 2, scenetest.Asks(game.ChooseSkillType, 2)},
	{"move", 5, 2, scenetest.Asks(game.ChooseMove, 7)},
	{"action", 6, 4, scenetest.Asks(game.ChooseAction, 8)},
	{"attack", 5, 6, func(v *game.View) bool {
		return slices.ContainsFunc(v.Decision.Options, func(o game.Option) bool { return o.Kind == game.FireAt }) && v.Turn > 4
	}},
	{"viper", 4, 8, scenetest.Asks(game.ChooseViper, 3)},
	{"window", 6, 10, func(v *game.View) bool { return v.Decision.Kind == game.AskWindow && v.Turn > 5 }},
	{"roll", 5, 12, func(v *game.View) bool { return v.Decision.Window == game.BeforeRoll && v.Turn > 6 }},
	{"after", 5, 12, func(v *game.View) bool { return v.Decision.Window == game.AfterRoll && v.Turn > 6 }},
	{"box", 3, 14, scenetest.Asks(game.ChooseBox, 3)},
	{"contribute", 5, 16, scenetest.Asks(game.Contribute, 3)},
	{"private", 5, 18, func(v *game.View) bool { return v.Decision.Private && v.Turn > 9 }},
	{"civilians", 5, 20, scenetest.Asks(game.ChooseVictim, 4)},
	{"damage", 6, 22, func(v *game.View) bool { return v.DamagedLocations() >= 4 }},
	{"player", 6, 24, scenetest.Asks(game.ChoosePlayer, 3)},
	{"in-play", 6, 26, func(v *game.View) bool {
		kept := v.Count(game.QuorumInPlay) + v.Count(game.InPlay)
		for s := range v.Seats {
			kept += v.Count(game.KeptQuorum(game.Seat(s)))
		}
		return kept >= 2 && !v.Decision.Private
	}},
}
