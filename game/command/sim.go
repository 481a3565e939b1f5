package command

import (
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/sim"
)

// Sim plays many games between computer players, checks the rules in all of them, and prints the figures. It fails if a check fails.
func Sim(args []string, out io.Writer) error {
	set := flag.NewFlagSet("sim", flag.ContinueOnError)
	var o sim.Options
	set.IntVar(&o.Games, "games", 1, "Play this many games.")
	players := set.String("players", "4", "With this many players, 1 to 7; several numbers, separated by commas, give the medians of each.")
	boxes := set.String("boxes", "base", "Play with these boxes, separated by commas.")
	options := set.String("options", "", "Play with these options, separated by commas.")
	house := set.String("house", "", "Play with these house rules, separated by commas.")
	set.Uint64Var(&o.Seed, "seed", 1, "Seed of the first game; each next game has the next.")
	set.StringVar(&o.Bots, "bots", "random", "Who plays: random or good.")
	set.IntVar(&o.Distance, "distance", 0, "Begin with the fleet this far away from home, to see more of the late game.")
	asJSON := set.Bool("json", false, "Print one JSON object.")
	if err := Parse(set, "", args, out); err != nil {
		return err
	}
	for _, id := range split(*boxes) {
		o.Boxes = append(o.Boxes, card.ID(id))
	}
	o.Options = split(*options)
	for _, name := range split(*house) {
		o.House = append(o.House, game.House(name))
	}
	counts := split(*players)
	var violations []string
	for i, count := range counts {
		n, err := strconv.Atoi(count)
		if err != nil {
			return fmt.Errorf("%q is no number of players", count)
		}
		o.Players = n
		r, err := sim.Run(o)
		if err != nil {
			return err
		}
		switch {
		case *asJSON:
			enc := json.NewEncoder(out)
			enc.SetEscapeHTML(false)
			err = enc.Encode(r)
		case len(counts) > 1:
			err = row(out, i == 0, n, &r)
		default:
			err = report(out, r)
		}
		if err != nil {
			return err
		}
		violations = append(violations, r.Violations...)
	}
	if n := len(violations); n > 0 {
		return fmt.Errorf("%d checks of the rules failed, the first one: %s", n, violations[0])
	}
	return nil
}

// row prints the medians for one of several numbers of players.
func row(out io.Writer, first bool, players int, r *sim.Result) error {
	if first {
		fmt.Fprintln(out, "Medians a turn, and what nine of ten do not go over, with people at all seats / with two people, and bots.")
		fmt.Fprintln(out, "players   hand-overs     stops")
	}
	_, err := fmt.Fprintf(out, "%7d   %g, %g / %g, %g   %g, %g / %g, %g\n", players, r.HandoversPerTurn, r.HandoversMost, r.Mixed.HandoversPerTurn, r.Mixed.HandoversMost,
		r.StopsPerTurn, r.StopsMost, r.Mixed.StopsPerTurn, r.Mixed.StopsMost)
	return err
}

func report(out io.Writer, r sim.Result) error {
	_, err := fmt.Fprintf(out, "%d games, %.1f turns each: humans won %d, Cylons %d, by %v.\n%d decisions with a choice, in %.1f s: %.1f games and %.0f decisions a second.\n"+
		"Of %d checks that humans tried to pass %d passed, %d cost more than a total of 4 above the difficulty was to be expected for; undone at once: %v.\n"+
		"%d things never came up; -json lists them.\n",
		r.Games, float64(r.Turns)/float64(r.Games), r.HumanWins, r.CylonWins, r.EndedBy, r.Decisions, r.Seconds, r.GamesPerSecond, r.DecisionsPerSecond,
		r.ChecksTried, r.ChecksPassed, r.ChecksOverspent, r.Undone, len(r.Never))
	tell(out, "People at all seats", &r.Pace)
	tell(out, "Two people, and bots", &r.Mixed)
	for _, v := range r.Violations {
		fmt.Fprintln(out, v)
	}
	return err
}

// tell prints how often the game stops.
func tell(out io.Writer, who string, p *sim.Pace) {
	fmt.Fprintf(out, "%s: medians, and what nine of ten do not go over.\n", who)
	for _, figure := range []struct {
		what         string
		median, most float64
	}{
		{"hand-overs a turn", p.HandoversPerTurn, p.HandoversMost},
		{"stops a turn", p.StopsPerTurn, p.StopsMost},
		{"windows a turn that go on after a bar", p.BarsPerTurn, p.BarsMost},
		{fmt.Sprintf("stops a fight, of %d", p.Fights), p.StopsPerFight, p.StopsPerFightMost},
		{fmt.Sprintf("stops a fight of %d dice or more, of %d", sim.LargeFight, p.LargeFights), p.StopsPerLarge, p.StopsPerLargeMost},
	} {
		fmt.Fprintf(out, "  %g, %g  %s\n", figure.median, figure.most, figure.what)
	}
	for _, by := range []struct {
		name  string
		means map[string]float64
	}{{"Hand-overs", p.HandoversBy}, {"Stops", p.StopsBy}} {
		fmt.Fprintf(out, "%s, a turn on the average:\n", by.name)
		names := slices.SortedFunc(maps.Keys(by.means), func(a, b string) int { return cmp.Compare(by.means[b], by.means[a]) })
		for _, name := range names {
			fmt.Fprintf(out, "  %.2f  %s\n", by.means[name], name)
		}
	}
}

func split(list string) []string {
	if list == "" {
		return nil
	}
	return strings.Split(list, ",")
}
