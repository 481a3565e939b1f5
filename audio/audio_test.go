package audio

import (
	"encoding/binary"
	"errors"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"battlestar/assets/sound"
	"battlestar/audio/hearing"
)

// Every sound in assets belongs to a cue or a layer, and none of those lacks its sound.
func TestFiles(t *testing.T) {
	want := slices.Clone(files[:])
	for i := range bedLayers {
		for n := range bedLayers[i].phrases {
			want = append(want, bedLayers[i].file(n))
		}
	}
	slices.Sort(want)
	got := sound.Names()
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("in assets: %v\nwanted: %v", got, want)
	}
	samples := 0
	for _, name := range want {
		p, err := sound.Read(name)
		if err != nil {
			t.Error(err)
			continue
		}
		most := 0.0
		for i := range p.Len() {
			most = max(most, math.Abs(p.At(i)))
		}
		if most < 0.05 || p.Rate < 8000 || p.Rate > sampleRate {
			t.Errorf("%s goes up to %.3f, at %d samples a second", name, most, p.Rate)
		}
		samples += p.Len()
	}
	if bytes := 2 * samples; bytes > 15<<20 {
		t.Errorf("the sounds take %d bytes, want at most 15 MiB", bytes)
	}
}

// Where one phrase passes into the next there must be no click and no gap: the signal bends no more sharply there than elsewhere, and stays about as
// loud.
func TestPhrasesGoOver(t *testing.T) {
	m := testMixer(t)
	for i := range m.bedLayers {
		s, name := m.bedLayers[i].streams[0], bedLayers[i].name
		s.left, s.right = 1, 1
		var out []float64
		var seams []int
		for mix := make([][channels]float64, bedBlock); len(out) < 120*bedRate; {
			was := s.at
			clear(mix)
			s.into(mix, 1, 1)
			for _, frame := range mix {
				out = append(out, frame[0])
			}
			if s.at < was {
				seams = append(seams, len(out)-s.at)
			}
		}
		if len(seams) < 5 {
			t.Fatalf("%s: %d seams in two minutes", bedLayers[i].name, len(seams))
		}
		bend := func(i int) float64 { return math.Abs(out[i+1] - 2*out[i] + out[i-1]) }
		var all []float64
		for i := 2; i < len(out)-2; i++ {
			all = append(all, bend(i))
		}
		slices.Sort(all)
		for _, at := range seams {
			for _, i := range []int{at - 1, at, at + s.tail - 1, min(at+s.tail, len(out)-2)} {
				if usual := all[len(all)*999/1000]; i < len(out)-1 && bend(i) > usual {
					t.Errorf("%s bends by %.4f where a phrase begins, elsewhere hardly ever by more than %.4f", name, bend(i), usual)
				}
			}
			if bedLayers[i].beat || at+4*bedRate > len(out) {
				continue // these begin with a beat
			}
			around, usual := power(out[at:at+s.tail]), power(out)
			if math.Abs(around-usual) > 6 {
				t.Errorf("%s is %.1f dB where one phrase goes over into the next, and %.1f as a whole", bedLayers[i].name, around, usual)
			}
		}
	}
}

// Within ten minutes the calm bed must not repeat: its two layers, in both channels, never return to the same state together.
func TestBedDoesNotComeBack(t *testing.T) {
	for seed := range uint64(5) {
		m := newMixer()
		if err := m.unpack(rand.New(rand.NewPCG(seed, 0))); err != nil {
			t.Fatal(err)
		}
		mix := make([][channels]float64, bedRate/4)
		seen := map[[8]int]int{}
		last := [4]int{-1, -1, -1, -1}
		for quarter := range 4 * 600 {
			var state [8]int
			for n := range 4 {
				s := &m.bedLayers[[]int{hum, pad}[n/2]].streams[n%2]
				s.into(mix, 0, 0)
				state[2*n], state[2*n+1] = s.now, s.at/len(mix)
				if s.now != last[n] {
					if len(s.phrases) > 2 && s.now == s.before {
						t.Fatalf("seed %d: a phrase comes twice", seed)
					}
					last[n] = s.now
				}
			}
			if was, ok := seen[state]; ok {
				t.Fatalf("seed %d: after %d s the bed is where it was after %d s", seed, quarter/4, was/4)
			}
			seen[state] = quarter
		}
	}
}

