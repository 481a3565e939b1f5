package say

import (
	"testing"

	"battlestar/game"
	"battlestar/game/box"
)

func TestEveryHouseRuleHasWords(t *testing.T) {
	s := New(English, box.All(), nil)
	for _, q := range game.Questions {
		h := s.House(q.House)
		if h.Name == "" || h.Recommended == "" || h.Other == "" || h.Why == "" || h.Recommended == h.Other {
			t.Errorf("%s: %+v", q.House, h)
		}
	}
	if len(englishHouse) != len(game.Questions) {
		t.Errorf("words for %d house rules, there are %d", len(englishHouse), len(game.Questions))
	}
}
