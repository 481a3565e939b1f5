package render_test

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb/xproto"

	"battlestar/game/save"
	"battlestar/render/scene/shell"
)

// These tests play the Windows download under Wine, as a player has it. build/test -long names its files in these variables, and sets up Wine's
// Windows.
const (
	windowsProgram = "BATTLESTAR_WINDOWS"       // battlestar.exe
	windowsSetup   = "BATTLESTAR_WINDOWS_SETUP" // its installer
)

// windows is Wine's Windows, in which the player has not started anything yet.
type windows struct {
	t       *testing.T
	wine    []string // the command that runs a program in it
	program string
	roaming string // %AppData%
	local   string // %LocalAppData%
}

func newWindows(t *testing.T) *windows {
	t.Helper()
	program := os.Getenv(windowsProgram)
	if program == "" {
		t.Skip("played with build/test -long only, where Wine can be installed")
	}
	needWindow(t)
	w := &windows{t: t, wine: []string{"../build/wine"}, program: program}
	w.find("..")
	w.forget()
	t.Cleanup(func() {
		_ = w.run("taskkill", "/f", "/im", "battlestar.exe").Run()
		w.forget()
	})
	return w
}

// find finds the player's data in the Windows that build/wine keeps under the given folder.
func (w *windows) find(top string) {
	w.t.Helper()
	data, err := filepath.Glob(filepath.Join(top, ".out/wine/prefix/drive_c/users/*/AppData"))
	if err != nil || len(data) != 1 {
		w.t.Fatalf("the player's data under Wine: %v %v", data, err)
	}
	w.roaming, w.local = filepath.Join(data[0], "Roaming"), filepath.Join(data[0], "Local")
}

// forget removes what the game keeps.
func (w *windows) forget() {
	for _, dir := range []string{w.roaming, w.local} {
		if err := os.RemoveAll(filepath.Join(dir, "battlestar")); err != nil {
			w.t.Fatal(err)
		}
	}
}

// run returns the command that runs a Windows program, not yet started.
func (w *windows) run(args ...string) *exec.Cmd {
	cmd := exec.Command(w.wine[0], append(w.wine[1:len(w.wine):len(w.wine)], args...)...)
	cmd.WaitDelay = time.Second // Wine's own programs hold its output open for some seconds more
	return cmd
}

// quick writes settings with which nothing has to be waited for.
func (w *windows) quick(motion shell.Motion) string {
	path := filepath.Join(w.roaming, "battlestar", "settings.json")
	s := shell.New(nil, nil, path)
	s.Settings.Motion, s.Settings.Mute, s.Settings.NoGuide = motion, true, true
	s.Settings.Bots, s.Settings.Telling, s.Settings.Bars = shell.Quick, shell.Quick, shell.Quick
	if s.Keep(); s.Notice != "" {
		w.t.Fatal(s.Notice)
	}
	return path
}

