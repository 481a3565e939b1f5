package summary

import (
	"slices"

	"battlestar/game"
	"battlestar/game/say"
)

// Lines is the most sentences for a turn.
const Lines = 5

// glanceLines is the most sentences for a glance.
const glanceLines = 3

// Turn is a turn in a few sentences.
type Turn struct {
	Turn  int
	Seat  game.Seat // whose turn it was
	Name  string
	Lines []say.LogLine
}

// Of summarizes the current turn and the one before it, from a log that ends where the view is.
func Of(s *say.Speaker, log *say.Log, v *game.View) []Turn {
	var turns []Turn
	for n := max(1, len(log.Turns)-2); n < len(log.Turns); n++ {
		to := len(log.Lines)
		if n+1 < len(log.Turns) {
			to = log.Turns[n+1]
		}
		if log.Turns[n] >= to {
			continue // begun before the log
		}
		turn := Turn{Turn: n, Seat: game.NoSeat}
		if head := log.Lines[log.Turns[n]]; head.Event.Kind == game.TurnBegan {
			turn.Seat, turn.Name = head.Event.Seat, s.Name(head.Event.Seat)
		}
		turn.Lines = Mattered(summed(s, log.Lines[log.Turns[n]:to], valuesAfter(log.Lines[to:], v)), Lines)
		turns = append(turns, turn)
	}
	return turns
}

// valuesAfter returns the resources before some lines that led to the state of the view.
func valuesAfter(later []say.LogLine, v *game.View) [4]int {
	now := v.Resources
	for i := range later {
		if e := &later[i].Event; e.Kind == game.ResourceChanged {
			now[e.Resource] -= e.N
		}
	}
	return now
}

// summed merges all changes of a resource into one line, in the place of the last; now is the resources at the end.
func summed(s *say.Speaker, lines []say.LogLine, now [4]int) []say.LogLine {
	var sums [4]int
	var last [4]int
	for i := range lines {
		if e := &lines[i].Event; e.Kind == game.ResourceChanged {
			sums[e.Resource] += e.N
			last[e.Resource] = i
		}
	}
	v := &game.View{}
	v.Resources = now
	var list []say.LogLine
	for i, line := range lines {
		if e := line.Event; e.Kind == game.ResourceChanged {
			if i != last[e.Resource] || sums[e.Resource] == 0 {
				continue
			}
			e.N = sums[e.Resource]
			line.Text, _ = s.Event(v, e)
			line.Tone = s.EventTone(e)
		}
		list = append(list, line)
	}
	return list
}

// Mattered returns the lines that weigh most, in their order.
func Mattered(lines []say.LogLine, most int) []say.LogLine {
	weights := make([]int, len(lines))
	for i := range lines {
		weights[i] = weight(&lines[i])
	}
	heavy := slices.Clone(weights)
	slices.Sort(heavy)
	slices.Reverse(heavy)
	least := 1
	if len(heavy) > most {
		least = max(1, heavy[most-1])
	}
	above := 0
	for _, w := range weights {
		if w > least {
			above++
		}
	}
	var list []say.LogLine
	for i, line := range lines {
		switch {
		case weights[i] > least:
			list = append(list, line)
		case weights[i] == least && above < most:
			list = append(list, line)
			above++
		}
	}
	return list
}

// weight returns how much a line still matters when people come back to a game; 0 for what nobody asks about.
func weight(l *say.LogLine) int {
	switch e := &l.Event; e.Kind {
	case game.NoEvent, game.Corrected:
		return 7 // what happened at the table
	case game.GameOver, game.Revealed, game.BecameCylon:
		return 9
	case game.Jumped, game.LastJumpIsNext, game.Landed, game.GalacticaBack, game.RebelsTurned, game.HubLost:
		return 8
	case game.Looked:
		if e.Cause == game.ByMutineer || e.Cause == game.ByMotive {
			return 7
		}
	case game.DistanceGained, game.ThresholdMet, game.TitleGiven:
		return 7
	case game.CheckEnded, game.ResourceChanged, game.BasestarGone, game.Boarded:
		return 6
	case game.BasestarPlaced, game.NukesChanged:
		return 5
	case game.Activated, game.CardPlayed, game.AbilityUsed, game.Repaired, game.CrisisAdded:
		return 4
	case game.CardMoved:
		switch {
		case e.To == game.CrisisOpen, e.To == game.ActiveMission, e.To == game.MutinyOpen, game.HullWith(e.To) != nil:
			return 6
		case e.To == game.Traveled:
			return 5
		case l.Topic == say.Ships && l.Tone == say.Danger:
			return 3
		}
	case game.CharacterMoved:
		if l.Tone == say.Danger {
			return 6
		}
		return 1
	case game.ShipMoved, game.CenturionMoved:
		if l.Tone == say.Danger || l.Tone == say.Good {
			return 2
		}
	}
	return 0
}
