package card

import (
	"fmt"
	"iter"
	"strings"
)

// Effect is one clause of what a component does. Notation returns the clause in the words of the reference.
type Effect interface {
	Notation() string
}

// Effects are clauses resolved in order (B-CRISIS-07).
type Effects []Effect

// Do lists effects, so that a literal reads as a sentence.
func Do(effects ...Effect) Effects { return effects }

// Notation returns the clauses on one line, as inside a roll or a choice.
func (list Effects) Notation() string {
	if len(list) == 0 {
		return "nothing"
	}
	words := make([]string, len(list))
	for i, effect := range list {
		words[i] = effect.Notation()
	}
	return strings.Join(words, " and ")
}

// Deep yields all effects of the list in order, each followed by those inside it.
func (list Effects) Deep() iter.Seq[Effect] {
	return func(yield func(Effect) bool) { list.deep(yield) }
}

func (list Effects) deep(yield func(Effect) bool) bool {
	for _, e := range list {
		if !yield(e) {
			return false
		}
		for _, inner := range inside(e) {
			if !inner.deep(yield) {
				return false
			}
		}
	}
	return true
}

// inside returns the lists that an effect holds.
func inside(e Effect) []Effects {
	switch e := e.(type) {
	case IfAtMost:
		return []Effects{e.Then}
	case Roll:
		return []Effects{e.Low, e.High}
	case Risk:
		return []Effects{e.Roll.Low, e.Roll.High}
	case OneOf:
		return e.Options
	case May:
		return []Effects{e.Then}
	case Mutiny:
		return []Effects{e.Low}
	case RollBelowRaiders:
		return []Effects{e.Then}
	case Another:
		return []Effects{e.Then}
	case IfDistance:
		return []Effects{e.Then}
	case MoveAnywhere:
		return []Effects{e.First}
	case IfMourned:
		return []Effects{e.Then}
	case OnGround:
		return []Effects{e.Then}
	case InOrbit:
		return []Effects{e.Then}
	case DefendCivilian:
		return []Effects{Do(e.Choice())}
	default:
		return nil
	}
}

// Clauses returns the notation of each effect; an effect of two clauses has a line for each.
func (list Effects) Clauses() []string {
	clauses := []string{}
	for _, effect := range list {
		clauses = append(clauses, strings.Split(effect.Notation(), "\n")...)
	}
	return clauses
}

// ---- Resources and tracks ----

// Change moves a resource dial (B-RES-01).
type Change struct {
	Resource Resource
	By       int
}

// Lose is the loss of n of a resource.
func Lose(r Resource, n int) Change { return Change{r, -n} }

// Gain is the gain of n of a resource.
func Gain(r Resource, n int) Change { return Change{r, n} }

// Notation implements [Effect].
func (e Change) Notation() string { return fmt.Sprintf("%s %+d", e.Resource, e.By) }

// JumpPrep moves the fleet marker on the Jump Preparation track (B-JUMP-01, B-LIMIT-06).
type JumpPrep struct{ By int }

// Notation implements [Effect].
func (e JumpPrep) Notation() string { return fmt.Sprintf("jump prep %+d", e.By) }

// IfAtMost does more if a resource is at N or less.
type IfAtMost struct {
	Resource Resource
	N        int
	Then     Effects
}

// Notation implements [Effect].
func (e IfAtMost) Notation() string {
	return fmt.Sprintf("if %s is %d or less: %s", e.Resource, e.N, e.Then.Notation())
}

// ---- Cards ----

// Discard makes players discard Skill cards, of their own choice or at random (B-CARD-05, B-CARD-06).
type Discard struct {
	Who    Who
	N      int
	Random bool
}

// Notation implements [Effect].
func (e Discard) Notation() string {
	random := ""
	if e.Random {
		random = "random "
	}
	return fmt.Sprintf("%s %d %sskill", e.Who.does("discard"), e.N, random)
}

// DiscardHand makes players discard all their Skill cards.
type DiscardHand struct{ Who Who }

