package ui

import "testing"

// A sky, and what lies before it, must fill the window wherever the camera is, so that no edge of it is ever seen. It must move less than the board
// does.
func TestSkyFillsTheWindow(t *testing.T) {
	win := R(0, 0, 1920, 1080)
	for _, depth := range []float64{skyDepth, moteDepth} {
		for zoom := 1.0; zoom <= 2.5; zoom += 0.01 {
			half := 0.5 / zoom
			for _, x := range []float64{half, 0.5, 1 - half} {
				for _, y := range []float64{half, 0.5, 1 - half} {
					got := Vantage{x, y, zoom}.see(win, depth)
					if got.X > win.X || got.Y > win.Y || got.Right() < win.Right()-1e-9 || got.Bottom() < win.Bottom()-1e-9 {
						t.Fatalf("from %.2f, %.2f at %.2f it lies at %v", x, y, zoom, got)
					}
					if got.W > win.W*zoom && zoom > 1 {
						t.Fatalf("at %.2f it is %.0f wide, the board %.0f", zoom, got.W, win.W*zoom)
					}
				}
			}
		}
		left, right := Vantage{0.2, 0.5, 2.5}.see(win, depth), Vantage{0.8, 0.5, 2.5}.see(win, depth)
		if moved, board := left.X-right.X, win.W*2.5*0.6; moved <= 0 || moved > board/4 {
			t.Errorf("it moves by %.0f where the board moves by %.0f", moved, board)
		}
	}
	if got := (Vantage{}).see(win, skyDepth); got != win {
		t.Errorf("from far it lies at %v", got)
	}
}
