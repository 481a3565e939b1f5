package card

// IDs that the rules look up by name: character abilities, kept Quorum cards, basestar damage tokens. What each does, and when, is in its entry.
const (
	Adaptable           ID = "adaptable"
	Alcoholic           ID = "alcoholic"
	AlertViperPilot     ID = "alert-viper-pilot"
	Amoral              ID = "amoral"
	BlindDevotion       ID = "blind-devotion"
	CommandAuthority    ID = "command-authority"
	ConvictedCriminal   ID = "convicted-criminal"
	Coward              ID = "coward"
	CylonHatred         ID = "cylon-hatred"
	DelusionalIntuition ID = "delusional-intuition"
	ECOOfficer          ID = "eco-officer"
	EmotionallyAttached ID = "emotionally-attached"
	ExecutiveOrder      ID = "executive-order" // a Skill card
	ExpertPilot         ID = "expert-pilot"
	FriendsInLowPlaces  ID = "friends-in-low-places"
	FTLOperator         ID = "ftl-operator"
	Headstrong          ID = "headstrong"
	Impulsive           ID = "impulsive"
	InspirationalLeader ID = "inspirational-leader"
	Insubordinate       ID = "insubordinate"
	Longshot            ID = "longshot"
	MaintenanceEngineer ID = "maintenance-engineer"
	Misguided           ID = "misguided"
	MoralCompass        ID = "moral-compass"
	MysteriousIntuition ID = "mysterious-intuition"
	QuickFix            ID = "quick-fix"
	RepairCard          ID = "repair"             // a Skill card
	StateOfEmergency    ID = "state-of-emergency" // a Skill card
	Reckless            ID = "reckless"
	Recon               ID = "recon"
	ReligiousVisions    ID = "religious-visions"
	SecretDestiny       ID = "secret-destiny"
	SleeperDrawback     ID = "sleeper-agent"
	StartsOnTheBench    ID = "starts-on-the-bench"
	Stranded            ID = "stranded"
	TerminalIllness     ID = "terminal-illness"
	AttackOccupation    ID = "attack-occupation-forces"
	DetainHuman         ID = "detain-a-human"
	LeavingNewCaprica   ID = "leave-new-caprica"
	OccupationForce     ID = "occupation-force"
	MaximumFirepower    ID = "maximum-firepower"
	AcceptProphecy      ID = "accept-prophecy"
	AssignArbitrator    ID = "assign-arbitrator"
	AssignSpecialist    ID = "assign-mission-specialist"
	AssignVicePresident ID = "assign-vice-president"
	ChiefOfStaff        ID = "assign-chief-of-staff"
	Probation           ID = "probation"
	CriticalHit         ID = "critical-hit"
	DisabledHangar      ID = "disabled-hangar"
	DisabledWeapons     ID = "disabled-weapons"
	StructuralDamage    ID = "structural-damage"
	CylonDetector       ID = "cylon-detector"
	BentOnRevenge       ID = "bent-on-revenge"
	Efficient           ID = "efficient"
	EmotionallyFragile  ID = "emotionally-fragile"
	FastLearner         ID = "fast-learner"
	Hotshot             ID = "hotshot"
	Intolerant          ID = "intolerant"
	Manipulative        ID = "manipulative"
	PoliticallyAdroit   ID = "politically-adroit"
	StimJunkie          ID = "stim-junkie"
	Clouded             ID = "clouded"
	ConflictedLoyalties ID = "conflicted-loyalties"
	HumanDelusion       ID = "human-delusion"
	LiesAndSecrets      ID = "lies-and-secrets"
	TraumaBenevolent    ID = "trauma-benevolent"
	TraumaAntagonistic  ID = "trauma-antagonistic"
	TraumaDisaster      ID = "trauma-disaster"
)

// When is the moment or situation in which an ability or a kept card counts.
type When uint8

