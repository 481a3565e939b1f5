package main

import (
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"battlestar/build/mutate/mutant"
	"battlestar/game/box"
	"battlestar/game/script"
)

// The shares of the changes that have to be noticed.
const (
	aimNumbers = 0.95
	aimFlow    = 0.85
)

// work is what is tried, and how long.
type work struct {
	seed    string
	flow    int
	limit   time.Duration
	only    []string
	verbose bool
}

func main() {
	var w work
	flag.StringVar(&w.seed, "seed", "1", "chooses the changes to the flow")
	flag.IntVar(&w.flow, "flow", 400, "how many changes to the flow are tried")
	flag.DurationVar(&w.limit, "limit", time.Hour, "how long it may take")
	flag.Func("only", "tries all changes whose name holds these words, and no others; may be given several times", func(words string) error {
		w.only = append(w.only, words)
		return nil
	})
	flag.BoolVar(&w.verbose, "v", false, "tells who notices what, too")
	flag.Parse()
	do := build
	if len(mutant.Sites) > 0 {
		do = w.run
	}
	if err := do(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

// build makes this program again with the rewritten rules, and runs it.
func build(out io.Writer) error {
	root, err := filepath.Abs(".")
	if err != nil {
		return err
	}
	folder := filepath.Join(".out", "mutate")
	list, err := overlay(root, folder)
	if err != nil {
		return err
	}
	program := filepath.Join(folder, "mutate")
	for _, command := range [][]string{
		{"go", "build", "-overlay", list, "-o", program, "./build/mutate"},
		append([]string{program}, os.Args[1:]...),
	} {
		c := exec.Command(command[0], command[1:]...)
		c.Stdout, c.Stderr = out, os.Stderr
		if err := c.Run(); err != nil {
			return fmt.Errorf("%s: %w", strings.Join(command, " "), err)
		}
	}
	return nil
}

// run tries the changes.
func (w work) run(out io.Writer) error {
	began := time.Now()
	t := &trials{}
	if w.verbose {
		t.verbose = out
	}
	var err error
	if t.scenarios, err = scenarios("game/testdata/scenarios"); err != nil {
		return err
	}
	if err := t.prove(); err != nil {
		return err
	}
	all, unread := all()
	changes := w.choose(all)
	fmt.Fprintf(out, "%d scenarios, %d changes to try\n", len(t.scenarios), len(changes))
	numbers, flow, left := t.try(changes, began.Add(w.limit), out)
	fmt.Fprintf(out, "numbers: %d of %d noticed, %.1f %%\nflow: %d of %d noticed, %.1f %%\n%.0f s\n",
		numbers.tried-len(numbers.survivors), numbers.tried, 100*numbers.share(),
		flow.tried-len(flow.survivors), flow.tried, 100*flow.share(), time.Since(began).Seconds())
	// What the changes leave behind would show here.
	if err := t.prove(); err != nil {
		return fmt.Errorf("after all changes, %w", err)
	}
	if len(w.only) > 0 {
		return nil
	}
	text, err := os.ReadFile("build/mutate/explained.txt")
	if err != nil {
		return err
	}
	var failed []error
	if left > 0 {
		failed = append(failed, fmt.Errorf("%d changes were not tried in %v", left, w.limit))
	}
	if numbers.share() < aimNumbers {
		failed = append(failed, fmt.Errorf("fewer than %.0f %% of the numbers are noticed", 100*aimNumbers))
	}
	if flow.share() < aimFlow {
		failed = append(failed, fmt.Errorf("fewer than %.0f %% of the changes to the flow are noticed", 100*aimFlow))
	}
	return errors.Join(append(failed, explained(string(text), slices.Concat(numbers.survivors, flow.survivors, unread))...)...)
}

// scenarios is every scenario of the files of a folder.
func scenarios(folder string) ([]*scenario, error) {
	var list []*scenario
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".txt") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		each, err := script.Each(path, text)
		for _, s := range each {
			list = append(list, &scenario{name: s.Name, words: s.Words, run: s.Once})
		}
		return err
	})
	return list, err
}

// all is every change there is, and the fields of components with numbers that no rule reads, which are not tried.
func all() (list []*change, unread []string) {
	for i, s := range mutant.Sites {
		list = append(list, &change{name: s.Name, flow: s.Flow, site: i, number: mutant.None, table: s.Table})
	}
	nth := 0
	for _, b := range box.All() {
		for _, n := range mutant.Numbers(b) {
			name := "unread " + n.Field
			if !slices.Contains(mutant.Read, n.Field) && !slices.Contains(unread, name) {
				unread = append(unread, name)
			}
			for _, by := range []int{+1, -1} {
				if slices.Contains(unread, name) {
					break
				}
				list = append(list, &change{
					name: fmt.Sprintf("%s %+d", n.Name, by), site: mutant.None, number: nth, by: by, component: string(n.Component),
				})
			}
			nth++
		}
	}
	return list, unread
}

// choose is the changes to try: all numbers, and of the flow those whose names have the lowest hashes.
func (w work) choose(all []*change) []*change {
	if len(w.only) > 0 {
		return slices.DeleteFunc(all, func(c *change) bool {
			return !slices.ContainsFunc(w.only, func(words string) bool { return strings.Contains(c.name, words) })
		})
	}
	hash := func(c *change) uint64 {
		h := fnv.New64a()
		io.WriteString(h, w.seed+" "+c.name)
		return h.Sum64()
	}
	var hashes []uint64
	for _, c := range all {
		if c.flow {
			hashes = append(hashes, hash(c))
		}
	}
	slices.Sort(hashes)
	if len(hashes) > w.flow {
		all = slices.DeleteFunc(all, func(c *change) bool { return c.flow && hash(c) >= hashes[w.flow] })
	}
	return all
}

// explained compares the survivors with the explanations: lines of a name, in which * is anything, then " -- " and the reason.
func explained(text string, survivors []string) []error {
	var failed []error
	left := slices.Clone(survivors)
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		name, reason, _ := strings.Cut(line, " -- ")
		if reason == "" {
			failed = append(failed, fmt.Errorf("explained.txt gives no reason for %q", name))
		}
		fits := func(survivor string) bool { return fits(strings.Split(name, "*"), survivor) }
		if !slices.ContainsFunc(survivors, fits) {
			failed = append(failed, fmt.Errorf("explained.txt explains %q, which does not survive: take the line out", name))
		}
		left = slices.DeleteFunc(left, fits)
	}
	for _, name := range left {
		failed = append(failed, fmt.Errorf("no scenario notices %q: write one, or explain it in build/mutate/explained.txt", name))
	}
	return failed
}

// fits says whether a name is made of these parts in their order, with anything between them.
func fits(parts []string, name string) bool {
	if len(parts) == 1 {
		return name == parts[0]
	}
	rest, ok := strings.CutPrefix(name, parts[0])
	for _, part := range parts[1 : len(parts)-1] {
		at := strings.Index(rest, part)
		ok = ok && at >= 0
		if !ok {
			return false
		}
		rest = rest[at+len(part):]
	}
	return ok && strings.HasSuffix(rest, parts[len(parts)-1])
}
