// Package motion is what moves on the table beside the ships: cards, titles, centurions, markers, numbers.
package motion
