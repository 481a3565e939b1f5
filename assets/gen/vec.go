package main

import "math"

// vec is a point or a direction: x to the right, y up the picture, z to the eye.
type vec struct{ x, y, z float64 }

func (a vec) add(b vec) vec     { return vec{a.x + b.x, a.y + b.y, a.z + b.z} }
func (a vec) sub(b vec) vec     { return vec{a.x - b.x, a.y - b.y, a.z - b.z} }
func (a vec) mul(f float64) vec { return vec{a.x * f, a.y * f, a.z * f} }
func (a vec) dot(b vec) float64 { return a.x*b.x + a.y*b.y + a.z*b.z }
func (a vec) len() float64      { return math.Sqrt(a.dot(a)) }
func (a vec) unit() vec         { return a.mul(1 / max(1e-9, a.len())) }
func (a vec) turned(c, s float64) vec {
	return vec{a.x*c - a.y*s, a.x*s + a.y*c, a.z}
}

func clamp(x, lo, hi float64) float64 { return max(lo, min(hi, x)) }
func mix(a, b, t float64) float64     { return a + (b-a)*t }

// smooth goes from 0 at a to 1 at b, which may lie below a.
func smooth(a, b, x float64) float64 {
	t := clamp((x-a)/(b-a), 0, 1)
	return t * t * (3 - 2*t)
}

// blend is the smaller of two distances, rounded where they meet.
func blend(a, b, k float64) float64 {
	if h := k - math.Abs(a-b); h > 0 {
		return min(a, b) - h*h/(4*k)
	}
	return min(a, b)
}

// carve is the larger of two distances, rounded where they meet.
func carve(a, b, k float64) float64 {
	if h := k - math.Abs(a-b); h > 0 {
		return max(a, b) + h*h/(4*k)
	}
	return max(a, b)
}

// rgb is a colour in linear light.
type rgb struct{ r, g, b float64 }

// hex reads a colour as screens have it.
func hex(v uint32) rgb {
	lin := func(c uint32) float64 {
		x := float64(c&255) / 255
		return math.Pow(x, 2.2)
	}
	return rgb{lin(v >> 16), lin(v >> 8), lin(v)}
}

func (a rgb) mul(f float64) rgb        { return rgb{a.r * f, a.g * f, a.b * f} }
func (a rgb) add(b rgb) rgb            { return rgb{a.r + b.r, a.g + b.g, a.b + b.b} }
func (a rgb) mix(b rgb, t float64) rgb { return a.mul(1 - t).add(b.mul(t)) }
