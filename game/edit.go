package game

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"battlestar/game/card"
)

// EditKind is the form of a correction. Tables list what can be set in each form (settable.go), so that a new counter, piece, spot, card or title needs
// no kind of its own.
type EditKind uint8

// The kinds of edits. Each comment says what the fields mean.
const (
	NoEdit     EditKind = iota
	SetCounter          // Counter is N; it is that of Seat if each player has their own
	SetPieces           // N of Ship are at Spot (only unmanned ones of a craft); the others are where the rules keep them
	SetCard             // Card is in Pile if N is 1, or where the rules keep it if N is 0
	SetPlace            // Seat is at Place, or in a craft, Ship, at Spot
	SetTitle            // Title is Seat's
	SetTurn             // a turn of Seat begins
	DrawCards           // Seat draws N cards from the top of Pile
	// NumEdits is the number of kinds.
	NumEdits
)

// Edit is one correction that the players make. Only the fields that its kind uses are set. It is comparable.
type Edit struct {
	Kind    EditKind
	N       int
	Seat    Seat
	Counter Counter
	Ship    card.Ship
	Spot    Spot
	Card    card.ID
	Pile    Pile
	Place   card.Place
	Title   card.Title
}

// AtOnce reports whether the edit is made at the pending decision. The others are made at the beginning of the step, which is then played again, because
// they may change what is on offer.
func (e Edit) AtOnce() bool { return e.Kind == SetCounter && counters[e.Counter].atOnce }

// AtOnce reports whether all edits are made at the pending decision.
func AtOnce(edits []Edit) bool {
	return !slices.ContainsFunc(edits, func(e Edit) bool { return !e.AtOnce() })
}

// Sets returns the edit without the value that it sets: two edits with equal results set the same thing.
func (e Edit) Sets() Edit {
	switch e.N = 0; e.Kind {
	case SetPlace:
		return Edit{Kind: SetPlace, Seat: e.Seat}
	case SetTitle:
		return Edit{Kind: SetTitle, Title: e.Title}
	case SetTurn:
		return Edit{Kind: SetTurn}
	case SetCounter, SetPieces, SetCard, DrawCards:
		return e
	}
	panic(fmt.Sprintf("unknown EditKind %d", e.Kind))
}

// editForms holds the words of the kinds, for save files and scenarios: the first word, and a letter for each field after it. For a counter, the first
// word is its own name.
var editForms = []struct {
	kind         EditKind
	name, fields string
}{
	{SetPieces, "ships", "hon"},
	{SetCard, "card", "cln"},
	{SetPlace, "place", "sp"},
	{SetPlace, "pilot", "sho"},
	{SetTitle, "title", "ts"},
	{SetTurn, "turn", "s"},
	{DrawCards, "draw", "sln"},
}

// oldEdits maps the words for corrections in older saves and scenarios, before corrections had one form, to the words of today.
var oldEdits = []struct{ old, now string }{
	{"raptors $1", "ships raptor reserves $1"},
	{"damaged-vipers $1", "ships viper damaged $1"},
	{"destroyed-vipers $1", "ships viper destroyed $1"},
	{"damaged-mark-vii $1", "ships viper-mark-vii damaged $1"},
	{"destroyed-mark-vii $1", "ships viper-mark-vii destroyed $1"},
	{"behind $1 $2 $3", "ships $1 behind:$2 $3"},
	{"boarding $1 $2", "ships centurion boarding:$1 $2"},
	{"damage $1 $2", "card damage-$1 damage-on-board $2"},
	{"basestar-damage $1 $2 $3", "card $2 basestar-tokens:$1 $3"},
	{"pilot $1 $2", "pilot $1 viper $2"},
	{"pilot-mark-vii $1 $2", "pilot $1 viper-mark-vii $2"},
	{"spent $1 0", "once-left $1 1"},
	{"spent $1 1", "once-left $1 0"},
	{"take $1 $2", "draw $1 discard:$2 1"},
	{"remove $1", "card $1 in-play 0"},
	{"crisis-again $1", "card $1 crisis-open 0"},
	{"draw $1 politics $2", "draw $1 deck:politics $2"},
	{"draw $1 leadership $2", "draw $1 deck:leadership $2"},
	{"draw $1 tactics $2", "draw $1 deck:tactics $2"},
	{"draw $1 piloting $2", "draw $1 deck:piloting $2"},
	{"draw $1 engineering $2", "draw $1 deck:engineering $2"},
	{"draw $1 treachery $2", "draw $1 deck:treachery $2"},
}

