package base

import "battlestar/game/card"

// titles returns the title cards. Their powers that are not actions are in the rules (B-SETUP-08, B-PRES-01, B-PRES-03, B-ADM-01).
func titles() []card.TitleCard {
	return []card.TitleCard{
		{
			ID: card.PresidentTitle,
			Actions: []card.TitleAction{
				{ID: "draw-quorum", Effect: card.Do(card.DrawQuorum{N: 1})},
				{ID: "play-quorum", Effect: card.Do(card.PlayQuorum{})},
			},
			Line: []card.ID{
				"laura-roslin", "gaius-baltar", "tom-zarek", "lee-adama", "william-adama",
				"karl-agathon", "galen-tyrol", "sharon-valerii", "saul-tigh", "kara-thrace",
			},
		},
		{
			ID: card.AdmiralTitle, LostInBrig: true,
			Actions: []card.TitleAction{
				{ID: "launch-nuke", Needs: card.NeedsNuke, Effect: card.Do(card.LaunchNuke{})},
			},
			Line: []card.ID{
				"william-adama", "saul-tigh", "karl-agathon", "lee-adama", "kara-thrace",
				"sharon-valerii", "galen-tyrol", "tom-zarek", "gaius-baltar", "laura-roslin",
			},
		},
	}
}
