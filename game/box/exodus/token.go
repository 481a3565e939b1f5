package exodus

import "battlestar/game/card"

// pieces are the ships of the Cylon Fleet option.
func pieces() []card.Piece {
	return []card.Piece{
		{Ship: card.Raider, Count: 4, OnlyWith: card.OptionCylonFleet},
		{Ship: card.MarkVII, Count: 4, OnlyWith: card.OptionCylonFleet},
	}
}
