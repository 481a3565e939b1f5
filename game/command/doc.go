// Package command is the commands of the program that need no screen: sim, content, replay, scenario.
//
// A command takes its arguments without its own name, writes what it has to say to out, and fails with one clear sentence.
package command

import (
	"flag"
	"fmt"
	"io"
	"strings"
)

// flags reads the arguments of a command. rest is what the command takes after its flags, for its usage.
func flags(set *flag.FlagSet, rest string, args []string, out io.Writer) error {
	set.SetOutput(io.Discard)
	set.Usage = func() {
		set.SetOutput(out)
		fmt.Fprintln(out, "usage: battlestar", set.Name(), strings.TrimSpace("[flags] "+rest))
		set.PrintDefaults()
	}
	err := set.Parse(args)
	if err != nil {
		return err
	}
	if rest == "" && set.NArg() > 0 {
		return fmt.Errorf("%s takes no argument %q; battlestar %s -help says what it takes", set.Name(), set.Arg(0), set.Name())
	}
	return nil
}
