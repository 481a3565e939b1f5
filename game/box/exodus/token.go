package exodus

import "battlestar/game/card"

// pieces returns the tokens of this box and the ships of the Cylon Fleet option.
func pieces() []card.Piece {
	return []card.Piece{
		{ID: "character-token", Count: 4},
		{ID: "piloting-token-samuel-anders", Count: 1},
		{ID: "nuke", Count: 1}, // the third one (E-SET-03)
		{ID: "ally-token", Count: 35, OnlyWith: card.OptionIonianNebula},
		{ID: "pursuit-marker", Count: 1, OnlyWith: card.OptionCylonFleet},
		{ID: "viper-mark-vii", Ship: card.MarkVII, Count: 4, OnlyWith: card.OptionCylonFleet},
		{ID: "raider-extra", Ship: card.Raider, Count: 4, OnlyWith: card.OptionCylonFleet},
	}
}

// basestarDamage returns the 6 damage tokens that replace those of the base game with the Ionian Nebula (E-ION-01, E-ION-40..42).
func basestarDamage() []card.Token {
	tokens := []card.Token{
		{ID: "basestar-damage-critical-hit", Power: card.CountsAs{N: 2}},
		{ID: "basestar-damage-disabled-hangar", Power: card.LaunchesNothing{}},
		{ID: "basestar-damage-disabled-weapons", Power: card.DoesNotAttack{}},
		{ID: "basestar-damage-structural-damage", Power: card.EasierToHit{By: 2}},
		{ID: "basestar-damage-collateral-damage", Effect: card.Do(card.DestroyRaidersHere{N: 3})},
		{ID: "basestar-damage-damage-to-personnel", Effect: card.Do(card.DrawTrauma{Who: card.EachCylon, N: 2})},
	}
	for i := range tokens {
		tokens[i].Count, tokens[i].OnlyWith = 1, card.OptionIonianNebula
	}
	return tokens
}

// trauma returns the 38 trauma tokens (E-ION-02).
func trauma() []card.Trauma {
	return []card.Trauma{
		{ID: card.TraumaBenevolent, Count: 18, Mark: card.Benevolent},
		{ID: card.TraumaAntagonistic, Count: 18, Mark: card.Antagonistic},
		{ID: card.TraumaDisaster, Count: 2, Mark: card.Disaster},
	}
}
