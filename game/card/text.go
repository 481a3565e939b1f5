package card

import (
	"fmt"
	"slices"
)

// Save files hold values by name, so that an addition never changes what an older file means. A value for none is written as nothing at all.

// written returns a name as a file holds it; none means that the first of the names is written as nothing.
func written(names []string, i int, none bool) ([]byte, error) {
	switch {
	case i >= len(names):
		return nil, fmt.Errorf("%d is beyond %s", i, names[len(names)-1])
	case i == 0 && none:
		return nil, nil
	default:
		return []byte(names[i]), nil
	}
}

// read finds a name that a file holds.
func read[E ~uint8](e *E, names []string, text []byte, none bool, what string) error {
	at := slices.Index(names, string(text))
	switch {
	case len(text) == 0 && none:
		at = 0
	case at < 0:
		return fmt.Errorf("%q is no %s that this version knows", text, what)
	}
	*e = E(at)
	return nil
}

// MarshalText writes the type, AnySkill as nothing.
func (s Skill) MarshalText() ([]byte, error) { return written(skillNames[:], int(s), true) }

// UnmarshalText reads what MarshalText writes.
func (s *Skill) UnmarshalText(text []byte) error {
	return read(s, skillNames[:], text, true, "type of Skill card")
}

// MarshalText writes the resource.
func (r Resource) MarshalText() ([]byte, error) { return written(resourceNames[:], int(r), false) }

// UnmarshalText reads what MarshalText writes.
func (r *Resource) UnmarshalText(text []byte) error {
	return read(r, resourceNames[:], text, false, "resource")
}

// MarshalText writes the area, NoArea as nothing.
func (a Area) MarshalText() ([]byte, error) { return written(areaNames[:], int(a), true) }

// UnmarshalText reads what MarshalText writes.
func (a *Area) UnmarshalText(text []byte) error { return read(a, areaNames[:], text, true, "area") }

// MarshalText writes the piece, NoShip as nothing.
func (s Ship) MarshalText() ([]byte, error) { return written(shipNames[:], int(s), true) }

// UnmarshalText reads what MarshalText writes.
func (s *Ship) UnmarshalText(text []byte) error { return read(s, shipNames[:], text, true, "ship") }

// MarshalText writes the title, NoTitle as nothing.
func (t Title) MarshalText() ([]byte, error) { return written(titleNames[:], int(t), true) }

// UnmarshalText reads what MarshalText writes.
func (t *Title) UnmarshalText(text []byte) error { return read(t, titleNames[:], text, true, "title") }
