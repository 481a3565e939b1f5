package scene

import (
	"fmt"
	"image"
	"image/jpeg"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"

	"battlestar/assets/gen/solid"
	"battlestar/assets/pictures"
)

// The light of the pictures: few colours, each with a mood.
var (
	warm  = solid.RGB(2.6, 1.45, 0.55)
	amber = solid.RGB(2.6, 1.15, 0.25)
	cold  = solid.RGB(0.55, 1.35, 2.1)
	teal  = solid.RGB(0.35, 1.6, 1.7)
	alarm = solid.RGB(2.8, 0.34, 0.20)
	hope  = solid.RGB(0.6, 2.0, 1.1)
	pale  = solid.RGB(1.7, 1.75, 1.8)
	dusk  = solid.RGB(1.5, 0.7, 1.6)
)

// quality is that of the JPEG files.
const quality = 84

// Paintings makes the pictures of the cards; only names those that are made, nothing for all; scale is against their full size.
func Paintings(dir, only string, scale float64) error {
	var names []string
	for n := range scenes {
		if only == "" || strings.Contains(","+only+",", ","+n+",") {
			names = append(names, n)
		}
	}
	if len(names) == 0 {
		return fmt.Errorf("there is no picture %q", only)
	}
	sort.Strings(names)
	for _, n := range names {
		start := time.Now()
		if err := saveJPEG(filepath.Join(dir, n+".jpg"), painting(n, scale)); err != nil {
			return err
		}
		fmt.Println(n, time.Since(start).Round(time.Millisecond))
	}
	return nil
}

// painting makes one picture.
func painting(name string, scale float64) *image.RGBA {
	return scenes[name]().shoot(int(pictures.Width*scale), int(pictures.Height*scale)).image()
}

func saveJPEG(path string, img image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := jpeg.Encode(f, img, &jpeg.Options{Quality: quality}); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
