package mutant

import (
	"fmt"
	"maps"
	"reflect"
	"slices"

	"battlestar/game/card"
)

// Number is a number of a component of a box.
type Number struct {
	Component card.ID
	Name      string // box, deck, component, field and value
	Field     string // type and name of the field
}

// changed is the index of the changed number among all numbers of the boxes, and by is the amount added to it.
var (
	changed = None
	by      int
)

// SwitchNumber changes one number of the boxes. A call of Switch must follow.
func SwitchNumber(nth, change int) { changed, by = nth, change }

// Numbers returns every number of a box that is not 0, in the order in which [SwitchNumber] counts them.
func Numbers(b card.Box) []Number {
	var list []Number
	walkBox(&b, func(n Number) int {
		list = append(list, n)
		return 0
	})
	return list
}

// Boxes applies the change that is switched on to the boxes.
func Boxes(list []card.Box) []card.Box {
	if changed == None {
		return list
	}
	nth := None
	for i := range list {
		walkBox(&list[i], func(Number) int {
			if nth++; nth == changed {
				return by
			}
			return 0
		})
	}
	return list
}

// walkBox visits all numbers of a box and adds to each what change returns for it.
func walkBox(b *card.Box, change func(Number) int) {
	box := reflect.ValueOf(b).Elem()
	for i := range box.NumField() {
		if box.Field(i).Kind() != reflect.Slice {
			continue
		}
		for j := range box.Field(i).Len() {
			component := box.Field(i).Index(j)
			id := label(component, j)
			name := fmt.Sprintf("%s %s %s", b.ID, box.Type().Field(i).Name, id)
			w := walk{func(name, field string) int { return change(Number{card.ID(id), name, field}) }}
			w.value(component, name, "")
		}
	}
}

// label returns the name of one of several values: its id if it has one, otherwise its index.
func label(v reflect.Value, nth int) string {
	for _, field := range []string{"ID", "Ship"} {
		if v.Kind() == reflect.Struct && v.FieldByName(field).IsValid() && !v.FieldByName(field).IsZero() {
			return fmt.Sprint(v.FieldByName(field).Interface())
		}
	}
	return fmt.Sprint(nth)
}

// walk visits the numbers of a component.
type walk struct {
	change func(name, field string) int
}

func (w walk) value(v reflect.Value, name, field string) {
	switch v.Kind() {
	case reflect.Int:
		if v.Int() != 0 {
			v.SetInt(v.Int() + int64(w.change(fmt.Sprint(name, " ", v.Int()), field)))
		}
	case reflect.Pointer:
		if !v.IsNil() {
			w.value(v.Elem(), name, field)
		}
	case reflect.Interface:
		if v.IsNil() {
			return
		}
		inside := reflect.New(v.Elem().Type()).Elem()
		inside.Set(v.Elem())
		w.value(inside, name+" "+inside.Type().Name(), field)
		v.Set(inside)
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			w.value(v.Index(i), fmt.Sprintf("%s[%s]", name, label(v.Index(i), i)), field)
		}
	case reflect.Map: // the copies of a Skill card by strength: both are numbers
		copies := v.Interface().(map[int]int)
		for _, strength := range slices.Sorted(maps.Keys(copies)) {
			n := copies[strength] + w.change(fmt.Sprintf("%s of strength %d: %d", name, strength, copies[strength]), field)
			copies[strength] = n
			if by := w.change(fmt.Sprintf("%s strength %d", name, strength), field); by != 0 {
				delete(copies, strength)
				copies[strength+by] += n
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			of := v.Type().Field(i).Name
			w.value(v.Field(i), name+"."+of, v.Type().Name()+"."+of)
		}
	}
}
