package hearing

import (
	"math"
	"testing"
)

func tone(hz, loud, seconds float64, rate int) []float64 {
	s := make([]float64, int(seconds*float64(rate)))
	for i := range s {
		s[i] = loud * math.Sin(2*math.Pi*hz*float64(i)/float64(rate))
	}
	return s
}

// A tone of 997 Hz at full level in both channels is 0 LUFS (ITU-R BS.1770, annex 1), at any rate.
func TestLUFS(t *testing.T) {
	for _, rate := range []int{16000, 24000, 32000, 48000} {
		if got := LUFS(tone(997, 1, 3, rate), rate, 3); math.Abs(got) > 0.1 {
			t.Errorf("at %d samples a second a full tone is %.2f LUFS, want 0", rate, got)
		}
		if got := LUFS(tone(997, 0.1, 1.5, rate), rate, 3); math.Abs(got+23.01) > 0.1 {
			t.Errorf("at %d samples a second a tone of a tenth for half of the time is %.2f LUFS, want -23", rate, got)
		}
	}
}

func TestLaptop(t *testing.T) {
	level := func(hz float64) float64 {
		s := Laptop(tone(hz, 1, 1, 48000), 48000)[24000:]
		sum := 0.0
		for _, x := range s {
			sum += 2 * x * x
		}
		return 10 * math.Log10(sum/float64(len(s)))
	}
	for _, c := range []struct{ hz, want float64 }{{2000, 0}, {300, -3}, {150, -24}, {75, -48}} {
		if got := level(c.hz); math.Abs(got-c.want) > 0.6 {
			t.Errorf("%.0f Hz comes back at %.1f dB, want %.0f", c.hz, got, c.want)
		}
	}
}

// A tone at a quarter of the sample rate that is sampled beside its peaks rises 3 dB above its samples.
func TestTruePeak(t *testing.T) {
	s := make([]float64, 4000)
	for i := range s {
		s[i] = 0.5 * math.Sin(math.Pi/2*float64(i)+math.Pi/4)
	}
	if got := TruePeak(s[1000:3000]); math.Abs(got+6.02) > 0.3 {
		t.Errorf("the peak is %.2f dB, want -6.0", got)
	}
}
