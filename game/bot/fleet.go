package bot

import (
	"battlestar/game"
	"battlestar/game/card"
)

// The Cylon Fleet option: what waits on the Cylon Fleet board, the pursuit, the CAG, nukes at an area.

// arrival is what it costs when all ships of the Cylon Fleet board come.
func arrival(v *game.View) float64 {
	return raiderWorth*float64(v.AllBehind(card.Raider)) + heavyWorth*float64(v.AllBehind(card.HeavyRaider)) +
		basestarWorth*float64(v.AllBehind(card.Basestar))
}

// stray is what it costs to have civilian ships in space.
func stray(v *game.View, n int) float64 { return placement(v, card.Put(n, card.Civilian, card.NoArea)) }

// pursuit is the worth of advances of the pursuit marker: each brings the Auto Attack nearer, some place civilian ships.
func pursuit(v *game.View, by int) float64 {
	if v.CylonFleet == nil {
		return 0
	}
	worth, space := 0.0, v.CylonFleet.Pursuit
	for range by {
		space = space%game.AutoAttack + 1
		worth += arrival(v) / game.AutoAttack
		switch space {
		case 1:
			worth += stray(v, 1)
		case 3:
			worth += stray(v, 2)
		}
	}
	return worth
}

// growth is the worth of an activation that finds nothing on the board: a ship that waits, and a step of the pursuit.
func growth(v *game.View, ship float64) float64 {
	if v.CylonFleet == nil {
		return 0
	}
	return 0.6*ship + pursuit(v, 1)
}

// safety is how safe a civilian ship is in an area.
func safety(v *game.View, a card.Area) float64 {
	worth := float64(v.VipersIn(a)) - 2*float64(v.Raiders[a]) - 0.3*float64(v.Raiders[a.Clockwise()]+v.Raiders[a.Counterclockwise()])
	for _, b := range v.Basestars {
		if b.Area == a {
			worth -= 2
		}
	}
	return worth - 0.3*float64(v.Behind(card.Raider, a))
}

// escort is what it saves to take a civilian ship of an area off the board.
func escort(v *game.View, a card.Area) float64 {
	if v.CylonFleet == nil || v.Count(game.Civilians(a)) == 0 {
		return 0
	}
	risk := 0.15 + 0.05*float64(min(4, v.Raiders[a.Clockwise()]+v.Raiders[a.Counterclockwise()]+v.Behind(card.Raider, a)))
	if v.Raiders[a] > 0 {
		risk += 0.35
	}
	return -risk * civilian(v)
}

// nukeAtArea is what a nuke at an area does on average, our own losses too; without what the nuke is worth.
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

// lead is the CAG's activation of a viper before another action: all that the other is worth, and more.
func (m *mind) lead() float64 {
	best := 0.0
	for _, o := range m.d.Options {
		if o.Card != "lead-from-the-cockpit" {
			best = max(best, m.action(o))
		}
	}
	return best + max(vipersAct(m.View, 1), 0.1)
}

// bridge is what Basestar Bridge does.
func (m *mind) bridge(o game.Option) float64 {
	for _, option := range m.Boxes.Locations.Of(card.BasestarBridge).Options {
		if option.ID == o.Card {
			return -worthOf(m.View, option.Effect, nil)
		}
	}
	return 0
}

// bridgeUse is how much the best two options of Basestar Bridge hurt the humans.
func (m *mind) bridgeUse() float64 {
	first, second := 0.0, 0.0
	for _, option := range m.Boxes.Locations.Of(card.BasestarBridge).Options {
		switch worth := -worthOf(m.View, option.Effect, nil); {
		case worth > first:
			first, second = worth, first
		case worth > second:
			second = worth
		}
	}
	return first + second
}

// cylonShips is what reinforces the Cylon Fleet board: a basestar if there is one left.
func (m *mind) cylonShips(o game.Option) float64 {
	left := 0
	for _, b := range m.Basestars[:2] {
		if b.Area == card.NoArea && b.Behind == card.NoArea {
			left++
		}
	}
	if o.Ship == card.Basestar {
		return -basestarWorth * float64(min(left, 1))
	}
	return -3 * raiderWorth
}

// cylonArea is where ships wait on the Cylon Fleet board: where they will find civilian ships.
func (m *mind) cylonArea(o game.Option) float64 {
	return float64(m.Count(game.Civilians(o.Area))) - 0.5*float64(m.VipersIn(o.Area)) + 0.2*m.rng.Float64()
}

// mark is which viper is launched, placed or repaired: the better one.
func (m *mind) mark(o game.Option) float64 { return m.open(one(o.Mark() == card.MarkVII)) }
