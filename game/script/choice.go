package script

import (
	"fmt"
	"slices"
	"strings"

	"battlestar/game"
	"battlestar/game/card"
)

// called returns the names of a choice, the full one first.
func (x *lexicon) called(c game.Choice) []string {
	full := c.String()
	name, tail, _ := strings.Cut(full, ":")
	if c.Kind == game.TheViper && c.N == game.InDamagedBox {
		return []string{strings.ReplaceAll(c.Mark().String(), " ", "-") + ":damaged-box"}
	}
	switch c.Kind {
	case game.TheCard: // equal cards are interchangeable
		list := []string{"card:" + string(c.Card), string(c.Card)}
		if title, strength := card.SplitSkill(c.Card); strength >= 0 {
			list = append(list, string(title))
		}
		return list
	case game.TheSeat, game.ThePilot:
		var list []string
		for _, who := range x.seatCalled(c.Seat) {
			list = append(list, name+":"+who, who)
		}
		return list
	case game.TheBasestar:
		return []string{fmt.Sprintf("basestar@%s#%d", c.Area, c.N), "basestar@" + c.Area.String(), c.Area.String(), full}
	case game.FireAt:
		tail = strings.TrimPrefix(full, "fire:")
		ship, _, _ := strings.Cut(tail, "@")
		list := []string{full, tail, ship, "fire:" + ship}
		if c.Ship == card.Raider && c.N == game.ScarIsIt {
			return []string{full, tail, "scar", "scar@" + c.Area.String()}
		}
		if c.Ship == card.Basestar {
			at := "basestar@" + c.Area.String()
			list = append(list, at, "fire:"+at)
		}
		return list
	case game.TheViper:
		if name := shipName(c.Mark()); c.Area == card.NoArea {
			if c.N > 0 {
				return []string{name + ":destroyed", fmt.Sprintf("%s:only-%d", name, c.N)}
			}
			return []string{name, name + ":damaged", name + ":reserves"}
		}
	case game.Locate:
		return []string{"activate-location", "activate"}
	case game.TheDeck:
		if c.Deck.Owner() != game.NoSeat {
			pile, _, _ := strings.Cut(tail, ":")
			return []string{"deck:" + pile, pile}
		}
	case game.Reveal, game.Lower, game.Raise:
		return []string{full, name, tail}
	}
	if tail == "" {
		return []string{full}
	}
	return []string{full, tail}
}

// resolve finds the options that words name.
func (x *lexicon) resolve(d *game.Decision, words []string) ([]game.Choice, error) {
	words, err := all(words)
	if err != nil {
		return nil, err
	}
	if len(words) == 1 && words[0] == "none" && d.Min == 0 {
		return nil, nil
	}
	var picks []game.Choice
	for _, word := range words {
		var found []game.Choice
		for _, o := range d.Options {
			if slices.Contains(x.called(o.Choice), word) && !slices.Contains(picks, o.Choice) {
				found = append(found, o.Choice)
			}
		}
		switch {
		case len(found) == 0:
			return nil, x.notOffered(d, word)
		case len(found) > 1 && (found[0].Kind != game.TheCard || found[0].Card != found[1].Card):
			var list []string
			for _, c := range found {
				list = append(list, x.called(c)[0])
			}
			return nil, fmt.Errorf("%q could be %s", word, strings.Join(list, " or "))
		}
		picks = append(picks, found[0])
	}
	return picks, nil
}

// notOffered returns the error for a word that names no option, or no choice at all.
func (x *lexicon) notOffered(d *game.Decision, word string) error {
	if word != "none" && len(x.possible(word)) == 0 {
		return fmt.Errorf("%q names no choice of any decision%s%s", word, meant(word, append(x.onOffer(d), x.words()...)), x.offers(d))
	}
	return fmt.Errorf("%q is not offered%s", word, x.offers(d))
}