// Notation implements [Effect].
func (e DiscardHand) Notation() string { return e.Who.does("discard") + " hand" }

// Draw makes players draw N Skill cards. With Types, they come from these; if there are several, all N are of one, chosen by the player who draws.
// Without, they may be of any type. A named type may be outside the skill set (B-CHAR-02); Remark is set if the reference says so.
type Draw struct {
	Who    Who
	N      int
	Types  []Skill
	Remark bool
}

// Notation implements [Effect].
func (e Draw) Notation() string {
	remark := "own skill set or not"
	if len(e.Types) == 0 {
		each := "any type, "
		if e.N > 1 {
			each = "each of any type, "
		}
		return fmt.Sprintf("%s %d any skill (%s%s)", e.Who.does("draw"), e.N, each, remark)
	}
	var kinds []string
	for _, skill := range e.Types {
		kinds = append(kinds, fmt.Sprintf("%d %s", e.N, skill))
	}
	text := fmt.Sprintf("%s %s", e.Who.does("draw"), strings.Join(kinds, " or "))
	if e.Remark {
		text += " (" + remark + ")"
	}
	return text
}

// DrawQuorum draws Quorum cards into the President's hand (B-PRES-01). Who is the President, if the card names the President.
type DrawQuorum struct {
	N   int
	Who Who
}

// Notation implements [Effect].
func (e DrawQuorum) Notation() string {
	if e.Who != Nobody {
		return fmt.Sprintf("%s %d quorum", e.Who.does("draw"), e.N)
	}
	return fmt.Sprintf("you draw %d quorum", e.N)
}

// DiscardNuke takes a nuke from the Admiral; the option that holds it is not offered if the Admiral has none.
type DiscardNuke struct{}

// Notation implements [Effect].
func (DiscardNuke) Notation() string {
	return "admiral discards 1 nuke (option not available if he has none)"
}

// ---- Characters ----

// Send puts a player's character somewhere, free and without the rules of movement (B-MOVE-08).
type Send struct {
	Who Who
	To  Place
}

// Notation implements [Effect].
func (e Send) Notation() string { return fmt.Sprintf("%s -> %s", e.Who, e.To.Name()) }

// Execute executes a player's character (E-EXEC-01).
type Execute struct{ Who Who }

// Notation implements [Effect].
func (e Execute) Notation() string {
	if e.Who == Examiner {
		return "execute the examiner"
	}
	return "execute " + e.Who.String()
}

// SendChosen sends a character chosen by By among the legal ones (B-BRIG-05). With Discard, the chosen player first discards that many Skill cards.
// With OnGalactica, only a character on Galactica may be chosen; with OnGround, only one on New Caprica (P-NC-46); with Another, not the chooser's
// own.
type SendChosen struct {
	By          Who
	To          Place
	Discard     int
	OnGalactica bool
	OnGround    bool
	Another     bool
}

// Notation implements [Effect].
func (e SendChosen) Notation() string {
	chosen := "character"
	switch {
	case e.OnGalactica:
		chosen += " on Galactica"
	case e.OnGround:
		chosen = "human on New Caprica"
	case e.Another:
		chosen = "another player"
	}
	if e.Discard > 0 {
		return fmt.Sprintf("%s chosen by %s discards %d skill and -> %s", chosen, e.By, e.Discard, e.To.Name())
	}
	return fmt.Sprintf("%s chosen by %s -> %s", chosen, e.By, e.To.Name())
}

// SendAllIn sends every character at a location (B-CRISIS-12).
type SendAllIn struct{ From, To Place }

// Notation implements [Effect].
func (e SendAllIn) Notation() string {
	return fmt.Sprintf("each character in %s -> %s", e.From.Name(), e.To.Name())
}

// SendAllOn sends every character on a board.
type SendAllOn struct {
	From Board
	To   Place
}

// Notation implements [Effect].
func (e SendAllOn) Notation() string {
	return fmt.Sprintf("each character on Colonial One -> %s", e.To.Name())
}

