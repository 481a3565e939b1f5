// Package hearing measures how loud sounds are: as the broadcasters do (ITU-R BS.1770), and as what a small laptop gives back of them.
package hearing

import "math"

// Seconds is the time over which a cue is measured: what is shorter is followed by silence.
const Seconds = 3.0

// LUFS is how loud a sound is that both ears hear alike, over some seconds from its beginning; a longer one is measured as far as that, a shorter
// one with silence after it.
func LUFS(s []float64, rate int, seconds float64) float64 {
	n := int(math.Round(seconds * float64(rate)))
	sum := 1e-12
	shelf, cut := biquadShelf(1681.974, 3.99984, 0.70718, rate), biquadHigh(38.135, 0.50033, rate)
	for i := range n {
		x := 0.0
		if i < len(s) {
			x = s[i]
		}
		x = cut.step(shelf.step(x))
		sum += x * x
	}
	return -0.691 + 10*math.Log10(2*sum/float64(n))
}

// Laptop is what a small laptop gives back of a sound: everything under 300 Hz is taken away, by four poles.
func Laptop(s []float64, rate int) []float64 {
	// A Butterworth filter of the fourth order is two of the second.
	a, b := biquadHigh(300, 0.54120, rate), biquadHigh(300, 1.30656, rate)
	out := make([]float64, len(s))
	for i, x := range s {
		out[i] = b.step(a.step(x))
	}
	return out
}

// TruePeak is the highest level that a sound goes through between its samples too, in dB against the highest that there is.
func TruePeak(s []float64) float64 {
	most := 1e-6
	for i, x := range s {
		most = max(most, math.Abs(x))
		for _, kernel := range &between {
			v := 0.0
			for j, k := range kernel {
				if at := i + j - len(kernel)/2 + 1; at >= 0 && at < len(s) {
					v += k * s[at]
				}
			}
			most = max(most, math.Abs(v))
		}
	}
	return 20 * math.Log10(most)
}

// between are filters that give what lies a quarter, a half and three quarters of the way to the next sample.
var between = func() (out [3][24]float64) {
	for q := range out {
		for j := range out[q] {
			x := float64(j-len(out[q])/2+1) - float64(q+1)/4
			window := 0.5 + 0.5*math.Cos(2*math.Pi*x/float64(len(out[q])+2))
			out[q][j] = window * math.Sin(math.Pi*x) / (math.Pi * x)
		}
	}
	return out
}()

// biquad is a filter of the second order.
type biquad struct{ b0, b1, b2, a1, a2, one, two float64 }

func (f *biquad) step(x float64) float64 {
	y := f.b0*x + f.one
	f.one = f.b1*x - f.a1*y + f.two
	f.two = f.b2*x - f.a2*y
	return y
}

// biquadShelf lifts what lies above hz by some dB, as BS.1770 models the head.
func biquadShelf(hz, db, q float64, rate int) *biquad {
	k := math.Tan(math.Pi * hz / float64(rate))
	high := math.Pow(10, db/20)
	band := math.Pow(high, 0.4996667741545416)
	a0 := 1 + k/q + k*k
	return &biquad{
		b0: (high + band*k/q + k*k) / a0, b1: 2 * (k*k - high) / a0, b2: (high - band*k/q + k*k) / a0,
		a1: 2 * (k*k - 1) / a0, a2: (1 - k/q + k*k) / a0,
	}
}

// biquadHigh takes away what lies below hz.
func biquadHigh(hz, q float64, rate int) *biquad {
	k := math.Tan(math.Pi * hz / float64(rate))
	a0 := 1 + k/q + k*k
	return &biquad{b0: 1 / a0, b1: -2 / a0, b2: 1 / a0, a1: 2 * (k*k - 1) / a0, a2: (1 - k/q + k*k) / a0}
}
