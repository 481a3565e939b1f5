package moment

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/session"
	"battlestar/render/scene/shell"
)

// In whole games that go to New Caprica, the landing, the return and the departure must be staged at their events and nowhere else. The departure
// must name the executed players and count the ships lost after it, which have no moments of their own.
func TestMomentsOfNewCaprica(t *testing.T) {
	came := map[string]int{}
	behind, ships := 0, 0
	for seed := range uint64(12) {
		if came["departure"] > 2 && behind > 0 {
			break
		}
		tab, err := scenetest.CapricaGame(seed)
		if err != nil {
			t.Fatal(err)
		}
		tab.CloseCurtain()
		all := session.New(shell.New(nil, nil, ""), tab)
		m := New(all)
		tab.Rewind(0)
		all.Tick = 1
		var left *moment
		var executed []string
		lost := 0
		for range tab.Log() {
			e, _ := tab.Next()
			all.View = tab.Told()
			name := m.Of(&e)
			want := ""
			switch {
			case e.Kind == game.Landed:
				want = "landing"
			case e.Kind == game.GalacticaBack:
				want = "return"
			case e.Kind == game.Jumped && all.View.NewCaprica.Returned > 0:
				want = "departure"
			case e.Kind == game.CharacterMoved && e.Place == card.Detention:
				want = "detention"
			}
			if staged := slices.Contains([]string{"landing", "return", "departure", "detention"}, name); want != name && (want != "" || staged) {
				t.Errorf("seed %d: %v has the moment %q, want %q", seed, e.Kind, name, want)
			}
			came[name]++
			switch {
			case left != nil && e.Kind == game.Executed:
				executed = append(executed, all.Name(e.Seat))
			case left != nil && e.Kind == game.CardMoved && e.To == game.Removed && e.From.Deck() == card.CivilianShips:
				lost++
				if name != "" {
					t.Errorf("seed %d: a ship that is left behind has the moment %q", seed, name)
				}
			}
			m.Happened(&e)
			if name == "departure" {
				one := m.queue[0]
				left = &one
			}
			m.End()
		}
		tab.Close()
		if left == nil {
			continue
		}
		behind, ships = behind+len(executed), ships+lost
		for s := range game.Seat(5) {
			if is := slices.Contains(executed, all.Name(s)); strings.Contains(left.text, all.Name(s)) != is {
				t.Errorf("seed %d: %q, but %v are executed", seed, left.text, executed)
			}
		}
		if count := fmt.Sprintf(all.Say.Text(say.MomentShipsLeft), lost); strings.Contains(left.text, count) != (lost > 0) {
			t.Errorf("seed %d: %q, but %d ships are lost", seed, left.text, lost)
		}
		if nobody := all.Say.Text(say.MomentNobodyLeft); (left.text == nobody) != (lost+len(executed) == 0) {
			t.Errorf("seed %d: %q, but %v are executed and %d ships lost", seed, left.text, executed, lost)
		}
	}
	t.Logf("%v; %d were left behind, and %d ships", came, behind, ships)
	if came["landing"] == 0 || came["return"] == 0 || came["departure"] == 0 || behind == 0 {
		t.Error("the games do not come so far: this proves little")
	}
}

// The table's stage must look as before until the landing, or Galactica's return, lies over it; with motion off it must change at once.
func TestStageChangesUnseen(t *testing.T) {
	tab, err := scenetest.Table(4, 3)
	if err != nil {
		t.Fatal(err)
	}
	defer tab.Close()
	for _, kind := range []game.EventKind{game.Landed, game.GalacticaBack} {
		for _, motion := range []shell.Motion{shell.Full, shell.Fast, shell.Off} {
			all := session.New(shell.New(nil, nil, ""), tab)
			all.Shell.Settings.Motion = motion
			all.View = tab.View()
			m := New(all)
			m.Happened(&game.Event{Kind: kind})
			moves := motion != shell.Off
			if m.Before() != moves {
				t.Errorf("%v, motion %d: as it begins the stage is as before: %v", kind, motion, m.Before())
			}
			all.Tick += m.queue[0].long / 2
			if m.Before() {
				t.Errorf("%v, motion %d: in its middle the stage is still as before", kind, motion)
			}
		}
	}
}
