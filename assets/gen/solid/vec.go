package solid

import "math"

// Vec is a point or a direction: x to the right, y up the picture, z towards the viewer.
type Vec struct{ X, Y, Z float64 }

// V returns a vector.
func V(x, y, z float64) Vec { return Vec{x, y, z} }

// Add returns a + b.
func (a Vec) Add(b Vec) Vec { return Vec{a.X + b.X, a.Y + b.Y, a.Z + b.Z} }

// Sub returns a - b.
func (a Vec) Sub(b Vec) Vec { return Vec{a.X - b.X, a.Y - b.Y, a.Z - b.Z} }

// Mul returns a times f.
func (a Vec) Mul(f float64) Vec { return Vec{a.X * f, a.Y * f, a.Z * f} }

// Dot returns the scalar product.
func (a Vec) Dot(b Vec) float64 { return a.X*b.X + a.Y*b.Y + a.Z*b.Z }

// Len returns the length.
func (a Vec) Len() float64 { return math.Sqrt(a.Dot(a)) }

// Unit returns the direction as a vector of length 1.
func (a Vec) Unit() Vec { return a.Mul(1 / max(1e-9, a.Len())) }

// Turned returns a rotated about z by an angle with that cosine and sine.
func (a Vec) Turned(c, s float64) Vec {
	return Vec{a.X*c - a.Y*s, a.X*s + a.Y*c, a.Z}
}

// Clamp limits x to lo and hi.
func Clamp(x, lo, hi float64) float64 { return max(lo, min(hi, x)) }

// Mix interpolates between a and b at t, 0 to 1.
func Mix(a, b, t float64) float64 { return a + (b-a)*t }

// Smooth goes from 0 at a to 1 at b, which may be below a.
func Smooth(a, b, x float64) float64 {
	t := Clamp((x-a)/(b-a), 0, 1)
	return t * t * (3 - 2*t)
}

// Blend returns the smaller of two distances, rounded where they meet.
func Blend(a, b, k float64) float64 {
	if h := k - math.Abs(a-b); h > 0 {
		return min(a, b) - h*h/(4*k)
	}
	return min(a, b)
}

// Carve returns the larger of two distances, rounded where they meet.
func Carve(a, b, k float64) float64 {
	if h := k - math.Abs(a-b); h > 0 {
		return max(a, b) + h*h/(4*k)
	}
	return max(a, b)
}

// Color is a color in linear light.
type Color struct{ R, G, B float64 }

// RGB returns a color; its components may be above 1 for a light.
func RGB(r, g, b float64) Color { return Color{r, g, b} }

// Hex converts a color from screen values.
func Hex(v uint32) Color {
	lin := func(c uint32) float64 {
		x := float64(c&255) / 255
		return math.Pow(x, 2.2)
	}
	return Color{lin(v >> 16), lin(v >> 8), lin(v)}
}

// Mul returns the color f times as bright.
func (a Color) Mul(f float64) Color { return Color{a.R * f, a.G * f, a.B * f} }

// Add returns the sum of two lights.
func (a Color) Add(b Color) Color { return Color{a.R + b.R, a.G + b.G, a.B + b.B} }

// Mix interpolates between a and b at t, 0 to 1.
func (a Color) Mix(b Color, t float64) Color { return a.Mul(1 - t).Add(b.Mul(t)) }

// Cross returns the vector product.
func (a Vec) Cross(b Vec) Vec {
	return Vec{a.Y*b.Z - a.Z*b.Y, a.Z*b.X - a.X*b.Z, a.X*b.Y - a.Y*b.X}
}
