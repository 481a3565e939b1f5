package game

import "battlestar/game/card"

// Craft describes how a kind of craft that players fly differs from the others.
type Craft struct {
	Ship   card.Ship
	Word   string // what saves and scenarios call it
	Plain  bool   // choices and events do not name it
	Areas  int    // how many areas it may fly at once (E-FLEET-36)
	Evades int    // how many more die results miss it (E-FLEET-37)
	Begins Spot   // the Reserves, or the Damaged Vipers box (E-FLEET-02)
	Aside  int    // how many are beside the board until gained (D-SET-04)
	Tough  bool   // damage destroys it, and nothing repairs it (D-RAP-05, D-RAP-11)
	Stays  bool   // it may stay in its area when the fleet jumps (D-RAP-07)
}

// Crafts are all kinds of craft, in the order of card.Ship.
var Crafts = [...]Craft{
	{Ship: card.Viper, Word: "viper", Plain: true, Areas: 1, Begins: Reserves},
	{Ship: card.MarkVII, Word: "mark-vii", Areas: 2, Evades: 1, Begins: DamagedBox},
	{Ship: card.AssaultRaptor, Word: "assault-raptor", Areas: 1, Begins: Reserves, Aside: 3, Tough: true, Stays: true},
}

// CraftOf returns a kind of craft, nil for a ship that nobody flies.
func CraftOf(s card.Ship) *Craft {
	for i := range Crafts {
		if Crafts[i].Ship == s {
			return &Crafts[i]
		}
	}
	return nil
}