// The moments.
const (
	AlwaysOn When = iota
	AsAction
	AtSetup
	FromTheStart
	Throughout // "passive", as the reference has it for Amoral
	WhileInCheck
	AfterCrisisDrawn
	CrisisDrawn
	AfterCrisisRevealed
	AfterCrisisChoice
	OwnCrisisCheck // of a crisis that you drew
	BeforeCrisisCheck
	BeforeCheckRevealed
	OwnTurnCheckRevealed
	AfterCheck
	AfterRepair
	OwnTurnBeginsInViper
	AnyTurnBeginsWithOneCard
	OwnFirstTurn
	OwnTurnEnds
	OwnTurnDieToRoll
	OwnTurnDieRolled
	FTLControlActivated
	AdmiralsQuartersActivated
	AdmiralsQuartersChooseYou
	AdministrationOrBrigActivated
	ProphecyAsked // Administration, or Admiral's Quarters against the President
	BeforeActivating
	ViperPlacedUnmanned
	ForcedToDiscard
	SleeperAgentPhase
	QuorumCardUsed
	NextJump
	HolderNotPresident
	CardsToBeAdded
	HolderAddedCards
	AdmiralsQuartersPassed
	CommunicationsActivated
	BeforeCheckCards
	MoraleDrops
	MovementEnds
	OwnTurnBegins
	OwnActionDieToRoll
	OwnActionEnds
	AsMovement
	CheckRevealed
	CylonRevealed
	CylonFleetActivated
	ScoutLaunched // Launch Scout
	ShipsRemoved  // for a jump
	SkillsReceived
	OwnOrderEnds // Executive Order
	OwnCrisisChoice
	OwnMutinyDrawn
	MutinyDrawn
	PopulationDrops
	CivilianLost
	OwnViperDamaged
	OwnTurnActivated
	OwnSkillAction
	CrisisForcesDiscard
	MovementEndsBesidePlayer // human or Cylon
	OtherForcedToDiscard
	WhileInfiltrating
	InfiltrationEnds
	ActivateStepBegins
	// NumWhens is the number of moments.
	NumWhens
)

