package script

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// queue is what is known of a deck, from the top down.
type queue struct {
	cards []queued
	next  int
	any   bool // cards below the scripted ones may be drawn too
	only  bool // the deck was laid to hold nothing else
	alone bool // it holds one card, so shuffling it changes nothing
}

type queued struct {
	id   card.ID
	at   line
	must bool // it must be drawn or looked at
	used bool
}

// chance is what a scenario fixes of its game's chance. Any other die or card fails the scenario.
type chance struct {
	dice      []scriptedDie
	written   int // rolls in the lines carried out so far
	rolled    int
	decks     map[game.Pile]*queue
	setupPlay bool  // the game began with its setup, in which cards are drawn unscripted
	later     bool  // the turn of the scenario is over
	drawing   bool  // Skill cards of a later turn are being drawn
	late      error // a crisis was drawn by chance, so nothing more can be played
}

// scriptedDie is the result of one roll, and the line that fixes it.
type scriptedDie struct {
	n  int
	at line
}

// watch checks an event: dice and drawn cards must be scripted. The table is as it is after all events.
func (c *chance) watch(e game.Event, t *game.Tabletop) error {
	switch e.Kind {
	case game.TurnBegan:
		c.later = true
	case game.StepBegan:
		c.drawing = e.Step == game.ReceiveSkills && c.later
		if e.Step == game.TurnStart {
			c.setupPlay = false
		}
	case game.DieRolled:
		if e.Natural == 0 {
			return nil // its result was chosen, not rolled
		}
		c.rolled++
		if c.rolled > c.written {
			return fmt.Errorf("a die was rolled (%s) that no `die` line up to here fixes", rollName(e))
		}
	case game.CardsGathered:
		if q := c.decks[e.From]; q != nil && e.From == game.GroundCrises { // it is the Crisis deck from now on
			q.alone = q.only && len(q.cards) == 1
			c.decks[e.To] = q
			delete(c.decks, e.From)
		}
	case game.CardMoved, game.Looked:
		if e.To == game.LockedShips { // facedown, and then shuffled
			return nil
		}
		if e.From == game.LockedShips || e.From == game.PreparedShips {
			return c.onGround(e)
		}
		if isDeck(e.From) && e.FromAt == 0 {
			return c.drawn(e, t)
		}
	case game.Shuffled:
		if e.To != game.LoyaltyDeck && e.To != game.CrossroadsDeck { // for these, a deck line fixes what is drawn, shuffled or not
			return c.decks[e.To].shuffled()
		}
	}
	return nil
}

// shuffled notes that the deck's cards can no longer come as they were laid. A card that still had to be drawn is an error.
func (q *queue) shuffled() error {
	if q == nil || q.alone {
		return nil
	}
	var why error
	for i := q.next; i < len(q.cards); i++ {
		if q.cards[i].must && !q.cards[i].used {
			why = errors.Join(why, fmt.Errorf("the deck with %s of line %d was shuffled before it was drawn", q.cards[i].id, q.cards[i].at.at))
			q.cards[i].used = true
		}
	}
	q.next = len(q.cards)
	return why
}

// onGround checks a civilian ship that leaves its stack on New Caprica. Which ship it is matters only if somebody sees it.
func (c *chance) onGround(e game.Event) error {
	if e.Kind == game.CardMoved && e.To != game.Removed {
		return nil
	}
	for _, p := range ground {
		if q := c.decks[p]; q != nil && slices.ContainsFunc(q.cards, func(ship queued) bool { return ship.id == e.Card }) {
			return nil
		}
	}
	return fmt.Errorf("%s was seen or destroyed by chance: a line `locked` or `prepared` must name it", e.Card)
}

// drawn checks and records a card that left a deck or was looked at.
func (c *chance) drawn(e game.Event, t *game.Tabletop) error {
	q := c.decks[e.From]
	if q == nil || q.next >= len(q.cards) {
		if q != nil && q.any || c.setupPlay || c.drawing && e.To.Owner() != game.NoSeat {
			return nil
		}
		if q == nil && e.From == game.TraumaPool && e.To.Owner() == game.NoSeat {
			return nil // it lies where nobody looks at it
		}
		if q == nil && e.From == game.NotCylonDeck || e.From == game.LoyaltyDeck && len(t.Piles[e.From]) == 0 {
			return nil // a plain card, or the last one
		}
		err := fmt.Errorf("%s was drawn from the %s by chance: a `deck` line must lay it (or say `any`)", e.Card, e.From)
		if e.From == game.CrisisDeck {
			c.late = err
			return nil
		}
		return err
	}
	top := &q.cards[q.next]
	if top.id != e.Card {
		return fmt.Errorf("%s was drawn from the %s, not %s as line %d says", e.Card, e.From, top.id, top.at.at)
	}
	top.used = true
	if e.Kind == game.CardMoved {
		q.next++
	}
	return nil
}

func rollName(e game.Event) string {
	if e.Source != "" {
		return string(e.Source)
	}
	if e.Ship != card.NoShip {
		return e.Ship.String()
	}
	return e.Rule
}

func isDeck(p game.Pile) bool {
	for _, deck := range decks.values {
		if p == deck {
			return true
		}
	}
	return false
}

// left returns an error for a scripted die that was not rolled, or a card that was not drawn, and its line.
func (c *chance) left() (line, error) {
	if c.rolled < len(c.dice) {
		l := c.dice[c.rolled].at
		return l, fmt.Errorf("%q: only %d of %d scripted dice were rolled", l, c.rolled, len(c.dice))
	}
	for _, q := range c.decks {
		for _, card := range q.cards {
			if card.must && !card.used {
				return card.at, fmt.Errorf("%q: %s was never drawn (cards after `then` may stay)", card.at, card.id)
			}
		}
	}
	return line{}, nil
}
