package card

import (
	"fmt"
	"slices"
)

// Kind is what a crisis-like card asks for.
type Kind uint8

// The kinds of crisis.
const (
	Choice Kind = iota
	CheckOnly
	CheckOrChoice
	Attack
)

var kindNames = [...]string{Choice: "choice", CheckOnly: "check", CheckOrChoice: "check-or-choice", Attack: "attack"}

// String returns the kind as the reference writes it.
func (k Kind) String() string { return kindNames[k] }

// Check is a skill check (B-CHECK-01). Partial is the threshold of the partial pass, 0 if the card has none. Consequence is resolved, pass or fail,
// if a card with a skill check ability was in the check (E-CHECK-13).
type Check struct {
	Difficulty  int
	Partial     int
	Skills      []Skill
	Pass        Effects
	Middle      Effects
	Fail        Effects
	Consequence Effects
	InBrig      int // added to the difficulty if the character it is about is in the Brig (P-PEG-03)
}

// Icons are printed at the foot of a Crisis card. On New Caprica, occupation forces are activated after the ships, and civilian ships are evacuated.
type Icons struct {
	Activate Activation
	Forces   bool
	Jump     bool
	Evacuate bool
}

// Crisis is a Crisis or Super Crisis card. An attack card is resolved in the order Activate, Setup, Special (B-ATTACK-01).
type Crisis struct {
	ID       ID
	Count    int
	OnlyWith string // the option that it is played with, or empty
	Ground   bool   // from the New Caprica Crisis deck (P-NC-02)
	Kind     Kind
	Chooser  Who       // who makes the choice
	Options  []Effects // for Choice both boxes; for CheckOrChoice the one that is not the check
	Check    *Check
	Icons    Icons
	Distance int // printed at the foot; counts while the card is kept beside the objective

	Activate []Activation
	Setup    Effects
	Special  Special
}

// Special is the last part of an attack card.
type Special struct {
	Keep   Until
	Effect Effects
}

// Until says how long a card stays in play.
type Until uint8

// When kept cards leave play. NotKept cards are discarded when they are resolved.
const (
	NotKept Until = iota
	UntilJump
	UntilCivilianOrBasestarDestroyed
	Always
	UntilJumpOrNoRaider
	UntilJumpOrScarDestroyed
	UntilAfterJump
	UntilJumpOrBasestarDestroyed
)

var untilNames = [...]string{
	NotKept: "false", UntilJump: "until the fleet jumps", UntilCivilianOrBasestarDestroyed: "until a civilian or a basestar is destroyed",
	Always: "always", UntilJumpOrNoRaider: "until the fleet jumps or no raider is left on the board",
	UntilJumpOrScarDestroyed: "until the fleet jumps or Scar is destroyed", UntilAfterJump: "until after the fleet has jumped",
	UntilJumpOrBasestarDestroyed: "until the fleet jumps or a basestar is destroyed",
}

// String returns the end as the reference writes it.
func (u Until) String() string { return untilNames[u] }

// Timing is when the text of a Skill card may be used (B-ACT-02).
type Timing uint8

// The timings of Skill cards.
const (
	Action Timing = iota
	BeforeCardsAdded
	AfterStrengthTotaled
	BeforeDieRoll
	AfterViperAttacked
	InCheck     // a skill check ability, resolved when the card is turned up in a check (E-CHECK-01)
	BeforeCheck // instead of the check (E-CHECK-03)
	InMovement  // instead of moving (P-MOVE-01)
	InMovementOrAction
	AfterVictory     // you destroyed a basestar, or a centurion
	BeforeRaidersAct // before raiders are activated
	AfterDieRoll     // P-DIE-01
	TreacheryDropped // a human discards a Treachery card (P-TREACH-05)
	AfterPass        // a skill check has passed (D-TRE-14)
)

var timingNames = [...]string{
	Action: "action", BeforeCardsAdded: "before-cards-added", AfterStrengthTotaled: "after-strength-totaled", BeforeDieRoll: "before-die-roll",
	AfterViperAttacked: "after-viper-attacked", InCheck: "check", BeforeCheck: "before-check", InMovement: "movement",
	InMovementOrAction: "movement or action", AfterVictory: "after you destroyed a basestar, or a centurion on the boarding party track",
	BeforeRaidersAct: "before raiders are activated", AfterDieRoll: "after any die roll", TreacheryDropped: "when a human discards a treachery",
	AfterPass: "after-pass",
}

