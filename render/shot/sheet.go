package shot

import (
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/game/box"
	"battlestar/render"
	"battlestar/render/scene"
	"battlestar/render/ui"
)

// sheetSizes are the windows of the contact sheet.
var sheetSizes = [][2]int{{1280, 720}, {1920, 1080}, {3840, 2160}}

// otherLooks are seen of some scenes besides: other shapes of the window, larger text, the other colours.
var otherLooks = []look{{w: 1280, h: 800}, {w: 1500, h: 1000}, {w: 3440, h: 1440}, {w: 1280, h: 720, text: 2}, {w: 1280, h: 720, apart: true}}

// seenOtherwise are the scenes in which most has to find its place.
var seenOtherwise = map[string]bool{"table": true, "check": true, "hand": true, "cylon-fleet": true}

// contactSheet draws every scene at three sizes of the window, and all of them small in one picture. A scene of which there is no
// picture is told at the end, and is an error.
func contactSheet(o options, out io.Writer) error {
	if err := os.MkdirAll(o.sheet, 0o755); err != nil {
		return fmt.Errorf("the folder %s cannot be made: %w", o.sheet, plain(err))
	}
	var jobs []job
	for _, s := range allScenes() {
		j := job{shown: s, o: o}
		if s.page && !o.boxed {
			j.o.boxes = nil
			for _, b := range box.All() {
				j.o.boxes = append(j.o.boxes, b.ID)
			}
		}
		for _, size := range sheetSizes {
			j.looks = append(j.looks, look{w: size[0], h: size[1]})
		}
		if seenOtherwise[s.name] {
			j.looks = append(j.looks, otherLooks...)
		}
		jobs = append(jobs, j)
	}
	small := &overview{}
	rows := (len(jobs) + len(seenOtherwise)*len(otherLooks) + overviewColumns - 1) / overviewColumns
	jobs = append(jobs, job{
		shown: shown{name: overviewName, make: func(*stage, *scene.Shell) render.Scene { return small }},
		o:     o, looks: []look{{w: overviewGap + overviewColumns*(smallW+overviewGap), h: overviewGap + rows*(smallH+overviewFoot)}},
	})
	var missing []error
	err := take(jobs, func(j *job, l look, img *image.RGBA) error {
		name := fmt.Sprintf("%s-%v.png", j.name, l)
		if j.name == overviewName {
			name = j.name + ".png"
		} else if !slices.Contains(sheetSizes[1:], [2]int{l.w, l.h}) {
			small.add(fmt.Sprintf("%s %v", j.name, l), img)
		}
		path := filepath.Join(o.sheet, name)
		f, err := os.Create(path)
		if err != nil {
			return fmt.Errorf("the picture %s cannot be written: %w", path, plain(err))
		}
		err = (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(f, img)
		if closed := f.Close(); err == nil {
			err = closed
		}
		fmt.Fprintln(out, path)
		return err
	}, func(j *job, err error) {
		fmt.Fprintf(out, "no picture of %s: %v\n", j.name, err)
		missing = append(missing, err)
	})
	if err == nil && len(missing) > 0 {
		return fmt.Errorf("the contact sheet lacks %d of its scenes, the first because %w", len(missing), missing[0])
	}
	return err
}

// String is how a look is called in the name of its picture.
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

// The measures of the overview in pixels: small pictures are at most as large as a window of 1280x720 at a quarter.
const (
	overviewName    = "overview"
	overviewColumns = 7
	overviewGap     = 14
	overviewFoot    = 40
	smallW, smallH  = 320, 180
)

// overview shows small pictures, each with its name.
type overview struct{ pictures []smallPicture }

type smallPicture struct {
	name string
	img  *ebiten.Image
}

// add takes in a picture, as large as there is room for at a whole fraction of its size.
func (o *overview) add(name string, img *image.RGBA) {
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
	o.pictures = append(o.pictures, smallPicture{name, ebiten.NewImageFromImage(small)})
}

// Frame implements render.Scene.
func (o *overview) Frame(u *ui.UI, _ *render.App) {
	unit := 1 / u.Scale
	for i, p := range o.pictures {
		cell := ui.R(overviewGap+float64(i%overviewColumns)*(smallW+overviewGap), overviewGap+float64(i/overviewColumns)*(smallH+overviewFoot), smallW, smallH)
		w, h := float64(p.img.Bounds().Dx()), float64(p.img.Bounds().Dy())
		at := cell.Around(w, h)
		u.Image(p.img, ui.R(at.X*unit, at.Y*unit, w*unit, h*unit), ui.White)
		u.Text(ui.R(cell.X*unit, cell.Bottom()*unit, smallW*unit, (overviewFoot-overviewGap)*unit), p.name, ui.Small, ui.TextSecond, ui.Left)
	}
}
