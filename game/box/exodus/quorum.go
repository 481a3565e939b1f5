package exodus

import "battlestar/game/card"

// quorum returns what the box adds to the Quorum deck: 3 cards.
func quorum() []card.Quorum {
	return []card.Quorum{
		{
			ID: "establish-dogsville", Count: 1,
			Effect: card.Do(card.Gain(card.Population, 1), card.Lose(card.Morale, 1)),
		},
		{
			ID: "presidential-order", Count: 1,
			Effect: card.Do(card.Appoint{Titles: []card.Title{card.AdmiralTitle, card.CAGTitle}}),
		},
		{
			ID: "resignation", Count: 1,
			Effect: card.Do(card.ExchangeQuorum{}, card.GiveTitle{Title: card.PresidentTitle, To: card.ToAnother}),
		},
	}
}
