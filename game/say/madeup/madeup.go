// Package madeup turns a complete language into an invented one, for tests. Each word becomes one of accented letters that is 40 % longer, and no
// word of the original remains. If a text does not fit in it, it will not fit in German. A word that appears in plain letters is missing from the
// language tables.
package madeup

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/game/say/rulebook"
)

// letters are the letters of the language. None is plain, so that a word that has been converted is not changed again.
const letters = "áéíóúäöüőűßçñø"

// ID is the id of the language.
const ID = "x-made-up"

// Language returns the made-up version of a language, which must be complete.
func Language(of *say.Language) *say.Language {
	l := *of
	l.ID, l.Name = ID, Words(of.Name)
	n := &l.Nouns
	n.Nothing, n.Player = Words(n.Nothing), Words(n.Player)
	for _, list := range [][]string{n.Resources[:], n.Skills[:], n.Titles[:], n.Areas[:], n.Ships[:], n.Steps[:], n.Counters[:], l.Lines[:], l.Texts[:], l.Rolls[:]} {
		for i := range list {
			list[i] = Words(list[i])
		}
	}
	for i, q := range l.Asks {
		l.Asks[i] = say.Question{Ask: Words(q.Ask), Watch: Words(q.Watch)}
	}
	l.Alike = all(of.Alike)
	l.Names = map[card.Deck]map[card.ID]string{}
	for deck, names := range of.Names {
		l.Names[deck] = all(names)
	}
	l.Called, l.Specials, l.Goals = all(of.Called), all(of.Specials), all(of.Goals)
	l.Ability = func(s *say.Speaker, a *card.Ability) string { return Words(of.Ability(s, a)) }
	l.Kept = func(s *say.Speaker, q *card.Quorum) string { return Words(of.Kept(s, q)) }
	l.Token = func(s *say.Speaker, t *card.Token) string { return Words(of.Token(s, t)) }
	l.Powers = maps.Clone(of.Powers)
	for title, list := range l.Powers {
		var words []string
		for _, text := range list {
			words = append(words, Words(text))
		}
		l.Powers[title] = words
	}
	l.House = maps.Clone(of.House)
	for h, t := range l.House {
		l.House[h] = say.HouseText{Name: Words(t.Name), Recommended: Words(t.Recommended), Other: Words(t.Other), Why: Words(t.Why)}
	}
	l.Boxes = maps.Clone(of.Boxes)
	for id, t := range l.Boxes {
		l.Boxes[id] = say.BoxText{Name: Words(t.Name), Line: Words(t.Line), Advice: Words(t.Advice)}
	}
	l.Book = book(of.Book)
	for i, t := range l.Guide {
		l.Guide[i] = say.GuideText{Title: Words(t.Title), Text: Words(t.Text)}
	}
	for i, t := range l.Moments {
		l.Moments[i] = say.MomentText{Name: Words(t.Name), Line: Words(t.Line)}
	}
	l.Variants = maps.Clone(of.Variants)
	for id, t := range l.Variants {
		l.Variants[id] = say.VariantText{Name: Words(t.Name), Line: Words(t.Line), Advice: Words(t.Advice)}
	}
	l.Effect = func(s *say.Speaker, e card.Effect) string { return Words(of.Effect(s, e)) }
	l.Word = func(s *say.Speaker, line *say.Line, form string) string {
		text := of.Word(s, line, form)
		if players[form] {
			return text
		}
		return Words(text)
	}
	return &l
}

// players are the arguments that contain players' names, or lines that do. Their words have already been converted.
var players = map[string]bool{
	"who": true, "other": true, "ask": true, "watch": true, "inner": true, "inner open": true, "inner capital": true, "inner small": true,
}

// book converts the rules.
func book(of *rulebook.Book) *rulebook.Book {
	b := *of
	b.Chapters, b.Entries = slices.Clone(b.Chapters), slices.Clone(b.Entries)
	for i := range b.Chapters {
		c := &b.Chapters[i]
		c.Title, c.Intro = Words(c.Title), Words(c.Intro)
	}
	for i := range b.Entries {
		e := &b.Entries[i]
		e.Title, e.Text = Words(e.Title), slices.Clone(e.Text)
		for k := range e.Text {
			e.Text[k].Text = Words(e.Text[k].Text)
		}
	}
	return &b
}

func all[K comparable](names map[K]string) map[K]string {
	made := maps.Clone(names)
	for id, name := range made {
		made[id] = Words(name)
	}
	return made
}

// Words converts the words of a text. Text between braces and the verbs of package fmt stay unchanged.
func Words(text string) string {
	var b strings.Builder
	runes := []rune(text)
	for i := 0; i < len(runes); {
		switch r := runes[i]; {
		case r == '{':
			end := i
			for end < len(runes) && runes[end] != '}' {
				end++
			}
			form := string(runes[i:min(end+1, len(runes))])
			if one, many, choice := strings.Cut(strings.Trim(form, "{}"), "|"); choice { // the singular and the plural of a text are converted
				form = "{" + Words(one) + "|" + Words(many) + "}"
			}
			b.WriteString(form)
			i = end + 1
		case r == '%':
			b.WriteRune(r)
			for i++; i < len(runes) && !unicode.IsLetter(runes[i]); i++ {
				b.WriteRune(runes[i])
				if runes[i] == '%' || runes[i] == ' ' {
					break
				}
			}
			if i < len(runes) {
				if unicode.IsLetter(runes[i]) {
					b.WriteRune(runes[i])
				}
				i++
			}
		case unicode.IsLetter(r):
			end := i
			for end < len(runes) && unicode.IsLetter(runes[end]) {
				end++
			}
			b.WriteString(word(runes[i:end]))
			i = end
		default:
			b.WriteRune(r)
			i++
		}
	}
	return b.String()
}

// word converts one word; the result is 40 % longer.
func word(other []rune) string {
	if !strings.ContainsFunc(string(other), Plain) {
		return string(other)
	}
	made := []rune(letters)
	seed := 0
	for _, r := range other {
		seed = seed*31 + int(r)
	}
	var b strings.Builder
	for i := range (len(other)*14 + 9) / 10 {
		r := made[(seed+i*5)&0x7fffffff%len(made)]
		if i == 0 && unicode.IsUpper(other[0]) {
			r = unicode.ToUpper(r)
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Plain reports whether a letter does not belong to the language.
func Plain(r rune) bool { return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' }
