package portraits

import (
	"image"
	"io/fs"
	"math"
	"strings"
	"testing"

	"golang.org/x/image/draw"

	"battlestar/assets"
	"battlestar/assets/people"
)

func TestEverybodyHasPortraitsAndNobodyElse(t *testing.T) {
	left := map[string]bool{}
	entries, err := fs.ReadDir(assets.Files(), "portraits")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		left[strings.TrimSuffix(strings.TrimSuffix(e.Name(), ".jpg"), "-small")] = true
	}
	for _, p := range people.All() {
		big, err := Portrait(p.ID)
		if err != nil {
			t.Error(err)
			continue
		}
		small, err := Small(p.ID)
		if err != nil {
			t.Error(err)
			continue
		}
		if big.Bounds() != image.Rect(0, 0, Side, Side) || small.Bounds() != image.Rect(0, 0, SmallSide, SmallSide) {
			t.Errorf("%s: the portraits are %v and %v", p.ID, big.Bounds(), small.Bounds())
		}
		delete(left, p.ID)
	}
	for id := range left {
		t.Errorf("a portrait of %q, who has no literal", id)
	}
}

// alike is the mean distance of two colors, out of 255, below which two small portraits are too similar.
const alike = 28

func TestEverybodyIsToldApartWhenSmall(t *testing.T) {
	all := people.All()
	pictures := make([]*image.RGBA, len(all))
	for i, p := range all {
		m, err := Small(p.ID)
		if err != nil {
			t.Fatal(err)
		}
		pictures[i] = image.NewRGBA(image.Rect(0, 0, 48, 48))
		draw.CatmullRom.Scale(pictures[i], pictures[i].Bounds(), m, m.Bounds(), draw.Src, nil)
	}
	for i := range all {
		for j := range i {
			if d := distance(pictures[i], pictures[j]); d < alike {
				t.Errorf("%s and %s are alike: %.1f apart", all[i].ID, all[j].ID, d)
			}
		}
	}
}

func distance(a, b *image.RGBA) float64 {
	sum := 0.0
	for i := 0; i < len(a.Pix); i += 4 {
		d := 0.0
		for k := range 3 {
			v := float64(a.Pix[i+k]) - float64(b.Pix[i+k])
			d += v * v
		}
		sum += math.Sqrt(d / 3)
	}
	return sum / float64(len(a.Pix)/4)
}
