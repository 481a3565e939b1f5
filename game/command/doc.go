// Package command implements the commands of the program that need no screen: sim, content, replay, scenario.
//
// A command takes its arguments without its own name, writes its output to out, and fails with one clear sentence.
package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
)

// Parse reads the arguments of a command. If they ask for help, it writes the usage to out and returns flag.ErrHelp. rest names what the command
// takes after its flags, or is "" for nothing.
func Parse(set *flag.FlagSet, rest string, args []string, out io.Writer) error {
	// The flag package would report mistakes in its own way.
	set.SetOutput(io.Discard)
	set.Usage = func() {}
	err := set.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(out, "usage: battlestar", set.Name(), strings.TrimSpace("[flags] "+rest))
		set.SetOutput(out)
		set.PrintDefaults()
	}
	if err != nil {
		return err
	}
	if rest == "" && set.NArg() > 0 {
		return fmt.Errorf("%s takes no argument %q; battlestar %s -help says what it takes", set.Name(), set.Arg(0), set.Name())
	}
	return nil
}
