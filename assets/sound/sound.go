// Package sound carries the sounds of the table. assets/gen/sound makes them, package audio plays them.
package sound

import (
	"embed"
	"encoding/binary"
	"fmt"
	"io/fs"
	"math"
	"path"
	"strings"
)

//go:embed *.wav
var files embed.FS

// PCM is a sound: one channel of 16 bits a sample.
type PCM struct {
	Rate int // samples a second
	data []byte
}

// Len is the number of samples.
func (p PCM) Len() int { return len(p.data) / 2 }

// At is a sample, from −1 to 1.
func (p PCM) At(i int) float64 {
	return float64(int16(binary.LittleEndian.Uint16(p.data[2*i:]))) / 32768
}

// Names are the sounds that there are.
func Names() []string {
	list, err := fs.Glob(files, "*.wav")
	if err != nil {
		panic(err) // the pattern is wrong
	}
	for i, name := range list {
		list[i] = strings.TrimSuffix(path.Base(name), ".wav")
	}
	return list
}

// Read gives a sound by its name. Its samples stay where they are: in the program, and nowhere else.
func Read(name string) (PCM, error) {
	data, err := files.ReadFile(name + ".wav")
	if err != nil {
		return PCM{}, err
	}
	p, err := Decode(data)
	if err != nil {
		return PCM{}, fmt.Errorf("%s.wav: %w", name, err)
	}
	return p, nil
}

const header = 44

// Decode reads a WAV file as Encode writes it: one format chunk, one data chunk.
func Decode(data []byte) (PCM, error) {
	if len(data) < header || string(data[:4]) != "RIFF" || string(data[8:16]) != "WAVEfmt " || string(data[36:40]) != "data" {
		return PCM{}, fmt.Errorf("it is no plain WAV file")
	}
	le := binary.LittleEndian
	if le.Uint16(data[20:]) != 1 || le.Uint16(data[22:]) != 1 || le.Uint16(data[34:]) != 16 {
		return PCM{}, fmt.Errorf("it is not one channel of 16 bits")
	}
	if n := le.Uint32(data[40:]); int(n) != len(data)-header || n%2 != 0 {
		return PCM{}, fmt.Errorf("it has %d bytes of sound, and says %d", len(data)-header, n)
	}
	return PCM{int(le.Uint32(data[24:])), data[header:]}, nil
}

// Encode writes samples from −1 to 1 as a WAV file of one channel.
func Encode(samples []float64, rate int) []byte {
	le := binary.LittleEndian
	out := make([]byte, 0, header+2*len(samples))
	out = append(out, "RIFF"...)
	out = le.AppendUint32(out, uint32(header-8+2*len(samples)))
	out = append(out, "WAVEfmt "...)
	out = le.AppendUint32(out, 16)
	out = le.AppendUint16(out, 1)
	out = le.AppendUint16(out, 1)
	out = le.AppendUint32(out, uint32(rate))
	out = le.AppendUint32(out, uint32(2*rate))
	out = le.AppendUint16(out, 2)
	out = le.AppendUint16(out, 16)
	out = append(out, "data"...)
	out = le.AppendUint32(out, uint32(2*len(samples)))
	for _, x := range samples {
		out = le.AppendUint16(out, uint16(int16(math.Round(max(-1, min(1, x))*32767))))
	}
	return out
}
