package main

import (
	"math"
	"math/rand/v2"
)

// rate is the number of samples per second used to make sounds, before conversion to the rate of their file.
const rate = 96000

// A sound is mono samples. A method changes and returns its receiver, unless its comment says otherwise.
type sound []float64

// A curve is a value over time, in seconds.
type curve func(t float64) float64

func silence(seconds float64) sound { return make(sound, int(seconds*rate)) }

func steady(v float64) curve { return func(float64) float64 { return v } }

// glide goes from one value to another within some seconds, by equal ratios, and stays there.
func glide(from, to, seconds float64) curve {
	return func(t float64) float64 { return from * math.Pow(to/from, min(1, max(0, t/seconds))) }
}

// decay rises within attack and then falls to 1/e every tau.
func decay(attack, tau float64) curve {
	return func(t float64) float64 {
		if t < attack {
			return t / attack
		}
		return math.Exp(-(t - attack) / tau)
	}
}

// hump rises to 1 at a fraction of the time, and falls to 0 at its end.
func hump(seconds, part float64) curve {
	return func(t float64) float64 {
		x := t / seconds
		switch {
		case x <= 0 || x >= 1:
			return 0
		case x < part:
			x = x / part
		default:
			x = (1 - x) / (1 - part)
		}
		return x * x * (3 - 2*x)
	}
}

// hold rises within attack, stays, and falls within release at the end.
func hold(seconds, attack, release float64) curve {
	return func(t float64) float64 {
		x := max(0, min(1, t/attack, (seconds-t)/release))
		return x * x * (3 - 2*x)
	}
}

// sine is a pure tone.
func sine(seconds float64, hz curve) sound {
	return wave(seconds, hz, 0, func(turn float64) float64 { return math.Sin(2 * math.Pi * turn) })
}

// saw is the brightest tone. It is used only for low notes, which the rate holds without aliasing.
func saw(seconds float64, hz curve) sound {
	return wave(seconds, hz, 0.5, func(turn float64) float64 { return 2*turn - 1 })
}

// wave repeats a waveform hz times a second, beginning at a fraction of it.
func wave(seconds float64, hz curve, from float64, form func(turn float64) float64) sound {
	s := silence(seconds)
	turn := from
	for i := range s {
		s[i] = form(turn)
		turn += hz(float64(i)/rate) / rate
		turn -= math.Floor(turn)
	}
	return s
}

// choir is several saws slightly out of tune with each other.
func choir(seconds float64, hz curve, voices int, apart float64) sound {
	s := silence(seconds)
	for v := range voices {
		off := 1 + apart*(float64(v)-float64(voices-1)/2)
		from := math.Mod(0.5+0.37*float64(v), 1) // otherwise they would start in phase
		one := wave(seconds, func(t float64) float64 { return hz(t) * off }, from, func(turn float64) float64 { return 2*turn - 1 })
		s.add(0, one, 1/math.Sqrt(float64(voices)))
	}
	return s
}

// hiss is white noise; the seed says which.
func hiss(seconds float64, seed uint64) sound {
	s := silence(seconds)
	chance := rand.New(rand.NewPCG(seed, 7))
	for i := range s {
		s[i] = 2*chance.Float64() - 1
	}
	return s
}

// bell is a mallet striking something that rings: a tone whose brightness dies away before the tone does.
func bell(seconds, hz, bright, tau float64) sound {
	s := silence(seconds)
	for i := range s {
		t := float64(i) / rate
		strike := bright * math.Exp(-t/(tau*0.25)) * math.Sin(2*math.Pi*hz*3.01*t)
		s[i] = math.Sin(2*math.Pi*hz*t+strike) + 0.3*math.Exp(-t/(tau*0.4))*math.Sin(2*math.Pi*hz*2.003*t)
	}
	return s.shape(decay(0.004, tau))
}

// brass is a chorus of horns that open up and close again.
func brass(seconds, hz, open float64) sound {
	s := choir(seconds, func(t float64) float64 { return hz * (1 + 0.003*math.Sin(2*math.Pi*5.1*t)*min(1, t*2)) }, 3, 0.005)
	return s.low(func(t float64) float64 { return 250 + open*hump(seconds, 0.3)(t) }, 0.8).shape(hold(seconds, 0.07, seconds*0.6))
}

