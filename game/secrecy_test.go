package game

import (
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
)

// Swap and replay. From the snapshot at a step, a stretch is played to the end of the turn with random answers. The snapshot is then changed:
// everything that stayed hidden from an observer until that end is permuted. The same answers are given again, and the observer must see exactly
// the same: every view, decision, option, window and event.
//
// A card or token may be permuted if the observer did not know it before the stretch or learn it during the stretch, and if no answer named it. It
// trades places with others that have the same back. Cards in hands and in the Destiny deck no longer show which deck they came from, so any of
// them may trade places. The cards in hands and similar piles are also reordered, which nobody may notice, not even their owners.

// stretch holds what was played from a snapshot.
type stretch struct {
	from    *State
	answers []Answer
	// number gives every card and token of the snapshot a number, by pile and position.
	number   [NumPiles][]int
	known    []Seats          // by number: the seats that knew it or learned it
	named    map[card.ID]bool // named in an answer, or left a hand: equal cards are no longer interchangeable
	byChance bool             // a Loyalty card or a card of a hand was chosen at random, by its position
	laid     Seats            // the seats that chose among their trauma tokens: what they knew of them must not change
}

// playStretch plays from a snapshot to the end of the turn. It returns nil if nothing is left to answer.
func playStretch(t *testing.T, from *State, rng *rand.Rand) *stretch {
	st := &stretch{from: from}
	g := restored(t, from)
	for g.pending != nil && g.state.Turn == from.Turn && len(st.answers) < 400 {
		a := randomAnswer(g.pending, rng)
		if g.pending.Kind == AskWindow && rng.IntN(3) == 0 {
			a.Picks = []Choice{{Kind: Act}}
		}
		st.answers = append(st.answers, a)
		if err := g.Decide(a); err != nil {
			t.Fatal(err)
		}
	}
	if g.state.Over != nil { // the end of the game reveals all cards: stop before it
		st.answers = st.answers[:len(st.answers)-1]
	}
	g.Close()
	if len(st.answers) == 0 {
		return nil
	}
	st.follow(t)
	return st
}

