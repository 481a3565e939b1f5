package say_test

import (
	"fmt"
	"reflect"
	"regexp"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	. "battlestar/game/say"
	"battlestar/game/say/languages"
)

// lacks lists what a language has no words for.
func lacks(l *Language) []string {
	var missing []string
	lack := func(is bool, what string, args ...any) {
		if is {
			missing = append(missing, fmt.Sprintf(what, args...))
		}
	}
	for kind := NoLine + 1; kind < NumLines; kind++ {
		lack(l.Lines[kind] == "", "line %d", kind)
	}
	for ask := NoAsk + 1; ask < NumAsks; ask++ {
		lack(l.Asks[ask].Ask == "" || l.Asks[ask].Watch == "", "question %d", ask)
	}
	for text := NoText + 1; text < NumTexts; text++ {
		lack(l.Texts[text] == "", "text %d", text)
	}
	nouns := reflect.ValueOf(l.Nouns)
	for i := range nouns.NumField() {
		name, f := nouns.Type().Field(i).Name, nouns.Field(i)
		if f.Kind() == reflect.String {
			lack(f.Len() == 0, "noun %s", name)
			continue
		}
		for n := range f.Len() {
			lack(f.Index(n).Len() == 0, "noun %s %d", name, n)
		}
	}
	in := box.Everything()
	s := New(l, in, players)
	for deck := card.AnyDeck + 1; deck < card.NumDecks; deck++ {
		if deck == card.Titles || deck == card.CivilianShips {
			continue // nouns name these
		}
		for id := range in.IDs(deck) {
			title, _ := card.SplitSkill(id)
			lack(l.Names[deck][title] == "", "name of %s %s", deck, id)
		}
	}
	for c := range in.Abilities.All() {
		lack(len(s.Ability(c.ID)) < 20, "ability %s", c.ID)
	}
	for c := range in.Quorum.All() {
		lack(c.Then == card.ThenKeep && len(s.Kept(c.ID)) < 20, "what %s does in play", c.ID)
	}
	for c := range in.BasestarDamage.All() {
		lack(len(s.TokenText(c)) < 10, "what %s does", c.ID)
	}
	for c := range in.Titles.All() {
		lack(len(l.Powers[c.ID]) == 0, "what the %s may do", c.ID)
	}
	for c := range in.Loyalty.All() {
		lack(c.Goal != nil && l.Goals[c.Goal.Needs] == "", "the goal of %s", c.ID)
	}
	for _, q := range game.Questions {
		h := l.House[q.House]
		lack(h.Name == "" || h.Recommended == "" || h.Other == "" || h.Why == "" || h.Recommended == h.Other, "house rule %s", q.House)
	}
	for w, text := range l.Moments { // the entry without a window is for adding cards
		lack(text.Name == "" || text.Line == "", "moment %s", game.Window(w))
	}
	for _, b := range box.All() {
		lack(l.Boxes[b.ID].Name == "" || l.Boxes[b.ID].Line == "", "box %s", b.ID)
	}
	lack(l.Book == nil, "the rulebook")
	if l.Book != nil {
		for _, e := range English.Book.Entries {
			for _, rule := range e.Rules {
				_, told := l.Book.Of(rule)
				lack(!told, "rule %s", rule)
			}
		}
	}
	for note := NoGuideNote + 1; note < NumGuideNotes; note++ {
		lack(l.Guide[note].Title == "" || l.Guide[note].Text == "", "note %d of the guide", note)
	}
	for roll := game.NoRoll + 1; roll < game.NumRolls; roll++ {
		lack(l.Rolls[roll] == "", "a roll for %s", roll)
	}
	for _, v := range game.Variants {
		w := l.Variants[v.ID]
		lack(w.Name == "" || w.Line == "" || w.Advice == "", "variant %s", v.ID)
	}
	for _, e := range effects() {
		lack(l.Effect(s, e) == "", "clause %T", e)
	}
	lack(l.Word == nil, "words for arguments")
	return missing
}

// No language falls back on another, so every language on offer needs all words.
func TestOfferedLanguagesLackNothing(t *testing.T) {
	for _, l := range languages.Offered() {
		for _, what := range lacks(l) {
			t.Errorf("%s has no words for: %s", l.Name, what)
		}
	}
	for _, l := range languages.Unfinished() {
		missing := lacks(l)
		t.Logf("%s lacks %d texts: %q", l.Name, len(missing), missing)
		if len(missing) == 0 {
			t.Errorf("%s is finished and could be offered", l.Name)
		}
	}
}

// The language must have words for every argument in its sentences.
func TestArgumentsHaveWords(t *testing.T) {
	form := regexp.MustCompile(`\{[^}]*\}`)
	for _, l := range languages.Offered() {
		s := speaker(l)
		texts := l.Lines[:]
		for _, text := range l.Alike {
			texts = append(texts, text)
		}
		for _, q := range l.Asks {
			texts = append(texts, q.Ask, q.Watch)
		}
		for _, text := range texts {
			for _, braces := range form.FindAllString(text, -1) {
				func() {
					defer func() {
						if why := recover(); why != nil {
							t.Errorf("%q: %v", text, why)
						}
					}()
					s.Fill(braces, &Line{Card: "kara-thrace", Inner: LogMisses, Ask: AskMove})
				}()
			}
		}
	}
}
