package board

import (
	"testing"

	"battlestar/render/ui"
)

// Ships must stay inside their area and cross none of its lines, in windows of any shape.
func TestShipsLieInsideTheirArea(t *testing.T) {
	for _, r := range []ui.Rect{ui.R(0, 0, fieldW, 664), ui.R(400, 210, 1204, 664), ui.R(590, 214, 1018, 664), ui.R(400, 210, 1204, 784), ui.R(400, 210, 1760, 664)} {
		f := sail(&layout{field: r, ships: []*plan{&galactica}, nameW: 186})
		for _, s := range f.sectors() {
			for _, at := range [...][2]float64{{s.ships.X, s.ships.Y}, {s.ships.Right(), s.ships.Y}, {s.ships.X, s.ships.Bottom()}, {s.ships.Right(), s.ships.Bottom()}} {
				if !ui.Inside(s.points, at[0], at[1]) {
					t.Errorf("%v: in area %v, (%.0f, %.0f) is not inside", r, s.area, at[0], at[1])
				}
			}
		}
	}
}
