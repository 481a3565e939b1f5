package script

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"battlestar/game"
)

// A scenario author must find every word in the documentation: line commands, expectations, and the names of decks, piles, windows, steps, and
// kinds of decisions and events.
func TestEveryWordIsDocumented(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	said := regexp.MustCompile("[a-z0-9-]+").FindAllString(string(text), -1)
	piles := func() (list []string) {
		for p := game.NoPile + 1; p < game.NumPiles; p++ {
			name, _, _ := strings.Cut(p.String(), ":")
			list = append(list, name)
		}
		return list
	}
	for what, words := range map[string][]string{
		"line of the setup": setupWords, "line of the play": playWords, "expectation": keys(expectations), "deck": keys(decks.values), "pile": piles(), "window": keys(windows.values),
		"step": keys(steps.values), "kind of decision": keys(kinds.values), "kind of event": keys(events.values), "end": keys(endings.values), "ship": keys(shipKinds.values),
		"area": keys(areas.values), "skill": keys(skills.values), "trauma token": keys(tokens.values),
	} {
		for _, word := range words {
			if !slices.Contains(said, word) {
				t.Errorf("doc.go lacks the %s %q", what, word)
			}
		}
	}
}
