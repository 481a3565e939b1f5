package render

import "testing"

func TestIconsAreSquares(t *testing.T) {
	list, err := icons()
	if err != nil {
		t.Fatal(err)
	}
	if len(list) != 4 {
		t.Errorf("%d icons", len(list))
	}
	for _, img := range list {
		if b := img.Bounds(); b.Dx() != b.Dy() {
			t.Errorf("an icon is %v", b)
		}
	}
}
