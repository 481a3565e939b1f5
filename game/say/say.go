// Package say is all wording of the game: effects, cards, prompts, buttons, log lines. It is made from the data of package
// card, so that what a card says can never differ from what it does.
//
// Each language is Go: a table of nouns and a function per verb (english.go, german.go, hungarian.go). Texts are not pasted
// together from phrases of another language, because German and Hungarian do not survive that. Cards speak in label style
// ("President: discard 2 skill cards"), and names of players and of cards stand where they need no ending.
//
// English is complete. German and Hungarian say every effect and name everything but cards; the rest of them still speaks English:
// a language embeds english and overrides what it can say itself.
//
// The golden files in testdata have all cards as they are said. After a change, read what "go test ./game/say -update" changes.
package say

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// Language is a language that the game speaks.
type Language uint8

// The languages.
const (
	English Language = iota
	German
	Hungarian
)

// words is what a language has to say. The methods of Speaker of the same names tell what they are.
type words interface {
	nouns() *nouns
	effect(card.Effect) string // a clause without a capital and a full stop; "" if it has no words
	placeTo(card.Place) string // "the Brig", where somebody goes
	ability(card.ID) string
	titleAction(card.ID) string
	face(card.Deck, card.ID) Face
	prompt(*game.View, *game.Decision) string
	waiting(*game.View, *game.Decision) string
	option(*game.View, *game.Decision, game.Option) string
	hint(*game.View, *game.Decision, game.Option) string
	band(deed) string
	rolledFor(game.RollFor, card.ID) string
	refusal(game.Refusal) string
	event(*game.View, game.Event) (string, bool)
	together(*game.View, []game.Event) string
	edit(game.Edit, int) string
	ending(game.Over) string
	because(game.Over) string
	house(game.House) HouseText
	variant(string) VariantText
}

// Speaker says things in one language about one table. It may be used for any number of games at that table, and by several
// goroutines.
type Speaker struct {
	words
	lib   *box.Catalogue
	names []string
}

// New is a speaker for the components in play, nil for who names none. Names are the players' names by seat.
func New(lang Language, in *box.Catalogue, names []string) *Speaker {
	if in == nil {
		in = box.New(nil, nil)
	}
	s := &Speaker{lib: in, names: slices.Clone(names)}
	switch lang {
	case German:
		s.words = german{english{s}}
	case Hungarian:
		s.words = hungarian{english{s}}
	default:
		s.words = english{s}
	}
	return s
}

// Effect is one clause of a card, as it stands on a line of its own: a sentence, or a label such as "−1 food".
func (s *Speaker) Effect(e card.Effect) string {
	text := capital(s.clause(e))
	switch e.(type) {
	case card.Change, card.JumpPrep, card.Pursuit, card.Difficulty, card.RollBonus, card.Activate:
		return text
	default:
		return text + "."
	}
}

// Effects is a clause for each effect.
func (s *Speaker) Effects(list card.Effects) []string {
	lines := make([]string, len(list))
	for i, e := range list {
		lines[i] = s.Effect(e)
	}
	return lines
}

// clause is an effect as it stands within a line. An effect without words is said in the notation of the reference.
func (s *Speaker) clause(e card.Effect) string {
	if text := s.effect(e); text != "" {
		return text
	}
	return e.Notation()
}

// list is effects within a line.
func (s *Speaker) list(effects card.Effects) string {
	if len(effects) == 0 {
		return s.nouns().nothing
	}
	clauses := make([]string, len(effects))
	for i, e := range effects {
		clauses[i] = s.clause(e)
	}
	return strings.Join(clauses, "; ")
}

// Prompt says who decides what, in one sentence. For a decision that is private to others it only says what they do.
func (s *Speaker) Prompt(v *game.View, d *game.Decision) string { return s.prompt(v, d) }

// Waiting is the last line of the screen: for whom the game waits.
func (s *Speaker) Waiting(v *game.View, d *game.Decision) string { return s.waiting(v, d) }

// Option is the label of the button of an option.
func (s *Speaker) Option(v *game.View, d *game.Decision, o game.Option) string {
	return capital(s.option(v, d, o))
}

// Hint is what an option would do: its cost, its effects, the odds of its die, from what the view shows. It may be empty.
func (s *Speaker) Hint(v *game.View, d *game.Decision, o game.Option) string {
	return capital(s.hint(v, d, o))
}

// Refusal is why something cannot be chosen, in a sentence; "" if it can.
func (s *Speaker) Refusal(r game.Refusal) string { return s.refusal(r) }

