package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// The worth of shots, flights and nukes to the humans.

// shot returns the worth of firing at a ship: the chance to hit times what the ship threatens (B-COMBAT-01).
func shot(v *game.View, c game.Choice, galactica bool) float64 {
	// nobody fires at the other ships
	//exhaustive:ignore
	switch c.Ship {
	case card.Raider:
		return game.HitChance(game.RollViperAtRaider) * raiderAt(v, c.Area)
	case card.HeavyRaider:
		return game.HitChance(game.RollViperAtHeavyRaider) * heavyAt(v, c.Area)
	case card.Basestar:
		chance := game.HitChance(game.RollViperAtBasestar)
		if galactica {
			chance = game.HitChance(game.RollGalacticaAtBasestar)
		}
		chance += float64(game.Sum(v.FireChanges(v.Boxes, int(c.N), false))) / float64(game.DieFaces)
		tokens := float64(v.Count(game.BasestarTokens(int(c.N))))
		return chance * -basestarWorth * (0.4 + 0.3*tokens)
	default:
		return 0
	}
}

// raiderAt returns what a raider in an area threatens.
func raiderAt(v *game.View, a card.Area) float64 {
	worth := -raiderWorth
	if civilians := v.Count(game.Civilians(a)); civilians > 0 && v.Raiders[a] <= civilians+1 {
		worth -= 0.4 * civilian(v)
	}
	if len(pilots(v, a)) > 0 {
		worth += pilotWorth // it will fire at the pilot
	}
	return worth
}

// heavyAt returns what a heavy raider in an area threatens.
func heavyAt(v *game.View, a card.Area) float64 {
	worth := -heavyWorth
	if a.Launches() {
		worth += 4
	}
	return worth
}

// bestShot returns the worth of the best shot at the ships of an area, or of all areas for NoArea.
func bestShot(v *game.View, in card.Area, galactica, piloted bool) float64 {
	best := 0.0
	for _, a := range card.Areas {
		if in != card.NoArea && a != in {
			continue
		}
		if v.Raiders[a] > 0 {
			best = max(best, shot(v, game.Choice{Ship: card.Raider, Area: a}, galactica))
		}
		if v.HeavyRaiders[a] > 0 {
			best = max(best, shot(v, game.Choice{Ship: card.HeavyRaider, Area: a}, galactica))
		}
		for n, b := range v.Basestars {
			if b.Area == a {
				best = max(best, shot(v, game.Choice{Ship: card.Basestar, Area: a, N: int8(n)}, galactica))
			}
		}
	}
	return best
}

// guard returns the worth of one more viper in an area: it can fire there, and raiders fire at it before they attack civilian ships. If the viper
// itself is in the area named by without, it does not count there.
func guard(v *game.View, a, without card.Area) float64 {
	here := float64(v.VipersIn(a) + len(pilots(v, a)))
	if a == without {
		here = max(here-1, 0)
	}
	worth := 0.0
	civilians := float64(v.Count(game.Civilians(a)))
	if v.Raiders[a] > 0 {
		worth = 2 + min(civilians, 2)*2.5
	} else if civilians > 0 {
		worth = 0.5 + 0.3*float64(min(4, v.Raiders[a.Clockwise()]+v.Raiders[a.Counterclockwise()]))
	} else if next := v.Raiders[a.Clockwise()] + v.Raiders[a.Counterclockwise()]; next > 0 {
		worth = 0.4
	}
	worth += 0.5 * bestShot(v, a, false, false)
	return worth / (1 + 0.6*here)
}

// post returns the worth of a viper in an area, including the areas beside it. from is the area that the viper leaves.
func post(v *game.View, a, from card.Area) float64 {
	return guard(v, a, from) + 0.25*(guard(v, a.Clockwise(), from)+guard(v, a.Counterclockwise(), from))
}

// flight returns what a viper gains by flying from one area to another: exactly what it would lose by flying back.
func flight(v *game.View, from, to card.Area) float64 { return post(v, to, from) - post(v, from, from) }

// launch returns the worth of a viper from the Reserves in a launch area.
func launch(v *game.View, a card.Area) float64 { return post(v, a, card.NoArea) }

// vipersAct returns the worth of n activations of unmanned vipers.
func vipersAct(v *game.View, n int) float64 {
	best := 0.0
	shots := 0
	for _, a := range card.Areas {
		if v.VipersIn(a) > 0 {
			fire := bestShot(v, a, false, false)
			best = max(best, fire, escort(v, a), flight(v, a, a.Clockwise()), flight(v, a, a.Counterclockwise()))
			if fire > 0 {
				shots += max(v.Raiders[a]+v.HeavyRaiders[a], 1)
			}
		}
	}
	if v.AllVipers().Reserves > 0 {
		best = max(best, launch(v, card.PortBow), launch(v, card.PortStern))
	}
	worth := 0.0
	for i := range n {
		worth += best * (1 - 0.08*float64(i))
	}
	return worth
}

// nuke returns the worth of a nuke on the best basestar, less the nuke itself.
func nuke(v *game.View) float64 {
	best := -nukeWorth
	if v.HasBoard(card.CylonFleetBoard) {
		for _, a := range card.Areas {
			best = max(best, nukeAtArea(v, a)-nukeWorth)
		}
		return best + 6*one(danger(v) > 30)
	}
	for n, b := range v.Basestars {
		if b.Area != card.NoArea {
			best = max(best, nukeAt(v, n)-nukeWorth)
		}
	}
	return best
}

func nukeAt(v *game.View, n int) float64 {
	raiders := float64(min(3, v.Raiders[v.Basestars[n].Area]))
	worth := -basestarWorth - 0.25*raiders*raiderWorth
	// Two basestars are more than twice as bad as one.
	if danger(v) > 30 {
		worth += 6
	}
	return worth
}

// nukeAtArea returns the average result of a nuke at an area, including our own losses but not the worth of the nuke.
func nukeAtArea(v *game.View, a card.Area) float64 {
	basestar, raiders := 0.0, float64(v.Raiders[a])
	n := 0
	for _, b := range v.Basestars {
		if b.Area == a {
			basestar = -basestarWorth
			n++
		}
	}
	all := float64(n)*-basestarWorth - raiders*raiderWorth - float64(v.HeavyRaiders[a])*heavyWorth -
		float64(v.VipersIn(a))*viperWorth - float64(len(pilots(v, a)))*(viperWorth+sickbayWorth) + float64(v.Count(game.Civilians(a)))*civilian(v)
	return 2.0/8*0.8*basestar + 4.0/8*basestar + 1.0/8*(basestar-min(raiders, 3)*raiderWorth) + 1.0/8*all
}