var whenNames = [NumWhens]string{
	AlwaysOn: "always", AsAction: "action", AtSetup: "setup", FromTheStart: "from the start of the game", Throughout: "passive",
	WhileInCheck: "skill check", AfterCrisisDrawn: "after you draw a crisis card", CrisisDrawn: "you draw a crisis card",
	AfterCrisisRevealed:           "at once after any crisis card is revealed",
	AfterCrisisChoice:             "after a player makes a choice on a crisis card",
	OwnCrisisCheck:                "skill check on a crisis card that you drew",
	BeforeCrisisCheck:             "before a skill check on a crisis card is resolved",
	BeforeCheckRevealed:           "in a skill check, after all cards are added and before they are revealed",
	OwnTurnCheckRevealed:          "on your turn, once the cards of a skill check are revealed",
	AfterCheck:                    "after a skill check is resolved",
	AfterRepair:                   "during your turn, after you use a Repair skill card",
	OwnTurnBeginsInViper:          "you start your turn piloting a viper",
	AnyTurnBeginsWithOneCard:      "start of any player's turn, you hold exactly 1 skill card",
	OwnFirstTurn:                  "your first turn",
	OwnTurnEnds:                   "end of your turn",
	OwnTurnDieToRoll:              "a die is to be rolled on your turn",
	OwnTurnDieRolled:              "during your turn, right after any die roll",
	FTLControlActivated:           "any player activates FTL Control",
	AdmiralsQuartersActivated:     "a player activates Admiral's Quarters",
	AdmiralsQuartersChooseYou:     "a player chooses you with Admiral's Quarters",
	AdministrationOrBrigActivated: "a player activates Administration or Brig",
	ProphecyAsked:                 "a player activates Administration, or chooses the president with Admiral's Quarters",
	BeforeActivating:              "you activate a location",
	ViperPlacedUnmanned:           "a viper is placed from Reserves in a space area while you are at a Galactica location other than Brig",
	ForcedToDiscard:               "you are forced to discard skill",
	SleeperAgentPhase:             "Sleeper Agent phase",
	QuorumCardUsed:                "after any player uses the action of a quorum card",
	NextJump:                      "next time the fleet jumps",
	HolderNotPresident:            "as long as holder is not the president",
	CardsToBeAdded:                "before cards are added to a skill check",
	HolderAddedCards:              "right after holder has added cards to a skill check",
	AdmiralsQuartersPassed:        "the check of Admiral's Quarters passes with a total of 10 or more",
	CommunicationsActivated:       "you activate Communications",
	BeforeCheckCards:              "before a skill check",
	MoraleDrops:                   "morale drops to 2 or less",
	MovementEnds:                  "end of your Movement step, another human at your location",
	OwnTurnBegins:                 "start of your turn",
	OwnActionDieToRoll:            "you would roll a die in your Action step",
	OwnActionEnds:                 "end of your Action step",
	AsMovement:                    "movement",
	CheckRevealed:                 "after the cards of a skill check are revealed",
	CylonRevealed:                 "anybody reveals a You Are a Cylon card",
	CylonFleetActivated:           "you activate Cylon Fleet",
	ScoutLaunched:                 "Launch Scout lets you look at the top card of a deck",
	ShipsRemoved:                  "Remove Ships step of a jump",
	SkillsReceived:                "Receive Skills step",
	OwnOrderEnds:                  "after your Executive Order, when the chosen player has finished",
	OwnCrisisChoice:               "you must make the choice of a crisis card",
	OwnMutinyDrawn:                "you draw a mutiny",
	MutinyDrawn:                   "any player draws a mutiny",
	PopulationDrops:               "right after population is reduced",
	CivilianLost:                  "before a civilian in space is flipped and destroyed",
	OwnViperDamaged:               "a viper you pilot would be damaged",
	OwnTurnActivated:              "during your turn, you activate a location",
	OwnSkillAction:                "you use an action on a skill card",
	CrisisForcesDiscard:           "a crisis card makes you discard skill",
	MovementEndsBesidePlayer:      "end of your Movement step, another player at your location",
	OtherForcedToDiscard:          "another player must discard skill",
	WhileInfiltrating:             "while infiltrating",
	InfiltrationEnds:              "you end your infiltration by an action",
	ActivateStepBegins:            "start of a player's Activate Cylon Ships step",
}

// String returns the moment as the reference writes it.
func (w When) String() string { return whenNames[w] }

// Limit is how often something may be used. Once-per-game abilities are marked by their kind instead (B-CHAR-04).
type Limit uint8

// The limits (B-CARD-09).
const (
	NoLimit Limit = iota
	OncePerTurn
	OncePerCheck
	OncePerRoll
	OncePerTurnOrdered // an Executive Order counts too (P-MOVE-06)
)

var limitNames = [...]string{
	NoLimit: "", OncePerTurn: "1 per turn", OncePerCheck: "1 per skill check", OncePerRoll: "1 per die roll",
	OncePerTurnOrdered: "1 per turn, Executive Order counted too",
}

// String returns the limit as the reference writes it.
func (l Limit) String() string { return limitNames[l] }

// Power is a change to the rules by an ability, a kept card or a token, with its numbers. It is not resolved as an effect: the rules look it up where
// it matters.
type Power interface{ power() }

// The powers that have a number.
type (
	// FirstLoyalty is the number of Loyalty cards received at the first deal (B-SETUP-10).
	FirstLoyalty struct{ N int }
	// SleeperLoyalty is the number received in the Sleeper Agent phase (B-SLEEP-02).
	SleeperLoyalty struct{ N int }
	// HandLimit is the number of Skill cards the hand may hold (B-CHAR-14).
	HandLimit struct{ N int }
	// MostCards is the most cards that may be added to a skill check (B-CHAR-05).
	MostCards struct{ N int }
	// ActionsInTurn is the number of actions in the Action step (B-CHAR-10).
	ActionsInTurn struct{ N int }
	// ChooseCrisis draws N Crisis cards, of which one is resolved (B-CRISIS-02).
	ChooseCrisis struct{ N int }
	// DiscardToActivate is the cost of activating a location (B-CHAR-09).
	DiscardToActivate struct{ N int }
	// ArriveLater keeps the character off the board until turn Turn of its player; then it goes to To (B-CHAR-07).
	ArriveLater struct {
		Turn int
		To   Place
	}
	// DrawDestinations makes the card's holder draw N Destination cards instead of the Admiral (B-JUMP-07).
	DrawDestinations struct{ N int }
	// CountsAs is the number of damage tokens that a token counts as (B-DMG-06).
	CountsAs struct{ N int }
	// EasierToHit is what a token adds to rolls that attack its basestar (B-COMBAT-02).
	EasierToHit struct{ By int }
)

