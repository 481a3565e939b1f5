package main

import (
	"bytes"
	"maps"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	files "battlestar/assets/sound"
)

func samples(t *testing.T, name string) ([]float64, int) {
	t.Helper()
	p, err := files.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	s := make([]float64, p.Len())
	for i := range s {
		s[i] = p.At(i)
	}
	return s, p.Rate
}

// What stands in assets is what is made here, and nothing else.
func TestAllAreThere(t *testing.T) {
	want := append(slices.Collect(maps.Keys(cues)), slices.Collect(maps.Keys(layers))...)
	slices.Sort(want)
	got := files.Names()
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("in assets: %v\nmade here: %v", got, want)
	}
}

// The same sound gives the same bytes, those of the file. Other machines may round differently, so the file is compared on one kind only.
func TestSameBytes(t *testing.T) {
	for _, name := range []string{"button", "card-dealt", "counted-against", "die-lands"} {
		a, err := file(name)
		if err != nil {
			t.Fatal(err)
		}
		b, err := file(name)
		if err != nil || !bytes.Equal(a, b) {
			t.Errorf("%s: two runs differ (%v)", name, err)
		}
		kept, err := os.ReadFile(filepath.Join("../../sound", name+".flac"))
		if err != nil {
			t.Fatal(err)
		}
		if runtime.GOARCH == "amd64" && !bytes.Equal(a, kept) {
			t.Errorf("%s: the file is not what is made now; go run ./assets/gen/sound -only %s", name, name)
		}
	}
}

func TestCuesAreEven(t *testing.T) {
	for name, c := range cues {
		s, rate := samples(t, name)
		if rate != c.rate {
			t.Errorf("%s has %d samples a second, want %d", name, rate, c.rate)
		}
		if got := loudness(s, rate); math.Abs(got-c.loud) > 0.2 {
			t.Errorf("%s is %.1f dB loud, want %.1f", name, got, c.loud)
		}
		sum, most := 0.0, 0.0
		for _, x := range s {
			sum, most = sum+x, max(most, math.Abs(x))
		}
		if most > peak+0.001 {
			t.Errorf("%s goes up to %.2f", name, most)
		}
		if off := math.Abs(sum) / float64(len(s)); off > 0.001 {
			t.Errorf("%s lies %.4f off the middle", name, off)
		}
		if a, b := math.Abs(s[0]), math.Abs(s[len(s)-1]); a > 0.01 || b > 0.0005 {
			t.Errorf("%s clicks: it begins with %.4f and ends with %.4f", name, a, b)
		}
		if long := float64(len(s)) / float64(rate); long > 6 {
			t.Errorf("%s takes %.1f s", name, long)
		}
	}
}

func TestLoopsAreEven(t *testing.T) {
	for name := range layers {
		s, rate := samples(t, name)
		if got := mean(s, rate); math.Abs(got-layerLoud) > 0.2 {
			t.Errorf("%s is %.1f dB loud, want %.1f", name, got, layerLoud)
		}
		// What is the loudest in it must not stand out, or it is heard each time round.
		if most := loudness(s, rate); most > layerLoud+8 {
			t.Errorf("%s has a place that is %.1f dB loud", name, most)
		}
	}
}

func TestLoudness(t *testing.T) {
	tone := func(hz, loud float64) []float64 {
		s := make([]float64, 24000)
		for i := range s {
			s[i] = loud * math.Sin(2*math.Pi*hz*float64(i)/24000)
		}
		return s
	}
	at := loudness(tone(500, 0.1), 24000)
	if want := -23.0; math.Abs(at-want) > 0.5 {
		t.Errorf("500 Hz at 0.1 is %.1f dB, want %.1f", at, want)
	}
	if deep := loudness(tone(40, 0.1), 24000); deep > at-12 {
		t.Errorf("40 Hz is %.1f dB, which no laptop gives", deep)
	}
	if high := loudness(tone(4000, 0.1), 24000); high < at+2 {
		t.Errorf("4 kHz is %.1f dB, and stands out more", high)
	}
}
