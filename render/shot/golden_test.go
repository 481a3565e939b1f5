package shot_test

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "Make the golden pictures anew; look at each before it is committed.")

// golden are the screens of which a small picture is kept, and how each is drawn: from a saved game that always loads, or from the
// data of the base game alone, so that no change of chance or of a bot moves anything.
var golden = []struct{ name, scene, load string }{
	{"table", "table", "base-four"},
	{"evening", "table", "evening-six"},
	{"curtain", "curtain", "base-four"},
	{"hand-over", "hand-over", "base-four"},
	{"miniatures", "miniatures", ""},
	{"cards-skill", "cards-skill", ""},
	{"cards-crisis", "cards-crisis", ""},
}

// A pixel of the small picture differs if a channel is this far off; so many of them may. Software GL draws the same on all machines
// but for the last bits, and a panel that is moved by four pixels is some 1 % of the picture.
const (
	offChannel = 14
	offPixels  = 0.004
)

// Screens look as they did when somebody looked at them last.
func TestGoldenPictures(t *testing.T) {
	if os.Getenv("DISPLAY") == "" || os.Getenv("LIBGL_ALWAYS_SOFTWARE") != "1" {
		t.Skip("golden pictures are compared under software GL only, as other graphics cards round differently; build/test does so")
	}
	program := build(t)
	for _, g := range golden {
		t.Run(g.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "now.png")
			args := []string{"shot", "-scene", g.scene, "-size", "1280x720", "-o", path}
			if g.load != "" {
				args = append(args, "-load", "../../game/save/testdata/"+g.load+".bsg")
			}
			if out, err := exec.Command(program, args...).CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			now := halved(decode(t, path))
			kept := filepath.Join("testdata", "golden", g.name+".png")
			if *update {
				encode(t, kept, now)
				return
			}
			want := decode(t, kept)
			if part, diff := differs(now, want); part > offPixels {
				t.Errorf("%.2f %% of the picture are not as in %s. If that is meant, look at it and make it anew with -update.", part*100, kept)
				if dir := os.Getenv("BATTLESTAR_PICTURES"); dir != "" {
					encode(t, filepath.Join(dir, g.name+"-now.png"), now)
					encode(t, filepath.Join(dir, g.name+"-difference.png"), diff)
				}
			}
		})
	}
}

// The tolerance lets noise pass, and no panel that moves.
func TestGoldenTolerance(t *testing.T) {
	panel := func(x int, noise uint8) *image.RGBA {
		img := image.NewRGBA(image.Rect(0, 0, 640, 360))
		for i := range img.Pix {
			img.Pix[i] = 20 + uint8(i%5)*noise
		}
		for j := range 80 {
			for i := range 150 {
				c := color.RGBA{40, 50, 60, 255}
				if j == 0 || i == 0 || j == 79 || i == 149 || j%12 == 5 && i%7 < 4 {
					c = color.RGBA{200, 200, 200, 255}
				}
				img.SetRGBA(x+i, 100+j, c)
			}
		}
		return img
	}
	if part, _ := differs(panel(40, 0), panel(40, 2)); part > offPixels {
		t.Errorf("noise counts as %.2f %% of the picture", part*100)
	}
	if part, _ := differs(panel(40, 0), panel(42, 0)); part <= offPixels {
		t.Errorf("a panel that moved by four pixels of the screen counts as %.2f %% only", part*100)
	}
}

// halved is the picture at half its size.
func halved(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, img.Rect.Dx()/2, img.Rect.Dy()/2))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			at := out.PixOffset(x, y)
			for c := range 4 {
				sum := 0
				for _, d := range [4]image.Point{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
					sum += int(img.Pix[img.PixOffset(2*x+d.X, 2*y+d.Y)+c])
				}
				out.Pix[at+c] = uint8((sum + 2) / 4)
			}
		}
	}
	return out
}

// differs is the part of the pixels that differ, and a picture of where.
func differs(a, b *image.RGBA) (float64, *image.RGBA) {
	diff := image.NewRGBA(a.Rect)
	if a.Rect != b.Rect {
		return 1, diff
	}
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		diff.Pix[i+3] = 255
		for c := range 3 {
			if d := int(a.Pix[i+c]) - int(b.Pix[i+c]); d > offChannel || d < -offChannel {
				n++
				diff.Pix[i] = 255
				break
			}
		}
	}
	return float64(n) / float64(len(a.Pix)/4), diff
}

func decode(t *testing.T, path string) *image.RGBA {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(fmt.Errorf("make it with -update: %w", err))
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewRGBA(img.Bounds())
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			out.Set(x, y, img.At(x, y))
		}
	}
	return out
}

func encode(t *testing.T, path string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
