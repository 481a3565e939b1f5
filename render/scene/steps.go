package scene

import (
	"battlestar/game"
	"battlestar/render/scene/check"
	"battlestar/render/scene/dice"
	"battlestar/render/scene/session"
	"battlestar/render/scene/sounds"
)

// begins has what is to be seen of an event before it is told: a die tumbles before anybody knows how it fell, a card is turned over before
// anybody says which it is.
func (p *Play) begins(e *game.Event) int {
	if e.Kind != game.DieRolled {
		return max(p.check.Begins(e), p.moves.Begins(e), p.moments.Begins(e))
	}
	p.dice.Throw(e)
	p.sounds.Rolled(e, p.dice.Landing())
	return p.dice.Landing() - p.Tick
}

// landed is the tick at which what is on its way on the table has come to its end: nothing else is said before. A crisis lies over the board, and
// waits until nobody fights there either.
func (p *Play) landed(next *game.Event) int {
	at := max(p.moves.Landed(), p.Board.Landed())
	if next.To == game.CrisisOpen && p.Board.Busy() {
		at = max(at, p.Tick+1)
	}
	return at
}

// happens tells an event of the open table: it is seen, heard and logged from now on. What happened while a curtain was open is told when
// it closes, for then it was not yet seen by all.
func (p *Play) happens(e *game.Event) session.Pace {
	v, ticks := p.View, p.Shell.Settings.Ticks
	if p.Exodus && v.Over == nil {
		p.recap.Proclaimed(e, v)
	}
	p.dice.Happened(e)
	seen := p.Board.Happened(e, v, p.Tick)
	p.sounds.Happened(e, v, seen)
	p.check.Happened(e)
	pace := session.Pace{Hold: max(seen, p.Board.Next(), p.moves.Happened(e, seen)) - p.Tick, Linger: p.reads(e)}
	pace.Hold = max(pace.Hold, ticks(turnsUp(e)))
	switch e.Kind {
	case game.CardPlayed: // as long as it lies before everybody's eyes
		pace.Hold = max(pace.Hold, p.moves.Landed()-p.Tick)
	case game.DieRolled:
		pace.Linger = ticks(dice.RestTicks)
	case game.ChoseBox: // the box is lit before anything comes of it
		pace.Hold = ticks(check.TakenTicks)
	case game.CheckEnded:
		p.check.Ended(e, p.Tick)
		pace.Hold = ticks(check.VerdictTicks) // what comes of it is seen after it
	}
	if stops := p.moments.Happened(e) - p.Tick; stops > 0 {
		pace.Hold, pace.Stops = max(pace.Hold, stops), true
	}
	return pace
}

// turnsUp is how many ticks a card or a token stays alone that is turned up for all with the Ionian Nebula: of many of them only a few.
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

// forgets has the rooms forget what they have seen: what happened is told from another place.
func (p *Play) forgets() {
	p.settles()
	p.moves.Forget()
	p.dice.Forget()
}

// settles ends all that is on its way, and what is to be heard of it.
func (p *Play) settles() {
	p.moves.Settle()
	p.moments.End()
	p.dice.Settle()
	p.check.Forget()
	p.sounds.Forget()
	p.recap.Dismiss()
}

// tells has the log and the music follow what has been told.
func (p *Play) tells() {
	p.log.Tell()
	p.Shell.Sound.Danger(sounds.Danger(p.View))
}

// reads is how long something told has to stay before everybody's eyes, by its words; 0 for what nobody has to read.
func (p *Play) reads(e *game.Event) int {
	switch e.Kind {
	case game.CardMoved:
		if e.To == game.CrisisOpen {
			return p.ReadCard(e.Card)
		}
	case game.CheckChanged:
		if e.Cause == game.CheckOpens && e.Check.Mission {
			return p.ReadCard(e.Check.Card)
		}
	case game.ResultDecided: // with the card that it is of
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
