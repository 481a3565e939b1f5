package card

import (
	"testing"

	"battlestar/game/box"
	"battlestar/game/card"
	"battlestar/render/ui"
)

// No effect of the cards and locations of New Caprica may be shown by the plain arrow alone.
func TestSignsOfNewCaprica(t *testing.T) {
	in := box.New([]card.ID{"base", "pegasus"}, []string{card.OptionNewCaprica})
	looked := 0
	look := func(of card.ID, list card.Effects) {
		for _, e := range list {
			looked++
			if icon, _ := sign(e); icon == ui.IconNext || icon == "" {
				t.Errorf("%s: %s has no sign of its own", of, e.Notation())
			}
		}
	}
	for c := range in.Crises.All() {
		if !c.Ground {
			continue
		}
		for _, list := range c.Options {
			look(c.ID, list)
		}
		if c.Check != nil {
			for _, list := range []card.Effects{c.Check.Pass, c.Check.Middle, c.Check.Fail, c.Check.Consequence} {
				look(c.ID, list)
			}
		}
	}
	for l := range in.Locations.All() {
		if l.Board == card.NewCapricaBoard {
			look(card.ID(l.ID), l.Action)
			look(card.ID(l.ID), l.CylonAction)
		}
	}
	if looked < 60 {
		t.Errorf("only %d effects were looked at", looked)
	}
}

// An effect on occupation forces or on civilian ships on the ground must have the sign of the piece, red where it hurts the humans and green where it
// helps them.
func TestSignsOfForces(t *testing.T) {
	for _, c := range []struct {
		e    card.Effect
		icon ui.Icon
		ink  ui.Color
	}{
		{card.PlaceForce{}, ui.IconForce, ui.Red},
		{card.ActivateForces{}, ui.IconForce, ui.Red},
		{card.DestroyForces{N: 2}, ui.IconForce, ui.Green},
		{card.PrepareOrEvacuate{}, ui.IconPrepare, ui.Green},
		{card.OnGround{Who: card.Current, Then: card.Do(card.PlaceForce{})}, ui.IconForce, ui.Red},
		{card.InOrbit{Then: card.Do(card.PrepareOrEvacuate{})}, ui.IconPrepare, ui.Green},
	} {
		if icon, ink := sign(c.e); icon != c.icon || ink != c.ink {
			t.Errorf("%s has the sign %.12s… in %v", c.e.Notation(), icon, ink)
		}
	}
}
