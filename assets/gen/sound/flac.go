package main

import (
	"encoding/binary"
	"math"
)

const (
	frameLong = 1024 // samples in a frame
	// How far below the sound the noise lies that shorter samples make, in each frame, in dB. The ear does not hear it: a sound hides what
	// is 40 dB softer in the tones beside its own.
	noiseBelow = 60
)

// flac packs samples from −1 to 1 as a FLAC file: https://www.rfc-editor.org/rfc/rfc9639. Frames are of fixed predictors only, which
// package sound reads, as every player does.
func flac(samples []float64, rate int) []byte {
	var w bits
	w.data = append(w.data, "fLaC\x80\x00\x00\x22"...)
	w.put(frameLong, 16)
	w.put(frameLong, 16)
	w.put(0, 48) // the sizes of frames are not said
	w.put(rate, 20)
	w.put(0, 3)
	w.put(15, 5)
	w.put(len(samples), 36)
	w.data = append(w.data, make([]byte, 16)...) // nor is a checksum of all
	for i := 0; i*frameLong < len(samples); i++ {
		w.frame(i, samples[i*frameLong:min(len(samples), (i+1)*frameLong)])
	}
	return w.data
}

// bits are written with the highest bit first.
type bits struct {
	data []byte
	free int // bits of the last byte that are not yet written
}

func (w *bits) put(v, n int) {
	for n--; n >= 0; n-- {
		if w.free == 0 {
			w.data, w.free = append(w.data, 0), 8
		}
		w.free--
		w.data[len(w.data)-1] |= byte(v>>n&1) << w.free
	}
}

// frame writes a frame.
func (w *bits) frame(number int, samples []float64) {
	begin := len(w.data)
	w.put(0xfff87008, 32)
	w.data = append(w.data, string(rune(number))...)
	w.put(len(samples)-1, 16)
	w.put(crc8(w.data[begin:]), 8)
	x, wasted := rounded(samples)
	order, parts, keys := cheapest(x)
	w.put(8+order, 7)
	w.put(min(wasted, 1), 1)
	if wasted > 0 {
		w.put(1, wasted)
	}
	for _, v := range x[:order] {
		w.put(v, 16-wasted)
	}
	w.put(0, 2)
	w.put(parts, 4)
	rest := differences(x, order)
	for i, k := range keys {
		w.put(k, 4)
		for _, v := range part(rest, order, i, parts) {
			v = v<<1 ^ v>>63
			w.put(0, v>>k)
			w.put(1<<k|v&(1<<k-1), k+1)
		}
	}
	w.free = 0
	w.data = binary.BigEndian.AppendUint16(w.data, crc16(w.data[begin:]))
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

func crc8(data []byte) int {
	c := byte(0)
	for _, b := range data {
		c ^= b
		for range 8 {
			c = c<<1 ^ 7*(c>>7)
		}
	}
	return int(c)
}

func crc16(data []byte) uint16 {
	c := uint16(0)
	for _, b := range data {
		c ^= uint16(b) << 8
		for range 8 {
			c = c<<1 ^ 0x8005*(c>>15)
		}
	}
	return c
}
