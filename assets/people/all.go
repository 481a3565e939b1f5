package people

import "slices"

// All returns everybody who has a literal, box by box.
func All() []Person { return slices.Concat(base, exodus, pegasus, daybreak) }

// Of returns the person with an id.
func Of(id string) (Person, bool) {
	for _, list := range [][]Person{base, exodus, pegasus, daybreak} {
		for _, p := range list {
			if p.ID == id {
				return p, true
			}
		}
	}
	return Person{}, false
}
