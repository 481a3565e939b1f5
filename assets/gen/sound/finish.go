package main

import "math"

// finish brings a cue to the rate and the loudness of its file: without a click at either end, and no louder anywhere than peak.
func (c cue) finish() []float64 {
	s := c.make().high(28)
	s.shape(hold(float64(len(s))/rate, 0.0005, min(0.25, 0.3*float64(len(s))/rate)))
	return level(slower(s, c.rate, false), func(s []float64) float64 { return loudness(s, c.rate) }, c.loud)
}

// finishLayer does the same for a loop of the bed.
func finishLayer(s sound) []float64 {
	s.ringed(func(s sound) sound { return s.high(28) })
	return level(slower(s, layerRate, true), func(s []float64) float64 { return mean(s, layerRate) }, layerLoud)
}

// peak is the greatest sample of a file; a mixer needs some room above it.
const peak = 0.89

// level makes a sound as loud as is wanted, in dB; what would be too high then is bent down, which makes it quieter, so it takes some goes.
func level(s []float64, measure func([]float64) float64, want float64) []float64 {
	out, by := make([]float64, len(s)), 1.0
	for range 12 {
		for i, x := range s {
			out[i] = bend(by * x)
		}
		by *= math.Pow(10, (want-measure(out))/20)
	}
	return out
}

// bend leaves what is small as it is and lets nothing over peak.
func bend(x float64) float64 {
	const knee = 0.6
	if a := math.Abs(x); a > knee {
		return math.Copysign(knee+(peak-knee)*math.Tanh((a-knee)/(peak-knee)), x)
	}
	return x
}

// slower brings a sound to a lower rate that divides its own. It takes away first what the lower rate cannot hold.
func slower(s sound, to int, loop bool) []float64 {
	step := rate / to
	const reach = 24 // of the filter, in samples of the lower rate
	half := reach * step
	taps := make([]float64, 2*half+1)
	sum := 0.0
	for i := range taps {
		x := float64(i-half) / float64(step) * 0.9
		window := 0.42 + 0.5*math.Cos(math.Pi*float64(i-half)/float64(half)) + 0.08*math.Cos(2*math.Pi*float64(i-half)/float64(half))
		taps[i] = window
		if x != 0 {
			taps[i] *= math.Sin(math.Pi*x) / (math.Pi * x)
		}
		sum += taps[i]
	}
	out := make([]float64, len(s)/step)
	for n := range out {
		v := 0.0
		for i, tap := range taps {
			at := n*step + i - half
			switch {
			case loop:
				v += tap * s[(at+len(s))%len(s)]
			case at >= 0 && at < len(s):
				v += tap * s[at]
			}
		}
		out[n] = v / sum
	}
	return out
}

// heard is the power of each sample as people at a laptop hear it: its small loudspeakers give little below 100 Hz, and what lies
// around 2 kHz and above stands out.
func heard(s []float64, rate int) []float64 {
	var low, edge filter
	tuned := func(f *filter, hz, q float64) {
		f.g, f.k = math.Tan(math.Pi*hz/float64(rate)), 1/q
	}
	tuned(&low, 100, 0.707)
	tuned(&edge, 1700, 0.707)
	out := make([]float64, len(s))
	for i, x := range s {
		_, _, x = low.step(x)
		_, _, top := edge.step(x)
		x += 0.58 * top // 4 dB more
		out[i] = x * x
	}
	return out
}

// loudness is how loud a sound is where it is loudest, in dB: the ear takes together what it hears within 0.2 s.
func loudness(s []float64, rate int) float64 {
	p := heard(s, rate)
	window := rate / 5
	sum, most := 0.0, 1e-12
	for i, x := range p {
		sum += x
		if i >= window {
			sum -= p[i-window]
		}
		most = max(most, sum/float64(window))
	}
	return 10 * math.Log10(most)
}

// mean is how loud a sound is on the whole, in dB.
func mean(s []float64, rate int) float64 {
	sum := 1e-12
	for _, x := range heard(s, rate) {
		sum += x
	}
	return 10 * math.Log10(sum/float64(len(s)))
}
