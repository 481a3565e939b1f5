package audio

import (
	"encoding/binary"
	"io"
	"math"
	"math/rand/v2"
	"sync"

	"battlestar/assets/sound"
)

const (
	sampleRate = 48000 // of the device, per second
	channels   = 2
	frameBytes = 4 * channels // 32 bits per sample
	block      = 96           // frames until the wanted levels are read again

	atOnce = 6 // blocks per read, so that a new cue does not wait for more

	voices = 12 // cues at once; more would be mere noise and are left out
)

// How fast levels approach their targets: the remaining difference falls to 1/e in this many seconds.
const (
	volumeTime = 0.015 // at once, but without a click
	bedTime    = 2.5   // too slow to notice
	duckTime   = 0.06
	unduckTime = 0.9
	ducked     = 0.45 // volume of the bed under a big cue
	unheard    = 1e-4 // anything softer is left out
)

// mixer mixes what the device plays from the cues and the bed. The goroutine of the device reads it; another one controls it.
type mixer struct {
	mu        sync.Mutex
	played    int // the number of loose cues so far
	cues      [cues]sound.PCM
	bedLayers [layers]layer
	playing   []voice
	danger    float64
	effects   level
	bed       level
	duck      level
	running   bool                            // a reader is active and has not been told that it is over
	mix       [block][channels]float64        // the next block to be read
	ahead     [block][channels]float64        // the block after it, which the limiter already knows
	tail      bool                            // ahead is not silent
	held      float64                         // gain of the limiter at the end of the last block
	room      float64                         // highest gain that the next block may have
	under     [3 + bedBlock][channels]float64 // the bed before it is brought to the device's rate, after the end of the previous block
}

// voice is a cue that is playing.
type voice struct {
	pcm         sound.PCM
	at, by      float64 // the next sample, and the number of samples per frame
	left, right float64
	ducking     bool
}

// level is a value that slowly approaches its target.
type level struct{ now, want float64 }

// step advances by a block. It returns the level before and its growth per frame.
func (l *level) step(seconds float64) (from, grow float64) {
	from = l.now
	l.now += (l.want - l.now) * (1 - math.Exp(-block/(seconds*sampleRate)))
	if math.Abs(l.want-l.now) < unheard/2 {
		l.now = l.want
	}
	return from, (l.now - from) / block
}

// newMixer returns a mixer that has no sounds yet.
func newMixer() *mixer {
	return &mixer{playing: make([]voice, 0, voices), duck: level{1, 1}, held: 1, room: 1}
}

// unpack loads the sounds before the mixer is read, which takes some tenths of a second; chance picks the phrases of the bed. The sounds are part of
// the program: an error means that it was not built properly.
func (m *mixer) unpack(chance *rand.Rand) error {
	var err error
	for c, name := range files {
		if m.cues[c], err = sound.Read(name); err != nil {
			return err
		}
	}
	return m.unpackBed(chance)
}

// play starts a cue, higher or lower by semitones, at a side: -1 left, 1 right.
func (m *mixer) play(c Cue, semitones int, side float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.effects.want == 0 || len(m.playing) == voices {
		return
	}
	pitch := math.Pow(2, float64(semitones)/12)
	if c.loose() {
		const golden = 0.618034 // cues close together differ clearly in pitch
		_, part := math.Modf(float64(m.played)*golden + 0.5)
		pitch *= 1 + 0.06*(part-0.5)
		m.played++
	}
	pcm := m.cues[c]
	// A laptop's loudspeakers are close together: a sound from the side still reaches both ears, as loud as from the middle.
	turn := math.Pi / 4 * (1 + 0.8*min(max(side, -1), 1))
	m.playing = append(m.playing, voice{pcm, 0, float64(pcm.Rate) / sampleRate * pitch, math.Sqrt2 * math.Cos(turn), math.Sqrt2 * math.Sin(turn), c.big()})
}

func (m *mixer) setDanger(v float64) {
	m.mu.Lock()
	m.danger = v
	m.mu.Unlock()
}

func (m *mixer) setVolumes(effects, bed float64) {
	m.mu.Lock()
	m.effects.want, m.bed.want = effects, bed
	m.mu.Unlock()
}

// heard reports whether cues have a volume above 0.
func (m *mixer) heard() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.effects.want > 0
}

// begin reports whether there is something to hear that nobody reads yet. If so, the caller must read it.
func (m *mixer) begin() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.running || m.over() {
		return false
	}
	m.running = true
	return true
}

