package game

import (
	"fmt"
	"slices"

	"battlestar/game/card"
)

// EventKind is what happened.
type EventKind uint8

// The kinds of events. Each comment says what the fields mean. All events have Rule, and Source if a card or location caused them. [Cause] says which
// have a cause.
const (
	NoEvent EventKind = iota

	// Changes to the table
	TurnBegan       // Seat, N: number of the turn
	StepBegan       // Step
	CharacterTaken  // Seat, Card, Allegiance: that of Seat with this character; N is 1 if Seat has no Cylon Detector (P-EXEC-09)
	AssistTaken     // Seat, Card: the assist character (B-VAR-03)
	AssistLeft      // Card: the assist character leaves the game
	CardMoved       // Card, From, To, FromAt, ToAt, Seen, Seat: who does it
	CardsGathered   // all cards of From go under To, unseen
	Shuffled        // To: the cards of this pile are in a new order
	Looked          // Seat looks at Card in From at FromAt; N is 1 if Seat knew it. Seat is NoSeat if the card is revealed to everyone
	TurnedDown      // Card of Seat in From, which was faceup, is facedown again among the others (E-CL-11)
	ResourceChanged // Resource, N: by how much
	JumpPrepMoved   // N: by how much
	DistanceGained  // N
	ThresholdMet    // N: the threshold
	LastJumpIsNext  //
	NukesChanged    // N: by how much; Seat is the Admiral, except during setup
	TitleGiven      // Title, Seat: new holder, Other: who held it
	CharacterMoved  // Seat, Place or ToArea or neither; Ship is MarkVII if the character enters a viper of that mark
	CharacterOff    // Seat is off the board
	CharacterGone   // Card, the character of Seat, leaves the game (E-EXEC-08); N is 1 if it cost no morale
	ShipMoved       // Ship, N: how many, FromSpot, ToSpot
	BasestarPlaced  // N: its number, ToArea
	BasestarGone    // N: its number, Area: where it was
	BasestarMoved   // N: its number, FromSpot, ToSpot: between the boards, or from the supply to the Cylon Fleet board
	PursuitMoved    // N: by how much
	CenturionMoved  // N, FromAt, ToAt: spaces of the Boarding Party track from 0, -1 the supply
	BecameCylon     // Seat, Allegiance: the new one
	OnceUsed        // Seat, Card: the ability; N is 1 for one that the assisting character lends, −1 for one that a correction gives back
	LimitUsed       // Seat, Card: what may not be used again this turn
	TurnFreed       // Seat: the turn's Crisis step is skipped (TurnOver), or if N is 1 all the rest of the turn (TurnCut)
	IconsPending    // the icons of Card will act this turn
	CrisisAdded     // N more Crisis cards to come this turn, fewer if negative
	CheckChanged    // Check: the state of the check from now on, with its Card or Place and N, its difficulty; nil when it is over
	DieRolled       // Seat, N: result, Natural: what the die shows, 0 if none was rolled, Die, RollFor; Card, Ship and Area: what for
	GameOver        // Over
	PhaseBegan      // Phase: of the Ionian Nebula
	LeftGame        // Seat is eliminated, Allegiance: the new one (E-ION-67)
	TurnPassed      // Seat is now the current player, in place of Other, who left the game in their own turn
	ScarMoved       // Area: where Scar was, NoArea if it arrives; ToArea: where it is, NoArea if it is gone
	Infiltration    // Seat begins or ends infiltrating; Allegiance: the new one
	Landed          // the fleet lands on New Caprica; what it brings follows (P-NC-02)
	GalacticaBack   // Galactica returns there, on turn N; what it brings follows (P-NC-29)
	ForceMoved      // N occupation forces move from FromAt to ToAt: spaces of their track from 0, −1 the supply, OutOfTrack out of the game
	JumpStepLost    // the Prepare for Jump step of this turn is skipped, because of Card (P-NC-15)
	MiraclesChanged // Seat gains N miracle tokens, or loses them if N is negative
	RebelsTurned    // N: the side of the Rebel Basestar from now on, a [RebelSide]
	HubLost         // Hub Destroyed takes the place of the Resurrection Ship (D-LOC-09)
	CrisisStepLost  // Seat, the current player, draws no Crisis card this turn (D-MIS-03)
	TruceBegan      // no Cylon ship is launched or activated for the rest of this turn (D-TRE-20)
	WasTempted      // Seat draws a Mutiny card for discarded Treachery (D-TRE-10)
	WasCaught       // Seat goes to the Brig at the end of this turn (D-CHAR-08)
	PiecesBoxed     // N pieces of Ship leave the game for good (D-MIS-15)
	NukesBoxed      // all nuke tokens leave the game for good (D-MUT-14)
	CardLaid        // by Seat, who puts some cards of To in order; Card, Seen: is at place ToAt, and what others knew of that place is void

	// Mostly for the log. Executed, JumpDue, JumpIconAdded, TitleLent, BeganAt, LossSpared and Corrected also change the table (see apply).
	Activated        // Seat activates Place
	CardPlayed       // Seat plays Card
	AbilityUsed      // Seat uses Card, an ability; N: by how much it changes a difficulty
	AttackMade       // Seat attacks, or a Cylon ship that nobody commands: RollFor, Ship, Area, N: number of a basestar, Other: the pilot attacked
	AttackMissed     // likewise
	Launched         // Ship, N, Area: by a basestar
	ShipsActivated   // Activation
	Jumped           //
	ChoseBox         // Seat, Card, N: box; -1 the check
	CheckEnded       // Card or Place, N: total, Result
	Executed         // Card, the character of Seat, is executed; the consequences follow. N: 1 if Seat has an Agenda, which may require it
	Revealed         // Seat reveals Card as a Cylon
	Chosen           // Seat chooses Other, for Card or Place
	Contributed      // Seat adds N cards
	Ignored          // Seat, a Cylon player, ignores an effect of Card
	NothingHappens   // Nothing: why
	Boarded          // a heavy raider's centurions come aboard from Area
	Repaired         // Seat repairs Place
	Scouted          // Seat looked at the top of From; N is 1 if it went to the bottom
	AbilityResolved  // Seat resolves the skill check ability of Card (E-CHECK-04)
	Consequence      // the consequence of Card is resolved (E-CHECK-13)
	FleetGrows       // an activation that found nothing adds a Ship to the Cylon Fleet board
	Escorted         // Seat escorts a civilian ship out of Area with a viper, Ship
	AllyMet          // Seat encounters Card at Place; the result follows
	ResultDecided    // Mark: which result of Card, an ally or a Crossroads card, is resolved for Seat
	Judged           // Seat has N trauma tokens left that count at the Trial
	Condemned        // Seat is about to be eliminated; Card is their character, the consequences follow
	JumpDue          // Seat: the next Crisis card drawn this turn counts as having a jump icon (P-PEG-05)
	JumpIconAdded    // Card is that card
	TitleLent        // Title of Seat goes back to Other at the end of the turn (P-CLAR-10)
	BeganAt          // Seat began the turn at Place, or in ToArea
	LossSpared       // the next loss of Resource this turn is N less; 0 once that has happened
	PegasusDestroyed // the Pegasus is destroyed (P-PEG-09)
	ForcesActivated  // all occupation forces activate (P-NC-21)
	Corrected        // the players make the correction Edit, N was the value before; the changes that it causes follow
	// NumEvents is the number of kinds.
	NumEvents
)

