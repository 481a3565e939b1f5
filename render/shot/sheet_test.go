package shot_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The contact sheet must have a picture of every scene at every size, and one of all of them together.
func TestContactSheet(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" || os.Getenv("DISPLAY") == "" {
		t.Skip("made with build/test -long only, where there is a display: it takes minutes, and the golden pictures try the same way")
	}
	dir := t.TempDir()
	r := start(t, build(t), nil, "shot", "-sheet", dir)
	if r.status != 0 {
		t.Fatalf("status %d: %s%s", r.status, r.out, r.err)
	}
	_, names, _ := strings.Cut(start(t, build(t), nil, "shot", "-help").out, "Draw this screen: ")
	names, _, _ = strings.Cut(names, ".")
	for _, name := range strings.Split(names, ", ") {
		for _, size := range []string{"1280x720", "1920x1080", "3840x2160"} {
			if _, err := os.Stat(filepath.Join(dir, name+"-"+size+".png")); err != nil {
				t.Error(err)
			}
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "overview.jpg")); err != nil {
		t.Error(err)
	}
}
