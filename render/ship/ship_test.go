package ship

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/assets/ships"
	"battlestar/assets/ships/sheet"
)

var look = flag.String("look", "", "Write what TestDraw draws to this file.")

// frames is a game that runs the work of tests that need a graphics card.
type frames struct {
	work chan func()
	done chan struct{}
}

var card = frames{make(chan func()), make(chan struct{})}

func (f *frames) Update() error {
	select {
	case w := <-f.work:
		w()
	case <-f.done:
		return ebiten.Termination
	case <-time.After(20 * time.Millisecond):
	}
	return nil
}

func (f *frames) Draw(*ebiten.Image)              {}
func (f *frames) Layout(w, h int) (width, hh int) { return w, h }

var shown = runtime.GOOS != "linux" || os.Getenv("DISPLAY") != ""

func TestMain(m *testing.M) {
	flag.Parse()
	if !shown {
		os.Exit(m.Run())
	}
	code := 0
	go func() {
		code = m.Run()
		close(card.done)
	}()
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGameWithOptions(&card, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		fmt.Fprintln(os.Stderr, "ship: no window can be opened:", err)
		os.Exit(1)
	}
	os.Exit(code)
}

// onCard runs f if there is a graphics card, and skips the test otherwise.
func onCard(t *testing.T, f func()) {
	t.Helper()
	if !shown {
		t.Skip("no display: run this test under xvfb-run -a")
	}
	done := make(chan struct{})
	card.work <- func() { defer close(done); f() }
	<-done
}

func TestShaderCompiles(t *testing.T) {
	if _, err := ebiten.NewShader(shaderSource); err != nil {
		t.Fatal(err)
	}
}

// Every size of every kind must have its pictures, and they must lie inside their sheets.
func TestPictures(t *testing.T) {
	read := map[string]image.Rectangle{}
	for k := range kinds {
		for _, size := range []float64{20, 50, 100, 200, 400, 900, 1900} {
			at := spot(k, size)
			for _, m := range []ships.Map{ships.Color, ships.Normal, ships.Glow} {
				all, ok := read[at.sheet.String()+string(m)]
				if !ok {
					img, err := ships.Picture(at.sheet.String(), m)
					if err != nil {
						t.Fatal(err)
					}
					all = img.Rect
					read[at.sheet.String()+string(m)] = all
				}
				if r := image.Rect(at.x, at.y, at.x+at.w, at.y+at.h); !r.In(all) {
					t.Errorf("%s: %v is not in the picture, %v", at.sheet, r, all)
				}
			}
		}
	}
}

// silhouette returns which pixels a miniature covers when it is drawn at 32 pixels.
func silhouette(t *testing.T, kind Kind, heading float64) (out [48][48]bool) {
	t.Helper()
	at := spot(kind, 100)
	img, err := ships.Picture(at.sheet.String(), ships.Color)
	if err != nil {
		t.Fatal(err)
	}
	sin, cos := math.Sincos((heading - at.heading) * math.Pi / 180)
	const fine = 4
	for j := range 48 {
		for i := range 48 {
			sum := 0
			for n := range fine * fine {
				x := (float64(i) + (float64(n%fine)+0.5)/fine - 24) / 32 * at.perBox
				y := (float64(j) + (float64(n/fine)+0.5)/fine - 24) / 32 * at.perBox
				u, v := int(math.Floor(x*cos+y*sin))+at.w/2, int(math.Floor(-x*sin+y*cos))+at.h/2
				if u >= 0 && v >= 0 && u < at.w && v < at.h {
					sum += int(img.Pix[img.PixOffset(at.x+u, at.y+v)+3])
				}
			}
			out[j][i] = sum > fine*fine*255/2
		}
	}
	return out
}

// Players must be able to tell any two miniatures apart without colors.
func TestSilhouettes(t *testing.T) {
	for h := range 8 {
		var all [kinds][48][48]bool
		for k := range kinds {
			all[k] = silhouette(t, k, float64(h)*45)
		}
		for a := range kinds {
			for b := range a {
				if a == RebelBasestarCylon && b == RebelBasestar {
					continue // the same ship, on either side
				}
				both, any := 0, 0
				for j := range 48 {
					for i := range 48 {
						if all[a][j][i] || all[b][j][i] {
							any++
							if all[a][j][i] && all[b][j][i] {
								both++
							}
						}
					}
				}
				if part := float64(both) / float64(any); part >= 0.8 {
					t.Errorf("%s and %s overlap by %.0f %% at %d degrees", sheet.Names[a], sheet.Names[b], 100*part, h*45)
				}
			}
		}
	}
}

