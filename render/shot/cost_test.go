package shot

import (
	"fmt"
	"image/color"
	"math"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game/card"
	"battlestar/input"
	"battlestar/render"
)

// measureFrames is the environment that makes this test binary draw frames and print what they cost.
const measureFrames = "BATTLESTAR_MEASURE_FRAMES"

func TestMain(m *testing.M) {
	if os.Getenv(measureFrames) == "" {
		os.Exit(m.Run())
	}
	c := &costs{}
	ebiten.SetWindowSize(320, 240)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetVsyncEnabled(false)
	if err := ebiten.RunGame(c); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// TestFrameCost reports what a whole new picture of the crowded table costs, at 1920x1080, as a ratio to one full-screen picture and 400
// sprites drawn in the same run. It asserts nothing: such figures are noisy.
func TestFrameCost(t *testing.T) {
	if os.Getenv("BATTLESTAR_LONG") == "" || os.Getenv("DISPLAY") == "" {
		t.Skip("measured with build/test -long only, where there is a display: it takes half a minute and asserts nothing")
	}
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), measureFrames+"=1")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	t.Log(strings.TrimSpace(string(out)))
}

// Frames of a kind that are drawn one after the other, and how often both kinds are.
const framesInRow, rowsOfFrames = 30, 5

// costs draws both kinds of frames by turns.
type costs struct {
	app     *render.App
	stage   *stage
	screen  *ebiten.Image
	sky     *ebiten.Image
	sprites []*ebiten.Image
	n       int
	began   time.Time
	mallocs uint64
	took    [2]time.Duration
	allocs  [2]uint64
}

// Update implements ebiten.Game.
func (c *costs) Update() error {
	if c.app == nil {
		var err error
		if c.stage, err = newStage(options{seed: 3, seat: -1, boxes: []card.ID{"base"}}, sceneNamed("crowded")); err != nil {
			return err
		}
		if c.app, err = render.New(c.stage.begin); err != nil {
			return err
		}
		c.app.Size(1920, 1080)
		c.screen, c.sky = ebiten.NewImage(1920, 1080), ebiten.NewImage(1920, 1080)
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
		fmt.Printf("a frame at 1920x1080: bare %.2f ms and %d allocations, crowded table %.2f ms and %d allocations: %.2f times the time\n",
			per(c.took[0]), each(c.allocs[0]), per(c.took[1]), each(c.allocs[1]), per(c.took[1])/per(c.took[0]))
		c.stage.close() // here, as it runs on a coroutine
		return ebiten.Termination
	}
	return nil
}

// Draw implements ebiten.Game.
func (c *costs) Draw(*ebiten.Image) {
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
	if row%2 == 1 {
		c.app.UI.Redraw()
		c.app.Draw(c.screen)
		return
	}
	var o ebiten.DrawImageOptions
	c.screen.DrawImage(c.sky, &o)
	for i := range 400 {
		o.GeoM.Reset()
		o.GeoM.Translate(math.Mod(float64(i)*97, 1850), math.Mod(float64(i)*53, 1010))
		c.screen.DrawImage(c.sprites[i%len(c.sprites)], &o)
	}
}

// Layout implements ebiten.Game.
func (c *costs) Layout(int, int) (int, int) { return 320, 240 }
