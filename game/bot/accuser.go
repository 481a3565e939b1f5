package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// Accuser plays like another player, except that in the first turns it accuses the suspect: it goes to Admiral's Quarters and makes the skill check
// that sends a character to the Brig. It shows an accusation to people who play their first game.
func Accuser(as Player, suspect card.ID) Player {
	return func(v *game.View) game.Answer {
		if v.Turn <= accusingTurns {
			for _, o := range v.Decision.Options {
				if accuses(v, o, suspect) {
					return game.Answer{Seat: v.Seat, Picks: []game.Choice{o.Choice}}
				}
			}
		}
		return as(v)
	}
}

// accusingTurns is the last turn in which an Accuser accuses.
const accusingTurns = 3

func accuses(v *game.View, o game.Option, suspect card.ID) bool {
	switch v.Decision.Kind {
	case game.ChooseMove:
		return o.Place == card.AdmiralsQuarters
	case game.ChooseAction:
		return o.Kind == game.Locate && v.Seats[v.Seat].Place == card.AdmiralsQuarters
	case game.ChooseCharacterFor:
		return o.Seat >= 0 && int(o.Seat) < len(v.Seats) && v.Seats[o.Seat].Character == suspect
	default:
		return false
	}
}
