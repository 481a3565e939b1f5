package sim

import (
	"slices"

	"battlestar/game/table"
)

// pace gathers the hand-overs and stops of many games.
type pace struct {
	turns       []table.Count
	handOversBy map[string]int
	stopsBy     map[string]int
}

// add takes in a game; a game that was not checked to its end has none.
func (p *pace) add(c *table.Counter) {
	if c == nil {
		return
	}
	p.turns = append(p.turns, c.Turns()...)
	for kind, n := range c.HandOversBy {
		p.handOversBy[kind.String()] += n
	}
	for moment, n := range c.StopsBy {
		p.stopsBy[moment.String()] += n
	}
}

// tell writes the figures into the result.
func (p *pace) tell(r *Result) {
	r.HandoversPerTurn = p.median(func(c table.Count) int { return c.HandOvers })
	r.StopsPerTurn = p.median(func(c table.Count) int { return c.Windows })
	r.HandoversBy, r.StopsBy = p.mean(p.handOversBy), p.mean(p.stopsBy)
}

// mean is what comes up in a turn on the average.
func (p *pace) mean(by map[string]int) map[string]float64 {
	means := map[string]float64{}
	for name, n := range by {
		means[name] = float64(n) / float64(len(p.turns))
	}
	return means
}

func (p *pace) median(of func(table.Count) int) float64 {
	if len(p.turns) == 0 {
		return 0
	}
	values := make([]int, len(p.turns))
	for i := range p.turns {
		values[i] = of(p.turns[i])
	}
	slices.Sort(values)
	middle := len(values) / 2
	if len(values)%2 == 0 {
		return float64(values[middle-1]+values[middle]) / 2
	}
	return float64(values[middle])
}
