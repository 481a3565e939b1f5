package card

import "fmt"

// ---- Verbs that the Ionian Nebula option of Exodus adds ----

// CrossroadsPhase is the battle, the Crossroads cards and the Trial (E-ION-50..70).
type CrossroadsPhase struct{}

// Notation implements [Effect].
func (CrossroadsPhase) Notation() string { return "Crossroads phase" }

// DrawTrauma makes players draw N trauma tokens each (E-ION-10..14).
type DrawTrauma struct {
	Who Who
	N   int
}

// Notation implements [Effect].
func (e DrawTrauma) Notation() string { return fmt.Sprintf("%s %d trauma", e.Who.does("draw"), e.N) }

// DiscardTrauma makes a player discard N trauma tokens, of their own choice or at random (E-ION-18).
type DiscardTrauma struct {
	Who    Who
	N      int
	Random bool
}

// Notation implements [Effect].
func (e DiscardTrauma) Notation() string {
	random := ""
	if e.Random {
		random = "random "
	}
	return fmt.Sprintf("%s %d %strauma", e.Who.does("discard"), e.N, random)
}

// DestroyRaidersHere destroys up to N raiders in the area of the basestar that draws the token (E-ION-41).
type DestroyRaidersHere struct{ N int }

// Notation implements [Effect].
func (e DestroyRaidersHere) Notation() string {
	return fmt.Sprintf("destroy up to %d raider in the area of this basestar", e.N)
}

// Another makes the player choose another, for whom the effects are then resolved: "you" is that player.
type Another struct{ Then Effects }

// Notation implements [Effect].
func (e Another) Notation() string { return "choose another player: " + e.Then.Notation() }

// IfDistance does more if the distance is at most AtMost.
type IfDistance struct {
	AtMost int
	Then   Effects
}

// Notation implements [Effect].
func (e IfDistance) Notation() string {
	return fmt.Sprintf("if distance is %d or less: %s", e.AtMost, e.Then.Notation())
}

// AddNotCylon shuffles a card of the "not a Cylon" deck into the Loyalty deck (E-LOY-06).
type AddNotCylon struct{}

// Notation implements [Effect].
func (AddNotCylon) Notation() string { return "shuffle 1 You Are Not a Cylon into the Loyalty deck" }

// DrawLoyalty deals a card from the Loyalty deck to the player, or with Chosen to a human player whom they choose.
type DrawLoyalty struct{ Chosen bool }

// Notation implements [Effect].
func (e DrawLoyalty) Notation() string {
	if e.Chosen {
		return "choose a human player, who draws 1 loyalty"
	}
	return "you draw 1 loyalty"
}

// ExecuteAnother executes another character, chosen by the player; never that of a Cylon player (E-EXEC-01).
type ExecuteAnother struct{}

// Notation implements [Effect].
func (ExecuteAnother) Notation() string { return "choose another character, execute that character" }

// MoveAnywhere moves the current player's character to a non-hazardous location of their choice, once First is resolved. Without First, it names the
// Brig and moves the character out of it (B-BRIG-04).
type MoveAnywhere struct{ First Effects }

// Notation implements [Effect].
func (e MoveAnywhere) Notation() string {
	if len(e.First) == 0 {
		return "current leaves Brig for any location"
	}
	return e.First.Notation() + ", then moves to any location"
}

// TakeDestiny puts the top N cards of the Destiny deck into the player's hand.
type TakeDestiny struct{ N int }

// Notation implements [Effect].
func (e TakeDestiny) Notation() string {
	return fmt.Sprintf("you take the top %d destiny cards into hand", e.N)
}

// RepairAny repairs up to Locations damaged locations on Galactica, or up to Vipers damaged vipers.
type RepairAny struct{ Locations, Vipers int }

// Notation implements [Effect].
func (e RepairAny) Notation() string {
	return fmt.Sprintf("repair up to %d damaged locations on Galactica, or up to %d unmanned viper", e.Locations, e.Vipers)
}

// RestoreVipers moves N damaged vipers to the Reserves, or as many as there are.
type RestoreVipers struct{ N int }

// Notation implements [Effect].
func (e RestoreVipers) Notation() string {
	return fmt.Sprintf("move %d viper from Damaged Vipers to Reserves", e.N)
}

// ReturnViper moves a destroyed viper to the Reserves.
type ReturnViper struct{}

// Notation implements [Effect].
func (ReturnViper) Notation() string {
	return "if any viper was destroyed: 1 destroyed viper -> Reserves"
}

// ActivateOneViper activates the same unmanned viper Times times.
type ActivateOneViper struct{ Times int }

// Notation implements [Effect].
func (e ActivateOneViper) Notation() string {
	return fmt.Sprintf("choose 1 unmanned viper, activate it %d times", e.Times)
}

// VipersDestroy lets each unmanned viper destroy a raider in its own area.
type VipersDestroy struct{}

// Notation implements [Effect].
func (VipersDestroy) Notation() string {
	return "each unmanned viper may destroy 1 raider in its own area"
}

// DestroyInArea destroys Raiders raiders in one area of the player's choice, or with 0 every Cylon ship there.
type DestroyInArea struct{ Raiders int }

// Notation implements [Effect].
func (e DestroyInArea) Notation() string {
	if e.Raiders == 0 {
		return "choose 1 area of the main board, destroy every Cylon ship there"
	}
	return fmt.Sprintf("choose 1 area of the main board, destroy %d raider there", e.Raiders)
}

// RemoveRaiders takes N raiders of the player's choice off the main board.
type RemoveRaiders struct{ N int }

// Notation implements [Effect].
func (e RemoveRaiders) Notation() string {
	return fmt.Sprintf("remove %d raider of your choice from the main board", e.N)
}

// ActivateRaidersThere activates the raiders of the main board, and never sends a ship to another board (O-4).
type ActivateRaidersThere struct{}

// Notation implements [Effect].
func (ActivateRaidersThere) Notation() string { return "activate raiders" }

// DamageBasestar damages a basestar of the player's choice on the main board (B-DMG-06).
type DamageBasestar struct{ N int }

// Notation implements [Effect].
func (e DamageBasestar) Notation() string {
	return fmt.Sprintf("choose 1 basestar on the main board, damage it x%d", e.N)
}

// HideCivilian shuffles a civilian ship in space, of the player's choice, back into the civilian ship pile.
type HideCivilian struct{}

// Notation implements [Effect].
func (HideCivilian) Notation() string {
	return "choose 1 civilian in a space area, shuffle it back into the unused ones"
}

// PushBack moves each centurion on the Boarding Party track 1 space back; those at its start stay.
type PushBack struct{}

// Notation implements [Effect].
func (PushBack) Notation() string {
	return "each centurion on the Boarding Party track goes back 1 space, towards the start"
}