// SendTarget sends the character that was chosen before the check of a location.
type SendTarget struct{ To Place }

// Notation implements [Effect].
func (e SendTarget) Notation() string { return "chosen character -> " + e.To.Name() }

// FreeFromBrig moves the player out of the Brig to a location of their choice on Galactica (B-BRIG-03).
type FreeFromBrig struct{}

// Notation implements [Effect].
func (FreeFromBrig) Notation() string { return "you move to any location on Galactica" }

// ReleaseOther moves another character out of the Brig to a location on Galactica.
type ReleaseOther struct{}

// Notation implements [Effect].
func (ReleaseOther) Notation() string {
	return "choose any other character in Brig; that character moves to any other location on Galactica (your choice)"
}

// NewHolder is who receives a title.
type NewHolder uint8

// The ways to find the new holder of a title.
const (
	ToAdmiral NewHolder = iota
	ToChosenByPresident
	ToTarget
	ToYou
	ToAnother // chosen by the player who resolves the card
	ToNextInLine
)

// GiveTitle hands a title on (B-TITLE-08).
type GiveTitle struct {
	Title Title
	To    NewHolder
}

// Notation implements [Effect].
func (e GiveTitle) Notation() string {
	switch e.To {
	case ToChosenByPresident:
		return e.Title.String() + " title -> another player, chosen by president"
	case ToTarget:
		return "chosen character receives the President title"
	case ToYou:
		return "you get the " + e.Title.Name() + " title"
	case ToAnother:
		return "then choose another character, who gets the " + e.Title.Name() + " title"
	case ToAdmiral:
		return e.Title.String() + " title -> admiral"
	case ToNextInLine:
		return fmt.Sprintf("%s title -> highest in the line of succession, other than the current %s", e.Title, e.Title)
	}
	panic(fmt.Sprintf("unknown card.NewHolder %d", e.To))
}

// ---- Loyalty ----

// Looked says whose Loyalty card is looked at.
type Looked uint8

// Whose Loyalty cards may be looked at.
const (
	AnyPlayer Looked = iota
	PresidentOrAdmiral
	CurrentPlayer
	AnotherPlayer
	ChosenPlayer // who was chosen by the effect before
	AnotherHuman // another human player
)

// LookAtLoyalty shows a player 1 random facedown Loyalty card of another player, or with All, each of them (B-LOY-02).
type LookAtLoyalty struct {
	By  Who
	Of  Looked
	All bool
}

// Notation implements [Effect].
func (e LookAtLoyalty) Notation() string {
	switch {
	case e.All:
		return "choose another player; see all of their Loyalty cards"
	case e.Of == AnotherPlayer:
		return "choose another player; see 1 of their Loyalty cards at random"
	case e.Of == PresidentOrAdmiral:
		return fmt.Sprintf("%s: look at 1 random loyalty of president or admiral, chosen by %s", e.By, e.By)
	case e.Of == CurrentPlayer:
		return fmt.Sprintf("%s: look at 1 random loyalty of current", e.By)
	case e.Of == ChosenPlayer:
		return fmt.Sprintf("%s look at 1 random loyalty of that character", e.By)
	default:
		return fmt.Sprintf("%s: look at 1 random loyalty of any player, chosen by %s", e.By, e.By)
	}
}

// GiveLoyalty lets a Cylon player give all their unrevealed Loyalty cards to one player if the distance is small enough (B-LOC-15).
type GiveLoyalty struct{ MaxDistance int }

// Notation implements [Effect].
func (e GiveLoyalty) Notation() string {
	return fmt.Sprintf("if distance is %d or less: give all your unrevealed Loyalty cards to any one player", e.MaxDistance)
}

// BecomeSympathetic is what the Sympathetic Cylon does to the human player who gets it (P-SYM-02..05).
type BecomeSympathetic struct{}

