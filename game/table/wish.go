package table

import (
	"encoding/json"
	"slices"
	"time"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
)

// Wish is what a seat says in advance, in private: at this moment it wants to be asked. When the table continues there, it is as if the seat itself
// had said that it wants to play something. Any seat may wish anything, whatever it holds, so being asked reveals nothing.
type Wish struct {
	Moment Moment
	None   bool    `json:",omitempty"` // it is not asked: for adding cards to a check, and for an ability; see [Asking]
	Added  bool    `json:",omitempty"` // for an ability: it is asked only in checks that it has added cards to
	Card   card.ID `json:",omitempty"` // the card it plans to play then, for its own eyes; or ""
	Always bool    `json:",omitempty"` // not only the next time
}

// WishTime is how long a question in the open stays if a wish answers it.
const WishTime = 1500 * time.Millisecond

const wishesNote = "wishes"

// wishes is what a note keeps of a seat's wishes.
type wishes struct {
	Seat   game.Seat
	Wishes []Wish
}

// instance distinguishes one window from the next of the same moment.
type instance struct {
	moment Moment
	beat   int // the number of dice, checks and steps so far
}

// Wishes returns what the seat whose curtain is open has said in advance; nil on the open table.
func (t *Table) Wishes() []Wish {
	if t.open == game.NoSeat {
		return nil
	}
	return slices.Clone(t.wishes[t.open])
}

// SetWishes sets what the seat whose curtain is open wants to be asked from now on ([ErrCurtain] if none is open). Wishes are saved with the game.
// A wish that is not for always ends when its moment has come.
func (t *Table) SetWishes(list []Wish) error {
	if t.open == game.NoSeat {
		return ErrCurtain
	}
	t.setWishes(t.open, list)
	return nil
}

func (t *Table) setWishes(seat game.Seat, list []Wish) {
	t.wishes[seat] = slices.Clone(list)
	t.note(wishesNote, wishes{seat, list})
}

// readNote applies what a note of the journal says about stops and wishes.
func (t *Table) readNote(n save.Note) {
	switch n.What {
	case ledNote:
		t.led = true
	case leftNote:
		t.led = false
	case stopsNote:
		json.Unmarshal(n.Data, &t.stops) // what another program wrote is ignored
	case wishesNote:
		var w wishes
		if json.Unmarshal(n.Data, &w) == nil && w.Seat >= 0 && int(w.Seat) < len(t.wishes) {
			t.wishes[w.Seat] = w.Wishes
		}
	}
}

// now returns the instance of a decision at which seats may have wishes.
func (t *Table) now(d *game.Decision) instance { return instance{MomentOf(d), t.beat} }

// wish returns a seat's wish for a decision that is not fulfilled yet, or nil.
func (t *Table) wish(seat game.Seat, d *game.Decision) *Wish {
	if d.Kind != game.AskWindow && d.Kind != game.Contribute || t.came[seat] == t.now(d) {
		return nil
	}
	i := slices.IndexFunc(t.wishes[seat], func(w Wish) bool { return w.Moment == MomentOf(d) })
	if i < 0 || d.Kind == game.AskWindow && t.wishes[seat][i].asking() != AskEachTime {
		return nil
	}
	return &t.wishes[seat][i]
}

// wished returns what a seat answers by its wish: it wants to act, or adds no cards.
func (w *Wish) wished() game.Choice {
	if w.None && w.Moment == (Moment{}) {
		return game.Choice{Kind: game.Pass}
	}
	return game.Choice{Kind: game.Act}
}

// fulfil handles an answer to a decision. If the moment of a wish has come, by the wish or because the seat itself spoke up, the wish is fulfilled.
// fulfil returns a wish that has ended, for take-back.
func (t *Table) fulfil(d *game.Decision, a game.Answer) (done []Wish) {
	acts := len(a.Picks) > 0 && a.Picks[0].Kind == game.Act
	if d.Kind == game.ChooseFromHand || d.Kind == game.AskWindow || d.Kind == game.Contribute {
		t.wanted[a.Seat] = ""
	}
	if d.Kind != game.Contribute && !(d.Kind == game.AskWindow && acts) {
		return nil
	}
	w := t.wish(a.Seat, d)
	t.came[a.Seat] = t.now(d)
	if w == nil {
		return nil
	}
	t.wanted[a.Seat] = w.Card
	if w.Always {
		return nil
	}
	done = []Wish{*w}
	left := slices.DeleteFunc(slices.Clone(t.wishes[a.Seat]), func(other Wish) bool { return other == done[0] })
	t.setWishes(a.Seat, left)
	return done
}

// Wanted returns the card that the seat whose curtain is open named in advance for what it is asked now, or "" if none.
func (t *Table) Wanted() card.ID {
	if d := t.g.Decision(game.Everyone); t.open == game.NoSeat || d == nil || d.Kind != game.ChooseFromHand || d.Seat() != t.open || d.Window == game.NoWindow {
		return ""
	}
	return t.wanted[t.open]
}

// beats reports whether an event makes the next window a separate one, even if its moment is the same.
func beats(e game.Event) bool {
	switch e.Kind {
	case game.TurnBegan, game.StepBegan, game.DieRolled, game.CheckEnded, game.ShipsActivated:
		return true
	case game.CardMoved:
		return e.To == game.CrisisOpen
	}
	return false
}
