package say

import (
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// exodusEffect is a clause with a verb that the Exodus box adds.
func (en english) exodusEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.ExecuteHere:
		return "execute another character in your location"

	case card.DrawOwn:
		return en.tells(e.Who, fmt.Sprintf("draw %s of types in their skill set", some(e.N, "skill card")))
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
			if title != card.CAGTitle || en.lib.Titles.Of(title) != nil { // there is a CAG with the Cylon Fleet only
				titles = append(titles, en.nouns().titles[title])
			}
		}
		return fmt.Sprintf("choose any human player, who receives the %s title", orList(titles))
	case card.PassTitlesOn:
		return fmt.Sprintf("every title of the %s goes to the other player highest in its line of succession", englishWho[e.Who])
	case card.LeaveBrigFor:
		return fmt.Sprintf("if you are in the Brig, go to %s", en.placeTo(e.To))

	case card.PlaceAnywhere:
		if en.lib.Titles.Of(card.CAGTitle) != nil { // with the Cylon Fleet (E-FLEET-33)
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
		return fmt.Sprintf("after this jump: jump preparation %s", signed(e.By))
	default:
		return ""
	}
}

// exodusQuestion is what the decisions of the Exodus box ask; false for any other.
func (en english) exodusQuestion(d *game.Decision) (question, bool) {
	switch d.Kind {
	case game.DiscardAny:
		return question{"discard any number of skill cards, to draw as many of 1 type", "chooses skill cards to discard"}, true
	case game.ChooseDestiny:
		return question{"choose " + upTo(d, "card") + " of the destiny deck to discard", "looks through the destiny deck"}, true
	case game.DiscardQuorum:
		if d.Min == 0 {
			return question{"discard any number of quorum cards, to draw as many", "chooses quorum cards to discard"}, true
		}
		return question{"discard " + upTo(d, "quorum card") + " because of the hand limit", "chooses quorum cards to discard"}, true
	case game.ChooseQuorumOrder:
		if d.Pick > 1 {
			return question{"choose the quorum card that comes next", "puts the top quorum cards in order"}, true
		}
		return question{"choose the quorum card that lies on top", "puts the top quorum cards in order"}, true
	case game.ChooseTitle:
		return question{"choose the title that " + en.Name(d.Other) + " receives", "chooses a title"}, true
	case game.ChooseResult:
		of := ""
		if why := en.rolledFor(d.Roll, ""); why != "" {
			of = " for " + why
		}
		return question{"choose the result of the die" + of, "chooses the result of the die"}, true
	default:
		return question{}, false
	}
}

// exodusPurpose is what a player is chosen for by an effect that the Exodus box adds, or nothing.
func exodusPurpose(e card.Effect) string {
	switch e.(type) {
	case card.TakeHand:
		return "choose whose skill cards to take"
	case card.Appoint:
		return "choose who receives a title"
	case card.ExecuteHere:
		return "choose whose character is executed"
	default:
		return ""
	}
}

// destroysViper says whether a destination may cost a viper.
func (en english) destroysViper(id card.ID) bool {
	d := en.lib.Destinations.Of(id)
	if d == nil {
		return false
	}
	for _, e := range d.Effect {
		if may, ok := e.(card.May); ok && slices.Contains(may.Then, card.Effect(card.Destroy{N: 1, Ship: card.Viper})) {
			return true
		}
	}
	return false
}
