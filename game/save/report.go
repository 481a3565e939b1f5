package save

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// Report is what a player sends after a crash to whoever maintains the program: a file that players can read before they send it. At first it holds
// what everyone at the table may know. If the players agree, it also holds the game's journal, and so everything, and can be run.
type Report struct {
	Report  string   // what this file is, for whoever opens it
	Program string   // version of the program
	System  string   // the system it ran on
	Machine []string `json:",omitempty"` // details of the machine: see `battlestar -version`; older reports have none
	Problem string   // what went wrong, without the names of cards
	Stack   []string // where
	Log     []string // the log as everyone may see it

	Journal []byte  `json:",omitempty"` // the saved game, with all hidden cards and all names
	Trying  *Answer `json:",omitempty"` // the answer being given when it went wrong, which the journal does not hold
}

// reportIs is the Report of every report.
const reportIs = "A report of the game Battlestar: battlestar replay FILE runs it."

// ReportExt is the file extension of reports.
const ReportExt = ".json"

// NewReport returns a report with nothing hidden in it. The caller has already removed the names that players read from problem, by WithoutCards.
func NewReport(system, problem string, stack []byte, log []string) *Report {
	return &Report{
		Report: reportIs, Program: Program(), System: system, Problem: WithoutCards(problem, nil),
		Stack: strings.Split(strings.TrimSpace(strings.ReplaceAll(string(stack), "\t", "  ")), "\n"), Log: log,
	}
}

// Reveal adds to the report the saved game, including everything hidden, and the answer that was being given; trying may be nil.
func (r *Report) Reveal(path string, trying *Answer) error {
	data, err := readFile(path)
	if err != nil {
		return failed(path, err)
	}
	r.Journal, r.Trying = data, trying
	return nil
}

// Write writes the report into a folder, under the time and a name that is not taken, and returns its path.
func (r *Report) Write(dir string, now time.Time) (string, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false) // for people to read
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(r); err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", unwritable(dir, err)
	}
	name := "report " + now.Format("2006-01-02 15.04.05")
	for n := 1; ; n++ {
		path := filepath.Join(dir, name+ReportExt)
		if n > 1 {
			path = filepath.Join(dir, fmt.Sprintf("%s %d%s", name, n, ReportExt))
		}
		if _, err := os.Lstat(path); err != nil || n > 99 {
			return path, writeNew(path, text.Bytes())
		}
	}
}

// ReadReport reads a report. For another kind of file, such as a saved game, it returns nil without an error.
func ReadReport(path string) (*Report, error) {
	f, err := OpenRegular(path)
	if err != nil {
		return nil, failed(path, err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, 4*maxFile))
	if err != nil {
		return nil, failed(path, err)
	}
	if !bytes.HasPrefix(data, []byte("{")) {
		return nil, nil
	}
	r := new(Report)
	if err := json.Unmarshal(data, r); err != nil || r.Report != reportIs {
		return nil, fmt.Errorf("%q is neither a saved game nor a whole report", filepath.Base(path))
	}
	return r, nil
}

// Contents returns the saved game in the report, or nil if the players did not agree to send it.
func (r *Report) Contents() (*Contents, error) {
	if r.Journal == nil {
		return nil, nil
	}
	c, _, err := contents(r.Journal)
	if err != nil {
		return nil, fmt.Errorf("the game in the report is %w", err)
	}
	return c, nil
}

// Try gives the answer that was being given to a game in the same state, and returns the result.
func (r *Report) Try(g *game.Game) error { return decide(g, *r.Trying) }

// PublicEvents plays standing records, and returns what happened as everyone may know it, with the table at the end.
func PublicEvents(setup game.Setup, records []Record) (*game.Game, []game.Event, []Divergence, error) {
	var events []game.Event
	listen := func(g *game.Game) {
		for step := range g.Steps(game.Everyone) {
			events = append(events, step.Event)
		}
	}
	g, diverged, err := Replay(setup, records, func(g *game.Game, _ Record) { listen(g) })
	if err != nil {
		return nil, nil, nil, err
	}
	listen(g)
	return g, events, diverged, nil
}

// WithoutCards returns a text without the names and ids of cards and tokens, some of which are hidden: a panic may name one that not everyone may
// know. called has the names in a language, by deck and id.
func WithoutCards(text string, called map[card.Deck]map[card.ID]string) string {
	var names []string
	in := box.Everything()
	for _, deck := range []card.Deck{
		card.Crises, card.SuperCrises, card.SkillCards, card.QuorumCards, card.Destinations, card.LoyaltyCards,
		card.GalacticaDamage, card.BasestarDamage, card.CivilianShips,
	} {
		for id := range in.IDs(deck) {
			names = append(names, string(id), called[deck][id])
		}
	}
	slices.SortFunc(names, func(a, b string) int { return len(b) - len(a) }) // longer ones first: some begin with others
	var pairs []string
	for _, name := range names {
		if name != "" {
			pairs = append(pairs, name, "[a card]")
		}
	}
	return strings.NewReplacer(pairs...).Replace(text)
}
