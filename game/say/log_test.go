package say_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	. "battlestar/game/say"
)

// played plays a game. It returns all the events that everybody saw, the view after each, and the view at the end.
func played(t *testing.T, seats int, seed uint64) (events []game.Event, views []game.View, end *game.View) {
	t.Helper()
	setup := game.Setup{Boxes: []card.ID{"base"}, Seed: seed, Deal: true}
	for _, name := range players[:seats] {
		setup.Players = append(setup.Players, game.Player{Name: name})
	}
	g, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	rng := rand.New(rand.NewPCG(seed, 4))
	for {
		for step := range g.Steps(game.Everyone) {
			events, views = append(events, step.Event), append(views, *step.View)
		}
		open := g.View(game.Everyone)
		if open.Decision == nil {
			return events, views, open
		}
		all := open.Decision.Seats.List()
		seat := all[rng.IntN(len(all))]
		d := g.View(seat).Decision
		picks := []game.Choice{{Kind: game.Pass}}
		if d.Kind != game.AskWindow {
			picks = nil
			for _, i := range rng.Perm(len(d.Options))[:d.Min+rng.IntN(d.Max-d.Min+1)] {
				picks = append(picks, d.Options[i].Choice)
			}
		}
		if err := g.Decide(game.Answer{Seat: seat, Picks: picks}); err != nil {
			t.Fatal(err)
		}
	}
}

// A log built at the end, from the events and the last view alone, must show the numbers of each moment, as does the line of an event with the view
// after it.
func TestLogTellsThePastAsItWas(t *testing.T) {
	s := speaker(English)
	for seed := range uint64(6) {
		events, views, end := played(t, 4, seed)
		log := s.NewLog(end, events)
		told := 0
		for i, e := range events {
			log.Tell(e)
			text, ok := s.Event(&views[i], e)
			if !ok {
				continue
			}
			switch e.Kind {
			case game.ResourceChanged, game.JumpPrepMoved, game.DistanceGained, game.TurnBegan, game.CheckEnded:
				told++
				if last := log.Lines[len(log.Lines)-1].Text; last != text {
					t.Fatalf("seed %d: the log says %q, it was %q", seed, last, text)
				}
			}
		}
		if told < 30 {
			t.Fatalf("seed %d: only %d lines were compared", seed, told)
		}
		for i, line := range log.Lines {
			wellSaid(t, line.Text, true)
			if i > 0 && line.Indent > log.Lines[i-1].Indent+1 {
				t.Errorf("%q hangs on nothing: it comes after %q", line.Text, log.Lines[i-1].Text)
			}
		}
		if len(log.Turns) != end.Turn+1 {
			t.Fatalf("seed %d: %d turns are in the log, %d were played", seed, len(log.Turns)-1, end.Turn)
		}
		for turn, at := range log.Turns[1:] {
			if line := log.Lines[at]; line.Topic != Turns || line.Turn != turn+1 || line.Indent != 0 {
				t.Errorf("turn %d begins with %+v", turn+1, line)
			}
		}
	}
}

