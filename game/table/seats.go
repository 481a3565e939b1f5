package table

import (
	"encoding/json"
	"slices"

	"battlestar/game"
	"battlestar/game/save"
)

// SetSeat changes who sits at a seat: another name, a bot for a player who leaves, a player for a bot, no PIN for a player who forgot it. Everyone
// else at the table must agree; the log tells it. The error is that the program does not have the bot.
func (t *Table) SetSeat(seat game.Seat, info SeatInfo) error { return t.change(seat, info, false) }

// TakeSeat changes who sits at a seat with the seat's PIN, so that nobody else is asked; the log tells it. The error is [ErrPIN], including for a
// seat without a PIN, or that the program does not have the bot.
func (t *Table) TakeSeat(seat game.Seat, info SeatInfo, pin string) error {
	if t.seats[seat].PIN == "" || !pinFits(t.seats[seat].PIN, pin) {
		return ErrPIN
	}
	return t.change(seat, info, true)
}

func (t *Table) change(seat game.Seat, info SeatInfo, byPIN bool) error {
	seats := slices.Clone(t.seats)
	seats[seat] = info
	if err := checkSeats(t.setup, seats, t.bots); err != nil {
		return err
	}
	data, err := json.Marshal(seatNote{save.Sitting{Seat: seat, Name: info.Name}, info, byPIN})
	if err != nil {
		return err
	}
	was := t.seats[seat]
	if was.Name != info.Name || was.Bot != info.Bot {
		t.setWishes(seat, nil) // they were somebody else's
		t.wanted[seat] = ""
		for i := range t.given {
			if t.given[i].seat == seat {
				t.given[i].done = nil
			}
		}
	}
	t.seats, t.holder = seats, game.NoSeat
	t.remarks = append(t.remarks, Remark{
		At: len(t.logs[game.Everyone]), What: SeatsChanged, Seat: seat, Was: was, Is: info, ByPIN: byPIN, record: len(t.standing),
	})
	t.appendRecord(save.Note{What: save.SeatChanged, Data: data})
	t.CloseCurtain()
	t.refresh()
	return nil
}

// seatNote is what the journal keeps when a seat changes.
type seatNote struct {
	save.Sitting
	Info  SeatInfo
	ByPIN bool `json:",omitempty"`
}

// seatsNote is the former note of a seat change: a list of all seats.
const seatsNote = "seats"

// noteSeats returns the seats as a journal note leaves them, and the seat that it changed, or NoSeat. byPIN reports whether the seat's PIN allowed
// the change.
func noteSeats(seats []SeatInfo, n save.Note) (changed []SeatInfo, seat game.Seat, byPIN bool) {
	switch n.What {
	case save.SeatChanged:
		var note seatNote
		if json.Unmarshal(n.Data, &note) == nil && note.Seat >= 0 && int(note.Seat) < len(seats) {
			changed = slices.Clone(seats)
			changed[note.Seat] = note.Info
			return changed, note.Seat, note.ByPIN
		}
	case seatsNote:
		if json.Unmarshal(n.Data, &changed) == nil && len(changed) == len(seats) {
			for s := range seats {
				if seats[s] != changed[s] {
					return changed, game.Seat(s), false
				}
			}
		}
	}
	return seats, game.NoSeat, false
}

// seatsAgain restores seat changes that a take-back would remove with the answers before them: who sits where is not part of the game. They come
// after all that is left of the log. at is the place where the records were removed.
func (t *Table) seatsAgain(fallen []save.Record, at int) {
	moved := map[int]int{}
	for i, r := range fallen {
		if note, ok := r.(save.Note); ok && (note.What == save.SeatChanged || note.What == seatsNote) {
			moved[at+i] = len(t.standing)
			t.appendRecord(note)
		}
	}
	for i := range t.remarks {
		r := &t.remarks[i]
		if to, ok := moved[r.record]; ok && r.What == SeatsChanged {
			r.record, r.At = to, len(t.logs[game.Everyone])
		}
	}
}

// SeatsIn returns who sits where at the end of a saved game.
func SeatsIn(c *save.Contents) []SeatInfo {
	seats := seatsOf(c.Header)
	for _, r := range c.Records {
		if note, ok := r.(save.Note); ok {
			seats, _, _ = noteSeats(seats, note)
		}
	}
	return seats
}

// seatsOf returns who sat where when a game began. A game that a test or another program saved without seats has plain human ones.
func seatsOf(h save.Header) []SeatInfo {
	var seats []SeatInfo
	if json.Unmarshal(h.Table, &seats) != nil || len(seats) != len(h.Setup.Players) {
		seats = make([]SeatInfo, len(h.Setup.Players))
		for i := range seats {
			seats[i].Name = h.Setup.Players[i].Name
		}
	}
	return seats
}