// String returns the timing as the reference writes it.
func (t Timing) String() string { return timingNames[t] }

// SkillCard is a title of the Skill decks with all its copies.
type SkillCard struct {
	ID     ID
	Type   Skill
	Copies map[int]int // strength to number of copies
	Timing Timing
	Needs  Need
	Effect Effects
	Limit  Limit
	// Reckless means that playing it makes the check reckless. NeedsReckless means that its ability in a check is resolved only in a reckless check
	// (P-RECK-01, P-RECK-03).
	Reckless, NeedsReckless bool
	// Dropped is resolved for a human player who chooses to discard it, once per turn (D-TRE-07, D-TRE-10).
	Dropped Effects
}

// Need is a condition for taking an action at all (B-ACT-05).
type Need uint8

// The needs.
const (
	NoNeed Need = iota
	NeedsRaptor
	NeedsPiloting
	NeedsPilot
	NeedsPresident
	NeedsBlueSpace
	NeedsNuke
	NeedsDistance // Blind Jump
	NeedsOrbit    // Galactica back at New Caprica (P-NC-34)
	NeedsRedSpace
	NeedsFiveCards
	NeedsNotAdmiral
	NeedsNotPresident
	NeedsFreedom   // not in the Brig, nor in Detention (P-NC-09)
	NeedsOutOfBrig // not in the Brig, for a title: Detention bars nobody (P-TITLE-06)
	NeedsRichPresident
	NeedsViperInSpace
	NeedsPrisoner
	NeedsAdmiralsNuke
	NeedsNoMission
	NeedsPilotInSpace
)

// LastBlindJump is the longest distance traveled at which the fleet can make a blind jump.
const LastBlindJump = 6

var needNames = [...]string{
	NoNeed: "", NeedsRaptor: "1 raptor in Reserves", NeedsPiloting: "you are piloting a viper", NeedsPilot: "you are a pilot",
	NeedsPresident: "you are the president", NeedsBlueSpace: "fleet marker on a blue space of the jump preparation track", NeedsNuke: "1 nuke",
	NeedsDistance: fmt.Sprintf("distance %d or less", LastBlindJump), NeedsOrbit: "Galactica is in orbit around New Caprica",
	NeedsRedSpace: "the fleet marker is not on a blue space", NeedsFiveCards: "you hold at least 5 skill", NeedsNotAdmiral: "you are not admiral",
	NeedsNotPresident: "you are not president", NeedsFreedom: "you are not in Brig", NeedsOutOfBrig: "you are not in Brig",
	NeedsRichPresident: "president holds at least 3 skill", NeedsViperInSpace: "at least 1 viper in space",
	NeedsPrisoner: "at least 1 character in Brig", NeedsAdmiralsNuke: "admiral has at least 1 nuke", NeedsNoMission: "no mission on Active Mission",
	NeedsPilotInSpace: "at least 1 piloted viper in space",
}

// String returns the need as the reference writes it.
func (n Need) String() string { return needNames[n] }

// Then is where a played Quorum card goes.
type Then uint8

// The ends of Quorum cards. With ThenRemoveOnSuccess, the card leaves the game if the die reaches the upper result; otherwise it is discarded.
const (
	ThenDiscard Then = iota
	ThenKeep
	ThenRemoveOnSuccess
	ThenRemove // of Mutiny cards
)

// Quorum is a Quorum card. Kept is what it does while in play.
type Quorum struct {
	ID     ID
	Count  int
	Effect Effects
	Then   Then
	Kept   Kept
}

// Kept is what a Quorum card does while it stays in play: its effects, or a power.
type Kept struct {
	Holder Holder
	When   When
	Effect Effects
	Power  Power
	Once   bool // it is discarded once it has counted
}

// Holder says whom a Quorum card that stays in play lies in front of.
type Holder uint8

