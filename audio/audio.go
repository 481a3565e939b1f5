// Package audio plays the short sounds of the table. They are made by program when the player starts; there are no files.
//
// It talks to the sound device through oto, not through ebiten's audio package. There, an error of the device ends
// RunGame, with no way to hold it back; here it only makes the game silent. The sound device may be missing from the
// start, or vanish in the middle of an evening: nobody who calls this package has to know.
package audio

import (
	"bytes"

	"github.com/ebitengine/oto/v3"
)

// voices is how many cues sound at once; more are a noise in which nobody hears anything, and are left out.
const voices = 8

// Player plays cues. The zero Player is silent.
//
// A Player is for one goroutine, the one that runs the game.
type Player struct {
	device  *oto.Context
	ready   <-chan struct{} // closed when the device is open, or has failed to open
	pcm     [cues][]byte
	playing []*oto.Player
	volume  float64
}

// New opens the sound device in the background and returns at once, at full volume. Where there is no device, the
// Player is silent. A process opens the device once: a second Player is silent too.
func New() *Player {
	p := &Player{volume: 1}
	device, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:      sampleRate,
		ChannelCount:    channels,
		Format:          oto.FormatSignedInt16LE,
		ApplicationName: "battlestar",
	})
	if err != nil {
		return p
	}
	p.device, p.ready = device, ready
	for c := range cues {
		p.pcm[c] = encode(synthesize(c))
	}
	return p
}

// Play starts a cue and returns at once. It does nothing while there is no working device.
func (p *Player) Play(c Cue) {
	if !p.works() || p.volume == 0 {
		return
	}
	p.forget()
	if len(p.playing) == voices {
		return
	}
	v := p.device.NewPlayer(bytes.NewReader(p.pcm[c]))
	v.SetVolume(p.volume)
	v.Play()
	p.playing = append(p.playing, v) // oto stops a player that nobody holds
}

// SetVolume sets how loud cues are, from 0 (silent) to 1; what lies outside is taken as the nearer end.
func (p *Player) SetVolume(v float64) {
	p.volume = min(max(v, 0), 1)
	for _, playing := range p.playing {
		playing.SetVolume(p.volume)
	}
}

// Close silences what still plays. The Player is silent from then on.
func (p *Player) Close() {
	if p.works() {
		// An error here means that the device has just gone: it is silent, which is what was wanted.
		_ = p.device.Suspend()
	}
	p.device, p.playing = nil, nil
}

// works reports whether the device is open and has not failed.
func (p *Player) works() bool {
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

// forget drops the cues that have ended.
func (p *Player) forget() {
	still := p.playing[:0]
	for _, v := range p.playing {
		if v.IsPlaying() {
			still = append(still, v)
		}
	}
	clear(p.playing[len(still):])
	p.playing = still
}
