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

// The curtain closes after IdleTime without input, or later if its seat has much to look at for the first time. It fades for the last FadeTime.
const (
	IdleTime = 60 * time.Second
	FadeTime = 10 * time.Second

	freshTime    = 4 * time.Second // extra time for each card seen for the first time
	maxFreshTime = 60 * time.Second
)

// BarTime is how long a window stays before it passes by itself.
const BarTime = 4 * time.Second

// HashPIN returns what a [SeatInfo] keeps of a PIN; "" for no PIN.
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
		return &RequestError{Why: ErrBot, Name: t.seats[seat].Name}
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

// Holds reports whether a seat is known to sit at the laptop: the last thing done there was that seat's answer or a look behind its curtain. Then
// its curtain opens with one press. A PIN is still asked for.
func (t *Table) Holds(seat game.Seat) bool { return t.holder == seat && t.seats[seat].PIN == "" }

// sits returns who is known to sit at the laptop after a seat has answered there: whoever chose something. A player who passes or asks for their
// hand may have said so across the table while somebody else pressed the button. Then that seat still sits there if it did before; otherwise nobody
// knows who does.
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

// Anybody is for input that anyone at the laptop may have given, such as a click on what is told: nobody knows who sits there. If only one person
// plays, there is no doubt.
func (t *Table) Anybody() {
	if people := t.humans(); t.open == game.NoSeat && people&(people-1) != 0 {
		t.holder = game.NoSeat
	}
}

// Away is for when the window loses the focus or the laptop has slept: nobody knows who sits there.
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

// Touch is for every input, including pointer movement: somebody is there.
func (t *Table) Touch() { t.idle = 0 }

// Rest passes time in which nobody touches the laptop. An open curtain closes after [Table.Closes]. If none is open, after IdleTime nobody knows
// who sits there.
func (t *Table) Rest(dt time.Duration) {
	t.idle += dt
	if t.open != game.NoSeat && t.idle >= t.closingTime() || t.open == game.NoSeat && t.idle >= IdleTime {
		t.Away()
	}
}

// closingTime returns how long an open curtain stays without input: longer for each card that its seat has not seen before. Everyone knows the
// number of those cards.
func (t *Table) closingTime() time.Duration {
	fresh := time.Duration(0)
	for _, e := range t.Since() {
		if (e.Kind == game.CardMoved || e.Kind == game.Looked) && learns(t.open, &e) {
			fresh++
		}
	}
	return IdleTime + min(fresh*freshTime, maxFreshTime)
}

// Closes returns how long the open curtain still stays if nobody touches anything, and how long it stays in all.
func (t *Table) Closes() (left, most time.Duration) {
	if t.open == game.NoSeat {
		return 0, 0
	}
	most = t.closingTime()
	return max(0, most-t.idle), most
}

// Elapse passes time on the open table. When the time is up, a question that continues by itself does so, and a wish answers its question.
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
	case asked.GoesOn && t.bar >= t.barTime(d) && d.Window == game.AfterRoll: // a hit is not just more of the same
		return t.GoOn()
	case asked.GoesOn && t.bar >= t.barTime(d) && asked.For == Window:
		return t.GoOnWithAll()
	case asked.GoesOn && t.bar >= t.barTime(d):
		return t.inOrder(d, true)
	}
	return nil
}

// Fade returns how far the curtain has faded, 0 to 1.
func (t *Table) Fade() float64 {
	if t.open == game.NoSeat {
		return 0
	}
	left, _ := t.Closes()
	return max(0, 1-float64(left)/float64(FadeTime))
}

// Hold stops the bar of a question that continues by itself: from now on it waits for a click, and so does the rest of its bundle.
func (t *Table) Hold() { t.held, t.bundle = true, bundle{} }

// behind reports whether a seat is asked behind its curtain if that is open. It is if the decision is private, or one that its cards may guide: its
// action, and whether it draws another Quorum card.
func behind(d *game.Decision, seat game.Seat) bool {
	return d != nil && d.Seats == game.SeatsOf(seat) && (d.Private || d.Kind == game.ChooseAction || d.Kind == game.ChooseQuorumDraw)
}

// Draws reports whether an event gives a seat a card that it alone may see, and must see before anything else is asked: a Quorum card for the
// President. Everyone knows of the draw.
func Draws(e *game.Event) bool {
	return e.Kind == game.CardMoved && e.From == game.QuorumDeck && e.To == game.QuorumHand
}

// Saw reports whether a seat has looked behind its curtain since the event at a place in the log; a bot always has.
func (t *Table) Saw(seat game.Seat, at int) bool {
	return t.seats[seat].Bot != "" || t.looked[seat] > at
}

// stays reports whether a seat's curtain stays open. It does if the seat drew a card that it must see. It also does if the same seat alone is asked
// next, again behind its curtain, and nothing happened that everyone must look at. This depends only on what everyone knows.
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
