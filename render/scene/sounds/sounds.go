package sounds

import (
	"slices"

	"battlestar/audio"
	"battlestar/game"
	"battlestar/game/card"
	"battlestar/render/board"
	"battlestar/render/scene/dice"
	"battlestar/render/scene/session"
	"battlestar/render/ui"
)

// Sounds holds what is still to be heard of public events: a hit sounds when it is seen.
type Sounds struct {
	*session.Session
	Due    []Sounding
	attack game.Event // an attack whose result is not known yet
	shown  int        // tick at which the last attack is seen to hit or miss; what follows it is seen later
}

// New makes the sounds of a game.
func New(s *session.Session) *Sounds {
	return &Sounds{Session: s}
}

// Sounding is a cue, the tick at which it is heard, and its side of the table, from -1 (left) to 1.
type Sounding struct {
	Cue  audio.Cue
	At   int
	Side float64
}

// apart is the number of ticks between two cues of one moment, so that each is heard. A cue that would come more than late ticks after its time is
// dropped.
const apart, late = 7, 56

// add schedules a cue for a tick, on a side. Equal ones merge, and one that coincides with others begins a little after them.
func (s *Sounds) add(cue audio.Cue, at int, side float64) {
	if slices.ContainsFunc(s.Due, func(d Sounding) bool { return d.Cue == cue && d.At > at-apart && d.At <= at+late }) {
		return
	}
	latest := at + late
	for slices.ContainsFunc(s.Due, func(d Sounding) bool { return d.At-at < apart && at-d.At < apart }) {
		at += apart
	}
	if at <= latest {
		s.Due = append(s.Due, Sounding{cue, at, side})
	}
}

// Happened takes in a public event; at is when it is to be seen.
func (s *Sounds) Happened(e *game.Event, v *game.View, at int) {
	if v.Over != nil && e.Kind != game.GameOver {
		return // all cards are revealed; only the end is heard
	}
	switch e.Kind {
	case game.AttackMade:
		s.attack = *e
		return
	case game.StepBegan:
		s.attack = game.Event{} // it was never rolled for
	}
	if s.attack.Kind == game.AttackMade && (e.Kind == game.AttackMissed || board.Hits(e)) {
		guns, long := gunsOf(&s.attack), board.ShotTicks
		if guns == audio.Nuke {
			long = board.NukeTicks
		}
		s.add(guns, at, s.Board.Side(&s.attack, v))
		s.shown = at + s.Shell.Settings.Ticks(long*3/4) // the same time as on the board
		s.attack = game.Event{}
	}
	at = max(at, s.shown)
	if cue, ok := s.cueOf(e, v); ok {
		s.add(cue, at, s.Board.Side(e, v))
	}
}

// Rolled adds the sounds of a die that comes to rest at a tick.
func (s *Sounds) Rolled(e *game.Event, landing int) {
	if e.Natural == 0 {
		return // no die was rolled (B-DIE-05)
	}
	// At a faster pace, the die would land before the sound of its tumbling ends.
	if long := s.Shell.Settings.Ticks(dice.RollTicks); long == dice.RollTicks {
		s.add(audio.DieTumbles, landing-long, 0)
	}
	s.add(audio.DieLands, landing, 0)
}

// Hear plays what is due. A click or a key ends all motion, so the last of what is waiting is heard at once.
func (s *Sounds) Hear(u *ui.UI) {
	if len(s.Due) == 0 {
		return
	}
	if session.Touched(&u.In) {
		s.Due = s.Due[max(0, len(s.Due)-3):]
		for i := range s.Due {
			s.Due[i].At = min(s.Due[i].At, u.Tick)
		}
	}
	next := 0
	s.Due = slices.DeleteFunc(s.Due, func(d Sounding) bool {
		if d.At > u.Tick {
			if next == 0 || d.At < next {
				next = d.At
			}
			return false
		}
		s.Shell.Play(d.Cue, 0, d.Side)
		return true
	})
	if next > 0 && s.Shell.Sound.Audible() {
		u.Wake(next - u.Tick)
	}
}