// onOffer returns the names of the options.
func (x *lexicon) onOffer(d *game.Decision) []string {
	var list []string
	for _, o := range d.Options {
		if name := x.called(o.Choice)[0]; !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return list
}

// namesOf returns all names of all options.
func (x *lexicon) namesOf(d *game.Decision) []string {
	var list []string
	for _, o := range d.Options {
		list = append(list, x.called(o.Choice)...)
	}
	return list
}

// offers returns what an error says about what is offered instead.
func (x *lexicon) offers(d *game.Decision) string {
	return fmt.Sprintf("; %s (%s) may choose %s", x.seatNames(d.Seats), d.Kind, strings.Join(x.onOffer(d), ", "))
}

// possible returns every choice that a word could name in some game. A word that names none is wrong.
func (x *lexicon) possible(word string) []game.Choice {
	var list []game.Choice
	add := func(c game.Choice) {
		if slices.Contains(x.called(c), word) {
			list = append(list, c)
		}
	}
	for kind := game.Pass; kind < game.NumChoices; kind++ {
		add(game.Choice{Kind: kind})
	}
	for s := range x.setup.Players {
		for _, kind := range []game.ChoiceKind{game.TheSeat, game.ThePilot} {
			add(game.Choice{Kind: kind, Seat: game.Seat(s)})
		}
	}
	for s := card.Politics; s <= card.Treachery; s++ {
		add(game.Choice{Kind: game.TheSkill, Skill: s})
	}
	for _, a := range card.Areas {
		for _, kind := range []game.ChoiceKind{game.TheArea, game.TheViper, game.Launch, game.Fly} {
			add(game.Choice{Kind: kind, Area: a})
		}
		for _, mark := range marks() {
			add(game.Choice{Kind: game.TheViper, Area: a, Ship: mark})
			add(game.Choice{Kind: game.Launch, Area: a, Ship: mark})
		}
		for n := range int8(8) {
			add(game.Choice{Kind: game.TheShip, Ship: card.Civilian, Area: a, N: n})
			add(game.Choice{Kind: game.Escort, Area: a, N: n})
			if n < 4 {
				add(game.Choice{Kind: game.FireAt, Ship: card.Basestar, Area: a, N: n})
				add(game.Choice{Kind: game.TheBasestar, Area: a, N: n})
			}
		}
		add(game.Choice{Kind: game.FireAt, Ship: card.Raider, Area: a})
		add(game.Choice{Kind: game.FireAt, Ship: card.Raider, Area: a, N: game.ScarIsIt})
		add(game.Choice{Kind: game.FireAt, Ship: card.HeavyRaider, Area: a})
	}
	for _, mark := range marks() {
		add(game.Choice{Kind: game.TheViper, Ship: mark})
		add(game.Choice{Kind: game.TheViper, Ship: mark, N: 1})
		add(game.Choice{Kind: game.TheViper, Ship: mark, N: game.InDamagedBox})
	}
	add(game.Choice{Kind: game.TheShip, Ship: card.Raider})
	add(game.Choice{Kind: game.TheShip, Ship: card.Basestar})
	for n := range int8(5) {
		for _, kind := range []game.ChoiceKind{game.TheCenturion, game.TheBox, game.TheActivation, game.TheForce} {
			add(game.Choice{Kind: kind, N: n})
		}
	}
	for n := range int8(8) {
		add(game.Choice{Kind: game.TheResult, N: n + 1})
	}
	for _, r := range card.Resources {
		add(game.Choice{Kind: game.TheResource, N: int8(r)})
	}
	for _, h := range game.Hulls {
		add(game.Choice{Kind: game.TheDeck, Deck: h.Tokens})
	}
	for _, title := range []card.Title{card.PresidentTitle, card.AdmiralTitle, card.CAGTitle} {
		add(game.Choice{Kind: game.TheTitle, Card: card.ID(title.String())})
	}
	add(game.Choice{Kind: game.TheViper, N: game.InDamagedBox})
	add(game.Choice{Kind: game.TheDeck, Deck: game.CrisisDeck})
	add(game.Choice{Kind: game.TheDeck, Deck: game.DestinationDeck})
	add(game.Choice{Kind: game.TheDeck, Deck: game.SuperHand(0)})
	for p := range x.box.IDs(card.Locations) {
		add(game.Choice{Kind: game.ThePlace, Place: card.Place(p)})
	}
	for id := range x.box.cards {
		for _, kind := range []game.ChoiceKind{game.TheCard, game.TheToken, game.Reveal, game.Unveil, game.Lower, game.Raise} {
			add(game.Choice{Kind: kind, Card: id})
		}
	}
	for id := range x.box.IDs(card.Characters) {
		add(game.Choice{Kind: game.TheCard, Card: id})
	}
	for id := range x.box.abilities {
		for _, kind := range []game.ChoiceKind{game.TheAbility, game.TheAction, game.Lower, game.Raise, game.TheCard} {
			add(game.Choice{Kind: kind, Card: id})
		}
	}
	return list
}

// marks returns the craft that choices name.
func marks() (ships []card.Ship) {
	for _, c := range game.Crafts {
		if !c.Plain {
			ships = append(ships, c.Ship)
		}
	}
	return ships
}
