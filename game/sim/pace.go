package sim

import (
	"slices"

	"battlestar/game"
	"battlestar/game/table"
)

// Pace is how often an evening stops: medians, and 90th percentiles over turns or fights.
type Pace struct {
	HandoversPerTurn float64 `json:"handovers_per_turn"`
	HandoversMost    float64 `json:"handovers_per_turn_90"`
	StopsPerTurn     float64 `json:"stops_per_turn"`
	StopsMost        float64 `json:"stops_per_turn_90"`
	BarsPerTurn      float64 `json:"bars_per_turn"`
	BarsMost         float64 `json:"bars_per_turn_90"`
	// A fight is everything that Cylon ships do in one step, if a die is rolled; a large one has at least LargeFight dice.
	Fights            int     `json:"fights"`
	StopsPerFight     float64 `json:"stops_per_fight"`
	StopsPerFightMost float64 `json:"stops_per_fight_90"`
	LargeFights       int     `json:"large_fights"`
	StopsPerLarge     float64 `json:"stops_per_large_fight"`
	StopsPerLargeMost float64 `json:"stops_per_large_fight_90"`
	// The makeup of these, by kind of decision and by window and roll, on average per turn.
	HandoversBy map[string]float64 `json:"handovers_by"`
	StopsBy     map[string]float64 `json:"stops_by"`
}

// LargeFight is the fewest dice of a large fight.
const LargeFight = 6

// few is the number of people at a table with bots.
const few = 2

// mixed returns the seats of people at a table with bots: two, as far apart as possible.
func mixed(players int) game.Seats { return game.SeatsOf(0) | game.SeatsOf(game.Seat(players/few)) }

// pace gathers the handovers and stops of many games.
type pace struct {
	turns       []table.Count
	fights      []table.Fight
	handOversBy map[string]int
	stopsBy     map[string]int
}

func newPace() pace { return pace{handOversBy: map[string]int{}, stopsBy: map[string]int{}} }

// add records a game; a game that was not checked to its end has no counter.
func (p *pace) add(c *table.Counter) {
	if c == nil {
		return
	}
	p.turns = append(p.turns, c.Turns()...)
	p.fights = append(p.fights, c.Fights()...)
	for kind, n := range c.HandOversBy {
		p.handOversBy[kind.String()] += n
	}
	for moment, n := range c.StopsBy {
		p.stopsBy[moment.String()] += n
	}
}

// tell returns the figures.
func (p *pace) tell() Pace {
	large := slices.DeleteFunc(slices.Clone(p.fights), func(f table.Fight) bool { return f.Dice < LargeFight })
	r := Pace{Fights: len(p.fights), LargeFights: len(large), HandoversBy: p.mean(p.handOversBy), StopsBy: p.mean(p.stopsBy)}
	r.HandoversPerTurn, r.HandoversMost = middle(p.turns, func(c table.Count) int { return c.HandOvers })
	r.StopsPerTurn, r.StopsMost = middle(p.turns, func(c table.Count) int { return c.Windows })
	r.BarsPerTurn, r.BarsMost = middle(p.turns, func(c table.Count) int { return c.Bars })
	stops := func(f table.Fight) int { return f.Windows }
	r.StopsPerFight, r.StopsPerFightMost = middle(p.fights, stops)
	r.StopsPerLarge, r.StopsPerLargeMost = middle(large, stops)
	return r
}

// mean returns the averages per turn.
func (p *pace) mean(by map[string]int) map[string]float64 {
	means := map[string]float64{}
	for name, n := range by {
		means[name] = float64(n) / float64(len(p.turns))
	}
	return means
}

// middle returns the median of some numbers and their 90th percentile.
func middle[T any](list []T, of func(T) int) (median, most float64) {
	if len(list) == 0 {
		return 0, 0
	}
	values := make([]int, len(list))
	for i := range list {
		values[i] = of(list[i])
	}
	slices.Sort(values)
	at := len(values) / 2
	median = float64(values[at])
	if len(values)%2 == 0 {
		median = float64(values[at-1]+values[at]) / 2
	}
	return median, float64(values[(len(values)*9+9)/10-1])
}
