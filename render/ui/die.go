package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// Die draws an eight-sided die in r that has rolled a part of its way, 0 to 1, and comes to rest on n. The faces that fly past depend on n and nth:
// two rolls look different, and nothing hints at the next roll. If n is 0, the die is not rolled yet.
func (cv *Canvas) Die(r Rect, n, nth int, rolled float64) {
	sq := r.Square()
	x, y := sq.Center()
	cv.Paint(die{x * cv.Scale, y * cv.Scale, sq.W / 2 * cv.Scale, n, nth, min(1, math.Round(rolled*240)/240)})
	if rolled >= 1 {
		c := dieMiddle()
		box := Rect{x - sq.W*0.3, y + c.y*sq.W/2 - sq.H*0.25, sq.W * 0.6, sq.H * 0.5}
		cv.fill(box.scale(cv.Scale), dieRed, dieRed)
		text := "?"
		if n > 0 {
			text = string(rune('0' + n))
		}
		cv.Text(box, text, Numeral.Sized(sq.H*0.44), White, Center)
	}
}

var dieRed = rgb(0xA3211F)

// die is a die on the display list. Measures are in pixels.
type die struct {
	x, y, r float64
	n, nth  int
	rolled  float64
}

// point is a place on the die, x right, y down, z toward the eye.
type point struct{ x, y, z float64 }

func (a point) add(b point) point   { return point{a.x + b.x, a.y + b.y, a.z + b.z} }
func (a point) mul(k float64) point { return point{a.x * k, a.y * k, a.z * k} }
func (a point) dot(b point) float64 { return a.x*b.x + a.y*b.y + a.z*b.z }
func (a point) unit() point         { return a.mul(1 / math.Sqrt(a.dot(a))) }
func (a point) about(k point, t float64) point { // turned about an axis of length 1
	sin, cos := math.Sincos(t)
	cross := point{k.y*a.z - k.z*a.y, k.z*a.x - k.x*a.z, k.x*a.y - k.y*a.x}
	return a.mul(cos).add(cross.mul(sin)).add(k.mul(k.dot(a) * (1 - cos)))
}

// lying returns where a corner of an octahedron is once the die has come to rest: one face up, one of its corners to the top.
func lying(p point) point {
	// From the axes to a face toward the eye: (1, 1, 1) becomes z, and the x corner lies at the top.
	s := math.Sqrt(1.0 / 6)
	return point{
		(p.y - p.z) / math.Sqrt2,
		-(2*p.x - p.y - p.z) * s,
		(p.x + p.y + p.z) / math.Sqrt(3),
	}
}

// dieMiddle returns the middle of the top face.
func dieMiddle() point { return lying(point{1.0 / 3, 1.0 / 3, 1.0 / 3}) }

