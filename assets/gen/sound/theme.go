package main

import "math"

// The themes for the end of the game, our own compositions of a few bars each.

// note is a note of a melody: its start and length in beats, and its frequency.
type note struct{ at, long, hz float64 }

// tone returns the frequency of a note, counted in semitones from the D that the game ends on.
func tone(semitones float64) float64 { return 146.83 * math.Pow(2, semitones/12) }

// sung adds a melody played by horns, doubled an octave below.
func (s sound) sung(beat, loud, open float64, notes ...note) sound {
	for _, n := range notes {
		long := n.long*beat + 0.35
		s.add(n.at*beat, brass(long, n.hz, open), loud)
		s.add(n.at*beat, brass(long, n.hz/2, open*0.6), loud*0.5)
		s.add(n.at*beat, bell(long, n.hz*2, 0.5, 0.5), loud*0.16)
	}
	return s
}

// chord is horns and strings in one harmony.
func chord(seconds, open float64, notes ...float64) sound {
	s := silence(seconds)
	for _, hz := range notes {
		s.add(0, choir(seconds, steady(hz), 4, 0.006).low(func(t float64) float64 { return 450 + open*hump(seconds, 0.4)(t) }, 0.8).shape(hold(seconds, 0.25, seconds*0.45)), 0.35)
	}
	return s
}

// won rises until they have come home.
func won() sound {
	const beat = 0.68
	s := silence(15)
	s.sung(beat, 0.5, 1900,
		note{0, 2, tone(0)}, note{2, 1, tone(7)}, note{3, 1, tone(5)}, note{4, 2, tone(4)}, note{6, 1, tone(2)}, note{7, 1, tone(0)},
		note{8, 1.5, tone(2)}, note{9.5, 0.5, tone(4)}, note{10, 2, tone(7)}, note{12, 1, tone(9)}, note{13, 1, tone(11)}, note{14, 5, tone(12)})
	for _, c := range []struct {
		at, long float64
		tones    [4]float64
	}{{0, 4, [4]float64{-12, 0, 4, 7}}, {4, 4, [4]float64{-7, -3, 0, 9}}, {8, 4, [4]float64{-5, 2, 7, 11}}, {12, 2, [4]float64{-7, 5, 9, 12}}, {14, 6, [4]float64{-12, 7, 12, 16}}} {
		s.add(c.at*beat, chord(c.long*beat+0.8, 1600, tone(c.tones[0]), tone(c.tones[1]), tone(c.tones[2]), tone(c.tones[3])), 0.5)
	}
	for b := range 8 {
		s.add(2*float64(b)*beat, skin(62, uint64(300+b)), 0.35+0.03*float64(b))
	}
	for i := range 8 { // a roll into the last note
		s.add((12+float64(i)/4)*beat, skin(128, uint64(320+i)), 0.06+0.03*float64(i))
	}
	for i, t := range []float64{12, 16, 19, 24} {
		s.add((14+0.25*float64(i))*beat, bell(3, tone(t)*2, 0.8, 1.1), 0.22)
	}
	return s.room(1, 2.4, 0.35)
}

// lost falls, and a heart stops.
func lost() sound {
	const beat = 0.9
	s := silence(15)
	s.sung(beat, 0.5, 1000,
		note{0, 2, tone(7)}, note{2, 1, tone(5)}, note{3, 1, tone(3)}, note{4, 3, tone(2)},
		note{7, 1, tone(3)}, note{8, 2, tone(0)}, note{10, 1, tone(-2)}, note{11, 4, tone(-4)})
	for _, c := range []struct {
		at, long float64
		tones    [4]float64
	}{{0, 4, [4]float64{-12, 0, 3, 7}}, {4, 4, [4]float64{-9, -2, 2, 7}}, {8, 3, [4]float64{-7, 0, 5, 8}}, {11, 4.5, [4]float64{-12, -4, -3, 3}}} {
		s.add(c.at*beat, chord(c.long*beat+1, 900, tone(c.tones[0]), tone(c.tones[1]), tone(c.tones[2]), tone(c.tones[3])), 0.55)
	}
	for i, at := range []float64{0, 2, 4, 6, 8, 9.7, 11.6, 13.7} {
		s.add(at*beat, thump(1.2, 55, 0.3, uint64(340+i)), 0.8-0.06*float64(i))
		s.add(at*beat, skin(74, uint64(350+i)), 0.3-0.02*float64(i))
	}
	return s.room(1.1, 2.6, 0.4)
}
