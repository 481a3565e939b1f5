package main

import (
	"math"
	"math/rand/v2"
)

// The bed is loops of different lengths, so that together they do not repeat for a long time; the two with a beat are of one length, and
// begin together. Each is made round: what sounds at its end goes on at its beginning, and all that swings does so a whole number of times.

// layers make the loops by the names of their files; those of package audio, which says how loud each is played.
var layers = map[string]func() sound{"bed-hum": hum, "bed-pad": pad, "bed-pulse": pulse, "bed-tension": tension, "bed-drums": drums}

// All loops have this rate, and this loudness on the whole; see mean.
const (
	layerRate = 16000
	layerLoud = -27.0
)

// round is the frequency nearest to hz that swings a whole number of times in a loop.
func round(hz, seconds float64) float64 { return math.Round(hz*seconds) / seconds }

// ringed runs a filter round a loop: once to bring it into swing, and once for good.
func (s sound) ringed(run func(sound) sound) sound {
	twice := append(append(make(sound, 0, 2*len(s)), s...), s...)
	copy(s, run(twice)[len(s):])
	return s
}

// swing is a slow rise and fall round a loop, between least and 1; times is how often, part where it begins.
func swing(seconds, times, part, least float64) curve {
	return func(t float64) float64 {
		return least + (1-least)*(0.5-0.5*math.Cos(2*math.Pi*(times*t/seconds+part)))
	}
}

// hum is the ship: the engines far away, the power in the walls, the air.
func hum() sound {
	const long = 24.0
	s := silence(long)
	for i, m := range []struct{ hz, loud, times float64 }{
		{49, 0.5, 3}, {98, 0.6, 5}, {98.25, 0.4, 2}, {147.2, 0.32, 7}, {196.5, 0.2, 4}, {245, 0.12, 5}, {294.3, 0.1, 3}, {392.2, 0.05, 8},
	} {
		s.add(0, sine(long, steady(round(m.hz, long))).shape(swing(long, m.times, 0.13*float64(i), 0.55)), m.loud)
	}
	air := hiss(long, 130).ringed(func(s sound) sound { return s.band(steady(420), 0.5) }).shape(swing(long, 3, 0.4, 0.7))
	vents := hiss(long, 131).ringed(func(s sound) sound { return s.band(steady(1700), 0.6) }).shape(swing(long, 2, 0.1, 0.5))
	deep := hiss(long, 132).ringed(func(s sound) sound { return s.low(steady(130), 0.7) }).shape(swing(long, 5, 0, 0.6))
	return s.add(0, air, 0.35).add(0, vents, 0.1).add(0, deep, 1.3)
}

// pad is one wide harmony, of which now this tone and now that comes forward.
func pad() sound {
	const long = 32.0
	s := silence(long)
	for i, m := range []struct{ hz, loud float64 }{
		{73.42, 0.8}, {110, 0.7}, {146.83, 0.75}, {220, 0.7}, {261.63, 0.4}, {293.66, 0.55}, {329.63, 0.4}, {440, 0.4}, {523.25, 0.2}, {587.33, 0.25}, {659.26, 0.16}, {880, 0.1},
	} {
		for side, off := range []float64{0.9982, 1.0018} {
			rise := swing(long, float64(1+(i+side)%3), 0.61803*float64(2*i+side), 0.08)
			hz := round(m.hz*off, long)
			s.add(0, sine(long, steady(hz)).shape(rise), m.loud*0.5)
			s.add(0, sine(long, steady(2*hz)).shape(rise), m.loud*0.1)
			s.add(0, sine(long, steady(3*hz)).shape(rise), m.loud*0.04)
		}
	}
	return s.hall(1.2, 3, 0.3)
}

// beat is the time between two beats; a loop with a beat has 24 of them.
const beat = 16.0 / 24

