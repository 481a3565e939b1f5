package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"battlestar/build/mutate/mutant"
	"battlestar/game/box"
	"battlestar/game/script"
)

// The shares of the changes that must be noticed.
const (
	aimNumbers = 0.95
	aimFlow    = 0.85
)

// work is what to try, and for how long.
type work struct {
	seed    string
	flow    int
	limit   time.Duration
	turn    int // the turn that selects which explained changes are tried; below 0, all of them are
	only    []string
	verbose bool
	nth, of int // which share of the changes this process tries, of how many
}

// result is the outcome of a share of the changes.
type result struct {
	Scenarios     int
	Numbers, Flow tally
	Believed      int // survivors taken on trust because they are explained and it was not their turn
	Left          int // not tried because time ran out
	Unread        []string
	Unchosen      []string // changes to the flow that were not selected: explanations of these may still be valid
}

func main() {
	var w work
	flag.StringVar(&w.seed, "seed", "1", "chooses the changes to the flow")
	flag.IntVar(&w.flow, "flow", 300, "how many changes to the flow are tried")
	flag.DurationVar(&w.limit, "limit", time.Hour, "how long it may take")
	flag.IntVar(&w.turn, "turn", -1, "a number that grows by one from time to time: of the numbers only a sixth is tried, and a tenth of the changes that are explained, another each time")
	flag.Func("only", "tries all changes whose name holds these words, and no others; may be given several times", func(words string) error {
		w.only = append(w.only, words)
		return nil
	})
	flag.BoolVar(&w.verbose, "v", false, "tells who notices what, too")
	flag.IntVar(&w.nth, "nth", 0, "which share is tried; the program says so to itself")
	flag.IntVar(&w.of, "of", 1, "of how many shares")
	flag.Parse()
	do := w.share
	if len(mutant.Sites) > 0 {
		do = w.run
	}
	if err := do(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(1)
	}
}

// share builds this program again with the rewritten rules, starts one process per processor with a share of the changes each, and judges their
// combined results.
func (w work) share(out io.Writer) error {
	began := time.Now()
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
	if out, err := exec.Command("go", "build", "-overlay", list, "-o", program, "./build/mutate").CombinedOutput(); err != nil {
		return fmt.Errorf("the rewritten rules cannot be built: %w\n%s", err, out)
	}
	w.of = runtime.NumCPU()
	if len(w.only) > 0 {
		w.of = 1 // they are few, and each process begins with a run of all scenarios
	}
	results, failed := make([]result, w.of), make([]error, w.of)
	var all sync.WaitGroup
	for nth := range w.of {
		all.Go(func() {
			c := exec.Command(program, append(slices.Clone(os.Args[1:]), "-nth", strconv.Itoa(nth), "-of", strconv.Itoa(w.of))...)
			c.Stderr = os.Stderr
			said, err := c.Output()
			if err == nil {
				err = json.Unmarshal(said, &results[nth])
			}
			failed[nth] = err
		})
	}
	all.Wait()
	if err := errors.Join(failed...); err != nil {
		return err
	}
	whole := results[0]
	for _, r := range results[1:] {
		whole.Numbers.add(r.Numbers)
		whole.Flow.add(r.Flow)
		whole.Believed += r.Believed
		whole.Left += r.Left
	}
	numbers, flow := whole.Numbers, whole.Flow
	fmt.Fprintf(out, "%d scenarios\nnumbers: %d of %d noticed, %.1f %%\nflow: %d of %d noticed, %.1f %%\n%d survivors not tried but believed, as they are explained\n%.0f s\n",
		whole.Scenarios, numbers.Tried-len(numbers.Survivors), numbers.Tried, 100*numbers.share(),
		flow.Tried-len(flow.Survivors), flow.Tried, 100*flow.share(), whole.Believed, time.Since(began).Seconds())
	if len(w.only) > 0 {
		return nil
	}
	return whole.judge(w.limit)
}

// judge returns an error that lists everything wrong with the results.
func (r *result) judge(limit time.Duration) error {
	var failed []error
	if r.Left > 0 {
		failed = append(failed, fmt.Errorf("%d changes were not tried in %v", r.Left, limit))
	}
	if r.Numbers.share() < aimNumbers {
		failed = append(failed, fmt.Errorf("fewer than %.0f %% of the numbers are noticed", 100*aimNumbers))
	}
	if r.Flow.share() < aimFlow {
		failed = append(failed, fmt.Errorf("fewer than %.0f %% of the changes to the flow are noticed", 100*aimFlow))
	}
	text, err := explanations()
	if err != nil {
		return err
	}
	return errors.Join(append(failed, explained(text, slices.Concat(r.Numbers.Survivors, r.Flow.Survivors, r.Unread), r.Unchosen)...)...)
}

