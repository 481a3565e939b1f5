package table

import (
	"encoding/json"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

// By default no die of a fight is waited for, nor anything at an idle window; whoever wants to be asked everywhere is.
func TestDefaultStops(t *testing.T) {
	stops, every := DefaultStops(), EveryStop()
	for _, m := range Moments() {
		d := &game.Decision{Kind: game.AskWindow, Window: m.Window, Roll: m.Roll, Seats: 1}
		added := [game.MaxSeats + 1]int8{1}
		fight := m.Roll >= game.RollViperAtRaider && m.Roll <= game.RollBasestarAtGalactica && m != Moment{game.AfterRoll, game.RollRaiderAtPilot}
		if fight && stops.waits(d, &added) || !every.waits(d, &added) {
			t.Errorf("%s: by default it is waited for %v, with stops everywhere %v", m, stops.waits(d, &added), every.waits(d, &added))
		}
		if none := (*new([game.MaxSeats + 1]int8)); stops.waits(d, &none) != (stops.At(m) && !ofCheck(d)) || !every.waits(d, &none) {
			t.Errorf("%s, nothing added: by default it is waited for %v, with stops everywhere %v", m, stops.waits(d, &none), every.waits(d, &none))
		}
		d.Idle = true
		if stops.waits(d, &added) || !stops.passes(d) || !every.waits(d, &added) || every.passes(d) {
			t.Errorf("%s, idle: by default it is waited for %v, with stops everywhere %v", m, stops.waits(d, &added), every.waits(d, &added))
		}
	}
}

// What decides about somebody's own ship or character waits for a click, alone, whatever was said of the dice before it.
func TestOwnShipAndCharacterWait(t *testing.T) {
	stops := DefaultStops()
	for _, m := range []Moment{
		{game.AfterRoll, game.RollRaiderAtPilot},
		{game.BeforeRoll, game.RollForDetention},
		{game.AfterRoll, game.RollForDetention},
		{Window: game.CheckPassed},
		{Window: game.ChoiceMade},
		{Window: game.CrisisRevealed},
	} {
		d := &game.Decision{Kind: game.AskWindow, Window: m.Window, Roll: m.Roll, Ship: card.Viper, Seats: 1, N: 5}
		if !stops.waits(d, new([game.MaxSeats + 1]int8)) || bundled(d) {
			t.Errorf("%s: by default it is waited for %v, it goes on with others alike %v", m, stops.waits(d, new([game.MaxSeats + 1]int8)), bundled(d))
		}
	}
	for n := 6; n <= game.DieFaces; n++ {
		if d := (&game.Decision{Kind: game.AskWindow, Window: game.AfterRoll, Roll: game.RollRaiderAtPilot, Ship: card.MarkVII, N: n}); bundled(d) {
			t.Errorf("a Mark VII hit by %d goes on with others alike", n)
		}
	}
}

// A file of the time before idle windows: whoever had all stops wanted to be asked everywhere.
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
