package scene

import (
	"battlestar/game"
	"battlestar/render/ui"
)

// collect takes in what happened since the last frame: for the log, the dice and the jump. What happened while a curtain was open is
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
		p.board.Happened(&step.Event, step.View, p.tick, at)
		p.sounds.happened(p, &step.Event, step.View, at)
		switch step.Event.Kind {
		case game.AttackMade:
			p.attack = step.Event
		case game.DieRolled:
			p.dice.add(p.fell(step.View, &step.Event), p.tick)
			at = p.dice.landing(&p.Shell.Settings)
			p.sounds.rolled(p, &step.Event, at)
		case game.Jumped:
			p.flash = p.tick
		case game.Revealed:
			if !p.faces().Cylon(step.Event.Card) {
				break // who proves to be human is told in the log
			}
			text, _ := p.Say.Event(step.View, step.Event)
			p.revealed = revealState{step.Event.Seat, step.Event.Card, text, p.tick}
		}
	}
	p.log.tell(p)
	p.Shell.Sound.Danger(danger(p.View))
}

// whiteOut is the flash of a jump.
func (p *Play) whiteOut(u *ui.UI) {
	long := p.Shell.Settings.Ticks(40)
	if p.flash == 0 || long == 0 || u.Tick-p.flash >= long {
		p.flash = 0
		return
	}
	if touched(&u.In) && u.Tick > p.flash {
		p.flash = 0
		return
	}
	left := 1 - float64(u.Tick-p.flash)/float64(long)
	u.Fill(u.Window(), ui.Alpha(ui.White, left*left))
	u.Wake(1)
}
