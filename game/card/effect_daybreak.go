package card

import (
	"fmt"
	"strings"
)

// ---- Mutiny cards and miracle tokens ----

// DrawMutiny makes players draw N Mutiny cards, one after the other (D-MUT-07). With Lacking, only players who hold none draw (D-MUT-09).
type DrawMutiny struct {
	Who     Who
	N       int
	Lacking bool
}

// Notation implements [Effect].
func (e DrawMutiny) Notation() string {
	if e.Lacking {
		return fmt.Sprintf("each player who has no mutiny draws %d mutiny", e.N)
	}
	return fmt.Sprintf("%s %d mutiny", e.Who.does("draw"), e.N)
}

// MutinyForChosen makes a human player chosen by By draw a Mutiny card (D-MUT-18).
type MutinyForChosen struct{ By Who }

// Notation implements [Effect].
func (e MutinyForChosen) Notation() string {
	return fmt.Sprintf("player chosen by %s draws 1 mutiny", e.By)
}

// DiscardThis discards the Mutiny card being resolved before what follows.
type DiscardThis struct{}

// Notation implements [Effect].
func (DiscardThis) Notation() string { return "discard this card" }

// GainMiracle makes players gain a miracle token; with Lacking, only those who have none (D-MIR-03).
type GainMiracle struct {
	Who     Who
	Lacking bool
}

// Notation implements [Effect].
func (e GainMiracle) Notation() string {
	if e.Lacking {
		return fmt.Sprintf("%s who has no miracle gains 1 miracle", e.Who)
	}
	return e.Who.does("gain") + " 1 miracle"
}

// MiracleForChosen makes another player chosen by By gain a miracle token (D-MIR-04).
type MiracleForChosen struct{ By Who }

// Notation implements [Effect].
func (e MiracleForChosen) Notation() string {
	return fmt.Sprintf("another player chosen by %s gains 1 miracle", e.By)
}

// ---- Verbs of Crisis cards and missions ----

// DiscardQuorum makes the President discard Quorum cards at random from hand.
type DiscardQuorum struct{ N int }

// Notation implements [Effect].
func (e DiscardQuorum) Notation() string {
	return fmt.Sprintf("president discards %d random quorum", e.N)
}

// ReleaseTo moves a character chosen by By out of the Brig to a place that the card names (B-BRIG-04).
type ReleaseTo struct {
	By Who
	To Place
}

// Notation implements [Effect].
func (e ReleaseTo) Notation() string {
	return fmt.Sprintf("1 player in Brig chosen by %s -> %s", e.By, e.To.Name())
}

// FreeAll lets everyone in the Brig move to a location on Galactica.
type FreeAll struct{}

// Notation implements [Effect].
func (FreeAll) Notation() string {
	return "each character in Brig may move to any location on Galactica"
}

// GainAssaultRaptor brings an assault raptor from beside the board to the Reserves (D-RAP-03). With Launched, it goes to a launch area of the current
// player's choice, and that player may activate it.
type GainAssaultRaptor struct{ Launched bool }

// Notation implements [Effect].
func (e GainAssaultRaptor) Notation() string {
	if e.Launched {
		return "humans gain 1 assault raptor\ncurrent places it in an area with a viper launch icon\ncurrent may activate it at once"
	}
	return "gain 1 assault raptor"
}

// ClearBoard takes all Cylon ships of some kinds off the main board; then Boxed of each kind leave the game (D-MIS-15).
type ClearBoard struct {
	Ships []Ship
	Boxed int
}

// Notation implements [Effect].
func (e ClearBoard) Notation() string {
	var all, some []string
	for _, ship := range e.Ships {
		all = append(all, ship.String()+"s")
		some = append(some, fmt.Sprintf("%d %s", e.Boxed, ship))
	}
	return fmt.Sprintf("remove all %s from the board\nremove %s from the game", strings.Join(all, " and "), strings.Join(some, " and "))
}

// BringRebels brings the Rebel Basestar into the game, or turns its marker, to the side of the humans or of the Cylons (D-REB-01).
type BringRebels struct{ Humans bool }

// Notation implements [Effect].
func (e BringRebels) Notation() string {
	side := "cylon"
	if e.Humans {
		side = "human"
	}
	return fmt.Sprintf("put the Rebel Basestar board in play with its allegiance marker on the %s side", side)
}

// DestroyHub flips the overlay of the Cylon locations: Hub Destroyed replaces the Resurrection Ship (D-LOC-09).
type DestroyHub struct{}

