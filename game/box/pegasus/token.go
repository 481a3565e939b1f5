package pegasus

import "battlestar/game/card"

// pieces returns the tokens of this box. Its basestars replace those of the base game (P-SETUP-03).
func pieces() []card.Piece {
	return []card.Piece{
		{ID: "character-token", Count: 7},
		{ID: "piloting-token-louanne-katraine", Count: 1},
		{ID: "scar", Count: 1},
		{ID: "cylon-locations-overlay", Count: 1},
		{ID: "basestar-figure", Count: 2},
		{ID: "character-stand", Count: 7},
		{ID: "pegasus-board", Count: 1},
		{ID: card.OccupationForce, Count: 4, OnlyWith: card.OptionNewCaprica},
		{ID: "new-caprica-board", Count: 1, OnlyWith: card.OptionNewCaprica},
	}
}

// pegasusDamage returns the damage tokens of the Pegasus, one for each location (P-PEG-07).
func pegasusDamage() []card.Token {
	return []card.Token{
		{ID: "damage-pegasus-cic", Count: 1, Place: card.PegasusCIC},
		{ID: "damage-airlock", Count: 1, Place: card.Airlock},
		{ID: "damage-main-batteries", Count: 1, Place: card.MainBatteries},
		{ID: "damage-engine-room", Count: 1, Place: card.EngineRoom},
	}
}
