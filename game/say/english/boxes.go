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
		Brings: []string{
			"Pegasus flies beside Galactica: its 4 locations help the humans, and a hit can damage either ship.",
			"Treachery is a new skill type that counts against nearly every check. Only Cylon players can use the text of its cards.",
			"Some skill cards make a check reckless: it gets easier, but treachery cards revealed in it can take effect.",
			"Characters can be executed. The player proves their loyalty, and a human returns with a new character.",
			"A Cylon Leader, the Sympathetic Cylon and the landing on New Caprica are options.",
		},
		Watch: "Executing a human costs 1 morale, so make sure before you use the Airlock.",
	},
	"exodus": {
		Name:   "Exodus",
		Line:   "Adds new crises, skill check abilities, 4 characters, executions and 1 extra Loyalty card.",
		Advice: "For players who know the base game. Leave the Exodus options off the first time.",
		Brings: []string{
			"Some skill cards have an ability that takes effect when they are revealed in a check, no matter who added them.",
			"The Loyalty deck has 1 extra card, so no one knows for certain how many Cylon cards are dealt.",
			"Characters can be executed. The player proves their loyalty, and a human returns with a new character.",
			"Personal Goals and the Final Five are options that make even “not a Cylon” cards a burden.",
			"The Cylon Fleet and the Ionian Nebula are options too: Cylon ships that pursue you, and a Trial at the journey’s end.",
		},
		Watch: "A card of strength 0 can matter most: read the abilities in each check before you look at the total.",
	},
	"daybreak": {
		Name:   "Daybreak",
		Line:   "Adds Mutiny cards, miracle tokens, a Mutineer, assault raptors, 12 characters and the Search for Home.",
		Advice: "For players who know the base game. Leave Search for Home off the first time.",
		Brings: []string{
			"Mutiny cards are secret, and playing one is an action. Drawing a second sends most players to the Brig.",
			"The Mutineer, a human player who draws Mutiny cards, can be among the Loyalty cards.",
			"Once-per-game abilities now cost 1 miracle token, and cards can give you another.",
			"Treachery cards count against nearly every check. Choosing to discard one can bring you a Mutiny card.",
			"Assault raptors launch with the vipers. Search for Home, with Demetrius and its missions, is an option.",
		},
		Watch: "The number of Mutiny cards that each player holds is public: keep an eye on it.",
	},
}
