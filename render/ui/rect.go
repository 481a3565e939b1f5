package ui

import "math"

// Rect is a rectangle in units.
type Rect struct{ X, Y, W, H float64 }

// R makes a rectangle.
func R(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// Right returns the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Center returns the middle of the rectangle.
func (r Rect) Center() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Contains reports whether the point lies in the rectangle.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && x < r.Right() && y >= r.Y && y < r.Bottom()
}

// Inset takes d off every side; a negative d adds to it.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// InsetXY takes dx off the left and right and dy off the top and bottom.
func (r Rect) InsetXY(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy} }

// Move shifts the rectangle.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// CutTop takes h off the top and leaves gap under it. It returns that part and the rest.
func (r Rect) CutTop(h, gap float64) (part, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h + gap, r.W, r.H - h - gap}
}

// CutBottom takes h off the bottom and leaves gap above it. It returns that part and the rest.
func (r Rect) CutBottom(h, gap float64) (part, rest Rect) {
	return Rect{r.X, r.Bottom() - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h - gap}
}

// CutLeft takes w off the left and leaves gap beside it. It returns that part and the rest.
func (r Rect) CutLeft(w, gap float64) (part, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w + gap, r.Y, r.W - w - gap, r.H}
}

// CutRight takes w off the right and leaves gap beside it. It returns that part and the rest.
func (r Rect) CutRight(w, gap float64) (part, rest Rect) {
	return Rect{r.Right() - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w - gap, r.H}
}

// Cell returns cell i of n equal cells in a row, gap apart.
func (r Rect) Cell(i, n int, gap float64) Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	return Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
}

// Row returns row i of n equal rows, gap apart.
func (r Rect) Row(i, n int, gap float64) Rect {
	h := (r.H - gap*float64(n-1)) / float64(n)
	return Rect{r.X, r.Y + float64(i)*(h+gap), r.W, h}
}

// Around returns a w by h rectangle in the middle of r.
func (r Rect) Around(w, h float64) Rect { return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h} }

// Square returns the largest square in the middle of r.
func (r Rect) Square() Rect {
	d := min(r.W, r.H)
	return r.Around(d, d)
}

// Overlap returns the part that r and s share; its W or H is 0 if they share nothing.
func (r Rect) Overlap(s Rect) Rect {
	x, y := max(r.X, s.X), max(r.Y, s.Y)
	return Rect{x, y, max(0, min(r.Right(), s.Right())-x), max(0, min(r.Bottom(), s.Bottom())-y)}
}

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// within reports whether r lies in s, within a tolerance.
func (r Rect) within(s Rect, tol float64) bool {
	return r.X >= s.X-tol && r.Y >= s.Y-tol && r.Right() <= s.Right()+tol && r.Bottom() <= s.Bottom()+tol
}

// scale multiplies all measures.
func (r Rect) scale(f float64) Rect { return Rect{r.X * f, r.Y * f, r.W * f, r.H * f} }

// snap moves the edges to whole pixels.
func (r Rect) snap() Rect {
	x, y := math.Round(r.X), math.Round(r.Y)
	return Rect{x, y, math.Round(r.Right()) - x, math.Round(r.Bottom()) - y}
}
