package pegasus

import "battlestar/game/card"

// lines are the lines of succession that hold in every game with this box (P-TITLE-01, P-TITLE-02).
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
