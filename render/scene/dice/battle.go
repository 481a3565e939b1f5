package dice

import (
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/say"
	"battlestar/render/ship"
)

// Cast is a die that everyone sees: what it is rolled for, what its results do, what changes it, and its result. All of it is public.
type Cast struct {
	roll     game.RollFor
	Attack   game.Event // that the die is rolled for, or none
	from, to fighter    // of an attack; from alone is what another die is rolled for
	where    string
	cylon    bool // a Cylon ship attacks
	bands    []say.Band
	changes  []game.Change // to the die
	n        int           // the result, 0 until it is rolled
	natural  int           // what the die shows, 0 if none was thrown
	text     string        // the line of the log
}

// fighter is one side of an attack.
type fighter struct {
	name  string
	look  ship.Kind
	drawn bool
}

// castFor returns the die of a roll before it is rolled. on is the ship that it is about. attack is the event that it belongs to, if it is an attack.
func (p *Dice) castFor(v *game.View, roll game.RollFor, on card.Ship, about card.ID, attack *game.Event, changes []game.Change) Cast {
	c := Cast{roll: roll, bands: p.Say.Bands(v, roll, on, about), changes: changes}
	if attack.Kind == game.AttackMade && attack.RollFor == roll {
		c.Attack = *attack
		if attack.Area != card.NoArea {
			c.where = p.Say.Area(attack.Area)
		}
		c.from, c.to = p.sides(v, attack)
		c.cylon = roll >= game.RollRaiderAtViper && roll <= game.RollBasestarAtGalactica
		return c
	}
	if roll == game.RollForCylonFleet && on != card.NoShip {
		c.from, c.to, c.cylon = p.fighter(on), fighter{name: p.Say.Text(say.BoardCylonFleet)}, true
		return c
	}
	c.from.name = p.Say.RolledFor(roll, about)
	return c
}

// shipLooks are the miniatures of the attacker, the target, or the ship that comes. A die says Viper where the mark does not matter.
var shipLooks = map[card.Ship]ship.Kind{
	card.Viper: ship.ViperII, card.MarkVII: ship.ViperVII, card.Raider: ship.Raider, card.HeavyRaider: ship.HeavyRaider,
	card.Centurion: ship.Centurion, card.Basestar: ship.Basestar,
}

func (p *Dice) fighter(s card.Ship) fighter {
	look, drawn := shipLooks[s]
	if game.CraftOf(s) != nil {
		s = card.Viper
	}
	return fighter{p.Say.Ship(s), look, drawn}
}

// pilot returns a viper that a player flies.
func (p *Dice) pilot(v *game.View, s game.Seat) fighter {
	return fighter{p.Name(s), shipLooks[v.Seats[s].Craft], true}
}

// sides returns who attacks whom.
func (p *Dice) sides(v *game.View, attack *game.Event) (from, to fighter) {
	galactica, target := fighter{name: p.Say.Text(say.SharedGalactica)}, p.fighter(attack.Ship)
	// the others are not attacks
	//exhaustive:ignore
	switch attack.RollFor {
	case game.RollViperAtRaider, game.RollViperAtHeavyRaider, game.RollViperAtBasestar:
		if s := attack.Seat; s >= 0 && int(s) < len(v.Seats) && v.Seats[s].Area == attack.Area {
			return p.pilot(v, s), target
		}
		return p.fighter(card.Viper), target
	case game.RollGalacticaAtRaider, game.RollGalacticaAtHeavyRaider, game.RollGalacticaAtBasestar:
		return galactica, target
	case game.RollForArmory:
		return fighter{name: p.Say.Place(card.Armory)}, target
	case game.RollForNuke:
		return fighter{p.Say.Text(say.SharedNuke), ship.Nuke, true}, target
	case game.RollForAreaNuke:
		return fighter{p.Say.Text(say.SharedNuke), ship.Nuke, true}, fighter{}
	case game.RollRaiderAtViper:
		return p.fighter(card.Raider), target
	case game.RollRaiderAtPilot:
		return p.fighter(card.Raider), p.pilot(v, attack.Other)
	case game.RollRaiderAtGalactica:
		return p.fighter(card.Raider), galactica
	case game.RollBasestarAtGalactica:
		return p.fighter(card.Basestar), galactica
	}
	return fighter{}, fighter{}
}

// fell returns the cast of a die that was rolled.
func (p *Dice) fell(e *game.Event) Cast {
	c := p.castFor(p.View, e.RollFor, e.Ship, e.Card, &p.Attack, e.Changes())
	c.n, c.natural = e.N, p.shows(e)
	if c.text, _ = p.Say.Event(p.View, *e); len(c.changes) > 0 {
		c.text += " " + p.Say.Changes(c.changes)
	}
	return c
}

// shows returns what the die itself shows for a result, which may be changed after the roll. It is 0 if no die was thrown.
func (p *Dice) shows(e *game.Event) int {
	log := p.Log()
	for i := len(log) - 1; e.Cause == game.ResultChanged && i >= 0; i-- {
		if log[i].Kind == game.DieRolled && log[i].Cause != game.ResultChanged {
			e = &log[i]
		}
	}
	return int(e.Natural)
}

// TakeAim finds in the log what the current decision's die is about.
func (p *Dice) TakeAim() {
	d := p.View.Decision
	if d == nil || d.Roll == game.NoRoll {
		p.duel = Cast{}
		return
	}
	if d.Private && p.duel.roll == d.Roll { // only what a player may play is hidden
		return
	}
	log := p.Log()
	var thrown *game.Event
	played := slices.Clip(d.Changes)
	for i := len(log) - 1; i >= max(0, len(log)-60); i-- {
		e := &log[i]
		if e.Kind == game.CardPlayed && thrown == nil {
			if by := p.Say.RollBonus(e.Card); by != 0 {
				played = append(played, game.Change{By: by, ID: e.Card})
			}
		}
		if e.Kind == game.DieRolled && thrown == nil {
			thrown = e
		}
		if e.Kind == game.AttackMade {
			if e.RollFor == d.Roll {
				p.Attack = *e
			}
			break
		}
		if e.Kind == game.TurnBegan || e.Kind == game.DieRolled && e.RollFor != d.Roll {
			break
		}
	}
	p.duel = p.castFor(p.View, d.Roll, d.Ship, d.About, &p.Attack, played)
	if d.Window == game.AfterRoll && thrown != nil && thrown.RollFor == d.Roll {
		p.duel.n, p.duel.natural, p.duel.changes = thrown.N, p.shows(thrown), thrown.Changes()
	}
}

// AimAt shows the attack of an option while the pointer is on it: who would fire, and what the die must show.
func (p *Dice) AimAt(o game.Option) {
	d := p.View.Decision
	roll := say.AttackOf(p.View, d, o)
	if roll == game.NoRoll {
		return
	}
	e := game.Event{Kind: game.AttackMade, Seat: d.Seat(), RollFor: roll, Ship: o.Ship, Area: o.Area, N: int(o.N)}
	p.Board.Aim = e
	p.Looked = p.castFor(p.View, roll, o.Ship, "", &e, p.Say.FireChanges(p.View, d, o))
}
