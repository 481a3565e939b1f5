package game

import (
	"fmt"
	"slices"

	"battlestar/game/card"
)

// The demands of the Agendas (P-AGEN-02, P-AGEN-04).

// The numbers in the demands.
const (
	AgendaDamaged   = 4 // locations of Galactica and Pegasus together, at least
	AgendaRepaired  = 2 // damaged locations of Galactica, at most
	AgendaCraftLost = 5 // raptors and vipers damaged or destroyed, at least
	AgendaDistance  = 6 // distance traveled, at least
	AgendaApart     = 2 // difference between population and morale, at most
)

// Demanded reports whether a demand of an Agenda is met now, for the player who has it (P-AGEN-04).
func (v *View) Demanded(d card.Demand, s Seat) bool {
	t := &v.Tabletop
	seat := &t.Seats[s]
	most := func(n int, of ...card.Resource) bool {
		for _, r := range of {
			if t.Resources[r] > n {
				return false
			}
		}
		return true
	}
	damaged := func(b card.Board) int { return t.Count(HullOf(b).Damaged) }
	switch d {
	case card.JailedOrExecuted:
		return seat.Jailed() || seat.Executions > 0
	case card.AllInTheRed:
		for _, r := range card.Resources {
			if !t.InRed(r) {
				return false
			}
		}
		return true
	case card.FourLocationsDamaged:
		pegasus := damaged(card.PegasusBoard)
		if HullOf(card.PegasusBoard).IsLost(t) && slices.Contains(v.House, LostPegasusUncounted) { // P-X-34
			pegasus = 0
		}
		return damaged(card.GalacticaBoard)+pegasus >= AgendaDamaged
	case card.MoraleAtMost3:
		return most(3, card.Morale)
	case card.FoodAtMost2:
		return most(2, card.Food)
	case card.PopulationAtMost2:
		return most(2, card.Population)
	case card.SuperCrisisPlayed:
		return seat.SuperCrisis
	case card.OneAtMost2:
		return most(2, card.Population) || most(2, card.Morale) || most(2, card.Food)
	case card.PopulationNearMorale:
		apart := t.Resources[card.Population] - t.Resources[card.Morale]
		return max(apart, -apart) <= AgendaApart
	case card.AllAtMost3:
		return most(3, card.Resources[:]...)
	case card.IsInfiltrating:
		return seat.Human()
	case card.IsAtLarge:
		return !seat.Jailed()
	case card.SixTraveled:
		return t.Distance >= AgendaDistance
	case card.FiveCraftLost:
		vipers := t.AllVipers()
		return vipers.Damaged+vipers.Destroyed+t.RaptorsLost >= AgendaCraftLost
	case card.TwoLocationsDamaged:
		return damaged(card.GalacticaBoard) <= AgendaRepaired
	case card.MoraleAtLeast3, card.BlueAndClear, card.KeyLocationDamaged, card.ThreeTreachery, card.FoodAtLeast2, card.ThreeTypes, card.FoodAtMost4,
		card.PopulationAtMost6, card.AllyInBrig, card.FiveUnboarded, card.MoraleAtMost5, card.FourVipersLost, card.SevenTraveled,
		card.PopulationAtLeast4: // of Motives
	}
	return v.motiveDemanded(d, s)
}

// The numbers in the demands of Motives (D-MOT-06).
const (
	motiveTreachery = 3
	motiveVipers    = 4
)

// motiveDemanded reports whether a demand of a Motive is met now (D-MOT-06).
func (v *View) motiveDemanded(d card.Demand, s Seat) bool {
	t := &v.Tabletop
	seat := &t.Seats[s]
	holds := func(skill card.Skill) (n int) {
		for _, slot := range t.Piles[Hand(s)] {
			if sc := v.Boxes.Skill(slot.Card); sc != nil && sc.Type == skill {
				n++
			}
		}
		return n
	}
	// the others belong to Agendas
	//exhaustive:ignore
	switch d {
	case card.MoraleAtLeast3:
		return t.Resources[card.Morale] >= 3
	case card.BlueAndClear:
		_, blue := FTLPopulation(t.JumpPrep)
		ships := t.RaidersInSpace() + t.HeavyRaidersInSpace()
		for _, b := range t.Basestars {
			ships += one(b.Area != card.NoArea)
		}
		if slices.Contains(v.House, FleetBoardCounts) { // O-4
			ships += t.AllBehind(card.Raider) + t.AllBehind(card.HeavyRaider) + t.AllBehind(card.Basestar)
		}
		return blue && ships == 0
	case card.KeyLocationDamaged:
		return t.Damaged(card.FTLControl) || t.Damaged(card.AdmiralsQuarters)
	case card.ThreeTreachery:
		return holds(card.Treachery) >= motiveTreachery
	case card.FoodAtLeast2:
		return t.Resources[card.Food] >= 2
	case card.ThreeTypes:
		return holds(card.Politics) > 0 && holds(card.Tactics) > 0 && holds(card.Engineering) > 0
	case card.FoodAtMost4:
		return t.Resources[card.Food] <= 4
	case card.PopulationAtMost6:
		return t.Resources[card.Population] <= 6
	case card.AllyInBrig:
		jailed := slices.ContainsFunc(t.Playing(), func(other Seat) bool { return other != s && t.Seats[other].Jailed() })
		return seat.Infiltrating() && t.Count(MutinyHand(s)) > 0 && jailed
	case card.FiveUnboarded:
		return t.Distance >= 5 && t.CenturionsAboard() == 0
	case card.MoraleAtMost5:
		return t.Resources[card.Morale] <= 5
	case card.FourVipersLost:
		vipers := t.AllVipers()
		return vipers.Damaged+vipers.Destroyed >= motiveVipers
	case card.SevenTraveled:
		return t.Distance >= 7
	case card.PopulationAtLeast4:
		return t.Resources[card.Population] >= 4
	}
	panic(fmt.Sprintf("unknown card.Demand %d", d))
}

// AgendaAnswers returns, once the game is over, whether each thing that a player's Agenda asks is met: first that the side it names won, then each of
// its demands (P-AGEN-02, P-AGEN-04). It is nil if the player has no Agenda, or it is not known.
func (v *View) AgendaAnswers(s Seat) []bool {
	agenda := v.Boxes.Agendas.Of(v.Top(Agenda(s)))
	if agenda == nil || v.Over == nil {
		return nil
	}
	answers := []bool{v.Over.HumansWin == (agenda.Winner == card.HumanTeam)}
	for _, d := range agenda.Demands {
		answers = append(answers, v.Demanded(d, s))
	}
	return answers
}
