package exodus

import "battlestar/game/card"

// titles returns the title cards of the Cylon Fleet option. Their lines of succession are in lines; what is not an action is in the rules
// (E-FLEET-29, E-FLEET-33).
func titles() []card.TitleCard {
	return []card.TitleCard{
		{
			ID: card.CAGTitle, OnlyWith: card.OptionCylonFleet, LostInBrig: true,
			Actions: []card.TitleAction{
				{ID: "activate-and-pass-on", Effect: card.Do(card.ActivateViper{}, card.PassTitle{Title: card.CAGTitle})},
				{
					ID: "lead-from-the-cockpit", Needs: card.NeedsPiloting, Limit: card.OncePerTurn,
					Effect: card.Do(card.ActivateViper{May: true}, card.ExtraAction{}),
				},
			},
		},
		{
			ID: card.AdmiralTitle, Card: "admiral-cylon-fleet", OnlyWith: card.OptionCylonFleet, LostInBrig: true,
			Actions: []card.TitleAction{
				{ID: "launch-nuke", Needs: card.NeedsNuke, Effect: card.Do(card.LaunchNukeAtArea{})},
			},
		},
	}
}

// lines returns the lines of succession for every game with this box (E-SUCC-03). They include the characters of Pegasus.
func lines() map[card.Title][]card.ID {
	return map[card.Title][]card.ID{
		card.AdmiralTitle: {
			"helena-cain", "william-adama", "saul-tigh", "karl-agathon", "felix-gaeta", "lee-adama", "anastasia-dualla", "kara-thrace",
			"louanne-katraine", "sharon-valerii", "samuel-anders", "galen-tyrol", "callandra-tyrol", "tom-zarek", "ellen-tigh",
			"gaius-baltar", "tory-foster", "laura-roslin",
		},
		card.PresidentTitle: {
			"laura-roslin", "gaius-baltar", "tom-zarek", "tory-foster", "ellen-tigh", "lee-adama", "felix-gaeta", "william-adama",
			"karl-agathon", "galen-tyrol", "callandra-tyrol", "helena-cain", "anastasia-dualla", "sharon-valerii", "saul-tigh",
			"samuel-anders", "kara-thrace", "louanne-katraine",
		},
		card.CAGTitle: {
			"lee-adama", "kara-thrace", "louanne-katraine", "sharon-valerii", "samuel-anders", "karl-agathon", "william-adama",
			"helena-cain", "saul-tigh", "felix-gaeta", "anastasia-dualla", "galen-tyrol", "callandra-tyrol", "tom-zarek", "ellen-tigh",
			"gaius-baltar", "tory-foster", "laura-roslin",
		},
	}
}
