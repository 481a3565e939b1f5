package board

import (
	"strconv"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ship"
	"battlestar/render/ui"
)

// collect lists what is in an area.
func (b *Board) collect(c *cluster, v *game.View) {
	b.basestars(c, v)
	a := c.area
	b.add(c, card.Raider, ship.Raider, v.PlainRaiders(a), ui.IconRaider, ui.Red,
		[3]game.Choice{{Kind: game.FireAt, Ship: card.Raider, Area: a}, {Kind: game.TheShip, Ship: card.Raider, Area: a}})
	b.scar(c, v)
	b.add(c, card.HeavyRaider, ship.HeavyRaider, v.HeavyRaiders[a], ui.IconHeavyRaider, ui.Red,
		[3]game.Choice{{Kind: game.FireAt, Ship: card.HeavyRaider, Area: a}, {Kind: game.TheShip, Ship: card.HeavyRaider, Area: a}})
	b.vipers(c, v)
	b.pilots(c, v)
	b.civilians(c, v)
}

// basestars lists the basestars of an area. Two that are alike and cannot be told apart form a heap.
func (b *Board) basestars(c *cluster, v *game.View) {
	from := len(c.heaps)
	alike := true
	for n := range v.Basestars {
		if v.Basestars[n].Area != c.area {
			continue
		}
		p := heap{
			ship: ship.Basestar, n: 1, kind: card.Basestar, slot: n, tokens: v.Count(game.BasestarTokens(n)), pilot: game.NoSeat,
			icon: ui.IconBasestar, color: ui.Red, label: b.Say.Ship(card.Basestar), rule: Rules[card.Basestar],
			choices: [3]game.Choice{{Kind: game.TheBasestar, N: int8(n), Area: c.area}, {Kind: game.FireAt, Ship: card.Basestar, Area: c.area, N: int8(n)}, {Kind: game.TheBasestar, N: int8(n)}},
		}
		if p.tokens > 0 {
			p.ship = ship.BasestarDamaged
			p.label += ". " + b.Say.Text(say.BoardDamaged)
		}
		alike = alike && p.tokens == 0 && !b.legal(p.choices)
		c.heaps = append(c.heaps, p)
	}
	if n := len(c.heaps) - from; n > 1 && alike {
		c.heaps = c.heaps[:from+1]
		c.heaps[from].n, c.heaps[from].choices, c.heaps[from].label = n, [3]game.Choice{}, b.counted(card.Basestar, n)
	}
}

// scar lists Scar beside the other raiders.
func (b *Board) scar(c *cluster, v *game.View) {
	a := c.area
	if !v.ScarIn(a) && b.motion.lost(scarOf(a)) == 0 {
		return
	}
	name := b.Say.Text(say.BoardScar)
	c.heaps = append(c.heaps, heap{
		ship: ship.Raider, kind: card.Raider, n: 1, slot: scarOf(a).slot, pilot: game.NoSeat, mark: strings.ToUpper(name), icon: ui.IconRaider, color: ui.Red,
		label: name, rule: scarRule, choices: [3]game.Choice{{Kind: game.FireAt, Ship: card.Raider, Area: a, N: game.ScarIsIt}},
	})
}

// add lists equal ships, if there are any.
func (b *Board) add(c *cluster, kind card.Ship, look ship.Kind, n int, icon ui.Icon, color ui.Color, choices [3]game.Choice) {
	n += b.motion.lost(thing{look, c.area, 0, game.NoSeat})
	if n == 0 {
		return
	}
	c.heaps = append(c.heaps, heap{
		ship: look, kind: kind, n: n, pilot: game.NoSeat, icon: icon, color: color, label: b.counted(kind, n), rule: Rules[kind], choices: choices,
	})
}

// counted returns the label of n ships of a kind.
func (b *Board) counted(kind card.Ship, n int) string {
	if n == 1 {
		return b.Say.Ship(kind)
	}
	return b.Say.Ship(kind) + ": " + strconv.Itoa(n)
}

