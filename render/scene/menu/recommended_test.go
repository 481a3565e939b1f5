package menu

import (
	"slices"
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/render/scene/scenetest"
)

// Every recommended evening must be a game that can be played as it is, by any number of players who can play with boxes.
func TestRecommendedEveningsCanBePlayed(t *testing.T) {
	for players := leastWithBoxes; players <= 7; players++ {
		for _, e := range recommended(players) {
			n := NewNewGame(scenetest.Shell(t), nil)
			n.players, n.boxes, n.options = players, slices.Clone(e.boxes), slices.Clone(e.options)
			n.mendOptions()
			if err := n.setup().Check(); err != nil {
				t.Errorf("%d players, %v, %v: %v", players, e.boxes, e.options, err)
			}
			if n.players != players || !slices.Equal(n.boxes, e.boxes) || !slices.Equal(n.options, e.options) {
				t.Errorf("%d players: of %v and %v are left %d, %v and %v", players, e.boxes, e.options, n.players, n.boxes, n.options)
			}
		}
	}
}

// What a box brings must be told before its first game, once, and not to players who want no tips.
func TestBoxesAreIntroducedOnce(t *testing.T) {
	s := scenetest.Shell(t)
	var all []card.ID
	for _, b := range box.IDs() {
		if b == "base" {
			continue
		}
		all = append(all, b)
		if text := s.BoxText(b); len(text.Brings) != 5 || text.Watch == "" {
			t.Errorf("%s: %d sentences", b, len(text.Brings))
		}
	}
	s.Settings.NoGuide, s.Settings.Guided = true, nil
	if n := len(introductions(s, all)); n != 0 {
		t.Errorf("%d pages are shown without tips", n)
	}
	s.Settings.NoGuide = false
	for _, want := range []int{len(all), 0} {
		if n := len(introductions(s, all)); n != want {
			t.Errorf("%d pages are shown, not %d", n, want)
		}
	}
}
