package script

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// ---- Seats ----

// lexicon is what the words of a scenario mean in its game: seats, cards, places, piles and choices.
type lexicon struct {
	setup game.Setup
	box   content
	g     *game.Game // nil while the table is being laid
}

// seatName is how the scenario calls a seat: its character, or seat-0 while that is not chosen.
func (x *lexicon) seatName(s game.Seat) string {
	switch {
	case s == game.NoSeat:
		return "nobody"
	case s == game.Everyone:
		return "everyone"
	case int(s) < len(x.setup.Players) && x.setup.Players[s].Character != "":
		return string(x.setup.Players[s].Character)
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

func (x *lexicon) seat(word string) (game.Seat, error) {
	var known []string
	for s := range x.setup.Players {
		name := x.seatName(game.Seat(s))
		if word == name || word == fmt.Sprintf("seat-%d", s) {
			return game.Seat(s), nil
		}
		known = append(known, name)
	}
	if x.g != nil { // who came in after an execution
		if s := slices.IndexFunc(x.table().Seats, func(s game.SeatState) bool { return string(s.Character) == word }); s >= 0 {
			return game.Seat(s), nil
		}
	}
	return 0, unknown("seat of this scenario", word, known)
}

// observer is a seat, or everyone for the open table.
func (x *lexicon) observer(word string) (game.Seat, error) {
	if word == "everyone" {
		return game.Everyone, nil
	}
	return x.seat(word)
}

// pile finds a pile by the name that game gives it, with its seat by character.
func (x *lexicon) pile(word string) (game.Pile, error) {
	known := map[string]game.Pile{"contribution:destiny": game.Contribution(game.Everyone)}
	for p := game.NoPile + 1; p < game.NumPiles; p++ {
		name := p.String()
		if owner := p.Owner(); owner == game.NoSeat && p != game.Contribution(game.Everyone) {
			known[name] = p
		} else if owner != game.NoSeat && int(owner) < len(x.setup.Players) {
			of, _, _ := strings.Cut(name, ":")
			known[of+":"+x.seatName(owner)] = p
		}
	}
	return names[game.Pile]{"pile", known}.find(word)
}

func (x *lexicon) table() *game.Table { return x.g.Uncovered() }

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

// words is what choices are made of, to suggest from.
func (x *lexicon) words() []string {
	list := slices.Concat(keysOf(x.box.cards), keysOf(x.box.abilities))
	for p := range x.box.IDs(card.Locations) {
		list = append(list, string(p))
	}
	for s := range x.setup.Players {
		list = append(list, x.seatName(game.Seat(s)))
	}
	return append(list, "pass", "yes", "none", "activate-location", "from-hand")
}

// isTitle says whether a word is the title of a Skill card.
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
	return append(list, "executive-order")
}
