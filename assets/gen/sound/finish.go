package main

import (
	"math"

	"battlestar/audio/hearing"
)

// finish converts a cue to the rate and the loudness of its file, without clicks at the ends and without exceeding peak.
func (c cue) finish() []float64 {
	s := c.make().high(28)
	if c.loud >= strong {
		s.carry(swallowed)
	}
	s.shape(hold(float64(len(s))/rate, 0.0005, min(0.25, 0.3*float64(len(s))/rate)))
	return level(slower(s, c.rate), func(s []float64) float64 { return loudness(s, c.rate) }, c.loud)
}

// finish does the same for a phrase of the bed.
func (p phrase) finish() []float64 {
	s := p.make().high(28).carry(bedSwallowed)
	return level(slower(s, bedRate), func(s []float64) float64 { return mean(s, bedRate) }, bedLoud)
}

// How many dB of a sound a laptop may lose: swallowed for cues that everyone must look up for, bedSwallowed for the bed.
const (
	swallowed    = 4.5
	bedSwallowed = 7.0
)

// carry makes low tones audible on a small loudspeaker that cannot reproduce them, because the ear hears overtones as the tone below them. It adds
// overtones, and takes away some of the bass, only until no more than the given dB are lost.
func (s sound) carry(most float64) sound {
	low := append(sound(nil), s...).low(steady(280), 0.6).low(steady(280), 0.6)
	top := 1e-9
	for _, x := range low {
		top = max(top, math.Abs(x))
	}
	over := make(sound, len(s))
	for i, x := range low {
		x /= top
		over[i] = math.Tanh(5*x) + 0.6*x*math.Abs(x) + 0.5*math.Abs(x)
	}
	over.high(320).high(320).low(steady(2600), 0.6)
	whole := append(sound(nil), s...)
	for n := range 40 {
		much := 0.06 * float64(n) * top
		less := min(0.6, 0.02*float64(n))
		for i := range s {
			s[i] = whole[i] + much*over[i] - less*low[i]
		}
		if missing(s) <= most {
			break
		}
	}
	return s
}

// missing returns how many dB of a sound a laptop loses.
func missing(s sound) float64 {
	few := slower(s, 32000)
	return hearing.LUFS(few, 32000, span(few, 32000)) - loudness(few, 32000)
}

// loudness returns how loud a cue is on a laptop; a theme is measured as a whole.
func loudness(s []float64, rate int) float64 {
	return hearing.LUFS(hearing.Laptop(s, rate), rate, span(s, rate))
}

// span returns the time over which a cue is measured, in seconds.
func span(s []float64, rate int) float64 {
	if long := float64(len(s)) / float64(rate); long >= 10 {
		return long
	}
	return hearing.Seconds
}

// mean returns the average loudness of a phrase of the bed on a laptop.
func mean(s []float64, rate int) float64 {
	return hearing.LUFS(hearing.Laptop(s, rate), rate, float64(len(s))/float64(rate))
}

// peak is the largest sample allowed in a file. The signal goes slightly higher between samples, and no sound may exceed -1 dB.
const peak = 0.70

// level scales a sound to the wanted loudness in dB. Peaks that are too high are bent down, which makes it quieter, so this takes several rounds.
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

// bend leaves small values as they are and limits the rest to peak.
func bend(x float64) float64 {
	const knee = 0.42
	if a := math.Abs(x); a > knee {
		return math.Copysign(knee+(peak-knee)*math.Tanh((a-knee)/(peak-knee)), x)
	}
	return x
}

// slower converts a sound to a lower rate that divides its own. It first removes the frequencies that the lower rate cannot hold.
func slower(s sound, to int) []float64 {
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
			if at >= 0 && at < len(s) {
				v += tap * s[at]
			}
		}
		out[n] = v / sum
	}
	return out
}