// Notation implements [Effect].
func (DestroyHub) Notation() string {
	return "flip the Cylon Locations overlay to Hub Destroyed\nfrom now on a player sent to Resurrection Ship -> Hub Destroyed instead"
}

// GainDistance adds to the distance traveled at once; from the next jump on, the mission lies beside the objective (D-MIS-11).
type GainDistance struct{ By int }

// Notation implements [Effect].
func (e GainDistance) Notation() string {
	return fmt.Sprintf("distance %+d\nat the next jump this card -> beside the Earth objective", e.By)
}

// TurnMissionDown turns the mission facedown, so that the next jump shuffles it back (D-MIS-10).
type TurnMissionDown struct{}

// Notation implements [Effect].
func (TurnMissionDown) Notation() string { return "turn this card facedown on Active Mission" }

// RepairLocation repairs a damaged location of the current player's choice (D-MIS-16).
type RepairLocation struct{}

// Notation implements [Effect].
func (RepairLocation) Notation() string { return "repair 1 damaged location" }

// ---- Verbs of Skill cards ----

// ForceTheirHand makes the current player, if human, add a Skill card to the check faceup or draw a Mutiny card (D-TRE-18).
type ForceTheirHand struct{}

// Notation implements [Effect].
func (ForceTheirHand) Notation() string {
	return "if current is a human player: current may play 1 skill faceup into this check; if he does not, current draws 1 mutiny"
}

// ZeroesHelp adds to the strength of the check for each card of printed strength 0 in it (D-TRE-15).
type ZeroesHelp struct{ By int }

// Notation implements [Effect].
func (e ZeroesHelp) Notation() string {
	return fmt.Sprintf("total strength of the check %+d for each skill of strength 0 in it", e.By)
}

// NoAbilities cancels the skill check abilities of a check (D-TRE-12).
type NoAbilities struct{}

// Notation implements [Effect].
func (NoAbilities) Notation() string { return "no skill check ability is resolved in this check" }

// InsteadOfPass makes each human player draw Skill cards instead of the pass result (D-TRE-14).
type InsteadOfPass struct{ Draw int }

// Notation implements [Effect].
func (e InsteadOfPass) Notation() string {
	return fmt.Sprintf("the pass result is not resolved\neach human draws %d skill", e.Draw)
}

// TakeFromCheck lets the current player take a card of printed strength up to Most from the check into hand, but none of this title (D-TRE-16).
type TakeFromCheck struct{ Most int }

// Notation implements [Effect].
func (e TakeFromCheck) Notation() string {
	return fmt.Sprintf("current may take 1 card of strength %d or less (not a Quick Thinking) out of this check into his hand", e.Most)
}

// DamageToRemove lets the current player damage a viper to take another card out of the check (D-TRE-17).
type DamageToRemove struct{}

// Notation implements [Effect].
func (DamageToRemove) Notation() string {
	return "current may damage 1 viper in space or in Reserves to remove 1 other card from this check"
}

// DrawByResult makes the current player draw cards of a type once the result of the check is known (D-TRE-19).
type DrawByResult struct {
	Type       Skill
	Pass, Fail int
}

// Notation implements [Effect].
func (e DrawByResult) Notation() string {
	return fmt.Sprintf("if this check passes, current draws %d %s\nif this check fails, current draws %d %s", e.Pass, e.Type, e.Fail, e.Type)
}

// ShareQuorum makes the player draw 2 Quorum cards, give one to the President, and play or discard the other.
type ShareQuorum struct{}

// Notation implements [Effect].
func (ShareQuorum) Notation() string {
	return "you draw 2 quorum\nyou give 1 of them to president\nyou play or discard the other"
}

// Truce prevents all launches and activations of Cylon ships for the rest of the turn (D-TRE-20).
type Truce struct{}

// Notation implements [Effect].
func (Truce) Notation() string {
	return "no Cylon ship is launched or activated\nuntil end of this turn"
}

// ActivateOneOf makes the player activate one of some locations, damaged or not, without moving there.
type ActivateOneOf struct{ Places []Place }

// Notation implements [Effect].
func (e ActivateOneOf) Notation() string {
	var names []string
	for _, p := range e.Places {
		names = append(names, p.Name())
	}
	return "you activate 1 of " + strings.Join(names, " | ") + ", even if damaged"
}

// MiracleIfBeaten gives the current player a miracle token if the total exceeds the printed difficulty by at least By (D-TRE-13).
type MiracleIfBeaten struct{ By int }

