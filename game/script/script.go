package script

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// Run runs every scenario of a file and gives what failed, joined; each part is an [*Error].
func Run(name string, text []byte) error { return runAll(name, text, true) }

// Once is Run without the second play of each scenario, for whoever runs them very often.
func Once(name string, text []byte) error { return runAll(name, text, false) }

func runAll(name string, text []byte, twice bool) error {
	scenarios, err := parse(name, text)
	if err != nil {
		return err
	}
	var failed []error
	for _, s := range scenarios {
		failed = append(failed, s.play(twice))
	}
	return errors.Join(failed...)
}

// Command runs files, prints a line for each scenario that fails and how many passed, and says whether all did. Each row of a table is a
// scenario of its own.
func Command(files []string, out io.Writer) (ok bool) {
	passed, failed := 0, 0
	fail := func(err error) {
		failed++
		fmt.Fprintln(out, "FAIL", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			fail(err)
			continue
		}
		scenarios, err := parse(file, text)
		if err != nil {
			fail(err)
			continue
		}
		for _, s := range scenarios {
			if err := s.play(true); err != nil {
				fail(err)
			} else {
				passed++
			}
		}
	}
	fmt.Fprintf(out, "%d passed, %d failed\n", passed, failed)
	return failed == 0
}

// Rules is the rules and cards that the scenarios of a file say they show; a table counts as one scenario.
func Rules(name string, text []byte) ([]string, error) {
	scenarios, err := parse(name, text)
	var rules []string
	for i, s := range scenarios {
		if i == 0 || scenarios[i-1].at != s.at {
			rules = append(rules, s.rules...)
		}
	}
	return rules, err
}
