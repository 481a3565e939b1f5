package bot

import (
	"reflect"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

// acts are the events that show an act of a player to everybody.
var acts = []game.EventKind{
	game.Activated, game.CardPlayed, game.AttackMade, game.ChoseBox, game.Chosen, game.Contributed, game.Escorted, game.Repaired, game.Scouted,
	game.Revealed,
}

// explained returns what everybody sees of an answer: the events and their reasons.
func explained(t *testing.T, w *Witness, a game.Answer) (events []game.Event, reasons []Reason) {
	before, g, read := w.Known(game.Everyone), w.g, w.g.EventCount()
	if err := g.Decide(a); err != nil {
		t.Fatal(err)
	}
	events = g.Events(game.Everyone, read)
	for i := range events {
		reasons = append(reasons, Explain(before, a.Seat, &events[i]))
	}
	return events, reasons
}

// byCylons reports whether a Cylon ship makes an attack, which is no act of a player.
func byCylons(e *game.Event) bool {
	return e.Kind == game.AttackMade && e.RollFor >= game.RollRaiderAtViper && e.RollFor <= game.RollBasestarAtGalactica
}

// Every public act of good bots must have a reason, and most reasons must be specific.
func TestEveryActHasAReason(t *testing.T) {
	var count [NumPurposes]int
	for seed := range uint64(24) {
		setup := anySetups()[seed%uint64(len(anySetups()))]
		setup.Seed = seed
		g, err := game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		watch := Watch(g)
		for d := g.Decision(game.Everyone); d != nil; d = g.Decision(game.Everyone) {
			a := Good(watch.Known(d.Seats.List()[0]))
			setup := g.Uncovered().Turn == 0
			events, reasons := explained(t, watch, a)
			if setup {
				continue
			}
			for i, r := range reasons {
				e := &events[i]
				byVipers := e.Kind == game.AttackMade && d.Kind == game.ChooseViperDeed // the reason is told when they are activated
				if e.Seat == a.Seat && slices.Contains(acts, e.Kind) && r.Why == NoPurpose && !byCylons(e) && !byVipers {
					t.Fatalf("seed %d: %s %s%s by seat %d, asked %s, has no reason", seed, e.Kind, e.Card, e.Place, e.Seat, d.Kind)
				}
				count[r.Why]++
			}
		}
		g.Close()
	}
	all := 0
	for why, n := range count {
		if Purpose(why) != NoPurpose {
			all += n
		}
	}
	t.Log(count)
	if all < 2000 || 20*count[SeemedBest] > all {
		t.Errorf("of %d reasons %d tell nothing", all, count[SeemedBest])
	}
	for why := NoPurpose + 1; why < NumPurposes; why++ {
		if count[why] == 0 && why != Suspects { // that is a comment
			t.Errorf("reason %d is never told", why)
		}
	}
}

// Public choices in the Ionian Nebula must have reasons too: which ally to meet, the result of a Crossroads card without a token, and which of the
// players with most tokens leaves the game.
func TestNebulaHasReasons(t *testing.T) {
	for _, of := range []struct {
		name   string
		before game.Decision
		event  game.Event
		want   Reason
	}{
		{
			name: "an ally", before: game.Decision{Kind: game.ChooseAlly}, event: game.Event{Kind: game.AllyMet, Card: "billy-keikeya"},
			want: Reason{Why: ForResource, Resource: card.Morale},
		},
		{name: "an ally who had to be met", before: game.Decision{Kind: game.ChooseMove}, event: game.Event{Kind: game.AllyMet, Card: "billy-keikeya"}},
		{
			name: "a Crossroads card", before: game.Decision{Kind: game.ChooseFate},
			event: game.Event{Kind: game.ResultDecided, Card: "miraculous-return", Mark: card.Benevolent},
			want:  Reason{Why: ForResource, Resource: card.Morale},
		},
		{
			name: "what a token decides", before: game.Decision{Kind: game.LayTrauma},
			event: game.Event{Kind: game.ResultDecided, Card: "miraculous-return", Mark: card.Benevolent},
		},
		{
			name: "the condemned", before: game.Decision{Kind: game.ChooseCondemned}, event: game.Event{Kind: game.Condemned, Seat: 2},
			want: Reason{Why: LeastMissed, Seat: 2},
		},
		{name: "whom nobody chose", before: game.Decision{Kind: game.LayTrauma}, event: game.Event{Kind: game.Condemned, Seat: 2}},
	} {
		g, err := game.New(game.Setup{
			Boxes: []card.ID{"base", "exodus"}, Options: []string{card.OptionIonianNebula}, Deal: true, Players: make([]game.Player, 4),
		})
		if err != nil {
			t.Fatal(err)
		}
		v := g.View(game.Everyone)
		v.Decision = &of.before
		if got := Explain(Known{View: v, Belief: Watch(g).belief}, 0, &of.event); got != of.want {
			t.Errorf("%s: %+v, want %+v", of.name, got, of.want)
		}
		g.Close()
	}
}

// A Cylon who pretends must give a human's reasons. As long as the events stay the same after two players swap their Loyalty cards, the reasons
// must stay the same.
func TestTwinsHaveTheSameReasons(t *testing.T) {
	compared, leaks := 0, 0
	for seed := range uint64(6) {
		g, err := game.New(game.Setup{Boxes: []card.ID{"base", "exodus"}, Seed: seed, Deal: true, Players: make([]game.Player, 5)})
		if err != nil {
			t.Fatal(err)
		}
		watch := Watch(g)
		var twin *game.Game
		var beside *Witness
		begun := game.Step(0)
		for d := g.Decision(game.Everyone); d != nil; d = g.Decision(game.Everyone) {
			if step := g.Uncovered().Step; step != begun {
				begun = step
				if twin != nil {
					twin.Close()
				}
				if twin = turned(t, g); twin != nil {
					beside = Watch(twin)
					watch.catchUp()
					beside.belief, beside.read = watch.belief.Copy(), twin.EventCount() // both tables saw the same so far
				}
			}
			a := Good(watch.Known(d.Seats.List()[0]))
			if twin == nil || !reflect.DeepEqual(twin.Decision(game.Everyone), d) || !legal(twin.Decision(a.Seat), a) {
				_, _ = explained(t, watch, a)
				twin = nil
				continue
			}
			events, reasons := explained(t, watch, a)
			if same, others := explained(t, beside, a); !reflect.DeepEqual(events, same) {
				twin = nil // the events gave away which one he is
			} else if !reflect.DeepEqual(reasons, others) {
				t.Fatalf("seed %d: to %s the reasons are %v and %v", seed, d.Kind, reasons, others)
			} else if one, two := watch.Known(game.Everyone), beside.Known(game.Everyone); true {
				for s := range one.Seats {
					seat := game.Seat(s)
					if a, b := Suspicions(one, seat), Suspicions(two, seat); a != b || !reflect.DeepEqual(one.Belief.Clues(seat), two.Belief.Clues(seat)) {
						t.Fatalf("seed %d: seat %d suspects %v and %v", seed, seat, a, b)
					}
					if watch.Known(seat).Belief.Given(g.View(seat)) != beside.Known(seat).Belief.Given(twin.View(seat)) {
						leaks++ // what a seat alone knows would have been found
					}
				}
			}
			for _, r := range reasons {
				if r.Why != NoPurpose {
					compared++
				}
			}
		}
		g.Close()
	}
	if compared < 500 || leaks == 0 {
		t.Errorf("only %d reasons were compared, and %d leaks would have been found", compared, leaks)
	}
}

// turned returns the game with the Loyalty cards of a hidden Cylon and a human swapped. It returns nil if there are no two such players or no step
// begins.
func turned(t *testing.T, g *game.Game) *game.Game {
	s := g.Snapshot()
	if s.Turn == 0 || s.Asked != g.Decision(game.Everyone).Number-1 {
		return nil
	}
	cylon, human := game.NoSeat, game.NoSeat
	for i := range s.Seats {
		seat := game.Seat(i)
		switch m := (&mind{Known: Known{View: g.View(seat)}, me: seat}); m.sideOf() {
		case hidden:
			cylon = seat
		case revealed:
		default:
			human = seat
		}
	}
	if cylon == game.NoSeat || human == game.NoSeat || len(s.Piles[game.Loyalty(cylon)]) != len(s.Piles[game.Loyalty(human)]) {
		return nil
	}
	of, to := s.Piles[game.Loyalty(cylon)], s.Piles[game.Loyalty(human)]
	for i := range of {
		of[i].Card, to[i].Card = to[i].Card, of[i].Card
		of[i].Seen, to[i].Seen = game.SeatsOf(cylon), game.SeatsOf(human)
	}
	twin, err := game.Restore(s)
	if err != nil {
		t.Fatal(err)
	}
	return twin
}

// Explain must refuse the view of a seat: reasons are for the open table only.
func TestReasonsNeedTheOpenTable(t *testing.T) {
	g, err := game.New(game.Setup{Boxes: []card.ID{"base"}, Seed: 1, Deal: true, Players: make([]game.Player, 3)})
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	defer func() {
		if recover() == nil {
			t.Error("a seat's view was taken")
		}
	}()
	Explain(Known{View: g.View(0)}, 0, &game.Event{Kind: game.Contributed})
}