var eventNames = [...]string{
	NoEvent: "", TurnBegan: "turn-began", StepBegan: "step-began", CharacterTaken: "character-taken", AssistTaken: "assist-taken",
	AssistLeft: "assist-left", CardMoved: "card-moved", CardsGathered: "cards-gathered", Shuffled: "shuffled", Looked: "looked",
	TurnedDown: "turned-down", ResourceChanged: "resource-changed", JumpPrepMoved: "jump-prep-moved", DistanceGained: "distance-gained",
	ThresholdMet: "threshold-met", LastJumpIsNext: "last-jump-is-next", NukesChanged: "nukes-changed", TitleGiven: "title-given",
	CharacterMoved: "character-moved", CharacterOff: "character-off", CharacterGone: "character-gone", ShipMoved: "ship-moved",
	BasestarPlaced: "basestar-placed", BasestarGone: "basestar-gone", BasestarMoved: "basestar-moved", PursuitMoved: "pursuit-moved",
	CenturionMoved: "centurion-moved", BecameCylon: "became-cylon", OnceUsed: "once-used", LimitUsed: "limit-used", TurnFreed: "turn-freed",
	IconsPending: "icons-pending", CrisisAdded: "crisis-added", CheckChanged: "check-changed", DieRolled: "die-rolled", GameOver: "game-over",
	PhaseBegan: "phase-began", LeftGame: "left-game", TurnPassed: "turn-passed", ScarMoved: "scar-moved", Infiltration: "infiltration",
	Landed: "landed", GalacticaBack: "galactica-back", ForceMoved: "force-moved", JumpStepLost: "jump-step-lost", MiraclesChanged: "miracles-changed",
	RebelsTurned: "rebels-turned", HubLost: "hub-lost", CrisisStepLost: "crisis-step-lost", TruceBegan: "truce-began", WasTempted: "was-tempted",
	WasCaught: "was-caught", PiecesBoxed: "pieces-boxed", NukesBoxed: "nukes-boxed", CardLaid: "card-laid", Activated: "activated",
	CardPlayed: "card-played", AbilityUsed: "ability-used", AttackMade: "attack-made", AttackMissed: "attack-missed", Launched: "launched",
	ShipsActivated: "ships-activated", Jumped: "jumped", ChoseBox: "chose-box", CheckEnded: "check-ended", Executed: "executed", Revealed: "revealed",
	Chosen: "chosen", Contributed: "contributed", Ignored: "ignored", NothingHappens: "nothing-happens", Boarded: "boarded", Repaired: "repaired",
	Scouted: "scouted", AbilityResolved: "ability-resolved", Consequence: "consequence", FleetGrows: "fleet-grows", Escorted: "escorted",
	AllyMet: "ally-met", ResultDecided: "result-decided", Judged: "judged", Condemned: "condemned", JumpDue: "jump-due",
	JumpIconAdded: "jump-icon-added", TitleLent: "title-lent", BeganAt: "began-at", LossSpared: "loss-spared", PegasusDestroyed: "pegasus-destroyed",
	ForcesActivated: "forces-activated", Corrected: "corrected",
}

