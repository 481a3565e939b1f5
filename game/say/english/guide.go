package english

import "battlestar/game/say"

// guide holds the notes of the first-game guide.
var guide = [say.NumGuideNotes]say.GuideText{
	say.GuideEnd: {
		Title: "The last jump is next",
		Text:  "The fleet has gone %d or more. With the next jump the game ends: the humans win if every resource is above 0.",
	},
	say.GuideCylon: {
		Title: "A Cylon is revealed",
		Text:  "From now on that player has short turns among the Cylon locations, adds at most 1 card to checks, and may bring a crisis of its own.",
	},
	say.GuideSleepers: {
		Title: "Half of the way",
		Text:  "The fleet has gone %d or more, so everybody was dealt another Loyalty card. Whoever was human may be a Cylon now. Trust nobody anew.",
	},
	say.GuideRed: {
		Title: "A resource is in the red",
		Text:  "Half of it is gone. If any resource stands at 0 at the end of a turn, the Cylons win.",
	},
	say.GuideBoarders: {
		Title: "Centurions are aboard",
		Text:  "Each time that heavy raiders are activated they go one space on. At the end of the track the humans lose. The Armory fights them.",
	},
	say.GuideDamage: {
		Title: "Galactica is hit",
		Text:  "A damaged location cannot be used until somebody repairs it from there. The game is lost with %d at the same time.",
	},
	say.GuideBrig: {
		Title: "Somebody is in the Brig",
		Text:  "No moves, no crisis of one's own, 1 card in checks. The way out is a skill check, an action in the Brig.",
	},
	say.GuideSickbay: {
		Title: "Somebody is in Sickbay",
		Text:  "Whoever begins a turn there draws only 1 card. You leave by moving, as from anywhere else.",
	},
	say.GuideDestination: {
		Title: "Where to?",
		Text:  "The fleet jumps and leaves all ships behind. The Admiral looks at destinations alone and keeps one; its distance brings the goal nearer.",
	},
	say.GuideEarly: {
		Title: "A jump can be made early",
		Text:  "The fleet marker is on blue. From FTL Control somebody can jump now, at the risk of the population shown.",
	},
	say.GuideHandover: {
		Title: "Hand the screen over",
		Text:  "This question is for one player's eyes. Hand the laptop over, then hold the button: behind the curtain lies what only that player may see.",
	},
	say.GuideContribute: {
		Title: "Who adds cards?",
		Text:  "In turn, each player says on the table: none, or some. Cards are chosen behind the curtain, any number. All see how many, nobody sees which.",
	},
	say.GuideResult: {
		Title: "The cards are turned up",
		Text:  "Types that count add their strength, all others take theirs away. Whose cards they were, nobody learns.",
	},
	say.GuideCheck: {
		Title: "A skill check",
		Text:  "The number has to be reached by the cards that all add face down, with 2 unknown ones of Destiny. Some may not want it to be reached.",
	},
	say.GuideBox: {
		Title: "A choice",
		Text:  "The player named decides for all. Both boxes are open, also one that cannot be carried out. Talk about it first.",
	},
	say.GuideDice: {
		Title: "Before a die is rolled",
		Text:  "Anybody human may add 2 by Strategic Planning, for the fleet or against it. Then the roll says what happens.",
	},
	say.GuideBar: {
		Title: "It goes on by itself",
		Text:  "When the bar is full the game goes on. Press Wait if you need time. Which moments wait is a matter of the stops, in the settings.",
	},
	say.GuideWindow: {
		Title: "Somebody may step in",
		Text:  "Everybody who could hold something to play now is asked, whatever they hold. If nobody wants to, press Go on. If you do, click your name.",
	},
	say.GuideCrisis: {
		Title: "A crisis",
		Text:  "Each human turn ends with one. It is resolved as it says; then the icons at its foot move Cylon ships and the fleet.",
	},
	say.GuideShips: {
		Title: "Cylon ships act",
		Text:  "Nobody steers them. Where there is something to choose, such as which area comes first, the current player does. The wheel looks closer at the board.",
	},
	say.GuideJump: {
		Title: "The jump track",
		Text:  "Jump icons move the fleet marker. At its end the fleet jumps and escapes. That is how you win: survive, and jump.",
	},
	say.GuideFirstSkills: {
		Title: "Your first cards",
		Text:  "Before the first turn everybody but the first player takes %d skill cards, of the types on the character sheet. Click the decks that glow.",
	},
	say.GuideSkills: {
		Title: "Receive skills",
		Text:  "The turn begins with cards: all that the character sheet says. Where a number stands for two types, choose; click the decks.",
	},
	say.GuideMove: {
		Title: "Move",
		Text:  "What glows can be chosen. One move, free aboard the same ship; to the other ship it costs a card. Think of the action that you want next.",
	},
	say.GuideAction: {
		Title: "One action",
		Text:  "Use your location: click it. Or what your sheet or title offers, or a card from your hand. What cannot be taken back asks for a second click.",
	},
	say.GuideTitles: {
		Title: "President and Admiral",
		Text:  "Crises often ask one of them. The President plays Quorum cards, the Admiral chooses where the fleet jumps to.",
	},
	say.GuideMistake: {
		Title: "A mistake?",
		Text:  "Z takes back the last answer: at once while nobody learned anything by it, later if all agree. The menu can set right what lies on the table.",
	},
	say.GuideExecution: {
		Title: "An execution",
		Text:  "The cards in hand are gone, and the player proves to be human or Cylon. A human costs 1 morale and goes on as another character; a Cylon is revealed.",
	},
	say.GuidePegasusExecution: {
		Title: "A character is executed",
		Text:  "The player proves what he is. A human costs 1 morale, keeps his Loyalty cards, now open, and goes on as somebody else; a Cylon is found out.",
	},
	say.GuideHull: {
		Title: "Two ships, one hit",
		Text:  "The current player says which ship takes the damage before a token is seen. With all four of her locations damaged the Pegasus is lost.",
	},
	say.GuidePegasusLost: {
		Title: "The Pegasus is lost",
		Text:  "She is a dark wreck for the rest of the game: nobody goes there, nothing is repaired, and Galactica takes every hit alone from now on.",
	},
	say.GuideLanding: {
		Title: "The fleet has landed",
		Text:  "All are on New Caprica now. Galactica is away, and space stands still. Jump icons bring her back; until then there is a Crisis deck of its own.",
	},
	say.GuideForces: {
		Title: "Occupation forces",
		Text:  "When they act, each goes one place further along the road. Past the Shipyard it takes a civilian ship with it. Humans attack those that stand with them.",
	},
	say.GuidePrepared: {
		Title: "Locked and prepared ships",
		Text:  "All civilian ships are on the ground. Only what is prepared, at the Shipyard, can fly out once Galactica is back. The next to be lost are ringed red.",
	},
	say.GuideDetention: {
		Title: "Somebody is in Detention",
		Text:  "No moves, and at most 2 cards in checks; crises come as always. The way out is a skill check, an action in Detention.",
	},
	say.GuideMedicalCenter: {
		Title: "In the Medical Center",
		Text:  "Whoever begins a turn there draws only 1 card. You leave by moving, as from anywhere else.",
	},
	say.GuideGalacticaBack: {
		Title: "Galactica is back",
		Text:  "Cylons wait over the planet, and ships act again. Evacuation icons and the Shipyard bring ships up. Between ground and space a move costs a card.",
	},
	say.GuideDeparture: {
		Title: "When to leave",
		Text:  "The Admiral can end the game by an action. Whatever and whoever is still on the ground is lost; the humans win if every resource is above 0.",
	},
	say.GuideMutiny: {
		Title: "A mutiny card",
		Text:  "Held in secret, and played as an action. One may be held: whoever draws a second goes to the Brig and keeps one of the two. Cylon players hold none.",
	},
	say.GuideMutineer: {
		Title: "The Mutineer",
		Text:  "Human, unless another card says otherwise. The titles are lost, and each own turn with a jump icon brings a mutiny card. Two may be held; play them before a third comes.",
	},
	say.GuideMiracles: {
		Title: "Miracle tokens",
		Text:  "What counts once per game elsewhere costs a miracle token here, each time. All begin with one, and few can hold more. Spend it: cards and missions bring new ones.",
	},
	say.GuideDemetrius: {
		Title: "The Demetrius",
		Text:  "A ship of ours, to be reached for 1 card. Whoever uses her Bridge flies a mission and has no crisis that turn. The Tactical Plot shows which mission is next.",
	},
	say.GuideMission: {
		Title: "A mission",
		Text:  "A skill check that no ability and no card changes. Those with a distance bring Earth nearer, others weaken the Cylons. Only after a jump can the next be flown.",
	},
	say.GuideReckless: {
		Title: "A reckless skill check",
		Text:  "Treachery cards that turn up in it do what they say, whoever put them there. The check became easier, and this is the price.",
	},
	say.GuideMovement: {
		Title: "Instead of moving",
		Text:  "Cards that say Movement are used now, in place of a move: one of them, or a move, or neither. In the Brig too.",
	},
	say.GuideInfiltrates: {
		Title: "A Cylon Leader aboard",
		Text:  "He moves, acts and draws crises as a human player now, adds up to 2 cards to checks and holds no title. What he wants nobody knows.",
	},
	say.GuideOwnAgenda: {
		Title: "How to play a Leader",
		Text:  "You win with the side it names, if all else on it is so at the end. All know you as a Cylon, nobody knows your aim: promise what you like. From the Human Fleet you can go aboard.",
	},
	say.GuideOwnMotives: {
		Title: "Your Motives",
		Text:  "Two that lie open must count for the side that wins. At most one may stay hidden. Turn one up at any moment when it is true. Some wait for the end. Nobody knows the rest.",
	},
	say.GuideOwnTreachery: {
		Title: "Treachery in your hand",
		Text:  "It counts against every check and its words serve Cylon players only. Get rid of it when it costs least: a discard may let a Cylon strike.",
	},
	say.GuideMarkVII: {
		Title: "A Viper Mark VII",
		Text:  "It may fly one area further: the first stands, now fly on or stay. It is damaged on 6 and 7 only. All four begin damaged.",
	},
	say.GuideAbilities: {
		Title: "Skill check abilities",
		Text:  "Cards with this sign do what they say because they lie in the check, whoever put them there: each name once, in the order that the current player likes.",
	},
	say.GuideBridge: {
		Title: "Basestar Bridge",
		Text:  "The action of a Cylon player there is two different things out of four. Both are named first, then they happen in that order.",
	},
	say.GuidePursuit: {
		Title: "The Cylons pursue",
		Text:  "Where Cylon ships would act and there are none, one joins the Cylon fleet instead, and the pursuit advances: it brings civilian ships into danger, then the whole fleet.",
	},
	say.GuideFollowed: {
		Title: "Left behind, for now",
		Text:  "The Cylon ships wait on their own board and will be back. Civilian ships stayed where they were: vipers may escort them out of danger.",
	},
	say.GuideCAG: {
		Title: "The CAG",
		Text:  "Places the civilian ships that come, into an area without any if there is one. As an action: fly an unmanned viper, and pass the title on.",
	},
	say.GuideCrossroads: {
		Title: "At the Crossroads",
		Text:  "Each player lays one trauma token beside a Crossroads card in secret; it decides what the card does. Then comes the Trial: what is still held is turned up.",
	},
	say.GuideEliminated: {
		Title: "Out of the game",
		Text:  "Whom the Trial condemned has no more turns and has lost, whoever wins. Everybody else plays on: the next jump ends the game.",
	},
	say.GuideTraumaThere: {
		Title: "A token waits there",
		Text:  "Whoever begins a turn in Sickbay or in the Brig takes the trauma token that lies there, unseen by all others. If it is a disaster, a human is executed.",
	},
	say.GuideAllies: {
		Title: "Allies",
		Text:  "Three people are aboard whom nobody plays. Whoever ends a move where one of them is must meet that person: the token decides which of the two texts happens.",
	},
	say.GuideOwnTrauma: {
		Title: "Your trauma tokens",
		Text:  "At the Trial antagonistic ones count against humans, benevolent ones against revealed Cylons. With most of them, 3 or more, you are out of the game.",
	},
	say.GuideOwnGoals: {
		Title: "Personal Goals",
		Text:  "The card of a human may be one. Reveal it by an action while what it says is true. If it is still hidden when the humans win, it costs them 1 of its resource.",
	},
	say.GuideOwnFive: {
		Title: "The Final Five",
		Text:  "The card of a human may be one. Nothing happens while you look at it. When another player does, or its owner is executed, it does what it says.",
	},
	say.GuideOwnLoyalty: {
		Title: "Are you a Cylon?",
		Text:  "Look at it, and show nothing, whatever it is. A Cylon plays along as a human and harms the fleet in secret, until revealing it as an action.",
	},
	say.GuideOwnSide: {
		Title: "How to play your card",
		Text:  "Hold X or the card: it lies face up for as long as you hold, and what you are to do with it is told here.",
	},
	say.GuideOwnSideAgain: {
		Title: "What you are now",
		Text:  "Hold X or the cards: you may be somebody else than before. What you are to do is told here for as long as you hold.",
	},
	say.GuideOwnHuman: {
		Title: "How to play your card",
		Text:  "You are human: help the fleet to its goal, and find out who does not. Watch what is added to checks, and do not let doubt divide you.",
	},
	say.GuideOwnCylon: {
		Title: "How to play your card",
		Text:  "You are a Cylon: seem human, spoil what you can without being found out. You can reveal yourself as an action: press Reveal on the card.",
	},
	say.GuideOwnAdding: {
		Title: "What you add",
		Text:  "Click cards, then confirm. The right types help, all others hurt. If anybody asks what you added: a little, or a lot, or whatever you like to claim.",
	},
	say.GuideOwnHand: {
		Title: "From your hand",
		Text:  "What glows can be played now. If nothing does, or you do not want to, go back: nobody learns why you looked.",
	},
	say.GuideOwnLimit: {
		Title: "Too many cards",
		Text:  "At the end of each turn you discard down to %d cards.",
	},
	say.GuideOwn: {
		Title: "Behind your curtain",
		Text:  "Your hand, and face down your loyalty: hold X to look. Hold the mouse on a card to read it large. Press Close when you are done, and before anybody looks.",
	},
}
