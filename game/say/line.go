package say

import (
	"strings"

	"battlestar/game"
	"battlestar/game/box"
	"battlestar/game/card"
)

// Line is something to tell, before it has words: a kind and its arguments. The kind decides which fields count. It is plain data.
type Line struct {
	Kind  Kind
	Inner Kind // of a line within this one, with the same arguments: the attack that rolls, the moment that asks
	Ask   Ask  // the question of a prompt

	Seat, Other game.Seat
	Seats       []game.Seat
	Deck        card.Deck // of Card; AnyDeck if the id is enough
	Card        card.ID
	About       card.ID // the card, place or ability that something is about
	Place       card.Place
	Area, From  card.Area
	Spot        game.Spot
	Pile        game.Pile
	Ship        card.Ship
	Marks       bool // there are two marks of vipers to tell apart
	Resource    card.Resource
	Counter     game.Counter
	Skill       card.Skill
	Skills      []card.Skill
	Title       card.Title
	Roll        game.RollFor
	N, M        int
	Space       int  // on the Boarding Party or Jump Preparation track
	UpTo        bool // N at most
	Pick, Picks int
	Who         card.Who // who a clause applies to, or who chooses
	Effects     card.Effects
	Needs       []card.Need // what something needs
	Items       []Item
}

// Item is one of several things that a line lists: a card, or N unseen cards of a type.
type Item struct {
	Card  card.ID
	Skill card.Skill
	N     int
}

// lines decides what is told, from what is in play and what a seat may see. It knows no language.
type lines struct {
	lib *box.Catalog
}

// Say words a line.
func (s *Speaker) Say(l Line) string { return s.Fill(s.lang.Lines[l.Kind], &l) }

// Within words the inner line of a line.
func (s *Speaker) Within(l *Line) string { return s.Fill(s.lang.Lines[l.Inner], l) }

// Asked words what the line asks.
func (s *Speaker) Asked(l *Line) string { return s.Fill(s.lang.Asks[l.Ask].Ask, l) }

// Watched words what others see of a decision that is not theirs.
func (s *Speaker) Watched(l *Line) string { return s.Fill(s.lang.Asks[l.Ask].Watch, l) }

// Fill replaces each pair of braces in a text by the argument of the line that it names.
func (s *Speaker) Fill(text string, l *Line) string {
	if !strings.Contains(text, "{") {
		return text
	}
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(text, "{")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		form, after, _ := strings.Cut(rest, "}")
		b.WriteString(s.lang.Word(s, l, form))
		text = after
	}
}

// addItem adds an item to a list, counting equal ones together.
func addItem(items []Item, it Item) []Item {
	for i := range items {
		if items[i].Card == it.Card && items[i].Skill == it.Skill {
			items[i].N += it.N
			return items
		}
	}
	return append(items, it)
}
