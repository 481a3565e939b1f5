package scene

import (
	"battlestar/game"
)

// collect takes in what happened since the last frame: for the log, the dice, the sounds and the jump. What happened while a curtain was open is
// told when it closes, for then it was not yet seen by all.
func (p *Play) collect() {
	if p.Table.Eyes() != game.Everyone {
		return
	}
	fresh, at := 0, p.tick
	for step := range p.Table.Steps() {
		if fresh == 0 {
			p.dice.begin()
		}
		fresh++
		p.followFleet(&step.Event)
		if p.exodus && step.View.Over == nil {
			p.proclaimed(&step.Event, step.View)
		}
		if step.Event.Kind == game.Jumped { // what is on its way lands before
			at = max(at, p.landed())
		}
		at = p.board.Happened(&step.Event, step.View, p.tick, at)
		p.sounds.happened(p, &step.Event, step.View, at)
		p.happened(&step.Event, step.View, max(p.tick, at))
		switch step.Event.Kind {
		case game.AttackMade:
			p.attack = step.Event
		case game.DieRolled:
			p.dice.add(p.fell(step.View, &step.Event), p.tick)
			at = p.dice.landing(&p.Shell.Settings)
			p.sounds.rolled(p, &step.Event, at)
		case game.CheckEnded:
			p.ended(&step.Event, max(p.tick, at))
			at = max(p.tick, at) + p.Shell.Settings.Ticks(verdictTicks) // what comes of it is seen after it
		case game.Revealed:
			if !p.faces().Cylon(step.Event.Card) {
				break // who proves to be human is told in the log
			}
			text, _ := p.Say.Event(step.View, step.Event)
			p.befalls(fate{step.Event.Seat, step.Event.Card, text, false})
		case game.Executed:
			text, _ := p.Say.Event(step.View, step.Event)
			p.befalls(fate{step.Event.Seat, step.Event.Card, text, true})
		}
	}
	p.log.tell(p)
	p.Shell.Sound.Danger(danger(p.View))
}
