package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// targets is what a player chooses about ships: what vipers do, what is fired at or lost, where ships are placed, what is repaired.
type targets struct{ *mind }

// target scores a shot at a ship, the destruction of a ship, or a basestar to act on.
func (m targets) target(o game.Option) float64 {
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

// area scores where a viper goes or is manned, or where a ship is placed.
func (m targets) area(o game.Option) float64 {
	switch {
	case m.d.About == "launch-nuke":
		return m.open(nukeAtArea(m.View, o.Area))
	case m.d.Ship == card.Civilian:
		return m.open(safety(m.View, o.Area))
	default:
		return launch(m.View, o.Area) + 0.1*better(o)
	}
}

// viper scores an activation of an unmanned viper.
func (m targets) viper(o game.Option) float64 {
	switch o.Kind {
	case game.Launch:
		return launch(m.View, o.Area) + 0.1*better(o)
	case game.TheViper:
		return 0.05*better(o) + max(bestShot(m.View, o.Area, false, false), escort(m.View, o.Area), flight(m.View, o.Area, o.Area.Clockwise()), flight(m.View, o.Area, o.Area.Counterclockwise()))
	default:
		return 0.1
	}
}

// viperDeed scores what the viper in the area does.
func (m targets) viperDeed(o game.Option) float64 {
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

// mark scores which viper is launched, placed or repaired: the better one.
func (m targets) mark(o game.Option) float64 { return m.open(better(o)) }

// loss scores what is destroyed or damaged: for a human, the least.
func (m targets) loss(o game.Option) float64 {
	switch o.Kind {
	case game.TheShip:
		cost := -civilian(m.View)
		if token := m.Boxes.Token(m.Piles[game.Civilians(o.Area)][o.N].Card); token != nil { // this player looked at it earlier
			cost = -worthOf(m.View, token.Effect, nil)
		}
		return m.open(-cost)
	case game.ThePilot:
		return m.open(-viperWorth - sickbayWorth + one(m.knownCylon(o.Seat))*sickbayWorth)
	case game.TheViper:
		worth := viperWorth + 0.5*better(o)
		if o.Area == card.NoArea {
			return m.open(-worth)
		}
		return m.open(-worth - guard(m.View, o.Area, o.Area)/2)
	default:
		return 0
	}
}

// shipsPlaced scores where ships are placed when there are too few for all places.
func (m targets) shipsPlaced(o game.Option) float64 {
	civilians := float64(m.Count(game.Civilians(o.Area)))
	vipers := float64(m.VipersIn(o.Area))
	// a matter of taste: the other ships belong where there are few raiders
	//exhaustive:ignore
	switch m.d.Ship {
	case card.Raider, card.HeavyRaider:
		return m.open(vipers - civilians - one(o.Area.Launches() && m.d.Ship == card.HeavyRaider))
	case card.Viper:
		return m.open(guard(m.View, o.Area, card.NoArea))
	default:
		return m.open(vipers - float64(m.Raiders[o.Area]))
	}
}

// areaOrder scores whose raiders act first: those with vipers to fire at, because later they may reach civilian ships.
func (m targets) areaOrder(o game.Option) float64 {
	return m.open(float64(m.VipersIn(o.Area)) - float64(m.Count(game.Civilians(o.Area))))
}

// civiliansToSee scores which civilian ships to look at: those in danger.
func (m targets) civiliansToSee(o game.Option) float64 {
	return float64(m.Raiders[o.Area]) + 0.1
}

// civilianTo scores where a civilian ship goes after it was looked at.
func (m targets) civilianTo(o game.Option) float64 {
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

// fallback scores which viper returns to be manned.
func (m targets) fallback(o game.Option) float64 { return -guard(m.View, o.Area, o.Area) }

// repair scores repairing a location or vipers.
func (m targets) repair(o game.Option) float64 {
	if o.Kind == game.ThePlace {
		return 10
	}
	n := min(2, m.AllVipers().Damaged)
	if o.N > 0 {
		n = int(o.N)
	}
	return viperWorth * float64(n)
}

// restore scores what is repaired at a destination.
func (m targets) restore(o game.Option) float64 {
	switch {
	case o.Kind == game.Pass:
		return m.open(0)
	case o.Kind == game.TheRaptor:
		return m.open(raptorWorth)
	case o.N == 1: // a destroyed viper returns no other way
		return m.open(viperWorth + 1)
	default:
		return m.open(viperWorth)
	}
}

// better returns how much better an option's ship is than a plain one: 1 for a Viper Mark VII.
func better(o game.Option) float64 {
	c := game.CraftOf(o.Mark())
	return float64(c.Areas-1+c.Evades) / 2
}