// over reports whether there is nothing more to hear until something is played or a volume is set.
func (m *mixer) over() bool {
	return len(m.playing) == 0 && m.bed.want == 0 && m.bed.now == 0 && !m.tail
}

// Read implements io.Reader: 32-bit samples for both ears. It ends when there is nothing more to hear.
func (m *mixer) Read(p []byte) (n int, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.over() {
		m.running = false
		return 0, io.EOF
	}
	p = p[:min(len(p), atOnce*block*frameBytes)]
	for ; n+block*frameBytes <= len(p); n += block * frameBytes {
		m.next()
		for i, frame := range m.mix {
			for ear, x := range frame {
				binary.LittleEndian.PutUint32(p[n+i*frameBytes+4*ear:], math.Float32bits(float32(x)))
			}
		}
	}
	return n, nil
}

// next mixes a block.
func (m *mixer) next() {
	m.mix = m.ahead
	clear(m.ahead[:])
	m.duck.want = 1
	effects, grow := m.effects.step(volumeTime)
	still := m.playing[:0]
	for _, v := range m.playing {
		if v.ducking {
			m.duck.want = ducked
		}
		v.into(&m.ahead, effects, grow)
		if v.at < float64(v.pcm.Len()) && (m.effects.now > 0 || m.effects.want > 0) {
			still = append(still, v)
		}
	}
	m.playing = still

	m.bedBelow()
	m.limit()
}

const (
	ceiling  = 0.84 // of a sample; between samples the signal peaks a little higher, but under -1 dB
	letsGoOf = 0.12 // seconds in which the limiter recovers
)

// limit keeps the next block under the ceiling. It already knows the block after it, and so lowers the gain in time.
func (m *mixer) limit() {
	most := 0.0
	for _, frame := range m.ahead {
		most = max(most, math.Abs(frame[0]), math.Abs(frame[1]))
	}
	m.tail = most > 0
	room := m.room // of the block that is read next
	m.room = min(1, ceiling/max(most, 1e-9))
	back := m.held + (1-m.held)*(1-math.Exp(-block/(letsGoOf*sampleRate)))
	to := min(room, m.room, back)
	if m.held < 1 || to < 1 {
		gain, grow := m.held, (to-m.held)/block
		for i := range m.mix {
			gain += grow
			m.mix[i][0] *= gain
			m.mix[i][1] *= gain
		}
	}
	m.held = to
}

// bedBelow mixes in a block of the bed.
func (m *mixer) bedBelow() {
	time := unduckTime
	if m.duck.want < m.duck.now {
		time = duckTime
	}
	duck, duckGrow := m.duck.step(time)
	bed, bedGrow := m.bed.step(volumeTime)
	from, to := duck*bed, (duck+block*duckGrow)*(bed+block*bedGrow)
	copy(m.under[:3], m.under[bedBlock:])
	fresh := m.under[3:]
	clear(fresh)
	wanted := blend(m.danger)
	for i := range m.bedLayers {
		l := &m.bedLayers[i]
		l.loud.want = wanted[i]
		loud, grow := l.loud.step(bedTime)
		for n := range l.streams {
			l.streams[n].into(fresh, loud*from, (loud+block*grow)*to)
		}
	}
	for i := range m.ahead {
		at, t := i/bedStep, float64(i%bedStep)/bedStep
		a, b, c, d := &m.under[at], &m.under[at+1], &m.under[at+2], &m.under[at+3]
		for ear := range channels {
			m.ahead[i][ear] += through(a[ear], b[ear], c[ear], d[ear], t)
		}
	}
}

// into mixes in a block of the cue, at a volume that grows with each frame.
func (v *voice) into(mix *[block][channels]float64, loud, grow float64) {
	for i := range mix {
		x := loud * between(v.pcm, v.at)
		mix[i][0] += v.left * x
		mix[i][1] += v.right * x
		v.at += v.by
		loud += grow
	}
}

// between interpolates a cue at a position between two samples; before and after the cue there is silence.
func between(p sound.PCM, at float64) float64 {
	i := int(at)
	get := func(i int) float64 {
		if i < 0 || i >= p.Len() {
			return 0
		}
		return p.At(i)
	}
	return through(get(i-1), get(i), get(i+1), get(i+2), at-float64(i))
}

// through interpolates between b and c at t, on a curve through four evenly spaced values (Catmull and Rom).
func through(a, b, c, d, t float64) float64 {
	return b + 0.5*t*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
}
