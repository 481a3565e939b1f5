package script

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"sync"
	"sync/atomic"
)

// Run runs every scenario of a file and returns what failed, joined. Each part is an [*Error].
func Run(name string, text []byte) error { return runAll(name, text, true) }

// Once is like Run without the second play of each scenario, for callers that run them very often.
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

// Command runs files, prints a line for each scenario that fails and how many passed, and reports whether all passed. Each row of a table is
// a scenario of its own. Scenarios run in parallel.
func Command(files []string, out io.Writer) (ok bool) {
	var all []scenario
	var failures []error
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err == nil {
			var scenarios []scenario
			scenarios, err = parse(file, text)
			all = append(all, scenarios...)
		}
		if err != nil {
			failures = append(failures, err)
		}
	}
	played := make([]error, len(all))
	var next atomic.Int64
	var players sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		players.Go(func() {
			for i := next.Add(1) - 1; int(i) < len(all); i = next.Add(1) - 1 {
				played[i] = all[i].play(true)
			}
		})
	}
	players.Wait()
	passed := 0
	for _, err := range played {
		if err == nil {
			passed++
		} else {
			failures = append(failures, err)
		}
	}
	for _, err := range failures {
		fmt.Fprintln(out, "FAIL", err)
	}
	fmt.Fprintf(out, "%d passed, %d failed\n", passed, len(failures))
	return len(failures) == 0
}

// Rules returns the rules and cards that the scenarios of a file say they show. A table counts as one scenario.
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
