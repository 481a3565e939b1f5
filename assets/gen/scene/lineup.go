package scene

import (
	"fmt"
	"image"
	"image/draw"
	"strconv"
	"strings"

	"battlestar/assets/gen/figure"
	"battlestar/assets/gen/model"
	"battlestar/assets/gen/solid"
	"battlestar/assets/people"
)

// Lineup is a look at figures, a row each: from four sides in a pose, and the head by itself. Who is a character's id, or a trade and a
// number, as marine-3; a centurion stands in all its stances.
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
				s.eye, s.aim = solid.V(0, -6, 1.4), solid.V(0, 0, 1.05)
				s.robot([]figure.Stance{figure.Marching, figure.Watching, figure.Firing, figure.Watching}[i], solid.V(0, 0, 0), turn, 0x7f868d)
			} else {
				s.exactly(p, solid.V(0, 0, 0), turn, one)
			}
			draw.Draw(row, image.Rect(i*high/2, 0, (i+1)*high/2, high), s.picture(high/2, high), image.Point{}, draw.Src)
		}
		for i, turn := range []float64{-30, 75} {
			s := plain(solid.V(0, -2, 1.64), solid.V(0, 0, 1.60), 3.4)
			if name == "centurion" {
				s.eye, s.aim = solid.V(0, -3, 2.0), solid.V(0, 0, 1.86)
				s.robot(figure.Watching, solid.V(0, 0, 0), turn, 0x7f868d)
			} else {
				f := figure.New(one, p, solid.V(0, 0, 0), turn)
				eyes := f.Eyes()
				s.eye, s.aim = eyes.Add(solid.V(0, -2, 0.03)), eyes.Sub(solid.V(0, 0, 0.05))
				s.cast(f)
			}
			draw.Draw(row, image.Rect((4+i)*high/2, 0, (5+i)*high/2, high), s.picture(high/2, high), image.Point{}, draw.Src)
		}
		rows = append(rows, row)
	}
	all := image.NewRGBA(image.Rect(0, 0, high*3, high*len(rows)))
	for i, row := range rows {
		draw.Draw(all, image.Rect(0, i*high, high*3, (i+1)*high), row, image.Point{}, draw.Src)
	}
	return model.SavePNG(path, all)
}

// plain is a stage with nothing on it but light.
func plain(eye, aim solid.Vec, zoom float64) *stage {
	s := &stage{eye: eye, aim: aim, zoom: zoom, above: cold.Mul(0.05), below: warm.Mul(0.02), air: solid.RGB(0.03, 0.04, 0.05), far: 30}
	s.put(deckStuff(0x2c343c, 0.1), floorAt(0))
	s.put(wallStuff(0x39424a), slab(-9, 9, 2.5, 3, -1, 6))
	s.lamp(solid.V(-2.2, 1.2, 3.2), cold.Mul(2.5), 0, true)
	s.lamp(solid.V(1.8, -2.6, 3.0), warm.Mix(pale, 0.6).Mul(3), 0, true)
	s.look = look{bright: 1.2, bloom: 0.2, paint: 0.6, even: true}
	return s
}

// named is a character by his id, or one of a trade by its name and a number.
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