// Forget drops what was still to be heard.
func (s *Sounds) Forget() { s.Due, s.attack, s.shown = nil, game.Event{}, 0 }

// End plays the last of what happened at once, as the table leaves the screen.
func (s *Sounds) End() {
	for _, d := range s.Due[max(0, len(s.Due)-2):] {
		s.Shell.Play(d.Cue, 0, d.Side)
	}
	s.Due = nil
}

// gunsOf returns the sound of an attack.
func gunsOf(e *game.Event) audio.Cue {
	// the others are only heard as dice
	//exhaustive:ignore
	switch e.RollFor {
	case game.RollForNuke, game.RollForAreaNuke:
		return audio.Nuke
	case game.RollBasestarAtGalactica:
		return audio.Missile
	case game.RollRaiderAtGalactica, game.RollRaiderAtViper, game.RollRaiderAtPilot:
		return audio.RaiderGuns
	}
	return audio.ViperGuns
}

// cueOf returns the sound of a public event; v is the table after it.
func (s *Sounds) cueOf(e *game.Event, v *game.View) (audio.Cue, bool) {
	switch e.Kind {
	case game.TurnBegan:
		if e.N == 1 {
			return audio.Evening, true
		}
		return audio.Turn, true
	case game.ThresholdMet:
		return audio.Sleeper, e.N == s.Faces().SleeperAt()
	case game.CardMoved:
		return s.cueOfCard(e)
	case game.PhaseBegan:
		return phaseCues[e.Phase], phaseCues[e.Phase] != 0
	case game.ShipMoved:
		return cueOfShip(e)
	case game.CharacterMoved:
		switch {
		case e.ToArea != card.NoArea:
			return audio.ViperLaunch, true
		case e.Place == card.Brig, e.Place == card.Detention: // P-NC-09
			return audio.Brig, true
		case e.Place != "":
			return audio.Pawn, true
		}
	case game.ResourceChanged:
		switch {
		case e.N > 0:
			return audio.Gain, true
		case v.InRed(e.Resource):
			return audio.Red, true
		}
		return audio.Loss, true
	case game.JumpPrepMoved:
		return audio.JumpStep, e.N > 0
	case game.PursuitMoved:
		return audio.Contact, e.N > 0
	case game.Looked:
		if e.Cause == game.ByMutineer {
			return audio.Mutiny, true
		}
		return audio.CardTurned, e.Seat == game.NoSeat
	case game.MiraclesChanged:
		return audio.Miracle, e.N > 0
	case game.Contributed:
		return audio.CardAdded, e.N > 0
	case game.BasestarGone:
		return audio.Explosion, e.Cause == game.ByHit
	case game.BasestarMoved:
		main, _ := e.ToSpot.Areas()
		return audio.Basestar, main != card.NoArea
	case game.CenturionMoved:
		switch {
		case e.ToAt < 0:
			return audio.Hit, e.Cause == game.ByHit
		case e.FromAt >= 0:
			return audio.Centurion, true
		}
	case game.ForceMoved:
		switch {
		case e.ToAt < 0 || e.ToAt == game.OutOfTrack && e.Cause == game.ByHit:
			return audio.Hit, e.Cause == game.ByHit
		case e.ToAt != game.OutOfTrack: // a force that leaves the road is heard by the ship that it destroys
			return audio.Centurion, true
		}
	case game.CheckEnded:
		if e.Result == game.Failed {
			return audio.CheckFailed, true
		}
		return audio.CheckPassed, true
	case game.Revealed:
		if s.Faces().Cylon(e.Card) {
			return audio.Reveal, true
		}
		return audio.CardTurned, true
	case game.BecameCylon: // a player who reveals themselves has been heard already
		return audio.Reveal, e.Allegiance != game.CylonPlayer
	case game.Infiltration:
		return audio.Contact, v.Seats[e.Seat].Infiltrating()
	case game.TitleGiven:
		return audio.Title, e.Seat != game.NoSeat
	case game.GameOver:
		if e.Over.HumansWin {
			return audio.Won, true
		}
		return audio.Lost, true
	}
	cue, ok := cuesOf[e.Kind]
	return cue, ok
}

