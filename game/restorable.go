package game

import (
	"fmt"
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// known returns an error if a table names something that the boxes in play do not hold, so that a foreign state cannot be restored.
func (t *Tabletop) known(c *box.Catalog, players int) error {
	if len(t.Seats) != players {
		return fmt.Errorf("the state has %d seats, its setup %d players", len(t.Seats), players)
	}
	for p := range t.Piles {
		for _, slot := range t.Piles[p] {
			if !slices.ContainsFunc(Pile(p).Decks(), func(d card.Deck) bool { return c.Has(d, slot.Card) }) {
				return fmt.Errorf("the state names the card %q in %s, which is in none of its boxes", slot.Card, Pile(p))
			}
		}
	}
	named := slices.Clone(t.Executed)
	for _, s := range t.Seats {
		named = append(named, s.Character)
	}
	for _, id := range named {
		if id != "" && c.Characters.Of(id) == nil {
			return fmt.Errorf("the state names the character %q, which is in none of its boxes", id)
		}
	}
	return nil
}

// manyOf is more than there is of anything on a table.
const manyOf = 500

// counts returns an error if there is more of something than there can be: the rules would move or ask about it one by one.
func (t *Tabletop) counts() error {
	of := []int{
		t.Turn / 100, t.Distance, t.JumpPrep, t.Nukes, t.Raptors, t.RaptorsLost,
		t.Thresholds, t.MoreCrises, t.Die, len(t.UsedThisTurn), len(t.Icons), len(t.Executed),
	}
	if f := t.CylonFleet; f != nil {
		of = append(append(append(of, f.Pursuit), f.Raiders[:]...), f.HeavyRaiders[:]...)
	}
	if o := t.NewCaprica; o != nil {
		of = append(append(of, o.Boxed, o.Returned/100), o.Forces[:]...)
	}
	for _, list := range [][]int{t.Resources[:], t.Raiders[:], t.HeavyRaiders[:], t.Centurions[:]} {
		of = append(of, list...)
	}
	for _, f := range t.Fleets {
		of = append(append(of, f.Reserves, f.Damaged, f.Destroyed), f.Space[:]...)
	}
	for p := range t.Piles {
		of = append(of, len(t.Piles[p]))
	}
	for _, n := range of {
		if n < -manyOf || n > manyOf {
			return fmt.Errorf("the state has %d of something", n)
		}
	}
	return nil
}
