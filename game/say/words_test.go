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

// noWords is where no text is for players.
var noWords = []string{
	"render/shot/", "render/ui/uitest/", "render/scene/scenetest/", "render/scene/playtest/", "render/ui/check.go", "render/ui/check_missed.go", // programs and checks for those who build the game
	"render/ship/ship.go", "audio/", // names of the maps of a ship, tracks of sound
	"game/save/report.go",           // what a report holds is for whoever mends the program, and the command replay
	"game/save/places.go",           // folders of the systems; that there are none is told on the terminal, where no window has been opened yet
	"render/scene/shell/machine.go", // what the machine gives, on the terminal and in reports, for whoever mends the program
	"render/scene/start.go",         // why no window could be opened, on the terminal
	"input/console_",                // names of the system's calls
	"input/dialog_",                 // names of D-Bus and AppleScript, and their errors, of which the screen says only that the dialog failed
}

// noScreen is the methods whose texts no screen shows: of an error the screen words what kind it is (Shell.Clause), and what is wrong with a text that
// is decoded is told as a file that is damaged.
var noScreen = map[string]bool{"Error": true, "UnmarshalText": true}

// Every word that a player reads is in the language tables (package english), so that another language can have it: a text in the code of the
// screen, of the table or of the saves is one that has escaped them.
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
	title    = []string{"Battlestar", "Galactica", "Battlestar Galactica"} // what the game is called in every language
)

// forPlayers reports whether a text is words: several, or one with a capital. Ids, names of keys and of files, rules and paths of signs are none.
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
