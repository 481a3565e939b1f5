package game

import (
	"fmt"
	"strings"

	"battlestar/game/card"
)

// Kind is what a decision asks; package say has a sentence for each.
type Kind uint8

// The kinds of decisions.
const (
	NoDecision Kind = iota

	// Setup
	ChooseCharacter  // B-SETUP-03
	ChooseAssist     // the assist character of a solo game (B-VAR-03)
	LookAtOwnLoyalty // dealt Loyalty cards: one button (B-SETUP-11, B-SLEEP-02)

	// The turn
	ChooseSkillType // which deck to draw from, pick Pick of Picks (B-TURN-02)
	ChooseLeftOut   // the line of the skill set from which 1 fewer card is drawn (B-VAR-03, B-VAR-04)
	ChooseMove      // B-MOVE-09
	PayForMove      // which card to discard (B-MOVE-02)
	ChooseAction    // B-ACT-01
	ChooseFromHand  // the private part of the action menu, or of a window
	ChooseOrderMode // Executive Order: a move and an action, or two actions (B-ACT-07)
	ChooseMoveOrAct // State of Emergency: move, or 1 action
	OrderStart      // what the current player does first at the start of the turn (B-TURN-14), or at the end of the Movement step (E-ION-38)
	DiscardToLimit  // B-CARD-08
	DiscardCards    // an effect makes the seat discard (B-CARD-05)
	ReconTop        // Boomer looks at the top Crisis card: leave or bury
	ScoutTop        // Launch Scout: leave or bury
	ScoutDeck       // Launch Scout: which deck
	SeeCard         // something was shown to the seat alone: one button
	SeeCards        // several cards were shown: one button

	// Windows
	AskWindow   // who wants to play something? (B-TIME-03)
	WindowOrder // two players want to act in the same window: who goes first (B-TIME-02)

	// Checks
	Contribute // add cards, or none (B-CHECK-03)
	ContributeCards
	ChooseCheckResult  // Boomer: pass or fail
	ChooseZeroType     // Tyrol: the type that counts for nothing
	ChooseDifficulty   // lower or raise
	ChooseCheckCard    // Cally: a card of the check to discard (E-CHECK-03)
	ChooseCheckAbility // which skill check ability is resolved next (E-CHECK-04)

	// Crises
	ChooseCrisis       // one of several drawn Crisis cards, in secret (B-CRISIS-02)
	ChooseBox          // which box of the card, including the check (B-CRISIS-04)
	ChooseOneOf        // which of the lists inside a result
	ChooseMay          // do it or not
	ChooseIgnore       // a Cylon player accepts or ignores an effect (B-CRISIS-10)
	ChooseNewPresident // B-TITLE-08

	// Targets
	ChooseCharacterFor // a character for Brig or Sickbay (About: place)
	ChoosePlayer       // a player for the card or ability named in About
	ChoosePlace        // a location to go to
	ChooseArea         // an area, for the ship in Ship
	ChooseTarget       // a ship to attack
	ChooseVictim       // which civilian ship is destroyed, or which viper is attacked or damaged
	ChooseShips        // which ships are placed when pieces run out (B-LIMIT-01)
	ChooseAreaOrder    // which area's raiders act next (B-CYL-03)
	ChooseBasestar     // which basestar acts next, or launches
	ChooseHeavyRaider  // which heavy raider boards when markers are too few (B-LIMIT-04)
	ChooseViper        // an unmanned viper to activate, or one from the Reserves (B-VIPER-01)
	ChooseViperDeed    // what that viper does
	ChooseCivilians    // which ships to look at
	MoveCivilian       // where a looked-at ship goes
	ChooseRepair       // what to repair
	ChooseDamage       // damage tokens to resolve (B-DMG-05)
	ChooseReaction     // Apollo flies one of the vipers just placed (B-CHAR-11)
	ChooseFallback     // Hangar Deck without vipers in the Reserves: which one returns
	ChooseMark         // which mark of viper (E-FLEET-35)
	FlyFurther         // whether a Mark VII flies one more area (E-FLEET-36)

	// Cards and titles
	ChooseQuorum      // a Quorum card to play
	ChooseQuorumDraw  // draw one more, or play one
	ChooseDestination // B-JUMP-07
	ChooseRisk        // risk ships or not
	ChooseRestore     // which ships a destination repairs
	ChooseSuperCrisis
	ChooseCaprica    // a Super Crisis card or Crisis cards
	ChooseCylonFleet // which activation
	OrderFinalFive   // which Final Five card is resolved first (E-CL-12)
	ProveLoyalty     // what an executed player reveals: one Cylon card, or all their Loyalty cards (E-EXEC-03)
	ChooseBridge     // what the Basestar Bridge does, pick Pick of Picks in order (E-FLEET-09)
	ChooseCylonShips // which ships reinforce the Cylon Fleet board
	ChooseCylonArea  // an area of the Cylon Fleet board
	TakeCard         // a card from a hand
	SwapSuper

	// Exodus
	DiscardAny        // any number of Skill cards (Anders)
	ChooseDestiny     // cards of the Destiny deck to discard
	DiscardQuorum     // Quorum cards to discard (E-RULE-05)
	ChooseQuorumOrder // which Quorum card is next from the top (Tory)
	ChooseTitle       // one of several titles
	ChooseResult      // the result of a die that is not rolled (Anders)

	// The Ionian Nebula
	LookAtTrauma    // trauma tokens drawn: one button
	LayTrauma       // a token to place facedown, on the ally or beside the Crossroads card in About (E-ION-29, E-ION-54)
	GiveUpTrauma    // tokens to discard (E-ION-18)
	ChooseAlly      // which ally is encountered (E-ION-25)
	ChooseReplacer  // which Cylon player brings a new ally (E-ION-34)
	ChooseFate      // the result of a Crossroads card without a token (E-ION-55)
	ChooseCondemned // which of the players with the most tokens is eliminated (E-ION-64)
	ChooseStrike    // an area in which Cylon ships are destroyed
	ChooseCivilian  // a civilian ship that leaves the board, or that is defended

	// Pegasus
	ChooseHull        // which human ship takes the damage (P-PEG-06)
	ChooseMovement    // a Movement ability from the hand (P-MOVE-01)
	ChooseResource    // one of the resources
	ChooseDieChange   // raise or lower the result of the die (P-DIE-01)
	ChooseSkillDeck   // the Skill deck whose top cards are looked at (Dee)
	ChooseLearned     // the cards looked at go into the check, or into the hand
	ChooseHeir        // who receives a Cylon player's Loyalty cards (P-REV-02)
	ChooseBorrowed    // the title that is taken until the end of the turn (Ellen)
	GiveCard          // a Skill card for another player
	ChooseCrisisOrder // which Crisis card is next from the top, or that the others go to the bottom (Gas Cloud); N is 1 when they do
	LayOnDestiny      // cards from the hand to put on top of the Destiny deck, named from the top down (Leoben)
	LookAtAgenda      // the Agenda that was dealt: one button

	// New Caprica
	ChooseForce  // an occupation force, by its space
	ChooseGround // prepare a civilian ship, or evacuate one (P-NC-26)

	// Daybreak
	ChooseMutiny    // which of the drawn Mutiny cards is played (D-CHAR-07)
	DiscardMutiny   // which Mutiny cards are discarded, down to the limit (D-MUT-06)
	GiveMutiny      // which of the two cards that Zarek has looked at he gives away (D-MUT-10)
	MissionTop      // the top mission: leave or bury (D-MIS-04)
	TakeSkills      // cards from a Skill deck and its discard pile (D-REB-06)
	ChoosePayment   // a miracle token or a Super Crisis card (D-REB-04)
	ChooseStay      // whether an assault raptor stays in its area when the fleet jumps (D-RAP-07)
	ForceHand       // a card for the check, faceup, or none (D-TRE-18)
	GiveQuorum      // which of two Quorum cards the President gets
	PlayOrDiscard   // whether the other one is played or discarded
	BuryQuorumCards // Quorum cards that go to the bottom of the deck
	ChooseMutineer  // who receives the Mutineer (D-MTR-09)
	ShowCard        // which of the added cards is faceup (Simon)
	ChooseTimes     // whether one more viper is launched together with the others
	LookAtMotives   // the Motives that were dealt: one button
	ScoutMore       // Helo's Launch Scout: which card goes where next
	ChooseAssault   // which Cylon ships are activated in place of the icons (Simon)
	DiscardSuper    // a Super Crisis card to discard (D-REB-04)
	// NumKinds is the number of kinds.
	NumKinds
)

