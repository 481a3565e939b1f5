package main

import (
	"fmt"
	"math"
	"math/rand/v2"
)

// The bed consists of phrases: a layer plays one after the other, each chosen at random, so that an evening never repeats itself. The end of each
// phrase overlaps the beginning of the next. Package audio knows for how long (its tails), and which phrases a layer has.

// phrase is one phrase of a layer.
type phrase struct{ make func() sound }

// The rate and the average loudness of all phrases; see mean.
const (
	bedRate = 16000
	bedLoud = -24.5
)

// How much of a phrase overlaps the next: flowing for those without a beat, ringing for those with one.
const (
	flowing = 3.0
	ringing = 1.5
)

// phrases holds the phrases of the bed by file name.
var phrases = func() map[string]phrase {
	all := map[string]phrase{}
	put := func(layer string, list ...func() sound) {
		for i, make := range list {
			all[fmt.Sprintf("bed-%s-%d", layer, i+1)] = phrase{make}
		}
	}
	put("hum", func() sound { return hum(13, 130) }, func() sound { return hum(17, 160) })
	// Harmonies over one low note, each with a different color.
	put("pad",
		func() sound { return pad(12, 73.42, 146.83, 220, 293.66, 329.63, 440, 659.26) },
		func() sound { return pad(14, 73.42, 174.61, 220, 261.63, 349.23, 523.25, 587.33) },
		func() sound { return pad(15.5, 73.42, 146.83, 196, 233.08, 293.66, 466.16, 587.33) },
		func() sound { return pad(17, 73.42, 116.54, 233.08, 293.66, 349.23, 440, 698.46) },
		func() sound { return pad(13, 73.42, 110, 220, 293.66, 329.63, 493.88, 659.26) })
	put("pulse",
		func() sound { return pulse(140, 73.42, 73.42, 77.78, 73.42) }, func() sound { return pulse(210, 73.42, 65.41, 73.42, 73.42) },
		func() sound { return pulse(220, 73.42, 73.42, 87.31, 77.78) }, func() sound { return pulse(230, 65.41, 73.42, 73.42, 69.3) })
	put("tension",
		func() sound { return tension(11, 0, 587.33, 622.25, 880, 932.33) }, func() sound { return tension(13, 0.4, 554.37, 587.33, 830.61, 880) },
		func() sound { return tension(15, 0.7, 622.25, 659.26, 739.99, 987.77) })
	put("drums",
		func() sound { return drums(150, "X--x--X-x---", "--x---x--xx-", "X--x--X-x---", "--x-x-x--xxx") },
		func() sound { return drums(250, "X--x--X-xX--", "--x---x-xx-x", "X-xX--XxX-xx", "x-x-xxx-xxxx") },
		func() sound { return drums(260, "X--X--X--x-x", "x-----x-x-x-", "X--X--X-X-xx", "--x-x-xxx-x-") },
		func() sound { return drums(270, "X-----x--x--", "--x--x--x-xx", "X-xx--X-----", "x---x-xx--x-") })
	return all
}()

// swing is a slow rise and fall between least and 1 over some seconds. The parameter times is how often, and part where in the cycle it begins.
func swing(seconds, times, part, least float64) curve {
	return func(t float64) float64 {
		return least + (1-least)*(0.5-0.5*math.Cos(2*math.Pi*(times*t/seconds+part)))
	}
}

// flows makes a phrase grow out of the one before and into the next, with equal power in the crossfade.
func (s sound) flows() sound {
	long := float64(len(s)) / rate
	return s.shape(func(t float64) float64 { return math.Sin(math.Pi / 2 * max(0, min(1, t/flowing, (long-t)/flowing))) })
}

// hum is the ship: the distant engines, the power in the walls, the air.
func hum(long float64, seed uint64) sound {
	s := silence(long)
	for i, m := range []struct{ hz, loud, times float64 }{
		{49, 0.3, 2}, {98, 0.4, 3}, {98.25, 0.3, 1}, {147.2, 0.3, 4}, {196.5, 0.26, 2}, {294.3, 0.3, 3}, {392.2, 0.26, 4}, {490.9, 0.16, 2}, {588.1, 0.12, 5}, {786, 0.06, 3},
	} {
		s.add(0, sine(long, steady(m.hz)).shape(swing(long, m.times, 0.13*float64(i)+0.01*float64(seed%7), 0.45)), m.loud)
	}
	air := hiss(long, seed).band(steady(520), 0.5).shape(swing(long, 2, 0.4, 0.6))
	vents := hiss(long, seed+1).band(func(t float64) float64 { return 1500 + 300*math.Sin(2*math.Pi*t/7) }, 0.7).shape(swing(long, 3, 0.1, 0.4))
	deep := hiss(long, seed+2).low(steady(130), 0.7).shape(swing(long, 3, 0, 0.6))
	return s.add(0, air, 0.6).add(0, vents, 0.2).add(0, deep, 0.8).flows()
}