func restored(t *testing.T, s *State) *Game {
	g, err := Restore(s)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// follow plays the stretch once more and tracks every card by the events.
func (st *stretch) follow(t *testing.T) {
	g := restored(t, st.from)
	defer g.Close()
	st.named = map[card.ID]bool{}
	at := [NumPiles][]int{} // the numbers of the cards in their current positions
	chance := State{beside: st.from.beside}
	for p := range st.from.Piles {
		for _, slot := range st.from.Piles[p] {
			st.number[p] = append(st.number[p], len(st.known))
			st.known = append(st.known, slot.Seen)
		}
		at[p] = slices.Clone(st.number[p])
	}
	ids := make([]card.ID, len(st.known))
	for p := range st.number {
		for i, n := range st.number[p] {
			ids[n] = st.from.Piles[p][i].Card
		}
	}
	told := 0
	look := func() {
		for ; told < g.events.count; told++ {
			switch e := g.events.at(told); e.Kind {
			case CardMoved:
				from := int(e.FromAt)
				if !e.From.Ordered() {
					from = slices.IndexFunc(at[e.From], func(n int) bool { return ids[n] == e.Card })
					if owner := e.From.Owner(); owner != NoSeat && e.From == Trauma(owner) {
						st.laid |= SeatsOf(owner)
					} else {
						st.named[e.Card] = true
					}
				}
				n := at[e.From][from]
				st.known[n] |= e.Seen
				at[e.From] = slices.Delete(at[e.From], from, from+1)
				to := int(e.ToAt)
				if to < 0 || to >= len(at[e.To]) {
					to = len(at[e.To])
				}
				at[e.To] = slices.Insert(at[e.To], to, n)
			case CardLaid: // from the top down: each is one of those not yet laid
				pile, to := at[e.To], int(e.ToAt)
				from := to + slices.IndexFunc(pile[to:], func(n int) bool { return ids[n] == e.Card })
				pile[to], pile[from] = pile[from], pile[to]
				st.named[e.Card] = true
			case CardsGathered:
				at[e.To] = append(at[e.To], at[e.From]...)
				at[e.From] = nil
			case Shuffled:
				for i := len(at[e.To]) - 1; i > 0; i-- {
					j := chance.draw(heaps[e.To].stream, i+1)
					at[e.To][i], at[e.To][j] = at[e.To][j], at[e.To][i]
				}
			case Looked:
				seen := e.Seen
				if owner := e.From.Owner(); owner != NoSeat && e.From == Loyalty(owner) && owner != e.Seat {
					seen = All // it is none of the Final Five, or it would have been shown (E-CL-11)
				}
				for _, n := range at[e.From] {
					if ids[n] == e.Card {
						st.known[n] |= seen
					}
				}
			}
		}
	}
	look()
	for _, a := range st.answers {
		for _, pick := range a.Picks {
			if pick.Card != "" && !strings.HasPrefix(string(pick.Card), "trauma-") {
				st.named[pick.Card] = true
			}
		}
		if err := g.Decide(a); err != nil {
			t.Fatal(err)
		}
		look()
	}
	for p := range at {
		for i, n := range at[p] {
			if ids[n] != g.state.Piles[p][i].Card {
				t.Fatalf("seed %d turn %d %s: lost track of the cards in %s", st.from.Seed, st.from.Turn, st.from.Step, Pile(p))
			}
		}
	}
	st.byChance = g.state.Chance[ChanceDiscard] != st.from.Chance[ChanceDiscard] || g.state.Chance[ChanceLoyalty] != st.from.Chance[ChanceLoyalty]
}

// back returns what a card's back and position reveal of it. Only cards with the same back trade places.
func (st *stretch) back(cat *box.Catalog, p Pile, id card.ID) string {
	switch {
	case cat.Loyalty.Of(id) != nil && cat.Loyalty.Of(id).Team != card.HumanTeam && cat.Loyalty.Of(id).Team != card.CylonTeam:
		return "" // the Sympathizer or the Sympathetic Cylon: it takes effect as soon as it is dealt
	case cat.Loyalty.Of(id) != nil && p == LoyaltyUnused:
		return fmt.Sprint("unused loyalty ", cat.Loyalty.Of(id).Team) // everybody knows how many Cylon cards are in play
	case cat.Loyalty.Of(id) != nil:
		return "loyalty"
	case cat.Crises.Of(id) != nil:
		return "crisis"
	case cat.SuperCrises.Of(id) != nil:
		return "super crisis"
	case cat.Quorum.Of(id) != nil:
		return "quorum"
	case cat.Destinations.Of(id) != nil:
		return "destination"
	case cat.Civilians.Of(id) != nil:
		return "civilian"
	case cat.BasestarDamage.Of(id) != nil:
		return "basestar damage"
	case cat.GalacticaDamage.Of(id) != nil:
		return "damage"
	case cat.PegasusDamage.Of(id) != nil:
		return "pegasus damage"
	case cat.Trauma.Of(id) != nil && id == card.TraumaDisaster:
		return "" // it is revealed as soon as it is drawn
	case cat.Trauma.Of(id) != nil:
		return "trauma"
	case cat.Allies.Of(id) != nil:
		return "ally"
	case cat.Crossroads.Of(id) != nil:
		return "crossroads"
	case cat.Agendas.Of(id) != nil:
		return "agenda, " + cat.Agendas.Of(id).Deck.String()
	case cat.Mutinies.Of(id) != nil:
		return "mutiny"
	case cat.Missions.Of(id) != nil:
		return "mission"
	case cat.Motives.Of(id) != nil:
		return "motive"
	default:
		return cat.Skill(id).Type.String()
	}
}

// swapped returns the snapshot with everything permuted that stayed hidden from the observer. It adds to moved, by pile, the number of cards that
// changed.
func (st *stretch) swapped(t *testing.T, observer Seat, rng *rand.Rand, moved map[string]int) *State {
	cat, err := st.from.Setup.catalog()
	if err != nil {
		t.Fatal(err)
	}
	s := st.from.Clone()
	permute := func(slots []*Slot) {
		rng.Shuffle(len(slots), func(i, j int) { slots[i].Card, slots[j].Card = slots[j].Card, slots[i].Card })
	}
	pools := map[string][]*Slot{}
	var mixed []*Slot
	for p := range s.Piles {
		for i := range s.Piles[p] {
			slot := &s.Piles[p][i]
			back := st.back(cat, Pile(p), slot.Card)
			known := st.known[st.number[p][i]]
			if back == "" || known.Has(observer) || st.named[slot.Card] || back == "trauma" && known&st.laid != 0 {
				continue
			}
			pools[back] = append(pools[back], slot)
			if Pile(p) == Destiny || p >= int(hands) && p < int(contributions) {
				mixed = append(mixed, slot)
			}
		}
	}
	names := make([]string, 0, len(pools))
	for name := range pools {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		permute(pools[name])
	}
	permute(mixed)
	for p := range s.Piles {
		for i := range s.Piles[p] {
			if id := s.Piles[p][i].Card; id != st.from.Piles[p][i].Card {
				kind, _, _ := strings.Cut(Pile(p).String(), ":")
				moved[kind]++
				if c := cat.Skill(id); c != nil && c.Timing == card.InCheck {
					moved["skill check ability"]++
				}
				if c := cat.Skill(id); c != nil && c.Type == card.Treachery {
					moved["treachery in "+kind]++
				}
				if _, strength := card.SplitSkill(id); strength == 6 {
					moved["strength 6"]++
				}
			}
		}
		if pile := s.Piles[p]; !Pile(p).Ordered() && !st.byChance {
			rng.Shuffle(len(pile), func(i, j int) { pile[i], pile[j] = pile[j], pile[i] })
		}
	}
	return s
}

// leak is a fault planted between a game and its observer, to prove that the test finds such faults.
type leak struct {
	name string
	// skips reports whether a decision is answered without anybody seeing the question.
	skips func(g *Game) bool
	// before runs ahead of each answer.
	before func(g *Game)
	// shows changes what an observer sees.
	shows func(g *Game, v *View)
}

// watch gives the same answers to two games and returns the first difference that an observer sees.
func watch(a, b *Game, observer Seat, answers []Answer, leak leak) error {
	for i := 0; ; i++ {
		var before, after []StepTaken
		for step := range a.Steps(observer) {
			before = append(before, StepTaken{step.Event, &View{Tabletop: step.View.Tabletop.clone()}})
		}
		for step := range b.Steps(observer) {
			if n := len(after); n < len(before) {
				if !reflect.DeepEqual(before[n].Event, step.Event) {
					return fmt.Errorf("answer %d: event %d is\n%+v, not\n%+v", i, n, step.Event, before[n].Event)
				}
				if got, want := step.View.Tabletop.clone(), before[n].View.Tabletop; !reflect.DeepEqual(got, want) {
					return fmt.Errorf("answer %d: the view after event %+v differs:\n%s", i, step.Event, difference(got, want))
				}
			}
			after = append(after, StepTaken{Event: step.Event})
		}
		if len(before) != len(after) {
			return fmt.Errorf("answer %d: %d events, not %d", i, len(after), len(before))
		}
		x, y := a.View(observer), b.View(observer)
		for _, w := range []struct {
			g *Game
			v *View
		}{{a, x}, {b, y}} {
			if leak.skips != nil && w.g.pending != nil && leak.skips(w.g) {
				w.v.Decision = nil
			}
			if leak.shows != nil {
				leak.shows(w.g, w.v)
			}
		}
		if !reflect.DeepEqual(x.Decision, y.Decision) {
			return fmt.Errorf("answer %d: the decision is\n%+v, not\n%+v", i, y.Decision, x.Decision)
		}
		if !reflect.DeepEqual(x, y) {
			return fmt.Errorf("answer %d: the view differs:\n%s", i, difference(y.Tabletop, x.Tabletop))
		}
		if i == len(answers) {
			return nil
		}
		for _, g := range []*Game{a, b} {
			if leak.before != nil {
				leak.before(g)
			}
			if err := g.Decide(answers[i]); err != nil {
				return fmt.Errorf("answer %d: %w", i, err)
			}
		}
	}
}

// swapAndReplay tests one step for every observer.
func swapAndReplay(t *testing.T, from *State, rng *rand.Rand, moved map[string]int, leak leak) error {
	st := playStretch(t, from, rng)
	if st == nil {
		return nil
	}
	observers := []Seat{Everyone}
	for s := range from.Seats {
		observers = append(observers, Seat(s))
	}
	for _, observer := range observers {
		a, b := restored(t, from), restored(t, st.swapped(t, observer, rng, moved))
		err := watch(a, b, observer, st.answers, leak)
		a.Close()
		b.Close()
		if err != nil {
			return fmt.Errorf("seed %d turn %d %s, observer %d: %w", from.Seed, from.Turn, from.Step, observer, err)
		}
	}
	return nil
}

// usual returns a setup without options.
func usual(seed uint64) Setup { return testSetup(3+int(seed)%4, seed) }

// unusual returns a setup with or without options, and with all house rules or none.
func unusual(seed uint64) Setup {
	kinds := []struct {
		players int
		options []string
	}{
		{1, []string{Solo}},
		{2, []string{TwoPlayers}},
		{4, []string{NoSympathizer}},
		{6, []string{NoSympathizer}},
		{4, []string{Cooperative}},
		{2, []string{TwoPlayers, Cooperative}},
		{3, nil},
		{4, nil},
	}
	kind := kinds[seed%uint64(len(kinds))]
	setup := testSetup(kind.players, seed)
	setup.Options = kind.options
	if seed/uint64(len(kinds))%2 == 1 || kind.options == nil {
		for _, q := range Questions {
			if q.Box == "base" {
				setup.House = append(setup.House, q.House)
			}
		}
	}
	return setup
}

// eachStep plays games and passes one in share of the snapshots at their steps to do, until it returns false. Some games start at the distance
// where the late rules begin.
func eachStep(t *testing.T, share int, setup func(uint64) Setup, do func(*State, *rand.Rand) bool) {
	for seed := uint64(0); ; seed++ {
		g, err := New(setup(seed))
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 2))
		moved := false
		for last := -1; g.pending != nil; {
			if at := g.state.Turn<<8 | int(g.state.Step); at != last {
				last = at
				if !moved && g.state.Turn > 0 && seed%3 > 0 {
					moved = true
					s := g.Snapshot()
					s.Distance = []int{0, 3, 7}[seed%3]
					g.Close()
					g = restored(t, s)
				}
				if (rng.IntN(share) == 0 || g.state.Turn == 0) && !do(g.Snapshot(), rng) {
					g.Close()
					return
				}
			}
			if err := g.Decide(randomAnswer(g.pending, rng)); err != nil {
				t.Fatal(err)
			}
		}
		g.Close()
	}
}