// onZ returns a path as Wine's Windows has it.
func onZ(path string) string { return "Z:" + strings.ReplaceAll(path, "/", `\`) }

// wineGame is the Windows program with its window.
type wineGame struct {
	w      *windows
	cmd    *exec.Cmd
	said   *bytes.Buffer
	ended  chan error
	window string
}

// open starts the program and waits for its window.
func (w *windows) open(args ...string) *wineGame {
	w.t.Helper()
	g := &wineGame{w: w, cmd: w.run(append([]string{w.program}, args...)...), said: new(bytes.Buffer), ended: make(chan error, 1)}
	g.cmd.Stderr = g.said
	if err := g.cmd.Start(); err != nil {
		w.t.Fatal(err)
	}
	go func() { g.ended <- g.cmd.Wait() }()
	awaitWindow(w.t, g.cmd)
	out, err := exec.Command("xdotool", "search", "--onlyvisible", "--pid", strconv.Itoa(g.cmd.Process.Pid)).Output()
	if err != nil {
		w.t.Fatal(err)
	}
	g.window = strings.Fields(string(out))[0]
	time.Sleep(3 * time.Second) // the first picture
	return g
}

// do runs xdotool commands.
func (g *wineGame) do(line ...string) {
	g.w.t.Helper()
	for _, l := range line {
		if out, err := exec.Command("xdotool", strings.Fields(l)...).CombinedOutput(); err != nil {
			g.w.t.Fatalf("xdotool %s: %v %s", l, err, out)
		}
		time.Sleep(300 * time.Millisecond)
	}
}

// within waits until so returns true.
func (g *wineGame) within(long time.Duration, what string, so func() bool) {
	g.w.t.Helper()
	for began := time.Now(); !so(); time.Sleep(100 * time.Millisecond) {
		select {
		case err := <-g.ended:
			g.w.t.Fatalf("the program ended (%v) before %s; it said %q", err, what, g.said)
		default:
		}
		if time.Since(began) > long {
			shot := filepath.Join(os.TempDir(), "battlestar-wine.png")
			_ = exec.Command("import", "-window", "root", shot).Run()
			g.w.t.Fatalf("after %v not %s; what the screen shows: %s", long, what, shot)
		}
	}
}

// size returns the size of the window in pixels.
func (g *wineGame) size() string {
	out, _ := exec.Command("xdotool", "getwindowgeometry", "--shell", g.window).Output()
	var w, h string
	for line := range strings.Lines(string(out)) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		switch key {
		case "WIDTH":
			w = value
		case "HEIGHT":
			h = value
		}
	}
	return w + "x" + h
}

// colors returns how many colors the window shows; a window in which nothing is drawn has one.
func (g *wineGame) colors() int {
	g.w.t.Helper()
	out, err := exec.Command("import", "-window", g.window, "png:-").Output()
	if err != nil {
		g.w.t.Fatalf("import: %v", err)
	}
	img, err := png.Decode(bytes.NewReader(out))
	if err != nil {
		g.w.t.Fatal(err)
	}
	seen := map[uint32]bool{}
	b := img.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y += 5 {
		for x := b.Min.X; x < b.Max.X; x += 5 {
			seen[pixel(img, x, y)] = true
		}
	}
	return len(seen)
}

func pixel(img image.Image, x, y int) uint32 {
	r, g, b, _ := img.At(x, y).RGBA()
	return r>>8<<16 | g>>8<<8 | b>>8
}

// windowsOnScreen returns the titles of all visible windows.
func windowsOnScreen() []string {
	out, _ := exec.Command("xdotool", "search", "--onlyvisible", "--name", ".", "getwindowname", "%@").Output()
	var titles []string
	for line := range strings.Lines(string(out)) {
		if title := strings.TrimSpace(line); title != "Default IME" {
			titles = append(titles, title)
		}
	}
	return titles
}

// leave closes the window as a player does, with Alt+F4.
func (g *wineGame) leave() {
	g.w.t.Helper()
	g.do("key alt+F4")
	select {
	case err := <-g.ended:
		if err != nil && !errors.Is(err, exec.ErrWaitDelay) {
			g.w.t.Errorf("the program ended with %v", err)
		}
	case <-time.After(20 * time.Second):
		g.w.t.Fatal("the window does not close")
	}
	for line := range strings.Lines(g.said.String()) {
		if !strings.HasPrefix(line, "ALSA lib ") && !strings.HasPrefix(line, "wine: ") { // Wine's own messages about what this machine lacks
			g.w.t.Errorf("the program said %q", line)
		}
	}
	if reports, _ := filepath.Glob(filepath.Join(g.w.local, "battlestar", "*")); len(reports) > 0 {
		g.w.t.Errorf("it left %q", reports)
	}
}

// TestWindowUnderWine opens the download from a folder with spaces and accents. There must be one window and no console; it must go to full screen
// and back, take other sizes and follow the scales that displays have. It must close without a message and leave nothing but what the README names.
func TestWindowUnderWine(t *testing.T) {
	w := newWindows(t)
	defer w.scale(1)
	for _, scale := range []float64{1, 1.5, 2} {
		w.scale(scale)
		g := w.open()
		if titles := windowsOnScreen(); !slices.Equal(titles, []string{"Battlestar Galactica"}) {
			t.Errorf("on the screen are %q", titles)
		}
		if got, want := g.size(), fmt.Sprintf("%dx%d", int(1280*scale), int(720*scale)); got != want {
			t.Errorf("scale %v: the window is %s, not %s", scale, got, want)
		}
		g.within(30*time.Second, "drawn", func() bool { return g.colors() > 500 })
		if scale == 1 {
			screen, err := exec.Command("xdotool", "getdisplaygeometry").Output()
			if err != nil {
				t.Fatal(err)
			}
			all := strings.Join(strings.Fields(string(screen)), "x")
			g.do("key F11")
			g.within(30*time.Second, "as large as the screen", func() bool { return g.size() == all && g.colors() > 500 })
			g.do("key F11")
			g.within(30*time.Second, "as small as before", func() bool { return g.size() == "1280x720" && g.colors() > 500 })
			for _, size := range []string{"900x600", "1600x700"} {
				g.do("windowsize " + g.window + " " + strings.ReplaceAll(size, "x", " "))
				g.within(30*time.Second, "of another size", func() bool { return g.size() == size && g.colors() > 500 })
			}
		}
		g.leave()
	}
}

// TestPictureUnderWine minimizes the window under a window manager, and covers a part of it: the whole picture must come back. Wine passes none of
// these events on, so what was covered may have to wait for the heartbeat.
func TestPictureUnderWine(t *testing.T) {
	w := newWindows(t)
	s := newScreen(t, 1920, 1080, 0)
	s.run("openbox")
	nextSession := func() { _ = w.run("wineboot", "-e", "-f").Run() } // the next session begins on the screen of its first program
	nextSession()
	time.Sleep(5 * time.Second)
	defer nextSession()
	window := s.open(w.wine[0], append(w.wine[1:len(w.wine):len(w.wine)], w.program)...)
	want := s.settled(window)
	s.minimize(window)
	time.Sleep(2 * time.Second)
	s.activate(window)
	s.within("the picture, restored", func() bool { return bytes.Equal(s.shows(window), want) })
	other := s.another(400, 300, 600, 400)
	time.Sleep(2 * time.Second)
	xproto.DestroyWindow(s.conn, other)
	s.within("the picture, uncovered", func() bool { return bytes.Equal(s.shows(window), want) })
}

// TestPlainUserUnderWine starts the download as a user without any rights, in a Windows of their own. They begin a game, and settings and save must
// be written where the README says.
func TestPlainUserUnderWine(t *testing.T) {
	if os.Getenv(windowsProgram) == "" || os.Getuid() != 0 {
		t.Skip("played with build/test -long only, where Wine can be installed, by root, who can become somebody else")
	}
	needWindow(t)
	top := t.TempDir()
	if err := os.Chmod(filepath.Dir(top), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, file := range [][2]string{
		{"../build/wine", "build/wine"}, {os.Getenv(windowsProgram), "battlestar.exe"}, {os.Getenv("XAUTHORITY"), ".Xauthority"},
	} {
		to := filepath.Join(top, file[1])
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(file[0])
		if err == nil {
			err = os.WriteFile(to, data, 0o755)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if out, err := exec.Command("chown", "-R", "nobody", top).CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, out)
	}
	t.Setenv("XAUTHORITY", filepath.Join(top, ".Xauthority"))
	t.Setenv("TMPDIR", top)
	nobody := []string{"setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", "--inh-caps=-all", filepath.Join(top, "build/wine")}
	w := &windows{t: t, wine: nobody, program: filepath.Join(top, "battlestar.exe")}
	t.Cleanup(func() {
		_ = w.run("wineboot", "-k").Run()
		for range 20 { // Wine writes its registry at the very end
			if os.RemoveAll(filepath.Join(top, ".out")) == nil {
				break
			}
			time.Sleep(500 * time.Millisecond)
		}
	})
	if err := w.run("cmd", "/c", "ver").Run(); err != nil { // creates the user's Windows
		t.Fatal(err)
	}
	w.find(top)
	g := w.open()
	g.do("key n", "key Return", "sleep 1", "key Return")
	kept := func(path string) bool {
		found, _ := filepath.Glob(filepath.Join(w.roaming, "battlestar", path))
		return len(found) > 0
	}
	g.within(time.Minute, "a game begun and settings kept", func() bool { return kept("saves/*"+save.Ext) && kept("settings.json") })
	g.leave()
}

// scale sets the scale of Wine's display.
func (w *windows) scale(factor float64) {
	w.t.Helper()
	dpi := strconv.Itoa(int(96 * factor))
	if err := w.run("reg", "add", `HKCU\Control Panel\Desktop`, "/v", "LogPixels", "/t", "REG_DWORD", "/d", dpi, "/f").Run(); err != nil {
		w.t.Fatal(err)
	}
	// The scale is that of the session: the next one begins when the programs of this one are gone.
	_ = w.run("wineboot", "-e", "-f").Run()
	time.Sleep(5 * time.Second)
}

// TestKilledUnderWine is TestKilledAnywhere for the Windows download, which is ended as the Task Manager does it. Every seventh time the Linux
// program goes on with the same save.
func TestKilledUnderWine(t *testing.T) {
	w := newWindows(t)
	native, home := build(t), t.TempDir()
	settings := w.quick(shell.Off)
	if err := os.CopyFS(filepath.Join(home, "battlestar"), os.DirFS(filepath.Dir(settings))); err != nil {
		t.Fatal(err)
	}
	rounds := 0
	linux := func() bool { return rounds%7 == 0 }
	k := newKilling(t, settings, func(path string) *exec.Cmd {
		rounds++
		if !linux() {
			return w.run(w.program, "-load", onZ(path))
		}
		cmd := exec.Command(native, "-load", path)
		cmd.Env = append(os.Environ(), "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home)
		return cmd
	})
	k.kill = func(p *os.Process) error {
		// taskkill calls TerminateProcess. If it finds no process, Wine has not started the program yet.
		if linux() || w.run("taskkill", "/f", "/im", "battlestar.exe").Run() != nil {
			return p.Kill()
		}
		return nil
	}
	kills := 15
	k.often(kills)
	t.Attr("kills-under-Wine", fmt.Sprintf("%d, %d answers between them, %d lost", kills, k.answers, k.lost))
}

// TestTurnUnderWine plays the first turn with keys and clicks, with the curtain and three bots.
func TestTurnUnderWine(t *testing.T) {
	w := newWindows(t)
	w.quick(shell.Fast)
	path := begun(t, t.TempDir(), 5, "")
	playTurns(t, w.run(w.program, "-load", onZ(path)), path, 2)
	if _, err := replayed(path); err != nil {
		t.Error(err)
	}
}

// replayed returns how many answers stand in a save, and an error if it does not replay as it was played.
func replayed(path string) (int, error) {
	c, err := save.Read(path)
	if err != nil {
		return 0, err
	}
	standing := save.Standing(c.Records)
	g, diverged, err := save.Replay(c.Header.Setup, standing, nil)
	if err != nil {
		return 0, err
	}
	g.Close()
	if len(diverged) > 0 {
		return 0, fmt.Errorf("it diverges: %v", diverged)
	}
	n := 0
	for _, r := range standing {
		if _, ok := r.(save.Answer); ok {
			n++
		}
	}
	return n, nil
}

// TestTwoUnderWine opens a game in a second window while the first plays it: the first must go on, and the second must not take part.
func TestTwoUnderWine(t *testing.T) {
	w := newWindows(t)
	w.quick(shell.Off)
	path := begun(t, t.TempDir(), 6, "good")
	first := w.open("-load", onZ(path))
	first.do("key Return", "key Return")
	grows(first, path)
	second := w.open(onZ(path)) // the way Windows opens a file with a program
	second.within(10*time.Second, "open", func() bool { return second.colors() > 500 })
	grows(first, path)
	if err := w.run("taskkill", "/f", "/im", "battlestar.exe").Run(); err != nil {
		t.Fatal(err)
	}
	if n, err := replayed(path); err != nil || n < 3 {
		t.Errorf("%d answers stand: %v", n, err)
	}
}

// grows waits until a save has become larger.
func grows(g *wineGame, path string) {
	g.w.t.Helper()
	at, err := os.Stat(path)
	if err != nil {
		g.w.t.Fatal(err)
	}
	g.within(time.Minute, "saved", func() bool {
		now, err := os.Stat(path)
		return err == nil && now.Size() > at.Size()
	})
}

// TestDiskUnderWine plays on a drive that is full, and on one that cannot be written: the game must go on, and what was saved must stay. When there
// is room again, everything played must be saved.
func TestDiskUnderWine(t *testing.T) {
	w := newWindows(t)
	w.quick(shell.Off)
	dir := t.TempDir()
	if out, err := exec.Command("mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", dir).CombinedOutput(); err != nil {
		t.Skipf("no small drive can be made here: %s", out)
	}
	t.Cleanup(func() { _ = exec.Command("umount", "-l", dir).Run() })
	path := begun(t, dir, 7, "good")
	ballast := filepath.Join(dir, "ballast")
	if err := os.WriteFile(ballast, make([]byte, 1<<20), 0o644); err == nil {
		t.Fatal("a drive of 128 KB holds a MB")
	}
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	g := w.open("-load", onZ(path))
	g.do("key Return", "key Return")
	time.Sleep(15 * time.Second)
	full, err := os.ReadFile(path)
	if err != nil || !bytes.HasPrefix(full, before) {
		t.Fatalf("on a full drive the save is no more what it was: %v", err)
	}
	had, err := replayed(path)
	if err != nil {
		t.Fatalf("on a full drive: %v", err)
	}
	if err := os.Remove(ballast); err != nil {
		t.Fatal(err)
	}
	g.within(time.Minute, "saved after there was room", func() bool {
		now, err := os.Stat(path)
		return err == nil && now.Size() > int64(len(full))
	})
	g.leave()
	n, err := replayed(path)
	if err != nil || n < had+5 {
		t.Fatalf("%d answers stand, and %d stood on the full drive: %v", n, had, err)
	}

	if out, err := exec.Command("mount", "-o", "remount,ro", dir).CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, out)
	}
	g = w.open("-load", onZ(path))
	g.do("key Return", "key Return")
	time.Sleep(5 * time.Second)
	g.leave()
	if after, err := replayed(path); err != nil || after != n {
		t.Errorf("%d answers stand on a drive that cannot be written, and %d before: %v", after, n, err)
	}
	t.Attr("full-drive-under-Wine", fmt.Sprintf("%d answers on it, %d after there was room again, none lost", had, n))
}

// TestChoosersUnderWine imports games and exports one with the file choosers of Windows: a file chosen, a choice canceled, a foreign file, a file on
// another drive.
func TestChoosersUnderWine(t *testing.T) {
	w := newWindows(t)
	w.quick(shell.Off)
	drive := t.TempDir()
	link := filepath.Join(w.roaming, "../../../../../dosdevices/e:")
	if err := os.Symlink(drive, link); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Remove(link) })
	setup, err := os.ReadFile("../game/save/testdata/base-four.bsg")
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"evening.bsg": setup, "foreign.bsg": []byte("Dear diary")} {
		if err := os.WriteFile(filepath.Join(drive, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	saves := func() string {
		list, err := (&save.Store{Dir: filepath.Join(w.roaming, "battlestar", "saves")}).List()
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, info := range list {
			names = append(names, info.Name)
		}
		return strings.Join(names, ", ")
	}
	g := w.open()
	g.do("key o") // Load
	chooser := func(key, typed string) {
		t.Helper()
		g.do("key " + key)
		g.within(time.Minute, "asked for a file", func() bool { return len(windowsOnScreen()) == 2 })
		time.Sleep(2 * time.Second)
		g.do("mousemove 200 250") // the chooser lies in the corner; without a window manager, keys go to the window under the pointer
		if typed == "" {
			g.do("key Escape")
		} else {
			g.do("key ctrl+a", "type --delay 30 "+typed, "key Return")
		}
		g.within(time.Minute, "back in the game", func() bool { return len(windowsOnScreen()) == 1 })
		g.do("mousemove --window " + g.window + " 640 10")
		time.Sleep(5 * time.Second)
	}
	chooser("i", "")
	chooser("i", `E:\foreign.bsg`)
	if got := saves(); got != "" {
		t.Errorf("a foreign file, or none, was taken in: %q", got)
	}
	chooser("i", `E:\evening.bsg`)
	if got := saves(); got != "evening" {
		t.Errorf("taken in: %q", got)
	}
	chooser("e", "")
	chooser("e", `E:\copy`)
	g.within(10*time.Second, "copied", func() bool {
		data, err := os.ReadFile(filepath.Join(drive, "copy.bsg"))
		return err == nil && bytes.Equal(data, setup)
	})
	g.do("key f") // the folder of saves
	g.within(time.Minute, "shown the folder", func() bool { return slices.Contains(windowsOnScreen(), "saves") })
	g.do("mousemove 200 200", "key alt+F4")
	g.within(time.Minute, "closed the folder", func() bool { return len(windowsOnScreen()) == 1 })
	g.do("mousemove --window " + g.window + " 640 10")
	g.leave()
}

// TestSoundUnderWine gives Wine a sound device that is a file on a small drive. The music must arrive there, and the game must go on when the device
// fails because the drive is full. The other tests cover the game without a device, on machines that have none.
func TestSoundUnderWine(t *testing.T) {
	w := newWindows(t)
	dir := t.TempDir()
	if out, err := exec.Command("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", dir).CombinedOutput(); err != nil {
		t.Skipf("no small drive can be made here: %s", out)
	}
	t.Cleanup(func() { _ = exec.Command("umount", "-l", dir).Run() })
	heard := filepath.Join(dir, "heard.raw")
	device := fmt.Sprintf("pcm.!default { type file file %q format raw slave.pcm { type null } }\nctl.!default { type null }\n", heard)
	config := "../.out/wine/home/.asoundrc"
	if err := os.WriteFile(config, []byte(device), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Remove(config) })
	_ = w.run("wineboot", "-e", "-f").Run() // a session reads it when it begins
	time.Sleep(5 * time.Second)
	g := w.open()
	g.within(time.Minute, "out of room for what is heard", func() bool {
		file, err := os.Stat(heard)
		return err == nil && file.Size() == 2<<20
	})
	data, err := os.ReadFile(heard)
	if err != nil {
		t.Fatal(err)
	}
	// On a busy machine there are long gaps: a tenth of a second is enough to know that sound arrives.
	if heard := len(data) - bytes.Count(data, []byte{0}); heard < 20_000 {
		t.Errorf("of %d bytes all but %d are silent", len(data), heard)
	}
	time.Sleep(2 * time.Second) // with the failed device
	was := g.colors()
	g.do("mousemove --window "+g.window+" 640 10", "key s")
	g.within(30*time.Second, "showing the settings", func() bool { return g.colors() != was })
	g.leave()
}

// TestInstallerUnderWine installs the download, starts what it installed and removes it: nothing may be left but what the README names.
func TestInstallerUnderWine(t *testing.T) {
	w := newWindows(t)
	installer := os.Getenv(windowsSetup)
	if installer == "" {
		t.Skip("no installer is named")
	}
	drive := filepath.Join(w.roaming, "../../../..")
	user := filepath.Base(filepath.Join(w.roaming, "../.."))
	look := func() map[string]bool {
		files := map[string]bool{}
		err := filepath.WalkDir(drive, func(path string, _ os.DirEntry, err error) error {
			files[path] = true
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		return files
	}
	added := func(before map[string]bool) []string {
		var list []string
		for path := range look() {
			if rel, _ := filepath.Rel(drive, path); !before[path] && !strings.Contains(rel, "/Temp/") {
				list = append(list, rel)
			}
		}
		slices.Sort(list)
		return list
	}
	desktop := func() int {
		links, _ := filepath.Glob("../.out/wine/home/*.lnk") // what Wine uses as the desktop
		return len(links)
	}
	settings := w.quick(shell.Off)
	before := look()
	if err := w.run(installer, "/S").Run(); err != nil {
		t.Fatal(err)
	}
	installed := added(before)
	t.Logf("installed: %q", installed)
	programs := filepath.Join(w.local, "Programs", "Battlestar")
	for _, file := range []string{"battlestar.exe", "README.txt", "LICENCES.txt", "uninstall.exe"} {
		if _, err := os.Stat(filepath.Join(programs, file)); err != nil {
			t.Error(err)
		}
	}
	if desktop() != 1 {
		t.Error("it is not on the desktop")
	}
	uninstall := `HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Battlestar`
	if err := w.run("reg", "query", uninstall).Run(); err != nil {
		t.Errorf("Windows does not know how to remove it: %v", err)
	}
	w.program = filepath.Join(programs, "battlestar.exe")
	w.open().leave()
	if err := w.run(filepath.Join(programs, "uninstall.exe"), "/S").Run(); err != nil {
		t.Fatal(err)
	}
	// The uninstaller goes on from a copy of itself.
	time.Sleep(5 * time.Second)
	// Windows keeps the Programs folder for all programs of this kind.
	left := slices.DeleteFunc(added(before), func(path string) bool { return path == filepath.Join("users", user, "AppData", "Local", "Programs") })
	if len(left) > 0 || desktop() > 0 {
		t.Errorf("left behind: %q, and %d on the desktop", left, desktop())
	}
	if _, err := os.Stat(settings); err != nil {
		t.Errorf("the player's own settings: %v", err)
	}
	for _, key := range []string{uninstall, `HKCU\Software\Battlestar`} {
		if err := w.run("reg", "query", key).Run(); err == nil {
			t.Errorf("%s is left behind", key)
		}
	}
}
