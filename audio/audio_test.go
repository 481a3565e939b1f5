package audio

import (
	"math"
	"slices"
	"testing"
	"time"
)

func TestCuesCanBeHeard(t *testing.T) {
	for c := range cues {
		s := synthesize(c)
		if seconds := float64(len(s)) / sampleRate; seconds == 0 || seconds >= 2 {
			t.Errorf("cue %d lasts %.2f s, want more than 0 and less than 2", c, seconds)
		}
		loudest, power := 0.0, 0.0
		for _, x := range s {
			loudest = max(loudest, math.Abs(x))
			power += x * x
		}
		if math.IsNaN(power) || loudest > 1 {
			t.Errorf("cue %d goes up to %v, want at most 1", c, loudest)
		}
		if rms := math.Sqrt(power / float64(len(s))); rms < 0.02 {
			t.Errorf("cue %d has a mean level of %.4f, which nobody hears", c, rms)
		}
		if last := math.Abs(s[len(s)-1]); last > 0.01 {
			t.Errorf("cue %d breaks off at %.3f, which clicks", c, last)
		}
		if !slices.Equal(s, synthesize(c)) {
			t.Errorf("cue %d is another one the second time", c)
		}
	}
}

func TestEncodeKeepsSamples(t *testing.T) {
	got := encode(sound{0, 1, -1})
	want := []byte{0, 0, 0, 0, 0xff, 0x7f, 0xff, 0x7f, 0x01, 0x80, 0x01, 0x80}
	if !slices.Equal(got, want) {
		t.Errorf("encode = % x, want % x", got, want)
	}
}

// The machines that test this have no sound device; on one that has, it plays for an instant.
func TestPlayerLivesWithoutDevice(t *testing.T) {
	p := New()
	p.Play(Click) // most likely before the device has answered
	if p.ready != nil {
		select {
		case <-p.ready:
		case <-time.After(10 * time.Second):
			t.Fatal("the sound device has neither opened nor failed within 10 s")
		}
	}
	p.SetVolume(0.1)
	for c := range cues {
		p.Play(c)
	}
	if len(p.playing) > voices {
		t.Errorf("%d cues sound at once, want at most %d", len(p.playing), voices)
	}

	second := New()
	second.Play(Hit)
	second.Close()

	p.Close()
	p.Play(Card)
	p.SetVolume(2)
	if p.volume != 1 {
		t.Errorf("SetVolume(2) sets %v, want 1", p.volume)
	}
}

func TestZeroPlayerIsSilent(t *testing.T) {
	var p Player
	p.Play(Klaxon)
	p.SetVolume(0.5)
	p.Close()
}
