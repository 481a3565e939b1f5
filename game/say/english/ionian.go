package english

import (
	"fmt"
	"strings"

	"battlestar/game/card"
)

// ionianEffect words the effects that the Ionian Nebula adds, as a clause with a verb.
func (en english) ionianEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.CrossroadsPhase:
		return "Crossroads phase: a battle, a Crossroads card for every player, and the Trial"
	case card.DrawTrauma:
		return en.tells(e.Who, "draw "+some(e.N, "trauma token"))
	case card.DiscardTrauma:
		what := "discard " + some(e.N, "trauma token")
		if e.Random {
			what += " at random"
		}
		return en.tells(e.Who, what)
	case card.Another:
		return "choose another player, for whom this happens: " + strings.ReplaceAll(en.List(e.Then), "your", "that player's")
	case card.IfDistance:
		return fmt.Sprintf("if the fleet has travelled a distance of %d or less: %s", e.AtMost, en.List(e.Then))

	case card.AddNotCylon:
		return "shuffle a “not a Cylon” card into the loyalty deck"
	case card.DrawLoyalty:
		if e.Chosen {
			return "choose a human player, who draws 1 loyalty card"
		}
		return "draw 1 loyalty card"
	case card.ExecuteAnother:
		return "choose the character of another human player, who is executed"
	case card.MoveAnywhere:
		const what = "go to any location on Galactica or Colonial One, except Sickbay and the Brig"
		if len(e.First) == 0 {
			return "leave the Brig and " + what
		}
		return en.List(e.First) + "; then " + what
	case card.TakeDestiny:
		return fmt.Sprintf("take the top %s of the destiny deck into your hand", some(e.N, "card"))

	default:
		return en.ionianShips(e)
	}
}

// ionianShips words an effect on ships as a clause.
func (en english) ionianShips(e card.Effect) string {
	switch e := e.(type) {
	case card.DestroyRaidersHere:
		return fmt.Sprintf("destroy up to %s in the area of this basestar", en.ships(e.N, card.Raider))
	case card.RepairAny:
		return fmt.Sprintf("repair up to %s on Galactica, or up to %s", some(e.Locations, "damaged location"), strings.Replace(en.ships(e.Vipers, card.Viper), " ", " damaged ", 1))
	case card.RestoreVipers:
		return fmt.Sprintf("repair up to %s", strings.Replace(en.ships(e.N, card.Viper), " ", " damaged ", 1))
	case card.ReturnViper:
		return "return 1 destroyed viper to the Reserves"
	case card.ActivateOneViper:
		return fmt.Sprintf("choose an unmanned viper and activate it %d times", e.Times)
	case card.VipersDestroy:
		return "every unmanned viper may destroy 1 raider in its own area"
	case card.DestroyInArea:
		if e.Raiders == 0 {
			return "choose an area around Galactica and destroy every Cylon ship in it"
		}
		return fmt.Sprintf("choose an area around Galactica and destroy %s in it", en.ships(e.Raiders, card.Raider))
	case card.RemoveRaiders:
		return fmt.Sprintf("remove %s of your choice from the areas around Galactica", en.ships(e.N, card.Raider))
	case card.ActivateRaidersThere:
		return "activate all raiders around Galactica"
	case card.DamageBasestar:
		times := "once"
		if e.N > 1 {
			times = fmt.Sprintf("%d times", e.N)
		}
		return "damage a basestar of your choice " + times
	case card.HideCivilian:
		return "shuffle a civilian ship in space back among the unused ones"
	case card.PushBack:
		return "every centurion on the boarding party track goes 1 space back"
	default:
		return ""
	}
}
