package scene

import (
	"battlestar/game"
	"battlestar/render/scene/check"
	"battlestar/render/scene/dice"
	"battlestar/render/scene/session"
	"battlestar/render/scene/sounds"
)

// stage shows on the table what its session tells: each room shows its part of an event.
type stage struct{ *Play }

// Begins starts what is visible of an event before it is told. A die tumbles before its result is known, a card turns over before it is named. It
// returns how many ticks that takes.
func (p stage) Begins(e *game.Event) int {
	if e.Kind != game.DieRolled {
		return max(p.Rooms.Check.Begins(e), p.Rooms.Moves.Begins(e), p.Rooms.Moments.Begins(e))
	}
	p.Rooms.Dice.Throw(e)
	p.Rooms.Sounds.Rolled(e, p.Rooms.Dice.Landing())
	return p.Rooms.Dice.Landing() - p.Tick
}

// Landed returns the tick at which everything moving on the table has arrived: nothing else is told before. A crisis covers the board, so it also
// waits until the battle there is over.
func (p stage) Landed(next *game.Event) int {
	at := max(p.Rooms.Moves.Landed(), p.Board.Landed())
	if next.To == game.CrisisOpen && p.Board.Busy() {
		at = max(at, p.Tick+1)
	}
	return at
}

// Happens tells a public event: from now on it is visible, audible and logged. What happened while a curtain was open is told when the curtain
// closes, because not everyone has seen it yet.
func (p stage) Happens(e *game.Event) session.Pace {
	v, ticks := p.View, p.Shell.Settings.Ticks
	if p.Exodus && v.Over == nil {
		p.Rooms.Recap.Proclaimed(e, v)
	}
	p.Rooms.Dice.Happened(e)
	seen := p.Board.Happened(e, v, p.Tick)
	p.Rooms.Sounds.Happened(e, v, seen)
	p.Rooms.Check.Happened(e)
	pace := session.Pace{Hold: max(seen, p.Board.Next(), p.Rooms.Moves.Happened(e, seen)) - p.Tick, Linger: p.reads(e)}
	pace.Hold = max(pace.Hold, ticks(turnsUp(e)))
	switch e.Kind {
	case game.CardPlayed: // as long as it is shown to everyone
		pace.Hold = max(pace.Hold, p.Rooms.Moves.Landed()-p.Tick)
	case game.DieRolled:
		pace.Linger = ticks(dice.RestTicks)
	case game.ChoseBox: // the box is lit before its effects begin
		pace.Hold = ticks(check.TakenTicks)
	case game.CheckEnded:
		p.Rooms.Check.Ended(e, p.Tick)
		pace.Hold = ticks(check.VerdictTicks) // its effects are shown after it
	}
	if stops := p.Rooms.Moments.Happened(e) - p.Tick; stops > 0 {
		pace.Hold, pace.Stops = max(pace.Hold, stops), true
	}
	return pace
}

// turnsUp returns how many ticks a card or token revealed to everyone with the Ionian Nebula stays alone: only a few if there are many.
func turnsUp(e *game.Event) int {
	switch {
	case e.Kind == game.AllyMet:
		return 50
	case e.Kind != game.Looked || e.Seat != game.NoSeat:
		return 0
	case e.Cause == game.ByMeeting, e.Cause == game.ByCrossroads:
		return 60
	case e.Cause == game.ByTrial:
		return 12
	}
	return 0
}

// Forget makes the rooms forget what they have seen: the events are told from another place.
func (p stage) Forget() {
	p.Settle()
	p.Rooms.Moves.Forget()
	p.Rooms.Dice.Forget()
}

// Settle ends all movement and its sounds.
func (p stage) Settle() {
	p.Rooms.Moves.Settle()
	p.Rooms.Moments.End()
	p.Rooms.Dice.Settle()
	p.Rooms.Check.Forget()
	p.Rooms.Sounds.Forget()
	p.Rooms.Recap.Dismiss()
}

// Asks lets the dice show what a new question is about to roll.
func (p stage) Asks() { p.Rooms.Dice.TakeAim() }

// Land makes everything on its way arrive at once.
func (p stage) Land() { p.Rooms.Moves.Settle() }

// CaughtUp updates the log and the music to what has been told.
func (p stage) CaughtUp() {
	p.Rooms.Log.Tell()
	p.Shell.Sound.Danger(sounds.Danger(p.View))
}

// reads returns how long an event must stay visible to everyone, by its words. It is 0 if nobody has to read it.
func (p stage) reads(e *game.Event) int {
	switch e.Kind {
	case game.CardMoved:
		if e.To == game.CrisisOpen {
			return p.ReadCard(e.Card)
		}
	case game.CheckChanged:
		if e.Cause == game.CheckOpens && e.Check.Mission {
			return p.ReadCard(e.Check.Card)
		}
	case game.ResultDecided: // with the card that it belongs to
		return p.ReadCard(e.Card)
	case game.NothingHappens:
		if e.Nothing != game.NobodyCondemned {
			return 0
		}
		fallthrough
	case game.Judged, game.Condemned, game.CardPlayed, game.AbilityUsed, game.Activated, game.AbilityResolved, game.Consequence:
		text, _ := p.Say.Event(p.View, *e)
		return p.Reads(text)
	}
	return 0
}
