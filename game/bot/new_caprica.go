package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

const (
	forceWorth    = -4.0 // an occupation force on the first space of its track
	forceStep     = -2.0 // each step nearer to the ships
	returnWorth   = 20.0 // Galactica returns
	enoughLeft    = 0.5  // the least to remain of each resource; the losses with the ships are averages
	preparedShare = 0.4  // the share of a civilian ship saved by preparing it; evacuating it saves the rest
)

// ground is what a player does on New Caprica.
type ground struct{ *mind }

// ---- The table ----

// onNewCaprica reports whether a player's character is on New Caprica.
func onNewCaprica(v *game.View, s game.Seat) bool {
	if s < 0 || int(s) >= len(v.Seats) {
		return false
	}
	l := v.Boxes.Locations.Of(v.Seats[s].Place)
	return l != nil && l.Board == card.NewCapricaBoard
}

// force returns what an occupation force costs the humans where it is. A force that steps off the track destroys a civilian ship and is gone.
func force(v *game.View, space int) float64 {
	if space == game.OutOfTrack {
		return civilian(v) * one(v.Count(game.LockedShips)+v.Count(game.PreparedShips) > 0)
	}
	return forceWorth + forceStep*float64(space)
}

// march returns the cost of activating all occupation forces.
func march(v *game.View) float64 {
	if v.Stage() == game.BeforeLanding {
		return 0
	}
	if v.Forces() == 0 {
		return newForce(v)
	}
	worth := 0.0
	for space, n := range v.NewCaprica.Forces {
		worth += float64(n) * (force(v, space+1) - force(v, space))
	}
	return worth
}

// marchOne returns the cost of activating the occupation force that hurts most.
func marchOne(v *game.View) float64 {
	if v.Forces() == 0 {
		return newForce(v)
	}
	worst := 0.0
	for space, n := range v.NewCaprica.Forces {
		if n > 0 {
			worst = min(worst, force(v, space+1)-force(v, space))
		}
	}
	return worst
}

func newForce(v *game.View) float64 {
	return forceWorth * one(v.Stage() != game.BeforeLanding && v.ForcesLeft(v.Boxes) > 0)
}

// fewer returns the worth of destroying n occupation forces, those nearest to the ships.
func fewer(v *game.View, n int) float64 {
	worth := 0.0
	if v.Stage() == game.BeforeLanding {
		return 0
	}
	for space := game.PatrolSpaces - 1; space >= 0; space-- {
		here := min(n, v.NewCaprica.Forces[space])
		worth -= float64(here) * force(v, space)
		n -= here
	}
	return worth
}

// saves returns the worth of the better thing to do with the ships on the ground.
func saves(v *game.View) float64 {
	worth := 0.0
	if v.Count(game.LockedShips) > 0 {
		worth = -preparedShare * civilian(v)
	}
	if v.Stage() == game.InOrbit && v.Count(game.PreparedShips) > 0 {
		worth = -(1 - preparedShare) * civilian(v)
	}
	return worth
}

// departure returns the worth of the fleet leaving New Caprica now: the game, if the losses on the ground leave the humans some of every resource.
// On average a ship left behind costs 1 population; some take fuel or morale with them.
func departure(v *game.View) float64 {
	left := float64(v.Count(game.LockedShips) + v.Count(game.PreparedShips))
	people := 0.0
	for s := range v.Seats {
		people += one(isHuman(v, game.Seat(s)) && onNewCaprica(v, game.Seat(s)))
	}
	population := float64(v.Resources[card.Population]) - left
	morale := float64(v.Resources[card.Morale]) - people - 0.15*left
	fuel := float64(v.Resources[card.Fuel]) - 0.15*left
	if min(population, morale, fuel) < enoughLeft {
		return -lostGame
	}
	return lostGame
}

// ---- What the verbs are worth ----