// String is the name of the kind, for scenarios.
func (k EventKind) String() string { return eventNames[k] }

// Spot is where pieces of a kind are: an area (1..6), one of the boxes, an area of the Cylon Fleet board, or a space of the Boarding Party track.
type Spot uint8

// The boxes beside the areas. Each of the other kinds of spots has a function.
const (
	Supply Spot = iota + 7
	Reserves
	DamagedBox
	Destroyed
	boardingSpots = Destroyed + 7
	// NumSpots is the number of spots; every Spot is below it, and 0 is none.
	NumSpots = boardingSpots + 5
)

// CylonSpot is the spot of an area of the Cylon Fleet board, named by the main area that it mirrors (E-FLEET-05).
func CylonSpot(a card.Area) Spot { return Destroyed + Spot(a) }

// SpotOf is the spot of an area.
func SpotOf(a card.Area) Spot { return Spot(a) }

// BoardingSpot is the spot of a space of the Boarding Party track, 0 for its start.
func BoardingSpot(space int) Spot { return boardingSpots + Spot(space) }

// Boarding returns the space of the Boarding Party track that a spot is, and reports whether it is one.
func (s Spot) Boarding() (space int, is bool) { return int(s) - int(boardingSpots), s >= boardingSpots }

var boxNames = [...]string{Supply: "supply", Reserves: "reserves", DamagedBox: "damaged", Destroyed: "destroyed"}

// String is the name of the spot, for saves and scenarios; "behind:" comes before an area of the Cylon Fleet board.
func (s Spot) String() string {
	main, behind := s.Areas()
	space, boarding := s.Boarding()
	switch {
	case boarding:
		return fmt.Sprintf("boarding:%d", space)
	case behind != card.NoArea:
		return "behind:" + behind.String()
	case main != card.NoArea:
		return main.String()
	default:
		return boxNames[s]
	}
}

// Areas returns the area of the main board that a spot is, or the area that it mirrors if it is on the Cylon Fleet board. Both are NoArea for any other
// spot.
func (s Spot) Areas() (main, behind card.Area) {
	switch {
	case s < Supply:
		return card.Area(s), card.NoArea
	case s > Destroyed && s < boardingSpots:
		return card.NoArea, card.Area(s - Destroyed)
	default:
		return card.NoArea, card.NoArea
	}
}

