package say_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"sort"
	"strings"
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/game/say"
)

var update = flag.Bool("update", false, "write the golden files anew")

var names = []string{"Zoë", "Ben", "Mia", "Tom", "Ida"}

func speaker(lang say.Language) *say.Speaker { return say.New(lang, box.All(), names) }

// golden compares a text with a file of testdata, or writes it.
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
	if got == string(want) {
		return
	}
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(gotLines), len(wantLines)) {
		if gotLines[i] != wantLines[i] {
			t.Fatalf("%s:%d\n got %s\nwant %s\n(if the change is right: go test ./game/say -update)", path, i+1, gotLines[i], wantLines[i])
		}
	}
	t.Fatalf("%s: %d lines, want %d (if the change is right: go test ./game/say -update)", path, len(gotLines), len(wantLines))
}

// component is one card, sheet or token.
type component struct {
	deck say.Deck
	id   card.ID
}

// components is everything in the boxes, in the order of the boxes.
func components() []component {
	var all []component
	add := func(deck say.Deck, id card.ID) { all = append(all, component{deck, id}) }
	for _, b := range box.All() {
		for _, c := range b.Skills {
			strengths := []int{}
			for strength := range c.Copies {
				strengths = append(strengths, strength)
			}
			sort.Ints(strengths)
			add(say.SkillCards, card.SkillID(c.ID, strengths[0]))
		}
		for _, c := range b.Crises {
			add(say.Crises, c.ID)
		}
		for _, c := range b.SuperCrises {
			add(say.SuperCrises, c.ID)
		}
		for _, c := range b.Quorum {
			add(say.QuorumCards, c.ID)
		}
		for _, c := range b.Destinations {
			add(say.Destinations, c.ID)
		}
		for _, c := range b.Loyalty {
			add(say.LoyaltyCards, c.ID)
		}
		for _, c := range b.Locations {
			add(say.Locations, card.ID(c.ID))
		}
		for _, c := range b.Characters {
			add(say.Characters, c.ID)
		}
		for _, c := range b.Titles {
			add(say.Titles, card.ID(c.ID.String()))
		}
		for _, c := range b.Objectives {
			add(say.Objectives, c.ID)
		}
		for _, c := range b.GalacticaDamage {
			add(say.GalacticaDamage, c.ID)
		}
		for _, c := range b.BasestarDamage {
			add(say.BasestarDamage, c.ID)
		}
		for _, c := range b.Civilians {
			add(say.CivilianShips, c.ID)
		}
	}
	return all
}

// effects is every effect in the boxes, those within others too.
func effects() []card.Effect {
	var found []card.Effect
	effectType := reflect.TypeFor[card.Effect]()
	var walk func(v reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Interface:
			if v.Type() == effectType && !v.IsNil() {
				found = append(found, v.Interface().(card.Effect))
			}
			if !v.IsNil() {
				walk(v.Elem())
			}
		case reflect.Pointer:
			if !v.IsNil() {
				walk(v.Elem())
			}
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

// faces is every component as it is shown large.
func faces(s *say.Speaker) string {
	var b strings.Builder
	for _, c := range components() {
		f := s.Face(c.deck, c.id)
		fmt.Fprintf(&b, "# %s | %s\n", f.Title, f.Kind)
		if f.Timing != "" {
			fmt.Fprintf(&b, "  [%s]\n", f.Timing)
		}
		for _, line := range f.Lines {
			if line.Label != "" {
				fmt.Fprintf(&b, "  %s: %s\n", line.Label, line.Text)
			} else {
				fmt.Fprintf(&b, "  %s\n", line.Text)
			}
		}
		if f.Note != "" {
			fmt.Fprintf(&b, "  (%s)\n", f.Note)
		}
		b.WriteString("\n")
	}
	return b.String()
}

func TestEnglishFaces(t *testing.T) { golden(t, "en.golden", faces(speaker(say.English))) }
