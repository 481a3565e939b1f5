package english

import (
	"battlestar/game/card"
	"battlestar/game/say"
)

// boxes are the boxes of the game.
var boxes = map[card.ID]say.BoxText{
	"base": {Name: "Base game", Line: "The flight to Kobol. What the rulebook advises for a first game."},
	"pegasus": {
		Name:   "Pegasus",
		Line:   "A second battlestar, Treachery cards, reckless checks, executions, four characters, Cylon Leaders, New Caprica.",
		Advice: "For those who know the base game; the first time without its options.",
	},
	"exodus": {
		Name:   "Exodus",
		Line:   "New crises, skill cards with abilities in checks, four characters, executions, one Loyalty card more.",
		Advice: "For those who know the base game; the first time without its options.",
	},
	"daybreak": {
		Name:   "Daybreak",
		Line:   "Mutiny cards, miracle tokens, a Mutineer, assault raptors, twelve characters, the search for a home.",
		Advice: "For those who know the base game; the first time without Search for Home.",
	},
}
