package say_test

import (
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
	. "battlestar/game/say"
	"battlestar/game/say/english"
	"battlestar/game/say/german"
	"battlestar/game/say/hungarian"
)

var update = flag.Bool("update", false, "write the golden files anew")

var players = []string{"Zoë", "Ben", "Mia", "Tom", "Ida", "Uwe"}

var (
	English, German, Hungarian = english.Language(), german.Language(), hungarian.Language()
	spoken                     = map[*Language]string{English: "en", German: "de", Hungarian: "hu"}
)

func speaker(lang *Language) *Speaker { return New(lang, box.Everything(), players) }

// golden compares a text with a file in testdata, or writes the file.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range max(len(gotLines), len(wantLines)) {
		switch {
		case i >= len(gotLines):
			t.Fatalf("%s:%d\nno more lines, want %s", path, i+1, wantLines[i])
		case i >= len(wantLines):
			t.Fatalf("%s:%d\n got %s, want no more lines", path, i+1, gotLines[i])
		case gotLines[i] != wantLines[i]:
			t.Fatalf("%s:%d\n got %s\nwant %s\n(if the change is right: go test ./game/say -update)", path, i+1, gotLines[i], wantLines[i])
		}
	}
}

// component is a card, sheet, location or token.
type component struct {
	deck card.Deck
	id   card.ID
}

// components returns all components, in the order of the boxes.
func components() []component {
	var all []component
	add := func(deck card.Deck, id card.ID) { all = append(all, component{deck, id}) }
	for _, b := range box.All() {
		for _, c := range b.Skills {
			lowest := 9
			for strength := range c.Copies {
				lowest = min(lowest, strength)
			}
			add(card.SkillCards, card.SkillID(c.ID, lowest))
		}
		for _, c := range b.Crises {
			add(card.Crises, c.ID)
		}
		for _, c := range b.SuperCrises {
			add(card.SuperCrises, c.ID)
		}
		for _, c := range b.Quorum {
			add(card.QuorumCards, c.ID)
		}
		for _, c := range b.Destinations {
			add(card.Destinations, c.ID)
		}
		for _, c := range b.Loyalty {
			add(card.LoyaltyCards, c.ID)
		}
		for _, c := range b.Locations {
			add(card.Locations, card.ID(c.ID))
		}
		for _, c := range b.Characters {
			add(card.Characters, c.ID)
		}
		for _, c := range b.Titles {
			add(card.Titles, card.ID(c.ID.String()))
		}
		for _, c := range b.Objectives {
			add(card.Objectives, c.ID)
		}
		for _, c := range b.GalacticaDamage {
			add(card.GalacticaDamage, c.ID)
		}
		for _, c := range b.PegasusDamage {
			add(card.PegasusDamage, c.ID)
		}
		for _, c := range b.BasestarDamage {
			add(card.BasestarDamage, c.ID)
		}
		for _, c := range b.Civilians {
			add(card.CivilianShips, c.ID)
		}
		for _, c := range b.Allies {
			add(card.Allies, c.ID)
		}
		for _, c := range b.Crossroads {
			add(card.Crossroads, c.ID)
		}
		for _, c := range b.Trauma {
			add(card.TraumaTokens, c.ID)
		}
	}
	return all
}

// effects returns every effect in the boxes, including effects within others.
func effects() []card.Effect {
	var found []card.Effect
	effectType := reflect.TypeFor[card.Effect]()
	var walk func(v reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Interface, reflect.Pointer:
			if v.IsNil() {
				return
			}
			if v.Type() == effectType {
				found = append(found, v.Interface().(card.Effect))
			}
			walk(v.Elem())
		case reflect.Struct:
			for i := range v.NumField() {
				walk(v.Field(i))
			}
		case reflect.Slice:
			for i := range v.Len() {
				walk(v.Index(i))
			}
		}
	}
	for _, b := range box.All() {
		walk(reflect.ValueOf(b))
	}
	return found
}

