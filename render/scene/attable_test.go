package scene

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render"
	"battlestar/render/ui"
)

// everyHouse is a game that plays each open question the other way.
func everyHouse() game.Setup {
	setup := game.Setup{Boxes: []card.ID{"base", "exodus"}}
	for _, q := range game.Questions {
		setup.House = append(setup.House, q.House)
	}
	return setup
}

// begins says whether a text on the screen begins so.
func begins(app *render.App, text string) bool {
	for _, p := range app.UI.Placed() {
		if p.Kind == "text" && strings.HasPrefix(p.Text, text) {
			return true
		}
	}
	return false
}

// What the table plays otherwise is marked at the open question or the option itself and at the rules that it changes; and nowhere where
// nothing was agreed.
func TestRulesSayWhatThisTablePlays(t *testing.T) {
	s := testShell(t)
	marked := func(setup game.Setup, rule string) []string {
		at, ok := s.book.Of(rule)
		if !ok {
			t.Fatalf("%s has no text", rule)
		}
		return atThisTable(s.speaker(setup), s.book, setup, at)
	}
	for _, q := range game.Questions {
		setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, House: []game.House{q.House}}
		at, _ := s.book.Of(q.Rule)
		for _, rule := range append([]string{q.Rule}, s.book.Entries[at].See...) {
			lines := marked(setup, rule)
			if len(lines) != 1 || !strings.HasSuffix(lines[0], s.speaker(setup).House(q.House).Other) {
				t.Errorf("%s with %s: %q", rule, q.House, lines)
			}
			if lines := marked(game.Setup{Boxes: setup.Boxes}, rule); lines != nil {
				t.Errorf("%s without house rules: %q", rule, lines)
			}
		}
	}
	for _, v := range game.Variants {
		setup := game.Setup{Boxes: []card.ID{"base"}, Options: []string{v.ID}}
		rules := []string{v.Rule, "B-SETUP-09", "B-SETUP-11"} // each deals its own Loyalty cards
		if v.Box != "base" {
			setup.Boxes, rules = append(setup.Boxes, v.Box), rules[:1]
		}
		for _, rule := range rules {
			lines := marked(setup, rule)
			if len(lines) != 1 || !strings.HasSuffix(lines[0], s.speaker(setup).Variant(v.ID).Line) {
				t.Errorf("%s with %s: %q", rule, v.ID, lines)
			}
		}
	}
	for i := range s.book.Entries {
		rules := s.book.Entries[i].Rules
		if lines := atThisTable(s.speaker(everyHouse()), s.book, everyHouse(), i); len(lines) > 0 && slices.Contains(rules, "B-CHECK-11") {
			t.Errorf("%q is marked by %q", rules, lines)
		}
	}

	h, _, app := showRules(t, s, everyHouse(), "B-BRIG-03", 1280, 720)
	if !begins(app, "At this table: ") {
		t.Error("the page of the rules does not say what this table plays")
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
	if _, _, app := takeRules(t, "B-BRIG-03", 1280, 720); begins(app, "At this table: ") {
		t.Error("the page of the rules says of no table what it plays")
	}
}

func TestWhySaysWhatThisTablePlays(t *testing.T) {
	for _, agreed := range []bool{true, false} {
		tab := openUntil(t, 4, 3, game.ChooseMove, func(*game.View) bool { return true })
		if agreed {
			tab = soloTable(t, testShell(t), 1)
		}
		h, p, app := takePlay(t, tab, 1280, 720)
		p.Why("B-BRIG-03", "", ui.R(600, 300, 80, 40))
		h.Move(5, 5) // it is drawn anew
		h.Ticks(3)
		if begins(app, "At this table: ") != agreed {
			t.Errorf("house rules agreed: %v, and the panel says otherwise", agreed)
		}
		for _, problem := range h.Problems() {
			t.Error(problem)
		}
		h.ClickOn("why.rules")
		h.Ticks(3)
		if begins(app, "At this table: ") != agreed {
			t.Errorf("house rules agreed: %v, and the page of the rules says otherwise", agreed)
		}
		h.Key(ebiten.KeyEscape)
	}
}
