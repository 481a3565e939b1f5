package menu

import (
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
)

// Every number of players must give a game that can be played, and options that do not fit it must not be selectable.
func TestEveryNumberOfPlayersCanBePlayed(t *testing.T) {
	s := scenetest.Shell(t)
	n := NewNewGame(s, nil)
	for _, players := range []int{6, 1, 2, 3, 4, 5, 6, 4, 2, 1} {
		for i := range game.Variants {
			if v := &game.Variants[i]; n.hinders(v) == "" && !slices.Contains(n.options, v.ID) {
				n.options = append(n.options, v.ID)
			}
		}
		n.players = players
		n.mendOptions()
		if err := n.setup().Check(); err != nil {
			t.Errorf("%d players: %v", players, err)
		}
		if n.loyaltyNote() == "" {
			t.Errorf("%d players: nothing is said of the Loyalty cards", players)
		}
	}
}

// Boxes and options must come back with the next game as far as they fit it; an option of the base game alone must rule out a box.
func TestNextGameBeginsAsTheLast(t *testing.T) {
	s := scenetest.Shell(t)
	s.Settings.Boxes, s.Settings.Options = []card.ID{"exodus"}, []string{card.OptionPersonalGoals, card.OptionCylonFleet}
	setup := game.Setup{Boxes: []card.ID{"base", "exodus"}, Options: s.Settings.Options}
	next := NewNewGame(s, nil)
	if !slices.Equal(next.boxes, setup.Boxes[1:]) || !slices.Equal(next.options, setup.Options) {
		t.Errorf("the next game begins with %v and %v", next.boxes, next.options)
	}
	next.players = 2
	next.mendOptions()
	if len(next.boxes) > 0 || !slices.Equal(next.options, []string{game.TwoPlayers}) {
		t.Errorf("two players begin with %v and %v", next.boxes, next.options)
	}
	next.players, next.options = 4, []string{game.Cooperative}
	if next.hindersBox() == "" {
		t.Error("Exodus can be switched on in a cooperative game")
	}
}

// A Cylon Leader comes with Pegasus or with Daybreak, and must be offered only once. With Daybreak there is no Sympathetic Cylon (D-SET-09), and
// there is only one objective (D-COMBO-15).
func TestOptionsOfBoxesTogether(t *testing.T) {
	n := NewNewGame(scenetest.Shell(t), nil)
	at := func(b card.ID, id string) bool {
		return slices.ContainsFunc(n.variants(b), func(v *game.Variant) bool { return v.ID == id })
	}
	n.boxes = []card.ID{"daybreak"}
	if !at("daybreak", card.OptionCylonLeader) {
		t.Error("Daybreak alone offers no Cylon Leader")
	}
	n.options = []string{card.OptionCylonLeader, card.OptionSearchForHome}
	n.boxes = append(n.boxes, "pegasus")
	if n.mendOptions(); !slices.Equal(n.options, []string{card.OptionCylonLeader, card.OptionSearchForHome}) {
		t.Errorf("with Pegasus too the options are %v", n.options)
	}
	if at("daybreak", card.OptionCylonLeader) || !at("pegasus", card.OptionCylonLeader) {
		t.Error("a Cylon Leader is not offered once, with Pegasus")
	}
	for id, want := range map[string]string{card.OptionSympatheticCylon: "Cannot be combined with Daybreak.", card.OptionNewCaprica: "Cannot be combined with Search for Home."} {
		if got := n.hinders(shell.Variant(id)); got != want {
			t.Errorf("%s is hindered by %q, not %q", id, got, want)
		}
	}
	n.boxes, n.options = []card.ID{"pegasus", "daybreak"}, []string{card.OptionSympatheticCylon}
	if n.mendOptions(); len(n.options) > 0 {
		t.Errorf("Daybreak is played with %v", n.options)
	}
}
