package parts

import "testing"

func TestAlike(t *testing.T) {
	for _, c := range []struct {
		a, b  string
		alike bool
	}{
		{"Anna", "anna", true},
		{"Anna", "Аnna", true},     // the second begins with a Cyrillic letter
		{"Mapc", "Марс", true},     // Latin, Cyrillic
		{"Nikos", "Νikos", true},   // the second begins with a Greek letter
		{"Bill", "BiII", true},     // two small l, two capital I
		{"Bob", "B0b", true},       // a letter, a zero
		{"Ben", "Be\u200bn", true}, // with a space that has no width
		{"Ben J", "BenJ", true},    // too close to be told apart
		{"Lia", "Ila", false},
		{"Anna", "Anne", false},
		{"Zoe", "Zoë", false}, // the dots can be seen
		{"Марс", "Маркс", false},
		{"Γιώργος", "Γιάννης", false},
	} {
		if Alike(c.a, c.b) != c.alike || Alike(c.b, c.a) != c.alike {
			t.Errorf("%q and %q alike: %v", c.a, c.b, !c.alike)
		}
	}
}
