package sound

import "fmt"

// Where the frames of a FLAC file begin that has nothing but a STREAMINFO block before them.
const frames = 42

// Decode reads a FLAC file as assets/gen/sound writes it: one channel of 16 bits, no blocks but STREAMINFO, frames of fixed predictors.
// The checksums in it are for other programs.
func Decode(data []byte) (PCM, error) {
	if len(data) < frames || string(data[:8]) != "fLaC\x80\x00\x00\x22" {
		return PCM{}, fmt.Errorf("it is no plain FLAC file")
	}
	r := bits{data: data, at: 8 * 18}
	rate, channels, deep, n := r.take(20), r.take(3)+1, r.take(5)+1, r.take(4)<<32|r.take(32)
	if channels != 1 || deep != 16 {
		return PCM{}, fmt.Errorf("it has %d channels of %d bits, not one of 16", channels, deep)
	}
	if n > 8*len(data) { // a sample takes a bit at least
		return PCM{}, fmt.Errorf("it says that it has %d samples, in %d bytes", n, len(data))
	}
	p := PCM{rate, make([]int16, 0, n)}
	r.at = 8 * frames
	for len(p.samples) < n {
		var err error
		if p.samples, err = r.frame(p.samples, n); err != nil {
			return PCM{}, err
		}
	}
	return p, nil
}

// bits reads numbers from a file, the highest bit first.
type bits struct {
	data  []byte
	at    int
	short bool // more was wanted than there is
}

func (r *bits) take(n int) int {
	v := 0
	for n > 0 {
		if r.at/8 >= len(r.data) {
			r.short = true
			return 0
		}
		here := min(n, 8-r.at%8)
		v = v<<here | int(r.data[r.at/8])>>(8-r.at%8-here)&(1<<here-1)
		r.at, n = r.at+here, n-here
	}
	return v
}

// zeros is how many bits are 0 before the next that is 1.
func (r *bits) zeros() int {
	n := 0
	for r.take(1) == 0 && !r.short {
		n++
	}
	return n
}

// frame reads the next frame and appends its samples to those before, of which there are most in the end.
func (r *bits) frame(to []int16, most int) ([]int16, error) {
	if head := r.take(32); head != 0xfff87008 {
		return nil, fmt.Errorf("a frame begins with %08x", head)
	}
	for b := r.take(8); b&0xc0 == 0xc0; b <<= 1 { // the number of the frame, in UTF-8
		r.take(8)
	}
	n := r.take(16) + 1
	r.take(8)
	kind, wasted := r.take(7), 0
	if r.take(1) == 1 {
		wasted = r.zeros() + 1
	}
	order := kind - 8
	if order < 0 || order > 4 || wasted > 15 || n < order || n > most-len(to) {
		return nil, fmt.Errorf("a frame has %d samples of kind %d, %d bits shorter", n, kind, wasted)
	}
	x := make([]int, n)
	for i := range order {
		x[i] = signed(r.take(16-wasted), 16-wasted)
	}
	if method := r.take(2); method != 0 {
		return nil, fmt.Errorf("a frame is packed in the way %d", method)
	}
	parts := 1 << r.take(4)
	if n%parts != 0 || n/parts < order {
		return nil, fmt.Errorf("a frame of %d samples has %d parts", n, parts)
	}
	at := order
	for part := range parts {
		k := r.take(4)
		for ; at < (part+1)*n/parts; at++ {
			v := r.zeros()<<k | r.take(k)
			x[at] = v>>1 ^ -(v & 1)
			switch order { // what the samples before let expect
			case 1:
				x[at] += x[at-1]
			case 2:
				x[at] += 2*x[at-1] - x[at-2]
			case 3:
				x[at] += 3*x[at-1] - 3*x[at-2] + x[at-3]
			case 4:
				x[at] += 4*x[at-1] - 6*x[at-2] + 4*x[at-3] - x[at-4]
			}
		}
	}
	r.at = (r.at+7)/8*8 + 16
	if r.short || r.at > 8*len(r.data) {
		return nil, fmt.Errorf("it ends after %d of %d samples", len(to), most)
	}
	for _, v := range x {
		to = append(to, int16(v<<wasted))
	}
	return to, nil
}

// signed is a number of some bits in which the highest counts below 0.
func signed(v, deep int) int { return v - v>>(deep-1)<<deep }
