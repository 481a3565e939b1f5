// Package say words what is told of the game: effects, cards, prompts, buttons, log lines, the texts of the screens. It works from the data of
// package card and from what a seat may see, so that a card never says anything but what it does.
//
// This package decides what is told, without words: a [Line] is a kind and its arguments. A [Language] has the words: a sentence for each kind of
// line, names, and a function that words an effect. It decides nothing and knows no other language. A test finds whatever is missing in one. Texts
// are not pasted together from phrases of another language, because German and Hungarian do not survive that. Cards in these two speak in label style
// ("President: discard 2 skill cards"), and names of players and cards stand where they need no ending.
//
// English (package english) is complete. German and Hungarian have names and effects so far, and are not offered (package languages).
//
// The golden files beside each language hold the text of every card. After a change, run "go test ./game/say/... -update" and read what it changes.
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

// Speaker words things in one language, for one table. It may serve any number of games at that table, and several goroutines.
type Speaker struct {
	lines
	lang  *Language
	names []string
}

// New returns a speaker for the components in play, or for none if in is nil. Names are the players' names by seat.
func New(lang *Language, in *box.Catalog, names []string) *Speaker {
	if in == nil {
		in = box.New(nil, nil)
	}
	return &Speaker{lines: lines{in}, lang: lang, names: slices.Clone(names)}
}

// Nouns returns the names of things in the language.
func (s *Speaker) Nouns() *Nouns { return &s.lang.Nouns }

// Effect words one clause of a card on a line of its own.
func (s *Speaker) Effect(e card.Effect) string { return Capital(s.Clause(e)) + "." }

// Effects words each effect as a clause.
func (s *Speaker) Effects(list card.Effects) []string {
	lines := make([]string, len(list))
	for i, e := range list {
		lines[i] = s.Effect(e)
	}
	return lines
}

// Ability says what an ability of a character does, in full; "" for the id of something else.
func (s *Speaker) Ability(id card.ID) string {
	if a := s.lib.Abilities.Of(id); a != nil && s.lang.Ability != nil {
		return s.lang.Ability(s, a)
	}
	return ""
}

// Kept says what a Quorum card does while it stays in play; "" if it does not stay.
func (s *Speaker) Kept(id card.ID) string {
	if q := s.lib.Quorum.Of(id); q != nil && q.Then == card.ThenKeep && s.lang.Kept != nil {
		return s.lang.Kept(s, q)
	}
	return ""
}

// token says what a damage token of a basestar does.
func (s *Speaker) token(t *card.Token) string {
	if s.lang.Token == nil {
		return ""
	}
	return s.lang.Token(s, t)
}

// Clause words an effect within a line. An effect without words is given in the notation of the reference.
func (s *Speaker) Clause(e card.Effect) string {
	if text := s.lang.Effect(s, e); text != "" {
		return text
	}
	return e.Notation()
}

// List words effects within a line.
func (s *Speaker) List(effects card.Effects) string {
	if len(effects) == 0 {
		return s.Nouns().Nothing
	}
	clauses := make([]string, len(effects))
	for i, e := range effects {
		clauses[i] = s.Clause(e)
	}
	return Clauses(clauses)
}

// Clauses joins clauses within a line.
func Clauses(clauses []string) string { return strings.Join(clauses, "; ") }

// Needs says what something needs, one sentence for each need.
func (s *Speaker) Needs(needs []card.Need) string {
	words := make([]string, len(needs))
	for i, need := range needs {
		words[i] = s.plain(needNotes[need])
	}
	return strings.Join(words, " ")
}

// Lettered joins the options of a choice if some are long: "A: .... B: ...".
func Lettered(options []string) string {
	words := make([]string, len(options))
	for i, option := range options {
		words[i] = string(rune('A'+i)) + ": " + option
	}
	return strings.Join(words, ". ")
}

// Prompt says who decides what, in one sentence. For a decision that is private to others, it says only what they do.
func (s *Speaker) Prompt(v *game.View, d *game.Decision) string {
	l := s.PromptLine(v, d)
	if text := s.Say(l); l.Kind == AsksDifficulty || l.Kind == AsksBeforeDie || l.Kind == AsksAll {
		return Capital(text)
	} else {
		return text
	}
}

// Waiting returns the last line of the screen: who the game waits for.
func (s *Speaker) Waiting(d *game.Decision) string { return s.Say(WaitingLine(d)) }

// Option returns the label of an option's button.
func (s *Speaker) Option(v *game.View, d *game.Decision, o game.Option) string {
	if l := s.OptionLine(v, d, o); l.Kind != NoLine {
		return Capital(s.Say(l))
	}
	return o.Choice.String()
}

// Hint says what an option would do, from what the view shows: its cost, its effects, the odds of its die. It may be empty.
func (s *Speaker) Hint(v *game.View, d *game.Decision, o game.Option) string {
	return Capital(hints{s}.of(v, d, o))
}

// Refusal says why something cannot be chosen, in a sentence; "" if it can.
func (s *Speaker) Refusal(r game.Refusal) string { return s.Say(s.RefusalLine(r)) }