// Event is one thing that happened. For an observer who may not know the card, Card is blank.
type Event struct {
	Kind       EventKind
	Rule       string  // the rule that it cites; it decides nothing
	Cause      Cause   // why, if the change alone does not tell
	Nothing    Nothing // why nothing happens
	Source     card.ID // the card, ability or location that caused it
	Depth      int8    // how deep in its causes, for the log
	Group      int32   // the same for everything that one instruction does to several at once in a step, 0 for none (Game.together)
	Seat       Seat
	Other      Seat
	Card       card.ID
	Place      card.Place
	From, To   Pile
	FromAt     int16 // place in From if it is ordered: 0 the top
	ToAt       int16 // place in To if it is ordered: 0 the top, -1 the bottom
	Seen       Seats // who knows the card where it is now
	Ship       card.Ship
	FromSpot   Spot
	ToSpot     Spot
	Area       card.Area
	ToArea     card.Area
	Resource   card.Resource
	Title      card.Title
	Allegiance Allegiance
	Activation card.Activation
	Step       Step
	RollFor    RollFor
	Result     CheckResult
	Phase      Phase
	Mark       card.Mark
	Natural    int8
	N          int
	Die        *Die
	Check      *CheckState
	Over       *Over
	Edit       *Edit
}

// Changes returns what altered the result of a die.
func (e *Event) Changes() []Change {
	if e.Die == nil {
		return nil
	}
	return e.Die.Changes
}

// Who returns the seat that an event is about: the player who did it, or the player it happened to. It is NoSeat if nobody at the table does it.
func (e *Event) Who() Seat {
	// the others have no Seat
	//exhaustive:ignore
	switch e.Kind {
	case AttackMade, AttackMissed:
		// other rolls are at Cylon ships, or for something else
		//exhaustive:ignore
		switch e.RollFor {
		case RollRaiderAtGalactica, RollRaiderAtViper, RollRaiderAtPilot, RollBasestarAtGalactica:
			return NoSeat
		}
		return e.Seat
	case NukesChanged:
		if e.N > 0 { // during setup, nobody has the title yet
			return NoSeat
		}
		return e.Seat
	case TurnBegan, CharacterTaken, AssistTaken, CardMoved, Looked, TurnedDown, TitleGiven, CharacterMoved, CharacterOff, CharacterGone,
		BecameCylon, Infiltration, OnceUsed, LimitUsed, TurnFreed, DieRolled, CardLaid, Activated, CardPlayed, AbilityUsed, ChoseBox, Executed, Revealed, Chosen,
		Contributed, Ignored, Repaired, Scouted, AbilityResolved, Escorted, LeftGame, TurnPassed, AllyMet, ResultDecided, Judged, Condemned,
		JumpDue, TitleLent, MiraclesChanged, CrisisStepLost, WasTempted, WasCaught:
		return e.Seat
	}
	return NoSeat
}

// redact returns the event as an observer may know it.
func (e Event) redact(observer Seat) Event {
	switch e.Kind {
	case CardMoved, Looked, CardLaid:
		if !e.Seen.Has(observer) {
			e.Card = ""
		}
		if e.Kind == Looked && observer != e.Seat {
			e.N = 0 // a second look at the same card would tell the others which one it is
		}
		// The position in a deck or among ships is public. The position in a hand is not: it would tell when the card was drawn.
		if !e.From.Ordered() {
			e.FromAt = 0
		}
		if e.Seen != All {
			e.Seen &= SeatsOf(observer)
		}
	}
	return e
}