// mode is one of the tones at which a struck object rings.
type mode struct{ hz, loud, tau float64 }

// struck is an object that rings in its modes.
func struck(seconds float64, modes ...mode) sound {
	s := silence(seconds)
	for _, m := range modes {
		s.add(0, sine(seconds, steady(m.hz)).shape(decay(0.0006, m.tau)), m.loud)
	}
	return s
}

// metal is a struck plate; a larger one has a lower tone and rings longer.
func metal(seconds, hz, tau float64) sound {
	s := struck(seconds,
		mode{hz, 1, tau}, mode{hz * 1.51, 0.7, tau * 0.8}, mode{hz * 2.39, 0.7, tau * 0.7}, mode{hz * 3.57, 0.5, tau * 0.5},
		mode{hz * 4.31, 0.4, tau * 0.45}, mode{hz * 5.83, 0.35, tau * 0.3}, mode{hz * 7.77, 0.25, tau * 0.2})
	s.add(0, hiss(min(0.03, seconds), 91).high(2500).shape(decay(0.0004, 0.004)), 0.8)
	return s
}

// thump is a heavy, soft blow; most of it is audible on small loudspeakers too.
func thump(seconds, hz, tau float64, seed uint64) sound {
	s := sine(seconds, glide(hz*2.6, hz, 0.07)).shape(decay(0.003, tau))
	s.add(0, sine(seconds, glide(hz*5, hz*2, 0.06)).shape(decay(0.002, tau*0.5)), 0.5)
	s.add(0, hiss(seconds, seed).low(glide(1600, 250, 0.08), 0.7).shape(decay(0.001, tau*0.35)), 0.9)
	return s
}

// tap is something small put down on a table.
func tap(hz float64, seed uint64) sound {
	s := hiss(0.09, seed).band(steady(hz), 1.2).shape(decay(0.0008, 0.009))
	s.add(0, struck(0.09, mode{hz * 0.42, 0.5, 0.018}, mode{hz * 0.19, 0.6, 0.03}), 0.4)
	return s
}

// sweep is a band of noise passing by: from one pitch over another to a third, loudest at a fraction of the time.
func sweep(seconds, from, over, to, part, q float64, seed uint64) sound {
	return hiss(seconds, seed).band(func(t float64) float64 {
		if at := seconds * part; t < at {
			return glide(from, over, at)(t)
		}
		return glide(over, to, seconds*(1-part))(t - seconds*part)
	}, q).shape(hump(seconds, part))
}

// blast is an explosion: the crack, the fire rolling away, the blow to the chest, and the debris falling.
func blast(seconds, size float64, seed uint64) sound {
	s := silence(seconds)
	s.add(0, hiss(0.09, seed).high(1000).shape(decay(0.0005, 0.02)), 1.1)
	s.add(0, hiss(seconds, seed+1).low(glide(6500, 420, seconds*0.6), 0.8).shape(decay(0.004, 0.26*size)), 1.3)
	s.add(0, hiss(seconds, seed+2).band(glide(1300, 420, seconds*0.6), 0.8).shape(decay(0.01, 0.42*size)), 1.7)
	s.add(0.06, hiss(seconds, seed+3).band(glide(2600, 700, seconds*0.5), 0.9).shape(decay(0.05, 0.3*size)), 0.7)
	s.add(0, sine(seconds, glide(150, 40, 0.5*size)).shape(decay(0.004, 0.32*size)), 0.9)
	chance := rand.New(rand.NewPCG(seed, 11))
	for range int(26 * size) {
		at := 0.05 + (seconds*0.8)*chance.Float64()*chance.Float64()
		bit := hiss(0.05, chance.Uint64()).band(steady(700+3200*chance.Float64()), 3).shape(decay(0.0005, 0.004+0.012*chance.Float64()))
		s.add(at, bit, 0.55*math.Exp(-at/(0.5*size)))
	}
	return s.drive(1.6)
}

