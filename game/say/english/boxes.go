package english

import (
	"battlestar/game/card"
	"battlestar/game/say"
)

// boxes are the boxes of the game.
var boxes = map[card.ID]say.BoxText{
	"base": {Name: "Base game", Line: "The flight to Kobol, which the rulebook recommends for a first game."},
	"pegasus": {
		Name:   "Pegasus",
		Line:   "Adds a second battlestar, treachery cards, reckless checks, executions, 4 characters, Cylon Leaders and New Caprica.",
		Advice: "For players who know the base game. Leave the Pegasus options off the first time.",
	},
	"exodus": {
		Name:   "Exodus",
		Line:   "Adds new crises, skill check abilities, 4 characters, executions and 1 extra Loyalty card.",
		Advice: "For players who know the base game. Leave the Exodus options off the first time.",
	},
	"daybreak": {
		Name:   "Daybreak",
		Line:   "Adds Mutiny cards, miracle tokens, a Mutineer, assault raptors, 12 characters and the Search for Home.",
		Advice: "For players who know the base game. Leave Search for Home off the first time.",
	},
}
