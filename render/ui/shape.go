package ui

import (
	"math"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// A drawing is a list of figures separated by semicolons. A figure is a letter and a path: s is a stroke with a slight fill, l a
// stroke alone, f a full fill. A path has absolute coordinates only:
//
//	M x y, L x y ..., H x, V y, Q cx cy x y, C c1x c1y c2x c2y x y, Z as in SVG
//	A cx cy r from to   an arc by its angles in degrees, clockwise from the right; joined to what is before it
//	O cx cy r           a full circle
//	R x y w h           a rectangle
type figure struct {
	mode byte
	path vector.Path
}

// parseDrawing reads a drawing. Drawings are part of the program, so a fault panics.
func parseDrawing(d string) []figure {
	var figures []figure
	for part := range strings.SplitSeq(d, ";") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		f := figure{mode: part[0]}
		if !strings.Contains("slf", part[:1]) {
			panic("ui: a figure has to begin with s, l or f: " + part)
		}
		parsePath(&f.path, part[1:])
		figures = append(figures, f)
	}
	return figures
}

func parsePath(p *vector.Path, d string) {
	var x, y float32
	started := false
	for d = strings.TrimSpace(d); d != ""; {
		cmd := d[0]
		end := strings.IndexFunc(d[1:], func(r rune) bool { return r >= 'A' && r <= 'Z' }) + 1
		if end == 0 {
			end = len(d)
		}
		var n []float32
		for f := range strings.FieldsSeq(d[1:end]) {
			v, err := strconv.ParseFloat(f, 32)
			if err != nil {
				panic("ui: not a number in a path: " + f)
			}
			n = append(n, float32(v))
		}
		d = strings.TrimSpace(d[end:])
		switch cmd {
		case 'M':
			x, y = n[0], n[1]
			p.MoveTo(x, y)
		case 'L':
			for ; len(n) >= 2; n = n[2:] {
				x, y = n[0], n[1]
				p.LineTo(x, y)
			}
		case 'H':
			x = n[0]
			p.LineTo(x, y)
		case 'V':
			y = n[0]
			p.LineTo(x, y)
		case 'Q':
			p.QuadTo(n[0], n[1], n[2], n[3])
			x, y = n[2], n[3]
		case 'C':
			for ; len(n) >= 6; n = n[6:] {
				p.CubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
				x, y = n[4], n[5]
			}
		case 'A':
			from, to := n[3]*math.Pi/180, n[4]*math.Pi/180
			if !started {
				p.MoveTo(n[0]+n[2]*cos(from), n[1]+n[2]*sin(from))
			}
			dir := vector.Clockwise
			if to < from {
				dir = vector.CounterClockwise
			}
			p.Arc(n[0], n[1], n[2], from, to, dir)
			x, y = n[0]+n[2]*cos(to), n[1]+n[2]*sin(to)
		case 'O':
			// Four curves that end exactly where they began. The ends of an arc differ in the last bits, and the stroke would show the gap.
			cx, cy, r := n[0], n[1], n[2]
			k := r * 0.5522848
			p.MoveTo(cx+r, cy)
			p.CubicTo(cx+r, cy+k, cx+k, cy+r, cx, cy+r)
			p.CubicTo(cx-k, cy+r, cx-r, cy+k, cx-r, cy)
			p.CubicTo(cx-r, cy-k, cx-k, cy-r, cx, cy-r)
			p.CubicTo(cx+k, cy-r, cx+r, cy-k, cx+r, cy)
			p.Close()
		case 'R':
			p.MoveTo(n[0], n[1])
			p.LineTo(n[0]+n[2], n[1])
			p.LineTo(n[0]+n[2], n[1]+n[3])
			p.LineTo(n[0], n[1]+n[3])
			p.Close()
		case 'Z':
			p.Close()
		default:
			panic("ui: no path command " + string(cmd))
		}
		started = cmd != 'Z' && cmd != 'O' && cmd != 'R'
	}
}

func cos(a float32) float32 { return float32(math.Cos(float64(a))) }
func sin(a float32) float32 { return float32(math.Sin(float64(a))) }

func (cv *Canvas) drawing(d string) []figure {
	f, ok := cv.sprites.parsed[d]
	if !ok {
		f = parseDrawing(d)
		cv.sprites.parsed[d] = f
	}
	return f
}