// At the default volume the bed must be audible on a laptop in a quiet room, but not so loud that players turn it off.
func TestBedIsHeardAndNoMore(t *testing.T) {
	for _, danger := range []float64{0, 0.25, 0.5, 0.75, 1} {
		m := testMixer(t)
		m.setVolumes(1, 0.49) // 7 of 10, the default in the settings
		m.setDanger(danger)
		read(t, m, 15)
		s := read(t, m, 40)
		got := hearing.LUFS(hearing.Laptop(s, sampleRate), sampleRate, 40)
		t.Logf("danger %.2f: %.1f LUFS at a laptop", danger, got)
		if got < -40 || got > -34 {
			t.Errorf("at a danger of %.2f the bed is %.1f LUFS, want -40 to -34", danger, got)
		}
	}
}

func testMixer(t testing.TB) *mixer {
	t.Helper()
	m := newMixer()
	if err := m.unpack(rand.New(rand.NewPCG(1, 0))); err != nil {
		t.Fatal(err)
	}
	return m
}

// read mixes the given number of seconds and returns the left channel.
func read(t testing.TB, m *mixer, seconds float64) []float64 {
	t.Helper()
	var out []float64
	p := make([]byte, atOnce*block*frameBytes)
	for len(out) < int(seconds*sampleRate) {
		n, err := m.Read(p)
		for i := 0; i < n; i += frameBytes {
			out = append(out, float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i:]))))
		}
		if errors.Is(err, io.EOF) {
			return out
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// cuesOnly returns a mixer whose effects volume has already reached its target.
func cuesOnly(t testing.TB) *mixer {
	m := testMixer(t)
	m.effects = level{1, 1}
	return m
}

func TestCueIsHeardAsItIs(t *testing.T) {
	m := cuesOnly(t)
	m.play(DieLands, 0, 0)
	if !m.begin() || m.begin() {
		t.Fatal("one reader is wanted")
	}
	out := read(t, m, 10)[block:] // the limiter looks one block ahead
	pcm := m.cues[DieLands]
	if pcm.Rate*3 != sampleRate*2 {
		t.Fatalf("the file has %d samples a second", pcm.Rate)
	}
	for i := 0; i < pcm.Len(); i += 2 { // two samples of the file make three frames
		if got, want := out[i/2*3], pcm.At(i); math.Abs(got-want) > 0.002 && math.Abs(want) < 0.7 {
			t.Fatalf("sample %d is %.4f, want %.4f", i, got, want)
		}
	}
	if long := float64(len(out)) / sampleRate; math.Abs(long-float64(pcm.Len())/float64(pcm.Rate)) > 0.01 {
		t.Errorf("it took %.3f s", long)
	}
	if m.running {
		t.Error("it is over, and still read")
	}
	m.play(DieLands, 12, 0)
	if high := read(t, m, 10); len(high) < len(out)/2 || len(high) > len(out)/2+(atOnce+1)*block {
		t.Errorf("an octave higher it takes %d frames, and %d as it is", len(high), len(out))
	}
}

func TestCuesAddUp(t *testing.T) {
	alone := func(c Cue) []float64 { m := cuesOnly(t); m.play(c, 0, 0); return read(t, m, 0.3) }
	a, b := alone(CardDealt), alone(Gain)
	m := cuesOnly(t)
	m.play(CardDealt, 0, 0)
	m.play(Gain, 0, 0)
	both := read(t, m, 0.3)
	for i := range 14000 {
		if math.Abs(both[i]-a[i]-b[i]) > 1e-4 {
			t.Fatalf("frame %d is %.4f, want %.4f and %.4f", i, both[i], a[i], b[i])
		}
	}
}

// No two dealt cards may sound exactly alike, though nearly so; a bell must keep its pitch.
func TestThingsSoundLoose(t *testing.T) {
	m := cuesOnly(t)
	for range 6 {
		m.play(CardDealt, 0, 0)
		m.play(Gain, 0, 0)
	}
	seen := map[float64]bool{}
	for i, v := range m.playing {
		off := v.by*sampleRate/float64(v.pcm.Rate) - 1
		switch {
		case i%2 == 0 && (math.Abs(off) > 0.03 || seen[off]):
			t.Errorf("a card is off its pitch by %.3f, or once more", off)
		case i%2 == 1 && math.Abs(off) > 1e-9:
			t.Errorf("a bell is off its pitch by %.3f", off)
		}
		seen[off] = i%2 == 0 || seen[off]
	}
}

// Even twelve of the loudest cues at once must stay under the ceiling, between the samples too, and afterwards the limiter must let sounds through
// unchanged.
func TestNothingIsTooLoud(t *testing.T) {
	m := testMixer(t)
	m.setVolumes(1, 1)
	m.setDanger(1)
	read(t, m, 12)
	for range 2 * voices {
		m.play(Reveal, 0, 0)
	}
	if len(m.playing) != voices {
		t.Errorf("%d cues sound at once, want %d", len(m.playing), voices)
	}
	loud := read(t, m, 2)
	for i, x := range loud {
		if math.IsNaN(x) || math.Abs(x) > ceiling+1e-6 {
			t.Fatalf("frame %d is %v", i, x)
		}
	}
	if peak := hearing.TruePeak(loud); peak > -1 || peak < -4 {
		t.Errorf("twelve at once go up to %.2f dB, want a little less than -1", peak)
	}
	read(t, m, 6)
	if m.held < 0.999 {
		t.Errorf("long after it the limiter lets %.3f through", m.held)
	}
}

// A cue from one side of the table must be heard on that side, and be as loud as one from the middle.
func TestCuesHaveASide(t *testing.T) {
	ears := func(side float64) (left, right float64) {
		m := cuesOnly(t)
		m.play(Gain, 0, side)
		p := make([]byte, atOnce*block*frameBytes)
		for range 40 {
			n, err := m.Read(p)
			if err != nil {
				t.Fatal(err)
			}
			for i := 0; i < n; i += frameBytes {
				l, r := math.Float32frombits(binary.LittleEndian.Uint32(p[i:])), math.Float32frombits(binary.LittleEndian.Uint32(p[i+4:]))
				left, right = left+float64(l)*float64(l), right+float64(r)*float64(r)
			}
		}
		return left, right
	}
	middle, _ := ears(0)
	for _, c := range []struct{ side, less, more float64 }{{-1, 10, 1000}, {-0.5, 2, 10}, {0, 0.999, 1.001}, {0.5, 0.1, 0.5}, {1, 0.001, 0.1}, {3, 0.001, 0.1}} {
		l, r := ears(c.side)
		if l/r < c.less || l/r > c.more {
			t.Errorf("at %.1f the left ear hears %.3f of the right", c.side, l/r)
		}
		if both := (l + r) / (2 * middle); math.Abs(both-1) > 0.01 {
			t.Errorf("at %.1f it is %.3f as loud as in the middle", c.side, both)
		}
	}
}

// When the danger changes, the bed must follow too slowly for a step to be heard, and still get there.
func TestBedFollowsDanger(t *testing.T) {
	m := testMixer(t)
	m.setVolumes(1, 1)
	calm := power(read(t, m, 12)[6*sampleRate:])
	m.setDanger(1)
	read(t, m, 0.3)
	if got, want := m.bedLayers[drums].loud.now, blend(1)[drums]; got > want/4 {
		t.Errorf("after 0.3 s the drums are at %.3f of %.3f", got, want)
	}
	read(t, m, 14)
	for i, l := range m.bedLayers {
		if want := blend(1)[i]; math.Abs(l.loud.now-want) > 0.02 {
			t.Errorf("after 14 s layer %d is at %.3f, want %.3f", i, l.loud.now, want)
		}
	}
	if worst := power(read(t, m, 4)); worst < calm+2 || worst > calm+20 {
		t.Errorf("the bed is %.1f dB when it is calm and %.1f at the worst", calm, worst)
	}
	m.setDanger(0)
	read(t, m, 30)
	if got := m.bedLayers[drums].loud.now; got > 0.01 {
		t.Errorf("30 s after the danger the drums are at %.3f", got)
	}
}

// power returns the mean power of a sound in dB.
func power(s []float64) float64 {
	sum := 0.0
	for _, x := range s {
		sum += x * x
	}
	return 10 * math.Log10(sum/float64(len(s)))
}

func TestBlend(t *testing.T) {
	was := blend(0)
	if was[hum] == 0 || was[pad] == 0 || was[pulse]+was[tension]+was[drums] > 0 {
		t.Errorf("calm is %v", was)
	}
	for d := 0.05; d <= 1; d += 0.05 {
		now := blend(d)
		for i := range now {
			if math.Abs(now[i]-was[i]) > 0.1 {
				t.Errorf("layer %d goes from %.2f to %.2f at %.2f", i, was[i], now[i], d)
			}
			if up := i >= pulse; up && now[i] < was[i] || !up && now[i] > was[i] {
				t.Errorf("layer %d goes the wrong way at %.2f", i, d)
			}
		}
		was = now
	}
}

func TestBedStandsBack(t *testing.T) {
	m := testMixer(t)
	m.setVolumes(1, 1)
	read(t, m, 5)
	m.play(Button, 0, 0)
	read(t, m, 0.05)
	if m.duck.now != 1 {
		t.Errorf("under a button the bed is at %.2f", m.duck.now)
	}
	m.play(Klaxon, 0, 0)
	read(t, m, 0.5)
	if m.duck.now > ducked+0.05 {
		t.Errorf("under the klaxon the bed is at %.2f, want %.2f", m.duck.now, ducked)
	}
	read(t, m, 7)
	if m.duck.now < 0.97 {
		t.Errorf("5 s after the klaxon the bed is at %.2f", m.duck.now)
	}
}

// Turning the sound off must not click, and afterwards nothing may be mixed.
func TestSilence(t *testing.T) {
	m := testMixer(t)
	m.setVolumes(1, 1)
	if !m.begin() {
		t.Fatal("nobody reads the bed")
	}
	m.setDanger(1)
	read(t, m, 10)
	m.play(Klaxon, 0, 0)
	loud := read(t, m, 0.5)
	steepest := func(s []float64) (most float64) {
		for i := 1; i < len(s); i++ {
			most = max(most, math.Abs(s[i]-s[i-1]))
		}
		return most
	}
	m.setVolumes(0, 0)
	m.play(Klaxon, 0, 0) // must not even begin
	fade := read(t, m, 5)
	if len(fade) == 0 || float64(len(fade)) > 0.6*sampleRate {
		t.Fatalf("it takes %d frames to fall silent", len(fade))
	}
	whole := append(loud[len(loud)-100:], append(fade, 0)...)
	if a, b := steepest(loud), steepest(whole); b > a {
		t.Errorf("it clicks: a step of %.4f, before at most %.4f", b, a)
	}
	if m.running || m.begin() || len(m.playing) > 0 {
		t.Error("it goes on though there is nothing to hear")
	}
	at := m.bedLayers[hum].streams[0].at
	if got := read(t, m, 1); len(got) > 0 || m.bedLayers[hum].streams[0].at != at {
		t.Error("silence is mixed")
	}
	m.setVolumes(0.5, 0)
	if m.begin() {
		t.Error("somebody is to read though nothing sounds")
	}
	m.play(Button, 0, 0)
	if !m.begin() || len(read(t, m, 3)) == 0 {
		t.Error("a cue is not heard")
	}
}

func TestMixingTakesNoMemory(t *testing.T) {
	m := testMixer(t)
	m.setVolumes(1, 1)
	m.setDanger(1)
	read(t, m, 5)
	p := make([]byte, atOnce*block*frameBytes)
	if n := testing.AllocsPerRun(50, func() {
		m.play(Button, 3, 0)
		if _, err := m.Read(p); err != nil {
			t.Fatal(err)
		}
	}); n > 0 {
		t.Errorf("%v allocations to a read", n)
	}
}

// BenchmarkBed mixes a second of the bed at its fullest.
func BenchmarkBed(b *testing.B) {
	m := testMixer(b)
	m.setVolumes(1, 1)
	m.setDanger(1)
	read(b, m, 5)
	for b.Loop() {
		read(b, m, 1)
	}
}

// The device reads while the game plays, so every method of the mixer must wait for its lock, and the samples read must stay valid.
func TestTwoGoroutines(t *testing.T) {
	m := testMixer(t)
	m.setVolumes(1, 1)
	for name, does := range map[string]func(){
		"play":       func() { m.play(Button, 0, 0) },
		"setDanger":  func() { m.setDanger(1) },
		"setVolumes": func() { m.setVolumes(1, 1) },
		"heard":      func() { m.heard() },
		"begin":      func() { m.begin() },
		"Read":       func() { _, _ = m.Read(make([]byte, block*frameBytes)) },
	} {
		m.mu.Lock()
		done := make(chan struct{})
		go func() { does(); close(done) }()
		select {
		case <-done:
			t.Errorf("%s does not wait for who else is at the mixer", name)
		case <-time.After(20 * time.Millisecond):
		}
		m.mu.Unlock()
		<-done
	}
	var wait sync.WaitGroup
	var heard []float64
	wait.Go(func() { heard = read(t, m, 2) })
	for i := range 2000 {
		m.play(Cue(i)%cues, i%24-12, 0)
		m.setDanger(float64(i%100) / 99)
		m.setVolumes(1, float64(i%7+1)/7)
	}
	wait.Wait()
	loudest := 0.0
	for _, x := range heard {
		if math.IsNaN(x) || math.Abs(x) > 1 {
			t.Fatalf("a sample is %v", x)
		}
		loudest = max(loudest, math.Abs(x))
	}
	if len(heard) < 2*sampleRate || loudest < 0.05 {
		t.Errorf("%d samples, the loudest %v: too little is heard", len(heard), loudest)
	}
}

// The machines that run this test have no sound device; on one that has, it plays for an instant.
func TestPlayerLivesWithoutDevice(t *testing.T) {
	p := New()
	p.Play(Button, 0, 0) // most likely before the device has answered
	p.Danger(0.4)
	if p.ready != nil {
		select {
		case <-p.ready:
		case <-time.After(time.Minute): // far longer than any device takes, even on a busy machine
			t.Fatal("the sound device has neither opened nor failed within a minute")
		}
	}
	p.SetVolumes(0.1, 0.1)
	for c := range cues {
		p.Play(c, int(c)-20, 0)
	}
	if p.mixer != nil {
		p.mixer.mu.Lock()
		if !p.Works() && (len(p.mixer.playing) > 0 || p.mixer.running) {
			t.Error("cues pile up for a device that is not there")
		}
		p.mixer.mu.Unlock()
	}

	second := New()
	second.Play(Hit, 0, 0)
	second.Danger(1)
	second.SetVolumes(1, 1)
	second.Close()

	p.Danger(7)
	if p.mixer != nil && p.mixer.danger != 1 {
		t.Errorf("Danger(7) sets %v, want 1", p.mixer.danger)
	}
	p.SetVolumes(2, -1)
	if p.mixer != nil && (p.mixer.effects.want != 1 || p.mixer.bed.want != 0) {
		t.Errorf("SetVolumes(2, -1) sets %v and %v, want 1 and 0", p.mixer.effects.want, p.mixer.bed.want)
	}
	p.Close()
	p.Play(CardDealt, 0, 0)
	p.SetVolumes(1, 1)
}

// The zero Player must open no device, mix nothing and report that it is not audible.
func TestZeroPlayerIsSilent(t *testing.T) {
	var p Player
	p.SetVolumes(0.5, 0.5)
	p.Danger(1)
	p.Play(Klaxon, 0, 0)
	if p.Audible() {
		t.Error("a cue is said to be heard")
	}
	if p.device != nil || p.mixer != nil || p.stream != nil {
		t.Errorf("something was opened: device %v, mixer %v, stream %v", p.device != nil, p.mixer != nil, p.stream != nil)
	}
	p.Close()
	if p.Audible() {
		t.Error("closed, a cue is said to be heard")
	}
}

// TestListen writes half a minute of the bed at three levels of danger, with cues in it, for a person to listen to.
func TestListen(t *testing.T) {
	dir := os.Getenv("BATTLESTAR_SOUNDS")
	if dir == "" {
		t.Skip("nobody wants to listen: BATTLESTAR_SOUNDS names no folder")
	}
	for name, danger := range map[string]float64{"calm": 0, "uneasy": 0.5, "desperate": 1} {
		m := testMixer(t)
		m.setVolumes(0.5, 0.5)
		m.setDanger(danger)
		read(t, m, 10)
		out := read(t, m, 10)
		for _, c := range []Cue{CardDealt, ViperLaunch, DieTumbles, Hit, Klaxon, CheckPassed, Turn, Explosion} {
			m.play(c, 0, 0)
			out = append(out, read(t, m, 2.5)...)
		}
		if err := os.WriteFile(filepath.Join(dir, "bed-"+name+".wav"), wav(out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// wav returns a sound at the device's rate as a WAV file that every media player accepts.
func wav(samples []float64) []byte {
	le, size := binary.LittleEndian, uint32(2*len(samples))
	out := le.AppendUint32([]byte("RIFF"), 36+size)
	out = append(out, "WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00"...)
	out = le.AppendUint32(le.AppendUint32(out, sampleRate), 2*sampleRate)
	out = le.AppendUint32(append(out, "\x02\x00\x10\x00data"...), size)
	for _, x := range samples {
		out = le.AppendUint16(out, uint16(int16(math.Round(max(-1, min(1, x))*32767))))
	}
	return out
}
