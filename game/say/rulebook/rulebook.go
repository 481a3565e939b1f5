// Package rulebook holds the rules as players read them: a short text for every rule of the reference, and a glossary at the end. The chapters are in
// the order in which a player would want to learn.
//
// The texts are part of a language ([Read] makes a book of them). A chapter begins with "# " and its name, an entry with "## " and its title. Between
// them come the box that adds the chapter ("box: exodus"), if any, and the introduction. An entry begins with up to three lines, in this order: the
// rules that it tells ("rule: B-CHECK-02"), the rules that it leads to ("see: ..."), and the name of its picture ("show: ..."). Its text follows:
// paragraphs separated by empty lines, and items that begin with "- ".
package rulebook

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// Book is the rules in one language.
type Book struct {
	Chapters []Chapter
	Entries  []Entry // of all chapters, in order
	rules    map[string]int
	words    map[string]int // of the glossary, by the rule that each leads to first
}

// Chapter is a group of entries on one subject: Entries[First:End] of its book.
type Chapter struct {
	Title      string
	Box        string // the box that adds it; empty if it is always there
	Intro      string
	First, End int
}

// Entry is the text of a rule, or of a word in the glossary.
type Entry struct {
	Chapter int      // in Chapters
	Rules   []string // ids such as "B-CHECK-02"; none for a word of the glossary
	Title   string
	Text    []Part
	See     []string // related rules
	Picture string   // the picture beside it, or empty
}

// Part is a paragraph of a text, or an item of a list.
type Part struct {
	Text string
	Item bool
}

// Of returns the index of the entry that tells a rule; false for a rule that the book does not know.
func (b *Book) Of(rule string) (int, bool) {
	at, ok := b.rules[rule]
	return at, ok
}

// Brief returns what a rule is about in a line or two: the text of the word in the glossary that leads to it first, or else the first paragraph of its
// own text. It is empty for a rule that the book does not know.
func (b *Book) Brief(rule string) string {
	if at, ok := b.words[rule]; ok {
		return b.Entries[at].Plain()
	}
	at, ok := b.rules[rule]
	if !ok {
		return ""
	}
	return b.Entries[at].Text[0].Text
}

// Plain returns the text of an entry in one line.
func (e *Entry) Plain() string {
	words := make([]string, len(e.Text))
	for i, p := range e.Text {
		words[i] = p.Text
	}
	return strings.Join(words, " ")
}

// Find returns the entries that hold all words of a search, best first. First come those whose rule is named, then those whose title is the search,
// begins with it, or has its words, and last those that only mention it. An empty search finds nothing.
func (b *Book) Find(search string) []int {
	search = strings.Join(strings.Fields(strings.ToLower(search)), " ")
	if search == "" {
		return nil
	}
	var list []int
	ranks := map[int]int{}
	for i := range b.Entries {
		if r := b.rank(&b.Entries[i], search); r > 0 {
			list, ranks[i] = append(list, i), r
		}
	}
	slices.SortStableFunc(list, func(x, y int) int { return ranks[y] - ranks[x] })
	return list
}

// rank returns how well an entry fits a search, 0 for not at all.
func (b *Book) rank(e *Entry, search string) int {
	title, ids := strings.ToLower(e.Title), strings.ToLower(strings.Join(e.Rules, " "))
	all := title + " " + ids + " " + strings.ToLower(e.Plain()+" "+b.Chapters[e.Chapter].Title)
	inTitle := true
	for _, word := range strings.Fields(search) {
		if !strings.Contains(all, word) {
			return 0
		}
		inTitle = inTitle && strings.Contains(title, word)
	}
	switch {
	case ids == search:
		return 6
	case title == search:
		return 5
	case strings.HasPrefix(title, search):
		return 4
	case inTitle && strings.Contains(title, search):
		return 3
	case inTitle:
		return 2
	}
	return 1
}

// Read reads the rules of a language. The error names the line and what is wrong with it.
func Read(text string) (*Book, error) {
	b := &Book{rules: map[string]int{}, words: map[string]int{}}
	stage := 0 // of the header lines of an entry: nothing, rule, see, show, text
	paragraph := false
	for i, line := range strings.Split(text, "\n") {
		wrong := func(what string) error { return fmt.Errorf("rulebook: line %d: %s: %q", i+1, what, line) }
		name, value, field := strings.Cut(line, ": ")
		switch {
		case strings.TrimSpace(line) != line:
			return nil, wrong("a space at the beginning or the end")
		case strings.HasPrefix(line, "# "):
			b.Chapters = append(b.Chapters, Chapter{Title: line[2:], First: len(b.Entries), End: len(b.Entries)})
			paragraph = false
		case len(b.Chapters) == 0:
			return nil, wrong("a line before the first chapter")
		case strings.HasPrefix(line, "## "):
			b.Entries = append(b.Entries, Entry{Chapter: len(b.Chapters) - 1, Title: line[3:]})
			b.Chapters[len(b.Chapters)-1].End = len(b.Entries)
			stage, paragraph = 0, false
		case line == "":
			paragraph = false
		case b.Chapters[len(b.Chapters)-1].End == b.Chapters[len(b.Chapters)-1].First:
			c := &b.Chapters[len(b.Chapters)-1]
			if field && name == "box" && c.Intro == "" {
				c.Box = value
				break
			}
			c.Intro = strings.TrimSpace(c.Intro + " " + line)
		case field && slices.Contains(headers, name):
			at := slices.Index(headers, name) + 1
			if at <= stage {
				return nil, wrong("out of order")
			}
			stage = at
			if err := b.header(name, strings.Fields(value)); err != nil {
				return nil, wrong(err.Error())
			}
		default:
			stage = len(headers) + 1
			e := &b.Entries[len(b.Entries)-1]
			item, isItem := strings.CutPrefix(line, "- ")
			if paragraph && !isItem && !e.Text[len(e.Text)-1].Item {
				e.Text[len(e.Text)-1].Text += " " + line
			} else {
				e.Text = append(e.Text, Part{item, isItem})
			}
			paragraph = true
		}
	}
	for i := range b.Entries {
		e := &b.Entries[i]
		if len(e.Text) == 0 {
			return nil, fmt.Errorf("rulebook: %q has no text", e.Title)
		}
		for _, rule := range e.See {
			if _, ok := b.rules[rule]; !ok {
				return nil, fmt.Errorf("rulebook: %q leads to %s, which has no text", e.Title, rule)
			}
		}
		if len(e.Rules) > 0 || len(e.See) == 0 {
			continue
		}
		if other, ok := b.words[e.See[0]]; ok {
			return nil, fmt.Errorf("rulebook: %q leads to %s first, and so does %q", e.Title, e.See[0], b.Entries[other].Title)
		}
		b.words[e.See[0]] = i
	}
	return b, nil
}

// headers are the lines at the head of an entry, in order.
var headers = []string{"rule", "see", "show"}

// header adds a line at the head of the last entry.
func (b *Book) header(name string, values []string) error {
	e := &b.Entries[len(b.Entries)-1]
	switch name {
	case "rule":
		for _, rule := range values {
			if _, twice := b.rules[rule]; twice {
				return fmt.Errorf("%s is told twice", rule)
			}
			if strings.ContainsFunc(rule, unicode.IsLower) {
				return fmt.Errorf("%s is not the id of a rule", rule)
			}
			b.rules[rule] = len(b.Entries) - 1
		}
		e.Rules = values
	case "see":
		e.See = values
	case "show":
		if len(values) != 1 {
			return fmt.Errorf("one picture is wanted, not %d", len(values))
		}
		e.Picture = values[0]
	}
	return nil
}