var kindNames = [...]string{
	NoDecision: "", ChooseCharacter: "choose-character", ChooseAssist: "choose-assist", LookAtOwnLoyalty: "look-at-own-loyalty",
	ChooseSkillType: "choose-skill-type", ChooseLeftOut: "choose-left-out", ChooseMove: "choose-move", PayForMove: "pay-for-move",
	ChooseAction: "choose-action", ChooseFromHand: "choose-from-hand", ChooseOrderMode: "choose-order-mode", ChooseMoveOrAct: "choose-move-or-act",
	OrderStart: "order-start", DiscardToLimit: "discard-to-limit", DiscardCards: "discard-cards", ReconTop: "recon-top", ScoutTop: "scout-top",
	ScoutDeck: "scout-deck", SeeCard: "see-card", SeeCards: "see-cards", AskWindow: "ask-window", WindowOrder: "window-order", Contribute: "contribute",
	ContributeCards: "contribute-cards", ChooseCheckResult: "choose-check-result", ChooseZeroType: "choose-zero-type",
	ChooseDifficulty: "choose-difficulty", ChooseCheckCard: "choose-check-card", ChooseCheckAbility: "choose-check-ability",
	ChooseCrisis: "choose-crisis", ChooseBox: "choose-box", ChooseOneOf: "choose-one-of", ChooseMay: "choose-may", ChooseIgnore: "choose-ignore",
	ChooseNewPresident: "choose-new-president", ChooseCharacterFor: "choose-character-for", ChoosePlayer: "choose-player", ChoosePlace: "choose-place",
	ChooseArea: "choose-area", ChooseTarget: "choose-target", ChooseVictim: "choose-victim", ChooseShips: "choose-ships",
	ChooseAreaOrder: "choose-area-order", ChooseBasestar: "choose-basestar", ChooseHeavyRaider: "choose-heavy-raider", ChooseViper: "choose-viper",
	ChooseViperDeed: "choose-viper-deed", ChooseCivilians: "choose-civilians", MoveCivilian: "move-civilian", ChooseRepair: "choose-repair",
	ChooseDamage: "choose-damage", ChooseReaction: "choose-reaction", ChooseFallback: "choose-fallback", ChooseMark: "choose-mark",
	FlyFurther: "fly-further", ChooseQuorum: "choose-quorum", ChooseQuorumDraw: "choose-quorum-draw", ChooseDestination: "choose-destination",
	ChooseRisk: "choose-risk", ChooseRestore: "choose-restore", ChooseSuperCrisis: "choose-super-crisis", ChooseCaprica: "choose-caprica",
	ChooseCylonFleet: "choose-cylon-fleet", OrderFinalFive: "order-final-five", ProveLoyalty: "prove-loyalty", ChooseBridge: "choose-bridge",
	ChooseCylonShips: "choose-cylon-ships", ChooseCylonArea: "choose-cylon-area", TakeCard: "take-card", SwapSuper: "swap-super",
	DiscardAny: "discard-any", ChooseDestiny: "choose-destiny", DiscardQuorum: "discard-quorum", ChooseQuorumOrder: "choose-quorum-order",
	ChooseTitle: "choose-title", ChooseResult: "choose-result", LookAtTrauma: "look-at-trauma", LayTrauma: "lay-trauma", GiveUpTrauma: "give-up-trauma",
	ChooseAlly: "choose-ally", ChooseReplacer: "choose-replacer", ChooseFate: "choose-fate", ChooseCondemned: "choose-condemned",
	ChooseStrike: "choose-strike", ChooseCivilian: "choose-civilian", ChooseHull: "choose-hull", ChooseMovement: "choose-movement",
	ChooseResource: "choose-resource", ChooseDieChange: "choose-die-change", ChooseSkillDeck: "choose-skill-deck", ChooseLearned: "choose-learned",
	ChooseHeir: "choose-heir", ChooseBorrowed: "choose-borrowed", GiveCard: "give-card", ChooseCrisisOrder: "choose-crisis-order",
	LayOnDestiny: "lay-on-destiny", LookAtAgenda: "look-at-agenda", ChooseForce: "choose-force", ChooseGround: "choose-ground",
	ChooseMutiny: "choose-mutiny", DiscardMutiny: "discard-mutiny", GiveMutiny: "give-mutiny", MissionTop: "mission-top", TakeSkills: "take-skills",
	ChoosePayment: "choose-payment", ChooseStay: "choose-stay", ForceHand: "force-hand", GiveQuorum: "give-quorum", PlayOrDiscard: "play-or-discard",
	BuryQuorumCards: "bury-quorum", ChooseMutineer: "choose-mutineer", ShowCard: "show-card", ChooseTimes: "choose-times",
	LookAtMotives: "look-at-motives", ScoutMore: "scout-more", ChooseAssault: "choose-assault", DiscardSuper: "discard-super",
}

