package say

import "battlestar/game"

// Fold merges two consecutive events of a group into one, if one line tells both better: "3 raiders appear at the bow", not one line three times. The
// merged event is told with the later view. Only the log folds; the table changes by the original events.
func Fold(first, next game.Event) (game.Event, bool) {
	if first.Group == 0 {
		return first, false
	}
	folded := next
	switch first.Kind {
	case game.ShipMoved, game.CenturionMoved:
		folded.N = first.N + next.N
	case game.CardMoved: // facedown; known cards are told by name
		if next.Card != "" {
			return first, false
		}
		folded.N = max(first.N, 1) + 1
		next.FromAt, next.ToAt = first.FromAt, first.ToAt
	default:
		return first, false
	}
	next.N = first.N
	if first != next {
		return first, false
	}
	return folded, true
}
