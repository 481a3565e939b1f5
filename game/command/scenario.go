package command

import (
	"errors"
	"flag"
	"io"
)

// Scenario will run scenarios.
func Scenario(args []string, out io.Writer) error {
	if err := Parse(flag.NewFlagSet("scenario", flag.ContinueOnError), "FILE...", args, out); err != nil {
		return err
	}
	return errors.New("scenario is not built yet")
}
