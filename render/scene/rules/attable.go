package rules

import (
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/say"
	"battlestar/game/say/rulebook"
	"battlestar/render/ui"
)

// AtThisTable returns where a game of the setup differs from an entry of the rules: a line for each of its options and house rules that the entry
// tells of, links to, or is linked from.
func AtThisTable(words *say.Speaker, book *rulebook.Book, setup game.Setup, entry int) []string {
	var lines []string
	add := func(rule, name, text string) {
		if !touches(book, rule, entry) {
			return
		}
		if !strings.HasSuffix(name, "?") {
			name += "."
		}
		lines = append(lines, words.Text(say.RulesAtThisTable)+name+" "+text)
	}
	for _, v := range game.Variants {
		if slices.Contains(setup.Options, v.ID) {
			text := words.Variant(v.ID)
			add(v.Rule, text.Name, text.Line)
		}
	}
	for _, q := range game.Questions {
		if slices.Contains(setup.House, q.House) {
			text := words.House(q.House)
			add(q.Rule, text.Name, text.Other)
		}
	}
	return lines
}

// touches reports whether an option or an open question, by its rule, changes what an entry says.
func touches(book *rulebook.Book, rule string, entry int) bool {
	e := &book.Entries[entry]
	at, _ := book.Of(rule)
	return at == entry || slices.Contains(e.See, rule) || slices.ContainsFunc(book.Entries[at].See, func(other string) bool { return slices.Contains(e.Rules, other) })
}

// LayAtThisTable sets those lines from the top of r, and returns their height.
func LayAtThisTable(u *ui.UI, r ui.Rect, lines []string, st ui.Style, draw bool) float64 {
	text := strings.Join(lines, "\n")
	high := u.ParagraphHeight(r.W, text, st)
	if draw {
		u.Paragraph(ui.R(r.X, r.Y, r.W, high+1), text, st, ui.AmberTop, ui.Left)
	}
	return high
}
