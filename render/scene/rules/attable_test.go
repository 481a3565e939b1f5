package rules

import (
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/scene/scenetest"
)

// everyHouse returns a game that plays each open question the other way.
func everyHouse() game.Setup {
	setup := game.Setup{Boxes: []card.ID{"base", "pegasus", "exodus"}}
	for _, q := range game.Questions {
		setup.House = append(setup.House, q.House)
	}
	return setup
}

// What the table plays differently must be marked at the open question or the option itself and at the rules that it changes, and nowhere if nothing
// was agreed.
func TestRulesSayWhatThisTablePlays(t *testing.T) {
	s := scenetest.Shell(t)
	marked := func(setup game.Setup, rule string) []string {
		at, ok := s.Book().Of(rule)
		if !ok {
			t.Fatalf("%s has no text", rule)
		}
		return AtThisTable(s.SpeakerFor(setup), s.Book(), setup, at)
	}
	for _, q := range game.Questions {
		setup := game.Setup{Boxes: []card.ID{"base", "pegasus", "exodus"}, House: []game.House{q.House}}
		at, _ := s.Book().Of(q.Rule)
		for _, rule := range append([]string{q.Rule}, s.Book().Entries[at].See...) {
			lines := marked(setup, rule)
			if len(lines) != 1 || !strings.HasSuffix(lines[0], s.SpeakerFor(setup).House(q.House).Other) {
				t.Errorf("%s with %s: %q", rule, q.House, lines)
			}
			if lines := marked(game.Setup{Boxes: setup.Boxes}, rule); lines != nil {
				t.Errorf("%s without house rules: %q", rule, lines)
			}
		}
	}
	for _, v := range game.Variants {
		setup := game.Setup{Boxes: []card.ID{"base"}, Options: []string{v.ID}}
		rules := []string{v.Rule, "B-SETUP-09", "B-SETUP-11"} // each variant deals its own Loyalty cards
		if v.Box != "base" {
			setup.Boxes, rules = append(setup.Boxes, v.Box), rules[:1]
		}
		for _, rule := range rules {
			lines := marked(setup, rule)
			if len(lines) != 1 || !strings.HasSuffix(lines[0], s.SpeakerFor(setup).Variant(v.ID).Line) {
				t.Errorf("%s with %s: %q", rule, v.ID, lines)
			}
		}
	}
	for i := range s.Book().Entries {
		cited := s.Book().Entries[i].Rules
		if lines := AtThisTable(s.SpeakerFor(everyHouse()), s.Book(), everyHouse(), i); len(lines) > 0 && slices.Contains(cited, "B-CHECK-11") {
			t.Errorf("%q is marked by %q", cited, lines)
		}
	}

	h, _, app := showRules(t, s, everyHouse(), "B-BRIG-03", 1280, 720)
	if !scenetest.Begins(app, "At this table: ") {
		t.Error("the page of the rules does not say what this table plays")
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
	if _, _, app := takeRules(t, "B-BRIG-03", 1280, 720); scenetest.Begins(app, "At this table: ") {
		t.Error("the page of the rules says of no table what it plays")
	}
}