// renewed returns an edit in the words of today.
func renewed(words []string) []string {
	for _, form := range oldEdits {
		given, said := map[string]string{}, strings.Fields(form.old)
		fits := len(said) == len(words)
		for i := 0; fits && i < len(said); i++ {
			if strings.HasPrefix(said[i], "$") {
				given[said[i]] = words[i]
			} else {
				fits = said[i] == words[i]
			}
		}
		if fits {
			now := form.now
			for name, word := range given {
				now = strings.ReplaceAll(now, name, word)
			}
			return strings.Fields(now)
		}
	}
	return words
}

// String is the edit in the words of save files and scenarios, such as "food 8", "ships raider bow 2", "card damage-command damage-on-board 0".
func (e Edit) String() string {
	name, fields := e.form()
	words := []string{name}
	for _, field := range fields {
		words = append(words, e.word(field))
	}
	return strings.Join(words, " ")
}

func (e Edit) form() (name, fields string) {
	if e.Kind == SetCounter {
		return counters[e.Counter].name, counters[e.Counter].fields()
	}
	for _, form := range editForms {
		if form.kind == e.Kind && (form.fields != "sp" || e.Place != "") {
			return form.name, form.fields
		}
	}
	return "", ""
}

func kebab(s string) string { return strings.ToLower(strings.ReplaceAll(s, " ", "-")) }

func (e Edit) word(field rune) string {
	switch field {
	case 'h':
		return kebab(e.Ship.String())
	case 'o':
		return e.Spot.String()
	case 'p':
		return string(e.Place)
	case 't':
		return e.Title.String()
	case 'l':
		return e.Pile.String()
	case 'c':
		return string(e.Card)
	case 's':
		return strconv.Itoa(int(e.Seat))
	default:
		return strconv.Itoa(e.N)
	}
}

// ParseEdit reads what [Edit.String] writes, and what earlier versions wrote. The error names the word that it does not know.
func ParseEdit(text string) (Edit, error) {
	words := renewed(strings.Fields(text))
	if len(words) == 0 {
		return Edit{}, errors.New("a correction without a word")
	}
	e, fields := Edit{}, ""
	for c := NoCounter + 1; c < NumCounters; c++ {
		if counters[c].name == words[0] {
			e.Kind, e.Counter, fields = SetCounter, c, counters[c].fields()
		}
	}
	for _, form := range editForms {
		if form.name == words[0] {
			e.Kind, fields = form.kind, form.fields
		}
	}
	if e.Kind == NoEdit {
		return e, fmt.Errorf("%q is nothing that can be set right", words[0])
	}
	if words = words[1:]; len(words) != len(fields) {
		return e, fmt.Errorf("%q has %d words, it takes %d", text, len(words), len(fields))
	}
	for i, field := range fields {
		if err := e.read(field, words[i]); err != nil {
			return e, fmt.Errorf("%q: %w", text, err)
		}
	}
	return e, nil
}

func (e *Edit) read(field rune, word string) (err error) {
	switch field {
	case 'h':
		e.Ship, err = named(card.NumShips, word)
	case 'o':
		e.Spot, err = named(NumSpots, word)
	case 'p':
		e.Place = card.Place(word)
	case 't':
		e.Title, err = named(card.NumTitles, word)
	case 'l':
		e.Pile, err = named(NumPiles, word)
	case 'c':
		e.Card = card.ID(word)
	case 's':
		var seat int8
		_, err = fmt.Sscan(word, &seat)
		e.Seat = Seat(seat)
	default:
		e.N, err = strconv.Atoi(word)
	}
	return err
}

// named returns the value of an enumeration whose name is word.
func named[T interface {
	~uint8
	fmt.Stringer
}](number T, word string) (T, error) {
	for v := T(1); v < number; v++ {
		if kebab(v.String()) == word {
			return v, nil
		}
	}
	return 0, fmt.Errorf("%q is not known here", word)
}
