package audio

import (
	"fmt"
	"math/rand/v2"

	"battlestar/assets/sound"
)

// The layers of the bed.
const (
	hum     = iota // the ship
	pad            // a slow harmony
	pulse          // a heart that beats
	tension        // strings too close together
	drums
	layers
)

const (
	bedRate  = sampleRate / 3 // of all phrases, so that they are mixed first and brought to the device's rate together
	bedStep  = sampleRate / bedRate
	bedBlock = block / bedStep
)

// bedLayer describes a layer: its number of phrases, how far one overlaps the next, in samples, and whether it has a beat. A layer without a beat is
// two independent streams, one for each ear.
type bedLayer struct {
	name    string
	phrases int
	tail    int
	beat    bool
}

var bedLayers = [layers]bedLayer{
	hum:     {"hum", 2, 3 * bedRate, false},
	pad:     {"pad", 5, 3 * bedRate, false},
	pulse:   {"pulse", 4, bedRate * 3 / 2, true},
	tension: {"tension", 3, 3 * bedRate, false},
	drums:   {"drums", 4, bedRate * 3 / 2, true},
}

// file returns the name of a phrase in assets; n counts from 0.
func (l *bedLayer) file(n int) string { return fmt.Sprintf("bed-%s-%d", l.name, n+1) }

// blend returns the volume of each layer at a danger from 0 to 1.
func blend(danger float64) [layers]float64 {
	return [layers]float64{
		hum:     0.27 - 0.1*danger,
		pad:     0.26 - 0.17*rises(danger, 0.3, 1),
		pulse:   0.22 * rises(danger, 0.12, 0.5),
		tension: 0.2 * rises(danger, 0.3, 0.8),
		drums:   0.32 * rises(danger, 0.55, 0.95),
	}
}

// rises goes from 0 to 1 between two values, gently at both ends.
func rises(v, from, to float64) float64 {
	v = max(0, min(1, (v-from)/(to-from)))
	return v * v * (3 - 2*v)
}

// layer is a layer of the bed as it plays.
type layer struct {
	streams []stream
	loud    level
}

// stream plays phrases one after the other, forever; the end of one overlaps the beginning of the next.
type stream struct {
	phrases     []sound.PCM
	tail        int
	chance      *rand.Rand
	now, before int // indexes of phrases; before is the previous one, whose end may still sound
	at          int // the next sample of the phrase now
	left, right float64
}

// unpackBed loads the phrases of the bed; chance picks among them.
func (m *mixer) unpackBed(chance *rand.Rand) error {
	for i := range bedLayers {
		l := &bedLayers[i]
		list := make([]sound.PCM, l.phrases)
		for n := range list {
			var err error
			if list[n], err = sound.Read(l.file(n)); err != nil {
				return err
			}
			if list[n].Rate != bedRate || list[n].Len() <= 2*l.tail {
				return fmt.Errorf("%s.flac has %d samples, %d a second; a phrase has %d a second, and more than %d", l.file(n), list[n].Len(), list[n].Rate, bedRate, 2*l.tail)
			}
		}
		sides := [][2]float64{{1, 1}}
		if !l.beat {
			sides = [][2]float64{{0.92, 0.39}, {0.39, 0.92}} // together as loud as one stream in the middle
		}
		m.bedLayers[i].streams = make([]stream, len(sides))
		for n, side := range sides {
			s := stream{phrases: list, tail: l.tail, chance: chance, before: -1, left: side[0], right: side[1]}
			s.now = s.other()
			m.bedLayers[i].streams[n] = s
		}
	}
	return nil
}

// other picks a phrase that is not the current one nor, if there are enough, the one before it.
func (s *stream) other() int {
	for {
		n := s.chance.IntN(len(s.phrases))
		if n != s.now && (n != s.before || len(s.phrases) < 4) {
			return n
		}
	}
}

// into mixes in the next samples of the stream, while its volume goes from one value to another. An inaudible stream only advances.
func (s *stream) into(mix [][channels]float64, from, to float64) {
	silent := from < unheard && to < unheard
	loud, grow := from, (to-from)/float64(len(mix))
	for i := range mix {
		now := s.phrases[s.now]
		if s.at == now.Len()-s.tail {
			s.before, s.now, s.at = s.now, s.other(), 0
			now = s.phrases[s.now]
		}
		if !silent {
			x := now.At(s.at)
			if s.before >= 0 && s.at < s.tail {
				old := s.phrases[s.before]
				x += old.At(old.Len() - s.tail + s.at)
			}
			mix[i][0] += loud * s.left * x
			mix[i][1] += loud * s.right * x
			loud += grow
		}
		s.at++
	}
}