// ActionsOf are the abilities of a character sheet, or the actions of a title, that are taken as an action.
func (s *Speaker) ActionsOf(id card.ID) []card.ID {
	var ids []card.ID
	if c := s.lib.Characters.Of(id); c != nil {
		for i := range c.Abilities {
			if c.Abilities[i].Action {
				ids = append(ids, c.Abilities[i].ID)
			}
		}
	}
	if t := s.lib.Title(id); t != nil {
		for i := range t.Actions {
			ids = append(ids, t.Actions[i].ID)
		}
	}
	return ids
}

// Event is the line of the log for an event, v being the observer's view after it; false if it is not worth a line.
func (s *Speaker) Event(v *game.View, e game.Event) (string, bool) {
	text, told := s.event(v, e)
	return capital(text), told
}

// Edit is what the table sets right, was being the number that lies there now (see [game.Table.Now]); it has no full stop.
func (s *Speaker) Edit(e game.Edit, was int) string { return capital(s.edit(e, was)) }

// Ending is how the game ended, in a sentence: who won.
func (s *Speaker) Ending(o game.Over) string { return s.ending(o) }

// Because is why the game ended, in a sentence.
func (s *Speaker) Because(o game.Over) string { return s.because(o) }

// Rename gives a seat's player another name, or another player the seat. Nobody else may use the speaker meanwhile.
func (s *Speaker) Rename(seat game.Seat, name string) {
	for len(s.names) <= int(seat) {
		s.names = append(s.names, "")
	}
	s.names[seat] = name
}

// Name is a player's name.
func (s *Speaker) Name(seat game.Seat) string {
	switch {
	case seat < 0:
		return s.nouns().player
	case int(seat) < len(s.names) && s.names[seat] != "":
		return s.names[seat]
	default:
		return s.nouns().player + " " + strconv.Itoa(int(seat)+1)
	}
}

// Character is the name of a character in full.
func (s *Speaker) Character(id card.ID) string { return s.CardName(id) }

// ShortCharacter is the name by which a character is called: the nickname, or the last name.
func (s *Speaker) ShortCharacter(id card.ID) string {
	name := s.CardName(id)
	if before, rest, ok := strings.Cut(name, " “"); ok && before != "" {
		nick, _, _ := strings.Cut(rest, "”")
		return nick
	}
	return name[strings.LastIndex(name, " ")+1:]
}

// Place is the name of a location.
func (s *Speaker) Place(p card.Place) string {
	if p == "" {
		return ""
	}
	if name := s.nouns().places[p]; name != "" {
		return name
	}
	if l := s.lib.Locations.Of(p); l != nil {
		return curly(l.Name)
	}
	return p.Name()
}

// Area is the name of a space area.
func (s *Speaker) Area(a card.Area) string { return capital(s.nouns().areas[a]) }

// Resource is the name of a resource.
func (s *Speaker) Resource(r card.Resource) string { return capital(s.nouns().resources[r]) }

// Skill is the name of a type of Skill card.
func (s *Speaker) Skill(k card.Skill) string { return capital(s.nouns().skills[k]) }

// Title is the name of a title.
func (s *Speaker) Title(t card.Title) string { return capital(s.nouns().titles[t]) }

// Ship is the name of a kind of ship.
func (s *Speaker) Ship(k card.Ship) string { return capital(s.nouns().ships[k]) }

// Step is the name of a step of the turn.
func (s *Speaker) Step(step game.Step) string { return capital(s.nouns().steps[step]) }

// nouns is the names of a language, in the form that stands alone within a sentence. Forms that a language needs besides are in
// its own file. Places are only listed where a language differs from the name on the board.
type nouns struct {
	nothing   string
	player    string
	resources [4]string
	skills    [7]string
	titles    [4]string
	areas     [7]string
	ships     [9]string
	steps     [12]string
	places    map[card.Place]string
}

// capital makes the first letter a capital.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 || !unicode.IsLower(first) {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

// curly gives a name from the data its printer's quotes.
func curly(name string) string {
	var b strings.Builder
	open := false
	for _, r := range name {
		switch {
		case r == '\'':
			r = '’'
		case r == '"' && !open:
			r, open = '“', true
		case r == '"':
			r, open = '”', false
		}
		b.WriteRune(r)
	}
	return b.String()
}

// lower makes the first letter small, of a sentence that begins with an ordinary word.
func lower(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToLower(first)) + text[size:]
}
