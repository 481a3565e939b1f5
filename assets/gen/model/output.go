package model

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"

	"battlestar/assets/gen/solid"
)

// maps holds the three pictures of a sprite. None is premultiplied.
//
//	color:  the albedo as a square root, and the cover
//	normal: x and y of the normal, the height, the gloss
//	glow:   half of the light given off as a square root, and the contact shadow
type maps struct{ color, normal, glow *image.NRGBA }

func newMaps(w, h int) *maps {
	r := image.Rect(0, 0, w, h)
	out := &maps{image.NewNRGBA(r), image.NewNRGBA(r), image.NewNRGBA(r)}
	for i := 0; i < len(out.normal.Pix); i += 4 {
		out.normal.Pix[i], out.normal.Pix[i+1] = 128, 128
	}
	return out
}

// openMaps reads the three pictures of one size.
func openMaps(dir, name string) (*maps, error) {
	out := &maps{}
	for _, f := range []struct {
		kind string
		img  **image.NRGBA
	}{{"color", &out.color}, {"normal", &out.normal}, {"glow", &out.glow}} {
		path := filepath.Join(dir, name+"-"+f.kind+".png")
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		var ok bool
		if *f.img, ok = img.(*image.NRGBA); !ok {
			return nil, fmt.Errorf("%s: its pixels are no NRGBA", path)
		}
	}
	return out, nil
}

// ByteOf converts a fraction, 0 to 1, to a byte.
func ByteOf(v float64) uint8 { return uint8(math.Round(solid.Clamp(v, 0, 1) * 255)) }

// coarse rounds to steps that compress well.
func coarse(v float64, step int) uint8 { return uint8((int(ByteOf(v)) + step/2) / step * step) }

// put writes a sprite into the maps with its corner at (x, y). The height high is stored as white.
func (m *maps) put(s *sprite, x, y int, high float64) {
	for j := range s.h {
		for i := range s.w {
			o := j*s.w + i
			at := m.color.PixOffset(x+i, y+j)
			c := m.color.Pix[at : at+4]
			c[0], c[1], c[2] = ByteOf(math.Sqrt(s.color[o].R)), ByteOf(math.Sqrt(s.color[o].G)), ByteOf(math.Sqrt(s.color[o].B))
			c[3] = ByteOf(s.cover[o])
			n := m.normal.Pix[at : at+4]
			n[0], n[1] = uint8(math.Round(128+127*s.normal[o].X)), uint8(math.Round(128+127*s.normal[o].Y))
			n[2], n[3] = ByteOf(s.high[o]/high), coarse(s.gloss[o], 17)
			g := m.glow.Pix[at : at+4]
			l := s.light[o]
			g[0], g[1], g[2] = ByteOf(math.Sqrt(l.R/2)), ByteOf(math.Sqrt(l.G/2)), ByteOf(math.Sqrt(l.B/2))
			g[3] = coarse(s.shadow[o], 3)
		}
	}
}

// save writes the three pictures of one size.
func (m *maps) save(dir, name string) error {
	for _, f := range []struct {
		kind string
		img  *image.NRGBA
	}{{"color", m.color}, {"normal", m.normal}, {"glow", m.glow}} {
		if err := SavePNG(filepath.Join(dir, name+"-"+f.kind+".png"), f.img); err != nil {
			return err
		}
	}
	return nil
}

// SavePNG writes a picture.
func SavePNG(path string, img image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	e := png.Encoder{CompressionLevel: png.BestCompression}
	if err := e.Encode(f, img); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
