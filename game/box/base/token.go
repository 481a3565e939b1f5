package base

import "battlestar/game/card"

// galacticaDamage returns the 8 damage tokens of Galactica. One with a location damages it; one with a resource leaves the game when it is drawn
// (B-DMG-01, B-DMG-04).
func galacticaDamage() []card.Token {
	return []card.Token{
		{ID: "damage-admirals-quarters", Count: 1, Place: card.AdmiralsQuarters},
		{ID: "damage-armory", Count: 1, Place: card.Armory},
		{ID: "damage-command", Count: 1, Place: card.Command},
		{ID: "damage-ftl-control", Count: 1, Place: card.FTLControl},
		{ID: "damage-hangar-deck", Count: 1, Place: card.HangarDeck},
		{ID: "damage-weapons-control", Count: 1, Place: card.WeaponsControl},
		{ID: "damage-food", Count: 1, Effect: card.Do(card.Lose(card.Food, 1))},
		{ID: "damage-fuel", Count: 1, Effect: card.Do(card.Lose(card.Fuel, 1))},
	}
}

// basestarDamage returns the 4 damage tokens of basestars. For their effects, the rules check the ID (B-CYL-14, B-COMBAT-02, B-DMG-06).
func basestarDamage() []card.Token {
	return []card.Token{
		{ID: card.CriticalHit, Symbol: "2", Count: 1, Power: card.CountsAs{N: 2}},
		{ID: card.DisabledHangar, Symbol: "raider", Count: 1, Power: card.LaunchesNothing{}},
		{ID: card.DisabledWeapons, Symbol: "missiles", Count: 1, Power: card.DoesNotAttack{}},
		{ID: card.StructuralDamage, Symbol: "basestar", Count: 1, Power: card.EasierToHit{By: 2}},
	}
}

// civilians returns the 12 civilian ships with what is lost when each is destroyed (B-CIV-02).
func civilians() []card.Token {
	return []card.Token{
		{ID: "civilian-1-population", Count: 6, Effect: card.Do(card.Lose(card.Population, 1))},
		{ID: "civilian-2-population", Count: 2, Effect: card.Do(card.Lose(card.Population, 2))},
		{ID: "civilian-population-fuel", Count: 1, Effect: card.Do(card.Lose(card.Population, 1), card.Lose(card.Fuel, 1))},
		{ID: "civilian-population-morale", Count: 1, Effect: card.Do(card.Lose(card.Population, 1), card.Lose(card.Morale, 1))},
		{ID: "civilian-empty", Count: 2},
	}
}

// pieces returns the plastic ships and the centurion markers; the counts are limits (B-LIMIT-01).
func pieces() []card.Piece {
	return []card.Piece{
		{Ship: card.Viper, Count: 8},
		{Ship: card.Raptor, Count: 4},
		{Ship: card.Raider, Count: 16},
		{Ship: card.HeavyRaider, Count: 4},
		{Ship: card.Basestar, Count: 2},
		{Ship: card.Centurion, Count: 4},
	}
}
