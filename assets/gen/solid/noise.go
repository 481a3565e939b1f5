package solid

import "math"

// Hash returns a number from 0 to 1 determined by two integers and a seed.
func Hash(x, y, seed int) float64 {
	n := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA77 ^ uint32(seed)*0xC2B2AE3D
	n = (n ^ n>>15) * 0x2C1B3C6D
	n = (n ^ n>>12) * 0x297A2D39
	n ^= n >> 15
	return float64(n&0xFFFFFF) / 0x1000000
}

// Noise returns smooth noise from 0 to 1, with a wavelength of about one unit.
func Noise(x, y float64, seed int) float64 {
	ix, iy := math.Floor(x), math.Floor(y)
	fx, fy := x-ix, y-iy
	fx, fy = fx*fx*(3-2*fx), fy*fy*(3-2*fy)
	i, j := int(ix), int(iy)
	return Mix(Mix(Hash(i, j, seed), Hash(i+1, j, seed), fx), Mix(Hash(i, j+1, seed), Hash(i+1, j+1, seed), fx), fy)
}

// Cloud returns noise in four sizes.
func Cloud(x, y float64, seed int) float64 {
	v, w := 0.0, 0.5
	for i := range 4 {
		v += w * Noise(x, y, seed+i)
		x, y, w = x*2.03+5.1, y*2.03+1.7, w*0.5
	}
	return v / 0.9375
}
