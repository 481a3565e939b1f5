package sim

import (
	"bytes"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/card"
)

var (
	update = flag.Bool("update", false, "record the games of testdata/same.txt anew, all of them")
	tell   = flag.String("tell", "", "write what happened in each game into this folder, to find where two programs differ")
)

const (
	sameFile = "testdata/same.txt"
	// perCell is how many games are recorded for each set of options, number of players and kind of bots.
	perCell = 28
)

// TestSameGames plays recorded games again: bots with the same luck win or lose in the same way, after as many turns and decisions, and the
// same happens before everybody's eyes, and nothing against the rules. What changes the rules on purpose records them anew with -update and says why.
func TestSameGames(t *testing.T) {
	recorded, err := os.ReadFile(sameFile)
	if err != nil && !*update {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(recorded)), "\n")
	long := *update || os.Getenv("BATTLESTAR_LONG") != ""
	var record bytes.Buffer
	at, differ := 0, 0
	for _, set := range sameSets() {
		for players := 3; players <= 6; players++ {
			for _, bots := range []string{"random", "good"} {
				for n := range perCell {
					if !long && n > 0 {
						at++
						continue
					}
					got := playSame(set, players, bots, n)
					fmt.Fprintln(&record, got)
					if !*update && (at >= len(lines) || lines[at] != got) {
						if differ++; differ <= 5 {
							t.Errorf("played:   %s\nrecorded: %s", got, lines[min(at, len(lines)-1)])
						}
					}
					at++
				}
			}
		}
	}
	if differ > 5 {
		t.Errorf("and %d more", differ-5)
	}
	if *update {
		if err := os.WriteFile(sameFile, record.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// sameSet is a set of boxes and options that games are recorded of.
type sameSet struct {
	boxes   []card.ID
	options []string
}

func sameSets() []sameSet {
	sets := []sameSet{{[]card.ID{"base"}, nil}}
	options := []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet}
	for mask := range 1 << len(options) {
		set := sameSet{boxes: []card.ID{"base", "exodus"}}
		for i, option := range options {
			if mask>>i&1 == 1 {
				set.options = append(set.options, option)
			}
		}
		sets = append(sets, set)
	}
	return sets
}

// playSame plays game number n of a cell, and tells it in a line: what was played, who won and how, and a digest of what happened.
func playSame(set sameSet, players int, bots string, n int) string {
	distance := [...]int{0, 0, 3, 7}[n%4]
	m := match{setup: game.Setup{
		Boxes: set.boxes, Options: set.options, Seed: uint64(1000 + n), Deal: n%2 == 0, Players: make([]game.Player, players),
	}, bots: bots, distance: distance}
	m.play()
	digest := fnv.New64a()
	var story strings.Builder
	for _, e := range m.replayEvents() {
		line := said(&e)
		fmt.Fprintln(digest, line)
		if *tell != "" {
			fmt.Fprintf(&story, "%s | %s\n", line, e.Rule)
		}
	}
	boxes := make([]string, len(set.boxes))
	for i, b := range set.boxes {
		boxes[i] = string(b)
	}
	name := fmt.Sprintf("%s/%s %d %s from %d seed %d", strings.Join(boxes, "+"), strings.Join(set.options, "+"), players, bots, distance, m.setup.Seed)
	if *tell != "" {
		file := filepath.Join(*tell, strings.NewReplacer("/", "_", " ", "-").Replace(name)+".txt")
		if err := os.WriteFile(file, []byte(story.String()), 0o666); err != nil {
			panic(err)
		}
	}
	won, how := "nobody", "not ended"
	if m.over != nil {
		won, how = "cylons", m.over.String()
		if m.over.HumansWin {
			won = "humans"
		}
	}
	if len(m.violations) > 0 {
		how += ", against the rules: " + m.violations[0]
	}
	return fmt.Sprintf("%s: %s %s turns %d decisions %d %d answers, %016x", name, won, how, m.turns, m.decisions, len(m.answers), digest.Sum64())
}

// replayEvents is what everybody saw, from the first turn on that was played.
func (m *match) replayEvents() []game.Event {
	g := m.begin()
	events := g.Events(game.Everyone, 0)
	seen := g
	count := g.EventCount()
	for _, a := range m.answers {
		var err error
		if g, err = m.decide(g, a); err != nil {
			panic(err)
		}
		if g != seen { // moved on by distance: another game, whose events begin anew
			seen, count = g, 0
		}
		events = append(events, g.Events(game.Everyone, count)...)
		count = g.EventCount()
	}
	g.Close()
	return events
}

// said is what happened at the table in a line, by names alone: neither the rule that caused it nor how the program counts its piles.
func said(e *game.Event) string {
	var b strings.Builder
	fmt.Fprint(&b, e.Kind)
	add := func(name string, value any) { fmt.Fprintf(&b, " %s=%v", name, value) }
	text := func(name, value string) {
		if value != "" {
			add(name, value)
		}
	}
	number := func(name string, value int) {
		if value != 0 {
			add(name, value)
		}
	}
	number("seat", int(e.Seat))
	number("other", int(e.Other))
	text("card", string(e.Card))
	text("source", string(e.Source))
	text("place", string(e.Place))
	if e.From != game.NoPile || e.To != game.NoPile {
		add("from", e.From)
		add("to", e.To)
	}
	number("from-at", int(e.FromAt))
	number("to-at", int(e.ToAt))
	number("seen", int(e.Seen))
	if e.Ship != card.NoShip {
		add("ship", e.Ship)
	}
	number("from-spot", int(e.FromSpot))
	number("to-spot", int(e.ToSpot))
	if e.Area != card.NoArea {
		add("area", e.Area)
	}
	if e.ToArea != card.NoArea {
		add("to-area", e.ToArea)
	}
	if e.Kind == game.ResourceChanged {
		add("resource", e.Resource)
	}
	if e.Title != card.NoTitle {
		add("title", e.Title)
	}
	if e.Activation != card.NoActivation {
		add("activation", e.Activation)
	}
	if e.Kind == game.StepBegan {
		add("step", e.Step)
	}
	if e.Kind == game.CheckEnded {
		add("result", ways[e.Result])
	}
	number("natural", int(e.Natural))
	if e.Kind == game.BecameCylon { // it had a number before it had a name
		number("n", int(e.Allegiance-game.CylonPlayer))
	}
	number("n", e.N)
	if c := e.Check; c != nil {
		add("check", fmt.Sprint(c.Card, c.Place, c.Difficulty, c.Partial, c.Skills, c.OnesCount, c.Added, c.Resolved, c.TakenOut, c.Spared, c.Double, c.Revealed, c.Total, c.Result))
	}
	if o := e.Over; o != nil {
		add("over", fmt.Sprint(o.HumansWin, o.Why, o.Resource))
	}
	return b.String()
}
