package game

// Cause is why something changed, if the change alone does not tell. Log, motion, sound, bundles and statistics use it; the rule of an event is only
// a citation.
type Cause uint8

// The causes. Each says which kinds of events have it.
const (
	NoCause       Cause = iota // the change says it all
	BySetup                    // before the first turn: CharacterMoved, CharacterOff, ShipMoved, CardMoved
	ByCorrection               // the players correct the table: any
	ByHit                      // damaged or destroyed, or the pilot of such a viper: ShipMoved, BasestarGone, CenturionMoved, CardMoved, Shuffled, CharacterMoved
	ByRemoval                  // an effect takes it off the board without destroying it: ShipMoved, BasestarGone, and its tokens: CardMoved, Shuffled
	ByLanding                  // the fleet lands on New Caprica, and everyone goes there: ShipMoved, CardMoved, Shuffled, CardsGathered, CharacterMoved, JumpPrepMoved
	ByJump                     // the fleet leaves it behind, or takes it along; the fleet marker returns to the start: ShipMoved, BasestarGone, BasestarMoved, CardMoved, Shuffled, CharacterMoved, JumpPrepMoved
	ByBoarding                 // a heavy raider's centurions come aboard, or those aboard advance: ShipMoved, CenturionMoved
	ByEscort                   // a viper leads it off the board: CardMoved, Shuffled
	ByLaunch                   // a basestar launches it: ShipMoved
	ByFlight                   // a viper flies with its pilot: CharacterMoved
	ByPlay                     // a card is played: CardMoved
	ByReplacement              // another crisis takes its place: CardMoved
	ByTakingOut                // a card is discarded from a skill check before the strength is totaled: CardMoved (E-CHECK-08)
	ByExecution                // what an execution costs: CardMoved, ResourceChanged, Looked
	ByReveal                   // a Cylon is revealed, which has its own event: Looked
	ByGoal                     // a Personal Goal is met: Looked
	ByMissedGoal               // a Personal Goal was not met: Looked
	ByExamination              // another player looked at one of the Final Five: Looked
	BySympathizer              // the Sympathizer is revealed: Looked
	ByEnd                      // the game is over, everything is revealed: Looked
	ByLeavingOut               // an Ally card that cannot be encountered: CardMoved (E-ION-28)
	ByMeeting                  // the token of an encountered ally: Looked
	ByDisaster                 // a disaster was drawn: CardMoved
	ByCrossroads               // a Crossroads card and the token beside it: Looked
	ByTrial                    // trauma tokens are revealed, or given up: Looked, CardMoved
	ByMutineer                 // the Mutineer is revealed, or handed over: Looked, CardMoved (D-MTR-02, D-MTR-09)
	ByMotive                   // a Cylon Leader reveals a Motive: Looked (D-MOT-02)
	CheckOpens                 // CheckChanged: a skill check begins
	CheckGoesOn                // CheckChanged: the check that waited for another continues
	CheckTotals                // CheckChanged: the strength is added up
	CheckEased                 // CheckChanged: the difficulty changes after that
	CheckDoubles               // CheckChanged: a type counts double
	ResultChanged              // DieRolled: a card alters the current result
	// NumCauses is the number of causes.
	NumCauses
)

var causeNames = [...]string{
	NoCause: "", BySetup: "by-setup", ByCorrection: "by-correction", ByHit: "by-hit", ByRemoval: "by-removal", ByLanding: "by-landing", ByJump: "by-jump",
	ByBoarding: "by-boarding", ByEscort: "by-escort", ByLaunch: "by-launch", ByFlight: "by-flight", ByPlay: "by-play",
	ByReplacement: "by-replacement", ByTakingOut: "by-taking-out", ByExecution: "by-execution", ByReveal: "by-reveal",
	ByGoal: "by-goal", ByMissedGoal: "by-missed-goal", ByExamination: "by-examination", BySympathizer: "by-sympathizer",
	ByEnd: "by-end", ByLeavingOut: "by-leaving-out", ByMeeting: "by-meeting", ByDisaster: "by-disaster",
	ByCrossroads: "by-crossroads", ByTrial: "by-trial", ByMutineer: "by-mutineer", ByMotive: "by-motive", CheckOpens: "check-opens", CheckGoesOn: "check-goes-on", CheckTotals: "check-totals",
	CheckEased: "check-eased", CheckDoubles: "check-doubles", ResultChanged: "result-changed",
}

// String returns the cause in kebab-case, for scenarios; empty for NoCause.
func (c Cause) String() string { return causeNames[c] }

// because runs do and gives its changes a cause.
func (g *Game) because(why Cause, do func()) {
	before := g.why
	g.why = why
	do()
	g.why = before
}

// together runs do as one instruction: its changes form one group. A call within another belongs to the outer group. The number of a group is that of
// its first event in the step, so that a game restored from there counts the same.
func (g *Game) together(do func()) {
	before := g.group
	if before == 0 {
		g.group = int32(g.events.count-g.stepAt) + 1
	}
	do()
	if g.group = before; before == 0 {
		g.settle()
	}
}

