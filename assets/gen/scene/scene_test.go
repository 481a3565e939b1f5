package scene

import (
	"bytes"
	"image"
	"slices"
	"testing"

	"battlestar/assets/pictures"
)

// Two runs give the same scenery, and the air of the planet ends before the edge of its picture.
func TestScenery(t *testing.T) {
	for name, draw := range map[string]func() *image.NRGBA{
		"world": func() *image.NRGBA { return world(160, 76) }, "door": func() *image.NRGBA { return doorHalf(640, 60, true) },
	} {
		if !bytes.Equal(draw().Pix, draw().Pix) {
			t.Errorf("two runs of the %s differ", name)
		}
	}
	sky := world(160, 76)
	for x := range 160 {
		if a := sky.NRGBAAt(x, 0).A; a > 8 {
			t.Errorf("the air of the world ends at the upper edge with the cover %d", a)
			break
		}
	}
}

// The same scene gives the same picture.
func TestSamePicture(t *testing.T) {
	a := painting("brig", 0.05)
	if !bytes.Equal(a.Pix, painting("brig", 0.05).Pix) || !bytes.Equal(painting("centurions", 0.05).Pix, painting("centurions", 0.05).Pix) {
		t.Error("two runs differ")
	}
	if bytes.Equal(a.Pix, painting("riot", 0.05).Pix) {
		t.Error("two scenes give the same picture")
	}
}

// Every scene has its picture in the program, and there is no picture without a scene.
func TestPicturesOfAllScenes(t *testing.T) {
	names := pictures.Names()
	for name := range scenes {
		if !slices.Contains(names, name) {
			t.Errorf("the scene %s has no picture: go run ./assets/gen -pictures -only %s", name, name)
		}
	}
	for _, name := range names {
		if scenes[name] == nil {
			t.Errorf("the picture %s has no scene", name)
		}
		img, err := pictures.Picture(name)
		if err != nil {
			t.Error(err)
		} else if img.Bounds().Dx() != pictures.Width || img.Bounds().Dy() != pictures.Height {
			t.Errorf("the picture %s has the size %v", name, img.Bounds())
		}
	}
}
