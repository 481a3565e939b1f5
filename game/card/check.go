package card

import "fmt"

// ---- Skill check abilities and other cards of the Exodus box ----

// TakeOut discards every card of certain printed strengths from the check, before its strength is totaled (E-CHECK-08).
type TakeOut struct{ From, To int }

// Notation implements [Effect].
func (e TakeOut) Notation() string {
	return fmt.Sprintf("discard every card of strength %d or %d from this check, before its strength is totaled", e.From, e.To)
}

// IronWill spares the humans the fail effect of a check that fails by Short or less, and costs morale at a total of 0 or less (E-CHECK-11).
type IronWill struct{ Short, Morale int }

// Notation implements [Effect].
func (e IronWill) Notation() string {
	return fmt.Sprintf("if the check fails by %d or less (total >= difficulty - %d): its fail effect is not resolved\nif the total is 0 or less: %s",
		e.Short, e.Short, Lose(Morale, e.Morale).Notation())
}

// AddDestiny adds the top N Destiny cards to the check, faceup; their own abilities are resolved too (E-CHECK-06).
type AddDestiny struct{ N int }

// Notation implements [Effect].
func (e AddDestiny) Notation() string {
	return fmt.Sprintf("top %d destiny are added faceup to this check, before its strength is totaled\n"+
		"resolve the skill check abilities of those %d, unless that title has been resolved in this check", e.N, e.N)
}

// VipersIfStrong lets the current player activate Vipers unmanned vipers if the cards of a type in the check have a total strength of at least
// Strength (E-CHECK-10).
type VipersIfStrong struct {
	Type     Skill
	Strength int
	Vipers   int
}

// Notation implements [Effect].
func (e VipersIfStrong) Notation() string {
	return fmt.Sprintf("if the %s cards in this check have strength %d or more in all: current may activate %d unmanned viper", e.Type, e.Strength, e.Vipers)
}

// CountsDouble doubles the strength of every card of a type in the check, including those that count against it (E-CHECK-09).
type CountsDouble struct{ Type Skill }

// Notation implements [Effect].
func (e CountsDouble) Notation() string {
	return fmt.Sprintf("each %s card in this check counts double its strength, before its strength is totaled", e.Type)
}

// DecideCheck passes or fails a location's check instead of making it (E-CHECK-03).
type DecideCheck struct{}

// Notation implements [Effect].
func (DecideCheck) Notation() string {
	return "needs: a skill check that a location calls for\nthat check is not made; it passes or fails, as you choose"
}

// MoveOrAct lets each player move or take 1 action: whoever plays it first, then clockwise.
type MoveOrAct struct{}

// Notation implements [Effect].
func (MoveOrAct) Notation() string {
	return "each player, you first, then clockwise: may move, or may take 1 action"
}

// RaidersForAttack replaces the attack of a piloted viper: a die roll says how many raiders in its area are destroyed.
type RaidersForAttack struct{}

// Notation implements [Effect].
func (RaidersForAttack) Notation() string {
	return "needs: a piloted viper is about to attack\nno attack roll is made; roll a die instead, destroy as many raider as it shows, in the viper's area"
}

// GainNuke gives the Admiral a nuke, unless the Admiral holds 3 (E-RULE-04).
type GainNuke struct{}

// Notation implements [Effect].
func (GainNuke) Notation() string { return "admiral gains 1 nuke (3 at most)" }