// String is the name of the kind, for scenarios and messages.
func (k Kind) String() string { return kindNames[k] }

// ChoiceKind is the kind of thing that an option names.
type ChoiceKind uint8

// The kinds of choices.
const (
	Pass          ChoiceKind = iota // decline, stay, add none, nothing, leave as it is
	Yes                             // accept, do it, seen
	Act                             // in a window: I want to play something; for a contribution: I add cards
	FromHand                        // open the private part of the action menu
	TheCard                         // a card by id; N tells equal ones apart
	ThePlace                        // a location
	TheArea                         // a space area
	TheSeat                         // a player
	TheSkill                        // a type of Skill card
	TheShip                         // a ship in an area; N is its slot among ships of its kind, from 0
	TheBasestar                     // a basestar, by its number N
	TheCenturion                    // a centurion on space N of the Boarding Party track
	TheViper                        // an unmanned viper in Area, or one from the Reserves if Area is NoArea
	ThePilot                        // the viper that Seat pilots
	TheBox                          // the list N of a card
	TheCheck                        // the skill check of a card
	TheAbility                      // an ability of the player's own sheet, by id
	TheAction                       // an action of a title, by id
	TheToken                        // a damage token by id
	TheActivation                   // an activation, N is the card.Activation
	Reveal                          // reveal the Loyalty card
	Bottom                          // put it on the bottom
	Lower                           // lower a difficulty
	Raise                           // raise a difficulty
	PassCheck                       // the check counts as passed
	FailCheck                       // the check counts as failed
	Locate                          // activate the player's own location
	Launch                          // launch a viper into Area
	Fly                             // fly a viper to Area
	FireAt                          // fire with a viper at Ship (basestars by N)
	MoveAndAct                      // Executive Order: move, then 1 action
	ActTwice                        // Executive Order: 2 actions
	TheRaptor                       // a raptor
	TheDeck                         // a deck, by pile
	JustMove                        // State of Emergency: move
	JustAct                         // State of Emergency: 1 action
	Escort                          // a viper escorts civilian ship N of Area off the board
	TheTitle                        // a title, by its id
	TheResult                       // the result N of a die
	TheResource                     // a resource, N is the card.Resource
	Infiltrate                      // a Cylon Leader begins to infiltrate
	Return                          // the leader stops infiltrating and returns to the Resurrection Ship
	TheForce                        // an occupation force, by its space N
	Prepare                         // prepare a civilian ship
	Evacuate                        // evacuate one
	TheMiracle                      // a miracle token, to pay with
	Unveil                          // reveal a Motive, whatever is asked (D-MOT-02)
	// NumChoices is the number of kinds of choices.
	NumChoices
)