// The log must be the same whether events are added one at a time or all at once: how lines grow must not depend on when somebody looks.
func TestLogJoinsAndIndents(t *testing.T) {
	s := speaker(English)
	check := game.CheckState{Card: "prison-labor", Difficulty: 7, Stage: game.CheckAnnounced}
	check.Skills[card.Leadership] = true
	events := []game.Event{
		{Kind: game.TurnBegan, Seat: 1, N: 3},
		{Group: 2, Kind: game.CardMoved, Seat: 1, From: game.SkillDeck(card.Politics), To: game.Hand(1)},
		{Group: 2, Kind: game.CardMoved, Seat: 1, From: game.SkillDeck(card.Politics), To: game.Hand(1)},
		{Group: 2, Kind: game.CardMoved, Seat: 1, From: game.SkillDeck(card.Tactics), To: game.Hand(1)},
		{Kind: game.CardMoved, Seat: 1, From: game.CrisisDeck, To: game.CrisisOpen, Card: "prison-labor", Seen: game.All},
		{Kind: game.CheckChanged, Cause: game.CheckOpens, Depth: 1, Check: &check},
		{Kind: game.Contributed, Depth: 1, Seat: 2, N: 2},
		{Group: 8, Kind: game.Looked, Depth: 1, Seat: game.NoSeat, From: game.CheckCards, Card: "executive-order/2", Seen: game.All},
		{Group: 8, Kind: game.Looked, Depth: 1, Seat: game.NoSeat, From: game.CheckCards, Card: "repair/1", Seen: game.All},
		{Group: 8, Kind: game.Looked, Depth: 1, Seat: game.NoSeat, From: game.CheckCards, Card: "executive-order/2", Seen: game.All},
		{Kind: game.CheckEnded, Depth: 1, Card: "prison-labor", Result: game.Failed},
		{Kind: game.ResourceChanged, Depth: 2, Resource: card.Food, N: -1},
		{Kind: game.ShipsActivated, Activation: card.Raiders},
		{Kind: game.AttackMade, Depth: 1, RollFor: game.RollRaiderAtViper, Area: card.Bow},
		{Kind: game.DieRolled, Depth: 1, Seat: 1, RollFor: game.RollRaiderAtViper, N: 4},
		{Kind: game.AttackMissed, Depth: 1, RollFor: game.RollRaiderAtViper},
		{Kind: game.AttackMade, Depth: 1, RollFor: game.RollRaiderAtViper, Area: card.Bow},
		{Kind: game.DieRolled, Depth: 1, Seat: 1, RollFor: game.RollRaiderAtViper, N: 6},
		{Kind: game.ShipMoved, Depth: 1, Ship: card.Viper, N: 1, FromSpot: game.SpotOf(card.Bow), ToSpot: game.DamagedBox},
		{Kind: game.ShipMoved, Depth: 1, Ship: card.Raider, N: 1, FromSpot: game.SpotOf(card.Bow), ToSpot: game.SpotOf(card.Stern)},
	}
	want := `Turn 3: Ben.
Ben draws 2 politics and 1 tactics card.
Ben reveals the Crisis card Prison Labor.
  Skill check: Prison Labor, difficulty 7 (leadership).
    Mia adds 2 cards to the check.
    For (+4): Executive Order 2 (×2); against (−1): Repair 1.
    The skill check for Prison Labor fails.
      Food falls by 1, to 5.
The raiders activate.
  A raider attacks an unmanned viper at the bow, rolls a 4 and misses.
  A raider attacks an unmanned viper at the bow and rolls a 6.
    A viper is damaged at the bow.
  A raider flies from the bow to the stern.
`
	end := &game.View{}
	end.Resources[card.Food], end.Seats = 5, make([]game.SeatState, 4)
	log := s.NewLog(end, events)
	changes := []int{}
	for _, e := range events {
		log.Tell(e)
		changes = append(changes, log.Changes())
	}
	var b strings.Builder
	for _, line := range log.Lines {
		b.WriteString(strings.Repeat("  ", line.Indent) + line.Text + "\n")
	}
	if b.String() != want {
		t.Errorf("the log is\n%s\nwant\n%s", b.String(), want)
	}
	if !slices.IsSorted(changes) || changes[2] == changes[1] {
		t.Errorf("a line that grew is no change: %v", changes)
	}
}

