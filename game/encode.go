package game

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	"battlestar/game/card"
)

// A State is written as JSON. Save files hold it, so anything written once must stay readable forever (encode_old.go). Anything that has a name is
// written by name, because later boxes come in between; only seats and the spaces of a track are numbers. A field with its zero value is left out. So a
// field that a later version adds changes neither what an older state looks like nor its hash.

// Hash returns a hash of the state: equal states have equal hashes, whoever made them.
func (s *State) Hash() uint64 {
	data, err := json.Marshal(s)
	if err != nil {
		panic(fmt.Sprintf("a state that cannot be written: %v", err))
	}
	h := fnv.New64a()
	h.Write(data)
	return h.Sum64()
}

// plain is a State without its own JSON methods.
type plain State

// written is a State that replaces the fields that are written by name. Its fields shadow those of the State.
type written struct {
	*plain
	Chance map[Stream]uint32
	Piles  map[Pile][]Slot
}

// MarshalJSON implements [json.Marshaler].
func (s State) MarshalJSON() ([]byte, error) {
	w := written{plain: (*plain)(&s), Chance: map[Stream]uint32{}, Piles: map[Pile][]Slot{}}
	for stream, given := range s.Chance {
		if given > 0 {
			w.Chance[Stream(stream)] = given
		}
	}
	for p, pile := range s.Piles {
		if len(pile) > 0 {
			w.Piles[Pile(p)] = pile
		}
	}
	data, err := json.Marshal(w)
	if err != nil {
		return nil, err
	}
	short := shortener{rest: data, out: make([]byte, 0, len(data))}
	short.value()
	return short.out, nil
}

// UnmarshalJSON implements [json.Unmarshaler]. It fails on a name that this version does not know.
func (s *State) UnmarshalJSON(data []byte) error {
	*s = State{}
	w := written{plain: (*plain)(s)}
	var of struct{ Version int }
	if err := json.Unmarshal(data, &of); err != nil {
		return err
	}
	if of.Version == 1 {
		old := written1{written: &w}
		if err := json.Unmarshal(data, &old); err != nil {
			return err
		}
		if err := old.upgrade(s); err != nil {
			return err
		}
	} else if err := json.Unmarshal(data, &w); err != nil {
		return err
	}
	for stream, given := range w.Chance {
		s.Chance[stream] = given
	}
	for p, pile := range w.Piles {
		s.Piles[p] = pile
	}
	if most := max(len(s.Seats), len(s.Setup.Players)); most > MaxSeats {
		return fmt.Errorf("a state with %d seats", most)
	}
	if most := max(len(s.Setup.Boxes), len(s.Setup.Options), len(s.Setup.House), len(s.Dice), len(s.Dealt)); most > manyOf {
		return fmt.Errorf("a state with a list of %d", most)
	}
	return s.counts()
}

// shortener copies JSON without spaces, as [json.Marshal] makes it. It leaves out the members of objects whose values are zero, and sorts the others by
// name. Elements of lists stay, because their position matters. An object that becomes empty stays too, because it stands for something that is there.
type shortener struct {
	rest, out []byte
}

// value copies a value, and reports whether it is zero.
func (s *shortener) value() (zero bool) {
	switch s.rest[0] {
	case '{':
		return s.object()
	case '[':
		return s.list()
	}
	end := 0
	if s.rest[0] == '"' {
		end = endOfString(s.rest)
	} else if end = bytes.IndexAny(s.rest, ",]}"); end < 0 {
		end = len(s.rest)
	}
	value := s.rest[:end]
	s.out, s.rest = append(s.out, value...), s.rest[end:]
	switch string(value) {
	case "null", "false", `""`, "0":
		return true
	}
	return false
}

// endOfString returns the end of the string that a text begins with.
func endOfString(text []byte) int {
	for i := 1; ; i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
}

func (s *shortener) list() (zero bool) {
	zero = true
	s.copy(1)
	for s.rest[0] != ']' {
		if s.rest[0] == ',' {
			s.copy(1)
		}
		zero = s.value() && zero
	}
	s.copy(1)
	return zero
}

func (s *shortener) object() (zero bool) {
	zero = true
	type member struct{ name, all string }
	var members []member
	begin := len(s.out)
	for s.rest[0] != '}' {
		s.rest = s.rest[1:]
		if s.rest[0] == '}' {
			break
		}
		zero = false
		from, name := len(s.out), s.rest[:endOfString(s.rest)]
		s.copy(len(name) + 1)
		if !s.value() {
			members = append(members, member{string(name[1 : len(name)-1]), string(s.out[from:])})
		}
		s.out = s.out[:from]
	}
	s.rest = s.rest[1:]
	slices.SortFunc(members, func(a, b member) int { return strings.Compare(a.name, b.name) })
	s.out = append(s.out[:begin], '{')
	for i, m := range members {
		if i > 0 {
			s.out = append(s.out, ',')
		}
		s.out = append(s.out, m.all...)
	}
	s.out = append(s.out, '}')
	return zero
}

func (s *shortener) copy(n int) { s.out, s.rest = append(s.out, s.rest[:n]...), s.rest[n:] }

// MarshalText writes a card and who knows it: "repair/1", "repair/1 02" (seats 0 and 2), "repair/1 o" (the open table), "repair/1 a" (all).
func (s Slot) MarshalText() ([]byte, error) {
	text := []byte(s.Card)
	switch s.Seen {
	case 0:
		return text, nil
	case All:
		return append(text, " a"...), nil
	}
	text = append(text, ' ')
	for seat := Seat(0); seat < MaxSeats; seat++ {
		if s.Seen.Has(seat) {
			text = strconv.AppendInt(text, int64(seat), 10)
		}
	}
	if s.Seen.Has(Everyone) {
		text = append(text, 'o')
	}
	return text, nil
}

