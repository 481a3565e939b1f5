package audio

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
)

// Cue names a sound.
type Cue int

// The cues.
const (
	Card   Cue = iota // a card is drawn, played or discarded
	Die               // a die is rolled
	Viper             // a viper launches or flies
	Raider            // raiders come or fly
	Hit               // something is damaged or destroyed
	Klaxon            // the Cylons attack: action stations
	Jump              // the fleet jumps
	Reveal            // a Cylon is revealed
	Click             // a button of the program is pressed
	cues
)

const (
	sampleRate = 48000 // per second
	channels   = 2
)

// synthesize makes a cue: mono samples between -1 and 1, the same ones each time.
func synthesize(c Cue) sound {
	switch c {
	case Card:
		s := silence(0.14)
		s.noise(0, 0.14, 1, 3500)
		return s.level(0.4)
	case Die: // it bounces, ever faster and softer
		s := silence(0.7)
		for i, at := range []float64{0, 0.17, 0.3, 0.4, 0.48, 0.54, 0.58} {
			loud := 1 / (1 + 0.4*float64(i))
			s.noise(at, 0.05, loud, 2500)
			s.tone(at, 0.05, loud/2, 900, 700, sine)
		}
		return s.level(0.6)
	case Viper:
		s := silence(0.8)
		s.noise(0, 0.8, 1, 1200)
		s.tone(0, 0.8, 0.4, 180, 620, saw)
		return s.level(0.5)
	case Raider: // two engines, a little out of tune
		s := silence(0.8)
		s.tone(0, 0.8, 1, 520, 130, saw)
		s.tone(0, 0.8, 1, 527, 124, saw)
		return s.level(0.5)
	case Hit:
		s := silence(1)
		s.noise(0, 1, 1, 500)
		s.tone(0, 0.6, 1, 110, 35, sine)
		return s.level(0.9)
	case Klaxon:
		s := silence(1.5)
		for _, at := range []float64{0, 0.5, 1} {
			s.tone(at, 0.45, 1, 330, 440, saw)
			s.tone(at, 0.45, 0.5, 165, 220, saw)
		}
		return s.level(0.7)
	case Jump: // a hum that winds up and up, then the thud of a fleet that is gone
		s := silence(1.8)
		for i := range 12 {
			hz := 60 * math.Pow(1.3, float64(i))
			s.tone(0.07*float64(i), 0.2, 0.2+0.05*float64(i), hz, 1.3*hz, sine)
		}
		s.noise(0.9, 0.9, 1, 900)
		s.tone(0.9, 0.9, 1, 90, 28, sine)
		return s.level(0.9)
	case Reveal: // a low chord that clashes, and two notes that fall
		s := silence(1.8)
		for _, hz := range []float64{73.4, 77.8, 110} {
			s.tone(0, 1.8, 0.5, hz, hz, saw)
		}
		s.tone(0, 0.7, 0.6, 587, 587, sine)
		s.tone(0.5, 1.3, 0.6, 554, 554, sine)
		return s.level(0.8)
	case Click:
		s := silence(0.04)
		s.tone(0, 0.04, 1, 1200, 900, sine)
		return s.level(0.3)
	}
	return nil
}

// A sound is mono samples into which tones and noises are mixed.
type sound []float64

func silence(seconds float64) sound { return make(sound, int(seconds*sampleRate)) }

// part is the samples of a stretch of the sound, given in seconds.
func (s sound) part(at, seconds float64) sound {
	from := int(at * sampleRate)
	return s[from:min(from+int(seconds*sampleRate), len(s))]
}

// tone mixes in a wave that glides from one frequency to another (Hz) and fades away.
func (s sound) tone(at, seconds, loud, from, to float64, wave func(turn float64) float64) {
	turn := 0.0
	part := s.part(at, seconds)
	for i := range part {
		t := float64(i) / float64(len(part))
		turn += (from + (to-from)*t) / sampleRate
		part[i] += loud * envelope(t) * wave(turn)
	}
}

// noise mixes in a hiss that has little above cut (Hz) and fades away.
func (s sound) noise(at, seconds, loud, cut float64) {
	chance := rand.New(rand.NewPCG(1, 2)) // always the same noise, so that a cue is always the same
	follow := 1 - math.Exp(-2*math.Pi*cut/sampleRate)
	low := 0.0
	part := s.part(at, seconds)
	for i := range part {
		low += follow * (2*chance.Float64() - 1 - low)
		t := float64(i) / float64(len(part))
		part[i] += loud * envelope(t) * low / math.Sqrt(follow) // the filter takes away that much
	}
}

// level makes the loudest sample as loud as peak, which is at most 1.
func (s sound) level(peak float64) sound {
	loudest := 0.0
	for _, x := range s {
		loudest = max(loudest, math.Abs(x))
	}
	for i := range s {
		s[i] *= peak / loudest
	}
	return s
}

// envelope rises at once, without a click, and falls to 0; t goes from 0 to 1.
func envelope(t float64) float64 { return min(t/0.02, 1) * (1 - t) * (1 - t) }

func sine(turn float64) float64 { return math.Sin(2 * math.Pi * turn) }

func saw(turn float64) float64 { return 2*(turn-math.Floor(turn)) - 1 }

// encode writes a sound the way the device wants it: signed 16 bits, little endian, the same on both channels.
func encode(s sound) []byte {
	pcm := make([]byte, 0, 2*channels*len(s))
	for _, x := range s {
		v := uint16(int16(x * math.MaxInt16))
		for range channels {
			pcm = binary.LittleEndian.AppendUint16(pcm, v)
		}
	}
	return pcm
}