// apart runs do outside the current event group: for consequences and interruptions.
func (g *Game) apart(do func()) {
	before := g.group
	g.group = 0
	do()
	g.group = before
}

// Nothing is why nothing happens.
type Nothing uint8

// The reasons. Those that name a player, a place, a ship, a card or a deck have it in the [Event].
const (
	SomethingHappens  Nothing = iota
	NoEffect                  // the instruction finds nothing to work on
	CannotHoldTitle           // Seat cannot receive Title
	EmptySkillDeck            // no card left in From, nor in its discard pile
	EmptyDeck                 // no card left in a deck
	CutShort                  // the current player was executed: the rest of Card falls away
	SympathizerIdle           // the Sympathizer changes nothing
	NoLoyaltyToSee            // no facedown Loyalty card that may be looked at
	TooFewToRisk              // fewer of Ship than must be risked
	NoCylonShip               // no Cylon ship to take away
	NothingToDestroy          // nothing of the kind to destroy
	NoneStrongEnough          // no card of the skill check is strong enough to be discarded
	TooWeak                   // the cards of a type are too weak
	FailsByLittle             // the fail effect is not resolved (E-CHECK-11)
	NoMoreNukes               // the Admiral can gain no more
	NoTitleToLose             // Seat holds no title
	NoQuorumToDiscard         // no Quorum card to discard
	TitleLost                 // Seat no longer holds Title, which they were about to pass on
	NobodyForTitle            // nobody can receive the title
	NobodyToChoose            // nobody may be chosen for Card
	NotSent                   // Seat is not sent to Place
	NoBasestarAttacks         // no basestar can attack
	NoneLaunched              // no basestar can launch Ship
	NoCivilianShip            // no civilian ship to destroy
	NoViperToDamage           // no viper to damage
	NoViperToActivate         // no unmanned viper to activate
	NoCivilianToPlace         // no civilian ship left to place
	NoneLeftToPlace           // no Ship left to place
	NoBasestarThere           // no basestar in Area
	NoDamageToken             // no damage token left
	NoAllyLeft                // no Ally card left
	NeitherResult             // the token of Card, an ally, is a disaster, or the result does nothing
	NobodyCondemned           // nobody has trauma tokens left at the Trial
	NoTraumaToGiveUp          // Seat has no trauma token to discard
	LeftBe                    // Seat does not do what Card allows
	GalacticaAway             // the effect is about ships in space, and Galactica is not at New Caprica
	NotOnGround               // Seat is not on New Caprica
	NoForceLeft               // no occupation force left to place
	NoMoreMiracles            // Seat can have no more miracle tokens
	NoRaptorAside             // no assault raptor is left to gain
	UnderTruce                // no Cylon ship is launched or activated this turn
	NoMissionLeft             // no mission left
	// NumNothings is the number of reasons.
	NumNothings
)

var nothingNames = [...]string{
	SomethingHappens: "", NoEffect: "no-effect", CannotHoldTitle: "cannot-hold-title", EmptySkillDeck: "empty-skill-deck",
	EmptyDeck: "empty-deck", CutShort: "cut-short", SympathizerIdle: "sympathizer-idle", NoLoyaltyToSee: "no-loyalty-to-see",
	TooFewToRisk: "too-few-to-risk", NoCylonShip: "no-cylon-ship", NothingToDestroy: "nothing-to-destroy",
	NoneStrongEnough: "none-strong-enough", TooWeak: "too-weak", FailsByLittle: "fails-by-little", NoMoreNukes: "no-more-nukes",
	NoTitleToLose: "no-title-to-lose", NoQuorumToDiscard: "no-quorum-to-discard", TitleLost: "title-lost",
	NobodyForTitle: "nobody-for-title", NobodyToChoose: "nobody-to-choose", NotSent: "not-sent",
	NoBasestarAttacks: "no-basestar-attacks", NoneLaunched: "none-launched", NoCivilianShip: "no-civilian-ship",
	NoViperToDamage: "no-viper-to-damage", NoViperToActivate: "no-viper-to-activate", NoCivilianToPlace: "no-civilian-to-place",
	NoneLeftToPlace: "none-left-to-place", NoBasestarThere: "no-basestar-there", NoDamageToken: "no-damage-token",
	NoAllyLeft: "no-ally-left", NeitherResult: "neither-result", NobodyCondemned: "nobody-condemned", NoTraumaToGiveUp: "no-trauma-to-give-up",
	LeftBe: "left-be", GalacticaAway: "galactica-away", NotOnGround: "not-on-ground", NoForceLeft: "no-force-left",
	NoMoreMiracles: "no-more-miracles", NoRaptorAside: "no-raptor-aside", UnderTruce: "under-truce", NoMissionLeft: "no-mission-left",
}

// String returns the reason in kebab-case, for scenarios; empty for SomethingHappens.
func (n Nothing) String() string { return nothingNames[n] }

// nothing records that nothing happens, and why.
func (g *Game) nothing(why Nothing, e Event) {
	e.Kind, e.Nothing = NothingHappens, why
	g.emit(e)
}
