package table_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/bot"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
)

// Swap and replay for everything that a table does besides the rules. From the snapshot at a step, a stretch is played with a random mix of
// answers, take-backs, corrections, seat changes, wishes, peeks, bars and loading. The snapshot is then changed: cards that stayed hidden from an
// observer until the end of the stretch are dealt again. The same inputs must give the observer exactly the same.
//
// A card or token may trade places if the observer did not know it when the stretch began, if its id was not shown to him during the stretch, and
// if no input named it. Chance moves cards only by their positions, so the two tables correspond card for card, even after chance is renewed.

// input is one thing that people do at the table.
type input struct {
	what    string
	seat    game.Seat
	picks   []game.Choice
	edits   []game.Edit
	consent bool
	info    table.SeatInfo
	wishes  []table.Wish
	dt      time.Duration
	stops   table.Stops
}

// sitting is a table with everything needed to replay it: the seeds for renewed chance, and the answers of bots.
type sitting struct {
	*table.Table
	seeds *rand.Rand
	bots  map[string]bot.Player
	meant [game.MaxSeats]card.ID // Wanted at each seat's last answer
}

// bench records the answers of bots in order. A bot decides by its own cards, so after a new deal it must repeat its earlier answers.
type bench struct {
	rng    *rand.Rand // of the first run; nil in the replay
	said   []game.Answer
	repeat int
}

func (b *bench) answer(v bot.Known) game.Answer {
	if b.rng != nil {
		b.said = append(b.said, pick(v.Decision, v.Seat, b.rng))
		return b.said[len(b.said)-1]
	}
	b.repeat++
	return b.said[b.repeat-1]
}

// sitFrom returns a saved table that continues from a snapshot.
func sitFrom(t *testing.T, from *game.State, b *bench) *sitting {
	t.Helper()
	path := filepath.Join(t.TempDir(), "mixed.save")
	seats := make([]table.SeatInfo, len(from.Seats))
	for i := range seats {
		seats[i] = table.SeatInfo{Name: fmt.Sprintf("Seat %d", i+1), Color: i, Emblem: i}
	}
	blob, err := json.Marshal(seats)
	if err != nil {
		t.Fatal(err)
	}
	j, err := save.Create(path, from.Setup, blob)
	if err != nil {
		t.Fatal(err)
	}
	j.Append(save.Snapshot{State: from})
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	s := &sitting{seeds: rand.New(rand.NewPCG(from.Seed, 17)), bots: map[string]bot.Player{"random": b.answer}}
	s.open(t, path)
	t.Cleanup(func() { s.Close() })
	return s
}

func (s *sitting) open(t *testing.T, path string) {
	t.Helper()
	var err error
	if s.Table, err = table.Load(path, s.bots); err != nil {
		t.Fatal(err)
	}
	s.Seed = s.seeds.Uint64
}

// do carries out an input.
func (s *sitting) do(t *testing.T, in input) error {
	t.Helper()
	switch in.what {
	case "answer":
		if s.Asked().For == table.HandOver {
			s.OpenCurtain(in.seat, "")
		}
		if s.Eyes() == in.seat {
			s.meant[in.seat] = s.Wanted()
		}
		return s.Answer(in.seat, in.picks...)
	case "go on":
		return s.GoOn()
	case "go on with all":
		return s.GoOnWithAll()
	case "in order":
		return s.InOrder()
	case "elapse":
		return s.Elapse(in.dt)
	case "hold":
		s.Hold()
	case "bot":
		s.CloseCurtain()
		_, err := s.Tick()
		return err
	case "peek":
		return s.OpenCurtain(in.seat, "")
	case "close":
		s.CloseCurtain()
	case "wish":
		if err := s.OpenCurtain(in.seat, ""); err != nil {
			return err
		}
		return s.SetWishes(in.wishes)
	case "stops":
		s.SetStops(in.stops)
	case "seat":
		return s.SetSeat(in.seat, in.info)
	case "take back":
		return s.TakeBack(in.consent)
	case "correct":
		return s.Correct(in.edits)
	case "load":
		path := s.Path()
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		s.open(t, path)
		if s.Diverged() != nil {
			t.Fatal(s.Diverged())
		}
	default:
		t.Fatalf("nobody does %q", in.what)
	}
	return nil
}