// apply changes the table by one event. Applied to a redacted table with the event redacted for the same seat, it gives that
// seat's table after the event.
func (t *Tabletop) apply(e *Event) {
	switch e.Kind {
	case TurnBegan:
		t.beginTurn(e)
	case StepBegan:
		t.Step = e.Step
		t.Owed, t.Arrived = [MaxSeats]int8{}, false
	case CharacterTaken:
		t.Seats[e.Seat].Character, t.Seats[e.Seat].Allegiance, t.Seats[e.Seat].NoDetector = e.Card, e.Allegiance, e.N == 1
	case CardMoved:
		t.moveCard(e)
		if owner := e.From.Owner(); e.To == CrisisOpen && owner != NoSeat { // P-AGEN-04
			t.Seats[owner].SuperCrisis = t.Seats[owner].HasAgenda()
		}
	case CardsGathered:
		t.gather(e)
	case Shuffled:
		for i := range t.Piles[e.To] {
			t.Piles[e.To][i].Seen = 0
		}
	case Looked:
		t.look(e)
	case TurnedDown:
		t.turnDown(e)
	case ResourceChanged:
		t.Resources[e.Resource] += e.N
	case JumpPrepMoved:
		t.JumpPrep += e.N
	case DistanceGained:
		t.Distance += e.N
	case ThresholdMet:
		t.Thresholds++
	case LastJumpIsNext:
		t.LastJump = true
	case NukesChanged:
		t.Nukes += e.N
	case TitleGiven:
		t.SetHolder(e.Title, e.Seat)
	case CharacterMoved:
		t.moveCharacter(e)
	case CharacterOff:
		t.Seats[e.Seat].Place, t.Seats[e.Seat].OffBoard = "", true
	case CharacterGone:
		t.Executed = append(t.Executed, e.Card)
		t.Unmourned += e.N
		s := &t.Seats[e.Seat]
		s.Place, s.OffBoard, s.Turns = "", true, 0
	case ShipMoved:
		*t.ships(e.Ship, e.FromSpot) -= e.N
		*t.ships(e.Ship, e.ToSpot) += e.N
		if from, _ := e.FromSpot.Areas(); e.Ship == card.Raider && t.ScarIn(from) && t.Raiders[from] == 0 {
			t.Scar = card.NoArea
		}
	case ScarMoved:
		t.Scar = e.ToArea
	case BasestarPlaced:
		t.Basestars[e.N].Area = e.ToArea
	case BasestarGone:
		t.Basestars[e.N].Area = card.NoArea
	case BasestarMoved:
		t.Basestars[e.N].Area, t.Basestars[e.N].Behind = e.ToSpot.Areas()
	case PursuitMoved:
		t.CylonFleet.Pursuit += e.N
	case CenturionMoved:
		if e.FromAt >= 0 {
			t.Centurions[e.FromAt] -= e.N
		}
		if e.ToAt >= 0 {
			t.Centurions[e.ToAt] += e.N
		}
	case BecameCylon, Infiltration:
		t.Seats[e.Seat].Allegiance = e.Allegiance
	case Executed:
		t.Seats[e.Seat].Executions += int8(e.N)
	case PhaseBegan:
		t.Phase = e.Phase
		for s := range t.Seats {
			if seat := &t.Seats[s]; e.Phase == AtCrossroads && seat.HasAgenda() {
				seat.JudgedHuman = seat.Human()
			}
		}
	case LeftGame:
		t.Seats[e.Seat].Allegiance = e.Allegiance
	case TurnPassed:
		t.Current, t.TurnPassedOn = e.Seat, true
	case OnceUsed:
		switch e.N {
		case 1:
			t.AssistUses--
		case -1:
			t.Seats[e.Seat].Uses++
		default:
			t.Seats[e.Seat].Uses--
		}
	case AssistTaken:
		t.Assist, t.AssistUses = e.Card, 1
	case AssistLeft:
		t.AssistGone = true
	case LimitUsed:
		t.UsedThisTurn = append(t.UsedThisTurn, e.Card)
	case TurnFreed:
		t.TurnOver = true
		t.TurnCut = t.TurnCut || e.N == 1
	case IconsPending:
		t.Icons = append(t.Icons, e.Card)
	case JumpDue:
		t.JumpDue = true
	case JumpIconAdded:
		t.JumpDue, t.JumpAdded = false, append(slices.Clip(t.JumpAdded), e.Card)
	case TitleLent:
		t.Lent = &Held{e.Title, e.Other}
	case BeganAt:
		t.Began = &BeganTurn{e.Place, e.ToArea}
	case LossSpared:
		t.Spared = &SparedLoss{e.Resource, e.N}
		if e.N == 0 {
			t.Spared = nil
		}
	case CrisisAdded:
		t.MoreCrises += e.N
	case Landed:
		t.NewCaprica.Stage = Occupied
	case GalacticaBack:
		t.NewCaprica.Stage, t.NewCaprica.Returned = InOrbit, e.N
	case ForceMoved:
		t.moveForces(e)
	case JumpStepLost:
		t.NoJumpStep = true
	case MiraclesChanged:
		t.Seats[e.Seat].Uses += int8(e.N)
	case RebelsTurned:
		t.Home.Rebels = RebelSide(e.N)
	case HubLost:
		t.Home.HubLost = true
		for s := range t.Seats {
			if t.Seats[s].Place == card.ResurrectionShip {
				t.Seats[s].Place = card.HubDestroyed
			}
		}
	case CrisisStepLost:
		t.NoCrisis = true
	case TruceBegan:
		t.Truce = true
	case WasTempted:
		t.Tempted |= SeatsOf(e.Seat)
	case WasCaught:
		t.Caught = true
	case PiecesBoxed:
		t.Boxed[e.Ship] += e.N
	case NukesBoxed:
		t.NukesGone = true
	case CheckChanged:
		t.Check = e.Check // it is never changed, but replaced
	case DieRolled:
		t.Die = e.N
	case Corrected:
		// other counters change by the events that follow
		//exhaustive:ignore
		switch e.Edit.Counter {
		case DiscardsOwed:
			t.Owed[e.Seat] = int8(e.Edit.N)
		case DistanceGone:
			t.Arrived = true
		}
	case CardLaid:
		t.Piles[e.To][e.ToAt] = Slot{e.Card, e.Seen}
		if e.Card == "" {
			t.Piles[e.To][e.ToAt].Seen = 0
		}
	case GameOver:
		over := *e.Over
		t.Over = &over
		t.Step = Finished
	}
}

