package say_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	. "battlestar/game/say"
)

// sideTables are tables with everything that a player can be.
var sideTables = []struct {
	boxes   []card.ID
	options []string
	players int
}{
	{[]card.ID{"base"}, nil, 4},
	{[]card.ID{"base"}, []string{game.Cooperative}, 3},
	{[]card.ID{"base", "pegasus"}, []string{card.OptionCylonLeader, card.OptionNewCaprica}, 5},
	{[]card.ID{"base", "pegasus"}, nil, 6},
	{[]card.ID{"base", "exodus"}, []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionIonianNebula}, 6},
	{[]card.ID{"base", "daybreak"}, []string{card.OptionCylonLeader, card.OptionSearchForHome}, 5},
}

// Every player must find the same five headings on the page of their side. It must tell a Cylon from a human, and take both about as long to read.
func TestYourSide(t *testing.T) {
	words := map[bool][]int{} // by whether a player is a hidden Cylon: the length of each page
	seen := map[game.Allegiance]bool{}
	for i, table := range sideTables {
		for seed := range uint64(3) {
			setup := game.Setup{Boxes: table.boxes, Options: table.options, Seed: seed + uint64(i)*10, Deal: true}
			for _, name := range players[:table.players] {
				setup.Players = append(setup.Players, game.Player{Name: name})
			}
			g, err := game.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			s := New(English, setup.Catalog(), players)
			chance := rand.New(rand.NewPCG(seed, 1))
			for n := 0; ; n++ {
				open := g.View(game.Everyone)
				if open.Decision == nil {
					break
				}
				if n%7 == 0 && open.Turn > 0 {
					for seat := range open.Seats {
						v := g.View(game.Seat(seat))
						said := sideWords(t, s, v)
						a := v.Seats[seat].Allegiance
						seen[a] = true
						if a == game.Human && len(table.options) == 0 {
							hidden := v.WithTheCylons(game.Seat(seat), v.Boxes)
							words[hidden] = append(words[hidden], len(strings.Fields(said)))
							if strings.Contains(said, "You are human") == hidden {
								t.Errorf("hidden Cylon: %t, and the page says %q", hidden, said)
							}
						}
					}
				}
				seats := open.Decision.Seats.List()
				seat := seats[chance.IntN(len(seats))]
				v := g.View(seat)
				g.Decide(game.Answer{Seat: seat, Picks: choose(t, s, v, chance)})
				if t.Failed() {
					g.Close()
					return
				}
			}
			g.Close()
		}
	}
	for _, a := range []game.Allegiance{game.Human, game.CylonPlayer, game.Leader, game.Infiltrator} {
		if !seen[a] {
			t.Errorf("no player was ever %s", a)
		}
	}
	mean := func(list []int) float64 {
		sum := 0
		for _, n := range list {
			sum += n
		}
		return float64(sum) / float64(max(1, len(list)))
	}
	human, cylon := mean(words[false]), mean(words[true])
	t.Logf("a human reads %.0f words, a hidden Cylon %.0f", human, cylon)
	if human == 0 || cylon == 0 || cylon > human*1.3 || human > cylon*1.3 {
		t.Errorf("a human reads %.0f words, a hidden Cylon %.0f: how long somebody reads tells", human, cylon)
	}
}

// sideWords returns what the page of a seat says, and checks how it is said.
func sideWords(t *testing.T, s *Speaker, v *game.View) string {
	t.Helper()
	var all []string
	heads := []Text{YourSideWho, YourSideWins, YourSideLoses, YourSideTurn, YourSideSecret}
	parts := s.YourSide(v)
	if len(parts) != len(heads) {
		t.Fatalf("%d headings", len(parts))
	}
	for i, part := range parts {
		if part.Head != heads[i] {
			t.Errorf("heading %d is %q", i, s.Text(part.Head))
		}
		if len(part.Said) == 0 && v.Seats[v.Seat].Playing() {
			t.Errorf("nothing under %q", s.Text(part.Head))
		}
		for _, line := range part.Said {
			if !strings.HasSuffix(line, ":") {
				wellSaid(t, line, false)
			}
			all = append(all, line)
		}
	}
	return strings.Join(all, " ")
}

// The page must tell what an Agenda asks for and whether that is so now, and how far Motives are.
func TestYourSideOfLeaders(t *testing.T) {
	for _, c := range []struct {
		boxes []card.ID
		want  []string
	}{
		{[]card.ID{"base", "pegasus"}, []string{"must win, and this must be true at the end:", "rue now."}},
		{[]card.ID{"base", "daybreak"}, []string{"2 revealed Motives", "(humans)|(Cylons)"}},
	} {
		for seed := range uint64(6) {
			setup := game.Setup{Boxes: c.boxes, Options: []string{card.OptionCylonLeader}, Seed: seed, Deal: true}
			for _, name := range players[:5] {
				setup.Players = append(setup.Players, game.Player{Name: name})
			}
			g, err := game.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			s := New(English, box.New(c.boxes, setup.Options), players)
			chance := rand.New(rand.NewPCG(seed, 1))
			for g.View(game.Everyone).Turn == 0 { // the cards are dealt and looked at
				seat := g.View(game.Everyone).Decision.Seats.List()[0]
				v := g.View(seat)
				g.Decide(game.Answer{Seat: seat, Picks: choose(t, s, v, chance)})
			}
			for seat := range g.View(game.Everyone).Seats {
				v := g.View(game.Seat(seat))
				if !v.Seats[seat].HasAgenda() {
					continue
				}
				said := sideWords(t, s, v)
				for _, want := range c.want {
					either := strings.Split(want, "|")
					if !strings.Contains(said, either[0]) && !strings.Contains(said, either[len(either)-1]) {
						t.Errorf("%v: %q is missing in %q", c.boxes, want, said)
					}
				}
			}
			g.Close()
		}
	}
}
