package sim

import (
	"battlestar/game"
	"battlestar/game/card"
)

const (
	// tooMuch is by how much a check may be expected to go above its difficulty before the last card for it was a waste.
	tooMuch = 4
	// meanStrength is the mean strength of a Skill card: what can be expected of one whose face nobody sees.
	meanStrength = 2.14
)

// addedStrength is what can be expected of so many cards that one human adds to a check: the fewer, the stronger each is. Humans of these
// games have added so much on the average.
var addedStrength = [...]float64{0, 3, 5.2, 6.9, 8.4, 9.5}

// habits is how sensibly the players of many games play, as somebody who sees all cards can tell.
type habits struct {
	tried     int // checks to which a human added cards to pass them
	passed    int // of these
	overspent int // of these: some human could expect, when he had added his cards, that the total is more than tooMuch above the difficulty
	exceeded  int // of these: it was, by luck too
	// undone is how often somebody undid at once what he did last in the same turn, by what it was.
	undone map[string]int
}

// habit follows one game for the habits.
type habit struct {
	*habits
	read  int // events of the game
	turn  int
	last  [game.MaxSeats]deed
	check game.CheckState // as it was when cards were added last
	added []added
	view  game.View // of who is looked at
}

// added is a card that somebody added to a check.
type added struct {
	seat game.Seat
	card card.ID
}

// deed is the last thing that somebody did in a turn, if something went from one place to another by it.
type deed struct {
	what     string
	from, to spot
}

// spot is where somebody or something is.
type spot struct {
	place card.Place
	area  card.Area
}

func standing(g *game.Game, s game.Seat) spot {
	seat := &g.Uncovered().Seats[s]
	return spot{seat.Place, seat.Area}
}

// answered takes in an answer that has been given, with the decision before it and where the seat stood then.
func (h *habit) answered(g *game.Game, d *game.Decision, a game.Answer, was spot) {
	if t := g.Uncovered(); t.Turn != h.turn {
		h.turn, h.last = t.Turn, [game.MaxSeats]deed{}
	}
	for e := range g.UncoveredEvents(min(h.read, g.EventCount())) {
		h.happened(g, e, a.Seat)
	}
	h.read = g.EventCount()
	if len(a.Picks) != 1 {
		return
	}
	pick := a.Picks[0]
	now := standing(g, a.Seat)
	switch d.Kind {
	case game.ChooseViperDeed:
		if pick.Kind == game.Fly {
			h.did(a.Seat, deed{"a viper's flight", spot{area: d.Area}, spot{area: pick.Area}})
		}
	case game.MoveCivilian:
		if pick.Kind == game.TheArea {
			h.did(a.Seat, deed{"a civilian ship's move", spot{area: d.Area}, spot{area: pick.Area}})
		}
	case game.ChooseMove, game.PayForMove, game.ChooseArea, game.ChooseMark, game.ChooseReaction, game.FlyFurther:
		if now != was {
			h.did(a.Seat, deed{"a character's move", was, now})
		}
	case game.ChooseAction:
		if now != was && pick.Kind == game.Fly {
			h.did(a.Seat, deed{"a character's move", was, now})
		}
	}
}

// happened takes in an event that an answer led to.
func (h *habit) happened(g *game.Game, e *game.Event, by game.Seat) {
	switch e.Kind {
	case game.AttackMade, game.CardPlayed, game.AbilityUsed, game.Repaired, game.Escorted:
		if e.Seat == by {
			h.last[by] = deed{}
		}
	case game.Activated:
		if e.Seat == by && e.Place != card.HangarDeck {
			h.last[by] = deed{}
		}
	case game.CheckChanged:
		if e.Cause == game.CheckOpens {
			h.added = h.added[:0]
		}
		if e.Check != nil && e.Check.Stage <= game.CardsAdded {
			h.check = *e.Check
		}
	case game.CardMoved:
		if s := e.To.Owner(); s != game.NoSeat && e.To == game.Contribution(s) {
			h.added = append(h.added, added{s, e.Card})
		}
	case game.CheckEnded:
		h.ended(g, e)
	}
}

// did takes in that something moved by what somebody did.
func (h *habit) did(s game.Seat, now deed) {
	last := h.last[s]
	h.last[s] = now
	back := last.to == now.from && last.from == now.to
	again := last.from.area != card.NoArea && last.to.place != "" && now.to.area != card.NoArea // landed, and launched again
	if last.what == now.what && (back || again) {
		h.undone[now.what]++
	}
}

// ended takes in a check that has ended.
func (h *habit) ended(g *game.Game, e *game.Event) {
	tried, overspent := false, false
	for i, c := range h.added {
		if last := i+1 == len(h.added) || h.added[i+1].seat != c.seat; !last {
			continue
		}
		v := &h.view
		g.Look(v, c.seat)
		if knownCylon(v, c.seat) {
			continue
		}
		own, others := h.expected(v, h.added[:i+1])
		tried = tried || own > 0
		overspent = overspent || own > 0 && own+others > float64(h.check.Difficulty+tooMuch)
	}
	if !tried || e.Result == game.NoResult {
		return
	}
	count := func(n *int, it bool) {
		if it {
			*n++
		}
	}
	h.tried++
	count(&h.passed, e.Result == game.Passed)
	count(&h.overspent, overspent)
	count(&h.exceeded, e.N > h.check.Difficulty+tooMuch)
}

// expected is what somebody with that view has added to a check, and what he can expect of the other cards in it.
func (h *habit) expected(v *game.View, in []added) (own, others float64) {
	types := v.Boxes.SkillTypes()
	for _, skill := range types {
		if h.check.Skills[skill] {
			others += 2 * 2 * meanStrength / float64(len(types))
		}
	}
	others -= 2 * meanStrength // the two cards of Destiny
	var unseen [game.MaxSeats]int
	for _, c := range in {
		_, n := card.SplitSkill(c.card)
		strength := float64(h.check.Strength(v.Boxes.Skill(c.card).Type, n))
		switch {
		case c.seat == v.Seat:
			own += strength
		case h.check.FaceUp:
			others += strength
		case knownCylon(v, c.seat):
			others -= meanStrength
		default:
			unseen[c.seat]++
		}
	}
	for _, n := range unseen {
		others += addedStrength[min(n, len(addedStrength)-1)]
	}
	return own, others
}

// knownCylon reports whether somebody with that view knows of a seat that it plays for the Cylons.
func knownCylon(v *game.View, of game.Seat) bool {
	for _, slot := range v.Piles[game.Loyalty(of)] {
		if l := v.Boxes.Loyalty.Of(slot.Card); l != nil && l.Team == card.CylonTeam {
			return true
		}
	}
	return v.Seats[of].Cylon()
}