func explanations() (string, error) {
	text, err := os.ReadFile("build/mutate/explained.txt")
	return string(text), err
}

// run tries a share of the changes and writes their results as JSON.
func (w work) run(out io.Writer) error {
	began := time.Now()
	t := &trials{told: os.Stderr, verbose: w.verbose}
	var err error
	if t.scenarios, err = scenarios("game/testdata/scenarios"); err != nil {
		return err
	}
	if err := t.prove(); err != nil {
		return err
	}
	if w.turn >= 0 {
		text, err := explanations()
		if err != nil {
			return err
		}
		t.believed = func(name string) bool { return w.believes(text, name) }
	}
	changes, unread := all()
	chosen := w.choose(slices.Clone(changes))
	var share []*change
	for i, c := range chosen {
		if i%w.of == w.nth {
			share = append(share, c)
		}
	}
	r := t.try(share, began.Add(w.limit))
	r.Scenarios, r.Unread = len(t.scenarios), unread
	for _, c := range changes {
		if !slices.Contains(chosen, c) {
			r.Unchosen = append(r.Unchosen, c.name)
		}
	}
	// This fails if a change left something behind.
	if err := t.prove(); err != nil {
		return fmt.Errorf("after all changes, %w", err)
	}
	return json.NewEncoder(out).Encode(r)
}

// turns is the number of turns until every explained change has been tried, sixths the number until every number of the boxes has been.
const (
	turns  = 10
	sixths = 6
)

// believes reports whether a change is explained and not due to be tried this turn. It then counts as a survivor because of its explanation alone.
func (w work) believes(explained, name string) bool {
	if int(hash(name)%turns) == w.turn%turns {
		return false
	}
	for line := range strings.Lines(explained) {
		if explains(line, name) {
			return true
		}
	}
	return false
}

func hash(name string) uint64 {
	h := fnv.New64a()
	io.WriteString(h, name)
	return h.Sum64()
}

// scenarios returns every scenario in the files of a folder.
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

// all returns every possible change, and the number fields of components that no rule reads, which are not tried.
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
					name: fmt.Sprintf("%s %+d", n.Name, by), site: mutant.None, number: nth, by: by, box: string(b.ID), component: string(n.Component),
				})
			}
			nth++
		}
	}
	return list, unread
}

// choose returns the changes to try: all numbers, or those whose turn it is, and the flow changes whose names have the lowest hashes.
func (w work) choose(all []*change) []*change {
	if len(w.only) > 0 {
		return slices.DeleteFunc(all, func(c *change) bool {
			return !slices.ContainsFunc(w.only, func(words string) bool { return strings.Contains(c.name, words) })
		})
	}
	if w.turn >= 0 {
		all = slices.DeleteFunc(all, func(c *change) bool { return c.box != "" && int(hash(c.name)%sixths) != w.turn%sixths })
	}
	hash := func(c *change) uint64 { return hash(w.seed + " " + c.name) }
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

// explained compares the survivors with the explanations. An explanation is a line with a name, in which * matches anything, then " -- " and the
// reason. It may match a change that was not selected instead of a survivor.
func explained(text string, survivors, unchosen []string) []error {
	var failed []error
	left := slices.Clone(survivors)
	for line := range strings.Lines(text) {
		if !isExplanation(line) {
			continue
		}
		name, reason, _ := strings.Cut(strings.TrimSpace(line), " -- ")
		if reason == "" {
			failed = append(failed, fmt.Errorf("explained.txt gives no reason for %q", name))
		}
		fits := func(survivor string) bool { return explains(line, survivor) }
		if !slices.ContainsFunc(survivors, fits) && !slices.ContainsFunc(unchosen, fits) {
			failed = append(failed, fmt.Errorf("explained.txt explains %q, which does not survive: take the line out", name))
		}
		left = slices.DeleteFunc(left, fits)
	}
	for _, name := range left {
		failed = append(failed, fmt.Errorf("no scenario notices %q: write one, or explain it in build/mutate/explained.txt", name))
	}
	return failed
}

func isExplanation(line string) bool {
	line = strings.TrimSpace(line)
	return line != "" && !strings.HasPrefix(line, "#")
}

// explains reports whether a line of the explanations matches a change.
func explains(line, change string) bool {
	name, _, _ := strings.Cut(strings.TrimSpace(line), " -- ")
	return isExplanation(line) && fits(strings.Split(name, "*"), change)
}

// fits reports whether a name consists of these parts in this order, with anything between them.
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
