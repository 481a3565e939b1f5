// Package sheet says how the pictures of the miniatures are laid out: assets/gen writes them so, render/ship reads them so.
package sheet

// Names are the miniatures in the order of their cells on a sheet. The hulls, the last, have sheets of their own.
var Names = [...]string{
	"viper-ii", "viper-vii", "raptor", "raider", "heavy-raider",
	"basestar", "basestar-damaged", "civilian-closed", "civilian-liner", "civilian-ring",
	"civilian-dome", "civilian-tanker", "civilian-hulk", "centurion", "nuke",
	"colonial-one", "pawn", "die", "assault-raptor",
	"galactica", "pegasus", "demetrius", "rebel-basestar", "rebel-basestar-cylon",
}

const (
	// Columns is the number of cells in a row of a sheet, and Rows the number of rows.
	Columns, Rows = 5, 4
	// Frame is the edge of a cell, measured in boxes: a miniature fills its box, its glow and its shadow the frame.
	Frame = 1.2
	// Height is the height that white is on the height map, in boxes.
	Height = 0.4
)

// Cells are the sizes of a cell on the sheets, in pixels; those up to Calm are painted with fewer lines.
var Cells = [...]int{512, 256, 128, 64, 32}

// Calm is the largest cell that is painted with fewer lines.
const Calm = 64

// Hull is how the sheets of a ship are laid out that is much longer than wide; her bow looks to the left.
type Hull struct {
	W, H   float64 // of her frame, in boxes
	Height float64 // what Height is for the others
	Widths [4]int  // of her pictures
}

// Hulls are the last of Names. Their pictures are as fine as each other where they lie on one board.
var Hulls = [...]Hull{
	{W: 1.04, H: 0.4, Height: 0.1, Widths: [4]int{2080, 1040, 520, 260}},
	{W: 1.04, H: 0.24, Height: 0.1, Widths: [4]int{1664, 832, 416, 208}},
	{W: 1.04, H: 0.24, Height: 0.1, Widths: [4]int{1248, 624, 312, 156}},
	{W: 1.04, H: 0.24, Height: 0.1, Widths: [4]int{1248, 624, 312, 156}},
	{W: 1.04, H: 0.24, Height: 0.1, Widths: [4]int{1248, 624, 312, 156}},
}

// FirstHull is where they begin.
const FirstHull = len(Names) - len(Hulls)
