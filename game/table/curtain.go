package table

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"strings"
	"time"

	"battlestar/game"
)

// The curtain closes after IdleTime without input, or later where its seat has much to look at for the first time, and fades for the last
// FadeTime of it.
const (
	IdleTime = 60 * time.Second
	FadeTime = 10 * time.Second

	freshTime    = 4 * time.Second // more for each card seen for the first time
	maxFreshTime = 60 * time.Second
)

// BarTime is how long a window stays that goes on by itself.
const BarTime = 4 * time.Second

// HashPIN is what a [SeatInfo] keeps of a PIN; "" for no PIN.
func HashPIN(pin string) string {
	if pin == "" {
		return ""
	}
	var salt [8]byte
	rand.Read(salt[:])
	return hashPIN(hex.EncodeToString(salt[:]), pin)
}

func hashPIN(salt, pin string) string {
	sum := sha256.Sum256([]byte(salt + pin))
	return salt + ":" + hex.EncodeToString(sum[:])
}

func pinFits(hash, pin string) bool {
	if hash == "" {
		return true
	}
	salt, _, _ := strings.Cut(hash, ":")
	return subtle.ConstantTimeCompare([]byte(hashPIN(salt, pin)), []byte(hash)) == 1
}

// OpenCurtain shows the screen to a seat, whether it is asked or just wants to look. The errors are [ErrBot] and [ErrPIN].
func (t *Table) OpenCurtain(seat game.Seat, pin string) error {
	if t.seats[seat].Bot != "" {
		return &Fault{Why: ErrBot, Name: t.seats[seat].Name}
	}
	if !pinFits(t.seats[seat].PIN, pin) {
		return ErrPIN
	}
	t.CloseCurtain()
	t.open, t.holder = seat, seat
	t.idle = 0
	t.view = nil
	return nil
}

// Holds reports whether a seat is known to sit at the laptop: the last that anyone did there was an answer of that seat, or to look behind its
// curtain. Then its curtain opens with one press. A PIN is asked for all the same.
func (t *Table) Holds(seat game.Seat) bool { return t.holder == seat && t.seats[seat].PIN == "" }

// sits is who is known to sit at the laptop after a seat has answered there: whoever chose something. Whoever passes or calls for a hand may
// have said so across the table, and somebody else pressed it: that seat still sits there if it did before, else nobody knows who does.
func sits(d *game.Decision, holder game.Seat, a game.Answer) game.Seat {
	if a.Seat == holder {
		return holder
	}
	if d.Kind == game.AskWindow || len(a.Picks) == 0 {
		return game.NoSeat
	}
	// all others are chosen at the screen
	//exhaustive:ignore
	switch a.Picks[0].Kind {
	case game.Pass, game.Act, game.FromHand:
		return game.NoSeat
	}
	return a.Seat
}

// Anybody is for what anybody may have done at the laptop, such as to click on what is told: nobody knows who sits there. Where only one
// person plays there is no doubt.
func (t *Table) Anybody() {
	if people := t.humans(); t.open == game.NoSeat && people&(people-1) != 0 {
		t.holder = game.NoSeat
	}
}

// Away is for when the window loses the focus and after a sleep: nobody knows who sits at the laptop.
func (t *Table) Away() {
	t.CloseCurtain()
	t.holder = game.NoSeat
}

// CloseCurtain gives the screen back to everyone.
func (t *Table) CloseCurtain() {
	if t.open == game.NoSeat {
		return
	}
	t.looked[t.open] = len(t.logs[t.open])
	t.open = game.NoSeat
	t.view = nil
}

// Touch is for every input, the pointer that moves included: somebody is there.
func (t *Table) Touch() { t.idle = 0 }

// Rest lets time pass in which nobody touches the laptop: an open curtain closes after [Table.Closes], and after IdleTime nobody knows who sits
// there.
func (t *Table) Rest(dt time.Duration) {
	t.idle += dt
	if t.open != game.NoSeat && t.idle >= t.closingTime() || t.open == game.NoSeat && t.idle >= IdleTime {
		t.Away()
	}
}

