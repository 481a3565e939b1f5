package board

import "image"

// Galactica is the hull alone, w pixels wide, her bow to the left. Painting it takes a while.
func Galactica(w int) *image.RGBA { return paintHull(w, int(float64(w)*hullH/hullW)) }
