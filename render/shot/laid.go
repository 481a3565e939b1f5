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

// laid are tables that games rarely reach. A game is played to its middle, and then everything is put where it should lie.
var laid = []shown{
	{name: "crowded", fits: midGame, lay: crowded},
	{name: "desperate", fits: midGame, lay: desperate},
	{name: "occupation", fits: choosesAction, needs: newCaprica, lay: occupation},
	{name: "return", fits: choosesAction, needs: newCaprica, lay: inOrbit},
	{name: "search", fits: choosesAction, needs: searchForHome, lay: search},
}

// newCaprica is the option that makes New Caprica the objective.
var newCaprica = []string{card.OptionNewCaprica}

// searchForHome is the option of another objective.
var searchForHome = []string{card.OptionSearchForHome}

func choosesAction(t *table.Table) bool { return midGame(t) && asks(t, game.ChooseAction) }

// again reopens the game that was played, with the table laid differently.
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

// desperate is a ship that will not last: most of her is damaged, everything runs out, and Cylons are aboard.
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

// occupation is the fleet on New Caprica: people in different places, forces on the road, some ships prepared.
func occupation(t *game.State) {
	for _, a := range card.Areas {
		t.Piles[game.CivilianPile] = append(t.Piles[game.CivilianPile], t.Piles[game.Civilians(a)]...)
		t.Piles[game.Civilians(a)] = nil
	}
	ships := t.Piles[game.CivilianPile]
	prepared := min(3, len(ships))
	t.Piles[game.PreparedShips], t.Piles[game.LockedShips], t.Piles[game.CivilianPile] = slices.Clone(ships[:prepared]), slices.Clone(ships[prepared:]), nil
	t.Piles[game.OutOfGame] = append(t.Piles[game.OutOfGame], append(t.Piles[game.CrisisDeck], t.Piles[game.CrisisDiscard]...)...)
	t.Piles[game.CrisisDeck], t.Piles[game.CrisisDiscard], t.Piles[game.GroundCrises] = t.Piles[game.GroundCrises], nil, nil
	for i := range t.Piles[game.OutOfGame] {
		t.Piles[game.OutOfGame][i].Seen = 0
	}
	for _, mark := range t.Marks() {
		fleet := t.Fleet(mark)
		for s := range t.Seats {
			if t.Seats[s].Craft == mark && t.Seats[s].Piloting() {
				fleet.Reserves++
			}
		}
	}
	places := []card.Place{card.ResistanceHQ, card.Shipyard, card.OccupationAuthority, card.Detention, card.BreedersCanyon, card.MedicalCenter, card.Shipyard}
	for i := range t.Seats {
		s := &t.Seats[i]
		s.Place, s.Area, s.Craft, s.OffBoard = places[i], card.NoArea, card.NoShip, false
		if s.Cylon() && s.Place == card.Detention {
			s.Place = card.Shipyard
		}
	}
	t.Distance, t.Thresholds, t.JumpPrep = 7, 2, 2
	t.NewCaprica = &game.Occupation{Stage: game.Occupied, Forces: [game.PatrolSpaces]int{1, 0, 2}}
}

// inOrbit is New Caprica with Galactica back, and the Cylons with her.
func inOrbit(t *game.State) {
	occupation(t)
	t.NewCaprica.Stage, t.NewCaprica.Returned, t.JumpPrep = game.InOrbit, max(1, t.Turn-1), game.AutoJump
	t.Basestars[0].Area, t.Basestars[1].Area = card.StarboardBow, card.StarboardStern
	t.Raiders, t.HeavyRaiders = [7]int{}, [7]int{}
	t.Raiders[card.StarboardBow], t.Raiders[card.StarboardStern] = 4, 4
	fleet := t.Fleet(card.Viper)
	fleet.Reserves += fleet.InSpace()
	fleet.Space = [7]int{}
	for _, a := range []card.Area{card.PortBow, card.PortStern} {
		n := min(2, fleet.Reserves)
		fleet.Space[a], fleet.Reserves = n, fleet.Reserves-n
	}
	last := len(t.Piles[game.PreparedShips]) - 1
	t.Piles[game.Civilians(card.PortStern)] = t.Piles[game.PreparedShips][last:]
	t.Piles[game.PreparedShips] = t.Piles[game.PreparedShips][:last]
	t.Seats[0].Place = card.Command
}

// search is the fleet on its search for a home: a failed mission on the Demetrius, the Rebel Basestar with the Cylons, assault raptors in space.
func search(t *game.State) {
	missions := t.Piles[game.MissionDeck]
	failed := missions[0]
	failed.Seen = 0
	t.Piles[game.ActiveMission], t.Piles[game.MissionDeck] = []game.Slot{failed}, missions[1:]
	t.Home.Rebels = game.CylonRebels
	raptors := t.Fleet(card.AssaultRaptor)
	raptors.Space = game.ByArea{}
	raptors.Space[card.PortBow], raptors.Reserves, raptors.Aside = 2, 1, raptors.Reserves+raptors.InSpace()+raptors.Aside-3
	places := []card.Place{card.Bridge, card.QuorumChamber, card.Administration, card.Command, card.CaptainsCabin, card.TacticalPlot, card.PressRoom}
	for i := range t.Seats {
		s := &t.Seats[i]
		switch {
		case s.Cylon():
			s.Place = card.RaiderBay
		case !s.Piloting() && !s.OffBoard:
			s.Place = places[i]
		}
	}
}