// faceText formats a face for the golden files.
func faceText(f Face) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s | %s\n", f.Title, f.Kind)
	if f.Timing != "" {
		fmt.Fprintf(&b, "  [%s]\n", f.Timing)
	}
	for _, line := range f.Lines {
		if line.Label != "" {
			fmt.Fprintf(&b, "  %s: %s\n", line.Label, line.Text)
		} else {
			fmt.Fprintf(&b, "    %s\n", line.Text)
		}
	}
	if f.Note != "" {
		fmt.Fprintf(&b, "  (%s)\n", f.Note)
	}
	return b.String()
}

func TestFaces(t *testing.T) {
	s := speaker(English)
	var b strings.Builder
	for _, c := range components() {
		face := s.Face(c.deck, c.id)
		if face.Title == string(c.id) || face.Kind == "" || len(face.Lines) == 0 {
			t.Errorf("%s says too little: %+v", c.id, face)
		}
		if again := s.Face(card.AnyDeck, c.id); box.Everything().Find(c.id) == c.deck && !reflect.DeepEqual(face, again) {
			t.Errorf("%s has another face when its deck is not named", c.id)
		}
		b.WriteString(faceText(face) + "\n")
	}
	golden(t, "en.golden", b.String())
}

func TestEveryEffectHasWords(t *testing.T) {
	for lang, name := range spoken {
		s := speaker(lang)
		for _, e := range effects() {
			if lang.Effect(s, e) == "" {
				t.Errorf("%s: no words for %T", name, e)
			}
		}
	}
}

func TestEveryAbilityHasWords(t *testing.T) {
	s := speaker(English)
	for _, b := range box.All() {
		for _, c := range b.Characters {
			for _, a := range c.Abilities {
				if len(s.Ability(a.ID)) < 20 {
					t.Errorf("no words for the ability %s", a.ID)
				}
			}
		}
		for _, c := range b.Quorum {
			if c.Then == card.ThenKeep && len(s.Kept(c.ID)) < 20 {
				t.Errorf("no words for what %s does in play", c.ID)
			}
		}
		for _, c := range b.BasestarDamage {
			if len(s.Face(card.BasestarDamage, c.ID).Lines) == 0 {
				t.Errorf("no words for the token %s", c.ID)
			}
		}
		for _, c := range b.Titles {
			for _, a := range c.Actions {
				if s.CardName(a.ID) == string(a.ID) {
					t.Errorf("no name for the action %s", a.ID)
				}
			}
		}
	}
}

func TestEveryDecisionHasAPrompt(t *testing.T) {
	en := speaker(English)
	var b strings.Builder
	for kind := game.NoDecision + 1; kind < game.NumKinds; kind++ {
		if kind == game.AskWindow {
			continue
		}
		l := en.Question(nil, &game.Decision{Kind: kind, Min: 1, Max: 1, Place: card.Brig, Other: 1})
		ask, watch := en.Asked(&l), en.Watched(&l)
		if l.Ask == AskSomething || ask == "" || watch == "" {
			t.Errorf("no prompt for decisions of kind %d", kind)
		}
		fmt.Fprintf(&b, "Zoë: %s.\n    Zoë %s.\n", ask, watch)
	}
	golden(t, "en-prompts.golden", b.String())
	for window := game.NoWindow + 1; window < game.NumWindows; window++ {
		if Windows[window] == NoLine {
			t.Errorf("no words for the window %s", window)
		}
	}
	for roll := game.NoRoll + 1; roll < game.NumRolls; roll++ {
		if Rolls[roll] == NoLine {
			t.Errorf("no words for rolls of kind %d", roll)
		}
	}
}

func TestEveryEventIsToldOrSilent(t *testing.T) {
	s := speaker(English)
	for kind := game.NoEvent; kind <= game.NumEvents; kind++ {
		if s.EventLine(nil, game.Event{Kind: kind}).Kind == LogUntold {
			t.Errorf("events of kind %d are neither told nor left out on purpose", kind)
		}
	}
}