// Notation implements [Effect].
func (e MiracleIfBeaten) Notation() string {
	return fmt.Sprintf("if the check passes with at least %d above its printed difficulty, current gains 1 miracle", e.By)
}

// ActivateOften activates one unmanned viper up to N times.
type ActivateOften struct{ N int }

// Notation implements [Effect].
func (e ActivateOften) Notation() string {
	return fmt.Sprintf("activate 1 unmanned viper (Reserves or space) 1 to %d times", e.N)
}

// JoinPilot places up to N unmanned vipers from the Reserves beside a piloted one and activates each.
type JoinPilot struct{ N int }

// Notation implements [Effect].
func (e JoinPilot) Notation() string {
	return fmt.Sprintf("place up to %d unmanned viper from Reserves at 1 area that holds a piloted viper\nactivate each of them", e.N)
}

// ---- Verbs of Mutiny cards ----

// TakeRandom makes the player take random Skill cards from another.
type TakeRandom struct {
	From Who
	N    int
}

// Notation implements [Effect].
func (e TakeRandom) Notation() string {
	return fmt.Sprintf("you take %d random skill from %s", e.N, e.From)
}

// RepairAllVipers returns every damaged viper to the Reserves.
type RepairAllVipers struct{}

// Notation implements [Effect].
func (RepairAllVipers) Notation() string { return "repair all damaged vipers" }

// ReleaseAny moves a character out of the Brig, perhaps the player's own, to any location on Galactica (D-MUT-17).
type ReleaseAny struct{}

// Notation implements [Effect].
func (ReleaseAny) Notation() string {
	return "character in Brig chosen by you -> any location on Galactica"
}

// PlaceTogether places a basestar and raiders in one area of the player's choice.
type PlaceTogether struct{ Basestars, Raiders int }

// Notation implements [Effect].
func (e PlaceTogether) Notation() string {
	return fmt.Sprintf("place %d basestar and %d raider at 1 area chosen by you", e.Basestars, e.Raiders)
}

// DrawForChosen makes a human player chosen by the player draw Skill cards of any type; from then on that is the chosen character.
type DrawForChosen struct{ N int }

// Notation implements [Effect].
func (e DrawForChosen) Notation() string {
	return fmt.Sprintf("human player chosen by you draws %d any skill", e.N)
}

// RepelBoarders attacks a centurion on the Boarding Party track, if there is one, with a bonus to the die.
type RepelBoarders struct{ Bonus int }

// Notation implements [Effect].
func (e RepelBoarders) Notation() string {
	return fmt.Sprintf("if possible, attack 1 centurion on the Boarding Party track with %+d to the die", e.Bonus)
}

// BuryQuorum makes the player look at the Quorum hand and put some of its cards on the bottom of the deck.
type BuryQuorum struct{ N int }

// Notation implements [Effect].
func (e BuryQuorum) Notation() string {
	return fmt.Sprintf("look at the president's quorum cards, you choose %d and put them on the bottom of the quorum deck in any order", e.N)
}

// LaunchLastNuke launches one of the Admiral's nukes; then all nukes leave the game (D-MUT-14).
type LaunchLastNuke struct{}

// Notation implements [Effect].
func (LaunchLastNuke) Notation() string {
	return "launch 1 nuke at 1 basestar\nremove all nukes from the game"
}

// LaunchEach makes each basestar launch N ships of a kind.
type LaunchEach struct {
	N    int
	Ship Ship
}

// Notation implements [Effect].
func (e LaunchEach) Notation() string {
	return fmt.Sprintf("launch %d %s from each basestar", e.N, e.Ship)
}

// ---- Verbs of locations ----

// Incite is the Press Room: another human player draws a Mutiny card without going to the Brig and keeps one; then the player may discard one of
// their own (D-LOC-03).
type Incite struct{}

// Notation implements [Effect].
func (Incite) Notation() string {
	return "another player chosen by you draws 1 mutiny (he does not go to Brig)\n" +
		"he keeps 1 of his mutiny and discards the rest\nyou may discard 1 mutiny"
}

// Oust is the second half of Administration: while the President holds a Mutiny card, the player names another (D-LOC-05, D-LOC-13).
type Oust struct{}

// Notation implements [Effect].
func (Oust) Notation() string {
	return "if president has at least 1 mutiny, president title -> player chosen by you\n" +
		"if Accept Prophecy is in play, president may discard it to keep the title"
}

// FlyMission reveals the top Mission and resolves it (D-MIS-02, D-MIS-03).
type FlyMission struct{}

