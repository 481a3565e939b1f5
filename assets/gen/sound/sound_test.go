package main

import (
	"bytes"
	"maps"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
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

// assets contains what is made here, and nothing else.
func TestAllAreThere(t *testing.T) {
	want := append(slices.Collect(maps.Keys(cues)), slices.Collect(maps.Keys(phrases))...)
	slices.Sort(want)
	got := files.Names()
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("in assets: %v\nmade here: %v", got, want)
	}
}

// The same sound gives the same bytes as its file. Other machines may round differently, so the file is compared on one kind of machine only.
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
		switch long := float64(len(s)) / float64(rate); {
		case name == "won" || name == "lost":
			if long < 10 || long > 20 {
				t.Errorf("%s is a theme and takes %.1f s, want 10 to 20", name, long)
			}
		case long > 6:
			t.Errorf("%s takes %.1f s", name, long)
		}
	}
}

// The loudness of all files on a laptop: classes in their order, nothing lost, nothing too high.
func TestLoudness(t *testing.T) {
	var table strings.Builder
	wrong, err := measure(&table)
	if err != nil {
		t.Fatal(err)
	}
	t.Log("\n" + table.String())
	for _, w := range wrong {
		t.Error(w)
	}
}

func TestPhrasesAreEven(t *testing.T) {
	for name := range phrases {
		s, rate := samples(t, name)
		whole := mean(s, rate)
		if math.Abs(whole-bedLoud) > 0.2 {
			t.Errorf("%s is %.1f LUFS, want %.1f", name, whole, bedLoud)
		}
		// The loudest part must not stand out, or it would be noticed each time.
		for at := 0; at+rate <= len(s); at += rate / 4 {
			if most := mean(s[at:at+rate], rate); most > whole+7 {
				t.Errorf("%s has a second that is %.1f LUFS", name, most)
			}
		}
	}
}
