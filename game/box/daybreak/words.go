package daybreak

import "battlestar/game/card"

// The functions below only make the literals of this package shorter.

func skills(types ...card.Skill) []card.Skill { return types }

func needs(all ...card.Need) []card.Need { return all }

// either lists the options of a choice.
func either(options ...card.Effects) []card.Effects { return options }

// instead is the alternative to the skill check of a card.
func instead(effects ...card.Effect) []card.Effects { return []card.Effects{effects} }

func discard(who card.Who, n int) card.Discard { return card.Discard{Who: who, N: n} }

// anySkill draws cards from inside or outside the player's skill set; card.DrawOwn draws from inside it only.
func anySkill(who card.Who, n int) card.Draw { return card.Draw{Who: who, N: n} }

func treachery(who card.Who, n int) card.Draw {
	return card.Draw{Who: who, N: n, Types: skills(card.Treachery)}
}

func intoDestiny(n int) card.IntoDestiny { return card.IntoDestiny{N: n, Type: card.Treachery} }

func mutiny(who card.Who) card.DrawMutiny { return card.DrawMutiny{Who: who, N: 1} }

func send(who card.Who, to card.Place) card.Send { return card.Send{Who: who, To: to} }

// upto is the effect of a die up to a result; above that, there is none.
func upto(result int, effects ...card.Effect) card.Roll { return card.Roll{Upto: result, Low: effects} }

func lookAtTop(of card.Deck) card.LookAtTop { return card.LookAtTop{Of: of} }