// InDamagedBox is the N of a viper in the Damaged Vipers box, in choices that can also name one in the Reserves.
const InDamagedBox = -1

var choiceNames = [...]string{
	Pass: "pass", Yes: "yes", Act: "act", FromHand: "from-hand", TheCard: "card", ThePlace: "place", TheArea: "area", TheSeat: "seat",
	TheSkill: "skill", TheShip: "ship", TheBasestar: "basestar", TheCenturion: "centurion", TheViper: "viper", ThePilot: "pilot", TheBox: "box",
	TheCheck: "check", TheAbility: "ability", TheAction: "action", TheToken: "token", TheActivation: "activation", Reveal: "reveal", Bottom: "bottom",
	Lower: "lower", Raise: "raise", PassCheck: "pass-check", FailCheck: "fail-check", Locate: "activate-location", Launch: "launch", Fly: "fly",
	FireAt: "fire", MoveAndAct: "move-and-act", ActTwice: "act-twice", TheRaptor: "raptor", TheDeck: "deck", JustMove: "just-move", JustAct: "just-act",
	Escort: "escort", TheTitle: "title", TheResult: "result", TheResource: "resource", Infiltrate: "infiltrate", Return: "return", TheForce: "force",
	Prepare: "prepare", Evacuate: "evacuate", TheMiracle: "miracle", Unveil: "unveil",
}

