package bot

import (
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// The worth of things to the humans, in points. A step of a resource far from its end is worth about ten, a Skill card three. The numbers are
// guesses that won more games than others.
const (
	cardWorth      = 3.0  // a Skill card in a human hand
	drawnWorth     = 2.3  // a Skill card drawn unseen into one's own hand, as mind.keep values it
	quorumWorth    = 4.0  // a Quorum card
	nukeWorth      = 14.0 // a nuke not yet used
	raptorWorth    = 4.0
	viperWorth     = 3.0 // an undamaged viper
	brigWorth      = 14.0
	sickbayWorth   = 6.0
	pilotWorth     = 1.5  // removing a raider beside a piloted viper
	executionWorth = 20.0 // an execution: morale, cards and titles, less the Cylon that it may unmask
	lookWorth      = 4.0  // a look at a Loyalty card
	lookRisk       = 2.5  // how much less a look is worth if it may show one of the Final Five
	crisisWorth    = -9.0 // one more Crisis card
	distanceWorth  = 22.0
	centurionStart = 9.0
	basestarWorth  = -11.0
	heavyWorth     = -5.0
	raiderWorth    = -3.0
	actionWorth    = 5.0 // an action for a player who can use it
	presidentWorth = 4.0 // the title in known hands, not a Cylon's
	scoutWorth     = 4.0
	lastingWorth   = -6.0
	firstDamage    = 9.0 // for the first location; each further one is worse
	eachMoreDamage = 5.0
	jumpPrepWorth  = 8.0
	lostGame       = 200.0
	ftlRisk        = 1.1 // the chance to lose population is 0.75, but it is how most games are lost
)

// ---- Resources and tracks ----

// resource returns the worth of a change to a resource. Each step weighs more the nearer it is to the end, and the last step is the game.
func resource(v *game.View, r card.Resource, by int) float64 {
	now := v.Resources[r]
	to := min(max(now+by, 0), game.MaxResource)
	worth := 0.0
	for level := now; level > to; level-- {
		worth -= step(level) + aim(v, r, level)
	}
	for level := now + 1; level <= to; level++ {
		worth += step(level) + aim(v, r, level)
	}
	return worth
}

// step returns the worth of one level above the next lower one.
func step(level int) float64 {
	if level <= 1 {
		return lostGame
	}
	return 5 + 45/float64(level)
}

func jumpPrep(v *game.View, by int) float64 {
	if v.Stage() == game.InOrbit { // P-NC-30
		return 0
	}
	to := min(max(v.JumpPrep+by, 0), game.AutoJump)
	worth := jumpPrepWorth * float64(to-v.JumpPrep)
	switch {
	case to == game.AutoJump && v.Stage() == game.Occupied:
		worth += returnWorth
	case to == game.AutoJump:
		worth += jump(v) / 2
	}
	return worth
}

// jump returns the worth of a jump now instead of when the track is full.
func jump(v *game.View) float64 {
	if v.LastJump {
		return lostGame
	}
	return danger(v) + jumpPrepWorth*float64(game.AutoJump-v.JumpPrep)
}

// look returns the worth of a look at a Loyalty card.
func look(v *game.View) float64 {
	if slices.Contains(v.Options, card.OptionFinalFive) {
		return lookWorth - lookRisk
	}
	return lookWorth
}

// ---- Players ----

// seatsOf returns the seats that an effect names. You means the seat of the View.
func seatsOf(v *game.View, who card.Who) []game.Seat {
	switch who {
	case card.Nobody:
		return nil
	case card.You:
		return []game.Seat{v.Seat}
	case card.Current:
		return []game.Seat{v.Current}
	case card.President:
		return []game.Seat{v.President()}
	case card.Admiral:
		return []game.Seat{v.Admiral()}
	case card.CAG:
		if !v.HasTitle(card.CAGTitle) {
			return nil
		}
		return []game.Seat{v.Holder(card.CAGTitle)}
	case card.EachPlayer, card.EachOther, card.Examiner:
		return v.Playing()
	case card.EachHuman:
		return slices.DeleteFunc(v.Playing(), func(s game.Seat) bool { return !isHuman(v, s) })
	case card.EachCylon:
		return slices.DeleteFunc(v.Playing(), func(s game.Seat) bool { return !v.Seats[s].Cylon() })
	}
	panic(fmt.Sprintf("unknown card.Who %d", who))
}

func number(v *game.View, who card.Who) int { return len(seatsOf(v, who)) }

// heldBy returns how many of n cards the named players can lose.
func heldBy(v *game.View, who card.Who, n int) int {
	held := 0
	for _, s := range seatsOf(v, who) {
		if isHuman(v, s) {
			held += min(n, v.Count(game.Hand(s)))
		}
	}
	return held
}

func isHuman(v *game.View, s game.Seat) bool {
	return s >= 0 && int(s) < len(v.Seats) && v.Seats[s].Human()
}

func at(v *game.View, place card.Place) []game.Seat {
	var seats []game.Seat
	for s := range v.Seats {
		if v.Seats[s].Place == place {
			seats = append(seats, game.Seat(s))
		}
	}
	return seats
}

func on(v *game.View, board card.Board) []game.Seat {
	var seats []game.Seat
	for s := range v.Seats {
		if l := v.Boxes.Locations.Of(v.Seats[s].Place); l != nil && l.Board == board {
			seats = append(seats, game.Seat(s))
		}
	}
	return seats
}

func sent(v *game.View, seats []game.Seat, to card.Place) float64 {
	worth := 0.0
	for _, s := range seats {
		if isHuman(v, s) && !v.Seats[s].Jailed() {
			worth -= placeWorth(to)
		}
	}
	return worth
}

func placeWorth(to card.Place) float64 {
	if to == card.Brig || to == card.Detention {
		return brigWorth
	}
	return sickbayWorth
}
