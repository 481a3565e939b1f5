package scene_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"battlestar/render/scene/tabletest"
	"battlestar/render/ui/uitest"
)

// A digest must see what the words of a frame see: frames with the same digest must have the same words.
func TestDigestSeesWhatWordsSee(t *testing.T) {
	app, err := playAt(tabletest.Glimpses[2])
	if err != nil {
		t.Fatal(err)
	}
	h := uitest.Take(t, app, 1280, 720)
	d := tabletest.Digester{U: app.UI}
	frames, changes := map[uint64]string{}, 0
	for n := range 300 {
		switch {
		case n%40 == 7:
			h.Key(ebiten.KeyTab)
		case n%100 == 50:
			h.Key(ebiten.KeyL)
		default:
			h.Move(float64(n*37%1280), float64(n*53%720))
		}
		h.Ticks(1)
		words, number := tabletest.FrameOf(app.UI), d.Frame()
		if before, seen := frames[number]; seen && before != words {
			t.Fatalf("frame %d has the digest of another:\n%s", n, tabletest.FirstLine(before, words))
		} else if !seen {
			changes++
		}
		frames[number] = words
	}
	if changes < 100 {
		t.Errorf("only %d frames differ: this proves nothing", changes)
	}
}
