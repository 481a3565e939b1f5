package belief_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/script"
)

// lay returns what is believed at a table as a scenario lays it and plays on.
func lay(t *testing.T, scenario string) (*game.Game, *bot.Witness) {
	t.Helper()
	g, err := script.Lay(scenario)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(g.Close)
	return g, bot.Watch(g)
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

// Before anything has happened, every player with one Loyalty card is as suspicious as any other: 2 Cylon cards among 10 (B-SETUP-10).
func TestPriorIsTheLoyaltyDeck(t *testing.T) {
	for _, c := range []struct {
		characters          []card.ID
		cylons, deck, holds int
	}{
		{characters: []card.ID{"william-adama", "lee-adama", "laura-roslin", "kara-thrace", "saul-tigh"}, cylons: 2, deck: 10, holds: 1},
		{characters: []card.ID{"gaius-baltar", "lee-adama", "laura-roslin", "kara-thrace", "saul-tigh"}, cylons: 2, deck: 11, holds: 2},
		{characters: []card.ID{"william-adama", "lee-adama", "laura-roslin"}, cylons: 1, deck: 6, holds: 1},
		// The Sympathizer is added after the first deal: it tells nothing of it (B-SETUP-11).
		{characters: []card.ID{"william-adama", "lee-adama", "laura-roslin", "kara-thrace"}, cylons: 1, deck: 7, holds: 1},
		{characters: []card.ID{"william-adama", "lee-adama", "laura-roslin", "kara-thrace", "saul-tigh", "galen-tyrol"}, cylons: 2, deck: 11, holds: 1},
	} {
		setup := game.Setup{Boxes: []card.ID{"base"}, Seed: 7}
		for _, id := range c.characters {
			setup.Players = append(setup.Players, game.Player{Character: id})
		}
		g, err := game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		w := bot.Watch(g)
		for g.Uncovered().Turn == 0 {
			if err := g.Decide(bot.Random(w.Known(g.Decision(game.Everyone).Seats.List()[0]))); err != nil {
				t.Fatal(err)
			}
		}
		b := w.Known(game.Everyone).Belief
		// The chance that none of the cards held is one of the Cylon cards among those in the deck.
		none := 1.0
		for i := range c.holds {
			none *= float64(c.deck-c.cylons-i) / float64(c.deck-i)
		}
		if got := b.Cylon(0); !near(got, 1-none) {
			t.Errorf("%v: %.4f, not %.4f", c.characters, got, 1-none)
		}
		g.Close()
	}
}

// anything answers at random, but reveals no Cylon card: that is a choice, and the deck tells nothing of choices.
func anything(d *game.Decision, s game.Seat, rng *rand.Rand) game.Answer {
	options := slices.DeleteFunc(slices.Clone(d.Options), func(o game.Option) bool { return o.Kind == game.Reveal && len(d.Options) > d.Min+1 })
	n := d.Min + rng.IntN(d.Max-d.Min+1)
	for n = min(n, len(options)); !d.Allows(n); n++ {
	}
	a := game.Answer{Seat: s}
	for _, i := range rng.Perm(len(options))[:n] {
		a.Picks = append(a.Picks, options[i].Choice)
	}
	return a
}

// What the Loyalty deck and all that is seen of its cards tell must be true: of the players believed Cylons with some chance, that share are.
func TestDeckTellsTheTruth(t *testing.T) {
	games := 150
	if testing.Short() {
		games = 60
	}
	for _, of := range []struct {
		boxes   []card.ID
		options []string
	}{
		{boxes: []card.ID{"base"}},
		{boxes: []card.ID{"base", "exodus"}},
		{boxes: []card.ID{"base", "exodus"}, options: []string{card.OptionPersonalGoals, card.OptionFinalFive}},
		{boxes: []card.ID{"base", "pegasus"}},
		{boxes: []card.ID{"base", "daybreak"}},
	} {
		type bin struct{ n, said, variance, are float64 }
		bins := map[int]*bin{}
		for seed := range uint64(games) {
			players := 3 + int(seed%4)
			setup := game.Setup{Boxes: of.boxes, Options: of.options, Seed: 9000 + seed, Players: make([]game.Player, players), Deal: true}
			g, err := game.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			b, rng, read := belief.New(g.Begin(game.Everyone), setup), rand.New(rand.NewPCG(seed, 4)), 0
			var last [game.MaxSeats]float64
			for {
				for _, e := range g.Events(game.Everyone, read) {
					if e.Kind != game.Contributed && !(e.Kind == game.Looked && e.From == game.CheckCards) {
						b.Follow(&e)
					}
				}
				read = g.EventCount()
				d := g.Decision(game.Everyone)
				if d == nil {
					break
				}
				if v := g.Uncovered(); v.Step == game.ActionStep {
					for i := range v.Seats {
						s := game.Seat(i)
						p := b.Cylon(s)
						if !v.Seats[s].Human() || v.Seats[s].HasAgenda() || near(p, last[s]) {
							continue
						}
						last[s] = p
						x := bins[int(p*20)]
						if x == nil {
							x = &bin{}
							bins[int(p*20)] = x
						}
						x.n, x.said, x.variance = x.n+1, x.said+p, x.variance+p*(1-p)
						for _, slot := range v.Piles[game.Loyalty(s)] {
							if l := g.View(s).Boxes.Loyalty.Of(slot.Card); !slot.FaceUp() && l.Team == card.CylonTeam {
								x.are++
								break
							}
						}
					}
				}
				s := d.Seats.List()[rng.IntN(len(d.Seats.List()))]
				if err := g.Decide(anything(g.Decision(s), s, rng)); err != nil {
					t.Fatal(err)
				}
			}
			g.Close()
		}
		all := bin{}
		for at, x := range bins {
			all.n += x.n
			if math.Abs(x.said-x.are) > 1+4*math.Sqrt(x.variance) {
				t.Errorf("%v %v: of %.0f players believed Cylons with about %.2f, %.1f should be, and %.0f are", of.boxes, of.options, x.n, float64(at)/20, x.said, x.are)
			}
		}
		t.Logf("%v %v: %.0f chances", of.boxes, of.options, all.n)
	}
}

// A seat's own knowledge is a condition: whoever sees their own card knows more of the others, and a hidden Cylon looks at them like a human.
func TestGivenIsACondition(t *testing.T) {
	_, w := lay(t, "seats william-adama lee-adama laura-roslin kara-thrace\nloyalty william-adama cylon-brig\nturn lee-adama action")
	open := w.Known(game.Everyone).Belief
	cylon, human := w.Known(0), w.Known(1)
	if got := open.Given(cylon.View)[0]; got != 1 {
		t.Errorf("the Cylon believes himself to be one with chance %.2f", got)
	}
	if got := open.Given(human.View)[1]; got != 0 {
		t.Errorf("the human believes herself to be a Cylon with chance %.2f", got)
	}
	if as, is := open.AsHuman(0), open.Given(human.View); !near(as[2], is[2]) || as[0] != 0 {
		t.Errorf("as a human the Cylon believes %v, and a human %v", as, is)
	}
	if got := open.Given(cylon.View)[1]; got >= open.Cylon(1) {
		t.Errorf("the Cylon, who holds one of the cards, suspects the others with %.2f, the table with %.2f", got, open.Cylon(1))
	}
}

// All cards of a player who proves to be human count, however alike they are. A new card makes them a suspect again.
func TestAllCardsAreSeen(t *testing.T) {
	_, w := lay(t, "seats william-adama lee-adama laura-roslin kara-thrace\nloyalty lee-adama not-a-cylon*2\ndeck loyalty not-a-cylon*3\nturn william-adama action")
	b := w.Known(game.Everyone).Belief
	if b.Cylon(1) == 0 {
		t.Fatal("there is nothing to prove")
	}
	for at := range int16(2) {
		b.Follow(&game.Event{Kind: game.Looked, Seat: game.NoSeat, From: game.Loyalty(1), FromAt: at, Card: "not-a-cylon", Seen: game.All})
	}
	proved := func() bool {
		return slices.ContainsFunc(b.Clues(1), func(c belief.Clue) bool { return c.What == belief.ProvedHuman })
	}
	if p := b.Cylon(1); p != 0 || !proved() {
		t.Errorf("after both cards were revealed: %.3f, proved %v", p, proved())
	}
	b.Follow(&game.Event{Kind: game.CardMoved, From: game.LoyaltyDeck, To: game.Loyalty(1), ToAt: -1, Seat: game.NoSeat})
	if p := b.Cylon(1); p == 0 || proved() {
		t.Errorf("with a new card: %.3f, proved %v", p, proved())
	}
}

// A belief must refuse the view of a seat: it is for the open table only.
func TestBeliefsNeedTheOpenTable(t *testing.T) {
	g, _ := lay(t, "seats william-adama lee-adama laura-roslin kara-thrace\nturn lee-adama action")
	defer func() {
		if recover() == nil {
			t.Error("a seat's view was taken")
		}
	}()
	belief.New(g.View(0), game.Setup{Boxes: []card.ID{"base"}})
}
