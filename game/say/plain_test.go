package say_test

import (
	"regexp"
	"strings"
	"testing"

	"battlestar/game/card"
	. "battlestar/game/say"
)

// notEnglish lists what a native editor would not write, and what to write instead.
var notEnglish = []struct{ banned, instead string }{
	{`[Tt]urn(s|ed|ing)? up`, "reveal"},
	{`([Ll]ie|[Ll]ies|lay|[Ll]ying) (open|face)`, "faceup"},
	{`[Ff]ace[- ](up|down)`, "faceup, facedown"},
	{`[Aa]new`, "again"},
	{`[Gg]o(es|ing)? on|went on`, "continue"},
	{`([Ii]s|[Aa]re|was|were) to [a-z]+`, "must"},
	{`([Hh]as|[Hh]ave) to`, "must"},
	{`[Ss]omebody|[Aa]nybody|[Ee]verybody|[Nn]obody`, "a player, everyone, no one"},
	{`[Ww]hoever|[Ww]homever`, "the player who, if you"},
	{`[Oo]nce a game`, "once per game"},
	{`[Mm]iddle result`, "partial pass"},
	{`[Ii]n a turn|[Ii]n this turn|in your turn`, "per turn, this turn, on your turn"},
	{`[Ss]o many|[Ss]o much`, "that many"},
	{`[Tt]ake(s|n)? back`, "undo"},
	{`[Ss]et(ting)? right`, "correct"},
	{`the Demetrius`, "Demetrius"},
	{`[Cc]olou?red|[Cc]olours?|[Tt]ravelled|[Cc]entre|[Tt]owards|[Aa]fterwards`, "US spelling"},
	{`1 (card|skill card) (less|more)`, "1 fewer card, 1 more card"},
	{`unused ones`, "the civilian ship pile"},
}

// capitals are names that have capitals everywhere: kinds of cards, their decks, tracks, steps and phases.
var capitals = regexp.MustCompile(`\b((super )?crisis|quorum|loyalty|destination|mutiny|agenda|motive|objective|crossroads) (cards?|decks?)\b|` +
	`\bdestiny (cards?|deck)\b|\b(ally|mission) (card|deck)s?\b|\b(jump preparation|boarding party) track\b|` +
	`\b(movement|action|crisis|receive skills|prepare for jump|activate Cylon ships) step\b|\bsleeper agent phase\b|\bpersonal goals?\b`)

// pronouns are those of characters. Players are "you", "that player" or "they".
var pronouns = regexp.MustCompile(`\b([Hh]e|[Hh]im|[Hh]is|himself|[Ss]he|[Hh]er|[Hh]ers|herself)\b`)

// quoted is what is printed elsewhere: on a card, a button or a board.
var quoted = regexp.MustCompile(`“[^”]*”`)

// The longest sentences, in words. A list is one sentence in many, so that its items count for themselves.
const (
	mostWords       = 25
	mostWordsOnPage = 30
)

// plain checks texts for what is no English of our own.
type plain struct {
	t      *testing.T
	banned []*regexp.Regexp
	names  []string // of characters, word by word
}

func newPlain(t *testing.T) *plain {
	p := &plain{t: t}
	for _, n := range notEnglish {
		p.banned = append(p.banned, regexp.MustCompile(`\b(`+n.banned+`)\b`))
	}
	for _, name := range English.Names[card.Characters] {
		for _, word := range strings.Fields(name) {
			if word = strings.Trim(word, "“”"); len(word) > 2 {
				p.names = append(p.names, word)
			}
		}
	}
	return p
}

// check finds faults in a text. Where says where it stands, and names the character if it is about one.
func (p *plain) check(where, text string, most int) {
	p.t.Helper()
	text = quoted.ReplaceAllString(text, "“”")
	if found := pronouns.FindString(text); found != "" && !p.ofACharacter(where+" "+text) {
		p.t.Errorf("%s says %q of a player: %s", where, found, text)
	}
	if found := capitals.FindString(text); found != "" {
		p.t.Errorf("%s says %q, which has capitals in the glossary: %s", where, found, text)
	}
	for i, b := range p.banned {
		if found := b.FindString(text); found != "" {
			p.t.Errorf("%s says %q, better %s: %s", where, found, notEnglish[i].instead, text)
		}
	}
	if strings.ContainsAny(text, `"'`) {
		p.t.Errorf("%s has straight quotes: %s", where, text)
	}
	for _, s := range sentences(text) {
		if n := len(strings.Fields(s)); n > most {
			p.t.Errorf("%s has a sentence of %d words: %s", where, n, s)
		}
	}
}

