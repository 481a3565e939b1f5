package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"battlestar/build/mutate/mutant"
)

// Every file of package game is a chapter of the rules, and its numbers and its flow are changed, with these exceptions: in numberFiles only the
// numbers are changed, in noChapters nothing.
var (
	numberFiles = []string{"tabletop.go", "attack.go"}
	noChapters  = []string{
		"allegiance.go", "by.go", "caprica_occupation.go", "cause.go", "chance.go", "craft.go", "decision.go", "doc.go", "edit.go", "event.go", "events.go",
		"house.go", "layout.go", "pile.go", "seat.go", "uncovered.go", "view.go", // what exists, and how it is written down
		"correct.go", "encode.go", "encode_old.go", "game.go", "idle.go", "refusal.go", "restorable.go", "settable.go", // what the rules know nothing of
	}
)

// rewriter rewrites the files of package game with every change behind a switch.
type rewriter struct {
	files *token.FileSet
	info  *types.Info
	sites []mutant.Site
	names map[string]int
	kinds map[string]bool // of events that change the table; the others only tell something
	read  []string        // the fields of package card that the rules read, as Type.Field
	// These are about the file being rewritten.
	name   string
	source []byte
	flow   bool
	edits  []edit
	inside string // the current function or table
	game   bool   // whether it has a *Game called g
	table  bool   // whether it is a table
}

// edit inserts text at a position in the file, before what begins there or after what ends there, and drops that many bytes.
type edit struct {
	at, drop int
	after    bool
	text     string
}

// overlay writes the replacement files into a folder and returns the path of the overlay list for go build.
func overlay(root, folder string) (string, error) {
	r := &rewriter{files: token.NewFileSet(), names: map[string]int{}}
	folder, err := filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	replace := map[string]string{}
	write := func(path string, text []byte) error {
		to := filepath.Join(folder, strings.ReplaceAll(path, "/", "-"))
		replace[filepath.Join(root, path)] = to
		return os.WriteFile(to, text, 0o644)
	}
	parsed, err := r.check(root)
	if err != nil {
		return "", err
	}
	for _, name := range slices.Concat(numberFiles, noChapters) {
		if parsed[name] == nil {
			return "", fmt.Errorf("package game has no file %s any more; mend noChapters in build/mutate/rewrite.go", name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(parsed)) {
		if slices.Contains(noChapters, name) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, "game", name))
		if err != nil {
			return "", err
		}
		if err := write("game/"+name, r.rewrite(name, parsed[name], text, !slices.Contains(numberFiles, name))); err != nil {
			return "", err
		}
	}
	if err := write("game/mutants.go", r.list()); err != nil {
		return "", err
	}
	// Whatever is cached of the boxes is dropped when another change is switched on.
	forget := "package box\n\nimport \"battlestar/build/mutate/mutant\"\n\nfunc init() { mutant.Anew(func() { made = recent{} }) }\n"
	if err := write("game/box/mutants.go", []byte(forget)); err != nil {
		return "", err
	}
	// The boxes are passed through mutant.Boxes.
	const boxFile, boxesMade = "game/box/box.go", "\tfor _, b := range *onTrial.Load() {\n\t\tboxes = append("
	text, err := os.ReadFile(filepath.Join(root, boxFile))
	if err != nil {
		return "", err
	}
	if bytes.Count(text, []byte(boxesMade)) != 1 {
		return "", fmt.Errorf("%s does not say %q once; mend build/mutate/rewrite.go", boxFile, boxesMade)
	}
	text = bytes.Replace(text, []byte(boxesMade), []byte("\tboxes = mutant.Boxes(boxes)\n"+boxesMade), 1)
	if err := write(boxFile, addImport(text)); err != nil {
		return "", err
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(folder, "overlay.json")
	return name, os.WriteFile(name, list, 0o644)
}

// check parses and type-checks package game, and package box, because the rules read the components through its catalog.
func (r *rewriter) check(root string) (map[string]*ast.File, error) {
	list := exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}", "./game")
	list.Dir = root
	out, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("go list ./game: %w", err)
	}
	exports := map[string]string{}
	for line := range strings.Lines(string(out)) {
		path, export, _ := strings.Cut(strings.TrimSpace(line), " ")
		exports[path] = export
	}
	open := func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, errors.New("nothing is known of the package " + path)
		}
		return os.Open(exports[path])
	}
	config := types.Config{Importer: importer.ForCompiler(r.files, "gc", open)}
	r.info = &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Selections: map[*ast.SelectorExpr]*types.Selection{}}
	var rules map[string]*ast.File
	for _, folder := range []string{"game/box", "game"} {
		if rules, err = r.parse(filepath.Join(root, folder)); err != nil {
			return nil, err
		}
		if _, err = config.Check("battlestar/"+folder, r.files, slices.Collect(maps.Values(rules)), r.info); err != nil {
			return nil, err
		}
	}
	r.findRead()
	r.findKinds(slices.Collect(maps.Values(rules)))
	return rules, nil
}