// The holders.
const (
	NoHolder     Holder = iota // no card that stays in play
	InPlayForAll               // it lies beside the board
	GivenPlayer                // the player it was given to
	// NumHolders is the number of holders.
	NumHolders
)

var holderNames = [NumHolders]string{NoHolder: "", InPlayForAll: "none (in play for everybody)", GivenPlayer: "the player it was given to"}

// String returns the holder as the reference writes it.
func (h Holder) String() string { return holderNames[h] }

// Destination is a card that the fleet jumps to.
type Destination struct {
	ID       ID
	NotWith  string // the option that leaves it in the box, or empty (E-COMBO-04)
	Count    int
	Distance int
	Effect   Effects
}

// Team is the side that a Loyalty card puts its holder on.
type Team uint8

// The teams. TeamWhenRevealed is the Sympathizer's. AgendaTeam is that of the Sympathetic Cylon, who wins with neither side as such (P-SYM-03).
// MutineerTeam is the Mutineer's and counts as "not a Cylon" (D-MTR-01).
const (
	HumanTeam Team = iota
	CylonTeam
	TeamWhenRevealed
	AgendaTeam
	MutineerTeam
)

var teamNames = [...]string{
	HumanTeam: "human", CylonTeam: "cylon", TeamWhenRevealed: "decided when revealed", AgendaTeam: "agenda", MutineerTeam: "mutineer",
}

// String returns the team as the reference writes it.
func (t Team) String() string { return teamNames[t] }

// Loyalty is a Loyalty card. Effect is what a "You Are a Cylon" card does when its holder reveals it outside the Brig.
type Loyalty struct {
	ID       ID
	Variant  string
	Count    int
	OnlyWith string // the option that it is played with, or empty
	Team     Team
	Effect   Effects
	Later    Effects    // once the player has discarded down to the limit (P-REV-06)
	Goal     *Goal      // of a Personal Goal
	Final    *FinalFive // of a Final Five card
}

// Goal is a Personal Goal: the condition for revealing it, and what it costs the humans if it was not revealed (E-CL-03, E-CL-07).
type Goal struct {
	Needs GoalNeed
	Costs Resource // 1 of it
}

// GoalNeed is the condition for revealing a Personal Goal (E-CL-03).
type GoalNeed uint8

// The needs of the goals.
const (
	TwoTitles          GoalNeed = iota // you hold 2 or more titles
	NoNukes                            // the Admiral has no nuke
	PresidentInBrig                    //
	SixVipersLost                      // 6 or more vipers are damaged or destroyed
	InBrigOrSickbay                    // you are
	TwentyStrength                     // you discard Skill cards of strength 20 in all
	TenRaiders                         // 10 or more raiders on the main board
	DistanceOneVisited                 // a destination of distance 1 was visited
)

var goalNeeds = [...]string{
	"you hold 2 or more title cards", "admiral has no nuke token", "president is in Brig", "6 or more viper are damaged or destroyed",
	"you are in Brig or Sickbay", "you discard any number of skill whose strengths add up to 20", "10 or more raider on the main board",
	"a destination of distance 1 has been resolved in this game",
}

// String returns the need as the reference writes it.
func (n GoalNeed) String() string { return goalNeeds[n] }

// FinalFive is what a Final Five card does when another player looks at it, and when an execution reveals it (E-CL-10).
type FinalFive struct {
	Examined Effects
	Executed Effects
}

// LoyaltyMakeup is the makeup of the Loyalty deck for a number of players (B-SETUP-09). A box supports the numbers that it has one for.
type LoyaltyMakeup struct {
	Players     int
	Cylon       int
	NotCylon    int
	Sympathizer bool // it is added after the first deal
	// Leader marks the deck of a game with a Cylon Leader; Agenda is the deck that the leader's Agenda is then drawn from (P-SETUP-10).
	Leader bool
	Agenda AgendaDeck
	// Mutineer means that the Mutineer is shuffled in before the first deal (D-LOY-03).
	Mutineer bool
}

// AgendaDeck is which of the two decks an Agenda belongs to; its back shows it.
type AgendaDeck uint8

// The decks of Agendas.
const (
	Hostile AgendaDeck = iota
	Sympathetic
)

// String returns the deck as the reference writes it.
func (d AgendaDeck) String() string { return [...]string{"hostile", "sympathetic"}[d] }

