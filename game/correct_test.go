package game

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"battlestar/game/card"
)

// an parses an edit written as in saves and scenarios.
func an(words ...any) Edit {
	e, err := ParseEdit(strings.TrimSuffix(fmt.Sprintln(words...), "\n"))
	if err != nil {
		panic(err)
	}
	return e
}

// everyEdit returns edits of every shape, and of every counter, piece and pile that such an edit can set. They are valid at most tables.
func everyEdit(t *Tabletop, rng *rand.Rand) []Edit {
	seat := rng.IntN(len(t.Seats))
	area := card.Areas[rng.IntN(6)]
	kept := card.ID("no-such-card")
	if t.Count(InPlay) > 0 {
		kept = t.Top(InPlay)
	}
	return []Edit{
		an("food 8"),
		an("distance", t.Distance+1),
		an("jump-preparation 2"),
		an("nukes 1"),
		an("ships raptor reserves 3"),
		an("ships heavy-raider", area, t.HeavyRaiders[area]+1),
		an("ships basestar", area, 1),
		an("ships civilian", area, max(0, len(t.Piles[Civilians(area)])-1)),
		an("ships viper damaged 1"),
		an("ships viper destroyed 1"),
		an("ships centurion boarding:1 1"),
		an("card damage-command damage-on-board 1"),
		an("card structural-damage basestar-tokens:0 1"),
		an("place", seat, card.Sickbay),
		an("pilot", seat, "viper", area),
		an("title president", seat),
		an("once-left", seat, 0),
		an("turn", seat),
		an("quorum-hand", max(0, t.Count(QuorumHand)+2*rng.IntN(2)-1)),
		an("draw", seat, "deck:tactics 2"),
		an("draw", seat, "discard:politics 1"),
		an("discard", seat, 1),
		an("pursuit 2"),
		an("ships basestar", CylonSpot(area), 1),
		an("ships raider", CylonSpot(area), 2),
		an("ships viper-mark-vii damaged 1"),
		an("ships viper-mark-vii destroyed 1"),
		an("pilot", seat, "viper-mark-vii", area),
		an("ships viper-mark-vii", area, 1),
		an("title cag", seat),
		an("card", kept, "in-play 0"),
		an("card no-such-card crisis-open 0"),
	}
}

// fleetSetup returns a setup in which everything outside Daybreak can be corrected.
func fleetSetup(seed uint64) Setup {
	setup := testSetup(5, seed)
	setup.Boxes = []card.ID{"base", "exodus"}
	setup.Options = []string{card.OptionCylonFleet}
	return setup
}

// homeSetup returns a setup with the counters and pieces that Daybreak adds.
func homeSetup(seed uint64) Setup {
	setup := testSetup(5, seed)
	setup.Boxes = []card.ID{"base", "daybreak"}
	setup.Options = []string{card.OptionSearchForHome}
	return setup
}

