package english

import (
	"battlestar/game/card"
	"battlestar/game/say"
)

// boxes are the boxes of the game.
var boxes = map[card.ID]say.BoxText{
	"base": {Name: "Base game", Line: "The flight to Kobol. The rulebook recommends it for a first game."},
	"pegasus": {
		Name:   "Pegasus",
		Line:   "A second battlestar, treachery cards, reckless checks, executions, 4 new characters, Cylon Leaders, New Caprica.",
		Advice: "For players who know the base game. Leave its options off the first time.",
	},
	"exodus": {
		Name:   "Exodus",
		Line:   "New crises, skill check abilities, 4 new characters, executions, 1 extra Loyalty card.",
		Advice: "For players who know the base game. Leave its options off the first time.",
	},
	"daybreak": {
		Name:   "Daybreak",
		Line:   "Mutiny cards, miracle tokens, a Mutineer, assault raptors, 12 new characters, the Search for Home.",
		Advice: "For players who know the base game. Leave Search for Home off the first time.",
	},
}
