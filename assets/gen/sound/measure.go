package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"

	files "battlestar/assets/sound"
	"battlestar/audio/hearing"
)

// classes are the intended loudnesses of cues, from the softest.
var classes = [...]struct {
	name string
	loud float64
}{{"faint", faint}, {"quiet", quiet}, {"plain", plain}, {"strong", strong}, {"mighty", mighty}}

// The requirements for the files, in dB unless stated otherwise.
const (
	between  = 2.5  // the minimum distance between the medians of two classes
	highest  = -1.0 // the maximum that a file may reach between its samples
	mostGone = 5.0  // the maximum that a laptop may lose of a strong cue
	lowest   = 300. // the lowest frequency that a laptop reproduces, in Hz
)

// figures holds the measurements of a file.
type figures struct {
	name         string
	class        int // of a cue; -1 for a phrase of the bed
	whole, heard float64
	peak         float64
	above        float64    // the share of the audible part that is above three quarters of the highest frequency its rate can hold
	bands        [6]float64 // its shares in octaves from lowest on; the last one includes everything higher
	rate         int
	seconds      float64
}

func (f *figures) gone() float64 { return f.whole - f.heard }

// measured returns the figures of a file in assets.
func measured(name string) (figures, error) {
	pcm, err := files.Read(name)
	if err != nil {
		return figures{}, err
	}
	s := make([]float64, pcm.Len())
	for i := range s {
		s[i] = pcm.At(i)
	}
	f := figures{name: name, class: -1, rate: pcm.Rate, seconds: float64(len(s)) / float64(pcm.Rate), peak: hearing.TruePeak(s)}
	over := f.seconds
	if c, ok := cues[name]; ok {
		over = span(s, pcm.Rate)
		for i := range classes {
			if classes[i].loud == c.loud {
				f.class = i
			}
		}
	}
	laptop := hearing.Laptop(s, pcm.Rate)
	f.whole, f.heard = hearing.LUFS(s, pcm.Rate, over), hearing.LUFS(laptop, pcm.Rate, over)
	var top, all float64
	const n = 1024
	for at := 0; at < len(laptop); at += n {
		for bin, v := range spectrum(laptop, at, n) {
			all += v * v
			octave := math.Floor(math.Log2(float64(bin) * float64(pcm.Rate) / n / lowest))
			f.bands[int(max(0, min(float64(len(f.bands)-1), octave)))] += v * v
			if bin > n/2*3/4 {
				top += v * v
			}
		}
	}
	f.above = top / max(all, 1e-12)
	for i := range f.bands {
		f.bands[i] = 10 * math.Log10(max(f.bands[i]/max(all, 1e-12), 1e-6))
	}
	return f, nil
}

// measure prints the figures of all files, and returns everything that is not as it should be.
func measure(w io.Writer) ([]string, error) {
	var list []figures
	for _, name := range slices.Concat(slices.Sorted(maps.Keys(cues)), slices.Sorted(maps.Keys(phrases))) {
		f, err := measured(name)
		if err != nil {
			return nil, err
		}
		list = append(list, f)
	}
	slices.SortStableFunc(list, func(a, b figures) int { return cmp.Or(-cmp.Compare(a.class, b.class), -cmp.Compare(a.heard, b.heard)) })
	var wrong []string
	var medians [len(classes)]float64
	for i := range classes {
		var heard []float64
		for _, f := range list {
			if f.class == i {
				heard = append(heard, f.heard)
			}
		}
		slices.Sort(heard)
		medians[i] = (heard[(len(heard)-1)/2] + heard[len(heard)/2]) / 2
		if i > 0 && medians[i]-medians[i-1] < between {
			wrong = append(wrong, fmt.Sprintf("%s has its median at %.1f LUFS, %s at %.1f: less than %.1f apart", classes[i].name, medians[i], classes[i-1].name, medians[i-1], between))
		}
	}
	for _, f := range list {
		class := "bed"
		if f.class >= 0 {
			class = classes[f.class].name
		}
		fmt.Fprintf(w, "%-16s %-7s %6.1f LUFS, at a laptop %6.1f (%4.1f less)  peak %5.1f dB  %5d Hz, %4.1f %% at its top  %5.2f s\n", f.name, class, f.whole, f.heard, f.gone(), f.peak, f.rate, 100*f.above, f.seconds)
		switch {
		case f.class > 0 && f.heard < medians[f.class-1]:
			wrong = append(wrong, fmt.Sprintf("%s is %s and lies at %.1f LUFS, below the median of what is %s, %.1f", f.name, class, f.heard, classes[f.class-1].name, medians[f.class-1]))
		case f.class >= 0 && classes[f.class].loud >= strong && f.gone() > mostGone:
			wrong = append(wrong, fmt.Sprintf("a laptop swallows %.1f dB of %s, which is %s", f.gone(), f.name, class))
		}
		if f.peak > highest {
			wrong = append(wrong, fmt.Sprintf("%s goes up to %.2f dB", f.name, f.peak))
		}
		if f.above > 0.06 && f.rate < bright {
			wrong = append(wrong, fmt.Sprintf("%s sounds dull at %d samples a second: %.0f %% of what is heard lies at the top of what they hold", f.name, f.rate, 100*f.above))
		}
	}
	fmt.Fprint(w, "\nWhat a laptop gives back of what is mighty, by octaves, in dB of all of it:\n                ")
	for i := range list[0].bands {
		fmt.Fprintf(w, " from %5.0f", lowest*math.Pow(2, float64(i)))
	}
	fmt.Fprintln(w, " Hz")
	for _, f := range list {
		if f.class < 0 || classes[f.class].loud != mighty {
			continue
		}
		fmt.Fprintf(w, "%-16s", f.name)
		for _, db := range f.bands {
			fmt.Fprintf(w, " %10.1f", db)
		}
		fmt.Fprintln(w)
	}
	return wrong, nil
}