// Agenda is how a Cylon Leader or a Sympathetic Cylon wins: with a side, and if all its demands are met at the end of the game (P-AGEN-02).
type Agenda struct {
	ID      ID
	Deck    AgendaDeck
	Winner  Team
	Demands []Demand
}

// Demand is what an Agenda asks of the table at the very end (P-AGEN-04).
type Demand uint8

// The demands.
const (
	JailedOrExecuted Demand = iota
	AllInTheRed
	FourLocationsDamaged
	MoraleAtMost3
	FoodAtMost2
	PopulationAtMost2
	SuperCrisisPlayed
	OneAtMost2
	PopulationNearMorale
	AllAtMost3
	IsInfiltrating
	IsAtLarge
	SixTraveled
	FiveCraftLost
	TwoLocationsDamaged
	// of Motives (D-MOT-06)
	MoraleAtLeast3
	BlueAndClear
	KeyLocationDamaged
	ThreeTreachery
	FoodAtLeast2
	ThreeTypes
	FoodAtMost4
	PopulationAtMost6
	AllyInBrig
	FiveUnboarded
	MoraleAtMost5
	FourVipersLost
	SevenTraveled
	PopulationAtLeast4
	// NumDemands is the number of demands.
	NumDemands
)

var demandNames = [NumDemands]string{
	JailedOrExecuted: "you are in Brig or Detention, or were executed at least once", AllInTheRed: "fuel, food, morale and population are each at half or lower (in the red)",
	FourLocationsDamaged: "4 or more locations of Galactica and Pegasus together are damaged", MoraleAtMost3: "morale <= 3", FoodAtMost2: "food <= 2",
	PopulationAtMost2: "population <= 2", SuperCrisisPlayed: "you have played a super crisis", OneAtMost2: "population <= 2, or morale <= 2, or food <= 2",
	PopulationNearMorale: "population and morale differ by 2 or less", AllAtMost3: "fuel, food, morale and population are each <= 3",
	IsInfiltrating: "you are infiltrating", IsAtLarge: "you are neither in Brig nor in Detention", SixTraveled: "distance travelled >= 6",
	FiveCraftLost: "raptors and vipers damaged or destroyed >= 5, all together", TwoLocationsDamaged: "damaged Galactica locations <= 2",
	MoraleAtLeast3: "morale 3 or more", BlueAndClear: "fleet marker on a blue jump prep space, no raider, no heavy raider, no basestar on the board",
	KeyLocationDamaged: "FTL Control or Admiral's Quarters is damaged", ThreeTreachery: "owner holds at least 3 treachery", FoodAtLeast2: "food 2 or more",
	ThreeTypes:  "owner holds at least 1 politics, owner holds at least 1 tactics, owner holds at least 1 engineering",
	FoodAtMost4: "food 4 or less", PopulationAtMost6: "population 6 or less", AllyInBrig: "another player is in Brig, owner has a mutiny",
	FiveUnboarded: "distance travelled 5 or more, no centurion on the Boarding Party track", MoraleAtMost5: "morale 5 or less",
	FourVipersLost: "at least 4 vipers damaged or destroyed", SevenTraveled: "distance travelled 7 or more", PopulationAtLeast4: "population 4 or more",
}

// String returns the demand as the reference writes it.
func (d Demand) String() string { return demandNames[d] }

// Motive is what a Cylon Leader can reveal with Daybreak once its demands are met; it counts for a side (D-MOT-02, D-MOT-04).
type Motive struct {
	ID      ID
	Side    Team
	AtEnd   bool // only when the game is over (D-MOT-03)
	Demands []Demand
}

// MutinyCard is a Mutiny card; its text is an action of its holder (D-MUT-02).
type MutinyCard struct {
	ID     ID
	Count  int
	Needs  []Need
	Effect Effects
	Then   Then
}

// Mission is a Mission card: a skill check that nothing modifies (D-MIS-06, D-MIS-07). Distance is printed on it, 0 for none.
type Mission struct {
	ID       ID
	Check    *Check
	Distance int
}

