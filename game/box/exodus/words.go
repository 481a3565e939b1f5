package exodus

import "battlestar/game/card"

// The words below only make the literals of this package shorter to read.

func skills(types ...card.Skill) []card.Skill { return types }

// either is the boxes of a choice.
func either(options ...card.Effects) []card.Effects { return options }

// instead is what may be taken instead of the check of a card.
func instead(effects ...card.Effect) []card.Effects { return []card.Effects{effects} }

func discard(who card.Who, n int) card.Discard { return card.Discard{Who: who, N: n} }

func discardRandom(who card.Who, n int) card.Discard {
	return card.Discard{Who: who, N: n, Random: true}
}

func send(who card.Who, to card.Place) card.Send { return card.Send{Who: who, To: to} }

// sendAnother is another player whom somebody chooses to be sent somewhere.
func sendAnother(by card.Who, to card.Place) card.SendChosen {
	return card.SendChosen{By: by, To: to, Another: true}
}

// centurions are new ones, at the start of the boarding party track.
func centurions(n int) card.Placement { return card.Put(n, card.Centurion, card.NoArea) }

func may(who card.Who, effects ...card.Effect) card.May { return card.May{Who: who, Then: effects} }

// suffer is trauma tokens drawn, shed is some discarded (E-ION-10, E-ION-18).
func suffer(who card.Who, n int) card.DrawTrauma { return card.DrawTrauma{Who: who, N: n} }

func shed(who card.Who, n int) card.DiscardTrauma { return card.DiscardTrauma{Who: who, N: n} }
