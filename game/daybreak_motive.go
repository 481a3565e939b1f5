package game

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game/card"
)

// The Motives of a Cylon Leader, which replace the Agenda with Daybreak (daybreak.md, section 11).

// MotivesDealt is the number of Motives dealt at once (D-MOT-01).
const MotivesDealt = 2

// The numbers for winning by Motives: at least MotivesNeeded revealed ones of the winning side, and at most MotivesHidden hidden ones (D-MOT-04,
// C-03).
const (
	MotivesNeeded = 2
	MotivesHidden = 1
)

// dealMotives deals Motives to a Cylon Leader, who looks at them.
func (g *Game) dealMotives(s Seat, rule string) {
	g.together(func() {
		for range min(MotivesDealt, g.state.Count(MotiveDeck)) {
			g.scripted(MotiveDeck)
			g.move(MotiveDeck, 0, Motives(s), -1, 0, NoSeat, rule)
		}
	})
	g.show(s, LookAtMotives, "", rule)
}

// Unveilable are the Motives that the player of a View can reveal now: their hidden ones whose demands are met. The player can do so at any moment,
// whoever is being asked (D-MOT-02, D-MOT-05).
func (v *View) Unveilable() []card.ID {
	if v.Seat < 0 || int(v.Seat) >= len(v.Seats) || v.Over != nil {
		return nil
	}
	var ids []card.ID
	for _, slot := range v.Piles[Motives(v.Seat)] {
		m := v.Boxes.Motives.Of(slot.Card)
		if m != nil && !slot.FaceUp() && !m.AtEnd && v.met(m, v.Seat) {
			ids = append(ids, slot.Card)
		}
	}
	slices.Sort(ids)
	return ids
}

// met reports whether all demands of a Motive are met now.
func (v *View) met(m *card.Motive, s Seat) bool {
	return !slices.ContainsFunc(m.Demands, func(d card.Demand) bool { return !v.Demanded(d, s) })
}

// unveils reports whether an answer reveals a Motive. It then answers no decision.
func (a *Answer) unveils() bool { return len(a.Picks) == 1 && a.Picks[0].Kind == Unveil }

// UnveilNamed is the choice that reveals a Motive by its name, false for any other name. No decision offers it.
func UnveilNamed(name string) (Choice, bool) {
	id, ok := strings.CutPrefix(name, choiceNames[Unveil]+":")
	return Choice{Kind: Unveil, Card: card.ID(id)}, ok
}

// unveil reveals a Motive between two answers; the error says why it cannot.
func (g *Game) unveil(a Answer) error {
	id := a.Picks[0].Card
	if g.pending == nil || a.Seat < 0 || int(a.Seat) >= len(g.state.Seats) || !slices.Contains(g.View(a.Seat).Unveilable(), id) {
		return fmt.Errorf("%w: seat %d cannot reveal the Motive %q now", ErrIllegal, a.Seat, id)
	}
	g.apart(func() { g.turnUp(Motives(a.Seat), g.find(Motives(a.Seat), id), ByMotive, "D-MOT-02") })
	return nil
}

// unveilAll reveals, once the winner is fixed, all Motives whose demands are met, which can only help. The number revealed then decides, not what is
// revealed after the end (D-MOT-03, D-MOT-04).
func (g *Game) unveilAll(over *Over) {
	for s := range g.seats() {
		v := g.View(s)
		for _, at := range g.placesByID(Motives(s)) {
			slot := g.state.Piles[Motives(s)][at]
			m := g.cat.Motives.Of(slot.Card)
			switch {
			case !slot.FaceUp() && !v.met(m, s):
				over.HiddenMotives++
				continue
			case !slot.FaceUp():
				g.turnUp(Motives(s), at, ByMotive, "D-MOT-03")
			}
			if m.Side == card.CylonTeam {
				over.CylonMotives++
			} else {
				over.HumanMotives++
			}
		}
	}
}

// wonByMotives reports whether a Cylon Leader has won with the winning side (D-MOT-04).
func (o *Over) wonByMotives() bool {
	side := o.CylonMotives
	if o.HumansWin {
		side = o.HumanMotives
	}
	return side >= MotivesNeeded && o.HiddenMotives <= MotivesHidden
}
