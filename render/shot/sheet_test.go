package shot_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Every scene must give a picture.
func TestEveryScene(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" || os.Getenv("DISPLAY") == "" {
		t.Skip("drawn with build/test -long only, where there is a display: it takes minutes, and the golden pictures try the same way")
	}
	program := build(t)
	_, names, _ := strings.Cut(start(t, program, nil, "shot", "-help").out, "Draw this screen: ")
	names, _, _ = strings.Cut(names, ".")
	for _, name := range strings.Split(names, ", ") {
		if r := start(t, program, nil, "shot", "-scene", name, "-size", "1280x720", "-boxes", "base,exodus", "-o", filepath.Join(t.TempDir(), name+".png")); r.status != 0 {
			t.Errorf("%s: status %d: %s%s", name, r.status, r.out, r.err)
		}
	}
}

// The contact sheet must have a picture of a scene at every size, and one of all of them together.
func TestContactSheet(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" || os.Getenv("DISPLAY") == "" {
		t.Skip("made with build/test -long only, where there is a display: it takes half a minute, and the golden pictures try the same way")
	}
	dir := t.TempDir()
	if r := start(t, build(t), nil, "shot", "-sheet", dir, "-scene", "title"); r.status != 0 {
		t.Fatalf("status %d: %s%s", r.status, r.out, r.err)
	}
	for _, name := range []string{"title-1280x720.png", "title-1920x1080.png", "title-3840x2160.png", "overview.jpg"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			t.Error(err)
		}
	}
}
