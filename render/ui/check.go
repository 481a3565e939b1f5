package ui

import "fmt"

// Problem is a layout fault.
type Problem struct {
	Rule string // "fit", "cut", "size", "contrast", "window", "overlap", "text on text" or "click"
	What string // a sentence for whoever reads the test
}

// String returns the rule and the sentence.
func (p Problem) String() string { return p.Rule + ": " + p.What }

// Check finds what is wrong with a layout in a window of w by h pixels: text that leaves its box or is cut, is too small for its reader or too faint
// for its ground; things outside the window; overlapping siblings of one group; text on text.
func Check(placed []Placed, w, h float64) []Problem {
	var found []Problem
	bad := func(rule, format string, args ...any) {
		found = append(found, Problem{rule, fmt.Sprintf(format, args...)})
	}
	window := Rect{0, 0, w, h}
	for i, p := range placed {
		if p.Kind != "text" && p.Kind != "widget" || p.Rect.Empty() {
			continue
		}
		if !p.Scrolls && !p.Rect.within(window, 1) {
			bad("window", "%s lies outside the window: %v", p.name(), p.Rect)
		}
		if p.Kind == "widget" {
			if !p.Scrolls && p.Group != "" && !p.Rect.within(p.Box, 1.5) {
				bad("fit", "%s %v is not inside its group %q %v", p.name(), p.Rect, p.Group, p.Box)
			}
			for _, q := range placed[i+1:] {
				if p.Group != "" && q.Kind == "widget" && q.Group == p.Group && q.ID != p.ID && overlap(p.Rect, q.Rect, 1) {
					bad("overlap", "%s %v and %s %v of group %q lie on each other", p.name(), p.Rect, q.name(), q.Rect, p.Group)
				}
			}
			continue
		}
		if p.Clipped {
			bad("cut", "%s does not fit its box %v at %v px and is cut", p.name(), p.Box, p.Px)
		} else if !p.Rect.within(p.Box, 2) {
			bad("fit", "%s %v at %v px leaves its box %v", p.name(), p.Rect, p.Px, p.Box)
		}
		if p.Px < p.Least-0.51 {
			bad("size", "%s has %v px and needs %.1f", p.name(), p.Px, p.Least)
		}
		if c := Contrast(p.Color, p.Back); c < 4.5 {
			bad("contrast", "%s has a contrast of %.1f: %v on %v", p.name(), c, p.Color, p.Back)
		}
		for j := i + 1; j < len(placed); j++ {
			q := placed[j]
			if q.Kind == "text" && q.Tip == p.Tip && !(p.Scrolls || q.Scrolls) && overlap(p.Rect, q.Rect, 2) && !covered(placed[i+1:j], p.Rect.Overlap(q.Rect)) {
				bad("text on text", "%s %v and %s %v", p.name(), p.Rect, q.name(), q.Rect)
			}
		}
	}
	return found
}

// covered reports whether one of the panels lies over r.
func covered(between []Placed, r Rect) bool {
	for _, p := range between {
		if p.Kind == "panel" && !p.Rect.Overlap(r).Empty() {
			return true
		}
	}
	return false
}

func overlap(a, b Rect, tol float64) bool {
	o := a.Overlap(b)
	return o.W > tol && o.H > tol
}

func (p Placed) name() string {
	if p.Kind == "text" {
		return fmt.Sprintf("text %q", p.Text)
	}
	return fmt.Sprintf("%s %q", p.Kind, p.ID)
}