func (p *plain) ofACharacter(text string) bool {
	for _, word := range p.names {
		if strings.Contains(text, word) {
			return true
		}
	}
	return false
}

// sentences splits a text at the ends of its sentences, and before the items of a list of results.
func sentences(text string) []string { return regexp.MustCompile(`[.!?:]”? |; `).Split(text, -1) }

// Pages must read as if they had been written in English: no word that only a translation has, and no sentence that has to be read twice.
func TestPagesReadAsEnglish(t *testing.T) {
	p := newPlain(t)
	for _, c := range English.Book.Chapters {
		p.check(c.Title, c.Intro, mostWordsOnPage)
	}
	for i := range English.Book.Entries {
		e := &English.Book.Entries[i]
		for _, part := range e.Text {
			p.check(e.Title, e.Title+": "+part.Text, mostWordsOnPage)
		}
	}
}

// So must everything that stands on the table: buttons, questions, the log, tips, options and cards.
func TestTextsReadAsEnglish(t *testing.T) {
	p := newPlain(t)
	l := English
	for i, text := range l.Texts {
		p.check("text "+Number(i), text, mostWords)
	}
	for i, text := range l.Lines {
		p.check("line "+Number(i), text, mostWords)
	}
	for _, text := range l.Alike {
		p.check("line of several", text, mostWords)
	}
	for _, q := range l.Asks {
		p.check("question", q.Ask, mostWords)
		p.check("question", q.Watch, mostWords)
	}
	for _, h := range l.House {
		p.check("house rule "+h.Name, strings.Join([]string{h.Name, h.Recommended, h.Other, h.Why}, ". "), mostWords)
	}
	for _, v := range l.Variants {
		p.check("option "+v.Name, strings.Join([]string{v.Name, v.Line, v.Advice}, ". "), mostWords)
	}
	for _, b := range l.Boxes {
		p.check("box "+b.Name, strings.Join([]string{b.Name, b.Line, b.Advice}, ". "), mostWords)
	}
	for _, m := range l.Moments {
		p.check("stop "+m.Name, m.Name+". "+m.Line, mostWords)
	}
	for _, g := range l.Guide {
		p.check("tip "+g.Title, g.Title+". "+g.Text, mostWords)
	}
}

// Cards must as well, and each clause of theirs ends like a sentence.
func TestCardsReadAsEnglish(t *testing.T) {
	p := newPlain(t)
	s := speaker(English)
	for _, c := range components() {
		f := s.Face(c.deck, c.id)
		p.check(f.Title, f.Kind, mostWords)
		p.check(f.Title, f.Timing, mostWords)
		p.check(f.Title, f.Note, mostWords)
		for _, line := range f.Lines {
			p.check(f.Title, line.Text, mostWords)
			if strings.Contains(line.Text, ". ") && !strings.HasSuffix(line.Text, ".") {
				t.Errorf("%s has a clause without a full stop: %s", f.Title, line.Text)
			}
		}
	}
	for _, e := range effects() {
		text := s.Effect(e)
		p.check("an effect", text, mostWords)
		if !strings.HasSuffix(text, ".") || strings.HasSuffix(text, "..") {
			t.Errorf("a clause does not end with one full stop: %s", text)
		}
	}
}

// The public log must speak of players, not to them. Everyone at the table reads it.
func TestLogSpeaksToNobody(t *testing.T) {
	for i, text := range English.Lines {
		if kind := Kind(i); kind > NoLine && kind <= LogNothing && address.MatchString(text) {
			t.Errorf("the log addresses a player: %s", text)
		}
	}
	s := speaker(English)
	for _, c := range components() {
		if c.deck != card.LoyaltyCards {
			continue
		}
		l := Line{Kind: LogFinalFive, Card: c.id, Seat: 1}
		if text := s.Say(l); address.MatchString(text) {
			t.Errorf("the log addresses a player: %s", text)
		}
	}
}
