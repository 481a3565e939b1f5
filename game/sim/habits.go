package sim

import (
	"battlestar/game"
	"battlestar/game/belief"
	"battlestar/game/card"
)

// tooMuch is how far a check may be expected to exceed its difficulty before the last card added to it was a waste.
const tooMuch = 4

// habits is how sensibly the players of many games play, judged by an observer who sees all cards.
type habits struct {
	tried     int // checks to which a human added cards to pass them
	passed    int // of these
	overspent int // of these: with their cards added, some human could expect a total more than tooMuch above the difficulty
	exceeded  int // of these: the total was, luck included
	// undone counts, by kind of deed, how often a player at once undid their last deed of the same turn.
	undone map[string]int
}

// habit follows one game for the habits.
type habit struct {
	*habits
	read  int // events of the game
	turn  int
	last  [game.MaxSeats]deed
	check game.CheckState // as it was when cards were last added
	added []added
	view  game.View // of the player being judged
}

// added is a card that a player added to a check.
type added struct {
	seat game.Seat
	card card.ID
}

// deed is the last thing that a player did in a turn, if it moved something from one place to another.
type deed struct {
	what     string
	from, to spot
}

// spot is where someone or something is.
type spot struct {
	place card.Place
	area  card.Area
}

func standing(g *game.Game, s game.Seat) spot {
	seat := &g.Uncovered().Seats[s]
	return spot{seat.Place, seat.Area}
}

// answered records an answer that has been given, with the decision before it and where the seat stood then.
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

// happened records an event that an answer led to.
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

// did records that a player moved something.
func (h *habit) did(s game.Seat, now deed) {
	last := h.last[s]
	h.last[s] = now
	back := last.to == now.from && last.from == now.to
	again := last.from.area != card.NoArea && last.to.place != "" && now.to.area != card.NoArea // landed, and launched again
	if last.what == now.what && (back || again) {
		h.undone[now.what]++
	}
}

// ended records a check that has ended.
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

// expected returns what the player with that view has added to a check, and what they can expect of the other cards in it.
func (h *habit) expected(v *game.View, in []added) (own, others float64) {
	others = belief.Destiny(v.Boxes.SkillTypes(), h.check.Skills)
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
			others -= belief.MeanStrength
		default:
			unseen[c.seat]++
		}
	}
	for _, n := range unseen {
		others += belief.AddedStrength(n)
	}
	return own, others
}

// knownCylon reports whether the player with that view knows that a seat plays for the Cylons.
func knownCylon(v *game.View, of game.Seat) bool {
	for _, slot := range v.Piles[game.Loyalty(of)] {
		if l := v.Boxes.Loyalty.Of(slot.Card); l != nil && l.Team == card.CylonTeam {
			return true
		}
	}
	return v.Seats[of].Cylon()
}