// beginTurn starts a turn and clears whatever holds for one turn only.
func (t *Tabletop) beginTurn(e *Event) {
	t.Turn = e.N
	t.Current = e.Seat
	t.Seats[e.Seat].Turns++
	t.UsedThisTurn = nil
	t.TurnOver, t.TurnCut, t.TurnPassedOn = false, false, false
	t.MoreCrises = 0
	t.NoJumpStep, t.NoCrisis, t.Truce, t.Caught = false, false, false, false
	t.Tempted = 0
	t.Icons, t.JumpAdded, t.JumpDue = nil, nil, false
	t.Lent, t.Began, t.Spared = nil, nil, nil
}

// moveForces moves occupation forces on their track, onto it or off it.
func (t *Tabletop) moveForces(e *Event) {
	o := t.NewCaprica
	switch {
	case e.FromAt == OutOfTrack:
		o.Boxed -= e.N
	case e.FromAt >= 0:
		o.Forces[e.FromAt] -= e.N
	}
	switch {
	case e.ToAt == OutOfTrack:
		o.Boxed += e.N
	case e.ToAt >= 0:
		o.Forces[e.ToAt] += e.N
	}
}

// gather puts all cards of a pile under another, unseen.
func (t *Tabletop) gather(e *Event) {
	for _, slot := range t.Piles[e.From] {
		slot.Seen = 0
		t.Piles[e.To] = append(t.Piles[e.To], slot)
	}
	t.Piles[e.From] = nil
}

// moveCharacter puts a character at a location or into a viper. A viper flown from one area to another goes with its pilot. A viper that its pilot
// leaves stays in its area, unmanned. A viper that a character enters is no longer unmanned.
func (t *Tabletop) moveCharacter(e *Event) {
	s := &t.Seats[e.Seat]
	switch enters := e.ToArea != card.NoArea; {
	case s.Piloting() && !enters:
		t.Fleet(s.Craft).Space[s.Area]++
		s.Craft = card.NoShip
	case !s.Piloting() && enters:
		s.Craft = flown(e.Ship)
		t.Fleet(s.Craft).Space[e.ToArea]--
	}
	s.Place, s.Area, s.OffBoard = e.Place, e.ToArea, false
}

// ships returns the counter of a kind of ship at a spot. The supply is not counted: it follows from the others.
func (t *Tabletop) ships(ship card.Ship, at Spot) *int {
	if _, behind := at.Areas(); behind != card.NoArea {
		if ship == card.Raider {
			return &t.CylonFleet.Raiders[behind]
		}
		return &t.CylonFleet.HeavyRaiders[behind]
	}
	switch {
	case at == Supply && ship == card.AssaultRaptor:
		return &t.Fleet(ship).Aside
	case at == Supply:
		return new(int)
	case ship == card.Raider:
		return &t.Raiders[at]
	case ship == card.HeavyRaider:
		return &t.HeavyRaiders[at]
	case ship == card.Raptor && at == Reserves:
		return &t.Raptors
	case ship == card.Raptor:
		return &t.RaptorsLost
	case at == Reserves:
		return &t.Fleet(ship).Reserves
	case at == DamagedBox:
		return &t.Fleet(ship).Damaged
	case at == Destroyed:
		return &t.Fleet(ship).Destroyed
	default:
		return &t.Fleet(ship).Space[at]
	}
}

