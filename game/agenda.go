package game

import (
	"slices"

	"battlestar/game/card"
)

// What the Agendas ask of the table (P-AGEN-02, P-AGEN-04).

// The numbers of the demands.
const (
	AgendaDamaged   = 4 // locations of Galactica and Pegasus together, at least
	AgendaRepaired  = 2 // damaged locations of Galactica, at most
	AgendaCraftLost = 5 // raptors and vipers damaged or destroyed, at least
	AgendaDistance  = 6 // travelled, at least
	AgendaApart     = 2 // that population and morale differ, at most
)

// Demanded says whether what an Agenda asks is so now, for the player who has it (P-AGEN-04).
func (v *View) Demanded(d card.Demand, s Seat) bool {
	t := &v.Table
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
		return seat.jailed() || seat.Executions > 0
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
		return !seat.jailed()
	case card.SixTravelled:
		return t.Distance >= AgendaDistance
	case card.FiveCraftLost:
		vipers := t.AllVipers()
		return vipers.Damaged+vipers.Destroyed+t.RaptorsLost >= AgendaCraftLost
	case card.TwoLocationsDamaged:
		return damaged(card.GalacticaBoard) <= AgendaRepaired
	}
	panic("a newcomer")
}

// AgendaAnswers says, once the game is over, of all that somebody's Agenda asks whether it is so: that the side which it names has won, and then
// each of its demands (P-AGEN-02, P-AGEN-04). It is nil for who has none, or where it is not known.
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
