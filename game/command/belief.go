package command

import (
	"flag"
	"fmt"
	"io"
	"math"

	"battlestar/game/belief"
	"battlestar/game/card"
	"battlestar/game/sim"
)

// Belief plays many games between computer players and prints how well the open table tells Cylons from humans. With -learn it counts how they play
// instead, and prints the tables of package belief.
func Belief(args []string, out io.Writer) error {
	set := flag.NewFlagSet("belief", flag.ContinueOnError)
	var o sim.Options
	set.IntVar(&o.Games, "games", 100, "Play this many games.")
	set.IntVar(&o.Players, "players", 5, "With this many players.")
	boxes := set.String("boxes", "base", "Play with these boxes, separated by commas.")
	options := set.String("options", "", "Play with these options, separated by commas.")
	set.Uint64Var(&o.Seed, "seed", 1, "Seed of the first game; each next game has the next.")
	share := set.Float64("erring", 0, "The share of the cards that humans add to checks which are any cards of their hands, 0 to 1.")
	learn := set.Bool("learn", false, "Count how computer players play, in so many games of every set of boxes and number of players, and print Go source.")
	if err := Parse(set, "", args, out); err != nil {
		return err
	}
	if *learn {
		return lessons(o, out)
	}
	for _, id := range split(*boxes) {
		o.Boxes = append(o.Boxes, card.ID(id))
	}
	o.Options = split(*options)
	b, err := sim.Believe(o, *share, nil)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%d games of %d players. The belief took %.3f ms a check, %.0f %% of the time of play.\n", b.Games, o.Players,
		float64(b.PerCheck.Microseconds())/1000, 100*b.OfTheGame)
	fmt.Fprintf(out, "Of %d humans at the beginning of a turn, %d stood above 0.9.\n\n", b.Cases, b.Worst)
	fmt.Fprintln(out, "after turn   players  Cylons   AUC prior   all     log-loss prior   all     largest error of a bin")
	for i := range b.At {
		j := &b.At[i]
		worst := 0.0
		for _, bin := range j.Bins {
			if bin.N >= j.Players/50 {
				worst = max(worst, math.Abs(bin.Said-bin.True))
			}
		}
		fmt.Fprintf(out, "%10d   %7d  %6d        %.3f   %.3f            %.3f   %.3f   %.3f\n", j.Turn, j.Players, j.Cylons, j.Prior.AUC, j.All.AUC,
			j.Prior.LogLoss, j.All.LogLoss, worst)
	}
	return nil
}

// learnedFrom are the sets of boxes and options that the tables are made from.
var learnedFrom = []struct {
	boxes   []card.ID
	options []string
}{
	{boxes: []card.ID{"base"}},
	{boxes: []card.ID{"base", "exodus"}, options: []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet}},
	{boxes: []card.ID{"base", "pegasus"}},
	{boxes: []card.ID{"base", "pegasus", "exodus"}, options: []string{card.OptionNewCaprica}},
	{boxes: []card.ID{"base", "daybreak"}, options: []string{card.OptionSearchForHome}},
	{boxes: []card.ID{"base", "pegasus", "exodus", "daybreak"}},
}

// lessons prints the tables of package belief.
func lessons(o sim.Options, out io.Writer) error {
	var l belief.Lessons
	for _, from := range learnedFrom {
		for o.Players = 3; o.Players <= 6; o.Players++ {
			o.Boxes, o.Options = from.boxes, from.options
			if _, err := sim.Believe(o, 0, &l); err != nil {
				return err
			}
		}
	}
	source, err := l.Source()
	if err != nil {
		return err
	}
	_, err = out.Write(source)
	return err
}
