package say_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// stillInCode is how many words for players stand in the code of a folder, outside of the language tables. It may only go down; at 0 the
// entry goes. What is not listed has none.
var stillInCode = map[string]int{
	"render/scene": 3,
	"game/table":   15,
	"game/save":    50,
	"input":        22,
}

// noWords is where no text is for players: the programs and checks for those who build the game, names of the maps of a ship, tracks of sound.
var noWords = []string{
	"render/shot/", "render/ui/uitest/", "render/scene/scenetest/", "render/ui/check.go", "render/ship/ship.go", "audio/mixer.go",
}

// Every word that a player reads is in the language tables (package english), so that another language can have it: a text in the code of the
// screen, of the table or of the saves is one that has escaped them.
func TestNoWordsOutsideTheTables(t *testing.T) {
	found := map[string][]string{}
	for _, root := range []string{"render", "game/table", "game/save", "input", "audio"} {
		err := filepath.WalkDir(filepath.Join("../..", root), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			name, _ := filepath.Rel("../..", path)
			name = filepath.ToSlash(name)
			if slices.ContainsFunc(noWords, func(dir string) bool { return strings.HasPrefix(name, dir) }) {
				return nil
			}
			dir := filepath.ToSlash(filepath.Dir(name))
			for _, folder := range []string{"render/scene", "render/ui", "render/card", "render/ship"} { // with what is in it
				if strings.HasPrefix(name, folder+"/") {
					dir = folder
				}
			}
			found[dir] = append(found[dir], wordsIn(t, path)...)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for dir, words := range found {
		switch n := len(words); {
		case n > stillInCode[dir]:
			t.Errorf("%s has %d texts outside of the language tables, %d were left; put yours into say/texts.go and each language. The last: %s", dir, n, stillInCode[dir], words[max(0, n-12):])
		case n < stillInCode[dir]:
			t.Logf("%s has only %d texts outside of the language tables: its number in stillInCode can go down", dir, n)
		}
	}
}

// wordsIn is the texts in the literals of a file that look like words for players, with where they stand.
func wordsIn(t *testing.T, path string) []string {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	var look func(ast.Node) bool
	look = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.Field:
			return n.Tag == nil
		case *ast.BinaryExpr: // compared with an id
			return n.Op != token.EQL && n.Op != token.NEQ
		case *ast.KeyValueExpr:
			ast.Inspect(n.Value, look)
			return false
		case *ast.CaseClause:
			for _, s := range n.Body {
				ast.Inspect(s, look)
			}
			return false
		case *ast.CallExpr:
			if id, ok := n.Fun.(*ast.Ident); ok && id.Name == "panic" {
				return false
			}
		case *ast.BasicLit:
			if text, err := strconv.Unquote(n.Value); n.Kind == token.STRING && err == nil && forPlayers(text) {
				words = append(words, strconv.Quote(text)+" "+fset.Position(n.Pos()).String())
			}
		}
		return true
	}
	ast.Inspect(file, look)
	return words
}

var (
	ruleID   = regexp.MustCompile(`^[BE]-[A-Z]+-?\d*$`)
	fmtVerbs = regexp.MustCompile(`%[-+.0-9]*[a-z]`)
	word     = regexp.MustCompile(`\pL{2,}`)
	keys     = []string{"Enter", "Esc", "Space", "Tab", "Del", "Back", "Home", "End", "PgUp", "PgDn", "Pause", "II", "VII"}
	title    = []string{"Battlestar", "Galactica", "Battlestar Galactica"} // what the game is called in every language
)

// forPlayers says whether a text is words: several, or one with a capital. Ids, names of keys and of files, rules and paths of signs are none.
func forPlayers(text string) bool {
	text = fmtVerbs.ReplaceAllString(text, "")
	if len(text) > 600 || !word.MatchString(text) || slices.Contains(keys, text) || slices.Contains(title, text) || ruleID.MatchString(text) || strings.HasPrefix(text, "2 Jan ") {
		return false
	}
	if strings.Contains(strings.TrimSpace(text), " ") {
		return true
	}
	first := []rune(strings.TrimSpace(text))[0]
	return unicode.IsUpper(first) && len([]rune(text)) > 3
}
