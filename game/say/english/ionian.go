package english

import (
	"fmt"
	"strings"

	"battlestar/game/card"
	"battlestar/game/say"
)

// ionianEffect words the effects that the Ionian Nebula adds, as a clause with a verb.
func (en english) ionianEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.CrossroadsPhase:
		return "Crossroads phase: a battle, a Crossroads card for each player, and the Trial"
	case card.DrawTrauma:
		return en.tells(e.Who, "~draw "+some(e.N, "trauma token"))
	case card.DiscardTrauma:
		what := "~discard " + some(e.N, "trauma token")
		if e.Random {
			what += " at random"
		}
		return en.tells(e.Who, what)
	case card.Another:
		en.you = "that player"
		text := "choose another player"
		for _, clause := range en.clauses(e.Then) {
			text += ". " + say.Capital(clause)
		}
		return text
	case card.IfDistance:
		return fmt.Sprintf("if the fleet has traveled a distance of %d or less, %s", e.AtMost, en.list(e.Then))

	case card.AddNotCylon:
		return "shuffle a “not a Cylon” card into the Loyalty deck"
	case card.DrawLoyalty:
		if e.Chosen {
			return "choose a human player to draw 1 Loyalty card"
		}
		return "draw 1 Loyalty card"
	case card.ExecuteAnother:
		return "execute another human player’s character"
	case card.MoveAnywhere:
		const anywhere = "any location on Galactica or Colonial One except Sickbay and the Brig"
		if len(e.First) == 0 {
			return "leave the Brig for any other location on Galactica or Colonial One except Sickbay"
		}
		return en.list(e.First) + ". Then " + en.tells(card.Current, "~go to "+anywhere)
	case card.TakeDestiny:
		return fmt.Sprintf("take the top %s of the Destiny deck into your hand", some(e.N, "card"))

	default:
		return en.ionianShips(e)
	}
}

// ionianShips words an effect on ships as a clause.
func (en english) ionianShips(e card.Effect) string {
	switch e := e.(type) {
	case card.DestroyRaidersHere:
		return fmt.Sprintf("destroy up to %s in this basestar’s area", en.ships(e.N, card.Raider))
	case card.RepairAny:
		return fmt.Sprintf("repair up to %s on Galactica, or up to %s", some(e.Locations, "damaged location"), strings.Replace(en.ships(e.Vipers, card.Viper), " ", " damaged ", 1))
	case card.RestoreVipers:
		return fmt.Sprintf("repair up to %s", strings.Replace(en.ships(e.N, card.Viper), " ", " damaged ", 1))
	case card.ReturnViper:
		return "return 1 destroyed viper to the Reserves"
	case card.ActivateOneViper:
		return fmt.Sprintf("choose an unmanned viper and activate it %d times", e.Times)
	case card.VipersDestroy:
		return "each unmanned viper may destroy 1 raider in its area"
	case card.DestroyInArea:
		if e.Raiders == 0 {
			return "destroy all Cylon ships in one area around Galactica"
		}
		return fmt.Sprintf("destroy %s in one area around Galactica", en.ships(e.Raiders, card.Raider))
	case card.RemoveRaiders:
		return fmt.Sprintf("remove any %s from the areas around Galactica", en.ships(e.N, card.Raider))
	case card.ActivateRaidersThere:
		return "activate all raiders around Galactica"
	case card.DamageBasestar:
		return "damage any basestar " + times(e.N)
	case card.HideCivilian:
		return "shuffle a civilian ship in space into the civilian ship pile"
	case card.PushBack:
		return "move each centurion on the Boarding Party track back 1 space"
	default:
		return ""
	}
}
