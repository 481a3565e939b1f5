package script

import (
	"errors"
	"fmt"
	"slices"

	"battlestar/game"
	"battlestar/game/card"
)

// loyaltyHome is the deck that a Loyalty card lies in before it is laid: with Exodus "not a Cylon" cards have one of their own (E-LOY-06).
func (r *run) loyaltyHome(l *card.Loyalty) game.Pile {
	if l.Team == card.HumanTeam && slices.Contains(r.setup.Boxes, "exodus") {
		return game.NotCylonDeck
	}
	return game.LoyaltyUnused
}

func isLoyalty(p game.Pile) bool { return p == game.LoyaltyUnused || p == game.NotCylonDeck }

// quietNotCylon has the plain cards on top of the "not a Cylon" deck.
func (r *run) quietNotCylon() {
	slices.SortStableFunc(r.state.Piles[game.NotCylonDeck], func(a, b game.Slot) int {
		switch {
		case a.Card == b.Card:
			return 0
		case a.Card == "not-a-cylon":
			return -1
		case b.Card == "not-a-cylon":
			return 1
		}
		return 0
	})
}

// setExecuted is `executed CHARACTER...`.
func (r *run) setExecuted(words []string) error {
	for _, word := range words {
		if r.box.characters[card.ID(word)] == nil {
			return unknown("character", word, keysOf(r.box.characters))
		}
		if s, err := r.seat(word); err == nil {
			return fmt.Errorf("%s sits at the table, in seat %d", word, s)
		}
		r.state.Executed = append(r.state.Executed, card.ID(word))
	}
	return nil
}

// expectExecuted is `expect executed CHARACTER... | none`.
func (r *run) expectExecuted(args []string) error {
	if len(args) == 0 {
		return errors.New("expect executed CHARACTER... or none")
	}
	var want []card.ID
	for _, word := range args {
		if word == "none" {
			continue
		}
		if r.box.characters[card.ID(word)] == nil {
			return unknown("character", word, keysOf(r.box.characters))
		}
		want = append(want, card.ID(word))
	}
	if got := r.table().Executed; !slices.Equal(got, want) {
		return fmt.Errorf("executed are %v, not %v", got, want)
	}
	return nil
}