// Choice is the typed id of an option, and what the screen lights up for it. Only the fields that its kind uses are set, and Ship for a Viper Mark VII.
// It is comparable. No id outlives a shuffle: cards are named by what they are, ships by where they are.
type Choice struct {
	Kind  ChoiceKind
	Card  card.ID
	Place card.Place
	Area  card.Area
	Seat  Seat
	Skill card.Skill
	Ship  card.Ship
	Deck  Pile
	N     int8
}

// ScarIsIt is the N of a choice to fire at a raider that is Scar.
const ScarIsIt = 1

// Mark is the mark of the viper that the choice names.
func (c Choice) Mark() card.Ship {
	if marks[c.Ship] != "" {
		return c.Ship
	}
	return card.Viper
}

// marks holds the word that choices add for each craft, except the plain viper.
var marks = func() (words [card.NumShips]string) {
	for _, c := range Crafts {
		if !c.Plain {
			words[c.Ship] = c.Word
		}
	}
	return words
}()

// flown returns the mark of the viper that a player enters, as the event or the choice names it: Mark II is not named.
func flown(mark card.Ship) card.Ship { return Choice{Ship: mark}.Mark() }

// OfMark returns the choice for a viper of a mark, which is named unless it is the plain one.
func (c Choice) OfMark(mark card.Ship) Choice {
	if !CraftOf(mark).Plain {
		c.Ship = mark
	}
	return c
}

// String is the choice in the words of scenarios and save files, such as "card:repair/1", "ship:raider@bow#2", "viper:bow~mark-vii".
func (c Choice) String() string {
	if mark := marks[c.Ship]; mark != "" {
		c.Ship = card.NoShip
		return c.String() + "~" + mark
	}
	name := choiceNames[c.Kind]
	nth := ""
	if c.N > 0 {
		nth = fmt.Sprintf("#%d", c.N)
	} else if c.N == InDamagedBox {
		nth = "#damaged"
	}
	switch c.Kind {
	case TheCard, TheAbility, TheAction, TheToken, TheTitle, Reveal, Lower, Raise, Unveil:
		return name + ":" + string(c.Card) + nth
	case ThePlace:
		return name + ":" + string(c.Place)
	case TheArea, TheViper, Launch, Fly, Escort:
		return name + ":" + strings.ReplaceAll(c.Area.String(), " ", "-") + nth
	case TheSeat, ThePilot:
		return fmt.Sprintf("%s:%d", name, c.Seat)
	case TheSkill:
		return name + ":" + strings.ReplaceAll(c.Skill.String(), " ", "-")
	case TheShip, FireAt:
		if c.Area == card.NoArea {
			return name + ":" + strings.ReplaceAll(c.Ship.String(), " ", "-")
		}
		return fmt.Sprintf("%s:%s@%s%s", name, strings.ReplaceAll(c.Ship.String(), " ", "-"), c.Area, nth)
	case TheBasestar, TheCenturion, TheBox, TheResult, TheForce:
		return fmt.Sprintf("%s:%d", name, c.N)
	case TheResource:
		return name + ":" + card.Resource(c.N).String()
	case TheActivation:
		return name + ":" + strings.ReplaceAll(card.Activation(c.N).String(), " ", "-")
	case TheDeck:
		return name + ":" + c.Deck.String()
	default:
		return name
	}
}

// Option is one thing that may be chosen, and what it costs.
type Option struct {
	Choice
	Private bool    // only its owner may see that it exists
	Cost    int8    // how many Skill cards choosing it will cost
	Use     int8    // for a location to move to: how many it will cost to use it
	Taxed   card.ID // the drawback that takes them, empty for the movement rules
	Change  int8    // how much harder than printed the check that it leads to at once will be, by what is known now
}

// usualMoves is enough room for all moves that a player has in most turns.
const usualMoves = 24

// Window is a point where players may interrupt. They are all listed here, from the rules.
type Window uint8

