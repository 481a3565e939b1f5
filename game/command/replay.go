package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/save"
	"battlestar/game/say"
	"battlestar/game/say/english"
)

// Replay replays a saved game, or the game in a crash report, and prints its log as everyone may see it.
func Replay(args []string, out io.Writer) error {
	set := flag.NewFlagSet("replay", flag.ContinueOnError)
	if err := Parse(set, "FILE", args, out); err != nil {
		return err
	}
	if set.NArg() != 1 {
		return errors.New("replay takes one saved game or report: battlestar replay FILE")
	}
	path := set.Arg(0)
	report, err := save.ReadReport(path)
	if err != nil {
		return err
	}
	if report == nil {
		contents, err := save.Read(path)
		if err != nil {
			return err
		}
		g, err := replay(path, contents, out)
		if err == nil {
			g.Close()
		}
		return err
	}
	return runReport(path, report, out)
}

// replay replays a journal, prints its log as everyone may see it, and returns the game at its end.
func replay(path string, contents *save.Contents, out io.Writer) (*game.Game, error) {
	setup := contents.Header.Setup
	g, events, diverged, err := save.PublicEvents(setup, save.Standing(contents.Records))
	if err != nil {
		return nil, fmt.Errorf("%s cannot be replayed: %w", path, err)
	}
	var names []string
	for _, p := range setup.Players {
		names = append(names, p.Name)
	}
	for _, line := range say.New(english.Language(), box.Everything(), names).LogText(g.View(game.Everyone), events) {
		fmt.Fprintln(out, line)
	}
	for _, d := range diverged {
		fmt.Fprintln(out, d)
	}
	if len(diverged) > 0 {
		g.Close()
		return nil, fmt.Errorf("%s was played under other rules: %w", path, diverged[0])
	}
	return g, nil
}

// runReport replays the game of a report and submits the answer at which it stopped. If the report lacks the hidden cards, it prints the log.
func runReport(path string, r *save.Report, out io.Writer) error {
	contents, err := r.Contents()
	if err != nil {
		return err
	}
	if contents == nil {
		for _, line := range r.Log {
			fmt.Fprintln(out, line)
		}
		fmt.Fprintf(out, "There the program %s stopped: %s\nThe hidden cards were not sent, so that is all that can be run.\n", r.Program, r.Problem)
		return nil
	}
	g, err := replay(path, contents, out)
	if err != nil {
		return err
	}
	defer g.Close()
	fmt.Fprintf(out, "There the program %s stopped: %s\n", r.Program, r.Problem)
	if r.Trying == nil {
		return nil
	}
	if err := r.Try(g); err != nil {
		return fmt.Errorf("answer %d of seat %d (%s): %w", r.Trying.Number, r.Trying.Seat+1, strings.Join(r.Trying.Picks, ", "), err)
	}
	fmt.Fprintf(out, "Answer %d, at which it stopped then, is taken now.\n", r.Trying.Number)
	return nil
}
