package save

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

const isWindows = runtime.GOOS == "windows"

// keep saves a game with some answers in a store.
func keep(t *testing.T, s *Store, name string, answers int) {
	t.Helper()
	j, err := s.Create(name, setup(3, 4), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range records(t, setup(3, 4), answers) {
		if err := j.Append(r); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
}

func names(t *testing.T, s *Store) string {
	t.Helper()
	list, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, info := range list {
		names = append(names, info.Name)
	}
	return strings.Join(names, ", ")
}

func TestStore(t *testing.T) {
	s := &Store{Dir: filepath.Join(t.TempDir(), "not", "yet")}
	if got := names(t, s); got != "" {
		t.Fatalf("a folder that is not there holds %q", got)
	}
	keep(t, s, "Péntek: 50% / első", 120)
	if path, err := s.Path("Péntek: 50% / első"); err != nil || os.Chtimes(path, time.Time{}, time.Now().Add(-time.Hour)) != nil {
		t.Fatal("the first game cannot be made older: ", err)
	}
	keep(t, s, "évi", 0)
	if got := names(t, s); got != "évi, Péntek: 50% / első" {
		t.Fatalf("listed: %q", got)
	}
	list, _ := s.List()
	if info := list[1]; info.Err != nil || info.Turn == 0 || len(info.Players) != 3 || info.Current == "" || info.Resources[0] == 0 || info.Over != nil {
		t.Errorf("%+v", info)
	}
	if _, err := s.Create("évi", setup(3, 4), nil); !errors.Is(err, ErrExists) {
		t.Errorf("a name that is taken: %v", err)
	}
	for _, bad := range []string{"", "  ", strings.Repeat("x", 61)} {
		if _, err := s.Create(bad, setup(3, 4), nil); !errors.Is(err, ErrName) {
			t.Errorf("the name %q: %v", bad, err)
		}
	}

	if err := s.Rename("évi", "Péntek: 50% / első"); !errors.Is(err, ErrExists) {
		t.Errorf("renamed onto another: %v", err)
	}
	if err := s.Rename("évi", "con"); err != nil {
		t.Fatal(err)
	}
	if err := s.Rename("évi", "x"); !errors.Is(err, ErrMissing) {
		t.Errorf("renamed what is not there: %v", err)
	}
	if got := names(t, s); !strings.Contains(got, "con") || strings.Contains(got, "évi") {
		t.Fatalf("renamed: %q", got)
	}

	out := filepath.Join(t.TempDir(), "copy"+Ext)
	if err := os.WriteFile(out, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := s.Export("con", out); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"copy", "copy 2"} {
		if name, err := s.Import(out); err != nil || name != want {
			t.Fatalf("imported as %q: %v", name, err)
		}
	}
	if err := os.WriteFile(out, []byte("Dear diary"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Import(out); !errors.Is(err, ErrForeign) {
		t.Errorf("imported a diary: %v", err)
	}

	path, _ := s.Path("copy")
	j, _, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Delete("copy"); !errors.Is(err, ErrInUse) {
		t.Errorf("deleted while it is played: %v", err)
	}
	if err := s.Rename("copy", "other"); !errors.Is(err, ErrInUse) {
		t.Errorf("renamed while it is played: %v", err)
	}
	if err := j.Copy(path); err != nil {
		t.Errorf("copied onto itself: %v", err)
	}
	j.Close()
	if err := s.Delete("copy"); err != nil {
		t.Fatal(err)
	}
	if got := names(t, s); strings.Contains(got, "copy,") {
		t.Fatalf("deleted: %q", got)
	}

	// A damaged game must be listed, with the error.
	if err := os.WriteFile(filepath.Join(s.Dir, "bad"+Ext), []byte(magic), 0o644); err != nil {
		t.Fatal(err)
	}
	if list, err := s.List(); err != nil || !errors.Is(list[0].Err, ErrDamaged) || list[0].Name != "bad" {
		t.Fatalf("%v %+v", err, list)
	}
}

func TestFolderThatCannotBeWritten(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s := &Store{Dir: filepath.Join(blocked, "saves")}
	j, err := s.Create("evening", setup(3, 1), nil)
	if err != nil || !errors.Is(j.Err(), ErrReadOnly) {
		t.Fatalf("%v %v", err, j.Err())
	}
	list := records(t, setup(3, 1), 20)
	for _, r := range list {
		if err := j.Append(r); !errors.Is(err, ErrReadOnly) || strings.Contains(err.Error(), "\n") {
			t.Fatal(err)
		}
	}
	out := filepath.Join(t.TempDir(), "saved"+Ext)
	if err := j.Copy(out); err != nil {
		t.Fatal(err)
	}
	if c, err := Read(out); err != nil || !same(c.Records, list) {
		t.Fatalf("saved elsewhere: %v", err)
	}
	if err := j.Close(); !errors.Is(err, ErrReadOnly) {
		t.Fatalf("closed: %v", err)
	}
}
