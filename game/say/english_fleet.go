package say

import (
	"fmt"

	"battlestar/game"
	"battlestar/game/card"
)

// behind is an area of the Cylon Fleet board with its preposition.
func (en english) behind(a card.Area) string {
	return " at the " + en.nouns().areas[a] + " of the Cylon Fleet board"
}

// spotAt is an area of either board with its preposition; "" for a box.
func (en english) spotAt(s game.Spot) string {
	main, behind := s.Areas()
	if behind != card.NoArea {
		return en.behind(behind)
	}
	return en.at(main)
}

// comesOrGoes is a ship that moves between the boards, or from the supply to the Cylon Fleet board.
func (en english) comesOrGoes(n int, ship string, from, to game.Spot) string {
	switch _, behind := to.Areas(); {
	case behind == card.NoArea:
		return verb(n, ship+" arrives", ship+"s arrive") + en.spotAt(to) + " from the Cylon Fleet board."
	case from == game.Supply:
		return verb(n, ship+" joins", ship+"s join") + " the Cylon fleet" + en.behind(behind) + "."
	default:
		return "" // a jump: all of them stay behind there
	}
}

func (en english) pursuit(v *game.View, e game.Event) string {
	switch {
	case e.N < 0:
		return "The pursuit marker returns to Start."
	case v == nil || v.CylonFleet == nil:
		return "The pursuit advances."
	case v.CylonFleet.Pursuit == game.AutoAttack:
		return "The pursuit reaches Auto Attack: the Cylon fleet is here."
	default:
		return fmt.Sprintf("The pursuit advances to space %d of %d.", v.CylonFleet.Pursuit, game.AutoAttack)
	}
}

// fleetEffect is an effect of the Cylon Fleet option.
func (en english) fleetEffect(e card.Effect) string {
	switch e := e.(type) {
	case card.Pursuit:
		return "pursuit " + signed(e.By)
	case card.PlaceCivilians:
		return "CAG: place " + en.ships(e.N, card.Civilian) + " in space"
	case card.ActivateViper:
		switch {
		case e.May && e.By != card.Nobody:
			return en.may(e.By) + "activate 1 unmanned viper"
		case e.May:
			return "you may activate 1 unmanned viper"
		default:
			return en.tells(e.By, "activate 1 unmanned viper")
		}
	case card.PassTitle:
		return fmt.Sprintf("give the %s title to another human player", en.nouns().titles[e.Title])
	case card.LaunchNukeAtArea:
		return "spend 1 nuke on a space area and roll the die. 1–2: damage a basestar there twice. 3–6: destroy a basestar there. " +
			"7: destroy a basestar and up to 3 raiders there. 8: destroy every ship there, ours too"
	case card.ChooseTwo:
		return "name 2 different things of these, then do them one after the other"
	case card.Reinforce:
		return fmt.Sprintf("place %s or %s in an area of the Cylon Fleet board", en.ships(e.Basestars, card.Basestar), en.ships(e.Raiders, card.Raider))
	case card.RollBelowRaiders:
		return "roll the die. If it shows less than the number of raiders on the main board: " + en.list(e.Then)
	default:
		return ""
	}
}

// fleetActions are the actions of the CAG, and what Basestar Bridge can do.
var fleetActions = map[card.ID]string{
	"activate-and-pass-on":  "Activate a viper, pass CAG on",
	"lead-from-the-cockpit": "Lead from the cockpit",
	"place-civilian":        "Have a civilian ship placed",
	"jump-or-pursuit":       "Delay the jump, or hasten the pursuit",
	"reinforce":             "Reinforce the Cylon fleet",
	"damage-galactica":      "Damage Galactica",
}

// fleetQuestion is what a decision of the Cylon Fleet option asks.
func (en english) fleetQuestion(d *game.Decision) question {
	switch d.Kind {
	case game.ChooseMark:
		return question{"choose the mark of the viper" + en.to(d.Area), "chooses the mark of a viper"}
	case game.FlyFurther:
		return question{"fly the Viper Mark VII" + en.at(d.Area) + " one more area, or leave it there", "chooses whether a Viper Mark VII flies further"}
	case game.ChooseBridge:
		which := "first"
		if d.Pick == 2 {
			which = "then"
		}
		return question{"choose what Basestar Bridge does " + which, "chooses what Basestar Bridge does"}
	case game.ChooseCylonShips:
		return question{"choose what reinforces the Cylon fleet", "chooses what reinforces the Cylon fleet"}
	default: // ChooseCylonArea
		return question{fmt.Sprintf("choose the area of the Cylon Fleet board for the %ss", en.nouns().ships[d.Ship]), "chooses an area of the Cylon Fleet board"}
	}
}

// to is an area that something goes to.
func (en english) to(a card.Area) string {
	if a == card.NoArea {
		return ""
	}
	return " for the " + en.nouns().areas[a]
}

// markName is what a viper is called: its mark is named where there are two.
func (en english) markName(v *game.View, c game.Choice) string {
	switch {
	case c.Mark() == card.MarkVII:
		return en.nouns().ships[card.MarkVII]
	case v != nil && v.CylonFleet != nil:
		return "Viper Mark II"
	default:
		return en.nouns().ships[card.Viper]
	}
}

// viperOption is a viper to choose.
func (en english) viperOption(v *game.View, d *game.Decision, o game.Option) string {
	name := en.markName(v, o.Choice)
	if o.Area != card.NoArea {
		return name + " · " + en.nouns().areas[o.Area]
	}
	switch d.Kind {
	case game.ChooseMark:
		return name
	case game.ChooseViper:
		return "Launch " + aOrAn(name)
	case game.ChooseRepair:
		if o.N > 0 {
			return "Only " + some(int(o.N), "damaged viper")
		}
		return "Damaged vipers"
	case game.ChooseRestore:
		if o.N > 0 {
			return "Destroyed " + name
		}
		return "Damaged " + name
	}
	if o.N == game.InDamagedBox {
		return "Damaged " + name
	}
	return capital(name) + " in the Reserves"
}
