package english

import "battlestar/game/say"

// alike are lines of the log about several players who do the same, one after the other.
var alike = map[say.Kind]string{
	say.LogReceives:      "{names} each receive {card}.",
	say.LogDraws:         "{names} each draw {card}.",
	say.LogDrawsSkills:   "{names} each draw {drawn}.",
	say.LogDiscards:      "{names} each discard {card}.",
	say.LogDrawsTrauma:   "{names} each draw {card}.",
	say.LogGainsMiracles: "{names} each gain {a miracle token|# miracle tokens}.",
	say.LogAddsNone:      "{names} add no cards to the check.",
	say.LogAddsCards:     "{names} each add {a card|# cards} to the check.",
	say.LogGoes:          "{names} go to {place}.",
	say.LogIsSent:        "{names} are sent to {place}.",
}