// Every edit on offer must survive writing and parsing, and must be accepted unchanged. Together the offers cover every shape, counter and piece.
func TestSettables(t *testing.T) {
	found := map[any]bool{}
	for _, setup := range []Setup{testSetup(3, 1), fleetSetup(1), homeSetup(1)} {
		g, err := New(setup)
		if err != nil {
			t.Fatal(err)
		}
		defer g.Close()
		g.Settables() // nobody has a character yet
		rng := rand.New(rand.NewPCG(1, 1))
		for g.state.Step != CrisisStep || g.state.Count(CrisisOpen) == 0 {
			if err := g.Decide(randomAnswer(g.pending, rng)); err != nil {
				t.Fatal(err)
			}
		}
		sets := map[Edit]bool{}
		for _, s := range g.Settables() {
			found[s.Kind], found[s.Counter], found[s.Ship], found[s.Spot] = true, true, true, true
			if again, err := ParseEdit(s.String()); err != nil || again != s.Edit {
				t.Errorf("%q is read as %+v, %v", s, again, err)
			}
			if sets[s.Edit] || s.N > s.Most {
				t.Errorf("%q is there twice, or more than %d", s, s.Most)
			}
			sets[s.Edit] = true
			if s.Kind == SetPlace && g.state.Now(s.Edit) == 0 || s.Kind == SetTurn || s.AtOnce() || s.Pile == CrisisOpen {
				continue
			}
			if s.Kind == SetCard && s.N == 0 && g.sensible(s.Edit).isWhy(LiesElsewhere) {
				continue // the token lies on another basestar
			}
			same, err := Correct(g.Snapshot(), 0, []Edit{s.Edit})
			if err != nil {
				t.Errorf("%q: %v", s, err)
				continue
			}
			same.Close()
		}
	}
	for kind := NoEdit + 1; kind < NumEdits; kind++ {
		if !found[kind] {
			t.Errorf("nothing is set by the shape %d", kind)
		}
	}
	for c := NoCounter + 1; c < NumCounters; c++ {
		if !found[c] {
			t.Errorf("the counter %q is never set", counters[c].name)
		}
	}
	for ship := card.NoShip + 1; ship < card.NumShips; ship++ {
		if !found[ship] {
			t.Errorf("a %s is never set", ship)
		}
	}
	for spot := Spot(1); spot < NumSpots; spot++ {
		if !found[spot] && spot != Supply && spot != BoardingSpot(4) {
			t.Errorf("nothing is set at %q", spot)
		}
	}
	for _, text := range []string{
		"", "food", "food x", "foot 8", "ships raider nowhere 2", "ships dinghy bow 2", "draw 1 knitting 2", "nukes 1 2", "card x pocket 1", "boarding 9 1",
	} {
		if e, err := ParseEdit(text); err == nil {
			t.Errorf("%q is read as %+v", text, e)
		}
	}
}

func (f *CorrectionError) isWhy(why CorrectionProblem) bool { return f != nil && f.Why == why }

// Saves and scenarios from before corrections had a single shape must stay readable.
func TestOldEdits(t *testing.T) {
	for _, c := range [][2]string{
		{"food 8", "food 8"},
		{"distance 3", "distance 3"},
		{"jump-preparation 2", "jump-preparation 2"},
		{"nukes 1", "nukes 1"},
		{"raptors 3", "ships raptor reserves 3"},
		{"ships raider bow 2", "ships raider bow 2"},
		{"ships viper-mark-vii stern 1", "ships viper-mark-vii stern 1"},
		{"damaged-vipers 2", "ships viper damaged 2"},
		{"destroyed-vipers 1", "ships viper destroyed 1"},
		{"boarding 2 1", "ships centurion boarding:2 1"},
		{"damage command 0", "card damage-command damage-on-board 0"},
		{"basestar-damage 1 critical-hit 1", "card critical-hit basestar-tokens:1 1"},
		{"place 2 sickbay", "place 2 sickbay"},
		{"pilot 1 port-bow", "pilot 1 viper port-bow"},
		{"title president 3", "title president 3"},
		{"spent 1 1", "once-left 1 0"},
		{"spent 2 0", "once-left 2 1"},
		{"turn 2", "turn 2"},
		{"quorum-hand 3", "quorum-hand 3"},
		{"draw 1 tactics 2", "draw 1 deck:tactics 2"},
		{"take 1 politics", "draw 1 discard:politics 1"},
		{"discard 1 2", "discard 1 2"},
		{"remove accept-prophecy", "card accept-prophecy in-play 0"},
		{"crisis-again water-shortage", "card water-shortage crisis-open 0"},
		{"pursuit 2", "pursuit 2"},
		{"behind heavy-raider bow 2", "ships heavy-raider behind:bow 2"},
		{"damaged-mark-vii 1", "ships viper-mark-vii damaged 1"},
		{"destroyed-mark-vii 1", "ships viper-mark-vii destroyed 1"},
		{"pilot-mark-vii 0 bow", "pilot 0 viper-mark-vii bow"},
	} {
		if e, err := ParseEdit(c[0]); err != nil || e.String() != c[1] {
			t.Errorf("%q is read as %q, %v", c[0], e, err)
		}
	}
}

