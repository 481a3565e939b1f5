// Package model draws the miniatures: each is a signed-distance field with skins, seen from straight above and rendered into color, normal, height
// and glow maps. The program's icon is one of them.
package model

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"battlestar/assets/ships/sheet"
)

// Models makes the miniature for each name on the sheet.
var Models = map[string]func() *model{
	"viper-ii": viperII, "viper-vii": viperVII, "raptor": raptor, "raider": raider, "heavy-raider": heavyRaider,
	"basestar": func() *model { return basestar(false) }, "basestar-damaged": func() *model { return basestar(true) }, "galactica": galactica, "pegasus": pegasus,
	"colonial-one": colonialOne, "assault-raptor": assaultRaptor, "demetrius": demetrius,
	"rebel-basestar": func() *model { return rebelBasestar(humanSide) }, "rebel-basestar-cylon": func() *model { return rebelBasestar(cylonSide) },
	"centurion": centurion, "nuke": nuke, "pawn": pawn, "die": die,
	"civilian-closed": civilianClosed, "civilian-liner": civilianLiner, "civilian-ring": civilianRing, "civilian-dome": civilianDome, "civilian-tanker": civilianTanker, "civilian-hulk": civilianHulk,
}

// reach is how far things darken each other, in the model's units.
const reach = 0.16

// Run renders models into the sheets in dir, with fine rays along the edge of a pixel. If only is given, names separated by commas, the others stay
// as they are. If look is given too, Run writes nothing but that contact sheet, with cells of the given size.
func Run(only, look, dir string, size, fine int) error {
	names := sheet.Names[:]
	if only != "" {
		names = strings.Split(only, ",")
	}
	for _, name := range names {
		if Models[name] == nil {
			return fmt.Errorf("there is no model %q", name)
		}
	}
	if only != "" && look != "" {
		var shown []*sprite
		for _, name := range names {
			start := time.Now()
			shown = append(shown, renderOne(name, size, fine, false))
			fmt.Println(name, time.Since(start).Round(time.Millisecond))
		}
		return contactSheet(look, shown, size)
	}
	return into(names, look, dir, fine)
}

// into renders models into the sheets. Those that share their sheets with others are placed among them.
func into(names []string, look, dir string, fine int) error {
	var sheets [len(sheet.Cells)]*maps
	for i, cell := range sheet.Cells[1:] {
		sheets[i+1] = newMaps(cell*sheet.Columns, cell*sheet.Rows)
		if len(names) < len(sheet.Names) {
			var err error
			if sheets[i+1], err = openMaps(dir, fmt.Sprintf("ships-%d", cell)); err != nil {
				return err
			}
		}
	}
	var shown []*sprite
	for n, name := range sheet.Names[:sheet.FirstHull] {
		if !slices.Contains(names, name) {
			continue
		}
		s := renderOne(name, sheet.Cells[0], fine, false)
		shown = append(shown, s)
		for i, cell := range sheet.Cells {
			if cell == sheet.Calm {
				s = renderOne(name, 4*cell, fine, true).half()
			}
			if i > 0 {
				s = s.half()
			}
			if cell == sheet.Calm {
				s.clear()
			}
			s.bleed()
			if i == 0 { // these are large, so each one has its own file
				m := newMaps(cell, cell)
				m.put(s, 0, 0, sheet.Height)
				if err := m.save(dir, fmt.Sprintf("%s-%d", name, cell)); err != nil {
					return err
				}
				continue
			}
			sheets[i].put(s, n%sheet.Columns*cell, n/sheet.Columns*cell, sheet.Height)
		}
		fmt.Println(name)
	}
	for i, cell := range sheet.Cells[1:] {
		if shown == nil {
			break
		}
		if err := sheets[i+1].save(dir, fmt.Sprintf("ships-%d", cell)); err != nil {
			return err
		}
	}
	for i, b := range sheet.Hulls {
		name := sheet.Names[sheet.FirstHull+i]
		if !slices.Contains(names, name) {
			continue
		}
		if err := hull(dir, name, &b, fine); err != nil {
			return err
		}
	}
	if look != "" {
		return contactSheet(look, shown, sheet.Cells[0])
	}
	return nil
}

// hull renders a hull into sheets of its own.
func hull(dir, name string, b *sheet.Hull, fine int) error {
	s := renderOne(name, b.Widths[0], min(fine, 2), false)
	for i, w := range b.Widths {
		if i > 0 {
			s = s.half()
		}
		s.bleed()
		m := newMaps(s.w, s.h)
		m.put(s, 0, 0, b.Height)
		if err := m.save(dir, fmt.Sprintf("%s-%d", name, w)); err != nil {
			return err
		}
	}
	fmt.Println(name)
	return nil
}

// hullOf returns the sheet layout of a hull, or nil for the other models.
func hullOf(name string) *sheet.Hull {
	if i := slices.Index(sheet.Names[sheet.FirstHull:], name); i >= 0 {
		return &sheet.Hulls[i]
	}
	return nil
}

// renderOne renders a model by name; size is the width of its cell.
func renderOne(name string, size, fine int, calm bool) *sprite {
	m := Models[name]()
	m.name = name
	v := view{w: size, h: size, fine: fine, rx: sheet.Frame, calm: calm}
	far := reach
	b := hullOf(name)
	if b != nil {
		v = view{w: size, h: int(math.Round(float64(size) * b.H / b.W)), fine: fine, rx: b.W, left: true, calm: calm}
		far = 0.06
	}
	s := m.render(v, far)
	if b != nil {
		s.halo(0.004, 0.5)
		s.halo(0.015, 0.15)
	} else {
		s.halo(0.02, 0.5)
		s.halo(0.06, 0.22)
	}
	s.contact()
	return s
}
