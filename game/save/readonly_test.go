//go:build linux

package save

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// From a read-only folder a game must open, be played and stay in memory. An error must say why it is not saved, and a copy elsewhere must be
// complete. Since root can write everywhere, root runs this test as the user "nobody".
func TestReadOnlyFolder(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_TEST_READONLY")
	if dir == "" {
		dir = t.TempDir()
		s := &Store{Dir: filepath.Join(dir, "saves")}
		keep(t, s, "evening", 40)
		for path, mode := range map[string]os.FileMode{filepath.Join(s.Dir, "evening"+Ext): 0o444, s.Dir: 0o555} {
			if err := os.Chmod(path, mode); err != nil {
				t.Fatal(err)
			}
		}
		defer os.Chmod(s.Dir, 0o755)
		if os.Getuid() == 0 {
			asNobody(t, dir)
			return
		}
	}
	s := &Store{Dir: filepath.Join(dir, "saves")}
	path := filepath.Join(s.Dir, "evening"+Ext)
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	j, c, err := Open(path)
	if err != nil || len(c.Records) < 40 {
		t.Fatalf("opened: %v", err)
	}
	if err := j.Append(Reseed{7}); !errors.Is(err, ErrReadOnly) || strings.Contains(err.Error(), "\n") {
		t.Errorf("appended: %v", err)
	}
	out := filepath.Join(dir, "elsewhere", "copy"+Ext)
	if err := j.Copy(out); err != nil {
		t.Fatal(err)
	}
	if copied, err := Read(out); err != nil || len(copied.Records) != len(c.Records)+1 {
		t.Errorf("the copy: %v", err)
	}
	if err := j.Close(); !errors.Is(err, ErrReadOnly) {
		t.Errorf("closed: %v", err)
	}
	fresh, err := s.Create("another", setup(3, 1), nil)
	if err != nil || !errors.Is(fresh.Err(), ErrReadOnly) {
		t.Fatalf("begun: %v %v", err, fresh.Err())
	}
	if err := s.Delete("evening"); err == nil || strings.Contains(err.Error(), "\n") {
		t.Errorf("deleted: %v", err)
	}
	if after, err := os.ReadFile(path); err != nil || string(after) != string(before) {
		t.Errorf("the file has changed: %v", err)
	}
}

// asNobody runs this test again, as a user who owns only the folder "elsewhere".
func asNobody(t *testing.T, dir string) {
	t.Helper()
	const nobody = 65534
	elsewhere := filepath.Join(dir, "elsewhere")
	if err := os.Mkdir(elsewhere, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Chown(elsewhere, nobody, nobody); err != nil {
		t.Fatal(err)
	}
	// Only root can read the folder of the test binary.
	program, err := os.ReadFile(os.Args[0])
	if err != nil {
		t.Fatal(err)
	}
	copied := filepath.Join(dir, "save.test")
	if err := os.WriteFile(copied, program, 0o755); err != nil {
		t.Fatal(err)
	}
	for up := dir; up != "/"; up = filepath.Dir(up) {
		if info, err := os.Stat(up); err != nil || info.Mode()&0o001 == 0 {
			if err := os.Chmod(up, 0o755); err != nil {
				t.Fatal(err)
			}
		}
		if filepath.Dir(up) == os.TempDir() {
			break
		}
	}
	cmd := exec.Command(copied, "-test.run=^TestReadOnlyFolder$")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "BATTLESTAR_TEST_READONLY="+dir)
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("as nobody: %v\n%s", err, out)
	}
}
