package game

import "battlestar/game/card"

// Craft is what sets a kind of craft that players fly apart from the others.
type Craft struct {
	Ship   card.Ship
	Word   string // what saves and scenarios call it
	Plain  bool   // choices and events do not name it
	Areas  int    // how many areas it flies at once (E-FLEET-36)
	Evades int    // how many more results of the die miss it (E-FLEET-37)
	Begins Spot   // the Reserves, or the Damaged Vipers box (E-FLEET-02)
}

// Crafts is all kinds of craft, in the order of card.Ship.
var Crafts = [...]Craft{
	{Ship: card.Viper, Word: "viper", Plain: true, Areas: 1, Begins: Reserves},
	{Ship: card.MarkVII, Word: "mark-vii", Areas: 2, Evades: 1, Begins: DamagedBox},
}

// CraftOf is a kind of craft, nil for a ship that nobody flies.
func CraftOf(s card.Ship) *Craft {
	for i := range Crafts {
		if Crafts[i].Ship == s {
			return &Crafts[i]
		}
	}
	return nil
}