// nobodySees swaps and replays the given number of steps: few with -short, four times as many with build/test -long. It requires swaps in every one
// of the kinds.
func nobodySees(t *testing.T, steps, few, share int, setup func(uint64) Setup, kinds ...string) {
	t.Helper()
	switch {
	case testing.Short():
		steps = few
	case os.Getenv("BATTLESTAR_LONG") != "":
		steps *= 2
	}
	moved := map[string]int{}
	eachStep(t, share, setup, func(from *State, rng *rand.Rand) bool {
		if err := swapAndReplay(t, from, rng, moved, leak{}); err != nil {
			t.Error(from.Setup.Boxes, from.Setup.Options, from.Setup.House, err)
		}
		steps--
		return steps > 0 && !t.Failed()
	})
	t.Logf("cards swapped by pile: %v", moved)
	for _, kind := range kinds {
		if moved[kind] == 0 {
			t.Errorf("nothing was ever swapped in %s", kind)
		}
	}
}

func TestNobodySeesWhatIsHidden(t *testing.T) {
	nobodySees(t, 500, 100, 20, usual,
		"hand", "deck", "destiny", "crisis-deck", "super-deck", "super-hand", "quorum-deck", "quorum-hand",
		"destination-deck", "loyalty", "loyalty-deck", "loyalty-unused", "damage-pile", "basestar-damage-pile", "civilian-pile", "civilians",
	)
}

