// Package audio plays the sounds of the table: cues for what happens, and under them a bed that follows the danger. assets/gen/sound makes the
// sounds.
//
// It talks to the sound device through oto, not through ebiten's audio package. There, an error of the device ends RunGame, and nothing can prevent
// that; here it only silences the game. The sound device may be missing from the start, open late, or vanish in the middle of an evening. Callers
// need not know, and nothing here waits for it.
package audio

import (
	"math/rand/v2"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"
)

// Player plays cues and the bed. The zero Player is silent.
type Player struct {
	device *oto.Context
	ready  chan struct{} // closed once the device is open and the sounds are unpacked, or the device has failed to open
	mixer  *mixer

	mu     sync.Mutex
	stream *oto.Player // what the device reads; kept because oto stops a player that nothing refers to
	closed bool
}

// buffered is how much sound is mixed ahead. It is short, so that a cue coincides with what is seen.
const buffered = 60 * time.Millisecond

// New opens the sound device in the background and returns at once, at full volume and without danger. If there is no device, the Player is silent. A
// process opens the device only once: a second Player is silent too.
func New() *Player {
	p := &Player{}
	device, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:      sampleRate,
		ChannelCount:    channels,
		Format:          oto.FormatFloat32LE,
		ApplicationName: "battlestar",
	})
	if err != nil {
		return p
	}
	p.device, p.ready, p.mixer = device, make(chan struct{}), newMixer()
	p.SetVolumes(1, 1)
	go func() {
		<-ready
		if device.Err() == nil && p.mixer.unpack(rand.New(rand.NewPCG(rand.Uint64(), 0))) != nil {
			return // does not happen: a test unpacks all sounds
		}
		close(p.ready)
		p.start()
	}()
	return p
}

// Play starts a cue, raised by a number of semitones, at a side from -1 (left) to 1 (right), and returns at once. Without a working device it does
// nothing.
func (p *Player) Play(c Cue, semitones int, side float64) {
	if p.Works() {
		p.mixer.play(c, semitones, side)
		p.start()
	}
}

// Danger sets how bad things are, from 0 (calm) to 1; values outside are clamped. The bed follows slowly.
func (p *Player) Danger(level float64) {
	if p.mixer != nil {
		p.mixer.setDanger(min(max(level, 0), 1))
	}
}

// SetVolumes sets how loud cues and the bed are, from 0 (silent) to 1; values outside are clamped. Half the value sounds about half as loud. With
// both at 0, nothing is mixed any more.
func (p *Player) SetVolumes(effects, bed float64) {
	if p.mixer != nil {
		gain := func(v float64) float64 { v = min(max(v, 0), 1); return v * v }
		p.mixer.setVolumes(gain(effects), gain(bed))
		p.start()
	}
}

// Audible reports whether a cue would be heard now.
func (p *Player) Audible() bool { return p.Works() && p.mixer.heard() }

// Close silences whatever is still playing. The Player is silent from then on.
func (p *Player) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.stream != nil {
		p.stream.Pause()
	}
	p.closed, p.stream = true, nil
}

// start makes the device read the mixer, if there is something to hear and the device does not read it yet.
func (p *Player) start() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed || !p.Works() || !p.mixer.begin() {
		return
	}
	p.stream = p.device.NewPlayer(p.mixer)
	p.stream.SetBufferSize(int(buffered.Seconds()*sampleRate) * frameBytes)
	p.stream.Play()
}

// Works reports whether the device is open and has not failed.
func (p *Player) Works() bool {
	if p.device == nil {
		return false
	}
	select {
	case <-p.ready:
		return p.device.Err() == nil
	default:
		return false
	}
}
