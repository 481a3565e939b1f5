package ui

import (
	"slices"
	"testing"
)

// A canvas alone must be enough to make a picture, without pointer, keys and widgets. The same calls must make the same list, and another word must
// make another.
func TestCanvasAlone(t *testing.T) {
	cv, err := NewCanvas()
	if err != nil {
		t.Fatal(err)
	}
	put := func(word string) []op {
		cv.Clear()
		r := cv.Window().Around(600, 120)
		cv.Panel(r, Plain)
		cv.Text(r.Inset(20), word, Title, TextMain, Center)
		return slices.Clone(cv.ops)
	}
	first := put("Fuel 8")
	if len(cv.Placed()) == 0 {
		t.Error("nothing is told of what lies there")
	}
	if p := Check(cv.Placed(), 1920, 1080); len(p) > 0 {
		t.Error(p)
	}
	if !slices.Equal(first, put("Fuel 8")) {
		t.Error("the same put down twice makes two lists")
	}
	if slices.Equal(first, put("Fuel 9")) {
		t.Error("another number makes the same list")
	}
}
