package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// ruleID matches a rule id or the beginning of one.
var ruleID = regexp.MustCompile("^\"[BPED]-([A-Z]+(-[0-9]*)?)?\"$")

// TestRulesOnlyCite finds code that depends on a rule id by comparing it, looking it up or cutting it. Ids are only for citing: code must use an
// event's Cause for why something happened, and its Nothing for why nothing did.
func TestRulesOnlyCite(t *testing.T) {
	files := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && path != ".." && strings.HasPrefix(d.Name(), ".") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		files++
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		for _, at := range decidesByRule(file) {
			t.Errorf("%v decides by a rule id", set.Position(at))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 300 {
		t.Errorf("only %d files were read", files)
	}
}

// decidesByRule returns the positions where a file depends on a rule id.
func decidesByRule(file *ast.File) (found []token.Pos) {
	isRule := func(e ast.Expr) bool {
		s, ok := e.(*ast.SelectorExpr)
		return ok && s.Sel.Name == "Rule"
	}
	isID := func(e ast.Expr) bool {
		l, ok := e.(*ast.BasicLit)
		return ok && l.Kind == token.STRING && ruleID.MatchString(l.Value)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if n.Op == token.EQL || n.Op == token.NEQ {
				for _, pair := range [][2]ast.Expr{{n.X, n.Y}, {n.Y, n.X}} {
					other, isLiteral := pair[1].(*ast.BasicLit)
					if isID(pair[0]) || isRule(pair[0]) && !(isLiteral && other.Value == `""`) {
						found = append(found, n.Pos())
						break
					}
				}
			}
		case *ast.SwitchStmt:
			if n.Tag != nil && isRule(n.Tag) {
				found = append(found, n.Pos())
			}
		case *ast.CaseClause:
			for _, e := range n.List {
				if isID(e) {
					found = append(found, e.Pos())
				}
			}
		case *ast.IndexExpr:
			if isRule(n.Index) {
				found = append(found, n.Pos())
			}
		case *ast.CallExpr:
			s, ok := n.Fun.(*ast.SelectorExpr)
			if !ok {
				break
			}
			if pkg, ok := s.X.(*ast.Ident); !ok || pkg.Name != "strings" && pkg.Name != "slices" {
				break
			}
			for _, arg := range n.Args {
				if isID(arg) || isRule(arg) {
					found = append(found, n.Pos())
					break
				}
			}
		}
		return true
	})
	return found
}