// As TestNobodySeesWhatIsHidden, with the variants and the house rules.
func TestNobodySeesWhatIsHiddenInVariants(t *testing.T) {
	nobodySees(t, 250, 80, 15, unusual,
		"assist-loyalty",
	)
}

// As TestNobodySeesWhatIsHidden, with Exodus: hidden cards with a skill check ability, and cards of strength 6, must not give themselves away
// earlier than others.
func TestNobodySeesWhatIsHiddenInExodus(t *testing.T) {
	setup := func(seed uint64) Setup {
		s := usual(seed)
		s.Boxes = []card.ID{"base", "exodus"}
		if seed%2 == 1 { // civilian ships come and go, and players look at damage tokens
			s.Options = []string{card.OptionCylonFleet}
		}
		return s
	}
	nobodySees(t, 150, 60, 8, setup,
		"skill check ability", "strength 6", "hand", "deck", "destiny", "crisis-deck", "super-deck", "super-hand", "quorum-deck", "quorum-hand",
		"destination-deck", "loyalty", "loyalty-deck", "not-cylon-deck", "damage-pile", "basestar-damage-pile", "civilian-pile", "civilians",
	)
}

// inPegasus returns a setup with Pegasus, and for every second seed with Exodus too.
func inPegasus(seed uint64) Setup {
	s := usual(seed)
	s.Boxes = []card.ID{"base", "pegasus"}
	if seed%2 == 1 {
		s.Boxes = append(s.Boxes, "exodus")
	}
	return s
}