// dieFaces are the corners of the faces. The first face lies on top, and opposite ones add up to 9.
var dieFaces = [8][3]point{
	{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	{{1, 0, 0}, {0, 0, -1}, {0, 1, 0}},
	{{1, 0, 0}, {0, 0, 1}, {0, -1, 0}},
	{{1, 0, 0}, {0, -1, 0}, {0, 0, -1}},
	{{-1, 0, 0}, {0, 0, 1}, {0, 1, 0}},
	{{-1, 0, 0}, {0, 1, 0}, {0, 0, -1}},
	{{-1, 0, 0}, {0, -1, 0}, {0, 0, 1}},
	{{-1, 0, 0}, {0, 0, -1}, {0, -1, 0}},
}

// number returns the number on a face when n is on top.
func (d *die) number(face int) int {
	switch {
	case face == 0:
		return d.n
	case face >= 4:
		return 9 - d.number(7-face) // the opposite one
	}
	pair := (min(d.n, 9-d.n)-1+face)%4 + 1
	if face%2 == 1 {
		return 9 - pair
	}
	return pair
}

// Paint implements [Painter].
func (d die) Paint(cv *Canvas, dst *ebiten.Image) {
	left := 1 - d.rolled
	spin := left * left * (3*math.Pi + float64(d.nth%3)*math.Pi/2)
	axis := point{0.8, -0.5 + 0.3*float64(d.nth%4), 0.35}.unit()
	// It bounces three times, each lower than before, and comes in from the side.
	hop := math.Abs(math.Sin(d.rolled*3*math.Pi)) * left * d.r * 0.8
	cx, cy := d.x+left*left*d.r*2.2, d.y-hop
	key := point{-0.5, -0.62, 0.6}.unit()
	at := func(p point) point { return lying(p).about(axis, spin) }
	// The shadow stays on the table.
	shadow := d.r * (0.9 - 0.25*hop/d.r)
	var o ebiten.DrawImageOptions
	if cv.glow == nil {
		cv.glow = softGlow()
	}
	o.GeoM.Scale(shadow*2.8/glowSize, shadow*2.2/glowSize)
	o.GeoM.Translate(d.x+left*left*d.r*2.2-shadow*1.4+d.r*0.12, d.y-shadow*1.1+d.r*0.22)
	o.ColorScale.ScaleWithColor(Color{0, 0, 0, 255})
	o.Filter = ebiten.FilterLinear
	dst.DrawImage(cv.glow, &o)
	for f, corners := range dieFaces {
		a, b, c := at(corners[0]), at(corners[1]), at(corners[2])
		middle := a.add(b).add(c).mul(1.0 / 3)
		normal := middle.unit()
		if normal.z <= 0.01 {
			continue
		}
		shine := math.Pow(max(0, normal.dot(point{key.x, key.y, key.z + 1}.unit())), 18)
		tone := 0.30 + 0.75*max(0, normal.dot(key)) + 0.12*normal.z
		face := Mix(Mix(Void, dieRed, min(1, tone)), White, 0.5*shine+max(0, tone-1)*0.5)
		corner := func(p point) (x, y float32) {
			k := d.r * (1 + 0.12*p.z) * 1.02 // nearer parts look larger
			return float32(cx + p.x*k), float32(cy + p.y*k)
		}
		cv.triangle(dst, corner, a, b, c, face)
		// Its edges are worn to a lighter line.
		for _, e := range [3][2]point{{a, b}, {b, c}, {c, a}} {
			x0, y0 := corner(e[0])
			x1, y1 := corner(e[1])
			vector.StrokeLine(dst, x0, y0, x1, y1, float32(max(1, d.r*0.022)), Alpha(Mix(face, White, 0.55), 0.8), true)
		}
		if d.rolled >= 1 && f == 0 {
			continue // Die writes this one
		}
		cv.onFace(dst, corner, middle, a, d.number(f), Alpha(White, 0.5+0.5*normal.z))
	}
}

// triangle fills a face.
func (cv *Canvas) triangle(dst *ebiten.Image, corner func(point) (x, y float32), a, b, c point, fill Color) {
	white := cv.image(cv.sprites.white)
	at := white.Bounds().Min
	var v [3]ebiten.Vertex
	for i, p := range [3]point{a, b, c} {
		x, y := corner(p)
		v[i] = ebiten.Vertex{DstX: x, DstY: y, SrcX: float32(at.X) + 0.5, SrcY: float32(at.Y) + 0.5, ColorR: float32(fill.R) / 255, ColorG: float32(fill.G) / 255, ColorB: float32(fill.B) / 255, ColorA: 1}
	}
	dst.DrawTriangles(v[:], []uint16{0, 1, 2}, white, &ebiten.DrawTrianglesOptions{})
}

// onFace writes a digit on a face, upright toward its first corner.
func (cv *Canvas) onFace(dst *ebiten.Image, corner func(point) (x, y float32), middle, top point, n int, c Color) {
	st := Numeral
	px := int(math.Round(48 * cv.Scale))
	s := cv.line(st.key(string(rune('0'+n)), px))
	img := cv.image(s)
	up := top.add(middle.mul(-1)).unit()
	normal := middle.unit()
	right := point{normal.y*up.z - normal.z*up.y, normal.z*up.x - normal.x*up.z, normal.x*up.y - normal.y*up.x}
	high := cv.fonts.face(st.Font, px).capital
	k := 0.5 / high // of the die's radius per pixel of the digit
	b := img.Bounds()
	var v [4]ebiten.Vertex
	a := float32(c.A) / 255
	for i, q := range [4][2]int{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
		sx, sy := float64(q[0]*b.Dx()), float64(q[1]*b.Dy())
		dx, dy := (sx-s.x-s.width/2)*k, (s.y-high/2-sy)*k
		x, y := corner(middle.add(right.mul(dx)).add(up.mul(dy)))
		v[i] = ebiten.Vertex{
			DstX: x, DstY: y, SrcX: float32(b.Min.X) + float32(sx), SrcY: float32(b.Min.Y) + float32(sy),
			ColorR: float32(c.R) / 255 * a, ColorG: float32(c.G) / 255 * a, ColorB: float32(c.B) / 255 * a, ColorA: a,
		}
	}
	dst.DrawTriangles(v[:], twoTriangles, img, &ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, DisableMipmaps: true})
}

var twoTriangles = []uint16{0, 1, 2, 1, 2, 3}
