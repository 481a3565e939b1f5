package script

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const scenarios = "../testdata/scenarios"

// files returns the paths of all scenarios.
func files(t *testing.T) []string {
	var list []string
	err := filepath.WalkDir(scenarios, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(path, ".txt") {
			list = append(list, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestScenarios plays each scenario once. A separate step of build/test plays each a second time.
func TestScenarios(t *testing.T) {
	for _, file := range files(t) {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if err := Once(file, text); err != nil {
				t.Error(err)
			}
		})
	}
}