// TestDraw draws miniatures with and without a shader. With -look it also writes a picture of all of them, at three sizes and eight headings.
func TestDraw(t *testing.T) {
	onCard(t, func() {
		s, err := New()
		if err != nil {
			t.Fatal(err)
		}
		if s.shader == nil {
			t.Fatal("the shader does not compile")
		}
		first := draw(600, 400, func(dst *ebiten.Image) { some(s, dst) })
		if d := different(first, image.NewRGBA(first.Rect)); d < 0.9 {
			t.Errorf("little was drawn: %.3f of the pixels", d)
		}
		dst := ebiten.NewImage(100, 100)
		i := 0.0
		n := testing.AllocsPerRun(100, func() { i++; s.Draw(dst, Raider, 50, 50, 60, i, Options{}) })
		t.Logf("drawing one that turns takes %.0f allocations", n)
		if *look != "" {
			save(t, *look, draw(2800, 3200, func(dst *ebiten.Image) { all(s, dst) }))
		}
		s.Plain()
		plain := draw(600, 400, func(dst *ebiten.Image) { some(s, dst) })
		if d := different(first, plain); d > 0.5 {
			t.Errorf("without a shader the picture is another one: %.3f of the pixels differ", d)
		}
		if *look != "" {
			save(t, *look+".plain.png", plain)
		}
	})
}

// draw returns the picture that f draws.
func draw(w, h int, f func(dst *ebiten.Image)) *image.RGBA {
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	dst.Fill(color.RGBA{20, 29, 44, 255})
	f(dst)
	img := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(img.Pix)
	return img
}

// some draws miniatures of all sizes, with all options.
func some(s *Ships, dst *ebiten.Image) {
	for k := range kinds {
		s.Draw(dst, k, float64(k%10)*60+30, float64(k/10)*70+40, 50, float64(k)*45, Options{})
	}
	s.Draw(dst, Galactica, 170, 240, 300, 250, Options{})
	s.Draw(dst, Raider, 400, 240, 120, 70, Options{})
	s.Draw(dst, Pawn, 40, 350, 60, 0, Options{Tint: [3]float32{0.3, 0.6, 1}})
	s.Draw(dst, ViperII, 110, 350, 60, 0, Options{Flash: 1})
	s.Draw(dst, ViperII, 180, 350, 60, 0, Options{Fade: 0.6})
	s.Draw(dst, ViperII, 250, 350, 60, 0, Options{Lights: -1, Lift: 1})
}

// all draws everything there is.
func all(s *Ships, dst *ebiten.Image) {
	for k := range Galactica {
		x, y := float64(k%7)*400, float64(k/7)*500
		s.Draw(dst, k, x+140, y+150, 240, 0, Options{})
		s.Draw(dst, k, x+335, y+80, 110, 30, Options{})
		s.Draw(dst, k, x+335, y+220, 64, 60, Options{})
		for h := range 8 {
			s.Draw(dst, k, x+40+float64(h)*46, y+330, 40, float64(h)*45, Options{})
			s.Draw(dst, k, x+40+float64(h)*46, y+385, 24, float64(h)*45, Options{})
		}
	}
	s.Draw(dst, Galactica, 900, 2050, 1700, 270, Options{})
	s.Draw(dst, Pegasus, 1150, 1630, 1500, 270, Options{})
	s.Draw(dst, Galactica, 2350, 1950, 400, 220, Options{})
	for i, k := range [...]Kind{Demetrius, RebelBasestar, RebelBasestarCylon} {
		y := 2550 + float64(i)*230
		s.Draw(dst, k, 650, y, 1200, 270, Options{})
		s.Draw(dst, k, 1600, y, 465, 270, Options{})
		s.Draw(dst, k, 2100, y, 310, 270, Options{})
		s.Draw(dst, k, 2500, y, 200, 220, Options{})
	}
}

// different returns the share of the pixels that differ clearly.
func different(a, b *image.RGBA) float64 {
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		for c := range 3 {
			if d := int(a.Pix[i+c]) - int(b.Pix[i+c]); d > 24 || d < -24 {
				n++
				break
			}
		}
	}
	return float64(n) / float64(len(a.Pix)/4)
}

func save(t *testing.T, path string, img image.Image) {
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
