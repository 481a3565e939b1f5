package board

// Galactica from above, her bow to the left. Measures are in units of her box of 1000, from its middle.
const (
	hullBox  = 1000.0
	bodyHalf = 120.0
	podY     = 160.0
	podHalf  = 17.0
)

// bowLeft is the heading that shows her as she lies on the board.
const bowLeft = 270
