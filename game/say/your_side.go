package say

import (
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// SidePart is a heading of the page "Your side", with the sentences under it.
type SidePart struct {
	Head Text
	Said []string
}

// YourSide tells the seat of a view who it is, how it wins and loses, what it can do on its turn, and what to keep secret. Every player gets the same
// headings and about as many words: how long somebody reads must betray nothing.
func (s *Speaker) YourSide(v *game.View) []SidePart {
	p := sides{s, v, &v.Seats[v.Seat]}
	return []SidePart{
		{YourSideWho, p.who()},
		{YourSideWins, p.wins()},
		{YourSideLoses, p.loses()},
		{YourSideTurn, p.turn()},
		{YourSideSecret, p.secret()},
	}
}

// sides words the page for one seat.
type sides struct {
	*Speaker
	v    *game.View
	seat *game.SeatState
}

// cylon returns a Cylon card that the seat holds facedown, or nil.
func (p sides) cylon() *card.Loyalty {
	for _, slot := range p.v.Piles[game.Loyalty(p.v.Seat)] {
		if l := p.lib.Loyalty.Of(slot.Card); l != nil && l.Team == card.CylonTeam && !slot.FaceUp() {
			return l
		}
	}
	return nil
}

// withCylons reports whether the seat wins with the Cylons.
func (p sides) withCylons() bool { return p.v.WithTheCylons(p.v.Seat, p.lib) }

// hidden reports whether the seat is a human player who is a Cylon in secret.
func (p sides) hidden() bool { return p.seat.Allegiance == game.Human && p.withCylons() }

// say words a text with its arguments.
func (p sides) say(t Text, args ...any) string { return fmt.Sprintf(p.Text(t), args...) }

func (p sides) who() []string {
	switch p.seat.Allegiance {
	case game.CylonPlayer:
		return []string{p.say(YourSideCylon), p.say(YourSideCylonSheet)}
	case game.Sympathizer: // B-SYMP-03, B-SYMP-04
		return []string{p.say(YourSideCylon), p.say(YourSideSympathizer)}
	case game.Leader, game.Infiltrator:
		return []string{p.say(YourSideLeader)}
	case game.SympatheticCylon, game.SympatheticInfiltrator:
		return []string{p.say(YourSideSympathetic)}
	case game.Eliminated:
		return []string{p.say(YourSideOut)}
	case game.Human: // perhaps a Cylon in secret
	}
	said := []string{p.say(YourSideHuman)}
	later := YourSideMayChange
	if p.hidden() {
		said, later = []string{p.say(YourSideHidden)}, YourSideStays
	}
	if p.v.Thresholds == 0 && !slices.Contains(p.v.Options, game.Cooperative) {
		said = append(said, p.say(later, p.v.Boxes.Objective().Thresholds[0].At))
	}
	if p.v.Mutineer(p.v.Seat, p.v.Boxes) {
		said = append(said, p.say(YourSideMutineer, game.MutineerLimit))
	}
	for _, slot := range p.v.Piles[game.Loyalty(p.v.Seat)] {
		l := p.lib.Loyalty.Of(slot.Card)
		switch {
		case l == nil || slot.FaceUp():
		case l.Goal != nil && !p.hidden(): // E-CL-07
			said = append(said, p.say(YourSideGoal, p.CardName(l.ID)))
		case l.Final != nil:
			said = append(said, p.say(YourSideFive))
		}
	}
	return said
}

func (p sides) wins() []string {
	switch {
	case p.seat.Allegiance == game.Eliminated:
		return []string{p.say(YourSideNoMore)}
	case p.seat.HasAgenda() && p.v.Boxes.With("daybreak"):
		return p.motives()
	case p.seat.HasAgenda():
		return p.agenda()
	case p.withCylons():
		return []string{p.cylonGoal()}
	default:
		return []string{p.fleetGoal()}
	}
}

func (p sides) loses() []string {
	switch {
	case p.seat.Allegiance == game.Eliminated:
		return []string{p.say(YourSideHasLost)}
	case p.seat.HasAgenda():
		return []string{p.say(YourSideOwnTerms), p.fleetGoal(), p.cylonGoal()}
	case p.withCylons():
		return []string{p.fleetGoal()}
	default:
		return []string{p.cylonGoal()}
	}
}

// fleetGoal says how the humans win from here.
func (p sides) fleetGoal() string {
	thresholds := p.v.Boxes.Objective().Thresholds
	last := thresholds[len(thresholds)-1]
	lands := slices.ContainsFunc(last.Effect, func(e card.Effect) bool { _, ok := e.(card.NewCapricaPhase); return ok })
	switch {
	case p.v.Stage() != game.BeforeLanding:
		return p.say(YourSideLeave)
	case p.v.LastJump:
		return p.say(YourSideLastJump)
	case lands:
		return p.say(YourSideLand, last.At, p.v.Distance)
	default:
		return p.say(YourSideJump, last.At, p.v.Distance)
	}
}

// cylonGoal says how the Cylons win, and how near they are (B-END-01).
func (p sides) cylonGoal() string {
	low := card.Fuel
	for _, r := range card.Resources {
		if p.v.Resources[r] < p.v.Resources[low] {
			low = r
		}
	}
	loses := game.HullOf(card.GalacticaBoard).Loses
	return p.say(YourSideFall, loses) + " " + p.say(YourSideNear, p.Nouns().Resources[low], p.v.Resources[low], p.v.DamagedLocations(), loses)
}

// agenda says what the Agenda of the seat asks for, and what of that is so now.
func (p sides) agenda() []string {
	a := p.lib.Agendas.Of(p.v.Top(game.Agenda(p.v.Seat)))
	if a == nil {
		return nil
	}
	with := YourSideWithCylons
	if a.Winner == card.HumanTeam {
		with = YourSideWithHumans
	}
	said := []string{p.say(with)}
	for i, words := range (faces{p.Speaker}).demands(a.Demands) {
		said = append(said, p.mark(words, p.v.Demanded(a.Demands[i], p.v.Seat)))
	}
	return said
}

// motives says how far the Motives of the seat are (D-MOT-04).
func (p sides) motives() []string {
	said := []string{p.say(YourSideMotives, game.MotivesNeeded, game.MotivesHidden)}
	ready := p.v.Unveilable()
	for _, slot := range p.v.Piles[game.Motives(p.v.Seat)] {
		m := p.lib.Motives.Of(slot.Card)
		if m == nil {
			continue
		}
		state := YourSideMotiveNotYet
		switch {
		case slot.FaceUp():
			state = YourSideMotiveRevealed
		case slices.Contains(ready, m.ID):
			state = YourSideMotiveNow
		case m.AtEnd:
			state = YourSideMotiveAtEnd
		}
		side := p.Text(YourSideCylons)
		if m.Side == card.HumanTeam {
			side = p.Text(YourSideHumans)
		}
		said = append(said, p.say(state, p.CardName(m.ID), side))
	}
	return said
}

// mark adds to what an Agenda asks whether it is so now.
func (p sides) mark(words string, met bool) string {
	if met {
		return p.say(YourSideMet, words)
	}
	return p.say(YourSideNotMet, words)
}

func (p sides) turn() []string {
	var said []string
	switch {
	case p.seat.Allegiance == game.Eliminated:
		return nil
	case p.seat.Infiltrating():
		said = append(said, p.say(YourSideTurnHuman), p.say(YourSideInfiltrates, p.seat.MostAdded()))
	case p.seat.HasAgenda():
		said = append(said, p.say(YourSideTurnCylon), p.say(YourSideCanInfiltrate, p.seat.MostAdded()))
	case p.seat.Cylon():
		said = append(said, p.say(YourSideTurnCylon), p.say(YourSideAddsFew, p.seat.MostAdded()))
	case p.seat.Place == card.Brig:
		said = append(said, p.say(YourSideInBrig, game.AddedFromBrig))
	default:
		said = append(said, p.say(YourSideTurnHuman))
	}
	if p.v.President() == p.v.Seat {
		said = append(said, p.say(YourSidePresident))
	}
	if p.v.Admiral() == p.v.Seat {
		said = append(said, p.say(YourSideAdmiral))
	}
	if p.hidden() {
		said = append(said, p.say(YourSideReveal, p.List(p.cylon().Effect)))
	}
	return said
}

func (p sides) secret() []string {
	switch {
	case p.seat.Allegiance == game.Eliminated:
		return nil
	case p.seat.HasAgenda():
		return []string{p.say(YourSideSecretLeader)}
	case p.hidden():
		return []string{p.say(YourSideSecretHidden), p.say(YourSideWhenToReveal)}
	case p.seat.Cylon():
		return []string{p.say(YourSideSecretCylon)}
	default:
		return []string{p.say(YourSideSecretHuman), p.say(YourSideWatch)}
	}
}
