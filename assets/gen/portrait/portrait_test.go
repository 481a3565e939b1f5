package portrait

import (
	"bytes"
	"testing"

	"battlestar/assets/people"
)

func TestTheSamePersonIsTheSamePicture(t *testing.T) {
	p := people.Anybody(3)
	a, b := Draw(p), Draw(p)
	if !bytes.Equal(a.Pix, b.Pix) {
		t.Error("the same person is drawn twice and differs")
	}
	if bytes.Equal(a.Pix, Draw(people.Anybody(4)).Pix) {
		t.Error("two people are one picture")
	}
}