// An unknown id must not stop a game: the id itself is shown, and nothing panics.
func TestUnknown(t *testing.T) {
	for lang := range spoken {
		s := speaker(lang)
		if got := s.CardName("no-such-card"); got != "no-such-card" {
			t.Errorf("CardName = %q", got)
		}
		if got := s.Face(card.Crises, "no-such-card").Title; got != "no-such-card" {
			t.Errorf("Face = %q", got)
		}
		if got := s.Name(6); !strings.HasSuffix(got, "7") {
			t.Errorf("Name = %q", got)
		}
		if got := s.Effect(oddEffect{}); got != "Odd." {
			t.Errorf("Effect = %q", got)
		}
		if lang != English { // the other languages are not finished
			continue
		}
		for kind := range game.NumEvents + 1 {
			s.Event(nil, game.Event{Kind: kind, Seat: game.NoSeat, Other: game.NoSeat, Card: "x", Place: "x", N: 1})
		}
		for kind := range game.NumKinds + 1 {
			d := &game.Decision{Kind: kind, Seats: game.SeatsOf(1), About: "x", Place: "x", Other: game.NoSeat}
			if s.Prompt(nil, d) == "" {
				t.Errorf("no prompt for kind %d", kind)
			}
			for c := range game.NumChoices {
				o := game.Option{Choice: game.Choice{Kind: c, Card: "x", Place: "x", N: 3}}
				s.Hint(nil, d, o)
				if s.Option(nil, d, o) == "" {
					t.Errorf("no label for the choice %s", o.Choice)
				}
			}
		}
	}
}

type oddEffect struct{}

func (oddEffect) Notation() string { return "odd" }

func TestCharacterNames(t *testing.T) {
	s := speaker(English)
	for id, want := range map[card.ID][2]string{
		"kara-thrace":  {"Kara “Starbuck” Thrace", "Starbuck"},
		"galen-tyrol":  {"“Chief” Galen Tyrol", "Tyrol"},
		"laura-roslin": {"Laura Roslin", "Roslin"},
		"danna-biers":  {"D’Anna Biers", "D’Anna"},
	} {
		if got := [2]string{s.Character(id), s.ShortCharacter(id)}; got != want {
			t.Errorf("%s is called %q, want %q", id, got, want)
		}
	}
	// Two sheets of the same person share a short name, since only one of them is at a table. Different people never do.
	people := map[string]string{}
	for _, b := range box.All() {
		for i := range b.Characters {
			short, name := s.ShortCharacter(b.Characters[i].ID), s.Character(b.Characters[i].ID)
			if other := people[short]; other != "" && other != name {
				t.Errorf("%s and %s are both called %s", name, other, short)
			}
			people[short] = name
		}
	}
}

func TestOdds(t *testing.T) {
	en := speaker(English)
	for _, c := range []struct {
		roll   game.RollFor
		change int
		want   string
	}{
		{game.RollViperAtRaider, 0, "3–8 destroys it · 75%"},
		{game.RollViperAtRaider, -2, "5–8 destroys it · 50%"},
		{game.RollViperAtBasestar, 0, "8 damages it · 13%"},
		{game.RollGalacticaAtBasestar, 2, "3–8 damages it · 75%"},
		{game.RollForNuke, 2, "1–4 destroys it · 50%, 5–8 destroys it and up to 3 raiders · 50%"},
		{game.RollForCard, 0, ""},
	} {
		if got := en.Odds(nil, c.roll, c.change); got != c.want {
			t.Errorf("odds of roll %d %+d = %q, want %q", c.roll, c.change, got, c.want)
		}
	}
}

