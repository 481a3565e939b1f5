package exodus

import "battlestar/game/card"

// pieces are the tokens of this box and the ships of the Cylon Fleet option.
func pieces() []card.Piece {
	return []card.Piece{
		{ID: "character-token", Count: 4},
		{ID: "piloting-token-samuel-anders", Count: 1},
		{ID: "nuke", Count: 1}, // the third one (E-SET-03)
		{ID: "pursuit-marker", Count: 1, OnlyWith: card.OptionCylonFleet},
		{ID: "viper-mark-vii", Ship: card.MarkVII, Count: 4, OnlyWith: card.OptionCylonFleet},
		{ID: "raider-extra", Ship: card.Raider, Count: 4, OnlyWith: card.OptionCylonFleet},
	}
}