// Location is a place on a board with its action.
type Location struct {
	ID         Place
	OnlyWith   string // the option that it is played with, or empty
	Board      Board
	Hazardous  bool
	Damageable bool
	// Infiltrates means that a Cylon Leader can begin to infiltrate there instead (P-CYLOC-03).
	Infiltrates bool
	Needs       Need             // of whoever takes its action; Cylon players on New Caprica need nothing
	Action      Effects          // on New Caprica, that of a human player (P-NC-12)
	CylonAction Effects          // that of a Cylon player there
	Options     []LocationOption // for ChooseTwo
	Check       *Check
	Passive     []Effects
	Draws       int // Skill cards that a player there receives per turn, 0 for what their sheet says (P-CYLOC-04)
	// NoDraws means that a player there receives none and discards their Super Crisis cards (D-LOC-09). Price means that its action costs a miracle
	// token or a Super Crisis card (D-REB-04).
	NoDraws, Price bool
}

// ActionOf returns what a human or a Cylon player does there (P-NC-12).
func (l *Location) ActionOf(cylon bool) Effects {
	if cylon && l.Board == NewCapricaBoard {
		return l.CylonAction
	}
	return l.Action
}

// BoardAction is an action of a board, for human or Cylon players anywhere on it (P-NC-41).
type BoardAction struct {
	ID       ID
	OnlyWith string // the option that it is played with, or empty
	Board    Board
	Cylon    bool
	Effect   Effects
}

// LocationOption is one of several things that a location can do.
type LocationOption struct {
	ID     ID
	Effect Effects
}

// SkillLine is one line of a character's skill set: N cards, split freely between the types (B-CHAR-03).
type SkillLine struct {
	N     int
	Types []Skill
}

// AbilityKind says how an ability of a character is used.
type AbilityKind uint8

// The kinds of abilities.
const (
	Passive AbilityKind = iota
	OncePerGame
	Drawback
)

var abilityKindNames = [...]string{Passive: "passive", OncePerGame: "once-per-game", Drawback: "drawback"}

// String returns the kind as the reference writes it.
func (k AbilityKind) String() string { return abilityKindNames[k] }

// Ability is a line of a character sheet: when it counts, how often, and what it does. It has effects that are resolved, or a power that changes the
// rules. If used as an action, Effect says all it does; otherwise the rules look it up by its ID where it matters.
type Ability struct {
	ID     ID
	Kind   AbilityKind
	When   When
	Limit  Limit
	Needs  Need
	Effect Effects
	Power  Power
	Price  int // miracle tokens that each use costs, if not 1 (D-MIR-06)
}

// Character is a character sheet. Setup is where it starts: a place, "viper" or "off-board".
type Character struct {
	ID        ID
	OnlyWith  string // the option that it is played with, or empty
	Class     Class
	Draws     []SkillLine
	Setup     Place
	SetupOr   Place // another place where it may start instead, or empty
	Pilot     bool
	Abilities []Ability
	Other     ID  // the sheet of the same person in an earlier box; only one of them is in a game (D-SET-07)
	Miracles  int // the most miracle tokens its player may have, 0 for 1 (D-MIR-03)
	// Rank in the lines of succession, 1 first: those of its own box, and the combined list of all boxes.
	President, Admiral       int
	PresidentAll, AdmiralAll int
	CAGAll                   int
}

// Shares returns the share of each type among the Skill cards that a player with this sheet draws. Where they may choose, all types are as likely.
func (c *Character) Shares() (share [7]float64) {
	all := 0.0
	for _, line := range c.Draws {
		for _, skill := range line.Types {
			n := float64(line.N) / float64(len(line.Types))
			share[skill] += n
			all += n
		}
	}
	for skill := range share {
		share[skill] /= max(all, 1)
	}
	return share
}

// Starting places that are not locations.
const (
	StartsInViper  Place = "viper"
	StartsOffBoard Place = "off-board"
)

// TitleCard is the card of a title with its actions.
type TitleCard struct {
	ID       Title
	Card     ID     // of the card, if it is not that of its title
	OnlyWith string // the option that it is played with, or empty; it replaces the card of an earlier box
	// LostInBrig means that it is lost on going to the Brig (B-TITLE-04, E-SUCC-02).
	LostInBrig bool
	Actions    []TitleAction
	Line       []ID // succession, first in line first
}

