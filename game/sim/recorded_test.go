package sim

import (
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/bot"
	"battlestar/game/card"
)

var (
	update = flag.Bool("update", false, "rewrite testdata/recorded: keep the answers of each game as far as they can still be given")
	tell   = flag.String("tell", "", "write the public events of each recorded game into this folder, to compare two programs")
)

const recordedFolder = "testdata/recorded"

// TestRecordedGames replays the recorded games. A recording holds answers, so bots cannot change a game: only the rules can. The test names every
// game that a change of the rules affects and the first turn that differs. With -update it rewrites those games, and git shows which.
func TestRecordedGames(t *testing.T) {
	recorded := readRecorded(t)
	files := map[string][]string{}
	var changed []string
	for _, cell := range recordedCells() {
		old, known := recorded[cell.name]
		delete(recorded, cell.name)
		played := old.replay(t, cell)
		if !known {
			changed = append(changed, cell.name+": not recorded yet")
		} else if difference := old.difference(played); difference != "" {
			changed = append(changed, cell.name+": "+difference)
		}
		files[cell.file()] = append(files[cell.file()], played.String())
	}
	for name := range recorded {
		changed = append(changed, name+": recorded, but no longer played")
	}
	if !*update {
		for _, line := range changed {
			t.Error(line)
		}
		return
	}
	t.Logf("%d games change:\n%s", len(changed), strings.Join(changed, "\n"))
	if err := errors.Join(os.RemoveAll(recordedFolder), os.MkdirAll(recordedFolder, 0o777)); err != nil {
		t.Fatal(err)
	}
	for file, games := range files {
		if err := os.WriteFile(filepath.Join(recordedFolder, file), []byte(strings.Join(games, "")), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// ---- Which games are recorded ----

// recordedCell is the setup of one recorded game. The cell's name determines its seed and starting distance, so new cells do not affect the others.
type recordedCell struct {
	name     string
	setup    game.Setup
	distance int
	bots     string // who gave the answers, and who gives new ones where needed
}

// file returns the file name of the recording. There is one file for each set of boxes.
func (c *recordedCell) file() string { return joined(c.setup.Boxes) + ".txt" }

func joined[S ~string](list []S) string {
	texts := make([]string, len(list))
	for i, s := range list {
		texts[i] = string(s)
	}
	return strings.Join(texts, "+")
}

// recordedCells returns every set of boxes with every objective, with and without a Cylon Leader, every option on its own, each for every number of
// players, and every house rule on its own.
func recordedCells() []recordedCell {
	var cells []recordedCell
	add := func(boxes []card.ID, options []string, house []game.House, players int, bots string) {
		name := fmt.Sprintf("%s/%s/%s/%d/%s", joined(boxes), joined(options), joined(house), players, bots)
		hash := fnv.New64a()
		hash.Write([]byte(name))
		luck := hash.Sum64()
		cell := recordedCell{
			name: name, bots: bots, distance: [...]int{0, 3, 6, 7, 7, 7}[luck>>8%6],
			setup: game.Setup{Boxes: boxes, Options: options, House: house, Players: make([]game.Player, players), Seed: luck >> 16, Deal: luck%2 == 0},
		}
		cells = append(cells, cell)
	}
	exodus := []string{card.OptionPersonalGoals, card.OptionFinalFive, card.OptionCylonFleet}
	for mask := range 8 {
		boxes := []card.ID{"base"}
		for i, b := range []card.ID{"pegasus", "exodus", "daybreak"} {
			if mask>>i&1 == 1 {
				boxes = append(boxes, b)
			}
		}
		has := func(b card.ID) bool { return slices.Contains(boxes, b) }
		for objective, fits := range map[string]bool{
			"": true, card.OptionIonianNebula: has("exodus"), card.OptionNewCaprica: has("pegasus"), card.OptionSearchForHome: has("daybreak"),
		} {
			for leader := range 2 {
				if !fits || leader == 1 && !has("pegasus") && !has("daybreak") {
					continue
				}
				for players := 3 + leader; players <= 6+leader; players++ {
					var options []string
					if objective != "" {
						options = append(options, objective)
					}
					if leader == 1 {
						options = append(options, card.OptionCylonLeader)
					}
					if has("exodus") && players%2 == 0 {
						options = append(options, exodus...)
					}
					add(boxes, options, nil, players, "random")
					add(boxes, options, nil, players, "good")
				}
			}
		}
	}
	for _, v := range game.Variants {
		boxes := []card.ID{"base"}
		if v.Box != "base" {
			boxes = append(boxes, v.Box)
		}
		for _, players := range v.Players {
			options := []string{v.ID}
			if players == 2 && v.ID != game.TwoPlayers {
				options = append(options, game.TwoPlayers)
			}
			already := slices.ContainsFunc(cells, func(c recordedCell) bool {
				return slices.Equal(c.setup.Boxes, boxes) && slices.Equal(c.setup.Options, options) && len(c.setup.Players) == players
			})
			if !already && players < 7 { // seven play with a Cylon Leader, as above
				add(boxes, options, nil, players, [...]string{"good", "random"}[players%2])
			}
		}
	}
	for _, players := range []int{4, 6} {
		add([]card.ID{"base", "pegasus"}, []string{card.OptionSympatheticCylon, card.OptionNewCaprica}, nil, players, "good")
		add([]card.ID{"base", "pegasus", "exodus"}, append([]string{card.OptionSympatheticCylon}, exodus...), nil, players, "random")
	}
	with := map[card.ID][]string{
		"pegasus":  {card.OptionNewCaprica, card.OptionCylonLeader},
		"exodus":   append([]string{card.OptionIonianNebula}, exodus...),
		"daybreak": {card.OptionSearchForHome, card.OptionCylonLeader},
	}
	var all []game.House
	for i, q := range game.Questions {
		boxes := []card.ID{"base"}
		if q.Box != "base" {
			boxes = append(boxes, q.Box)
		}
		add(boxes, with[q.Box], []game.House{q.House}, 4+i%3, [...]string{"good", "random"}[i%2])
		all = append(all, q.House)
	}
	for i, options := range with {
		add([]card.ID{"base", "pegasus", "exodus", "daybreak"}, options, all, 4+len(i)%3, "random")
	}
	slices.SortFunc(cells, func(a, b recordedCell) int { return strings.Compare(a.name, b.name) })
	return cells
}

// ---- A recording ----

// recording is a game in the format of its file:
//
//	game NAME
//	TURN DIGEST ANSWER...
//	over HOW DIGEST
//
// There is a line for each turn; turn 0 is the setup. The digest covers everything that everybody has seen so far. An answer lists its picks by name,
// separated by "+". Cards have no "card:" prefix, "-" is pass, and "none" means that nothing was picked. If several seats were asked, a prefix such
// as "2." names the seat that answered; "201.-" means that seats 2, 0 and 1 pass one after the other. Decisions without a real choice are left out.
type recording struct {
	name  string
	turns []recordedTurn
	over  string
}

type recordedTurn struct {
	turn    int
	digest  uint16
	answers []string
}

func (r recording) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "game %s\n", r.name)
	for _, t := range r.turns {
		var words []string
		for _, word := range t.answers {
			n := len(words) - 1
			if seat, passes := strings.CutSuffix(word, ".-"); passes && n >= 0 && strings.HasSuffix(words[n], ".-") {
				words[n] = strings.TrimSuffix(words[n], ".-") + seat + ".-"
			} else {
				words = append(words, word)
			}
		}
		fmt.Fprintf(&b, "%d %04x %s\n", t.turn, t.digest, strings.Join(words, " "))
	}
	fmt.Fprintf(&b, "over %s\n\n", r.over)
	return b.String()
}

// readRecorded reads all recordings by name.
func readRecorded(t *testing.T) map[string]recording {
	files, err := filepath.Glob(recordedFolder + "/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]recording{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var r recording
		for line := range strings.Lines(string(text)) {
			switch first, rest, _ := strings.Cut(strings.TrimSpace(line), " "); first {
			case "":
			case "game":
				r = recording{name: rest}
			case "over":
				r.over = rest
				all[r.name] = r
			default:
				words := strings.Fields(rest)
				var turn recordedTurn
				if _, err := fmt.Sscanf(first+" "+words[0], "%d %x", &turn.turn, &turn.digest); err != nil {
					t.Fatalf("%s: %q: %v", file, line, err)
				}
				for _, word := range words[1:] {
					seats, passes := strings.CutSuffix(word, ".-")
					if !passes {
						turn.answers = append(turn.answers, word)
						continue
					}
					for _, seat := range seats {
						turn.answers = append(turn.answers, string(seat)+".-")
					}
				}
				r.turns = append(r.turns, turn)
			}
		}
	}
	return all
}

// difference says where a game differs from its recording; "" if it does not.
func (r recording) difference(played recording) string {
	for i, turn := range played.turns {
		switch {
		case i >= len(r.turns):
			return fmt.Sprintf("goes on after turn %d", r.turns[len(r.turns)-1].turn)
		case !slices.Equal(turn.answers, r.turns[i].answers):
			return fmt.Sprintf("asks for other answers in turn %d", turn.turn)
		case turn.digest != r.turns[i].digest:
			return fmt.Sprintf("other events in turn %d", turn.turn)
		}
	}
	switch {
	case len(played.turns) < len(r.turns):
		return fmt.Sprintf("is over in turn %d", played.turns[len(played.turns)-1].turn)
	case played.over != r.over:
		return fmt.Sprintf("ends %q, was %q", played.over, r.over)
	}
	return ""
}

// replay plays the game with the recorded answers. Bots take over at the first answer that is not possible, or when none are left.
func (r recording) replay(t *testing.T, cell recordedCell) recording {
	m := match{setup: cell.setup, distance: cell.distance}
	first, err := game.New(cell.setup)
	if err != nil {
		t.Fatalf("%s: %v", cell.name, err)
	}
	first.Close()
	var answers []string
	for _, turn := range r.turns {
		answers = append(answers, turn.answers...)
	}
	rng := rand.New(rand.NewPCG(cell.setup.Seed, 2))
	var player bot.Player = bot.Random
	if cell.bots == "good" {
		player = bot.Good
	}
	played := recording{name: cell.name}
	digest := fnv.New64a()
	var story strings.Builder
	g := m.begin()
	defer func() { g.Close() }()
	seen := 0
	witness := bot.Watch(g)
	tellOf := func() {
		for _, e := range g.Events(game.Everyone, seen) {
			line := said(&e)
			fmt.Fprintln(digest, line)
			if *tell != "" {
				fmt.Fprintf(&story, "%s | %s\n", line, e.Rule)
			}
		}
		seen = g.EventCount()
	}
	tellOf()
	for {
		open := g.Decision(game.Everyone)
		if open == nil {
			break
		}
		number := g.Uncovered().Turn
		if n := len(played.turns); n == 0 || played.turns[n-1].turn != number {
			played.turns = append(played.turns, recordedTurn{turn: number})
		}
		turn := &played.turns[len(played.turns)-1]

		var a game.Answer
		seat := open.Seats.List()[0]
		var word string
		if len(answers) > 0 {
			word = answers[0]
		}
		if d := g.Decision(seat); nothingToChoose(d) && !strings.Contains(word, ".unveil:") {
			a = game.Answer{Seat: seat, Picks: []game.Choice{d.Options[0].Choice}}
		} else {
			if a, err = readAnswer(g, open, word); err == nil {
				answers = answers[1:]
			} else {
				answers = nil
				seat = somebody(rng, open.Seats)
				a = player(witness.Known(seat))
			}
			turn.answers = append(turn.answers, writeAnswer(open, a))
		}
		before := g
		if g, err = m.decide(g, a); err != nil {
			t.Fatalf("%s: turn %d: %v", cell.name, number, err)
		}
		if g != before { // the distance was changed: this is another game, with new events
			seen, witness = 0, bot.Watch(g)
		}
		tellOf()
		turn.digest = uint16(digest.Sum64())
	}
	over := ending{*g.Uncovered().Over}
	winners := "cylons"
	if over.HumansWin {
		winners = "humans"
	}
	played.over = fmt.Sprintf("%s %s %016x", winners, over.String(), digest.Sum64())
	if *tell != "" {
		file := filepath.Join(*tell, strings.NewReplacer("/", "_").Replace(cell.name)+".txt")
		if err := os.WriteFile(file, []byte(story.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return played
}

// nothingToChoose reports whether a decision allows only one answer.
func nothingToChoose(d *game.Decision) bool {
	return d.Seat() != game.NoSeat && len(d.Options) == 1 && d.Min == 1
}

// nameOf returns a choice as written in a recording.
func nameOf(c game.Choice) string {
	if c.Kind == game.Pass {
		return "-"
	}
	return strings.TrimPrefix(c.String(), "card:")
}

func writeAnswer(open *game.Decision, a game.Answer) string {
	var picks []string
	for _, p := range a.Picks {
		picks = append(picks, nameOf(p))
	}
	word := strings.Join(picks, "+")
	if word == "" {
		word = "none"
	}
	if open.Seat() == game.NoSeat || strings.HasPrefix(word, "unveil:") {
		word = fmt.Sprintf("%d.%s", a.Seat, word)
	}
	return word
}

// readAnswer returns the answer that a word stands for. It fails if it is not on offer.
func readAnswer(g *game.Game, open *game.Decision, word string) (game.Answer, error) {
	seat := open.Seat()
	if who, what, given := strings.Cut(word, "."); given {
		seat, word = game.Seat(who[0]-'0'), what
	}
	if id, unveils := strings.CutPrefix(word, "unveil:"); unveils {
		return game.Answer{Seat: seat, Picks: []game.Choice{{Kind: game.Unveil, Card: card.ID(id)}}}, nil
	}
	if !open.Seats.Has(seat) {
		return game.Answer{}, fmt.Errorf("seat %d is not asked", seat)
	}
	d, a := g.Decision(seat), game.Answer{Seat: seat}
	if word != "none" {
		for pick := range strings.SplitSeq(word, "+") {
			at := slices.IndexFunc(d.Options, func(o game.Option) bool { return nameOf(o.Choice) == pick })
			if at < 0 {
				return a, fmt.Errorf("%q is not on offer", pick)
			}
			a.Picks = append(a.Picks, d.Options[at].Choice)
		}
	}
	if !d.Allows(len(a.Picks)) {
		return a, fmt.Errorf("%d picks", len(a.Picks))
	}
	return a, nil
}

// said describes an event by names alone, in one line. It leaves out the rule that caused it and the numbers of the program's piles.
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
	if e.Kind == game.BecameCylon { // it was a number before it had a name
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
