// Package sound carries the sounds of the table. assets/gen/sound makes them, package audio plays them.
package sound

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"

	"github.com/mewkiz/flac"

	"battlestar/assets"
)

// PCM is a sound: one channel of 16 bits a sample.
type PCM struct {
	Rate    int // samples a second
	samples []int16
}

// Len returns the number of samples.
func (p PCM) Len() int { return len(p.samples) }

// At returns a sample, from −1 to 1.
func (p PCM) At(i int) float64 { return float64(p.samples[i]) / 32768 }

// Names returns the names of all sounds.
func Names() []string {
	list, err := fs.Glob(assets.Files(), "sound/*.flac")
	if err != nil {
		panic(err) // the pattern is malformed
	}
	for i, name := range list {
		list[i] = strings.TrimSuffix(path.Base(name), ".flac")
	}
	return list
}

// Read decodes a sound by its name.
func Read(name string) (PCM, error) {
	data, err := fs.ReadFile(assets.Files(), "sound/"+name+".flac")
	if err != nil {
		return PCM{}, err
	}
	p, err := unpack(data)
	if err != nil {
		return PCM{}, fmt.Errorf("%s.flac: %w", name, err)
	}
	return p, nil
}

func unpack(data []byte) (PCM, error) {
	stream, err := flac.New(bytes.NewReader(data))
	if err != nil {
		return PCM{}, err
	}
	if stream.Info.NChannels != 1 || stream.Info.BitsPerSample != 16 {
		return PCM{}, fmt.Errorf("it has %d channels of %d bits, not one of 16", stream.Info.NChannels, stream.Info.BitsPerSample)
	}
	p := PCM{int(stream.Info.SampleRate), make([]int16, 0, stream.Info.NSamples)}
	for {
		frame, err := stream.ParseNext()
		if err == io.EOF {
			return p, nil
		}
		if err != nil {
			return PCM{}, err
		}
		for _, v := range frame.Subframes[0].Samples {
			p.samples = append(p.samples, int16(v))
		}
	}
}
