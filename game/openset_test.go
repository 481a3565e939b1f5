package game_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A table indexed by one of our sets must have an entry for each member, so that a new member is never blank. The checker in build/test only looks
// at switches. Tables that deliberately name a few members say so by "few:" in the comment above them.
func TestTablesNameEveryMember(t *testing.T) {
	files := token.NewFileSet()
	packages := map[string][]*ast.File{}
	for _, root := range []string{".", "../render", "../audio"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			f, err := parser.ParseFile(files, path, nil, parser.ParseComments)
			if err == nil {
				packages[filepath.Dir(path)] = append(packages[filepath.Dir(path)], f)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	sets := map[string][]string{} // members by "package.Type"
	of := map[string]string{}     // the set of a member "package.Member"
	for _, dir := range []string{".", "card", "say", "table"} {
		for _, f := range packages[dir] {
			for _, d := range f.Decls {
				if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.CONST {
					members(f.Name.Name, g, sets, of)
				}
			}
		}
	}
	if len(sets["card.Ship"]) < 8 || len(sets["game.Step"]) < 12 {
		t.Fatalf("the sets are not found: %v", sets)
	}
	tables := 0
	for _, dir := range slices.Sorted(maps.Keys(packages)) {
		for _, f := range packages[dir] {
			ast.Inspect(f, func(n ast.Node) bool {
				table, ok := n.(*ast.CompositeLit)
				if !ok {
					return true
				}
				if _, isArray := table.Type.(*ast.ArrayType); !isArray {
					return true
				}
				set, named := "", map[string]bool{}
				for _, e := range table.Elts {
					kv, ok := e.(*ast.KeyValueExpr)
					if !ok {
						return true
					}
					member := nameOf(f.Name.Name, kv.Key)
					if of[member] != "" {
						set = of[member]
					}
					named[member] = true
				}
				if set == "" || few(files, f, table) {
					return true
				}
				tables++
				for _, member := range sets[set] {
					if !named[member] {
						t.Errorf("%s: the table by %s has nothing for %s", files.Position(table.Pos()), set, member)
					}
				}
				return true
			})
		}
	}
	if tables < 5 {
		t.Errorf("only %d tables are found", tables)
	}
}

// members gathers the sets in a block of constants: those that iota counts, except members that stand for none, for any, or for the count.
func members(pkg string, g *ast.GenDecl, sets map[string][]string, of map[string]string) {
	set := ""
	for _, spec := range g.Specs {
		v := spec.(*ast.ValueSpec)
		if typ, ok := v.Type.(*ast.Ident); ok {
			set = pkg + "." + typ.Name
		} else if len(v.Values) > 0 {
			set = ""
		}
		name := v.Names[0].Name
		if set == "" || strings.HasPrefix(name, "Num") {
			continue
		}
		of[pkg+"."+name] = set
		if !strings.HasPrefix(name, "No") && name != "SomethingHappens" && !strings.HasPrefix(name, "Any") {
			sets[set] = append(sets[set], pkg+"."+name)
		}
	}
}

// nameOf returns a key of a table as "package.Member".
func nameOf(pkg string, key ast.Expr) string {
	switch key := key.(type) {
	case *ast.Ident:
		return pkg + "." + key.Name
	case *ast.SelectorExpr:
		if in, ok := key.X.(*ast.Ident); ok {
			return in.Name + "." + key.Sel.Name
		}
	}
	return ""
}

// few reports whether a comment on the line above a table, or on the same line, contains "few:".
func few(files *token.FileSet, f *ast.File, table *ast.CompositeLit) bool {
	line := files.Position(table.Pos()).Line
	return slices.ContainsFunc(f.Comments, func(c *ast.CommentGroup) bool {
		end := files.Position(c.End()).Line
		return (end == line || end == line-1) && strings.Contains(c.Text(), "few:")
	})
}
