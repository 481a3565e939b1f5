package people

import (
	"math"
	"reflect"
	"testing"
)

func TestPeopleAreWithinWhatPeopleAre(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range All() {
		if p.ID == "" || seen[p.ID] {
			t.Errorf("%q has no id of his own", p.ID)
		}
		seen[p.ID] = true
		checkPerson(t, p)
	}
	for n := range 500 {
		checkPerson(t, Anybody(n))
	}
}

func checkPerson(t *testing.T, p Person) {
	t.Helper()
	if p.Age < 8 || p.Age > 85 || p.Tall < 1.2 || p.Tall > 2.05 || math.Abs(p.Build) > 1 || p.Color == 0 {
		t.Errorf("%q is not like anybody: %+v", p.ID, p)
	}
	f := reflect.ValueOf(p.Face)
	for i := range f.NumField() {
		if v := f.Field(i).Float(); math.Abs(v) > 1 {
			t.Errorf("%q: %s of the face is %v, outside -1 to 1", p.ID, f.Type().Field(i).Name, v)
		}
	}
	if p.Woman && p.Beard != Shaven {
		t.Errorf("%q is a woman with a beard", p.ID)
	}
}

func TestAnybodyIsAlwaysTheSame(t *testing.T) {
	for n := range 50 {
		if a, b := Anybody(n), Anybody(n); !reflect.DeepEqual(a, b) {
			t.Errorf("number %d is %+v, then %+v", n, a, b)
		}
	}
	if reflect.DeepEqual(Anybody(1), Anybody(2)) {
		t.Error("two of the crowd are one")
	}
}

// People of a trade look like it, whoever they are.
func TestTrades(t *testing.T) {
	for n := range 60 {
		for dress, p := range map[Dress]Person{
			Duty: Officer(n), Fatigues: Marine(n), FlightSuit: Pilot(n), Overalls: DeckHand(n), LabCoat: Doctor(n), Robe: Priest(n), Prison: Prisoner(n), Suit: Infiltrator(n),
		} {
			checkPerson(t, p)
			if p.Dress != dress {
				t.Errorf("number %d wears %d, not %d", n, p.Dress, dress)
			}
		}
		marine, child := Marine(n), Child(n)
		if !marine.Has(HelmetOn) {
			t.Errorf("marine %d has no helmet", n)
		}
		if child.Tall > 1.3 || child.Age > 10 || child.Beard != Shaven {
			t.Errorf("child %d is %+v", n, child)
		}
	}
}
