package sim

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A throw-away box adds a board, a deck, a title, a craft and an allegiance, and everything that the program needs to know about them: rows in its
// tables, overlaid on the source files, and a file each of literals, verbs and rules. It must build, and its games must keep all rules.
func TestThrowAwayBox(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the rules anew, which takes a minute")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	laid := overlay{t: t, root: root, dir: t.TempDir(), files: map[string]string{}}
	for file, text := range map[string]string{
		"game/box/throwaway/box.go": "box.txt", "game/card/throwaway.go": "effect.txt", "game/throwaway.go": "rules.txt", "game/throwaway/main.go": "main.txt",
	} {
		laid.add(file, laid.read("game/sim/testdata/throwaway/"+text))
	}
	lines := laid.rows(laid.read("game/sim/testdata/throwaway/rows.txt"))
	for _, text := range []string{"effect.txt", "rules.txt"} {
		lines += codeLines(laid.read("game/sim/testdata/throwaway/" + text))
	}
	t.Logf("%d lines beside the literals of the box", lines)
	if lines >= 300 {
		t.Errorf("%d lines beside the literals, 300 are too many", lines)
	}
	program := filepath.Join(laid.dir, "throwaway")
	build := exec.Command("go", "build", "-overlay", laid.write(), "-o", program, "./game/throwaway")
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, bots := range []string{"random", "good"} {
		out, err := exec.Command(program, "-games", "50", "-players", "5", "-boxes", "base,exodus,throwaway", "-bots", bots, "-json").CombinedOutput()
		var result struct {
			Games      int      `json:"games"`
			Violations []string `json:"violations"`
		}
		if jsonErr := json.Unmarshal(out, &result); err != nil || jsonErr != nil || result.Games != 50 || len(result.Violations) > 0 {
			t.Fatalf("%s: %v, %v\n%.2000s", bots, err, jsonErr, out)
		}
	}
	out, err := exec.Command(program, "count").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%.2000s", err, out)
	}
	t.Logf("the board, missions, the title, the craft, the allegiance, and what of them can be set right came up: %s", out)
	for i, n := range strings.Fields(string(out)) {
		if n == "0" {
			t.Errorf("thing %d of the box never came up", i+1)
		}
	}
}

// overlay holds source files as the compiler is to see them.
type overlay struct {
	t         *testing.T
	root, dir string
	files     map[string]string // from path to the location of the text
}

func (o *overlay) read(file string) string {
	o.t.Helper()
	text, err := os.ReadFile(filepath.Join(o.root, file))
	if err != nil {
		o.t.Fatal(err)
	}
	return string(text)
}

func (o *overlay) add(file, text string) {
	path := filepath.Join(o.dir, strings.ReplaceAll(file, "/", "_"))
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		o.t.Fatal(err)
	}
	o.files[filepath.Join(o.root, file)] = path
}

// rows inserts the text after "+" behind the text after "-", which must occur once in the file. If that is a whole line, the new lines go after it.
// It returns the number of inserted lines.
func (o *overlay) rows(table string) (lines int) {
	for part := range strings.SplitSeq("\n"+table, "\n== ") {
		file, rest, _ := strings.Cut(part, "\n")
		if file == "" {
			continue
		}
		text := o.read(file)
		for row := range strings.SplitSeq("\n"+strings.TrimSpace(rest), "\n-") {
			if row == "" {
				continue
			}
			anchor, added, _ := strings.Cut(row, "\n+")
			lines += 1 + strings.Count(added, "\n+")
			if strings.Count(text, anchor) != 1 {
				o.t.Fatalf("%q is in %s %d times", anchor, file, strings.Count(text, anchor))
			}
			if strings.HasPrefix(anchor, "\t") {
				at := strings.Index(text, anchor)
				end := at + strings.Index(text[at:], "\n")
				text = text[:end] + "\n" + strings.ReplaceAll(added, "\n+", "\n") + text[end:]
			} else {
				text = strings.Replace(text, anchor, anchor+added, 1)
			}
		}
		o.add(file, text)
	}
	return lines
}

// write writes the overlay file for the go command.
func (o *overlay) write() string {
	text, err := json.Marshal(map[string]any{"Replace": o.files})
	path := filepath.Join(o.dir, "overlay.json")
	if err == nil {
		err = os.WriteFile(path, text, 0o644)
	}
	if err != nil {
		o.t.Fatal(err)
	}
	return path
}

// codeLines counts the lines that are neither empty nor comments.
func codeLines(text string) (lines int) {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "//") {
			lines++
		}
	}
	return lines
}