func (t *Tabletop) moveCard(e *Event) {
	from := t.Piles[e.From]
	at := int(e.FromAt)
	if !e.From.Ordered() {
		if e.Card == "" || e.Seen != All {
			// Whoever does not see which card left a hand no longer knows what is in it.
			know := e.Seen
			if owner := e.From.Owner(); owner != NoSeat {
				know |= SeatsOf(owner)
			}
			for i := range from {
				if e.From.turned() && from[i].Seen == All {
					continue
				}
				from[i].Seen &= know
				if e.Card == "" {
					from[i] = Slot{} // this observer is one of those who do not see
				}
			}
		}
		down := e.Seen != All && e.From.turned() // of two equal cards the one that lies face down
		at = slices.IndexFunc(from, func(s Slot) bool { return s.Card == e.Card && !(down && s.FaceUp()) })
		if at < 0 {
			at = slices.IndexFunc(from, func(s Slot) bool { return s.Card == "" })
		}
	}
	if at < 0 || at >= len(from) {
		panic(fmt.Sprintf("no card %q at %d in %v", e.Card, e.FromAt, e.From))
	}
	gone := from[at]
	t.Piles[e.From] = slices.Delete(from, at, at+1)
	if !e.From.Ordered() {
		slots(t.Piles[e.From]).forget(gone, e.From.turned())
	}
	slot := Slot{e.Card, e.Seen}
	if e.Card == "" {
		slot.Seen = 0
	}
	to := t.Piles[e.To]
	if e.ToAt < 0 || int(e.ToAt) >= len(to) {
		t.Piles[e.To] = append(to, slot)
		return
	}
	t.Piles[e.To] = slices.Insert(to, int(e.ToAt), slot)
}

// forget keeps equal cards indistinguishable. If an observer knew one of several equal cards and another of them left, the observer cannot tell which one
// left, and so no longer knows theirs. Faceup cards on the table stay known. In a hand, cards that everyone has seen are like the others.
func (pile slots) forget(gone Slot, open bool) {
	for observer := Seat(0); observer <= Everyone; observer++ {
		if gone.Card == "" || gone.Seen.Has(observer) {
			continue
		}
		for i := range pile {
			if pile[i].Card == gone.Card && pile[i].Seen.Has(observer) && !(open && pile[i].FaceUp()) {
				pile[i].Seen &^= SeatsOf(observer)
				break
			}
		}
	}
}

// turnDown turns a card facedown; every seat still knows what it has seen.
func (t *Tabletop) turnDown(e *Event) {
	pile := t.Piles[e.From]
	at := slices.IndexFunc(pile, func(s Slot) bool { return s.Card == e.Card && s.FaceUp() })
	pile[at].Seen &^= SeatsOf(Everyone)
}

func (t *Tabletop) look(e *Event) {
	pile := t.Piles[e.From]
	if e.Card == "" || e.N == 1 {
		return // not seen by this observer, or known already
	}
	if e.From.Ordered() {
		pile[e.FromAt].Card = e.Card
		pile[e.FromAt].Seen |= e.Seen
		return
	}
	// Of two equal cards, take the one that is not known yet.
	known := func(s Slot) bool { return e.Seen == All && s.FaceUp() || e.Seen != All && s.Seen.Has(e.Seat) }
	at := slices.IndexFunc(pile, func(s Slot) bool { return s.Card == e.Card && !known(s) })
	if at < 0 {
		at = slices.IndexFunc(pile, func(s Slot) bool { return s.Card == "" })
	}
	if at < 0 {
		return
	}
	before := pile[at]
	pile[at] = Slot{e.Card, before.Seen | e.Seen}
	if e.Seen == All {
		slots(pile).forget(Slot{e.Card, before.Seen}, true)
	}
}
