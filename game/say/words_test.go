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

// noWords lists the paths that hold no texts for players.
var noWords = []string{
	"render/shot/", "render/ui/uitest/", "render/scene/scenetest/", "render/scene/tabletest/", "render/ui/check.go", "render/ui/check_missed.go", // programs and checks for developers
	"render/ship/ship.go", "audio/", // names of a ship's maps; sound tracks
	"game/save/report.go",           // reports are for developers and the command replay
	"game/save/places.go",           // folders of the systems; a missing one is reported on the terminal, since no window is open yet
	"render/scene/shell/machine.go", // the machine's abilities, on the terminal and in reports for developers
	"render/scene/start.go",         // why no window could be opened, on the terminal
	"input/console_",                // names of system calls
	"input/dialog_",                 // names and errors of D-Bus and AppleScript; the screen only says that the dialog failed
}

// noScreen holds the methods whose texts no screen shows. The screen words an error by its kind (Shell.Clause), and reports a text that cannot be
// decoded as a damaged file.
var noScreen = map[string]bool{"Error": true, "UnmarshalText": true}

// Every word that a player reads must come from the language tables (package english), so that other languages can translate it. A text in the code
// of the screen, the table or the saves has escaped them.
func TestNoWordsOutsideTheTables(t *testing.T) {
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
			for _, word := range wordsIn(t, path) {
				t.Errorf("outside of the language tables: %s; put it into say/texts.go and each language", word)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// wordsIn returns the literals of a file that look like words for players, with their positions.
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
		case *ast.FuncDecl:
			return n.Recv == nil || !noScreen[n.Name.Name]
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
	ruleID   = regexp.MustCompile(`^[BEPD]-[A-Z]+-?\d*$`)
	fmtVerbs = regexp.MustCompile(`%[-+.0-9]*[a-z]`)
	word     = regexp.MustCompile(`\pL{2,}`)
	keys     = []string{"Enter", "Esc", "Space", "Tab", "Del", "Back", "Home", "End", "PgUp", "PgDn", "Pause", "II", "VII"}
	title    = []string{"Battlestar", "Galactica", "Battlestar Galactica"} // the name of the game in every language
)

// forPlayers reports whether a text consists of words: several, or a single one with a capital letter. Ids, key names, file names, rules and paths
// of signs do not count.
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
