package game

import (
	"errors"
	"testing"

	"battlestar/game/card"
)

// Scenarios fix every roll, so only this test covers the range of the die (B-DIE-01).
func TestDieShowsOneToEight(t *testing.T) {
	g, err := New(testSetup(3, 1))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	shown := map[int]int{}
	for range 800 {
		r := roll{by: 0}
		g.throw(&r, "B-DIE-01")
		shown[r.result]++
	}
	for side := 1; side <= 8; side++ {
		if shown[side] < 50 {
			t.Errorf("of 800 rolls %d show a %d", shown[side], side)
		}
		delete(shown, side)
	}
	if len(shown) > 0 {
		t.Errorf("the die shows what no side has: %v", shown)
	}
}

func TestPlayersOfASetup(t *testing.T) {
	for players := range 9 {
		g, err := New(testSetup(players, 1))
		if err == nil {
			g.Close()
		}
		if (err == nil) != (players >= 3 && players <= 6) || err != nil && !errors.Is(err, ErrSetup) {
			t.Errorf("%d players: %v", players, err)
		}
	}
}

// Dealt characters must be allowed and different (B-SETUP-03), and must vary between games.
func TestDealtCharacters(t *testing.T) {
	first := map[card.ID]bool{}
	for seed := range 20 {
		g, err := New(testSetup(6, uint64(seed)))
		if err != nil {
			t.Fatal(err)
		}
		taken := map[card.ID]bool{}
		for _, s := range g.state.Seats {
			if s.Character == "" || taken[s.Character] {
				t.Errorf("seed %d: %q is dealt twice, or nobody is", seed, s.Character)
			}
			taken[s.Character] = true
		}
		first[g.state.Seats[g.state.First].Character] = true
		g.Close()
	}
	if len(first) < 5 {
		t.Errorf("in 20 games the first player is always one of %v", first)
	}
}

// A finished game must load, and its snapshot must equal the loaded one.
func TestFinishedGameIsLoaded(t *testing.T) {
	g, err := New(testSetup(3, 1))
	if err != nil {
		t.Fatal(err)
	}
	s := g.Snapshot()
	g.Close()
	s.Over, s.Step = &Over{Why: EndedByResource, Resource: card.Fuel}, Finished
	if g, err = Restore(s); err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if g.Decision(Everyone) != nil || g.Snapshot().Hash() != s.Hash() {
		t.Error("the finished game asks something, or is another when it is loaded")
	}
}

// Seven players need a Cylon Leader: if nobody has taken one, the last to choose must (P-SEVEN-01).
func TestSevenNeedALeader(t *testing.T) {
	setup := Setup{Boxes: []card.ID{"base", "pegasus"}, Options: []string{card.OptionCylonLeader}, Players: make([]Player, 7), Seed: 1}
	setup.Players[3].Character = "saul-tigh"
	leader := func(g *Game, id card.ID) bool { return g.cat.Characters.Of(id).Class == card.CylonLeader }
	for _, early := range []int{0, 2, -1} { // the position of a player who takes a Leader voluntarily; -1 for none
		g, err := New(setup)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; g.Decision(Everyone).Kind == ChooseCharacter; n++ {
			d := g.Decision(Everyone)
			var humans, leaders []Choice
			for _, o := range d.Options {
				if leader(g, o.Card) {
					leaders = append(leaders, o.Choice)
				} else {
					humans = append(humans, o.Choice)
				}
			}
			last, taken := n == 5, early >= 0 && n > early
			if (len(humans) == 0) != (last && !taken) || (len(leaders) == 0) != taken {
				t.Errorf("early %d, choice %d: %d humans and %d Leaders are on offer", early, n, len(humans), len(leaders))
			}
			pick := append(humans, leaders...)[0]
			if n == early {
				pick = leaders[0]
			}
			if err := g.Decide(Answer{Seat: d.Seats.List()[0], Picks: []Choice{pick}}); err != nil {
				t.Fatal(err)
			}
		}
		g.Close()
	}
	all := setup.clone()
	for i, id := range []card.ID{"saul-tigh", "laura-roslin", "kara-thrace", "lee-adama", "galen-tyrol", "tom-zarek", "william-adama"} {
		all.Players[i].Character = id
	}
	if _, err := New(all); !errors.Is(err, ErrSetup) {
		t.Errorf("seven humans: %v", err)
	}
	all.Players[6].Character = "cavil"
	if g, err := New(all); err != nil {
		t.Error(err)
	} else {
		g.Close()
	}
	for _, n := range []int{4, 6} {
		few := setup.clone()
		few.Players = all.clone().Players[:n]
		if g, err := New(few); err != nil {
			t.Errorf("%d humans: %v", n, err)
		} else {
			g.Close()
		}
	}
}
