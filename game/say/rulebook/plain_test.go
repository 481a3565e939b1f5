package rulebook_test

import (
	"regexp"
	"strings"
	"testing"

	"battlestar/game/card"
	"battlestar/game/say/english"
)

// notEnglish lists what a native editor would not write on a page of rules, and what to write instead.
var notEnglish = []struct{ banned, instead string }{
	{`turn(s|ed|ing)? up`, "reveal"},
	{`(lie|lies|lay|lying) (open|face)`, "faceup"},
	{`face[- ](up|down)`, "faceup, facedown"},
	{`anew`, "again"},
	{`go(es)? on|went on`, "continue"},
	{`(is|are|was|were) to [a-z]+`, "must"},
	{`somebody|anybody|everybody|nobody`, "a player, everyone, no one"},
	{`[Ww]hoever|[Ww]homever`, "the player who, if you"},
	{`once a game`, "once per game"},
	{`middle result`, "partial pass"},
	{`in a turn|in this turn`, "per turn, this turn"},
	{`so many|so much`, "that many"},
}

// pronouns are those of characters. Players are "you", "that player" or "they".
var pronouns = regexp.MustCompile(`\b([Hh]e|[Hh]im|[Hh]is|himself|[Ss]he|[Hh]er|[Hh]ers|herself)\b`)

// quoted is what is printed elsewhere: on a card, a button or a board.
var quoted = regexp.MustCompile(`“[^”]*”`)

// mostWords is the largest number of words of a sentence on a page. A list is one sentence in many, so that its items count for themselves.
const mostWords = 30

// Pages must read as if they had been written in English: no word that only a translation has, and no sentence that has to be read twice.
func TestPagesReadAsEnglish(t *testing.T) {
	var banned []*regexp.Regexp
	for _, n := range notEnglish {
		banned = append(banned, regexp.MustCompile(`\b(`+n.banned+`)\b`))
	}
	names := english.Language().Names[card.Characters]
	ofACharacter := func(text string) bool {
		for _, name := range names {
			for _, word := range strings.Fields(name) {
				if word = strings.Trim(word, "“”"); len(word) > 2 && strings.Contains(text, word) {
					return true
				}
			}
		}
		return false
	}
	check := func(title, text string) {
		text = quoted.ReplaceAllString(text, "“”")
		if found := pronouns.FindString(text); found != "" && !ofACharacter(title+" "+text) {
			t.Errorf("%q says %q of a player", title, found)
		}
		for i, b := range banned {
			if found := b.FindString(text); found != "" {
				t.Errorf("%q says %q: better %s", title, found, notEnglish[i].instead)
			}
		}
		for _, s := range sentences(text) {
			if n := len(strings.Fields(s)); n > mostWords {
				t.Errorf("%q has a sentence of %d words: %s", title, n, s)
			}
		}
	}
	b := english.Language().Book
	for _, c := range b.Chapters {
		check(c.Title, c.Intro)
	}
	for i := range b.Entries {
		for _, p := range b.Entries[i].Text {
			check(b.Entries[i].Title, p.Text)
		}
	}
}

// sentences splits a text at the ends of its sentences.
func sentences(text string) []string {
	return regexp.MustCompile(`[.!?]”? `).Split(text, -1)
}
