package scene

import (
	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// collect takes in what happened since the last frame: for the log, the dice and the jump. What happened while a curtain was open is
// told when it closes, for then it was not yet seen by all.
func (p *Play) collect() {
	if p.Table.Eyes() != game.Everyone {
		return
	}
	fresh, at := 0, p.tick
	var cues [audio.Click + 1]bool // each once, however often it happened
	for step := range p.Table.Steps() {
		if fresh == 0 {
			p.dice.begin()
		}
		fresh++
		if cue, ok := cueOf(&step.Event); ok {
			cues[cue] = true
		}
		p.followFleet(&step.Event)
		if p.exodus && step.View.Over == nil {
			p.proclaimed(&step.Event, step.View)
		}
		p.board.Happened(&step.Event, step.View, p.tick, at)
		switch step.Event.Kind {
		case game.DieRolled:
			text, _ := p.Say.Event(step.View, step.Event)
			p.dice.add(step.Event, text, p.tick)
			at = p.dice.landing(&p.Shell.Settings)
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
	for cue, heard := range cues {
		if heard {
			p.Shell.Play(audio.Cue(cue))
		}
	}
}

// cueOf is the sound of an event.
func cueOf(e *game.Event) (audio.Cue, bool) {
	switch e.Kind {
	case game.DieRolled:
		return audio.Die, true
	case game.Jumped:
		return audio.Jump, true
	case game.Revealed:
		return audio.Reveal, true
	case game.ShipsActivated:
		return audio.Klaxon, true
	case game.BasestarGone, game.Boarded:
		return audio.Hit, true
	case game.BasestarPlaced, game.Launched:
		return audio.Raider, true
	case game.CardPlayed, game.Contributed:
		return audio.Card, true
	case game.ShipMoved:
		switch {
		case e.ToSpot == game.DamagedBox || e.ToSpot == game.Destroyed || e.ToSpot == game.Supply:
			return audio.Hit, true
		case e.Ship == card.Viper:
			return audio.Viper, true
		case e.Ship == card.Raider || e.Ship == card.HeavyRaider:
			return audio.Raider, true
		}
	case game.CardMoved:
		switch {
		case e.To == game.DamageOnBoard:
			return audio.Hit, true
		case e.To.Owner() != game.NoSeat || e.To == game.CrisisOpen:
			return audio.Card, true
		}
	}
	return 0, false
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
