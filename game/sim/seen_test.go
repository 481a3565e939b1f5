package sim

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"testing"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// TestEverythingComesUp plays many games and says which cards, abilities, locations, decisions, windows and events none of them had.
func TestEverythingComesUp(t *testing.T) {
	if *games < 100 {
		t.Skip("needs -games 100")
	}
	var seen Seen
	for players := 3; players <= 6; players++ {
		for _, distance := range []int{0, 3, 7} {
			r, err := Run(Options{Games: *games, Players: players, Bots: "random", Seed: *seed + 10_000, Distance: distance, Seen: &seen})
			if err != nil || len(r.Violations) > 0 {
				t.Fatal(err, r.Violations)
			}
		}
	}
	// Too rare to wait for, or without an event of its own.
	rare := []string{"decision OrderStart", "decision ChooseHeavyRaider", "card play-quorum", "card religious-visions"}
	for _, what := range missing(t, &seen) {
		if !slices.Contains(rare, what) {
			t.Errorf("never: %s", what)
		}
	}
}

// missing is what never came up, in words.
func missing(t *testing.T, s *Seen) []string {
	var never []string
	need := func(n int, what string) {
		t.Logf("%7d %s", n, what)
		if n == 0 {
			never = append(never, what)
		}
	}
	kinds := constants(t, "../decision.go", "ChooseCharacter")
	for i, name := range kinds[:len(kinds)-1] {
		need(s.Kinds[int(game.ChooseCharacter)+i], "decision "+name)
	}
	for w := game.NoWindow + 1; w < game.NumWindows; w++ {
		need(s.Windows[w], "window "+w.String())
	}
	events := constants(t, "../event.go", "TurnBegan")
	for i, name := range events[:len(events)-1] {
		need(s.Events[int(game.TurnBegan)+i], "event "+name)
	}
	for kind := game.Pass; kind <= game.TheDeck; kind++ {
		need(s.Choices[kind], "choice "+game.Choice{Kind: kind}.String())
	}
	for _, id := range components() {
		need(s.Cards[id], "card "+string(id))
	}
	for _, b := range box.All() {
		for _, l := range b.Locations {
			if len(l.Action) > 0 {
				need(s.Places[l.ID], "location "+string(l.ID))
			}
		}
	}
	return never
}

// components is every card and every ability that has a use of its own.
func components() []card.ID {
	var ids []card.ID
	for _, b := range box.All() {
		for _, x := range slices.Concat(b.Crises, b.SuperCrises) {
			ids = append(ids, x.ID)
		}
		for _, x := range b.Skills {
			ids = append(ids, x.ID)
		}
		for _, x := range b.Quorum {
			ids = append(ids, x.ID)
		}
		for _, x := range b.Destinations {
			ids = append(ids, x.ID)
		}
		for _, x := range b.Loyalty {
			if x.Team != card.HumanTeam {
				ids = append(ids, x.ID)
			}
		}
		for _, x := range slices.Concat(b.GalacticaDamage, b.BasestarDamage, b.Civilians) {
			ids = append(ids, x.ID)
		}
		for _, c := range b.Characters {
			for _, a := range c.Abilities {
				if a.Kind != card.Drawback && a.ID != "inspirational-leader" && a.ID != "expert-pilot" {
					ids = append(ids, a.ID)
				}
			}
		}
		for _, x := range b.Titles {
			for _, a := range x.Actions {
				ids = append(ids, a.ID)
			}
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// constants is the names of the constants of the block that holds first, from it on.
func constants(t *testing.T, file, first string) []string {
	tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, decl := range tree.Decls {
		block, ok := decl.(*ast.GenDecl)
		if !ok || block.Tok != token.CONST {
			continue
		}
		var names []string
		for _, spec := range block.Specs {
			for _, name := range spec.(*ast.ValueSpec).Names {
				names = append(names, name.Name)
			}
		}
		if at := slices.Index(names, first); at >= 0 {
			return names[at:]
		}
	}
	t.Fatalf("no constant %s in %s", first, file)
	return nil
}
