package input

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

func TestOpenFolder(t *testing.T) {
	for goos, want := range map[string]string{"windows": "explorer", "darwin": "open", "linux": "xdg-open", "freebsd": "xdg-open"} {
		if got := fileManager(goos); got != want {
			t.Errorf("%s: %s", goos, got)
		}
	}
	if runtime.GOOS == "windows" { // build/test runs on Linux; the arguments for explorer are tested above
		t.Skip("the program that stands in for the file manager is a shell script")
	}
	bin, dir := t.TempDir(), filepath.Join(t.TempDir(), "not yet", "saves")
	t.Setenv("PATH", bin)
	if err := OpenFolder(dir); err == nil || !strings.Contains(err.Error(), dir) {
		t.Errorf("without a file manager: %v", err)
	}
	told := filepath.Join(bin, "told")
	manager := func(script string) {
		if err := os.WriteFile(filepath.Join(bin, fileManager(runtime.GOOS)), []byte("#!/bin/sh\n"+script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	manager(`printf %s "$1" > ` + told)
	if err := OpenFolder(dir); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(told); err != nil || string(got) != dir {
		t.Errorf("opened %q, %v", got, err)
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		t.Errorf("the folder: %v", err)
	}
	manager("exit 3")
	if err := OpenFolder(dir); err == nil || !strings.Contains(err.Error(), "did not open") || strings.Contains(err.Error(), "\n") {
		t.Errorf("a file manager that fails: %v", err)
	}
	file := filepath.Join(bin, "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := OpenFolder(filepath.Join(file, "saves")); err == nil || !strings.Contains(err.Error(), "cannot be opened") {
		t.Errorf("no folder can be there: %v", err)
	}
}
