package table

import (
	"encoding/json"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

// By default the table must not wait for any die of a fight, or for idle windows. With stops everywhere it must wait.
func TestDefaultStops(t *testing.T) {
	stops, every := DefaultStops(), EveryStop()
	for _, m := range Moments() {
		d := &game.Decision{Kind: game.AskWindow, Window: m.Window, Roll: m.Roll, Seats: 1}
		added, none := game.CheckState{Added: [game.MaxSeats + 1]int8{1}}, game.CheckState{}
		fight := m.Roll >= game.RollViperAtRaider && m.Roll <= game.RollBasestarAtGalactica && m.Roll != game.RollRaiderAtPilot
		if fight && stops.waits(d, &added) || !every.waits(d, &added) {
			t.Errorf("%s: by default it is waited for %v, with stops everywhere %v", m, stops.waits(d, &added), every.waits(d, &added))
		}
		if stops.waits(d, &none) != (stops.At(m) && !ofCheck(d)) || !every.waits(d, &none) {
			t.Errorf("%s, nothing added: by default it is waited for %v, with stops everywhere %v", m, stops.waits(d, &none), every.waits(d, &none))
		}
		d.Idle = true
		if stops.waits(d, &added) || !stops.passes(d) || !every.waits(d, &added) || every.passes(d) {
			t.Errorf("%s, idle: by default it is waited for %v, with stops everywhere %v", m, stops.waits(d, &added), every.waits(d, &added))
		}
	}
}

// A window about a player's own ship or character must wait for a click of its own, whatever was chosen for the dice before it.
func TestOwnShipAndCharacterWait(t *testing.T) {
	stops := DefaultStops()
	for _, m := range []Moment{
		{game.AfterRoll, game.RollRaiderAtPilot},
		{game.BeforeRoll, game.RollForDetention},
		{game.AfterRoll, game.RollForDetention},
		{game.BeforeRoll, game.RollForPresident}, // a player is caught on New Caprica (P-NC-19)
		{game.AfterRoll, game.RollForPresident},
		{game.BeforeRoll, game.RollForBatteries}, // a viper is hit, piloted or not (P-PEG-04)
		{game.AfterRoll, game.RollForBatteries},
		{Window: game.CheckPassed},
		{Window: game.ChoiceMade},
		{Window: game.CrisisRevealed},
	} {
		d := &game.Decision{Kind: game.AskWindow, Window: m.Window, Roll: m.Roll, Ship: card.Viper, Seats: 1, N: 5}
		if !stops.waits(d, new(game.CheckState)) || bundled(d) {
			t.Errorf("%s: by default it is waited for %v, it goes on with others alike %v", m, stops.waits(d, new(game.CheckState)), bundled(d))
		}
	}
	if !stops.At(Moment{game.BeforeRoll, game.RollRaiderAtPilot}) { // somebody may choose the result (B-DIE-05); otherwise the window is idle
		t.Error("the die for a piloted viper is rolled after a bar")
	}
	for _, w := range []game.Window{game.CardsAdded, game.CardsRevealed} { // the owner of the ability has added no cards
		if d := (&game.Decision{Kind: game.AskWindow, Window: w, Seats: 1}); !stops.waits(d, &game.CheckState{Place: card.AdmiralsQuarters}) {
			t.Errorf("%s: the check that may arrest somebody goes on after a bar", w)
		}
	}
	for n := 6; n <= game.DieFaces; n++ {
		if d := (&game.Decision{Kind: game.AskWindow, Window: game.AfterRoll, Roll: game.RollRaiderAtPilot, Ship: card.MarkVII, N: n}); bundled(d) {
			t.Errorf("a Mark VII hit by %d goes on with others alike", n)
		}
	}
}

// In files from before there were idle windows, having all stops set meant being asked everywhere.
func TestOldStops(t *testing.T) {
	for _, missing := range []bool{false, true} {
		names := map[Moment]bool{}
		for i, m := range Moments() {
			names[m] = !missing || i != 3
		}
		old, err := json.Marshal(names)
		if err != nil {
			t.Fatal(err)
		}
		stops := DefaultStops()
		if err := json.Unmarshal(old, &stops); err != nil {
			t.Fatal(err)
		}
		if stops.Idle == missing || (stops == EveryStop()) == missing {
			t.Errorf("one missing %v: idle windows are asked %v", missing, stops.Idle)
		}
	}
}
