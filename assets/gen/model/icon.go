package model

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"math"
	"os"
	"path/filepath"

	"golang.org/x/image/draw"

	"battlestar/assets/gen/solid"
	"battlestar/assets/ships/sheet"
)

// iconSizes are the edge lengths of the program's icon, as Windows, macOS and Linux need them.
var iconSizes = [...]int{16, 24, 32, 48, 64, 128, 256, 512, 1024}

// Icons draws the program's icon in all its sizes: a viper on an octagon of gunmetal, edged in amber.
func Icons(dir string) error {
	const size = 2048
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	// octagon returns how far inside the octagon a point is, in pixels, if the octagon is at a distance from the edge of the picture.
	octagon := func(x, y, edge float64) float64 {
		half, cut := size/2-edge, (size/2-edge)*0.56
		x, y = math.Abs(x-size/2), math.Abs(y-size/2)
		return min(half-x, half-y, (2*half-cut-x-y)/math.Sqrt2)
	}
	for y := range size {
		for x := range size {
			t := float64(y) / size
			r := math.Hypot(float64(x)-size/2, float64(y)-size*0.46) / size
			shine := math.Exp(-r*r*9) * 46
			c := color.RGBA{uint8(18 + 20*(1-t) + shine*0.55), uint8(26 + 26*(1-t) + shine*0.85), uint8(36 + 32*(1-t) + shine), 255}
			if octagon(float64(x), float64(y), 40+size*0.035) < 0 {
				top := solid.Mix(1, 0.72, t)
				c = color.RGBA{uint8(255 * top), uint8(190 * top), uint8(84 * top), 255}
			}
			img.SetRGBA(x, y, c)
		}
	}
	s := renderOne("viper-ii", size, 2, true)
	s.lit(img, size/2, size*0.5, size*0.78, 0, sheet.Frame)
	for y := range size {
		for x := range size {
			a := solid.Clamp(octagon(float64(x)+0.5, float64(y)+0.5, 40)+0.5, 0, 1)
			c := img.RGBAAt(x, y)
			img.SetRGBA(x, y, color.RGBA{uint8(float64(c.R) * a), uint8(float64(c.G) * a), uint8(float64(c.B) * a), uint8(255 * a)})
		}
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, n := range iconSizes {
		small := image.NewRGBA(image.Rect(0, 0, n, n))
		draw.CatmullRom.Scale(small, small.Rect, img, img.Rect, draw.Src, nil)
		if err := SavePNG(iconFile(dir, n), small); err != nil {
			return err
		}
	}
	return writeICO(dir)
}

func iconFile(dir string, size int) string {
	return filepath.Join(dir, fmt.Sprintf("icon-%d.png", size))
}

// writeICO puts the icon into one file in the Windows format: a header, an entry of 16 bytes for each picture, then the pictures.
func writeICO(dir string) error {
	var entries, pictures bytes.Buffer
	count := 0
	for _, n := range iconSizes {
		if n > 256 {
			break
		}
		count++
	}
	for _, n := range iconSizes[:count] {
		data, err := os.ReadFile(iconFile(dir, n))
		if err != nil {
			return err
		}
		entries.Write([]byte{byte(n), byte(n), 0, 0, 1, 0, 32, 0}) // an edge of 256 is written as 0
		binary.Write(&entries, binary.LittleEndian, [2]uint32{uint32(len(data)), uint32(6 + 16*count + pictures.Len())})
		pictures.Write(data)
	}
	file := []byte{0, 0, 1, 0, byte(count), 0}
	file = append(append(file, entries.Bytes()...), pictures.Bytes()...)
	return os.WriteFile(filepath.Join(dir, "battlestar.ico"), file, 0o644)
}