// next returns what somebody does next.
func next(s *sitting, rng *rand.Rand) input {
	asked := s.Asked()
	seat := game.Seat(rng.IntN(len(s.Seats())))
	switch rng.IntN(24) {
	case 0, 1:
		return input{what: "take back", consent: rng.IntN(3) > 0}
	case 2, 3:
		in := input{what: "correct"}
		for range 1 + rng.IntN(2) {
			in.edits = append(in.edits, anyEdit(s.Table, rng))
		}
		return in
	case 4:
		info := s.Seats()[seat]
		bots := 0
		for _, other := range s.Seats() {
			bots += len(other.Bot) / len("random")
		}
		switch {
		case info.Bot != "":
			info.Bot = ""
		case bots+2 < len(s.Seats()):
			info.Bot = "random"
		default:
			info.Name = fmt.Sprint("Guest ", rng.IntN(100))
		}
		return input{what: "seat", seat: seat, info: info}
	case 5, 6:
		in := input{what: "wish", seat: seat}
		for range 1 + rng.IntN(3) {
			in.wishes = append(in.wishes, anyWish(rng))
		}
		return in
	case 7:
		return input{what: "peek", seat: seat}
	case 8:
		return input{what: "close"}
	case 9:
		return input{what: "hold"}
	case 10:
		return input{what: "load"}
	case 11:
		if rng.IntN(2) == 0 {
			return input{what: "stops", stops: table.DefaultStops()}
		}
		return input{what: "stops"}
	}
	switch {
	case asked.For == table.Bots:
		return input{what: "bot"}
	case s.Eyes() != game.Everyone && asked.For != table.Secret:
		return input{what: "close"}
	case asked.For == table.Choice && asked.Order && rng.IntN(2) == 0:
		return input{what: "in order"}
	case asked.GoesOn && rng.IntN(2) == 0 || asked.For == table.Choice && rng.IntN(4) == 0:
		return input{what: "elapse", dt: table.BundleTime}
	case asked.For == table.Window && rng.IntN(4) == 0:
		return input{what: "go on with all"}
	case asked.For == table.Window && rng.IntN(4) > 0:
		return input{what: "go on"}
	}
	list := asked.Seats.List()
	seat = list[rng.IntN(len(list))]
	return input{what: "answer", seat: seat, picks: pick(s.Game().View(seat).Decision, seat, rng).Picks}
}

func anyWish(rng *rand.Rand) table.Wish {
	moments := append(table.Moments(), table.Moment{}, table.Moment{Window: game.BeforeCards}, table.Moment{Window: game.BeforeCards})
	return table.Wish{
		Moment: oneOf(rng, moments), None: rng.IntN(2) == 0, Always: rng.IntN(3) == 0,
		Card: oneOf(rng, []card.ID{"", "investigative-committee", "declare-emergency", "strategic-planning"}),
	}
}

// mixedStretch holds the inputs from a snapshot.
type mixedStretch struct {
	from   *game.State
	inputs []input
	done   []bool        // whether each input was accepted
	said   []game.Answer // by bots
	named  map[card.ID]bool
	shown  [game.MaxSeats + 1]map[card.ID]bool // to each observer, including what was taken back
}

// playMixed plays a stretch.
func playMixed(t *testing.T, from *game.State, rng *rand.Rand, length int) *mixedStretch {
	t.Helper()
	b := &bench{rng: rng}
	s := sitFrom(t, from, b)
	defer func() { s.Close() }()
	m := &mixedStretch{from: from, named: map[card.ID]bool{}}
	for o := range m.shown {
		m.shown[o] = map[card.ID]bool{}
	}
	for len(m.inputs) < length && s.Asked().For != table.Nothing {
		in := next(s, rng)
		err := s.do(t, in)
		if s.Game().View(game.Everyone).Over != nil { // the end of the game reveals all cards: stop before it
			break
		}
		m.inputs, m.done = append(m.inputs, in), append(m.done, err == nil)
		for _, p := range in.picks {
			m.named[p.Card] = true
		}
		for _, e := range in.edits {
			m.named[e.Card], m.named[card.DamageTo(e.Place)] = true, true
		}
		for o := range m.shown {
			for _, e := range s.LogOf(game.Seat(o)) {
				m.shown[o][e.Card] = true
			}
		}
	}
	m.said = b.said
	for _, a := range m.said {
		for _, p := range a.Picks {
			m.named[p.Card] = true
		}
	}
	return m
}

