package card

import "fmt"

// ---- Verbs of New Caprica ----

// NewCapricaPhase is the landing on New Caprica (P-NC-01, P-NC-02).
type NewCapricaPhase struct{}

// Notation implements [Effect].
func (NewCapricaPhase) Notation() string { return "New Caprica phase" }

// ActivateForces activates all occupation forces (P-NC-21).
type ActivateForces struct{}

// Notation implements [Effect].
func (ActivateForces) Notation() string { return "activate occupation forces" }

// ActivateForce activates one occupation force of choice (P-NC-14).
type ActivateForce struct{}

// Notation implements [Effect].
func (ActivateForce) Notation() string { return "activate 1 occupation force" }

// PlaceForce places an occupation force at Occupation Authority (P-NC-22). With Here, the location itself says so.
type PlaceForce struct{ Here bool }

// Notation implements [Effect].
func (e PlaceForce) Notation() string {
	if e.Here {
		return "place 1 occupation force here"
	}
	return "place 1 occupation force at Occupation Authority"
}

// DestroyForces destroys occupation forces, as many as there are, chosen by By, or by the decider if By is Nobody (P-NC-45).
type DestroyForces struct {
	N  int
	By Who
}

// Notation implements [Effect].
func (e DestroyForces) Notation() string { return fmt.Sprintf("destroy %d occupation force", e.N) }

// AttackForces is the attack on the occupation forces at the player's location: if the die is at least From, one is destroyed (P-NC-17).
type AttackForces struct{ From int }

// Notation implements [Effect].
func (e AttackForces) Notation() string {
	return fmt.Sprintf("roll: 1-%d -> nothing; %d-8 -> destroy 1 occupation force at your location\nyou may discard 1 Maximum Firepower to reroll", e.From-1, e.From)
}

// Detain is the arrest of a human at the player's location: up to Detention on the die, they go to Detention; up to Medical, to the Medical Center
// (P-NC-18).
type Detain struct{ Detention, Medical int }

// Notation implements [Effect].
func (e Detain) Notation() string {
	return fmt.Sprintf("roll: %s -> that human -> Detention; %s -> that human -> Medical Center; %s -> nothing",
		span(1, e.Detention), span(e.Detention+1, e.Medical), span(e.Medical+1, 8))
}

// PrepareOrEvacuate prepares a civilian ship, or evacuates one once Galactica is back (P-NC-26).
type PrepareOrEvacuate struct{}

// Notation implements [Effect].
func (PrepareOrEvacuate) Notation() string { return "prepare or evacuate 1 civilian" }

// FlyAlong lets a player who has just evacuated a ship move to Galactica for free (P-NC-16).
type FlyAlong struct{}

// Notation implements [Effect].
func (FlyAlong) Notation() string { return "if you evacuated, you may move to any Galactica location" }

// LookAtLocked looks at the top civilian ship of the Locked stack, and puts it back on the top or bottom (P-NC-16).
type LookAtLocked struct{}

// Notation implements [Effect].
func (LookAtLocked) Notation() string {
	return "look at the top civilian of the Locked stack, put it on top or at bottom"
}

// DestroyOnGround destroys the top Locked civilian ship, or the top Prepared one if none is Locked (P-NC-27).
type DestroyOnGround struct{}

// Notation implements [Effect].
func (DestroyOnGround) Notation() string {
	return "destroy the top Locked civilian, or the top Prepared one if none is Locked"
}

// OnGround does something if a player is on New Caprica (P-NC-46).
type OnGround struct {
	Who  Who
	Then Effects
}

// Notation implements [Effect].
func (e OnGround) Notation() string {
	return fmt.Sprintf("if %s is on New Caprica, %s", e.Who, e.Then.Notation())
}

// NeedsGround allows an option of a card to be chosen only while a player is on New Caprica.
type NeedsGround struct{ Who Who }

// Notation implements [Effect].
func (e NeedsGround) Notation() string {
	return fmt.Sprintf("needs: %s is on New Caprica, else this option may not be chosen", e.Who)
}

// InOrbit does something if Galactica is in orbit around New Caprica, or has not left.
type InOrbit struct{ Then Effects }

// Notation implements [Effect].
func (e InOrbit) Notation() string { return "if Galactica is in orbit, " + e.Then.Notation() }

// ReleaseDetained moves a character out of Detention to another location on New Caprica, both chosen by a player (P-NC-10).
type ReleaseDetained struct{ By Who }

// Notation implements [Effect].
func (e ReleaseDetained) Notation() string {
	return fmt.Sprintf("1 character in Detention -> another New Caprica location, both chosen by %s", e.By)
}

// LeaveDetention moves the player out of Detention (P-NC-10).
type LeaveDetention struct{}

// Notation implements [Effect].
func (LeaveDetention) Notation() string {
	return "you -> another New Caprica location, not Medical Center"
}

// NoJumpStep skips the turn's Prepare for Jump step (P-NC-15).
type NoJumpStep struct{}

// Notation implements [Effect].
func (NoJumpStep) Notation() string { return "no Prepare for Jump step this turn" }

// ResolveCrisis draws the top Crisis card and resolves it with its activation icons (P-NC-15).
type ResolveCrisis struct{}

// Notation implements [Effect].
func (ResolveCrisis) Notation() string {
	return "draw 1 crisis (of the New Caprica crisis deck), resolve it"
}

// LoseHighest lowers the highest resource; the player breaks ties (P-NC-15).
type LoseHighest struct{ N int }

// Notation implements [Effect].
func (e LoseHighest) Notation() string {
	return fmt.Sprintf("the highest resource -%d (tie: you choose)", e.N)
}

// OfferQuorum lets the player draw a Quorum card, and then play one (P-NC-14).
type OfferQuorum struct{}

// Notation implements [Effect].
func (OfferQuorum) Notation() string { return "you may draw 1 quorum\nyou may then play 1 quorum" }

// MayDraw lets each of some players draw Skill cards from their skill set.
type MayDraw struct {
	Who Who
	N   int
}

// Notation implements [Effect].
func (e MayDraw) Notation() string { return fmt.Sprintf("%s may draw %d skill", e.Who, e.N) }

// ExecuteRevealed executes a Cylon player chosen by By (P-TERM-03, P-TERM-04).
type ExecuteRevealed struct{ By Who }

// Notation implements [Effect].
func (ExecuteRevealed) Notation() string { return "execute 1 revealed Cylon" }

// LeaveNewCaprica is the final jump, away from New Caprica (P-NC-34, P-NC-35).
type LeaveNewCaprica struct{}

// Notation implements [Effect].
func (LeaveNewCaprica) Notation() string {
	return "jump the fleet (the game ends, no destination)\nexecute each human on New Caprica\ndestroy each civilian on New Caprica"
}