// scaled returns the path transformed by a matrix.
func scaled(p *vector.Path, g ebiten.GeoM) *vector.Path {
	var q vector.Path
	q.AddPath(p, &vector.AddPathOptions{GeoM: g})
	return &q
}

func fillPath(dst *ebiten.Image, p *vector.Path, c Color) {
	o := vector.DrawPathOptions{AntiAlias: true}
	o.ColorScale.ScaleWithColor(c)
	vector.FillPath(dst, p, nil, &o)
}

func strokePath(dst *ebiten.Image, p *vector.Path, width float64, c Color) {
	o := vector.DrawPathOptions{AntiAlias: true}
	o.ColorScale.ScaleWithColor(c)
	vector.StrokePath(dst, p, &vector.StrokeOptions{Width: float32(width), LineCap: vector.LineCapRound, LineJoin: vector.LineJoinRound}, &o)
}

// shapeKey identifies the picture of a drawing; the color is a tint.
type shapeKey struct {
	drawing string
	px      int     // of the box
	grid    float64 // units of the drawing in the box
	line    float64 // width of the strokes, in grid units
	fill    float64 // opacity of the slight fill
}

func (cv *Canvas) shape(k shapeKey) *sprite {
	if s := cv.sprites.shapes[k]; s != nil {
		return s
	}
	s := &sprite{w: k.px + 4, h: k.px + 4, x: 2, y: 2}
	s.paint = func(dst *ebiten.Image) {
		var g ebiten.GeoM
		f := float64(k.px) / k.grid
		g.Scale(f, f)
		g.Translate(2, 2)
		for _, fig := range cv.drawing(k.drawing) {
			p := scaled(&fig.path, g)
			switch fig.mode {
			case 'f':
				fillPath(dst, p, White)
				continue
			case 's':
				fillPath(dst, p, Alpha(White, k.fill))
			}
			strokePath(dst, p, max(1.2, k.line*f), White)
		}
	}
	cv.sprites.shapes[k] = s
	return s
}

// Polygon draws a shape through points in units: x, y, x, y and so on. A clear color leaves out fill or line.
func (cv *Canvas) Polygon(points []float64, fill, line Color, width float64) {
	var b []byte
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i, v := range points {
		if i%2 == 0 {
			b = append(b, " L"...)
			x0, x1 = min(x0, v), max(x1, v)
		} else {
			y0, y1 = min(y0, v), max(y1, v)
		}
		b = strconv.AppendFloat(append(b, ' '), v, 'f', 2, 64)
	}
	b[1] = 'M'
	k := polygonKey{string(append(b, " Z"...)), fill, line, width, cv.Scale}
	const large = 512 << 10                                                              // pixels
	if area := (x1 - x0) * (y1 - y0) * cv.Scale * cv.Scale; cv.clip.on && area > large { // most of it is clipped, and it moves
		cv.Paint(k)
		return
	}
	// Paths cost much to draw, and most shapes stay the same: each is kept as a picture, on whole pixels.
	x, y := math.Floor(x0*cv.Scale-width*cv.Scale)-2, math.Floor(y0*cv.Scale-width*cv.Scale)-2
	s := cv.sprites.polygons[k]
	if s == nil {
		s = &sprite{w: int(math.Ceil((x1+width)*cv.Scale-x)) + 3, h: int(math.Ceil((y1+width)*cv.Scale-y)) + 3}
		s.paint = func(dst *ebiten.Image) { k.paint(dst, x, y) }
		cv.sprites.polygons[k] = s
	}
	cv.put(s, x, y, White)
}

type polygonKey struct {
	path       string
	fill, line Color
	width      float64
	scale      float64
}

// Paint implements [Painter].
func (k polygonKey) Paint(_ *Canvas, dst *ebiten.Image) { k.paint(dst, 0, 0) }

// paint draws the shape into a picture that begins at x, y.
func (k *polygonKey) paint(dst *ebiten.Image, x, y float64) {
	var p vector.Path
	parsePath(&p, k.path)
	var m ebiten.GeoM
	m.Scale(k.scale, k.scale)
	m.Translate(-x, -y)
	q := scaled(&p, m)
	if k.fill.A > 0 {
		fillPath(dst, q, k.fill)
	}
	if k.line.A > 0 {
		strokePath(dst, q, max(1, k.width*k.scale), k.line)
	}
}
