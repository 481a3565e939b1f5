package ui_test

import (
	"image"
	"math"
	"testing"

	"battlestar/render"
	"battlestar/render/ui"
	"battlestar/render/ui/uitest"
)

// swatches are the colors that carry a meaning: chosen, told, danger, passed.
var swatches = []ui.Color{ui.Amber, ui.Cyan, ui.Red, ui.Green}

type swatchScene struct{}

func (swatchScene) Frame(u *ui.UI, _ *render.App) {
	win := u.Window()
	for i, c := range swatches {
		u.Fill(win.Cell(i, len(swatches)+1, 0), c)
	}
	u.Fill(win.Cell(len(swatches), len(swatches)+1, 0), ui.TextQuiet)
}

func newSwatches() (*render.App, error) {
	app, err := render.New(func(*render.App) render.Scene { return swatchScene{} })
	if err == nil {
		app.SetApart(true)
	}
	return app, err
}

// eyes are matrices on linear colors: what people without one kind of cone see (Machado, Oliveira and Fernandes 2009).
var eyes = map[string][3][3]float64{
	"all cones": {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"no red":    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"no green":  {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"no blue":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// seen returns a color as the given eyes see it, in CIE Lab, where a distance of 2 is just visible.
func seen(c ui.Color, eye [3][3]float64) [3]float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	in := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	var l [3]float64
	for i := range 3 {
		l[i] = min(1, max(0, eye[i][0]*in[0]+eye[i][1]*in[1]+eye[i][2]*in[2]))
	}
	f := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x := f((0.4124*l[0] + 0.3576*l[1] + 0.1805*l[2]) / 0.9505)
	y := f(0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2])
	z := f((0.0193*l[0] + 0.1192*l[1] + 0.9505*l[2]) / 1.089)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// nearest returns the least distance between any two colors for any eyes, and whose eyes those are.
func nearest(colors []ui.Color) (least float64, whose string) {
	least = math.Inf(1)
	for name, eye := range eyes {
		for i, a := range colors {
			for _, b := range colors[:i] {
				p, q := seen(a, eye), seen(b, eye)
				if d := math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2]); d < least {
					least, whose = d, name
				}
			}
		}
	}
	return least, whose
}

// The painted colors are too close for some eyes. With SetApart they must be far enough apart for all eyes, keep their contrast, and leave gray
// gray.
func TestColorsApart(t *testing.T) {
	const enough = 20
	if least, _ := nearest(swatches); least >= enough {
		t.Fatalf("the painted colours lie %.1f apart already: this test shows nothing", least)
	}
	shot := uitest.Start(t, "swatches", 1280, 720).Shot()
	var got []ui.Color
	for i := range len(swatches) + 1 {
		got = append(got, at(shot, 1280*(2*i+1)/(2*(len(swatches)+1)), 360))
	}
	gray := got[len(swatches)]
	got = got[:len(swatches)]
	least, whose := nearest(got)
	t.Logf("%v: at least %.1f apart, for eyes with %s", got, least, whose)
	if least < enough {
		t.Errorf("for eyes with %s two colours lie only %.1f apart", whose, least)
	}
	for i, c := range got {
		if contrast := ui.Contrast(c, ui.PanelTop); contrast < 4.5 {
			t.Errorf("colour %d has a contrast of %.1f on a panel", i, contrast)
		}
	}
	for _, d := range []int{int(gray.R) - int(ui.TextQuiet.R), int(gray.G) - int(ui.TextQuiet.G), int(gray.B) - int(ui.TextQuiet.B)} {
		if d < -12 || d > 12 {
			t.Errorf("gray became %v", gray)
		}
	}
}

func at(img *image.RGBA, x, y int) ui.Color {
	c := img.RGBAAt(x, y)
	return ui.Color{R: c.R, G: c.G, B: c.B, A: c.A}
}
