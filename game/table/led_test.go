package table_test

import (
	"testing"

	"battlestar/game"
	"battlestar/game/save"
	"battlestar/game/script"
	"battlestar/game/table"
)

// A game that leads its players must do so after it is opened again, until it is told to stop; and it must stay the table that was laid.
func TestLeading(t *testing.T) {
	g, err := script.Lay("seats william-adama kara-thrace laura-roslin\nput raider viper in bow\njump-prep 3\nturn william-adama action")
	if err != nil {
		t.Fatal(err)
	}
	laid := g.Snapshot()
	g.Close()
	store := &save.Store{Dir: t.TempDir()}
	seats := []table.SeatInfo{{Name: "Zoë"}, {Name: "Ben", Color: 1}, {Name: "Mia", Color: 2}}
	tab, err := table.Lead(laid, seats, store, "Led", nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, led := range []bool{true, false} {
		if tab.Led() != led {
			t.Fatalf("led: %t, want %t", tab.Led(), led)
		}
		path := tab.Path()
		if err := tab.Close(); err != nil {
			t.Fatal(err)
		}
		if tab, err = table.Open(path, nil, func() uint64 { return 1 }); err != nil {
			t.Fatal(err)
		}
		v := tab.View()
		if tab.Led() != led || tab.Diverged() != nil || v.JumpPrep != 3 || v.RaidersInSpace() != 1 || tab.Setup().Players[1].Name != "Ben" {
			t.Errorf("opened again, it is led: %t, the fleet marker is at %d, and there are %d raiders", tab.Led(), v.JumpPrep, v.RaidersInSpace())
		}
		tab.Leave()
	}
	if err := tab.Answer(0, game.Choice{Kind: game.Pass}); err != nil {
		t.Error(err)
	}
	if err := tab.Close(); err != nil {
		t.Error(err)
	}
}
