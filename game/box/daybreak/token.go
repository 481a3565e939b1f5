package daybreak

import "battlestar/game/card"

// pieces returns the tokens and figures of this box. The centurions replace those of the base game and are not added to them (D-SET-01).
func pieces() []card.Piece {
	return []card.Piece{
		{ID: "miracle", Count: 10},
		{Ship: card.AssaultRaptor, Count: 4},
		{ID: "centurion-figure", Count: 4},
		{ID: "basestar-allegiance", Count: 1, OnlyWith: card.OptionSearchForHome},
		{ID: "piloting-token", Count: 4},
		{ID: "character-token", Count: 12},
		{ID: "character-stand", Count: 12},
		{ID: "cylon-locations-overlay", Count: 1},
		{ID: "colonial-one-overlay", Count: 1},
		{ID: "demetrius-board", Count: 1, OnlyWith: card.OptionSearchForHome},
		{ID: "rebel-basestar-board", Count: 1, OnlyWith: card.OptionSearchForHome},
	}
}
