package main

import (
	"bytes"
	"math"

	"github.com/mewkiz/flac"
	"github.com/mewkiz/flac/frame"
	"github.com/mewkiz/flac/meta"
)

const (
	frameLong = 1024 // samples in a frame
	deep      = 16   // bits of a sample
	// How far below the sound the noise lies that shorter samples make, in each frame, in dB. The ear does not hear it: a sound hides what
	// is 40 dB softer in the tones beside its own.
	noiseBelow = 60
)

// pack makes a FLAC file of samples from −1 to 1: https://www.rfc-editor.org/rfc/rfc9639.
func pack(samples []float64, rate int) ([]byte, error) {
	var file bytes.Buffer
	w, err := flac.NewEncoder(&file, &meta.StreamInfo{
		BlockSizeMin: frameLong, BlockSizeMax: frameLong, SampleRate: uint32(rate), NChannels: 1, BitsPerSample: deep, NSamples: uint64(len(samples)),
	})
	if err != nil {
		return nil, err
	}
	for from := 0; from < len(samples); from += frameLong {
		if err := w.WriteFrame(packed(samples[from:min(len(samples), from+frameLong)])); err != nil {
			return nil, err
		}
	}
	return file.Bytes(), w.Close()
}

// packed is a frame of a fixed predictor. The library's own search knows neither short samples nor parts.
func packed(samples []float64) *frame.Frame {
	x, wasted := rounded(samples)
	order, parts, keys := cheapest(x)
	rice := &frame.RiceSubframe{PartOrder: parts}
	for _, k := range keys {
		rice.Partitions = append(rice.Partitions, frame.RicePartition{Param: uint(k)})
	}
	sub := &frame.Subframe{
		SubHeader: frame.SubHeader{Pred: frame.PredFixed, Order: order, Wasted: uint(wasted), ResidualCodingMethod: frame.ResidualCodingMethodRice1, RiceSubframe: rice},
		NSamples:  len(x),
	}
	for _, v := range x {
		sub.Samples = append(sub.Samples, int32(v<<wasted))
	}
	return &frame.Frame{
		Header:    frame.Header{HasFixedBlockSize: true, BlockSize: uint16(len(x)), Channels: frame.ChannelsMono, BitsPerSample: deep},
		Subframes: []*frame.Subframe{sub},
	}
}

// rounded is samples as whole numbers, with as few bits as they need; so many at their end are left out.
func rounded(samples []float64) (x []int, wasted int) {
	power := 0.0
	for _, v := range samples {
		power += v * v / float64(len(samples))
	}
	for noise := power * math.Pow(10, -noiseBelow/10.0); math.Pow(float64(int(2)<<wasted)/32768, 2)/12 <= noise; {
		wasted++
	}
	step, most := float64(int(1)<<wasted), float64(int(1)<<(15-wasted)-1)
	for _, v := range samples {
		x = append(x, int(min(math.Round(max(-1, min(1, v))*32767/step), most)))
	}
	return x, wasted
}

// differences is what is left of samples when a fixed predictor of an order has said what it expects; the first are as they were.
func differences(x []int, order int) []int {
	d := append([]int(nil), x...)
	for o := range order {
		for i := len(d) - 1; i > o; i-- {
			d[i] -= d[i-1]
		}
	}
	return d
}

// part is one of 1<<parts parts of what is left.
func part(rest []int, order, i, parts int) []int {
	long := len(rest) >> parts
	return rest[max(order, i*long) : (i+1)*long]
}

// cheapest is the order of the predictor, the number of parts (as a power of two) and a Rice parameter for each with which samples take
// the fewest bits.
func cheapest(x []int) (order, parts int, keys []int) {
	best := math.MaxInt
	for o := 0; o <= min(4, len(x)); o++ {
		rest := differences(x, o)
		for p := 0; p <= 4 && len(x)%(1<<p) == 0 && len(x)>>p > o; p++ {
			cost, list := 16*o, []int(nil)
			for i := range 1 << p {
				k, bits := rice(part(rest, o, i, p))
				cost, list = cost+4+bits, append(list, k)
			}
			if cost < best {
				best, order, parts, keys = cost, o, p, list
			}
		}
	}
	return order, parts, keys
}

// rice is the parameter with which numbers take the fewest bits, and how many.
func rice(list []int) (best, least int) {
	least = math.MaxInt
	for k := range 15 {
		bits := 0
		for _, v := range list {
			bits += (v<<1^v>>63)>>k + 1 + k
		}
		if bits < least {
			best, least = k, bits
		}
	}
	return best, least
}