// ActionsOf returns the abilities of a character sheet that are used as an action, or the actions of a title.
func (s lines) ActionsOf(id card.ID) []card.ID {
	var ids []card.ID
	if c := s.lib.Characters.Of(id); c != nil {
		for i := range c.Abilities {
			if c.Abilities[i].When == card.AsAction {
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

// Event returns the log line for an event, v being the observer's view after it; false if the event is not worth a line.
func (s *Speaker) Event(v *game.View, e game.Event) (string, bool) {
	l := s.EventLine(v, e)
	return Capital(s.Say(l)), l.Kind != NoLine
}

// Edit words a correction, without a full stop. Was is the number on the table now (see [game.Tabletop.Now]).
func (s *Speaker) Edit(e game.Edit, was int) string { return Capital(s.Say(s.EditLine(e, was))) }

// Ending says how the game ended, in a sentence: who won.
func (s *Speaker) Ending(o game.Over) string { return s.Say(EndingLine(o)) }

// Text returns a text of the screens.
func (s *Speaker) Text(t Text) string { return s.lang.Texts[t] }

// House returns the words of a house rule.
func (s *Speaker) House(h game.House) HouseText { return s.lang.House[h] }

// Variant returns the words of an option, by its id.
func (s *Speaker) Variant(id string) VariantText { return s.lang.Variants[id] }

// Rename changes the name of a seat's player, or gives the seat to another player. Nobody else may use the speaker meanwhile.
func (s *Speaker) Rename(seat game.Seat, name string) {
	for len(s.names) <= int(seat) {
		s.names = append(s.names, "")
	}
	s.names[seat] = name
}

// Name returns a player's name.
func (s *Speaker) Name(seat game.Seat) string {
	switch {
	case seat < 0:
		return s.Nouns().Player
	case int(seat) < len(s.names) && s.names[seat] != "":
		return s.names[seat]
	default:
		return s.Nouns().Player + " " + strconv.Itoa(int(seat)+1)
	}
}

// CardName returns the name of any component; for a Skill card with its strength, as in "Executive Order 2". For a component that no box knows, it
// returns the id.
func (s *Speaker) CardName(id card.ID) string { return s.NameIn(card.AnyDeck, id) }

// NameIn returns the name of a component of a deck.
func (s *Speaker) NameIn(deck card.Deck, id card.ID) string {
	if deck == card.AnyDeck {
		if deck = s.lib.Find(id); deck == card.AnyDeck {
			deck = card.TitleActions
		}
	}
	name := s.lang.Names[deck][id]
	// all others are named as the language has it
	//exhaustive:ignore
	switch deck {
	case card.SkillCards:
		title, strength := card.SplitSkill(id)
		if name = s.lang.Names[deck][title]; name != "" && strength >= 0 {
			name += " " + strconv.Itoa(strength)
		}
	case card.Titles:
		if t := s.lib.Title(id); t != nil {
			name = s.Title(t.ID)
		}
	case card.CivilianShips:
		name = s.Ship(card.Civilian)
	}
	if name == "" {
		return string(id)
	}
	return name
}

// Character returns the full name of a character.
func (s *Speaker) Character(id card.ID) string { return s.CardName(id) }

// ShortCharacter returns what a character is called: the nickname, or the last name.
func (s *Speaker) ShortCharacter(id card.ID) string {
	if called := s.lang.Called[id]; called != "" {
		return called
	}
	name := s.CardName(id)
	if before, rest, ok := strings.Cut(name, " “"); ok && before != "" {
		nick, _, _ := strings.Cut(rest, "”")
		return nick
	}
	return name[strings.LastIndex(name, " ")+1:]
}

// Place returns the name of a location.
func (s *Speaker) Place(p card.Place) string {
	if name := s.lang.Names[card.Locations][card.ID(p)]; name != "" {
		return name
	}
	return string(p)
}

// Area returns the name of a space area.
func (s *Speaker) Area(a card.Area) string { return Capital(s.Nouns().Areas[a]) }

// Resource returns the name of a resource.
func (s *Speaker) Resource(r card.Resource) string { return Capital(s.Nouns().Resources[r]) }

// Skill returns the name of a skill type.
func (s *Speaker) Skill(k card.Skill) string { return Capital(s.Nouns().Skills[k]) }

// Title returns the name of a title.
func (s *Speaker) Title(t card.Title) string { return Capital(s.Nouns().Titles[t]) }

// Ship returns the name of a kind of ship.
func (s *Speaker) Ship(k card.Ship) string { return Capital(s.Nouns().Ships[k]) }

// Step returns the name of a step of the turn.
func (s *Speaker) Step(step game.Step) string { return Capital(s.Nouns().Steps[step]) }

// HasCAG reports whether there is a CAG, which comes only with the Cylon Fleet.
func (s lines) HasCAG() bool { return s.lib.Titles.Of(card.CAGTitle) != nil }

// HasExodus reports whether the Exodus box is in play. Its rules change what some components do.
func (s lines) HasExodus() bool { return s.lib.With("exodus") }

// miracles returns how many miracle tokens a use of an ability costs. With Daybreak, they pay for what is printed as once per game (D-MIR-01).
func (s lines) miracles(a *card.Ability) int {
	if a.Price == 0 && a.Kind == card.OncePerGame && s.lib.With("daybreak") {
		return 1
	}
	return a.Price
}

// Sheet returns a character sheet of the boxes in play, or nil.
func (s lines) Sheet(id card.ID) *card.Character { return s.lib.Characters.Of(id) }

// Capital capitalizes the first letter.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 || !unicode.IsLower(first) {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}
