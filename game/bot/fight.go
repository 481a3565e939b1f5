package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// shot is what firing at a ship is worth: the chance to hit times what the ship threatens (B-COMBAT-01).
func shot(v *game.View, c game.Choice, galactica bool) float64 {
	// nobody fires at the others
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
		chance += float64(v.StructuralDamage(v.Boxes, int(c.N))) / game.DieFaces
		tokens := float64(v.Count(game.BasestarTokens(int(c.N))))
		return chance * -basestarWorth * (0.4 + 0.3*tokens)
	default:
		return 0
	}
}

// raiderAt is what a raider in an area threatens.
func raiderAt(v *game.View, a card.Area) float64 {
	worth := -raiderWorth
	if civilians := v.Count(game.Civilians(a)); civilians > 0 && v.Raiders[a] <= civilians+1 {
		worth -= 0.4 * civilian(v)
	}
	return worth
}

// heavyAt is what a heavy raider in an area threatens.
func heavyAt(v *game.View, a card.Area) float64 {
	worth := -heavyWorth
	if a.Launches() {
		worth += 4
	}
	return worth
}

// bestShot is the best shot at the ships of an area, or with NoArea of all.
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

// guard is the worth of one more viper in an area: it can fire there, and raiders fire at it before they go for civilian ships.
func guard(v *game.View, a card.Area) float64 {
	here := float64(v.VipersIn(a) + len(pilots(v, a)))
	worth := 0.0
	civilians := float64(v.Count(game.Civilians(a)))
	if v.Raiders[a] > 0 {
		worth = 2 + min(civilians, 2)*2
	} else if civilians > 0 {
		worth = 0.5 + 0.3*float64(min(4, v.Raiders[a.Clockwise()]+v.Raiders[a.Counterclockwise()]))
	} else if next := v.Raiders[a.Clockwise()] + v.Raiders[a.Counterclockwise()]; next > 0 {
		worth = 0.4
	}
	worth += 0.5 * bestShot(v, a, false, false)
	return worth / (1 + 0.6*here)
}

// flight is what a viper gains by going from one area to another.
func flight(v *game.View, from, to card.Area) float64 {
	gain := guard(v, to)
	// Two steps: what lies behind counts a little.
	for _, next := range []card.Area{to.Clockwise(), to.Counterclockwise()} {
		if next != from {
			gain += 0.25 * guard(v, next)
		}
	}
	leave := guard(v, from) * (1 + 0.6*float64(v.VipersIn(from))) / (0.4 + 0.6*float64(max(1, v.VipersIn(from))))
	return gain - leave
}

// launch is the worth of a viper from the Reserves in a launch area.
func launch(v *game.View, a card.Area) float64 {
	worth := guard(v, a)
	for _, next := range []card.Area{a.Clockwise(), a.Counterclockwise()} {
		worth += 0.35 * guard(v, next)
	}
	return worth
}

// vipersAct is the worth of n activations of unmanned vipers.
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

