package model

import (
	"math"

	"battlestar/assets/gen/solid"
)

// skin is how a material is painted and what stands out from it.
type skin struct {
	Color solid.Color
	Gloss float64 // 0 chalk, 1 polished
	// bare is the color beneath the paint, which shows at worn edges; zero for a lighter shade of the paint.
	bare   solid.Color
	wear   float64 // how worn the edges are: 1 is normal, 0 not at all
	Panels panels
	Light  solid.Color // the light that it emits
}

// panels are plates and the lines between them, on the surface as seen from above.
type panels struct {
	w, h  float64 // size of a field, which is divided into plates; 0 for none
	split int     // how many times
	depth float64 // of the lines, 1 is normal
	fine  float64 // the share of plates with louvres, 0 to 1
	kit   float64 // the share that carries boxes, 0 to 1
	steep float64 // panels appear only where the surface points up more than this
	tone  float64 // how much the plates differ in tone, 1 is normal
	// place maps a point to the plane that is divided; nil for the view from above.
	place func(p solid.Vec) (u, v float64)
}

// At returns how far the surface stands out at a point, how much lighter the plate is, and how dark the line there is. The parameter line is the
// width of a line.
func (k *panels) At(p solid.Vec, seed int, line float64) (high, tone, ink float64) {
	if k.w <= 0 {
		return 0, 0, 0
	}
	u, v := p.X, p.Y
	if k.place != nil {
		u, v = k.place(p)
	}
	// Columns are offset from each other, so that no line runs all the way through.
	col := int(math.Floor(u / k.w))
	v += solid.Hash(col, 3, seed) * k.h
	rowN := int(math.Floor(v / k.h))
	x0, y0 := float64(col)*k.w, float64(rowN)*k.h
	x1, y1 := x0+k.w, y0+k.h
	id := int(solid.Hash(col, rowN, seed) * 1e6)
	for i := range k.split {
		c := solid.Hash(id, i, seed+11)
		if c < 0.22 {
			break
		}
		at := 0.3 + 0.4*solid.Hash(id, i, seed+12)
		if (x1-x0)*(0.6+0.8*solid.Hash(id, i, seed+13)) > (y1-y0)*0.9 {
			if m := solid.Mix(x0, x1, at); u < m {
				x1, id = m, id*2+1
			} else {
				x0, id = m, id*2+2
			}
		} else {
			if m := solid.Mix(y0, y1, at); v < m {
				y1, id = m, id*2+7
			} else {
				y0, id = m, id*2+8
			}
		}
	}
	edge := min(u-x0, x1-u, v-y0, y1-v)
	n := solid.Hash(id, 1, seed+20)
	tone = (solid.Hash(id, 2, seed+20) - 0.5) * 0.16 * k.tone
	if solid.Hash(id, 3, seed+20) < 0.12 { // a plate from another batch
		tone -= 0.10 * k.tone
	}
	high = (n - 0.5) * 0.002 * k.depth
	high -= 0.003 * k.depth * (1 - solid.Smooth(line*0.3, line*0.8, edge))
	ink = 1 - solid.Smooth(line*0.3, line*0.62, edge)
	w, h := x1-x0, y1-y0
	switch {
	case n < k.fine && min(w, h) > 6*line && edge > 2*line:
		// Louvres across the shorter side.
		f := u - x0
		if h > w {
			f = v - y0
		}
		f = math.Mod(f, line*2.6) / (line * 2.6)
		high += 0.004 * k.depth * (solid.Smooth(0, 0.35, f) - solid.Smooth(0.55, 0.95, f) - 0.5)
		ink = max(ink, 0.8*solid.Smooth(0.6, 0.9, f))
	case n > 1-k.kit && edge > 1.6*line:
		// Boxes, pipes and hatches.
		cell := 4.2 * line
		iu, iv := int(math.Floor((u-x0)/cell)), int(math.Floor((v-y0)/cell))
		fu, fv := math.Mod(u-x0, cell)/cell-0.5, math.Mod(v-y0, cell)/cell-0.5
		c := solid.Hash(iu+id%977, iv, seed+30)
		bw, bh := 0.18+0.26*solid.Hash(iu, iv+id%977, seed+31), 0.18+0.26*solid.Hash(iu, iv+id%977, seed+32)
		d := max(math.Abs(fu)-bw, math.Abs(fv)-bh)
		if c > 0.85 {
			d = math.Hypot(fu, fv) - 0.3
		}
		if c > 0.3 {
			high += 0.011 * (0.4 + 0.6*c) * (1 - solid.Smooth(-0.12, 0.0, d))
		}
		if solid.Hash(id, iv, seed+33) > 0.7 { // a pipe
			high += 0.006 * math.Sqrt(max(0, 1-math.Pow(fv/0.16, 2)))
		}
		tone -= 0.06
	case n > 0.5 && n < 0.62 && edge > 2.2*line:
		// A hatch: a second, smaller frame.
		high -= 0.002 * k.depth * (1 - solid.Smooth(0, line*0.6, math.Abs(edge-3*line)))
		ink = max(ink, 0.7*(1-solid.Smooth(line*0.15, line*0.4, math.Abs(edge-3*line))))
	}
	// Rivets along the lines of some plates.
	if n > 0.38 && n < 0.5 {
		s := math.Mod(u-x0, 2.4*line) - 1.2*line
		t := math.Mod(v-y0, 2.4*line) - 1.2*line
		if edge > 1.4*line && edge < 3.2*line {
			if r := math.Hypot(s, t); r < 0.4*line {
				ink = max(ink, 0.45)
			}
		}
	}
	return high, tone, ink
}