// The windows.
const (
	NoWindow           Window = iota
	CrisisRevealed            // a Crisis card is revealed: Starbuck may replace it (B-CRISIS-02)
	ChoiceMade                // a choice on a Crisis card was made: Helo may change it (B-CRISIS-05)
	CheckAnnounced            // W1: the difficulty may be changed
	ReplaceCheck              // W2: Boomer may decide the result
	BeforeCards               // W3: before cards are added
	CardsAdded                // W5: all cards are in, none revealed
	CardsRevealed             // the cards are revealed, no ability has been resolved: Cally may discard one (E-CHECK-03)
	StrengthTotaled           // W6: the total is known
	CheckResolved             // W9: before its cards are discarded
	BeforeRoll                // before a die is rolled (B-DIE-02)
	AfterRoll                 // after it (B-DIE-04, B-CARD-16)
	ViperPlaced               // Apollo may fly it (B-CHAR-11)
	EndOfTurn                 // Boomer may look at the top Crisis card (B-TURN-10)
	RepairUsed                // Tyrol may take one more action
	QuorumUsed                // Tory may draw
	RaidersToAct              // raiders are about to be activated: Run Interference
	VictoryWon                // a basestar or a centurion was destroyed: Major Victory
	TreacheryDiscarded        // a human has discarded a Treachery card: Sabotage (P-TREACH-05)
	CheckPassed               // a check has passed: Change of Plans (D-TRE-14)
	PopulationLost            // population has dropped: Hot Dog may draw (D-CHAR-04)
	CivilianFound             // a civilian ship in space is about to be destroyed: Hot Dog may lose a viper (D-CHAR-04)
	ShipsLeft                 // the ships are removed for a jump: Helo may fetch the people left behind (D-CHAR-05)
	DiscardOwed               // a player must discard: Athena may spare them a card (D-CHAR-09)
	ShipsToAct                // Cylon ships are about to be activated: Simon may say which (D-CHAR-12)
	// NumWindows is the number of windows.
	NumWindows
)

var windowNames = [...]string{
	NoWindow: "", CrisisRevealed: "crisis-revealed", ChoiceMade: "choice-made", CheckAnnounced: "check-announced", ReplaceCheck: "replace-check",
	BeforeCards: "before-cards", CardsAdded: "cards-added", CardsRevealed: "cards-revealed", StrengthTotaled: "strength-totaled",
	CheckResolved: "check-resolved", BeforeRoll: "before-roll", AfterRoll: "after-roll", ViperPlaced: "viper-placed", EndOfTurn: "end-of-turn",
	RepairUsed: "repair-used", QuorumUsed: "quorum-used", RaidersToAct: "raiders-to-act", VictoryWon: "victory-won",
	TreacheryDiscarded: "treachery-discarded", CheckPassed: "check-passed", PopulationLost: "population-lost", CivilianFound: "civilian-found",
	ShipsLeft: "ships-left", DiscardOwed: "discard-owed", ShipsToAct: "ships-to-act",
}

// String is the name of the window, for scenarios and settings.
func (w Window) String() string { return windowNames[w] }

// Rule is the rule that defines the window, "" for NoWindow.
func (w Window) Rule() string { return windowRules[w] }

var windowRules = [NumWindows]string{
	CrisisRevealed: "B-CRISIS-02", ChoiceMade: "B-CRISIS-05", CheckAnnounced: "B-CHECK-10", ReplaceCheck: "B-CHECK-02", BeforeCards: "B-CHECK-02",
	CardsAdded: "B-CHECK-08", CardsRevealed: "E-CHECK-03", StrengthTotaled: "B-CHECK-11", CheckResolved: "B-CHECK-12", BeforeRoll: "B-DIE-02", AfterRoll: "B-DIE-04",
	ViperPlaced: "B-CHAR-11", EndOfTurn: "B-TURN-10", RepairUsed: "B-ACT-06", QuorumUsed: "B-CHAR-01", RaidersToAct: "B-CYL-03", VictoryWon: "B-DMG-06",
	TreacheryDiscarded: "P-TREACH-05", CheckPassed: "D-TRE-14", PopulationLost: "D-CHAR-04", CivilianFound: "D-CHAR-04", ShipsLeft: "D-CHAR-05",
	DiscardOwed: "D-CHAR-09", ShipsToAct: "D-CHAR-12",
}

