package command

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/save"
	"battlestar/game/say"
)

// Replay plays a saved game again and prints its log as everyone may see it.
func Replay(args []string, out io.Writer) error {
	set := flag.NewFlagSet("replay", flag.ContinueOnError)
	if err := Parse(set, "FILE", args, out); err != nil {
		return err
	}
	if set.NArg() != 1 {
		return errors.New("replay takes one saved game: battlestar replay FILE")
	}
	contents, err := save.Read(set.Arg(0))
	if err != nil {
		return err
	}
	setup := contents.Header.Setup
	var names []string
	for _, p := range setup.Players {
		names = append(names, p.Name)
	}
	speaker := say.New(say.English, box.All(), names)

	var events []game.Event
	listen := func(g *game.Game) {
		for step := range g.Steps(game.Everyone) {
			events = append(events, step.Event)
		}
	}
	g, diverged, err := save.Replay(setup, save.Standing(contents.Records), func(g *game.Game, _ save.Record) { listen(g) })
	if err != nil {
		return fmt.Errorf("%s cannot be replayed: %w", set.Arg(0), err)
	}
	defer g.Close()
	listen(g)
	log := speaker.NewLog(g.View(game.Everyone), events)
	for _, e := range events {
		log.Tell(e)
	}
	for _, line := range log.Lines {
		fmt.Fprintf(out, "%*s%s\n", 2*line.Indent, "", line.Text)
	}
	for _, d := range diverged {
		fmt.Fprintln(out, d)
	}
	if len(diverged) > 0 {
		return fmt.Errorf("%s was played under other rules: %s", set.Arg(0), diverged[0])
	}
	return nil
}