// parse parses the files of a folder, without its tests, and returns them by name.
func (r *rewriter) parse(dir string) (map[string]*ast.File, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	parsed := map[string]*ast.File{}
	for _, e := range entries {
		if name := e.Name(); strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
			if parsed[name], err = parser.ParseFile(r.files, filepath.Join(dir, name), nil, parser.SkipObjectResolution); err != nil {
				return nil, err
			}
		}
	}
	return parsed, nil
}

// findRead collects the fields of components that the rules and the catalog read.
func (r *rewriter) findRead() {
	for _, s := range r.info.Selections {
		field, ok := s.Obj().(*types.Var)
		if !ok || field.Pkg().Path() != "battlestar/game/card" {
			continue
		}
		scope := field.Pkg().Scope()
		for _, name := range scope.Names() {
			if of, ok := scope.Lookup(name).Type().Underlying().(*types.Struct); ok {
				for i := range of.NumFields() {
					if of.Field(i) == field {
						r.read = append(r.read, name+"."+field.Name())
					}
				}
			}
		}
	}
	slices.Sort(r.read)
	r.read = slices.Compact(r.read)
}

// findKinds collects the kinds of events that Tabletop.apply handles.
func (r *rewriter) findKinds(files []*ast.File) {
	r.kinds = map[string]bool{}
	for _, file := range files {
		for _, d := range file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Name.Name == "apply" {
				ast.Inspect(f, func(n ast.Node) bool {
					if c, ok := n.(*ast.CaseClause); ok {
						for _, e := range c.List {
							if kind, ok := e.(*ast.Ident); ok {
								r.kinds[kind.Name] = true
							}
						}
					}
					return true
				})
			}
		}
	}
}

// tells reports whether a node changes only what is told: an event that changes nothing on the table, why nothing happens, how deep the log is
// indented, which of several picks this is. The tests in game/say cover what is told.
func (r *rewriter) tells(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ExprStmt:
		call, ok := n.X.(*ast.CallExpr)
		if ok {
			if method, ok := call.Fun.(*ast.SelectorExpr); ok && method.Sel.Name == "nothing" {
				return true
			}
		}
		if ok && len(call.Args) == 1 {
			if event, ok := call.Args[0].(*ast.CompositeLit); ok {
				for _, e := range event.Elts {
					if pair, ok := e.(*ast.KeyValueExpr); ok && isName(pair.Key, "Kind") {
						kind, ok := pair.Value.(*ast.Ident)
						return ok && r.typeOf(kind).String() == "battlestar/game.EventKind" && !r.kinds[kind.Name]
					}
				}
			}
		}
	case *ast.IfStmt:
		return n.Else == nil && !slices.ContainsFunc(n.Body.List, func(s ast.Stmt) bool { return !r.tells(s) })
	case *ast.IncDecStmt:
		field, ok := n.X.(*ast.SelectorExpr)
		return ok && field.Sel.Name == "depth"
	case *ast.KeyValueExpr:
		return isName(n.Key, "Pick") || isName(n.Key, "Picks")
	}
	return false
}

func isName(e ast.Expr, name string) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == name
}