// Notation implements [Effect].
func (BecomeSympathetic) Notation() string {
	return "reveal this card\n" +
		"you become a revealed Cylon player, without a super crisis\n" +
		"you draw 1 sympathetic agenda, and win only by it\n" +
		"from now on you may infiltrate as a Cylon Leader does\n" +
		"while infiltrating you have no skill set: you draw 3 any skill of different types in Receive Skills (rulebook)"
}

// Sympathize is what the Sympathizer does to the player it is dealt to, by the state of the resources (B-SYMP-02, B-SYMP-03).
type Sympathize struct{}

// Notation implements [Effect].
func (Sympathize) Notation() string {
	return "if any resource is in its red zone (board.yaml, resources): you -> Brig; you stay a human player and this card counts as not a Cylon\n" +
		"otherwise: you become a revealed Cylon player (cylon_reveal), draw no super crisis and may never activate Cylon Fleet"
}

// SleeperAgent deals the second round of Loyalty cards (B-SLEEP-01..07).
type SleeperAgent struct{}

// Notation implements [Effect].
func (SleeperAgent) Notation() string { return "Sleeper Agent phase" }

// NextJumpWins makes the next jump the last (B-KOBOL-01).
type NextJumpWins struct{}

// Notation implements [Effect].
func (NextJumpWins) Notation() string {
	return "from now on the next jump wins the game for the humans; no destination is drawn for it"
}

// ---- Ships and damage ----

// Damage draws Galactica damage tokens, N one after the other (B-DMG-01).
type Damage struct{ N int }

// Notation implements [Effect].
func (e Damage) Notation() string { return fmt.Sprintf("damage galactica x%d", e.N) }

// ChooseDamage draws Draw tokens, resolves Resolve of them, chosen by the player who revealed, and puts the rest back (B-DMG-05).
type ChooseDamage struct{ Draw, Resolve int }

// Notation implements [Effect].
func (e ChooseDamage) Notation() string {
	others := "the others"
	if e.Draw-e.Resolve == 1 {
		others = "the other"
	}
	return fmt.Sprintf("draw up to %d Galactica damage tokens, choose %d of them to resolve, put %s back", e.Draw, e.Resolve, others)
}

// Placement puts new pieces into an area; centurions go to the start of the Boarding Party track.
type Placement struct {
	N    int
	Ship Ship
	At   Area
}

// Put returns the placement of n new pieces of a kind in an area (B-ATTACK-03, B-LIMIT-01).
func Put(n int, ship Ship, at Area) Placement { return Placement{n, ship, at} }

// Notation implements [Effect].
func (e Placement) Notation() string {
	at := e.At.String()
	if e.Ship == Centurion {
		at = "start of the boarding party track"
	}
	return fmt.Sprintf("place %d %s at %s", e.N, e.Ship, at)
}

// Activate makes Cylon ships act (B-CYL-01..15).
type Activate struct{ Ships Activation }

// Notation implements [Effect].
func (e Activate) Notation() string { return e.Ships.Clause() }

// ActivatePlaced activates only the raiders that the card has just placed.
type ActivatePlaced struct{ N int }

// Notation implements [Effect].
func (e ActivatePlaced) Notation() string {
	return fmt.Sprintf("activate only the %d raiders placed by this card", e.N)
}

// Destroy destroys pieces: raptors, vipers and Cylon ships from where they are, civilian ships by a random draw (B-CIV-04). Bare means that the card
// does not say "draw"; the civilian ship is found in the same way (E-RULE-06).
type Destroy struct {
	N    int
	Ship Ship
	Bare bool
}

// Notation implements [Effect].
func (e Destroy) Notation() string {
	drawn := ""
	if e.Ship == Civilian && !e.Bare {
		drawn = " (drawn)"
	}
	return fmt.Sprintf("destroy %d %s%s", e.N, e.Ship, drawn)
}

// Zone is where vipers are damaged.
type Zone uint8

// The zones.
const (
	Anywhere Zone = iota
	InReserves
	InSpace
)

