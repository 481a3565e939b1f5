package game

import (
	"encoding/json"

	"battlestar/game/card"
)

// ByArea counts something by area; nothing is ever counted at NoArea. It is written by area name.
type ByArea [7]int

// Sum returns the total of all areas.
func (a ByArea) Sum() int {
	n := 0
	for _, here := range a {
		n += here
	}
	return n
}

// MarshalJSON writes the entries that are not 0.
func (a ByArea) MarshalJSON() ([]byte, error) {
	counts := map[card.Area]int{}
	for _, area := range card.Areas {
		if a[area] != 0 {
			counts[area] = a[area]
		}
	}
	return json.Marshal(counts)
}

// UnmarshalJSON reads what MarshalJSON writes.
func (a *ByArea) UnmarshalJSON(data []byte) error {
	var counts map[card.Area]int
	if err := json.Unmarshal(data, &counts); err != nil {
		return err
	}
	*a = ByArea{}
	for area, n := range counts {
		a[area] = n
	}
	return nil
}

// ByResource is a value for each resource. It is written by name.
type ByResource [4]int

// MarshalJSON writes the entries that are not 0.
func (r ByResource) MarshalJSON() ([]byte, error) {
	values := map[card.Resource]int{}
	for _, resource := range card.Resources {
		if r[resource] != 0 {
			values[resource] = r[resource]
		}
	}
	return json.Marshal(values)
}

// UnmarshalJSON reads what MarshalJSON writes.
func (r *ByResource) UnmarshalJSON(data []byte) error {
	var values map[card.Resource]int
	if err := json.Unmarshal(data, &values); err != nil {
		return err
	}
	*r = ByResource{}
	for resource, n := range values {
		r[resource] = n
	}
	return nil
}

// SkillTypes is a set of types of Skill cards. It is written by name.
type SkillTypes [7]bool

// MarshalJSON writes the types in the set.
func (t SkillTypes) MarshalJSON() ([]byte, error) {
	in := []card.Skill{}
	for skill, is := range t {
		if is {
			in = append(in, card.Skill(skill))
		}
	}
	return json.Marshal(in)
}

// UnmarshalJSON reads what MarshalJSON writes.
func (t *SkillTypes) UnmarshalJSON(data []byte) error {
	var in []card.Skill
	if err := json.Unmarshal(data, &in); err != nil {
		return err
	}
	*t = SkillTypes{}
	for _, skill := range in {
		t[skill] = true
	}
	return nil
}

// ByShip counts something by kind of piece. It is written by name.
type ByShip [card.NumShips]int

// MarshalJSON writes the entries that are not 0.
func (s ByShip) MarshalJSON() ([]byte, error) {
	counts := map[card.Ship]int{}
	for ship, n := range s {
		if n != 0 {
			counts[card.Ship(ship)] = n
		}
	}
	return json.Marshal(counts)
}

// UnmarshalJSON reads what MarshalJSON writes.
func (s *ByShip) UnmarshalJSON(data []byte) error {
	var counts map[card.Ship]int
	if err := json.Unmarshal(data, &counts); err != nil {
		return err
	}
	*s = ByShip{}
	for ship, n := range counts {
		s[ship] = n
	}
	return nil
}
