package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strings"
	"testing"
)

const rules = `// A chapter.
package game

type Seat int8
type State struct{ Current Seat }
type Game struct{ state State }

const limit = 3

var table = [2]int{0: 4, 1: 1}

func (g *Game) leftOf(s Seat) Seat { return s + 1 }
func (g *Game) give(s Seat, n int) {}

func (g *Game) turn(list []int) bool {
	n := 2
	if n > 1 && len(list) == 7 {
		g.give(g.state.Current, n)
	}
	for range list {
		n += list[0]
	}
	return n == limit
}
`

// rewritten returns a source rewritten, and the names of its changes.
func rewritten(t *testing.T, source string, flow bool) (text string, names []string) {
	t.Helper()
	r := &rewriter{files: token.NewFileSet(), names: map[string]int{}, info: &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}}
	file, err := parser.ParseFile(r.files, "x.go", source, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := (&types.Config{}).Check("battlestar/game", r.files, []*ast.File{file}, r.info); err != nil {
		t.Fatal(err)
	}
	text = string(r.rewrite("x.go", file, []byte(source), flow))
	if _, err := parser.ParseFile(token.NewFileSet(), "x.go", text, 0); err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	for _, s := range r.sites {
		names = append(names, s.Name)
	}
	return text, names
}

func TestRewrite(t *testing.T) {
	text, names := rewritten(t, rules, true)
	for _, want := range []string{
		`package game; import "battlestar/build/mutate/mutant"`,
		"var limit = 3",
		"mutant.Anew(func() { limit = mutant.Int[int](0, 3) })",
		"mutant.Anew(func() { table = [2]int{0: mutant.Int[int](2, 4), 1: mutant.Int[int](4, 1)} })",
		"if mutant.Not(10, mutant.Always(11, mutant.Always(12, mutant.More(14, n , mutant.Int[int](15, 1))) && mutant.Always(13, len(list) == mutant.Int[int](17, 7)))) {",
		"if !mutant.On(19) { g.give(mutant.Other(20, g.state.Current, g.leftOf(g.state.Current)), n) }",
		"for range mutant.Shorter(21, list) {",
		"if !mutant.On(22) { n += list[0] }",
		"return mutant.Not(23, n == limit)",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %s in\n%s", want, text)
		}
	}
	for _, want := range []string{
		"x.go table one less than 4: var table = [2]int{0: 4, 1: 1}",
		"x.go turn one more than 2: n := 2",
		"x.go turn without if: n > 1 && len(list) == 7",
		"x.go turn limit: n > 1",
		"x.go turn left of g.state.Current: g.give(g.state.Current, n)",
	} {
		if !slices.Contains(names, want) {
			t.Errorf("there is no change %q; there are\n%s", want, strings.Join(names, "\n"))
		}
	}
	if all := slices.Clone(names); len(slices.Compact(slices.Sorted(slices.Values(all)))) != len(names) {
		t.Errorf("two changes have one name:\n%s", strings.Join(names, "\n"))
	}
}

func TestRewriteNumbersOnly(t *testing.T) {
	_, names := rewritten(t, rules, false)
	for _, name := range names {
		if !strings.Contains(name, "one more than") && !strings.Contains(name, "one less than") || strings.Contains(name, "than 1: if") {
			t.Errorf("%s is a change to the flow", name)
		}
	}
	if len(names) != 10 { // the limit, 4 and 1 of the table, 2 and 7 of the rules
		t.Errorf("%d changes, not 10:\n%s", len(names), strings.Join(names, "\n"))
	}
}
