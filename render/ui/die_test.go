package ui

import "testing"

// Opposite faces of the die must add up to 9, every number must be on it once, and the number rolled must be on top.
func TestDieNumbers(t *testing.T) {
	for n := 1; n <= 8; n++ {
		d := die{n: n}
		var seen [9]int
		for f := range dieFaces {
			seen[d.number(f)]++
			if d.number(f)+d.number(7-f) != 9 {
				t.Errorf("with %d up, the faces %d and %d bear %d and %d", n, f, 7-f, d.number(f), d.number(7-f))
			}
			middle := func(i int) (m point) {
				for _, c := range dieFaces[i] {
					m = m.add(lying(c))
				}
				return m.unit()
			}
			if middle(f).dot(middle(7-f)) > -0.999 {
				t.Errorf("the faces %d and %d are not opposite", f, 7-f)
			}
		}
		for i := 1; i <= 8; i++ {
			if seen[i] != 1 {
				t.Errorf("with %d up, %d is on it %d times", n, i, seen[i])
			}
		}
		if d.number(0) != n {
			t.Errorf("with %d rolled, %d lies up", n, d.number(0))
		}
	}
	if m := dieMiddle().unit(); m.z < 0.999 {
		t.Errorf("the face that lies up looks to %v", m)
	}
}