// backs groups the cards that look alike from behind, by name. Hidden cards trade places within a group.
func backs(s *game.State) map[string][]*game.Slot {
	pools := map[string][]*game.Slot{}
	add := func(name string, piles ...game.Pile) {
		for _, p := range piles {
			for i := range s.Piles[p] {
				pools[name] = append(pools[name], &s.Piles[p][i])
			}
		}
	}
	loyalty, supers, quorum := []game.Pile{game.LoyaltyDeck}, []game.Pile{game.SuperDeck}, []game.Pile{game.QuorumDeck, game.QuorumHand}
	var hands []game.Pile
	for seat := range game.Seat(len(s.Seats)) {
		hands = append(hands, game.Hand(seat))
		loyalty = append(loyalty, game.Loyalty(seat))
		supers = append(supers, game.SuperHand(seat))
	}
	add("loyalty", loyalty...)
	add("super", supers...)
	add("quorum", quorum...)
	add("crisis", game.CrisisDeck)
	add("destination", game.DestinationDeck)
	civilians := []game.Pile{game.CivilianPile}
	for _, a := range card.Areas {
		civilians = append(civilians, game.Civilians(a))
	}
	add("civilian", civilians...)
	types := map[string]string{}
	for skill := card.Politics; skill <= card.Engineering; skill++ {
		add(skill.String(), game.SkillDeck(skill))
		for _, p := range []game.Pile{game.SkillDeck(skill), game.SkillDiscard(skill)} {
			for _, slot := range s.Piles[p] {
				title, _, _ := strings.Cut(string(slot.Card), "/")
				types[title] = skill.String()
			}
		}
	}
	for _, p := range append(hands, game.Destiny) {
		for i := range s.Piles[p] {
			title, _, _ := strings.Cut(string(s.Piles[p][i].Card), "/")
			pools[types[title]] = append(pools[types[title]], &s.Piles[p][i])
		}
	}
	delete(pools, "") // no other card of their type is left, so they stay in place
	add("hands", append(hands, game.Destiny)...)
	return pools
}

// dealtAnew returns the snapshot with the cards hidden from an observer in other places, and how many cards changed.
func (m *mixedStretch) dealtAnew(observer game.Seat, rng *rand.Rand) (*game.State, int) {
	s := m.from.Clone()
	pools := backs(s)
	for _, name := range slices.Sorted(maps.Keys(pools)) {
		pool := slices.DeleteFunc(pools[name], func(slot *game.Slot) bool {
			return slot.Seen.Has(observer) || m.named[slot.Card] || m.shown[observer][slot.Card] || slot.Card == "sympathizer" // takes effect on its own
		})
		rng.Shuffle(len(pool), func(i, j int) { pool[i].Card, pool[j].Card = pool[j].Card, pool[i].Card })
	}
	moved := 0
	for p := range s.Piles {
		for i := range s.Piles[p] {
			if s.Piles[p][i].Card != m.from.Piles[p][i].Card {
				moved++
			}
		}
	}
	return s, moved
}

// got is everything that an observer sees of a table after an input.
type got struct {
	Err     string
	Asked   table.Asked
	Eyes    game.Seat
	View    *game.View
	Log     []game.Event
	Remarks []table.Remark
	Is      bool
	Back    table.Back
	Again   table.Again
	Cannot  string
	Seats   []table.SeatInfo
	Stops   table.Stops
	// What a computer player at each seat would say of the others.
	Suspicions []belief.Odds
	Clues      [][]belief.Clue
	// These are only behind the observer's own curtain. Meant is what Wanted returned at his last answer.
	Since  []game.Event
	Wishes []table.Wish
	Wanted card.ID
	Meant  card.ID
}

// tableLeak is a fault planted between a table and its observer.
type tableLeak struct {
	name string
	// does runs before an input. shows changes what the observer sees.
	does  func(s *sitting)
	shows func(s *sitting, g *got)
}

