package sim

import (
	"math"
	"os"
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
)

// From skill checks the open table must tell Cylons from humans, better than by the Loyalty deck alone, and must not say more than it knows. Players
// who err are no Cylons.
func TestBeliefsAreTrue(t *testing.T) {
	games := 60
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games = 400
	}
	for _, boxes := range [][]card.ID{{"base"}, {"base", "exodus"}, {"base", "pegasus"}, {"base", "daybreak"}} {
		o := Options{Games: games, Players: 5, Boxes: boxes, Seed: 1}
		is, err := Believe(o, 0, nil)
		if err != nil {
			t.Fatal(err)
		}
		errs, err := Believe(o, 0.1, nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%v: %v a check, %.0f %% of the game", boxes, is.PerCheck, 100*is.OfTheGame)
		for i := range is.At {
			j := &is.At[i]
			t.Logf("after %2d turns: AUC %.3f, log-loss %.3f, prior %.3f and %.3f; of those who err %.3f", j.Turn, j.All.AUC, j.All.LogLoss, j.Prior.AUC,
				j.Prior.LogLoss, errs.At[i].All.AUC)
			least := map[int]float64{6: 0.75, 10: 0.80, 15: 0.83}[j.Turn]
			if j.All.AUC < least || j.All.LogLoss >= j.Prior.LogLoss || errs.At[i].All.AUC < j.All.AUC-0.08 {
				t.Errorf("%v after %d turns: AUC %.3f, least %.2f, log-loss %.3f, prior %.3f, erring AUC %.3f", boxes, j.Turn, j.All.AUC, least, j.All.LogLoss,
					j.Prior.LogLoss, errs.At[i].All.AUC)
			}
			for _, bin := range j.Bins {
				// by chance alone a bin errs by some standard deviations
				if off := math.Abs(bin.Said - bin.True); bin.N > 0 && off > 0.08+3*math.Sqrt(bin.Said*(1-bin.Said)/float64(bin.N)) {
					t.Errorf("%v after %d turns: of %d players believed Cylons with chance %.2f, %.2f are", boxes, j.Turn, bin.N, bin.Said, bin.True)
				}
			}
		}
		for _, b := range []*Beliefs{&is, &errs} {
			if b.Worst*50 > b.Cases {
				t.Errorf("%v: %d of %d humans stand above 0.9", boxes, b.Worst, b.Cases)
			}
		}
	}
}

// The chances before any check must be those of the deal: with every box and number of players, at the beginning and after the Sleeper Agent phase.
func TestPriorsAreTrue(t *testing.T) {
	games := 40
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games = 400
	}
	for _, of := range []struct {
		boxes   []card.ID
		options []string
	}{
		{boxes: []card.ID{"base"}},
		{boxes: []card.ID{"base", "exodus"}, options: []string{card.OptionPersonalGoals, card.OptionFinalFive}},
		{boxes: []card.ID{"base", "pegasus"}},
		{boxes: []card.ID{"base", "pegasus", "exodus", "daybreak"}},
	} {
		said, are, cases, variance := 0.0, 0.0, 0.0, 0.0
		for players := 3; players <= 6; players++ {
			b, err := Believe(Options{Games: games, Players: players, Boxes: of.boxes, Options: of.options, Seed: 500}, 0, nil)
			if err != nil {
				t.Fatal(err)
			}
			for i := range b.At {
				for _, v := range b.At[i].prior {
					said += v.p
					cases++
					variance += v.p * (1 - v.p)
					if v.cylon {
						are++
					}
				}
			}
		}
		t.Logf("%v: %.1f Cylons among %.0f players, and %.0f are", of.boxes, said, cases, are)
		if off := math.Abs(said - are); off > 6*math.Sqrt(variance) { // the same players come again and again
			t.Errorf("%v: %.1f Cylons were expected among %.0f players, and %.0f are", of.boxes, said, cases, are)
		}
	}
}

// deedOf is something that a hidden Cylon did, or did not do, in a turn.
type deedOf struct {
	turn int
	seat game.Seat
	did  bool
}

// timetable returns the largest deviation of what was done by the remainders of a sum of turn and seat, in units of its standard deviation. One sum
// tells how long before the current player somebody adds cards, which everybody minds.
func timetable(deeds []deedOf, players int) float64 {
	worst := 0.0
	all := 0.0
	for _, d := range deeds {
		if d.did {
			all++
		}
	}
	share := all / float64(len(deeds))
	for mod := 2; mod <= 7; mod++ {
		for by := range mod {
			if mod == players && by == mod-1 {
				continue
			}
			n, did := make([]float64, mod), make([]float64, mod)
			for _, d := range deeds {
				at := (d.turn + by*int(d.seat)) % mod
				n[at]++
				if d.did {
					did[at]++
				}
			}
			chi := 0.0
			for at := range n {
				if n[at] > 0 {
					chi += (did[at] - n[at]*share) * (did[at] - n[at]*share) / (n[at] * share * (1 - share))
				}
			}
			free := float64(mod - 1)
			worst = max(worst, (chi-free)/math.Sqrt(2*free))
		}
	}
	return worst
}

// Nobody may learn when a hidden Cylon adds nothing or hurts: their acts follow no period of turns and seats. A player who keeps a timetable is found.
func TestNoTimetable(t *testing.T) {
	games := 150
	if os.Getenv("BATTLESTAR_LONG") != "" {
		games = 500
	}
	for _, of := range []struct {
		name   string
		player bot.Player
		keeps  bool
	}{
		{"good", bot.Good, false},
		{"one with a timetable", func(k bot.Known) game.Answer {
			a := bot.Good(k)
			if k.Decision.Kind == game.Contribute && (k.Turn+2*int(k.Seat))%5 == 2 {
				a.Picks = []game.Choice{{Kind: game.Pass}}
			}
			return a
		}, true},
	} {
		var adds []deedOf
		for seed := range uint64(games) {
			setup := game.Setup{Boxes: []card.ID{"base"}, Players: make([]game.Player, 5), Seed: seed, Deal: true}
			cat := setup.Catalog()
			g, err := game.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			w := bot.Watch(g)
			for d := g.Decision(game.Everyone); d != nil; d = g.Decision(game.Everyone) {
				seat := d.Seats.List()[0]
				a := of.player(w.Known(seat))
				if d.Kind == game.Contribute && g.Uncovered().Seats[seat].Human() && hidesCylon(g, cat, seat) {
					adds = append(adds, deedOf{g.Uncovered().Turn, seat, a.Picks[0].Kind == game.Act})
				}
				if err := g.Decide(a); err != nil {
					t.Fatal(err)
				}
			}
			g.Close()
		}
		worst := timetable(adds, 5)
		t.Logf("%s: of %d times, the largest deviation is %.1f", of.name, len(adds), worst)
		if found := worst > 6; found != of.keeps {
			t.Errorf("%s: a timetable is found: %v", of.name, found)
		}
	}
}
