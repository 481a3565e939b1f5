//go:build !windows

package save

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
	"time"
)

// Opening a pipe with the extension of saved games would block forever, so it must be refused.
func TestPipeIsNotOpened(t *testing.T) {
	store := &Store{Dir: t.TempDir()}
	path := filepath.Join(store.Dir, "pipe"+Ext)
	if err := syscall.Mkfifo(path, 0o644); err != nil {
		t.Skip("this system makes no pipes here: ", err)
	}
	done := make(chan bool)
	go func() {
		defer close(done)
		list, err := store.List()
		if err != nil || len(list) != 1 || !errors.Is(list[0].Err, ErrForeign) {
			t.Errorf("the list: %v, %v", list, err)
		}
		_, _, openErr := Open(path)
		_, importErr := store.Import(path)
		_, reportErr := ReadReport(path)
		for what, err := range map[string]error{"opened": openErr, "taken in": importErr, "read as a report": reportErr, "exported": store.Export("pipe", path+".copy")} {
			if !errors.Is(err, ErrForeign) {
				t.Errorf("%s: %v", what, err)
			}
		}
		if err := store.Delete("pipe"); err != nil {
			t.Errorf("deleted: %v", err)
		}
	}()
	select {
	case <-done:
	case <-time.After(10 * time.Second):
		t.Fatal("it waits for the pipe")
	}
}

// FAT drives, mail and old archives change file names to capitals.
func TestEndingInCapitals(t *testing.T) {
	store := &Store{Dir: t.TempDir()}
	data, err := os.ReadFile("testdata/base-four.bsg")
	if err != nil {
		t.Fatal(err)
	}
	names := func() (names []string) {
		list, err := store.List()
		if err != nil {
			t.Fatal(err)
		}
		for _, info := range list {
			if info.Err != nil {
				t.Errorf("%s: %v", info.Path, info.Err)
			}
			names = append(names, info.Name)
		}
		slices.Sort(names)
		return names
	}
	put := func(file string) {
		if err := os.WriteFile(filepath.Join(store.Dir, file), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	put("GAME1.BSG")
	if got := names(); !slices.Equal(got, []string{"GAME1"}) {
		t.Fatalf("the list: %q", got)
	}
	if got := store.Free("GAME1"); got != "GAME1 2" {
		t.Errorf("the free name is %q", got)
	}
	put("GAME1.bsg")
	if got := names(); !slices.Equal(got, []string{"GAME1", "GAME1.BSG"}) {
		t.Skipf("a file system without capitals: %q", got)
	}
	if err := store.Delete("GAME1.BSG"); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(store.Dir, "GAME1.bsg")); err != nil {
		t.Error("the other one was deleted")
	}
	put("Last.Bsg")
	if err := store.Rename("Last", "First"); err != nil {
		t.Error(err)
	}
	if got := names(); !slices.Equal(got, []string{"First", "GAME1"}) {
		t.Errorf("in the end: %q", got)
	}
}