// The powers that are on or off.
type (
	// DiscardFromCheck takes one card out of a check before that card's ability is resolved (E-CHECK-16).
	DiscardFromCheck struct{}
	// OnesCount makes cards of strength 1 count as positive, whatever their type.
	OnesCount struct{}
	// ZeroStrength gives the cards of a chosen type strength 0 in a check.
	ZeroStrength struct{}
	// ReplaceCrisis discards a Crisis card and draws another.
	ReplaceCrisis struct{}
	// ChangeChoice changes a player's choice on a Crisis card.
	ChangeChoice struct{}
	// ChooseResult gives a skill check its result without making it.
	ChooseResult struct{}
	// TakeCheckCards takes the cards of a resolved check into hand.
	TakeCheckCards struct{}
	// FirstOption takes away the free choice on Crisis cards (B-CHAR-05).
	FirstOption struct{}
	// RollAgain rerolls a die.
	RollAgain struct{}
	// ChooseDie chooses the result of a die instead of rolling it (B-DIE-05).
	ChooseDie struct{}
	// PilotPlaced boards a viper that was placed, and acts.
	PilotPlaced struct{}
	// DiscardAtRandom takes away the choice of discards.
	DiscardAtRandom struct{}
	// LookAtCrisis looks at the top card of the Crisis deck (B-TURN-10).
	LookAtCrisis struct{}
	// NotWithOthers forbids locations where another character is, except But (B-CHAR-05).
	NotWithOthers struct{ But Place }
	// NotActivate forbids locations (B-CHAR-05).
	NotActivate struct{ Places []Place }
	// ExecuteInstead executes whoever a check would send to the Brig, if the total is at least From.
	ExecuteInstead struct{ From int }
	// SeeAllCivilians looks at all civilian ships and moves any number of them.
	SeeAllCivilians struct{}
	// LookAtDeck looks at the top N cards of a Skill deck and takes them all, into the check or into hand.
	LookAtDeck struct{ N int }
	// ExecutedAt executes the character when morale drops to Morale or less; that execution costs no morale.
	ExecutedAt struct{ Morale int }
	// CardForCards gives a card away and draws Draw cards.
	CardForCards struct{ Draw int }
	// BorrowTitle takes a title until the end of the turn.
	BorrowTitle struct{}
	// OwnTreachery puts Treachery in the skill set.
	OwnTreachery struct{}
	// CardForDie discards a card instead of rolling; its strength plus More is the result.
	CardForDie struct{ More int }
	// NoSkills skips the Receive Skills step (B-CHAR-05).
	NoSkills struct{}
	// NotExactlyOne forbids adding exactly one card to a check, outside the Brig (B-CHAR-05).
	NotExactlyOne struct{}
	// OnlyHeir allows only the holder to be chosen with Administration (B-LOC-10).
	OnlyHeir struct{}
	// LaunchesNothing keeps the basestar from launching (B-CYL-14).
	LaunchesNothing struct{}
	// DoesNotAttack keeps the basestar from attacking.
	DoesNotAttack struct{}
	// NotToOthers forbids moving voluntarily to where another character is (P-LEAD-06).
	NotToOthers struct{}
	// PayToActivate is the cost of activating one location.
	PayToActivate struct {
		Place Place
		N     int
	}
	// AddAfterReveal adds any number of cards to a check whose cards are faceup (P-LEAD-08).
	AddAfterReveal struct{}
	// SeeAdded lets the President look at the cards that the holder added to a check.
	SeeAdded struct{}
)

