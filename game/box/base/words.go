package base

import "battlestar/game/card"

// The functions below only make the literals of this package shorter.

func skills(types ...card.Skill) []card.Skill { return types }

// either lists the options of a choice.
func either(options ...card.Effects) []card.Effects { return options }

// instead is the alternative to the skill check of a card.
func instead(effects ...card.Effect) []card.Effects { return []card.Effects{effects} }

func discard(who card.Who, n int) card.Discard { return card.Discard{Who: who, N: n} }

func discardRandom(who card.Who, n int) card.Discard {
	return card.Discard{Who: who, N: n, Random: true}
}

func draw(n int, types ...card.Skill) card.Draw {
	return card.Draw{Who: card.You, N: n, Types: types}
}

func send(who card.Who, to card.Place) card.Send { return card.Send{Who: who, To: to} }

// centurions places new centurions at the start of the Boarding Party track.
func centurions(n int) card.Placement { return card.Put(n, card.Centurion, card.NoArea) }

// youMay is something that the player who uses a card or ability may decline (B-TERM-11).
func youMay(effects ...card.Effect) card.May { return card.May{Who: card.You, Then: effects} }
