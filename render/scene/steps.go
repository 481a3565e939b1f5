package scene

import (
	"battlestar/game"
	"battlestar/render/scene/check"
	"battlestar/render/scene/sounds"
)

// collect takes in what happened since the last frame: for the log, the dice, the sounds and the jump. What happened while a curtain was open is
// told when it closes, for then it was not yet seen by all.
func (p *Play) collect() {
	if p.Table.Eyes() != game.Everyone {
		return
	}
	fresh, at := 0, p.Tick
	for step := range p.Table.Steps() {
		if fresh == 0 {
			p.dice.Begin()
		}
		fresh++
		if p.Exodus && step.View.Over == nil {
			p.recap.Proclaimed(&step.Event, step.View)
		}
		if step.Event.Kind == game.Jumped { // what is on its way lands before
			at = max(at, p.moves.Landed())
		}
		at = p.Board.Happened(&step.Event, step.View, p.Tick, at)
		p.sounds.Happened(&step.Event, step.View, at)
		p.moves.Happened(&step.Event, step.View, max(p.Tick, at))
		switch step.Event.Kind {
		case game.AttackMade:
			p.dice.Attack = step.Event
		case game.DieRolled:
			p.dice.Add(p.dice.Fell(step.View, &step.Event), p.Tick)
			at = p.dice.Landing()
			p.sounds.Rolled(&step.Event, at)
		case game.CheckEnded:
			p.check.Ended(&step.Event, max(p.Tick, at))
			at = max(p.Tick, at) + p.Shell.Settings.Ticks(check.VerdictTicks) // what comes of it is seen after it
		case game.Revealed:
			if !p.Faces().Cylon(step.Event.Card) {
				break // who proves to be human is told in the log
			}
			text, _ := p.Say.Event(step.View, step.Event)
			p.moves.Befalls(step.Event.Seat, step.Event.Card, text, false)
		case game.Executed:
			text, _ := p.Say.Event(step.View, step.Event)
			p.moves.Befalls(step.Event.Seat, step.Event.Card, text, true)
		}
	}
	p.log.Tell()
	p.Shell.Sound.Danger(sounds.Danger(p.View))
}
