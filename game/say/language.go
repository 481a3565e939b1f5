package say

import (
	"fmt"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say/rulebook"
)

// Language is the words of one language. It decides nothing and knows no other language. What is missing in one that is offered, a test
// finds (Missing).
type Language struct {
	ID   string // as settings keep it: "en"
	Name string // in itself: "English"

	Nouns Nouns
	Names map[card.Deck]map[card.ID]string // of the components, by deck and id; of a Skill card without its strength

	Called map[card.ID]string // characters who are not called by their last name

	Specials map[card.ID]string // of the last parts of attack cards, by the card

	Lines [NumLines]string  // with their arguments between braces: "{who} draws {card}."
	Asks  [NumAsks]Question // likewise
	Texts [NumTexts]string

	Powers   map[card.Title][]string  // what each title brings of its own besides its actions
	Goals    map[card.GoalNeed]string // what a Personal Goal needs, after "if"
	Demands  map[card.Demand]string   // what an Agenda asks of the table at the end, or a Motive
	House    map[game.House]HouseText
	Moments  [game.NumWindows]MomentText // where the table may wait
	Rolls    [game.NumRolls]string       // what a die is rolled for, in the name of such a moment
	Variants map[string]VariantText
	Boxes    map[card.ID]BoxText
	Guide    [NumGuideNotes]GuideText
	Book     *rulebook.Book // the rules as players read them

	// Ability is what an ability of a character does, in full; Kept is what a Quorum card does while it stays in play; Token is what a damage token
	// of a basestar does. All are made of the entry of the component.
	Ability func(*Speaker, *card.Ability) string
	Kept    func(*Speaker, *card.Quorum) string
	Token   func(*Speaker, *card.Token) string
	// Effect is a clause of a card within a line, without a capital and a full stop; "" if the language has no words for it.
	Effect func(*Speaker, card.Effect) string
	// Word is an argument of a line in one of its forms: what stands between braces.
	Word func(s *Speaker, l *Line, form string) string
}

// Count is a text about a number of things. It has a form for one and a form for several, with a bar between, or one for both.
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

// Question is what a decision asks: Ask speaks to the player, Watch tells the others what goes on.
type Question struct{ Ask, Watch string }

// Nouns is the names of things, in the form that stands alone within a sentence.
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
	Recommended string // how it is played if nobody says otherwise
	Other       string // how the house rule plays it
	Why         string // why the one is recommended
}

// BoxText is a box of the game as players read it.
type BoxText struct {
	Name   string
	Line   string // what it brings
	Advice string // for whom it is; it may have none
}

// VariantText is an option of a game as players read it.
type VariantText struct {
	Name   string
	Line   string // what it changes
	Advice string // for whom it is
}

// MomentText is a moment at which the table may wait, as players read it.
type MomentText struct {
	Name string // of a die with %s for what is rolled for
	Line string // when it comes up: who may do what there
}
