package english

import "battlestar/game/say"

// guide holds the notes of the first-game guide.
var guide = [say.NumGuideNotes]say.GuideText{
	say.GuideEnd: {
		Title: "The last jump is next",
		Text:  "The fleet has traveled %d or more. The next jump ends the game: the humans win if every resource is above 0.",
	},
	say.GuideCylon: {
		Title: "A Cylon is revealed",
		Text:  "That player now takes short turns among the Cylon locations, adds at most 1 card to checks, and may set a crisis on the fleet.",
	},
	say.GuideSleepers: {
		Title: "Halfway there",
		Text:  "The fleet has traveled %d or more, so everyone was dealt another Loyalty card. Anyone who was human may be a Cylon now. Trust no one for old times’ sake.",
	},
	say.GuideRed: {
		Title: "A resource is in the red",
		Text:  "Half of it is gone. If any resource is at 0 at the end of a turn, the Cylons win.",
	},
	say.GuideBoarders: {
		Title: "Centurions are aboard",
		Text:  "Each time heavy raiders activate, centurions advance 1 space. At the end of the track, the humans lose. Fight them from the Armory.",
	},
	say.GuideDamage: {
		Title: "Galactica is hit",
		Text:  "A damaged location cannot be used until a player there repairs it. The humans lose when %d are damaged at the same time.",
	},
	say.GuideBrig: {
		Title: "A player is in the Brig",
		Text:  "In the Brig you cannot move, draw no Crisis card, and add at most 1 card to checks. The way out is a skill check, an action there.",
	},
	say.GuideSickbay: {
		Title: "A player is in Sickbay",
		Text:  "If you begin your turn there, you draw only 1 card. You leave by moving, as from anywhere else.",
	},
	say.GuideDestination: {
		Title: "Where to?",
		Text:  "The fleet jumps and leaves all ships behind. The Admiral alone looks at the Destination cards and keeps one. Its distance brings the goal nearer.",
	},
	say.GuideEarly: {
		Title: "The fleet can jump early",
		Text:  "The fleet marker is on blue. From FTL Control, a player can jump now, at the risk of the population shown.",
	},
	say.GuideHandover: {
		Title: "Hand over the screen",
		Text:  "This question is for one player’s eyes. Hand the laptop over, then hold the button. Behind the curtain is what only that player may see.",
	},
	say.GuideContribute: {
		Title: "Who adds cards?",
		Text:  "In turn, each player says at the table: none, or some. Choose any number of cards behind your curtain. Everyone sees how many you add, no one sees which.",
	},
	say.GuideResult: {
		Title: "The cards are revealed",
		Text:  "Cards of the types that count add their strength. All others subtract theirs. No one learns whose cards they were.",
	},
	say.GuideCheck: {
		Title: "A skill check",
		Text:  "Everyone may add cards facedown, and Destiny adds 2 unknown ones. Together they must reach the number. Some players may not want them to.",
	},
	say.GuideBox: {
		Title: "A choice",
		Text:  "The named player decides for everyone. Either box may be chosen, even one that cannot be carried out. Discuss it first.",
	},
	say.GuideDice: {
		Title: "Before a die is rolled",
		Text:  "Any human player may add 2 with Strategic Planning, for the fleet or against it. Then the roll decides.",
	},
	say.GuideBar: {
		Title: "It continues by itself",
		Text:  "When the bar is full, the game continues. Press Wait if you need time. The stops in the settings decide which moments wait.",
	},
	say.GuideWindow: {
		Title: "Someone may step in",
		Text:  "Everyone who could hold something to play now is asked, whatever they hold. If no one wants to play, press Continue. Otherwise, click your name.",
	},
	say.GuideCrisis: {
		Title: "A crisis",
		Text:  "Each human player’s turn ends with one. Resolve it as it says. Then the icons at its foot move Cylon ships and the fleet.",
	},
	say.GuideShips: {
		Title: "Cylon ships act",
		Text:  "No one steers them. If there is a choice, such as which area comes first, the current player makes it. Turn the mouse wheel to look closer.",
	},
	say.GuideJump: {
		Title: "The jump track",
		Text:  "Jump icons move the fleet marker. At the end of the track, the fleet jumps and escapes. That is how humans win: survive, and jump.",
	},
	say.GuideFirstSkills: {
		Title: "Your first cards",
		Text:  "Before the first turn, everyone but the first player takes %d skill cards of the types on their character sheet. Click the decks that glow.",
	},
	say.GuideSkills: {
		Title: "Receive skills",
		Text:  "The turn begins with cards: all that the character sheet shows. Where one number stands for two types, choose. Click the decks.",
	},
	say.GuideMove: {
		Title: "Move",
		Text:  "You can choose what glows. You have one move. It is free aboard the same ship and costs a card to the other. Think of the action you want next.",
	},
	say.GuideAction: {
		Title: "One action",
		Text:  "Click your location to use it. Or use what your sheet or title offers, or a card from your hand. Choices that cannot be undone need a second click.",
	},
	say.GuideTitles: {
		Title: "President and Admiral",
		Text:  "Crises often ask one of them. The President plays Quorum cards. The Admiral chooses where the fleet jumps.",
	},
	say.GuideMistake: {
		Title: "A mistake?",
		Text:  "Z undoes the last decision: at once if no one learned anything by it, later if everyone agrees. The menu can correct what is on the table.",
	},
	say.GuideExecution: {
		Title: "An execution",
		Text:  "The player discards their hand and proves to be human or Cylon. A human costs 1 morale and continues as another character. A Cylon is revealed.",
	},
	say.GuidePegasusExecution: {
		Title: "A character is executed",
		Text:  "The player proves to be human or Cylon. A human costs 1 morale and continues as another character, with the old Loyalty cards faceup. A Cylon is revealed.",
	},
	say.GuideHull: {
		Title: "Two ships, one hit",
		Text:  "The current player chooses which ship takes the damage, before a token is seen. Pegasus is lost when all four of its locations are damaged.",
	},
	say.GuidePegasusLost: {
		Title: "Pegasus is lost",
		Text:  "It is a dark wreck for the rest of the game. No one can go there or repair it, and Galactica takes every hit alone from now on.",
	},
	say.GuideLanding: {
		Title: "The fleet has landed",
		Text:  "Everyone is on New Caprica now, and space stands still. Jump icons bring Galactica back. Until then, crises come from a Crisis deck of their own.",
	},
	say.GuideForces: {
		Title: "Occupation forces",
		Text:  "When they activate, each advances 1 location. Past the Shipyard, it takes a civilian ship with it. As a human, you can attack those at your location.",
	},
	say.GuidePrepared: {
		Title: "Locked and prepared ships",
		Text:  "All civilian ships are on the ground. Only those prepared at the Shipyard can leave once Galactica is back. A red ring marks the next to be lost.",
	},
	say.GuideDetention: {
		Title: "A player is in Detention",
		Text:  "There you cannot move, and you add at most 2 cards to checks. You still draw Crisis cards. The way out is a skill check, an action there.",
	},
	say.GuideMedicalCenter: {
		Title: "In the Medical Center",
		Text:  "If you begin your turn there, you draw only 1 card. You leave by moving, as from anywhere else.",
	},
	say.GuideGalacticaBack: {
		Title: "Galactica is back",
		Text:  "Cylons wait over the planet, and ships act again. Evacuation icons and the Shipyard bring civilian ships up. A move between ground and space costs a card.",
	},
	say.GuideDeparture: {
		Title: "When to leave",
		Text:  "The Admiral can end the game with an action. Everything and everyone still on the ground is lost. The humans win if every resource is above 0.",
	},
	say.GuideMutiny: {
		Title: "A Mutiny card",
		Text:  "It is secret, and played as an action. You may hold one. A second sends you to the Brig, and you keep one of the two. Cylon players hold none.",
	},
	say.GuideMutineer: {
		Title: "The Mutineer",
		Text:  "Human, unless another card says otherwise. The Mutineer loses all titles, draws a Mutiny card on each own turn with a jump icon, and may hold two.",
	},
	say.GuideMiracles: {
		Title: "Miracle tokens",
		Text:  "Once-per-game abilities now cost 1 miracle token per use. Everyone begins with one, and few can hold more. Spend it: cards and missions bring new ones.",
	},
	say.GuideDemetrius: {
		Title: "The Demetrius",
		Text:  "This human ship is a move away, for 1 card. Use its Bridge to fly a mission instead of drawing a crisis. The Tactical Plot shows the next mission.",
	},
	say.GuideMission: {
		Title: "A mission",
		Text:  "This skill check cannot be changed by any ability or card. Some missions bring Earth nearer, others weaken the Cylons. The next must wait for a jump.",
	},
	say.GuideReckless: {
		Title: "A reckless skill check",
		Text:  "Treachery cards revealed in this check take effect, no matter who added them. The check became easier, and this is the price.",
	},
	say.GuideMovement: {
		Title: "Instead of moving",
		Text:  "Cards marked Movement are used now, instead of a move. Use one, or move, or do neither. You may use one even in the Brig.",
	},
	say.GuideInfiltrates: {
		Title: "A Cylon Leader aboard",
		Text:  "That Leader now moves, acts and draws crises as a human player, but adds at most 2 cards to checks and holds no title. No one knows their aim.",
	},
	say.GuideOwnAgenda: {
		Title: "How to play a Leader",
		Text:  "You win with the side it names, if the rest is true at the end. No one knows your aim: promise what you like. Go aboard from the Human Fleet.",
	},
	say.GuideOwnMotives: {
		Title: "Your Motives",
		Text:  "To win, have 2 revealed Motives for the winning side and at most 1 unrevealed. Reveal one whenever it is true. Some wait for the end. The rest stay secret.",
	},
	say.GuideOwnTreachery: {
		Title: "Treachery cards",
		Text:  "They count against nearly every check, and humans never use their texts. As a human, discard them with care: a discard may let a Cylon strike.",
	},
	say.GuideMarkVII: {
		Title: "A Viper Mark VII",
		Text:  "It has moved 1 area. Now fly 1 further, or stay. It is damaged only on 6 and 7. All four begin damaged.",
	},
	say.GuideAbilities: {
		Title: "Skill check abilities",
		Text:  "Cards with this icon take effect because they are in the check, no matter who added them. Each name works once. The current player chooses the order.",
	},
	say.GuideBridge: {
		Title: "Basestar Bridge",
		Text:  "A Cylon player’s action there is two different abilities out of four. Name both first. Then they happen in that order.",
	},
	say.GuidePursuit: {
		Title: "The Cylons pursue",
		Text:  "If Cylon ships would act but there are none, one joins the Cylon fleet and the pursuit advances. It endangers civilian ships first, then the whole fleet.",
	},
	say.GuideFollowed: {
		Title: "Left behind, for now",
		Text:  "The Cylon ships wait on their own board and will be back. Civilian ships stayed where they were. Vipers may escort them out of danger.",
	},
	say.GuideCAG: {
		Title: "The CAG",
		Text:  "You place new civilian ships, in an area without one if possible. As an action, activate an unmanned viper and pass the title on.",
	},
	say.GuideCrossroads: {
		Title: "At the Crossroads",
		Text:  "Each player secretly puts one trauma token beside a Crossroads card. It decides what the card does. At the Trial, the tokens still held are revealed.",
	},
	say.GuideEliminated: {
		Title: "Out of the game",
		Text:  "A player eliminated by the Trial takes no more turns and has lost, whichever side wins. Everyone else plays on: the next jump ends the game.",
	},
	say.GuideTraumaThere: {
		Title: "A token waits there",
		Text:  "If you begin your turn in Sickbay or the Brig, take the trauma token there, unseen by others. A disaster executes you if you are human.",
	},
	say.GuideAllies: {
		Title: "Allies",
		Text:  "Three people aboard are played by no one. If you end your move where one of them is, you must encounter that ally. The token decides which text happens.",
	},
	say.GuideOwnTrauma: {
		Title: "Your trauma tokens",
		Text:  "At the Trial, antagonistic ones count against humans, benevolent ones against revealed Cylons. With the most, and at least 3, you are out of the game.",
	},
	say.GuideOwnGoals: {
		Title: "Personal Goals",
		Text:  "A human’s Loyalty card may be one. Reveal it as an action while its text is true. Left unrevealed, it costs the humans 1 of its resource at the end.",
	},
	say.GuideOwnFive: {
		Title: "The Final Five",
		Text:  "A human’s Loyalty card may be one. Nothing happens when its owner looks at it. If another player does, or its owner is executed, it takes effect.",
	},
	say.GuideOwnLoyalty: {
		Title: "Are you a Cylon?",
		Text:  "Look at it, and show nothing, whatever it is. A Cylon poses as a human and harms the fleet in secret, until they reveal it as an action.",
	},
	say.GuideOwnSide: {
		Title: "How to play your card",
		Text:  "Hold X or the card. While you hold, it is faceup, and this note tells you what to do with it.",
	},
	say.GuideOwnSideAgain: {
		Title: "What you are now",
		Text:  "Hold X or the cards: you may be someone else than before. While you hold, this note tells you what to do.",
	},
	say.GuideOwnHuman: {
		Title: "How to play your card",
		Text:  "You are human: help the fleet to its goal, and find out who does not. Watch what is added to checks, and do not let doubt divide you.",
	},
	say.GuideOwnCylon: {
		Title: "How to play your card",
		Text:  "You are a Cylon: seem human, and spoil what you can without being found out. To reveal yourself as an action, press Reveal on the card.",
	},
	say.GuideOwnAdding: {
		Title: "What you add",
		Text:  "Click cards, then confirm. The right types help, all others hurt. If anyone asks what you added: a little, or a lot, or whatever you like to claim.",
	},
	say.GuideOwnHand: {
		Title: "From your hand",
		Text:  "You can play what glows. If nothing glows, or you do not want to, go back: no one learns why you looked.",
	},
	say.GuideOwnLimit: {
		Title: "Too many cards",
		Text:  "At the end of each turn, discard down to %d cards.",
	},
	say.GuideOwn: {
		Title: "Behind your curtain",
		Text:  "This is your hand. Hold X to look at what is facedown. Hold the mouse on a card to read it large. Press Close when done, before anyone else looks.",
	},
}
