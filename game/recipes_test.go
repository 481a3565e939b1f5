package game

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The recipes of CONTRIBUTING send people to files and tests. Each of them must be there, or the next engineer is lost at the first step.
func TestRecipesNameWhatIsThere(t *testing.T) {
	const root = ".."
	text, err := os.ReadFile(filepath.Join(root, ".github", "CONTRIBUTING.md"))
	if err != nil {
		t.Fatal(err)
	}
	tests := map[string]bool{}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != root:
			return filepath.SkipDir
		case !strings.HasSuffix(path, "_test.go"):
			return nil
		}
		source, err := os.ReadFile(path)
		for _, m := range regexp.MustCompile(`(?m)^func (Test\w+)\(`).FindAllStringSubmatch(string(source), -1) {
			tests[m[1]] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	files, named := 0, 0
	for _, m := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(string(text), -1) {
		for _, word := range strings.Fields(m[1]) {
			for _, name := range strings.FieldsFunc(strings.Trim(word, "'"), func(r rune) bool { return r == '|' }) {
				if strings.HasPrefix(name, "Test") {
					named++
					if !tests[strings.Split(name, "/")[0]] {
						t.Errorf("there is no test %s", name)
					}
				}
			}
			first, _, isPath := strings.Cut(word, "/")
			if _, err := os.Stat(filepath.Join(root, first)); !isPath || first == "" || err != nil || regexp.MustCompile(`[A-Z*]|\.out`).MatchString(word) {
				continue // no path, or one with a place to be filled in
			}
			files++
			if _, err := os.Stat(filepath.Join(root, word)); err != nil {
				t.Errorf("there is no %s", word)
			}
		}
	}
	if files < 50 || named < 30 {
		t.Errorf("%d files and %d tests are named: CONTRIBUTING is not read right", files, named)
	}
}
