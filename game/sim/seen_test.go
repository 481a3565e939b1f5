package sim

import (
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// Things that never occurred must be listed by name, and all others must not.
func TestNever(t *testing.T) {
	r, err := Run(Options{Games: 4, Players: 4, Bots: "random", Seed: *seed})
	if err != nil || len(r.Violations) > 0 {
		t.Fatal(err, r.Violations)
	}
	if slices.Contains(r.Never, "event die-rolled") || slices.Contains(r.Never, "decision choose-action") || slices.Contains(r.Never, "verb Change") {
		t.Errorf("what all games have is said to come up never: %s", strings.Join(r.Never, ", "))
	}
	s := newSeen(box.New([]card.ID{"base"}, nil))
	before := len(s.never())
	for _, way := range []struct {
		event game.Event
		want  string
	}{
		{game.Event{Kind: game.ChoseBox, Card: "admiral-grilled", N: -1}, "card admiral-grilled check"},
		{game.Event{Kind: game.CheckEnded, Card: "admiral-grilled", Result: game.Failed}, "card admiral-grilled failed"},
		{game.Event{Kind: game.CheckEnded, Place: card.Brig, Result: game.Passed}, "location brig passed"},
		{game.Event{Kind: game.CardPlayed, Card: "repair/1"}, "card repair played"},
		{game.Event{Kind: game.DieRolled, Card: "inspirational-speech", N: 8}, "roll inspirational-speech high"},
		{game.Event{Kind: game.DieRolled, Card: "inspirational-speech", N: 1}, "roll inspirational-speech low"},
		{game.Event{Kind: game.Revealed, Card: "cylon-brig"}, "card cylon-brig revealed"},
		{game.Event{Kind: game.ThresholdMet, N: 4}, "threshold 4"},
		{game.Event{Kind: game.AbilityUsed, Card: "moral-compass"}, "ability moral-compass"},
	} {
		if !slices.Contains(s.never(), way.want) {
			t.Errorf("%s is not expected", way.want)
		}
		s.events([]game.Event{way.event})
		if slices.Contains(s.never(), way.want) {
			t.Errorf("%s came up, and was not noticed", way.want)
		}
	}
	if after := len(s.never()); after >= before {
		t.Errorf("%d things never came up, then %d", before, after)
	}
}
