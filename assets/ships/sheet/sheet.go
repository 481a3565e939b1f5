// Package sheet defines the layout of the pictures of the miniatures, which assets/gen writes and render/ship reads.
package sheet

// Names are the miniatures in the order of their cells on a sheet. The hulls come last and have sheets of their own.
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
	// Frame is the edge of a cell, measured in boxes. A miniature fills its box; its glow and its shadow fill the frame.
	Frame = 1.2
	// Height is the height, in boxes, that is white on the height map.
	Height = 0.4
)

// Cells are the sizes of a cell on the sheets, in pixels; those up to Calm are painted with fewer lines.
var Cells = [...]int{512, 256, 128, 64, 32}

// Calm is the largest cell that is painted with fewer lines.
const Calm = 64

// Hull is the layout of the sheets of a ship that is much longer than wide. Her bow points left.
type Hull struct {
	W, H   float64 // of her frame, in boxes
	Height float64 // the height that is white, in boxes
	Widths [4]int  // of her pictures, in pixels
}

// Hulls describes the last of Names. Ships on the same board have pictures with the same level of detail.
var Hulls = [...]Hull{
	{W: 1.04, H: 0.4, Height: 0.1, Widths: [4]int{2080, 1040, 520, 260}},
	{W: 1.04, H: 0.24, Height: 0.1, Widths: [4]int{1664, 832, 416, 208}},
	{W: 1.04, H: 0.24, Height: 0.1, Widths: [4]int{1248, 624, 312, 156}},
	{W: 1.04, H: 0.24, Height: 0.1, Widths: [4]int{1248, 624, 312, 156}},
	{W: 1.04, H: 0.24, Height: 0.1, Widths: [4]int{1248, 624, 312, 156}},
}

// FirstHull is the index in Names of the first hull.
const FirstHull = len(Names) - len(Hulls)