// weighNewCaprica weighs the effects of New Caprica.
func weighNewCaprica(v *game.View, e card.Effect) (worth float64, known bool) {
	switch e := e.(type) {
	case card.NewCapricaPhase:
		return distanceWorth, true
	case card.ActivateForces:
		return march(v), true
	case card.ActivateForce:
		return marchOne(v), true
	case card.PlaceForce:
		return newForce(v), true
	case card.DestroyForces:
		return fewer(v, e.N), true
	case card.AttackForces:
		if v.Seat < 0 || v.ForcesAt(v.Seats[v.Seat].Place) == 0 {
			return 0, true
		}
		hit := float64(game.DieFaces+1-e.From) / float64(game.DieFaces)
		return -hit * force(v, game.PatrolAt(v.Seats[v.Seat].Place)), true
	case card.Detain:
		return -(float64(e.Detention)*brigWorth + float64(e.Medical-e.Detention)*sickbayWorth) / float64(game.DieFaces), true
	case card.ExecuteRevealed:
		return cardWorth, true
	case card.LeaveNewCaprica:
		return departure(v), true
	case card.PrepareOrEvacuate:
		return saves(v), true
	case card.FlyAlong, card.LookAtLocked, card.NeedsGround:
		return 0, true
	case card.DestroyOnGround:
		return force(v, game.OutOfTrack), true
	case card.ReleaseDetained:
		return brigWorth * one(len(at(v, card.Detention)) > 0), true
	case card.LeaveDetention:
		return brigWorth * one(v.Seat >= 0 && v.Seats[v.Seat].Place == card.Detention), true
	case card.NoJumpStep:
		return -jumpPrepWorth / 2 * one(v.Stage() == game.Occupied), true
	case card.ResolveCrisis:
		return crisisWorth, true
	case card.LoseHighest:
		return resource(v, highest(v), -e.N), true
	case card.OfferQuorum:
		return 1.5 * quorumWorth, true
	case card.MayDraw:
		return drawnWorth * float64(e.N*number(v, e.Who)), true
	default:
		return 0, false
	}
}

// ---- What a player does ----

// reaches reports whether a player's character can go to a location (P-NC-03, P-NC-05, P-NC-32).
func (m actions) reaches(s game.Seat, l *card.Location) bool {
	landed := m.Stage() != game.BeforeLanding
	switch {
	case l.Hazardous || landed && l.Board == card.ColonialOneBoard:
		return false
	case l.Board == card.NewCapricaBoard:
		return landed
	default:
		return m.Stage() != game.Occupied && m.HasBoard(l.Board) && m.ForCylons(l.Board) == m.Seats[s].Cylon() && (l.ID != card.HubDestroyed || m.HubLost())
	}
}

// cylonUse returns how much the Cylon action of a location on New Caprica hurts the humans.
func (m ground) cylonUse(place card.Place) float64 {
	l := m.Boxes.Locations.Of(place)
	if l == nil || l.Board != card.NewCapricaBoard {
		return 0
	}
	worth := -worthOf(m.View, l.CylonAction, nil)
	if m.detains(place) {
		worth = max(worth, -worthOf(m.View, m.Boxes.Effects(card.TitleActions, card.DetainHuman)[0], nil))
	}
	return worth
}

// detains reports whether a human at a location can be arrested (P-NC-18).
func (m ground) detains(place card.Place) bool {
	if m.ForcesAt(place) == 0 {
		return false
	}
	for _, s := range at(m.View, place) {
		if isHuman(m.View, s) {
			return true
		}
	}
	return false
}

// cylonAction scores what a Cylon player on New Caprica does as an action.
func (m ground) cylonAction(o game.Option) float64 {
	switch {
	case o.Kind == game.TheAction && o.Card == card.DetainHuman:
		return -worthOf(m.View, m.Boxes.Effects(card.TitleActions, card.DetainHuman)[0], nil)
	case o.Kind == game.Locate:
		return max(-worthOf(m.View, m.Boxes.Locations.Of(o.Place).ActionOf(true), nil), 0.1)
	default:
		return 0
	}
}

// force scores which occupation force is destroyed, or marches on: the foremost in either case, because the chooser plays for one side.
func (m ground) force(o game.Option) float64 {
	if m.d.About == card.ID(card.OccupationAuthority) { // it marches
		return m.open(force(m.View, int(o.N)+1) - force(m.View, int(o.N)))
	}
	return m.open(-force(m.View, int(o.N)))
}

// ship scores whether a civilian ship is prepared or evacuated: a prepared ship should fly.
func (m ground) ship(o game.Option) float64 { return m.open(1 + one(o.Kind == game.Evacuate)) }
