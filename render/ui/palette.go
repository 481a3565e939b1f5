package ui

import (
	"image/color"
	"math"
)

// Color is a color with straight alpha.
type Color struct{ R, G, B, A uint8 }

// RGBA implements color.Color.
func (c Color) RGBA() (r, g, b, a uint32) { return color.NRGBA(c).RGBA() }

func rgb(hex uint32) Color {
	return Color{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255}
}

// The palette. Amber marks whose turn it is, what may be clicked now and what is chosen. Cyan informs. Red is danger and the Cylons. Green is for and
// pass.
var (
	Void       = rgb(0x05080D)
	PanelTop   = rgb(0x222C37)
	PanelBase  = rgb(0x0E141B)
	MetalTop   = rgb(0x3A4652)
	MetalBase  = rgb(0x1B232C)
	LineTop    = rgb(0x6A7987)
	LineBase   = rgb(0x2A343F)
	TextMain   = rgb(0xE9EFF4)
	TextSecond = rgb(0xC9D4DD)
	TextQuiet  = rgb(0xA7B5C1)
	TextOff    = rgb(0x8A99A6)
	LineOff    = rgb(0x3B4855)
	Ink        = rgb(0x10151A)
	Amber      = rgb(0xFFB84D)
	AmberTop   = rgb(0xFFC766)
	AmberBase  = rgb(0xE0922A)
	Cyan       = rgb(0x6FDCF2)
	CyanIcon   = rgb(0x8FDDEE)
	CyanTop    = rgb(0x1F5664)
	CyanBase   = rgb(0x123441)
	Red        = rgb(0xFF7565)
	RedText    = rgb(0xFFC4BC)
	RedField   = rgb(0x2A1312)
	Green      = rgb(0x63D9B0)
	HazardOn   = rgb(0xA99B6A)
	HazardOff  = rgb(0x15181B)
	White      = rgb(0xFFFFFF)
)

// SeatColors are the colors of the seats, in the order in which they are offered.
var SeatColors = [...]Color{
	rgb(0xF293BE), rgb(0x86B6FF), rgb(0xBFE566), rgb(0xE6CB94), rgb(0x5FDBCB), rgb(0xC3A0FF), rgb(0xDCE3E8),
}

// Alpha returns the color with its opacity multiplied by a.
func Alpha(c Color, a float64) Color {
	c.A = uint8(float64(c.A)*a + 0.5)
	return c
}

// Mix returns the color that lies t of the way from a to b.
func Mix(a, b Color, t float64) Color {
	f := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*t + 0.5) }
	return Color{f(a.R, b.R), f(a.G, b.G), f(a.B, b.B), f(a.A, b.A)}
}

// over lays c on an opaque ground.
func over(c, ground Color) Color {
	m := Mix(ground, Color{c.R, c.G, c.B, 255}, float64(c.A)/255)
	m.A = 255
	return m
}

// Contrast returns the contrast ratio of two opaque colors as WCAG defines it, 1 to 21.
func Contrast(a, b Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func luminance(c Color) float64 {
	f := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*f(c.R) + 0.7152*f(c.G) + 0.0722*f(c.B)
}
