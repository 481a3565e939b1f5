package card

import "fmt"

// ---- Verbs of the Pegasus, of Treachery and of the characters of that box ----

// Spare reduces the next loss of a resource this turn; the player chooses the resource.
type Spare struct{ By int }

// Notation implements [Effect].
func (e Spare) Notation() string {
	return fmt.Sprintf("choose fuel, food, morale or population: its next loss this turn is %d less", e.By)
}

// DrawWithFew lets each human player who holds few Skill cards draw some.
type DrawWithFew struct{ Holds, N int }

// Notation implements [Effect].
func (e DrawWithFew) Notation() string {
	return fmt.Sprintf("each human who holds %d skill or less: may draw %d skill", e.Holds, e.N)
}

// NoDestiny keeps Destiny cards out of the check.
type NoDestiny struct{}

// Notation implements [Effect].
func (NoDestiny) Notation() string { return "this skill check gets no destiny cards" }

// OneAction gives the player an action (P-MOVE-07).
type OneAction struct{}

// Notation implements [Effect].
func (OneAction) Notation() string { return "you take 1 action" }

// FlyAndAttack flies the player's viper to any area and lets it attack there.
type FlyAndAttack struct{}

// Notation implements [Effect].
func (FlyAndAttack) Notation() string {
	return "your viper may move to any space area\nmoved or not, it may then attack 1 Cylon ship in its space area"
}

// RaidersMiss makes the first raiders that act in the area of the player's viper miss.
type RaidersMiss struct{ N int }

// Notation implements [Effect].
func (e RaidersMiss) Notation() string {
	return fmt.Sprintf("in your space area, the first %d raiders to activate miss; no roll", e.N)
}

// ChangeDie raises or lowers the result of a die that was rolled (P-DIE-01).
type ChangeDie struct{ By int }

// Notation implements [Effect].
func (e ChangeDie) Notation() string {
	return fmt.Sprintf("result of that die roll +%d or -%d", e.By, e.By)
}

// HeavyRaidersOnly activates the heavy raiders without the advance of the centurions (P-RECK-05).
type HeavyRaidersOnly struct{}

// Notation implements [Effect].
func (HeavyRaidersOnly) Notation() string { return "activate heavy raiders, centurions not" }

// SwapWithDestiny swaps the card that was played with the top card of the Destiny deck, which goes into hand.
type SwapWithDestiny struct{}

// Notation implements [Effect].
func (SwapWithDestiny) Notation() string {
	return "this card goes on top of destiny, the card that was on top goes into your hand"
}

// LoseIfJailed lowers the highest resource if a human player is in the Brig.
type LoseIfJailed struct{ N int }

// Notation implements [Effect].
func (e LoseIfJailed) Notation() string {
	return fmt.Sprintf("if a human is in Brig or Detention, the highest resource -%d", e.N)
}

// FirePegasus is Pegasus firing at a basestar, at her own risk (P-PEG-02): up to Hit, she is damaged; up to Once, the basestar is damaged once; above
// it, twice.
type FirePegasus struct{ Hit, Once int }

// Notation implements [Effect].
func (e FirePegasus) Notation() string {
	return fmt.Sprintf("choose a basestar (none on the board: not available, P-X-23)\n"+
		"roll: 1-%d -> damage pegasus; %d-%d -> damage that basestar x1; %d-8 -> damage that basestar x2", e.Hit, e.Hit+1, e.Once, e.Once+1)
}

// FireBatteries is the main batteries firing at an area (P-PEG-04): up to Civilian, a civilian ship is destroyed; up to Viper, a viper is damaged; up
// to Few, some raiders are destroyed; above it, more.
type FireBatteries struct{ Civilian, Viper, Few, Raiders, More int }

// Notation implements [Effect].
func (e FireBatteries) Notation() string {
	return fmt.Sprintf("choose a space area; all that follows is there\n"+
		"roll: %s -> destroy 1 civilian; %s -> damage 1 viper; %s -> destroy %d raider; %s -> destroy %d raider",
		span(1, e.Civilian), span(e.Civilian+1, e.Viper), span(e.Viper+1, e.Few), e.Raiders, span(e.Few+1, 8), e.More)
}

// span returns a range of die results: "1", "2-3".
func span(from, to int) string {
	if from == to {
		return fmt.Sprint(from)
	}
	return fmt.Sprintf("%d-%d", from, to)
}

// AddJumpIcon gives the next Crisis card drawn this turn a jump icon, for Discard Skill cards (P-PEG-05).
type AddJumpIcon struct{ Discard int }

// Notation implements [Effect].
func (e AddJumpIcon) Notation() string {
	return fmt.Sprintf("you discard %d skill\nthe next crisis card drawn this turn counts as having the jump icon", e.Discard)
}

// ExecuteTarget executes the character that was chosen before the check of a location.
type ExecuteTarget struct{}

// Notation implements [Effect].
func (ExecuteTarget) Notation() string { return "execute the chosen character" }

// TreacheryForHumans makes each human player discard N cards at random and draw N Treachery cards.
type TreacheryForHumans struct{ N int }

// Notation implements [Effect].
func (e TreacheryForHumans) Notation() string {
	return fmt.Sprintf("each human discards %d random skill then draws %d treachery", e.N, e.N)
}

// BlindJump makes the fleet jump, prepared or not, to the one destination that the Admiral draws (P-CLAR-06).
type BlindJump struct{}

// Notation implements [Effect].
func (BlindJump) Notation() string {
	return "jump the fleet, from a red space too\nadmiral draws 1 destination for it, not 2"
}

// Sacrifice sends the pilot to Sickbay and destroys ships of one kind in the area the pilot left.
type Sacrifice struct{ Raiders, HeavyRaiders, Basestars, Civilians int }

// Notation implements [Effect].
func (e Sacrifice) Notation() string {
	return fmt.Sprintf("you -> Sickbay\nchoose one, in the area you left: destroy %d raider; destroy %d heavy raider; destroy %d basestar; destroy %d civilian",
		e.Raiders, e.HeavyRaiders, e.Basestars, e.Civilians)
}
