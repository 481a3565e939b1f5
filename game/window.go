package game

import (
	"slices"

	"battlestar/game/box"
	"battlestar/game/card"
)

// window asks the players for whom asked is true whether they want to play something, until all have passed in a row (B-TIME-03). act runs one
// player's play and reports whether they played something. asked may depend only on what everyone knows: what lies open, and how many cards a hand
// holds (B-SECRET-03).
//
// In a round, every asked seat says pass or act, in any order. If two want to act, the current player says who goes first (B-TIME-02); the other may
// still play or withdraw. After a play, all are asked again; a player who withdrew counts as having passed.
func (g *Game) window(w Window, about Decision, asked func(Seat) bool, act func(Seat) bool) {
	var withdrawn Seats
	for {
		var open Seats
		for s := range g.seats() {
			if asked(s) && !withdrawn.Has(s) {
				open |= SeatsOf(s)
			}
		}
		if open == 0 {
			return
		}
		var wants []Seat
		for open != 0 {
			d := about
			d.Kind, d.Window, d.Seats = AskWindow, w, open
			if w == AfterRoll {
				d.N = g.state.Die // it may have been rolled again (B-DIE-04)
			}
			d.Idle = g.idle(&d)
			d.Options = passOrAct
			if d.Rule == "" {
				d.Rule = "B-TIME-03"
			}
			answer := g.ask(d)
			open &^= SeatsOf(answer.Seat)
			if answer.Picks[0].Kind == Act {
				wants = append(wants, answer.Seat)
			}
		}
		if len(wants) == 0 {
			return
		}
		played := false
		for len(wants) > 0 {
			next := 0
			if len(wants) > 1 {
				next = g.whoGoesFirst(w, wants)
			}
			s := wants[next]
			wants = append(wants[:next:next], wants[next+1:]...)
			acted := false
			g.apart(func() { acted = asked(s) && act(s) })
			if acted {
				played = true
			} else {
				withdrawn |= SeatsOf(s)
			}
		}
		if played {
			withdrawn = 0
		}
	}
}

var passOrAct = []Option{option(Choice{Kind: Pass}), option(Choice{Kind: Act})}

// whoGoesFirst returns the index in wants of the player whom the current player lets go first.
func (g *Game) whoGoesFirst(w Window, wants []Seat) int {
	var options []Option
	for _, s := range wants {
		options = append(options, option(Choice{Kind: TheSeat, Seat: s}))
	}
	first := g.pick(g.current(), Decision{Kind: WindowOrder, Window: w, Options: options, Rule: "B-TIME-02"}).Seat
	return slices.Index(wants, first)
}

// mayHold reports whether, as far as everyone knows, a player could hold a card to play in a window: they are human and have at least one card in
// hand.
func (g *Game) mayHold(s Seat) bool {
	return g.human(s) && g.state.Count(Hand(s)) > 0
}

// playFromHand asks a player in private which card of a timing to play, or none. It asks even a player who holds none (B-SECRET-04). The card is
// played, and returned with true.
func (g *Game) playFromHand(s Seat, w Window, about Decision, fits func(card.ID) bool) (*box.Skill, bool) {
	played, _ := g.playOrUse(s, w, about, fits)
	return played, played != nil
}

// playOrUse is playFromHand that also offers abilities, if there are any, and returns the one used. The card is nil if none is played.
func (g *Game) playOrUse(s Seat, w Window, about Decision, fits func(card.ID) bool, abilities ...card.ID) (played *box.Skill, used card.ID) {
	d := about
	d.Kind, d.Window, d.Seats, d.Private = ChooseFromHand, w, SeatsOf(s), true
	d.Options = append(g.handOptions(Hand(s), fits), Option{Choice: Choice{Kind: Pass}, Private: true})
	for _, ability := range abilities {
		if ability != "" {
			d.Options = append(d.Options, option(Choice{Kind: TheAbility, Card: ability}))
		}
	}
	cites := d.Rule
	if d.Rule = "B-SECRET-03"; cites != "" {
		d.Rule = cites
	} else {
		cites = "B-ACT-02"
	}
	switch picked := g.ask(d).Picks[0]; picked.Kind {
	case TheCard:
		g.play(s, picked.Card, cites)
		return g.cat.Skill(picked.Card), ""
	case TheAbility:
		return nil, picked.Card
	}
	return nil, ""
}

// anyTimed reports whether the game has any card of a timing for humans, or for Cylon players.
func (g *Game) anyTimed(cylon bool, timings ...card.Timing) bool {
	for s := range g.cat.Skills.All() {
		if (s.Type == card.Treachery) == cylon && slices.Contains(timings, s.Timing) {
			return true
		}
	}
	return false
}

// timed returns a func that reports whether a card has a timing.
func (g *Game) timed(t card.Timing) func(card.ID) bool {
	return func(id card.ID) bool { return g.cat.Skill(id).Timing == t }
}
