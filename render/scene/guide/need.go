package guide

import (
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/scene/session"
)

// Need is a condition for the words of a note to be true. All of it is public.
type Need struct {
	Works card.Place // this location is not damaged
	Held  card.Title // a player holds this title
	That  Fact
}

// Fact is another assumption of a note.
type Fact uint8

// The facts.
const (
	NoFact         Fact = iota
	FaceDown            // cards are added to the check facedown
	PlainCount          // only its type changes what a card counts
	AnyNumber           // the asked player may add any number of cards
	BothBoxes           // both boxes of the crisis may be chosen
	OwnSkills           // a human player receives the skills of a turn
	Walks               // the moving player is aboard, and can pay to go to the other ship
	UsesPlace           // the acting player may use the location, or look at the hand
	AdmiralChooses      // the Admiral chooses the destination
	HandsAsked          // the window asks for cards that anyone may hold
	LeftBehind          // the fleet leaves all ships behind when it jumps
)

// met reports whether all assumptions of a note hold.
func met(p *session.Session, needs []Need) bool {
	return !slices.ContainsFunc(needs, func(n Need) bool { return !n.met(p) })
}

func (n Need) met(p *session.Session) bool {
	v, d := p.View, p.View.Decision
	switch {
	case n.Works != "" && v.Damaged(n.Works):
		return false
	case n.Held != card.NoTitle && v.Holder(n.Held) == game.NoSeat:
		return false
	}
	offers := func(is func(o *game.Option) bool) bool {
		return d != nil && slices.ContainsFunc(d.Options, func(o game.Option) bool { return is(&o) })
	}
	switch n.That {
	case NoFact:
		return true
	case FaceDown:
		return v.Check != nil && !v.Check.FaceUp
	case PlainCount:
		return v.Check != nil && !v.Check.OnesCount && v.Check.Zero == card.AnySkill && v.Check.Double == card.AnySkill
	case AnyNumber:
		return d != nil && d.Seat() != game.NoSeat && d.N == v.Count(game.Hand(d.Seat())) && !d.NotOne
	case BothBoxes:
		return d != nil && len(d.Options) > 1
	case OwnSkills:
		return v.Step == game.ReceiveSkills && d != nil && d.Seats == game.SeatsOf(v.Current) && v.Seats[v.Current].Human()
	case Walks:
		return d != nil && d.Seat() != game.NoSeat && !v.Seats[d.Seat()].Piloting() && offers(func(o *game.Option) bool { return o.Cost > 0 })
	case UsesPlace:
		return offers(func(o *game.Option) bool { return o.Kind == game.Locate }) && offers(func(o *game.Option) bool { return o.Kind == game.FromHand })
	case AdmiralChooses:
		return d != nil && d.Seat() == v.Admiral()
	case HandsAsked:
		return d != nil && slices.Contains([]game.Window{game.BeforeCards, game.StrengthTotaled, game.BeforeRoll, game.AfterRoll}, d.Window)
	case LeftBehind:
		return !v.HasBoard(card.CylonFleetBoard)
	}
	panic(fmt.Sprintf("unknown guide.Fact %d", n.That))
}
