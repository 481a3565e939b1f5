package bot

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
)

// TestIdsAreKnown checks the ids that bots and rules compare cards with. Each must belong to a component of the boxes. Where card/ability.go has a
// constant for it, the code must use the constant, since a string literal could be misspelt.
func TestIdsAreKnown(t *testing.T) {
	named := namesOfRules(t)
	in := box.Everything()
	known := map[card.ID]bool{}
	for t := range in.Titles.All() {
		for _, a := range t.Actions {
			known[a.ID] = true
		}
	}
	for l := range in.Locations.All() {
		known[card.ID(l.ID)] = true
	}
	id := regexp.MustCompile(`^[a-z]+(-[a-z]+)+$|^[a-z]{3,}$`)
	found := 0
	check := func(at token.Position, e ast.Expr) {
		lit, ok := e.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			return
		}
		word, _ := strconv.Unquote(lit.Value)
		if !id.MatchString(word) || slices.Contains(halves, word) {
			return
		}
		found++
		if name := named[card.ID(word)]; name != "" {
			t.Errorf("%v: %q is card.%s", at, word, name)
		}
		if in.Find(card.ID(word)) == card.AnyDeck && !known[card.ID(word)] {
			t.Errorf("%v: no box has %q", at, word)
		}
	}
	files, err := filepath.Glob("*.go")
	chapters, chaptersErr := filepath.Glob("../*.go")
	files, err = append(files, chapters...), errors.Join(err, chaptersErr)
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	for _, name := range files {
		rules := strings.HasPrefix(name, "..")
		if strings.HasSuffix(name, "_test.go") || name == "../encode.go" { // encode.go reads words of JSON
			continue
		}
		file, err := parser.ParseFile(set, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			var words []ast.Expr
			switch n := n.(type) {
			case *ast.BinaryExpr:
				if n.Op == token.EQL || n.Op == token.NEQ {
					words = []ast.Expr{n.X, n.Y}
				}
			case *ast.CaseClause:
				words = n.List
			case *ast.KeyValueExpr:
				key, isName := n.Key.(*ast.Ident)
				if !rules || isName && slices.Contains([]string{"About", "Card", "Source", "Place"}, key.Name) { // the tables of the rules name many other things
					words = []ast.Expr{n.Value}
				}
			case *ast.CallExpr:
				if f, ok := n.Fun.(*ast.SelectorExpr); ok {
					on, _ := f.X.(*ast.Ident)
					if slices.Contains([]string{"able", "holds", "usedThisTurn"}, f.Sel.Name) || rules && on != nil && on.Name == "g" {
						words = n.Args
					}
				}
			}
			for _, w := range words {
				check(set.Position(w.Pos()), w)
			}
			return true
		})
	}
	if found < 30 {
		t.Errorf("only %d ids were found: this shows little", found)
	}
}

// halves holds the names of the two halves of the President's Office in a choice (B-LOC-09). They are on no card.
var halves = []string{"draw-quorum", "play-quorum"}

// namesOfRules returns the names of the constants of card/ability.go, by their ids.
func namesOfRules(t *testing.T) map[card.ID]string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "../card/ability.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	named := map[card.ID]string{}
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || len(spec.Values) != 1 {
			return true
		}
		if value, isText := spec.Values[0].(*ast.BasicLit); isText && value.Kind == token.STRING {
			id, _ := strconv.Unquote(value.Value)
			named[card.ID(id)] = spec.Names[0].Name
		}
		return true
	})
	if len(named) < 40 {
		t.Fatalf("only %d names were found", len(named))
	}
	return named
}
