package scene

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render/board"
	"battlestar/render/ui"
)

// flagship is Galactica at large. She is painted beside, so that the first picture of the window does not wait for her.
type flagship struct {
	painted chan *image.RGBA
	img     *ebiten.Image
}

// shipPixels is how wide she is painted; more cannot be seen, what is painted is soft.
const shipPixels = 1400

func newFlagship() *flagship {
	f := &flagship{painted: make(chan *image.RGBA, 1)}
	go func() { f.painted <- board.Galactica(shipPixels) }()
	return f
}

// wait waits until she is painted.
func (f *flagship) wait() {
	if f.img == nil {
		f.img = ebiten.NewImageFromImage(<-f.painted)
	}
}

// draw draws her round (x, y), w units wide, turned clockwise by some degrees from her bow at the left; nothing while she is being painted.
func (f *flagship) draw(u *ui.UI, x, y, w, degrees float64) {
	if f.img == nil {
		select {
		case img := <-f.painted:
			f.img = ebiten.NewImageFromImage(img)
		default:
			u.Wake(3)
			return
		}
	}
	u.Paint(turned{f.img, x, y, w, degrees})
}

// turned paints an image, turned about its middle.
type turned struct {
	img              *ebiten.Image
	x, y, w, degrees float64
}

// Paint implements ui.Painter.
func (t turned) Paint(dst *ebiten.Image, scale float64) {
	size := t.img.Bounds().Size()
	var o ebiten.DrawImageOptions
	o.Filter = ebiten.FilterLinear
	o.GeoM.Translate(-float64(size.X)/2, -float64(size.Y)/2)
	k := t.w * scale / float64(size.X)
	o.GeoM.Scale(k, k)
	o.GeoM.Rotate(t.degrees * math.Pi / 180)
	o.GeoM.Translate(t.x*scale, t.y*scale)
	dst.DrawImage(t.img, &o)
}