func (FirstLoyalty) power()      {}
func (SleeperLoyalty) power()    {}
func (HandLimit) power()         {}
func (MostCards) power()         {}
func (ActionsInTurn) power()     {}
func (ChooseCrisis) power()      {}
func (DiscardToActivate) power() {}
func (ArriveLater) power()       {}
func (DiscardFromCheck) power()  {}
func (OnesCount) power()         {}
func (DrawDestinations) power()  {}
func (CountsAs) power()          {}
func (EasierToHit) power()       {}
func (ZeroStrength) power()      {}
func (ReplaceCrisis) power()     {}
func (ChangeChoice) power()      {}
func (ChooseResult) power()      {}
func (TakeCheckCards) power()    {}
func (FirstOption) power()       {}
func (RollAgain) power()         {}
func (ChooseDie) power()         {}
func (PilotPlaced) power()       {}
func (DiscardAtRandom) power()   {}
func (LookAtCrisis) power()      {}
func (NotWithOthers) power()     {}
func (NotActivate) power()       {}
func (ExecuteInstead) power()    {}
func (SeeAllCivilians) power()   {}
func (LookAtDeck) power()        {}
func (ExecutedAt) power()        {}
func (CardForCards) power()      {}
func (BorrowTitle) power()       {}
func (OwnTreachery) power()      {}
func (CardForDie) power()        {}
func (NoSkills) power()          {}
func (NotExactlyOne) power()     {}
func (OnlyHeir) power()          {}
func (LaunchesNothing) power()   {}
func (DoesNotAttack) power()     {}
func (SeeAdded) power()          {}
func (NotToOthers) power()       {}
func (PayToActivate) power()     {}
func (AddAfterReveal) power()    {}

// IDs of Daybreak that the rules look up by name.
const (
	RaptorPilot       ID = "raptor-pilot"
	NoOneLeftBehind   ID = "no-one-gets-left-behind"
	FamilyCommitments ID = "family-commitments"
	ForwardThinker    ID = "forward-thinker"
	DifferentPath     ID = "choose-a-different-path"
	MoralDilemma      ID = "moral-dilemma"
	NecessarySteps    ID = "necessary-steps"
	AbusePower        ID = "abuse-power"
	Disreputable      ID = "disreputable"
	CultLeader        ID = "cult-leader"
	Broadcast         ID = "broadcast"
	SpiritualCrisis   ID = "spiritual-crisis"
	Memento           ID = "memento"
	EscortAbility     ID = "escort"
	ForcedToEject     ID = "forced-to-eject"
	Dutiful           ID = "dutiful"
	Organized         ID = "organized"
	Reluctant         ID = "reluctant"
	Deceitful         ID = "deceitful"
	Attorney          ID = "attorney"
	Kleptomania       ID = "kleptomania"
	Treatment         ID = "treatment"
	Quarantine        ID = "quarantine"
	Specialized       ID = "specialized"
	ForLove           ID = "for-love"
	Resolute          ID = "resolute"
	Grieving          ID = "grieving"
	Visions           ID = "visions"
	DontTrustAnyone   ID = "dont-trust-anyone"
	Heretic           ID = "heretic"
	Industrious       ID = "industrious"
	Meticulous        ID = "meticulous"
	Vanity            ID = "vanity"
	Calculating       ID = "calculating"
	Modifications     ID = "modifications"
	LogicBound        ID = "logic-bound"
)

