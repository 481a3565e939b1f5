package scene_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game/save"
	"battlestar/game/table"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/scene/menu"
	"battlestar/render/scene/scenetest"
	"battlestar/render/scene/shell"
	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// damagedGame returns a saved game in which one byte was changed: in the middle, or so near the end that the last answers are lost.
func damagedGame(t testing.TB, s *shell.Shell, name string, nearEnd bool) (path string, data []byte, asked int) {
	t.Helper()
	tab := scenetest.Saved(t, s, name, 4, 1, scenetest.InTurn(5))
	asked = tab.View().Decision.Number
	path = tab.Path()
	if err := tab.Close(); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	at, by := len(whole)/2, 97
	if nearEnd {
		at, by = len(whole)-5, -97
	}
	for ; at > 0 && at < len(whole); at += by {
		data = bytes.Clone(whole)
		data[at] ^= 1
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		if info := save.Describe(path); info.Rescue != nil && (info.Rescue.Lost > 1) == nearEnd {
			return path, data, asked
		}
	}
	t.Fatal("no byte will do")
	return "", nil, 0
}

// If the game that was played last is damaged, the title must say so and lead to the list, which says what is wrong and what is left. From there the
// table must go on. The damaged file must stay as it was, and the log must say where it was damaged.
func TestDamagedGameGoesOn(t *testing.T) {
	for name, test := range map[string]struct {
		nearEnd bool
		says    string
	}{
		"in the middle": {false, "exactly where it stopped; only part of the log is lost"},
		"near the end":  {true, ", before the damage: the last "},
	} {
		t.Run(name, func(t *testing.T) {
			s := tabletest.TestShell(t)
			path, damaged, asked := damagedGame(t, s, "Friday", test.nearEnd)
			h, app := tabletest.ShowScene(t, s, func() render.Scene { return menu.NewTitle(s) })
			if said := scenetest.Text(app); !strings.Contains(said, "This saved game is damaged.") {
				t.Fatalf("the title: %s", said)
			}
			h.ClickOn("continue")
			h.Ticks(3)
			said := scenetest.Text(app)
			for _, want := range []string{"“Friday.bsg” is damaged: byte ", test.says, "leaves the damaged file unchanged"} {
				if !strings.Contains(said, want) {
					t.Errorf("the list does not say %q: %s", want, said)
				}
			}
			h.ClickOn("open")
			h.Ticks(4)
			if s.Playing == nil {
				t.Fatalf("it does not go on: %s", scenetest.Text(app))
			}
			now := s.Playing.View().Decision.Number
			if s.Playing.Name() != "Friday (rescued)" || now > asked || now < asked-60 || test.nearEnd == (now == asked) {
				t.Errorf("%q goes on at decision %d, and stood at %d", s.Playing.Name(), now, asked)
			}
			if remarks := s.Playing.Remarks(); len(remarks) != 1 || remarks[0].What != table.Damaged {
				t.Errorf("the log is told %+v", remarks)
			}
			h.Key(ebiten.KeyEnter) // dismisses the recap
			goesOn(t, h, s.Playing)
			whole(t, s.Playing)
			s.Playing = nil
			if left, err := os.ReadFile(path); err != nil || !bytes.Equal(left, damaged) {
				t.Errorf("the damaged file has changed: %v", err)
			}
			// The next time, the rescued game must be the one to continue with.
			_, app = tabletest.ShowScene(t, s, func() render.Scene { return menu.NewTitle(s) })
			if said := scenetest.Text(app); !strings.Contains(said, "Friday (rescued)") || strings.Contains(said, "This saved game is damaged.") {
				t.Errorf("the title afterwards: %s", said)
			}
		})
	}
}

// A damaged game from elsewhere must be imported and be able to go on; a file that is no game at all must be refused.
func TestTakeInADamagedGame(t *testing.T) {
	other, s := tabletest.TestShell(t), tabletest.TestShell(t)
	path, _, _ := damagedGame(t, other, "Friday", false)
	s.OpenFile = func(string, string, string) (string, error) { return path, nil }
	h, app := tabletest.ShowScene(t, s, func() render.Scene { return menu.NewLoad(s) })
	h.ClickOn("import")
	scenetest.Wait(t, h, func() bool { return strings.Contains(scenetest.Text(app), "is now in the list") })
	if list, err := s.Store.List(); err != nil || !scenetest.Shows(h, "open") || list[0].Rescue == nil {
		t.Errorf("it cannot go on: %s", scenetest.Text(app))
	}
	if err := os.WriteFile(path, []byte("Dear diary"), 0o644); err != nil {
		t.Fatal(err)
	}
	h.ClickOn("import")
	scenetest.Wait(t, h, func() bool { return strings.Contains(scenetest.Text(app), "is not a saved game") })
}

// If a damaged game is to be opened at the start, no window may open: one sentence must say what is wrong, and what to do.
func TestLoadADamagedGameAtOnce(t *testing.T) {
	path, _, _ := damagedGame(t, tabletest.TestShell(t), "Friday", false)
	err := scene.Open(path)
	if !errors.Is(err, save.ErrDamaged) || !strings.Contains(err.Error(), "Import save") || strings.Contains(err.Error(), "\n") {
		t.Errorf("it says %v", err)
	}
}