// UnmarshalText reads what MarshalText writes.
func (s *Slot) UnmarshalText(text []byte) error {
	id, seen, _ := strings.Cut(string(text), " ")
	*s = Slot{Card: card.ID(id)}
	for _, seat := range seen {
		switch {
		case seat == 'a':
			s.Seen = All
		case seat == 'o':
			s.Seen |= SeatsOf(Everyone)
		case seat >= '0' && seat < '0'+MaxSeats:
			s.Seen |= SeatsOf(Seat(seat - '0'))
		default:
			return fmt.Errorf("card %q is known to %q, which is no seat", id, seat)
		}
	}
	return nil
}

var pileTexts = func() (names [NumPiles]string) {
	for p := range names {
		names[p] = Pile(p).String()
	}
	return names
}()

var streamNames = [NumStreams]string{
	ChanceFirst: "first", ChanceDice: "dice", ChanceCheck: "check", ChanceDiscard: "discard",
	ChanceLoyalty: "loyalty", ChanceDestiny: "destiny", ChanceCrisis: "crisis", ChanceSuper: "super", ChanceQuorum: "quorum",
	ChanceDestination: "destination", ChanceDamage: "damage", ChanceBasestar: "basestar", ChanceCivilian: "civilian", ChanceDeal: "deal",
	chanceSkill: "any-skill", chanceSkill + Stream(card.Politics): "politics", chanceSkill + Stream(card.Leadership): "leadership",
	chanceSkill + Stream(card.Tactics): "tactics", chanceSkill + Stream(card.Piloting): "piloting",
	chanceSkill + Stream(card.Engineering): "engineering", chanceSkill + Stream(card.Treachery): "treachery", ChanceVictim: "victim", ChanceAssist: "assist",
	ChanceTrauma: "trauma", ChanceAlly: "ally", ChanceCrossroads: "crossroads", ChancePegasus: "pegasus", ChanceAgenda: "agenda", ChanceGround: "ground",
	ChanceMutiny: "mutiny", ChanceMission: "mission", ChanceMotive: "motive",
}

// indexOf finds a name from a save among the names of this version.
func indexOf(names []string, text []byte, what string) (int, error) {
	if at := slices.Index(names, string(text)); at >= 0 {
		return at, nil
	}
	return 0, fmt.Errorf("%q is no %s that this version knows", text, what)
}

// MarshalText writes the name of the pile.
func (p Pile) MarshalText() ([]byte, error) { return []byte(pileTexts[p]), nil }

// UnmarshalText reads what MarshalText writes.
func (p *Pile) UnmarshalText(text []byte) error {
	at, err := indexOf(pileTexts[:], text, "pile")
	*p = Pile(at)
	return err
}

// MarshalText writes the name of the stream.
func (s Stream) MarshalText() ([]byte, error) { return []byte(streamNames[s]), nil }

// UnmarshalText reads what MarshalText writes.
func (s *Stream) UnmarshalText(text []byte) error {
	at, err := indexOf(streamNames[:], text, "stream of chance")
	*s = Stream(at)
	return err
}

// MarshalText writes the name of the step.
func (s Step) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (s *Step) UnmarshalText(text []byte) error {
	at, err := indexOf(stepNames[:], text, "step")
	*s = Step(at)
	return err
}

// MarshalText writes the name of the window, empty for NoWindow.
func (w Window) MarshalText() ([]byte, error) { return []byte(w.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (w *Window) UnmarshalText(text []byte) error {
	at, err := indexOf(windowNames[:], text, "window")
	*w = Window(at)
	return err
}

// MarshalText writes the ending in one word.
func (e Ending) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (e *Ending) UnmarshalText(text []byte) error {
	at, err := indexOf(endingNames[:], text, "ending")
	*e = Ending(at)
	return err
}

// MarshalText writes the result, NoResult as nothing.
func (r CheckResult) MarshalText() ([]byte, error) { return []byte(resultNames[r]), nil }

// UnmarshalText reads what MarshalText writes.
func (r *CheckResult) UnmarshalText(text []byte) error {
	at, err := indexOf(resultNames[:], text, "result of a check")
	*r = CheckResult(at)
	return err
}

// Reseed gives the game new chance from here on: other dice, and a new order of the cards in decks that nobody knows. So undoing a choice past a die or
// a draw foretells nothing. No View changes.
func (g *Game) Reseed(seed uint64) {
	g.state.Seed = seed
	for p := range g.state.Piles {
		// These two keep their order, as they did when the first saves with an undone choice were made: those saves are replayed.
		if Pile(p).Lies() == Unseen && Pile(p) != LoyaltyUnused && Pile(p) != NotCylonDeck {
			g.state.shuffleUnseen(Pile(p))
			g.noteOrder(Pile(p))
		}
	}
}

// shuffleUnseen shuffles the cards of a pile that nobody knows; the others keep their places.
func (s *State) shuffleUnseen(p Pile) {
	var unseen []*Slot
	for i := range s.Piles[p] {
		if slot := &s.Piles[p][i]; slot.Seen == 0 {
			unseen = append(unseen, slot)
		}
	}
	for i := len(unseen) - 1; i > 0; i-- {
		j := s.draw(heaps[p].stream, i+1)
		*unseen[i], *unseen[j] = *unseen[j], *unseen[i]
	}
}