// watch repeats a stretch and returns what an observer sees. If anew is set, the wishes of others name another card.
func (m *mixedStretch) watch(t *testing.T, from *game.State, anew bool, observer game.Seat, leak tableLeak) []string {
	t.Helper()
	s := sitFrom(t, from, &bench{said: m.said})
	defer func() { s.Close() }()
	var frames []string
	for _, in := range m.inputs {
		if leak.does != nil {
			leak.does(s)
		}
		if in.what == "wish" && anew && in.seat != observer {
			in.wishes = slices.Clone(in.wishes)
			for i := range in.wishes {
				in.wishes[i].Card = "evasive-maneuvers"
			}
		}
		var g got
		if err := s.do(t, in); err != nil {
			g.Err = err.Error()
		}
		g.Asked, g.Eyes, g.View, g.Log, g.Remarks = s.Asked(), s.Eyes(), s.Game().View(observer), s.LogOf(observer), s.Remarks()
		g.Seats, g.Stops = s.Seats(), s.Stops()
		for seat := range game.Seat(len(g.Seats)) {
			g.Suspicions, g.Clues = append(g.Suspicions, s.Suspicions(seat)), append(g.Clues, s.Belief().Clues(seat))
		}
		g.Back, g.Is = s.Back()
		var err error
		if g.Again, err = s.CanCorrect([]game.Edit{{Kind: game.SetCounter, Counter: game.DistanceGone, N: 3}}); err != nil {
			g.Cannot = err.Error()
		}
		if s.Eyes() == observer {
			g.Since, g.Wishes, g.Wanted = s.Since(), s.Wishes(), s.Wanted()
		}
		if observer != game.Everyone {
			g.Meant = s.meant[observer]
		}
		if leak.shows != nil {
			leak.shows(s, &g)
		}
		text, err := json.Marshal(g)
		if err != nil {
			t.Fatal(err)
		}
		frames = append(frames, string(text))
	}
	return frames
}

// eachMixed plays stretches from whole games and compares them, until do returns false.
func eachMixed(t *testing.T, leak tableLeak, do func(m *mixedStretch, observer game.Seat, moved int, difference string) bool) {
	t.Helper()
	for seed := range uint64(40) {
		rng := rand.New(rand.NewPCG(seed, 51))
		tb := sitDown(t, 3+int(seed%4), 2*seed)
		tb.Seed = rng.Uint64
		for last := -1; playOn(t, tb, rng); {
			at := tb.Game().Snapshot()
			if at.Turn <= last || at.Over != nil || at.Turn == 0 {
				continue
			}
			last = at.Turn + rng.IntN(4)
			m := playMixed(t, at, rng, 70)
			for _, observer := range []game.Seat{game.Everyone, game.Seat(rng.IntN(len(at.Seats)))} {
				other, moved := m.dealtAnew(observer, rng)
				one, two := m.watch(t, at, false, observer, leak), m.watch(t, other, true, observer, leak)
				difference := ""
				for i := range one {
					if one[i] != two[i] {
						difference = fmt.Sprintf("seed %d turn %d observer %d, input %d %+v:\n%s", seed, at.Turn, observer, i, m.inputs[i], apart(one[i], two[i]))
						break
					}
				}
				if !do(m, observer, moved, difference) {
					return
				}
			}
		}
		tb.Close()
	}
	t.Fatal("the games are over before anybody has had enough")
}

// apart returns the part where two long texts differ.
func apart(a, b string) string {
	i := 0
	for i < min(len(a), len(b)) && a[i] == b[i] {
		i++
	}
	cut := func(s string) string { return s[max(0, min(i-120, len(s))):min(i+160, len(s))] }
	return "…" + cut(a) + "…\n…" + cut(b) + "…"
}

func TestNobodySeesWhatIsHiddenAtAMixedTable(t *testing.T) {
	stretches := 60
	if testing.Short() {
		stretches = 12
	}
	did, moved, inputs := map[string]int{}, 0, 0
	eachMixed(t, tableLeak{}, func(m *mixedStretch, observer game.Seat, n int, difference string) bool {
		if difference != "" {
			t.Fatal(difference)
		}
		for i, in := range m.inputs {
			if m.done[i] {
				did[in.what]++
			}
		}
		moved += n
		inputs += len(m.inputs)
		stretches--
		return stretches > 0
	})
	t.Logf("%d inputs %v, %d cards in other places", inputs, did, moved)
	for _, what := range []string{"answer", "go on", "go on with all", "in order", "elapse", "hold", "bot", "peek", "close", "wish", "stops", "seat", "take back", "correct", "load"} {
		if did[what] == 0 && !testing.Short() {
			t.Errorf("nobody does %q", what)
		}
	}
}