// Decision is what the game waits for. Whether it opens depends only on what everyone knows.
type Decision struct {
	Number  int // counts the decisions of the game from 1
	Kind    Kind
	Window  Window // for AskWindow and what follows from it
	Seats   Seats  // who may answer: one seat, in a window several
	Private bool   // only the seat that is asked sees the options, and it always gets a pause to itself
	Options []Option
	Min     int // how many options an answer picks, 1 and 1 for most kinds
	Max     int
	Pick    int // this is pick Pick of Picks of one choice made of several, counted from 1
	Picks   int
	About   card.ID    // the card, ability or token that it is about
	Place   card.Place // the location that it is about
	Other   Seat       // the player that it is about
	Area    card.Area
	Ship    card.Ship
	Roll    RollFor  // what a die is rolled for, in the windows of a roll
	N       int      // a number in the question: cards to discard, die rolled
	Changes []Change // to the die that is rolled
	Upto    int      // the highest result of the die that counts as low on its card, 0 if the card has none
	Idle    bool     // a window in which, by what everyone knows, nothing that anyone could hold would make a worthwhile change
	NotOne  bool     // none or several, but not exactly 1 (Cally)
	Rule    string   // the rule that asks
}

// Seat is the one seat that is asked, or NoSeat in a window with several.
func (d *Decision) Seat() Seat {
	list := d.Seats.List()
	if len(list) != 1 {
		return NoSeat
	}
	return list[0]
}

// Allows reports whether n options may be picked.
func (d *Decision) Allows(n int) bool { return n >= d.Min && n <= d.Max && !(d.NotOne && n == 1) }

// Answer is one seat's choice among the options of the pending decision.
type Answer struct {
	Seat  Seat
	Picks []Choice
}

// RollFor is what a die is rolled for.
type RollFor uint8

// The reasons to roll.
const (
	NoRoll RollFor = iota
	RollForCard
	RollForFTL
	RollForNuke
	RollViperAtRaider
	RollViperAtHeavyRaider
	RollViperAtBasestar
	RollGalacticaAtRaider
	RollGalacticaAtHeavyRaider
	RollGalacticaAtBasestar
	RollRaiderAtViper
	RollRaiderAtPilot
	RollRaiderAtGalactica
	RollBasestarAtGalactica
	RollForArmory
	RollForHumanFleet
	RollForCylonFleet // which area of the Cylon Fleet board a ship goes to (E-FLEET-24)
	RollForBridge     // Basestar Bridge (E-FLEET-10)
	RollForAreaNuke   // a nuke at a space area (E-FLEET-50)
	RollForPegasus    // Pegasus CIC (P-PEG-02)
	RollForBatteries  // Main Batteries (P-PEG-04)
	RollAtForces      // an attack on occupation forces (P-NC-17)
	RollForDetention  // the arrest of a human (P-NC-18)
	RollForPresident  // a Quorum card played on New Caprica (P-NC-19)
	RollAssaultAtBasestar
	// NumRolls is the number of reasons.
	NumRolls
)

var rollNames = [...]string{
	NoRoll: "", RollForCard: "card", RollForFTL: "ftl", RollForNuke: "nuke", RollViperAtRaider: "viper-at-raider",
	RollViperAtHeavyRaider: "viper-at-heavy-raider", RollViperAtBasestar: "viper-at-basestar", RollGalacticaAtRaider: "galactica-at-raider",
	RollGalacticaAtHeavyRaider: "galactica-at-heavy-raider", RollGalacticaAtBasestar: "galactica-at-basestar", RollRaiderAtViper: "raider-at-viper",
	RollRaiderAtPilot: "raider-at-pilot", RollRaiderAtGalactica: "raider-at-galactica", RollBasestarAtGalactica: "basestar-at-galactica",
	RollForArmory: "armory", RollForHumanFleet: "human-fleet", RollForCylonFleet: "cylon-fleet", RollForBridge: "basestar-bridge",
	RollForAreaNuke: "area-nuke", RollForPegasus: "pegasus-cic", RollForBatteries: "main-batteries", RollAtForces: "occupation-forces",
	RollForDetention: "detention", RollForPresident: "president", RollAssaultAtBasestar: "assault-raptor-at-basestar",
}

// String is the name of the reason, for settings and figures.
func (r RollFor) String() string { return rollNames[r] }
