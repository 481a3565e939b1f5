package exodus

import "battlestar/game/card"

// pieces are the tokens of this box and the ships of the Cylon Fleet option.
func pieces() []card.Piece {
	return []card.Piece{
		{ID: "character-token", Name: "Character token", Count: 4},
		{ID: "piloting-token-samuel-anders", Name: "Piloting token of Samuel T. Anders", Count: 1},
		{ID: "nuke", Name: "Nuke token", Count: 1}, // the third one (E-SET-03)
		{ID: "pursuit-marker", Name: "Cylon pursuit marker", Count: 1, OnlyWith: card.OptionCylonFleet},
		{ID: "viper-mark-vii", Name: "Viper Mark VII", Ship: card.MarkVII, Count: 4, OnlyWith: card.OptionCylonFleet},
		{ID: "raider-extra", Name: "Raider", Ship: card.Raider, Count: 4, OnlyWith: card.OptionCylonFleet},
	}
}
