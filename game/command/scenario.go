package command

import (
	"errors"
	"flag"
	"io"

	"battlestar/game/script"
)

// Scenario runs scenario files. It prints a line for each scenario that fails, and at the end the number that passed.
func Scenario(args []string, out io.Writer) error {
	set := flag.NewFlagSet("scenario", flag.ContinueOnError)
	if err := Parse(set, "FILE...", args, out); err != nil {
		return err
	}
	if set.NArg() == 0 {
		return errors.New("scenario needs the files to run; their grammar stands in game/script/doc.go")
	}
	if !script.Command(set.Args(), out) {
		return errors.New("not every scenario passed")
	}
	return nil
}
