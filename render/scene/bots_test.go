package scene_test

import (
	"fmt"
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/table"
	"battlestar/render/scene"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
)

// echo is the answers of all computer players of a table: those of the first table are good ones, and those of its twin are the same again.
type echo struct {
	twin bool
	said []game.Answer
	at   int
}

func (s *echo) answer(k bot.Known) game.Answer {
	if !s.twin {
		s.said = append(s.said, bot.Good(k))
	}
	s.at++
	return s.said[s.at-1]
}

// told plays a table of computer players for some ticks, and returns at which tick each event is told. leak runs before each tick, and is told whether
// the watched player is a Cylon.
func told(t *testing.T, tab *table.Table, s *echo, ticks int, leak func(p *scene.Play, cylon bool)) (list []string) {
	t.Helper()
	cylon, path := hides(t, tab), tab.Path()
	if err := tab.Close(); err != nil {
		t.Fatal(err)
	}
	tab, err := table.Load(path, map[string]bot.Player{"script": s.answer})
	if err != nil {
		t.Fatal(err)
	}
	defer tab.Close()
	for seat, info := range tab.Seats() {
		info.Bot = "script"
		if err := tab.SetSeat(game.Seat(seat), info); err != nil {
			t.Fatal(err)
		}
	}
	h, p, _ := tabletest.Sized(t, tab, 1280, 720)
	p.Shell.Settings.Motion = shell.Full
	p.Shell.Settings.NoGuide = true
	for tick := range ticks {
		was := len(p.Log())
		leak(p, cylon)
		h.Ticks(1)
		for _, e := range p.Log()[was:] {
			list = append(list, fmt.Sprint(tick, " ", e.Kind, " ", e.Seat, " ", e.Card))
		}
	}
	return list
}

// hides reports whether the watched player is a Cylon in secret.
func hides(t *testing.T, tab *table.Table) bool {
	t.Helper()
	if err := tab.OpenCurtain(tabletest.Watched, ""); err != nil {
		t.Fatal(err)
	}
	defer tab.CloseCurtain()
	v := tab.View()
	for _, slot := range v.Piles[game.Loyalty(tabletest.Watched)] {
		if l := v.Boxes.Loyalty.Of(slot.Card); l != nil && l.Team == card.CylonTeam {
			return true
		}
	}
	return false
}

// How long computer players take must not tell who is a Cylon. At two tables that differ in nothing else they answer alike, and everything must happen
// at the same ticks. A hidden Cylon who thinks longer must be found.
func TestPausesOfBotsHaveNoSecrets(t *testing.T) {
	const ticks = 2400
	thought := 0 // the decision
	for name, of := range map[string]struct {
		leak  func(p *scene.Play, cylon bool)
		found bool
	}{
		"as they are": {leak: func(*scene.Play, bool) {}},
		"a hidden Cylon thinks longer": {found: true, leak: func(p *scene.Play, cylon bool) {
			if d := p.Table.View().Decision; cylon && d != nil && d.Number != thought && d.Seats.Has(tabletest.Watched) {
				thought = d.Number
				p.BotsWait(20)
			}
		}},
	} {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(3) {
				pair := tabletest.Loyal(t, seed+1)
				if hides(t, pair[0]) {
					pair[0], pair[1] = pair[1], pair[0] // a Cylon can answer all that a human answers
				}
				s := &echo{}
				one := told(t, pair[0], s, ticks, of.leak)
				two := told(t, pair[1], &echo{twin: true, said: s.said}, ticks, of.leak)
				difference := ""
				for i := range one {
					if i >= len(two) || one[i] != two[i] {
						difference = one[i]
						break
					}
				}
				if len(one) < 20 || (difference != "") != of.found {
					t.Errorf("seed %d: of %d events, the first that differs is %q", seed, len(one), difference)
				}
			}
		})
	}
}
