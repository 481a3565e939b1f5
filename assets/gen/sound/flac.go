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
	deep      = 16   // bits per sample
	// How far the noise from shorter samples is below the sound of each frame, in dB. It is inaudible: a sound masks anything 40 dB softer at
	// neighboring frequencies.
	noiseBelow = 60
)

// pack encodes samples from −1 to 1 as a FLAC file: https://www.rfc-editor.org/rfc/rfc9639.
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

// packed returns a frame with a fixed predictor. The library's own search supports neither short samples nor partitions.
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

// rounded converts samples to integers with as few bits as necessary; wasted is the number of low bits that are left out.
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

// differences returns the residual of a fixed predictor of an order. The first samples stay as they are.
func differences(x []int, order int) []int {
	d := append([]int(nil), x...)
	for o := range order {
		for i := len(d) - 1; i > o; i-- {
			d[i] -= d[i-1]
		}
	}
	return d
}

// part returns one of the 1<<parts partitions of a residual.
func part(rest []int, order, i, parts int) []int {
	long := len(rest) >> parts
	return rest[max(order, i*long) : (i+1)*long]
}

// cheapest returns the order of the predictor, the number of partitions (as a power of two), and the Rice parameter of each, with which the samples
// take the fewest bits.
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

// rice returns the parameter with which numbers take the fewest bits, and how many bits that is.
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