// list returns the file of package game that lists all the changes.
func (r *rewriter) list() []byte {
	var b bytes.Buffer
	b.WriteString("package game\n\nimport \"battlestar/build/mutate/mutant\"\n\nfunc init() {\n\tmutant.Sites = []mutant.Site{\n")
	for _, s := range r.sites {
		fmt.Fprintf(&b, "\t\t{%q, %t, %t},\n", s.Name, s.Flow, s.Table)
	}
	fmt.Fprintf(&b, "\t}\n\tmutant.Read = %#v\n}\n", r.read)
	return b.Bytes()
}

func addImport(text []byte) []byte {
	at := bytes.Index(text, []byte("\npackage ")) + 1
	end := at + bytes.IndexByte(text[at:], '\n')
	return slices.Concat(text[:end], []byte(`; import "battlestar/build/mutate/mutant"`), text[end:])
}

// rewrite returns the text of a file with each of its changes behind a switch.
func (r *rewriter) rewrite(name string, file *ast.File, text []byte, flow bool) []byte {
	r.name, r.source, r.edits, r.flow = name, text, nil, flow
	var tables bytes.Buffer
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Body != nil {
				r.inside = d.Name.Name
				r.game = d.Recv != nil && d.Recv.List[0].Names[0].Name == "g"
				r.walk(d.Body)
			}
		case *ast.GenDecl:
			before := r.edits
			for _, spec := range d.Specs {
				v, ok := spec.(*ast.ValueSpec)
				if !ok || len(v.Names) != 1 || len(v.Values) != 1 || d.Tok == token.CONST && (d.Lparen.IsValid() || !isInt(v.Values[0])) {
					continue
				}
				// A table is initialized only once, so it is rebuilt whenever a change is switched on. A constant must become a variable for that.
				r.inside, r.table, r.game, r.edits = v.Names[0].Name, true, false, nil
				r.walk(v.Values[0])
				if len(r.edits) > 0 {
					fmt.Fprintf(&tables, "\nfunc init() {\n\tmutant.Anew(func() { %s = %s })\n}\n", r.inside, r.text(v.Values[0].Pos(), v.Values[0].End()))
					if d.Tok == token.CONST {
						before = append(before, edit{at: r.at(d.Pos()), drop: len("const"), text: "var"})
					}
				}
				r.table = false
			}
			r.edits = before
		}
	}
	return addImport(append(r.text(file.FileStart, file.FileEnd), tables.Bytes()...))
}

func isInt(e ast.Expr) bool {
	lit, ok := e.(*ast.BasicLit)
	return ok && lit.Kind == token.INT
}

func (r *rewriter) at(p token.Pos) int { return r.files.Position(p).Offset }

// text returns a part of the file with its edits applied.
func (r *rewriter) text(from, to token.Pos) []byte {
	// At one position, the texts of ending nodes come first, the innermost first; then those of beginning nodes, the outermost first.
	edits := slices.Clone(r.edits)
	slices.Reverse(edits)
	var ends, begins []edit
	for _, e := range edits {
		if e.after {
			ends = append(ends, e)
		} else {
			begins = append([]edit{e}, begins...)
		}
	}
	edits = append(ends, begins...)
	slices.SortStableFunc(edits, func(a, b edit) int { return a.at - b.at })
	var out []byte
	at := r.at(from)
	for _, e := range edits {
		out = append(out, r.source[at:e.at]...)
		out = append(out, e.text...)
		at = e.at + e.drop
	}
	return append(out, r.source[at:r.at(to)]...)
}

// site returns the number of a new change. The change is named after the node, or after its whole line if the node is a single word or number.
func (r *rewriter) site(flow bool, kind string, n ast.Node) int {
	from, to := r.at(n.Pos()), r.at(n.End())
	switch n.(type) {
	case *ast.BasicLit, *ast.Ident, *ast.SelectorExpr:
		kind += " " + string(r.source[from:to])
		from = bytes.LastIndexByte(r.source[:from], '\n') + 1
		to += bytes.IndexByte(r.source[to:], '\n')
	}
	text := strings.Join(strings.Fields(string(r.source[from:to])), " ")
	if len(text) > 100 {
		text = text[:100] + "..."
	}
	name := fmt.Sprintf("%s %s %s: %s", r.name, r.inside, kind, text)
	r.names[name]++
	if nth := r.names[name]; nth > 1 {
		name = fmt.Sprintf("%s (%d)", name, nth)
	}
	r.sites = append(r.sites, mutant.Site{Name: name, Flow: flow, Table: r.table})
	return len(r.sites) - 1
}

