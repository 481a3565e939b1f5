// Package ship draws the miniatures: pictures of color, normals, height and glow, lit by a shader, so that a ship turns while the light stays.
package ship

import (
	_ "embed"
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/assets/ships/sheet"
)

//go:embed lit.kage
var shaderSource []byte

// Ships draws miniatures. Only the game's goroutine may use it.
type Ships struct {
	shader *ebiten.Shader // nil if it does not compile: then everything is drawn as it is lit at heading 0
	sheets map[sheetKey]*plate
	drawn  int // the number of miniatures drawn so far

	vertices [4]ebiten.Vertex
	options  ebiten.DrawTrianglesShaderOptions
	uniforms map[string]any
}

// Options are how a miniature is drawn, besides its place. The zero value is the usual look.
type Options struct {
	// Tint multiplies the color of the paint; all zero is none.
	Tint [3]float32
	// Fade makes it vanish: 0 is there, 1 is gone.
	Fade float64
	// Flash makes it glow white when it is hit, 0 to 1.
	Flash float64
	// Lights is added to the strength of engines, windows and eyes: -1 is off, 1 twice as bright.
	Lights float64
	// Bank leans it over its keel, in degrees: it looks narrower.
	Bank float64
	// Lift is added to how far its shadow falls: -1 is no shadow, 1 twice as far.
	Lift float64
}

// New reads the pictures that are needed first; the others are read on demand.
func New() (*Ships, error) {
	s := &Ships{sheets: map[sheetKey]*plate{}, uniforms: map[string]any{}}
	s.options.Uniforms = s.uniforms
	// If these embedded pictures can be read, the others cannot fail later.
	for _, k := range [...]Kind{ViperII, Galactica} {
		if _, err := s.sheet(spot(k, 100)); err != nil {
			return nil, fmt.Errorf("ships: %w", err)
		}
	}
	if shader, err := ebiten.NewShader(shaderSource); err == nil {
		s.shader = shader
	}
	return s, nil
}

// Plain draws without the shader from now on.
func (s *Ships) Plain() { s.shader = nil }

// Draw draws a miniature around (x, y). The size is the edge of its box in pixels of dst (for a hull, its length). The heading is where its bow
// points, in degrees clockwise from up.
func (s *Ships) Draw(dst *ebiten.Image, kind Kind, x, y, size, heading float64, o Options) {
	if size < 3 || kind >= kinds || o.Fade >= 1 {
		return
	}
	if o.Tint == [3]float32{} {
		o.Tint = [3]float32{1, 1, 1}
	}
	s.light(dst, kind, x, y, size, heading, o)
}

// Reach returns the edge of a square, in boxes, that holds a miniature at every heading.
func Reach(kind Kind) float64 {
	if b := kind.hull(); b != nil {
		return math.Hypot(b.W+2*skirt, b.H+2*skirt)
	}
	return sheet.Frame * math.Sqrt2
}

// skirt is how far a hull's shadow may fall outside its frame, in boxes. Other kinds have room in their frames.
const skirt = 0.06

// light draws with the shader, or leaves it to plain if there is none.
func (s *Ships) light(dst *ebiten.Image, kind Kind, x, y, size, heading float64, o Options) {
	at := spot(kind, size)
	s.drawn++
	p, err := s.sheet(at)
	if err != nil {
		return // does not happen: New has read such pictures
	}
	turn := (heading - at.heading) * math.Pi / 180
	sin, cos := math.Sincos(turn)
	k := size / at.perBox                    // pixels per texel
	w, h := float64(at.w)/2, float64(at.h)/2 // texels
	mx, my := float64(at.x)+w, float64(at.y)+h
	drop := max(0, 1+o.Lift)
	if kind.hull() != nil {
		w, h, drop = w+skirt*at.perBox, h+skirt*at.perBox, drop*0.6
	}
	lean := math.Cos(o.Bank * math.Pi / 180)
	flash := math.Floor(63 * max(0, min(1, o.Flash)))
	lights := (max(0, min(2, 1+o.Lights)) + 0.5) / 4
	for i, c := range [4][2]float64{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
		u, v := c[0]*w, c[1]*h
		s.vertices[i] = ebiten.Vertex{
			DstX: float32(x + (u*lean*cos-v*sin)*k), DstY: float32(y + (u*lean*sin+v*cos)*k), SrcX: float32(mx + u), SrcY: float32(my + v),
			ColorR: o.Tint[0], ColorG: o.Tint[1], ColorB: o.Tint[2], ColorA: float32(1 - max(0, o.Fade)),
			Custom0: float32(cos), Custom1: float32(sin), Custom2: float32(flash + lights), Custom3: float32(drop),
		}
	}
	if s.shader == nil {
		s.plain(dst, p, o)
		return
	}
	s.options.Images = p.images()
	s.uniforms["PerBox"] = float32(at.perBox)
	s.uniforms["High"] = float32(at.perBox * at.high)
	dst.DrawTrianglesShader(s.vertices[:], quad, s.shader, &s.options)
}

var quad = []uint16{0, 1, 2, 1, 2, 3}

// plain draws the miniature as it is lit at heading 0.
func (s *Ships) plain(dst *ebiten.Image, p *plate, o Options) {
	lit, shadow := p.prelit()
	fade := float32(1 - max(0, o.Fade))
	options := ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear, Address: ebiten.AddressClampToZero}
	if o.Lift > -1 {
		drop := float32(math.Hypot(float64(s.vertices[1].DstX-s.vertices[0].DstX), float64(s.vertices[1].DstY-s.vertices[0].DstY))) * 0.028
		v := s.vertices
		for i := range v {
			v[i].DstX, v[i].DstY = v[i].DstX+drop, v[i].DstY+drop
			v[i].ColorR, v[i].ColorG, v[i].ColorB, v[i].ColorA = 1, 1, 1, fade
		}
		dst.DrawTriangles(v[:], quad, shadow, &options)
	}
	for i := range s.vertices {
		s.vertices[i].ColorA = fade
	}
	dst.DrawTriangles(s.vertices[:], quad, lit, &options)
}
