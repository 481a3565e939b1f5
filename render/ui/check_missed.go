package ui

import "fmt"

// Missed finds outlines of choices where a click goes elsewhere. At points all over each outline, hit returns what a click there is for, and whether
// that may be chosen. What lies on an outline and covers it there takes the click itself.
func Missed(placed []Placed, hit func(x, y float64) (id string, legal bool)) []Problem {
	var found []Problem
	for i := range placed {
		offer := &placed[i]
		if offer.Kind != "offer" {
			continue
		}
		var points [][2]float64
		hits, most, owner := map[string]int{}, 0, ""
		for at := range offer.points {
			points = append(points, at)
			if id, legal := hit(at[0], at[1]); legal {
				if hits[id]++; hits[id] > most {
					most, owner = hits[id], id
				}
			}
		}
		misses, first := 0, ""
		for _, at := range points {
			if id, _ := hit(at[0], at[1]); (id != owner || most == 0) && !lain(placed[i+1:], id, at[0], at[1]) {
				if misses++; misses == 1 {
					first = fmt.Sprintf("at %.0f, %.0f for %q", at[0], at[1], id)
				}
			}
		}
		if misses > 0 {
			found = append(found, Problem{"click", fmt.Sprintf("of %d points in the outline %v of %q %d take no click for it, the first %s", len(points), offer.Rect, owner, misses, first)})
		}
	}
	return found
}

// points yields points all over an outline, off its edges and the corners that an octagon cuts.
func (p *Placed) points(yield func([2]float64) bool) {
	const across, edge, corner = 14, 2.5, 26
	for i := range across {
		for j := range across {
			dx, dy := p.Rect.W*(float64(i)+0.5)/across, p.Rect.H*(float64(j)+0.5)/across
			fx, fy := min(dx, p.Rect.W-dx), min(dy, p.Rect.H-dy)
			x, y := p.Rect.X+dx, p.Rect.Y+dy
			switch {
			case p.Outline != nil && !Inside(p.Outline, x, y), p.Outline == nil && fx+fy < min(corner, p.Rect.W/4, p.Rect.H/4), fx < edge, fy < edge:
				continue
			}
			if !yield([2]float64{x, y}) {
				return
			}
		}
	}
}

// lain reports whether something put down later lies at a point: the thing that is hit there, by its id, or something that takes no click.
func lain(later []Placed, id string, x, y float64) bool {
	for i := range later {
		p := &later[i]
		switch {
		case !p.Rect.Inset(-0.5).Contains(x, y): // half a pixel of tolerance: it was put down in units
		case p.Kind == "panel", p.Kind == "block", p.Kind == "widget" && p.ID == id:
			return true
		}
	}
	return false
}