// The powers of the Daybreak characters.
type (
	// LookAtMore shows N cards where Launch Scout shows one (D-CHAR-05).
	LookAtMore struct{ N int }
	// TradeFuel loses Fuel fuel to gain Population population when ships are removed for a jump.
	TradeFuel struct{ Fuel, Population int }
	// DrawsLessAway draws N fewer cards in the Receive Skills step while off Galactica.
	DrawsLessAway struct{ N int }
	// ActsAfterOrder activates the player's own location after their Executive Order.
	ActsAfterOrder struct{}
	// AnotherOption adds an option to a choice on a Crisis card: the current player discards Discard Skill cards.
	AnotherOption struct{ Discard int }
	// PaysForMutiny discards N Skill cards with each Mutiny card drawn (D-MUT-11).
	PaysForMutiny struct{ N int }
	// ChoosesMutiny looks at Of Mutiny cards and gives one of them to the player who draws (D-MUT-10).
	ChoosesMutiny struct{ Of int }
	// BeginsWithMutiny begins the game with N Mutiny cards.
	BeginsWithMutiny struct{ N int }
	// RevealsInBrig takes the action of a "You Are a Cylon" card only while in the Brig (D-CHAR-02).
	RevealsInBrig struct{}
	// DrawWhenLost draws Draw cards of a type when population is lost, and keeps Keep.
	DrawWhenLost struct {
		Type       Skill
		Draw, Keep int
	}
	// ViperForCivilian destroys a viper instead of a civilian ship in space.
	ViperForCivilian struct{}
	// NeverDamaged destroys a viper that the player pilots instead of damaging it.
	NeverDamaged struct{}
	// ActivateAgain activates a location once more for Pay Skill cards, each location once per turn.
	ActivateAgain struct {
		Places []Place
		Pay    int
	}
	// PaysForActions pays N Skill cards for an action of a Skill card.
	PaysForActions struct{ N int }
	// DiscardsLess discards N fewer Skill cards when a Crisis card forces a discard, once per card.
	DiscardsLess struct{ N int }
	// StealsOrPays discards N Skill cards at the end of the Movement step if another player is at the location. A player who cannot discard them goes
	// to the Brig at the end of the turn.
	StealsOrPays struct{ N int }
	// NoActionsOf forbids the actions of Skill cards of a type.
	NoActionsOf struct{ Type Skill }
	// SparesOthers lets another player discard 1 fewer card, and draws Draw Treachery cards for it.
	SparesOthers struct{ Draw int }
	// NoDrawsInHazard draws no Skill cards in a hazardous location.
	NoDrawsInHazard struct{}
	// PaysToLeave discards N Super Crisis cards to leave the Resurrection Ship.
	PaysToLeave struct{ N int }
	// ExtraCards receives N extra Skill cards while infiltrating, instead of 1.
	ExtraCards struct{ N int }
	// ReturnsAnywhere goes to any Cylon location when an action ends the infiltration, and takes another action.
	ReturnsAnywhere struct{}
	// NoCardsInActions adds no cards to checks in another player's Action step.
	NoCardsInActions struct{}
	// MostCardsAs is the most cards that may be added to a check, as a Cylon player and while infiltrating.
	MostCardsAs struct{ Cylon, Infiltrating int }
	// ActivateInstead activates one kind of Cylon ship, or launches raiders, instead of the icons of a Crisis card.
	ActivateInstead struct{}
	// OneFaceUp adds one of the player's cards faceup.
	OneFaceUp struct{}
)

func (LookAtMore) power()       {}
func (TradeFuel) power()        {}
func (DrawsLessAway) power()    {}
func (ActsAfterOrder) power()   {}
func (AnotherOption) power()    {}
func (PaysForMutiny) power()    {}
func (ChoosesMutiny) power()    {}
func (BeginsWithMutiny) power() {}
func (RevealsInBrig) power()    {}
func (DrawWhenLost) power()     {}
func (ViperForCivilian) power() {}
func (NeverDamaged) power()     {}
func (ActivateAgain) power()    {}
func (PaysForActions) power()   {}
func (DiscardsLess) power()     {}
func (StealsOrPays) power()     {}
func (NoActionsOf) power()      {}
func (SparesOthers) power()     {}
func (NoDrawsInHazard) power()  {}
func (PaysToLeave) power()      {}
func (ExtraCards) power()       {}
func (ReturnsAnywhere) power()  {}
func (NoCardsInActions) power() {}
func (MostCardsAs) power()      {}
func (ActivateInstead) power()  {}
func (OneFaceUp) power()        {}
