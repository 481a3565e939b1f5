package game

import (
	"slices"
	"strings"

	"battlestar/game/card"
)

// Step is where the game stands in a turn or in the setup. A snapshot is taken when a step begins.
type Step uint8

// The steps (B-SETUP, B-TURN-01).
const (
	SetupCharacters Step = iota
	SetupTable
	SetupSkills
	TurnStart
	ReceiveSkills
	Movement
	ActionStep
	CrisisStep
	ActivateStep
	JumpStep
	TurnEnd
	Finished
)

var stepNames = [...]string{
	SetupCharacters: "characters", SetupTable: "setup", SetupSkills: "first-skills", TurnStart: "start", ReceiveSkills: "skills", Movement: "movement",
	ActionStep: "action", CrisisStep: "crisis", ActivateStep: "activate", JumpStep: "jump", TurnEnd: "end", Finished: "finished",
}

// String returns the name of the step.
func (s Step) String() string { return stepNames[s] }

// Fleet says where the craft of a kind are. Those that players fly are in the pilots' [SeatState].
type Fleet struct {
	Craft     card.Ship
	Reserves  int
	Space     ByArea // unmanned
	Damaged   int
	Destroyed int
	Aside     int // beside the board, not yet gained (D-RAP-03)
}

// InSpace returns the number of unmanned vipers in space.
func (f *Fleet) InSpace() int { return f.Space.Sum() }

// BasestarState is a basestar; its tokens lie in the pile [BasestarTokens]. One that is on neither board is in the supply.
type BasestarState struct {
	Area   card.Area // where it is on the main board, else NoArea
	Behind card.Area // where it is on the Cylon Fleet board, by the area of the main board that mirrors it (E-FLEET-05), else NoArea
}

// FleetBoard is the Cylon Fleet board and the rest of that option. Its areas are named after the areas of the main board that they mirror
// (E-FLEET-05). Its basestars are in [Tabletop.Basestars].
type FleetBoard struct {
	Raiders      ByArea
	HeavyRaiders ByArea
	Pursuit      int // space of the pursuit marker, 0..3; AutoAttack while all its ships arrive
}

// CheckState is the open part of the skill check being made.
type CheckState struct {
	Card        card.ID    // the crisis, or empty
	Place       card.Place // the location, or empty
	Super       bool       // of a Super Crisis card (B-SUPER-03)
	Drawer      Seat       // who drew the crisis
	Target      Seat       // the player a location's check is about
	Difficulty  int        // with all changes so far
	Changes     []Change   // to the difficulty, in order
	Partial     int
	Skills      SkillTypes // the types that count positive
	OnesCount   bool       // strength 1 counts positive (William Adama)
	FaceUp      bool       // Investigative Committee
	Zero        card.Skill
	Added       [MaxSeats + 1]int8 // cards added by each seat; Everyone is for the Destiny deck
	Emergency   bool               // Declare Emergency was played (B-CARD-09)
	HasAbility  bool               // a card with a skill check ability was put into the check, wherever it is now (E-CHECK-13)
	Resolved    []card.ID          // titles of the cards whose skill check ability was resolved, in order (E-CHECK-05)
	TakenOut    []card.ID          // cards taken out of the check after they were revealed (E-CHECK-08)
	Spared      int                // by how much the check may fail without its fail effect: Iron Will (E-CHECK-11)
	Double      card.Skill         // the type whose cards count double (E-CHECK-09), else AnySkill
	Consequent  bool               // the consequence of the card was resolved (E-CHECK-13)
	Reckless    bool               // a reckless card was played before cards were added (P-RECK-01)
	NoDestiny   bool               // no Destiny cards are added
	Silent      bool               // no skill check ability is resolved (D-TRE-12)
	Mission     bool               // of a mission: nothing changes it (D-MIS-07)
	Reward      int                // by how much the check must beat the printed difficulty for a miracle token (D-TRE-13), 0 for none
	DestinyDown bool               // Destiny cards go in facedown, though others do not (P-CHECK-03)
	Stage       Window
	Revealed    bool
	Total       int
	Result      CheckResult
	Outer       *CheckState // the check that this one interrupts, nil for none; its cards wait in CheckAside
	Waiting     int         // the number of cards of Outer that wait
}

// CheckResult is how a check ended.
type CheckResult uint8

// The results. NoResult is a check still open.
const (
	NoResult CheckResult = iota
	Passed
	Middle
	Failed
)

var resultNames = [...]string{NoResult: "", Passed: "passed", Middle: "middle", Failed: "failed"}

// Over is how the game ended.
type Over struct {
	HumansWin bool
	Why       Ending
	Resource  card.Resource
	// The numbers of Motives of a Cylon Leader: those revealed, by the side they count for, and those not revealed (D-MOT-04).
	HumanMotives, CylonMotives, HiddenMotives int
}