// cuesOf are the sounds of events that always sound the same.
var cuesOf = map[game.EventKind]audio.Cue{
	game.Shuffled: audio.CardsShuffled, game.CharacterTaken: audio.CardTurned, game.CardPlayed: audio.CardAdded, game.AttackMissed: audio.Miss, game.BasestarPlaced: audio.Basestar,
	game.Launched: audio.Raiders, game.ShipsActivated: audio.Contact, game.FleetGrows: audio.Contact, game.Boarded: audio.Boarding,
	game.Repaired: audio.Repaired, game.Jumped: audio.Jump, game.Executed: audio.Execution, game.AllyMet: audio.Ally, game.Condemned: audio.Eliminated,
	game.PegasusDestroyed: audio.Explosion, game.Landed: audio.Landing, game.GalacticaBack: audio.GalacticaBack,
	game.RebelsTurned: audio.Basestar, game.HubLost: audio.Explosion,
}

// phaseCues are the sounds of the phases of the Ionian Nebula (few: before and after there is none).
var phaseCues = [game.NumPhases]audio.Cue{game.AtCrossroads: audio.Crossroads, game.AtTrial: audio.Trial}

// cueOfCard returns the sound of a card or of a token, which counts as a card.
func (s *Sounds) cueOfCard(e *game.Event) (audio.Cue, bool) {
	if game.HullWith(e.To) != nil {
		return audio.Damage, true
	}
	switch e.To {
	case game.CrisisOpen:
		if s.Faces().Attack(e.Card) {
			return audio.Klaxon, true
		}
		return audio.Crisis, true
	case game.QuorumOpen:
		return audio.CardTurned, true
	case game.MutinyOpen:
		return audio.Mutiny, e.Cause == game.ByPlay
	case game.ActiveMission:
		return audio.Mission, true
	case game.Traveled:
		return audio.Arrived, true
	case game.TraumaShown:
		return audio.Disaster, e.Cause == game.ByDisaster
	case game.Contribution(game.Everyone):
		return audio.CardAdded, true
	}
	for n := range len(game.Tabletop{}.Basestars) {
		if e.To == game.BasestarTokens(n) {
			return audio.Hit, true
		}
	}
	for _, a := range card.Areas {
		if e.From == game.Civilians(a) && e.To == game.Removed {
			return audio.Explosion, e.Cause == game.ByHit
		}
	}
	switch onGround := e.From == game.LockedShips || e.From == game.PreparedShips; {
	case onGround && e.To == game.Removed:
		return audio.Explosion, e.Cause == game.ByHit
	case e.From == game.LockedShips && e.To == game.PreparedShips:
		return audio.Repaired, true
	case e.From == game.PreparedShips: // it takes off
		return audio.ViperLaunch, true
	}
	owner := e.To.Owner()
	// The cards that a seat adds to a check are heard together, once they are announced.
	return audio.CardDealt, owner != game.NoSeat && e.To != game.Contribution(owner)
}

func cueOfShip(e *game.Event) (audio.Cue, bool) {
	from, fromBehind := e.FromSpot.Areas()
	to, _ := e.ToSpot.Areas()
	cylon := e.Ship == card.Raider || e.Ship == card.HeavyRaider
	switch {
	case e.ToSpot == game.Destroyed, e.ToSpot == game.Supply && (from != card.NoArea || fromBehind != card.NoArea):
		return audio.Explosion, e.Cause == game.ByHit
	case e.ToSpot == game.DamagedBox:
		return audio.Hit, true
	case e.FromSpot == game.DamagedBox:
		return audio.Repaired, true
	case to != card.NoArea && cylon:
		return audio.Raiders, true
	case to != card.NoArea:
		return audio.ViperLaunch, true
	}
	return 0, false
}
