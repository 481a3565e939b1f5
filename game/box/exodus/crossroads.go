package exodus

import "battlestar/game/card"

// crossroads returns the 7 Crossroads cards, one copy each. "You" is the player who was dealt the card (E-ION-59).
func crossroads() []card.CrossroadsCard {
	return []card.CrossroadsCard{
		{ID: "disturbing-vision", Results: card.Results{
			Benevolent:   card.Do(shed(card.You, 2), discardRandom(card.You, 2)),
			Antagonistic: card.Do(suffer(card.EachCylon, 2), card.Execute{Who: card.Admiral}),
		}},
		{ID: "miraculous-return", Results: card.Results{
			Benevolent: card.Do(
				card.Gain(card.Morale, 1), card.ReturnViper{},
				card.Activate{Ships: card.Raiders}, card.Activate{Ships: card.Raiders}),
			Antagonistic: card.Do(card.Lose(card.Morale, 1), card.Destroy{N: 1, Ship: card.Civilian}, card.DamageBasestar{N: 1}),
		}},
		{ID: "perjury", Results: card.Results{
			Benevolent:   card.Do(discardRandom(card.You, 2), may(card.You, shed(card.You, 2))),
			Antagonistic: card.Do(suffer(card.You, 2), may(card.You, card.DrawOwn{Who: card.You, N: 2})),
		}},
		{ID: "scanned", Results: card.Results{
			Benevolent:   card.Do(card.RemoveRaiders{N: 4}, card.Lose(card.Morale, 1)),
			Antagonistic: card.Do(card.ActivateRaidersThere{}, card.JumpPrep{By: 1}),
		}},
		{ID: "strange-music", Results: card.Results{
			Benevolent:   card.Do(card.LookAtLoyalty{By: card.You, Of: card.AnotherPlayer, All: true}, shed(card.You, 1)),
			Antagonistic: card.Do(card.AddNotCylon{}, card.DrawLoyalty{Chosen: true}, suffer(card.EachCylon, 1)),
		}},
		{ID: "testimony", Results: card.Results{
			Benevolent:   card.Do(card.Another{Then: card.Do(discardRandom(card.You, 2), may(card.You, shed(card.You, 2)))}),
			Antagonistic: card.Do(card.Another{Then: card.Do(card.DrawOwn{Who: card.You, N: 2}, suffer(card.You, 2))}),
		}},
		{ID: "the-opera-house", Results: card.Results{
			Benevolent: card.Do(suffer(card.You, 3), card.Another{Then: card.Do(suffer(card.You, 3))}),
		}},
	}
}
