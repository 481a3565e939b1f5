package script

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// lexicon knows what the words of a scenario mean in its game: seats, cards, places, piles and choices.
type lexicon struct {
	setup game.Setup
	box   content
	g     *game.Game // nil while the table is being laid
	first []card.ID  // the character that each seat without one chose first; empty until then
}

// seatName returns the scenario's name for a seat: its character, or seat-0 until that is chosen.
func (x *lexicon) seatName(s game.Seat) string {
	switch {
	case s == game.NoSeat:
		return "nobody"
	case s == game.Everyone:
		return "everyone"
	case int(s) < len(x.setup.Players) && x.setup.Players[s].Character != "":
		return string(x.setup.Players[s].Character)
	case x.g != nil && int(s) < len(x.first) && x.first[s] != "":
		return string(x.first[s])
	}
	return fmt.Sprintf("seat-%d", s)
}

func (x *lexicon) seatNames(set game.Seats) string {
	var list []string
	for _, s := range set.List() {
		list = append(list, x.seatName(s))
	}
	return strings.Join(list, " ")
}

// seatCalled returns every name of a seat, the one for errors first. The names are the character that it began with or chose in the setup, seat-N,
// and the character that came in after an execution.
func (x *lexicon) seatCalled(s game.Seat) []string {
	list := []string{x.seatName(s)}
	if s == game.NoSeat || s == game.Everyone {
		return list
	}
	if n := fmt.Sprintf("seat-%d", s); n != list[0] {
		list = append(list, n)
	}
	if x.g != nil && int(s) < len(x.table().Seats) {
		if now := string(x.table().Seats[s].Character); now != "" && now != list[0] {
			list = append(list, now)
		}
	}
	return list
}

func (x *lexicon) seat(word string) (game.Seat, error) {
	var known []string
	for s := range x.setup.Players {
		names := x.seatCalled(game.Seat(s))
		if slices.Contains(names, word) {
			return game.Seat(s), nil
		}
		known = append(known, names[0])
	}
	return 0, unknown("seat of this scenario", word, known)
}

// observer returns a seat, or Everyone for the open table.
func (x *lexicon) observer(word string) (game.Seat, error) {
	if word == "everyone" {
		return game.Everyone, nil
	}
	return x.seat(word)
}

// pile finds a pile by the name that package game gives it, with the character for its seat.
func (x *lexicon) pile(word string) (game.Pile, error) {
	known := map[string]game.Pile{"contribution:destiny": game.Contribution(game.Everyone)}
	for p := game.NoPile + 1; p < game.NumPiles; p++ {
		name := p.String()
		if owner := p.Owner(); owner == game.NoSeat && p != game.Contribution(game.Everyone) {
			known[name] = p
		} else if owner != game.NoSeat && int(owner) < len(x.setup.Players) {
			of, _, _ := strings.Cut(name, ":")
			for _, who := range x.seatCalled(owner) {
				known[of+":"+who] = p
			}
		}
	}
	return names[game.Pile]{"pile", known}.find(word)
}

func (x *lexicon) table() *game.Tabletop { return x.g.Uncovered() }

func (x *lexicon) cards(p game.Pile) []string {
	var list []string
	for _, slot := range x.table().Piles[p] {
		list = append(list, string(slot.Card))
	}
	return list
}

func (x *lexicon) known(words []string) error {
	words, err := all(words)
	if err != nil {
		return err
	}
	for _, word := range words {
		if _, err := x.box.card(word); err != nil {
			return err
		}
	}
	return nil
}

// knownAnywhere checks that the words are cards or tokens of some box, in this game or not.
func (x *lexicon) knownAnywhere(words []string) error {
	for _, word := range words {
		if x.box.cards[card.ID(word)] {
			continue
		}
		in := func(c *box.Catalog) bool { return c.Find(card.ID(word)) != card.AnyDeck }
		if !slices.ContainsFunc(everything(), in) {
			return fmt.Errorf("%q is no card or token of any box", word)
		}
	}
	return nil
}

// words returns the words of choices, for suggestions.
func (x *lexicon) words() []string {
	list := slices.Concat(keysOf(x.box.cards), keysOf(x.box.abilities))
	for p := range x.box.IDs(card.Locations) {
		list = append(list, string(p))
	}
	for s := range x.setup.Players {
		list = append(list, x.seatCalled(game.Seat(s))...)
	}
	return append(list, "pass", "yes", "none", "activate-location", "from-hand")
}

// isTitle reports whether a word is the title of a Skill card.
func (x *lexicon) isTitle(word string) bool {
	for id := range x.box.cards {
		if title, strength := card.SplitSkill(id); strength >= 0 && string(title) == word {
			return true
		}
	}
	return false
}

func (x *lexicon) limited() []string {
	var list []string
	for id := range x.box.abilities {
		list = append(list, string(id))
	}
	slices.Sort(list)
	return append(list, string(card.ExecutiveOrder))
}