var zoneNames = [...]string{Anywhere: "", InReserves: " in Reserves", InSpace: " in space areas"}

// DamageVipers damages vipers outside an attack, chosen by By, or by the card's decider if By is Nobody (B-COMBAT-05). With Unmanned, none of them
// may be piloted.
type DamageVipers struct {
	N        int
	In       Zone
	By       Who
	Unmanned bool
}

// Notation implements [Effect].
func (e DamageVipers) Notation() string {
	by := ""
	if e.By != Nobody {
		by = " chosen by " + e.By.String()
	}
	unmanned := ""
	if e.Unmanned {
		unmanned = "unmanned "
	}
	return fmt.Sprintf("damage %d %sviper%s%s", e.N, unmanned, zoneNames[e.In], by)
}

// RecallVipers returns every viper in space to the Reserves, and pilots to the Hangar Deck.
type RecallVipers struct{}

// Notation implements [Effect].
func (RecallVipers) Notation() string {
	return "each undamaged viper on the board -> Reserves (piloted ones too)"
}

// RestoreRaptor returns 1 destroyed raptor to the Reserves.
type RestoreRaptor struct{}

// Notation implements [Effect].
func (RestoreRaptor) Notation() string { return "1 destroyed raptor -> Reserves, if any" }

// RepairShips lets the Admiral return vipers and raptors, damaged or destroyed, to the Reserves.
type RepairShips struct{ Vipers, Raptors int }

// Notation implements [Effect].
func (e RepairShips) Notation() string {
	return fmt.Sprintf("admiral may repair up to %d viper and up to %d raptor, damaged or destroyed alike (-> Reserves)", e.Vipers, e.Raptors)
}

// ---- Dice and choices ----

// Roll rolls the die: up to Upto, the effects Low happen; above it, High.
type Roll struct {
	Upto int
	Low  Effects
	High Effects
}

// Notation implements [Effect].
func (e Roll) Notation() string {
	return fmt.Sprintf("roll: 1-%d -> %s; %d-8 -> %s", e.Upto, e.Low.Notation(), e.Upto+1, e.High.Notation())
}

// Risk is a roll that needs ships to be risked: without them nothing happens and nothing is lost (B-CARD-18). If By is named, that player may
// decline, and rolls.
type Risk struct {
	By   Who
	N    int
	Ship Ship
	Roll Roll
}

// Notation implements [Effect].
func (e Risk) Notation() string {
	if e.By == Nobody {
		return fmt.Sprintf("risk %d %s\n%s", e.N, e.Ship, e.Roll.Notation())
	}
	return fmt.Sprintf("%s may risk %d %s; if so, %s rolls\n%s", e.By, e.N, e.Ship, e.By, e.Roll.Notation())
}

// FailResult is the fail list of the card's own check.
type FailResult struct{}

// Notation implements [Effect].
func (FailResult) Notation() string { return "the fail list of this card" }

// OneOf makes a player choose one list.
type OneOf struct {
	By      Who
	Options []Effects
}

// Notation implements [Effect].
func (e OneOf) Notation() string {
	var options []string
	for _, option := range e.Options {
		options = append(options, option.Notation())
	}
	lead := "choose one: "
	if e.By != You {
		lead = e.By.String() + " chooses one: "
	}
	return lead + strings.Join(options, "; ")
}

// May makes effects optional for a player (B-TERM-11).
type May struct {
	Who  Who
	Then Effects
}

// Notation implements [Effect].
func (e May) Notation() string { return fmt.Sprintf("%s may: %s", e.Who, e.Then.Notation()) }

// ---- Crises and cards kept in play ----

// AnotherCrisis draws and resolves one more Crisis card once this card's ships have been activated (B-TURN-09).
type AnotherCrisis struct{}

// Notation implements [Effect].
func (AnotherCrisis) Notation() string {
	return "once this card's ships are activated, another crisis is drawn and resolved this turn"
}

