package daybreak

import "battlestar/game/card"

// lines returns the lines of succession for every game with this box. They include the characters of all boxes (D-SUCC-01).
func lines() map[card.Title][]card.ID {
	return map[card.Title][]card.ID{
		card.PresidentTitle: {
			"laura-roslin", "gaius-baltar", "lee-adama-political", "tom-zarek", "romo-lampkin", "tory-foster", "ellen-tigh", "lee-adama",
			"tom-zarek-military", "felix-gaeta", "william-adama", "karl-agathon", "galen-tyrol", "gaius-baltar-support", "callandra-tyrol",
			"sherman-doc-cottle", "helena-cain", "anastasia-dualla", "louis-hoshi", "karl-helo-agathon-pilot", "sharon-valerii", "saul-tigh",
			"brendan-hot-dog-costanza", "samuel-anders", "kara-thrace", "louanne-katraine",
		},
		card.AdmiralTitle: {
			"helena-cain", "william-adama", "saul-tigh", "karl-agathon", "felix-gaeta", "louis-hoshi", "tom-zarek-military", "lee-adama",
			"anastasia-dualla", "karl-helo-agathon-pilot", "kara-thrace", "louanne-katraine", "sharon-valerii", "brendan-hot-dog-costanza",
			"samuel-anders", "galen-tyrol", "callandra-tyrol", "sherman-doc-cottle", "lee-adama-political", "tom-zarek", "ellen-tigh",
			"gaius-baltar-support", "gaius-baltar", "romo-lampkin", "tory-foster", "laura-roslin",
		},
		card.CAGTitle: {
			"lee-adama", "kara-thrace", "louanne-katraine", "karl-helo-agathon-pilot", "sharon-valerii", "brendan-hot-dog-costanza",
			"samuel-anders", "lee-adama-political", "karl-agathon", "william-adama", "helena-cain", "saul-tigh", "felix-gaeta",
			"anastasia-dualla", "louis-hoshi", "tom-zarek-military", "galen-tyrol", "callandra-tyrol", "sherman-doc-cottle", "tom-zarek",
			"ellen-tigh", "gaius-baltar-support", "gaius-baltar", "tory-foster", "romo-lampkin", "laura-roslin",
		},
	}
}
