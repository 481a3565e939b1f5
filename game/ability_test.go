package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
)

// sources parses the Go files of a folder, except its tests.
func sources(t *testing.T, folder string) []*ast.File {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil || len(names) == 0 {
		t.Fatal(folder, names, err)
	}
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return files
}

// TestRulesAskForAbilities compares the abilities, kept cards and damage tokens of the boxes with the names that the rules use. The rules must use
// every name that is not resolved on its own as an action, must use no name that no box has, and must use the constants, since a string literal
// could be misspelt.
func TestRulesAskForAbilities(t *testing.T) {
	named := map[string]card.ID{} // the constants of card/ability.go
	for _, file := range sources(t, "card") {
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok || len(spec.Values) != 1 {
				return true
			}
			kind, ok := spec.Type.(*ast.Ident)
			if value, isText := spec.Values[0].(*ast.BasicLit); ok && kind.Name == "ID" && isText {
				text, _ := strconv.Unquote(value.Value)
				named[spec.Names[0].Name] = card.ID(text)
			}
			return true
		})
	}
	asked, words := map[card.ID]bool{}, map[string]bool{}
	for _, file := range sources(t, ".") {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if from, ok := n.X.(*ast.Ident); ok && from.Name == "card" && named[n.Sel.Name] != "" {
					asked[named[n.Sel.Name]] = true
				}
			case *ast.BasicLit:
				if text, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING {
					words[text] = true
				}
			}
			return true
		})
	}

	in := box.Everything()
	var known []card.ID
	entry := func(id card.ID, byItself bool) {
		known = append(known, id)
		if !byItself && !asked[id] {
			t.Errorf("no rule asks for %s", id)
		}
		if words[string(id)] && !slices.Contains(maybeAlso, id) {
			t.Errorf("a rule asks for %s by a word instead of its name", id)
		}
	}
	for a := range in.Abilities.All() {
		_, told := a.Power.(card.OwnTreachery) // the skill set mentions it
		entry(a.ID, a.When == card.AsAction || a.When == card.AsMovement || told)
	}
	for q := range in.Quorum.All() {
		if q.Then == card.ThenKeep {
			entry(q.ID, false)
		}
	}
	for x := range in.BasestarDamage.All() {
		entry(x.ID, x.Power != nil || len(x.Effect) > 0) // the rules look for what a token does, whichever token it is
	}
	for x := range in.Trauma.All() {
		entry(x.ID, x.ID != card.TraumaDisaster) // the rules find the others by their marks
	}
	for a := range in.BoardActions.All() {
		entry(a.ID, false)
	}
	entry(card.OccupationForce, false)
	for _, skill := range []card.ID{card.ExecutiveOrder, card.RepairCard, card.StateOfEmergency} { // named by the questions that the rules ask
		entry(skill, false)
	}
	entry(card.MaximumFirepower, false) // does more than its text on New Caprica (P-NC-17)
	entry(card.LeavingNewCaprica, true) // resolved on its own
	entry(card.ScarCrisis, true)        // looked for by the destination that finds the card
	for name, id := range named {
		if !slices.Contains(known, id) {
			t.Errorf("card.%s is %q, which no box has", name, id)
		}
	}
	if len(named) < 40 || len(known) < 45 {
		t.Errorf("only %d names and %d entries were found", len(named), len(known))
	}
}

// maybeAlso lists the ids that are also used as words for something else.
var maybeAlso = []card.ID{"cag", "escort"}