// TitleAction is an action that the holder of a title has.
type TitleAction struct {
	ID     ID
	Needs  Need
	Limit  Limit
	Effect Effects
}

// Threshold is what an objective does the first time the distance reaches At.
type Threshold struct {
	At     int
	Effect Effects
}

// Objective is an objective card.
type Objective struct {
	ID         ID
	OnlyWith   string // the option that it is played with, or empty; it replaces the card of an earlier box
	Thresholds []Threshold
	Battle     Effects // the ships that arrive with its Crossroads phase (E-ION-51, E-ION-52), or with the return to New Caprica (P-NC-29)
}

// At returns the distance at which the objective has an effect, such as the Sleeper Agent phase or the last jump; 0 if it never has it.
func (o *Objective) At(e Effect) int {
	for _, t := range o.Thresholds {
		if slices.Contains(t.Effect, e) {
			return t.At
		}
	}
	return 0
}

// FlightEnds returns the distance that the fleet must reach: where the next jump is the last one, or where it lands (B-KOBOL-01, P-NC-01).
func (o *Objective) FlightEnds() int { return max(o.At(NextJumpWins{}), o.At(NewCapricaPhase{})) }

// Token is a kind of token that is drawn at random: Galactica damage, basestar damage, civilian ship.
type Token struct {
	ID       ID
	OnlyWith string // the option that it is played with, or empty; such tokens replace those of earlier boxes
	Symbol   string
	Count    int
	Place    Place // the location that a damage token damages
	Effect   Effects
	Power    Power
}

// Mark is the symbol of a trauma token. It says which result of an Ally or Crossroads card is resolved (E-ION-27, E-ION-56).
type Mark uint8

// The symbols.
const (
	Benevolent Mark = iota
	Antagonistic
	Disaster // neither result
)

var markNames = [...]string{Benevolent: "benevolent", Antagonistic: "antagonistic", Disaster: "disaster"}

// String returns the symbol as the reference writes it.
func (m Mark) String() string { return markNames[m] }

// Trauma is a kind of trauma token (E-ION-02).
type Trauma struct {
	ID    ID
	Count int
	Mark  Mark
}

// Results are the two results of an Ally or Crossroads card; a trauma token says which is resolved.
type Results struct{ Benevolent, Antagonistic Effects }

// Of returns the result for a symbol, nil for a disaster.
func (r *Results) Of(m Mark) Effects {
	switch m {
	case Benevolent:
		return r.Benevolent
	case Antagonistic:
		return r.Antagonistic
	case Disaster:
	}
	return nil
}

// Ally is an Ally card: who is encountered where (E-ION-25).
type Ally struct {
	ID   ID
	At   Place
	Is   ID // the character who is the same person, empty if no box has them
	From ID // the box with that character
	Results
}

// CrossroadsCard is a Crossroads card (E-ION-54).
type CrossroadsCard struct {
	ID ID
	Results
}

// Piece is a kind of plastic ship with its limit (B-LIMIT-01), or a kind of token that is not a ship.
type Piece struct {
	ID       ID // if it is not the name of the ship
	Ship     Ship
	Count    int
	OnlyWith string // the option that it is played with, or empty
}

// Box is everything that one box of the game holds.
type Box struct {
	ID              ID
	Crises          []Crisis
	SuperCrises     []Crisis
	Skills          []SkillCard
	Quorum          []Quorum
	Destinations    []Destination
	Loyalty         []Loyalty
	LoyaltyMakeups  []LoyaltyMakeup
	Locations       []Location
	BoardActions    []BoardAction
	Characters      []Character
	Titles          []TitleCard
	Lines           map[Title][]ID // lines of succession that replace those of earlier boxes
	Objectives      []Objective
	GalacticaDamage []Token
	PegasusDamage   []Token
	BasestarDamage  []Token
	Civilians       []Token
	Allies          []Ally
	Crossroads      []CrossroadsCard
	Trauma          []Trauma
	Agendas         []Agenda
	Mutinies        []MutinyCard
	Missions        []Mission
	Motives         []Motive
	Pieces          []Piece
}