// Notation implements [Effect].
func (FlyMission) Notation() string {
	return "top mission -> Active Mission faceup, resolve it\nif you are current: you draw no crisis this turn"
}

// EachDrawsType makes every player draw N cards of a type that the player chooses (D-MIS-05).
type EachDrawsType struct{ N int }

// Notation implements [Effect].
func (e EachDrawsType) Notation() string {
	return fmt.Sprintf("you choose 1 skill type (any, outside your skill set too)\neach player (cylons too) draws %d skill of that type", e.N)
}

// OrderCrises lets the player look at the top N Crisis cards and put them back on top in any order (D-REB-05).
type OrderCrises struct{ N int }

// Notation implements [Effect].
func (e OrderCrises) Notation() string {
	return fmt.Sprintf("look at top %d crisis\nput them back on top in any order", e.N)
}

// SearchSkills lets the player take N cards from a Skill deck and its discard pile, which is then shuffled into the deck (D-REB-06).
type SearchSkills struct{ N int }

// Notation implements [Effect].
func (e SearchSkills) Notation() string {
	return fmt.Sprintf("search 1 skill deck and its discards, take any %d cards of them into your hand\nshuffle the discards into that deck", e.N)
}

// SendOut places raiders, or unmanned vipers from the Reserves, in an area and activates only these (D-REB-07).
type SendOut struct{ Raiders, Vipers int }

// Notation implements [Effect].
func (e SendOut) Notation() string {
	return fmt.Sprintf("place either %d raider or %d unmanned viper at 1 area chosen by you\nactivate those ships at once (only those)", e.Raiders, e.Vipers)
}

// ---- Verbs of characters ----

// PassMiracle gives a player in the same location a miracle token, or takes theirs (D-MIR-05).
type PassMiracle struct{}

// Notation implements [Effect].
func (PassMiracle) Notation() string {
	return "choose a player at your location\ngive him 1 of your miracle or take his miracle"
}

// RaiseAny raises a resource of the player's choice (D-MIR-06).
type RaiseAny struct{ By int }

// Notation implements [Effect].
func (e RaiseAny) Notation() string { return fmt.Sprintf("any 1 resource %+d", e.By) }

// PlayOneMutiny draws Mutiny cards, plays one of them and puts the others on the bottom of the deck (D-CHAR-07).
type PlayOneMutiny struct{ Draw int }

// Notation implements [Effect].
func (e PlayOneMutiny) Notation() string {
	return fmt.Sprintf("you draw %d mutiny, play 1 of them, put the other %d on the bottom\nNecessary Steps does not apply, you do not go to Brig", e.Draw, e.Draw-1)
}

// ActivateSeveral activates N different undamaged human locations from wherever the player is, except the Brig (D-CHAR-03).
type ActivateSeveral struct{ N int }

// Notation implements [Effect].
func (e ActivateSeveral) Notation() string {
	return fmt.Sprintf("if you are not in Brig, activate %d different undamaged locations wherever you are (no cylon location)", e.N)
}

// Defend moves a character out of the Brig to a location on Galactica. If it is another player's, the acting player takes all their Skill cards
// (D-CHAR-08).
type Defend struct{}

// Notation implements [Effect].
func (Defend) Notation() string {
	return "character in Brig chosen by you -> non-hazardous location on Galactica chosen by you\n" +
		"if he belongs to another player, you take all skill of that player"
}

// Treat draws cards from another human player's skill set and gives that player as many from hand (D-CHAR-01).
type Treat struct{ N int }

// Notation implements [Effect].
func (e Treat) Notation() string {
	return fmt.Sprintf("choose a human player, you draw %d skill from his skill set\nyou give him %d skill of your hand", e.N, e.N)
}

// Exchange swaps a civilian ship in space for a new one; the player looks at all in space first (D-CHAR-01).
type Exchange struct{}

// Notation implements [Effect].
func (Exchange) Notation() string {
	return "look at every civilian on the board, choose 1\nput a newly drawn civilian in its place if possible\n" +
		"shuffle the chosen one into the unused civilian pile"
}

// ActivateAny activates any undamaged location (D-CHAR-09).
type ActivateAny struct{}

// Notation implements [Effect].
func (ActivateAny) Notation() string { return "activate any 1 undamaged location" }

// LookAndLeave looks at a random Loyalty card of a human player and ends the infiltration (D-CHAR-10).
type LookAndLeave struct{}

// Notation implements [Effect].
func (LookAndLeave) Notation() string {
	return "if infiltrating: look at 1 random loyalty of a human player chosen by you\nyour infiltration ends, you -> Resurrection Ship"
}
