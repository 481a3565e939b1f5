package english

import (
	"fmt"

	"battlestar/game/card"
	"battlestar/game/say"
)

// exodusEffect words the effects that the Exodus box adds, as a clause with a verb.
func (en english) exodusEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.ExecuteHere:
		return "execute another character in your location"

	case card.DrawOwn:
		whose := "their"
		if e.Who == card.You {
			whose = "your"
		}
		return en.tells(e.Who, fmt.Sprintf("draw %s of types in %s skill set", some(e.N, "skill card"), whose))
	case card.ExchangeSkills:
		return "discard any number of skill cards, then draw as many of 1 type of your skill set"
	case card.SearchDestiny:
		return en.tells(e.Who, fmt.Sprintf("look at all cards of the destiny deck, discard %d of them and shuffle the others", e.N))
	case card.TakeHand:
		return "the Cylon player who played this card chooses a human player and takes all skill cards of that player, who then goes to " + en.placeTo(e.To)

	case card.ExchangeQuorum:
		return "discard any number of quorum cards from your hand and draw as many"
	case card.ArrangeQuorum:
		return fmt.Sprintf("look at the top %s and put them back on top in any order; the President title is not needed", some(e.N, "quorum card"))
	case card.Appoint:
		var titles []string
		for _, title := range e.Titles {
			if title != card.CAGTitle || en.HasCAG() { // the CAG exists only with the Cylon Fleet
				titles = append(titles, nouns.Titles[title])
			}
		}
		return fmt.Sprintf("choose any human player, who receives the %s title", orList(titles))
	case card.PassTitlesOn:
		return fmt.Sprintf("every title of the %s goes to the other player highest in its line of succession", englishWho[e.Who])
	case card.LeaveBrigFor:
		return fmt.Sprintf("if you are in the Brig, go to %s", en.placeTo(e.To))

	case card.PlaceAnywhere:
		if en.HasCAG() { // with the Cylon Fleet (E-FLEET-33)
			return en.tells(card.CAG, fmt.Sprintf("place %s, each in an area without civilian ships as long as there is one", en.ships(e.N, card.Civilian)))
		}
		return en.tells(card.Admiral, fmt.Sprintf("place %s, each in any area", en.ships(e.N, card.Civilian)))
	case card.DestroyCylons:
		return "destroy every Cylon ship in the areas around Galactica"
	case card.ClearArea:
		return "choose an area around Galactica and remove every Cylon ship in it"
	case card.DamagePlaced:
		if e.N == 1 {
			return "damage that basestar once"
		}
		return fmt.Sprintf("damage that basestar %d times", e.N)
	case card.LaunchPilots:
		return "every player with piloting in the skill set whose character is on Galactica, but not in the Brig, may at once launch a viper and pilot it"
	case card.PrepareAfterJump:
		return fmt.Sprintf("after this jump: jump preparation %s", say.Signed(e.By))
	default:
		return ""
	}
}
