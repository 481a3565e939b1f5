package game

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The map of files in doc.go must name every file of the package.
func TestMapNamesEveryFile(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, list, found := strings.Cut(string(doc), "# Which file has what")
	if !found {
		t.Fatal("doc.go has no map of files")
	}
	named := map[string]bool{}
	for _, word := range regexp.MustCompile(`[a-z_]+`).FindAllString(list, -1) {
		named[word] = true
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(file, ".go")
		if strings.HasSuffix(name, "_test") || name == "doc" {
			continue
		}
		if !named[name] && !named[strings.TrimPrefix(name, "daybreak")] {
			t.Errorf("the map in doc.go does not name %s", file)
		}
	}
}
