// Package motion is what moves on the table beside the ships: cards, titles, centurions, markers, numbers, and the moments in which the
// table stops to look.
package motion
