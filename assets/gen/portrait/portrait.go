// Package portrait draws the portrait of anybody in assets/people.
package portrait

import (
	"image"
	"image/color"
	"image/jpeg"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/image/draw"

	"battlestar/assets/people"
	"battlestar/assets/portraits"
)

// Write draws everybody, or those whose ids stand in only with commas between, into a folder.
func Write(dir, only string) error {
	for _, p := range people.All() {
		if only != "" && !slices.Contains(strings.Split(only, ","), p.ID) {
			continue
		}
		big := Draw(p)
		if err := save(filepath.Join(dir, p.ID+".jpg"), big); err != nil {
			return err
		}
		if err := save(filepath.Join(dir, p.ID+"-small.jpg"), Small(big)); err != nil {
			return err
		}
	}
	return nil
}

func save(name string, m image.Image) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := jpeg.Encode(f, m, &jpeg.Options{Quality: 88}); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// Draw is somebody's portrait.
func Draw(p people.Person) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, portraits.Side, portraits.Side))
	rgb := func(c uint32) color.RGBA { return color.RGBA{uint8(c >> 16), uint8(c >> 8), uint8(c), 255} }
	skin := []uint32{0xE8C4A8, 0xD9AE8C, 0xC29468, 0xB5835A, 0x8A5A3A, 0x5C3A26}[p.Skin]
	cloth := p.Cloth
	if cloth == 0 {
		cloth = 0x2A3A58
	}
	in := func(x, y, cx, cy, rx, ry int) bool { return (x-cx)*(x-cx)*ry*ry+(y-cy)*(y-cy)*rx*rx < rx*rx*ry*ry }
	for y := range portraits.Side {
		for x := range portraits.Side {
			c := rgb(0x0C1016)
			if in(x, y, 256, 240, 200, 200) {
				c = rgb(p.Color)
				c.R, c.G, c.B = c.R/3, c.G/3, c.B/3
			}
			switch {
			case in(x, y, 256, 205, 85, 115) && (y > 150 || p.Hair.Cut == people.Bald):
				c = rgb(skin)
			case in(x, y, 256, 190, 100, 115) && p.Hair.Cut != people.Bald:
				c = rgb(p.Hair.Color)
			case in(x, y, 256, 500, 215, 160):
				c = rgb(cloth)
			case x > 210 && x < 302 && y > 250 && y < 400:
				c = rgb(skin)
			}
			m.SetRGBA(x, y, c)
		}
	}
	return m
}

// Small is the head of a portrait, brighter and sharper.
func Small(big *image.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, portraits.SmallSide, portraits.SmallSide))
	draw.CatmullRom.Scale(m, m.Bounds(), big, image.Rect(76, 40, 436, 400), draw.Src, nil)
	return m
}
