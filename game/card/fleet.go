package card

import "fmt"

// The verbs of the Cylon Fleet option.

// Pursuit advances the pursuit marker, one space after the other (E-FLEET-14).
type Pursuit struct{ By int }

// Notation implements [Effect].
func (e Pursuit) Notation() string { return fmt.Sprintf("pursuit %+d", e.By) }

// PlaceCivilians makes the CAG place civilian ships on the main board (E-FLEET-33).
type PlaceCivilians struct{ N int }

// Notation implements [Effect].
func (e PlaceCivilians) Notation() string { return fmt.Sprintf("cag places %d civilian", e.N) }

// ActivateViper is one activation of an unmanned viper by a player, or by the acting player if By is Nobody; with May, they may decline.
type ActivateViper struct {
	By  Who
	May bool
}

// Notation implements [Effect].
func (e ActivateViper) Notation() string {
	const what = "activate 1 unmanned viper"
	switch {
	case e.May && e.By != Nobody:
		return fmt.Sprintf("may: %s activates 1 unmanned viper", e.By)
	case e.May:
		return "you may " + what
	case e.By == Nobody:
		return what
	default:
		return e.By.does("activate") + " 1 unmanned viper"
	}
}

// PassTitle gives a title to another human player chosen by its holder.
type PassTitle struct{ Title Title }

// Notation implements [Effect].
func (e PassTitle) Notation() string {
	return fmt.Sprintf("the %s title -> any other human player, chosen by you", e.Title.Name())
}

// LaunchNukeAtArea spends a nuke on a space area (E-FLEET-50).
type LaunchNukeAtArea struct{}

// Notation implements [Effect].
func (LaunchNukeAtArea) Notation() string {
	return "discard 1 nuke, choose 1 space area of the main board\n" +
		"roll: 1-2 -> damage 1 basestar there x2; 3-6 -> destroy 1 basestar there; 7 -> destroy 1 basestar and 3 raider there; " +
		"8 -> destroy every ship there (raiders, heavy raiders, basestars, vipers, civilians)\n" +
		"1-7 with several basestars there: admiral chooses which; what is not there is not hit"
}

// ChooseTwo resolves two of the location's options; both are named before the first is resolved (E-FLEET-09).
type ChooseTwo struct{}

// Notation implements [Effect].
func (ChooseTwo) Notation() string {
	return "choose 2 different options, both before either is resolved\nresolve them one after the other, in the order you like"
}

// Reinforce places ships in one area of the Cylon Fleet board: basestars, or raiders (E-FLEET-11).
type Reinforce struct{ Basestars, Raiders int }

// Notation implements [Effect].
func (e Reinforce) Notation() string {
	return fmt.Sprintf("place %d basestar or %d raider at any 1 area of the Cylon Fleet board", e.Basestars, e.Raiders)
}

// RollBelowRaiders rolls the die; if it is lower than the number of raiders on the main board, it does more (E-FLEET-10).
type RollBelowRaiders struct{ Then Effects }

// Notation implements [Effect].
func (e RollBelowRaiders) Notation() string {
	return "roll\nif the result is lower than the number of raider on the main board: " + e.Then.Notation()
}
