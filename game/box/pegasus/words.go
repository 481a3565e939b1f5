package pegasus

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

func treachery(who card.Who, n int) card.Draw {
	return card.Draw{Who: who, N: n, Types: skills(card.Treachery)}
}

// eachForTreachery has each player discard so many cards and draw as many Treachery cards, one after the other (P-CLAR-12).
func eachForTreachery(n int) card.DiscardThenDraw {
	return card.DiscardThenDraw{Who: card.EachPlayer, N: n, Type: card.Treachery}
}

func send(who card.Who, to card.Place) card.Send { return card.Send{Who: who, To: to} }

func may(who card.Who, effects ...card.Effect) card.May { return card.May{Who: who, Then: effects} }
