package say_test

import (
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

func TestEveryEditIsSaid(t *testing.T) {
	s := speaker(English)
	for kind := game.NoEdit + 1; kind < game.NumEdits; kind++ {
		e := game.Edit{Kind: kind, N: 1, Seat: 1, Ship: card.Raider, Area: card.Bow, Place: card.Brig, Title: card.AdmiralTitle, Skill: card.Tactics, Card: "jammed-assault"}
		text := s.Edit(e, 2)
		if text == "" || strings.Contains(text, "%!") || strings.HasSuffix(text, ".") {
			t.Errorf("the edit %d is said %q", kind, text)
		}
		line, told := s.Event(nil, game.Event{Kind: game.Corrected, Cause: game.ByCorrection, Edit: &e, N: 2})
		if !told || !strings.Contains(strings.ToLower(line), strings.ToLower(text)) {
			t.Errorf("the log says %q of %q", line, text)
		}
	}
	if text := s.Edit(game.Edit{Kind: game.SetResource, Resource: card.Food, N: 8}, 7); text != "Food 8 instead of 7" {
		t.Error(text)
	}
	// What follows from an edit is said by the edit, but for the cards that somebody sees.
	for _, c := range []struct {
		e    game.Event
		told bool
	}{
		{game.Event{Kind: game.ResourceChanged, N: 1}, false},
		{game.Event{Kind: game.BasestarGone}, false},
		{game.Event{Kind: game.CardMoved, From: game.SkillDeck(card.Tactics), To: game.Hand(1)}, false},
		{game.Event{Kind: game.CardMoved, From: game.SkillDeck(card.Tactics), To: game.Hand(1), Card: "scout/1"}, true},
		{game.Event{Kind: game.CardMoved, From: game.Hand(1), To: game.SkillDiscard(card.Tactics), Card: "scout/1"}, true},
	} {
		c.e.Cause = game.ByCorrection
		if text, told := s.Event(nil, c.e); told != c.told {
			t.Errorf("%s: %q", c.e.Kind, text)
		}
	}
}
