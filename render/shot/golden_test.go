package shot_test

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"battlestar/game"
	"battlestar/game/save"
)

var update = flag.Bool("update", false, "Make the golden pictures anew; look at each before it is committed.")

// golden lists the screens of which a small picture is kept, and how each is drawn: from a saved game that always loads, or from the data of the base
// game alone, so that no change in chance or in a bot moves anything.
var golden = []struct{ name, scene, load string }{
	{"table", "table", "base-four"},
	{"evening", "table", "evening-six"},
	{"curtain", "curtain", "base-four"},
	{"hand-over", "hand-over", "base-four"},
	{"miniatures", "miniatures", ""},
	{"cards-skill", "cards-skill", ""},
	{"cards-crisis", "cards-crisis", ""},
}

// A pixel of the small picture differs if a channel is off by more than offChannel, and at most offPixels of them may. Software GL draws the same on
// all machines but for the last bits: whatever the width of its vectors, no channel is off by more than 1. One digit is about thirty pixels.
const (
	offChannel = 5
	offPixels  = 6
)

// Screens must look as they did when a person last looked at them.
func TestGoldenPictures(t *testing.T) {
	needSoftwareGL(t)
	program := build(t)
	for _, g := range golden {
		t.Run(g.name, func(t *testing.T) {
			args := []string{"-scene", g.scene}
			if g.load != "" {
				args = append(args, "-load", "../../game/save/testdata/"+g.load+".bsg")
			}
			now := drawn(t, program, args...)
			kept := filepath.Join("testdata", "golden", g.name+".png")
			if *update {
				encode(t, kept, now)
				return
			}
			want := decode(t, kept)
			if n, diff := differs(now, want); n > offPixels {
				t.Errorf("%d pixels of the picture are not as in %s. If that is meant, look at it and make it anew with -update.", n, kept)
				if dir := os.Getenv("BATTLESTAR_PICTURES"); dir != "" {
					encode(t, filepath.Join(dir, g.name+"-now.png"), now)
					encode(t, filepath.Join(dir, g.name+"-difference.png"), diff)
				}
			}
		})
	}
}

// needSoftwareGL skips a test where a graphics card draws the pictures, since each card rounds differently; build/test has them drawn without one.
func needSoftwareGL(t *testing.T) {
	t.Helper()
	if os.Getenv("DISPLAY") == "" || os.Getenv("LIBGL_ALWAYS_SOFTWARE") != "1" {
		t.Skip("golden pictures are compared under software GL only: set DISPLAY and LIBGL_ALWAYS_SOFTWARE=1")
	}
}

// drawn returns a screen as the program draws it, at half its size.
func drawn(t *testing.T, program string, args ...string) *image.RGBA {
	t.Helper()
	path := filepath.Join(t.TempDir(), "now.png")
	if out, err := exec.Command(program, append([]string{"shot", "-size", "1280x720", "-o", path}, args...)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return halved(decode(t, path))
}

// A table on which one word or one number differs must not pass as the same picture; the same table drawn again must.
func TestGoldenNotices(t *testing.T) {
	needSoftwareGL(t)
	contents, err := save.Read("../../game/save/testdata/base-four.bsg")
	if err != nil {
		t.Fatal(err)
	}
	var state *game.State
	for _, r := range contents.Records {
		if s, ok := r.(save.Snapshot); ok {
			state = s.State
		}
	}
	program := build(t)
	table := func(change func(s *game.State), names []byte) *image.RGBA {
		now := state.Clone()
		change(now)
		path := filepath.Join(t.TempDir(), "table.bsg")
		j, err := save.Create(path, now.Setup, names)
		if err != nil {
			t.Fatal(err)
		}
		j.Append(save.Snapshot{State: now})
		if err := j.Close(); err != nil {
			t.Fatal(err)
		}
		return drawn(t, program, "-scene", "table", "-load", path)
	}
	names, same := contents.Header.Table, func(*game.State) {}
	as := table(same, names)
	if n, _ := differs(as, table(same, names)); n > offPixels {
		t.Errorf("the same table drawn twice differs in %d pixels", n)
	}
	less := func(pile game.Pile) func(*game.State) {
		return func(s *game.State) { s.Piles[pile] = s.Piles[pile][1:] }
	}
	for _, c := range []struct {
		what string
		now  *image.RGBA
	}{
		{"a letter of a name", table(same, bytes.Replace(names, []byte("Seat 2"), []byte("Seat Z"), 1))},
		{"the number of the turn", table(func(s *game.State) { s.Turn++ }, names)},
		{"the cards of a hand", table(less(game.Hand((state.Current+1)%4)), names)},
		{"the cards of a deck", table(less(game.DestinationDeck), names)},
	} {
		n, _ := differs(as, c.now)
		t.Logf("%s: %d pixels", c.what, n)
		if n <= offPixels {
			t.Errorf("%s is another, and the pictures are the same but for %d pixels", c.what, n)
		}
	}
}

// halved returns the picture at half its size.
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

// differs returns how many pixels differ, and a picture of where.
func differs(a, b *image.RGBA) (n int, diff *image.RGBA) {
	diff = image.NewRGBA(a.Rect)
	if a.Rect != b.Rect {
		return len(a.Pix) / 4, diff
	}
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
	return n, diff
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