// A correction or its refusal must look the same to an observer whatever is hidden from him, unless he receives the cards.
func TestCorrectionsTellNothingHidden(t *testing.T) {
	made := map[Edit]int{}
	moved := map[string]int{}
	steps := 120
	eachStep(t, 20, usual, func(from *State, rng *rand.Rand) bool {
		if from.Turn == 0 {
			return true
		}
		st := &stretch{from: from}
		st.follow(t)
		for _, e := range everyEdit(&from.Tabletop, rng) {
			observer := Everyone
			if n := Seat(rng.IntN(len(from.Seats))); n != e.Seat && n != from.President() {
				observer = n
			}
			made[shape(e)] += 0
			seen := func(s *State) (events []Event, why string) {
				g, err := Correct(s, 0, []Edit{e})
				if err != nil {
					return nil, err.Error()
				}
				defer g.Close()
				made[shape(e)]++
				for _, e := range g.Events(observer, 0) {
					if e.Rule != Correction || e.Kind == CardMoved && e.From == Hand(e.Seat) && e.To.isDiscard() {
						break // TestNobodySeesWhatIsHidden covers the rest: how the step goes on, and Apollo's random discards
					}
					events = append(events, e)
				}
				return events, ""
			}
			one, why := seen(from)
			two, other := seen(st.swapped(t, observer, rng, moved))
			if !reflect.DeepEqual(one, two) || why != other {
				t.Errorf("seed %d turn %d %s, %q for observer %d:\n%+v %s\n%+v %s", from.Seed, from.Turn, from.Step, e, observer, one, why, two, other)
			}
		}
		steps--
		return steps > 0 && !t.Failed()
	})
	for e, n := range made {
		// Dials are set at once, the games of package table draw crises again, and scenarios cover the Cylon Fleet option.
		if n == 0 && e.Counter != FuelDial && e.Pile != CrisisOpen && e.Counter != Pursuit && e.Ship != card.MarkVII && e.Title != card.CAGTitle && e.Spot <= Destroyed {
			t.Errorf("no edit like %q was made", e)
		}
	}
	t.Log(moved)
}

// shape strips the seat, place, amount and card from an edit, which leaves what the tables of settable.go distinguish.
func shape(e Edit) Edit {
	e.Seat, e.Place, e.N, e.Card = 0, "", 0, ""
	switch main, behind := e.Spot.Areas(); {
	case main != card.NoArea:
		e.Spot = SpotOf(card.Bow)
	case behind != card.NoArea:
		e.Spot = CylonSpot(card.Bow)
	}
	if counters[e.Counter].atOnce {
		e.Counter = FuelDial
	}
	return e
}

func TestRefusedCorrections(t *testing.T) {
	s := State{}
	eachStep(t, 1, usual, func(from *State, _ *rand.Rand) bool {
		s = *from
		return from.Step != Movement || from.Turn < 2
	})
	cylon := s.Clone()
	cylon.Seats[0].Allegiance, cylon.Seats[0].Place, cylon.Seats[0].Area = CylonPlayer, card.Caprica, card.NoArea
	jumped := s.Clone()
	jumped.Thresholds, jumped.Distance = 1, 4
	for _, c := range []struct {
		from  *State
		edits []Edit
	}{
		{&s, []Edit{an("ships raider bow 17")}},
		{&s, []Edit{an("ships viper bow 5"), an("ships viper damaged 4")}},
		{&s, []Edit{an("ships basestar bow 3")}},
		{&s, []Edit{an("ships civilian bow 13")}},
		{&s, []Edit{an("boarding 4 1")}},
		{&s, []Edit{an("boarding 1 5")}},
		{&s, []Edit{an("place 1 caprica")}},
		{&s, []Edit{an("place 1 nowhere")}},
		{&s, []Edit{{Kind: SetPlace, Seat: s.Admiral(), Place: card.Brig}}},
		{&s, []Edit{an("place 9 brig")}},
		{cylon, []Edit{an("title president 0")}},
		{&s, []Edit{an("fuel 16")}},
		{&s, []Edit{an("nukes 3")}},
		{&s, []Edit{an("crisis-again", s.Piles[CrisisDeck][0].Card)}},
		{&s, []Edit{an("quorum-hand 30")}}, // more cards than exist
		{jumped, []Edit{an("distance 3")}},
		{&s, []Edit{{Kind: SetPieces, Ship: card.Raider, N: 1}}},
		{&s, []Edit{an("basestar-damage 0 damage-fuel 1")}}, // a token of Galactica
		{&s, []Edit{an("basestar-damage 3 critical-hit 1")}},
		{&s, []Edit{{Kind: SetPlace, Seat: 1, Ship: card.Viper}}},
		{&s, []Edit{{Kind: DrawCards, Seat: 1, Pile: SkillDeck(card.AnySkill), N: 1}}},
	} {
		before := c.from.Hash()
		g, err := Correct(c.from, 0, c.edits)
		if err == nil {
			g.Close()
		}
		if !errors.Is(err, ErrCorrection) || before != c.from.Hash() {
			t.Errorf("%v: %v", c.edits, err)
		}
	}
	six := []Edit{}
	for _, p := range []card.Place{card.FTLControl, card.WeaponsControl, card.Command, card.HangarDeck, card.Armory, card.AdmiralsQuarters} {
		six = append(six, an("damage", p, 1))
	}
	if _, err := Correct(&s, 0, six); !errors.Is(err, ErrCorrection) {
		t.Errorf("six damaged locations: %v", err)
	}
	if g, err := Correct(&s, 0, six[:5]); err != nil || g.state.DamagedLocations() != 5 {
		t.Errorf("five damaged locations: %v", err)
	} else {
		g.Close()
	}
}

