// Package light lights a miniature in plain Go, as lit.kage does, for pictures that are made without a graphics card.
package light

import "math"

// Vec is a direction (x right, y up, z toward the eye) or a color in linear light.
type Vec [3]float64

func dot(a, b Vec) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }

// Unit scales a direction to length 1.
func Unit(a Vec) Vec {
	l := 1 / max(1e-9, math.Sqrt(dot(a, a)))
	return Vec{a[0] * l, a[1] * l, a[2] * l}
}

// The lights. Key is where the sun is.
var (
	Key  = Unit(Vec{-0.56, 0.58, 0.62})
	rim  = Unit(Vec{0.75, -0.60, 0.22})
	half = Unit(Vec{Key[0], Key[1], Key[2] + 1})
)

// Point is a place on a miniature, with its normal as it lies in the picture.
type Point struct {
	Color  Vec
	Normal Vec
	Gloss  float64
	Sun    float64 // how much of the key light reaches it
	Glow   Vec
}

// Shade returns the color that is seen, for a screen.
func Shade(p Point) Vec {
	n := p.Normal
	key := max(0, dot(n, Key)) * p.Sun
	sky := clamp(0.5+0.42*n[1]-0.2*n[0]+0.28*(n[2]-0.5), 0, 1)
	edge := max(0, dot(n, rim))
	edge *= edge
	nh := max(0, dot(n, half))
	shine := (0.30*math.Pow(nh, 28) + 0.9*p.Gloss*math.Pow(nh, 90)) * p.Gloss * 1.6 * p.Sun
	// A bright band of sky that polished parts reflect.
	up := 2*n[2]*n[1] - 0.5*n[2]*n[0]
	band := smooth(0.25, 0.75, up) * (1 - smooth(0.8, 1.0, up)) * p.Gloss * 0.35
	var c Vec
	for i := range c {
		in := key*keyColor[i] + mix(groundColor[i], skyColor[i], sky) + edge*rimColor[i]
		c[i] = p.Color[i]*in + shine*keyColor[i]*0.55 + band*skyColor[i]
	}
	return Film(c, p.Glow)
}

var (
	keyColor    = Vec{1.62, 1.52, 1.36}
	skyColor    = Vec{0.26, 0.33, 0.47}
	groundColor = Vec{0.07, 0.08, 0.13}
	rimColor    = Vec{0.26, 0.46, 0.95}
)

// Film is the curve from light to screen: it keeps most of the hue, and deepens the shadows. Glow is added to the light first.
func Film(c, glow Vec) Vec {
	for i := range c {
		c[i] += glow[i]
	}
	top := max(c[0], c[1], c[2], 1e-6)
	k := curve(top) / top
	for i := range c {
		v := mix(curve(c[i]), c[i]*k, 0.6)
		v = math.Sqrt(clamp(v, 0, 1))
		c[i] = mix(v, v*v*(3-2*v), 0.45)
	}
	return c
}

func curve(x float64) float64 {
	return x * (1 + x*0.16) / (1 + x*0.92)
}

func clamp(x, lo, hi float64) float64 { return max(lo, min(hi, x)) }
func mix(a, b, t float64) float64     { return a + (b-a)*t }

func smooth(a, b, x float64) float64 {
	t := clamp((x-a)/(b-a), 0, 1)
	return t * t * (3 - 2*t)
}

// Sun returns how much of the key light reaches a place. height returns the height, in pixels, at an offset in pixels from the place. (lx, ly) is
// where the light comes from in the picture, y down; scale is the size of the steps.
func Sun(z, lx, ly, rise, scale float64, height func(dx, dy float64) float64) float64 {
	shut := 0.0
	for i := 1; i <= Steps; i++ {
		d := float64(i) * float64(i) * scale / 7
		over := height(lx*d, ly*d) - z - rise*d - 0.9 // texels and heights are rounded
		shut = max(shut, clamp(over/(0.6*scale+0.14*d), 0, 1))
	}
	return 1 - 0.85*shut
}

// Steps is the number of places checked on the way to the light.
const Steps = 14