// pulse is a heart that somebody tries to keep calm.
func pulse() sound {
	s := silence(24 * beat)
	for b := range 24 {
		at := beat * float64(b)
		if b%2 == 0 {
			s.wrap(at, thump(0.5, 52, 0.13, 140), 0.9)
			s.wrap(at+0.19, thump(0.5, 47, 0.11, 141), 0.6)
		}
		tick := hiss(0.06, uint64(142+b)).band(steady(2400), 2).shape(decay(0.001, 0.012))
		loud := [...]float64{0.1, 0.05, 0.08, 0.05, 0.1, 0.04}[b%6]
		for i := range 3 { // it comes back from the walls
			s.wrap(at+beat*0.75*float64(i), tick, loud*math.Pow(0.5, float64(i)))
		}
	}
	low := silence(24 * beat)
	for b := range 12 {
		note := choir(1.1, steady([...]float64{73.42, 73.42, 77.78, 73.42, 73.42, 65.41}[b/2]), 2, 0.004).low(steady(330), 1.3).shape(hump(1.1, 0.25))
		low.wrap(2*beat*float64(b), note, 0.32)
	}
	return s.add(0, low, 1).hall(0.8, 1.6, 0.2)
}

// tension is strings that lie too close together, and something low that grinds.
func tension() sound {
	const long = 20.0
	s := silence(long)
	for i, hz := range []float64{587.33, 622.25, 880, 932.33} {
		for v := range 3 {
			at := round(hz*(1+0.0025*float64(v-1)), long)
			form := func(turn float64) float64 { // a saw without its upper end, which the file cannot hold
				x := 2 * math.Pi * turn
				return math.Sin(x) + math.Sin(2*x)/2 + math.Sin(3*x)/3 + math.Sin(4*x)/4
			}
			string := wave(long, steady(at), 0.31*float64(v), form)
			tremble := swing(long, 20*(5.5+0.5*float64(v)), 0.2*float64(i), 0.45)
			s.add(0, string.shape(tremble).shape(swing(long, float64(1+i%3), 0.27*float64(i), 0.12)), 0.05)
		}
	}
	for i, hz := range []float64{36.71, 73.42, 77.78, 110.3} {
		string := wave(long, steady(round(hz, long)), 0.3*float64(i), func(turn float64) float64 { return 2*turn - 1 })
		s.add(0, string.ringed(func(s sound) sound { return s.low(steady(420), 1) }).shape(swing(long, float64(2+i), 0.3*float64(i), 0.35)), 0.3)
	}
	return s.hall(1.1, 2.5, 0.3)
}

// skin is a large drum.
func skin(hz float64, seed uint64) sound {
	s := thump(0.9, hz, 0.2, seed)
	s.add(0, struck(0.6, mode{hz * 1.59, 0.4, 0.12}, mode{hz * 2.14, 0.3, 0.09}, mode{hz * 2.65, 0.2, 0.07}), 0.8)
	return s.add(0, hiss(0.1, seed+1).band(steady(900), 0.7).shape(decay(0.001, 0.014)), 0.7)
}

// drums are what comes when it is serious.
func drums() sound {
	s := silence(24 * beat)
	chance := rand.New(rand.NewPCG(150, 0))
	// In eighths, six beats to a bar: low drums, and high ones between them.
	bars := [...]struct{ low, high string }{
		{"X--x--X-x---", "--x---x--xx-"},
		{"X--x--X-x---", "--x-x-x--xxx"},
		{"X--x--X-xX--", "--x---x-xx-x"},
		{"X-xX--XxX-xx", "x-x-xxx-xxxx"},
	}
	for b, bar := range bars {
		for i := range 12 {
			at := beat * (float64(6*b) + float64(i)/2)
			loud := 0.85 + 0.15*chance.Float64()
			switch bar.low[i] {
			case 'X':
				s.wrap(at, skin(58, 151), loud)
			case 'x':
				s.wrap(at, skin(71, 153), 0.6*loud)
			}
			if bar.high[i] == 'x' {
				s.wrap(at+0.004, skin(128, 155), 0.26*loud)
			}
		}
	}
	return s.drive(1.2).hall(1, 1.8, 0.35)
}
