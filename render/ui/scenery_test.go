package ui

import (
	"bytes"
	"image"
	"testing"

	"battlestar/assets"
)

// A picture that cannot be read would be missing on the screen without any message.
func TestSceneryCanBeRead(t *testing.T) {
	for _, s := range []Scenery{World, DoorUpper, DoorLower} {
		b, err := assets.Scenery.ReadFile("scenery/" + string(s))
		if err != nil {
			t.Error(err)
			continue
		}
		if _, _, err := image.Decode(bytes.NewReader(b)); err != nil {
			t.Errorf("%s: %v", s, err)
		}
	}
}