// If the file of a damaged game is gone when it is to be rescued, the screen must say so and nothing else may happen.
func TestRescueOfWhatIsGone(t *testing.T) {
	s := tabletest.TestShell(t)
	path, _, _ := damagedGame(t, s, "Friday", false)
	h, app := tabletest.ShowScene(t, s, func() render.Scene { return menu.NewLoad(s) })
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	h.ClickOn("open")
	h.Ticks(3)
	if !strings.Contains(scenetest.Text(app), "was moved or deleted") || s.Playing != nil {
		t.Errorf("the screen says %s", scenetest.Text(app))
	}
}

func init() {
	pages = append(pages, []pageAt{
		{"a damaged game on the title", func(t *testing.T, s *shell.Shell) render.Scene {
			damagedGame(t, s, "Friday", false)
			return menu.NewTitle(s)
		}, nil},
		{"a damaged game in the list", func(t *testing.T, s *shell.Shell) render.Scene {
			scenetest.PutGames(t, s)
			damagedGame(t, s, strings.Repeat("Friday ", 8), true)
			return menu.NewLoad(s)
		}, func(h *uitest.Hands) { h.ClickOn("save0") }},
	}...)
}

// TestRescuePictures takes pictures on the way from a damaged game to the table if BATTLESTAR_PICTURES names a folder.
func TestRescuePictures(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_PICTURES")
	if dir == "" {
		t.Skip("BATTLESTAR_PICTURES names no folder")
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		t.Run(fmt.Sprint(size[1]), func(t *testing.T) {
			s := tabletest.TestShell(t)
			scenetest.PutGames(t, s)
			damagedGame(t, s, "Saturday", true)
			damagedGame(t, s, "Friday", false)
			t.Setenv(tabletest.EnvSaves, filepath.Dir(s.Store.Dir))
			guest := uitest.Start(t, "whole", size[0], size[1])
			guest.SaveShot(fmt.Sprintf("%s/rescue-title-%d.png", dir, size[1]))
			guest.ClickOn("continue")
			guest.SaveShot(fmt.Sprintf("%s/rescue-load-%d.png", dir, size[1]))
			guest.ClickOn("save1")
			guest.SaveShot(fmt.Sprintf("%s/rescue-lost-%d.png", dir, size[1]))
			guest.ClickOn("save0")
			guest.ClickOn("open")
			guest.Ticks(10)
			guest.SaveShot(fmt.Sprintf("%s/rescue-table-%d.png", dir, size[1]))

			mended, _ := mendedGame(t, tabletest.TestShell(t))
			if _, err := s.Store.Import(mended); err != nil {
				t.Fatal(err)
			}
			guest = uitest.Start(t, "whole", size[0], size[1])
			guest.ClickOn("continue")
			guest.Ticks(10)
			guest.SaveShot(fmt.Sprintf("%s/mended-table-%d.png", dir, size[1]))
		})
	}
}

// mendedGame returns a saved game whose last answer, and none before it, would no longer be asked for, as if a rule had been fixed since. It also
// returns the number of that answer. Package save tests that a fixed rule really has this effect.
func mendedGame(t testing.TB, s *shell.Shell) (path string, number int) {
	t.Helper()
	tab := scenetest.Saved(t, s, "Friday", 4, 1, scenetest.InTurn(5))
	for range 12 { // past the last snapshot
		if _, err := tab.Tick(); err != nil {
			t.Fatal(err)
		}
	}
	if err := tab.Close(); err != nil {
		t.Fatal(err)
	}
	c, err := save.Read(tab.Path())
	if err != nil {
		t.Fatal(err)
	}
	last, ok := c.Records[len(c.Records)-1].(save.Answer)
	if !ok {
		t.Fatal("the last record is no answer")
	}
	path = filepath.Join(t.TempDir(), "Mended"+save.Ext)
	j, err := save.Create(path, c.Header.Setup, c.Header.Table)
	if err != nil {
		t.Fatal(err)
	}
	last.Fingerprint++
	for _, r := range append(c.Records[:len(c.Records)-1:len(c.Records)-1], last) {
		if err := j.Append(r); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	return path, last.Number
}

// If rules were fixed since a game was saved, its players must read, before they go on, at which answer this shows and from where the game goes on.
func TestMendedRulesAreTold(t *testing.T) {
	s := tabletest.TestShell(t)
	path, number := mendedGame(t, s)
	app, err := scene.NewApp(s, path)
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	want := fmt.Sprintf("This program’s rules have been corrected since. At decision %d, a different question would come up. The game continues from turn ", number)
	if said := strings.ReplaceAll(scenetest.Text(app), " | ", " "); !strings.Contains(said, want) {
		t.Errorf("the table says %s", said)
	}
	for _, problem := range h.Problems() {
		t.Error(problem)
	}
	h.Key(ebiten.KeyEnter)
	goesOn(t, h, s.Playing)
	whole(t, s.Playing)
	s.Playing = nil
	if app, err = scene.NewApp(s, path); err != nil {
		t.Fatal(err)
	}
	h = uitest.Take(t, app, 1280, 720)
	if !scenetest.Shows(h, "recap.close") || strings.Contains(scenetest.Text(app), "corrected since") {
		t.Errorf("the second time: %s", scenetest.Text(app))
	}
	scene.Leave(s)
}
