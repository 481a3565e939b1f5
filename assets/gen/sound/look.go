package main

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"math/cmplx"
	"os"

	files "battlestar/assets/sound"
)

// picture draws each sound in assets: its waveform above, and its frequencies below, from 50 Hz up to half of its rate. It prints a line of figures
// for each.
func picture(path string, names []string) error {
	const w, h, columns = 300, 150, 6
	rows := (len(names) + columns - 1) / columns
	img := image.NewRGBA(image.Rect(0, 0, columns*w, rows*h))
	for i, name := range names {
		pcm, err := files.Read(name)
		if err != nil {
			return err
		}
		s := make([]float64, pcm.Len())
		for j := range s {
			s[j] = pcm.At(j)
		}
		tell(name, s, pcm.Rate)
		x, y := i%columns*w, i/columns*h
		for column := range w - 4 {
			part := s[column*len(s)/(w-4) : max(column*len(s)/(w-4)+1, (column+1)*len(s)/(w-4))]
			top := 0.0
			for _, v := range part {
				top = max(top, math.Abs(v))
			}
			for dy := -int(top * 20); dy <= int(top*20); dy++ {
				img.Set(x+column, y+22+dy, color.RGBA{120, 200, 255, 255})
			}
			bins := spectrum(s, column*len(s)/(w-4), 1024)
			for row := range 100 {
				hz := 50 * math.Pow(float64(pcm.Rate)/2/50, float64(99-row)/99)
				bin := min(len(bins)-1, int(hz/float64(pcm.Rate)*1024))
				v := math.Max(0, min(1, (20*math.Log10(bins[bin]+1e-9)+75)/75))
				img.Set(x+column, y+46+row, color.RGBA{uint8(255 * v), uint8(255 * v * v), uint8(110 * (1 - v) * v * 4), 255})
			}
		}
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// tell prints the figures of a sound.
func tell(name string, s []float64, rate int) {
	top, sum, power := 0.0, 0.0, 0.0
	for _, v := range s {
		top, sum, power = max(top, math.Abs(v)), sum+v, power+v*v
	}
	n := float64(len(s))
	var above, all float64
	for at := 0; at < len(s); at += 1024 {
		for bin, v := range spectrum(s, at, 1024) {
			above, all = above+v*float64(bin)*float64(rate)/1024, all+v
		}
	}
	fmt.Printf("%-16s %5.2f s  loudest %6.1f dB  mean %6.1f dB  peak %.2f  crest %4.1f dB  offset %+.5f  middle %5.0f Hz  ends %+.4f %+.4f\n",
		name, n/float64(rate), loudness(s, rate), mean(s, rate), top, 20*math.Log10(top/math.Sqrt(power/n)), sum/n, above/all, s[0], s[len(s)-1])
}

// spectrum returns how loud each frequency is around a sample, using a Fourier transform of n samples.
func spectrum(s []float64, at, n int) []float64 {
	c := make([]complex128, n)
	for i := range c {
		if j := at + i - n/2; j >= 0 && j < len(s) {
			c[i] = complex(s[j]*(0.5-0.5*math.Cos(2*math.Pi*float64(i)/float64(n)))*4/float64(n), 0)
		}
	}
	fourier(c)
	out := make([]float64, n/2)
	for i := range out {
		out[i] = cmplx.Abs(c[i])
	}
	return out
}

// fourier transforms in place; the length must be a power of 2.
func fourier(c []complex128) {
	n := len(c)
	if n == 1 {
		return
	}
	even, odd := make([]complex128, n/2), make([]complex128, n/2)
	for i := range even {
		even[i], odd[i] = c[2*i], c[2*i+1]
	}
	fourier(even)
	fourier(odd)
	for i := range even {
		turn := cmplx.Rect(1, -2*math.Pi*float64(i)/float64(n)) * odd[i]
		c[i], c[i+n/2] = even[i]+turn, even[i]-turn
	}
}
