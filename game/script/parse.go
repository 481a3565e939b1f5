package script

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// line is one command of a scenario.
type line struct {
	at    int // in the file, from 1
	words []string
}

func (l line) String() string { return strings.Join(l.words, " ") }

// scenario is one run: a block that begins with `rule`, or one row of its table.
type scenario struct {
	file  string
	at    int
	rules []string // and cards
	lines []line
	row   int // the line of its row in a table, or 0
}

// Error is why a scenario fails.
type Error struct {
	File string
	Line int
	Row  int    // the line of the table's row, or 0
	Rule string // what the scenario shows
	Why  string
}

// Error returns file, line, rule and reason in one line.
func (e *Error) Error() string {
	row := ""
	if e.Row > 0 {
		row = fmt.Sprintf(" (row of line %d)", e.Row)
	}
	rule := e.Rule
	if rule == "" {
		rule = "?"
	}
	return fmt.Sprintf("%s:%d %s%s %s", e.File, e.Line, rule, row, e.Why)
}

var placeholder = regexp.MustCompile(`\{(.*?)\}`)

var ruleID = regexp.MustCompile(`^[A-Z]-[A-Z]+-[0-9]+$`)

// parse reads a file into its scenarios.
func parse(file string, text []byte) ([]scenario, error) {
	fail := func(at int, format string, args ...any) ([]scenario, error) {
		return nil, &Error{File: file, Line: at, Why: fmt.Sprintf(format, args...)}
	}
	var common []line
	var blocks []scenario
	var table []line // of the current block: its head, then its rows; each cell is a word
	finish := func() error {
		if len(blocks) == 0 || table == nil {
			return nil
		}
		last := blocks[len(blocks)-1]
		rows, err := expand(last, table)
		blocks, table = append(blocks[:len(blocks)-1], rows...), nil
		return err
	}
	for i, raw := range strings.Split(string(text), "\n") {
		at := i + 1
		if strings.HasPrefix(raw, "#") {
			continue
		}
		raw, _, _ = strings.Cut(raw, " #")
		words := strings.Fields(raw)
		if len(words) == 0 {
			continue
		}
		switch {
		case words[0] == "rule":
			if err := finish(); err != nil {
				return nil, err
			}
			s := scenario{file: file, at: at, lines: append([]line(nil), common...)}
			for n, word := range words[1:] {
				if ruleID.MatchString(word) || n > 0 && words[n] == "card" {
					s.rules = append(s.rules, word)
				} else if word != "card" {
					break
				}
			}
			if len(s.rules) == 0 {
				return fail(at, "a rule line names at least one rule (B-CYL-04) or `card ID` before its words")
			}
			blocks = append(blocks, s)
		case words[0] == "table" || table != nil:
			if len(blocks) == 0 {
				return fail(at, "a table belongs to a scenario: it comes after a rule line")
			}
			if words[0] == "table" {
				if table != nil {
					return fail(at, "a scenario has one table")
				}
				words = words[1:]
				table = []line{}
			}
			row := strings.TrimSuffix(strings.TrimPrefix(strings.Join(words, " "), "|"), "|")
			cells := strings.Split(row, "|")
			for c := range cells {
				cells[c] = strings.TrimSpace(cells[c])
			}
			table = append(table, line{at, cells})
		case len(blocks) == 0:
			common = append(common, line{at, words})
		default:
			last := &blocks[len(blocks)-1]
			last.lines = append(last.lines, line{at, words})
		}
	}
	if err := finish(); err != nil {
		return nil, err
	}
	if len(blocks) == 0 {
		return fail(1, "there is no rule line, so there is no scenario")
	}
	return blocks, nil
}

// expand turns each row of a table into a scenario.
func expand(template scenario, table []line) ([]scenario, error) {
	fail := func(at int, format string, args ...any) ([]scenario, error) {
		return nil, &Error{File: template.file, Line: at, Rule: template.rules[0], Why: fmt.Sprintf(format, args...)}
	}
	head := table[0]
	for c, column := range head.words {
		if column == "" || slices.Contains(head.words[:c], column) {
			return fail(head.at, "column %d of the table has no name of its own", c+1)
		}
	}
	if len(table) < 2 {
		return fail(head.at, "the table has no row")
	}
	for _, column := range head.words {
		used := false
		for _, l := range template.lines {
			used = used || strings.Contains(l.String(), "{"+column+"}")
		}
		if !used {
			return fail(head.at, "no line of the scenario uses the column {%s}", column)
		}
	}
	var rows []scenario
	for _, cells := range table[1:] {
		if len(cells.words) != len(head.words) {
			return fail(cells.at, "the row has %d cells, the table %d columns", len(cells.words), len(head.words))
		}
		for c := range head.words {
			if cells.words[c] == "" {
				return fail(cells.at, "the cell of {%s} is empty; a line that is to be left out has a - there", head.words[c])
			}
		}
		row := template
		row.row, row.lines = cells.at, nil
		for _, l := range template.lines {
			text, left := l.String(), false
			for c, column := range head.words {
				name := "{" + column + "}"
				if !strings.Contains(text, name) {
					continue
				}
				left = left || cells.words[c] == "-"
				text = strings.ReplaceAll(text, name, cells.words[c])
			}
			if left {
				continue
			}
			if name := placeholder.FindStringSubmatch(text); name != nil {
				return fail(l.at, "%q: the table has no column {%s}%s", text, name[1], meant(name[1], head.words))
			}
			for _, command := range strings.Split(text, ";") {
				if words := strings.Fields(command); len(words) > 0 {
					row.lines = append(row.lines, line{l.at, words})
				}
			}
		}
		rows = append(rows, row)
	}
	return rows, nil
}