// nuke is the worth of a nuke on the best basestar, less the nuke itself.
func nuke(v *game.View) float64 {
	best := -nukeWorth
	if v.CylonFleet != nil {
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
	// Two basestars are more than twice one.
	if danger(v) > 30 {
		worth += 6
	}
	return worth
}

// ---- Choices ----

// target is a shot at a ship, the destruction of one, or a basestar that acts.
func (m *mind) target(o game.Option) float64 {
	switch o.Kind {
	case game.FireAt:
		return m.open(shot(m.View, o.Choice, m.d.Place == card.WeaponsControl))
	case game.TheCenturion:
		return m.open(centurion(int(o.N)))
	case game.TheArea:
		if m.d.Ship == card.HeavyRaider {
			return m.open(heavyAt(m.View, o.Area))
		}
		return m.open(raiderAt(m.View, o.Area))
	case game.TheBasestar:
		return m.open(nukeAt(m.View, int(o.N)))
	default:
		return 0
	}
}

// area is where a viper goes or is manned, a ship is placed.
func (m *mind) area(o game.Option) float64 {
	switch {
	case m.d.About == "launch-nuke":
		return m.open(nukeAtArea(m.View, o.Area))
	case m.d.Ship == card.Civilian:
		return m.open(safety(m.View, o.Area))
	default:
		return launch(m.View, o.Area) + 0.1*one(o.Mark() == card.MarkVII)
	}
}

// viper is an activation of an unmanned viper.
func (m *mind) viper(o game.Option) float64 {
	switch o.Kind {
	case game.Launch:
		return launch(m.View, o.Area) + 0.1*one(o.Mark() == card.MarkVII)
	case game.TheViper:
		return 0.05*one(o.Mark() == card.MarkVII) + max(bestShot(m.View, o.Area, false, false), escort(m.View, o.Area), flight(m.View, o.Area, o.Area.Clockwise()), flight(m.View, o.Area, o.Area.Counterclockwise()))
	default:
		return 0.1
	}
}

// viperDeed is what the viper of the area does.
func (m *mind) viperDeed(o game.Option) float64 {
	switch o.Kind {
	case game.FireAt:
		return shot(m.View, o.Choice, false)
	case game.Escort:
		return escort(m.View, o.Area)
	case game.Pass:
		return 0
	}
	return flight(m.View, m.d.Area, o.Area)
}

// loss is what is destroyed or damaged: the least for a human.
func (m *mind) loss(o game.Option) float64 {
	switch o.Kind {
	case game.TheShip:
		cost := -civilian(m.View)
		if token := m.Boxes.Token(m.Piles[game.Civilians(o.Area)][o.N].Card); token != nil { // he looked at it once
			cost = -worthOf(m.View, token.Effect, nil)
		}
		return m.open(-cost)
	case game.ThePilot:
		return m.open(-viperWorth - sickbayWorth + one(m.knownCylon(o.Seat))*sickbayWorth)
	case game.TheViper:
		better := 0.5 * one(o.Mark() == card.MarkVII)
		if o.Area == card.NoArea {
			return m.open(-viperWorth - better)
		}
		return m.open(-viperWorth - better - guard(m.View, o.Area)/2)
	default:
		return 0
	}
}

// shipsPlaced is where ships are placed when there are too few for all places.
func (m *mind) shipsPlaced(o game.Option) float64 {
	civilians := float64(m.Count(game.Civilians(o.Area)))
	vipers := float64(m.VipersIn(o.Area))
	// a matter of taste: the others belong where raiders are few
	//exhaustive:ignore
	switch m.d.Ship {
	case card.Raider, card.HeavyRaider:
		return m.open(vipers - civilians - one(o.Area.Launches() && m.d.Ship == card.HeavyRaider))
	case card.Viper:
		return m.open(guard(m.View, o.Area))
	default:
		return m.open(vipers - float64(m.Raiders[o.Area]))
	}
}

// areaOrder is whose raiders act first: those that have vipers to fire at, for later they may have civilian ships.
func (m *mind) areaOrder(o game.Option) float64 {
	return m.open(float64(m.VipersIn(o.Area)) - float64(m.Count(game.Civilians(o.Area))))
}

// civiliansToSee is which civilian ships to look at: those in danger.
func (m *mind) civiliansToSee(o game.Option) float64 {
	return float64(m.Raiders[o.Area]) + 0.1
}

// civilianTo is where a ship goes that was looked at.
func (m *mind) civilianTo(o game.Option) float64 {
	a := m.d.Area
	if o.Kind == game.TheArea {
		a = o.Area
	}
	worth := safety(m.View, a)
	if o.Kind == game.Pass {
		worth += 0.5
	}
	return m.open(worth)
}

// fallback is which viper returns to be manned.
func (m *mind) fallback(o game.Option) float64 { return -guard(m.View, o.Area) }

// repair is a location, or the vipers.
func (m *mind) repair(o game.Option) float64 {
	if o.Kind == game.ThePlace {
		return 10
	}
	n := min(2, m.AllVipers().Damaged)
	if o.N > 0 {
		n = int(o.N)
	}
	return viperWorth * float64(n)
}

// damageToken is which damage a Cylon who reveals himself does.
func (m *mind) damageToken(o game.Option) float64 {
	token := m.Boxes.Token(o.Card)
	if token.Place == "" {
		return -worthOf(m.View, token.Effect, nil)
	}
	worth := firstDamage + eachMoreDamage*float64(m.DamagedLocations())
	switch token.Place {
	case card.FTLControl, card.Command:
		worth += 4
	case card.WeaponsControl:
		worth += 2
	}
	return worth + 2*float64(len(at(m.View, token.Place)))
}

// restore is what is repaired at a destination.
func (m *mind) restore(o game.Option) float64 {
	switch {
	case o.Kind == game.Pass:
		return m.open(0)
	case o.Kind == game.TheRaptor:
		return m.open(raptorWorth)
	case o.N == 1: // a destroyed viper comes back no other way
		return m.open(viperWorth + 1)
	default:
		return m.open(viperWorth)
	}
}
