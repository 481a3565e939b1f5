package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// Partner plays the other seats of a led first game. It plays like another player, but in the first turns it does what the lessons speak of: the accuser
// goes to Admiral's Quarters and makes the skill check that sends the suspect to the Brig, and nobody lets the fleet jump early.
func Partner(as Player, accuser, suspect card.ID) Player {
	return func(k Known) game.Answer {
		v := k.View
		if v.Turn > lessonTurns {
			return as(k)
		}
		for _, o := range v.Decision.Options {
			if v.Seats[v.Seat].Character == accuser && accuses(v, o, suspect) {
				return game.Answer{Seat: v.Seat, Picks: []game.Choice{o.Choice}}
			}
		}
		a := as(k)
		if len(a.Picks) == 1 && jumpsEarly(v, a.Picks[0]) {
			return game.Answer{Seat: v.Seat, Picks: []game.Choice{{Kind: game.Pass}}}
		}
		return a
	}
}

// lessonTurns is the number of turns of the led first game.
const lessonTurns = 3

func accuses(v *game.View, o game.Option, suspect card.ID) bool {
	switch v.Decision.Kind {
	case game.ChooseMove:
		return o.Place == card.AdmiralsQuarters
	case game.ChooseAction:
		return o.Kind == game.Locate && v.Seats[v.Seat].Place == card.AdmiralsQuarters
	case game.ChoosePlayer:
		return v.Decision.Place == card.AdmiralsQuarters && o.Seat >= 0 && int(o.Seat) < len(v.Seats) && v.Seats[o.Seat].Character == suspect
	default:
		return false
	}
}

// jumpsEarly reports whether a choice leads to FTL Control, or uses it.
func jumpsEarly(v *game.View, c game.Choice) bool {
	switch v.Decision.Kind {
	case game.ChooseMove:
		return c.Place == card.FTLControl
	case game.ChooseAction:
		return c.Kind == game.Locate && v.Seats[v.Seat].Place == card.FTLControl
	default:
		return false
	}
}