// closingTime is how long an open curtain stays without input: longer for each card that its seat has not seen before. Everyone knows how
// many those are.
func (t *Table) closingTime() time.Duration {
	fresh := time.Duration(0)
	for _, e := range t.Since() {
		if (e.Kind == game.CardMoved || e.Kind == game.Looked) && learns(t.open, &e) {
			fresh++
		}
	}
	return IdleTime + min(fresh*freshTime, maxFreshTime)
}

// Closes is how long the curtain that is open stays if nobody touches anything, and how long it would have stayed at most.
func (t *Table) Closes() (left, most time.Duration) {
	if t.open == game.NoSeat {
		return 0, 0
	}
	most = t.closingTime()
	return max(0, most-t.idle), most
}

// Elapse lets time pass on the open table: what goes on by itself does when its bar is full, and what a wish answers is answered.
func (t *Table) Elapse(dt time.Duration) error {
	if t.open != game.NoSeat {
		return nil
	}
	d := t.g.Decision(game.Everyone)
	if d == nil {
		return nil
	}
	asked := t.Asked()
	wish := (*Wish)(nil)
	if asked.For == Choice {
		wish = t.wish(asked.Seat, d)
	}
	if !asked.GoesOn && wish == nil {
		return nil
	}
	t.bar += dt
	switch {
	case wish != nil && t.bar >= WishTime:
		t.Anybody()
		return t.give(game.Answer{Seat: asked.Seat, Picks: []game.Choice{wish.wished()}}, false)
	case asked.GoesOn && t.bar >= t.barTime(d) && d.Window == game.AfterRoll: // what has hit something is no more of the same
		return t.GoOn()
	case asked.GoesOn && t.bar >= t.barTime(d) && asked.For == Window:
		return t.GoOnWithAll()
	case asked.GoesOn && t.bar >= t.barTime(d):
		return t.inOrder(d, true)
	}
	return nil
}

// Fade is how far the curtain has faded, 0 to 1.
func (t *Table) Fade() float64 {
	if t.open == game.NoSeat {
		return 0
	}
	left, _ := t.Closes()
	return max(0, 1-float64(left)/float64(FadeTime))
}

// Hold stops the bar of what goes on by itself: it waits for a click from now on, and so does what would have gone on with it.
func (t *Table) Hold() { t.held, t.bundle = true, bundle{} }

// behind reports whether a seat is asked behind its curtain, if that is open: what is private, and in which its cards may lead it: its action,
// and whether it goes on drawing Quorum cards.
func behind(d *game.Decision, seat game.Seat) bool {
	return d != nil && d.Seats == game.SeatsOf(seat) && (d.Private || d.Kind == game.ChooseAction || d.Kind == game.ChooseQuorumDraw)
}

// Draws reports whether an event gives a seat a card that it alone may see, and is to see before anything else is asked: a Quorum card of the
// President's. All know of the draw.
func Draws(e *game.Event) bool {
	return e.Kind == game.CardMoved && e.From == game.QuorumDeck && e.To == game.QuorumHand
}

// Saw reports whether a seat has looked behind its curtain since the event at a place of the log; a bot always has.
func (t *Table) Saw(seat game.Seat, at int) bool {
	return t.seats[seat].Bot != "" || t.looked[seat] > at
}

// stays reports whether the curtain of a seat stays open: it drew what it is to see, or the same seat alone is asked next, behind its curtain
// again, and nothing happened that all have to look at. It depends only on what everyone knows.
func stays(open game.Seat, next *game.Decision, news []game.Event) bool {
	for i := range news {
		if Draws(&news[i]) && news[i].Seat == open {
			return true
		}
	}
	if !behind(next, open) {
		return false
	}
	for i := range news {
		switch e := &news[i]; e.Kind {
		case game.DieRolled, game.CheckEnded, game.Jumped, game.Revealed, game.Executed, game.TurnedDown, game.ShipsActivated, game.GameOver:
			return false
		case game.CardMoved, game.Looked:
			shown := e.Kind == game.Looked && e.Seat == game.NoSeat && e.From.Owner() != game.NoSeat // a Loyalty card
			if e.To == game.CrisisOpen || e.Kind == game.Looked && e.From == game.CrisisOpen || shown {
				return false
			}
		}
	}
	return true
}
