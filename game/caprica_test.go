package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"battlestar/game/card"
)

// landed returns a game that has just landed on New Caprica: during the first turn the fleet is made to have traveled far enough.
func landed(setup Setup) (*Game, error) {
	g, err := New(setup)
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewPCG(setup.Seed, 7))
	for g.pending != nil && g.state.Step != Movement {
		if err := g.Decide(randomAnswer(g.pending, rng)); err != nil {
			return nil, err
		}
	}
	s := g.Snapshot()
	g.Close()
	for _, t := range g.cat.Objective().Thresholds {
		s.Distance = t.At
	}
	s.Arrived = true
	if g, err = Restore(s); err != nil {
		return nil, err
	}
	for g.pending != nil && g.state.Stage() == BeforeLanding { // the second Loyalty cards are dealt first
		if err := g.Decide(randomAnswer(g.pending, rng)); err != nil {
			return nil, err
		}
	}
	return g, nil
}

// The landing must lock every civilian ship, and must not reveal any face-down card (P-NC-02, P-NC-28).
func TestLandingTellsNothing(t *testing.T) {
	setup := testSetup(4, 3)
	setup.Boxes, setup.Options = []card.ID{"base", "pegasus"}, []string{card.OptionNewCaprica}
	g, err := landed(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if g.state.Stage() != Occupied {
		t.Fatalf("the fleet has not landed: stage %q", g.state.Stage())
	}
	for s := range Seat(4) {
		v := g.View(s)
		for _, p := range []Pile{LockedShips, CrisisDeck, OutOfGame} {
			for at, slot := range v.Piles[p] {
				if slot.Card != "" {
					t.Errorf("seat %d sees %q at %d in %s", s, slot.Card, at, p)
				}
			}
		}
	}
	if n := g.state.Count(LockedShips); n != 12 || g.state.CiviliansInSpace()+g.state.Count(CivilianPile) > 0 {
		t.Errorf("%d civilian ships are locked, %d are elsewhere", n, g.state.CiviliansInSpace()+g.state.Count(CivilianPile))
	}
}

// NeedsSpace must name every verb: one that it misses would crash the first game that uses it on New Caprica.
func TestNeedsSpaceNamesEveryVerb(t *testing.T) {
	files := token.NewFileSet()
	parse := func(pattern string) (list []*ast.File) {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			f, err := parser.ParseFile(files, name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, f)
		}
		return list
	}
	named := map[string]bool{}
	ast.Inspect(parse("caprica.go")[0], func(n ast.Node) bool {
		if f, ok := n.(*ast.FuncDecl); ok && f.Name.Name != "NeedsSpace" {
			return false
		}
		if clause, ok := n.(*ast.CaseClause); ok {
			for _, e := range clause.List {
				if verb, ok := e.(*ast.SelectorExpr); ok {
					named[verb.Sel.Name] = true
				}
			}
		}
		return true
	})
	verbs := 0
	for _, f := range parse("card/*.go") {
		for _, d := range f.Decls {
			method, ok := d.(*ast.FuncDecl)
			if !ok || method.Name.Name != "Notation" {
				continue
			}
			verb := method.Recv.List[0].Type.(*ast.Ident).Name
			if verb == "Effects" { // a list of verbs
				continue
			}
			if verbs++; !named[verb] {
				t.Errorf("NeedsSpace in caprica.go names the verb card.%s in neither list", verb)
			}
		}
	}
	if verbs < 200 {
		t.Errorf("%d verbs were found in package card", verbs)
	}
}
