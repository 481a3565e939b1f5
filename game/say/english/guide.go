package english

import "battlestar/game/say"

// guide holds the notes of the first-game guide.
var guide = [say.NumGuideNotes]say.GuideText{
	say.GuideEnd: {
		Title: "The last jump is next",
		Text:  "The fleet has reached a distance of %d or more. The next jump ends the game. The humans win if every resource is then above 0.",
	},
	say.GuideCylon: {
		Title: "A Cylon is revealed",
		Text:  "A Cylon player takes short turns without a Crisis step. They add at most 1 card to each check and may unleash a crisis on the fleet.",
	},
	say.GuideSleepers: {
		Title: "Halfway there",
		Text:  "Once the fleet reaches a distance of %d, new Loyalty cards are dealt. Anyone who was human may now be a Cylon. Past loyalty proves nothing.",
	},
	say.GuideRed: {
		Title: "A resource is in the red",
		Text:  "That resource is at half its usual starting value or less. If any resource is at 0 at the end of a turn, the Cylons win.",
	},
	say.GuideBoarders: {
		Title: "Centurions are aboard",
		Text:  "Whenever heavy raiders activate, centurions advance 1 space. If one reaches the end of the track, the humans lose. Fight them from the Armory.",
	},
	say.GuideDamage: {
		Title: "Galactica is hit",
		Text:  "A damaged location cannot be used until it is repaired, usually by a player there. The humans lose when %d of Galactica’s locations are damaged at the same time.",
	},
	say.GuideBrig: {
		Title: "A player is in the Brig",
		Text:  "In the Brig, you cannot move. Usually, you draw no Crisis cards and you add at most 1 card to each check. To leave, attempt its check as an action and pass it.",
	},
	say.GuideSickbay: {
		Title: "A player is in Sickbay",
		Text:  "If you start your turn in Sickbay, you receive only 1 skill card. To leave, simply move, as from any other location.",
	},
	say.GuideDestination: {
		Title: "Where to?",
		Text:  "The fleet jumps and leaves all ships in space behind. The Admiral alone looks at the Destination cards and keeps one. Its distance brings the fleet closer to its goal.",
	},
	say.GuideEarly: {
		Title: "The fleet can jump early",
		Text:  "The fleet marker is on a blue space. A player can now jump the fleet from FTL Control, risking the population shown.",
	},
	say.GuideHandover: {
		Title: "Hand over the screen",
		Text:  "This question is for one player’s eyes only. Hand over the laptop, then hold the button to open the curtain.",
	},
	say.GuideContribute: {
		Title: "Who adds cards?",
		Text:  "One at a time, say aloud whether you add cards. If you do, choose any number behind your curtain. Everyone sees how many you add, but not which.",
	},
	say.GuideResult: {
		Title: "The cards are revealed",
		Text:  "Cards of the right types add their strength, and all others subtract theirs. No one learns who added which card.",
	},
	say.GuideCheck: {
		Title: "A skill check",
		Text:  "Every player may add cards facedown, and the Destiny deck adds 2 more. Their total must reach the difficulty. Some players may want the check to fail.",
	},
	say.GuideBox: {
		Title: "A choice",
		Text:  "The named player decides for everyone and may choose either box, even one that cannot be carried out. Discuss the choice first.",
	},
	say.GuideDice: {
		Title: "Before a die is rolled",
		Text:  "Any human player may play Strategic Planning to add 2 to the roll, whether that helps or hurts the fleet. Then the die is rolled.",
	},
	say.GuideBar: {
		Title: "The game continues by itself",
		Text:  "When the bar is full, the game continues. Press Wait if you need more time. The stops in the settings determine when the game waits for you.",
	},
	say.GuideWindow: {
		Title: "Someone may step in",
		Text:  "The game asks everyone who might have a card to play now, whether or not they do. If no one wants to play, press Continue. Otherwise, click your name.",
	},
	say.GuideCrisis: {
		Title: "A crisis",
		Text:  "Most human players’ turns end with a Crisis card. Resolve it as written. The icons at the bottom usually activate Cylon ships and bring the jump closer.",
	},
	say.GuideShips: {
		Title: "Cylon ships act",
		Text:  "No player controls Cylon ships. If there is a choice, such as which area acts first, the current player decides. Turn the mouse wheel to zoom in.",
	},
	say.GuideJump: {
		Title: "The jump track",
		Text:  "Jump icons advance the fleet marker. When it reaches the end, the fleet jumps and escapes. To win, the humans must survive and keep jumping.",
	},
	say.GuideFirstSkills: {
		Title: "Your first cards",
		Text:  "Before the first turn, each human player except the first receives %d skill cards of the types on their character sheet. Click the glowing decks.",
	},
	say.GuideSkills: {
		Title: "Receive skills",
		Text:  "Each turn starts with skill cards, usually all those shown on your character sheet. Where one number covers two types, choose between them. Click the decks.",
	},
	say.GuideMove: {
		Title: "Move",
		Text:  "You can choose anything that glows. You may move once: free within your ship, 1 skill card to another ship. Think ahead to your action.",
	},
	say.GuideAction: {
		Title: "One action",
		Text:  "Click your location to use it, or use your character sheet, a title or a card from your hand. Choices that cannot be undone need a second click.",
	},
	say.GuideTitles: {
		Title: "President and Admiral",
		Text:  "Crises often leave a choice to the President or the Admiral. The President also plays Quorum cards, and the Admiral chooses where the fleet jumps.",
	},
	say.GuideMistake: {
		Title: "A mistake?",
		Text:  "Z undoes the last decision: immediately if it revealed nothing, otherwise only if everyone agrees. To correct what is on the table, use the menu.",
	},
	say.GuideExecution: {
		Title: "An execution",
		Text:  "The player discards their hand and proves their loyalty. If human, they usually take a new character, and the fleet loses 1 morale. A hidden Cylon is revealed.",
	},
	say.GuidePegasusExecution: {
		Title: "A character is executed",
		Text:  "The player proves their loyalty. If human, they take a new character with the old Loyalty cards faceup, and the fleet loses 1 morale. A hidden Cylon is revealed.",
	},
	say.GuideHull: {
		Title: "Two ships, one hit",
		Text:  "The current player chooses which ship takes the damage before seeing the token. Pegasus is lost when all 4 of its locations are damaged.",
	},
	say.GuidePegasusLost: {
		Title: "Pegasus is lost",
		Text:  "Pegasus is a wreck for the rest of the game. No one can go aboard or repair it, and Galactica now takes every hit alone.",
	},
	say.GuideLanding: {
		Title: "The fleet has landed",
		Text:  "The game moves to New Caprica, and ships in space do nothing. Jump icons bring Galactica back. From now on, crises come from a new Crisis deck.",
	},
	say.GuideForces: {
		Title: "Occupation forces",
		Text:  "When occupation forces activate, each advances 1 location. A force passing the Shipyard destroys a civilian ship. Humans can attack forces at their location.",
	},
	say.GuidePrepared: {
		Title: "Locked and prepared ships",
		Text:  "All civilian ships are on the ground. Prepare them at the Shipyard. Only prepared ships can leave once Galactica returns. A red ring marks the next to be lost.",
	},
	say.GuideDetention: {
		Title: "A player is in Detention",
		Text:  "In Detention, you cannot move and you add at most 2 cards to each check, but you still draw Crisis cards. To leave, attempt its check as an action and pass it.",
	},
	say.GuideMedicalCenter: {
		Title: "In the Medical Center",
		Text:  "If you start your turn in the Medical Center, you receive only 1 skill card. To leave, simply move, as from any other location.",
	},
	say.GuideGalacticaBack: {
		Title: "Galactica is back",
		Text:  "The Cylon ships that waited in space activate again. Evacuation icons and the Shipyard bring civilian ships into space. Moving between the planet and a ship costs 1 skill card.",
	},
	say.GuideDeparture: {
		Title: "When to leave",
		Text:  "As an action, the Admiral can leave and end the game. Everyone and everything still on the ground is lost. The humans win if every resource is then above 0.",
	},
	say.GuideMutiny: {
		Title: "A Mutiny card",
		Text:  "Mutiny cards are secret. Playing one is an action. Unless you are the Mutineer, receiving a second sends you to the Brig, and you keep only 1 of them. Cylon players hold none.",
	},
	say.GuideMutineer: {
		Title: "The Mutineer",
		Text:  "The Mutineer is human unless another card says otherwise, and loses all titles. They may hold 2 Mutiny cards, and draw 1 on their turn if their Crisis card has a jump icon.",
	},
	say.GuideMiracles: {
		Title: "Miracle tokens",
		Text:  "Once-per-game abilities now cost 1 miracle token per use. Everyone starts with 1, and few characters can hold more. Spend yours: cards can give you another.",
	},
	say.GuideDemetrius: {
		Title: "Demetrius, a human ship",
		Text:  "Moving to Demetrius costs 1 skill card. Use its Bridge to fly a mission instead of drawing a Crisis card. Its Tactical Plot shows the next mission.",
	},
	say.GuideMission: {
		Title: "A mission",
		Text:  "No ability or card can change this skill check. Some missions bring Earth closer, others weaken the Cylons. The next mission must wait for a jump.",
	},
	say.GuideReckless: {
		Title: "A reckless skill check",
		Text:  "A reckless card made the check easier, at a price: treachery cards revealed in the check can take effect, no matter who added them.",
	},
	say.GuideMovement: {
		Title: "Instead of moving",
		Text:  "Cards marked Movement are used now, in place of a move. Use one or move, or do neither. You may use one even in the Brig.",
	},
	say.GuideInfiltrates: {
		Title: "A Cylon infiltrates",
		Text:  "The infiltrator plays like a human player, but adds at most 2 cards to each check and cannot hold a title. No one knows their true aim.",
	},
	say.GuideOwnAgenda: {
		Title: "How to play your Agenda",
		Text:  "You win with the side your Agenda names if its other conditions are met at the end. No one knows your aim, so promise anything. Infiltrate from the Human Fleet.",
	},
	say.GuideOwnMotives: {
		Title: "Your Motives",
		Text:  "To win, you need 2 revealed Motives for the winning side and at most 1 still secret. Reveal a Motive while its condition is met. Some can be revealed only at the end of the game.",
	},
	say.GuideOwnTreachery: {
		Title: "Treachery cards",
		Text:  "Treachery cards count against nearly every check, and humans cannot use their text. As a human, discard them with care: a discard may let a Cylon strike.",
	},
	say.GuideMarkVII: {
		Title: "A Viper Mark VII",
		Text:  "This viper has moved 1 area. Fly it 1 area farther, or leave it where it is. It is damaged only on a 6 or 7. All 4 Mark VIIs start the game damaged.",
	},
	say.GuideAbilities: {
		Title: "Skill check abilities",
		Text:  "Cards with this icon take effect when revealed in a check, no matter who added them. Cards with the same name take effect only once. The current player chooses the order.",
	},
	say.GuideBridge: {
		Title: "Basestar Bridge",
		Text:  "As an action here, a Cylon player uses 2 different abilities of 4. Name both first, then resolve them in the order chosen.",
	},
	say.GuidePursuit: {
		Title: "The Cylons pursue",
		Text:  "If Cylon ships would activate but none are on the board, one usually joins the Cylon fleet and the pursuit marker advances. That endangers civilian ships first, then the whole fleet.",
	},
	say.GuideFollowed: {
		Title: "Left behind, for now",
		Text:  "The Cylon ships wait on the Cylon Fleet board and will be back. Civilian ships stay where they are. Vipers may escort them out of danger.",
	},
	say.GuideCAG: {
		Title: "The CAG",
		Text:  "The CAG places new civilian ships, in an area without one if possible. As an action, the CAG can activate an unmanned viper and pass the title to another player.",
	},
	say.GuideCrossroads: {
		Title: "At the Crossroads",
		Text:  "Each player secretly puts 1 trauma token beside a Crossroads card. The token decides what the card does. At the Trial, all tokens still held are revealed.",
	},
	say.GuideEliminated: {
		Title: "Out of the game",
		Text:  "A player eliminated at the Trial takes no more turns and loses, whichever side wins. Everyone else plays on. The next jump ends the game.",
	},
	say.GuideTraumaThere: {
		Title: "A trauma token waits",
		Text:  "If you start your turn in Sickbay or the Brig, secretly take the trauma token placed there. If it is a disaster and you are a human player, you are executed.",
	},
	say.GuideAllies: {
		Title: "Allies",
		Text:  "Allies are characters no one is playing. If you end your Movement step at an ally’s location, you must encounter that ally. The token on the card decides the result.",
	},
	say.GuideOwnTrauma: {
		Title: "Your trauma tokens",
		Text:  "At the Trial, antagonistic tokens count against humans, benevolent ones against revealed Cylons. If you hold the most, and at least 3, you can be eliminated.",
	},
	say.GuideOwnGoals: {
		Title: "Personal Goals",
		Text:  "A human’s Loyalty card may be a Personal Goal. Reveal it as an action while its condition is met. Otherwise, the goal costs the fleet 1 resource at the end of the game.",
	},
	say.GuideOwnFive: {
		Title: "The Final Five",
		Text:  "A human may hold a Final Five card. The owner can look at it safely, but it takes effect if another player looks at it or the owner is executed.",
	},
	say.GuideOwnLoyalty: {
		Title: "Are you a Cylon?",
		Text:  "Look, and keep a straight face whatever you see. A Cylon passes for human and secretly harms the fleet until they reveal themselves as an action.",
	},
	say.GuideOwnSide: {
		Title: "How to play your card",
		Text:  "Hold X or the card to look at it. While you do, this tip tells you how to play it.",
	},
	say.GuideOwnSideAgain: {
		Title: "What you are now",
		Text:  "Your loyalty may have changed. Hold X or the cards to look. While you do, this tip tells you what to do.",
	},
	say.GuideOwnHuman: {
		Title: "How to play your card",
		Text:  "You are human: help the fleet reach its goal, and find out who is working against it. Watch what is added to checks, and do not let doubt divide you.",
	},
	say.GuideOwnCylon: {
		Title: "How to play your card",
		Text:  "You are a Cylon. Until you are revealed, pass for human and do what damage you can without getting caught. To reveal yourself as an action, press Reveal on the card.",
	},
	say.GuideOwnAdding: {
		Title: "What you add",
		Text:  "Click cards, then confirm. The right types help. All others hurt. If anyone asks what you added, say “a little,” “a lot” or whatever you like.",
	},
	say.GuideOwnHand: {
		Title: "From your hand",
		Text:  "You can play anything that glows. If nothing glows, or you would rather not play anything, go back. No one learns what you could have played.",
	},
	say.GuideOwnLimit: {
		Title: "Too many cards",
		Text:  "At the end of each turn, discard down to %d cards.",
	},
	say.GuideOwn: {
		Title: "Behind your curtain",
		Text:  "This is your hand. Hold X to see facedown cards. Hover over a card to enlarge it. Press Close when you are done, before anyone else looks.",
	},

	// The led first game.
	say.LessonWelcome: {
		Title: "Welcome aboard",
		Text:  "You are the last humans. If the fleet reaches a distance of %d and jumps once more, you win. If fuel, food, morale or population runs out, the Cylons win.",
	},
	say.LessonOwn: {
		Title: "Your secret",
		Text:  "One of you may secretly be a Cylon, who wins if the humans lose. While others look away, click your name and hold the button. There, hold X to see your Loyalty card. Then let others look.",
	},
	say.LessonMove: {
		Title: "Your move",
		Text:  "You are the current player, and you may move once. Two raiders, the gray crescents, are near the fleet. Go to Command: from there, you can fly vipers.",
	},
	say.LessonAction: {
		Title: "Your action",
		Text:  "Now take 1 action. Command activates 2 unmanned vipers, which have no player aboard. Click it to use it, or choose a button below.",
	},
	say.LessonOtherAction: {
		Title: "Any action",
		Text:  "Now take 1 action: your location, your character sheet, a title or a card from your hand. Click what glows, or choose a button below.",
	},
	say.LessonViper: {
		Title: "The fight",
		Text:  "Choose a viper in the same area as a raider: it can shoot the raider down.",
	},
	say.LessonDeed: {
		Title: "Attack",
		Text:  "Attack the raider. Hover over it first to see which rolls hit.",
	},
	say.LessonCrisis: {
		Title: "The first crisis",
		Text:  "Most turns end with a Crisis card. Here, the current player chooses: lose 1 morale, or attempt a skill check. Passing the check costs nothing, so attempt it.",
	},
	say.LessonCheck: {
		Title: "The first check",
		Text:  "One at a time, players may add cards facedown. Help and Hurt show which count for the check or against it. The Destiny deck adds 2, so no one can be sure who added what.",
	},
	say.LessonOnes: {
		Title: "Every 1 helps",
		Text:  "Adama drew this crisis. Because of his ability Inspirational Leader, every card of strength 1 counts for the check, whatever its type.",
	},
	say.LessonAddingAccused: {
		Title: "For or against the Brig",
		Text:  "Here, passing the check sends %s to the Brig. If you believe in their innocence, add cards that hurt, or none.",
	},
	say.LessonAddingOwn: {
		Title: "You are accused",
		Text:  "This check is about you: if it passes, you go to the Brig. Add cards that hurt, or none. Someone may be on your side and do the same.",
	},
	say.LessonAdding: {
		Title: "Help or hurt",
		Text:  "Click the cards to add, then the button below. Cards named after “Counts for” help, and all others hurt. A hidden Cylon may secretly add cards that hurt.",
	},
	say.LessonResult: {
		Title: "Adding up",
		Text:  "The cards are shuffled and revealed. The cards for the check, minus those against it, give the total. If it reaches the difficulty, the check passes.",
	},
	say.LessonIcons: {
		Title: "The icons",
		Text:  "After each crisis, its icons activate Cylon ships, which attack vipers and Galactica. Most cards also advance the fleet marker on the Prepare for Jump track. At green, the fleet jumps.",
	},
	say.LessonSecond: {
		Title: "A whole turn",
		Text:  "Now play a whole turn: move, take 1 action, then resolve a crisis. Right-click a location or a portrait to read what it does. Moving to another ship costs 1 card.",
	},
	say.LessonBot: {
		Title: "A computer player",
		Text:  "The computer plays this seat. Watch what it does, and help with its crisis when you are asked.",
	},
	say.LessonFailed: {
		Title: "A failed check",
		Text:  "“%s” failed. Destiny added 2 of the cards, but who added the rest? A Cylon may keep adding such cards in secret, or reveal themselves as an action and attack from the Cylon locations.",
	},
	say.LessonAccuse: {
		Title: "Suspicion",
		Text:  "Try an accusation: go to Admiral’s Quarters. There, a skill check can send a character to the Brig, where a Cylon does less harm.",
	},
	say.LessonAccuseNow: {
		Title: "The accusation",
		Text:  "Activate Admiral’s Quarters, then choose anyone you suspect.",
	},
	say.LessonBotAccuses: {
		Title: "Under suspicion",
		Text:  "This computer player is about to accuse the President. In Admiral’s Quarters, a skill check can send a character to the Brig, where a Cylon does less harm.",
	},
	say.LessonAccused: {
		Title: "An accusation",
		Text:  "If this check passes, the accused goes to the Brig, guilty or not, until another check frees them. There, they cannot move and add at most 1 card to checks. Press Continue, then add cards.",
	},
	say.LessonJump: {
		Title: "The jump is near",
		Text:  "The marker is 1 space from the end of its track: with the next jump icon, the fleet jumps. FTL Control can jump it now, but a roll of 6 or less costs the population shown at the marker.",
	},
	say.LessonDestination: {
		Title: "The destination",
		Text:  "As Admiral, you choose where the fleet arrives. Each card shows its price, often fuel, and at the bottom, how far it takes you toward a distance of %d.",
	},
	say.LessonOwnAlone: {
		Title: "Your own secret",
		Text:  "One player may secretly be a Cylon, who wins if the humans lose. Click your name and hold the button that appears. There, hold X to see your Loyalty card. Press Close when you are done.",
	},
	say.LessonSkills: {
		Title: "Skill cards",
		Text:  "Each turn starts with new skill cards, as shown on your character sheet. Where you have a choice, click a glowing deck.",
	},
}