// Game.Correct must refuse an invalid value, an edit that cannot be made at once, and any edit after the end of the game.
func TestRefusedAtOnce(t *testing.T) {
	g, err := New(Setup{Boxes: []card.ID{"base"}, Players: make([]Player, 4)})
	if err != nil {
		t.Fatal(err)
	}
	before := g.State().Hash()
	refused := func(edit Edit) {
		t.Helper()
		if err := g.Correct([]Edit{edit}); !errors.Is(err, ErrCorrection) || g.State().Hash() != before {
			t.Errorf("%v: %v", edit, err)
		}
	}
	refused(an("fuel 16"))
	refused(an("place 1 brig"))
	g.Close()
	s := g.Snapshot()
	s.Over = &Over{Why: EndedByResource, Resource: card.Fuel}
	if g, err = Restore(s); err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	before = g.State().Hash()
	refused(an("fuel 5"))
}

// Several edits are judged together, so that pieces can change places, or a title can move on with the edit that sends its holder away.
func TestCorrectionAsAWhole(t *testing.T) {
	var s *State
	eachStep(t, 1, usual, func(from *State, _ *rand.Rand) bool {
		s = from
		return from.Step != Movement || from.Turn < 2
	})
	correct := func(s *State, edits ...Edit) *Game {
		t.Helper()
		g, err := Correct(s, 0, edits)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(g.Close)
		return g
	}
	basestar := func(a card.Area, n int) Edit { return an("ships basestar", a, n) }
	two := correct(s, basestar(card.Bow, 2)).State()
	moved := correct(two, basestar(card.Stern, 1), basestar(card.Bow, 1), an("ships viper bow 1"))
	if now := moved.View(Everyone); now.Now(basestar(card.Stern, 1)) != 1 || now.Now(basestar(card.Bow, 1)) != 1 || now.Fleet(card.Viper).Space[card.Bow] != 1 {
		t.Errorf("%+v", now.Basestars)
	}
	other := (s.Admiral() + 1) % Seat(len(s.Seats))
	for other == s.Admiral() || s.Seats[other].Place == card.Brig || s.Seats[other].Cylon() {
		other = (other + 1) % Seat(len(s.Seats))
	}
	jailed := correct(s, Edit{Kind: SetPlace, Seat: s.Admiral(), Place: card.Brig}, an("title admiral", other))
	if jailed.state.Admiral() != other || jailed.state.Seats[s.Admiral()].Place != card.Brig {
		t.Error("the title did not go with the Admiral's place")
	}
	turn := correct(s, an("discard", other, 1), an("turn", other))
	if d := turn.pending; turn.state.Current != other || d.Kind != DiscardCards && s.Count(Hand(other)) > 0 {
		t.Errorf("%s is asked for", turn.pending.Kind)
	}
	far := correct(s, an("distance 4"))
	if far.state.Thresholds != 1 || fmt.Sprint(far.pending.Kind) != "look-at-own-loyalty" {
		t.Errorf("at distance 4 %d thresholds are met, %s is asked", far.state.Thresholds, far.pending.Kind)
	}
}
