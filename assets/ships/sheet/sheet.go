// Package sheet says how the pictures of the miniatures are laid out: assets/gen writes them so, render/ship reads them so.
package sheet

// Names are the miniatures in the order of their cells on a sheet. Galactica, the last, has sheets of her own.
var Names = [...]string{
	"viper-ii", "viper-vii", "raptor", "raider", "heavy-raider",
	"basestar", "basestar-damaged", "civilian-closed", "civilian-liner", "civilian-ring",
	"civilian-dome", "civilian-tanker", "civilian-hulk", "centurion", "nuke",
	"colonial-one", "pawn", "die",
	"galactica",
}

const (
	// Columns is the number of cells in a row of a sheet, and Rows the number of rows.
	Columns, Rows = 5, 4
	// Frame is the edge of a cell, measured in boxes: a miniature fills its box, its glow and its shadow the frame.
	Frame = 1.2
	// Height is the height that white is on the height map, in boxes.
	Height = 0.4

	// GalacticaW and GalacticaH are the size of her frame in boxes; her bow looks to the left.
	GalacticaW, GalacticaH = 1.04, 0.4
	// GalacticaHeight is what Height is for the others.
	GalacticaHeight = 0.1
)

// Cells are the sizes of a cell on the sheets, in pixels; those up to Calm are painted with fewer lines.
var Cells = [...]int{512, 256, 128, 64, 32}

// Calm is the largest cell that is painted with fewer lines.
const Calm = 64

// GalacticaWidths are the widths of her pictures.
var GalacticaWidths = [...]int{2080, 1040, 520, 260}