// As TestNobodySeesWhatIsHidden, with Pegasus: neither hidden Treachery cards nor the damage tokens of Pegasus may give themselves away early.
func TestNobodySeesWhatIsHiddenInPegasus(t *testing.T) {
	nobodySees(t, 150, 60, 8, inPegasus,
		"treachery in hand", "treachery in deck", "treachery in destiny", "hand", "destiny", "crisis-deck", "super-deck", "super-hand", "quorum-deck",
		"destination-deck", "loyalty", "loyalty-deck", "damage-pile", "pegasus-damage-pile", "basestar-damage-pile", "civilian-pile", "civilians",
	)
}

// toNewCaprica returns a setup that goes to New Caprica, and for every second seed has Exodus too.
func toNewCaprica(seed uint64) Setup {
	s := inPegasus(seed)
	s.Options = []string{card.OptionNewCaprica}
	return s
}

// As TestNobodySeesWhatIsHidden, with New Caprica: the stacks of civilian ships on the ground stay hidden, a player who looks at a ship reveals
// nothing, and the crises there are as secret as others.
func TestNobodySeesWhatIsHiddenOnNewCaprica(t *testing.T) {
	nobodySees(t, 250, 100, 8, toNewCaprica,
		"locked-ships", "prepared-ships", "ground-crises", "crisis-deck", "hand", "destiny", "loyalty", "civilian-pile", "civilians",
	)
}

// withAgendas returns a setup in which somebody has an Agenda or may get one.
func withAgendas(seed uint64) Setup {
	s := testSetup(4+int(seed)%4, seed)
	s.Boxes, s.Options = []card.ID{"base", "pegasus"}, []string{card.OptionCylonLeader}
	if n := len(s.Players); n == 6 {
		s.Options = []string{card.OptionSympatheticCylon}
	}
	return s
}

// Only the owner of an Agenda may know it until the end.
func TestNobodySeesAnAgenda(t *testing.T) {
	nobodySees(t, 120, 40, 8, withAgendas, "agenda", "agenda-deck", "hand", "loyalty")
}

