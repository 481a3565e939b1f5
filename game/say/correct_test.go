package say_test

import (
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	. "battlestar/game/say"
)

func TestEverySettableIsSaid(t *testing.T) {
	setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, Options: []string{card.OptionCylonFleet}, Players: make([]game.Player, 5), Deal: true}
	g, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	s := New(English, setup.Catalog(), []string{"Ann", "Ben", "Cat", "Dan", "Eve"})
	settables := g.Settables()
	settables = append(settables,
		game.Settable{Edit: game.Edit{Kind: game.SetCard, Card: "jammed-assault", Pile: game.InPlay}},
		game.Settable{Edit: game.Edit{Kind: game.SetCard, Card: "jammed-assault", Pile: game.CrisisOpen}})
	said := map[string]game.Edit{}
	for _, settable := range settables {
		e := settable.Edit
		text := s.Edit(e, 2)
		if text == "" || strings.Contains(text, "%") || strings.HasSuffix(text, ".") || strings.HasPrefix(text, " ") {
			t.Errorf("%q is said %q", e, text)
		}
		if same, twice := said[text]; twice {
			t.Errorf("%q and %q are both said %q", e, same, text)
		}
		said[text] = e
		line, told := s.Event(nil, game.Event{Kind: game.Corrected, Cause: game.ByCorrection, Edit: &e, N: 2})
		if !told || !strings.Contains(strings.ToLower(line), strings.ToLower(text)) {
			t.Errorf("the log says %q of %q", line, text)
		}
	}
	for c := game.NoCounter + 1; c < game.NumCounters; c++ {
		if s.Counter(c) == "" {
			t.Errorf("the counter %d has no name", c)
		}
	}
	for why := game.NoFault + 1; why < game.NumCorrectionProblems; why++ {
		if text := s.CorrectionError(&game.CorrectionError{Why: why, Edit: game.Edit{Card: "critical-hit"}, Title: card.AdmiralTitle}); !strings.HasSuffix(text, ".") || strings.Contains(text, "%") {
			t.Errorf("why %d is said %q", why, text)
		}
	}
	if text := s.Edit(game.Edit{Kind: game.SetCounter, Counter: game.FoodDial, N: 8}, 7); text != "Food set to 8 (was 7)" {
		t.Error(text)
	}
	// The line of an edit covers its consequences, except for cards that somebody sees.
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
