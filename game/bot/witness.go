package bot

import (
	"battlestar/game"
	"battlestar/game/belief"
)

// Witness follows a game, and tells each player what they know.
type Witness struct {
	Luck Luck

	g      *game.Game
	belief *belief.Belief
	read   int // events that the belief has taken in
}

// Watch returns a witness of a game from its beginning, or from where it was restored.
func Watch(g *game.Game) *Witness {
	setup := g.Snapshot().Setup
	return &Witness{Luck: LuckOf(setup), g: g, belief: belief.New(g.Begin(game.Everyone), setup)}
}

// Known returns what a seat knows now.
func (w *Witness) Known(s game.Seat) Known {
	return w.Look(new(game.View), s)
}

// Look is Known with a view that is used again.
func (w *Witness) Look(v *game.View, s game.Seat) Known {
	w.catchUp()
	w.g.Look(v, s)
	return Known{View: v, Belief: w.belief, Luck: w.Luck}
}

func (w *Witness) catchUp() {
	for _, e := range w.g.Events(game.Everyone, w.read) {
		w.belief.Follow(&e)
	}
	w.read = w.g.EventCount()
}

// Hear takes in what a player says to the table with the answer that they have just given, if anything.
func (w *Witness) Hear(k Known) {
	if c, says := Claim(k); says {
		w.catchUp()
		w.belief.Heard(c)
	}
}
