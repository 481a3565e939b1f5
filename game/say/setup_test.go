package say_test

import (
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	. "battlestar/game/say"
)

func TestEveryHouseRuleAndVariantHasWords(t *testing.T) {
	s := New(English, box.Everything(), nil)
	for _, q := range game.Questions {
		h := s.House(q.House)
		if h.Name == "" || h.Recommended == "" || h.Other == "" || h.Why == "" || h.Recommended == h.Other {
			t.Errorf("%s: %+v", q.House, h)
		}
	}
	for _, v := range game.Variants {
		if w := s.Variant(v.ID); w.Name == "" || w.Line == "" || w.Advice == "" {
			t.Errorf("%s: %+v", v.ID, w)
		}
	}
	if len(English.House) != len(game.Questions) {
		t.Errorf("words for %d house rules, there are %d", len(English.House), len(game.Questions))
	}
}