// TestPlantedTableLeaksAreFound proves that the test finds the faults it is meant to find.
func TestPlantedTableLeaksAreFound(t *testing.T) {
	// told shows an event as it looks to a player who sees its card.
	told := func(s *sitting, at int, e *game.Event) {
		for seat := range game.Seat(len(s.Seats())) {
			if own := s.LogOf(seat)[at]; own.Card != "" {
				*e = own
			}
		}
	}
	holds := func(s *sitting, seat game.Seat, title string) bool {
		return slices.ContainsFunc(s.Game().View(seat).Piles[game.Hand(seat)], func(slot game.Slot) bool { return strings.HasPrefix(string(slot.Card), title) })
	}
	leaks := []tableLeak{
		{name: "a window waits only if somebody holds a card for it", does: func(s *sitting) {
			if asked := s.Asked(); asked.For == table.Window && asked.GoesOn {
				for _, seat := range asked.Seats.List() {
					if holds(s, seat, "strategic") || holds(s, seat, "evasive") || holds(s, seat, "scientific") || holds(s, seat, "declare") {
						s.Hold()
					}
				}
			}
		}},
		{name: "what is taken back is told with a hidden card", shows: func(s *sitting, g *got) {
			g.Back.Events = slices.Clone(g.Back.Events)
			began := len(s.LogOf(game.Everyone)) - len(g.Back.Events)
			for i := range g.Back.Events {
				told(s, began+i, &g.Back.Events[i])
			}
		}},
		{name: "a correction names a card that is drawn by it", shows: func(s *sitting, g *got) {
			g.Log = slices.Clone(g.Log)
			for i := range g.Log {
				if e := &g.Log[i]; e.Cause == game.ByCorrection && e.Kind == game.CardMoved {
					told(s, i, e)
				}
			}
		}},
		{name: "a bar is shorter if a wish cannot be had", does: func(s *sitting) {
			asked := s.Asked()
			if s.Eyes() != game.Everyone || !asked.GoesOn && asked.For != table.Choice {
				return
			}
			for _, seat := range asked.Seats.List() {
				for _, w := range s.WishesOf(seat) {
					if w.Card != "" && !holds(s, seat, string(w.Card)) && asked.Bar == 0 {
						s.Elapse(table.BundleTime / 2)
						return
					}
				}
			}
		}},
		{name: "a clue counts the cards in a hand", shows: func(s *sitting, g *got) {
			for seat, clues := range g.Clues {
				for i := range clues {
					if holds(s, game.Seat(seat), "repair") || holds(s, game.Seat(seat), "executive") {
						clues[i].N++
					}
				}
			}
		}},
		{name: "a computer player suspects by a Loyalty card", shows: func(s *sitting, g *got) {
			for seat := range game.Seat(len(g.Seats)) {
				g.Suspicions[seat] = s.Belief().Given(s.Game().View(seat))
			}
		}},
		{name: "all are asked before a take-back only if a good card was drawn", shows: func(s *sitting, g *got) {
			began := len(s.LogOf(game.Everyone)) - len(g.Back.Events)
			for i, e := range g.Back.Events {
				if told(s, began+i, &e); e.Kind == game.CardMoved && strings.HasSuffix(string(e.Card), "/1") {
					g.Back.Consent = false
				}
			}
		}},
	}
	for _, leak := range leaks {
		t.Run(leak.name, func(t *testing.T) {
			n, found := 0, ""
			eachMixed(t, leak, func(_ *mixedStretch, _ game.Seat, _ int, difference string) bool {
				n++
				found = difference
				return found == "" && n < 400
			})
			if found == "" {
				t.Fatalf("not found in %d stretches", n)
			}
			t.Logf("found in stretch %d: %.300s", n, found)
		})
	}
}