// KeepWithObjective keeps the card beside the objective, where its distance counts (B-JUMP-10).
type KeepWithObjective struct{ Distance int }

// Notation implements [Effect].
func (e KeepWithObjective) Notation() string {
	return fmt.Sprintf("keep, beside the Kobol objective; distance %+d", e.Distance)
}

// Lasting is a rule that holds while a card stays in play.
type Lasting uint8

// The lasting rules. The rules of the game ask for them by these names.
const (
	NoLasting Lasting = iota
	NoLookingAtLoyalty
	UnmannedVipersRollLess
	BasestarsLaunchMore
	NoCommunications
	RelentlessPursuit
	NoMovingToColonialOne
	ConstantBarrage
	PersonalVendetta
	RaptorCrewCaptured
	DangerousRepairs
	NoOncePerGame
	VipersCostCard
	NoPilotingAction
	NoArmory
)

var lastingNotations = [...]string{
	"", "keep (no end printed); no player may look at a loyalty of another player",
	"each attack roll of an unmanned viper -2",
	"each basestar that launches raiders or heavy raiders launches 1 more of that kind",
	"no player may activate Communications",
	"when the fleet jumps with this card still in play, shuffle it into the crisis deck",
	"keep; until the end of the game no character may move to Colonial One",
	"each time raiders are activated, each basestar launches 2 raiders, which are not activated then",
	"each time raiders are activated, the Scar raider is activated twice\nonly a 7-8 destroys Scar",
	"when a basestar is destroyed, morale -1\nwhen a basestar is destroyed, destroy 1 raptor",
	"when the fleet jumps, execute every character at Engine Room or FTL Control",
	"keep: no human may use a once-per-game ability",
	"keep\nno player may activate a viper without first discarding 1 skill\nuntil fleet jumps",
	"keep\nno player may use an action on a piloting card\nuntil fleet jumps or a basestar is destroyed",
	"keep\nno player may activate Armory\nuntil fleet jumps or a basestar is destroyed",
}

// Lasts keeps the card in play with a lasting rule.
type Lasts struct{ What Lasting }

// Notation implements [Effect].
func (e Lasts) Notation() string { return lastingNotations[e.What] }

// ---- Skill checks and rolls ----

// Target names the character that a location's check is about; it is chosen before the check (B-LOC-06, B-LOC-10).
type Target struct{}

// Notation implements [Effect].
func (Target) Notation() string { return "choose a character, then make the check" }

// MakeCheck makes the check of the location.
type MakeCheck struct{}

// Notation implements [Effect].
func (MakeCheck) Notation() string { return "make the check" }

// AllFaceUp makes all cards go into the check faceup, including Destiny cards (B-CARD-19) unless ButDestiny is set (P-CHECK-03).
type AllFaceUp struct{ ButDestiny bool }

// Notation implements [Effect].
func (e AllFaceUp) Notation() string {
	if e.ButDestiny {
		return "in this skill check every skill card goes in face up, save for the destiny cards"
	}
	return "in this skill check every skill card goes in face up, the 2 destiny cards too"
}

// CountsPositive makes all cards of a type count positive in the check (B-CHECK-08).
type CountsPositive struct{ Type Skill }

// Notation implements [Effect].
func (e CountsPositive) Notation() string {
	return fmt.Sprintf("in this skill check every %s card counts positive", e.Type)
}

// Difficulty changes the difficulty of the check (B-CHECK-10).
type Difficulty struct{ By int }

// Notation implements [Effect].
func (e Difficulty) Notation() string { return fmt.Sprintf("difficulty of this skill check %+d", e.By) }

// RollBonus adds to the die (B-DIE-02).
type RollBonus struct{ By int }

// Notation implements [Effect].
func (e RollBonus) Notation() string { return fmt.Sprintf("result of this die roll %+d", e.By) }

// RerollAttack rerolls the die of an attack on a viper, with Piloted added if the viper is piloted (B-CARD-16).
type RerollAttack struct{ Piloted int }

