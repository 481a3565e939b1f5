package say

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say/rulebook"
)

// Language holds the words of one language. It decides nothing and knows no other language. A test (Missing) finds the gaps of a language that is
// offered.
type Language struct {
	ID   string // as settings keep it: "en"
	Name string // its own name for itself: "English"

	Nouns Nouns
	Names map[card.Deck]map[card.ID]string // of components, by deck and id; for a Skill card without its strength

	Called map[card.ID]string // names of characters who are not called by their last name

	Specials map[card.ID]string // names of the last parts of attack cards, by card

	Lines [NumLines]string  // with arguments in braces: "{who} draws {card}."
	Alike map[Kind]string   // what several players do alike: "{names} each draw {card}."
	Asks  [NumAsks]Question // likewise
	Texts [NumTexts]string

	Powers   map[card.Title][]string  // what each title does besides its actions
	Goals    map[card.GoalNeed]string // what a Personal Goal needs, after "if"
	Demands  map[card.Demand]string   // what an Agenda requires at the end of the game, or a Motive
	House    map[game.House]HouseText
	Moments  [game.NumWindows]MomentText // where the table may wait
	Rolls    [game.NumRolls]string       // what a die is rolled for, in the name of a moment
	Variants map[string]VariantText
	Boxes    map[card.ID]BoxText
	Guide    [NumGuideNotes]GuideText
	Book     *rulebook.Book // the rules as players read them

	// Ability words an ability of a character in full. Kept says what a Quorum card does while it stays in play, and Token what a damage token of a
	// basestar does. All work from the data of the component.
	Ability func(*Speaker, *card.Ability) string
	Kept    func(*Speaker, *card.Quorum) string
	Token   func(*Speaker, *card.Token) string
	// Effect words a clause of a card within a line, without a capital or a full stop; "" if the language has no words for it.
	Effect func(*Speaker, card.Effect) string
	// Word returns the text for what stands between braces: an argument of a line in one of its forms.
	Word func(s *Speaker, l *Line, form string) string
}

// Count words a text about n things. The text has a singular and a plural form with a bar between them, or one form for both.
func (l *Language) Count(t Text, n int) string {
	form, several, has := strings.Cut(l.Texts[t], "|")
	if has && n != 1 {
		form = several
	}
	if !strings.Contains(form, "%") {
		return form
	}
	return fmt.Sprintf(form, n)
}

// Question holds the words of a decision: Ask speaks to the player, Watch tells the others what is going on.
type Question struct{ Ask, Watch string }

// Nouns holds the names of things, in the form that stands alone within a sentence.
type Nouns struct {
	Nothing   string
	Player    string
	Resources [4]string
	Skills    [7]string
	Titles    [card.NumTitles]string
	Areas     [7]string
	Ships     [card.NumShips]string
	Steps     [12]string
	Counters  [game.NumCounters]string
}

// HouseText is an open question of the rules as players read it.
type HouseText struct {
	Name        string // what is asked
	Recommended string // how it is played by default
	Other       string // how it is played with the house rule
	Why         string // the reason for the recommendation
}

// BoxText is a box of the game as players read it.
type BoxText struct {
	Name   string
	Line   string // what it adds
	Advice string // who it suits; may be empty

	// For the page that is shown before its first game. The base game has none.
	Brings []string // a sentence for each thing that it brings
	Watch  string   // what to watch for
}

// VariantText is an option of a game as players read it.
type VariantText struct {
	Name   string
	Line   string // what it changes
	Advice string // who it suits
}

// MomentText is a moment at which the table may wait, as players read it.
type MomentText struct {
	Name string // for a die, with %s for what is rolled for
	Line string // when it comes up, and who may do what
}
