package content

import (
	"strings"

	"battlestar/game/card"
)

// phase returns what the New Caprica objective does beyond its thresholds, in the words of the reference. It leaves out what the rules say but no
// card does.
func phase(o card.Objective) entry {
	battle := o.Battle.Clauses()
	for i, clause := range battle {
		if strings.HasSuffix(clause, "port-bow") || strings.HasSuffix(clause, "port-stern") {
			battle[i] = strings.Replace(clause, "place", "launch", 1)
		}
	}
	return entry{
		"start":  []string{"each cylon -> " + card.OccupationAuthority.Name()}, // P-NC-02
		"return": battle,
	}
}