// Notation implements [Effect].
func (e RerollAttack) Notation() string {
	return fmt.Sprintf("reroll the die of that attack\nif that viper is piloted: new result %d", e.Piloted)
}

// ---- Actions ----

// ExtraAction gives the player another action (B-ACT-06).
type ExtraAction struct{}

// Notation implements [Effect].
func (ExtraAction) Notation() string { return "you may take +1 action" }

// Order gives another human player a move and an action, or two actions (B-ACT-07).
type Order struct{}

// Notation implements [Effect].
func (Order) Notation() string {
	return "choose another player (never a revealed Cylon)\nchosen player: may move and then takes 1 action, or stays and takes 2 actions"
}

// LookAtTop looks at the top card of the Crisis or the Destination deck, or of the deck that Of names, and puts it back on the top or bottom.
type LookAtTop struct{ Of Deck }

// Notation implements [Effect].
func (e LookAtTop) Notation() string {
	if e.Of != AnyDeck {
		return fmt.Sprintf("look at the top %s, put it on top or bottom of the deck", e.Of)
	}
	return "look at top card of crisis or destination deck (your choice), put it on top or at bottom"
}

// ViperAttacks lets the viper that the player pilots attack up to N times (B-CARD-17).
type ViperAttacks struct{ N int }

// Notation implements [Effect].
func (e ViperAttacks) Notation() string { return fmt.Sprintf("your viper attacks up to %d times", e.N) }

// Repair repairs the player's location, or up to Vipers damaged vipers on the Hangar Deck (B-CARD-15).
type Repair struct{ Vipers int }

// Notation implements [Effect].
func (e Repair) Notation() string {
	return fmt.Sprintf("choose one: repair your location; or, if at Hangar Deck, repair up to %d viper (damaged viper -> Reserves)", e.Vipers)
}

// GiveThisCard gives the Quorum card to another player, or with Self to any; it stays in play in front of that player (B-PRES-04).
type GiveThisCard struct{ Self bool }

// Notation implements [Effect].
func (e GiveThisCard) Notation() string {
	if e.Self {
		return "this card goes to any human of your choice"
	}
	return "this card goes to another player of your choice"
}

// Mutiny makes another player, not the Admiral, roll: up to Upto, Low happens; above it, that player becomes Admiral.
type Mutiny struct {
	Upto int
	Low  Effects
}

// Notation implements [Effect].
func (e Mutiny) Notation() string {
	return fmt.Sprintf("choose any other player but the admiral; that player rolls\nroll: 1-%d -> %s; %d-8 -> that player receives the Admiral title",
		e.Upto, e.Low.Notation(), e.Upto+1)
}

// ResolveQuorum draws N Quorum cards, resolves one and puts the others on the bottom, President or not.
type ResolveQuorum struct{ N int }

// Notation implements [Effect].
func (e ResolveQuorum) Notation() string {
	return fmt.Sprintf("draw %d quorum: resolve 1 (your choice), the other %d to the bottom of the deck; works without the President title", e.N, e.N-1)
}

// DrawOrPlayQuorum lets the President draw 1 more Quorum card or play one from hand (B-LOC-09).
type DrawOrPlayQuorum struct{}

// Notation implements [Effect].
func (DrawOrPlayQuorum) Notation() string {
	return "you may then draw 1 more quorum or play 1 quorum from hand"
}

// PlayQuorum plays a Quorum card from hand (B-PRES-02).
type PlayQuorum struct{}

// Notation implements [Effect].
func (PlayQuorum) Notation() string { return "play 1 quorum from the hand" }

// LaunchNuke spends a nuke on a basestar (B-NUKE-01).
type LaunchNuke struct{}

// Notation implements [Effect].
func (LaunchNuke) Notation() string {
	return "remove 1 nuke from the game, attack 1 basestar of your choice\n" +
		"roll: 1-2 -> damage that basestar x2; 3-6 -> destroy it; 7-8 -> destroy it and 3 raider in its area"
}

