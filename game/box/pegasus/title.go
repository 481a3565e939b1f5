package pegasus

import "battlestar/game/card"

// lines returns the lines of succession for every game with this box (P-TITLE-01, P-TITLE-02).
func lines() map[card.Title][]card.ID {
	return map[card.Title][]card.ID{
		card.AdmiralTitle: {
			"helena-cain", "william-adama", "saul-tigh", "karl-agathon", "lee-adama", "anastasia-dualla", "kara-thrace", "louanne-katraine",
			"sharon-valerii", "galen-tyrol", "tom-zarek", "ellen-tigh", "gaius-baltar", "laura-roslin",
		},
		card.PresidentTitle: {
			"laura-roslin", "gaius-baltar", "tom-zarek", "ellen-tigh", "lee-adama", "william-adama", "karl-agathon", "galen-tyrol",
			"helena-cain", "anastasia-dualla", "sharon-valerii", "saul-tigh", "kara-thrace", "louanne-katraine",
		},
	}
}

// titles returns the title cards of New Caprica. What is not an action is in the rules (P-NC-19, P-TITLE-04).
func titles() []card.TitleCard {
	return []card.TitleCard{
		{
			ID: card.AdmiralTitle, OnlyWith: card.OptionNewCaprica, LostInBrig: true, Line: lines()[card.AdmiralTitle],
			Actions: []card.TitleAction{
				{ID: "launch-nuke", Needs: card.NeedsNuke, Effect: card.Do(card.LaunchNuke{})},
				{ID: card.LeavingNewCaprica, Needs: card.NeedsOrbit, Effect: card.Do(card.LeaveNewCaprica{})},
			},
		},
		{
			ID: card.PresidentTitle, OnlyWith: card.OptionNewCaprica, Line: lines()[card.PresidentTitle],
			Actions: []card.TitleAction{
				{ID: "draw-quorum", Effect: card.Do(card.DrawQuorum{N: 1})},
				{ID: "play-quorum", Effect: card.Do(card.PlayQuorum{})},
			},
		},
	}
}
