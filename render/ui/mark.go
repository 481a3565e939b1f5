package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// Cells draws a bar of n cells, of which full are lit; those below low are tinted red, as the danger zone.
func (cv *Canvas) Cells(r Rect, n, full, low int, c Color) {
	for i := range n {
		cell := r.Cell(i, n, 3)
		switch {
		case i < full && i < low:
			cv.Fill(cell, Mix(Red, rgb(0x8A3A33), 0.25))
		case i < full:
			cv.Fill(cell, c)
		case i < low:
			cv.Fill(cell, rgb(0x43231F))
		default:
			cv.Fill(cell, LineBase)
		}
	}
}

// Bar draws a progress bar, filled from 0 to 1.
func (cv *Canvas) Bar(r Rect, part float64, c Color) {
	cv.Fill(r, LineBase)
	r.W *= min(1, max(0, part))
	if r.W > 0 {
		cv.Fill(r, c)
	}
}

// Ring draws an octagonal ring that fills clockwise from the top, 0 to 1.
func (cv *Canvas) Ring(r Rect, part float64, c Color) {
	cv.Paint(ring{r.Square(), 1, Mix(LineOff, PanelBase, 0.2)})
	if part > 0 {
		cv.Paint(ring{r.Square(), min(1, part), c})
	}
}

type ring struct {
	r    Rect
	part float64
	c    Color
}

// Paint follows the octagon until the part is used up.
func (g ring) Paint(cv *Canvas, dst *ebiten.Image) {
	scale := cv.Scale
	width := max(3, g.r.W*0.05) * scale
	cx, cy := g.r.Center()
	rad := (g.r.W/2*scale - width/2) / math.Cos(math.Pi/8)
	corner := func(i int) (x, y float64) {
		a := -math.Pi/2 + math.Pi/8 + float64(i)*math.Pi/4
		return cx*scale + rad*math.Cos(a), cy*scale + rad*math.Sin(a)
	}
	x0, y0 := corner(-1)
	x1, y1 := corner(0)
	x, y := (x0+x1)/2, (y0+y1)/2 // the middle of the upper edge
	var p vector.Path
	p.MoveTo(float32(x), float32(y))
	left := g.part * 8 // in edges
	step := 0.5
	for i := 0; left > 0; i++ {
		nx, ny := corner(i)
		if i == 8 {
			nx, ny = (x0+x1)/2, (y0+y1)/2
		}
		t := min(1, left/step)
		p.LineTo(float32(x+(nx-x)*t), float32(y+(ny-y)*t))
		left -= step
		x, y, step = nx, ny, 1
		if i == 7 {
			step = 0.5
		}
	}
	if g.part >= 1 {
		p.Close()
	}
	o := vector.DrawPathOptions{AntiAlias: true}
	o.ColorScale.ScaleWithColor(g.c)
	vector.StrokePath(dst, &p, &vector.StrokeOptions{Width: float32(width), LineJoin: vector.LineJoinMiter, MiterLimit: 4}, &o)
}
