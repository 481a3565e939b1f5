package exodus

import "battlestar/game/card"

// lines are the lines of succession that hold in every game with this box (E-SUCC-03), with the characters of Pegasus in their places.
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
