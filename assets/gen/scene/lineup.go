package scene

import (
	"fmt"
	"image"
	"image/draw"
	"strconv"
	"strings"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/model"
	"battlestar/assets/gen/set"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// Lineup draws figures for a look at them, one row for each: from four sides in a pose, and the head from two. who lists them, with commas in
// between: the ids of characters, a trade and a number as in marine-3, or centurion, which is shown in all its stances.
func Lineup(path, who, pose string, high int) error {
	p, ok := figure.Poses()[pose]
	if !ok {
		return fmt.Errorf("there is no pose %q", pose)
	}
	var rows []*image.RGBA
	for name := range strings.SplitSeq(who, ",") {
		one, err := named(name)
		if err != nil && name != "centurion" {
			return err
		}
		row := image.NewRGBA(image.Rect(0, 0, high*3, high))
		for i, turn := range []float64{-25, 70, 180, 250} {
			s := plain(solid.V(0, -5.2, 1.25), solid.V(0, 0, 0.98), 2.35)
			if name == "centurion" {
				s.Eye, s.Aim = solid.V(0, -6, 1.4), solid.V(0, 0, 1.05)
				s.Centurion([]figure.Stance{figure.Marching, figure.Watching, figure.Firing, figure.Watching}[i], solid.V(0, 0, 0), turn, 0x7f868d)
			} else {
				s.Exactly(p, solid.V(0, 0, 0), turn, one)
			}
			draw.Draw(row, image.Rect(i*high/2, 0, (i+1)*high/2, high), s.Picture(high/2, high), image.Point{}, draw.Src)
		}
		for i, turn := range []float64{-30, 75} {
			s := plain(solid.V(0, -2, 1.64), solid.V(0, 0, 1.60), 3.4)
			if name == "centurion" {
				s.Eye, s.Aim = solid.V(0, -3, 2.0), solid.V(0, 0, 1.86)
				s.Centurion(figure.Watching, solid.V(0, 0, 0), turn, 0x7f868d)
			} else {
				f := figure.New(one, p, solid.V(0, 0, 0), turn)
				eyes := f.Eyes()
				s.Eye, s.Aim = eyes.Add(solid.V(0, -2, 0.03)), eyes.Sub(solid.V(0, 0, 0.05))
				s.Cast(f)
			}
			draw.Draw(row, image.Rect((4+i)*high/2, 0, (5+i)*high/2, high), s.Picture(high/2, high), image.Point{}, draw.Src)
		}
		rows = append(rows, row)
	}
	all := image.NewRGBA(image.Rect(0, 0, high*3, high*len(rows)))
	for i, row := range rows {
		draw.Draw(all, image.Rect(0, i*high, high*3, (i+1)*high), row, image.Point{}, draw.Src)
	}
	return model.SavePNG(path, all)
}

// plain returns a stage with a floor, a wall and light.
func plain(eye, aim solid.Vec, zoom float64) *set.Stage {
	s := &set.Stage{Eye: eye, Aim: aim, Zoom: zoom, Above: set.Cold.Mul(0.05), Below: set.Warm.Mul(0.02), Fog: solid.RGB(0.03, 0.04, 0.05), Far: 30}
	s.Put(set.DeckPlates(0x2c343c, 0.1), set.Floor(0))
	s.Put(set.WallPlates(0x39424a), set.Slab(-9, 9, 2.5, 3, -1, 6))
	s.Lamp(solid.V(-2.2, 1.2, 3.2), set.Cold.Mul(2.5), 0, true)
	s.Lamp(solid.V(1.8, -2.6, 3.0), set.Warm.Mix(set.Pale, 0.6).Mul(3), 0, true)
	s.Look = set.Look{Bright: 1.2, Bloom: 0.2, Paint: 0.6, Even: true}
	return s
}

// named returns a character by id, or somebody of a trade by its name and a number.
func named(name string) (people.Person, error) {
	if p, ok := people.Of(name); ok {
		return p, nil
	}
	trade, number, _ := strings.Cut(name, "-")
	n, err := strconv.Atoi(number)
	make := map[string]func(int) people.Person{
		"anybody": people.Anybody, "officer": people.Officer, "marine": people.Marine, "pilot": people.Pilot, "deck": people.DeckHand,
		"doctor": people.Doctor, "priest": people.Priest, "prisoner": people.Prisoner, "infiltrator": people.Infiltrator, "child": people.Child,
	}[trade]
	if make == nil || err != nil {
		return people.Person{}, fmt.Errorf("nobody is called %q", name)
	}
	return make(n), nil
}