// wrap inserts text before and after a node.
func (r *rewriter) wrap(n ast.Node, before, after string) {
	r.edits = append(r.edits, edit{at: r.at(n.Pos()), text: before}, edit{at: r.at(n.End()), text: after, after: true})
}

// call turns a node into the argument of a switch.
func (r *rewriter) call(n ast.Node, what, kind string) {
	r.wrap(n, fmt.Sprintf("mutant.%s(%d, ", what, r.site(true, kind, n)), ")")
}

// walk puts the changes into everything inside a node.
func (r *rewriter) walk(root ast.Node) {
	ast.PreorderStack(root, nil, func(n ast.Node, parents []ast.Node) bool {
		switch n := n.(type) { // these must remain constant
		case *ast.GenDecl:
			if n.Tok == token.CONST {
				return false
			}
		case *ast.ArrayType:
			return false
		}
		if r.tells(n) {
			return false
		}
		var parent ast.Node
		if len(parents) > 0 {
			parent = parents[len(parents)-1]
		}
		if r.flow && !r.table {
			r.changeFlow(n, parent)
		}
		if e, ok := n.(ast.Expr); ok && isInt(e) {
			r.changeNumber(n.(*ast.BasicLit), parent)
		}
		return true
	})
}

func (r *rewriter) changeFlow(n, parent ast.Node) {
	switch n := n.(type) {
	case *ast.IfStmt:
		r.call(n.Cond, "Not", "not")
		if n.Else == nil {
			r.call(n.Cond, "Always", "without if")
		}
	case *ast.ForStmt:
		if n.Cond != nil {
			r.call(n.Cond, "Not", "not")
		}
	case *ast.RangeStmt:
		if _, ok := r.typeOf(n.X).Underlying().(*types.Slice); ok {
			r.call(n.X, "Shorter", "shorter")
		}
	case *ast.CaseClause:
		for _, e := range n.List {
			if types.Identical(r.typeOf(e).Underlying(), types.Typ[types.Bool]) {
				r.call(e, "Not", "not")
			}
		}
	case *ast.BinaryExpr:
		r.changeCondition(n, parent)
	case *ast.Ident:
		if r.info.Types[n].Value != nil && (n.Name == "true" || n.Name == "false") {
			r.call(n, "Not", "not")
		}
		r.changeSeat(n, parent)
	case *ast.SelectorExpr:
		r.changeSeat(n, parent)
	case ast.Stmt:
		switch parent.(type) {
		case *ast.BlockStmt, *ast.CaseClause:
			r.changeStatement(n)
		}
	}
}

func (r *rewriter) changeCondition(n *ast.BinaryExpr, parent ast.Node) {
	switch n.Op {
	case token.LAND, token.LOR:
		what := "Always"
		if n.Op == token.LOR {
			what = "Never"
		}
		for _, clause := range []ast.Expr{n.X, n.Y} {
			if inner, ok := clause.(*ast.BinaryExpr); !ok || inner.Op != n.Op {
				r.call(clause, what, "without")
			}
		}
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		what := map[token.Token]string{token.LSS: "Less", token.LEQ: "AtMost", token.GTR: "More", token.GEQ: "AtLeast"}[n.Op]
		r.call(n, what, "limit")
		r.edits = append(r.edits, edit{at: r.at(n.OpPos), drop: len(n.Op.String()), text: ","})
	case token.EQL, token.NEQ:
		switch parent.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.CaseClause, *ast.BinaryExpr: // negated or dropped as a whole
		default:
			r.call(n, "Not", "not")
		}
	}
}