func TestFold(t *testing.T) {
	s := speaker(English)
	placed := game.Event{Group: 1, Kind: game.ShipMoved, Ship: card.Raider, N: 1, FromSpot: game.Supply, ToSpot: game.SpotOf(card.Bow)}
	elsewhere := placed
	elsewhere.ToSpot = game.SpotOf(card.Stern)
	drawn := game.Event{Group: 1, Kind: game.CardMoved, Seat: 1, From: game.SkillDeck(card.Tactics), To: game.Hand(1), ToAt: -1}
	seen := drawn
	seen.Card = "launch-scout/2"
	later := drawn
	later.Group = 4
	alone := drawn
	alone.Group = 0
	fold := func(list ...game.Event) string {
		var lines []string
		for len(list) > 0 {
			e := list[0]
			list = list[1:]
			for len(list) > 0 {
				folded, ok := Fold(e, list[0])
				if !ok {
					break
				}
				e, list = folded, list[1:]
			}
			text, _ := s.Event(nil, e)
			lines = append(lines, text)
		}
		return strings.Join(lines, " ")
	}
	for got, want := range map[string]string{
		fold(placed, placed, placed, elsewhere): "3 raiders appear at the bow. A raider appears at the stern.",
		fold(drawn, drawn, drawn):               "Ben draws 3 tactics cards.",
		fold(drawn, drawn, later):               "Ben draws 2 tactics cards. Ben draws a tactics card.",
		fold(alone, alone):                      "Ben draws a tactics card. Ben draws a tactics card.",
		fold(drawn, drawn, seen, seen):          "Ben draws 2 tactics cards. Ben draws Launch Scout 2. Ben draws Launch Scout 2.",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// verbs returns the names of all verbs in package card: the types with a Notation of their own.
func verbs(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("../card/*.go")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if m, ok := d.(*ast.FuncDecl); ok && m.Recv != nil && m.Name.Name == "Notation" {
				if of, ok := m.Recv.List[0].Type.(*ast.Ident); ok && of.Name != "Effects" {
					names = append(names, of.Name)
				}
			}
		}
	}
	return names
}

// TestVerbs compares each clause of the boxes in the unfinished languages, below its notation, with a golden file.
func TestVerbs(t *testing.T) {
	for _, lang := range []*Language{German, Hungarian} {
		s := speaker(lang)
		var b strings.Builder
		said := map[string]bool{}
		kinds := map[string]bool{}
		for _, e := range effects() {
			line := fmt.Sprintf("%T | %s\n    %s\n", e, strings.ReplaceAll(e.Notation(), "\n", " / "), s.Effect(e))
			if !said[line] {
				said[line] = true
				b.WriteString(line)
			}
			kinds[reflect.TypeOf(e).Name()] = true
		}
		for _, verb := range verbs(t) {
			if !kinds[verb] {
				t.Errorf("%s: no line of the boxes has the verb %s", spoken[lang], verb)
			}
		}
		golden(t, spoken[lang]+".golden", b.String())
	}
}

// A rule that finds nothing to act on must say what is missing, in different words for each reason.
func TestNothingHappensSaysWhatIsMissing(t *testing.T) {
	en := speaker(English)
	said := map[string]game.Nothing{}
	for why := game.NoEffect; why < game.NumNothings; why++ {
		text, _ := en.Event(nil, game.Event{
			Kind:    game.NothingHappens,
			Nothing: why, Seat: 1, Title: card.AdmiralTitle, Ship: card.Raider, Place: card.Brig, Card: "prisoner-revolt", From: game.SkillDeck(card.Tactics),
		})
		if other, twice := said[text]; text == "" || twice {
			t.Errorf("reason %d is said as %q, like reason %d", why, text, other)
		}
		said[text] = why
	}
	if got, _ := en.Event(nil, game.Event{Kind: game.NothingHappens, Nothing: game.NoEffect, Source: "human-fleet"}); got != "Human Fleet has no effect." {
		t.Errorf("%q", got)
	}
}