// FTLRoll is the roll before a jump that was not fully prepared (B-JUMP-04).
type FTLRoll struct{}

// Notation implements [Effect].
func (FTLRoll) Notation() string {
	return "roll: 1-6 -> population lost as printed at the marker's space (-3 or -1); 7-8 -> nothing"
}

// JumpFleet makes the fleet jump (B-JUMP-05).
type JumpFleet struct{}

// Notation implements [Effect].
func (JumpFleet) Notation() string { return "jump the fleet" }

// GalacticaAttacks is one attack by Galactica on any Cylon ship (B-LOC-02).
type GalacticaAttacks struct{}

// Notation implements [Effect].
func (GalacticaAttacks) Notation() string {
	return "Galactica attacks 1 raider, heavy raider or basestar in any space area (board.yaml, attack_table)"
}

// LookAtCivilians shows the player up to N civilian ships, or with 0 all of them; the player may then move each (B-LOC-03).
type LookAtCivilians struct{ N int }

// Notation implements [Effect].
func (e LookAtCivilians) Notation() string {
	if e.N == 0 {
		return "look at every civilian on the main board\nyou may move each of them to an adjacent area"
	}
	return fmt.Sprintf("look at the faces of %d civilian on the board\nyou may move each of them to an adjacent area", e.N)
}

// ActivateVipers makes up to N activations of unmanned vipers (B-LOC-05).
type ActivateVipers struct{ N int }

// Notation implements [Effect].
func (e ActivateVipers) Notation() string {
	return fmt.Sprintf("make up to %d activations of unmanned vipers", e.N)
}

// LaunchSelf launches a viper with the player as its pilot (B-LOC-07).
type LaunchSelf struct{}

// Notation implements [Effect].
func (LaunchSelf) Notation() string {
	return "launch a viper from Reserves to port-bow or port-stern with you as its pilot"
}

// AttackCenturion attacks a centurion on the Boarding Party track (B-LOC-08).
type AttackCenturion struct{}

// Notation implements [Effect].
func (AttackCenturion) Notation() string {
	return "attack 1 centurion on the boarding party track\nroll: 1-6 -> nothing; 7-8 -> destroy that centurion"
}

// BringCrisis is the Caprica action (B-LOC-11). With Bury, the other cards go to the bottom of the deck and a jump icon counts (P-CYLOC-01).
type BringCrisis struct {
	Draw int
	Bury bool
}

// Notation implements [Effect].
func (e BringCrisis) Notation() string {
	if e.Bury {
		return fmt.Sprintf("either resolve 1 of your super crisis, or draw %d crisis: resolve 1 (your choice), the other goes to the bottom of the deck\n"+
			"of that card skip the Activate Cylon Ships step; its jump icon counts", e.Draw)
	}
	return fmt.Sprintf("either resolve your super crisis card, or draw %d crisis: resolve 1 (your choice), discard 1\n"+
		"of that card skip the Activate Cylon Ships and Prepare for Jump steps", e.Draw)
}

// CommandFleet is the Cylon Fleet action (B-LOC-13).
type CommandFleet struct{ Raiders, HeavyRaiders int }

// Notation implements [Effect].
func (e CommandFleet) Notation() string {
	return fmt.Sprintf("either activate raiders | heavy raiders | basestars (one of them), or each basestar launches %d raider and %d heavy raider",
		e.Raiders, e.HeavyRaiders)
}

// Infiltrate is the Human Fleet action: take a card from a hand (B-LOC-14).
type Infiltrate struct{}

// Notation implements [Effect].
func (Infiltrate) Notation() string {
	return "look at the hand of any player, take 1 skill of your choice from it into your hand"
}

// SwapSuperCrisis lets the player swap their Super Crisis card (B-LOC-15).
type SwapSuperCrisis struct{}

// Notation implements [Effect].
func (SwapSuperCrisis) Notation() string {
	return "optional: swap your super crisis card (discard it, draw 1)"
}
