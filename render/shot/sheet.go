package shot

import (
	"fmt"
	"image"
	"image/draw"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game/box"
	"battlestar/render"
	"battlestar/render/scene/shell"
	"battlestar/render/ui"
)

// sheetSizes are the window sizes of the contact sheet.
var sheetSizes = [][2]int{{1280, 720}, {1920, 1080}, {3840, 2160}}

// otherLooks are additional looks of some scenes: other shapes of the window, larger text, the other colors.
var otherLooks = []look{{w: 1280, h: 800}, {w: 1500, h: 1000}, {w: 3440, h: 1440}, {w: 1280, h: 720, text: 2}, {w: 1280, h: 720, apart: true}}

// seenOtherwise are the scenes with the most to fit in.
var seenOtherwise = map[string]bool{"table": true, "check": true, "hand": true, "cylon-fleet": true}

// contactSheet draws every scene, or the one that was named, at three sizes of the window, and all of them small in one picture. Each is drawn by a
// process of its own, because a software driver gives back what it keeps of a large picture only at the end. A scene without a picture is reported
// and skipped, and is an error at the end.
func contactSheet(o options, out io.Writer) error {
	if err := os.MkdirAll(o.sheet, 0o755); err != nil {
		return fmt.Errorf("the folder %s cannot be made: %w", o.sheet, plain(err))
	}
	small := &overview{}
	missing := 0
	scenes := allScenes()
	if o.named {
		scenes = []shown{sceneNamed(o.scene)}
	}
	for _, s := range scenes {
		looks := []look{}
		for _, size := range sheetSizes {
			looks = append(looks, look{w: size[0], h: size[1]})
		}
		if seenOtherwise[s.name] {
			looks = append(looks, otherLooks...)
		}
		for _, l := range looks {
			path := filepath.Join(o.sheet, fmt.Sprintf("%s-%v.png", s.name, l))
			if err := drawAlone(o, s, l, path); err != nil {
				fmt.Fprintf(out, "no picture of %s: %v\n", s.name, err)
				missing++
				break
			}
			fmt.Fprintln(out, path)
			if slices.Contains(sheetSizes[1:], [2]int{l.w, l.h}) {
				continue // the overview shows a scene once in its usual shape
			}
			if err := small.add(fmt.Sprintf("%s %v", s.name, l), path); err != nil {
				return err
			}
		}
	}
	rows := (len(small.pictures) + overviewColumns - 1) / overviewColumns
	o.look = look{w: overviewGap + overviewColumns*(smallW+overviewGap), h: overviewGap + rows*(smallH+overviewFoot)}
	img, err := take(shown{name: "overview", make: func(*stage, *shell.Shell) render.Scene { return small }}, o)
	if err != nil {
		return err
	}
	path := filepath.Join(o.sheet, "overview.jpg")
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("the picture %s cannot be written: %w", path, plain(err))
	}
	err = jpeg.Encode(f, img, &jpeg.Options{Quality: 82}) // small enough for the README
	if closed := f.Close(); err == nil {
		err = closed
	}
	fmt.Fprintln(out, path)
	if err == nil && missing > 0 {
		return fmt.Errorf("the contact sheet lacks %d of its scenes", missing)
	}
	return err
}

// drawAlone makes this program draw one picture in a process of its own.
func drawAlone(o options, s shown, l look, path string) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	args := []string{
		"shot", "-scene", s.name, "-size", fmt.Sprintf("%dx%d", l.w, l.h), "-text", strconv.Itoa(l.text), fmt.Sprintf("-apart=%t", l.apart),
		"-seat", strconv.Itoa(o.seat), "-options", strings.Join(o.played, ","), "-o", path,
	}
	switch {
	case s.page && !o.boxed: // a page of cards shows those of all boxes
		var all []string
		for _, b := range box.All() {
			all = append(all, string(b.ID))
		}
		args = append(args, "-boxes", strings.Join(all, ","))
	default:
		var boxes []string
		for _, id := range o.boxes {
			boxes = append(boxes, string(id))
		}
		args = append(args, "-boxes", strings.Join(boxes, ","))
	}
	if o.load != "" {
		args = append(args, "-load", o.load)
	} else if o.seeded {
		args = append(args, "-seed", strconv.FormatUint(o.seed, 10))
	}
	if said, err := exec.Command(self, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, strings.TrimSpace(string(said)))
	}
	return nil
}

// String returns the look's part of the name of its picture.
func (l look) String() string {
	s := fmt.Sprintf("%dx%d", l.w, l.h)
	if l.text > 0 {
		s += "-text" + strconv.Itoa(l.text)
	}
	if l.apart {
		s += "-apart"
	}
	return s
}

// The measures of the overview in pixels: small pictures are at most as large as a quarter-size window of 1280x720.
const (
	overviewColumns = 7
	overviewGap     = 14
	overviewFoot    = 40
	smallW, smallH  = 320, 180
)

// overview shows small pictures, each with its name.
type overview struct{ pictures []smallPicture }

type smallPicture struct {
	name  string
	small *image.RGBA
	img   *ebiten.Image // made when it is first drawn
}

// add adds a picture, as large as there is room for at a whole fraction of its size.
func (o *overview) add(name, path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	read, err := png.Decode(f)
	if err != nil {
		return fmt.Errorf("the picture %s cannot be read: %w", path, err)
	}
	img := image.NewRGBA(read.Bounds())
	draw.Draw(img, img.Rect, read, image.Point{}, draw.Src)
	w, h := img.Rect.Dx(), img.Rect.Dy()
	k := max((w+smallW-1)/smallW, (h+smallH-1)/smallH)
	small := image.NewRGBA(image.Rect(0, 0, w/k, h/k))
	for y := range h / k {
		for x := range w / k {
			var sum [4]int
			for j := range k {
				at := img.PixOffset(x*k, y*k+j)
				for i := range 4 * k {
					sum[i%4] += int(img.Pix[at+i])
				}
			}
			for c := range sum {
				small.Pix[small.PixOffset(x, y)+c] = uint8(sum[c] / (k * k))
			}
		}
	}
	o.pictures = append(o.pictures, smallPicture{name: name, small: small})
	return nil
}

// Frame implements render.Scene.
func (o *overview) Frame(u *ui.UI, _ *render.App) {
	unit := 1 / u.Scale
	for i := range o.pictures {
		p := &o.pictures[i]
		if p.img == nil {
			p.img = ebiten.NewImageFromImage(p.small)
		}
		cell := ui.R(overviewGap+float64(i%overviewColumns)*(smallW+overviewGap), overviewGap+float64(i/overviewColumns)*(smallH+overviewFoot), smallW, smallH)
		w, h := float64(p.img.Bounds().Dx()), float64(p.img.Bounds().Dy())
		at := cell.Around(w, h)
		u.Image(p.img, ui.R(at.X*unit, at.Y*unit, w*unit, h*unit), ui.White)
		u.Text(ui.R(cell.X*unit, cell.Bottom()*unit, smallW*unit, (overviewFoot-overviewGap)*unit), p.name, ui.Small, ui.TextSecond, ui.Left)
	}
}
