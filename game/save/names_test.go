package save

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// Any name must become a file name that Windows, macOS and Linux accept, that leads back to the name, and that no other name shares.
func TestNamesOfGames(t *testing.T) {
	s := &Store{Dir: filepath.Join(t.TempDir(), "with spaces and áccents")}
	all := []string{
		`é ő ß : / \`, "con", "NUL", "nul.evening", "aux .x", "com9", "LPT4.a.b", "com¹", "conin$", "console", "com", "com10", ".hidden", "dot.", "100%", "a\tb", `"<>|?*`,
		strings.Repeat("/", 60), strings.Repeat("ő", 60), "日本語", "🚀",
	}
	taken := map[string]string{}
	for i, name := range all {
		keep(t, s, name, 3+i%3)
		path, err := s.Path(name)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Base(path)
		if other, is := taken[strings.ToLower(file)]; is {
			t.Errorf("%q and %q are both kept in %q", name, other, file)
		}
		taken[strings.ToLower(file)] = name
		if NameOf(path) != name {
			t.Errorf("%q is kept in %q, which is called %q", name, file, NameOf(path))
		}
		if strings.ContainsAny(file, "<>:\"/\\|?*") || isDevice(file) {
			t.Errorf("%q is kept in %q, which Windows refuses", name, file)
		}
	}
	list, err := s.List()
	if err != nil || len(list) != len(all) {
		t.Fatalf("%d games are listed of %d: %v", len(list), len(all), err)
	}
	for _, info := range list {
		if info.Err != nil {
			t.Errorf("%q: %v", info.Name, info.Err)
		}
	}
	who := setup(3, 4)
	who.Players[0].Name = `é ő ß : / \ nul`
	j, err := s.Create("players", who, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if info := Describe(j.Path()); info.Err != nil || info.Players[0] != who.Players[0].Name {
		t.Errorf("the players: %q %v", info.Players, info.Err)
	}
	for _, name := range append(all, "players") {
		if err := s.Delete(name); err != nil {
			t.Errorf("deleted: %v", err)
		}
	}
	if left, err := os.ReadDir(s.Dir); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v %v", left, err)
	}
}

// Files that somebody else has named, in ways that this program would not, must be listed, renamed and deleted like any other.
func TestNamesOfForeignFiles(t *testing.T) {
	s := &Store{Dir: t.TempDir()}
	keep(t, s, "evening", 3)
	path, _ := s.Path("evening")
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"com7", "nul.x", "100%", ".hidden"} {
		dir := s.Dir
		if runtime.GOOS == "windows" {
			dir = `\\?\` + dir // makes Windows accept the name as that of a file
		}
		if err := os.WriteFile(filepath.Join(dir, name+Ext), data, 0o644); err != nil {
			t.Fatal(err)
		}
		list, err := s.List()
		if i := slices.IndexFunc(list, func(info Info) bool { return info.Name == name && info.Err == nil }); err != nil || i < 0 {
			t.Errorf("%q is not among %+v: %v", name, list, err)
		}
		if err := errors.Join(s.Export(name, filepath.Join(t.TempDir(), "copy"+Ext)), s.Rename(name, "renamed"), s.Rename("renamed", name), s.Delete(name)); err != nil {
			t.Errorf("%q: %v", name, err)
		}
		if err := os.WriteFile(filepath.Join(dir, name+Ext), data, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := s.Delete(name); err != nil {
			t.Errorf("%q: %v", name, err)
		}
	}
	if got := names(t, s); got != "evening" {
		t.Errorf("left are %s", got)
	}
}

// A path longer than the old Windows limit of 260 characters must work.
func TestLongPath(t *testing.T) {
	dir := t.TempDir()
	for range 3 {
		dir = filepath.Join(dir, strings.Repeat("évad", 25))
	}
	s := &Store{Dir: dir}
	keep(t, s, "evening", 20)
	if err := s.Rename("evening", "night"); err != nil {
		t.Fatal(err)
	}
	path, _ := s.Path("night")
	j, c, err := Open(path)
	if err != nil || len(c.Records) < 20 {
		t.Fatalf("opened: %v", err)
	}
	if _, _, err := Open(path); !errors.Is(err, ErrInUse) {
		t.Errorf("opened twice: %v", err)
	}
	if err := errors.Join(j.Append(Reseed{7}), j.Copy(filepath.Join(dir, "copy"+Ext)), j.Close()); err != nil {
		t.Fatal(err)
	}
	if got := names(t, s); !strings.Contains(got, "night") || !strings.Contains(got, "copy") {
		t.Errorf("listed: %q", got)
	}
}

// Errors of the operating system must be reported as one sentence about the file that the player knows, without repeating its path.
func TestSystemErrorsNameTheFile(t *testing.T) {
	s := &Store{Dir: t.TempDir()}
	keep(t, s, "evening", 3)
	into := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(into, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for what, err := range map[string]error{
		"a copy into a file":   s.Export("evening", filepath.Join(into, "copy"+Ext)),
		"a copy onto a folder": s.Export("evening", t.TempDir()),
		"another name":         &FileError{Why: ErrReadOnly, File: "evening", Err: reason(os.Rename(filepath.Join(s.Dir, "none"), filepath.Join(s.Dir, "other")))},
	} {
		if err == nil {
			t.Errorf("%s: no error", what)
			continue
		}
		if clear(t, err); strings.Contains(err.Error(), ".part") || strings.Contains(err.Error(), s.Dir) {
			t.Errorf("%s: %v", what, err)
		}
	}
}