// Rules are the rules that say what a kind of ship is.
var Rules = [card.NumShips]string{
	card.Raider: "B-CYL-04", card.HeavyRaider: "B-CYL-12", card.Basestar: "B-CYL-13", card.Civilian: "B-CIV-01", card.Viper: "B-VIPER-01",
	card.Raptor: "B-RAPTOR-01", card.Centurion: "B-CYL-09", card.MarkVII: "E-FLEET-34", card.AssaultRaptor: "D-RAP-01",
}

const scarRule = "P-SCAR-01"

// vipers lists the unmanned vipers of an area, and those that may be launched into it.
func (b *Board) vipers(c *cluster, v *game.View) {
	a, from := c.area, len(c.heaps)
	for i := range v.Fleets {
		f := &v.Fleets[i]
		color := ui.Cyan
		if game.CraftOf(f.Craft).Plain {
			color = ui.TextMain
		}
		b.add(c, f.Craft, KindOf(f.Craft), f.Space[a], ui.IconViper, color, [3]game.Choice{game.Choice{Kind: game.TheViper, Area: a}.OfMark(f.Craft)})
	}
	if len(v.Fleets) < 2 {
		return
	}
	both := len(c.heaps)-from > 1
	for i := from; i < len(c.heaps); i++ {
		if p := &c.heaps[i]; both || p.n > 1 {
			p.mark = MarkNames[p.kind]
		}
	}
	for i := range v.Fleets {
		mark := v.Fleets[i].Craft
		launch := game.Choice{Kind: game.Launch, Area: a}.OfMark(mark)
		if _, ok := b.Host.Legal(launch); ok {
			c.heaps = append(c.heaps, heap{
				ship: KindOf(mark), kind: card.Viper, pilot: game.NoSeat, mark: MarkNames[mark], icon: ui.IconViper, color: ui.AmberTop,
				label: b.Say.Area(a), rule: Rules[mark], choices: [3]game.Choice{launch},
			})
		}
	}
}

// MarkNames is what stands beside a craft if there are several kinds (few: nothing else is flown).
var MarkNames = [card.NumShips]string{card.Viper: "II", card.MarkVII: "VII", card.AssaultRaptor: "AR"}

// pilots lists the characters who fly a viper in an area.
func (b *Board) pilots(c *cluster, v *game.View) {
	for s := range v.Seats {
		if v.Seats[s].Area != c.area {
			continue
		}
		c.heaps = append(c.heaps, heap{
			ship: KindOf(v.Seats[s].Craft), kind: card.Viper, n: 1, pilot: game.Seat(s),
			label: b.Say.Name(game.Seat(s)) + ". " + b.Say.Ship(v.Seats[s].Craft), rule: Rules[v.Seats[s].Craft],
			choices: [3]game.Choice{{Kind: game.ThePilot, Seat: game.Seat(s), Area: c.area}},
		})
	}
}

// legal reports whether any of the choices may be made.
func (b *Board) legal(choices [3]game.Choice) bool {
	for _, c := range choices {
		if c == (game.Choice{}) {
			continue
		}
		if _, ok := b.Host.Legal(c); ok {
			return true
		}
	}
	return false
}

// civilians lists the civilian ships of an area, one by one if one of them may be chosen.
func (b *Board) civilians(c *cluster, v *game.View) {
	n := v.Count(game.Civilians(c.area))
	choices := func(i int) [3]game.Choice {
		return [3]game.Choice{{Kind: game.TheShip, Ship: card.Civilian, Area: c.area, N: int8(i)}, {Kind: game.Escort, Area: c.area, N: int8(i)}}
	}
	asked := false
	for i := range n {
		asked = asked || b.legal(choices(i))
	}
	if n > 1 && !asked {
		b.add(c, card.Civilian, ship.CivilianClosed, n, ui.IconCivilian, ui.TextSecond, [3]game.Choice{})
		return
	}
	for i := range n {
		c.heaps = append(c.heaps, heap{
			ship: ship.CivilianClosed, kind: card.Civilian, n: 1, slot: i, after: n - 1 - i, pilot: game.NoSeat,
			label: b.Say.Ship(card.Civilian), rule: Rules[card.Civilian], choices: choices(i),
		})
	}
}
