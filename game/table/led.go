package table

import (
	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/save"
)

// Notes of the journal: the game leads its players through a first game, or does so no longer.
const (
	ledNote  = "led"
	leftNote = "led-left"
)

// Lead begins a game at a table that is already laid, and leads its players through it ([Table.Led]). Names and bots are those of the seats; the rest
// is as in [New].
func Lead(laid *game.State, seats []SeatInfo, store *save.Store, name string, bots map[string]bot.Player) (*Table, error) {
	if err := checkSeats(laid.Setup, seats, bots); err != nil {
		return nil, err
	}
	laid = laid.Clone()
	for i := range seats {
		laid.Setup.Players[i].Name = seats[i].Name
	}
	g, err := game.Restore(laid)
	if err != nil {
		return nil, err
	}
	t, err := begin(g, laid.Setup, seats, store, name, bots)
	if err != nil {
		return nil, err
	}
	t.led = true
	t.note(ledNote, nil)
	return t, nil
}

// Led reports whether the game leads its players: the screen then says what they can do next, one thing at a time.
func (t *Table) Led() bool { return t.led }

// Leave ends the leading. The game continues like any other.
func (t *Table) Leave() {
	if t.led {
		t.led = false
		t.note(leftNote, nil)
	}
}