// Ending is why the game ended.
type Ending uint8

// The endings (B-END-01..03, B-KOBOL-02).
const (
	EndedByJump Ending = iota // the last jump, won or lost
	EndedByResource
	EndedByDamage
	EndedByBoarding
	EndedByExecution // nobody is left to come in for an executed character (E-EXEC-18)
)

var endingNames = [...]string{
	EndedByJump: "jump", EndedByResource: "resource", EndedByDamage: "damage", EndedByBoarding: "boarding", EndedByExecution: "execution",
}

// String returns the ending in one word.
func (e Ending) String() string { return endingNames[e] }

// Tabletop is everything on the table, hidden and open. In a View's table, whatever its seat does not know is blank.
type Tabletop struct {
	Turn         int // turns begun
	Current      Seat
	First        Seat
	Step         Step
	DiscardsOpen bool       // discard piles may be looked through (B-X-11)
	Resources    ByResource // 0..15; below 0 by house rule (B-X-05)
	Distance     int
	JumpPrep     int // space of the fleet marker, 0..5
	Nukes        int
	Assist       card.ID // the assisting character of a solo game (B-VAR-03)
	AssistUses   int8    // how often that character's once-per-game ability can still be used
	AssistGone   bool    // the assisting character proved to be a Cylon and left the game
	Titles       []Held  // the titles in play, in the order of card.Title
	Seats        []SeatState
	Executed     []card.ID // characters who left the game (E-EXEC-08)
	Unmourned    int       // how many of them cost no morale (P-EXEC-17)
	Piles        [NumPiles][]Slot
	Raiders      ByArea
	HeavyRaiders ByArea
	Basestars    [4]BasestarState
	Scar         card.Area   // the area of the raider that is Scar (P-SCAR-01), NoArea if none is
	Fleets       []Fleet     // one for each kind of viper in play, in the order of card.Ship
	CylonFleet   *FleetBoard // nil without that option
	NewCaprica   *Occupation // nil without that option
	Home         *HomeBoards // of Search for Home, nil without that option
	Boxed        ByShip      // pieces that have left the game for good (D-MIS-15)
	NukesGone    bool        // all nuke tokens have left for good (D-MUT-14)
	Raptors      int
	RaptorsLost  int
	Centurions   [5]int // on the Boarding Party track, by space
	Thresholds   int    // thresholds of the objective that have been resolved
	LastJump     bool   // the next jump ends the game (B-KOBOL-01)
	UsedThisTurn []card.ID
	TurnOver     bool        // the current player's turn has no more crises (B-REV-04)
	TurnCut      bool        // the current player was executed: the rest of the turn is skipped (E-EXEC-15)
	TurnPassedOn bool        // whoever began the turn has left the game; the next player, who is already current, ends it (E-ION-67)
	Phase        Phase       // of the Ionian Nebula
	Icons        []card.ID   // crises of this turn whose icons act (B-TURN-09)
	JumpDue      bool        // the next Crisis card of this turn counts as having a jump icon (P-PEG-05)
	JumpAdded    []card.ID   // crises of this turn that count as having one
	Lent         *Held       // the title that its holder has until the end of the turn, and who gets it back (P-CLAR-10)
	Began        *BeganTurn  // where the current player's turn began, if it matters (P-CLAR-02)
	Spared       *SparedLoss // the resource whose next loss this turn is reduced
	MoreCrises   int         // crises to draw once ships have been activated (Fulfiller of Prophecy)
	NoJumpStep   bool        // the Prepare for Jump step of this turn is skipped (P-NC-15)
	NoCrisis     bool        // no Crisis card is drawn in the Crisis step of this turn (D-MIS-03)
	Truce        bool        // no Cylon ship is launched or activated for the rest of this turn (D-TRE-20)
	Tempted      Seats       // players who have drawn a Mutiny card for discarded Treachery this turn (D-TRE-10)
	Caught       bool        // the current player goes to the Brig at the end of this turn (D-CHAR-08)
	Check        *CheckState // never changed, only replaced
	Die          int         // the last result
	// A correction leaves these for the beginning of the step: cards that a seat discards, thresholds that the fleet reaches.
	Owed    [MaxSeats]int8
	Arrived bool
	Over    *Over
}

// BeganTurn is where a turn began.
type BeganTurn struct {
	Place card.Place
	Area  card.Area
}

// SparedLoss is by how much the next loss of a resource is reduced.
type SparedLoss struct {
	Resource card.Resource
	By       int
}

