package pegasus

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

func treachery(who card.Who, n int) card.Draw {
	return card.Draw{Who: who, N: n, Types: skills(card.Treachery)}
}

// eachForTreachery makes the players, one after the other, discard n cards and draw as many Treachery cards (P-CLAR-12).
func eachForTreachery(n int) card.DiscardThenDraw {
	return card.DiscardThenDraw{Who: card.EachPlayer, N: n, Type: card.Treachery}
}

func send(who card.Who, to card.Place) card.Send { return card.Send{Who: who, To: to} }

func may(who card.Who, effects ...card.Effect) card.May { return card.May{Who: who, Then: effects} }
