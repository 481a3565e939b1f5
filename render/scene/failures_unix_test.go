//go:build unix

package scene_test

import (
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/tabletest"
)

// When the disk is full in the middle of the game, the screen must say so, the game must go on and the file must stay whole. When there is room
// again, everything must be saved. A limit on the size of files stands in for the full disk: like a full disk, it stops a write in the middle of a
// record.
func TestFullDiskInTheMiddleOfAGame(t *testing.T) {
	if !alone(t) {
		return
	}
	s := tabletest.TestShell(t)
	h, app, tab := botsAt(t, s)
	goesOn(t, h, tab)
	info, err := os.Stat(tab.Path())
	if err != nil {
		t.Fatal(err)
	}
	free := fill(t, info.Size()+7)
	defer free()
	goesOn(t, h, tab)
	if said := scenetest.Text(app); !strings.Contains(said, notSaved) || !strings.Contains(said, "file too large") {
		t.Errorf("the screen does not say that nothing is saved: %s", said)
	}
	if now, err := os.Stat(tab.Path()); err != nil || now.Size() != info.Size() {
		t.Errorf("half a record is left in the file: %d bytes, %d were good; %v", now.Size(), info.Size(), err)
	}
	free()
	goesOn(t, h, tab)
	if strings.Contains(scenetest.Text(app), notSaved) {
		t.Errorf("there is room again, and the screen says %s", scenetest.Text(app))
	}
	whole(t, tab)
}

// alone runs a test in a process of its own, where go test keeps no log file that the limit would stop, too. It reports whether this is that process.
func alone(t *testing.T) bool {
	t.Helper()
	if os.Getenv("BATTLESTAR_TEST_ALONE") != "" {
		return true
	}
	cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
	cmd.Env = append(os.Environ(), "BATTLESTAR_TEST_ALONE=1")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	return false
}

// fill lets no file grow beyond a size, as a full disk does, until the returned function is called.
func fill(t *testing.T, size int64) (free func()) {
	t.Helper()
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	full := limit
	full.Cur = uint64(size)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &full); err != nil {
		t.Fatal(err)
	}
	return func() {
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
			t.Error(err)
		}
	}
}

// When the disk is full while a damaged game is rescued, the screen must say so and nothing half done may be left. When there is room again, the
// rescue must work.
func TestRescueOnAFullDisk(t *testing.T) {
	if !alone(t) {
		return
	}
	s := tabletest.TestShell(t)
	damagedGame(t, s, "Friday", false)
	h, app := tabletest.ShowScene(t, s, func() render.Scene { return menu.NewLoad(s) })
	free := fill(t, 3000)
	h.ClickOn("open")
	h.Ticks(3)
	free()
	if said := scenetest.Text(app); !strings.Contains(said, "cannot be written (file too large)") || s.Playing != nil {
		t.Errorf("the screen says %s", said)
	}
	if list, err := os.ReadDir(s.Store.Dir); err != nil || len(list) != 1 {
		t.Errorf("in the folder are %v, %v", list, err)
	}
	h.ClickOn("open")
	h.Ticks(3)
	if s.Playing == nil {
		t.Errorf("there is room again, and the screen says %s", scenetest.Text(app))
	}
	scene.Leave(s)
}
