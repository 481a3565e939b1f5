package solid

import (
	"math"
	"testing"
)

func TestOutline(t *testing.T) {
	square := Outline{-1, -1, 1, -1, 1, 1, -1, 1}
	half := Outline{0, -1, 1, -1, 1, 1, 0, 1} // of the same square
	for _, c := range []struct{ x, y, want float64 }{{0, 0, -1}, {0.5, 0, -0.5}, {2, 0, 1}, {0, 3, 2}} {
		if got := square.Dist(c.x, c.y); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("square at %v, %v: %v, want %v", c.x, c.y, got, c.want)
		}
		if got := half.Dist(c.x, c.y); c.x > 0 && math.Abs(got-c.want) > 1e-9 {
			t.Errorf("half a square at %v, %v: %v, want %v", c.x, c.y, got, c.want)
		}
	}
}

// No solid may report a distance greater than the real one, or rays would pass through it.
func TestSolids(t *testing.T) {
	for name, s := range map[string]Solid{
		"box": Box(Vec{0.1, 0, 0}, Vec{0.3, 0.2, 0.1}, 0.02), "egg": Egg(Vec{}, Vec{0.3, 0.2, 0.25}), "rod": Rod(Vec{-0.2, 0, 0}, Vec{0.2, 0.1, 0}, 0.1, 0.05),
		"loft": Loft(0, 0.01, Section{0.4, 0.1, 0.1, 0, 2}, Section{0, 0.2, 0.15, 0, 4}, Section{-0.4, 0.15, 0.1, 0, 3}),
		"drum": Drum(0, 0, -0.1, 0.1, 0.3, 0.02), "ring": Ring(0, 0, 0, 0.4, 0.1, 0.05, 0.02),
		"row": Row(Box(Vec{0, 0, 0}, Vec{0.05, 0.05, 0.05}, 0.01), 4, Vec{0.2, 0, 0}),
	} {
		for i := range 4000 {
			at := func(n int) float64 { return Hash(i, n, 7)*2 - 1 }
			p, q := Vec{at(1), at(2), at(3) * 0.6}, Vec{}
			q = p.Add(Vec{at(4), at(5), at(6)}.Mul(0.05))
			if d := math.Abs(s.Dist(p) - s.Dist(q)); s.Dist(p) > 0 && s.Dist(q) > 0 && d > 1.6*p.Sub(q).Len()+0.03 {
				t.Errorf("%s: from %v to %v the distance changes by %.3f", name, p, q, d)
				break
			}
		}
	}
}