// pad is one wide harmony, from which one note after another comes forward.
func pad(long float64, notes ...float64) sound {
	s := silence(long)
	for i, hz := range notes {
		loud := 0.75 / (1 + 0.12*float64(i))
		for side, off := range []float64{0.9982, 1.0018} {
			rise := swing(long, float64(1+(i+side)%3), 0.61803*float64(2*i+side), 0.08)
			s.add(0, sine(long, steady(hz*off)).shape(rise), loud*0.5)
			s.add(0, sine(long, steady(2*hz*off)).shape(rise), loud*0.2)
			s.add(0, sine(long, steady(3*hz*off)).shape(rise), loud*0.1)
			s.add(0, sine(long, steady(4*hz*off)).shape(rise), loud*0.04)
		}
	}
	return s.room(1.2, 3, 0.3).flows()
}

// beat is the time between two beats in seconds. A phrase with a beat has two bars of six, and rings out.
const beat = 16.0 / 24

func bars() sound { return silence(12*beat + ringing) }

// ring makes a phrase with a beat die away under the next.
func (s sound) ring() sound {
	long := float64(len(s)) / rate
	return s.shape(func(t float64) float64 { return min(1, (long-t)/ringing) })
}

// pulse is the heartbeat of someone trying to stay calm.
func pulse(seed uint64, notes ...float64) sound {
	s := bars()
	chance := rand.New(rand.NewPCG(seed, 0))
	for b := range 12 {
		at := beat * float64(b)
		if b%2 == 0 {
			s.add(at, thump(0.5, 58, 0.13, seed), 0.8)
			s.add(at+0.19, thump(0.5, 52, 0.11, seed+1), 0.55)
			s.add(at, hiss(0.08, seed+3).band(steady(620), 0.9).shape(decay(0.002, 0.02)), 0.35)
		}
		if b == 11 && chance.Float64() < 0.5 {
			continue
		}
		tick := hiss(0.06, seed+uint64(b)).band(steady(2400), 2).shape(decay(0.001, 0.012))
		loud := [...]float64{0.12, 0.06, 0.1, 0.06, 0.12, 0.05}[b%6] * (0.7 + 0.6*chance.Float64())
		for i := range 3 { // it echoes from the walls
			s.add(at+beat*0.75*float64(i), tick, loud*math.Pow(0.5, float64(i)))
		}
	}
	for b := range 6 {
		hz := notes[b*len(notes)/6]
		note := choir(1.1, steady(hz), 2, 0.004).low(steady(760), 1.2).shape(hump(1.1, 0.25))
		s.add(2*beat*float64(b), note, 0.32)
	}
	return s.room(0.8, 1.6, 0.2).ring()
}

// tension is strings that are too close in pitch, and something low that grinds.
func tension(long, part float64, high ...float64) sound {
	s := silence(long)
	for i, hz := range high {
		for v := range 3 {
			at := hz * (1 + 0.0025*float64(v-1))
			form := func(turn float64) float64 { // a saw without its high harmonics, which the file cannot hold
				x := 2 * math.Pi * turn
				return math.Sin(x) + math.Sin(2*x)/2 + math.Sin(3*x)/3 + math.Sin(4*x)/4
			}
			string := wave(long, steady(at), 0.31*float64(v), form)
			tremble := swing(long, long*(5.5+0.5*float64(v)), 0.2*float64(i), 0.45)
			s.add(0, string.shape(tremble).shape(swing(long, float64(1+i%3), part+0.27*float64(i), 0.12)), 0.05)
		}
	}
	for i, hz := range []float64{36.71, 73.42, 77.78, 110.3} {
		string := wave(long, steady(hz), 0.3*float64(i), func(turn float64) float64 { return 2*turn - 1 })
		s.add(0, string.low(steady(620), 1).shape(swing(long, float64(2+i), part+0.3*float64(i), 0.35)), 0.26)
	}
	return s.room(1.1, 2.5, 0.3).flows()
}

// skin is a large drum.
func skin(hz float64, seed uint64) sound {
	s := thump(0.9, hz, 0.2, seed)
	s.add(0, struck(0.6, mode{hz * 1.59, 0.4, 0.12}, mode{hz * 2.14, 0.4, 0.1}, mode{hz * 2.65, 0.4, 0.09}, mode{hz * 4.2, 0.35, 0.06}, mode{hz * 6.1, 0.25, 0.04}), 0.9)
	return s.add(0, hiss(0.1, seed+1).band(steady(900), 0.7).shape(decay(0.001, 0.018)), 1)
}

// drums are for serious moments: eighths, six beats to a bar, low drums with high ones in between.
func drums(seed uint64, low1, high1, low2, high2 string) sound {
	s := bars()
	chance := rand.New(rand.NewPCG(seed, 0))
	for b, bar := range [2][2]string{{low1, high1}, {low2, high2}} {
		for i := range 12 {
			at := beat * (float64(6*b) + float64(i)/2)
			loud := 0.85 + 0.15*chance.Float64()
			switch bar[0][i] {
			case 'X':
				s.add(at, skin(58, 151), loud)
			case 'x':
				s.add(at, skin(71, 153), 0.6*loud)
			}
			if bar[1][i] == 'x' {
				s.add(at+0.004, skin(128, 155), 0.3*loud)
			}
		}
	}
	return s.drive(1.2).room(1, 1.8, 0.35).ring()
}