// HasBoard reports whether a board lies on the table.
func (t *Tabletop) HasBoard(b card.Board) bool {
	switch b {
	case card.GalacticaBoard, card.ColonialOneBoard, card.CylonBoard:
		return true
	case card.CylonFleetBoard:
		return t.CylonFleet != nil
	case card.PegasusBoard:
		return len(t.Piles[PegasusDamagePile])+len(t.Piles[PegasusDamageOnBoard]) > 0 // its tokens lie in one or the other
	case card.NewCapricaBoard:
		return t.Stage() != BeforeLanding
	case card.DemetriusBoard:
		return t.Home != nil
	case card.RebelBoard:
		return t.Home != nil && t.Home.Rebels != NoRebels
	case card.NumBoards:
	}
	return false
}

// PursuitAt returns the space of the pursuit marker, 0 if there is none.
func (t *Tabletop) PursuitAt() int {
	if t.CylonFleet == nil {
		return 0
	}
	return t.CylonFleet.Pursuit
}

func (t *Tabletop) clone() Tabletop {
	c := *t
	c.cloneBoards()
	c.Piles = t.room()
	for i := range t.Piles {
		copy(c.Piles[i], t.Piles[i])
	}
	return c
}

// room returns empty slots for as many cards as there are in each pile.
func (t *Tabletop) room() (piles [NumPiles][]Slot) {
	total := 0
	for i := range t.Piles {
		total += len(t.Piles[i])
	}
	slots := make([]Slot, total)
	for i := range t.Piles {
		n := len(t.Piles[i])
		piles[i], slots = slots[:n:n], slots[n:]
	}
	return piles
}

// cloneBoards gives a copied table its own copies of everything but the piles.
func (t *Tabletop) cloneBoards() {
	t.Titles = slices.Clone(t.Titles)
	t.Seats = slices.Clone(t.Seats)
	t.Fleets = slices.Clone(t.Fleets)
	t.Executed = slices.Clone(t.Executed)
	if t.CylonFleet != nil {
		fleet := *t.CylonFleet
		t.CylonFleet = &fleet
	}
	if t.NewCaprica != nil {
		occupation := *t.NewCaprica
		t.NewCaprica = &occupation
	}
	if t.Home != nil {
		home := *t.Home
		t.Home = &home
	}
	t.UsedThisTurn = slices.Clone(t.UsedThisTurn)
	t.Icons = slices.Clone(t.Icons)
	t.JumpAdded = slices.Clone(t.JumpAdded)
	if t.Over != nil {
		over := *t.Over
		t.Over = &over
	}
}

// showTo makes another table show what a seat knows of this one, and reuses the memory of its piles. What the seat does not know, which is most of
// it, is never copied.
func (t *Tabletop) showTo(observer Seat, other *Tabletop) {
	piles := other.Piles
	if piles[0] == nil {
		piles = t.room()
	}
	*other = *t
	other.cloneBoards()
	for i, pile := range t.Piles {
		p := Pile(i)
		shown := slices.Grow(piles[p][:0], len(pile))[:len(pile)]
		clear(shown)
		for at, slot := range pile[:t.tellable(p)] {
			if slot.Seen.Has(observer) {
				shown[at] = slot.knownTo(observer)
			}
		}
		if !p.Ordered() {
			sortSlots(shown)
		}
		other.Piles[p] = shown
	}
}

// redact reduces a pile to what a seat knows, as showTo shows it.
func (t *Tabletop) redact(p Pile, observer Seat) {
	pile := t.Piles[p]
	n := t.tellable(p)
	for at, slot := range pile[:n] {
		if slot.Seen.Has(observer) {
			pile[at] = slot.knownTo(observer)
		} else {
			pile[at] = Slot{}
		}
	}
	clear(pile[n:])
	if !p.Ordered() {
		sortSlots(pile)
	}
}

// tellable returns how many cards of a pile, from its top, anyone may know at all. Of a discard pile it is only the first, unless a house rule opens
// it (B-CARD-04).
func (t *Tabletop) tellable(p Pile) int {
	if p.isDiscard() && !t.DiscardsOpen {
		return min(len(t.Piles[p]), 1)
	}
	return len(t.Piles[p])
}

// knownTo returns a card's slot as seen by a seat that knows the card: whether it is faceup, but not who else knows a card in a hand.
func (s Slot) knownTo(observer Seat) Slot {
	if !s.FaceUp() {
		s.Seen = SeatsOf(observer)
	}
	return s
}

// sortSlots puts known cards first, in the order of their ids, so that a hand looks the same however it came about.
func sortSlots(pile []Slot) {
	if !slices.ContainsFunc(pile, func(s Slot) bool { return s.Card != "" }) {
		return // as are most: decks
	}
	slices.SortStableFunc(pile, func(a, b Slot) int {
		if (a.Card == "") != (b.Card == "") {
			if a.Card == "" {
				return 1
			}
			return -1
		}
		if c := strings.Compare(string(a.Card), string(b.Card)); c != 0 {
			return c
		}
		return int(a.Seen) - int(b.Seen)
	})
}