// mustBeFound replays steps until the leak is found.
func (l leak) mustBeFound(t *testing.T, share int, setup func(uint64) Setup) {
	steps := 0
	var found error
	eachStep(t, share, setup, func(from *State, rng *rand.Rand) bool {
		found = swapAndReplay(t, from, rng, map[string]int{}, l)
		steps++
		return found == nil && steps < 1000
	})
	if found == nil {
		t.Fatalf("not found in %d steps", steps)
	}
	t.Logf("found in step %d: %.200s", steps, found)
}

// TestPlantedLeaksAreFound proves that swap and replay finds the faults it is meant to find. The leaks sit between the rules and the observer, so
// that the rules themselves stay free of them.
func TestPlantedLeaksAreFound(t *testing.T) {
	timing := map[Window]card.Timing{BeforeCards: card.BeforeCardsAdded, StrengthTotaled: card.AfterStrengthTotaled, BeforeRoll: card.BeforeDieRoll}
	nobodyCan := func(g *Game) bool {
		when, plain := timing[g.pending.Window]
		if g.pending.Kind != AskWindow || !plain {
			return false
		}
		for _, s := range g.pending.Seats.List() {
			if len(g.handOptions(Hand(s), g.timed(when))) > 0 {
				return false
			}
		}
		return true
	}
	leaks := []leak{
		{name: "a window is asked only if somebody holds a card for it", skips: nobodyCan},
		{name: "a window is idle because nobody holds a card for it", shows: func(g *Game, v *View) {
			if v.Decision != nil && nobodyCan(g) {
				v.Decision.Idle = true
			}
		}},
		{name: "a choice of one option is skipped", skips: func(g *Game) bool {
			return g.pending.Private && len(g.pending.Options) == 1
		}},
		{name: "a die more is thrown for a hidden card", before: func(g *Game) {
			if g.pending.Window == BeforeRoll && len(g.state.Top(CrisisDeck))%2 == 0 {
				g.state.draw(ChanceDice, 8)
			}
		}},
		{name: "ships are listed by what they carry", shows: func(g *Game, v *View) {
			if v.Decision == nil || v.Decision.Private || !slices.ContainsFunc(v.Decision.Options, func(o Option) bool { return o.Ship == card.Civilian }) {
				return
			}
			v.Decision.Options = slices.Clone(v.Decision.Options)
			slices.SortStableFunc(v.Decision.Options, func(a, b Option) int {
				carries := func(o Option) string { return string(g.state.Piles[Civilians(o.Area)][o.N].Card) }
				return strings.Compare(carries(a), carries(b))
			})
		}},
	}
	for _, leak := range leaks {
		t.Run(leak.name, func(t *testing.T) { leak.mustBeFound(t, 5, usual) })
	}
	sabotage := leak{name: "the window of Sabotage opens only if a Cylon player holds it", skips: func(g *Game) bool {
		return g.pending.Kind == AskWindow && g.pending.Window == TreacheryDiscarded && !slices.ContainsFunc(g.pending.Seats.List(), func(s Seat) bool {
			return len(g.handOptions(Hand(s), g.timed(card.TreacheryDropped))) > 0
		})
	}}
	t.Run(sabotage.name, func(t *testing.T) { sabotage.mustBeFound(t, 5, inPegasus) })
	agenda := leak{name: "a Leader whose Agenda is done has nothing to decide", shows: func(g *Game, v *View) {
		if v.Decision != nil && slices.ContainsFunc(v.Decision.Seats.List(), func(s Seat) bool {
			a := g.cat.Agendas.Of(g.state.Top(Agenda(s)))
			return a != nil && !slices.ContainsFunc(a.Demands, func(d card.Demand) bool { return !g.View(Everyone).Demanded(d, s) })
		}) {
			v.Decision.Idle = true
		}
	}}
	t.Run(agenda.name, func(t *testing.T) { agenda.mustBeFound(t, 5, withAgendas) })
}