// What several players do alike is told once, whether they do it with one card or with many. Whoever does something else, or does it for a reason,
// gets a line; and so does a player who does the same twice.
func TestLogTellsAlikeOnce(t *testing.T) {
	s := speaker(English)
	draws := func(group int32, seat game.Seat, n int) (list []game.Event) {
		for range n {
			list = append(list, game.Event{Group: group, Kind: game.CardMoved, Seat: seat, From: game.SkillDeck(card.Tactics), To: game.Hand(seat)})
		}
		return list
	}
	adds := func(seat game.Seat, n int) game.Event { return game.Event{Kind: game.Contributed, Seat: seat, N: n} }
	begin := game.Event{Kind: game.TurnBegan, Seat: 1, N: 1}
	for _, c := range []struct {
		name   string
		events []game.Event
		why    string // the reason for the second last event
		want   []string
	}{
		{"cards in several events", append(append(draws(1, 0, 2), draws(2, 1, 2)...), adds(2, 1)), "", []string{"Zoë and Ben each draw 2 tactics cards.", "Mia adds a card to the check."}},
		{"more cards", append(append(draws(1, 0, 2), draws(2, 1, 3)...), adds(2, 1)), "", []string{"Zoë draws 2 tactics cards.", "Ben draws 3 tactics cards.", "Mia adds a card to the check."}},
		{"three players", []game.Event{adds(0, 0), adds(1, 0), adds(2, 0), adds(3, 2)}, "", []string{"Zoë, Ben and Mia add no cards to the check.", "Tom adds 2 cards to the check."}},
		{"another between", []game.Event{adds(0, 0), adds(1, 1), adds(2, 0), adds(3, 2)}, "", []string{"Zoë adds no cards to the check.", "Ben adds a card to the check.", "Mia adds no cards to the check.", "Tom adds 2 cards to the check."}},
		{"the same player", []game.Event{adds(0, 0), adds(0, 0), adds(1, 2)}, "", []string{"Zoë adds no cards to the check.", "Zoë adds no cards to the check.", "Ben adds 2 cards to the check."}},
		{"another turn", []game.Event{adds(0, 0), begin, adds(1, 0), adds(2, 1)}, "", []string{"Zoë adds no cards to the check.", "Turn 1: Ben.", "Ben adds no cards to the check.", "Mia adds a card to the check."}},
		{"a reason", []game.Event{adds(0, 0), adds(1, 0), adds(2, 1)}, "to keep the cards for later", []string{"Zoë adds no cards to the check.", "Ben adds no cards to the check.", "Mia adds a card to the check."}},
		{"places", []game.Event{
			{Kind: game.CharacterMoved, Seat: 0, Place: card.Sickbay},
			{Kind: game.CharacterMoved, Seat: 1, Place: card.Sickbay},
			{Kind: game.CharacterMoved, Seat: 2, Place: card.Brig},
			adds(3, 1),
		}, "", []string{"Zoë and Ben are sent to Sickbay.", "Mia is sent to the Brig.", "Tom adds a card to the check."}},
	} {
		end := &game.View{}
		end.Seats = make([]game.SeatState, 6)
		log := s.NewLog(end, c.events)
		for i, e := range c.events {
			log.Tell(e)
			if i == len(c.events)-2 {
				log.Because(c.why)
			}
		}
		var got []string
		for _, line := range log.Lines {
			got = append(got, line.Text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: the log says %q, not %q", c.name, got, c.want)
		}
	}
}

// A nuke that is launched is spent: one line tells both, and what the nuke does stands under it.
func TestLogLaunchesANukeOnce(t *testing.T) {
	s := speaker(English)
	events := []game.Event{
		{Kind: game.AbilityUsed, Seat: 1, Card: "launch-nuke"},
		{Kind: game.NukesChanged, Depth: 1, Seat: 1, N: -1},
		{Kind: game.AttackMade, Depth: 1, Seat: 1, RollFor: game.RollForNuke, Ship: card.Basestar, Area: card.Bow},
		{Kind: game.DieRolled, Depth: 1, Seat: 1, RollFor: game.RollForNuke, N: 5, Natural: 5},
		{Kind: game.BasestarGone, Depth: 1, Area: card.Bow},
		{Kind: game.NukesChanged, Seat: 1, N: -1},
		{Kind: game.ResourceChanged, Resource: card.Food, N: -1},
	}
	end := &game.View{}
	end.Resources[card.Food], end.Seats = 5, make([]game.SeatState, 4)
	want := []string{"Ben takes the Admiral’s action.", "  Ben launches a nuke at the basestar at the bow.", "    Ben rolls a 5.", "    The basestar at the bow is destroyed.", "A nuke is spent.", "Food falls by 1, to 5."}
	if got := s.LogText(end, events); !slices.Equal(got, want) {
		t.Errorf("the log says %q, not %q", got, want)
	}
}
