package exodus

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

func send(who card.Who, to card.Place) card.Send { return card.Send{Who: who, To: to} }

// sendAnother sends another player, chosen by somebody, to a place.
func sendAnother(by card.Who, to card.Place) card.SendChosen {
	return card.SendChosen{By: by, To: to, Another: true}
}

// centurions places new centurions at the start of the Boarding Party track.
func centurions(n int) card.Placement { return card.Put(n, card.Centurion, card.NoArea) }

func may(who card.Who, effects ...card.Effect) card.May { return card.May{Who: who, Then: effects} }

// suffer draws trauma tokens, shed discards some (E-ION-10, E-ION-18).
func suffer(who card.Who, n int) card.DrawTrauma { return card.DrawTrauma{Who: who, N: n} }

func shed(who card.Who, n int) card.DiscardTrauma { return card.DiscardTrauma{Who: who, N: n} }