// asks reports whether an expression asks a player something.
func asks(n ast.Expr) bool {
	asking := false
	ast.Inspect(n, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			method, ok := call.Fun.(*ast.SelectorExpr)
			asking = asking || ok && (method.Sel.Name == "ask" || method.Sel.Name == "pick" || strings.HasPrefix(method.Sel.Name, "choose"))
		}
		return true
	})
	return asking
}

// changeSeat substitutes the player to the left for a player that is passed to a function or an event.
func (r *rewriter) changeSeat(n ast.Expr, parent ast.Node) {
	of, ok := r.typeOf(n).(*types.Named)
	if !ok || of.Obj().Name() != "Seat" || r.info.Types[n].Value != nil || r.info.Types[n].IsType() || !r.game || r.inside == "leftOf" || r.inside == "clockwiseFrom" { // these two find the left
		return
	}
	switch parent := parent.(type) {
	case *ast.CallExpr:
		if parent.Fun == n || r.namesMover(parent, n) {
			return
		}
	case *ast.KeyValueExpr:
		if parent.Key == n {
			return
		}
	default:
		return
	}
	if asks(n) { // it would ask twice
		return
	}
	text := r.source[r.at(n.Pos()):r.at(n.End())]
	r.wrap(n, fmt.Sprintf("mutant.Other(%d, ", r.site(true, "left of", n)), fmt.Sprintf(", g.leftOf(%s))", text))
}

// namesMover reports whether a player is named only to tell who moves a card.
func (r *rewriter) namesMover(call *ast.CallExpr, n ast.Expr) bool {
	f, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || f.Sel.Name != "move" && f.Sel.Name != "moveOpen" {
		return false
	}
	params := r.typeOf(f).(*types.Signature).Params()
	at := slices.Index(call.Args, n)
	return at >= 0 && params.At(at).Name() == "by"
}

// changeStatement leaves a statement out.
func (r *rewriter) changeStatement(n ast.Stmt) {
	switch n := n.(type) {
	case *ast.ExprStmt:
		if call, ok := n.X.(*ast.CallExpr); ok {
			if f, ok := call.Fun.(*ast.Ident); ok && f.Name == "panic" {
				return
			}
		}
	case *ast.AssignStmt:
		if n.Tok == token.DEFINE {
			return
		}
	case *ast.ReturnStmt:
		if len(n.Results) > 0 {
			return
		}
	case *ast.IncDecStmt, *ast.BranchStmt:
	default:
		return
	}
	r.wrap(n, fmt.Sprintf("if !mutant.On(%d) { ", r.site(true, "without", n)), " }")
}

// changeNumber changes a number up and down by one. 0 and 1 count as flow unless they are in a table.
func (r *rewriter) changeNumber(n *ast.BasicLit, parent ast.Node) {
	switch parent := parent.(type) {
	case *ast.IndexExpr, *ast.SliceExpr:
		return
	case *ast.KeyValueExpr:
		if parent.Key == n && r.inside != "loyaltyDeck" {
			return // the index in an array
		}
	}
	of := r.typeOf(n)
	if types.Identical(of, types.Typ[types.UntypedInt]) && r.table {
		of = types.Typ[types.Int] // a constant that has become a variable
	}
	name := types.TypeString(of, func(p *types.Package) string {
		if p.Path() == "battlestar/game" {
			return ""
		}
		return p.Name()
	})
	if basic, ok := of.Underlying().(*types.Basic); !ok || !slices.Contains([]types.BasicKind{types.Int, types.Int8, types.Int16, types.Uint8}, basic.Kind()) {
		return
	}
	value, err := strconv.Atoi(n.Value)
	if err != nil {
		return
	}
	flow := !r.table && value < 2 && r.inside != "FTLPopulation"
	if flow && !r.flow {
		return
	}
	up := r.site(flow, "one more than", n)
	r.site(flow, "one less than", n)
	r.wrap(n, fmt.Sprintf("mutant.Int[%s](%d, ", name, up), ")")
}

func (r *rewriter) typeOf(e ast.Expr) types.Type {
	if t := r.info.Types[e].Type; t != nil {
		return t
	}
	return types.Typ[types.Invalid]
}
