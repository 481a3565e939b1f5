package scene

// ruleEntry is an entry of the rules as players read them. Its ids are those of the rules that it tells of, or beginnings of them.
type ruleEntry struct {
	chapter, title, text string
	ids                  []string
}

// rulesText is the rules of the base game, in the words of this program.
var rulesText = []ruleEntry{
	{"Begin here", "What it is about", "The last humans flee through space aboard Galactica and a fleet of civilian ships. They win together if the fleet reaches " +
		"Kobol. But some of the players are Cylons, in secret, and win if the fleet does not get there.\n\nNobody knows who is who: each looks at the own " +
		"Loyalty card alone. Talk, promise, accuse and lie as you like, about everything but what exactly you hold or have seen.", []string{"B-TERM-03", "B-TERM-04"}},
	{"Begin here", "How the humans win", "Each jump takes the fleet 1 to 3 closer. Once it has travelled 8 or more, the next jump is the last: if every resource is " +
		"above 0 at that moment, the humans win. Population lost by an early jump is lost before it.", []string{"B-KOBOL", "B-END-03", "B-TIME-05"}},
	{"Begin here", "How the Cylons win", "• A resource stands at 0 at the end of a player's turn. Within the turn it may still be raised again.\n• Six places on " +
		"Galactica are damaged at the same time.\n• A centurion reaches the end of the boarding track.\n• The last jump is made with a resource at 0.\n\nCylons win " +
		"together, those included who were never found out.", []string{"B-END", "B-DMG-02", "B-BOARD-03"}},
	{"Begin here", "One screen, many eyes", "The table is open to all. What is yours alone lies behind your curtain: hand, loyalty, what you have looked at. Hold the " +
		"button to open it; a click never does. It closes as soon as others have to look, when the window loses the focus, and after a minute without input.\n\nYou may peek " +
		"at any time. Nothing on the open table depends on what somebody holds: whoever could hold something is asked.", []string{"B-SECRET", "B-TIME-03"}},
	{
		"Begin here", "What may be said", "Allowed: vague words, accusing, guessing, lying. Not allowed: exact strengths or types of cards in hand or in a check, and what " +
			"you looked at: crises, ships, Super Crises. After looking at somebody's Loyalty card you may say “Cylon” or “no Cylon”, true or not, and nothing more.",
		[]string{"B-SECRET-01", "B-SECRET-02", "B-CIV-06"},
	},

	{"Begin here", "When a card says otherwise", "A card wins over the rules. Do as much of what it says as can be done, and skip the rest. “May” means that you may decline; all else has to be " +
		"done.", []string{"B-TERM"}},
	{"Begin here", "Who decides the order", "Where several things happen at once, the current player says in which order. If two want to step in at the same moment, he says who goes first; the other may then " +
		"think again. Where the rules leave open who chooses a ship, he does too.", []string{"B-TIME", "B-X"}},

	{
		"Setting up", "Characters", "The first player chooses first, then clockwise. You may take a sheet of the kind (political leader, military leader, pilot) of which " +
			"most are left, or a support character at any time. A sheet gives a skill set, abilities, one ability for once in the game, and a drawback that is never optional.",
		[]string{"B-SETUP-02", "B-SETUP-03", "B-SETUP-04", "B-SETUP-05", "B-SETUP-06", "B-CHAR"},
	},
	{"Setting up", "What is on the table", "Fuel 8, food 8, morale 10, population 12. A basestar and three raiders in front of Galactica, a viper at each launch area, two " +
		"civilian ships behind. Everyone but the first player draws 3 Skill cards; two of each type make the Destiny deck.", []string{"B-SETUP", "B-LIMIT"}},
	{"Setting up", "President and Admiral", "Each title goes to the highest character in its line. The President holds the Quorum cards, the Admiral the nukes, and each " +
		"decides where a card says so. One player may be both. A title moves only when an effect says so, or when its holder is revealed as a Cylon; an Admiral sent to the Brig " +
		"loses it at once, a President does not.", []string{"B-TITLE", "B-SETUP-07", "B-SETUP-08", "B-PRES", "B-ADM", "B-CRISIS-11"}},

	{"The turn", "The turn in short", "1 Receive skills · 2 Move · 3 One action · 4 A crisis · 5 Cylon ships act · 6 Prepare for jump.\n\nMoving and acting are up to you, the " +
		"rest is not. At the end all players over the hand limit of 10 discard (the Chief's is 8).", []string{"B-TURN-01", "B-TURN-05", "B-TURN-10", "B-TURN-11", "B-TURN-14", "B-CARD-08"}},
	{"The turn", "Receive skills", "Draw the cards of your skill set, all of them, whatever you hold. Where the sheet says “or” you split the number as you like, before you " +
		"look at what you draw. In Sickbay you draw only 1 card.", []string{"B-TURN-02", "B-TURN-03", "B-CHAR-02", "B-CHAR-03", "B-CARD-03"}},
	{"The turn", "Moving", "One move, free within the same ship. To the other ship (Galactica, Colonial One) you first discard a Skill card. A pilot in space moves to a " +
		"neighbouring area free, or discards a card and lands anywhere. Sickbay and the Brig can never be chosen.", []string{"B-MOVE", "B-TURN-04", "B-TURN-12", "B-TURN-13"}},
	{
		"The turn", "Actions", "One of: use your place · play a Skill card marked Action · use an ability marked Action · use your title · play a Quorum card as President · fly " +
			"or fire the viper that you pilot · reveal yourself as a Cylon · nothing.\n\nA damaged place cannot be used until it is repaired. “Another action” is a full new action.",
		[]string{"B-ACT", "B-LOC"},
	},
	{"The turn", "Executive Order", "Choose another human player: he may move and then take 1 action, or take 2 actions. It is his doing, but the turn remains yours: checks begin " +
		"at your left, and what the current player decides you decide. Once a turn, whoever plays it.", []string{"B-ACT-07", "B-ACT-08", "B-ACT-09", "B-ACT-10", "B-CARD-09"}},
	{"The turn", "The Brig", "Who is in the Brig may not move, draws no crisis and adds at most 1 card to each check; actions stay possible. Its own action is a check of 7 " +
		"(politics, tactics): on a pass you go to any place of Galactica. Nothing else gets you out unless it names the Brig.", []string{"B-BRIG", "B-LOC-06"}},

	{"Skill cards", "Skill cards", "A card has a type, a strength of 1 to 5 and a text. In a check only type and strength count. Outside it only the text does, at the time that it " +
		"names. Hands are secret, their size is not; the type drawn is seen, because the decks are.", []string{"B-CARD-01", "B-CARD-02", "B-CARD-04", "B-ACT-11"}},
	{"Skill cards", "Discarding", "Who has too few discards all, and the effect counts as done. At random means that nobody chooses. When several discard, all choose in secret " +
		"first; if anything is drawn, one after another.", []string{"B-CARD-05", "B-CARD-06", "B-CARD-07", "B-TIME-04"}},
	{"Skill cards", "Decks that run out", "A Skill, Crisis or Quorum deck that runs out is shuffled anew from its discards, at once. The Loyalty deck never is. Destiny is built " +
		"anew, two of each type, when its last card is taken.", []string{"B-CARD-10", "B-CARD-11", "B-CARD-12", "B-CARD-13", "B-CARD-14", "B-SETUP-13"}},

	{"Skill checks", "A check, step by step", "A check has a difficulty and some types that count for it. Two cards of Destiny go in unseen. Then each player in turn, from the left of " +
		"the current player round to him, adds any number of cards face down. They are shuffled and turned up: types that count add their strength, all others take theirs away. " +
		"The total reaches the difficulty: pass. If not, fail.", []string{"B-CHECK"}},
	{"Skill checks", "Before the cards", "Once a check is announced, abilities may change its difficulty. Then Scientific Research makes engineering count, and Investigative " +
		"Committee has all cards added face up. Any human may play these.", []string{"B-CHECK-02", "B-CHECK-10", "B-CARD-19"}},
	{"Skill checks", "After the cards", "When the total is known, one Declare Emergency makes the check easier by 2. All cards are then discarded face up, and nobody learns who added " +
		"what.", []string{"B-CHECK-11", "B-CHECK-12", "B-CHECK-13"}},
	{"Skill checks", "Who adds how much", "A player in the Brig 1 card, a revealed Cylon 1 card, everyone else any number. Nobody may pass and come back.", []string{
		"B-CHECK-03", "B-CHECK-04",
		"B-CHECK-05", "B-CHECK-06", "B-CHECK-14",
	}},

	{"Crises", "Crisis cards", "At the end of each human's turn a Crisis card is turned up and resolved: a check, a choice of two, or an attack. Who is in the Brig at that moment draws " +
		"none. Both boxes of a choice may be taken, even one that cannot be carried out.", []string{"B-CRISIS", "B-TURN-06", "B-TIME-01"}},
	{"Crises", "The signs at the foot", "A ship at the foot of the card makes those Cylon ships act. The sign of the drive moves the fleet one space on the jump track. Both count whether the " +
		"check was passed or not.", []string{"B-TURN-07", "B-TURN-08", "B-TURN-09", "B-CRISIS-09"}},
	{"Crises", "Attacks", "An attack card first makes ships act that are there already, then places new ones, then its special rule holds. It has no signs at its foot, so it never prepares a " +
		"jump.", []string{"B-ATTACK"}},
	{"Crises", "Super Crises", "Each Cylon who reveals himself gets one, and plays it at Caprica. No ability of a character changes it.", []string{"B-SUPER"}},

	{"Cylon ships", "Raiders", "Each raider does the first that it can: fire at an empty viper in its area, at a piloted one, destroy a civilian ship there, move towards the nearest civilian " +
		"ship, fire at Galactica. If no raider is on the board, each basestar launches two instead.", []string{"B-CYL-02", "B-CYL-03", "B-CYL-04", "B-CYL-05", "B-CYL-06", "B-CYL-07"}},
	{"Cylon ships", "Heavy raiders and centurions", "First all centurions aboard go one space on. Then heavy raiders at a launch area board Galactica, the others move towards one. " +
		"Four steps on the boarding track, and the ship is lost. If no heavy raider is in space, each basestar launches one.", []string{"B-CYL-09", "B-CYL-10", "B-CYL-11", "B-CYL-12", "B-BOARD", "B-LIMIT-04"}},
	{"Cylon ships", "Basestars", "Each fires at Galactica: 4 to 8 damages her. “Launch raiders” puts three more beside each basestar. A basestar takes three hits; its damage tokens switch off " +
		"hangar or weapons.", []string{"B-CYL", "B-CYL-13", "B-CYL-14", "B-CYL-08", "B-DMG-06", "B-DMG-07", "B-DMG-08"}},

	{
		"Combat", "What a die needs", "One die of 8.\n• Raider: 3–8 destroys it.\n• Heavy raider, centurion: 7–8.\n• Basestar, from a viper: 8; from Galactica: 5–8.\n• Viper, from a raider: 5–7 " +
			"damages, 8 destroys.\n• Galactica, from a raider: 8; from a basestar: 4–8.\n• Civilian ship, from a raider: destroyed without a die.\n• Nuke: 1–2 two hits on a basestar, 3–6 destroys it, 7–8 also three raiders there.",
		[]string{"B-COMBAT", "B-NUKE"},
	},
	{"Combat", "Dice", "Before a die anyone human may play one Strategic Planning for +2, for or against the fleet. After it a die may be rolled again by ability or Evasive Maneuvers. Below 1 counts as 1, " +
		"above 8 as 8.", []string{"B-DIE", "B-CARD-16"}},
	{"Combat", "Vipers", "Using a viper is one of: launch it, move it to a neighbouring area, fire at a ship in its area. Empty vipers are ordered from Command, two orders at a time. Pilots launch " +
		"from the Hangar Deck and use their viper as their action. A pilot shot down goes to Sickbay.", []string{"B-VIPER", "B-CARD-17", "B-TERM-09"}},
	{"Combat", "Damage and repair", "A hit on Galactica draws a token: a place, or a fuel or food that is lost. Who stands in a place that is hit goes to Sickbay. Repair, played there, mends the place; on the Hangar " +
		"Deck it mends two vipers.", []string{"B-DMG", "B-CARD-15"}},
	{
		"Combat", "Civilian ships", "They lie face down. One that is destroyed is turned up, and what it shows is lost. Communications looks at two and moves them. A new one without an area is placed by the Admiral.",
		[]string{"B-CIV"},
	},
	{"Combat", "Raptors", "To risk a raptor there has to be one. If the die fails, it is lost.", []string{"B-RAPTOR", "B-CARD-18"}},

	{"Jumping", "The jump track", "Each sign of the drive moves the fleet one space. On the last it jumps at once, without loss. On the two blue ones before it FTL Control may jump early: on 1–6 the population shown is " +
		"lost, 3 or 1.", []string{"B-JUMP-01", "B-JUMP-02", "B-JUMP-03", "B-JUMP-04", "B-DMG-09", "B-LOC-01"}},
	{"Jumping", "A jump", "All ships leave the board: Cylon ships, civilian ships, vipers with their pilots. Centurions stay aboard. The Admiral draws two destinations and chooses one in secret; what it says is done, its distance " +
		"counts.", []string{"B-JUMP"}},
	{
		"Jumping", "Sleeper agents", "The first time the distance is 4 or more, every player gets another Loyalty card, Boomer two, and she goes to the Brig. Whoever finds a Cylon card now has been one all along.",
		[]string{"B-SLEEP"},
	},

	{"Loyalty", "Loyalty cards", "One Cylon card among your Loyalty cards makes you a Cylon, whatever the others say. You follow all rules for humans until you reveal yourself. With 3 or 4 players one Cylon card is in the deck, " +
		"with 5 or 6 two.", []string{"B-LOY", "B-SETUP-09", "B-SETUP-10", "B-SETUP-11"}},
	{"Loyalty", "Revealing yourself", "It is an action. What the card says happens, unless you are in the Brig. You discard to 3 Skill cards, lose titles, go to the Resurrection Ship, get a Super Crisis, and your turn ends without a " +
		"crisis.", []string{"B-REV"}},
	{"Loyalty", "Life as a Cylon", "Draw 2 cards of any types, move among the Cylon places, use one. You may add 1 card to each check, and may ignore what a crisis does to you. Texts on Skill cards are of no use to you.", []string{
		"B-CPL",
		"B-CTURN", "B-CRISIS-10", "B-LOC-11", "B-LOC-12", "B-LOC-13", "B-LOC-14", "B-LOC-15",
	}},
	{
		"Loyalty", "The Sympathizer", "In games of 4 or 6. Whoever gets it turns it up at once: if a resource is in the red he goes to the Brig and stays human; if none is, he joins the Cylons, but never gets Super Crises nor the Cylon fleet.",
		[]string{"B-SYMP"},
	},
	{"Loyalty", "In the red", "Fuel or food of 4 or less, morale of 5 or less, population of 6 or less: half of what the fleet set out with.", []string{"B-TERM-08", "B-RES", "B-X-05"}},
}
