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
		return "execute another character at your location"

	case card.DrawOwn:
		whose := "their"
		if e.Who == card.You && en.you == "" || e.Who == en.to {
			whose = "your"
		}
		return en.tells(e.Who, fmt.Sprintf("~draw %s from %s skill set", some(e.N, "skill card"), whose))
	case card.ExchangeSkills:
		return "discard any number of skill cards, then draw the same number of 1 type from your skill set"
	case card.SearchDestiny:
		return en.tells(e.Who, fmt.Sprintf("~look at all cards in the Destiny deck, ~discard %d of them and ~shuffle the others", e.N))
	case card.TakeHand:
		return "the Cylon player who played this card chooses a human player and takes all of that player’s skill cards. That player goes to " + en.placeTo(e.To)

	case card.ExchangeQuorum:
		return "discard any number of Quorum cards from your hand, then draw the same number"
	case card.ArrangeQuorum:
		return fmt.Sprintf("look at the top %s and put them back on top in any order. You need not be President", some(e.N, "Quorum card"))
	case card.Appoint:
		var titles []string
		for _, title := range e.Titles {
			if title != card.CAGTitle || en.HasCAG() { // the CAG exists only with the Cylon Fleet
				titles = append(titles, nouns.Titles[title])
			}
		}
		return fmt.Sprintf("choose any human player to receive the %s title", orList(titles))
	case card.PassTitlesOn:
		return fmt.Sprintf("each title of %s goes to the other player highest in its line of succession", subjects[e.Who])
	case card.LeaveBrigFor:
		return fmt.Sprintf("if you are in the Brig, go to %s", en.placeTo(e.To))

	case card.PlaceAnywhere:
		if en.HasCAG() { // with the Cylon Fleet (E-FLEET-33)
			return en.tells(card.CAG, fmt.Sprintf("~place %s, each in an area without civilian ships if there is one", en.ships(e.N, card.Civilian)))
		}
		return en.tells(card.Admiral, fmt.Sprintf("~place %s, each in any area", en.ships(e.N, card.Civilian)))
	case card.DestroyCylons:
		return "destroy all Cylon ships in the areas around Galactica"
	case card.ClearArea:
		return "remove all Cylon ships from one area around Galactica"
	case card.DamagePlaced:
		return "damage that basestar " + times(e.N)
	case card.LaunchPilots:
		return "each player on Galactica with piloting in their skill set, except in the Brig, may at once launch a viper and pilot it"
	case card.PrepareAfterJump:
		return fmt.Sprintf("after this jump, jump preparation %s", say.Signed(e.By))
	default:
		return ""
	}
}
