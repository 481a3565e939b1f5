package belief

import (
	"cmp"
	"math"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// ClueKind is what a clue is about.
type ClueKind uint8

// The kinds of clues. Each comment says which fields of [Clue] count besides Seat and Turn.
const (
	NoClue       ClueKind = iota
	AddedNone             // Seat added nothing to a check: Card or Place
	AddedCards            // Seat added N cards to it
	CardsAgainst          // N cards of it were against, Destiny of them at most from the Destiny deck; Seat is one of the Drawers of Skill
	NoneAgainst           // no card of it was against, though Seat added N
	GivenCards            // Seat received the Loyalty cards of By, a Cylon player
	ProvedHuman           // all Loyalty cards of Seat were revealed
	SaidCylon             // By says that a Loyalty card of Seat is a Cylon card
	SaidHuman             // By says that it is none
	SaidAllHuman          // By says that none of them is
)

// Clue is something that changed what the table believes of a player.
type Clue struct {
	What    ClueKind
	Seat    game.Seat
	Turn    int
	Card    card.ID    // the crisis or mission of the check
	Place   card.Place // or its location
	N       int
	Destiny int
	Skill   card.Skill
	Drawers game.Seats
	By      game.Seat
	Odds    float64 // by how much it changed the logarithm of the odds: above 0 towards a Cylon
}

// faint is the change of the odds below which nobody would mention a clue.
const faint = 0.1

// note keeps a clue by what it changed: p was the chance before.
func (b *Belief) note(c Clue, p float64) {
	c.Turn = b.view.Turn
	c.Odds = logit(b.chance(b.places(c.Seat))) - logit(p)
	// Whoever added with others may stand better or worse by what the cards say of those: no clue to them.
	turned := c.What == NoneAgainst && c.Odds > 0 || c.What == CardsAgainst && c.Odds < 0
	if math.Abs(c.Odds) >= faint && !turned {
		b.clues[c.Seat] = append(b.clues[c.Seat], c)
	}
}

func logit(p float64) float64 {
	p = min(max(p, 0.001), 0.999)
	return math.Log(p / (1 - p))
}

// prove handles what a revealed Loyalty card says of its owner: earlier clues are settled.
func (b *Belief) prove(s game.Seat, id card.ID) {
	if s < 0 || int(s) >= len(b.view.Seats) {
		return
	}
	switch {
	case b.isCylon(id):
		b.clues[s] = nil
	case b.places(s) == 0:
		b.clues[s] = []Clue{{What: ProvedHuman, Seat: s, Turn: b.view.Turn, Odds: -logit(0.999)}}
	}
}

// unprove forgets that a player has proved to be human: they have a new card.
func (b *Belief) unprove(s game.Seat) {
	if s >= 0 && int(s) < len(b.clues) {
		b.clues[s] = slices.DeleteFunc(b.clues[s], func(c Clue) bool { return c.What == ProvedHuman })
	}
}

// Clues returns what speaks for or against a player, the strongest first.
func (b *Belief) Clues(s game.Seat) []Clue {
	list := slices.Clone(b.clues[s])
	slices.SortStableFunc(list, func(x, y Clue) int { return cmp.Compare(math.Abs(y.Odds), math.Abs(x.Odds)) })
	return list
}
