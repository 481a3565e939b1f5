package shot

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
	"battlestar/game/save"
	"battlestar/game/table"
)

// laid are tables that no game comes to soon: a game is played to its middle, and then everything is put where it is to lie.
var laid = []shown{
	{name: "crowded", fits: midGame, lay: crowded},
	{name: "desperate", fits: midGame, lay: desperate},
}

// again opens the game that was played anew, with the table laid differently.
func (s *stage) again() error {
	path := s.table.Path()
	if err := s.table.Close(); err != nil {
		return err
	}
	contents, err := save.Read(path)
	if err != nil {
		return err
	}
	var now *game.State
	for _, r := range contents.Records {
		if snapshot, ok := r.(save.Snapshot); ok {
			now = snapshot.State
		}
	}
	if now == nil {
		return errors.New("the game that was played has no snapshot")
	}
	now = now.Clone()
	s.lay(now)
	path = filepath.Join(s.dir, s.name+save.Ext)
	j, err := save.Create(path, contents.Header.Setup, contents.Header.Table)
	if err != nil {
		return err
	}
	j.Append(save.Snapshot{State: now})
	if err := j.Close(); err != nil {
		return err
	}
	if s.table, err = table.Load(path, s.shell.Bots); err != nil {
		return fmt.Errorf("the table cannot be laid for the scene %s: %w", s.name, err)
	}
	return nil
}

// crowded has thirty ships in one area and all characters at one location.
func crowded(t *game.State) {
	t.Raiders, t.HeavyRaiders = [7]int{}, [7]int{}
	t.Raiders[card.StarboardBow], t.HeavyRaiders[card.StarboardBow] = 12, 3
	t.Raiders[card.Bow], t.Raiders[card.Stern] = 2, 2
	t.HeavyRaiders[card.Bow] = 1
	t.Basestars[0].Area, t.Basestars[1].Area = card.StarboardBow, card.StarboardBow
	t.Fleet(card.Viper).Space = [7]int{}
	t.Fleet(card.Viper).Space[card.StarboardBow], t.Fleet(card.Viper).Space[card.PortBow] = 5, 1
	t.Fleet(card.Viper).Reserves, t.Fleet(card.Viper).Damaged, t.Fleet(card.Viper).Destroyed = 1, 1, 0
	for _, a := range card.Areas {
		t.Piles[game.CivilianPile] = append(t.Piles[game.CivilianPile], t.Piles[game.Civilians(a)]...)
		t.Piles[game.Civilians(a)] = nil
	}
	for i, a := range []card.Area{card.StarboardBow, card.Stern} {
		n := min(8-4*i, len(t.Piles[game.CivilianPile]))
		t.Piles[game.Civilians(a)] = slices.Clone(t.Piles[game.CivilianPile][:n])
		t.Piles[game.CivilianPile] = t.Piles[game.CivilianPile][n:]
	}
	for i := range t.Seats {
		t.Seats[i].Place, t.Seats[i].Area, t.Seats[i].OffBoard = card.Sickbay, card.NoArea, false
	}
}

// desperate is a ship that will not last: most of her is damaged, all runs out, and Cylons are aboard.
func desperate(t *game.State) {
	t.Resources = [4]int{2, 1, 2, 3}
	t.Centurions = [5]int{0, 1, 0, 1, 0}
	t.Nukes, t.Raptors = 0, 1
	pile := t.Piles[game.DamagePile]
	for i := 0; i < len(pile) && t.DamagedLocations() < 4; i++ {
		if slot := pile[i]; card.ID(slot.Card) != "damage-fuel" && card.ID(slot.Card) != "damage-food" {
			slot.Seen = game.All
			t.Piles[game.DamageOnBoard] = append(t.Piles[game.DamageOnBoard], slot)
			pile = slices.Delete(pile, i, i+1)
			i--
		}
	}
	t.Piles[game.DamagePile] = pile
	t.Raiders[card.Bow], t.Raiders[card.PortStern] = 6, 4
	t.Basestars[0].Area, t.Basestars[1].Area = card.Bow, card.Stern
}
