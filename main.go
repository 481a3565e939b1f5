// Battlestar is Battlestar Galactica: The Board Game for one to seven people at one laptop.
//
// With no command it opens the window; the commands work without one.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"battlestar/game/command"
	"battlestar/game/save"
	"battlestar/input"
	"battlestar/render/scene"
	"battlestar/render/shot"
)

// commands maps the name of each command to its function, which takes the arguments and writes its output.
var commands = map[string]func(args []string, out io.Writer) error{
	"belief":   command.Belief,
	"content":  command.Content,
	"replay":   command.Replay,
	"scenario": command.Scenario,
	"shot":     shot.Run,
	"sim":      command.Sim,
}

const usage = `Battlestar Galactica: The Board Game, for one to seven people at one laptop.

usage: battlestar [flags]            opens the window
       battlestar GAME.bsg           opens the window with a saved game
       battlestar COMMAND [flags]    works without a window; COMMAND -help says more

commands:
  belief     tells how well computer players can find the Cylons
  content    prints every component of the boxes that are built
  replay     replays a saved game, or a report after a crash, and prints its log
  scenario   runs scenarios: text files that lay a table, play, and check
  shot       draws one screen into a picture
  sim        plays many games between computer players and checks the rules

flags:
`

func main() {
	console := input.Console() // before anything is printed
	err := run(os.Args[1:], os.Stdout)
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return
	}
	if console {
		fmt.Fprintln(os.Stderr, "battlestar:", err)
	} else {
		input.Alert("Battlestar", err.Error())
	}
	os.Exit(1)
}

func run(args []string, out io.Writer) error {
	if len(args) > 0 && len(args[0]) > 0 && args[0][0] != '-' {
		cmd := commands[args[0]]
		if cmd == nil && len(args) == 1 && save.IsSave(args[0]) {
			return scene.Open(args[0]) // the system opens a file with a program this way
		}
		if cmd == nil {
			return fmt.Errorf("there is no command %q; battlestar -help lists them", args[0])
		}
		return cmd(args[1:], out)
	}
	set := flag.NewFlagSet("battlestar", flag.ContinueOnError)
	load := set.String("load", "", "Open this saved game at once.")
	version := set.Bool("version", false, "Print the version and what this machine gives, and leave.")
	set.SetOutput(io.Discard)
	set.Usage = func() {}
	err := set.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprint(out, usage)
		set.SetOutput(out)
		set.PrintDefaults()
	}
	if err != nil {
		return err
	}
	if set.NArg() > 0 {
		return fmt.Errorf("%q is neither a flag nor a command; battlestar -help lists them", set.Arg(0))
	}
	if *version {
		_, err := fmt.Fprintln(out, scene.Version())
		return err
	}
	return scene.Open(*load)
}