// add mixes in another sound from a time on. What goes beyond the end is cut off.
func (s sound) add(at float64, other sound, loud float64) sound {
	from := int(at * rate)
	for i, x := range other {
		if from+i < len(s) {
			s[from+i] += loud * x
		}
	}
	return s
}

func (s sound) shape(c curve) sound {
	for i := range s {
		s[i] *= c(float64(i) / rate)
	}
	return s
}

// drive adds soft overdrive.
func (s sound) drive(much float64) sound {
	for i, x := range s {
		s[i] = math.Tanh(much*x) / math.Tanh(much)
	}
	return s
}

// A second-order filter whose cutoff may change. See Zavalishin, The Art of VA Filter Design.
type filter struct{ g, k, one, two float64 }

func (f *filter) tune(hz, q float64) {
	f.g, f.k = math.Tan(math.Pi*max(20, min(hz, rate*0.45))/rate), 1/q
}

func (f *filter) step(x float64) (low, band, high float64) {
	a := 1 / (1 + f.g*(f.g+f.k))
	rest := x - f.two
	v1 := a * (f.one + f.g*rest)
	v2 := f.two + f.g*v1
	f.one, f.two = 2*v1-f.one, 2*v2-f.two
	return v2, f.k * v1, x - f.k*v1 - v2
}

// filtered runs the sound through a filter; pick selects the output to keep.
func (s sound) filtered(hz curve, q float64, pick func(low, band, high float64) float64) sound {
	const often = 16 // samples between two tunings of the filter
	var f filter
	for i, x := range s {
		if i%often == 0 {
			f.tune(hz(float64(i)/rate), q)
		}
		s[i] = pick(f.step(x))
	}
	return s
}

func (s sound) low(hz curve, q float64) sound {
	return s.filtered(hz, q, func(low, _, _ float64) float64 { return low })
}

func (s sound) band(hz curve, q float64) sound {
	// A narrow band contains less; this makes it as loud as a wide one.
	return s.filtered(hz, q, func(_, band, _ float64) float64 { return band * math.Sqrt(q) })
}

func (s sound) high(hz float64) sound {
	return s.filtered(steady(hz), 0.707, func(_, _, high float64) float64 { return high })
}

// room adds the echo of a room: size 1 is a hall, 0.2 a cabin. The echo takes tail seconds to die away, and wet is how loud it is. The sound stays
// the same length.
func (s sound) room(size, tail, wet float64) sound {
	s.add(0, echo(s, size, tail), wet)
	return s
}

// smear spreads each instant of a sound over some time, as rough walls do, without changing its frequencies. It returns a new sound.
func smear(s sound, size float64) sound {
	out := append(sound(nil), s...)
	for _, ms := range []float64{4.77, 3.59, 12.73, 9.31} {
		lag := make(sound, int(ms*size*rate/1000)|1)
		at := 0
		for i, x := range out {
			back := lag[at]
			in := x + 0.62*back
			out[i] = back - 0.62*in
			lag[at] = in
			at = (at + 1) % len(lag)
		}
	}
	return out
}

// echo is eight delays that feed each other and lose high frequencies as they do. It returns a new sound.
func echo(s sound, size, tail float64) sound {
	s = smear(s, size)
	const lines = 8
	var lag [lines]sound
	var at [lines]int
	var keep, dull [lines]float64
	for i, ms := range [lines]float64{31.3, 37.9, 42.7, 50.9, 57.1, 65.3, 72.7, 83.3} {
		lag[i] = make(sound, int(ms*size*rate/1000)|1)
		keep[i] = math.Pow(10, -3*float64(len(lag[i]))/rate/tail)
	}
	out := make(sound, len(s))
	for n, x := range s {
		var from [lines]float64
		sum := 0.0
		for i := range lag {
			from[i] = lag[i][at[i]]
			sum += from[i]
		}
		wet := 0.0
		for i := range lag {
			wet += from[i] * float64(1-2*(i&1))
			back := keep[i] * (from[i] - sum*2/lines)
			dull[i] += 0.35 * (back - dull[i])
			lag[i][at[i]] = x*float64(1-2*(i>>1&1)) + dull[i]
			at[i] = (at[i] + 1) % len(lag[i])
		}
		out[n] = wet * 0.4
	}
	return out
}