// Marks returns the kinds of vipers in play: Mark II, and with the Cylon Fleet option Mark VII.
func (t *Tabletop) Marks() []card.Ship {
	marks := make([]card.Ship, len(t.Fleets))
	for i := range t.Fleets {
		marks[i] = t.Fleets[i].Craft
	}
	return marks
}

// Fleet returns where the vipers of a kind are, nil for a kind that is not in play.
func (t *Tabletop) Fleet(craft card.Ship) *Fleet {
	for i := range t.Fleets {
		if t.Fleets[i].Craft == craft {
			return &t.Fleets[i]
		}
	}
	return nil
}

// AllVipers returns where the vipers are, whatever their mark (E-FLEET-34).
func (t *Tabletop) AllVipers() Fleet {
	all := Fleet{Craft: card.Viper}
	for _, fleet := range t.Fleets {
		all.Reserves += fleet.Reserves
		all.Damaged += fleet.Damaged
		all.Destroyed += fleet.Destroyed
		for a, n := range fleet.Space {
			all.Space[a] += n
		}
	}
	return all
}

// VipersIn returns the number of unmanned vipers of any mark in an area.
func (t *Tabletop) VipersIn(a card.Area) int {
	n := 0
	for i := range t.Fleets {
		n += t.Fleets[i].Space[a]
	}
	return n
}

// Count returns the number of cards in a pile.
func (t *Tabletop) Count(p Pile) int { return len(t.Piles[p]) }

// Top returns the top card of a pile as far as it is known, or "".
func (t *Tabletop) Top(p Pile) card.ID {
	if len(t.Piles[p]) == 0 {
		return ""
	}
	return t.Piles[p][0].Card
}

// RaidersInSpace returns the number of raiders on the board.
func (t *Tabletop) RaidersInSpace() int { return t.Raiders.Sum() }

// HeavyRaidersInSpace returns the number of heavy raiders on the board.
func (t *Tabletop) HeavyRaidersInSpace() int { return t.HeavyRaiders.Sum() }

// CenturionsAboard returns the number of centurions on the Boarding Party track.
func (t *Tabletop) CenturionsAboard() int {
	n := 0
	for _, here := range t.Centurions {
		n += here
	}
	return n
}

// CiviliansInSpace returns the number of civilian ships on the board.
func (t *Tabletop) CiviliansInSpace() int {
	n := 0
	for _, a := range card.Areas {
		n += len(t.Piles[Civilians(a)])
	}
	return n
}

// InRed reports whether a resource is in its red zone (B-TERM-08).
func (t *Tabletop) InRed(r card.Resource) bool { return t.Resources[r] <= redZone[r] }

// RedZone returns the value at and below which a resource is in the red (B-TERM-08).
func RedZone(r card.Resource) int { return redZone[r] }

var (
	redZone        = ByResource{card.Fuel: 4, card.Food: 4, card.Morale: 5, card.Population: 6}
	startResources = ByResource{card.Fuel: 8, card.Food: 8, card.Morale: 10, card.Population: 12}
)

// Held is a title in play and who holds it.
type Held struct {
	Title  card.Title
	Holder Seat // NoSeat while nobody may hold it
}

// HasTitle reports whether a title is in play.
func (t *Tabletop) HasTitle(title card.Title) bool {
	return slices.ContainsFunc(t.Titles, func(held Held) bool { return held.Title == title })
}

// Holder returns the player with a title, or NoSeat if nobody has it or it is not in play.
func (t *Tabletop) Holder(title card.Title) Seat {
	for _, held := range t.Titles {
		if held.Title == title {
			return held.Holder
		}
	}
	return NoSeat
}

// SetHolder gives a title to a player. A title that is not in play goes to nobody.
func (t *Tabletop) SetHolder(title card.Title, s Seat) {
	for i := range t.Titles {
		if t.Titles[i].Title == title {
			t.Titles[i].Holder = s
		}
	}
}

// President returns the player with that title, or NoSeat.
func (t *Tabletop) President() Seat { return t.Holder(card.PresidentTitle) }

// Admiral returns the player with that title, or NoSeat.
func (t *Tabletop) Admiral() Seat { return t.Holder(card.AdmiralTitle) }

// FTLPopulation returns the population at risk when the fleet jumps from a space of the Jump Preparation track. From the first three spaces, it
// cannot jump (B-LOC-01).
func FTLPopulation(space int) (loss int, allowed bool) {
	switch space {
	case 3:
		return 3, true
	case 4:
		return 1, true
	default:
		return 0, false
	}
}

// AutoJump is the last space of the Jump Preparation track.
const AutoJump = 5

// AutoAttack is the last space of the pursuit track (E-FLEET-13).
const AutoAttack = 4

// MaxResource is the top of the dials (B-LIMIT-05).
const MaxResource = 15
