package shot

import (
	"bytes"
	"fmt"
	"image/color"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game/card"
	"battlestar/input"
	"battlestar/render"
)

// measureFrames is the environment variable that makes this test binary draw frames and print what they cost.
const measureFrames = "BATTLESTAR_MEASURE_FRAMES"

func TestMain(m *testing.M) {
	if os.Getenv(measureFrames) == "" {
		os.Exit(m.Run())
	}
	c := &costs{}
	ebiten.SetWindowSize(1920, 1080)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetScreenClearedEveryFrame(false) // as the game does
	if err := ebiten.RunGame(c); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// TestFrameCost reports what a complete redraw of the crowded table costs in a window of 1920x1080, as a ratio to one full-screen picture and 400
// sprites in the same window and run. It asserts nothing about the time, which is noisy.
//
// A complete redraw draws the display list from its first entry to its last, as when something flies: every sprite, glyph, panel and ship, over the
// sky. What the entries show was painted before, as were the sprites of the bare frame; a real frame with a flight has the flying ship in addition.
// The bare frame is ebiten's own from end to end and the table's is the game's, including how each comes into the window.
func TestFrameCost(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" || os.Getenv("DISPLAY") == "" {
		t.Skip("measured with build/test -long only, where there is a display: it takes a minute")
	}
	out := measured(t, os.Args[0])
	t.Log(strings.TrimSpace(string(out)))
	var bare, table int
	var ratio float64
	if _, err := fmt.Sscanf(string(out[max(0, bytes.LastIndex(out, []byte(" ms: "))):]), " ms: %f", &ratio); err != nil {
		t.Fatal(err)
	}
	t.Attr("redraw-of-the-table", fmt.Sprintf("%.2f times a bare frame, at most 2.00", ratio))
	at := bytes.Index(out, []byte("allocations: "))
	if _, err := fmt.Sscanf(string(out[max(0, at):]), "allocations: bare %d, crowded table %d", &bare, &table); err != nil {
		t.Fatal(err)
	}
	t.Attr("allocations-of-a-redraw", fmt.Sprintf("%d, a bare frame %d", table, bare))
	if table > bare+bare/20 { // what ebiten asks of the window system differs between frames, on a busy machine by three or four
		t.Errorf("a frame of the crowded table allocates %d times, a bare one %d times", table, bare)
	}

	// A debug build of ebiten reports the draw calls; its times and allocations are not comparable.
	telling := filepath.Join(t.TempDir(), "telling")
	build := exec.Command("go", "test", "-c", "-tags", "ebitenginedebug", "-o", telling, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS=-trimpath=false") // with -trimpath it could not tell who draws
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	bare, table = drawCalls(string(measured(t, telling)))
	t.Logf("draw calls of a frame, with the two by which ebiten fills the window: bare %d, crowded table %d", bare, table)
	if bare == 0 || table == 0 {
		t.Error("no draw calls of a frame were told: ebiten says it in other words now")
	}
}

// measured returns what this test binary prints when it draws frames.
func measured(t *testing.T, binary string) []byte {
	t.Helper()
	cmd := exec.Command(binary)
	cmd.Env = append(os.Environ(), measureFrames+"=1")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// drawCalls counts the draw calls of the last frame of each kind, in ebiten's report on its frames.
func drawCalls(told string) (bare, table int) {
	for _, frame := range strings.Split(told, "Graphics commands:") {
		calls := strings.Count(frame, "draw-triangles:")
		switch {
		case strings.Contains(frame, "render/shot/cost_test.go"):
			bare = calls
		case strings.Contains(frame, "render/ui/ops.go"):
			table = calls
		}
	}
	return bare, table
}

// framesInRow frames of one kind are drawn in a row, and each kind has rowsOfFrames such rows.
const framesInRow, rowsOfFrames = 20, 3

// costs draws both kinds of frames in turn.
type costs struct {
	app     *render.App
	stage   *stage
	sky     *ebiten.Image
	sprites []*ebiten.Image
	n       int
	table   bool // this frame is of the table
	began   time.Time
	mallocs uint64
	took    [2]time.Duration
	allocs  [2]uint64
}

// Update implements ebiten.Game.
func (c *costs) Update() error {
	if c.app == nil {
		var err error
		if c.stage, err = newStage(options{seed: 3, seat: -1, boxes: []card.ID{"base"}, people: 5}, sceneNamed("crowded")); err != nil {
			return err
		}
		if c.app, err = render.New(c.stage.begin); err != nil {
			return err
		}
		c.app.Size(1920, 1080)
		c.sky = ebiten.NewImage(1920, 1080)
		c.sky.Fill(color.RGBA{10, 20, 30, 255})
		for i := range 40 {
			s := ebiten.NewImage(64, 64)
			s.Fill(color.RGBA{uint8(i * 6), 120, 90, 255})
			c.sprites = append(c.sprites, s)
		}
	}
	if err := c.app.Step(input.State{X: -1, Y: -1, Focused: true}); err != nil {
		return err
	}
	if c.n > framesInRow*2*(rowsOfFrames+1) {
		per := func(d time.Duration) float64 { return float64(d.Microseconds()) / framesInRow / rowsOfFrames / 1000 }
		each := func(n uint64) uint64 { return n / framesInRow / rowsOfFrames }
		fmt.Printf("a frame at 1920x1080: bare %.2f ms, crowded table %.2f ms: %.2f times the time; allocations: bare %d, crowded table %d\n",
			per(c.took[0]), per(c.took[1]), per(c.took[1])/per(c.took[0]), each(c.allocs[0]), each(c.allocs[1]))
		c.stage.close() // here, because it runs on a coroutine
		return ebiten.Termination
	}
	return nil
}

// Draw implements ebiten.Game.
func (c *costs) Draw(screen *ebiten.Image) {
	if c.app == nil {
		return
	}
	row := c.n / framesInRow
	if c.n%framesInRow == 0 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		if row > 2 { // the first of each kind fills the caches
			kind := (row - 1) % 2
			c.took[kind] += time.Since(c.began)
			c.allocs[kind] += m.Mallocs - c.mallocs
		}
		c.began, c.mallocs = time.Now(), m.Mallocs
	}
	c.n++
	c.table = row%2 == 1
	if c.table {
		c.app.UI.Redraw()
		c.app.Draw(screen)
		return
	}
	var o ebiten.DrawImageOptions
	screen.DrawImage(c.sky, &o)
	for i := range 400 {
		o.GeoM.Reset()
		o.GeoM.Translate(math.Mod(float64(i)*97, 1850), math.Mod(float64(i)*53, 1010))
		screen.DrawImage(c.sprites[i%len(c.sprites)], &o)
	}
}

// DrawFinalScreen implements ebiten.FinalScreenDrawer.
func (c *costs) DrawFinalScreen(screen ebiten.FinalScreen, drawn *ebiten.Image, at ebiten.GeoM) {
	if c.table {
		c.app.DrawFinalScreen(screen, drawn, at)
		return
	}
	ebiten.DefaultDrawFinalScreen(screen, drawn, at)
}

// Layout implements ebiten.Game.
func (c *costs) Layout(int, int) (int, int) { return 1920, 1080 }
